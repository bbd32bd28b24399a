"""How many copies of a card a person owns: counted, found by, kept."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sample_cards import CARDS, write_cdb
from sanam.catalogue.cdb import import_cdb
from sanam.catalogue.query import QueryError, parse
from sanam.catalogue.store import Catalogue

ALL = [str(card["id"]) for card in CARDS]
#: 1002 is another artwork of 1001: one card with it.
LISTED = [code for code in ALL if code != "1002"]


@pytest.fixture
def cards(catalogue: Catalogue, tmp_path: Path) -> Catalogue:
    import_cdb(catalogue, write_cdb(tmp_path / "some.cdb"))
    return catalogue


def test_copies_are_counted_by_printing_and_by_card(cards: Catalogue) -> None:
    assert cards.owned("yugioh") == {}
    cards.set_owned("yugioh", 1001, 3)
    cards.set_owned("yugioh", "1001", 2, "LOB-001")
    cards.set_owned("yugioh", 1003, 999)
    assert cards.owned("yugioh") == {"1001": 5, "1003": 999}
    assert cards.printings_owned("yugioh", 1001) == {"": 3, "LOB-001": 2}
    assert cards.owned("onepiece") == {}
    cards.set_owned("yugioh", 1001, 1)
    cards.set_owned("yugioh", 1003, 0)
    cards.set_owned("yugioh", 1004, 0)
    assert cards.owned("yugioh") == {"1001": 3}


@pytest.mark.parametrize("count", [-1, 1000, 10**20])
def test_a_count_out_of_range_changes_nothing(cards: Catalogue, count: int) -> None:
    cards.set_owned("yugioh", 1001, 3)
    with pytest.raises(ValueError, match=str(count)):
        cards.set_owned("yugioh", 1001, count)
    with pytest.raises(KeyError):
        cards.set_owned("yugioh", 999, 1)
    assert cards.owned("yugioh") == {"1001": 3}


def test_an_import_leaves_the_counts_alone(cards: Catalogue, tmp_path: Path) -> None:
    cards.set_owned("yugioh", 1001, 3)
    import_cdb(cards, write_cdb(tmp_path / "again.cdb", [{"id": 1001, "type": 0x11, "name": "Another"}]))
    assert cards.owned("yugioh") == {"1001": 3}
    with Catalogue(cards.path) as again:
        assert again.owned("yugioh") == {"1001": 3}


@given(op=st.sampled_from((":", "=", "!=", "<", "<=", ">", ">=")), asked=st.integers(0, 6))
def test_cards_are_found_by_how_many_there_are(found_in: Catalogue, op: str, asked: int) -> None:
    have = found_in.owned("yugioh")
    have["1001"] += have.pop("1002")
    true = {
        ":": int.__eq__,
        "=": int.__eq__,
        "!=": int.__ne__,
        "<": int.__lt__,
        "<=": int.__le__,
        ">": int.__gt__,
        ">=": int.__ge__,
    }[op]
    wanted = {code for code in LISTED if true(have.get(code, 0), asked)}
    assert {hit.code for hit in found_in.find("yugioh", f"have{op}{asked}", limit=1000)} == wanted
    assert found_in.count("yugioh", f"-have{op}{asked}") == len(LISTED) - len(wanted)


@pytest.fixture(scope="module")
def found_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalogue]:
    folder = tmp_path_factory.mktemp("owned")
    with Catalogue(folder / "catalogue.db") as catalogue:
        import_cdb(catalogue, write_cdb(folder / "some.cdb"))
        for count, code in enumerate(ALL[:6], 1):
            catalogue.set_owned("yugioh", code, count)
        catalogue.set_owned("yugioh", ALL[0], 2, "X-1")
        yield catalogue


def test_having_is_said_in_words_too(found_in: Catalogue) -> None:
    assert found_in.count("yugioh", "have:yes") == found_in.count("yugioh", "owned>0") == 5
    assert found_in.count("yugioh", "have:no") == found_in.count("yugioh", "have=0") == len(LISTED) - 5
    for query in ("have:?", "have:many", "have>yes", "have:infinity"):
        with pytest.raises(QueryError):
            parse(query)


def test_a_total_takes_copies_of_no_printing_first(cards: Catalogue) -> None:
    cards.set_owned("yugioh", 1001, 3, "LOB-001")
    cards.set_owned("yugioh", 1001, 1, "LOB-002")
    for total, expected in (
        (6, {"": 2, "LOB-001": 3, "LOB-002": 1}),
        (5, {"": 1, "LOB-001": 3, "LOB-002": 1}),
        (3, {"LOB-001": 2, "LOB-002": 1}),
        (0, {}),
        (999, {"": 999}),
    ):
        cards.set_totals("yugioh", {"1001": total})
        assert cards.printings_owned("yugioh", 1001) == expected
    with pytest.raises(KeyError):
        cards.set_totals("yugioh", {"1001": 2, "999": 1})
    with pytest.raises(ValueError, match="1000"):
        cards.set_totals("yugioh", {"1001": 2, "1003": 1000})
    assert cards.owned("yugioh") == {"1001": 999}


def test_counting_waits_for_others_who_write(cards: Catalogue) -> None:
    """A count reads before it writes, and others write in between all the time."""
    errors: list[BaseException] = []
    done = threading.Event()

    def work() -> None:
        count = 0
        try:
            while not done.is_set():
                cards.set_owned("yugioh", 1003, count := count % 9 + 1)
        except BaseException as error:
            errors.append(error)

    worker = threading.Thread(target=work)
    worker.start()
    try:
        for number in range(300):
            cards.set_owned("yugioh", 1001, number % 9 + 1)
    finally:
        done.set()
        worker.join(20)
    assert errors == []
    assert cards.owned("yugioh")["1001"] == 3
