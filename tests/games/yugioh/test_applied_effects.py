"""Cards that apply the effect of another card as their own."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, magic, snare, through

ANGEL = effect(
    "angel",
    'You can pay 1000 LP, then target 1 "rite" Spell/Trap Card in your GY; apply that target\'s effect, then shuffle '
    "that target into the Deck.",
)
RITE = magic("rite of gain", "Pay 2000 LP; gain 300 LP.")
CALL = magic("rite of call", "Target 1 Level 4 monster in your GY; Special Summon it in Defense Position.")
WAIT = snare("rite of wait", "When an opponent's monster declares an attack: Gain 300 LP.")
COPY = magic("copy", "Target 1 \"rite\" Normal Spell in your GY; this card's effect becomes that target's effect.")
CARDS = (ANGEL, RITE, CALL, WAIT, COPY)


def test_the_effect_is_applied_without_its_cost_and_then_the_card_is_shuffled() -> None:
    s = Scenario("zh-mr2", *CARDS)
    angel, rite = s.put(0, "angel", "m1"), s.put(0, "rite of gain", "graveyard")
    s.act("activate", angel)
    through(s)
    assert s.lp(0) == 8000 - 1000 + 300
    assert s.where(rite) == "0.deck"


def test_what_it_would_target_is_chosen_as_it_is_applied() -> None:
    s = Scenario("zh-mr2", *CARDS)
    angel, rite = s.put(0, "angel", "m1"), s.put(0, "rite of call", "graveyard")
    assert s.refused("activate", angel) is not None, "there is nothing to Summon"
    bear, ox = s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")
    s.act("activate", angel)
    s.settle("pick")
    assert {option.card for option in s.choice.options} == {bear, ox}
    s.play.answer([[option.card for option in s.choice.options].index(ox)])
    through(s)
    assert s.where(ox).startswith("0.m")
    assert s.card(ox).sideways
    assert (s.where(bear), s.where(rite)) == ("0.graveyard", "0.deck")


@pytest.mark.parametrize("name", ["rite of wait", "copy"])
def test_what_waits_for_something_or_has_another_name_is_not_applied(name: str) -> None:
    s = Scenario("zh-mr2", *CARDS)
    angel = s.put(0, "angel", "m1")
    s.put(0, name, "graveyard")
    assert s.refused("activate", angel) is not None


def test_a_spell_that_becomes_another() -> None:
    s = Scenario("zh-mr2", *CARDS)
    rite = s.put(0, "rite of gain", "graveyard")
    copy = s.put(0, "copy", "hand")
    s.act("activate", copy)
    through(s)
    assert s.lp(0) == 8300
    assert [s.where(card) for card in (copy, rite)] == ["0.graveyard", "0.graveyard"]
