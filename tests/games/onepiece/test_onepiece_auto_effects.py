"""Abilities that answer to what happens, carried out at the table, and what their questions say (8-1 to 8-6)."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, play, read, stage

from sanam.engine.session import Session
from sanam.engine.view import view
from sanam.games.onepiece.presentation.words import OnePieceWords

BOOK = "one-piece"
rule = pytest.mark.rule


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
    session = Session.of(s.play).at(0)
    seen, asked = session.view, session.choice
    assert asked is not None
    codes = {card.handle: card.code or "" for cards in seen.zones.values() for card in cards}
    said = OnePieceWords().prompt(asked, lambda card: codes.get(card, ""), str, view=seen)
    top, worker = (s.table.cards[card].code for card in (tops[1], s.zone(0, "character")[-1]))
    assert said == f"0: where does {top} go, for {worker}?"
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
        "Ann: choose up to 1 for Worker: “K.O. up to 1 of your opponent's Characters with 4000 power or less”"
    )


def test_a_question_without_a_part_of_the_text_quotes_nothing() -> None:
    s = Voyage(crew("[On Play] Draw 2 cards and trash 1 card from your hand."))
    play(s)
    assert said(s).startswith("Ann: choose ")
    assert "“”" not in said(s)
    assert "{" not in said(s)
