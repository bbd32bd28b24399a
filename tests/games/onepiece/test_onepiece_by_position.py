"""Whose cards may be chosen, from where, how many and by whom, as the words of a sentence say by where they stand.

What is expected is put together beside the words and not read from them, so that no phrase book has a part in it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from voyage import RESTED, Voyage, crew, play, stage

MINE, THEIRS = 0, 1


class Phrase(NamedTuple):
    """Words for cards, with whose they are, in which areas, and between how many are chosen."""

    words: str
    owners: tuple[int, ...]
    areas: tuple[str, ...]
    least: int
    most: int


AMOUNTS = (("up to 1", 0, 1), ("up to 2", 0, 2), ("1", 1, 1), ("2", 2, 2))
WHOSE = (("of your ", (MINE,)), ("of your opponent's ", (THEIRS,)), ("of your or your opponent's ", (MINE, THEIRS)))
KINDS = (
    ("Characters", ("character",)),
    ("Characters with a cost of 7 or less", ("character",)),
    ("Leader or Character cards", ("leader", "character")),
    ("Characters or Stages", ("character", "stage")),
    ("rested Characters", ("character",)),
)
PLACES = (
    ("from your hand", (MINE,), ("hand",)),
    ("from your trash", (MINE,), ("trash",)),
    ("from your hand or trash", (MINE,), ("hand", "trash")),
)


def on_field() -> Iterator[Phrase]:
    for (amount, least, most), (whose, owners), (kind, areas) in itertools.product(AMOUNTS, WHOSE, KINDS):
        yield Phrase(f"{amount} {whose}{kind}", owners, areas, least, most)


def elsewhere() -> Iterator[Phrase]:
    for (amount, least, most), (place, owners, areas) in itertools.product(AMOUNTS, PLACES):
        noun = "Character card" if most == 1 else "Character cards"
        yield Phrase(f"{amount} {noun} with a cost of 7 or less {place}", owners, areas, least, most)


def board(text: str) -> Voyage:
    s = Voyage(crew(text), stage("quay"), don=8)
    for seat in (MINE, THEIRS):
        s.put(seat, "mate", "character")
        for name in ("mate", "guard", "swift"):
            s.put(seat, name, "character", RESTED)
        s.put(seat, "quay", "stage")
        for area in ("hand", "trash"):
            for name in ("mate", "cook", "swift", "gale"):
                s.put(seat, name, area)
    return s


def expect(s: Voyage, phrase: Phrase, by: int = MINE) -> None:
    """The open question is about the cards of a phrase; the most of them are chosen."""
    assert (s.choice.seat, s.choice.kind) == (by, "effect_pick")
    cards = [s.card(card) for card in s.choices() if card is not None]
    assert {card.owner for card in cards} == set(phrase.owners), phrase.words
    assert {card.zone.partition(".")[2] for card in cards} == set(phrase.areas), phrase.words
    assert (s.choice.least, s.choice.most) == (phrase.least, phrase.most), phrase.words
    if "rested" in phrase.words:
        assert all(card.sideways for card in cards)
    s.pick(*s.choices()[: phrase.most])


def asked(text: str, *phrases: Phrase, by: int = MINE) -> None:
    """Each phrase of a text is asked about in its order, and nothing else is."""
    s = board(text)
    play(s)
    for phrase in phrases:
        expect(s, phrase, by)
    assert s.choice.kind == "action", text


@pytest.mark.parametrize("verb", ["Give {} −1000 power during this turn.", "{} cannot attack during this turn."])
def test_cards_of_the_field_are_those_that_the_words_say(verb: str) -> None:
    for phrase in on_field():
        text = verb.format(phrase.words)
        asked(f"[On Play] {text[0].upper()}{text[1:]}", phrase)


def test_cards_of_other_areas_are_those_that_the_words_say() -> None:
    for phrase in elsewhere():
        s = board(f"[On Play] Place {phrase.words} at the bottom of your deck in any order.")
        play(s)
        expect(s, phrase)


FEW = tuple(phrase for phrase in on_field() if phrase.words.startswith("up to") and "rested" not in phrase.words)


@pytest.mark.parametrize("joined", ["Give {} and {} −1000 power during this turn."])
def test_two_phrases_that_and_joins_are_asked_one_after_the_other(joined: str) -> None:
    for first, second in itertools.product(FEW[::3], FEW[1::3]):
        if set(first.owners) & set(second.owners) or "or" in (first.words + second.words).split():
            continue
        asked("[On Play] " + joined.format(first.words, second.words), first, second)


def test_each_sentence_asks_for_its_own_cards() -> None:
    for first, second in zip(FEW, FEW[::-1], strict=True):
        text = f"[On Play] Give {first.words} −1000 power during this turn. Then, give {second.words} +1000 power"
        asked(f"{text} during this turn.", first, second)


@pytest.mark.parametrize(
    ("text", "owners", "areas", "number"),
    [
        ("Your opponent trashes 1 card from their hand.", (THEIRS,), ("hand",), 1),
        (
            "Your opponent places 2 cards from their hand at the bottom of their deck in any order.",
            (THEIRS,),
            ("hand",),
            2,
        ),
        ("Your opponent returns 1 of their Characters to the owner's hand.", (THEIRS,), ("character",), 1),
        ("Your opponent chooses 1 of your Characters.", (MINE,), ("character",), 1),
        ("Your opponent chooses 2 cards from your hand.", (MINE,), ("hand",), 2),
        ("Your opponent trashes 1 of their Characters.", (THEIRS,), ("character",), 1),
        (
            "Your opponent places 2 cards from their trash at the bottom of their deck in any order.",
            (THEIRS,),
            ("trash",),
            2,
        ),
    ],
)
def test_what_the_opponent_does_the_opponent_chooses(
    text: str, owners: tuple[int, ...], areas: tuple[str, ...], number: int
) -> None:
    s = board(f"[On Play] {text}")
    play(s)
    expect(s, Phrase(text, owners, areas, number, number), THEIRS)
