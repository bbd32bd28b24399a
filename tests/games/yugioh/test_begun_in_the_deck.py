"""Monsters that Summon themselves from the Deck: who is offered them, at which price, and what follows."""

from __future__ import annotations

import pytest
from scenario import Scenario, effect, through

IRON = effect(
    "iron",
    'Cannot be Normal Summoned/Set. Must first be Special Summoned (from your Deck) by Tributing 1 "bear" you control.',
)
GHOST = effect(
    "ghost",
    'You can Special Summon this card (from your hand or Deck) by sending 1 "bear" you control to the GY. '
    "If Summoned this way, this card gains 500 ATK.",
)


@pytest.mark.rule("yugioh-zh", "YZH-2.81")
@pytest.mark.parametrize(("place", "offered"), [("deck", True), ("hand", False), ("graveyard", False)])
def test_it_is_offered_from_the_deck_alone(place: str, offered: bool) -> None:
    s = Scenario("zh-mr2", IRON)
    s.put(0, "bear", "m1")
    card = s.put(0, "iron", place)
    assert (card in s.offered("special_summon")) == offered


@pytest.mark.parametrize("place", ["hand", "deck"])
def test_its_price_is_paid_and_what_comes_of_the_summon_holds(place: str) -> None:
    s = Scenario("zh-mr2", GHOST)
    bear, card = s.put(0, "bear", "m1"), s.put(0, "ghost", place)
    s.act("special_summon", card)
    through(s)
    assert s.where(bear) == "0.graveyard"
    assert s.where(card).startswith("0.m")
    assert s.game.value(card, "atk") == 2000


@pytest.mark.rule("yugioh-zh", "YZH-1.31")
def test_the_deck_that_was_looked_through_is_shuffled() -> None:
    s = Scenario("zh-mr2", GHOST)
    s.put(0, "bear", "m1")
    card = s.put(0, "ghost", "deck")
    before = [each for each in s.table.zones["0.deck"] if each != card]
    s.act("special_summon", card)
    through(s)
    after = list(s.table.zones["0.deck"])
    assert sorted(after) == sorted(before)
    assert after != before


def test_of_several_copies_one_is_offered_and_nothing_without_the_price() -> None:
    s = Scenario("zh-mr2", GHOST)
    copies = {s.put(0, "ghost", "deck") for _ in range(3)}
    assert not copies & set(s.offered("special_summon"))
    s.put(0, "bear", "m1")
    assert len(copies & set(s.offered("special_summon"))) == 1
