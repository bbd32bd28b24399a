"""Monsters that were Normal Summoned or Set, also while they lie face-down."""

from __future__ import annotations

import pytest
from scenario import Scenario, magic, through, use

RISE = "Target 1 monster in your GY; Special Summon it."
GUARD = magic(
    "guard",
    "If exactly 1 Normal Summoned/Set Level 5 or higher monster (and no other cards) would be destroyed, you can send "
    "this card to the GY instead.",
    "continuous",
)
BLAST = magic("blast", "Target 1 monster on the field; destroy it.")


@pytest.mark.rule("yugioh-zh", "YZH-2.74")
@pytest.mark.parametrize("how", ["normal_summon", "set_monster"])
@pytest.mark.parametrize("flipped", [False, True])
def test_a_monster_that_was_set_is_one_of_those_summoned_or_set(how: str, flipped: bool) -> None:
    s = Scenario("zh-mr2", GUARD, BLAST)
    s.put(0, "mouse", "m1")
    guard, knight = s.put(0, "guard", "s1"), s.put(0, "knight", "hand")
    s.act(how, knight)
    through(s)
    if flipped:
        s.end_turn()
        s.end_turn()
        if how == "set_monster":
            s.act("flip_summon", knight)
            through(s)
    s.act("activate", s.put(0, "blast", "hand"))
    through(s)
    assert s.where(knight).startswith("0.m") and s.where(guard) == "0.graveyard"


def test_a_monster_that_was_special_summoned_is_none_of_them() -> None:
    s = Scenario("zh-mr2", GUARD, BLAST, magic("calling", RISE))
    guard, knight = s.put(0, "guard", "s1"), s.put(0, "knight", "graveyard")
    use(s, "calling")
    use(s, "blast")
    assert (s.where(knight), s.where(guard)) == ("0.graveyard", "0.s1")
