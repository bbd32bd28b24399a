"""Each word that points is bound when an ability is compiled; one that points to nothing leaves the ability unread."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character, crew, play

from sanam.abilities.samples import Sampler
from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.reading import texts
from sanam.games.onepiece.texts.tree.binding import NOW, OCCASION, references
from sanam.games.onepiece.texts.tree.program import Program, compiled
from sanam.games.onepiece.texts.tree.steps import NotExecuted


def _program(text: str) -> Program:
    tree, why = texts.ability(text)
    assert tree is not None, why
    program = compiled(tree, True)
    assert program is not None
    return program


def _unbound(program: Program) -> list[str]:
    """The words that point in the steps of a program and are bound to no step before them."""
    found = []
    for part in ("cost", "body"):
        for at, step in enumerate(program.part(part)):
            if step.kind in ("may", "one") or step.tree is None:
                continue
            words = {
                "it" if to.part.key in ("Sel.it", "Poss.it", "Sel.the others") else "that"
                for to in references(step.tree)
            }
            found += [f"{part}/{at}: {word}" for word in words - dict(step.meant).keys()]
            for _, labels in step.meant:
                for label in labels:
                    where = label.partition(":")[0].partition("/")
                    earlier = where[0] == "cost" and part == "body"
                    if label not in (NOW, OCCASION) and not earlier and int(where[2]) >= at:
                        found.append(f"{part}/{at}: {label}")
    return found


@pytest.mark.parametrize("seed", range(4))
def test_each_word_that_points_is_bound_in_all_samples_of_the_phrase_book(seed: int) -> None:
    book = texts.book()
    sampler, compiled_ones, unbound = Sampler(book, seed), 0, []
    for entry in book.entries:
        if entry.is_alias or entry.category not in ("Ability", "Sentence", "Clause", "Ops", "Op"):
            continue
        tree = sampler.sample(entry, full=seed % 2 == 1)
        body = {"Ability": tree, "Sentence": tree}.get(entry.category, Tree("Sentence.do", (("x", tree),)))
        timing = (Tree("Timing.on play"),)
        whole = body if entry.category == "Ability" else Tree("Ability.effect", (("b", (body,)), ("t", timing)))
        try:
            program = compiled(whole, True)
        except NotExecuted:
            continue
        if program is not None:
            compiled_ones += 1
            unbound += [(entry.key, one) for one in _unbound(program)]
    assert unbound == []
    assert compiled_ones > 60


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] K.O. it.",
        "[On Play] Draw 1 card. That Character gains +1000 power during this turn.",
        "[On Play] Trash 1 card from your hand. That Character gains +1000 power during this turn.",
        "[On Play] Draw 2 cards. Place the rest at the bottom of your deck in any order.",
        "[On Play] Draw cards equal to the number of cards trashed.",
        "[On Play] Add up to 1 Character card to your hand.",
        "[On Play] Play up to 1 [Anne].",
        "[On Play] Add up to 1 Character card from among them to your hand.",
        "[On Play] The revealed card gains +1000 power during this turn.",
        "[On Play] The selected Character gains +1000 power during this turn.",
        "[On Play] Set 1 of them as active.",
        (
            "[On Play] Up to 1 of your Leader or Character cards gains +1000 power during this turn. If your Leader is"
            " [Anne], it gains [Banish] during this turn."
        ),
        "[On Play] Play up to 1 rested Character card from your hand.",
        "This Character gains +1000 power for each card trashed.",
        "When this Character is K.O.'d or when your Leader attacks, draw 1 card.",
        "[Main] If your Character would be K.O.'d, you may trash 1 card from your hand instead.",
    ],
)
def test_words_that_point_to_nothing_or_to_one_of_two_leave_an_ability_unread(text: str) -> None:
    assert not texts.reading(text).whole


def test_what_is_gained_instead_is_gained_by_the_same_card_for_the_same_time() -> None:
    text = (
        "[On Play] Your Leader or 1 of your Characters gains +2000 power during this turn. If your opponent has 10"
        " DON!! cards on their field, it gains +4000 power instead."
    )
    for don, gained in ((10, 4000), (9, 2000)):
        s = Voyage(crew(text), don=don)
        mate = s.put(0, "mate", "character")
        play(s)
        s.pick(mate)
        assert s.power(mate) == 4000 + gained
        s.end_turn()
        assert s.power(mate) == 4000


def test_what_is_done_or_else_done_is_done_to_one_card_picked_then() -> None:
    s = Voyage(crew("[On Play] Rest up to 1 of your opponent's Characters or return it to the owner's hand."))
    mate = s.put(1, "mate", "character")
    play(s)
    s.act("way", value=1)
    s.pick(mate)
    assert s.where(mate) == "1.hand"


def test_it_is_this_character_where_a_condition_names_it_behind_a_cost() -> None:
    text = (
        "[On Your Opponent's Attack] [Once Per Turn] You may trash 1 card from your hand: If this Character is"
        " rested, set it as active. Then, it gains [Blocker] during this turn."
    )
    s = Voyage(crew(text), turn=4)
    worker = s.put(0, "worker", "character", RESTED)
    s.put(0, "cook", "hand")
    s.act("attack", s.leader(1))
    s.act("target", s.leader(0))
    s.act("yes")
    assert not s.card(worker).sideways
    assert (s.choice.kind, s.choices()) == ("block", [worker])


def test_cards_are_chosen_from_among_those_that_were_trashed() -> None:
    text = (
        "[On Play] Trash 2 cards from the top of your deck. Then, you may add 1 Character card from among them to your"
        " hand. If you do, trash 1 card from your hand."
    )
    s = Voyage(crew(text))
    s.put(0, "cook", "trash")
    s.put(0, "mate", "character")
    gale, brute = s.put(0, "gale", "deck"), s.put(0, "brute", "deck")
    play(s)
    s.act("yes")
    s.settle()
    assert (s.where(brute), s.where(gale)) == ("0.trash", "0.trash")
    assert s.size(0, "hand") == 0


def test_that_character_is_the_one_of_the_occasion_though_the_cost_speaks_of_another() -> None:
    text = (
        "[Opponent's Turn] When your opponent's Character attacks, you may trash 1 card from your hand. If you do, that"
        " Character gets −2000 power during this battle."
    )
    s = Voyage(crew(text), turn=4)
    s.put(0, "worker", "character")
    s.put(0, "cook", "hand")
    brute = s.put(1, "brute", "character")
    s.act("attack", brute)
    s.act("target", s.leader(0))
    s.act("yes")
    assert s.power(brute) == 6000


def test_a_rested_don_card_is_added_rested() -> None:
    s = Voyage(crew("[On Play] Add up to 1 rested DON!! card from your DON!! deck."), don=8)
    before = s.active(0)
    play(s)
    s.act("amount", value=1)
    assert (s.size(0, "cost"), s.active(0)) == (9, before - 2)  # two were rested to play it


def test_the_rest_is_that_of_the_cards_looked_at_last() -> None:
    text = (
        "[On Play] Reveal up to 1 Event from your hand. Look at 3 cards from the top of your deck; reveal up to 1"
        " Character card and add it to your hand. Then, trash the rest."
    )
    s = Voyage(crew(text))
    gale = s.put(0, "gale", "hand")
    for name in ("mate", "cook", "brute"):
        s.put(0, name, "deck")
    play(s)
    s.pick(gale)
    s.pick(s.zone(0, "deck")[-1])
    assert s.where(gale) == "0.hand"
    assert s.size(0, "trash") == 2


def test_as_many_are_drawn_as_the_words_before_say_were_trashed() -> None:
    text = (
        "[On Play] Trash up to 2 cards from your hand. Return up to 1 of your opponent's Characters to the owner's"
        " hand. Then, draw cards equal to the number of cards trashed."
    )
    s = Voyage(crew(text))
    cards = [s.put(0, name, "hand") for name in ("mate", "cook")]
    mate = s.put(1, "mate", "character")
    play(s)
    s.pick(*cards)
    s.pick(mate)
    assert s.size(0, "hand") == 2


@pytest.mark.parametrize("named", ["[mate]", "[mate], [cook] or [brute]"])
def test_one_of_several_cards_of_a_name_gets_the_don_cards(named: str) -> None:
    s = Voyage(crew(f"[On Play] Give up to 2 rested DON!! cards to your {named}."))
    first, second = s.put(0, "mate", "character"), s.put(0, "mate", "character")
    s.rest(*s.game.active_don(0)[:2])
    play(s)
    s.act("amount", value=2)
    assert s.choices() == [first, second]
    s.pick(second)
    assert (len(s.game.given(first)), len(s.game.given(second))) == (0, 2)


@pytest.mark.parametrize("cards", [1, 2])
def test_one_character_or_two_cards_of_the_hand_are_trashed(cards: int) -> None:
    s = Voyage(crew("[On Play] Your opponent must trash 1 of their Characters or 2 cards from their hand."))
    mate = s.put(1, "mate", "character")
    for name in ("mate", "cook", "brute"):
        s.put(1, name, "hand")
    play(s)
    s.act("way", value=cards - 1)
    if cards == 2:
        assert (s.choice.seat, s.choice.least, s.choice.most) == (1, 2, 2)
        s.pick(*s.choices()[:2])
    assert s.where(mate) == ("1.trash" if cards == 1 else "1.character")
    assert s.size(1, "trash") == cards


def test_a_cost_of_one_card_or_two_others_can_be_paid_with_either() -> None:
    text = "[On Play] You may trash 1 of your Stages or 2 cards from your hand: Draw 2 cards."
    s = Voyage(crew(text))
    s.put(0, "harbour", "stage")
    play(s)
    s.act("yes")
    s.act("way", value=0)
    assert (s.size(0, "stage"), s.size(0, "hand")) == (0, 2)


def test_a_card_of_a_type_is_any_of_the_life_cards() -> None:
    s = Voyage(
        crew("[On Play] Add up to 1 {Egghead} type card from your Life cards to your hand."),
        character("Anne", types=("Egghead",)),
    )
    first, second = s.put(0, "Anne", "life"), s.put(0, "Anne", "life")
    s.put(0, "mate", "life")
    play(s)
    assert s.choices() == [first, second]
    s.pick(first)
    assert s.where(first) == "0.hand"


def test_what_can_attack_characters_must_be_said_to_be_active() -> None:
    text = "[On Play] Up to 1 of your Characters can attack {}Characters during this turn."
    assert texts.reading(text.format("active ")).whole
    assert not texts.reading(text.format("")).whole


@pytest.mark.parametrize(("cost", "drawn"), [(2, 1), (7, 0)])
def test_it_is_asked_whether_something_was_returned(cost: int, drawn: int) -> None:
    text = (
        "[On Play] Return up to 1 of your opponent's Characters with a cost of 3 or less to the owner's hand. If you"
        " returned a Character, draw 1 card."
    )
    s = Voyage(crew(text))
    s.put(1, "mate" if cost == 2 else "brute", "character")
    play(s)
    if cost == 2:
        s.pick(s.choices()[0])
    assert s.size(0, "hand") == drawn


def test_what_was_done_must_have_been_said_to_be_done() -> None:
    assert not texts.reading("[On Play] Draw 1 card. If you returned a Character, draw 1 card.").whole


def test_they_are_the_opponent() -> None:
    s = Voyage(crew("[On Play] If your opponent has 2 or more cards in their hand, they trash 1 card from their hand."))
    for name in ("mate", "cook"):
        s.put(1, name, "hand")
    mine = s.put(0, "brute", "hand")
    play(s)
    assert s.choice.seat == 1
    s.pick(s.choices()[0])
    assert (s.size(1, "hand"), s.where(mine)) == (1, "0.hand")


def test_two_numbers_are_compared() -> None:
    text = (
        "[On Play] If the number of your Characters is {} than the number of your opponent's Characters, draw 1 card."
    )
    for word, theirs, drawn in (("less", 1, 0), ("less", 2, 1), ("more", 1, 0), ("more", 0, 1)):
        s = Voyage(crew(text.format(word)))
        for _ in range(theirs):
            s.put(1, "mate", "character")
        play(s)
        assert s.size(0, "hand") == drawn, (word, theirs)


def test_a_character_that_can_attack_at_once_attacks_the_leader() -> None:
    s = Voyage(crew("This Character can attack on the turn in which it is played."))
    worker = play(s)
    s.act("attack", worker)
    s.act("target", s.leader(1))
    assert s.card(worker).sideways


@pytest.mark.parametrize(
    "text",
    [
        "[On Play] Until the end of your opponent's next turn, your Leader cannot attack if you have no Life cards.",
        "[On Play] Add up to 1 DON!! card from your DON!! deck and rest it for each of your Characters.",
    ],
)
def test_what_a_condition_or_a_number_reaches_must_be_clear(text: str) -> None:
    assert not texts.reading(text).whole


def test_an_attack_that_was_declared_is_asked_about_at_once() -> None:
    text = "[When Attacking] If this Character attacks a rested Character, it gains +3000 power during this battle."
    s = Voyage(crew(text))
    first, second = s.put(0, "worker", "character"), s.put(0, "worker", "character")
    cook, life = s.put(1, "cook", "character", RESTED), s.life(1)
    s.attack(first, cook)
    s.attack(second)
    assert (s.where(cook), s.life(1)) == ("1.trash", life)


def test_an_ability_is_not_activated_elsewhere_than_on_the_field() -> None:
    assert not texts.reading(
        "[Activate: Main] You may trash 1 card from your hand: Play this card from your trash."
    ).whole


@pytest.mark.parametrize(
    ("paid", "then"),
    [
        ("place 1 of your Characters at the bottom of the owner's deck", "the placed Character's cost"),
        ("return 1 of your Characters to the owner's hand", "the returned Character's cost"),
        ("K.O. 1 of your Characters", "the K.O.'d Character's cost"),
    ],
)
def test_the_cost_of_the_card_that_a_cost_was_paid_with_is_compared(paid: str, then: str) -> None:
    which = f"up to 1 of your opponent's Characters with a cost equal to or less than {then}"
    text = f"[On Play] You may {paid}: Rest {which}."
    s = Voyage(crew(text))
    cook = s.put(0, "cook", "character")
    guard, _brute = s.put(1, "guard", "character"), s.put(1, "brute", "character")
    play(s)
    s.act("yes")
    s.pick(cook)
    assert s.choices() == [guard]


def test_a_don_card_that_was_added_is_given() -> None:
    text = (
        "[On Play] Add up to 1 DON!! card from your DON!! deck and rest it. Then, give that DON!! card to your Leader."
    )
    s = Voyage(crew(text), don=8)
    play(s)
    s.act("amount", value=1)
    assert (len(s.game.given(s.leader(0))), s.size(0, "don-deck")) == (1, 1)


def test_words_joined_by_a_comma_and_and_are_two_selections() -> None:
    text = (
        "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 2 or less, and up to 1 of your opponent's"
        " Characters with a cost of 4 or less."
    )
    s = Voyage(crew(text))
    mate, cook = s.put(1, "mate", "character"), s.put(1, "cook", "character")
    play(s)
    assert s.choices() == [mate]
    s.pick(mate)
    assert s.choices() == [cook]


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("you have exactly 1 card in your hand", True),
        ("you have exactly 2 cards in your hand", False),
        ("the number of cards in your hand is equal to or less than 1", True),
        ("your Leader has been given 1 or more DON!! cards", False),
    ],
)
def test_other_words_for_numbers(condition: str, holds: bool) -> None:
    s = Voyage(crew(f"[On Play] If {condition}, draw 1 card."))
    s.put(0, "cook", "hand")
    play(s)
    assert s.size(0, "hand") == (2 if holds else 1)


def test_a_card_put_back_on_top_is_no_part_of_the_rest() -> None:
    text = (
        "[On Play] Look at 3 cards from the top of your deck, add 1 card to your hand, place 1 card at the top of your"
        " deck, and trash the rest."
    )
    s = Voyage(crew(text))
    mate, cook, brute = (s.put(0, name, "deck") for name in ("mate", "cook", "brute"))
    play(s)
    s.pick(cook)
    s.pick(mate)
    assert [s.where(card) for card in (mate, cook, brute)] == ["0.deck", "0.hand", "0.trash"]
    assert s.zone(0, "deck")[-1] == mate


@pytest.mark.parametrize("name", ["gale", "mate"])
def test_a_revealed_card_is_asked_about_after_it_was_added_to_the_hand(name: str) -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck and add it to your hand. If the revealed card is an Event,"
        " draw 1 card."
    )
    s = Voyage(crew(text))
    s.put(0, name, "deck")
    play(s)
    assert s.size(0, "hand") == (2 if name == "gale" else 1)


@pytest.mark.parametrize(("name", "drawn"), [("gale", 0), ("mate", 1)])
def test_a_second_condition_is_about_the_card_of_the_first(name: str, drawn: int) -> None:
    text = (
        "[On Play] Trash 1 card from the top of your deck. If the trashed card is an Event, up to 1 of your Leader or"
        " Character cards gains +1000 power during this turn. If it is a Character card, draw 1 card."
    )
    s = Voyage(crew(text))
    s.put(0, name, "deck")
    play(s)
    if name == "gale":
        s.pick(s.leader(0))
    assert s.size(0, "hand") == drawn


def test_what_gains_power_is_no_card_of_the_life_area() -> None:
    text = (
        "[On Play] Up to 1 of your Characters gains +1000 power during this turn. Then, you may turn 1 card from the"
        " top of your Life cards face-up. If you do, that card gains an additional +1000 power during this turn."
    )
    s = Voyage(crew(text))
    mate = s.put(0, "mate", "character")
    play(s)
    s.pick(mate)
    s.act("yes")
    assert s.power(mate) == 6000


@pytest.mark.parametrize(("name", "area"), [("brute", "hand"), ("mate", "trash")])
def test_if_it_does_not_is_otherwise(name: str, area: str) -> None:
    text = (
        "[On Play] Reveal 1 card from the top of your deck. If the revealed card has a cost of 5 or more, add it to"
        " your hand. If it does not, trash it."
    )
    s = Voyage(crew(text))
    card = s.put(0, name, "deck")
    play(s)
    assert s.where(card) == f"0.{area}"
