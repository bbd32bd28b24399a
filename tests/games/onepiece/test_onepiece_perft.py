"""Numbers of answer sequences from fixed One Piece positions (see perft.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from voyage import Voyage, character, event, read

from perft import perft
from sanam.games.onepiece.rules.game import OnePieceGame


def opening() -> Voyage:
    """Both players look at their first hands."""
    s = Voyage(start=False)
    s.play.start(1)
    return s


def main_phase() -> Voyage:
    """A Character and an Event in the hand, one Character each."""
    s = Voyage(don=2)
    s.put(0, "mate", "hand")
    s.put(0, "gale", "hand")
    s.put(0, "swift", "character")
    s.rest(s.put(1, "guard", "character"))
    return s


def counter_step() -> Voyage:
    """An attack on a Leader with a Counter card and a Counter Event in the hand, and a Life card to take."""
    s = Voyage(don=1)
    s.put(1, "cook", "hand")
    s.put(1, "parry", "hand")
    s.put(1, "guard", "character")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    return s


def effects() -> Voyage:
    """Abilities with costs, choices, and an answer of the opponent's."""
    thief = read(character("thief", 1, text="[On Play] Your opponent trashes 1 card from their hand."))
    pilot = (
        "[Activate: Main] [Once Per Turn] ➀: Choose one: • Draw 1 card. • Rest up to 1 of your opponent's Characters."
    )
    s = Voyage(thief, read(character("pilot", text=pilot)), read(event("toll", 1, "[Main] Draw 1 card.")), don=3)
    s.put(0, "thief", "hand")
    s.put(0, "toll", "hand")
    s.put(0, "pilot", "character")
    for name in ("mate", "cook"):
        s.put(1, name, "hand")
        s.put(1, name, "character")
    return s


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (opening, (2, 4, 28, 60)),
        (main_phase, (9, 44, 200)),
        (counter_step, (2, 8, 14, 37, 117)),
        (effects, (10, 55, 332)),
    ],
)
def test_a_position_has_so_many_answer_sequences(position: Callable[[], Voyage], counts: tuple[int, ...]) -> None:
    s = position()
    found = tuple(perft(lambda: OnePieceGame(s.header), s.table, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
