"""What effects do is told by whose they are: who removes a card, adds it to the hand, keeps another active."""

from __future__ import annotations

import pytest
from voyage import ACTIVE, Voyage, character, crew, play


@pytest.mark.parametrize(
    "move",
    [
        "Return up to 1 Character to the owner's hand.",
        "Place up to 1 Character at the bottom of the owner's deck.",
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_character_moved_by_an_effect_is_removed_by_that_effect(move: str, seat: int) -> None:
    s = Voyage(
        crew(f"[On Play] {move}"),
        crew("When a Character is removed from the field by your effect, draw 1 card.", "watcher"),
    )
    s.put(seat, "watcher", "character")
    mate = s.put(1, "mate", "character")
    play(s)
    before = s.size(seat, "hand")
    s.pick(mate)
    back = seat == 1 and s.where(mate) == "1.hand"
    assert s.size(seat, "hand") == before + back + (seat == 0)


def test_a_stage_that_a_text_says_to_ko_goes_to_the_trash() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 0 or your opponent's Stages with a cost of"
        " 3 or less."
    )
    s = Voyage(crew(text))
    harbour = s.put(1, "harbour", "stage")
    play(s)
    s.pick(harbour)
    assert s.where(harbour) == "1.trash"


def test_additional_don_cards_come_from_the_don_deck() -> None:
    text = (
        "[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active, and add up to 1 additional DON!!"
        " card and rest it."
    )
    s = Voyage(crew(text), don=6)
    before, deck, active = s.size(0, "cost"), s.size(0, "don-deck"), s.active(0)
    play(s)
    s.act("amount", value=1)
    assert s.choice.kind == "effect_amount"
    s.act("amount", value=1)
    assert (s.size(0, "cost"), s.size(0, "don-deck")) == (before + 2, deck - 2)
    assert s.active(0) == active - 2 + 1


def test_don_cards_given_to_a_card_are_not_counted_as_active() -> None:
    s = Voyage(crew("[On Play] If you have 5 or less active DON!! cards, draw 1 card.", cost=2))
    s.attach(s.leader(0), 3)
    play(s)
    assert (s.active(0), s.size(0, "hand")) == (5, 1)


@pytest.mark.parametrize(("by", "free"), [(" by your opponent's effects", True), ("", False)])
def test_what_the_opponents_effects_cannot_rest_still_attacks_and_blocks(by: str, free: bool) -> None:
    s = Voyage(
        crew(f"[Blocker]\nThis Character cannot be rested{by}."),
        crew("[On Play] Rest up to 1 of your opponent's Characters.", "sleeper"),
    )
    mine, theirs = s.put(0, "worker", "character"), s.put(1, "worker", "character")
    play(s, "sleeper")
    s.pick(theirs)
    assert s.card(theirs).stance == ACTIVE
    assert (mine in s.offered("attack")) == free
    assert (s.refused("attack", mine) is None) == free
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    blocking = s.choice.kind == "block"
    assert blocking == free
    if free:
        assert theirs in s.choices()


_NO_LIFE = "[On Play] You cannot add Life cards to your hand using your own effects during this turn."


@pytest.mark.parametrize("forbidden", [True, False])
def test_own_effects_add_no_life_to_the_hand_while_that_is_forbidden(forbidden: bool) -> None:
    s = Voyage(
        crew(_NO_LIFE, "vow", cost=1),
        crew("[On Play] Add 1 card from the top of your Life cards to your hand.", "taker", cost=1),
        crew(
            "[Activate: Main] You may add 1 card from the top of your Life cards to your hand: Draw 1 card.",
            "payer",
        ),
    )
    payer = s.put(0, "payer", "character")
    if forbidden:
        play(s, "vow")
    play(s, "taker")
    assert s.life(0) == (5 if forbidden else 4)
    assert (payer in s.offered("activate")) != forbidden


def test_the_opponents_effect_still_adds_my_life_to_my_hand() -> None:
    text = "[When Attacking] Add 1 card from the top of your opponent's Life cards to the owner's hand."
    vow = _NO_LIFE.replace("this turn", "your opponent's next turn").replace("during", "until the end of")
    s = Voyage(crew(vow, "vow"), crew(text))
    worker = s.put(1, "worker", "character")
    play(s, "vow")
    s.end_turn()
    before = s.life(0)
    s.act("attack", worker)
    s.act("target", s.leader(0))
    assert s.life(0) == before - 1


def test_a_name_with_a_parenthesis_is_that_name_and_not_a_reminder() -> None:
    s = Voyage(
        crew("[On Play] Play up to 1 [Bag.3(Galo)] from your hand. (A reminder.)"),
        character("Bag.3(Galo)"),
        character("Bag.3"),
    )
    other, meant = s.put(0, "Bag.3", "hand"), s.put(0, "Bag.3(Galo)", "hand")
    play(s)
    assert s.choices() == [meant], other


def test_don_cards_of_the_cost_area_are_among_a_players_cards() -> None:
    s = Voyage(
        crew("[On Play] Rest up to 1 of your opponent's cards."),
        crew("[On Play] Rest up to 1 of your opponent's cards with a cost of 2 or less.", "measured"),
    )
    mate = s.put(1, "mate", "character")
    don, active = s.zone(1, "cost")[0], s.active(1)
    play(s, "measured")
    assert s.choices() == [mate], "a DON!! card has no cost"
    s.decline()
    play(s)
    s.pick(don)
    assert s.active(1) == active - 1
