"""The catalogue of a data directory: made, and filled with the program's own card sets, at its first use."""

from __future__ import annotations

from pathlib import Path

from sanam.catalogue.staging import remove_leftovers
from sanam.catalogue.starter_sets import Unpacking, import_starter_sets
from sanam.catalogue.store import Catalogue
from sanam.paths import CATALOGUE

FILE = CATALOGUE


def open_catalogue(data_dir: Path, path: Path | None = None, unpacking: Unpacking | None = None) -> Catalogue:
    """The catalogue in `data_dir` (or the one at `path`), with the card sets that come with the program.

    A set that is new or has changed since the last start is imported; otherwise this costs a few digests.
    `unpacking` is asked for the progress of each set that is brought in. Raises FileRefused.
    """
    catalogue = Catalogue(path or data_dir / FILE)
    remove_leftovers(catalogue.path.parent / "pictures")
    try:
        import_starter_sets(catalogue, unpacking=unpacking)
    except BaseException:
        catalogue.close()
        raise
    return catalogue
