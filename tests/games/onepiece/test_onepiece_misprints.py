"""Texts as databases have them: what a misprint means is read, and what was cut off is not."""

from __future__ import annotations

import pytest

from sanam.games.onepiece.texts.reading import texts
from sanam.games.onepiece.texts.reading.misprints import misprints

SEARCH = (
    "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Navy} type card and add it to your hand."
    " Then, place the rest at the bottom of your deck in any order."
)


@pytest.mark.parametrize(
    ("printed", "meant"),
    [
        (
            "[On Play] If your Leader has the {Navy type, draw 1 card.",
            "[On Play] If your Leader has the {Navy} type, draw 1 card.",
        ),
        ("[On Play] If your Leader is [Captain, draw 1 card.", "[On Play] If your Leader is [Captain], draw 1 card."),
        ("[On KO] Draw 1 card.", "[On K.O.] Draw 1 card."),
        ("[On Play] KO up to 1 of your opponent's Stages.", "[On Play] K.O. up to 1 of your opponent's Stages."),
        ("[Activate:Main] Draw 1 card.", "[Activate: Main] Draw 1 card."),
        ("[On Your Opponents Attack] Draw 1 card.", "[On Your Opponent's Attack] Draw 1 card."),
        (SEARCH.replace(";", ","), SEARCH),
        (SEARCH.replace(";", ":").replace("Then,", "Then"), SEARCH),
        (
            "[On Play] Return up to 1 Character with cost of 3 or less to owner's hand.",
            "[On Play] Return up to 1 Character with a cost of 3 or less to the owner's hand.",
        ),
        ("[Activate/Main] Draw 1 card.", "[Activate: Main] Draw 1 card."),
        (
            "[On Play] Give up to 1 of your opponent's Characters －1,000 power during this turn.",
            "[On Play] Give up to 1 of your opponent's Characters −1000 power during this turn.",
        ),
        (
            "[On Play] 1 of your [Navy], [Wano] or [Mink] type Characters gains [Rush : Character] during this turn.",
            "[On Play] 1 of your {Navy}, {Wano} or {Mink} type Characters gains [Rush: Character] during this turn.",
        ),
        (
            '[On Play] If your Leader has the "Navy" type, draw 1 card.',
            "[On Play] If your Leader has the {Navy} type, draw 1 card.",
        ),
        (
            "[On Play] Add up to 1 DON card from your DON deck and rest it.",
            "[On Play] Add up to 1 DON!! card from your DON!! deck and rest it.",
        ),
    ],
)
def test_a_misprint_is_read_as_what_is_meant(printed: str, meant: str) -> None:
    assert [piece.text for piece in texts.pieces(printed)] == [meant]
    assert texts.reading(printed).whole


@pytest.mark.parametrize(
    "printed", ["[On Play] Draw 1 card", "This Character cannot be K.O.'d in battle", "[On Play] If your Leader is ["]
)
def test_a_text_that_may_have_been_cut_off_is_not_read(printed: str) -> None:
    assert not texts.reading(printed).whole


def test_names_beside_a_type_stay_names() -> None:
    text = "[On Play] Play up to 1 [Koby] or {Navy} type Character card from your hand."
    assert [piece.text for piece in texts.pieces(text)] == [text]


@pytest.mark.parametrize(
    ("printed", "told"),
    [
        ("[Activate:Main] Draw 1 card.", [("[Activate:Main]", "[Activate: Main]")]),
        ("[On Play] Add up to 1 DON! card from your DON!! deck and rest it.", [("DON!", "DON!!")]),
        ("Draw 1 card.\n[On Play] Add 1 [Koby from your trash to your hand.", [("[Koby", "[Koby]")]),
        ("[On Play] K.O. 1 Character with cost of 3.", [("with cost", "with a cost")]),
        ("[On Play] Draw 1 card. Then trash 1 card from your hand.", [("Then", "Then,")]),
        # what is only written another way is no misprint
        ('[On Play] If your Leader has the "Navy" type and 10,000 power, K.O 1 Character.', []),
        ("[Rush : Character]", []),
        (SEARCH, []),
    ],
)
def test_a_misprint_is_told_with_what_it_is_read_as(printed: str, told: list[tuple[str, str]]) -> None:
    assert list(misprints(printed)) == told
