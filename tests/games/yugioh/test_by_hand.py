"""What the rules tie to moves that are made by hand."""

from __future__ import annotations

import pytest
from scenario import SET, Scenario, parsed, spell, trap

from sanam.engine import manual

BLADE = parsed(spell("blade", icon="equip", text="The equipped monster gains 700 ATK."))
BOOST = parsed(trap("boost", text="Target 1 face-up monster; it gains 100 ATK until the end of this turn."))


@pytest.mark.parametrize("to", ["graveyard", "hand", "deck"])
def test_an_equip_card_moved_away_by_hand_is_not_attached_any_more(to: str) -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, f"0.{to}"))
    assert s.card(blade).host is None
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]
    s.play.manual(0, manual.Move(blade, "0.s2", stance="up"))
    assert s.play.game.value(bear, "atk") == 1500  # type: ignore[attr-defined]


def test_an_equip_card_moved_to_another_zone_by_hand_stays_attached() -> None:
    s = Scenario("zh-mr2", BLADE)
    bear, blade = s.put(0, "bear", "m1"), s.put(0, "blade", "s1")
    s.play.manual(0, manual.Attach(blade, bear))
    s.play.manual(0, manual.Move(blade, "0.s3"))
    assert s.play.game.value(bear, "atk") == 2200  # type: ignore[attr-defined]


def test_a_monster_that_changes_sides_in_the_damage_step_is_not_battled() -> None:
    s = Scenario("zh-mr2", BOOST)
    ox, bear = s.put(0, "ox", "m1"), s.put(1, "bear", "m1")
    s.put(0, "boost", "s1", SET)
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", bear)
    for _ in range(6):
        if s.choice.kind == "respond" and s.choice.params["occasion"] == "damage":
            break
        s.decline()
    assert s.choice.params["occasion"] == "damage"
    s.play.manual(0, manual.Move(bear, "0.m2"))
    while s.choice.kind == "respond":
        s.decline()
    assert (s.where(ox), s.where(bear)) == ("0.m1", "0.m2")
    assert s.lp(0) == s.lp(1) == 8000
