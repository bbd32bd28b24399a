"""How long imports, look-ups and searches take. Printed, never asserted: `pytest tests/bench -s`."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.store import Catalogue
from sanam.decks.check import check
from sanam.decks.model import make_deck

#: A real database to measure with instead of the generated one.
REAL = Path(os.environ.get("SANAM_BENCH_CDB", "/work/shared/real/yugioh-zh-hant.cdb"))
TEXT = "①：1回合1次，可以選擇我方場上1張卡和對方場上最多2張卡為對象發動。該卡片破壞，從牌組將1體怪獸特殊召喚。" * 3


def generated(path: Path) -> Path:
    rows = [
        {"id": 1000 + n, "type": (0x11, 0x21, 0x2, 0x4)[n % 4], "name": f"怪獸之名 {n}", "desc": TEXT}
        for n in range(9973)
    ]
    return write_cdb(path, rows)


def test_import_and_search(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = REAL if REAL.is_file() else generated(tmp_path / "generated.cdb")
    with Catalogue(tmp_path / "catalogue.db") as catalogue, capsys.disabled():
        print(f"\ncatalogue ({path.name})")
        for label in ("first import", "same file again"):
            start = time.perf_counter()
            report = import_cdb(catalogue, path)
            print(f"  {label}: {report.total} cards in {time.perf_counter() - start:.2f} s")
        codes = list(catalogue.names("yugioh"))
        start = time.perf_counter()
        for query in ("龍", "黑魔", "怪獸之名", "x"):
            catalogue.find("yugioh", query)
        print(f"  search: {(time.perf_counter() - start) / 4 * 1000:.1f} ms a query")
        deck = make_deck("yugioh", {"main": codes[:60]})
        start = time.perf_counter()
        for _ in range(20):
            check(deck, catalogue, "yugioh", "zh-mr2")
        print(f"  check of a 60-card deck: {(time.perf_counter() - start) / 20 * 1000:.2f} ms")
        assert report.unchanged == report.total
