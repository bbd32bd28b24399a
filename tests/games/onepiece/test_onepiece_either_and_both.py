"""Who or what of several is meant: names that must all be there, a type of one of two nouns, costs with two ways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from voyage import ACTIVE, RESTED, Voyage, character, crew, event, leader, play, read

from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.texts.reading import texts
from sanam.games.onepiece.texts.tree.program import compiled
from sanam.games.onepiece.texts.tree.steps import NotExecuted

BOLT = "[Main] K.O. up to 1 of your opponent's Characters."


def _bolt() -> OnePieceCard:
    return read(event("bolt", text=BOLT))


def _shoot(s: Voyage, at: int) -> None:
    """In the opponent's turn a Character is K.O.'d by the opponent's effect."""
    s.end_turn()
    play(s, "bolt", seat=1)
    s.pick(at)


@pytest.mark.parametrize(("there", "power"), [(("mate",), 5000), (("mate", "cook"), 7000), (("cook", "cook"), 5000)])
@pytest.mark.parametrize("area", ["trash", "character"])
def test_a_name_and_another_must_both_be_there(area: str, there: tuple[str, ...], power: int) -> None:
    where = " in your trash" if area == "trash" else ""
    s = Voyage(crew(f"If you have [mate] and [cook]{where}, this Character gains +2000 power.", power=5000))
    worker = s.put(0, "worker", "character")
    for name in there:
        s.put(0, name, area)
    assert s.power(worker) == power


PLAYED = (
    '[On Play] Play up to 1 {Sea} type Character card or Character card with a type including "Pirates" with a cost of'
    " 5 or less from your hand."
)
REVEALED = (
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Sea} type card or card with a type"
    ' including "Pirates" other than [brig] and add it to your hand. Then, place the rest at the bottom of your deck in'
    " any order."
)


@pytest.mark.parametrize("text", [PLAYED, REVEALED])
def test_a_type_or_what_another_type_includes(text: str) -> None:
    sea = character("gull", types=("Sea",))
    pirate = character("pirate", types=("Red Pirates",))
    brig = character("brig", 6, types=("Sea", "Red Pirates"))
    s = Voyage(crew(text), sea, pirate, brig)
    area = "deck" if "Look at" in text else "hand"
    cards = [s.put(0, name, area) for name in ("gull", "pirate", "brig", "mate")]
    play(s)
    assert s.choices() == cards[:2] or s.choices() == cards[1::-1]


def test_characters_of_a_type_or_with_a_trigger() -> None:
    text = (
        "[On Play] Up to 3 of your {Sea} type Characters or Characters with a [Trigger] gain +3000 power during this"
        " turn."
    )
    sea = character("gull", types=("Sea",))
    trap = character("trap", trigger="[Trigger] Draw 1 card.")
    s = Voyage(crew(text), sea, trap)
    cards = [s.put(0, name, "character") for name in ("gull", "trap", "mate")]
    play(s)
    assert s.choices() == cards[:2]


def test_a_type_of_two_different_nouns_is_not_understood() -> None:
    text = "[On Play] Rest up to 1 of your opponent's {Sea} type Characters or {Red} type Stages."
    tree, _ = texts.ability(text)
    if tree is not None and any(part.key == "Noun.or" for part in tree.walk()):
        with pytest.raises(NotExecuted):
            compiled(tree, True)


def test_power_that_is_set_to_0_stays_0_with_what_was_gained_before() -> None:
    more = read(event("more", text="[Main] Up to 1 of your Characters gains +2000 power during this turn."))
    text = "[On Play] Set the power of up to 1 of your Characters to 0 during this turn."
    s = Voyage(crew(text), more)
    mate = s.put(0, "mate", "character")
    play(s, "more")
    s.pick(mate)
    play(s)
    s.pick(mate)
    assert s.power(mate) == 0
    play(s, "more")
    s.pick(mate)
    assert s.power(mate) == 2000


def test_none_selected_is_nothing_to_be_the_same_as() -> None:
    text = (
        "[When Attacking] Select up to 1 of your opponent's Characters. This Character's base power becomes the same as"
        " the selected Character's power during this turn."
    )
    s = Voyage(crew(text, power=1000))
    worker = s.put(0, "worker", "character")
    s.put(1, "mate", "character")
    s.attach(worker)
    s.attack(worker)
    assert s.power(worker) == 2000


@pytest.mark.parametrize("on_field", [True, False])
def test_of_a_cost_with_two_ways_the_one_that_can_be_paid_is_paid(on_field: bool) -> None:
    text = "[On Play] You may trash 1 of your {Sea} type Characters or 1 card from your hand: Draw 1 card."
    s = Voyage(crew(text), character("gull", types=("Sea",)))
    paid = s.put(0, "gull" if on_field else "mate", "character" if on_field else "hand")
    play(s)
    s.act("yes")
    if s.choice.kind == "effect_pick":
        assert (s.choice.least, s.choice.most) == (1, 1)
        s.pick(paid)
    assert s.where(paid) == "0.trash"
    assert s.size(0, "hand") == 1


def test_what_asks_for_an_effect_does_not_happen_in_battle() -> None:
    s = Voyage(crew("When this Character is K.O.'d by your opponent's effect, draw 1 card."), _bolt())
    shot = s.put(0, "worker", "character")
    beaten = s.put(0, "worker", "character", RESTED)
    s.end_turn()
    s.rest(beaten)
    brute = s.put(1, "brute", "character")
    hand = s.size(0, "hand")
    s.attack(brute, beaten)
    assert s.where(beaten) == "0.trash"
    assert s.size(0, "hand") == hand
    play(s, "bolt", seat=1)
    s.pick(shot)
    assert s.size(0, "hand") == hand + 1


def _pay(s: Voyage) -> None:
    s.act("yes")


@pytest.mark.parametrize(("answer", "area"), [(_pay, "character"), (Voyage.decline, "trash")])
def test_a_cost_before_when_it_is_ko_d_is_paid_then(answer: Callable[[Voyage], None], area: str) -> None:
    text = (
        "[Opponent's Turn] You may trash 1 card from your hand: When this Character is K.O.'d by your opponent's"
        " effect, play this Character card from your trash rested."
    )
    s = Voyage(crew(text), _bolt())
    worker = s.put(0, "worker", "character")
    hand = s.put(0, "mate", "hand")
    _shoot(s, worker)
    answer(s)
    if s.choice.kind == "effect_pick":
        s.pick(hand)
    assert s.where(worker) == f"0.{area}"
    assert s.where(hand) == ("0.trash" if area == "character" else "0.hand")


def test_1_of_each_of_two_kinds_is_picked_of_either() -> None:
    text = (
        "[On Play] Negate the effect of up to 1 of each of your opponent's Leader and Character cards during this turn."
    )
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character")
    s.put(1, "mate", "character")
    play(s)
    assert s.choices() == [s.leader(1)]
    s.pick(s.leader(1))
    s.pick(mate)
    assert s.game.negated(mate) and s.game.negated(s.leader(1))


def test_without_a_character_to_place_the_effect_after_the_colon_is_not_done() -> None:
    text = (
        "[On Play] Place 1 of your opponent's Characters with a cost of 3 or less at the top or bottom of your"
        " opponent's Life cards face-up: Your opponent trashes 1 card from their hand."
    )
    s = Voyage(crew(text))
    s.put(1, "cook", "character")
    hand = s.put(1, "mate", "hand")
    play(s)
    assert s.choice.kind == "action"
    assert s.where(hand) == "1.hand"


def test_what_was_not_done_for_want_of_its_condition_was_not_done() -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck. If that card is a {Sea} type Character card, you may play"
        " it. If you do not, place it at the bottom of your deck."
    )
    s = Voyage(crew(text))
    mate = s.put(0, "mate", "deck")
    play(s)
    assert s.zone(0, "deck")[0] == mate


def test_a_card_that_was_revealed_and_played_is_that_character() -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck. If that card is a {Sea} type Character card, you may play"
        " that card. If you do, that Character gains [Rush] during this turn."
    )
    s = Voyage(crew(text), character("gull", types=("Sea",)))
    gull = s.put(0, "gull", "deck")
    play(s)
    s.act("yes")
    assert s.where(gull) == "0.character"
    assert s.game.has(gull, "rush")


@pytest.mark.parametrize(("types", "new", "drawn"), [(("Sea",), True, 1), (("Sea",), False, 0), (("Land",), True, 0)])
def test_a_comma_before_and_joins_two_conditions(types: tuple[str, ...], new: bool, drawn: int) -> None:
    text = (
        "[Activate: Main] If your Leader has the {Sea} type, and this Character was played on this turn, draw 1 card."
    )
    s = Voyage(crew(text), leader("admiral", types=types), leaders=("admiral", "captain"))
    worker = s.put(0, "worker", "character", new=new)
    s.act("activate", worker)
    assert s.size(0, "hand") == drawn


@pytest.mark.parametrize(
    ("name", "colours", "drawn"),
    [("hancock", ("red",), 1), ("admiral", ("red", "blue"), 1), ("admiral", ("red",), 0)],
)
def test_a_leader_of_a_name_or_of_several_colours(name: str, colours: tuple[str, ...], drawn: int) -> None:
    text = "[On Play] If your Leader is [hancock] or multicolored, draw 1 card."
    s = Voyage(crew(text), leader(name, colours=colours), leaders=(name, "captain"))
    play(s)
    assert s.size(0, "hand") == drawn


def test_neither_ko_nor_rest_by_effects() -> None:
    rest = read(event("lull", text="[Main] Rest up to 1 of your opponent's Characters."))
    s = Voyage(crew("This Character cannot be K.O.'d or rested by your opponent's effects."), _bolt(), rest)
    worker = s.put(0, "worker", "character")
    s.end_turn()
    for name in ("bolt", "lull"):
        play(s, name, seat=1)
        if s.choice.kind == "effect_pick":
            s.pick(worker)
    assert s.where(worker) == "0.character"
    assert s.card(worker).stance == ACTIVE
    brute = s.put(1, "brute", "character")
    s.rest(worker)
    s.attack(brute, worker)
    assert s.where(worker) == "0.trash"


def test_each_kind_with_a_cost_is_picked_of_either() -> None:
    text = "[On Play] Rest up to 1 of each of your opponent's Leader and Characters with a cost of 3 or less."
    s = Voyage(crew(text))
    mate = s.put(1, "mate", "character")
    s.put(1, "cook", "character")
    play(s)
    assert s.choices() == [s.leader(1)]
    s.pick(s.leader(1))
    assert s.choices() == [mate]
    s.pick(mate)
    assert s.card(mate).stance == s.card(s.leader(1)).stance == RESTED


@pytest.mark.parametrize(("pays", "drawn"), [(True, 1), (False, 2)])
def test_if_they_do_not_and_if_they_do_are_one_question(pays: bool, drawn: int) -> None:
    text = (
        "[On Play] Your opponent may trash 1 card from their hand. If they do not, draw 2 cards. If they do, draw 1"
        " card."
    )
    s = Voyage(crew(text))
    s.put(1, "mate", "hand")
    play(s)
    if pays:
        s.act("yes")
    else:
        s.decline()
    s.settle("action")
    assert s.size(0, "hand") == drawn


def test_not_to_have_two_names_is_not_understood() -> None:
    tree, _ = texts.ability("[On Play] If you do not have [mate] and [cook], draw 1 card.")
    assert tree is not None
    with pytest.raises(NotExecuted):
        compiled(tree, True)


def test_a_card_of_a_type_or_any_event() -> None:
    text = "[On Play] Add up to 1 {Sea} type card or Event from your trash to your hand."
    s = Voyage(crew(text), character("gull", types=("Sea",)))
    cards = [s.put(0, name, "trash") for name in ("gull", "gale", "mate")]
    play(s)
    assert sorted(card for card in s.choices() if card is not None) == cards[:2]


def test_other_than_a_name_at_the_end_is_said_of_either() -> None:
    text = (
        "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Sea} type card or <Slash> attribute"
        " Character card other than [brig] and add it to your hand. Then, place the rest at the bottom of your deck in"
        " any order."
    )
    gull = character("gull", types=("Sea",))
    s = Voyage(crew(text), gull, character("blade", attributes=("Slash",)), character("brig", types=("Sea",)))
    cards = [s.put(0, name, "deck") for name in ("gull", "blade", "brig")]
    play(s)
    assert sorted(card for card in s.choices() if card is not None) == cards[:2]


def test_what_cannot_be_played_by_effects_is_not_offered() -> None:
    ban = read(character("shy", text="This card in your hand cannot be played by effects."))
    s = Voyage(crew("[On Play] Play up to 1 Character card from your hand."), ban)
    s.put(0, "shy", "hand")
    mate = s.put(0, "mate", "hand")
    play(s)
    assert s.choices() == [mate]
