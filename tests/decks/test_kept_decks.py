"""Deck files of every version so far are read as they were meant; nothing in tests/decks/kept is written again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sanam.decks.files import read_deck, write_deck
from sanam.decks.ydk import parse_ydke

KEPT = Path(__file__).parent / "kept"


def sizes(path: Path) -> dict[str, int]:
    return {pile: len(copies) for pile, copies in read_deck(path).piles.items()}


def test_one_deck_in_three_formats() -> None:
    own, ydk = read_deck(KEPT / "river.sanam-deck"), read_deck(KEPT / "river.ydk")
    link = parse_ydke((KEPT / "river.ydke.txt").read_text(encoding="utf-8"))
    assert {pile: len(own.codes(pile)) for pile in own.piles} == {"main": 40, "extra": 6, "side": 12}
    assert own.codes("main")[:3] == ("900100001", "900100001", "900100002")
    for other in (ydk, link):
        for pile in own.piles:
            assert Counter(other.codes(pile)) == Counter(own.codes(pile))


def test_a_file_of_another_program_with_a_card_nobody_knows() -> None:
    deck = read_deck(KEPT / "edopro.ydk")
    assert deck.codes("main") == ("900100001", "900100001")
    assert deck.codes("side") == ("900100099", "404040404")


def test_a_deck_of_named_cards_with_notes() -> None:
    deck = read_deck(KEPT / "summoner.sanam-deck")
    assert (deck.name, deck.notes, deck.tags) == ("สนาม", "Line one\nline two", ("kept",))
    assert deck.codes("seal") == ("Lantern Keeper",) * 3 + ("Moon Gate",)
    assert deck.piles["seal"][3].printing == "S-001"


@pytest.mark.parametrize("path", sorted([*KEPT.glob("*.ydk"), *KEPT.glob("*.sanam-deck")]), ids=lambda path: path.name)
def test_what_is_read_is_written_and_read_the_same(path: Path, tmp_path: Path) -> None:
    deck = read_deck(path)
    written = tmp_path / path.name
    write_deck(deck, written)
    assert read_deck(written) == deck
    assert sum(sizes(written).values()) == sum(sizes(path).values())
