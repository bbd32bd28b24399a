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
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less or rest up to 1 of"
        " your opponent's Characters with a cost of 4 or less."
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
        "[On Play] Up to 1 of your Characters with the {Navy} type and the {Fleet} type gains +1000 power"
        " during this turn."
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
    "[On Play] Look at 2 cards from the top of your deck, reorganize them in any order and place them at"
    " the top or bottom of your deck.": (
        "[On Play] Look at 2 cards from the top of your deck and place them at the top or bottom of the deck"
        " in any order."
    ),
    "[On Play] Give up to 1 of your opponent's 0 cost Characters −3000 power during this turn.": (
        "[On Play] Give up to 1 of your opponent's Characters with a cost of 0 −3000 power during this turn."
    ),
    "[On Play] Give −1000 power during this turn to up to 1 of your opponent's Characters.": (
        "[On Play] Give up to 1 of your opponent's Characters −1000 power during this turn."
    ),
    "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than your number"
    " of Life cards.": (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost equal to or less than the number of"
        " your Life cards."
    ),
    "[When Attacking] This Character's base power becomes the same as your opponent's Leader during this turn.": (
        "[When Attacking] This Character's base power becomes the same as the power of your opponent's Leader"
        " during this turn."
    ),
    "[On Play] Set your Leader [Koby] as active.": ("[On Play] Set your [Koby] Leader as active."),
    "[On Play] You may reveal a total of 3 Events or {Navy} type cards from your hand: Draw 1 card.": (
        "[On Play] You may reveal 3 Events or {Navy} type cards from your hand: Draw 1 card."
    ),
    "[On Play] Up to 1 of your Characters without an [On Play] effect and with a cost of 8 or less gains"
    " [Rush] during this turn.": (
        "[On Play] Up to 1 of your Characters without a [On Play] effect and a cost of 8 or less gains [Rush]"
        " during this turn."
    ),
    "[On Play] Give up to 1 rested DON!! card to 1 of your Leader or Character cards with the <Slash> or"
    " <Wisdom> attribute.": (
        "[On Play] Give up to 1 rested DON!! card to 1 of your <Slash> or <Wisdom> attribute Leader or Character cards."
    ),
    "[On Play] Up to 1 of your [Koby] Characters or up to 1 of your Characters with a cost of 2 or less,"
    " with 5000 power or more, gains [Rush] during this turn.": (
        "[On Play] Up to 1 of your [Koby] Characters with 5000 power or more or up to 1 of your Characters"
        " with a cost of 2 or less with 5000 power or more gains [Rush] during this turn."
    ),
    "[On Play] Play up to 1 [A], up to 1 [B], and up to 1 [C], with a cost of 4 or less from your trash.": (
        "[On Play] Play up to 1 [A] with a cost of 4 or less and up to 1 [B] with a cost of 4 or less and up"
        " to 1 [C] with a cost of 4 or less from your trash."
    ),
    "[On Play] Play up to 1 Character card with 5000 power and the same card name as the trashed card"
    " from your trash.": (
        "[On Play] Play up to 1 Character card with 5000 power from your trash with the same card name as the"
        " trashed card."
    ),
    '[On Play] Your Leader with a type including "Navy" becomes 7000 base power during this turn.': (
        '[On Play] The base power of your Leader with a type including "Navy" becomes 7000 during this turn.'
    ),
    "[Your Turn] Your opponent's Characters' effects are negated.": (
        "[Your Turn] All of your opponent's Characters' effects are negated."
    ),
    "[On Play] This Character gains [Rush] during this turn and cannot be K.O.'d in battle until the end"
    " of your opponent's next turn.": (
        "[On Play] This Character gains [Rush] during this turn and this Character cannot be K.O.'d in battle"
        " until the end of your opponent's next turn."
    ),
    "[On Play] Place all of your opponent's Characters at the bottom of the owner's deck in any order of"
    " the owner's choosing.": (
        "[On Play] Place all of your opponent's Characters at the bottom of the owner's deck in any order."
    ),
    "[On Play] Look at 3 cards from the top of your deck and place them at the bottom of the deck in any order.": (
        "[On Play] Look at 3 cards from the top of your deck and place them at the bottom of your deck in any order."
    ),
    "[When Attacking] This Character's base power becomes the same as your opponent's Leader until the"
    " start of your next turn.": (
        "[When Attacking] This Character's base power becomes the same as the power of your opponent's Leader"
        " until the start of your next turn."
    ),
    "If you have a green Character other than [Koby] that would be removed from the field, you may rest"
    " this Character instead.": (
        "If your green Character other than [Koby] would be removed from the field, you may rest this"
        " Character instead."
    ),
    "If your Leader has the {Navy} type, you have 3 or less Life cards and your opponent has 5 or more"
    " rested cards, this Character gains [Rush].": (
        "If your Leader has the {Navy} type and you have 3 or less Life cards and your opponent has 5 or more"
        " rested cards, this Character gains [Rush]."
    ),
    'All of your Characters that do not have a type including "Navy" gain +1000 power.': (
        'All of your Characters without a type including "Navy" gain +1000 power.'
    ),
    "[On Play] Play up to 1 [Koby] from your hand with a cost of 3 or more that is equal to or less than"
    " the number of DON!! cards on your opponent's field.": (
        "[On Play] Play up to 1 [Koby] from your hand with a cost of 3 or more with a cost equal to or less"
        " than the number of DON!! cards on your opponent's field."
    ),
    "[On Play] All of your [Koby] and {Navy} type Characters gain +1000 power during this turn.": (
        "[On Play] All of your [Koby] Characters and all of your {Navy} type Characters gain +1000 power"
        " during this turn."
    ),
    "[On Play] Your opponent cannot activate up to 1 [Blocker] Character that has 4000 power or less"
    " during this turn.": (
        "[On Play] Up to 1 of your opponent's [Blocker] Characters with 4000 power or less cannot activate"
        " [Blocker] during this turn."
    ),
    "If this Character would be K.O.'d, you may DON!! −1 and rest this Character instead.": (
        "If this Character would be K.O.'d, you may return 1 DON!! card from your field to your DON!! deck"
        " and rest this Character instead."
    ),
    "[On Play] Play up to 1 {Navy} type Character card or Character card with a [Trigger], with a cost of 5 or less"
    " from your hand.": (
        "[On Play] Play up to 1 {Navy} type Character card or Character card with a [Trigger] and a cost of 5 or less"
        " from your hand."
    ),
    "[On Play] Up to 1 of your Characters without an [On Play] effect and with 5000 base power or less gains [Rush]"
    " during this turn.": (
        "[On Play] Up to 1 of your Characters without a [On Play] effect and 5000 base power or less gains [Rush]"
        " during this turn."
    ),
    "[Activate: Main] You may rest this Character to activate this effect. Draw 1 card.": (
        "[Activate: Main] You may rest this Character: Draw 1 card."
    ),
    "[On Play] Your Leader [Koby] gains +1000 power during this turn.": (
        "[On Play] Your [Koby] Leader gains +1000 power during this turn."
    ),
}
#: Those of which one alone points to nothing.
PARTS = ("the same card name as the trashed card",)


@pytest.mark.parametrize("said", SAME)
def test_another_way_gives_the_tree_of_the_phrase_books_own_way(said: str) -> None:
    tree, hole = texts.ability(said)
    own, _ = texts.ability(SAME[said])
    assert tree is not None and own is not None, hole
    assert json.dumps(to_plain(tree)) == json.dumps(to_plain(own))
    assert not texts.reading(said).problem or any(part in said for part in PARTS)


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


@pytest.mark.parametrize("said", ["Once per turn, this", "[Once Per Turn] This"])
@pytest.mark.parametrize("way", ["by your opponent's effects", "by effects"])
def test_once_per_turn_is_once_however_it_is_written(said: str, way: str) -> None:
    s = Voyage(
        crew(f"{said} Character cannot be K.O.'d {way}.", "hardy"),
        crew("[On Play] K.O. up to 1 of your opponent's Characters."),
    )
    hardy = s.put(1, "hardy", "character")
    for area in ("1.character", "1.trash"):
        play(s)
        s.pick(hardy)
        assert s.where(hardy) == area
