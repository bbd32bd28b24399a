"""Gemini monsters, contact Fusions, Tribute Summons by their own terms, and Summons that count as another kind."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, monster, parsed, spell

TWO_LIVES = (
    "This card is treated as a Normal Monster while face-up on the field or in the Graveyard. While this card is "
    "face-up on the field, you can Normal Summon it to have it become an Effect Monster with this effect.\n"
)


TWIN = effect("twin", TWO_LIVES + "● This card gains 700 ATK.", traits=("effect", "gemini"), atk=1000)
PLAIN = parsed(spell("plain", text="Destroy all Normal Monsters on the field."))


def value(s: Scenario, card: int) -> int:
    value: int = s.play.game.standing_effects().value(card, "atk")
    return value


@pytest.mark.rule("yugioh-zh", "YZH-2.76")
def test_a_gemini_monster_is_summoned_again() -> None:
    s = Scenario("zh-mr2", TWIN)
    twin = s.put(0, "twin", "m1")
    assert value(s, twin) == 1000
    s.do("normal_summon", twin)
    assert s.where(twin) == "0.m1" and value(s, twin) == 1700
    assert [fact.card for fact in s.facts("normal_summoned")] == [twin]
    assert not s.offered("normal_summon")
    assert s.refused("normal_summon", s.put(0, "bear", "hand")) is not None, "it was the Normal Summon of the turn"


def test_it_is_a_normal_monster_until_then_and_after_it_lay_face_down() -> None:
    s = Scenario("zh-mr2", TWIN, PLAIN)
    twin = s.put(0, "twin", "m1")
    s.do("activate", s.put(0, "plain", "hand"))
    assert s.where(twin) == "0.graveyard"
    s = Scenario("zh-mr2", TWIN, PLAIN)
    twin = s.put(0, "twin", "m1")
    s.do("normal_summon", twin)
    assert s.refused("activate", s.put(0, "plain", "hand")) is not None
    s.edit(lambda game: game.turn_monster(twin, "down/side"))
    s.edit(lambda game: game.turn_monster(twin, "up"))
    assert value(s, twin) == 1000


CONTACT = parsed(
    monster(
        "contact",
        6,
        traits=("effect", "fusion"),
        text='"bear" + "ox"\nMust first be Special Summoned (from your Extra Deck) by banishing the above cards you '
        'control. (You do not use "Polymerization".)',
    )
)


def test_a_contact_fusion_uses_the_cards_above() -> None:
    s = Scenario("zh-mr2", CONTACT, extra=("contact",))
    bear = s.put(0, "bear", "m1")
    assert not s.offered("special_summon")
    ox = s.put(0, "ox", "m2")
    (contact,) = s.offered("special_summon")
    assert contact is not None
    s.do("special_summon", contact)
    while s.table.choice is not None and s.choice.kind != "action":
        s.play.answer([0])
    assert s.where(bear).endswith("banished") and s.where(ox).endswith("banished")
    assert s.where(contact).startswith("0.m")


SHARED = effect("lord", "You can Tribute Summon this card by Tributing 1 EARTH monster.", level=8)


@pytest.mark.rule("yugioh-zh", "YZH-2.73")
def test_tribute_summoned_with_one_tribute_of_its_kind() -> None:
    s = Scenario("zh-mr2", SHARED, monster("shade", attribute="DARK"))
    lord = s.put(0, "lord", "hand")
    s.put(0, "shade", "m1")
    assert lord not in s.offered("special_summon")
    bear, ox = s.put(0, "bear", "m2"), s.put(0, "ox", "m3")
    s.act("special_summon", lord)
    assert {option.card for option in s.choice.options} == {bear, ox}
    s.pick(bear)
    s.settle()
    assert s.where(bear) == "0.graveyard" and [fact.card for fact in s.facts("tribute_summoned")] == [lord]
    assert s.refused("normal_summon", s.put(0, "mouse", "hand")) is not None


LIGHTS = effect("lights", "Must first be Special Summoned (from your hand) by having 2 or more monsters in your GY.")


def test_summoned_while_you_have_so_many() -> None:
    s = Scenario("zh-mr2", LIGHTS)
    lights = s.put(0, "lights", "hand")
    s.put(0, "bear", "graveyard")
    assert lights not in s.offered("special_summon")
    s.put(0, "ox", "graveyard")
    s.do("special_summon", lights)
    assert s.where(lights).startswith("0.m")


BLEND = parsed(
    spell(
        "blend",
        text="Special Summon 1 Fusion Monster from your Extra Deck. "
        "(This Special Summon is treated as a Fusion Summon.)",
    )
)
MERGED = monster("merged", 6, traits=("fusion",), text='"bear" + "ox"')


def test_a_special_summon_that_is_treated_as_a_fusion_summon() -> None:
    s = Scenario("zh-mr2", BLEND, parsed(MERGED), extra=("merged",))
    s.do("activate", s.put(0, "blend", "hand"))
    assert len(s.facts("fusion_summoned")) == 1


CAPTAIN = (
    "During your Main Phase, you can Normal Summon 1 Warrior monster in addition to your Normal Summon/Set. (You can "
    "only gain this effect once per turn.)"
)


def test_two_copies_give_one_further_summon() -> None:
    s = Scenario("zh-mr2", effect("captain", CAPTAIN))
    for zone in ("m1", "m2"):
        s.put(0, "captain", zone)
    for name in ("bear", "ox", "mouse"):
        s.put(0, name, "hand")
    bear, ox, mouse = (card for card in s.offered("normal_summon") if card is not None and card > 0)
    s.do("normal_summon", bear)
    s.do("normal_summon", ox)
    assert s.refused("normal_summon", mouse) is not None
