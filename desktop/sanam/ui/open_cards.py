"""Opens the cards of a data directory: the catalogue with the program's own cards in it, and the decks."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sanam.ui.home import HomeModel
from sanam.ui.work import Progress

if TYPE_CHECKING:
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf

CATALOGUE = "catalogue.db"
DECKS = "decks"


def open_cards(
    data_dir: Path, progress: Progress, decks: Path | None = None
) -> tuple[Catalogue, DeckShelf, HomeModel, FileRefused | None]:
    """The catalogue with the program's own cards in it, the decks, how many of both there are, and why the
    program's cards could not be brought in.

    Raises FileRefused, sqlite3.Error, OSError.
    """
    from sanam.catalogue.imports import import_starter_sets
    from sanam.catalogue.problems import FileRefused
    from sanam.catalogue.store import Catalogue
    from sanam.ui.deck_shelf import DeckShelf
    from sanam.ui.home_data import with_cards

    catalogue = Catalogue(data_dir / CATALOGUE)
    fault: FileRefused | None = None
    try:
        try:
            import_starter_sets(catalogue, progress=lambda done, total: progress.advance(done, total))
        except FileRefused as refused:
            fault = refused  # an older catalogue with its cards is better than none
        shelf = DeckShelf(catalogue, decks or data_dir / DECKS)
        shelf.entries()  # read here and not when they are first wanted, for there may be many
        catalogue.warm()
        return catalogue, shelf, with_cards(HomeModel(), shelf), fault
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
    return read_again(catalogue, first=shelf.codes(), progress=progress.advance)
