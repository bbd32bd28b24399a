"""Phrases that many real cards have, played: what they compare, limit and answer."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards import CardData


def effect(name: str, text: str, **more: Any) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


def magic(name: str, text: str, icon: str = "normal") -> CardData:
    return parsed(spell(name, icon, text=text))


def snare(name: str, text: str, icon: str = "normal") -> CardData:
    return parsed(trap(name, icon, text=text))


def through(s: Scenario) -> None:
    """Answer everything with its first option, until a player acts again."""
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))) if s.choice.options else [])


def through_with(s: Scenario, *wanted: int) -> None:
    """The same, but the wanted cards where they are offered."""
    while s.table.choice is not None and s.choice.kind != "action":
        offered = [o.card for o in s.choice.options]
        chosen = [offered.index(card) for card in wanted if card in offered][: max(1, s.choice.least)]
        s.play.answer(chosen or (list(range(max(1, s.choice.least))) if offered else []))


def use(s: Scenario, name: str, seat: int = 0) -> None:
    s.act("activate", s.put(seat, name, "hand"))
    through(s)


REGENT = effect(
    "regent",
    "If this card is Tribute Summoned by Tributing a LIGHT monster: Inflict 700 damage to your opponent.",
    level=5,
)


@pytest.mark.parametrize(("name", "damage"), [("lamp", 700), ("bear", 0)])
def test_what_was_tributed_for_a_tribute_summon_counts(name: str, damage: int) -> None:
    s = Scenario("zh-mr2", REGENT, monster("lamp", attribute="LIGHT"))
    s.put(0, name, "m1")
    s.act("normal_summon", s.put(0, "regent", "hand"))
    through(s)
    assert s.lp(1) == 8000 - damage


MARTYR = effect(
    "martyr",
    "If this card is destroyed by battle with a DARK monster: Inflict 300 damage to your opponent.",
    atk=100,
)


@pytest.mark.parametrize(("attribute", "damage"), [("DARK", 300), ("FIRE", 0)])
def test_the_monster_it_was_destroyed_by_counts_though_it_attacked_itself(attribute: str, damage: int) -> None:
    s = Scenario("zh-mr2", MARTYR, monster("wall", atk=2000, attribute=attribute))
    martyr, wall = s.put(0, "martyr", "m1"), s.put(1, "wall", "m1")
    s.attack(martyr, wall)
    through(s)
    assert s.where(martyr) == "0.graveyard" and s.lp(1) == 8000 - damage


CULL = magic("cull", "Destroy all monsters whose ATK is higher than its original ATK.")
RAISE = magic("raise", "Target 1 monster on the field; it gains 500 ATK.")


def test_its_own_original_value_is_what_a_card_is_compared_with() -> None:
    s = Scenario("zh-mr2", CULL, RAISE)
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "raise", "hand"))
    through_with(s, ox)
    use(s, "cull")
    assert s.where(bear) == "0.m1" and s.where(ox) == "1.graveyard"


QUIET = magic("quiet", "Draw 1 card. Your opponent cannot activate Trap Cards in response to this card's activation.")
LOUD = magic("loud", "Draw 1 card.")
JEER = snare("jeer", "Inflict 100 damage to your opponent.")


@pytest.mark.parametrize(("name", "damage"), [("quiet", 0), ("loud", 100)])
def test_what_cannot_be_activated_in_response_is_not_offered(name: str, damage: int) -> None:
    s = Scenario("zh-mr2", QUIET, LOUD, JEER)
    s.put(1, "jeer", "s1", SET)
    use(s, name)
    assert s.lp(0) == 8000 - damage


BEAST = effect("Great Beast", 'You can only control 1 "Beast" monster.')


@pytest.mark.parametrize("other", ["Small Beast", "bear"])
def test_no_more_than_one_of_an_archetype_is_controlled(other: str) -> None:
    s = Scenario("zh-mr2", BEAST, monster("Small Beast"))
    s.put(0, other, "m1")
    assert ("normal_summon" in s.acts(s.put(0, "Great Beast", "hand"))) == (other == "bear")


TWICE = effect("eager", 'You can discard 1 card; draw 1 card. You can use the effect of "eager" up to twice per turn.')


def test_an_effect_can_be_used_twice_by_all_cards_of_its_name() -> None:
    s = Scenario("zh-mr2", TWICE)
    first, second = s.put(0, "eager", "m1"), s.put(0, "eager", "m2")
    for _ in range(4):
        s.put(0, "bear", "hand")
    for card in (first, second):
        assert "activate" in s.acts(card)
        s.act("activate", card)
        through(s)
    assert "activate" not in [*s.acts(first), *s.acts(second)]
