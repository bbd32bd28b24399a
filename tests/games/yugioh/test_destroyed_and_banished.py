"""Older words for cards that are destroyed and banished, and for what leaves in the turn in which it came."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, through

WYRM = effect(
    "wyrm",
    "During your Main Phase, you can pay half your Life Points to destroy, and remove from play, all other cards on "
    "the field, and this card gains 300 ATK for each card destroyed this way. Send this card to the Graveyard during "
    "the End Phase of the turn it was Summoned.",
    atk=0,
)


def test_all_others_are_banished_and_counted() -> None:
    s = Scenario("zh-mr2", WYRM)
    wyrm, bear, ox = s.put(0, "wyrm", "m1"), s.put(0, "bear", "m2"), s.put(1, "ox", "m1")
    s.act("activate", wyrm)
    through(s)
    assert [s.where(card) for card in (wyrm, bear, ox)] == ["0.m1", "0.banished", "1.banished"]
    assert s.game.value(wyrm, "atk") == 600 and s.lp(0) == 4000
    assert len(s.facts("destroyed")) == 2


@pytest.mark.parametrize("summoned", [True, False])
def test_it_leaves_in_the_end_phase_of_the_turn_in_which_it_came(summoned: bool) -> None:
    s = Scenario("zh-mr2", WYRM)
    wyrm = s.put(0, "wyrm", "hand" if summoned else "m1")
    if summoned:
        s.act("normal_summon", wyrm)
        through(s)
    s.act("phase", value="end")
    through(s)
    assert s.where(wyrm) == ("0.graveyard" if summoned else "0.m1")
