"""Decks of other programs: `.ydk` files and `ydke://` links."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_cards import write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.model import Copy, Deck, make_deck
from sanam.decks.shape import sort_out
from sanam.decks.ydk import parse_ydk, parse_ydke, read_ydk, write_ydk, write_ydke

CODES = st.lists(st.integers(1, 2**32 - 1), max_size=60)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    return make_deck("yugioh", {pile: draw(CODES) for pile in ("main", "extra", "side")})


def test_a_file_is_read_as_other_programs_read_it(tmp_path: Path) -> None:
    path = tmp_path / "Reeds.ydk"
    path.write_bytes(
        "\ufeff#created by Somebody\r\n#main\r\n89631139\r\n89631139\r\n # not a section\r\n"
        "  36996508 Reed\r\n"
        "\r\nno number here\r\n#extra \r\n44508094\r\n#comment 77\r\n!side\r\n005318639\r\n".encode()
    )
    deck = read_ydk(path)
    assert deck.name == "Reeds"
    assert deck.numbers("main") == (89631139, 89631139, 36996508)
    assert deck.numbers("extra") == (44508094,)
    assert deck.codes("side") == ("5318639",)


def test_comments_may_be_in_any_encoding_but_nothing_else() -> None:
    deck = parse_ydk(b"#created by \xa4\xa4\xa4\xe5\n#main\n17\n")
    assert deck.codes("main") == ("17",)
    with pytest.raises(FileRefused) as caught:
        parse_ydk(b"#main\n17\n\xa4\xa4\n", "old.ydk")
    assert (caught.value.problem.reason, caught.value.problem.place) == ("file.not-text", {"line": 3})


def test_an_empty_deck_is_a_deck() -> None:
    assert parse_ydk(write_ydk(make_deck("yugioh", {})).encode()).total() == 0


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 1, "deck.no-cards"),
        (b"hello\nworld\n", 1, "deck.no-cards"),
        (b"#main\n\nhello\n", 3, "deck.no-cards"),
        (b"#main\n17\n\x00\x01\x02\n", 3, "file.binary"),
        (b"#main\n17\n4294967296\n", 3, "deck.code-range"),
        (b"#main\n0\n", 2, "deck.code-range"),
        (b"#main\n" + b"9" * 400_000, 2, "deck.code-range"),
        (b"#main\n" + b"17\n" * 1001, 1002, "deck.too-many-cards"),
    ],
)
def test_junk_is_refused_with_its_line(data: bytes, line: int, reason: str) -> None:
    with pytest.raises(FileRefused) as caught:
        parse_ydk(data, "junk.ydk")
    problem = caught.value.problem
    assert (problem.file, problem.place, problem.reason) == ("junk.ydk", {"line": line}, reason)


def test_a_deck_of_a_hundred_thousand_lines_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "big.ydk"
    path.write_bytes(b"#main\n" + b"17\n" * 100_000)
    with pytest.raises(FileRefused) as caught:
        read_ydk(path)
    assert caught.value.problem.reason == "deck.too-many-cards"
    path.write_bytes(b"# x\n" * 300_000)
    with pytest.raises(FileRefused) as caught:
        read_ydk(path)
    assert caught.value.problem.reason == "file.too-large"
    with pytest.raises(FileRefused) as caught:
        read_ydk(tmp_path / "none.ydk")
    assert caught.value.problem.reason == "file.missing"


def test_names_are_written_as_comments() -> None:
    deck = make_deck("yugioh", {"main": [7, 7, 8], "side": [7]})
    text = write_ydk(deck, {"7": "Reed\nKeeper"})
    assert text == "#created by Sanam\n#main\n# Reed Keeper\n7\n7\n8\n#extra\n!side\n# Reed Keeper\n7\n"


@given(decks())
def test_both_formats_carry_every_deck(deck: Deck) -> None:
    assert parse_ydk(write_ydk(deck).encode()) == deck
    assert parse_ydke(write_ydke(deck)) == deck


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        deck = parse_ydk(data)
    except FileRefused:
        return
    assert deck.total() <= 1000


@given(st.text(max_size=60))
def test_any_link_is_read_or_refused(text: str) -> None:
    for link in (text, "ydke://" + text, "ydke://" + text + "!!!"):
        try:
            deck = parse_ydke(link)
        except FileRefused:
            continue
        assert deck.total() <= 1000


def test_a_known_link() -> None:
    link = "ydke://o6lXBZyFNAI=!viOnAg==!7ydRAA==!"
    deck = parse_ydke(f" {link}\n")
    assert deck.numbers("main") == (89631139, 36996508)
    assert deck.numbers("extra") == (44508094,)
    assert deck.numbers("side") == (5318639,)
    assert write_ydke(deck) == link
    assert parse_ydke("ydke://!!!").total() == 0


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("http://o6lXBZyFNAI=!!!", "ydke.start"),
        ("ydke://o6lXBZyFNAI=", "ydke.parts"),
        ("ydke://o6lXBZyFNAI=!!", "ydke.parts"),
        ("ydke://o6lXBZyFNAI=!!!x", "ydke.parts"),
        ("ydke://o6lXBZyFNAI!!!", "ydke.base64"),
        ("ydke://!*!!", "ydke.base64"),
        ("ydke://!o6lXBZw=!!", "ydke.length"),
        ("ydke://AAAAAA==!!!", "deck.code-range"),
        ("ydke://" + "o6lXBZyFNAI=" * 400 + "!!!", "ydke.base64"),
        ("ydke://" + "o6lXo6lXo6lX" * 500 + "!!!", "deck.too-many-cards"),
        ("ydke://" + "o6lXo6lXo6lX" * 4000 + "!!!", "file.too-large"),
    ],
)
def test_a_broken_link_is_refused(link: str, reason: str) -> None:
    with pytest.raises(FileRefused) as caught:
        parse_ydke(link)
    assert caught.value.problem.reason == reason


def test_cards_are_sorted_out_by_type_when_they_are_known(catalogue: Catalogue, tmp_path: Path) -> None:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    deck = make_deck("yugioh", {"main": [1006, 1001, 9999, 1007], "extra": [1005, 8888, 1008], "side": [1006]})
    found = sort_out(deck, catalogue.cards("yugioh", deck.all_codes()))
    assert found.numbers("main") == (1001, 9999, 1005)
    assert found.numbers("extra") == (1006, 1007, 8888, 1008)
    assert found.numbers("side") == (1006,)


def test_a_deck_is_ordered_by_its_games_piles() -> None:
    deck = Deck(game="yugioh", piles={"side": (Copy("1"),), "main": (Copy("2"), Copy("1"))})
    assert list(deck.piles) == ["main", "extra", "side"]
    assert deck.all_codes() == ["2", "1"]
    assert deck.with_pile("extra", [Copy("3")]).total() == 4
    assert deck.total() == 3
    with pytest.raises(ValueError):
        Deck(game="yugioh", piles={"mystic": ()})
