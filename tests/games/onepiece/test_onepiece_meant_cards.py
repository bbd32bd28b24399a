"""Which cards are meant: several at once, DON!! cards of nobody in particular, those that were revealed or trashed."""

from __future__ import annotations

import pytest
from voyage import UP, Voyage, character, crew, event, leader, play, read

from sanam.games.onepiece.texts.reading import texts


def _event(text: str, name: str = "squall") -> Voyage:
    return Voyage(read(event(name, 0, text)))


def _use(s: Voyage, name: str = "squall") -> None:
    s.act("play", s.put(0, name, "hand"))


# ---------------------------------------------------------------------- several cards at once


def test_up_to_three_cards_get_a_don_card_each() -> None:
    text = "[On Play] Give up to 3 of your {Minks} type Characters up to 1 rested DON!! card each."
    s = Voyage(crew(text), character("cat", types=("Minks",)))
    cats = [s.put(0, "cat", "character") for _ in range(3)]
    s.edit(lambda game: [game.rest(card) for card in game.active_don(0)[:2]])
    play(s)
    s.pick(*cats[:2])
    assert [len(s.game.given(cat)) for cat in cats] == [1, 1, 0]


def test_cards_trashed_together_are_counted_once() -> None:
    text = (
        "When a card is trashed from your hand by your {Navy} type card's effect, draw cards equal to the number of"
        " cards trashed."
    )
    s = Voyage(
        read(leader("boss", text=text)),
        crew("[On Play] Trash 2 cards from your hand.", types=("Navy",)),
        crew("[On Play] Trash 1 card from your hand.", "pirate"),
        leaders=("boss", "captain"),
    )
    for _ in range(3):
        s.put(0, "mate", "hand")
    play(s)
    s.pick(*s.zone(0, "hand")[:2])
    assert s.choice.kind == "action"
    assert s.size(0, "hand") == 3
    play(s, "pirate")
    s.pick(s.zone(0, "hand")[0])
    assert s.size(0, "hand") == 2


def test_an_effect_activates_events_that_can_be_used_now() -> None:
    s = Voyage(crew("[On Play] You may activate up to 1 Event from your hand."))
    gale, _ = (s.put(0, name, "hand") for name in ("gale", "parry"))
    play(s)
    s.act("yes")
    assert s.choices() == [gale]


def test_one_each_of_leader_and_characters_is_one_of_either_kind() -> None:
    s = _event("[Main] Give up to 1 each of your opponent's Leader and Character cards −2000 power during this turn.")
    mate, cook = (s.put(1, name, "character") for name in ("mate", "cook"))
    _use(s)
    sets = {frozenset(s.choices()[at] for at in places) for places in s.choice.combinations or ()}
    assert frozenset((mate, cook)) not in sets
    assert frozenset((s.leader(1), cook)) in sets


def test_that_character_is_no_leader_that_was_picked_beside_it() -> None:
    text = (
        "[Main] Negate the effect of up to 1 each of your opponent's Leader and Character cards during this turn. Then,"
        " if that Character has a cost of 4 or less, K.O. it."
    )
    s = _event(text)
    brute, mate = (s.put(1, name, "character") for name in ("brute", "mate"))
    for card, there in ((brute, "1.character"), (mate, "1.trash")):
        _use(s)
        s.pick(s.leader(1), card)
        assert s.where(card) == there


# ---------------------------------------------------------------------- DON!! cards


def _tired(s: Voyage) -> None:
    s.edit(lambda game: [game.rest(card) for seat in (0, 1) for card in game.active_don(seat)[:2]])


def test_don_cards_of_nobody_in_particular_are_ones_own() -> None:
    s = Voyage(crew("[On Play] Give up to 1 rested DON!! card to your Leader.", cost=0))
    _tired(s)
    play(s)
    assert s.choice.kind == "effect_amount"
    s.act("amount", value=1)
    (given,) = s.game.given(s.leader(0))
    assert s.card(given).owner == 0


def test_a_cost_is_not_asked_of_don_cards_that_stand_beside_characters() -> None:
    s = _event("[Main] Rest up to 1 of your opponent's DON!! cards or Characters with a cost of 3 or less.")
    s.put(1, "brute", "character")
    mate = s.put(1, "mate", "character")
    _use(s)
    picked = [card for card in s.choices() if card is not None]
    assert mate in picked
    assert {s.where(card) for card in picked} == {"1.cost", "1.character"}
    assert len(picked) == 11


def test_don_cards_are_given_from_the_don_deck() -> None:
    s = Voyage(crew("[On Play] Give up to 1 DON!! card from your DON!! deck to your Leader."), don=4)
    left = s.size(0, "don-deck")
    play(s)
    s.act("amount", value=1)
    assert (len(s.game.given(s.leader(0))), s.size(0, "don-deck")) == (1, left - 1)


# ---------------------------------------------------------------------- what happened, and other words


def test_events_that_were_activated_this_turn_are_remembered() -> None:
    text = "[On Play] If you have activated an Event with a cost of 3 or more during this turn, draw 1 card."
    s = Voyage(crew(text), *(read(event(f"squall {cost}", cost, "[Main] Draw 1 card.")) for cost in (1, 3)))
    _use(s, "squall 1")
    play(s)
    assert s.size(0, "hand") == 1
    _use(s, "squall 3")
    play(s)
    assert s.size(0, "hand") == 3
    s.end_turn()
    s.end_turn()
    held = s.size(0, "hand")
    play(s)
    assert s.size(0, "hand") == held


def test_life_cards_are_placed_back_in_the_order_that_is_picked() -> None:
    s = Voyage(crew("[On Play] Look at all of your Life cards and place them back in any order."))
    before = list(s.zone(0, "life"))
    play(s)
    s.play.answer([4, 3, 2, 1, 0])
    assert list(s.zone(0, "life")) == before
    play(s)
    s.play.answer([0, 1, 2, 3, 4])
    assert list(s.zone(0, "life")) == before[::-1]


def test_power_is_lost_for_each_of_something_for_a_time() -> None:
    text = (
        "[On Play] Give up to 1 of your opponent's Leader or Character cards −1000 power for each of your opponent's"
        " Life cards during this turn."
    )
    s = Voyage(crew(text))
    play(s)
    s.pick(s.leader(1))
    assert s.power(s.leader(1)) == 0


def test_a_base_cost_becomes_what_is_said() -> None:
    s = Voyage(crew("[On Play] Choose up to 1 of your Characters. The chosen Character's base cost becomes 10."))
    mate = s.put(0, "mate", "character")
    play(s)
    s.pick(mate)
    assert s.game.value(mate, "cost") == 10


def test_both_players_lose_the_top_of_their_life() -> None:
    s = _event("[Main] Trash 1 card from the top of each player's Life cards.")
    _use(s)
    assert (s.life(0), s.life(1)) == (4, 4)


def test_as_many_cards_are_drawn_as_were_placed() -> None:
    text = (
        "[On Play] Place any number of cards from your hand at the bottom of your deck in any order. Then, draw cards"
        " equal to the number of cards placed at the bottom of your deck."
    )
    s = Voyage(crew(text))
    cards = [s.put(0, name, "hand") for name in ("mate", "cook", "brute")]
    play(s)
    s.pick(*cards[:2])
    s.play.answer([0, 1])
    assert s.size(0, "hand") == 3


def test_only_characters_and_stages_are_played_by_effects() -> None:
    s = Voyage(crew("[On Play] Play up to 1 card with a cost of 4 or less from your hand."))
    cards = [s.put(0, name, "hand") for name in ("mate", "gale", "harbour")]
    play(s)
    assert s.choices() == [cards[0], cards[2]]


def test_a_character_is_kept_from_being_ko_d_once_in_a_turn() -> None:
    s = Voyage(
        crew("[Once Per Turn] This Character cannot be K.O.'d by your opponent's effects."),
        read(event("squall", 0, "[Main] K.O. up to 1 of your opponent's Characters.")),
        turn=4,
    )
    worker = s.put(0, "worker", "character")
    for there in ("0.character", "0.trash"):
        s.act("play", s.put(1, "squall", "hand"))
        s.pick(worker)
        assert s.where(worker) == there


def test_anything_else_that_always_applies_is_not_limited_to_once_per_turn() -> None:
    assert not texts.reading("[Once Per Turn] This Character gains +1000 power.").whole


def test_don_cards_are_dealt_to_several_cards_as_their_player_likes() -> None:
    s = _event("[Main] Give up to a total of 3 rested DON!! cards to your Leader and Characters.")
    mate = s.put(0, "mate", "character")
    s.edit(lambda game: [game.rest(card) for card in game.active_don(0)[:3]])
    _use(s)
    for host in (mate, s.leader(0), mate):
        s.act("amount", value=1)
        s.pick(host)
    assert [len(s.game.given(card)) for card in (mate, s.leader(0))] == [2, 1]


def test_one_of_the_added_don_cards_is_rested() -> None:
    s = Voyage(
        crew("[On Play] Add up to 2 DON!! cards from your DON!! deck; set 1 of them as active and rest the other."),
        don=4,
    )
    active = s.active(0)
    play(s)
    s.act("amount", value=2)
    assert (s.active(0), s.size(0, "cost")) == (active - 2 + 1, 6)


def test_what_the_character_was_that_was_ko_d_is_asked_afterwards() -> None:
    text = (
        "[Activate: Main] You may K.O. 1 of your other Characters: If the K.O.'d Character had a cost of 4 or more,"
        " draw 1 card."
    )
    for name, drawn in (("mate", 0), ("cook", 1)):
        s = Voyage(crew(text))
        worker = s.put(0, "worker", "character")
        s.put(0, name, "character")
        s.act("activate", worker)
        s.act("yes")
        assert s.size(0, "hand") == drawn


def test_nothing_trashed_counts_as_nothing() -> None:
    text = (
        "When this Leader attacks, you may trash any number of Event cards from your hand. This Leader gains +1000"
        " power during this battle for every card trashed."
    )
    s = Voyage(read(leader("boss", text=text)), leaders=("boss", "captain"))
    s.put(0, "gale", "hand")
    s.put(1, "mate", "hand")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.decline()
    assert s.power(s.leader(0)) == 5000


def test_a_card_comes_to_ones_own_hand_from_ones_own_field() -> None:
    s = Voyage(crew("[On Play] You may return 1 Character to your hand: Draw 1 card."))
    mate = s.put(0, "mate", "character")
    s.put(1, "mate", "character")
    worker = play(s)
    s.act("yes")
    assert s.choices() == [mate, worker]


def test_a_character_is_revealed_of_the_cards_looked_at() -> None:
    text = (
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 Character with a cost of 2 and add it to"
        " your hand. Then, place the rest at the bottom of your deck in any order."
    )
    s = Voyage(crew(text))
    s.put(0, "mate", "character")
    mate = s.put(0, "mate", "deck")
    play(s)
    assert s.choices() == [mate]


def test_up_to_two_each_are_given_as_far_as_there_are_some() -> None:
    s = Voyage(crew("[On Play] Give up to 2 of your Characters up to 2 rested DON!! cards each.", cost=0))
    cards = [s.put(0, name, "character") for name in ("mate", "cook")]
    s.edit(lambda game: [game.rest(card) for card in game.active_don(0)[:3]])
    play(s)
    s.pick(*cards)
    assert [len(s.game.given(card)) for card in cards] == [2, 1]


def test_cards_of_one_player_are_counted() -> None:
    s = Voyage(
        crew("[On Play] If there are 2 or more of your opponent's Characters with a cost of 3 or less, draw 1 card.")
    )
    s.put(0, "mate", "character")
    s.put(1, "mate", "character")
    play(s)
    assert s.size(0, "hand") == 0
    s.put(1, "mate", "character")
    play(s)
    assert s.size(0, "hand") == 1


def test_cards_of_the_field_and_the_trash_are_counted_together() -> None:
    s = Voyage(crew("If you have 2 or more [mate] cards on your field or trash, this Character gains +2000 power."))
    worker = s.put(0, "worker", "character")
    s.put(0, "mate", "trash")
    s.put(0, "mate", "hand")
    assert s.power(worker) == 4000
    s.put(0, "mate", "character")
    assert s.power(worker) == 6000


def test_don_cards_given_to_a_card_are_a_number() -> None:
    text = (
        "[Main] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of DON!! cards"
        " given to your Leader."
    )
    s = _event(text)
    mate = s.put(1, "mate", "character")
    s.put(1, "guard", "character")
    s.attach(s.leader(0), 2)
    _use(s)
    assert s.choices() == [mate]


def test_a_hand_is_shuffled_into_the_deck() -> None:
    s = Voyage(crew("[On Play] Your opponent shuffles their hand into their deck and draws 3 cards."))
    for _ in range(5):
        s.put(1, "brute", "hand")
    size = s.size(1, "deck")
    play(s)
    assert (s.size(1, "hand"), s.size(1, "deck")) == (3, size + 2)


def test_what_the_opponent_does_too_is_theirs() -> None:
    s = Voyage(crew("[On Play] Your opponent draws 1 card and trashes 2 cards from their hand."))
    kept = s.put(0, "mate", "hand")
    for _ in range(2):
        s.put(1, "mate", "hand")
    play(s)
    assert s.choice.seat == 1
    s.pick(*s.choices()[:2])
    assert (s.size(1, "hand"), s.size(1, "trash"), s.where(kept)) == (1, 2, "0.hand")


def test_a_hand_that_the_opponent_reveals_is_theirs() -> None:
    s = Voyage(crew("[On Play] Your opponent trashes 1 card from their hand and reveals their hand."))
    mine = s.put(0, "mate", "hand")
    theirs = [s.put(1, name, "hand") for name in ("mate", "cook")]
    play(s)
    s.pick(theirs[0])
    told = [fact.card for fact in s.facts("revealed")]
    assert (theirs[1] in told, mine in told) == (True, False)


def test_power_becomes_that_of_the_character_that_was_chosen() -> None:
    text = (
        "[On Play] Choose 1 of your opponent's Characters with a base power of 6000 or more. This Character's base"
        " power becomes the same as that Character's power during this turn."
    )
    s = Voyage(crew(text))
    s.put(1, "brute", "character")
    s.put(1, "mate", "character")
    assert s.power(play(s)) == 8000


def test_a_card_that_left_the_field_is_what_it_was_there() -> None:
    text = "When a Character with a cost of 0 is removed from the field, draw 1 card."
    kill = "K.O. up to 1 of your opponent's Characters with a cost of"
    s = Voyage(
        crew(text),
        read(
            event(
                "squall",
                0,
                f"[Main] Give up to 1 of your opponent's Characters −5 cost during this turn. Then, {kill} 0.",
            )
        ),
        read(event("storm", 0, f"[Main] {kill} 4 or less.")),
    )
    s.put(0, "worker", "character")
    mate, guard = (s.put(1, name, "character") for name in ("mate", "guard"))
    _use(s)
    s.pick(mate)
    s.pick(mate)
    assert s.size(0, "hand") == 1
    _use(s, "storm")
    s.pick(guard)
    assert (s.where(guard), s.size(0, "hand")) == ("1.trash", 1)


def test_a_stage_is_revealed_of_the_cards_looked_at() -> None:
    text = (
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 Stage and play it. Then, place the rest at"
        " the bottom of your deck in any order."
    )
    s = Voyage(crew(text))
    s.put(1, "harbour", "stage")
    harbour = s.put(0, "harbour", "deck")
    play(s)
    assert s.choices() == [harbour]
    s.pick(harbour)
    assert s.where(harbour) == "0.stage"


def test_an_event_is_played_when_it_is_activated() -> None:
    s = Voyage(
        crew("When you play an Event with a base cost of 3 or more, draw 1 card."),
        *(read(event(f"squall {cost}", cost, "[Main] Trash 1 card from the top of your deck.")) for cost in (1, 3)),
    )
    s.put(0, "worker", "character")
    _use(s, "squall 1")
    assert s.size(0, "hand") == 0
    _use(s, "squall 3")
    assert s.size(0, "hand") == 1


def test_the_opponents_trigger_is_noticed() -> None:
    s = Voyage(
        crew("When your opponent activates a [Trigger], draw 1 card."),
        read(character("lucky", trigger="[Trigger] Draw 1 card.")),
    )
    s.put(0, "worker", "character")
    s.put(1, "lucky", "life")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.settle("life")
    s.act("trigger")
    assert s.size(0, "hand") == 1


def test_the_chosen_card_is_the_one_on_the_field_not_the_one_trashed_meanwhile() -> None:
    text = (
        "[Main] Choose up to 1 of your Leader or Character cards and your opponent chooses 1 card from your hand and"
        " trashes it. If the trashed card is an Event, the chosen card gains +5000 power during this turn."
    )
    s = _event(text)
    gale = s.put(0, "gale", "hand")
    s.put(0, "mate", "hand")
    _use(s)
    s.pick(s.leader(0))
    assert s.choice.seat == 1
    s.pick(gale)
    assert s.power(s.leader(0)) == 10000


@pytest.mark.parametrize("up", [0, 1])
def test_turning_all_of_the_life_cards_is_no_cost_when_none_would_turn(up: int) -> None:
    s = Voyage(crew("[On Play] You may turn all of your Life cards face-down: Draw 1 card."))
    s.edit(lambda game: [game.play.turn(card, UP) for card in s.zone(0, "life")[:up]])
    play(s)
    assert (s.choice.kind == "effect_may") == bool(up)
