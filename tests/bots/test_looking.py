"""A look at cards is never declined, and what is seen goes where it serves best."""

from __future__ import annotations

import pytest
from small_positions import passed
from voyage import Voyage, event, leader, read

from sanam.bots.thinking_player import ThinkingPlayer
from sanam.engine.session import Session

SEER = read(
    leader(
        "seer",
        text="[When Attacking] Look at up to 1 card from the top of your or your opponent's Life cards, and place it "
        "at the top or bottom of the Life cards.",
    )
)
BOON = read(event("boon", 1, "[Main] Draw 1 card.\n[Trigger] Draw 1 card."))


def looking(mine: str, theirs: str) -> tuple[Voyage, dict[str, int]]:
    """The seer attacks, with a card on top of either Life area."""
    s = Voyage(SEER, BOON, turn=5, don=0, leaders=("seer", "captain"))
    s.rest(*s.game.active_don(0))
    tops = {"mine": s.put(0, mine, "life"), "theirs": s.put(1, theirs, "life")}
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    passed(s, "effect_pick")
    return s, tops


def answered(s: Voyage) -> list[int]:
    return ThinkingPlayer(3, "easy").picks(Session.of(s.play).at(0))


def test_the_card_that_the_attack_will_hit_is_looked_at() -> None:
    s, tops = looking("filler", "filler")
    assert [s.choice.options[at].card for at in answered(s)] == [tops["theirs"]]


@pytest.mark.parametrize(
    ("whose", "top", "way"),
    [
        ("theirs", "filler", "top"),
        ("theirs", "boon", "bottom"),
        ("mine", "boon", "top"),
        ("mine", "gale", "bottom"),
    ],
)
def test_it_goes_where_it_serves_best(whose: str, top: str, way: str) -> None:
    s, tops = looking(top, top)
    s.act("pick", tops[whose])
    assert [s.choice.options[at].value for at in answered(s)] == [way]
