"""What can be printed: the decks of the shelf, the deck that is open in the editor, a plain list of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sanam.decks.model import Deck
from sanam.ui.editions_words import short_name
from sanam.ui.text import fill, joined, tr

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf

LIST = "list:"
OPEN = "open:"  # the deck of the editor, saved or not


class CardList(NamedTuple):
    """Cards by (code, copies): a selection, or the cards missing from a collection."""

    title: str
    game: str
    codes: tuple[tuple[str, int], ...]


class Sources:
    """Sources by id; `listed` and `open` stand before the decks of the shelf when they are there."""

    def __init__(self, shelf: DeckShelf) -> None:
        self._shelf = shelf
        self._names: dict[str, str] = {}
        self.listed: CardList | None = None
        self.open: Deck | None = None

    def entries(self) -> list[tuple[object, str]]:
        """(id, words) of all there are now."""
        entries = self._shelf.entries()
        self._names = {entry.id: entry.name for entry in entries}
        found: list[tuple[object, str]] = [
            (entry.id, joined(" · ", (entry.name, short_name(entry.edition))) if entry.edition else entry.name)
            for entry in sorted(entries, key=lambda entry: entry.edition)  # those for every edition first
        ]
        if self.listed is not None:
            found.insert(0, (LIST, self.listed.title))
        if self.open is not None:
            found.insert(0, (OPEN, fill(tr("{deck} (as it is open)"), deck=self.open.name or tr("Untitled deck"))))
        return found

    def deck(self, id: str) -> Deck | None:
        """The deck of an id, None where there is none. Raises FileRefused, OSError."""
        return self.open if id == OPEN else self._shelf.deck(id)

    def name(self, id: str) -> str:
        """What a deck of the shelf is called, "" for other sources."""
        return self._names.get(id, "")
