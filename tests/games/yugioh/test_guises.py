"""Cards that are more than what is printed on them: Traps that become monsters, effects that materials give."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, SET, Scenario, effect, magic, monster, snare, through

STATUE = snare(
    "statue",
    "During the Main Phase: Special Summon this card in Defense Position as an Effect Monster (Rock/EARTH/Level 4/"
    "ATK 1600/DEF 1800). (This card is also still a Trap.) This card gains 200 ATK for each other monster you control.",
    "continuous",
)
FOSSIL = snare(
    "fossil",
    "Draw 1 card. When a Trap Card is activated while this card is in your GY: You can Special Summon this card as a "
    "Normal Monster (Aqua/WATER/Level 2/ATK 1200/DEF 0). (This card is NOT treated as a Trap.)",
)
TRAP_BREAKER = magic("trap breaker", "Target 1 Trap on the field; destroy it.")
ROCK_BREAKER = magic("rock breaker", "Target 1 Rock monster on the field; destroy it.")


def summoned_statue(s: Scenario) -> int:
    statue = s.put(0, "statue", "s1", SET)
    s.do("activate", statue)
    return statue


@pytest.mark.rule("yugioh-zh", "YZH-2.82")
def test_a_trap_becomes_the_monster_that_its_text_tells() -> None:
    s = Scenario("zh-mr2", STATUE)
    s.put(0, "bear", "m3")
    statue = summoned_statue(s)
    assert s.where(statue).startswith("0.m") and s.card(statue).stance == DEFENSE
    shown = s.game.values(s.card(statue))
    assert (shown["atk"], shown["atk0"], shown["def"], shown["level"]) == (1800, 1600, 1800, 4)
    assert s.game.standing_effects().race(statue) == "Rock" and s.game.standing_effects().attribute(statue) == "EARTH"


@pytest.mark.parametrize("breaker", ["trap breaker", "rock breaker"])
def test_it_is_a_monster_and_a_trap(breaker: str) -> None:
    s = Scenario("zh-mr2", STATUE, TRAP_BREAKER, ROCK_BREAKER)
    statue = summoned_statue(s)
    s.do("activate", s.put(0, breaker, "hand"))
    assert s.where(statue) == "0.graveyard" and s.game.data(statue).kind == "trap"


def test_it_attacks_in_its_next_turn() -> None:
    s = Scenario("zh-mr2", STATUE)
    statue = summoned_statue(s)
    s.end_turn()
    s.end_turn()
    s.do("change_position", statue)
    s.attack(statue)
    assert s.lp(1) == 8000 - 1600


def test_one_that_is_no_trap_any_more_cannot_be_destroyed_as_one() -> None:
    s = Scenario("zh-mr2", FOSSIL, STATUE, TRAP_BREAKER)
    fossil = s.put(0, "fossil", "graveyard")
    statue = s.put(0, "statue", "s1", SET)
    s.act("activate", statue)
    s.settle("respond")
    s.do("activate", fossil)
    assert s.where(fossil).startswith("0.m") and s.game.standing_effects().traits(fossil) == ("normal",)
    s.act("activate", s.put(0, "trap breaker", "hand"))
    s.settle()
    assert s.where(statue) == "0.graveyard", "the only Trap on the field"


def synchro(name: str, **more: str) -> object:
    return monster(name, 6, atk=2000, traits=("synchro", "effect"), abilities=[], **more)


WIND_LEGACY = "A WIND Synchro Monster that used this card as a Synchro Material cannot be destroyed by card effects."
BREAK_ANY = magic("break any", "Target 1 monster on the field; destroy it.")


@pytest.mark.rule("yugioh-zh", "YZH-2.49")
@pytest.mark.parametrize(("attribute", "stays"), [("WIND", True), ("FIRE", False)])
def test_the_synchro_monster_has_what_its_material_gives(attribute: str, stays: bool) -> None:
    bell = effect("bell", WIND_LEGACY, level=2, traits=("tuner", "effect"))
    s = Scenario("zh-mr2", bell, synchro("six", attribute=attribute), BREAK_ANY, extra=("six",))
    s.put(0, "bell", "m1")
    s.put(0, "bear", "m2")
    (six,) = s.offered("special_summon")
    s.act("special_summon", six)
    through(s)
    s.act("activate", s.put(0, "break any", "hand"))
    s.settle()
    assert s.where(six).startswith("0.m") == stays


SWORD = effect(
    "sword",
    "An Xyz Monster that was Summoned using this card as Xyz Material gains this effect.\n"
    "● When it is Xyz Summoned: It gains 1000 ATK.",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.40")
@pytest.mark.parametrize(("material", "atk"), [("sword", 3000), ("ox", 2000)])
def test_an_effect_that_the_material_gives_answers_to_the_summon(material: str, atk: int) -> None:
    four = monster("four", 4, atk=2000, traits=("xyz", "effect"), abilities=[])
    s = Scenario("zh-mr2", SWORD, four, extra=("four",))
    s.put(0, material, "m1")
    s.put(0, "bear", "m2")
    (four_id,) = s.offered("special_summon")
    s.act("special_summon", four_id)
    through(s)
    assert s.game.value(four_id, "atk") == atk
