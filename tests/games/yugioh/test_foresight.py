"""What is chosen for a cost, as a target or by a step leaves to the effect what it then looks for."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, Scenario, effect, magic, through

TRIBUTE = magic(
    "tribute", "Tribute 1 monster; Special Summon 1 monster with the same Level as the Tributed monster from your Deck."
)
TWIN = magic(
    "twin",
    "Target 1 face-up monster you control; add 1 monster with the same name as that target from your Deck to your "
    "hand.",
)
PAIR = magic(
    "pair",
    "Send 1 Level 5 or higher monster from your Deck to the GY, and if you do, add 1 monster with the same name as "
    "that card from your Deck to your hand.",
)
UNLIKE = magic(
    "unlike", "Discard 1 monster, then target 1 monster with a different name in your GY; Special Summon that target."
)
LEAPER = effect("leaper", "You can discard 1 monster; Special Summon this card from your hand.")
COMER = effect("comer", "You can Special Summon this card (from your hand) by discarding 1 monster.")
SUIT = effect(
    "suit", "You can target 1 Warrior monster you control; equip this card from your hand or field to that target."
)
GUARD = effect(
    "guard", "When a face-up monster you control is targeted for an attack: You can change the target to this card."
)


@pytest.mark.rule("yugioh-zh", "YZH-5.38")
def test_a_cost_is_one_with_which_the_effect_finds_its_card() -> None:
    s = Scenario("zh-mr2", TRIBUTE)
    spell = s.put(0, "tribute", "hand")
    s.put(0, "knight", "m1")  # in the Deck there are monsters of Level 4 only
    assert "activate" not in s.acts(spell)
    bear, wall = s.put(0, "bear", "m2"), s.put(0, "wall", "m3")
    s.act("activate", spell)
    s.settle("tribute")
    assert s.offered("pick") == [bear, wall]


@pytest.mark.rule("yugioh-zh", "YZH-5.49")
def test_a_target_is_one_with_which_the_effect_finds_its_card() -> None:
    s = Scenario("zh-mr2", TWIN)
    spell = s.put(0, "twin", "hand")
    s.put(0, "knight", "m1")
    s.put(0, "ox", "deck")
    s.put(0, "bear", "deck")
    assert "activate" not in s.acts(spell)
    mine = [s.put(0, "ox", "m2"), s.put(0, "bear", "m3")]
    s.act("activate", spell)
    s.settle("target")
    assert s.offered("pick") == mine


def test_what_is_paid_leaves_something_else_to_target() -> None:
    s = Scenario("zh-mr2", UNLIKE)
    spell, ox, bear = s.put(0, "unlike", "hand"), s.put(0, "ox", "hand"), s.put(0, "bear", "hand")
    s.put(0, "ox", "graveyard")
    s.act("activate", spell)
    s.settle("target")
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "0.hand")


def test_a_step_handles_a_card_that_the_next_can_follow() -> None:
    s = Scenario("zh-mr2", PAIR)
    spell = s.put(0, "pair", "hand")
    s.put(0, "knight", "deck")
    s.put(0, "giant", "deck")
    assert "activate" not in s.acts(spell)
    giant = s.put(0, "giant", "deck")
    s.act("activate", spell)
    s.settle("pick")
    assert giant in s.offered("pick") and len(s.choice.options) == 2


@pytest.mark.rule("yugioh-zh", "YZH-5.32")
@pytest.mark.parametrize("card", [LEAPER, COMER])
def test_a_card_does_not_pay_for_its_own_summon(card: object) -> None:
    s = Scenario("zh-mr2", LEAPER, COMER)
    name = card.name  # type: ignore[attr-defined]
    act = "activate" if name == "leaper" else "special_summon"
    it = s.put(0, name, "hand")
    assert act not in s.acts(it)
    bear = s.put(0, "bear", "hand")
    s.act(act, it)
    through(s)
    assert (s.where(it)[:3], s.where(bear)) == ("0.m", "0.graveyard")


def test_a_monster_is_not_equipped_to_itself() -> None:
    s = Scenario("zh-mr2", SUIT)
    suit = s.put(0, "suit", "m1")
    assert "activate" not in s.acts(suit)
    bear = s.put(0, "bear", "m2")
    s.do("activate", suit)
    assert s.card(suit).host == bear


def test_an_attack_is_not_led_to_where_it_goes_already() -> None:
    s = Scenario("zh-mr2", GUARD)
    ox, guard, bear = s.put(0, "ox", "m1"), s.put(1, "guard", "m1", DEFENSE), s.put(1, "bear", "m2")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", guard)
    through(s)
    assert s.facts("activated") == []
    ox = s.put(0, "ox", "m2")
    guard = s.put(1, "guard", "m3", DEFENSE)
    s.act("attack", ox)
    s.act("attack", bear)
    through(s)
    assert [fact.card for fact in s.facts("activated")] == [guard] and s.where(bear) == "1.m2"
