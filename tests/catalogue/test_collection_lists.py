"""What a person owns, read from tables and lists and written out again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_cards import CARDS, write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.collection_lists import import_collection, write_collection
from sanam.catalogue.imports import import_file
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from starter_cards import with_starters

ALL = [str(card["id"]) for card in CARDS]
OP = [
    {"cardId": "TS01-016", "name": "Deckhand", "category": "character", "colors": ["red"], "cost": 1, "power": 2000},
    {"cardId": "TS01-016_p1", "name": "Deckhand", "category": "character", "colors": ["red"], "cost": 1, "power": 2000},
    {"cardId": "TS01-017", "name": "Deckhand", "category": "character", "colors": ["red"], "cost": 2, "power": 3000},
    {"cardId": "TS01-018", "name": "7 Lanterns", "category": "event", "colors": ["red"], "cost": 2},
]


@pytest.fixture
def cards(catalogue: Catalogue, tmp_path: Path) -> Catalogue:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    (tmp_path / "op.json").write_text(json.dumps(OP), encoding="utf-8")
    import_file(catalogue, tmp_path / "op.json")
    return catalogue


def take(catalogue: Catalogue, folder: Path, text: str, name: str = "mine.txt", **how: str) -> tuple[int, int, int]:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    report = import_file(catalogue, path, **how)  # type: ignore[arg-type]
    assert report.kind == "collection"
    assert [(problem.place, problem.reason) for problem in report.refused] == []
    return report.added, report.changed, report.unchanged


@pytest.mark.parametrize(
    "line",
    ["3 Granite Ox", "3x granite ox", "Granite Ox x3", "Granite  Ox ×3", "1001,3", "1001;3", "00001001\t3", "3 1001"],
)
def test_every_way_to_write_a_line(cards: Catalogue, tmp_path: Path, line: str) -> None:
    assert take(cards, tmp_path, f"# mine\n\nMonsters:\n{line}\n") == (1, 0, 0)
    assert cards.owned("yugioh") == {"1001": 3}
    assert take(cards, tmp_path, line) == (0, 0, 1)


def test_prose_is_no_collection(cards: Catalogue, tmp_path: Path) -> None:
    for file in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"):
        text = (Path(__file__).parents[2] / file).read_text(encoding="utf-8")
        with pytest.raises(FileRefused) as caught:
            take(cards, tmp_path, f"{text}\nGranite Ox\n3 1001\n", "readme.txt", collection="yes")
        assert caught.value.problem.reason == "collection.prose"
    assert cards.owned("yugioh") == {}


def test_a_list_with_strange_lines_is_still_a_collection(cards: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text("Granite Ox\nWho is this\nAnd this\nor this\n", encoding="utf-8")
    report = import_file(cards, tmp_path / "some.txt", collection=True)
    assert (cards.owned("yugioh"), len(report.refused)) == ({"1001": 1}, 3)


def test_one_piece_lists_count_pictures_of_their_own(cards: Catalogue, tmp_path: Path) -> None:
    text = "4xTS01-016\n1 Deckhand (TS01-017)\n7 Lanterns\n2xTS01-016_p1\n1xts01-016\n"
    assert take(cards, tmp_path, text) == (3, 0, 0)
    assert cards.owned("onepiece") == {"TS01-016": 7, "TS01-017": 1, "TS01-018": 1}
    assert cards.printings_owned("onepiece", "TS01-016") == {"": 5, "TS01-016_p1": 2}


def test_a_file_says_all_of_the_cards_it_names_and_nothing_of_others(cards: Catalogue, tmp_path: Path) -> None:
    cards.set_owned("yugioh", 1001, 2)
    cards.set_owned("yugioh", 1001, 5, "LOB-001")
    cards.set_owned("yugioh", 1002, 1)
    cards.set_owned("yugioh", 1003, 1)
    assert take(cards, tmp_path, "Quantity,Passcode\n3,1001\n0,1002\n", "mine.csv") == (0, 2, 0)
    assert cards.owned("yugioh") == {"1001": 3, "1003": 1}


def test_what_cannot_be_read_is_told_with_its_line(cards: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    rows = ("1001,Granite Ox,2", "999,Nobody,1", "1002,,many", ",Granite Ox,-1", ",,1", "1003,,998", "1003,,2")
    path.write_text("Card ID;Name;Count\n" + "\n".join(rows).replace(",", ";"), encoding="utf-8")
    report = import_file(cards, path)
    told = [(problem.place["line"], problem.reason) for problem in report.refused]
    assert told == [
        (3, "collection.unknown"),
        (4, "collection.count"),
        (5, "collection.count"),
        (6, "collection.entry"),
        (8, "collection.count"),
    ]
    assert all(str(problem) for problem in report.refused)
    assert cards.owned("yugioh") == {"1001": 2, "1003": 998}


def test_a_name_of_several_cards_is_not_guessed(cards: Catalogue, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 TS01-018\n2 Deckhand\n", encoding="utf-8")
    report = import_file(cards, path)
    assert [str(problem).partition(": ")[2] for problem in report.refused] == [
        "line 2: 2 cards have the name “Deckhand”: give the code instead"
    ]
    assert cards.owned("onepiece") == {"TS01-018": 4}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "collection.empty"),
        ("\n# nothing\n", "collection.empty"),
        ("x" * 400, "card.too-long"),
        ("Ox\n" * 200_001, "deck.too-many-lines"),
        ("Ox \x00", "file.binary"),
    ],
)
def test_files_that_are_refused_whole(cards: Catalogue, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text, encoding="utf-8")
    cards.set_owned("yugioh", 1001, 2)
    with pytest.raises(FileRefused) as caught:
        import_collection(cards, path)
    assert caught.value.problem.reason == reason
    assert cards.owned("yugioh") == {"1001": 2}


@given(
    counts=st.dictionaries(
        st.tuples(st.sampled_from(ALL), st.sampled_from(("", "LOB-001", 'x "y", z'))), st.integers(1, 300), max_size=12
    )
)
def test_what_is_written_is_read_back(module_cards: Catalogue, counts: dict[tuple[str, str], int]) -> None:
    catalogue, folder = module_cards, module_cards.path.parent
    for code in catalogue.owned("yugioh"):
        for printing in catalogue.printings_owned("yugioh", code):
            catalogue.set_owned("yugioh", code, 0, printing)
    for (code, printing), count in counts.items():
        catalogue.set_owned("yugioh", code, count, printing)
    before = {code: catalogue.printings_owned("yugioh", code) for code in ALL}
    if not counts:
        return
    assert write_collection(catalogue, folder / "out.csv") == len({code for code, _ in counts})
    assert import_file(catalogue, folder / "out.csv").unchanged == len({code for code, _ in counts})
    for code in ALL:
        catalogue.set_owned("yugioh", code, 999, "another")
    assert import_file(catalogue, folder / "out.csv").refused == []
    for code, copies in before.items():
        assert catalogue.printings_owned("yugioh", code) == (copies or {"another": 999})


@pytest.fixture(scope="module")
def module_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    folder = tmp_path_factory.mktemp("lists")
    with Catalogue(folder / "catalogue.db") as catalogue:
        import_cdb(catalogue, write_cdb(folder / "some.cdb"))
        yield catalogue


def test_the_command_takes_a_collection(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text("TS01-016,4\nTS01-018,1\n", encoding="utf-8")
    (tmp_path / "op.json").write_text(json.dumps(OP), encoding="utf-8")
    with_starters(tmp_path / "data")

    def sanam(*words: str) -> str:
        command = [sys.executable, "-m", "sanam", *words, "--data-dir", str(tmp_path / "data")]
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout

    sanam("import", str(tmp_path / "op.json"))
    assert "2 new" in sanam("import", "--collection", str(path))
    assert "TS01-016" in sanam("search", "--game", "onepiece", "have>=4")
