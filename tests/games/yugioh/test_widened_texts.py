"""Texts of many cards: what is used for a Summon, numbers that are declared, Chain Links, what cannot be negated."""

from __future__ import annotations

from typing import Any

import pytest
from scenario import ATTACK, SET, Scenario, monster, parsed, spell, trap

from sanam.games.yugioh.cards.model import CardData


def effect(name: str, text: str, **more: Any) -> CardData:
    return parsed(monster(name, traits=("effect",), text=text, **more))


def through(s: Scenario) -> None:
    """Answer everything with its first option, what may be declined too, until a player acts again."""
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer([0] if s.choice.options else [])


TROOPER = effect(
    "trooper",
    "Once per turn: You can choose a number from 1 to 3, then send that many cards from the top of your Deck to the "
    "GY; this card gains 500 ATK for each card sent to the GY this way, until the end of this turn.",
)


def test_so_many_cards_as_were_chosen_are_sent_from_the_deck() -> None:
    s = Scenario("zh-mr2", TROOPER)
    trooper = s.put(0, "trooper", "m1")
    s.act("activate", trooper)
    values = [option.value for option in s.choice.options]
    s.play.answer([values.index(3)])
    through(s)
    assert s.size(0, "graveyard") == 3
    assert s.play.game.standing_effects().value(trooper, "atk") == 1500 + 3 * 500


CHIMERA = parsed(
    monster("chimera", 6, 2400, 1000, traits=("fusion", "effect"), text='"slime" + 1 monster\nThis card cannot attack.')
)
SLIME = effect(
    "slime",
    "Once per turn: You can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as Fusion "
    "Materials, including this card.",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.58")
def test_a_fusion_summon_whose_materials_include_the_card_itself() -> None:
    s = Scenario("zh-mr2", CHIMERA, SLIME, extra=("chimera",))
    slime = s.put(0, "slime", "m1")
    assert s.refused("activate", slime) is not None, "nothing to go with it"
    bear, other = s.put(0, "bear", "m2"), s.put(0, "slime", "m3")
    s.act("activate", slime)
    while s.choice.kind not in ("material", "combination", "action"):
        s.play.answer([0] if s.choice.least else [])
    while s.choice.kind != "action":
        s.play.answer([0] if s.choice.least == 1 else list(range(s.choice.least)))
    assert s.where(slime) == "0.graveyard"
    assert [s.where(card) for card in (bear, other)].count("0.graveyard") == 1


STACKED = parsed(trap("stacked", text="Activate only as Chain Link 2 or higher. Gain 700 LP."))
GIFT = parsed(trap("gift", text="Gain 100 LP."))


def test_only_as_a_later_chain_link() -> None:
    s = Scenario("zh-mr2", STACKED, GIFT)
    stacked, gift = s.put(0, "stacked", "s1", SET), s.put(0, "gift", "s2", SET)
    assert s.refused("activate", stacked) is not None
    s.act("activate", gift)
    while s.choice.kind != "respond" or stacked not in s.offered("activate"):
        s.play.answer([])
    s.act("activate", stacked)
    s.settle()
    assert s.lp(0) == 8800


STURDY = parsed(spell("sturdy", text="Gain 700 LP. This card's activation and effect cannot be negated."))
FRAIL = parsed(spell("frail", text="Gain 700 LP."))
DENIAL = parsed(trap("denial", icon="counter", text="When a Spell Card is activated: Negate the activation."))
VENUS = effect("venus", "The activation and effects of Spell/Trap Cards activated on your field cannot be negated.")


@pytest.mark.parametrize(
    ("name", "helped", "gained"), [("sturdy", False, 700), ("frail", False, 0), ("frail", True, 700)]
)
def test_what_cannot_be_negated(name: str, helped: bool, gained: int) -> None:
    s = Scenario("zh-mr2", STURDY, FRAIL, DENIAL, VENUS)
    denial = s.put(1, "denial", "s1", SET)
    if helped:
        s.put(0, "venus", "m1")
    s.act("activate", s.put(0, name, "hand"))
    while denial not in s.offered("activate"):
        s.play.answer([0] if s.choice.least else [])
    s.act("activate", denial)
    s.settle()
    assert s.lp(0) == 8000 + gained


RITE = parsed(
    spell(
        "rite",
        icon="ritual",
        text="This card can be used to Ritual Summon any Ritual Monster from your hand or GY. You must also Tribute "
        "monsters from your hand or field, whose total Levels exactly equal 8.",
    )
)
IDOL = parsed(monster("idol", 8, 2800, 2000, traits=("ritual", "effect"), text="This card cannot attack directly."))


@pytest.mark.rule("yugioh-zh", "YZH-2.65")
def test_a_ritual_summon_from_the_graveyard_for_exactly_so_many_levels() -> None:
    s = Scenario("zh-mr2", RITE, IDOL)
    idol = s.put(0, "idol", "graveyard")
    s.put(0, "bear", "m1")
    rite = s.put(0, "rite", "hand")
    assert s.refused("activate", rite) is not None
    s.put(0, "ox", "m2")
    s.act("activate", rite)
    while s.choice.kind != "action":
        s.play.answer([0] if s.choice.least == 1 else list(range(s.choice.least)))
    assert s.where(idol)[:3] == "0.m" and s.size(0, "graveyard") == 3


@pytest.mark.parametrize(
    "words",
    [
        "that equipped monster's ATK",
        "the original ATK of the monster equipped to it by this effect",
        "the combined ATK of the monsters equipped to it by this effect",
        "those equipped monsters' combined ATK",
    ],
)
def test_the_atk_of_the_monster_that_is_equipped_to_it(words: str) -> None:
    text = "Once per turn: You can target 1 monster in your GY; equip it to this card. This card gains ATK equal to "
    s = Scenario("zh-mr2", effect("vessel", f"{text}{words}.", atk=100))
    vessel, bear = s.put(0, "vessel", "m1", ATTACK), s.put(0, "bear", "graveyard")
    s.act("activate", vessel)
    through(s)
    assert s.where(bear)[:3] == "0.s"
    assert s.play.game.standing_effects().value(vessel, "atk") == 100 + 1500


@pytest.mark.parametrize("how", ["Fusion, Synchro, or Xyz", "Synchro or Xyz"])
def test_no_material_of_several_kinds(how: str) -> None:
    shy = effect("shy", f"Cannot be used as a {how} Material for a Summon.")
    s = Scenario("zh-mr2", shy)
    card = s.put(0, "shy", "m1")
    kinds = {law.rule for law in s.play.game.standing_effects().rules(card)}
    assert {"cannot be synchro material", "cannot be xyz material"} <= kinds
    assert ("cannot be fusion material" in kinds) == how.startswith("Fusion")


MILLER = parsed(
    spell(
        "miller", text="Send cards from the top of your Deck to the GY, equal to the number of monsters on the field."
    )
)
SIEVE = parsed(spell("sieve", text="You can send up to 2 cards from the top of your Deck to the GY; gain 500 LP."))


def test_as_many_cards_from_the_top_as_something_counts() -> None:
    s = Scenario("zh-mr2", MILLER)
    for seat, zone in ((0, "m1"), (0, "m2"), (1, "m1")):
        s.put(seat, "bear", zone)
    s.do("activate", s.put(0, "miller", "hand"))
    assert s.size(0, "graveyard") == 3 + 1


def test_up_to_so_many_cards_from_the_top() -> None:
    s = Scenario("zh-mr2", SIEVE)
    s.act("activate", s.put(0, "sieve", "hand"))
    through(s)
    assert s.lp(0) == 8500 and s.size(0, "graveyard") in (2, 3)


@pytest.mark.parametrize("number", [1, 3])
def test_how_many_from_the_top_is_said_before_any_is_seen(number: int) -> None:
    text = "Look at up to 3 cards from the top of your Deck, then place them on the top of the Deck in any order."
    s = Scenario("zh-mr2", parsed(spell("seer", text=text)))
    top = s.game.cards(0, "deck")[-3:]
    s.act("activate", s.put(0, "seer", "hand"))
    while s.choice.kind != "number":
        s.play.answer([0])
    assert [option.value for option in s.choice.options] == [1, 2, 3]
    assert not any(0 in s.table.cards[card].known for card in top)
    s.play.answer([number - 1])
    assert [0 in s.table.cards[card].known for card in reversed(top)] == [at < number for at in range(3)]


ARMED = effect("armed", "This card gains 300 ATK for each Equip Card equipped to it.")
BLADE = parsed(spell("blade", icon="equip", text="The equipped monster gains 100 ATK."))


def test_the_equip_cards_of_the_monster_itself_are_counted() -> None:
    s = Scenario("zh-mr2", ARMED, BLADE)
    armed, bear = s.put(0, "armed", "m1"), s.put(0, "bear", "m2")
    for host in (armed, bear):
        s.act("activate", s.put(0, "blade", "hand"))
        while s.choice.kind != "action":
            cards = [option.card for option in s.choice.options]
            s.play.answer([cards.index(host)] if host in cards else [0] if s.choice.least else [])
    assert s.play.game.standing_effects().value(armed, "atk") == 1500 + 300 + 100


SINGLE = effect(
    "single",
    "You can target 1 monster in your GY; equip it to this card. (You can only equip 1 monster at a time to this card "
    "with this effect.)",
)


def test_one_monster_is_equipped_at_a_time() -> None:
    s = Scenario("zh-mr2", SINGLE)
    single = s.put(0, "single", "m1")
    for name in ("bear", "ox"):
        s.put(0, name, "graveyard")
    s.act("activate", single)
    through(s)
    assert s.refused("activate", single) is not None


SHY = effect("shy insect", "This card is changed to Defense Position when it is Normal Summoned or Flip Summoned.")


def test_it_turns_to_defense_when_it_is_summoned() -> None:
    s = Scenario("zh-mr2", SHY)
    shy = s.put(0, "shy insect", "hand")
    s.do("normal_summon", shy)
    assert s.card(shy).stance == "up/side"


GRUDGE = effect("grudge", "This card gains 100 ATK for each of your opponent's banished monsters.")
GOADED = parsed(spell("goaded", text="All monsters your opponent controls must attack this turn, if able."))


def test_what_the_opponent_has_banished_counts() -> None:
    s = Scenario("zh-mr2", GRUDGE)
    grudge = s.put(0, "grudge", "m1")
    for seat in (0, 1, 1):
        s.put(seat, "bear", "banished", ATTACK)
    assert s.play.game.standing_effects().value(grudge, "atk") == 1500 + 200


def test_they_must_attack_in_that_turn() -> None:
    s = Scenario("zh-mr2", GOADED)
    bear = s.put(1, "bear", "m1")
    s.do("activate", s.put(0, "goaded", "hand"))
    assert "must attack" in {law.rule for law in s.play.game.standing_effects().rules(bear)}
    s.end_turn()
    assert "must attack" not in {law.rule for law in s.play.game.standing_effects().rules(bear)}
