"""In what order things are paid and done: what others demand in addition, rest before active (1-3-9, 8-3-1-2)."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, read

from sanam.games.onepiece.cards.model import OnePieceCard

BOOK = "one-piece"
rule = pytest.mark.rule

TOLL = "Your opponent must also trash 1 card from their hand to activate [Activate: Main] effects."
MINER = "[Activate: Main] [Once Per Turn] ➀ You may rest this Character: Draw 2 cards."


def crew(text: str, name: str = "worker", **fields: Any) -> OnePieceCard:
    return read(character(name, text=text, **fields))


@rule(BOOK, "1-3-9")
@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Set all of your Characters as active and rest all of your Characters.",
        "[On Play] Rest all of your Characters and set all of your Characters as active.",
    ],
)
def test_of_resting_and_setting_active_at_the_same_time_resting_comes_first(text: str) -> None:
    s = Voyage(crew(text))
    mate, cook = s.put(0, "mate", "character"), s.put(0, "cook", "character")
    s.rest(cook)
    s.act("play", s.put(0, "worker", "hand"))
    assert [s.card(card).stance for card in (mate, cook)] == [ACTIVE, ACTIVE]


def test_what_follows_then_keeps_its_order() -> None:
    s = Voyage(crew("[On Play] Set all of your Characters as active. Then, rest all of your Characters."))
    mate = s.put(0, "mate", "character")
    s.act("play", s.put(0, "worker", "hand"))
    assert s.card(mate).stance == RESTED


@rule(BOOK, "8-3-1-2")
def test_what_another_ability_demands_is_paid_after_the_abilitys_own_cost() -> None:
    s = Voyage(crew(TOLL, "tollgate"), crew(MINER))
    s.put(1, "tollgate", "character")
    worker = s.put(0, "worker", "character")
    assert s.refused("activate", worker).rule == "8-3-1-3"  # type: ignore[union-attr]
    first, second = s.put(0, "mate", "hand"), s.put(0, "cook", "hand")
    s.act("activate", worker)
    s.act("yes")
    assert s.asked == (0, "effect_pick")
    assert (s.active(0), s.card(worker).stance, s.size(0, "hand")) == (9, RESTED, 2)
    s.pick(second)
    assert (s.where(second), s.where(first), s.size(0, "hand")) == ("0.trash", "0.hand", 3)


@rule(BOOK, "8-3-1-2")
def test_several_demands_are_paid_one_after_another_and_own_abilities_are_free_of_them() -> None:
    rest = "Your opponent must also rest 1 of their Characters to activate [Activate: Main] effects."
    s = Voyage(crew(TOLL, "tollgate"), crew(rest, "guardhouse"), crew(MINER))
    s.put(1, "tollgate", "character")
    s.put(1, "guardhouse", "character")
    theirs = s.put(1, "worker", "character")
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    held = s.put(0, "cook", "hand")
    s.act("activate", worker)
    s.act("yes")
    assert s.where(held) == "0.trash"
    assert s.choices() == [mate], "a rested one cannot be rested"
    s.pick(mate)
    assert s.card(mate).stance == RESTED
    assert s.size(0, "hand") == 2
    s.end_turn()
    s.act("activate", theirs)
    s.act("yes")
    assert s.size(1, "hand") == 3, "drawn for the turn and by the ability"


@rule(BOOK, "6-6-1-1", "6-6-1-2", "6-6-1-2(1)")
@pytest.mark.parametrize("order", [("late", "early"), ("early", "late")])
@pytest.mark.parametrize("seat", [0, 1])
def test_end_of_turn_abilities_come_before_what_was_left_for_the_end(order: tuple[str, str], seat: int) -> None:
    tag = "End of Your Turn" if seat == 0 else "End of Your Opponent's Turn"
    s = Voyage(
        crew("[Activate: Main] At the end of this turn, trash 1 card from your hand.", "late"),
        crew(f"[{tag}] Draw 2 cards.", "early"),
    )
    found = {name: s.put(0 if name == "late" else seat, name, "character") for name in order}
    for _ in range(2):
        s.put(0, "mate", "hand")
    deck = s.size(seat, "deck")
    s.act("activate", found["late"])
    s.act("end")
    assert s.choice.kind == "effect_pick", "nothing to order: one comes after the other"
    assert s.size(seat, "deck") == deck - 2


@rule(BOOK, "3-1-7")
def test_each_owner_orders_the_own_cards_that_enter_the_deck_together() -> None:
    s = Voyage(
        crew("[On Play] Place all Characters with a cost of 4 or less at the bottom of the owner's deck.", cost=5)
    )
    mine = [s.put(0, name, "character") for name in ("mate", "cook")]
    theirs = [s.put(1, name, "character") for name in ("mate", "cook")]
    s.act("play", s.put(0, "worker", "hand"))
    for seat, cards in ((0, mine), (1, theirs)):
        assert (s.choice.kind, s.choice.seat, s.choices()) == ("effect_order", seat, cards)
        s.pick(*reversed(cards))
    for seat, cards in ((0, mine), (1, theirs)):
        assert s.zone(seat, "deck")[:2] == cards


@rule(BOOK, "11-3-1")
def test_who_looks_at_cards_of_the_opponent_arranges_them() -> None:
    text = "[On Play] Look at all of your opponent's Life cards and place them back in their Life area in any order."
    s = Voyage(crew(text))
    s.act("play", s.put(0, "worker", "hand"))
    assert s.asked == (0, "effect_order")
    order = s.zone(1, "life")[::-1]
    s.pick(*order)
    assert s.zone(1, "life") == order


@rule(BOOK, "4-10-1", "4-10-2")
@pytest.mark.parametrize(("life", "drawn"), [(5, 2), (6, 0)])
def test_then_is_done_although_the_if_before_it_has_failed(life: int, drawn: int) -> None:
    s = Voyage(crew(f"[On Play] If you have {life} or more Life cards, draw 2 cards. Then, rest your Leader."))
    deck = s.size(0, "deck")
    s.act("play", s.put(0, "worker", "hand"))
    assert s.size(0, "deck") == deck - drawn
    assert s.card(s.leader(0)).stance == RESTED


#: Where several cards come from, what moves them, and whether their owner has seen them and so has an order to decide.
TOGETHER = {
    "deck": ("[On Play] Add up to 2 cards from the top of your deck to the top of your Life cards.", False),
    "hand": ("[On Play] Place 2 cards from your hand at the bottom of your deck in any order.", True),
    "trash": ("[On Play] Place 2 cards from your trash at the bottom of your deck in any order.", True),
    "character": ("[On Play] Place all of your {Fleet} type Characters at the top of your deck in any order.", True),
}


@rule(BOOK, "3-1-7", "3-2-3", "3-1-8")
@pytest.mark.parametrize("origin", TOGETHER)
def test_an_order_is_asked_for_of_cards_that_whoever_orders_has_seen(origin: str) -> None:
    """Unseen cards of the deck come one at a time, the topmost first."""
    text, seen = TOGETHER[origin]
    s = Voyage(crew(text), character("sloop", types=("Fleet",)), character("brig", types=("Fleet",)))
    pair = [s.put(0, "sloop", origin), s.put(0, "brig", origin)]
    s.act("play", s.put(0, "worker", "hand"))
    while s.choice.kind in ("effect_pick", "effect_amount"):
        s.play.answer([2] if s.choice.kind == "effect_amount" else [0, 1])
    assert (s.choice.kind == "effect_order") == seen
    if seen:
        assert s.choice.seat == 0 and s.choices() == pair
        s.play.answer([1, 0])
    area = "life" if origin == "deck" else "deck"
    found = [card for card in s.zone(0, area) if card in pair]
    assert found == {"character": pair[::-1], "deck": pair[::-1]}.get(origin, pair)


@rule(BOOK, "3-1-7")
def test_who_has_looked_at_cards_of_the_deck_still_orders_them() -> None:
    looked = "[On Play] Look at 3 cards from the top of your deck"
    s = Voyage(crew(f"{looked} and place them at the top or bottom of the deck in any order."))
    s.act("play", s.put(0, "worker", "hand"))
    s.play.answer([0, 1, 2])
    assert (s.choice.kind, s.choice.seat, len(s.choice.options)) == ("effect_order", 0, 3)
