"""The fields of a One Piece card, their types, ranges and categories."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sanam.games.onepiece.cards import model as cards
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.onepiece.vocabulary.zones import AREA_OF, AREAS, FIELD

BOOK = "one-piece"
rule = pytest.mark.rule
LEADER = {
    "code": "TS01-001",
    "name": "Harbour Captain",
    "category": "leader",
    "colours": ("red",),
    "life": 5,
    "power": 5000,
    "attributes": ("Slash",),
}
CHARACTER = {
    "code": "TS01-002",
    "name": "Deck Hand",
    "category": "character",
    "colours": ("blue",),
    "cost": 2,
    "power": 3000,
    "counter": 1000,
    "attributes": ("Strike",),
}
EVENT = {"code": "TS01-003", "name": "Sudden Gust", "category": "event", "colours": ("green",), "cost": 1}
STAGE = {"code": "TS01-004", "name": "Old Pier", "category": "stage", "colours": ("black",), "cost": 1}
DON = {"code": "DON-001", "name": "DON!!", "category": "don"}
PLAIN: dict[str, dict[str, Any]] = {
    "leader": LEADER,
    "character": CHARACTER,
    "event": EVENT,
    "stage": STAGE,
    "don": DON,
}


def card(category: str = "character", **changes: Any) -> OnePieceCard:
    return OnePieceCard(**{**PLAIN[category], **changes})


def refused(category: str = "character", /, **changes: Any) -> str:
    with pytest.raises(ValueError) as caught:
        card(category, **changes)
    return str(caught.value)


def having(field: str) -> set[str]:
    """The categories that take a value in `field`, tried one by one."""
    value: Any = ("Wisdom",) if field == "attributes" else 3
    able = set()
    for category in PLAIN:
        try:
            card(category, **{field: value})
        except ValueError as error:
            if field not in str(error):
                raise
        else:
            able.add(category)
    return able


@rule(BOOK, "2-1-1")
def test_a_card_has_a_name() -> None:
    assert card(name="Deck Hand").name == "Deck Hand"
    assert "name" in refused(name=" ")
    with pytest.raises(msgspec.ValidationError, match="name"):
        msgspec.convert({**CHARACTER, "name": 7}, OnePieceCard)


@rule(BOOK, "2-1-3")
def test_a_card_may_have_further_names() -> None:
    assert card(also_named=("Cabin Boy",)).names == ("Deck Hand", "Cabin Boy")
    stated = card(text="[Blocker]\nAlso treat this card's name as [Cabin Boy] and [D. Boy] according to the rules.")
    assert stated.names == ("Deck Hand", "Cabin Boy", "D. Boy")
    assert card(text="Treat the name of the [Cabin Boy] as you like. [Cabin Boy]").names == ("Deck Hand",)


@rule(BOOK, "2-4-4", "2-5-7")
def test_a_card_may_also_have_further_types_and_attributes() -> None:
    text = "Also treat this card's types as {Navy} and {Harbour} according to the rules."
    assert card(types=("Navy",), text=text).all_types == ("Navy", "Harbour")
    assert card(types=("Navy",)).all_types == ("Navy",)
    text = "Also treat this card's attribute as [Wisdom] according to the rules."
    assert card(text=text).all_attributes == ("Strike", "Wisdom")
    assert card().all_attributes == ("Strike",)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        pytest.param("name", 7, marks=rule(BOOK, "2-1-1")),
        pytest.param("also_named", "Cabin Boy", marks=rule(BOOK, "2-1-3")),
        pytest.param("category", 1, marks=rule(BOOK, "2-2-1")),
        pytest.param("colours", "blue", marks=rule(BOOK, "2-3-1", "2-3-4")),
        pytest.param("types", "Navy", marks=rule(BOOK, "2-4-1", "2-4-2")),
        pytest.param("attributes", 5, marks=rule(BOOK, "2-5-1", "2-5-3")),
        pytest.param("power", "3000", marks=rule(BOOK, "2-6-1")),
        pytest.param("cost", 1.5, marks=rule(BOOK, "2-7-1", "1-3-10-1")),
        pytest.param("life", "5", marks=rule(BOOK, "2-9-1")),
        pytest.param("counter", True, marks=rule(BOOK, "2-10-1")),
        pytest.param("text", 3, marks=rule(BOOK, "2-8-1")),
        pytest.param("trigger", None, marks=rule(BOOK, "2-11-2")),
        pytest.param("code", 14, marks=rule(BOOK, "2-14-1")),
    ],
)
def test_a_field_takes_its_own_type_alone(field: str, wrong: Any) -> None:
    plain = LEADER if field == "life" else CHARACTER
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert({**plain, field: wrong}, OnePieceCard)
    assert msgspec.convert(plain, OnePieceCard) == OnePieceCard(**plain)


@rule(BOOK, "2-2-1", "2-2-2")
def test_there_are_five_categories() -> None:
    assert {card(category).kind for category in PLAIN} == {"leader", "character", "event", "stage", "don"}
    assert len(cards.CATEGORIES) == 5
    with pytest.raises(ValueError, match="category"):
        OnePieceCard(**{**CHARACTER, "category": "monster"})


@pytest.mark.parametrize(
    ("category", "area"),
    [
        pytest.param("leader", "leader", marks=rule(BOOK, "2-2-3")),
        pytest.param("character", "character", marks=rule(BOOK, "2-2-4")),
        pytest.param("event", None, marks=rule(BOOK, "2-2-5")),
        pytest.param("stage", "stage", marks=rule(BOOK, "2-2-6")),
    ],
)
def test_where_a_category_lies(category: str, area: str | None) -> None:
    assert AREA_OF.get(category) == area
    assert area is None or area in FIELD


@rule(BOOK, "3-1-1", "3-1-2")
def test_the_areas_and_those_of_the_field() -> None:
    assert len(set(AREAS)) == 9
    assert set(AREAS) - set(FIELD) == {"deck", "don-deck", "hand", "trash", "life"}


@rule(BOOK, "2-3-1", "2-3-2", "2-3-3")
def test_every_card_has_one_of_six_colours() -> None:
    for colour in ("red", "green", "blue", "purple", "black", "yellow"):
        assert card(colours=(colour,)).colours == (colour,)
    assert len(cards.COLOURS) == 6
    assert "colours" in refused(colours=("orange",))
    for category in ("leader", "character", "event", "stage"):
        assert "colours" in refused(category, colours=())
    assert card("don").colours == ()


@rule(BOOK, "2-3-3-1")
def test_the_hexagon() -> None:
    places = {"red": "upper right", "green": "right", "blue": "lower right"}
    assert places | {"purple": "lower left", "black": "left", "yellow": "upper left"} == cards.HEXAGON


@rule(BOOK, "2-3-4")
def test_a_card_may_have_two_colours() -> None:
    assert card("leader", colours=("green", "purple")).is_multicolour
    assert not card("leader").is_multicolour
    assert "twice" in refused(colours=("red", "red"))


@rule(BOOK, "2-4-2")
def test_types_keep_their_order_and_are_printed_with_a_stroke() -> None:
    assert card(types=("Harbour", "Navy", "Guild")).type_line == "Harbour/Navy/Guild"


@rule(BOOK, "2-5-2", "2-5-3")
def test_there_are_five_attributes_and_a_card_may_have_several() -> None:
    for attribute in ("Slash", "Strike", "Ranged", "Special", "Wisdom"):
        assert card(attributes=(attribute,)).attributes == (attribute,)
    assert len(cards.ATTRIBUTES) == 5
    assert card(attributes=("Ranged", "Special")).attributes == ("Ranged", "Special")
    assert "twice" in refused(attributes=("Ranged", "Ranged"))
    assert "attributes" in refused(attributes=("Sword",))


@pytest.mark.parametrize(
    ("field", "categories"),
    [
        pytest.param("attributes", {"leader", "character"}, marks=rule(BOOK, "2-5-5")),
        pytest.param("power", {"leader", "character"}, marks=rule(BOOK, "2-6-1", "2-6-2")),
        pytest.param("cost", {"character", "event", "stage"}, marks=rule(BOOK, "2-7-1", "2-7-5", "1-3-10-1")),
        pytest.param("life", {"leader"}, marks=rule(BOOK, "2-9-1", "2-9-3")),
        pytest.param("counter", {"character"}, marks=rule(BOOK, "2-10-1", "2-10-2")),
    ],
)
def test_which_categories_have_a_value(field: str, categories: set[str]) -> None:
    assert having(field) == categories


@pytest.mark.parametrize(
    ("field", "most"),
    [
        pytest.param("power", 99_999, marks=rule(BOOK, "2-6-1")),
        pytest.param("cost", 99, marks=rule(BOOK, "2-7-1")),
        pytest.param("life", 99, marks=rule(BOOK, "2-9-1")),
        pytest.param("counter", 99_999, marks=rule(BOOK, "2-10-1")),
    ],
)
def test_values_have_a_range(field: str, most: int) -> None:
    category = "leader" if field == "life" else "character"
    assert getattr(card(category, **{field: most}), field) == most
    assert field in refused(category, **{field: most + 1})
    assert field in refused(category, **{field: -1})


@rule(BOOK, "2-7-1", "2-7-5", "2-9-1", "2-9-3")
def test_a_cost_or_a_life_is_always_there() -> None:
    for category in ("character", "event", "stage"):
        assert "cost" in refused(category, cost=None)
    assert "life" in refused("leader", life=None)


@rule(BOOK, "2-8-1", "2-8-4", "2-11-2")
def test_text_reminders_and_trigger() -> None:
    made = card(text="[Blocker] (You may rest this.)\n(Once per turn) draw.", trigger="[Trigger] Draw 1 card.")
    assert made.whole_text.endswith("[Trigger] Draw 1 card.")
    assert made.whole_text.startswith(made.text)
    assert made.rules_text == "[Blocker]\n(Once per turn) draw."


@rule(BOOK, "2-14-1")
def test_the_card_number_is_the_code() -> None:
    assert card(code="OP99-123").key == "OP99-123"
    for wrong in ("", "OP 1", "x" * 40, "OP01_001;"):
        assert "code" in refused(code=wrong)


def test_what_is_done_by_hand() -> None:
    for text in ("", "[Blocker] (You may rest this card.)", "[DON!! x1] This Character gains [Rush]."):
        assert not card(text=text).by_hand
    for text in ("[On Play] Draw 1 card.", "Draw 1 card.", "[Blocker]\nDraw 1 card."):
        assert card(text=text).by_hand
        assert not card(text=text, abilities=[]).by_hand
    assert card(trigger="[Trigger] Play this card.").by_hand
