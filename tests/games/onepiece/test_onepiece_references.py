"""What texts refer to: names, types, colours, kinds of cards, printed values (2-1 to 2-14), at the table."""

from __future__ import annotations

from typing import Any

import pytest
from voyage import RESTED, Voyage, character, event, leader, read, stage

from sanam.games.onepiece.cards.model import OnePieceCard

BOOK = "one-piece"
rule = pytest.mark.rule


def offered(text: str, *cards: OnePieceCard, put: dict[str, str]) -> set[str]:
    """The names that a newly played card's ability offers, of cards put into areas of both players."""
    s = Voyage(read(character("asker", text=text, cost=1)), *cards)
    names = {s.put(1 if area.startswith("their ") else 0, name, area.split()[-1]): name for name, area in put.items()}
    s.act("play", s.put(0, "asker", "hand"))
    if s.asked is None or s.asked[1] != "effect_pick":
        return set()
    return {names.get(card or 0, "asker") for card in s.choices()}


def sailor(name: str, **fields: Any) -> OnePieceCard:
    return character(name, **fields)


RETRIEVE = "[On Play] Add up to 1 {what} from your trash to your hand."


@rule(BOOK, "2-1-2")
def test_a_quoted_name_means_cards_of_exactly_that_name() -> None:
    cards = (sailor("Anne"), sailor("Anneliese"))
    found = offered(RETRIEVE.format(what="[Anne]"), *cards, put={"Anne": "trash", "Anneliese": "trash"})
    assert found == {"Anne"}


@rule(BOOK, "2-1-2-1")
def test_a_part_of_a_name_means_cards_whose_name_has_it() -> None:
    cards = (sailor("Anne Bonn"), sailor("Mary Bonn"), sailor("Mary"))
    found = offered(
        RETRIEVE.format(what='Character card with a card name including "Bonn"'),
        *cards,
        put={card.name: "trash" for card in cards},
    )
    assert found == {"Anne Bonn", "Mary Bonn"}


@rule(BOOK, "2-1-3")
def test_a_card_answers_to_the_further_names_that_its_text_states() -> None:
    other = sailor("Mask", text="Also treat this card's name as [Anne] according to the rules.")
    assert offered(RETRIEVE.format(what="[Anne]"), read(other), put={"Mask": "trash"}) == {"Mask"}


@rule(BOOK, "2-4-3-1")
def test_a_part_of_a_type_means_cards_with_a_type_that_has_it() -> None:
    cards = (sailor("one", types=("East Harbour",)), sailor("two", types=("West",)))
    what = 'Character card with a type including "Harbour"'
    assert offered(RETRIEVE.format(what=what), *cards, put={"one": "trash", "two": "trash"}) == {"one"}


@rule(BOOK, "2-3-5")
def test_a_card_of_two_colours_is_of_each() -> None:
    cards = (sailor("both", colours=("red", "green")), sailor("blue one", colours=("blue",)))
    for colour in ("red", "green"):
        what = f"{colour} Character card"
        assert offered(RETRIEVE.format(what=what), *cards, put={c.name: "trash" for c in cards}) == {"both"}


@rule(BOOK, "2-3-6")
def test_a_multicoloured_leader_is_one_of_several_colours() -> None:
    text = "[On Play] If your Leader is multicolored, draw 1 card."
    for colours, drawn in ((("red",), 0), (("red", "green"), 1)):
        s = Voyage(leader("chief", colours=colours), read(character("asker", text=text)), leaders=("chief", "captain"))
        s.act("play", s.put(0, "asker", "hand"))
        assert s.size(0, "hand") == drawn


@rule(BOOK, "2-5-4", "2-5-6")
def test_an_attribute_means_cards_that_have_it_among_theirs() -> None:
    cards = (sailor("both", attributes=("Slash", "Wisdom")), sailor("fist", attributes=("Strike",)))
    text = "[On Play] K.O. up to 1 of your opponent's <{}> attribute Characters."
    put = {card.name: "their character" for card in cards}
    assert offered(text.format("Slash"), *cards, put=put) == {"both"}
    assert offered(text.format("Wisdom"), *cards, put=put) == {"both"}


@rule(BOOK, "2-2-3-1")
def test_leader_means_the_card_in_the_leader_area() -> None:
    s = Voyage(read(character("asker", text="[On Play] Rest up to 1 of your opponent's Leader.")))
    s.act("play", s.put(0, "asker", "hand"))
    assert s.choices() == [s.leader(1)]
    s.pick(s.leader(1))
    assert s.card(s.leader(1)).stance == RESTED


@rule(BOOK, "2-2-4-1", "2-2-4-2")
def test_character_is_in_its_area_and_character_card_elsewhere() -> None:
    put = {"mate": "character", "cook": "hand", "brute": "trash"}
    assert offered("[On Play] Return up to 1 of your Characters to the owner's hand.", put=put) == {"mate", "asker"}
    assert offered("[On Play] Play up to 1 Character card from your hand.", put=put) == {"cook"}
    assert offered(RETRIEVE.format(what="Character card"), put=put) == {"brute"}


@rule(BOOK, "2-2-5-1")
def test_event_and_event_card_mean_the_same() -> None:
    put = {"gale": "trash", "mate": "trash"}
    for what in ("Event", "Event card"):
        assert offered(RETRIEVE.format(what=what), put=put) == {"gale"}


@rule(BOOK, "2-2-6-1", "2-2-6-2")
def test_stage_is_in_its_area_and_stage_card_elsewhere() -> None:
    quay = stage("quay")
    put = {"harbour": "their stage", "quay": "trash"}
    assert offered("[On Play] K.O. up to 1 of your opponent's Stages.", quay, put=put) == {"harbour"}
    assert offered(RETRIEVE.format(what="Stage card"), quay, put=put) == {"quay"}


@rule(BOOK, "2-8-5")
def test_a_card_printed_without_ability_can_be_referred_to() -> None:
    put = {"mate": "their character", "guard": "their character"}
    text = "[On Play] K.O. up to 1 of your opponent's Characters with no base effect."
    assert offered(text, put=put) == {"mate"}


@rule(BOOK, "2-8-4-2")
def test_an_ability_that_stands_in_parentheses_is_not_taken_for_a_reminder() -> None:
    from sanam.games.onepiece.texts.reading.texts import pieces

    said = [piece.text for piece in pieces("[Blocker] (Rest this card to block.)\n([Your Turn] Draw no card.)")]
    assert said == ["[Blocker]", "([Your Turn] Draw no card.)"]


@rule(BOOK, "4-1-2")
def test_keywords_are_abilities_and_are_invalid_with_them() -> None:
    s = Voyage(
        read(event("hush", text="[Main] Negate the effect of up to 1 of your opponent's Characters during this turn."))
    )
    guard = s.put(1, "guard", "character")
    s.act("play", s.put(0, "hush", "hand"))
    s.pick(guard)
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    assert s.asked is None or s.asked[1] != "block"


@rule(BOOK, "8-4-4-2")
def test_cards_of_a_hidden_hand_are_chosen_unseen() -> None:
    text = "[On Play] Trash 1 card from your opponent's hand."
    s = Voyage(read(character("asker", text=text)))
    held = s.put(1, "mate", "hand"), s.put(1, "cook", "hand")
    s.act("play", s.put(0, "asker", "hand"))
    assert s.asked == (0, "effect_pick")
    assert s.choices() == list(held)
    assert all(s.game.hidden_from(s.card(card), 0) for card in held)


def test_base_power_is_what_is_printed_whatever_is_added() -> None:
    s = Voyage(
        read(
            character(
                "asker", text="[On Play] K.O. up to 1 of your opponent's Characters with 5000 base power or less."
            )
        )
    )
    mate = s.put(1, "mate", "character")
    s.edit(lambda game: game.change(mate, mate, "power", 3000, "turn"))
    assert s.power(mate) == 7000
    s.act("play", s.put(0, "asker", "hand"))
    assert s.choices() == [mate]


@rule(BOOK, "2-14-3")
def test_a_text_may_name_a_card_number() -> None:
    one, other = sailor("Anne"), sailor("Mary")
    what = f"card with the card number [{one.code}]"
    assert offered(RETRIEVE.format(what=what), one, other, put={"Anne": "trash", "Mary": "trash"}) == {"Anne"}
