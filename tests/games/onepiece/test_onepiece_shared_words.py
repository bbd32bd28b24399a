"""Words that are said once for several things: a place, "each of", "it"; and words that speak of one place only."""

from __future__ import annotations

import pytest
from voyage import DOWN, UP, Voyage, character, crew, play, read


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
