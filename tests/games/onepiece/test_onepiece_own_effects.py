"""Permanent abilities whose own effect decides whether they hold, and about whom: looked at without it (8-1-3-3-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from voyage import Voyage, character, crew

from sanam.engine import manual

#: A text about cards with something that it changes, how it is seen on a card of which it speaks, and what comes of
#: one and of two cards with it.
SELVES: dict[str, tuple[Callable[[Voyage, int], Any], Any, Any]] = {
    "The base power of all of your Characters with 4000 base power becomes 8000.": (Voyage.power, 8000, 8000),
    "All of your Characters with 4000 power or less gain +2000 power.": (Voyage.power, 6000, 6000),
    "Give all of your Characters with a cost of 2 or more −1 cost.": (lambda s, card: s.game.value(card, "cost"), 1, 1),
    "All of your {Navy} type Characters without [Blocker] gain [Blocker].": (
        lambda s, card: s.game.has(card, "blocker"),
        True,
        True,
    ),
    "If you have a Character with 4000 power or less, all of your Characters gain +2000 power.": (
        Voyage.power,
        6000,
        6000,
    ),
    "If you only have Characters with a cost of 2 or less, all of your Characters gain +1 cost.": (
        lambda s, card: s.game.value(card, "cost"),
        3,
        3,
    ),
    "All of your Characters without the {Fleet} type gain the {Fleet} type.": (
        lambda s, card: "Fleet" in s.game.types(card),
        True,
        True,
    ),
}


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("text", SELVES)
def test_what_an_ability_does_itself_does_not_count_for_whom_it_is_about(text: str, number: int) -> None:
    """It would undo itself without end, a draw. The second card with it finds what the first has done."""
    seen, *wanted = SELVES[text]
    s = Voyage(
        crew(f"[Your Turn] {text}", cost=1, power=9000, types=("Fleet",)), character("gull", types=("Navy",), cost=2)
    )
    for _ in range(number):
        s.put(0, "worker", "character")
    gull = s.put(0, "gull", "character")
    assert s.play.table.choice is not None, "the match goes on"
    assert seen(s, gull) == wanted[number - 1]
    s.act("end")
    assert s.play.table.marks.get("result") is None


def test_another_ability_of_the_same_card_counts() -> None:
    s = Voyage(
        crew(
            "This Character gains +2000 power.<br>If this Character has 6000 power or more, this Character gains +1000"
            " power."
        )
    )
    assert s.power(s.put(0, "worker", "character")) == 7000


@pytest.mark.parametrize("text", SELVES)
def test_a_change_that_was_made_by_hand_is_no_ability_of_anybody(text: str) -> None:
    s = Voyage(crew(f"[Your Turn] {text}", cost=1, power=9000), character("gull", types=("Navy",), cost=2))
    s.put(0, "worker", "character")
    gull = s.put(0, "gull", "character")
    s.play.manual(0, manual.Modify(gull, "power", "add", 1000))
    assert s.power(gull) in (5000, 7000, 9000)
