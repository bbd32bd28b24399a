"""Positions of Yu-Gi-Oh! about Field Spells of which one lies there already (see `small_positions`)."""

from __future__ import annotations

from scenario import DEFENSE, Scenario, effect, magic
from small_duels import duel
from small_positions import Right, one, passed

from table_scene import Scene

VALLEY = magic("valley", "All monsters you control gain 500 ATK and DEF.", "field")
SCOUT = effect(
    "scout",
    'You can discard this card to the Graveyard; add 1 "valley" from your Deck to your hand.',
    level=4,
    atk=1600,
    def_=1000,
)
DITCH = magic("ditch", "Discard 1 card; draw 1 card.")


def valley(*names: str) -> tuple[Scenario, list[int]]:
    """The valley lies there, another in the Deck; cards of the hand."""
    s = Scenario("zh-mr2", VALLEY, SCOUT, DITCH)
    s.put(0, "valley", "field")
    s.put(0, "valley", "deck")
    return s, [s.put(0, name, "hand") for name in names]


@duel
def summons_the_scout_that_could_fetch_a_second_field() -> tuple[Scene, Right]:
    s, (scout,) = valley("scout")
    return s, one(("normal_summon", scout))


@duel
def does_not_replace_a_field_by_the_same() -> tuple[Scene, Right]:
    s, _ = valley("valley")
    bear = s.put(0, "bear", "m1")
    s.put(1, "giant", "m1", DEFENSE)
    return s, one(("phase", None), ("change_position", bear))


@duel
def discards_the_second_field() -> tuple[Scene, Right]:
    s, (ditch, spare, _) = valley("ditch", "valley", "bear")
    s.act("activate", ditch)
    passed(s, "discard", "cost", "pick")
    return s, one(("pick", spare))
