"""The program's own cards for tests: a catalogue that holds them, and the first set as people are shown it."""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from sanam import paths
from sanam.catalogue.first_run import FILE, open_catalogue
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.catalogue.written import shown

#: Where tests and the processes they start keep the catalogue of the starter sets; conftest sets it.
STARTERS = "SANAM_TEST_STARTERS"
LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")


def with_starters(folder: Path) -> Path:
    """Make `folder` a data directory as it is after a first start; returns it. The sets are read once in a run of the
    tests, by the worker that needs them first, and copied.
    """
    kept = Path(os.environ[STARTERS])
    if not (kept / FILE).exists():
        making = Path(tempfile.mkdtemp(dir=kept.parent))
        open_catalogue(making).close()
        with contextlib.suppress(OSError):  # another worker was faster
            making.rename(kept)
    folder.mkdir(exist_ok=True)
    shutil.copyfile(kept / FILE, folder / FILE)
    return folder


@functools.cache
def starter_cards() -> list[dict[str, Any]]:
    """The cards of the set as its file has them; as "texts" what a person who reads one of LANGUAGES is shown, which
    is written from what is understood of the card.
    """
    file = paths.cardset_dir() / "yugioh-starter.toml"
    cards: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["card"]
    with tempfile.TemporaryDirectory() as folder, Catalogue(Path(folder) / "catalogue.db") as catalogue:
        import_set(catalogue, file)
        for card in cards:
            known = catalogue.card("yugioh", card["code"])
            card["texts"] = {language: shown(catalogue, known, language).text for language in LANGUAGES}
    return cards
