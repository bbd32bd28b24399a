"""Continuous and Trigger Abilities that begin at the same moment (603.2)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, Arena, says, spell

#: What it says while it is there, and what happens when it comes in.
CAPTAIN = says(
    "captain",
    "Seal ของฝ่ายตรงข้ามทุกใบ Df -2",
    "เมื่อเข้ามา: ทำลาย Seal Df 1 หรือต่ำกว่า ของฝ่ายตรงข้ามทุกใบ",
)
GUARD = says("guard", "At +2")
HUNTER = says("hunter", "เมื่อ Seal ของฝ่ายตรงข้ามเข้ามา: ทำลาย Seal At 5 หรือสูงกว่า ของฝ่ายตรงข้ามทุกใบ")
AMBUSH = spell("ambush", "นำ Seal 1 ใบจากมือของเรา เข้ามาในสนาม", interfere=True)


@pytest.mark.rule(BOOK, "603.2")
@pytest.mark.parametrize("continuous_first", [True, False])
def test_of_ones_own_the_player_says_which_begins_first(continuous_first: bool) -> None:
    s = Arena(CAPTAIN)
    bear, captain = s.put(1, "bear", DF), s.put(0, "captain", "hand")
    s.cast(captain)
    assert (s.choice.kind, s.choice.seat, s.choice.rule) == ("ability_order", 0, "603.2")
    assert [(option.card, option.value) for option in s.choice.options] == [(captain, 0), (captain, 1)]
    s.play.answer([0, 1] if continuous_first else [1, 0])
    assert s.where(bear) == ("1.seal-shrine" if continuous_first else f"1.{DF}")
    if not continuous_first:
        assert s.game.value(bear, "df") == 1  # it holds from now on


@pytest.mark.rule(BOOK, "603.2")
def test_what_the_active_players_card_says_holds_before_the_others_ability_works() -> None:
    s = Arena(GUARD, HUNTER)
    s.put(1, "hunter", AT)
    guard = s.put(0, "guard", "hand")
    s.cast(guard)
    assert s.where(guard) == "0.seal-shrine"  # At 5 already


@pytest.mark.rule(BOOK, "603.2")
def test_the_active_players_ability_works_before_the_others_card_says_anything() -> None:
    s = Arena(GUARD, HUNTER, AMBUSH)
    wolf, prey = s.put(0, "wolf", AT), s.put(1, "wolf", AT)
    s.put(0, "hunter", DF)
    guard, ambush = s.put(1, "guard", "hand"), s.put(1, "ambush", "hand")
    s.attack(wolf, prey)
    s.act("cast", ambush)
    s.settle("cards", "line")
    if s.choice.kind == "cards":
        s.pick(guard)
    s.settle("line")
    s.act("line", zone=f"1.{DF}")
    s.settle()
    assert (s.where(guard), s.game.value(guard, "at")) == (f"1.{DF}", 5)


def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    s = Arena(says("scout", "At +1", "เมื่อเข้ามา: จั่ว Seal Card 1 ใบ"))
    scout = s.put(0, "scout", "hand")
    s.cast(scout)
    assert (s.choice.kind, s.game.value(scout, "at"), len(s.zone(0, "hand"))) == ("action", 4, 1)
