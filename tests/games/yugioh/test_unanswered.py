"""Summons and attacks that a text keeps players from answering, and Traps that are activated from the hand."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, monster, parsed, trap

NO_TRAPS = "When this card is Normal Summoned successfully, no Trap Cards can be activated."
QUIET = parsed(
    monster(
        "quiet",
        traits=("effect",),
        text=NO_TRAPS,
    )
)
GIFT = parsed(trap("gift", text="When a monster is Normal Summoned: Gain 500 LP."))
ANY_TIME = parsed(trap("any time", text="Gain 500 LP."))


@pytest.mark.rule("yugioh-zh", "YZH-4.38")
@pytest.mark.parametrize(("summoned", "answered"), [("quiet", False), ("bear", True)])
def test_no_trap_answers_its_summon(summoned: str, answered: bool) -> None:
    s = Scenario("zh-mr2", QUIET, GIFT)
    gift = s.put(1, "gift", "s1", SET)
    s.act("normal_summon", s.put(0, summoned, "hand"))
    s.settle("respond")
    assert (s.choice.kind == "respond" and gift in s.offered("activate")) == answered


def test_it_lasts_no_longer_than_the_answer_would() -> None:
    s = Scenario("zh-mr2", QUIET, ANY_TIME)
    trap_ = s.put(0, "any time", "s1", SET)
    s.do("normal_summon", s.put(0, "quiet", "hand"))
    assert s.choice.kind == "action" and trap_ in s.offered("activate")
    assert not s.table.modifiers


CROW = parsed(
    trap(
        "crow",
        text="Destroy all monsters your opponent controls. If you control no monsters, you can activate this card from "
        "your hand.",
    )
)


@pytest.mark.rule("yugioh-zh", "YZH-2.107")
@pytest.mark.parametrize("alone", [True, False])
def test_a_trap_is_activated_from_the_hand_where_its_text_says_so(alone: bool) -> None:
    s = Scenario("zh-mr2", CROW)
    crow, ox = s.put(0, "crow", "hand"), s.put(1, "ox", "m1")
    if not alone:
        s.put(0, "bear", "m1")
        assert crow not in s.offered("activate") and s.refused("activate", crow) is not None
        return
    s.do("activate", crow)
    assert s.where(ox) == "1.graveyard" and s.where(crow) == "0.graveyard"


def test_it_answers_in_the_opponents_turn_from_the_hand() -> None:
    s = Scenario("zh-mr2", CROW)
    crow = s.put(1, "crow", "hand")
    s.act("normal_summon", s.put(0, "ox", "hand"))
    s.settle("respond")
    assert s.choice.kind == "respond" and crow in s.offered("activate")
