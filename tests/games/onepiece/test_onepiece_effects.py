"""Abilities that are understood, carried out at the table: operations, costs, conditions (8-1 to 8-4)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read

from sanam.engine import events as ev
from sanam.engine.session import Session

BOOK = "one-piece"
rule = pytest.mark.rule


@rule(BOOK, "4-1-1", "8-1-1", "8-4-1-4", "8-4-1-5", "8-1-4-1")
def test_what_the_text_states_is_done_once_when_it_resolves() -> None:
    s = Voyage(crew("[On Play] Draw 2 cards and trash 1 card from your hand."))
    play(s)
    assert s.asked == (0, "effect_pick")
    assert s.size(0, "hand") == 2
    first = s.zone(0, "hand")[0]
    s.pick(first)
    assert (s.where(first), s.size(0, "hand"), s.asked) == ("0.trash", 1, (0, "action"))


@rule(BOOK, "10-2-14-1", "8-4-4-1", "1-3-2")
def test_cards_are_trashed_from_the_hand_as_far_as_there_are_any() -> None:
    s = Voyage(crew("[On Play] Trash 2 cards from your hand."))
    held = s.put(0, "mate", "hand")
    play(s)
    assert s.where(held) == "0.trash"


@rule(BOOK, "4-8-1", "8-4-4", "8-4-4-1", "1-3-5-1")
def test_up_to_lets_its_player_choose_none_when_it_resolves() -> None:
    s = Voyage(crew("[On Play] K.O. up to 1 of your opponent's Characters with a cost of 3 or less."))
    small, big = s.put(1, "mate", "character"), s.put(1, "cook", "character")
    play(s)
    assert s.choices() == [small]
    s.decline()
    assert s.where(small) == "1.character"
    play(s)
    s.pick(small)
    assert (s.where(small), s.where(big)) == ("1.trash", "1.character")


def test_several_are_chosen_and_the_opponents_own_choices_are_theirs() -> None:
    s = Voyage(crew("[On Play] Your opponent trashes 1 card from their hand."))
    one, two = s.put(1, "mate", "hand"), s.put(1, "cook", "hand")
    play(s)
    assert s.asked == (1, "effect_pick")
    assert s.choices() == [one, two]
    s.pick(two)
    assert s.where(two) == "1.trash"


@rule(BOOK, "8-1-4", "8-1-4-2")
def test_power_given_for_a_turn_ends_with_it() -> None:
    s = Voyage(crew("[On Play] Up to 1 of your Leader gains +2000 power during this turn."))
    play(s)
    s.pick(s.leader(0))
    assert s.power(s.leader(0)) == 7000
    s.end_turn()
    assert s.power(s.leader(0)) == 5000


def test_power_until_the_end_of_the_opponents_next_turn_outlives_this_one() -> None:
    s = Voyage(crew("[On Play] Your Leader gains +1000 power until the end of your opponent's next turn."))
    play(s)
    s.end_turn()
    assert s.power(s.leader(0)) == 6000
    s.end_turn()
    assert s.power(s.leader(0)) == 5000


def test_cost_and_power_are_taken_away_and_may_end_below_nothing() -> None:
    s = Voyage(
        crew("[On Play] Give up to 1 of your opponent's Characters −5000 power during this turn."),
        crew("[On Play] Give up to 1 of your opponent's Characters −5 cost during this turn.", "cheapener"),
    )
    mate = s.put(1, "mate", "character")
    play(s)
    s.pick(mate)
    play(s, "cheapener")
    s.pick(mate)
    assert (s.power(mate), s.game.value(mate, "cost")) == (-1000, 0)


@rule(BOOK, "8-4-4-4", "11-2-1", "2-4-3")
def test_searching_looks_reveals_adds_and_orders_the_rest() -> None:
    s = Voyage(
        crew(
            "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 {Navy} type card and add it to your"
            " hand. Then, place the rest at the bottom of your deck in any order."
        ),
        character("sailor", types=("Navy",)),
    )
    low, sailor, top = (s.put(0, name, "deck") for name in ("mate", "sailor", "cook"))
    play(s)
    assert s.choices() == [sailor]
    s.pick(sailor)
    assert s.where(sailor) == "0.hand"
    assert [f.card for f in s.facts("revealed")] == [sailor]
    assert s.asked == (0, "effect_order")
    s.pick(low, top)
    assert s.zone(0, "deck")[:2] == [top, low]
    assert not s.card(low).known


@rule(BOOK, "3-1-7")
def test_the_owner_orders_cards_that_enter_together_and_nobody_else_learns_it() -> None:
    s = Voyage(crew("[On Play] Place 2 cards from your trash at the bottom of your deck in any order."))
    one, two = s.put(0, "mate", "trash"), s.put(0, "cook", "trash")
    play(s)
    assert s.asked == (0, "effect_order")
    s.pick(two, one)
    assert s.zone(0, "deck")[:2] == [one, two]
    assert all(s.game.hidden_from(s.card(card), 1) for card in (one, two))


@rule(BOOK, "3-1-8")
@pytest.mark.parametrize("picked", [(0, 1, 2), (2, 0, 1)])
def test_what_the_other_player_is_told_says_nothing_of_the_order(picked: tuple[int, ...]) -> None:
    s = Voyage(crew("[On Play] Place 3 cards from your trash at the bottom of your deck in any order."))
    cards = [s.put(0, name, "trash") for name in ("mate", "cook", "mate")]
    play(s)
    s.pick(*(cards[at] for at in picked))
    assert sorted(s.zone(0, "deck")[:3]) == sorted(cards), "they lie there, in the order that was chosen"
    told = [fact.card for fact in Session(s.play, 1).facts() if fact.what == "moved"]
    assert told == sorted(cards)


def test_cards_are_played_from_the_hand_without_cost_and_their_own_on_play_follows() -> None:
    s = Voyage(
        crew("[On Play] Play up to 1 Character card with a cost of 2 or less from your hand rested."),
        crew("[On Play] Draw 1 card.", "drawer", cost=2),
    )
    drawer, cook = s.put(0, "drawer", "hand"), s.put(0, "cook", "hand")
    play(s)
    assert s.choices() == [drawer]
    assert cook not in s.choices()
    s.pick(drawer)
    assert (s.where(drawer), s.card(drawer).stance, s.size(0, "hand")) == ("0.character", RESTED, 2)


def test_returning_to_hand_takes_the_card_to_its_owner_with_its_don_left_behind() -> None:
    s = Voyage(crew("[On Play] Return up to 1 Character with a cost of 3 or less to the owner's hand."))
    mate = s.put(1, "mate", "character")
    s.attach(mate)
    play(s)
    s.pick(mate)
    assert (s.where(mate), s.size(1, "given")) == ("1.hand", 0)


def test_don_cards_are_added_given_and_set_active() -> None:
    s = Voyage(
        crew("[On Play] Add up to 1 DON!! card from your DON!! deck and rest it.", "adder"),
        crew("[On Play] Give up to 2 rested DON!! cards to your Leader or 1 of your Characters.", "giver"),
        crew("[On Play] Set up to 2 of your DON!! cards as active.", "setter"),
        don=8,
    )
    play(s, "adder")
    s.act("amount", value=1)
    assert (s.size(0, "cost"), s.active(0)) == (9, 6)
    play(s, "giver")
    s.act("amount", value=2)
    s.pick(s.leader(0))
    assert len(s.game.given(s.leader(0))) == 2
    play(s, "setter")
    before = s.active(0)
    s.act("amount", value=2)
    assert s.active(0) == before + 2


def test_life_is_added_taken_and_turned() -> None:
    s = Voyage(
        crew("[On Play] Add up to 1 card from the top of your deck to the top of your Life cards.", "giver"),
        crew("[On Play] You may add 1 card from the top or bottom of your Life cards to your hand: Draw 1 card.", "t"),
    )
    play(s, "giver")
    s.act("amount", value=1)
    assert s.life(0) == 6
    bottom = s.zone(0, "life")[0]
    play(s, "t")
    s.act("yes")
    s.pick(bottom)
    assert (s.where(bottom), s.life(0), s.size(0, "hand")) == ("0.hand", 5, 2)


@rule(BOOK, "1-2-5", "1-3-1")
def test_a_text_that_says_its_player_wins_ends_the_game() -> None:
    s = Voyage(
        read(
            leader(
                "tide",
                text="When your deck is reduced to 0, you win the game instead of losing, according to the rules.",
            )
        ),
        leaders=("tide", "captain"),
    )
    s.edit(lambda game: [game.play.move(card, "0.trash", None, ACTIVE) for card in s.zone(0, "deck")])
    assert s.result() == {"winner": 0, "reason": "effect"}


def test_one_of_several_effects_is_chosen() -> None:
    s = Voyage(crew("[On Play] Choose one: • Draw 1 card. • K.O. up to 1 of your opponent's Characters."))
    mate = s.put(1, "mate", "character")
    play(s)
    assert s.asked == (0, "effect_one")
    s.act("way", value=1)
    s.pick(mate)
    assert s.where(mate) == "1.trash"


@rule(BOOK, "1-3-4", "1-3-11")
def test_what_both_players_do_the_turn_player_does_first() -> None:
    s = Voyage(
        crew("[On Play] You and your opponent trash cards from your hands until you each have 1 cards in your hands.")
    )
    for seat in (0, 1):
        for _ in range(3):
            s.put(seat, "mate", "hand")
    play(s)
    assert s.asked == (0, "effect_pick")
    s.play.answer([0, 1])
    assert s.asked == (1, "effect_pick")
    s.play.answer([0, 1])
    assert (s.size(0, "hand"), s.size(1, "hand")) == (1, 1)


def test_an_extra_turn_follows() -> None:
    s = Voyage(crew("[On Play] Take an extra turn after this one."))
    play(s)
    s.end_turn()
    assert s.game.turn_player() == 0
    s.end_turn()
    assert s.game.turn_player() == 1


@rule(BOOK, "8-3-1", "8-3-1-4", "8-1-2", "8-4-1-3", "8-1-3-2-2", "1-3-10-2")
def test_an_activation_cost_that_may_be_declined_is_asked_and_paid_before_the_colon() -> None:
    worker = "[Activate: Main] You may rest this Character: Draw 1 card."
    s = Voyage(crew(worker))
    card = s.put(0, "worker", "character")
    s.act("activate", card)
    assert s.asked == (0, "effect_may")
    s.decline()
    assert (s.size(0, "hand"), s.card(card).stance) == (0, ACTIVE)
    s.act("activate", card)
    s.act("yes")
    assert (s.size(0, "hand"), s.card(card).stance) == (1, RESTED)
    assert s.offered("activate") == []


@rule(BOOK, "8-3-1-1", "8-3-1-5")
def test_costs_are_paid_in_order_all_or_nothing() -> None:
    text = "[Activate: Main] ➁ You may trash 1 card from your hand: K.O. up to 1 of your opponent's Characters."
    s = Voyage(crew(text))
    card, mate = s.put(0, "worker", "character"), s.put(1, "mate", "character")
    assert s.refused("activate", card).rule == "8-3-1-3"  # type: ignore[union-attr]
    held = s.put(0, "mate", "hand")
    s.act("activate", card)
    assert s.active(0) == 10
    s.decline()
    assert (s.active(0), s.where(held)) == (10, "0.hand")
    s.act("activate", card)
    s.act("yes")
    assert (s.active(0), s.where(held)) == (8, "0.trash")
    s.pick(mate)
    assert s.where(mate) == "1.trash"


@rule(BOOK, "8-3-1-6", "10-2-10-1")
def test_don_minus_returns_chosen_don_cards_of_the_whole_field() -> None:
    s = Voyage(crew("[Activate: Main] [Once Per Turn] DON!! −2: Draw 1 card."))
    card = s.put(0, "worker", "character")
    s.attach(card)
    given = s.game.given(card)[0]
    s.act("activate", card)
    assert s.asked == (0, "effect_don")
    assert given in s.choices()
    s.pick(given, s.zone(0, "cost")[0])
    assert (s.size(0, "cost"), s.size(0, "given"), s.size(0, "hand")) == (8, 0, 1)
    assert s.where(given) == "0.don-deck"


@rule(BOOK, "8-3-3", "8-3-2-2")
def test_what_follows_an_unmet_if_is_not_done() -> None:
    s = Voyage(crew("[On Play] If you have 3 or more Characters, draw 1 card."))
    play(s)
    assert s.size(0, "hand") == 0
    s.put(0, "mate", "character")
    play(s)
    assert s.size(0, "hand") == 1


@rule(BOOK, "4-10-2")
def test_what_follows_then_is_done_even_if_nothing_came_of_what_stands_before() -> None:
    s = Voyage(crew("[On Play] K.O. up to 1 of your opponent's Characters. Then, draw 1 card."))
    play(s)
    assert s.size(0, "hand") == 1


@rule(BOOK, "4-10-1")
def test_what_follows_if_you_do_is_done_only_if_it_was_done() -> None:
    s = Voyage(crew("[On Play] You may trash 1 card from your hand. If you do, draw 2 cards."))
    play(s)
    assert s.size(0, "hand") == 0
    s.put(0, "mate", "hand")
    play(s)
    s.act("yes")
    assert s.size(0, "hand") == 2


@rule(BOOK, "8-4-4-3")
def test_where_nothing_is_said_it_is_its_own_card_and_its_own_player() -> None:
    s = Voyage(crew("[When Attacking] This Character gains +1000 power during this battle. Then, draw 1 card."))
    card = s.put(0, "worker", "character")
    s.act("attack", card)
    s.act("target", s.leader(1))
    assert (s.power(card), s.size(0, "hand"), s.size(1, "hand")) == (5000, 1, 0)


@rule(BOOK, "2-2-5")
def test_an_event_goes_from_the_hand_to_the_trash_and_never_onto_the_field() -> None:
    s = Voyage(read(event("plan", text="[Main] K.O. up to 1 of your opponent's Characters.")))
    mates = [s.put(1, "mate", "character") for _ in range(2)]
    plan = s.put(0, "plan", "hand")
    s.act("play", plan)
    assert s.choices() == mates, "its ability is being carried out"
    assert s.where(plan) == "0.trash"
    s.pick(mates[0])
    moves = [e for batch in s.play.batches for e in batch.events if isinstance(e, ev.CardMoved) and e.card == plan]
    assert [move.target for move in moves if move.source == "0.hand"] == ["0.trash"] and s.where(plan) == "0.trash"


@rule(BOOK, "2-5-1")
def test_card_texts_refer_to_attributes() -> None:
    s = Voyage(
        crew("[On Play] K.O. up to 1 of your opponent's <Slash> attribute Characters."),
        character("blade", attributes=("Slash",)),
        character("fist", attributes=("Strike",)),
    )
    blades, fist = [s.put(1, "blade", "character") for _ in range(2)], s.put(1, "fist", "character")
    s.act("play", s.put(0, "worker", "hand"))
    assert s.choices() == blades and s.where(fist) == "1.character"


@rule(BOOK, "8-1-3-4-4")
def test_what_is_replaced_does_not_happen_at_all() -> None:
    s = Voyage(
        crew(
            "If this Character would be K.O.'d, you may trash 1 card from your hand instead.<br>"
            "[On K.O.] Draw 2 cards.",
            "hardy",
        ),
        crew("[On Play] K.O. up to 2 of your opponent's Characters."),
    )
    hardy, mate = s.put(1, "hardy", "character"), s.put(1, "mate", "character")
    held, deck = s.put(1, "cook", "hand"), s.size(1, "deck")
    s.act("play", s.put(0, "worker", "hand"))
    s.pick(mate, hardy)
    s.act("yes")
    assert (s.where(hardy), s.where(mate), s.where(held)) == ("1.character", "1.trash", "1.trash")
    assert s.size(1, "deck") == deck, "a K.O. that was replaced wakes nothing"
