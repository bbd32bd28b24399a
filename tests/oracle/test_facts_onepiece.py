"""The comparison of One Piece trees with independent facts, on made-up cards and facts."""

from __future__ import annotations

from typing import Any

import compare
import pytest
from tally import ReadCard

from sanam.games.onepiece.texts.reading.texts import reading

TEXT = (
    "[DON!! x1] [When Attacking] [Once Per Turn] You may trash 1 card from your hand: K.O. up to 1 of your opponent's"
    " {Navy} type Characters with a cost of 3 or less. Then, this Character gains +1000 power during this turn."
)
AGREEING: dict[str, Any] = {
    "timing": "when attacking",
    "once": True,
    "don": 1,
    "cost": [["trash from hand", 1]],
    "ops": [["ko", 1, ""], ["power", 1000, "turn"]],
    "filters": {"cost": [None, 3], "types": ["Navy"]},
}


def compared(facts: dict[str, Any]) -> Any:
    found = reading(TEXT)
    assert found.whole
    assert found.abilities is not None
    card = ReadCard("TX01-001", "Reed", TEXT, found.abilities)
    return compare.compare("onepiece", [card], {"TX01-001": facts})


def test_a_card_agrees_with_facts_that_say_the_same() -> None:
    result, tally = compared({"trust": "human-reviewed", "effects": [AGREEING]})
    assert tally.differences == []
    assert result["facts"]["operation"]["agree"] == 2


@pytest.mark.parametrize(
    ("changed", "fact"),
    [
        ({"timing": "on block"}, "timing"),
        ({"don": 2}, "DON!! attached"),
        ({"cost": [["rest this", None]]}, "cost"),
        ({"cost": [["trash from hand", 2]]}, "cost: amount"),
        ({"ops": [["draw", 1, ""]]}, "operation"),
        ({"ops": [["power", 2000, "turn"]]}, "operation: amount"),
        ({"ops": [["power", 1000, "battle"]]}, "operation: until"),
        ({"filters": {"cost": [None, 4]}}, "filter: cost"),
        ({"filters": {"types": ["Fleet"]}}, "filter: types"),
    ],
)
def test_what_differs_is_counted_and_listed(changed: dict[str, Any], fact: str) -> None:
    _, tally = compared({"trust": "human-reviewed", "effects": [AGREEING | changed]})
    assert [difference.fact for difference in tally.differences] == [fact]


def test_cards_that_nobody_reviewed_are_passed_over() -> None:
    result, _ = compared({"trust": "flagged", "effects": [{"timing": "on block", "ops": []}]})
    assert result["facts"] == {}
