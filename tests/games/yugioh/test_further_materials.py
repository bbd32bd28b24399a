"""Fusion and Ritual Summons that may also be done with monsters of other places, and what becomes of those."""

from __future__ import annotations

import pytest
from scenario import Scenario, magic, monster, parsed, through

CHIMERA = parsed(
    monster("chimera", 6, 2400, 1000, traits=("fusion", "effect"), text='"bear" + "ox"\nThis card cannot attack.')
)
TRIAD = parsed(
    monster("triad", 8, 2800, 1000, traits=("fusion", "effect"), text="3 Level 4 monsters\nThis card cannot attack.")
)
BASE = (
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as Fusion Materials. "
)
DEEP = magic(
    "deep",
    BASE + "If your opponent controls 2 or more monsters, you can also use monsters in your Deck as a Fusion Material.",
)
TWO = magic(
    "two",
    BASE
    + "If your opponent controls a monster, you can also use up to 2 Level 4 monsters in your GY as Fusion Materials.",
)
LED = magic(
    "led",
    BASE
    + 'If you use a "bear" you control as Fusion Material, you can also use monsters in your Deck as Fusion Material.',
)
GRIM = magic(
    "grim",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand as Fusion Materials. If "
    "Summoning a Level 6 Fusion Monster this way, you can also banish monsters from your field and/or either player's "
    "GY as Fusion Materials.",
)
STRICT = magic(
    "strict", BASE + "Only Level 4 monsters can be used as Fusion Materials for a Fusion Summon using this effect."
)
WIDE = magic(
    "wide",
    "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or either field as Fusion "
    "Materials.",
)
CARDS = (CHIMERA, TRIAD, DEEP, TWO, LED, GRIM, STRICT, WIDE)


def fuse(s: Scenario, name: str) -> bool:
    """Whether the Spell can be activated; it is."""
    card = s.put(0, name, "hand")
    if s.refused("activate", card) is not None:
        return False
    s.act("activate", card)
    through(s)
    return True


@pytest.mark.rule("yugioh-zh", "YZH-2.58")
@pytest.mark.parametrize(("theirs", "done"), [(1, False), (2, True)])
def test_materials_from_the_deck_while_the_condition_holds(theirs: int, done: bool) -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("chimera",))
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "deck")
    for at in range(theirs):
        s.put(1, "mouse", f"m{at + 1}")
    assert fuse(s, "deep") == done
    assert [s.where(card) == "0.graveyard" for card in (bear, ox)] == [done, done]
    assert len([card for card in s.table.zones["0.extra"] if card]) == 1 - done


@pytest.mark.parametrize(("hand", "done"), [(0, False), (1, True)])
def test_up_to_so_many_further_materials(hand: int, done: bool) -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("triad",))
    for name in ("bear", "ox", "wall"):
        s.put(0, name, "graveyard")
    s.put(1, "mouse", "m1")
    if hand:
        s.put(0, "filler", "hand")
    assert fuse(s, "two") == done


@pytest.mark.parametrize(("bear", "done"), [("m1", True), ("hand", False)])
def test_further_materials_beside_a_certain_one_on_the_field(bear: str, done: bool) -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("chimera",))
    s.put(0, "bear", bear)
    s.put(0, "ox", "deck")
    assert fuse(s, "led") == done


def test_further_materials_are_banished_and_those_of_the_hand_are_sent() -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("chimera",))
    bear, ox = s.put(0, "bear", "hand"), s.put(1, "ox", "graveyard")
    assert fuse(s, "grim")
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "1.banished")


def test_further_materials_for_such_a_monster_only() -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("triad",))
    for name in ("bear", "ox", "wall"):
        s.put(0, name, "graveyard")
    assert not fuse(s, "grim")


@pytest.mark.parametrize(("name", "done"), [("strict", True), ("deep", True)])
def test_only_such_materials(name: str, done: bool) -> None:
    beast = parsed(
        monster("beast", 8, 2600, 1000, traits=("fusion", "effect"), text="2 monsters\nThis card cannot attack.")
    )
    s = Scenario("zh-mr2", *CARDS, beast, extra=("beast",))
    knight, giant = s.put(0, "knight", "m1"), s.put(0, "giant", "m2")
    assert fuse(s, name) == (name != "strict"), "there are no Level 4 monsters"
    assert (s.where(knight) == "0.graveyard") == (name != "strict")
    assert (s.where(giant) == "0.graveyard") == (name != "strict")


@pytest.mark.parametrize(("zone", "done"), [("m1", True), ("hand", False)])
def test_materials_of_the_opponents_field_and_not_of_his_hand(zone: str, done: bool) -> None:
    s = Scenario("zh-mr2", *CARDS, extra=("chimera",))
    s.put(0, "bear", "hand")
    ox = s.put(1, "ox", zone)
    assert fuse(s, "wide") == done
    assert (s.where(ox) == "1.graveyard") == done


PRIEST = parsed(monster("priest", 8, 2500, 2000, traits=("ritual", "effect"), text="This card cannot attack."))
RITE = magic(
    "rite",
    "This card can be used to Ritual Summon any Ritual Monster. Tribute monsters from your hand or field, and/or "
    "banish Level 4 monsters from your GY, then Ritual Summon 1 Ritual Monster from your hand whose Level exactly "
    "equals the total Levels of those monsters.",
    "ritual",
)
FORM = magic(
    "form",
    "This card can be used to Ritual Summon any Ritual Monster. You must also Tribute monsters from your hand or field "
    'and/or banish "bear" from your GY, whose total Levels exactly equal the Level of the Ritual Monster you Ritual '
    "Summon.",
    "ritual",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.65")
@pytest.mark.parametrize("name", ["rite", "form"])
@pytest.mark.parametrize(("dead", "done"), [("bear", True), ("knight", False)])
def test_a_ritual_summon_with_tributes_and_banished_monsters(name: str, dead: str, done: bool) -> None:
    s = Scenario("zh-mr2", PRIEST, RITE, FORM)
    s.put(0, "priest", "hand")
    ox, other = s.put(0, "ox", "m1"), s.put(0, dead, "graveyard")
    assert fuse(s, name) == done
    assert s.where(ox) == ("0.graveyard" if done else "0.m1")
    assert s.where(other) == ("0.banished" if done else "0.graveyard")
