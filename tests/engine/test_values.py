"""Values through layers."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanam.engine.values import IN_ORDER, SETTINGS_THEN_SUMS, Change, read


@pytest.mark.rule("summoner-master", "603.4")
def test_settings_count_before_sums_whatever_came_first() -> None:
    first_sum = [Change("add", 3, 1), Change("set", 2, 2)]
    assert read(5, first_sum, SETTINGS_THEN_SUMS) == 5
    assert read(5, first_sum, IN_ORDER) == 2


@pytest.mark.rule("summoner-master", "603.3")
def test_the_setting_that_arose_last_overrides_those_before() -> None:
    settings = [Change("set", 9, 4), Change("set", 1, 7), Change("set", 6, 5)]
    for order in itertools.permutations(settings):
        assert read(5, order, SETTINGS_THEN_SUMS) == 1


def test_in_order_of_time_a_sum_is_on_top_of_the_setting_before_it() -> None:
    assert read(1000, [Change("set", 400, 1), Change("add", 500, 2), Change("halve", 0, 3)]) == 450
    assert read(1001, [Change("halve", 0, 1)]) == 501
    assert read(300, [Change("multiply", 2, 1), Change("add", -700, 2)]) == 0
    assert read(300, [Change("add", -700, 2)], floor=None) == -400


FOUR = [Change("add", 500, 1), Change("set", 100, 2), Change("add", 30, 3), Change("halve", 0, 4)]


@given(st.permutations(FOUR))
def test_the_order_in_which_changes_are_found_does_not_matter(changes: list[Change]) -> None:
    assert read(1000, changes) == 65
    assert read(1000, changes, SETTINGS_THEN_SUMS) == 580
