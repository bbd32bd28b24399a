"""Trying answers on copies of a match, the rest of both turns being played by the game's policy.

The policy's first answer is the default. Another one is taken when it did better by a margin on copies that are the
same for all answers, and again on fresh ones, compared by means: the best on one copy may only suit what was drawn by
lot for it. How much of what was seen is believed, `sanam.bots.weighing` says. What is compared are chances to win: two
cards more decide an even match, and hardly matter in one that is won. `tests/bench/lookahead.py` measures what a number
of copies and turns gains. What a trial comes to after several turns hangs on what was drawn by lot on its way; the mean
of what it came to at each of them hangs less on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from sanam.bots.computer import CHECKS, COURSES, Strength
from sanam.bots.planning import Planner, Step, followed
from sanam.bots.trying import ALIVE, LATER, LENGTH, WON, Defect, Judge, answered, on_a_copy
from sanam.bots.weighing import MARGIN, Gain, weighed
from sanam.engine.choice import Refused
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, STYLES, Advice, Policy, Style, Thinking

#: Where no more than `ALIKE` of the copies differ in what an answer gains (there are as many styles of play), they tell
#: of one course of play, which the policy may play badly: it must do better by so much of a chance to win.
ALIKE, UNSURE = len(STYLES), 0.15
#: What the policy holds to be worse than its own answer must make up for that: for each card, up to so many of them, by
#: so much of a chance to win. What looks better may be but a slip of the policy that replies.
OWES, MOST_WORSE = 0.02, 4.0
#: What decides needs no margin (see `_decides`): a win now is worth so much more than one later, a loss so much less.
SOONER = LATER / 2
#: After a third of the copies (`START` at least) no more than `KEPT` answers besides the policy's are left, and two
#: before the last; after `START` copies none that came to the same on all of them. From `EARLY` copies on the search
#: may end, and after `AGAIN` fresh ones where an answer is plainly better.
START, KEPT, EARLY, AGAIN = 2, 3, 6, 4
#: By how much of a chance to win a loose answer may do worse than the policy's, on each copy.
LOOSELY = 0.25
#: On so many copies everything must be lost for a match to be given up.
LOST = 4


class Outcome(NamedTuple):
    """What a trial comes to.

    end     the chance to win at its end: it says whether a game is won or lost
    chance  the chance to win that is compared: that at the end, or the mean of those on the way there
    """

    end: float
    chance: float


#: What an answer is worth that the rules refuse after all.
REFUSED = Outcome(-1.0, -1.0)
#: What each answer came to on the copies that it was tried on. The policy's comes first, and was tried on all.
Tried = dict[Advice, list[Outcome]]


class MoveNow(Exception):
    """Raised by whoever waits, to have the best answer known so far."""


class Search:
    """One decision. `copy` makes a copy of the match from a number; `going_on` is called before each trial, and may
    raise MoveNow.

    simulated  the answers that were simulated
    cut        whether a person cut it short
    lost       whether every answer, on every copy that it was tried on, lost a game within the nearer horizon
    wins       whether the best answer begins a course that won before the turn was over, on every copy
    defect     what went wrong on a copy: then the policy's answer is the best
    """

    def __init__(
        self,
        thinking: Thinking,
        strength: Strength,
        seat: int,
        copy: Callable[[], Trial],
        going_on: Callable[[], None],
    ) -> None:
        self.thinking, self.strength, self.seat = thinking, strength, seat
        self._copy, self._going_on = copy, going_on
        self._horizon = thinking.far if strength.far else thinking.horizon
        self.simulated = 0
        self.cut = self.lost = self.wins = False
        self.defect: BaseException | None = None
        self._judge = Judge(thinking, seat)
        #: What follows an answer that is the beginning of a course.
        self._follow: dict[Advice, tuple[Step, ...]] = {}

    @property
    def now(self) -> float | None:
        """How the game at hand stands, None where nothing was tried."""
        return self._judge.now

    def best(self, answers: Sequence[Advice]) -> tuple[Advice, float]:
        """The best of some answers, of which the first is the policy's, and by how much of a chance to win it is better
        than that.
        """
        try:
            begun = self._planned(answers) if self.strength.plan else []
            tried: Tried = {answer: [] for answer in (answers[0], *begun, *answers[1 : self.strength.beam])}
            if not begun and not self.strength.beam:
                return answers[0], 0.0
            found = self._compared(tried)
            gain = self._again(tried, found) if found is not None else None
            self.lost = bool(self.strength.beam) and self._lost(tried)
        except _Spent:
            return answers[0], 0.0
        except MoveNow:
            self.cut = True
            return answers[0], 0.0
        except Defect as defect:
            self.defect = defect.__cause__
            return answers[0], 0.0
        if found is None or gain is None or not (gain >= self.strength.margin or _decides(tried, found)):
            return answers[0], 0.0
        self.wins = _wins(tried, found)
        return found, gain

    def is_tolerable(self, answer: Advice, policys: Advice) -> bool:
        """Whether an answer does little worse than the policy's on a few copies, and gives away no win and no game; not
        where that cannot be told.
        """
        tried: Tried = {policys: [], answer: []}
        try:
            for number in range(CHECKS):
                self._compare(tried, [answer], number)
        except (_Spent, MoveNow):
            return False
        except Defect as defect:
            self.defect = defect.__cause__
            return False
        decides = _wins(tried, policys) > _wins(tried, answer) or min(_ends(tried, answer)) < ALIVE
        return not decides and min(_gains(tried, answer)) >= -LOOSELY

    def winning(self, answers: Sequence[Advice]) -> list[Advice]:
        """Of some answers those that are seen to begin a course that wins before the turn is over, on every copy: the
        first one, and those that do better than it. Raises Defect, and whatever `going_on` raises.
        """
        tried: Tried = {answer: [] for answer in (answers[0], *self._planned(answers))}
        for number in range(self.strength.copies):
            self._compare(tried, list(tried)[1:], number)
        return [answer for answer in tried if _wins(tried, answer)]

    def _planned(self, answers: Sequence[Advice]) -> list[Advice]:
        """The answers with which courses begin that are better than the policy's own on one copy, the best first."""
        with on_a_copy():
            copy = self._copy()
            players = {seat: self._policy(copy, PLAIN) for seat in (0, 1)}
            judge = Judge(self.thinking, self.seat)  # what loses on the way of a course says nothing of the match
            judge.begin(copy)
        planner = Planner(judge, copy, players, self.strength.plan)
        try:
            courses = planner.courses(answers, self._going_on, self.strength.margin / 2)
        finally:
            self.simulated += planner.simulated
        self._follow = {course.answer: course.steps for course in courses}
        if courses and courses[0].answer == answers[0]:
            return []  # what differs comes later
        return [course.answer for course in courses if course.answer != answers[0]][:COURSES]

    def _compared(self, tried: Tried) -> Advice | None:
        """The answer that may be better than the policy's, the first one; None where none is."""
        ahead, copies = list(tried)[1:], self.strength.copies
        start = min(copies, max(START, copies // 3))
        for number in range(copies):
            self._compare(tried, ahead, number)
            if number >= START:
                ahead = [answer for answer in ahead if tried[answer] != _policys(tried)]
            if number + 1 >= start:
                ahead = _ahead(tried, ahead)[: KEPT if number + 2 < copies else 2]
            if not ahead:
                return None
        return ahead[0]

    def _again(self, tried: Tried, found: Advice) -> float | None:
        """What an answer gains over the policy's, also on fresh copies; None where it does not gain enough."""
        known = len(tried[found])
        for number in range(self.strength.fresh):
            self._compare(tried, [found], known + number)
            if _decides(tried, found) or known + number + 1 < EARLY:
                continue
            gain = _gain(tried, found)
            if gain.hopeless or (number + 1 >= AGAIN and gain.sure):
                break
        return _gain(tried, found).mean if _better(tried, found, known) else None

    def _lost(self, tried: Tried) -> bool:
        """Whether every trial lost, also on as many copies as are needed to say so."""
        while self._judge.losing and len(_policys(tried)) < LOST:
            self._compare(tried, [], len(_policys(tried)))
        return self._judge.losing

    def _compare(self, tried: Tried, answers: list[Advice], number: int) -> None:
        """Try the policy's answer and some others on one more copy."""
        if self.simulated >= self.strength.limit:
            raise _Spent
        reply = STYLES[number % len(STYLES)]
        with on_a_copy():
            copy = self._copy()
            players = {self.seat: self._policy(copy, PLAIN), 1 - self.seat: self._policy(copy, reply)}
        trying = [next(iter(tried)), *answers]
        outcomes = []
        for answer in trying:
            self._going_on()
            with on_a_copy():
                outcomes.append(self._outcome(copy, players, answer))
        for answer, outcome in zip(trying, outcomes, strict=True):
            tried[answer].append(outcome)

    def _policy(self, copy: Trial, style: Style) -> Policy:
        return self.thinking.policy(copy.game, style)

    def _outcome(self, copy: Trial, players: dict[int, Policy], answer: Advice) -> Outcome:
        """What an answer and some turns come to; the copy is as before then."""
        turn = copy.turn
        self._judge.begin(copy)
        with copy.taken_back():
            try:
                copy.answer(list(answer.picks))
            except Refused:
                return REFUSED
            self.simulated += 1
            way = self._play_on(copy, players, turn, self._follow.get(answer, ()))
            end = self._judge.chance(copy, len(way))
        rest = [end] * (self._horizon - len(way))
        return Outcome(end, fmean([*way, *rest]) if self.strength.way else end)

    def _play_on(self, copy: Trial, players: dict[int, Policy], turn: int, steps: Sequence[Step]) -> list[float]:
        """Play by some steps of one's own and by the policies to the horizon, or to the end of a game; returns for each
        turn that has begun since `turn`, that of the answer, the chance to win then, 0 where the way does not count.
        The answer itself may have ended its turn.
        """
        way: list[float] = []
        horizon = self._horizon
        for _ in range(LENGTH * horizon):
            if copy.turn != turn:
                turn = copy.turn
                way.append(self._judge.passing(copy) if self.strength.way else 0.0)
            choice = copy.choice
            if choice is None or len(way) == horizon or choice.kind in self.thinking.between:
                break
            mine = bool(steps) and not way and choice.seat == self.seat and choice.kind == steps[0].kind
            if mine and followed(copy, steps[0]):
                steps = steps[1:]
            elif answered(copy, players[choice.seat]):
                steps = () if mine else steps
            else:
                break
            self.simulated += 1
        return way


class _Spent(Exception):
    """As many answers were simulated as may be."""


def _ahead(tried: Tried, answers: list[Advice]) -> list[Advice]:
    """Of some answers those that may be better than the policy's, and the best, the best first."""
    gains = {answer: _gain(tried, answer) for answer in answers}
    best = max([0.0, *(gain.likely for gain in gains.values())])
    copies = len(_policys(tried))

    def may_be(answer: Advice, gain: Gain) -> bool:
        hopeless = copies >= EARLY and gain.hopeless
        return _decides(tried, answer) or not (hopeless or gain.likely + gain.error <= best)

    able = [answer for answer, gain in gains.items() if may_be(answer, gain)]
    return sorted(able, key=lambda answer: (_decides(tried, answer), gains[answer].likely), reverse=True)


def _policys(tried: Tried) -> list[Outcome]:
    """What the policy's answer came to on the copies."""
    return next(iter(tried.values()))


def _wins(tried: Tried, answer: Advice) -> bool:
    """Whether an answer wins before the turn is over on every copy."""
    return min(_ends(tried, answer), default=0.0) >= WON


def _decides(tried: Tried, answer: Advice) -> bool:
    """Whether an answer wins before the turn is over on every copy; or the policy's loses on every copy, and this one
    lives, or loses later, on all of them.
    """
    policy = max(outcome.end for outcome in _policys(tried))
    return _wins(tried, answer) or (policy < ALIVE and min(_ends(tried, answer)) > policy)


def _ends(tried: Tried, answer: Advice) -> list[float]:
    """The chance to win at the end of each trial of an answer."""
    return [outcome.end for outcome in tried[answer]]


def _gains(tried: Tried, found: Advice) -> list[float]:
    """What an answer gains over the policy's on each copy on which it was tried."""
    return [mine.chance - its.chance for mine, its in zip(tried[found], _policys(tried), strict=False)]


def _gain(tried: Tried, found: Advice) -> Gain:
    """What an answer gains over the policy's, less what it owes it."""
    worse = min(MOST_WORSE, max(0.0, next(iter(tried)).worth - found.worth))
    gain = weighed(_gains(tried, found))
    return gain._replace(likely=gain.likely - OWES * worse)


def _better(tried: Tried, found: Advice, known: int) -> bool:
    """Whether an answer does better than the policy's by a margin, also on the copies that come after those `known`."""
    if _decides(tried, found):  # whatever was drawn by lot and whatever the other answers
        ends = [mine.end - its.end for mine, its in zip(tried[found], _policys(tried), strict=False)]
        return fmean(ends) >= SOONER
    gains = _gains(tried, found)
    if len(gains) > ALIKE >= len({round(gain, 3) for gain in gains}):
        return fmean(gains) >= UNSURE
    return _gain(tried, found).enough and (not gains[known:] or fmean(gains[known:]) >= MARGIN)
