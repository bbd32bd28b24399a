"""Words that are said once for several things: a place, "each of", "it"; and words that speak of one place only."""

from __future__ import annotations

import pytest
from voyage import DOWN, RESTED, UP, Voyage, character, crew, leader, play, read

from sanam.games.onepiece.texts.reading import texts


@pytest.mark.rule("one-piece", "2-2-4-2")
def test_a_place_that_is_said_after_the_second_of_two_ways_is_that_of_both() -> None:
    s = Voyage(crew("[On Play] Play up to 1 [mate] or up to 1 [cook] with a cost of 5 or less from your hand."))
    for seat in (0, 1):
        s.put(seat, "mate", "character")
    mate, cook = (s.put(0, name, "hand") for name in ("mate", "cook"))
    play(s)
    assert sorted(c for c in s.choices() if c is not None) == sorted((mate, cook))
    s.pick(mate)
    assert s.where(mate) == "0.character"


def test_don_cards_for_each_of_two_cards_are_given_to_both() -> None:
    text = "[On Play] Give up to 1 rested DON!! card to each of your Leader and 1 of your Characters."
    s = Voyage(crew(text))
    mate = s.put(0, "mate", "character")
    s.edit(lambda game: [game.rest(don) for don in game.active_don(0)[:3]])
    play(s)
    assert s.choices() == [s.leader(0)]
    s.pick(s.leader(0))
    s.pick(mate)
    assert [len(s.game.given(card)) for card in (s.leader(0), mate)] == [1, 1]


def test_each_of_two_cards_may_be_left_without_a_don_card() -> None:
    text = "[On Play] Give up to 1 rested DON!! card to each of your Leader and 1 of your Characters."
    s = Voyage(crew(text))
    mate = s.put(0, "mate", "character")
    s.edit(lambda game: [game.rest(don) for don in game.active_don(0)[:3]])
    play(s)
    s.pick()
    s.pick(mate)
    assert [len(s.game.given(card)) for card in (s.leader(0), mate)] == [0, 1]


@pytest.mark.rule("one-piece", "1-3-3")
def test_cards_of_the_trash_are_played_while_none_of_the_hand_may_be() -> None:
    s = Voyage(
        crew("[On Play] You cannot play cards from your hand during this turn."),
        read(character("diver", 0, text="[Activate: Main] Play up to 1 [mate] from your trash.")),
    )
    diver, mate = s.put(0, "diver", "character"), s.put(0, "mate", "trash")
    kept, gale = s.put(0, "cook", "hand"), s.put(0, "gale", "hand")
    play(s)
    assert s.refused("play", kept) is not None
    assert s.refused("play", gale) is not None
    s.act("activate", diver)
    s.pick(mate)
    assert s.where(mate) == "0.character"


@pytest.mark.rule("one-piece", "3-10-2")
@pytest.mark.parametrize(("face", "lying"), [("face-down", UP), ("face-up", DOWN)])
def test_any_life_card_that_lies_the_other_way_may_be_turned(face: str, lying: str) -> None:
    s = Voyage(crew(f"[On Play] Turn up to 1 of your Life cards {face}."))
    s.trim(0, "life", 0)
    s.put(0, "mate", "life", lying)
    low = s.put(0, "cook", "life", lying)
    s.put(0, "gale", "life", DOWN if lying == UP else UP)
    play(s)
    assert low in s.choices()
    assert len(s.choices()) == 2
    s.pick(low)
    assert s.card(low).face_up == (face == "face-up")


@pytest.mark.parametrize("first", ["this Character's base power becomes 6000", "this Character gains +1 cost"])
def test_it_is_the_card_whose_power_or_cost_was_spoken_of(first: str) -> None:
    s = Voyage(crew(f"If you have 2 or more cards in your hand, {first} and it gains [Blocker]."))
    here = s.put(0, "worker", "character")
    assert not s.game.has(here, "blocker")
    s.put(0, "mate", "hand")
    s.put(0, "mate", "hand")
    assert s.game.has(here, "blocker")
    if "6000" in first:
        assert s.power(here) == 6000


# ---------------------------------------------------------------------- "it" of a condition, numbers compared


def test_it_is_one_of_the_cards_that_the_condition_of_the_first_sentence_speaks_of() -> None:
    s = Voyage(crew("[On Play] If your opponent has a rested Character with a cost of 3 or less, K.O. it."))
    mate, guard = (s.put(1, name, "character", RESTED) for name in ("mate", "guard"))
    s.put(1, "cook", "character", RESTED)
    play(s)
    assert sorted(c for c in s.choices() if c is not None) == sorted((mate, guard))
    assert s.choice.least == 1
    s.pick(guard)
    assert s.where(guard) == "1.trash"


def test_it_is_the_leader_that_the_condition_of_the_first_sentence_speaks_of() -> None:
    text = "[On Play] If your Leader has the {Navy} type, it gains +1000 power during this turn."
    for types, power in (((), 5000), (("Navy",), 6000)):
        s = Voyage(crew(text), leader("admiral", types=types), leaders=("admiral", "captain"))
        play(s)
        assert s.power(s.leader(0)) == power


def test_the_same_number_of_cards_is_drawn_without_picking_any() -> None:
    s = Voyage(crew("[On Play] Trash up to 2 cards from your hand. Then, draw the same number of cards."))
    mate, cook = (s.put(0, name, "hand") for name in ("mate", "cook"))
    play(s)
    s.pick(mate, cook)
    assert s.choice.kind == "action"
    assert (s.size(0, "hand"), s.where(mate)) == (2, "0.trash")


@pytest.mark.parametrize(("returned", "drawn"), [(0, 0), (1, 1)])
def test_less_don_cards_than_the_opponent_are_not_as_many(returned: int, drawn: int) -> None:
    text = (
        "[On Play] If the number of DON!! cards on your field is less than the number on your opponent's field, draw 1"
        " card."
    )
    s = Voyage(crew(text, cost=0))
    s.edit(lambda game: [game.play.move(don, "0.don-deck") for don in game.active_don(0)[:returned]])
    play(s)
    assert s.size(0, "hand") == drawn


@pytest.mark.parametrize(("said", "most"), [("less than 3", 2), ("more than 3", 4)])
def test_less_and_more_than_a_number_leave_the_number_out(said: str, most: int) -> None:
    s = Voyage(crew(f"If you have {said} Life cards, this Character gains [Blocker]."))
    here = s.put(0, "worker", "character")
    found = []
    for life in (4, 3, 2):
        s.trim(0, "life", 0)
        for _ in range(life):
            s.put(0, "mate", "life")
        found += [life] if s.game.has(here, "blocker") else []
    assert found == [most]


@pytest.mark.parametrize("who", ["Each player draws", "You and your opponent draw"])
def test_they_is_not_taken_for_the_opponent_alone(who: str) -> None:
    assert not texts.reading(f"[On Play] {who} 2 cards. Then, they trash 1 card from their hand.").whole


def test_the_number_of_cards_that_you_have_leaves_the_opponent_out() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of face-up"
        " Life cards you have."
    )
    s = Voyage(crew(text))
    for seat, number in ((0, 2), (1, 4)):
        for _ in range(number):
            s.put(seat, "mate", "life", UP)
    mate = s.put(1, "mate", "character")
    s.put(1, "guard", "character")
    play(s)
    assert s.choices() == [mate]


@pytest.mark.parametrize("said", ["the number of face-up Life cards you have", "the number of your face-up Life cards"])
def test_a_place_after_a_number_of_cards_is_that_of_the_cards_which_are_played(said: str) -> None:
    text = f"[On Play] Play up to 1 Character card with a cost equal to or less than {said} from your hand."
    s = Voyage(crew(text))
    for seat, number in ((0, 2), (1, 4)):
        for _ in range(number):
            s.put(seat, "mate", "life", UP)
    mate = s.put(0, "mate", "hand")
    s.put(0, "guard", "hand")
    play(s)
    assert s.choices() == [mate]


def test_a_revealed_life_card_is_asked_whether_it_has_a_trigger() -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your Life cards. If that card has a [Trigger], your Leader gains +2000"
        " power during this turn."
    )
    for trigger, power in (("", 5000), ("[Trigger] Draw 1 card.", 7000)):
        s = Voyage(crew(text), character("chest", trigger=trigger))
        s.put(0, "chest", "life")
        play(s)
        assert s.power(s.leader(0)) == power


def test_characters_without_given_don_cards_are_found() -> None:
    s = Voyage(crew("[On Play] K.O. up to 1 of your opponent's Characters with no DON!! cards given."))
    mate, cook = (s.put(1, name, "character") for name in ("mate", "cook"))
    s.attach(mate)
    play(s)
    assert s.choices() == [cook]


def test_cards_that_may_not_be_played_are_not_offered_by_an_effect() -> None:
    s = Voyage(
        crew("[On Play] You cannot play cards from your hand during this turn."),
        read(character("pilot", 0, text="[Activate: Main] Play up to 1 [mate] from your hand.")),
    )
    pilot = s.put(0, "pilot", "character")
    s.put(0, "mate", "hand")
    play(s)
    if s.refused("activate", pilot) is None:
        s.act("activate", pilot)
    assert s.choice.kind == "action"
