"""Sheets in another language print the cards' texts in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sanam import paths
from sanam.catalogue.store import Catalogue
from sanam.catalogue.toml_set import import_set
from sanam.proxies.cards import listed_cards


@pytest.mark.parametrize("tag", ["th", "fa", "zh-Hant", "zh-Hans"])
def test_a_sheet_has_the_texts_of_its_language(tmp_path: Path, tag: str) -> None:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        import_set(catalogue, paths.cardset_dir() / "yugioh-starter.toml")
        (card,), (face,) = listed_cards(catalogue, "yugioh", [("900100006", 3)], language=tag)
        said = catalogue.text("yugioh", 900100006, tag.replace("-", "_"))
    assert (face.name, face.text) == said and face.language == tag
    assert card.name == face.name and card.copies == 3
