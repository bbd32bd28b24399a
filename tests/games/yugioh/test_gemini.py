"""Gemini monsters: Normal Monsters on the field and in the Graveyard, until they are Normal Summoned once more."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, Scenario, monster, parsed, spell, through

TWIN = parsed(
    monster(
        "twin",
        5,
        traits=("effect", "gemini"),
        text="This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is "
        "face-up on the field, you can Normal Summon it to have it be treated as an Effect Monster with this effect:\n"
        "● This card gains 800 ATK.",
    )
)
LIGHT = parsed(spell("light", text="Destroy all Effect Monsters on the field."))
COVER = parsed(spell("cover", text='Change all "twin" on the field to face-down Defense Position.'))
CALL = parsed(spell("call", text="Target 1 Normal Monster in your GY; Special Summon it."))


def test_summoned_again_it_has_its_effect_and_uses_the_turns_normal_summon() -> None:
    s = Scenario("zh-mr2", TWIN)
    card, ox = s.put(0, "twin", "m1"), s.put(0, "ox", "hand")
    assert s.game.value(card, "atk") == 1500
    s.act("normal_summon", card)
    through(s)
    assert s.game.value(card, "atk") == 2300
    assert ox not in s.offered("normal_summon") and card not in s.offered("normal_summon")


def test_not_in_the_turn_of_another_normal_summon_nor_twice() -> None:
    s = Scenario("zh-mr2", TWIN)
    card = s.put(0, "twin", "m1")
    s.act("normal_summon", s.put(0, "ox", "hand"))
    through(s)
    assert card not in s.offered("normal_summon")
    s.end_turn()
    s.end_turn()
    assert card in s.offered("normal_summon")


@pytest.mark.parametrize("again", [True, False])
def test_it_is_an_effect_monster_only_when_summoned_again(again: bool) -> None:
    s = Scenario("zh-mr2", TWIN, LIGHT)
    card = s.put(0, "twin", "m1")
    if again:
        s.act("normal_summon", card)
        through(s)
        s.act("activate", s.put(0, "light", "hand"))
        through(s)
    assert (s.where(card) == "0.graveyard") == again


def test_face_down_it_forgets_that() -> None:
    s = Scenario("zh-mr2", TWIN, COVER)
    card = s.put(0, "twin", "m1")
    s.act("normal_summon", card)
    through(s)
    s.act("activate", s.put(0, "cover", "hand"))
    through(s)
    s.edit(lambda game: game.turn_monster(card, DEFENSE))
    assert s.card(card).face_up and s.game.value(card, "atk") == 1500


def test_in_the_graveyard_it_is_a_normal_monster() -> None:
    s = Scenario("zh-mr2", TWIN, CALL)
    card = s.put(0, "twin", "graveyard")
    s.act("activate", s.put(0, "call", "hand"))
    through(s)
    assert s.where(card)[:3] == "0.m"


LAST_WORD = parsed(
    monster(
        "last word",
        traits=("effect", "gemini"),
        text="This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a "
        "Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect.\n"
        "● If this card is sent to the GY: Draw 1 card.",
    )
)
SWEEP = parsed(spell("sweep", text='Destroy all "last word" on the field.'))


@pytest.mark.parametrize("again", [True, False])
def test_what_it_does_when_it_leaves_depends_on_what_it_was(again: bool) -> None:
    s = Scenario("zh-mr2", LAST_WORD, SWEEP)
    card = s.put(0, "last word", "m1")
    if again:
        s.act("normal_summon", card)
        through(s)
    s.act("activate", s.put(0, "sweep", "hand"))
    through(s)
    assert s.where(card) == "0.graveyard" and s.size(0, "hand") == again


HASTE = parsed(spell("haste", text="Pay 500 LP; Normal Summon 1 Warrior monster."))
HANDS = parsed(spell("hands", text="Pay 500 LP; Normal Summon 1 Warrior monster from your hand."))


def test_an_effect_may_summon_it_again_beside_the_turns_normal_summon() -> None:
    s = Scenario("zh-mr2", TWIN, HASTE, HANDS)
    card = s.put(0, "twin", "m1")
    haste, hands = s.put(0, "haste", "hand"), s.put(0, "hands", "hand")
    assert haste in s.offered("activate") and hands not in s.offered("activate")
    s.act("activate", haste)
    through(s)
    assert s.game.value(card, "atk") == 2300 and s.game.summons.normal_summons_left(0) == 1
    assert s.put(0, "haste", "hand") not in s.offered("activate"), "it is an Effect Monster now"
