"""Names that nobody has given but the program, said in the language in force though a match keeps them in another."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QTranslator

from sanam.decks.files import starter_name
from sanam.ui.deck_shelf import STARTER
from sanam.ui.language import LANGUAGES, catalogue_file, current
from sanam.ui.text import tr

#: The English of the names that players have until somebody gives them one.
PLAYERS = ("Player 1", "Player 2", "Computer")


def player_in_words(name: str) -> str:
    """A player as a match keeps them: by the name a person gave, else by the usual one in the language in force."""
    at = _usual().get(name)
    return name if at is None else (tr("Player 1"), tr("Player 2"), tr("Computer"))[at]


def deck_in_words(id: str, name: str) -> str:
    """A deck as a match keeps it; a starter deck is called what it is called in the language in force."""
    starter = id.removeprefix(STARTER)
    return starter_name(starter, current().code) if starter != id and name else name


@cache
def _usual() -> dict[str, int]:
    """The usual names of players in every language, with their place in PLAYERS."""
    found = {name: at for at, name in enumerate(PLAYERS)}
    for code in LANGUAGES:
        catalogue = QTranslator()
        if catalogue.load(str(catalogue_file(f"sanam_{code}"))):
            said = (catalogue.translate("", name) for name in PLAYERS)
            found |= {name: at for at, name in enumerate(said) if name}
    return found
