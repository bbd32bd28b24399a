"""Every input under seeded damage, a few cases each; tests/bench/test_hostile_bench.py tries thousands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from inputs import INPUTS, tried

from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.store import Catalogue

CASES = 15


@pytest.fixture
def cards(tmp_path: Path) -> Iterator[Catalogue]:
    """A catalogue with the cards 1001 and 1002."""
    rows = [{"id": code, "type": 0x11, "name": f"Ox {code}"} for code in (1001, 1002)]
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        import_cdb(catalogue, write_cdb(tmp_path / "known.cdb", rows))
        yield catalogue


@pytest.mark.parametrize("name", INPUTS)
def test_whatever_is_in_a_file_it_is_accepted_or_refused(name: str, cards: Catalogue, tmp_path: Path) -> None:
    for seed in range(CASES):
        try:
            tried(name, seed, cards, tmp_path)
        except Exception as error:
            error.add_note(f"{name}, seed {seed}")
            raise
