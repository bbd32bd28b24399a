"""Attributes, Types and kinds of cards that a player declares, and what is then done by them."""

from __future__ import annotations

import pytest
from scenario import Scenario, monster, parsed, spell

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
