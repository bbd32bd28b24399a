"""Courses of several answers are found where each answer alone looks bad, and followed on copies with other ids."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from sanam.bots.computer import STRENGTHS, Strength
from sanam.bots.planning import Planner, Step, followed, meant, step
from sanam.bots.search import MoveNow, Search
from sanam.bots.trying import ALIVE, Judge
from sanam.engine.choice import Choice, Option
from sanam.games.thinking import WIN, Advice, Thinking

ACTS = ("pass", "bury", "draw", "revive")


class Grave:
    """One turn of a game in which "bury" gains nothing and "revive" wins, but only after it; "draw" looks best."""

    def __init__(self, first: int = 1) -> None:
        self.done: list[str] = []
        cards = {
            first + at: SimpleNamespace(
                id=first + at, code=act, zone="0.hand", stance="up", marks={}, counters={}, host=None
            )
            for at, act in enumerate(ACTS)
        }
        self.table = SimpleNamespace(cards=cards, modifiers={})
        self.first = first
        self.answers = 0
        #: What was answered where, and how many answers were not given but gone again.
        self.asked: list[tuple[str, ...]] = []
        self.known = 0

    @property
    def game(self) -> Grave:
        return self

    @property
    def turn(self) -> int:
        return 1 + ("pass" in self.done)

    @property
    def won(self) -> bool:
        return "bury" in self.done and "revive" in self.done[self.done.index("bury") :]

    @property
    def choice(self) -> Choice | None:
        if self.won:
            return None
        left = [act for act in ACTS if act not in self.done]
        return Choice(0, "action", [Option(act, self.first + ACTS.index(act)) for act in left])

    def answer(self, picks: list[int]) -> None:
        assert self.choice is not None
        self.answers += 1
        self.done.append(self.choice.options[picks[0]].act)
        self.asked.append(tuple(self.done))

    @property
    def length(self) -> int:
        return len(self.done)

    def way(self, since: int) -> tuple[Any, ...]:
        return tuple(self.done[since:])

    def go_again(self, way: tuple[Any, ...]) -> None:
        self.done += way
        self.known += len(way)

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        done = list(self.done)
        yield
        self.done = done


class Short:
    """Sees one answer at a time: drawing is good, passing is nothing, all else costs a card."""

    def advise(self, choice: Choice) -> list[Advice]:
        liked = {"draw": 1.0, "pass": 0.0, "bury": -0.5, "revive": -1.0}
        advised = [Advice((at,), liked[option.act]) for at, option in enumerate(choice.options)]
        return sorted(advised, key=lambda advice: -advice.worth)


def worth(game: Grave, seat: int) -> float:
    return WIN if game.won else 0.1 * ("draw" in game.done) - 0.1 * ("bury" in game.done)


THINKING = Thinking(policy=lambda game, style: Short(), worth=worth)


def acts(copy: Grave, one: Step) -> list[str]:
    return [said.act for said in one.said]


def planner(copy: Any, limit: int) -> Planner:
    judge = Judge(THINKING, 0)
    judge.begin(copy)
    return Planner(judge, copy, {0: Short(), 1: Short()}, limit)


def test_two_answers_that_look_bad_alone_are_found_together() -> None:
    copy: Any = Grave()
    best = planner(copy, 200).courses(Short().advise(copy.choice), lambda: None)[0]
    assert copy.choice.options[best.answer.picks[0]].act in ("bury", "draw")
    assert best.won and not copy.done
    said = [copy.choice.options[best.answer.picks[0]].act, *(each for one in best.steps for each in acts(copy, one))]
    assert said.index("bury") < said.index("revive")


def test_no_more_answers_are_simulated_than_may_be() -> None:
    copy: Any = Grave()
    planning = planner(copy, 3)
    planning.courses(Short().advise(copy.choice), lambda: None)
    assert planning.simulated == copy.answers + copy.known < 3 + 2 * len(ACTS)


def test_where_courses_begin_alike_the_rules_are_asked_once() -> None:
    copy: Any = Grave()
    planner(copy, 200).courses(Short().advise(copy.choice), lambda: None)
    assert copy.known and len(copy.asked) == len(set(copy.asked))


def test_what_wins_by_the_policy_alone_needs_no_course() -> None:
    copy: Any = Grave()
    copy.done = ["bury"]
    wins = sorted(Short().advise(copy.choice), key=lambda advice: copy.choice.options[advice.picks[0]].act != "revive")
    planning = planner(copy, 200)
    assert planning.courses(wins, lambda: None) == []
    assert planning.simulated == 1


def test_an_answer_is_found_again_where_cards_have_other_ids() -> None:
    here: Any = Grave()
    there: Any = Grave(first=50)
    one = step(here, here.choice, [2])
    there.done = ["pass"]
    assert meant(there, there.choice, one) == [1]
    assert followed(there, one) and there.done == ["pass", "draw"]
    assert not followed(there, one)
    assert meant(there, Choice(0, "other", []), one) is None


@pytest.mark.parametrize("strength", ["easy", "medium", "hard"])
def test_each_strength_takes_a_course_that_wins_on_all_copies(strength: str) -> None:
    ids = iter(range(1, 10_000, 10))
    made: Any = lambda: Grave(next(ids))  # noqa: E731
    playing = STRENGTHS[strength] if STRENGTHS[strength].copies else STRENGTHS[strength].checking()
    answers = [advice for advice in Short().advise(Grave().choice) if advice.picks != (2,)]  # type: ignore[arg-type]
    search = Search(THINKING, playing, 0, made, lambda: None)
    assert search.best(answers)[0].picks == (1,)
    assert search.wins
    alone = Strength(copies=2, beam=4, limit=1500)
    assert Search(THINKING, alone, 0, made, lambda: None).best(answers)[0].picks == (0,)


class Trap(Grave):
    """The same, but drawing, which looks best, ends the game with a loss."""

    @property
    def choice(self) -> Choice | None:
        return None if "draw" in self.done else super().choice


def test_a_course_that_lives_is_found_where_the_policys_own_loses() -> None:
    """However small its gain is beside the margin that others need."""
    copy: Any = Trap()
    thinking = Thinking(
        policy=lambda game, style: Short(), worth=lambda game, seat: -WIN if "draw" in game.done else -2.0
    )
    judge = Judge(thinking, 0)
    judge.begin(copy)
    answers = Short().advise(copy.choice)
    found = Planner(judge, copy, {0: Short(), 1: Short()}, 200).courses(answers, lambda: None, margin=0.45)
    assert {copy.choice.options[course.answer.picks[0]].act for course in found} >= {"pass"}
    assert all(ALIVE < course.chance < 0.45 for course in found)


def test_those_answers_are_said_to_win_that_can_still_be_followed_by_what_wins() -> None:
    made: Any = Grave
    passing, burying, drawing, reviving = sorted(Short().advise(Grave().choice), key=lambda advice: advice.picks)  # type: ignore[arg-type]

    def winning(answers: list[Advice]) -> list[Advice]:
        return Search(THINKING, STRENGTHS["easy"].checking(), 0, made, lambda: None).winning(answers)

    assert burying in winning([drawing, passing, burying, reviving])
    assert winning([drawing]) == [drawing]
    assert winning([passing]) == winning([reviving]) == []


def test_a_person_may_have_it_move_while_it_looks_for_courses() -> None:
    def now() -> None:
        raise MoveNow

    made: Any = Grave
    search = Search(THINKING, STRENGTHS["easy"].checking(), 0, made, now)
    advised = Short().advise(Grave().choice)  # type: ignore[arg-type]
    assert search.best(advised)[0] == advised[0]
    assert search.cut
