"""How many cards share a picture at 72 pixels, and how long a picture takes. Printed and asserted.

`pytest tests/bench/test_faces_bench.py -s`. Names and numbers are not part of what is compared: only the generated art.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path

import pytest
from picture_hash import looks_of, shared

from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.store import Catalogue
from sanam.faces.emblem import emblem_image
from sanam.games.yugioh.presentation.face import face

#: A real database of thousands of cards.
REAL = Path(os.environ.get("SANAM_BENCH_CDB", "/work/shared/real/yugioh-en.cdb"))
#: The art of a card that is 72 pixels wide.
WIDTH, HEIGHT = 68, 64


@pytest.mark.usefixtures("qapp")
def test_at_most_three_of_all_cards_share_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not REAL.is_file():
        pytest.skip("there is no database to measure with")
    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        import_cdb(catalogue, REAL, later=True)
        specs = [face(card) for card in catalogue.all_cards("yugioh")]
    start = time.perf_counter()
    looks = [looks_of(emblem_image(spec, WIDTH, HEIGHT)) for spec in specs]
    took = (time.perf_counter() - start) / len(specs) * 1000
    counts = shared(looks)
    with capsys.disabled():
        print(f"\nfaces: {len(specs)} cards, {took:.1f} ms a picture; cards by how many share their picture:")
        print("  " + ", ".join(f"{share}: {cards}" for share, cards in sorted(Counter(counts).items())))
    assert max(counts) <= 3
