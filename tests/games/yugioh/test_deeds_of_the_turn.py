"""What players have done this turn, as a condition, and monsters that lie where a battle has sent them."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, snare, through, use

from sanam.games.yugioh.texts.reading.draft import NotUnderstood

SCROLL = magic("Scroll of Dawn", "Gain 100 LP.")
OTHER = magic("Tome of Dusk", "Gain 100 LP.")
READER = effect(
    "reader",
    'During your Main Phase, if you have activated a "Scroll" Spell previously this turn: You can draw 1 card.',
)


def test_has_activated_such_a_card() -> None:
    s = Scenario("zh-mr2", SCROLL, OTHER, READER)
    reader = s.put(0, "reader", "m1")
    use(s, "Tome of Dusk")
    assert "activate" not in s.acts(reader)
    use(s, "Scroll of Dawn")
    assert "activate" in s.acts(reader)
    s.end_turn()
    s.end_turn()
    assert "activate" not in s.acts(reader)


@pytest.mark.parametrize("summons", [True, False])
def test_did_not_normal_summon(summons: bool) -> None:
    idler = effect(
        "idler",
        "During your End Phase, if you did not Normal Summon/Set a monster this turn: You can gain 300 LP.",
    )
    s = Scenario("zh-mr2", idler)
    s.put(0, "idler", "m1")
    if summons:
        s.do("normal_summon", s.put(0, "bear", "hand"))
    s.act("phase", value="end")
    through(s)
    assert s.lp(0) == (8000 if summons else 8300)


@pytest.mark.parametrize("attacks", [True, False])
def test_did_not_declare_an_attack(attacks: bool) -> None:
    calm = effect("calm", "During your End Phase, if you did not declare an attack this turn: You can gain 500 LP.")
    s = Scenario("zh-mr2", calm)
    s.put(0, "calm", "m1")
    bear = s.put(0, "bear", "m2")
    if attacks:
        s.attack(bear)
    s.act("phase", value="end")
    through(s)
    assert s.lp(0) == (8000 if attacks else 8500)


@pytest.mark.parametrize("times", [1, 2])
def test_opponent_has_special_summoned_so_many(times: int) -> None:
    guard = effect(
        "guard",
        "During the End Phase, if your opponent Special Summoned 2 or more monsters this turn: You can gain 500 LP.",
    )
    leap = magic("leap", "Special Summon 1 monster from your hand.")
    s = Scenario("zh-mr2", guard, leap)
    s.put(1, "guard", "m1")
    for _ in range(times):
        s.put(0, "bear", "hand")
        use(s, "leap")
    s.act("phase", value="end")
    through(s)
    assert s.lp(1) == (8500 if times == 2 else 8000)


BACK = snare("back", "Target 1 monster in your GY that was destroyed by battle this turn; Special Summon it.")
CITY = effect(
    "city", "You can target 1 Warrior monster in your GY that was destroyed by battle; Special Summon that target."
)


def test_lies_where_a_battle_has_sent_it() -> None:
    s = Scenario("zh-mr2", CITY)
    city, bear, gone = s.put(0, "city", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "graveyard")
    assert "activate" not in s.acts(city)
    s.attack(bear, s.put(1, "giant", "m1"))
    s.to_main2()
    assert "activate" in s.acts(city)
    s.end_turn()
    s.end_turn()
    s.act("activate", city)
    through(s)
    assert s.where(bear).startswith("0.m") and s.where(gone) == "0.graveyard"


def test_a_battle_of_another_turn_is_not_this_turns() -> None:
    s = Scenario("zh-mr2", BACK)
    trap, bear = s.put(0, "back", "s1", "down"), s.put(0, "bear", "m2")
    assert trap not in s.offered("activate")
    s.attack(bear, s.put(1, "giant", "m1"))
    s.to_main2()
    assert trap in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert trap not in s.offered("activate")


def test_a_card_sent_to_the_graveyard_is_looked_for_there() -> None:
    near = snare(
        "near", "Target 1 monster that was destroyed by battle and sent to your GY this turn; Special Summon it."
    )
    assert near.abilities == BACK.abilities or near.abilities[0]["targets"] == BACK.abilities[0]["targets"]


def test_no_card_of_a_monster_is_activated() -> None:
    with pytest.raises(NotUnderstood):
        effect("odd", "If you activated a Warrior monster this turn: You can draw 1 card.")
