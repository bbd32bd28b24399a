"""Sets of rows behave as sets of numbers do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sanam.catalogue.rowset import RowSet

SIZE = 70
rows = st.sets(st.integers(0, SIZE - 1))


@given(rows, rows)
def test_sets_are_combined_as_sets_are(one: set[int], other: set[int]) -> None:
    first, second = RowSet.of(one, SIZE), RowSet.of(other, SIZE)
    assert list(first) == sorted(one) and len(first) == len(one) and bool(first) == bool(one)
    assert set(first & second) == one & other
    assert set(first | second) == one | other
    assert set(first - second) == one - other
    assert set(RowSet.every(SIZE) - first) == set(range(SIZE)) - one
    assert (first == second) == (one == other) and (first != other)
    assert (hash(first) == hash(second)) >= (one == other)


@given(rows, st.integers(0, SIZE), st.integers(0, SIZE), st.permutations(range(SIZE)))
def test_rows_are_given_ascending_by_page_or_in_another_order(
    some: set[int], offset: int, limit: int, order: list[int]
) -> None:
    found = RowSet.of(some, SIZE)
    assert found.page(offset, limit) == sorted(some)[offset : offset + limit]
    assert found.among(order) == [row for row in order if row in some]
    assert RowSet.flagged([row in some for row in range(SIZE)]) == found


def test_no_rows_at_all() -> None:
    assert list(RowSet.every(0)) == [] == RowSet.of([], 0).page(0, 5)
    assert not RowSet.every(0) and not RowSet.every(0) - RowSet.every(0)
