"""Our own deck file, finding decks, and restriction lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.deckfile import parse_deckfile, write_deckfile
from sanam.decks.files import file_name, find_deck, load_deck, read_deck, starter_decks, write_deck
from sanam.decks.lflist import parse_lists, read_lists
from sanam.decks.model import Copy, Deck, make_deck, piles_of

WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\r\x7f", exclude_categories=["Cc", "Cs"]), max_size=20)
CODE = st.from_regex(r"[A-Z][A-Z0-9-]{0,11}|[1-9][0-9]{0,9}", fullmatch=True)
COPIES = st.lists(st.builds(Copy, CODE, st.one_of(st.just(""), CODE)), max_size=20).map(tuple)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    game = draw(st.sampled_from(sorted(games.ids())))
    return Deck(
        game=game,
        name=draw(WORDS),
        edition=draw(WORDS),
        restrictions=draw(WORDS),
        notes=draw(WORDS) + '\n\t“"\\',
        tags=tuple(draw(st.lists(WORDS, max_size=3))),
        piles={pile: draw(COPIES) for pile in piles_of(game)},
    )


@given(decks())
def test_the_file_carries_every_deck_of_every_game(deck: Deck) -> None:
    assert parse_deckfile(write_deckfile(deck)) == deck


def test_the_file_can_be_read_by_a_person() -> None:
    copies = [Copy("7"), Copy("7"), Copy("8"), Copy("7"), Copy("8", "PND-1")]
    deck = Deck(game="yugioh", name="Reeds", edition="zh-mr2", tags=("a",), piles={"main": tuple(copies)})
    assert write_deckfile(deck, {"7": "Reed Keeper"}) == (
        '[deck]\nformat = 1\ngame = "yugioh"\nname = "Reeds"\nedition = "zh-mr2"\ntags = ["a"]\n\n'
        "[piles]\nmain = [\n"
        '    "2 7",  # Reed Keeper\n    "1 8",\n    "1 7",  # Reed Keeper\n    "1 8 @PND-1",\n]\n'
        "extra = [\n]\nside = [\n]\n"
    )


def test_passcodes_lose_their_leading_zeros_and_other_codes_do_not() -> None:
    text = '[deck]\nformat = 1\ngame = "{}"\n[piles]\n{} = ["1 007", "1 P-001"]\n'
    assert parse_deckfile(text.format("yugioh", "main")).codes("main") == ("7", "P-001")
    assert parse_deckfile(text.format("onepiece", "deck")).codes("deck") == ("007", "P-001")


HEADER = '[deck]\nformat = 1\ngame = "yugioh"\n'


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("[deck", {}, "toml.syntax"),
        ("n = " + "9" * 5000, {}, "toml.syntax"),
        ("n = " + "[" * 50_000, {}, "toml.syntax"),
        ("[deck]\n", {"field": "piles"}, "card.missing"),
        ("[piles]\n", {"field": "deck"}, "card.missing"),
        ("[deck]\nformat = 1\n[piles]\n", {"table": "deck", "field": "game"}, "card.missing"),
        ('[deck]\nformat = 1\ngame = "chess"\n[piles]\n', {"table": "deck", "field": "game"}, "toml.game"),
        (
            '[deck]\nformat = 2\ngame = "yugioh"\n[piles]\n',
            {"table": "deck", "field": "format"},
            "toml.newer",
        ),
        (
            '[deck]\nformat = 2\ngame = "chess"\nshape = 3\n[piles]\n',
            {"table": "deck", "field": "format"},
            "toml.newer",
        ),
        (
            '[deck]\nformat = 0\ngame = "yugioh"\n[piles]\n',
            {"table": "deck", "field": "format"},
            "toml.format",
        ),
        (HEADER + "name = 3\n[piles]\n", {"table": "deck", "field": "name"}, "card.type"),
        (HEADER + "tags = [3]\n[piles]\n", {"table": "deck", "field": "tags"}, "card.type"),
        (HEADER + f'name = "{"x" * 201}"\n[piles]\n', {"table": "deck", "field": "name"}, "card.too-long"),
        (HEADER + 'name = "\\u001b[2J"\n[piles]\n', {"table": "deck", "field": "name"}, "file.binary"),
        (HEADER + "colour = 3\n[piles]\n", {"table": "deck", "field": "colour"}, "card.unknown-field"),
        (HEADER + "[piles]\n[more]\n", {"field": "more"}, "card.unknown-field"),
        (HEADER + "[piles]\nmystic = []\n", {"field": "piles"}, "deck.pile"),
        (HEADER + '[piles]\nmain = "3 7"\n', {"field": "main"}, "card.type"),
        (HEADER + '[piles]\nmain = ["3 7", "many 8"]\n', {"field": "main", "row": 2}, "deck.entry"),
        (HEADER + "[piles]\nmain = [7]\n", {"field": "main", "row": 1}, "deck.entry"),
        (HEADER + '[piles]\nmain = ["1001 7"]\n', {"field": "main", "row": 1}, "deck.too-many-cards"),
        (HEADER + '[piles]\nmain = ["999 7"]\nside = ["2 7"]\n', {"field": "piles"}, "deck.too-many-cards"),
    ],
)
def test_a_fault_in_our_file_is_named(text: str, place: dict[str, object], reason: str) -> None:
    with pytest.raises(FileRefused) as caught:
        parse_deckfile(text, "a.sanam-deck")
    problem = caught.value.problem
    assert (problem.file, problem.place, problem.reason) == ("a.sanam-deck", place, reason)


def test_decks_are_written_whole_and_found(tmp_path: Path) -> None:
    deck = make_deck("yugioh", {"main": [7, 8], "side": [9]}, name="Reeds")
    for name in ("Reeds.ydk", "Reeds.sanam-deck"):
        write_deck(deck, tmp_path / name)
        assert read_deck(tmp_path / name) == deck
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Reeds.sanam-deck", "Reeds.ydk"]
    with pytest.raises(FileRefused):
        write_deck(deck, tmp_path / "Reeds.doc")
    with pytest.raises(FileRefused):
        write_deck(make_deck("onepiece", {}), tmp_path / "Zoro.ydk")
    with pytest.raises(FileRefused) as caught:
        read_deck(tmp_path / "Reeds.doc")
    assert caught.value.problem.reason == "deck.kind-of-file"


def test_starter_decks_need_no_path(tmp_path: Path) -> None:
    folder = tmp_path / "decks"
    folder.mkdir()
    write_deck(make_deck("yugioh", {"main": [7]}), folder / "Pond.ydk")
    write_deck(make_deck("yugioh", {"main": [8]}), folder / "Forge.sanam-deck")
    (folder / "notes.txt").write_text("no deck")
    assert list(starter_decks(tmp_path)) == ["Forge", "Pond"]
    assert find_deck("pond", tmp_path) == folder / "Pond.ydk"
    assert load_deck("POND", directory=tmp_path).codes("main") == ("7",)
    assert load_deck("ydke://BwAAAA==!!!", directory=tmp_path).codes("main") == ("7",)
    assert find_deck(folder / "Forge.sanam-deck", tmp_path) == folder / "Forge.sanam-deck"
    for name in ("nowhere", "../decks/Pond", "notes"):
        with pytest.raises(FileRefused) as caught:
            find_deck(name, tmp_path)
        assert caught.value.problem.reason == "deck.not-found"
    with pytest.raises(FileRefused):
        load_deck(str(folder), directory=tmp_path)


def test_file_names_are_safe() -> None:
    assert file_name(make_deck("yugioh", {}, name=' a/b\\c:"d"\n. ')) == "a b c d"
    assert "/" not in file_name(make_deck("yugioh", {}, name="../.."))
    assert file_name(make_deck("yugioh", {})) == "deck"


LISTS = """\
#[2011.3 TCG][2011.9]
!2011.9
#forbidden
17 0 --Ancient Pond
18 1
19 2 # semi
20 -1
!Course list
$whitelist
21 3
"""


@pytest.mark.rule("yugioh-zh", "YZH-5.6")
def test_several_lists_are_read_from_one_file(tmp_path: Path) -> None:
    path = tmp_path / "lflist.conf"
    path.write_text(LISTS, encoding="utf-8", newline="\r\n")
    first, second = read_lists(path)
    assert (first.name, first.copies, first.whitelist) == ("2011.9", {17: 0, 18: 1, 19: 2, 20: 0}, False)
    assert (second.name, second.copies, second.whitelist) == ("Course list", {21: 3}, True)


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", {}, "lflist.no-list"),
        ("17 0\n!late\n", {"line": 1}, "lflist.no-list"),
        ("!a\nseventeen 0\n", {"line": 2}, "lflist.entry"),
        ("!a\n17\n", {"line": 2}, "lflist.entry"),
        ("!a\n\n17 4\n", {"line": 3}, "lflist.count"),
        ("!a\n17 one\n", {"line": 2}, "lflist.count"),
        ("!a\n4294967296 1\n", {"line": 2}, "deck.code-range"),
        ("!a\n" * 501, {"line": 501}, "lflist.too-many"),
        ("!a\n" + "17 1\n" * 100_001, {"line": 100_002}, "lflist.too-many"),
    ],
)
def test_a_broken_list_is_refused_with_its_line(text: str, place: dict[str, int], reason: str) -> None:
    with pytest.raises(FileRefused) as caught:
        parse_lists(text, "lflist.conf")
    problem = caught.value.problem
    assert (problem.file, problem.place, problem.reason) == ("lflist.conf", place, reason)
