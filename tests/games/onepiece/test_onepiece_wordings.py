"""Wordings beside the usual ones, each carried out at the table: comparisons, tolls, negations, later moments."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read


@pytest.mark.parametrize(
    ("condition", "mine", "theirs", "drawn"),
    [
        ("your opponent has more Characters than you", 0, 2, 1),
        ("your opponent has more Characters than you", 2, 2, 0),
        ("your opponent has fewer Characters than you", 1, 1, 1),
        ("your opponent has fewer Characters than you", 0, 1, 0),
        ("you don't have 3 Characters", 1, 0, 1),
        ("you don't have 3 Characters", 2, 0, 0),
        ("your opponent does not have 2 or more Characters", 0, 1, 1),
        ("your opponent does not have 2 or more Characters", 0, 2, 0),
        ("there are no other Characters", 0, 0, 1),
        ("there are no other Characters", 0, 1, 0),
        ("the total cost of your Characters is 6 or more", 2, 0, 1),
        ("the total cost of your Characters is 6 or more", 1, 0, 0),
        ("the total power of your opponent's Characters is 8000 or more", 0, 2, 1),
        ("the total power of your opponent's Characters is 8000 or more", 0, 1, 0),
        ("all of your Characters have the {Navy} type", 0, 0, 1),
        ("all of your Characters have the {Navy} type", 1, 0, 0),
        ("this Character has [Blocker]", 0, 0, 0),
        ("your Leader has 5000 or more power", 0, 0, 1),
        ("your opponent's Leader is [captain]", 0, 0, 1),
        ("your opponent's Leader is multicolored", 0, 0, 0),
        ("your opponent has 10 or more DON!! cards on their field", 0, 0, 1),
        ("you have more DON!! cards on your field than your opponent", 0, 0, 0),
    ],
)
def test_conditions_compare_what_the_players_have(condition: str, mine: int, theirs: int, drawn: int) -> None:
    s = Voyage(crew(f"[On Play] If {condition}, draw 1 card.", types=("Navy",)))
    for seat, number in ((0, mine), (1, theirs)):
        for _ in range(number):
            s.put(seat, "mate", "character")
    play(s)
    assert s.size(0, "hand") == drawn


def test_how_many_don_cards_are_given_is_a_condition() -> None:
    s = Voyage(crew("If this Character has 2 or more DON!! cards given, this Character gains [Blocker]."))
    card = s.put(0, "worker", "character")
    s.attach(card)
    assert not s.game.has(card, "blocker")
    s.attach(card)
    assert s.game.has(card, "blocker")


def test_a_count_that_ends_a_filter_keeps_the_words_behind_it() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of DON!!"
        " cards on your field."
    )
    s = Voyage(crew(text), don=4)
    small, big = s.put(1, "cook", "character"), s.put(1, "brute", "character")
    play(s)
    assert s.choices() == [small], big


def test_attacking_has_a_toll_while_an_effect_says_so() -> None:
    text = (
        "[On Play] Up to 1 of your opponent's Characters cannot attack unless your opponent trashes 1 card from their"
        " hand whenever it attacks until the end of your opponent's next turn."
    )
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character")
    play(s)
    s.pick(mate)
    s.end_turn()
    s.clear_hands()
    assert mate not in s.offered("attack")
    assert s.refused("attack", mate).rule == "8-3-1-3"  # type: ignore[union-attr]
    held = s.put(1, "cook", "hand")
    s.act("attack", mate)
    assert s.where(held) == "1.trash"
    s.act("target", s.leader(0))
    assert s.facts("attack_declared")[-1].card == mate


def test_the_opponents_abilities_of_a_timing_are_negated() -> None:
    s = Voyage(crew("Your opponent's [On Play] effects are negated."), crew("[On Play] Draw 2 cards.", "reader"))
    s.put(1, "worker", "character")
    play(s, "reader")
    assert s.size(0, "hand") == 0


def test_characters_may_have_to_come_rested() -> None:
    s = Voyage(crew("Your Character cards are played rested."))
    s.put(0, "worker", "character")
    card = play(s, "mate")
    assert s.card(card).stance == RESTED


def test_an_effect_may_wait_for_the_next_main_phase() -> None:
    s = Voyage(crew("[On Play] At the start of your next Main Phase, draw 1 card."))
    play(s)
    s.end_turn()
    s.clear_hands()
    s.end_turn()
    assert s.size(0, "hand") == 2, "the card of the turn, and that of the effect"


def test_what_happens_at_a_moment_without_brackets_waits_for_it() -> None:
    s = Voyage(crew("At the end of your opponent's turn, trash this Character."))
    card = s.put(0, "worker", "character")
    s.end_turn()
    assert s.where(card) == "0.character"
    s.end_turn()
    assert s.where(card) == "0.trash"


def test_an_effect_that_can_be_activated_when_something_happens_is_offered_and_may_be_declined() -> None:
    text = (
        "[Once Per Turn] This effect can be activated when your opponent attacks. Give up to 1 of your opponent's"
        " Leader or Character cards −1000 power during this turn."
    )
    s = Voyage(crew(text), turn=4)
    s.put(0, "worker", "character")
    for answer in ("no", "yes"):
        mate = s.put(1, "mate", "character")
        s.act("attack", mate)
        s.act("target", s.leader(0))
        assert s.asked == (0, "effect_may")
        if answer == "no":
            s.decline()
        else:
            s.act("yes")
            s.pick(mate)
            assert s.power(mate) == 3000
        s.settle()


def test_an_ability_is_negated_while_its_own_condition_says_so() -> None:
    text = (
        "[Once Per Turn] If this Character would leave the field, you may trash 1 card from your hand instead. If"
        " there is a [cook] Character, this effect is negated."
    )
    s = Voyage(crew(text), crew("[On Play] K.O. up to 1 Character with a cost of 2 or less.", "killer"))
    for cook in (False, True):
        card = s.put(0, "worker", "character")
        held = s.put(0, "mate", "hand")
        if cook:
            s.put(1, "cook", "character")
        s.edit(lambda game: game.play.mark(card, "used0", None))  # noqa: B023
        play(s, "killer")
        s.pick(card)
        if not cook:
            s.act("yes")
            if s.asked == (0, "effect_pick"):
                s.pick(held)
        assert s.where(card) == ("0.trash" if cook else "0.character")
        s.edit(lambda game: game.trash(card) if game.area(card) == "character" else None)  # noqa: B023


def test_power_is_lost_and_counted_for_each() -> None:
    s = Voyage(crew("[Your Turn] All of your opponent's rested Characters lose 1000 power."))
    mate = s.put(1, "mate", "character")
    s.put(0, "worker", "character")
    assert s.power(mate) == 4000
    s.rest(mate)
    assert s.power(mate) == 3000


def test_what_is_done_for_every_card_is_chosen_once() -> None:
    text = (
        "[On Play] For every 2 Events in your trash, give up to 1 of your opponent's Characters −1000 power during this"
        " turn."
    )
    s = Voyage(crew(text))
    for _ in range(5):
        s.put(0, "gale", "trash")
    mate = s.put(1, "mate", "character")
    play(s)
    s.pick(mate)
    assert (s.power(mate), s.asked) == (2000, (0, "action"))


def test_being_rested_by_an_effect_is_told_from_resting_to_attack() -> None:
    text = "When this Character becomes rested by your effect, draw 1 card."
    s = Voyage(crew(text), crew("[On Play] Rest up to 1 of your Characters.", "lullaby"))
    card = s.put(0, "worker", "character")
    s.act("attack", card)
    s.act("target", s.leader(1))
    s.settle()
    assert s.size(0, "hand") == 0
    other = s.put(0, "worker", "character")
    play(s, "lullaby")
    s.pick(other)
    assert s.size(0, "hand") == 1


def test_a_character_is_rested_unless_something_is_done_instead() -> None:
    text = "If this Character would be rested by your opponent's effect, you may trash 1 card from your hand instead."
    s = Voyage(crew(text), crew("[On Play] Rest up to 1 of your opponent's Characters.", "lullaby"))
    for answer in ("no", "yes"):
        card, held = s.put(1, "worker", "character"), s.put(1, "mate", "hand")
        play(s, "lullaby")
        s.pick(card)
        assert s.asked == (1, "effect_may")
        if answer == "no":
            s.decline()
            assert (s.card(card).stance, s.where(held)) == (RESTED, "1.hand")
        else:
            s.act("yes")
            if s.asked == (1, "effect_pick"):
                s.pick(held)
            assert (s.card(card).stance, s.where(held)) != (RESTED, "1.hand")
            assert s.card(card).stance != RESTED


def test_one_of_two_chosen_cards_is_played_and_the_other_rested() -> None:
    text = (
        "[On Play] Choose up to 1 Character card with a cost of 4 or less and up to 1 Character card with a cost of 2"
        " or less from your trash. Play 1 card and play the other card rested."
    )
    s = Voyage(crew(text))
    cook, mate = s.put(0, "cook", "trash"), s.put(0, "mate", "trash")
    play(s)
    assert s.choices() == [cook, mate]
    s.pick(cook)
    assert s.choices() == [mate], "one card is not chosen twice"
    s.pick(mate)
    s.pick(mate)
    assert (s.where(mate), s.where(cook)) == ("0.character", "0.character")
    assert s.card(cook).stance == RESTED


def test_what_and_joins_is_picked_part_by_part() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 5 or less and up to 1 of your opponent's"
        " Characters with a cost of 2 or less."
    )
    s = Voyage(crew(text))
    cook, mate, other = (s.put(1, name, "character") for name in ("cook", "mate", "mate"))
    play(s)
    assert s.choices() == [cook, mate, other]
    s.pick(mate)
    assert s.choices() == [other]
    s.pick(other)
    assert [s.where(card) for card in (cook, mate, other)] == ["1.character", "1.trash", "1.trash"]


def test_an_event_is_activated_by_an_effect_without_its_cost() -> None:
    s = Voyage(
        crew("[On Play] Activate up to 1 Event with a cost of 3 or less from your hand.", cost=10),
        read(event("gift", 3, "[Main] Draw 2 cards.")),
    )
    gift = s.put(0, "gift", "hand")
    play(s)
    s.pick(gift)
    assert (s.where(gift), s.size(0, "hand"), s.active(0)) == ("0.trash", 2, 0)


def test_the_whole_hand_of_the_opponent_is_looked_at() -> None:
    s = Voyage(crew("[On Play] Look at your opponent's hand."))
    held = s.put(1, "mate", "hand")
    play(s)
    assert s.facts("looked")[-1].data["count"] == 1
    # No question came after the look, so its player sees it until the next answer, in the log as well.
    assert (s.facts("saw")[-1].card, s.facts("saw")[-1].seen_by, s.card(held).known) == (held, [0], [0])
    s.act("end")
    assert s.card(held).known == [], "what was looked at is unknown again"


def test_what_was_looked_at_before_a_question_is_unknown_when_it_is_answered() -> None:
    s = Voyage(
        crew("[On Play] Look at 1 card from the top of your deck and place it at the top or bottom of the deck.")
    )
    play(s)
    assert s.choice.kind != "action" and s.card(s.table.zones["0.deck"][-1]).known == [0]
    s.play.answer([0])
    assert not any(s.card(card).known for card in s.table.zones["0.deck"])


def test_deck_rules_and_a_stage_at_the_start_of_the_game() -> None:
    text = (
        "Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck and at the start"
        " of the game, draw 1 card."
    )
    s = Voyage(read(leader("sage", text=text)), leaders=("sage", "captain"), start=False)
    s.play.start(1)
    assert s.size(0, "hand") - s.size(1, "hand") == 1


def test_effects_of_leaders_and_characters_alone_are_kept_off() -> None:
    s = Voyage(
        crew("This Character cannot be K.O.'d by your opponent's Leader or Character effects."),
        crew("[On Play] K.O. up to 1 of your opponent's Characters.", "killer"),
        read(event("storm", 1, "[Main] K.O. up to 1 of your opponent's Characters.")),
    )
    card = s.put(1, "worker", "character")
    play(s, "killer")
    s.pick(card)
    assert s.where(card) == "1.character"
    play(s, "storm")
    s.pick(card)
    assert s.where(card) == "1.trash"


@pytest.mark.parametrize("keywords", ["[Blocker]", "[Rush] [Double Attack]"])
def test_keywords_may_stand_before_another_ability_in_one_line(keywords: str) -> None:
    s = Voyage(crew(f"{keywords} [On Play] Draw 1 card."))
    card = play(s)
    assert s.size(0, "hand") == 1
    assert all(s.game.has(card, word.strip("[] ").lower()) for word in keywords.split("] "))


@pytest.mark.parametrize(("strong", "answer"), [(False, ""), (True, "no"), (True, "yes")])
def test_one_thing_is_done_instead_of_another_in_the_same_text(strong: bool, answer: str) -> None:
    text = (
        "[On Play] Draw 1 card. If you have a Character with a cost of 8 or more, you may add up to 1 card from the top"
        " of your deck to the top of your Life cards instead of drawing 1 card."
    )
    s = Voyage(crew(text), character("giant", cost=8))
    if strong:
        s.put(0, "giant", "character")
    play(s)
    if answer:
        assert s.asked == (0, "effect_may")
        s.play.answer([0] if answer == "yes" else [])
        if answer == "yes":
            s.act("amount", value=1)
    assert (s.size(0, "hand"), s.life(0)) == ((0, 6) if answer == "yes" else (1, 5))


@pytest.mark.parametrize("many", [False, True])
def test_other_cards_are_chosen_instead(many: bool) -> None:
    text = (
        "[On Play] Choose up to 1 of your opponent's Characters with a cost of 2 or less and K.O. it. If you have 3 or"
        " more cards in your trash, choose up to 1 of your opponent's Characters with a cost of 5 or less instead of a"
        " Character with a cost of 2 or less."
    )
    s = Voyage(crew(text), character("giant", cost=5))
    mate, giant = s.put(1, "mate", "character"), s.put(1, "giant", "character")
    for _ in range(3 if many else 2):
        s.put(0, "mate", "trash")
    play(s)
    assert s.choices() == ([mate, giant] if many else [mate])
    s.pick(giant if many else mate)
    assert (s.where(giant), s.where(mate)) == (("1.trash", "1.character") if many else ("1.character", "1.trash"))


@pytest.mark.parametrize("bullet", [0, 1])
def test_what_stands_below_the_bullets_follows_either(bullet: int) -> None:
    text = "[On Play] Choose one:<br>• Draw 1 card.<br>• Your opponent draws 1 card.<br>Then, draw 2 cards."
    s = Voyage(crew(text))
    play(s)
    s.play.answer([bullet])
    assert (s.size(0, "hand"), s.size(1, "hand")) == ((3, 0) if bullet == 0 else (2, 1))


def test_face_up_life_cards_go_where_a_text_says() -> None:
    text = "Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand."
    s = Voyage(read(leader("keeper", text=text)), leaders=("captain", "keeper"))
    top, below = s.zone(1, "life")[-1], s.zone(1, "life")[-2]
    s.edit(lambda game: game.play.turn(top, ACTIVE))
    for card, place in ((top, "1.deck"), (below, "1.hand")):
        s.attack(s.put(0, "brute", "character"), s.leader(1))
        s.settle()
        assert s.where(card) == place
    assert s.zone(1, "deck")[0] == top


def test_a_text_looks_back_on_what_has_happened_this_turn() -> None:
    text = "During the turn in which a card in your hand is trashed by an effect, give this card in your hand −2 cost."
    s = Voyage(crew(text, cost=3), crew("[On Play] Trash 1 card from your hand.", "clumsy"))
    card, mate = s.put(0, "worker", "hand"), s.put(0, "mate", "hand")
    play(s, "clumsy")
    assert s.game.playing_cost(card) == 3
    s.pick(mate)
    late = s.put(0, "worker", "hand")
    assert (s.game.playing_cost(card), s.game.playing_cost(late)) == (1, 1)
    s.end_turn()
    assert s.game.playing_cost(card) == 3


def test_a_card_may_be_kept_from_being_played_by_effects() -> None:
    s = Voyage(
        crew("This card in your hand cannot be played by effects."),
        crew("[On Play] Play up to 1 Character card with a cost of 2 from your hand.", "host"),
    )
    shy, mate = s.put(0, "worker", "hand"), s.put(0, "mate", "hand")
    play(s, "host")
    assert s.choices() == [mate]  # the other cannot be played, and is not offered
    s.pick(mate)
    assert s.where(mate) == "0.character"
    s.act("play", shy)
    assert s.where(shy) == "0.character"


def test_as_many_cards_are_drawn_as_there_are_characters() -> None:
    s = Voyage(crew("[On Play] Draw cards equal to the number of your {Navy} type Characters.", types=("Navy",)))
    s.put(0, "worker", "character")
    s.put(0, "mate", "character")
    play(s)
    assert s.size(0, "hand") == 2


@pytest.mark.parametrize("mine", [True, False])
def test_an_effect_may_have_to_be_one_of_a_type(mine: bool) -> None:
    types = ("Navy",) if mine else ("Court",)
    s = Voyage(
        crew("When a card is trashed from your hand by your {Navy} type card's effect, draw 2 cards."),
        crew("[On Play] Trash 1 card from your hand.", "clumsy", types=types),
    )
    s.put(0, "worker", "character")
    held = s.put(0, "mate", "hand")
    play(s, "clumsy")
    assert (s.where(held), s.size(0, "hand")) == ("0.trash", 2 * mine)


def test_what_was_played_by_the_effect_leaves_at_the_end_of_the_turn() -> None:
    text = (
        "[On Play] Play up to 1 Character card from your trash. At the end of this turn, place the Character played by"
        " this effect at the bottom of the owner's deck."
    )
    s = Voyage(crew(text))
    mate, other = s.put(0, "mate", "trash"), s.put(0, "cook", "character")
    play(s)
    s.pick(mate)
    assert s.where(mate) == "0.character"
    s.end_turn()
    assert (s.where(mate), s.where(other)) == ("0.deck", "0.character")
