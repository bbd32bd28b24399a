"""Other ways to say the same: each gives the tree of the phrase book's own way, and stays away from plain readings."""

from __future__ import annotations

import json

import pytest
from voyage import RESTED, Voyage, crew, leader, play

from sanam.abilities.tree import to_plain
from sanam.games.onepiece.texts.reading import texts
from sanam.games.onepiece.texts.reading.variants import said_otherwise

#: What stands on cards, and the phrase book's own way.
SAME = {
    "[On Play] Add up to 1 DON!! card as active from your DON!! deck.": (
        "[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active."
    ),
    "[On Play] Add up to 2 DON!! cards as rested from your DON!! deck.": (
        "[On Play] Add up to 2 DON!! cards from your DON!! deck and rest them."
    ),
    "If one of your {Navy} or {Fleet} type Characters would be K.O.'d, you may rest this Character instead.": (
        "If your {Navy} or {Fleet} type Character would be K.O.'d, you may rest this Character instead."
    ),
    "When one of your opponent's Characters is K.O.'d, draw 1 card.": (
        "When your opponent's Character is K.O.'d, draw 1 card."
    ),
    "[On Play] K.O. or rest up to 1 of your opponent's Characters with a cost of 4 or less.": (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less or rest up to 1 of your"
        " opponent's Characters with a cost of 4 or less."
    ),
    "[Opponent's Turn] All of your [Koby] cards' base power and this Character's base power become 6000.": (
        "[Opponent's Turn] The base power of all of your [Koby] cards and this Character becomes 6000."
    ),
    "[Main] All of your [Koby] cards' base power becomes 7000 during this turn.": (
        "[Main] The base power of all of your [Koby] cards becomes 7000 during this turn."
    ),
    "[On Play] Your Leader and this Character's base power becomes 7000 during this turn.": (
        "[On Play] The base power of your Leader and this Character becomes 7000 during this turn."
    ),
    "If your Leader has the {Navy} type and is active, this Character gains +2000 power.": (
        "If your Leader has the {Navy} type and your Leader is active, this Character gains +2000 power."
    ),
    "[On Play] Up to 1 of your Characters with both the {Navy} and {Fleet} types gains +1000 power during this turn.": (
        "[On Play] Up to 1 of your Characters with the {Navy} type and the {Fleet} type gains +1000 power during this"
        " turn."
    ),
    "[On Play] Draw 1 card, then choose one: • Draw 1 card. • Draw 2 cards.": (
        "[On Play] Draw 1 card. Then, choose one: • Draw 1 card. • Draw 2 cards."
    ),
    "When your Leader attacks, you may trash 1 card from your hand to activate this effect. Draw 2 cards.": (
        "When your Leader attacks, you may trash 1 card from your hand: Draw 2 cards."
    ),
    "[On Your Opponent's Attack] Change the target of that attack to this Leader or to one of your Characters.": (
        "[On Your Opponent's Attack] Change the target of that attack to this Leader or 1 of your Characters."
    ),
    "[On Play] Look at 2 cards from the top of your deck, reorganize them in any order and place them at the top or"
    " bottom of your deck.": (
        "[On Play] Look at 2 cards from the top of your deck and place them at the top or bottom of the deck in any"
        " order."
    ),
}


@pytest.mark.parametrize("said", SAME)
def test_another_way_gives_the_tree_of_the_phrase_books_own_way(said: str) -> None:
    tree, hole = texts.ability(said)
    own, _ = texts.ability(SAME[said])
    assert tree is not None and own is not None, hole
    assert json.dumps(to_plain(tree)) == json.dumps(to_plain(own))
    assert not texts.reading(said).problem


@pytest.mark.parametrize("own", [*SAME.values()])
def test_the_phrase_books_own_way_is_left_alone(own: str) -> None:
    assert said_otherwise(said_otherwise(own)) == said_otherwise(own)


@pytest.mark.parametrize("navy", [True, False])
def test_a_replacement_behind_another_condition_needs_both(navy: bool) -> None:
    text = (
        'If your Leader\'s type includes "Navy" and this Character would be removed from the field, you may trash 1'
        " card from your hand instead."
    )
    s = Voyage(
        crew(text, "hardy"),
        crew("[On Play] Return up to 1 of your opponent's Characters to the owner's hand."),
        leader("admiral", types=("Navy",) if navy else ("Fleet",)),
        leaders=("captain", "admiral"),
    )
    hardy = s.put(1, "hardy", "character")
    s.put(1, "cook", "hand")
    play(s)
    s.pick(hardy)
    assert (s.choice.kind == "effect_may") == navy
    s.settle()
    assert s.where(hardy) == "1.hand"


def test_either_of_two_things_is_done_to_one_card() -> None:
    s = Voyage(crew("[On Play] K.O. or rest up to 1 of your opponent's Characters."))
    mate, cook = s.put(1, "mate", "character"), s.put(1, "cook", "character")
    for way in (0, 1):
        play(s)
        s.play.answer([way])
        s.pick((mate, cook)[way])
    assert (s.where(mate), s.where(cook), s.card(cook).stance) == ("1.trash", "1.character", RESTED)
