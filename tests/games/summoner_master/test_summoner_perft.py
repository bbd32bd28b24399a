"""Numbers of answer sequences from fixed Summoner Master positions (see perft.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from arena import AT, DF, NORMAL, Arena

from perft import perft
from sanam.games.summoner_master.rules.game import SummonerGame


def main_step() -> Arena:
    """A Seal in the hand, one in each Line, and one opposite."""
    s = Arena()
    s.put(0, "wolf", "hand")
    s.put(0, "bear", AT)
    s.put(0, "fly", DF)
    s.put(1, "ox", AT)
    s.set_mp(0, 4)
    return s


def casting() -> Arena:
    """A Mystic and two Seals in the hand, with few MP."""
    s = Arena()
    s.put(0, "bear", "hand")
    s.put(0, "dust", "hand")
    s.put(0, "fly", "hand")
    s.set_mp(0, 3)
    return s


def attack() -> Arena:
    """A declared attack with two targets, and a Mystic that may interfere."""
    s = Arena()
    wolf = s.put(0, "wolf", AT)
    s.put(1, "fly", AT)
    s.put(1, "ox", DF)
    s.put(1, "bolt", "hand")
    s.set_mp(1, 3)
    s.act("attack", wolf, value=NORMAL)
    return s


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (main_step, (5, 11, 43, 100)),
        (casting, (4, 8, 16, 34, 73)),
        (attack, (1, 2, 10, 13, 14, 26)),
    ],
)
def test_a_position_has_so_many_answer_sequences(position: Callable[[], Arena], counts: tuple[int, ...]) -> None:
    s = position()
    found = tuple(perft(lambda: SummonerGame(s.header), s.table, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
