"""Loops: what comes round is found, what goes on is not."""

from __future__ import annotations

import pytest
from toy import pebbles

import invariants
from sanam.engine import loops
from sanam.engine.play import Play


@pytest.fixture
def play() -> Play:
    return invariants.begin(pebbles, 3)


def turns_until(play: Play, length: int, rounds: int, limit: int = 1000) -> int:
    """How many effects are taken up until `rounds` is reached, when the situation returns after `length` of them."""
    for number in range(1, limit):
        play.mark("table", "at", number % length)
        if loops.taken_up(play, passing=("beat",)) >= rounds:
            return number
        play.mark("table", "beat", number)
    raise AssertionError("not found")


@pytest.mark.parametrize("length", [1, 2, 3, 5, 8, 13, 30])
def test_a_loop_of_any_length_is_found(play: Play, length: int) -> None:
    found = turns_until(play, length, 3)
    assert loops.rounds(play.table) == 3
    assert found <= loops.ORDINARY + 8 * length + 4


def test_a_situation_is_the_same_though_cards_have_moved_and_come_back(play: Play) -> None:
    card = play.table.zones["0.hand"][0]
    play.move(card, "0.row", None, "up")
    before = loops.situation(play.table)
    play.move(card, "0.heap")
    assert loops.situation(play.table) != before
    play.move(card, "0.row")
    assert loops.situation(play.table) == before
    play.count(card, "polish", 1)
    assert loops.situation(play.table) != before
    play.count(card, "polish", 0)
    play.mark(card, "chosen", {"card": 3, "moves": 7})
    once = loops.situation(play.table)
    play.mark(card, "chosen", {"card": 3, "moves": 9})
    assert loops.situation(play.table) == once != before
    play.roll("die", 6)
    assert loops.situation(play.table) == once


def test_tokens_that_come_and_go_make_no_new_situation(play: Play) -> None:
    first = play.create("p1", 0, "0.row", "up")
    before = loops.situation(play.table)
    play.cease(first)
    play.create("p1", 0, "0.row", "up")
    assert loops.situation(play.table) == before


def test_what_goes_on_to_other_situations_is_no_loop_until_it_goes_on_too_long(play: Play) -> None:
    for number in range(loops.GROWING - 1):
        play.count("seat0", "lp", 100 + number)
        assert loops.taken_up(play, falling=[100 + number]) == 0
    play.count("seat0", "lp", 1000)
    assert loops.taken_up(play, falling=[1000]) == 1
    for number in range(3 * loops.GROWTH):
        play.count("seat0", "lp", 2000 + number)
        loops.taken_up(play, falling=[2000 + number])
    assert loops.rounds(play.table) == 4


def test_while_life_falls_an_end_is_in_sight(play: Play) -> None:
    for life in range(1000, 0, -1):
        play.count("seat0", "lp", life)
        assert loops.taken_up(play, falling=[life, 8000]) == 0


def test_going_on_to_something_else_begins_anew(play: Play) -> None:
    turns_until(play, 2, 2)
    loops.forget(play)
    assert loops.rounds(play.table) == 0
    assert loops.MARK not in play.table.marks
    assert loops.taken_up(play) == 0


def test_a_situation_that_was_left_for_good_does_not_count(play: Play) -> None:
    turns_until(play, 1, 2)
    for number in range(60):
        play.mark("table", "other", number)
        loops.taken_up(play)
    assert loops.rounds(play.table) == 0
