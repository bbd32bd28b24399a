"""What people type for a card finds it first: near names, abbreviations, words run together, ranges, comparisons."""

from __future__ import annotations

import pytest
from test_search_near import codes, monster, put

from sanam.catalogue.query import QueryError, parse
from sanam.catalogue.store import Catalogue

NAMES = (
    *("Dusk Conjurer", "Dusk Conjurer Girl", "Toon Dusk Conjurer", "Dusky Conjuring Circle", "Dragon of Dusk"),
    *("Silver-Eyes Bright Wyrm", "Mythical Sand Tempest", "Doomstar Conjurer", "Lens Force", "Blazing Lens Force"),
    *("Deep Pit", "Deep Deep Pit Trap", "Return of the Army", "Ash Petal & Joyful Rain", "Armed Sea Huntress"),
    *("Crown of the Kings' Sword", "Mirror's Edge", "Vault - 17"),
)


@pytest.fixture
def cards(catalogue: Catalogue) -> Catalogue:
    levels = {name: 1 + at % 8 for at, name in enumerate(NAMES)}
    put(catalogue, *(monster(101 + at, name, level=levels[name], atk=at * 100) for at, name in enumerate(NAMES)))
    return catalogue


def first(cards: Catalogue, query: str) -> str:
    hits = cards.find("yugioh", query, limit=1)
    return hits[0].name if hits else ""


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dusk conjurer", "Dusk Conjurer"),  # the exact name before all that begin so
        ("dusk conjurerr", "Dusk Conjurer"),
        ("dusk cojurer", "Dusk Conjurer"),
        ("duks conjruer", "Dusk Conjurer"),  # an error in each word
        ("dusk conjurer gril", "Dusk Conjurer Girl"),
        ("tooon dusk conjurer", "Toon Dusk Conjurer"),
        ("lensforce", "Lens Force"),
        ("lensforec", "Lens Force"),
        ("deeppit", "Deep Pit"),
        ("DeepPit", "Deep Pit"),
        ("silvereyes", "Silver-Eyes Bright Wyrm"),
        ("silver eyes brigth wyrm", "Silver-Eyes Bright Wyrm"),
        ("sebw", "Silver-Eyes Bright Wyrm"),
        ("SEBW", "Silver-Eyes Bright Wyrm"),
        ("mst", "Mythical Sand Tempest"),  # before "Doomstar Conjurer", which holds these letters
        ("rota", "Return of the Army"),
        ("ash", "Ash Petal & Joyful Rain"),  # a word that begins so is no abbreviation
        ("dcg", "Dusk Conjurer Girl"),
        ("apj", "Ash Petal & Joyful Rain"),  # the beginning of one
        ("cotks", "Crown of the Kings' Sword"),
        ("kind:monster mst", "Mythical Sand Tempest"),
        ("level>=1 (duks conjruer)", "Dusk Conjurer"),
    ],
)
def test_what_is_meant_comes_first(cards: Catalogue, typed: str, meant: str) -> None:
    assert first(cards, typed) == meant


@pytest.mark.parametrize("typed", ["vault 18", "zzzz", "qqqqqqqq wwwwww", "xq"])
def test_what_nobody_could_mean_finds_nothing(cards: Catalogue, typed: str) -> None:
    assert codes(cards, typed) == []


def test_cards_of_decks_come_first_where_an_abbreviation_means_several(cards: Catalogue) -> None:
    put(cards, monster(90, "Dreadful Crab Giant"))
    assert first(cards, "dcg") == "Dreadful Crab Giant"
    cards.prefer("yugioh", ["102"])
    assert first(cards, "dcg") == "Dusk Conjurer Girl"
    assert first(cards, "dusk") == "Dusk Conjurer Girl"  # of names that begin so likewise
    assert first(cards, "dusk conjurer") == "Dusk Conjurer"  # but never before the name itself


def test_a_filter_with_words_keeps_the_order_of_names(cards: Catalogue) -> None:
    put(cards, monster(90, "A Girl in Dusk Conjurer's Robe"))
    assert [hit.name for hit in cards.find("yugioh", "kind:monster dusk conjurer", limit=2)] == [
        *("Dusk Conjurer", "Dusk Conjurer Girl"),
    ]


def test_what_was_put_right_is_told(cards: Catalogue) -> None:
    assert cards.guessed("yugioh", "duks conjruer") == {"duks": ("dusk",), "conjruer": ("conjurer",)}
    assert cards.guessed("yugioh", "lensforec") == {"lensforec": ("lens force",)}
    assert cards.guessed("yugioh", "lensforce") == {} == cards.guessed("yugioh", "mst")


@pytest.mark.parametrize(
    ("query", "levels"),
    [
        ("level:4..6", {4, 5, 6}),
        ("level=4..6", {4, 5, 6}),
        ("level:7..", {7, 8}),
        ("level:..2", {1, 2}),
        ("level!=2..8", {1}),
        ("-level:2..8", {1}),
    ],
)
def test_ranges(cards: Catalogue, query: str, levels: set[int]) -> None:
    found = {1 + (int(code) - 101) % 8 for code in codes(cards, query)}
    assert found == levels


@pytest.mark.parametrize("query", ["level:..", "level:4..x", "level>4..6", "kind:4..6 level:a..b"])
def test_what_is_no_range_is_at_fault(query: str) -> None:
    with pytest.raises(QueryError):
        parse(query)


def test_fields_are_compared_with_each_other(cards: Catalogue) -> None:
    assert codes(cards, "atk=def") == ["111"]  # 1000 and 1000
    assert len(codes(cards, "atk>def")) == len(NAMES) - 11
    assert len(codes(cards, "atk<=defense")) == 11  # by whatever name the field is called
    assert codes(cards, "atk>rank") == []  # a card without one of them is not compared
    assert len(codes(cards, "atk!=def")) == len(NAMES) - 1


def test_thai_persian_and_width_are_one_spelling(catalogue: Catalogue) -> None:
    put(catalogue, monster(1, "One"), th=("แม่น้ำเขียว", ""))
    put(catalogue, monster(2, "Two"), fa=("اژدهای می‌خواره", ""))
    put(catalogue, monster(3, "Three"), zh_Hant=("龍之ｶｰﾄﾞ", ""))
    for typed in ("แม่น้ำ", "แมนำ", "เเม่น้ำเขียว"):
        assert codes(catalogue, typed) == ["1"], typed
    for typed in ("می‌خواره", "میخواره", "مي خواره", "اژدهاي"):
        assert codes(catalogue, typed) == ["2"], typed
    for typed in ("カード", "ｶｰﾄﾞ", "龙之", "龍之カード"):
        assert codes(catalogue, typed) == ["3"], typed
