"""Courses of several answers of one's own, for what is better only together with what comes after it.

Rules of thumb judge one answer at a time, and a search over the answers to one question plays the rest by rules of
thumb: "bury, then revive" is never compared where each of the two looks bad alone. A course is what a player answers
until the turn is over. Courses are tried on one copy: the policy's own, those that differ from it in one answer, those
that differ from these in one more, and so on, what is likelier first (a limited discrepancy search). What is found may
only suit what was drawn by lot for that copy, and is for a search to compare on others (`sanam.bots.search`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from sanam.bots.alike import different
from sanam.bots.trying import ALIVE, LENGTH, WON, Judge, comes_back, on_a_copy
from sanam.engine.batch import Batch
from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.trial import Trial
from sanam.games.thinking import Advice, Policy

#: How many answers to one question are tried, and how many of one's own answers later a course may still differ.
WIDE, DEEP = 8, 10
#: When a course is tried: later the less the policy likes what differs in it, the later in the turn that is, and with
#: each further difference; sooner where that is possible only by what came before.
FARTHER, ANOTHER, NEW = 0.5, 3.0, 4.0
#: Where it differs from one that is better than the policy's own it is tried sooner, from one that is worse later.
BETTER, WORSE = 3.0, 1.0
#: How many turns must have begun before a course is judged, where a player has the turn and at other questions: what an
#: effect is aimed at may show only in the other player's turn.
TURN, OTHER = 1, 2

#: What a value of an option is as a rule: it can be looked up.
PLAIN = (str, int, float, type(None))
#: The indices of the options that are picked.
Picks = tuple[int, ...]


class Said(NamedTuple):
    """An option as it can be found again on another copy, where hidden cards have other ids."""

    act: str
    value: object
    zone: str | None
    card: int | None
    code: object

    def like(self, other: Said) -> bool:
        return self[:3] == other[:3] and self.code == other.code


class Step(NamedTuple):
    """An answer to a question of a kind."""

    kind: str
    said: tuple[Said, ...]


class Way(NamedTuple):
    """The way to a question of one's own on the copy.

    played  what was played until then: for all courses that begin alike the rules run but once
    steps   one's own answers after the first
    asked   how many questions were answered after the first
    """

    played: tuple[Batch, ...]
    steps: tuple[Step, ...]
    asked: int


class Fork(NamedTuple):
    """Where another course leaves one: the way there, the other answer, how many answers the policy likes better, and
    whether it was not possible at first.
    """

    way: Way
    picks: Picks
    rank: int
    new: bool


class Crossing(NamedTuple):
    """A question on the way of a course: what is offered, and the courses that leave it there."""

    kind: str
    offered: frozenset[Said]
    forks: list[Fork]


class Course(NamedTuple):
    """What one's own answers come to.

    answer  the first of them
    steps   those after it, as far as they are not the policy's
    chance  the chance to win at the end
    won     whether that is a win before the turn is over
    """

    answer: Advice
    steps: tuple[Step, ...]
    chance: float
    won: bool


def said(copy: Trial, option: Option) -> Said:
    """What an option says on a copy."""
    card = copy.game.table.cards.get(option.card) if option.card is not None else None
    value = option.value if isinstance(option.value, PLAIN) else repr(option.value)
    return Said(option.act, value, option.zone, option.card, card.code if card is not None else None)


def step(copy: Trial, choice: Choice, picks: Sequence[int]) -> Step:
    """What an answer says on a copy."""
    return Step(choice.kind, tuple(said(copy, choice.options[at]) for at in picks))


def meant(copy: Trial, choice: Choice, wanted: Step) -> list[int] | None:
    """The answer on this copy that says the same; None where there is none."""
    if choice.kind != wanted.kind:
        return None
    offered = [said(copy, option) for option in choice.options]
    picks: list[int] = []
    for one in wanted.said:
        alike = [at for at, other in enumerate(offered) if at not in picks and one.like(other)]
        if not alike:
            return None
        picks.append(next((at for at in alike if offered[at].card == one.card), alike[0]))
    return picks if choice.order else sorted(picks)


def followed(copy: Trial, wanted: Step) -> bool:
    """Answer the open question of a copy as a step says; whether that could be done."""
    choice = copy.choice
    picks = meant(copy, choice, wanted) if choice is not None else None
    if picks is None:
        return False
    try:
        copy.answer(picks)
    except Refused:
        return False
    return True


class Planner:
    """Looks for courses on one copy. `judge` says whose they are and what they come to, `players` answers for each
    seat. No more than `limit` answers are simulated, but what was begun is ended.
    """

    def __init__(self, judge: Judge, copy: Trial, players: dict[int, Policy], limit: int) -> None:
        self._judge, self._copy, self._players, self._limit = judge, copy, players, limit
        turn = copy.choice is not None and copy.choice.kind in judge.thinking.turn
        self._turns = TURN if turn else OTHER
        #: What was offered on the way of the policy's own course; while that is tried None, and nothing is new.
        self._offered: frozenset[Said] | None = None
        self._seen: set[tuple[str, frozenset[Said], float]] = set()
        self._number = count()
        #: The courses that are to be tried, with how late.
        self._waiting: list[tuple[float, int, Advice, Fork | None]] = []
        self.simulated = 0

    def courses(self, answers: Sequence[Advice], going_on: Callable[[], None], margin: float = 0.0) -> list[Course]:
        """For each answer that begins one the best course that is better than the policy's own, by a margin, or lives
        where that loses; the best first. Of some answers, of which the first is the policy's.
        """
        going_on()
        own, crossings = self._tried(answers[0], None)
        if own is None or own.won:
            return []
        self._wait_for(crossings, 0.0, own)
        self._offered = frozenset().union(*(crossing.offered for crossing in crossings), self._now())
        found: dict[Advice, Course] = {}
        for rank, answer in enumerate(answers[1:]):
            heappush(self._waiting, (float(rank), next(self._number), answer, None))
        while self._waiting and self.simulated < self._limit:
            going_on()
            dear, _, answer, fork = heappop(self._waiting)
            course, crossings = self._tried(answer, fork)
            if course is None:
                continue
            if answer not in found or course.chance > found[answer].chance:
                found[answer] = course
            if course.won:
                break
            gain = course.chance - own.chance
            dear += WORSE * (gain < 0) - BETTER * (gain > 0)
            self._wait_for(crossings, dear, course)
        lost = own.chance < ALIVE
        better = [
            course
            for course in found.values()
            if course.won or course.chance > own.chance + margin or (lost and course.chance >= ALIVE)
        ]
        return sorted(better, key=lambda course: -course.chance)

    def _now(self) -> frozenset[Said]:
        """What is offered now."""
        choice = self._copy.choice
        assert choice is not None
        return frozenset(said(self._copy, option) for option in choice.options)

    def _wait_for(self, crossings: list[Crossing], dear: float, course: Course) -> None:
        """Have the courses tried that leave one, but not where another came to the same question and the same end."""
        kinds = self._judge.thinking.turn
        apart = 0.0
        for crossing in crossings:
            apart += FARTHER
            if crossing.kind in kinds:
                apart = max(apart, ANOTHER)
            place = (crossing.kind, crossing.offered, course.chance)
            if place in self._seen:
                continue
            self._seen.add(place)
            for fork in crossing.forks:
                late = dear + apart + fork.rank - NEW * fork.new
                heappush(self._waiting, (late, next(self._number), course.answer, fork))

    def _tried(self, answer: Advice, fork: Fork | None) -> tuple[Course | None, list[Crossing]]:
        """What comes of an answer, or of another after it, the rest being played by the policies, and where else could
        have been gone on the way after these.
        """
        with on_a_copy(), self._copy.taken_back():
            try:
                return self._played(answer, fork)
            except Refused:
                return None, []

    def _played(self, answer: Advice, fork: Fork | None) -> tuple[Course, list[Crossing]]:
        copy, judge = self._copy, self._judge
        begun, turn, turns = copy.length, copy.turn, 0
        crossings: list[Crossing] = []
        picks: Picks | None = answer.picks
        steps: list[Step] = []
        asked, own = 0, 0
        if fork is None:
            copy.answer(list(answer.picks))
        else:
            copy.go_again(fork.way.played)
            steps += fork.way.steps
            asked, own = fork.way.asked, len(steps) + 1
            self.simulated += asked
        for number in range(asked, LENGTH * self._turns):
            self.simulated += 1
            if copy.turn != turn:
                turns, turn = turns + 1, copy.turn
            choice = copy.choice
            if choice is None or judge.ended(copy) or turns >= self._turns:
                break
            if turns or choice.seat != judge.seat:
                picks = self._answered(self._players[choice.seat].advise(choice))
            elif len(steps) < own:
                assert fork is not None
                picks = fork.picks
                steps.append(step(copy, choice, picks))
                if comes_back(judge.thinking, copy, choice, copy.answer(list(picks))):
                    raise Refused("", "nothing-done")  # a course that only comes back is none
            else:
                advised = self._players[choice.seat].advise(choice)
                if len(steps) < own + DEEP:
                    crossings.append(self._crossing(choice, advised, Way(copy.way(begun), tuple(steps), number)))
                picks = self._answered(advised, steps)
            if picks is None:
                break
        chance = judge.chance(copy, turns)
        return Course(answer, tuple(steps[:own]), chance, chance >= WON), crossings

    def _answered(self, advised: Sequence[Advice], steps: list[Step] | None = None) -> Picks | None:
        """Give the first of some answers that the rules take, and say which; also to those who keep the `steps`."""
        choice = self._copy.choice
        assert choice is not None
        for advice in advised:
            said = step(self._copy, choice, advice.picks) if steps is not None else None
            try:
                self._copy.answer(list(advice.picks))
            except Refused:
                continue
            if steps is not None and said is not None:
                steps.append(said)
            return advice.picks
        return None

    def _crossing(self, choice: Choice, advised: list[Advice], way: Way) -> Crossing:
        """What else could be answered to a question than what the policy answers."""
        thinking, options = self._judge.thinking, choice.options
        offered = self._now()
        if len(advised) < 2 or choice.kind in thinking.by_lot or choice.kind in thinking.alike:
            return Crossing(choice.kind, offered, [])
        known = self._offered if choice.kind in thinking.turn else None
        forks = []
        for rank, other in enumerate(different(self._copy, choice, advised)[1:WIDE]):
            new = known is not None and any(said(self._copy, options[at]) not in known for at in other.picks)
            forks.append(Fork(way, other.picks, rank, new))
        return Crossing(choice.kind, offered, forks)
