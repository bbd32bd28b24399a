"""Importing whatever a person hands over."""

from __future__ import annotations

import os
from pathlib import Path

from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.collection_lists import import_collection, is_collection
from sanam.catalogue.conf import import_conf
from sanam.catalogue.csv_cards import import_csv, look
from sanam.catalogue.importing import CancelToken, ImportReport, Progress
from sanam.catalogue.json_cards import import_json
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set

DATABASES = (".cdb", ".db", ".sqlite")
TABLES = (".csv", ".tsv")
LISTS = (".txt",)
DECKS = (".ydk", ".sanam-deck", ".cod")
PICTURES = (".zip", ".jpg", ".jpeg", ".png", ".webp", ".gif", ".bmp")


def import_file(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    copy: bool = False,
    collection: bool = False,
    game: str = "",
    later: bool = False,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import whatever this file is: cards, words, lists, pictures or how many of each card are owned, by its kind.
    Raises FileRefused or Cancelled.

    `language` is that of a foreign file's texts, "" to guess it; a card set says its own. `copy` keeps copies of
    pictures beside the catalogue. `collection` says that it is a list of what is owned, in doubt of `game`. `later`
    leaves the texts of a card database, which has thousands, to be read when the import is over.
    """
    # Not even opened: closing it again would drop the locks of the connections to it (POSIX locks are the process's).
    if _same(path, catalogue.path):
        raise FileRefused(path, "catalogue.not-cards")
    suffix = Path(path).suffix.lower()
    if suffix in PICTURES or Path(path).is_dir():
        from sanam.catalogue.pictures import import_pictures  # most starts of the program read no picture

        return import_pictures(catalogue, path, copy=copy, progress=progress, cancel=cancel)
    if suffix in DATABASES:
        return import_cdb(catalogue, path, language=language, later=later, progress=progress, cancel=cancel)
    if suffix == ".toml":
        return import_set(catalogue, path, progress=progress, cancel=cancel)
    if suffix == ".json":
        return import_json(catalogue, path, language=language, progress=progress, cancel=cancel)
    if collection or suffix in LISTS or (suffix in TABLES and is_collection(look(catalogue, path).columns)):
        return import_collection(catalogue, path, game, progress=progress, cancel=cancel)
    if suffix in TABLES:
        return import_csv(catalogue, path, language=language, progress=progress, cancel=cancel)
    if suffix == ".conf":
        return import_conf(catalogue, path, language=language, progress=progress, cancel=cancel)
    if suffix in DECKS:
        raise FileRefused(path, "file.deck", suffix=suffix)
    raise FileRefused(path, "file.kind", suffix=suffix or "—")


def _same(path: str | os.PathLike[str], other: Path) -> bool:
    try:
        return os.path.samefile(path, other)
    except (OSError, ValueError):
        return False
