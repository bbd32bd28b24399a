"""Numbers of answer sequences from fixed Yu-Gi-Oh! positions (see perft.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from scenario import DEFENSE, Scenario, parsed, spell, trap

from perft import perft
from sanam.games.yugioh.rules.game import YugiohGame


def main_phase(edition: str) -> Scenario:
    """A monster and a Tribute monster in the hand, one monster on each side."""
    s = Scenario(edition)
    s.put(0, "bear", "hand")
    s.put(0, "knight", "hand")
    s.put(0, "ox", "m1")
    s.put(1, "wall", "m1", DEFENSE)
    return s


def spells(edition: str) -> Scenario:
    """A Spell in the hand, and a Set Trap opposite that may answer it."""
    s = Scenario(
        edition,
        parsed(spell("gift", text="Draw 1 card.")),
        parsed(trap("pit", text="Gain 500 LP.")),
    )
    s.put(0, "gift", "hand")
    s.put(1, "pit", "s1")
    return s


def battle(edition: str) -> Scenario:
    """The Battle Phase with two attackers and two targets."""
    s = Scenario(edition)
    s.put(0, "ox", "m1")
    s.put(0, "bear", "m2")
    s.put(1, "mouse", "m1")
    s.put(1, "wall", "m2", DEFENSE)
    s.act("phase", value="battle")
    return s


@pytest.mark.parametrize(
    ("position", "edition", "counts"),
    [
        (main_phase, "zh-mr2", (7, 24, 86, 301)),
        (main_phase, "fa-course", (7, 24, 86)),
        (main_phase, "th-guide", (7, 24, 86)),
        (spells, "zh-mr2", (4, 16, 60, 219)),
        (battle, "zh-mr2", (4, 13, 47, 178)),
        (battle, "th-guide", (4, 13, 47)),
    ],
)
def test_a_position_has_so_many_answer_sequences(
    position: Callable[[str], Scenario], edition: str, counts: tuple[int, ...]
) -> None:
    s = position(edition)
    found = tuple(perft(lambda: YugiohGame(s.header), s.table, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
