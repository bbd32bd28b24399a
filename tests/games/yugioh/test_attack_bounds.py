"""Which monsters may attack at all, and what they may attack."""

from __future__ import annotations

from scenario import DEFENSE, Scenario, effect, through

RAISER = effect(
    "raiser",
    "Once per turn: You can target 1 monster in your opponent's GY; Special Summon that target to your field, but only "
    "that monster can attack for the rest of this turn.",
)


def test_only_what_was_brought_back_can_attack_and_none_that_comes_later() -> None:
    s = Scenario("zh-mr2", RAISER)
    raiser = s.put(0, "raiser", "m1")
    bear, ox = s.put(1, "bear", "graveyard"), s.put(0, "ox", "hand")
    s.act("activate", raiser)
    through(s)
    s.do("normal_summon", ox)
    s.put(1, "filler", "m1", DEFENSE)
    s.act("phase", value="battle")
    through(s)
    assert s.offered("attack") == [bear]
