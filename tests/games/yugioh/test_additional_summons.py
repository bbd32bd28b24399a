"""Normal Summons beyond the one of each turn, and occasions of which a text names two."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import Scenario, monster, parsed, spell

from sanam.games.yugioh.cards.model import CardData


def effect(name: str, text: str, **more: Any) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


IN_ADDITION = "in addition to your Normal Summon/Set."
HERALD = effect(
    "herald", f"During the turn this card was Normal Summoned, you can Normal Summon 1 Warrior monster {IN_ADDITION}"
)
GIVER = effect(
    "giver",
    "You can Tribute this card; you can Normal Summon 1 Warrior monster during your Main Phase this turn, "
    + IN_ADDITION,
)
LORD = effect("lord", f"During your Main Phase, you can Tribute Summon 1 monster, {IN_ADDITION}")


@pytest.mark.rule("yugioh-zh", "YZH-2.76")
def test_in_the_turn_of_its_normal_summon() -> None:
    s = Scenario("zh-mr2", HERALD)
    herald, bear, ox = (s.put(0, name, "hand") for name in ("herald", "bear", "ox"))
    s.do("normal_summon", herald)
    s.do("normal_summon", bear)
    assert s.refused("normal_summon", ox) is not None, "one more, and no further"
    s = Scenario("zh-mr2", HERALD)
    s.put(0, "herald", "m1")
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.refused("normal_summon", s.put(0, "ox", "hand")) is not None, "not in a later turn"


def test_by_an_effect_for_the_rest_of_the_turn() -> None:
    s = Scenario("zh-mr2", GIVER)
    giver = s.put(0, "giver", "m1")
    s.do("activate", giver)
    for name in ("bear", "ox"):
        s.do("normal_summon", s.put(0, name, "hand"))
    s.end_turn()
    s.end_turn()
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.refused("normal_summon", s.put(0, "ox", "hand")) is not None, "that was for one turn"


@pytest.mark.rule("yugioh-zh", "YZH-2.72")
def test_a_tribute_summon_in_addition() -> None:
    s = Scenario("zh-mr2", LORD)
    s.put(0, "lord", "m1")
    s.do("normal_summon", s.put(0, "bear", "hand"))
    assert s.refused("normal_summon", s.put(0, "ox", "hand")) is not None, "without Tributes it is none"
    knight = s.put(0, "knight", "hand")
    s.act("normal_summon", knight)
    while s.choice.kind != "action":
        s.play.answer([0] if s.choice.least else [])
    assert s.where(knight)[:3] == "0.m"


WIDOW = effect("widow", "If this card is destroyed by battle or banished by a card effect: Gain 700 LP.", atk=100)
EMPRESS = effect(
    "empress",
    "If this face-up card is destroyed by battle, or leaves the field because of an opponent's card effect while its "
    "owner controls it: Gain 700 LP.",
    atk=100,
)
EXILE = parsed(spell("exile", text="Banish all monsters on the field."))
FLOOD = parsed(spell("flood", text="Destroy all monsters on the field."))


def test_either_of_two_occasions() -> None:
    s = Scenario("zh-mr2", WIDOW, EXILE, FLOOD)
    s.attack(s.put(0, "widow", "m1"), s.put(1, "giant", "m1"))
    assert s.lp(0) == 8000 - 2400 + 700
    s = Scenario("zh-mr2", WIDOW, EXILE, FLOOD)
    s.put(0, "widow", "m1")
    s.do("activate", s.put(0, "exile", "hand"))
    assert s.lp(0) == 8700
    s = Scenario("zh-mr2", WIDOW, EXILE, FLOOD)
    s.put(0, "widow", "m1")
    s.do("activate", s.put(0, "flood", "hand"))
    assert s.lp(0) == 8000, "destroyed by an effect is neither"


@pytest.mark.parametrize(("by", "gains"), [(0, False), (1, True)])
def test_destroyed_by_battle_or_gone_by_an_opponents_effect(by: int, gains: bool) -> None:
    s = Scenario("zh-mr2", EMPRESS, EXILE)
    s.put(0, "empress", "m1")
    exile = s.put(by, "exile", "hand")
    if by:
        s.end_turn()
    s.do("activate", exile)
    assert s.lp(0) == (8700 if gains else 8000)
