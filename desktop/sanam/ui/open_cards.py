"""Opens the cards of a data directory: the catalogue with the program's own cards in it, and the decks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sanam.ui import language
from sanam.ui.home import HomeModel
from sanam.ui.work import Progress

if TYPE_CHECKING:
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf

CATALOGUE = "catalogue.db"
DECKS = "decks"


@dataclass(frozen=True, slots=True)
class OpenedCards:
    """What a window leaves open for the next one: cards, decks, how many of both, and the language of all words."""

    catalogue: Catalogue
    shelf: DeckShelf
    counted: HomeModel
    spoken: str

    def in_other_words(self) -> bool:
        """Whether another language is spoken now."""
        return self.spoken != language.current().code


def count_cards(shelf: DeckShelf) -> HomeModel:
    """How many decks and cards there are. Raises FileRefused, sqlite3.Error, OSError."""
    from sanam.ui.home_data import with_cards

    return with_cards(HomeModel(), shelf)


def look_through(catalogue: Catalogue, shelf: DeckShelf) -> None:
    """Read what is soon wanted: every deck, for there may be many, and what the first search looks through.

    Raises FileRefused, sqlite3.Error, OSError.
    """
    shelf.entries()
    catalogue.warm()


def open_cards(
    data_dir: Path, progress: Progress, decks: Path | None = None
) -> tuple[Catalogue, DeckShelf, HomeModel, FileRefused | None]:
    """The catalogue with the program's own cards in it, whose texts may have been left for later, the decks, how many
    of both there are, and why the program's cards could not be brought in.

    Raises FileRefused, sqlite3.Error, OSError.
    """
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.starter_sets import import_starter_sets
    from sanam.catalogue.store import Catalogue
    from sanam.decks.folders import remove_leftovers
    from sanam.matches.store import Store
    from sanam.ui.deck_shelf import DeckShelf

    catalogue = Catalogue(data_dir / CATALOGUE)
    fault: FileRefused | None = None
    try:
        try:
            import_starter_sets(catalogue, later=True, progress=lambda done, total: progress.advance(done, total))
        except FileRefused as refused:
            fault = refused  # an older catalogue with its cards is better than none
        shelf = DeckShelf(catalogue, decks or data_dir / DECKS, data_dir)
        remove_leftovers(shelf.folder)
        matches = Store(data_dir)
        matches.remove_leftovers()
        shelf.finished = matches.finished
        return catalogue, shelf, count_cards(shelf), fault
    except BaseException:
        catalogue.close()
        raise


def read_texts(catalogue: Catalogue, shelf: DeckShelf, progress: Progress) -> int:
    """Read what an import has left for later or an earlier version has read, the cards in decks first; how many cards
    mean something else now.

    Raises FileRefused, Cancelled.
    """
    from sanam.catalogue.rereading import is_outdated, read_again

    if not is_outdated(catalogue):
        return 0
    changed = read_again(catalogue, first=shelf.codes(), progress=progress.advance)
    if changed:
        catalogue.warm()  # the window asks for it next, and may not wait
    return changed


def write_texts(catalogue: Catalogue, language: str, progress: Progress) -> int:
    """Let search find the texts that the person reads in this language, though no card was printed in it; how many
    were written. Raises Cancelled, sqlite3.Error, OSError.
    """
    from sanam.catalogue.made_texts import make_texts

    return make_texts(catalogue, language, progress.advance)
