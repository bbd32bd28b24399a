"""Wordings of newer sets, each carried out at the table: what is counted, swapped, shared out, done by both players."""

from __future__ import annotations

import pytest
from voyage import Voyage, character, crew, event, play, read


def test_power_and_cost_are_compared_with_a_number_said_either_way_round() -> None:
    for words in ("equal to or less than", "less than or equal to"):
        s = Voyage(
            crew(
                f"[On Play] K.O. up to 1 of your opponent's Characters with a cost {words} the number of your Life"
                " cards."
            )
        )
        brute, cook = s.put(1, "brute", "character"), s.put(1, "cook", "character")
        play(s)
        assert s.choices() == [cook], brute


def test_cards_of_the_hand_are_measured_by_what_is_on_the_field() -> None:
    text = (
        "[On Play] Play up to 1 {Navy} type Character card or [mate] with a cost equal to or less than the number of"
        " DON!! cards on your field from your hand."
    )
    s = Voyage(
        crew(text, cost=1), character("admiral", 8, types=("Navy",)), character("sailor", 4, types=("Navy",)), don=5
    )
    admiral, sailor, mate, cook = (s.put(0, name, "hand") for name in ("admiral", "sailor", "mate", "cook"))
    play(s)
    assert s.choices() == [sailor, mate], (admiral, cook)
    s.pick(sailor)
    assert s.where(sailor) == "0.character"


def test_base_power_is_taken_from_another_card_as_it_is_printed() -> None:
    s = Voyage(
        crew("[On Play] This Character's base power becomes the same as your Leader's base power during this turn."),
        crew("[On Play] Your [mate] Character's base power becomes 7000 during this turn.", "tutor"),
        crew("[On Play] Your [captain] Leader's base power becomes 6000 during this turn.", "herald"),
        crew(
            "[On Play] Your Leader's base power becomes the same as the base power of this Character during this turn.",
            "model",
            power=9000,
        ),
    )
    s.edit(
        lambda game: game.play.modify(source=None, subject=s.leader(0), key="power", op="add", value=2000, until="turn")
    )
    worker = play(s)
    assert (s.power(worker), s.power(s.leader(0))) == (5000, 7000)
    mate = s.put(0, "mate", "character")
    play(s, "tutor")
    assert (s.power(mate), s.power(worker)) == (7000, 5000)
    play(s, "herald")
    assert s.power(s.leader(0)) == 8000
    play(s, "model")
    assert s.power(s.leader(0)) == 11000


def test_base_power_is_swapped_between_chosen_characters() -> None:
    s = Voyage(crew("[On Play] Swap the base power of 2 of your Characters during this turn."))
    mate, brute = s.put(0, "mate", "character"), s.put(0, "brute", "character")
    play(s)
    s.pick(mate, brute)
    assert (s.power(mate), s.power(brute)) == (8000, 4000)
    s.end_turn()
    assert (s.power(mate), s.power(brute)) == (4000, 8000)


def test_of_two_selected_characters_each_gets_its_own_loss() -> None:
    text = (
        "[On Play] Select up to 2 of your opponent's Characters, and give 1 Character −3000 power and the other −2000"
        " power until the end of your opponent's next turn. Then, K.O. up to 1 of your opponent's Characters with 3000"
        " power or less."
    )
    s = Voyage(crew(text))
    mate, cook, brute = (s.put(1, name, "character") for name in ("mate", "cook", "brute"))
    play(s)
    s.pick(mate, brute)
    assert s.choices() == [mate, brute]
    s.pick(brute)
    assert (s.power(brute), s.power(mate), s.power(cook)) == (5000, 2000, 6000)
    assert s.choices() == [mate]
    s.decline()
    s.end_turn()
    assert s.power(brute) == 5000
    s.end_turn()
    assert s.power(brute) == 8000


def test_given_don_cards_go_from_card_to_card() -> None:
    s = Voyage(crew("[Activate: Main] Give up to 2 total of your currently given DON!! cards to 1 of your Characters."))
    worker, mate = s.put(0, "worker", "character"), s.put(0, "mate", "character")
    s.attach(s.leader(0), 3)
    active = s.active(0)
    s.act("activate", worker)
    s.act("amount", value=2)
    s.pick(mate)
    assert (len(s.game.given(mate)), len(s.game.given(s.leader(0))), s.active(0)) == (2, 1, active)
    assert s.power(mate) == 6000


@pytest.mark.parametrize("rested", [0, 3])
def test_power_grows_with_the_don_cards_rested_for_it(rested: int) -> None:
    text = (
        "[On Play] You may rest any number of your DON!! cards. For every DON!! card rested this way, up to 1 of your"
        " Characters gains +1000 power during this turn."
    )
    s = Voyage(crew(text))
    mate, active = s.put(0, "mate", "character"), s.active(0)
    play(s)
    s.act("yes")
    s.act("amount", value=rested)
    if rested:
        s.pick(mate)
    assert (s.power(mate), s.active(0)) == (4000 + 1000 * rested, active - 2 - rested)


def test_don_cards_go_back_until_both_have_as_many() -> None:
    s = Voyage(
        crew(
            "[On Play] Add up to 3 DON!! cards from your DON!! deck and rest them. Then, at the end of this turn,"
            " return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on"
            " your field as your opponent."
        ),
        don=6,
    )
    play(s)
    s.act("amount", value=3)
    assert s.size(0, "cost") == 9
    s.act("end")
    s.settle("effect_don")
    assert (s.asked, s.choice.least, s.choice.most) == ((0, "effect_don"), 3, 3)
    s.play.answer([0, 1, 2])
    assert s.size(0, "cost") == 6


@pytest.mark.parametrize(("mine", "theirs", "own", "opposing"), [(0, 0, 0, 0), (1, 0, 1, 0), (0, 2, 0, 1)])
def test_given_don_cards_of_either_player_are_a_condition(mine: int, theirs: int, own: int, opposing: int) -> None:
    s = Voyage(
        crew("[On Play] If you have any DON!! cards given, draw 1 card."),
        crew("[On Play] If your opponent has any DON!! cards given, draw 1 card.", "spy"),
    )
    s.attach(s.leader(0), mine)
    s.attach(s.leader(1), theirs)
    play(s)
    assert s.size(0, "hand") == own
    play(s, "spy")
    assert s.size(0, "hand") == own + opposing


def test_cards_of_two_kinds_are_counted_together() -> None:
    s = Voyage(
        crew("[On Play] If you have a total of 3 or more rested DON!! cards and rested Characters, draw 1 card.")
    )
    s.rest(s.put(0, "mate", "character"))
    play(s)  # two DON!! cards are rested for it
    assert s.size(0, "hand") == 1
    t = Voyage(
        crew("[On Play] If you have a total of 3 or more rested DON!! cards and rested Characters, draw 1 card.")
    )
    play(t)
    assert t.size(0, "hand") == 0


def test_only_is_said_in_two_ways() -> None:
    for words in (
        "you only have {Navy} type Characters",
        "the only Characters on your field are {Navy} type Characters",
    ):
        for strangers in (0, 1):
            s = Voyage(crew(f"[On Play] If {words}, draw 1 card.", types=("Navy",)))
            for _ in range(strangers):
                s.put(0, "mate", "character")
            play(s)
            assert s.size(0, "hand") == 1 - strangers


def test_playing_by_a_characters_effect_is_an_event_of_its_own() -> None:
    text = (
        "When your opponent plays a Character with a base cost of 7 or more, or when your opponent plays a Character"
        " using a Character's effect, draw 1 card."
    )
    s = Voyage(
        crew("[On Play] Play up to 1 Character card with a cost of 2 or less from your hand."),
        crew(text, "watcher"),
        read(event("orders", text="[Main] Play up to 1 Character card with a cost of 2 or less from your hand.")),
    )
    s.put(1, "watcher", "character")
    mate = s.put(0, "mate", "hand")
    play(s, "orders")
    s.pick(mate)
    assert (s.where(mate), s.size(1, "hand")) == ("0.character", 0)  # by an Event's
    other = s.put(0, "mate", "hand")
    play(s)
    s.pick(other)
    assert (s.where(other), s.size(1, "hand")) == ("0.character", 1)
    play(s, "brute")
    assert s.size(1, "hand") == 2


def test_both_players_trash_down_to_a_number() -> None:
    s = Voyage(crew("[On Play] Both players trash cards from their hands until they each have 2 cards in their hands."))
    for seat in (0, 1):
        for _ in range(3):
            s.put(seat, "mate", "hand")
    play(s)
    for seat in (0, 1):
        assert (s.choice.seat, s.choice.least, s.choice.most) == (seat, 1, 1)
        s.play.answer([0])
    assert (s.size(0, "hand"), s.size(1, "hand")) == (2, 2)


def test_cards_go_to_the_bottom_of_the_decks_of_their_owners() -> None:
    s = Voyage(
        crew("[On Play] Place all Characters with a cost of 1 or less at the bottom of the owners' decks in any order.")
    )
    mine, theirs = s.put(0, "filler", "character"), s.put(1, "filler", "character")
    play(s)
    s.pick(mine, theirs)
    assert (s.zone(0, "deck")[0], s.zone(1, "deck")[0]) == (mine, theirs)
