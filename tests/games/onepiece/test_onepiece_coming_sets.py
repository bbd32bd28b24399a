"""Wordings that a card of a coming set may print, each carried out at the table."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read

from sanam.games.onepiece.texts.reading import texts


def _leader(text: str, **fields: Any) -> Voyage:
    return Voyage(read(leader("boss", text=text, **fields)), leaders=("boss", "captain"))


# ---------------------------------------------------------------------- attacks


def test_a_card_attacks_only_while_its_condition_holds() -> None:
    s = Voyage(
        crew("This Character cannot attack unless your opponent has 2 or more Characters with 5000 base power or more.")
    )
    worker = s.put(0, "worker", "character")
    s.put(1, "cook", "character")
    s.put(1, "mate", "character")
    assert worker not in s.offered("attack")
    assert s.refused("attack", worker).rule == "1-3-3"
    s.put(1, "brute", "character")
    assert worker in s.offered("attack")


def test_a_condition_of_an_attack_is_asked_when_it_would_be_declared() -> None:
    text = (
        "[On Play] Up to 1 of your opponent's Characters cannot attack unless you have 2 or more Characters until the"
        " end of your opponent's next turn."
    )
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character")
    worker = play(s)
    s.pick(mate)
    s.end_turn()
    assert mate not in s.offered("attack")
    s.put(0, "cook", "character")
    assert mate in s.offered("attack"), worker


def test_cards_that_cannot_attack_leaders_at_once_attack_characters() -> None:
    s = Voyage(crew("[Rush]\nYour Characters cannot attack Leaders on the turn in which they are played."))
    rested = s.put(1, "mate", "character", RESTED)
    worker = play(s)
    assert {option.targets for option in s.choice.options if option.act == "attack" and option.card == worker} == {
        (rested,)
    }


# ---------------------------------------------------------------------- Leaders and rules


def test_an_empty_deck_loses_only_at_the_end_of_the_turn_under_such_a_leader() -> None:
    text = (
        "Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in"
        " which your deck becomes 0 cards."
    )
    for words in (text, text.replace("Under the rules of this game", "According to the rules")):
        s = Voyage(
            read(leader("boss", text=words)),
            crew("[On Play] Draw 3 cards."),
            leaders=("boss", "captain"),
        )
        s.trim(0, "deck", 2)
        play(s)
        assert s.size(0, "deck") == 0
        assert s.result() is None
        s.end_turn()
        assert s.result() == {"winner": 1, "reason": "deck-out"}


def test_without_such_a_leader_an_empty_deck_loses_at_once() -> None:
    s = Voyage(crew("[On Play] Draw 3 cards."))
    s.trim(0, "deck", 2)
    play(s)
    assert s.result() == {"winner": 1, "reason": "deck-out"}


def test_what_stands_under_the_rules_of_the_game_is_carried_out_or_not_understood() -> None:
    assert not texts.reading("Under the rules of this game, draw 1 card.").whole
    assert texts.reading("Under the rules of this game, your DON!! deck consists of 6 cards.").whole


def test_a_don_card_of_the_don_phase_goes_to_the_leader() -> None:
    text = (
        "If you have any DON!! cards on your field, 1 DON!! card placed during your DON!! Phase is given to your"
        " Leader."
    )
    s = Voyage(read(leader("boss", text=text)), leaders=("boss", "captain"), don=3)
    assert len(s.game.given(s.leader(0))) == 1
    s.end_turn()
    s.end_turn()
    assert (len(s.game.given(s.leader(0))), s.active(0)) == (1, 5)


def test_the_first_don_cards_of_a_game_go_to_no_leader() -> None:
    text = (
        "If you have any DON!! cards on your field, 1 DON!! card placed during your DON!! Phase is given to your"
        " Leader."
    )
    s = Voyage(read(leader("boss", text=text)), leaders=("boss", "captain"), turn=1, don=0)
    assert (len(s.game.given(s.leader(0))), s.active(0)) == (0, 1)


def test_cards_of_the_hand_are_given_a_counter_by_the_rules() -> None:
    s = _leader(
        "All of your {Navy} type Character cards without a Counter have a +1000 Counter, according to the rules."
    )
    s = Voyage(
        read(leader("boss", text=s.cards["boss"].text)),
        character("sailor", types=("Navy",)),
        character("admiral", types=("Navy",), counter=2000),
        leaders=("captain", "boss"),
    )
    sailor, admiral, mate = (s.put(1, name, "hand") for name in ("sailor", "admiral", "mate"))
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1)) if s.choice.kind == "attack_target" else None
    counters = {option.card: option.value for option in s.choice.options if option.act == "counter"}
    assert (counters[sailor], counters[admiral], counters[mate]) == (1000, 2000, 1000)


def test_the_next_card_with_a_name_costs_less() -> None:
    text = (
        "[Activate: Main] [Once Per Turn] You may rest 1 of your DON!! cards: The next time you play [cook] with a cost"
        " of 4 or more from your hand during this turn, the cost will be reduced by 2."
    )
    s = _leader(text)
    cook, brute = s.put(0, "cook", "hand"), s.put(0, "brute", "hand")
    s.act("activate", s.leader(0))
    s.act("yes") if s.choice.kind == "effect_may" else None
    assert (s.game.playing_cost(cook), s.game.playing_cost(brute)) == (2, 7)
    s.act("play", cook)
    assert s.game.playing_cost(s.put(0, "cook", "hand")) == 4


# ---------------------------------------------------------------------- conditions


@pytest.mark.parametrize(
    ("words", "fields", "holds"),
    [
        ('your Leader\'s type includes "CP" or is [boss]', {"types": ("CP9",)}, True),
        ('your Leader\'s type includes "CP" or is [boss]', {}, True),
        ('your Leader\'s type includes "CP" or is [other]', {}, False),
        ("your Leader has the {Navy} type or is green", {"colours": ("green",)}, True),
        ("your Leader has the {Navy} type or is green", {"types": ("Navy",)}, True),
        ("your Leader has the {Navy} type or is green", {}, False),
        ("your Leader is [boss] or has the <Strike> attribute", {}, True),
        ("your Leader is [other] or has the <Strike> attribute", {"attributes": ("Strike",)}, True),
        ("your Leader has the {Navy} type and is multicolored", {"types": ("Navy",)}, False),
        (
            "your Leader has the {Navy} type and is multicolored",
            {"types": ("Navy",), "colours": ("red", "green")},
            True,
        ),
    ],
)
def test_two_things_are_said_of_a_leader(words: str, fields: dict[str, Any], holds: bool) -> None:
    s = Voyage(leader("boss", **fields), crew(f"[On Play] If {words}, draw 1 card."), leaders=("boss", "captain"))
    play(s)
    assert s.size(0, "hand") == int(holds)


@pytest.mark.parametrize(
    ("words", "mine", "theirs", "holds"),
    [
        ("you have at least 2 less Characters than your opponent", 1, 3, True),
        ("you have at least 2 less Characters than your opponent", 1, 2, False),
        ("you have at least 2 more Characters than your opponent", 3, 1, True),
        ("you have at least 2 more Characters than your opponent", 3, 2, False),
        ("your opponent has at least 1 more Characters than you", 1, 2, True),
        ("your opponent has at least 1 more Characters than you", 2, 2, False),
        ("you and your opponent have the same number of Characters", 2, 2, True),
        ("you and your opponent have the same number of Characters", 2, 1, False),
        ("the number of your Characters is at least 2 more than the number of your opponent's Characters", 3, 1, True),
        ("the number of your Characters is at least 2 more than the number of your opponent's Characters", 2, 1, False),
        ("your opponent has 2 or more Characters or 9 or more cards in their hand", 1, 2, True),
        ("your opponent has 2 or more Characters or 9 or more cards in their hand", 1, 1, False),
        ("your opponent has 2 or more Characters and 0 cards in their hand", 1, 2, True),
        ("your opponent has 2 or more Characters and 1 or more cards in their hand", 1, 2, False),
    ],
)
def test_what_both_players_have_is_compared(words: str, mine: int, theirs: int, holds: bool) -> None:
    s = Voyage(crew(f"[On Play] If {words}, draw 1 card."))
    for seat, size in ((0, mine - 1), (1, theirs)):
        for _ in range(size):
            s.put(seat, "mate", "character")
    play(s)
    assert s.size(0, "hand") == int(holds)


@pytest.mark.parametrize(("mine", "theirs", "holds"), [(1, 3, True), (1, 2, False)])
def test_hands_are_compared_from_the_other_side(mine: int, theirs: int, holds: bool) -> None:
    words = "the number of cards in your opponent's hand is at least 2 more than the number in your hand"
    s = Voyage(crew(f"[On Play] If {words}, rest up to 1 of your opponent's Characters."))
    for seat, size in ((0, mine), (1, theirs)):
        for _ in range(size):
            s.put(seat, "mate", "hand")
    s.put(1, "mate", "character")
    play(s)
    assert (s.choice.kind == "effect_pick") == holds


def test_different_names_are_counted_once_each() -> None:
    s = Voyage(crew("This Character gains +1000 power for each of your Characters with a different card name."))
    worker = s.put(0, "worker", "character")
    for name in ("mate", "mate", "cook"):
        s.put(0, name, "character")
    assert s.power(worker) == 4000 + 3000


def test_what_applies_during_a_turn_does_not_apply_in_the_other() -> None:
    s = Voyage(crew("During your opponent's turn, this Character gains +1000 power."))
    worker = s.put(0, "worker", "character")
    assert s.power(worker) == 4000
    s.end_turn()
    assert s.power(worker) == 5000


# ---------------------------------------------------------------------- what is spoken of


def test_the_card_whose_base_power_was_set_is_the_one_spoken_of() -> None:
    text = (
        "[On Play] Up to 1 of your Characters' base power becomes 8000 during this turn. Then, at the end of this turn,"
        " place that Character at the bottom of the owner's deck."
    )
    s = Voyage(crew(text))
    mate = s.put(0, "mate", "character")
    play(s)
    s.pick(mate)
    assert s.power(mate) == 8000
    s.end_turn()
    assert s.where(mate) == "0.deck"


def test_the_leader_and_its_cards_get_another_base_power() -> None:
    text = "[On Play] Up to 1 of your Leader's base power becomes 7000 until the end of your opponent's next turn."
    s = Voyage(
        crew(text),
        crew("[On Play] Up to 1 of your Leader or Character cards' base power becomes 9000 during this turn.", "tutor"),
    )
    play(s)
    s.pick(s.leader(0))
    assert s.power(s.leader(0)) == 7000
    mate = s.put(0, "mate", "character")
    play(s, "tutor")
    assert {s.leader(0), mate} <= set(s.choices())
    s.pick(mate)
    assert s.power(mate) == 9000


def test_its_effects_are_those_of_the_card_chosen() -> None:
    text = "[Main] Choose up to 1 of your opponent's Characters; its effects are negated during this turn."
    s = Voyage(read(event("hush", 0, text)))
    guard = s.put(1, "guard", "character")
    s.act("play", s.put(0, "hush", "hand"))
    s.pick(guard)
    assert s.game.negated(guard)


def test_life_cards_go_until_so_many_are_left() -> None:
    s = Voyage(
        read(event("storm", 0, "[Main] Trash cards from the top of your Life cards until you have 1 Life card."))
    )
    s.act("play", s.put(0, "storm", "hand"))
    assert s.life(0) == 1
    assert s.size(0, "trash") == 5


def test_power_grows_with_the_cards_revealed() -> None:
    text = (
        "[Main] You may reveal 2 Events from your hand: Up to 1 of your Leader gains +1000 power during this turn for"
        " each card revealed."
    )
    s = Voyage(read(event("boast", 0, text)))
    boast = s.put(0, "boast", "hand")
    shown = [s.put(0, "gale", "hand") for _ in range(3)]
    s.act("play", boast)
    s.act("yes")
    s.pick(*shown[:2])
    s.pick(s.leader(0))
    assert s.power(s.leader(0)) == 7000


def test_a_card_played_by_an_effect_is_told_from_one_that_is_paid_for() -> None:
    s = Voyage(
        crew("When your Character is played by your effect, draw 1 card.", "watcher"),
        crew("[On Play] Play up to 1 [mate] from your hand."),
    )
    s.put(0, "watcher", "character")
    s.act("play", s.put(0, "mate", "hand"))
    assert s.size(0, "hand") == 0
    mate = s.put(0, "mate", "hand")
    play(s)
    s.pick(mate)
    assert s.size(0, "hand") == 1


@pytest.mark.parametrize("by", ["battle", "effect"])
def test_neither_battle_nor_effects_of_the_opponent_remove_it(by: str) -> None:
    s = Voyage(
        crew("This Character cannot be K.O.'d in battle or by your opponent's effects."),
        read(event("axe", 0, "[Main] K.O. up to 1 of your opponent's Characters.")),
        turn=4,
    )
    worker = s.put(0, "worker", "character", RESTED if by == "battle" else ACTIVE)
    if by == "effect":
        s.act("play", s.put(1, "axe", "hand"))
        s.pick(worker)
    else:
        s.act("attack", s.put(1, "brute", "character"))
        s.act("target", worker)
        s.settle()
    assert s.where(worker) == "0.character"


def test_a_time_at_the_end_is_said_of_all_that_and_joins() -> None:
    text = (
        "[On Play] Negate the effect of up to 1 of your opponent's Characters and that Character cannot attack until"
        " the end of your opponent's next turn."
    )
    s = Voyage(crew(text))
    guard = s.put(1, "guard", "character")
    play(s)
    s.pick(guard)
    s.end_turn()
    assert s.game.negated(guard)
    assert guard not in s.offered("attack")
    s.end_turn()
    assert not s.game.negated(guard)


def test_two_cards_lose_different_power() -> None:
    text = (
        "[On Play] Give up to 1 of your opponent's Characters −2000 power and up to 1 of your opponent's Characters"
        " −1000 power until the end of your opponent's next turn."
    )
    s = Voyage(crew(text))
    mate, cook = s.put(1, "mate", "character"), s.put(1, "cook", "character")
    play(s)
    s.pick(cook)
    s.pick(mate)
    s.end_turn()
    assert (s.power(cook), s.power(mate)) == (4000, 3000)


def test_don_cards_go_back_until_so_many_are_left() -> None:
    text = (
        "[On Play] Your opponent returns DON!! cards from their field to their DON!! deck until they have 7 DON!! cards"
        " on their field."
    )
    s = Voyage(crew(text))
    s.attach(s.leader(1), 2)
    play(s)
    choice = s.choice
    assert (choice.seat, choice.kind, choice.least, choice.most) == (1, "effect_don", 3, 3)


def test_a_stage_is_trashed_from_the_hand_or_the_field() -> None:
    s = Voyage(crew("[Activate: Main] You may trash 1 Stage from your hand or field: Draw 1 card."))
    worker, harbour = s.put(0, "worker", "character"), s.put(0, "harbour", "stage")
    s.act("activate", worker)
    s.act("yes")
    assert s.where(harbour) == "0.trash"


def test_life_grows_from_below_and_power_with_every_second_don_card() -> None:
    s = Voyage(
        crew("[On Play] Add up to 1 card from the top of your deck to the bottom of your Life cards."),
        crew("This Character gains +2000 power for every 2 DON!! cards given to this Character.", "mule"),
    )
    top = s.zone(0, "deck")[-1]
    play(s)
    s.act("amount", value=1)
    assert s.zone(0, "life")[0] == top
    mule = s.put(0, "mule", "character")
    s.attach(mule, 3)
    assert s.power(mule) == 4000 + 3000 + 2000


@pytest.mark.parametrize("attribute", ["Slash", "Strike"])
def test_what_a_battle_wakes_counts_in_that_battle(attribute: str) -> None:
    text = (
        "When this Character battles <Strike> attribute Characters, this Character gains +3000 power during this turn."
    )
    s = Voyage(crew(text), character("wall", 5, 6000, attributes=(attribute,)))
    worker, wall = s.put(0, "worker", "character"), s.put(1, "wall", "character", RESTED)
    s.attack(worker, wall)
    assert (s.where(wall) == "1.trash") == (attribute == "Strike")


def test_who_gets_a_don_card_is_chosen_where_each_may_get_one() -> None:
    text = "[On Play] Give up to 1 rested DON!! card to each of your {Navy} type Characters."
    s = Voyage(crew(text), character("sailor", types=("Navy",)), don=10)
    first, second, mate = (s.put(0, name, "character") for name in ("sailor", "sailor", "mate"))
    play(s)
    assert (s.choices(), s.choice.least, s.choice.most) == ([first, second], 0, 2), mate
    s.pick(second)
    assert (len(s.game.given(first)), len(s.game.given(second))) == (0, 1)


def test_an_ability_of_a_card_in_the_hand_watches_nothing_and_is_not_understood() -> None:
    text = "When your {Navy} type Character is K.O.'d, you may play this card from your hand rested."
    assert not texts.reading(text).whole
