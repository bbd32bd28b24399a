"""What every game offers a computer, and the helpers that policies are made with."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sanam.engine.choice import Choice, Option, check
from sanam.games.thinking import MOST, ranked


def options(size: int) -> list[Option]:
    return [Option("pick", value=at) for at in range(size)]


def test_single_options_come_by_their_worth_and_passing_is_worth_nothing() -> None:
    advice = ranked(Choice(0, "k", options(3), least=0), [-1.0, 2.0, 0.5])
    assert [one.picks for one in advice] == [(1,), (2,), (), (0,)]


def test_of_many_the_best_set_comes_first_and_no_option_is_left_out() -> None:
    advice = ranked(Choice(0, "k", options(8), least=0, most=3), [3, 2, 1, -1, -2, -3, -4, -5])
    assert advice[0].picks == (0, 1, 2)
    assert {at for one in advice for at in one.picks} == set(range(8))


def test_the_least_bad_is_picked_where_something_must_be() -> None:
    advice = ranked(Choice(0, "k", options(4), least=2, most=2), [-4, -1, -3, -2])
    assert advice[0].picks == (1, 3)


@given(st.data(), st.integers(0, 7), st.booleans())
def test_answers_are_legal_ranked_and_told_once(data: st.DataObject, size: int, order: bool) -> None:
    most = data.draw(st.integers(1, 4))
    least = data.draw(st.integers(0, min(most, size)))
    worths = data.draw(st.lists(st.floats(-3, 3), min_size=size, max_size=size))
    choice = Choice(0, "k", options(size), least, most, order=order)
    advice = ranked(choice, worths)
    for one in advice:
        check(choice, list(one.picks))
    assert advice or least > size or (not size and least)
    assert len({one.picks for one in advice}) == len(advice) <= MOST
    assert [one.worth for one in advice] == sorted((one.worth for one in advice), reverse=True)
