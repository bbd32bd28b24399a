"""Rules whose tests did not miss them when they were taken out (see `tests/mutations`), each proven by play."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, Voyage, character, crew, event, play, read, stage

rule = pytest.mark.rule


@rule("one-piece", "1-3-8", "2-8-3")
def test_a_text_is_carried_out_from_its_first_sentence_to_its_last() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. Then, trash 1 card from your hand."))
    top = s.zone(0, "deck")[-1]
    play(s)
    assert s.where(top) == "0.trash"


@rule("one-piece", "1-3-5")
@pytest.mark.parametrize(("cost", "drawn"), [(1, 1), (0, 0)])
def test_a_number_that_is_named_counts_as_it_was_named(cost: int, drawn: int) -> None:
    text = (
        "[On Play] Choose a cost and reveal 1 card from the top of your opponent's deck. If the revealed card has the"
        " chosen cost, draw 1 card."
    )
    s = Voyage(crew(text))
    play(s)
    assert min(option.value for option in s.choice.options) == 0
    s.act("amount", value=cost)
    assert s.size(0, "hand") == drawn


@rule("one-piece", "2-2-6-1")
def test_a_stage_that_a_text_speaks_of_lies_in_its_area() -> None:
    s = Voyage(crew("[Activate: Main] Return up to 1 of your Stages to the owner's hand."))
    worker = s.put(0, "worker", "character")
    s.put(0, "harbour", "hand")
    there = s.put(0, "harbour", "stage")
    s.act("activate", worker)
    assert s.choices() == [there]


@rule("one-piece", "2-3-6")
def test_a_multicoloured_card_is_one_of_several_colours() -> None:
    s = Voyage(
        crew("[On Play] Up to 1 of your multicolored Characters gains +1000 power during this turn."),
        character("piebald", colours=("red", "green")),
    )
    s.put(0, "mate", "character")
    piebald = s.put(0, "piebald", "character")
    play(s)
    assert s.choices() == [piebald]


@rule("one-piece", "2-4-1", "2-4-2")
def test_each_of_several_types_counts() -> None:
    s = Voyage(
        crew("All of your {Navy} type Characters gain +1000 power."),
        character("spy", types=("Pirates", "Navy")),
    )
    s.put(0, "worker", "character")
    spy = s.put(0, "spy", "character")
    assert s.power(spy) == 5000


@rule("one-piece", "2-8-4-1")
def test_what_stands_in_parentheses_explains_and_does_nothing() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. (Nobody knows why cards are drawn; trash 3 cards from your hand.)"))
    play(s)
    assert (s.size(0, "hand"), s.size(0, "trash")) == (1, 0)


@rule("one-piece", "3-1-2")
def test_the_cost_area_is_of_the_field() -> None:
    s = Voyage(crew("[On Play] If you have 3 or more cards on your field, draw 1 card.", cost=2), don=10)
    play(s)
    assert s.size(0, "hand") == 1


@rule("one-piece", "3-8-5")
def test_a_stage_that_an_effect_plays_takes_the_place_of_the_other() -> None:
    s = Voyage(crew("[On Play] Play up to 1 Stage card from your hand."), stage("mill"))
    harbour, mill = s.put(0, "harbour", "stage"), s.put(0, "mill", "hand")
    play(s)
    s.pick(mill)
    assert (s.where(mill), s.where(harbour)) == ("0.stage", "0.trash")


@rule("one-piece", "8-1-3-2-2")
def test_an_activate_ability_is_offered_only_while_its_condition_is_met() -> None:
    s = Voyage(crew("[DON!! x1] [Activate: Main] [Once Per Turn] Draw 1 card."))
    worker = s.put(0, "worker", "character")
    assert worker not in s.offered("activate")
    s.attach(worker)
    assert worker in s.offered("activate")


@rule("one-piece", "8-1-3-3-2")
def test_a_permanent_ability_applies_only_while_its_condition_is_met() -> None:
    s = Voyage(crew("If you have 2 or more Characters, this Character gains +1000 power."))
    worker = s.put(0, "worker", "character")
    assert s.power(worker) == 4000
    s.put(0, "mate", "character")
    assert s.power(worker) == 5000


@rule("one-piece", "8-1-3-3-5(I)", "8-1-3-3-5(II)")
def test_the_turn_players_permanent_abilities_are_applied_before_the_others() -> None:
    """What is applied last stands: in the turn of who takes [Blocker] away, the other gives it back."""
    s = Voyage(
        crew("All of your opponent's Characters lose [Blocker].", "breaker"),
        crew("All of your Characters gain [Blocker].", "warden"),
    )
    s.put(0, "breaker", "character")
    warden = s.put(1, "warden", "character")
    assert s.game.has(warden, "blocker")
    s.end_turn()
    assert not s.game.has(warden, "blocker")


@rule("one-piece", "8-1-4-2")
def test_an_effect_goes_on_until_the_moment_that_its_text_says() -> None:
    s = Voyage(crew("[On Play] Draw 1 card. At the end of this turn, trash this Character."))
    worker = play(s)
    assert s.where(worker) == "0.character"
    s.end_turn()
    assert s.where(worker) == "0.trash"


@rule("one-piece", "8-2-1-1")
def test_an_invalid_ability_is_not_activated_nor_its_cost_paid() -> None:
    s = Voyage(
        crew("[Activate: Main] You may rest this Character: Draw 1 card."),
        read(event("hush", 0, "[Main] Negate the effect of up to 1 of your Characters during this turn.")),
    )
    worker = s.put(0, "worker", "character")
    assert worker in s.offered("activate")
    s.act("play", s.put(0, "hush", "hand"))
    s.pick(worker)
    assert worker not in s.offered("activate")


@rule("one-piece", "8-2-1-2")
def test_what_is_valid_only_under_a_condition_does_nothing_without_it() -> None:
    s = Voyage(crew("[DON!! x1] [Your Turn] All of your Characters gain +1000 power."))
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    assert s.power(mate) == 4000
    s.attach(worker)
    assert s.power(mate) == 5000
    s.end_turn()
    assert s.power(mate) == 4000


@rule("one-piece", "8-3-2-2")
@pytest.mark.parametrize(("given", "drawn"), [(0, 0), (1, 1)])
def test_a_marker_and_an_if_must_both_be_met(given: int, drawn: int) -> None:
    s = Voyage(crew("[DON!! x1] [When Attacking] If you have 0 cards in your hand, draw 1 card."))
    worker = s.put(0, "worker", "character")
    s.attach(worker, given) if given else None
    s.attack(worker)
    assert s.size(0, "hand") == drawn


@rule("one-piece", "8-4-4")
@pytest.mark.parametrize(("end", "at"), [("top", -1), ("bottom", 0)])
def test_where_a_card_goes_is_chosen_when_it_goes(end: str, at: int) -> None:
    s = Voyage(crew("[On Play] Place 1 card from your hand at the top or bottom of your deck."))
    mate = s.put(0, "mate", "hand")
    play(s)
    s.act("where", value=end)
    assert s.zone(0, "deck")[at] == mate


@rule("one-piece", "8-4-6")
def test_what_was_given_before_counts_beside_the_permanent_abilities() -> None:
    s = Voyage(
        crew("All of your Characters gain +1000 power.", "banner"),
        crew("[On Play] Up to 1 of your Characters gains +2000 power during this turn."),
        crew("[On Play] K.O. up to 1 of your Characters with 7000 power or more.", "reaper"),
    )
    s.put(0, "banner", "character")
    mate = s.put(0, "mate", "character", ACTIVE)
    play(s)
    s.pick(mate)
    assert s.power(mate) == 7000
    play(s, "reaper")
    assert mate in s.choices()


@rule("one-piece", "11-3-1", "11-3-2")
def test_only_who_looks_at_cards_knows_them_and_they_stay() -> None:
    text = (
        "[On Play] Look at 3 cards from the top of your deck; reveal up to 1 Character card and add it to your hand."
        " Then, place the rest at the bottom of your deck in any order."
    )
    s = Voyage(crew(text))
    top = s.zone(0, "deck")[-3:]
    play(s)
    assert sorted(s.choices()) == sorted(top)
    assert [s.card(card).known for card in top] == [[0]] * 3
    assert s.zone(0, "deck")[-3:] == top


@rule("one-piece", "11-3-1")
def test_a_hand_that_is_looked_at_is_known_to_who_looks() -> None:
    s = Voyage(crew("[On Play] Look at your opponent's hand; trash 1 card from your hand."))
    own = [s.put(0, "mate", "hand") for _ in range(2)]
    theirs = s.put(1, "mate", "hand")
    play(s)
    assert s.choices() == own
    assert s.card(theirs).known == [0]


@rule("one-piece", "3-6-3")
def test_no_effect_takes_a_leader_out_of_its_area() -> None:
    s = Voyage(
        read(
            event("exile", 0, "[Main] Return up to 1 of your opponent's Leader or Character cards to the owner's hand.")
        )
    )
    s.put(1, "mate", "character")
    s.act("play", s.put(0, "exile", "hand"))
    s.pick(s.leader(1))
    assert s.where(s.leader(1)) == "1.leader"


@rule("one-piece", "8-5-1", "8-5-4")
def test_a_main_effect_used_by_a_trigger_is_no_activation_of_an_event() -> None:
    s = Voyage(
        crew("When you activate an Event, draw 1 card.", "scribe"),
        read(
            event(
                "scroll",
                1,
                "[Main] Set up to 2 of your DON!! cards as active.",
                trigger="[Trigger] Activate this card's [Main] effect.",
            )
        ),
        turn=4,
    )
    s.put(0, "scribe", "character")
    s.rest(*s.zone(0, "cost")[:2])
    s.put(0, "scroll", "life")
    s.act("attack", s.put(1, "brute", "character"))
    s.act("target", s.leader(0))
    s.settle("life")
    s.act("trigger")
    s.act("amount", value=2) if s.choice.kind == "effect_amount" else None
    assert (s.size(0, "hand"), s.active(0)) == (0, 10)


@rule("one-piece", "10-2-14-1")
def test_who_trashes_from_the_hand_chooses_the_cards() -> None:
    s = Voyage(crew("[On Play] Trash cards from your hand until you have 1 card in your hand."))
    hand = [s.put(0, name, "hand") for name in ("mate", "cook", "brute")]
    play(s)
    assert (s.choices(), s.choice.least, s.choice.most) == (hand, 2, 2)
    s.pick(hand[0], hand[2])
    assert [s.where(card) for card in hand] == ["0.trash", "0.hand", "0.trash"]


@rule("one-piece", "2-1-1", "2-8-2")
def test_a_text_works_on_the_field_and_names_cards_by_their_names() -> None:
    s = Voyage(crew("Your [mate] gains +1000 power."))
    mate, cook = s.put(0, "mate", "character"), s.put(0, "cook", "character")
    worker = s.put(0, "worker", "hand")
    assert s.power(mate) == 4000
    s.act("play", worker)
    assert (s.power(mate), s.power(cook)) == (5000, 6000)
