"""The cards of the first starter set as people are shown them, whatever language they read."""

from __future__ import annotations

import functools
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.catalogue.written import shown

LANGUAGES = ("th", "fa", "zh_Hant", "zh_Hans")


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
