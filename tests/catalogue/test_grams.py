"""Texts by their letters and beginnings: what is found is what looking at each text finds."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sanam.catalogue import grams
from sanam.catalogue.beginnings import Beginnings
from sanam.catalogue.grams import Grams, Postings, TextsByCode
from sanam.catalogue.rowset import RowSet

LETTERS = "ab3ก์اب龍王 "
texts = st.lists(st.text(LETTERS, max_size=9), max_size=60)
parts = st.lists(st.text(LETTERS, min_size=1, max_size=4), min_size=1, max_size=6)


@pytest.mark.parametrize("much", [0, 10**9])
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(found=texts, wanted=parts, chosen=st.sets(st.integers(0, 59)), first=st.booleans())
def test_a_part_is_found_in_the_texts_that_hold_it(
    monkeypatch: pytest.MonkeyPatch, much: int, found: list[str], wanted: list[str], chosen: set[int], first: bool
) -> None:
    """By their letters and by pairs of letters, and however parts follow each other."""
    monkeypatch.setattr(grams, "MUCH", much)
    lines = [f"\n{text}" for text in found]
    among = RowSet.of([row for row in chosen if row < len(lines)], len(lines))
    known = Grams(lines)
    for part in [*wanted, *(f"\n{part}" for part in wanted if first)]:
        for beginning in (part[:size] for size in range(1, len(part) + 1)):  # as a person types it
            rows = [row for row, line in enumerate(lines) if beginning in line]
            assert list(known.holding(beginning, among)) == [row for row in rows if row in set(among)]
            assert list(known.holding(beginning)) == rows
            assert (beginning in known) == bool(rows)
        letters = set(part)
        assert list(known.with_letters(part)) == [row for row, line in enumerate(lines) if letters <= set(line)]


def test_who_types_on_looks_only_among_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counted(str):
        looked = 0

        def __contains__(self, part: object) -> bool:
            Counted.looked += 1
            return super().__contains__(str(part))

    known = Grams([Counted(text) for text in ("abc", "acb", "bca", "cab", "bac", "abcd")])
    assert list(known.holding("ab")) == [0, 3, 5]
    assert Counted.looked == 6
    assert list(known.holding("abc")) == [0, 5]
    assert Counted.looked == 9
    assert list(known.holding("zabc")) == []
    assert Counted.looked == 9


@given(st.lists(st.sets(st.sampled_from(["a", "ab", "b", "c"])), max_size=80), st.sets(st.sampled_from("abcd")))
def test_rows_by_what_they_have(found: list[set[str]], wanted: set[str]) -> None:
    known: Postings[str] = Postings(found, len(found))
    for key in wanted:
        assert list(known[key]) == [row for row, keys in enumerate(found) if key in keys]
    assert list(known.union(wanted)) == [row for row, keys in enumerate(found) if keys & wanted]
    assert known.keys == sorted(set().union(*found))


@given(
    st.lists(st.lists(st.text("ab龍", max_size=4), max_size=3, unique=True), max_size=30), st.text("ab龍", max_size=3)
)
def test_beginnings(named: list[list[str]], words: str) -> None:
    codes = [str((7 * row) % 31) for row in range(len(named))]
    known = Beginnings(["".join(f"\n{name}" for name in names) for names in named], codes)
    shortest = {
        row: min((len(name), name, codes[row]) for name in names if name.startswith(words))
        for row, names in enumerate(named)
        if any(name.startswith(words) for name in names)
    }
    assert known.rows(words) == sorted(shortest, key=shortest.__getitem__)
    same = [row for row, names in enumerate(named) if words in names]
    assert known.exactly(words) == sorted(same, key=codes.__getitem__)


def test_texts_by_code() -> None:
    known = TextsByCode({"7": "จั่วการ์ด", "12": "การ์ด", "3": "ทิ้ง"})
    assert known.holding("การ์ด") == ["7", "12"]
    assert known.holding("x") == []
