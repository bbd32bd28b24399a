"""Whose card it is, and how much of it for which card, where a text says it once for several."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, event, play, read


def test_a_counter_is_given_once_to_each_card_in_the_hand() -> None:
    s = Voyage(crew("All Character cards in your hand without a Counter have a +1000 Counter."))
    s.put(0, "worker", "character")
    brute, mate = s.put(0, "brute", "hand"), s.put(0, "mate", "hand")
    assert [s.play.game.value(card, "counter") for card in (brute, mate)] == [1000, 1000]


def test_cards_with_a_total_cost_are_picked() -> None:
    s = Voyage(crew("[On Play] K.O. your opponent's Characters with a total cost of 4 or less."))
    small = [s.put(1, "filler", "character"), s.put(1, "mate", "character")]
    cook = s.put(1, "cook", "character")
    play(s)
    assert set(s.choices()) == {*small, cook}
    s.pick(*small)
    assert [s.where(card) for card in (*small, cook)] == ["1.trash", "1.trash", "1.character"]


def test_each_loses_power_for_its_own_don_cards() -> None:
    text = (
        "[On Play] Give all of your opponent's Characters −1000 power during this turn "
        "for every DON!! card given to that Character."
    )
    s = Voyage(crew(text))
    two, none = s.put(1, "cook", "character"), s.put(1, "brute", "character")
    s.edit(lambda game: game.add_don(1, 2))
    s.attach(two, 2)
    before = [s.power(card) for card in (two, none)]
    play(s)
    assert [s.power(card) for card in (two, none)] == [before[0] - 2000, before[1]]


def test_don_cards_are_given_to_cards_of_their_owner() -> None:
    text = (
        '[On Play] Give up to 1 rested DON!! card to your Leader with a type including "Sea" '
        'or 1 Character with a type including "Sea".'
    )
    gull = character("gull", types=("Sea",))
    s = Voyage(crew(text), gull)
    mine, theirs = s.put(0, "gull", "character"), s.put(1, "gull", "character")
    play(s)  # its cost rests DON!! cards
    if mine not in s.choices():
        s.play.answer([0])
    assert mine in s.choices() and theirs not in s.choices()


def test_a_receiver_is_on_the_side_of_whichever_card_was_picked() -> None:
    s = Voyage(crew("[On Play] Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters."))
    mine, theirs = s.game.active_don(0)[0], s.game.active_don(1)[0]
    s.rest(mine, theirs)
    play(s)
    assert {mine, theirs} <= set(s.choices())
    s.pick(theirs)
    assert s.choices() == [s.leader(1)]
    s.pick(s.leader(1))
    assert s.game.given(s.leader(1)) == [theirs]


@pytest.mark.parametrize(("cards", "drawn"), [(0, 0), (2, 1), (3, 2)])
def test_bullets_count_what_their_heading_counts(cards: int, drawn: int) -> None:
    text = (
        "[On Play] Apply each of the following effects based on the number of cards in your trash: "
        "• If there are 2 or more cards, draw 1 card. • If you have 3 or more cards, draw 1 card."
    )
    s = Voyage(crew(text))
    for _ in range(cards):
        s.put(0, "filler", "trash")
    before = s.size(0, "hand")
    play(s)
    assert s.size(0, "hand") - before == drawn


@pytest.mark.parametrize("instead", [True, False])
def test_another_card_may_be_selected_instead(instead: bool) -> None:
    text = (
        "[Main] K.O. up to 1 of your opponent's Characters with a cost of 3 or less. If you have a Character with a "
        "cost of 7 or more, you may select your opponent's Character with a cost of 6 or less instead."
    )
    s = Voyage(read(event("shock", text=text)))
    s.put(0, "brute", "character")
    mate, cook = s.put(1, "mate", "character"), s.put(1, "cook", "character")
    play(s, "shock")
    assert s.choice.kind == "effect_may"
    s.play.answer([0] if instead else [])
    assert s.choices() == ([mate, cook] if instead else [mate])
    s.pick(cook if instead else mate)
    assert [s.where(card) == "1.trash" for card in (mate, cook)] == [not instead, instead]


def test_what_cannot_be_played_on_the_field_stays_in_the_hand() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. Then, you cannot play any Character cards on your field during this turn."))
    mate, harbour = s.put(0, "mate", "hand"), s.put(0, "harbour", "hand")
    play(s)
    assert mate not in s.choices() and harbour in s.choices()


def test_a_name_does_not_belong_to_don_cards() -> None:
    text = (
        "[On Play] Play up to 1 Character card with a cost equal to or less than the number of DON!! cards on your "
        "opponent's field other than [mate] from your hand."
    )
    s = Voyage(crew(text), character("cabin", 4))
    cabin = [s.put(0, name, "hand") for name in ("mate", "cabin", "brute")][1]
    s.edit(lambda game: game.return_don(1, s.zone(1, "cost")[:6], 1))
    play(s)
    assert s.choices() == [cabin], "a name is none of DON!! cards: it is that of the card that is played"


@pytest.mark.parametrize(("number", "met"), [(1, 0), (2, 1), (3, 1)])
def test_don_cards_that_are_returned_together_are_told_of_together(number: int, met: int) -> None:
    watch = crew("When 2 or more DON!! cards on your field are returned to your DON!! deck, draw 1 card.", "watch")
    s = Voyage(crew(f"[On Play] Return {number} DON!! cards from your field to your DON!! deck."), watch)
    s.put(0, "watch", "character")
    before = s.size(0, "hand")
    play(s)
    while s.choice.kind != "action":
        s.play.answer(list(range(s.choice.most)))
    assert s.size(0, "hand") - before == met


def test_for_each_receiver_it_is_said_how_many_don_cards_it_gets() -> None:
    s = Voyage(crew("[On Play] Give your Leader and 1 Character up to 2 rested DON!! cards each.", cost=4))
    mate = s.put(0, "mate", "character")
    play(s)
    kinds = []
    while s.choice.kind != "action":
        kinds.append((s.choice.kind, [option.value for option in s.choice.options]))
        amount = s.choice.kind.endswith("amount")
        s.play.answer([1] if amount else [s.choices().index(mate)] if mate in s.choices() else list(range(1)))
    given = [len(s.play.game.given(card)) for card in (s.leader(0), mate)]
    assert given == [1, 1], kinds
