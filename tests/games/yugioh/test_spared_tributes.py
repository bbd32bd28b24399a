"""Monsters that effects let a player Normal Summon without the Tributes that they need."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, monster, through

FREE = "can be Summoned without Tributing."
SHADE = effect(
    "shade", f"Once, while this card is in the GY, 1 Level 5 or higher Warrior monster you Normal Summon {FREE}"
)
CAMP = magic("camp", f"Each turn, 1 Level 5 or higher Warrior monster you Normal Summon {FREE}", "continuous")
CALL = magic("call", "Draw 1 card, then 1 Level 5 or higher Warrior monster you Normal Summon this turn " + FREE)
GATE = magic("gate", "You can Normal Summon Level 5 or higher Warrior monsters without Tributing.", "continuous")
MORE = magic(
    "more",
    "During your Main Phase, you can Normal Summon 1 Warrior monster in addition to your Normal Summon/Set. "
    "(You can only gain this effect once per turn.)",
    "continuous",
)
WYRM = monster("wyrm", 5, 2200, 1000, race="Dragon")
CARDS = (SHADE, CAMP, CALL, GATE, MORE, WYRM)
PLACES = {"shade": "graveyard", "camp": "s1", "gate": "s1"}


def duel(*names: str) -> Scenario:
    s = Scenario("zh-mr2", *CARDS)
    s.clear_hands()
    for at, name in enumerate(names):
        s.put(0, name, PLACES.get(name, f"s{at + 1}"))
    return s


@pytest.mark.rule("yugioh-zh", "YZH-2.73")
@pytest.mark.parametrize("source", PLACES)
@pytest.mark.parametrize(("name", "able"), [("knight", True), ("giant", True), ("wyrm", False)])
def test_without_any_monster_to_tribute(source: str, name: str, able: bool) -> None:
    s = duel(source)
    card = s.put(0, name, "hand")
    assert (s.refused("normal_summon", card) is None) == able
    assert s.refused("set_monster", card) is not None, "a Set is no Summon"
    if able:
        s.act("normal_summon", card)
        through(s)
        assert s.where(card).startswith("0.m")
        assert not s.facts("tribute_summoned")


@pytest.mark.parametrize("tributes", [0, 1])
def test_the_player_may_tribute_all_the_same(tributes: int) -> None:
    s = duel("camp")
    bear, card = s.put(0, "bear", "m1"), s.put(0, "knight", "hand")
    s.act("normal_summon", card)
    s.play.answer([0] if tributes else [])
    s.settle()
    assert s.where(bear) == ("0.graveyard" if tributes else "0.m1")
    assert len(s.facts("tribute_summoned")) == tributes


@pytest.mark.parametrize(("source", "second"), [("shade", False), ("camp", False), ("gate", True)])
def test_how_many_of_a_turn(source: str, second: bool) -> None:
    s = duel(source, "more")
    one, other = s.put(0, "knight", "hand"), s.put(0, "giant", "hand")
    s.act("normal_summon", one)
    through(s)
    assert (s.refused("normal_summon", other) is None) == second


@pytest.mark.parametrize(("source", "again"), [("shade", False), ("camp", True)])
def test_what_a_later_turn_brings(source: str, again: bool) -> None:
    s = duel(source)
    one, other = s.put(0, "knight", "hand"), s.put(0, "giant", "hand")
    s.act("normal_summon", one)
    through(s)
    s.edit(lambda game: game.relocate(one, "0.banished", 0))
    s.end_turn()
    s.end_turn()
    assert (s.refused("normal_summon", other) is None) == again


def test_for_the_turn_of_the_effect() -> None:
    s = duel()
    card = s.put(0, "knight", "hand")
    assert s.refused("normal_summon", card) is not None
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    assert s.refused("normal_summon", card) is None
    s.end_turn()
    s.end_turn()
    assert s.refused("normal_summon", card) is not None
