"""Attributes, Types and kinds of cards that a player declares, and what is then done by them."""

from __future__ import annotations

import pytest
from scenario import FACE_DOWN, SET, Scenario, effect, magic, monster, parsed, snare, spell

from sanam.games.yugioh.texts.reading.texts import NotUnderstood, parse

PAINTER = parsed(
    monster(
        "painter",
        traits=("effect",),
        text="Once per turn: You can declare 1 Attribute; this card becomes that Attribute until the end of this turn.",
    )
)
GUESS = parsed(
    spell(
        "guess",
        text="Declare 1 card type (Monster, Spell, or Trap); send the top card of your Deck to the GY, then if it was "
        "the declared card type, gain 500 LP.",
    )
)
HUNT = parsed(
    spell(
        "hunt",
        text="Declare a Type and Attribute; destroy all monsters on the field with the declared Type and Attribute.",
    )
)


SURGERY = snare(
    "surgery",
    "Activate this card by declaring 1 Type. All face-up monsters on the field become that Type.",
    "continuous",
)
OMEN = snare(
    "omen",
    "Declare 1 Attribute when you activate this card. Monsters of the declared Attribute cannot attack.",
    "continuous",
)
EDICT = magic(
    "edict",
    "Activate by declaring 1 card name. Cards with that name, and their effects, cannot be used. Cards already on the "
    "field are not affected (including face-down cards).",
    "continuous",
)
HUSH = effect(
    "hush",
    "Once per turn: You can declare 1 card name; cards with that name, and their effects, cannot be used until the end "
    "of your opponent's next turn.",
)
FIRE = snare("fire", "Your opponent loses 100 LP.")
LASTING = (SURGERY, OMEN, EDICT, FIRE)


def declare(s: Scenario, *words: str) -> None:
    s.settle("word")
    for word in words:
        assert s.choice.kind == "word"
        s.act("value", value=word)
    s.settle()


def test_the_attribute_declared_holds_until_the_end_of_the_turn() -> None:
    s = Scenario("zh-mr2", PAINTER)
    painter = s.put(0, "painter", "m1")
    s.act("activate", painter)
    declare(s, "WATER")
    assert s.game.standing_effects().attributes(painter) == ("WATER",)
    s.end_turn()
    assert s.game.standing_effects().attributes(painter) == ("EARTH",)


@pytest.mark.parametrize(("word", "gained"), [("monster", 500), ("spell", 0)])
def test_what_was_declared_is_compared_when_it_resolves(word: str, gained: int) -> None:
    s = Scenario("zh-mr2", GUESS)
    s.act("activate", s.put(0, "guess", "hand"))
    declare(s, word)
    assert s.lp(0) == 8000 + gained and s.size(0, "graveyard") == 2


def test_two_things_are_declared_one_after_the_other() -> None:
    s = Scenario("zh-mr2", HUNT, monster("fish", race="Fish", attribute="WATER"), monster("eel", attribute="WATER"))
    fish, eel, bear = s.put(1, "fish", "m1"), s.put(1, "eel", "m2"), s.put(1, "bear", "m3")
    s.act("activate", s.put(0, "hunt", "hand"))
    s.settle("word")
    words = []
    while s.choice.kind == "word":
        offered = {option.value for option in s.choice.options}
        words.append("Fish" if "Fish" in offered else "WATER")
        s.act("value", value=words[-1])
    s.settle()
    assert sorted(words) == ["Fish", "WATER"]
    assert [s.where(card) for card in (fish, eel, bear)] == ["1.graveyard", "1.m2", "1.m3"]


@pytest.mark.parametrize(
    "text",
    [
        "Declare 1 Attribute. Destroy all monsters on the field with the declared Attribute.",  # when?
        "Destroy all monsters on the field with the declared Attribute.",
    ],
)
def test_without_a_declaration_at_a_known_time_it_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        parse(text, spell("x"))


def test_a_word_declared_at_the_activation_holds_as_long_as_the_card_lies_there() -> None:
    s = Scenario("zh-mr2", *LASTING)
    bear = s.put(1, "bear", "m1")
    surgery = s.put(0, "surgery", "s1", SET)
    s.act("activate", surgery)
    declare(s, "Fish")
    ox = s.put(0, "ox", "m1")  # one that comes later as well
    assert {s.game.standing_effects().race(card) for card in (bear, ox)} == {"Fish"}
    s.edit(lambda game: game.destroy([surgery], {"cause": "rule", "card": None, "seat": None}))
    assert s.game.standing_effects().race(bear) == "Warrior"


def test_a_card_that_nothing_was_declared_for_does_nothing() -> None:
    s = Scenario("zh-mr2", *LASTING)
    bear = s.put(1, "bear", "m1")
    s.put(0, "surgery", "s1")  # face-up, but not by its activation
    assert s.game.standing_effects().race(bear) == "Warrior"


def test_what_was_declared_may_be_what_cannot_attack() -> None:
    s = Scenario("zh-mr2", *LASTING)
    bear = s.put(0, "bear", "m1")
    s.act("activate", s.put(0, "omen", "s1", SET))
    declare(s, "EARTH")
    s.act("phase", value="battle")
    s.settle()
    assert bear not in s.offered("attack")


def test_cards_of_a_name_cannot_be_used_but_for_those_that_lay_there() -> None:
    s = Scenario("zh-mr2", *LASTING)
    there, held = s.put(0, "fire", "s1", SET), s.put(0, "fire", "hand")
    s.act("activate", s.put(0, "edict", "hand"))
    s.settle("name")
    s.act("value", value="fire")
    s.settle()
    assert there in s.offered("activate") and held not in s.offered("set")
    later = s.put(0, "fire", "s2", SET)
    assert later not in s.offered("activate") and there in s.offered("activate")


def test_monsters_of_a_name_are_not_summoned_or_flipped() -> None:
    s = Scenario("zh-mr2", *LASTING)
    lying, held = s.put(0, "bear", "m1", FACE_DOWN), s.put(0, "bear", "hand")
    s.act("activate", s.put(0, "edict", "hand"))
    s.settle("name")
    s.act("value", value="bear")
    s.settle()
    assert held not in s.offered("normal_summon") and held not in s.offered("set_monster")
    assert lying in s.offered("flip_summon")
    assert s.put(0, "bear", "m2", FACE_DOWN) not in s.offered("flip_summon")


def test_without_sparing_those_that_are_there_do_not_attack_either() -> None:
    s = Scenario("zh-mr2", HUSH)
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    s.act("activate", s.put(0, "hush", "m3"))
    s.settle("name")
    s.act("value", value="bear")
    s.settle()
    assert bear not in s.offered("change_position") and ox in s.offered("change_position")
    s.act("phase", value="battle")
    s.settle()
    assert bear not in s.offered("attack") and ox in s.offered("attack")


def test_nor_do_they_keep_what_their_texts_say() -> None:
    s = Scenario("zh-mr2", HUSH, effect("boss", "All monsters you control gain 500 ATK."))
    boss, ox = s.put(0, "boss", "m1"), s.put(0, "ox", "m2")
    assert s.game.value(ox, "atk") == 2200
    s.act("activate", s.put(0, "hush", "m3"))
    s.settle("name")
    s.act("value", value="boss")
    s.settle()
    assert s.game.value(ox, "atk") == 1700 and s.game.standing_effects().negated(boss)
