"""Abilities that are understood, carried out at the table: operations, costs, conditions, replacements (8-1 to 8-4)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read, stage

from sanam.engine.view import view
from sanam.games.onepiece.words import OnePieceWords

BOOK = "one-piece"
rule = pytest.mark.rule


# ---------------------------------------------------------------------- operations


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


@rule(BOOK, "3-1-7", "3-1-8")
def test_the_owner_orders_cards_that_enter_together_and_nobody_else_learns_it() -> None:
    s = Voyage(crew("[On Play] Place 2 cards from your trash at the bottom of your deck in any order."))
    one, two = s.put(0, "mate", "trash"), s.put(0, "cook", "trash")
    play(s)
    assert s.asked == (0, "effect_order")
    s.pick(two, one)
    assert s.zone(0, "deck")[:2] == [one, two]
    assert all(s.game.hidden_from(s.card(card), 1) for card in (one, two))


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


@rule(BOOK, "1-2-5")
def test_a_text_that_says_its_player_wins_ends_the_game() -> None:
    s = Voyage(
        read(leader("tide", text="When your deck is reduced to 0, you win the game instead of losing, according to the"
        " rules.")), leaders=("tide", "captain"),
    )  # fmt: skip
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


# ---------------------------------------------------------------------- costs and conditions


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


# ---------------------------------------------------------------------- permanent abilities


@rule(BOOK, "8-1-3-3", "8-1-3-3-2", "8-1-3-3-4", "8-1-3")
def test_a_permanent_ability_applies_at_once_and_as_long_as_its_condition_holds() -> None:
    s = Voyage(crew("[Your Turn] All of your Characters gain +1000 power."))
    mate = s.put(0, "mate", "character")
    card = s.put(0, "worker", "character")
    assert s.power(mate) == 5000
    s.edit(lambda game: game.trash(card))
    assert s.power(mate) == 4000


def test_permanent_abilities_see_cards_rest_and_attack() -> None:
    s = Voyage(
        crew("If this Character is rested, your Leader gains +1000 power.", power=2000),
        crew("All of your attacking Characters gain +2000 power.", "cheer"),
    )
    s.put(0, "cheer", "character")
    card, captain = s.put(0, "worker", "character"), s.leader(0)
    s.put(1, "mate", "hand")
    assert (s.power(card), s.power(captain)) == (2000, 5000)
    s.act("attack", card)
    s.act("target", s.leader(1))
    assert s.asked == (1, "counter")
    assert (s.power(card), s.power(captain)) == (4000, 6000)
    s.settle()
    assert (s.power(card), s.power(captain)) == (2000, 6000)
    s.edit(lambda game: game.set_active(card))
    assert s.power(captain) == 5000


@rule(BOOK, "8-1-3-3-1")
def test_a_text_of_no_other_kind_is_permanent_and_one_with_a_timing_is_not() -> None:
    s = Voyage(
        crew("This Character cannot attack."),
        crew("[On Play] This Character cannot attack during this turn.", "once"),
    )
    still, once = s.put(0, "worker", "character"), s.put(0, "once", "character")
    assert still not in s.offered("attack")
    assert once in s.offered("attack")
    assert s.refused("attack", still).rule == "1-3-3"  # type: ignore[union-attr]


@rule(BOOK, "8-1-3-3-5", "8-1-3-3-5(I)", "8-1-3-3-5(II)", "8-1-3-3-5(III)", "8-4-6")
def test_permanent_abilities_that_feed_one_another_are_applied_until_nothing_changes() -> None:
    s = Voyage(
        crew("If this Character has 5000 power or more, your Leader gains +1000 power.", "last", types=("Navy",)),
        crew("All of your {Navy} type Characters gain +1000 power.", "first"),
    )
    last = s.put(0, "last", "character")
    assert s.power(s.leader(0)) == 5000
    s.put(0, "first", "character")
    assert (s.power(last), s.power(s.leader(0))) == (5000, 6000)


def test_permanent_abilities_that_undo_one_another_for_ever_are_a_draw() -> None:
    s = Voyage(crew("If your Leader has 5000 power or less, your Leader gains +1000 power."))
    s.put(0, "worker", "character")
    s.power(s.leader(0))
    assert s.result() == {"winner": None, "reason": "loop"}


@rule(BOOK, "1-3-3")
def test_a_prohibition_beats_a_permission() -> None:
    s = Voyage(
        read(event("ban", text="[Main] Your opponent cannot activate [Blocker] during this turn.")),
    )
    guard = s.put(1, "guard", "character")
    s.act("play", s.put(0, "ban", "hand"))
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.asked is not None
    assert s.asked[1] != "block"
    assert s.where(guard) == "1.character"


# ---------------------------------------------------------------------- replacements and prohibitions


@rule(BOOK, "8-1-3-4", "8-1-3-4-1", "8-1-3-4-4")
def test_a_replacement_may_be_used_instead_of_a_ko_or_declined() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("[On Play] K.O. up to 2 of your opponent's Characters. Then, draw 1 card."),
    )
    hardy, mate = s.put(1, "hardy", "character"), s.put(1, "mate", "character")
    held = s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy, mate)
    assert s.asked == (1, "effect_may")
    s.act("yes")
    assert (s.where(hardy), s.where(mate), s.where(held)) == ("1.character", "1.trash", "1.trash")
    assert s.size(0, "hand") == 1
    s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    s.decline()
    assert s.where(hardy) == "1.trash"


@rule(BOOK, "8-1-3-4-5", "1-3-2-1")
def test_a_replacement_that_cannot_be_carried_out_cannot_be_used() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    hardy = s.put(1, "hardy", "character")
    play(s)
    s.pick(hardy)
    assert (s.where(hardy), s.asked) == ("1.trash", (0, "action"))


@rule(BOOK, "8-1-3-4-2", "8-1-3-4-3")
def test_the_cards_own_replacement_is_offered_first_and_one_is_enough() -> None:
    s = Voyage(
        crew("If this Character would be K.O.'d, you may trash 1 card from your hand instead.", "hardy"),
        crew("If your Character would be K.O.'d, you may rest this Character instead.", "friend"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    friend, hardy = s.put(1, "friend", "character"), s.put(1, "hardy", "character")
    held = s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    assert s.choice.params["card"] == hardy
    s.act("yes")
    assert (s.where(held), s.where(hardy), s.card(friend).stance) == ("1.trash", "1.character", ACTIVE)
    s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    s.decline()
    assert s.choice.params["card"] == friend
    s.act("yes")
    assert (s.where(hardy), s.card(friend).stance) == ("1.character", RESTED)


@rule(BOOK, "8-1-3-4-4-1")
def test_the_rest_of_the_text_goes_on_after_a_replacement() -> None:
    s = Voyage(
        crew("If this Character would be removed from the field by your opponent's effect, you may rest this Character"
        " instead.", "hardy"),
        crew("[On Play] Return up to 1 of your opponent's Characters to the owner's hand. Then, draw 1 card."),
    )  # fmt: skip
    hardy = s.put(1, "hardy", "character")
    play(s)
    s.pick(hardy)
    s.act("yes")
    assert (s.where(hardy), s.card(hardy).stance, s.size(0, "hand")) == ("1.character", RESTED, 1)


def test_a_character_that_cannot_be_kod_in_battle_falls_to_an_effect() -> None:
    s = Voyage(
        crew("This Character cannot be K.O.'d in battle.", "rock"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    rock = s.put(1, "rock", "character", RESTED)
    s.attack(s.leader(0), rock)
    assert s.where(rock) == "1.character"
    play(s)
    s.pick(rock)
    assert s.where(rock) == "1.trash"


# ---------------------------------------------------------------------- valid and invalid


NEGATE = "[On Play] Negate the effect of up to 1 of your opponent's Characters during this turn."


@rule(BOOK, "8-2-1", "8-2-1-1", "8-2-2", "8-2-4")
def test_an_invalid_ability_does_not_work_and_what_is_gained_later_does() -> None:
    s = Voyage(
        crew(NEGATE),
        crew("[On Play] K.O. up to 1 of your opponent's Characters with no base effect.", "plain"),
        read(event("lend", 0, text="[Counter] Up to 1 of your Characters gains [Blocker] during this turn.")),
    )
    guard = s.put(1, "guard", "character")
    play(s)
    s.pick(guard)
    assert not s.game.has(guard, "blocker")
    play(s, "plain")
    assert s.asked == (0, "action")
    lend = s.put(1, "lend", "hand")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.act("event", lend)
    s.pick(guard)
    assert s.game.has(guard, "blocker")


@rule(BOOK, "8-2-3")
def test_an_ability_that_has_resolved_is_not_undone_by_invalidating_its_card() -> None:
    s = Voyage(crew("[On Play] Your Leader gains +1000 power until the end of your opponent's next turn.", "helper"),
        crew(NEGATE, cost=1))  # fmt: skip
    helper = play(s, "helper")
    s.end_turn()
    play(s, seat=1)
    s.pick(helper)
    assert s.power(s.leader(0)) == 6000


@rule(BOOK, "8-2-1-2")
def test_the_part_whose_condition_is_not_met_does_not_work_and_the_rest_does() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. Then, if you have 5 or more Characters, draw 2 cards."))
    play(s)
    assert s.size(0, "hand") == 1


# ---------------------------------------------------------------------- when …


@rule(BOOK, "8-3-1-8")
def test_when_states_the_timing() -> None:
    s = Voyage(crew("[Once Per Turn] When your opponent's Character is K.O.'d, draw 1 card."))
    s.put(0, "worker", "character")
    for name in ("mate", "mate"):
        target = s.put(1, name, "character", RESTED)
        s.edit(lambda game, card=target: game.ko(card))
        s.settle()
    assert s.size(0, "hand") == 1


@rule(BOOK, "8-4-5", "4-11-2")
def test_leaving_for_a_secret_area_meets_no_timing_of_the_card_itself() -> None:
    s = Voyage(
        crew("[On K.O.] Draw 1 card.", "martyr"),
        crew("[On Play] Return up to 1 of your opponent's Characters to the owner's hand."),
        crew("[On Play] K.O. up to 1 of your opponent's Characters.", "killer"),
    )
    martyr = s.put(1, "martyr", "character")
    play(s)
    s.pick(martyr)
    assert s.size(1, "hand") == 1
    martyr = s.put(1, "martyr", "character")
    play(s, "killer")
    s.pick(martyr)
    assert s.size(1, "hand") == 2


def test_at_the_end_of_the_turn_what_was_put_off_is_done() -> None:
    s = Voyage(crew("[Activate: Main] [Once Per Turn] Draw 1 card. At the end of this turn, trash this Character."))
    card = s.put(0, "worker", "character")
    s.act("activate", card)
    assert s.where(card) == "0.character"
    s.end_turn()
    assert s.where(card) == "0.trash"


def test_triggers_play_their_card_and_activate_its_main_effect() -> None:
    s = Voyage(
        read(character("jump", trigger="[Trigger] Play this card.")),
        read(event("twice", text="[Main] Draw 2 cards.", trigger="[Trigger] Activate this card's [Main] effect.")),
    )
    jump = s.put(1, "jump", "life")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.settle("life")
    s.act("trigger", jump)
    assert s.where(jump) == "1.character"
    cook = s.put(0, "cook", "character")
    twice = s.put(1, "twice", "life")
    s.act("attack", cook)
    s.act("target", s.leader(1))
    s.settle("life")
    s.act("trigger", twice)
    assert (s.where(twice), s.size(1, "hand")) == ("1.trash", 2)


def test_stages_are_rested_for_their_abilities() -> None:
    s = Voyage(read(stage("pier", text="[Activate: Main] You may rest this Stage: Draw 1 card.")))
    pier = s.put(0, "pier", "stage")
    s.act("activate", pier)
    s.act("yes")
    assert (s.size(0, "hand"), s.card(pier).stance) == (1, RESTED)


def test_a_character_that_stays_rested_misses_one_refresh_phase() -> None:
    text = "[On Play] Up to 1 of your opponent's rested Characters will not become active in your opponent's next"
    text += " Refresh Phase."
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character", RESTED)
    play(s)
    s.pick(mate)
    s.end_turn()
    assert s.card(mate).stance == RESTED
    s.end_turn()
    s.end_turn()
    assert s.card(mate).stance == ACTIVE


@pytest.mark.parametrize("seed", range(2))
def test_everything_that_abilities_do_is_undone_and_redone(seed: int) -> None:
    s = Voyage(crew("[On Play] Draw 2 cards and trash 1 card from your hand."), open=True, seed=seed)
    card = s.put(0, "worker", "hand")
    s.act("play", card)
    s.play.answer([0])
    hand = s.zone(0, "hand")
    s.play.undo()
    assert s.asked == (0, "effect_pick")
    s.play.redo()
    assert s.zone(0, "hand") == hand


def test_looking_at_either_players_life_offers_the_top_card_of_both() -> None:
    s = Voyage(
        crew(
            "[On Play] Look at up to 1 card from the top of your or your opponent's Life cards, and place it at the top"
            " or bottom of the Life cards."
        )
    )
    tops = [s.zone(seat, "life")[-1] for seat in (0, 1)]
    play(s)
    assert s.choices() == tops
    s.pick(tops[1])
    assert s.asked == (0, "effect_where")
    s.act("where", value="bottom")
    assert s.zone(1, "life")[0] == tops[1]


@rule(BOOK, "3-10-2")
def test_a_card_taken_from_the_life_area_is_its_top_card() -> None:
    s = Voyage(
        crew("[Activate: Main] [Once Per Turn] You may add 1 card from your Life area to your hand: Draw 1 card.")
    )
    top = s.zone(0, "life")[-1]
    s.act("activate", s.put(0, "worker", "character"))
    s.act("yes")
    assert s.where(top) == "0.hand"


@rule(BOOK, "8-3-1-7")
def test_a_cost_that_is_paid_in_another_way_is_paid_but_its_ability_is_not_carried_out() -> None:
    s = Voyage(
        crew("[Activate: Main] You may K.O. 1 of your Characters: Draw 2 cards."),
        crew("If your Character would be K.O.'d, you may rest this Character instead.", "friend"),
    )
    card, mate, friend = (s.put(0, name, "character") for name in ("worker", "mate", "friend"))
    s.act("activate", card)
    s.act("yes")
    s.pick(mate)
    s.act("yes")
    assert (s.where(mate), s.card(friend).stance, s.size(0, "hand")) == ("0.character", RESTED, 0)
    s.act("activate", card)
    s.act("yes")
    s.pick(mate)
    assert (s.where(mate), s.size(0, "hand")) == ("0.trash", 2)


@rule(BOOK, "8-1-3-3-3")
def test_a_name_that_a_card_has_by_the_rules_counts_in_the_deck() -> None:
    s = Voyage(
        crew("[On Play] Look at 2 cards from the top of your deck; reveal up to 1 [Anne] and add it to your hand."),
        crew("Also treat this card's name as [Anne] according to the rules.", "mask"),
    )
    mask = s.put(0, "mask", "deck")
    play(s)
    assert s.choices() == [mask]


@rule(BOOK, "8-3-1-3", "8-3-1-4")
def test_the_cost_of_an_ability_that_meets_its_timing_by_itself_may_be_declined() -> None:
    s = Voyage(crew("[On Play] ➁: Draw 1 card."))
    play(s)
    assert s.asked == (0, "effect_may")
    s.decline()
    assert (s.active(0), s.size(0, "hand")) == (8, 0)
    play(s)
    s.act("yes")
    assert (s.active(0), s.size(0, "hand")) == (4, 1)


# ---------------------------------------------------------------------- what a question says


def said(s: Voyage) -> str:
    """The open question as its player reads it."""
    choice = view(s.play, 0).choice
    assert choice is not None
    return OnePieceWords().prompt(choice, lambda card: "Worker" if card is not None else "", lambda seat: "Ann")


def test_a_question_quotes_the_part_of_the_text_it_asks_for() -> None:
    s = Voyage(crew("[On Play] K.O. up to 1 of your opponent's Characters with 4000 power or less."), character("prey"))
    s.put(1, "prey", "character")
    play(s)
    assert s.asked == (0, "effect_pick")
    assert said(s) == (
        "Ann: choose for Worker, 0 to 1: “K.O. up to 1 of your opponent's Characters with 4000 power or less”"
    )


def test_a_question_without_a_part_of_the_text_quotes_nothing() -> None:
    s = Voyage(crew("[On Play] Draw 2 cards and trash 1 card from your hand."))
    play(s)
    assert said(s).startswith("Ann: choose ")
    assert "“”" not in said(s)
    assert "{" not in said(s)
