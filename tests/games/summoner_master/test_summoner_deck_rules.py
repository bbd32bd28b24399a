"""Summoner Master deck rules: least cards by play level, copies by Seal Level, Reflection and Extra Cards."""

from __future__ import annotations

from typing import Any

import pytest

from sanam.games.summoner_master.cards.deck_rules import check_deck, lies_face_up, pile_of
from sanam.games.summoner_master.cards.model import SummonerCard

BOOK = "summoner-master"


def seal(name: str, level: int | None = 1, **fields: Any) -> SummonerCard:
    return SummonerCard(name=name, family="seal", level=level, **fields)


def mystic(name: str, **fields: Any) -> SummonerCard:
    return SummonerCard(name=name, family="mystic", mystic_kind="PA", duration=1, **fields)


SEALS = [seal(f"Seal {at}") for at in range(10)]
MYSTICS = [mystic(f"Mystic {at}") for at in range(20)]


def deck(seals: int = 12, mystics: int = 5, **more: list[str]) -> dict[str, list[str]]:
    """As many cards as asked for, each as often as it may be."""
    piles = {
        "seal": [SEALS[at // 4].key for at in range(seals)],
        "mystic": [MYSTICS[at // 2].key for at in range(mystics)],
        "beside": [],
    }
    return {pile: [*cards, *more.get(pile, [])] for pile, cards in piles.items()}


def known(*more: SummonerCard) -> dict[str, SummonerCard]:
    return {card.key: card for card in (*SEALS, *MYSTICS, *more)}


def found(level: str, piles: dict[str, list[str]], *more: SummonerCard) -> list[tuple[str, str]]:
    return [(finding.id, finding.pile) for finding in check_deck(level, known(*more), piles)]


@pytest.mark.rule(BOOK, "101.2")
def test_only_minimums_bound_a_deck() -> None:
    assert found("caller", deck(40, 40)) == []
    plenty = [seal(f"Hill {at}") for at in range(60)]
    assert found("caller", deck(40, 40, seal=[card.key for card in plenty]), *plenty) == []
    for level in ("caller", "summoner", "beginner"):
        assert found(level, {}) == [("deck.too-few", "seal"), ("deck.too-few", "mystic")]
    with pytest.raises(KeyError):
        check_deck("master", {}, {})


@pytest.mark.parametrize(
    ("level", "seals", "mystics"),
    [
        pytest.param("caller", 30, 30, marks=pytest.mark.rule(BOOK, "101.2", "101.2.1")),
        pytest.param("summoner", 30, 30, marks=pytest.mark.rule(BOOK, "101.2", "101.2.2")),
        pytest.param("beginner", 12, 5, marks=pytest.mark.rule(BOOK, "101.2", "101.2.3")),
    ],
)
def test_the_least_of_each_level(level: str, seals: int, mystics: int) -> None:
    assert found(level, deck(seals, mystics)) == []
    assert found(level, deck(seals - 1, mystics)) == [("deck.too-few", "seal")]
    assert found(level, deck(seals, mystics - 1)) == [("deck.too-few", "mystic")]
    (finding,) = check_deck(level, known(), deck(seals - 1, mystics))
    number = {"caller": 1, "summoner": 2, "beginner": 3}[level]
    assert finding.rules == ("101.2", f"101.2.{number}")


@pytest.mark.parametrize(
    ("levels", "most", "cited"),
    [
        pytest.param((1, 2), 4, "101.4.1", marks=pytest.mark.rule(BOOK, "101.4", "101.4.1")),
        pytest.param((3, 4), 3, "101.4.2", marks=pytest.mark.rule(BOOK, "101.4", "101.4.2")),
        pytest.param((5, 6, 9), 2, "101.4.3", marks=pytest.mark.rule(BOOK, "101.4", "101.4.3")),
    ],
)
def test_copies_by_the_level_of_a_seal(levels: tuple[int, ...], most: int, cited: str) -> None:
    for level in levels:
        card = seal("Tower", level)
        assert found("beginner", deck(seal=[card.key] * most), card) == []
        (finding,) = check_deck("beginner", known(card), deck(seal=[card.key] * (most + 1)))
        assert (finding.id, finding.params["limit"], finding.params["by"]) == ("deck.copies", most, 1)
        assert finding.rules == ("101.4", cited)


@pytest.mark.rule(BOOK, "101.4.4")
def test_two_copies_of_a_mystic_card() -> None:
    card = mystic("Gate")
    assert found("beginner", deck(mystic=[card.key] * 2), card) == []
    (finding,) = check_deck("beginner", known(card), deck(mystic=[card.key] * 3))
    assert (finding.id, finding.rules) == ("deck.copies", ("101.4", "101.4.4"))


@pytest.mark.rule(BOOK, "101.4")
def test_the_same_card_is_the_same_name() -> None:
    first, second = seal("Tower", card_set="One", number="1/9"), seal("Tower", card_set="Two", number="2/9")
    cards = {**known(), "a": first, "b": second}
    assert [finding.id for finding in check_deck("beginner", cards, deck(seal=["a", "a", "b", "b"]))] == []
    assert [finding.id for finding in check_deck("beginner", cards, deck(seal=["a", "a", "b", "b", "b"]))] == [
        "deck.copies"
    ]


@pytest.mark.rule(BOOK, "200.2.4.2")
def test_a_reflection_seal_counts_with_its_base_name() -> None:
    base, mark = seal("Tower", 5), seal("Tower", 5, reflection=True)
    assert found("beginner", deck(seal=[base.key], beside=[mark.key]), base, mark) == []
    (finding,) = check_deck("beginner", known(base, mark), deck(seal=[base.key] * 2, beside=[mark.key]))
    assert (finding.params["count"], finding.codes) == (3, (base.key, mark.key))
    assert "200.2.4.2" in finding.rules
    # The Level that counts is that of the Reflection card, which the cards of its name are in every Zone (620.4).
    low = seal("Tower", 1, reflection=True)
    assert found("beginner", deck(seal=[base.key] * 3, beside=[low.key]), base, low) == []


@pytest.mark.rule(BOOK, "201.2.5.2")
def test_a_reflection_mystic_counts_with_its_base_name() -> None:
    base, mark = mystic("Gate"), mystic("Gate", reflection=True)
    assert found("beginner", deck(mystic=[base.key], beside=[mark.key]), base, mark) == []
    (finding,) = check_deck("beginner", known(base, mark), deck(mystic=[base.key] * 2, beside=[mark.key]))
    assert (finding.params["count"], "201.2.5.2" in finding.rules) == (3, True)


@pytest.mark.rule(BOOK, "102.2")
def test_reflection_and_extra_cards_lie_beside_the_deck() -> None:
    mark, extra, plain = seal("Tower", reflection=True), seal("Spark", extra=True), seal("Stone")
    assert [pile_of(card) for card in (mark, extra, plain)] == ["beside", "beside", "seal"]
    assert found("beginner", deck(beside=[mark.key, extra.key]), mark, extra) == []
    for card in (mark, extra):
        (finding,) = check_deck("beginner", known(card), deck(seal=[card.key]))
        assert (finding.id, finding.pile, finding.rules[0]) == ("deck.other-pile", "seal", "102.2")
    assert found("beginner", deck(beside=[plain.key]), plain) == [("deck.other-pile", "beside")]


@pytest.mark.rule(BOOK, "620.1")
def test_reflection_cards_lie_face_up() -> None:
    assert lies_face_up(seal("Tower", reflection=True))
    assert lies_face_up(mystic("Gate", reflection=True))
    with pytest.raises(ValueError, match="Stone"):
        lies_face_up(seal("Stone"))
    mark = mystic("Gate", reflection=True)
    (finding,) = check_deck("beginner", known(mark), deck(mystic=[mark.key]))
    assert finding.rules == ("102.2", "620.1")


@pytest.mark.rule(BOOK, "621.1")
def test_extra_cards_lie_face_down() -> None:
    assert not lies_face_up(seal("Spark", extra=True))
    assert not lies_face_up(mystic("Flame", extra=True))
    extra = seal("Spark", extra=True)
    (finding,) = check_deck("beginner", known(extra), deck(seal=[extra.key]))
    assert finding.rules == ("102.2", "621.1")


@pytest.mark.rule(BOOK, "620.5", "SMG-58.3")
def test_a_banned_card_needs_its_reflection_card() -> None:
    towers = (seal("Tower", 5), seal("Tower", 5, reflection=True))
    for base, mark in (towers, (mystic("Gate"), mystic("Gate", reflection=True))):
        cards, banned, here = known(base, mark), (base.name,), {base.family: [base.key]}
        (finding,) = check_deck("beginner", cards, deck(**here), banned)
        assert (finding.id, finding.codes) == ("deck.banned", (base.key,))
        assert finding.rules == ("620.5", "SMG-58.3")
        assert check_deck("beginner", cards, deck(**here, beside=[mark.key]), banned) == []
        assert check_deck("beginner", cards, deck(**here)) == []


def test_extra_cards_are_outside_the_copy_limits() -> None:
    extra = seal("Spark", 6, extra=True)
    assert found("beginner", deck(beside=[extra.key] * 9), extra) == []


def test_unknown_cards_are_told() -> None:
    assert found("beginner", deck(seal=["Nobody"])) == [("deck.unknown", "")]
