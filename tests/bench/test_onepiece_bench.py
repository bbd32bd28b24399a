"""Whole random One Piece matches: speed. Prints only.

python -m pytest tests/bench/test_onepiece_bench.py -s
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "games" / "onepiece"))

from fleets import header

from sanam import games
from sanam.matches.simulation import simulate


def test_random_one_piece_play(capsys: pytest.CaptureFixture[str]) -> None:
    simulate(games.build, header(), 1)
    found = simulate(games.build, header(), 20)
    with capsys.disabled():
        print(f"\n  One Piece: {found.answers / found.seconds:,.0f} answers/s,", end=" ")
        print(f"{found.duels / found.seconds:.1f} matches/s, {found.events / found.answers:.0f} events an answer")
    assert found.matches == 20
