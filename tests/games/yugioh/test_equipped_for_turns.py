"""Monsters that grow out of one that has been equipped for some turns."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, through, use

SHELL = magic("shell", 'Equip only to "mouse".', "equip")
MOTH = effect(
    "moth",
    'This card can only be Special Summoned by Tributing "mouse" on the 2nd of your turns after "mouse" has been '
    'equipped with "shell".',
)
LORD = effect(
    "lord",
    'Must first be Special Summoned (from your hand) by Tributing 1 "mouse" on your 3rd turn or later after it was '
    'equipped with "shell".',
)


@pytest.mark.rule("yugioh-zh", "YZH-2.81")
@pytest.mark.parametrize(("turns", "offered"), [(0, ()), (1, ()), (2, ("moth",)), (3, ("moth", "lord"))])
def test_the_turns_of_its_player_are_counted(turns: int, offered: tuple[str, ...]) -> None:
    s = Scenario("zh-mr2", SHELL, MOTH, LORD)
    s.clear_hands()
    s.put(0, "mouse", "m1")
    use(s, "shell")
    cards = {name: s.put(0, name, "hand") for name in ("moth", "lord")}
    for _ in range(2 * turns):
        s.end_turn()
    assert {*s.offered("special_summon")} == {cards[name] for name in offered}


def test_the_monster_that_was_equipped_is_tributed() -> None:
    s = Scenario("zh-mr2", SHELL, MOTH)
    other, mouse = s.put(0, "mouse", "m2"), s.put(0, "mouse", "m1")
    s.act("activate", s.put(0, "shell", "hand"))
    while mouse not in s.offered("pick"):
        s.play.answer([0])
    s.act("pick", mouse)
    through(s)
    moth = s.put(0, "moth", "hand")
    for _ in range(4):
        s.end_turn()
    s.act("special_summon", moth)
    through(s)
    assert (s.where(other), s.where(mouse)) == ("0.m2", "0.graveyard")
    assert s.where(moth).startswith("0.m")
