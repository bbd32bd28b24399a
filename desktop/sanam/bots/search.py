"""Trying answers on copies of a match, the rest of both turns being played by the game's policy.

The policy's first answer is the default. Another one is taken when it did better by a margin on copies that are the
same for all answers, and again on fresh ones, compared by means: the best on one copy may only suit what was drawn by
lot for it. What is compared are chances to win: two cards more decide an even match, and hardly matter in one that is
won. `tests/bench/lookahead.py` measures what a number of copies and turns gains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from sanam.bots.computer import Strength
from sanam.engine.choice import Choice, Refused
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, STYLES, WIN, Advice, Policy, Style, Thinking

#: A trial ends when as many turns have begun as the game says, or after so many more answers for each of them.
LENGTH = 60
#: By how much of a chance to win an answer must do better than the policy's.
MARGIN = 0.01
#: What the policy holds to be worse than its own answer must make up for that (see `Strength.owes`), up to so many
#: cards.
MOST_WORSE = 3.0
#: Where no more than `ALIKE` of the fresh copies differ in what an answer gains (there are as many styles of play),
#: they tell of one course of play, which the policy may play badly: it must do better by so much of a chance to win.
ALIKE, UNSURE = len(STYLES), 0.15
#: What each turn takes from the worth of a win, and from that of a loss: a win now is better than one later, and a loss
#: later than one now. What is left on a table that is lost counts for nothing.
LATER = 0.002
#: What wins before the turn is over on every copy needs no margin: a win now is worth so much more than one later. Such
#: a trial comes to `WON`.
SOONER, WON = LATER / 2, 1.0
#: After so many copies the worse half of the answers is left after each, and the search ends where the policy's leads.
EARLY = 4
#: What an answer is worth that the rules refuse after all.
REFUSED = -1.0


#: A plan departs from the policy at one of the next `AHEAD` own questions after its answer, for one of the `WIDE`
#: answers that the policy likes best after its own.
AHEAD, WIDE = 3, 1
#: On so many copies answers are compared before plans are made of the best of them, and plans before half are left. Of
#: more than `MANY` answers half are left after one copy.
PLANNED, MANY = 2, 6


class Plan(NamedTuple):
    """An answer, and what follows it until the turn passes.

    at     at which of the own questions after it the plan departs from the policy
    then   the answer to that (see `said`); None for a plan that does not depart
    worse  by how much the policy likes that less than its own answer, in cards
    """

    advice: Advice
    at: int = -1
    then: str | None = None
    worse: float = 0.0


class MoveNow(Exception):
    """Raised by whoever waits, to have the best answer known so far."""


class Search:
    """One decision. `copy` makes a copy of the match from a number; `going_on` is called before each trial, and may
    raise MoveNow.

    simulated  the answers that were simulated
    cut        whether a person cut it short
    lost       whether every answer, on every copy that it was tried on, lost a game before the trial was over
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
        self.cut = self.lost = False
        #: How the game at hand stands now, what earlier games are worth, and whether every trial so far has lost.
        self.now: float | None = None
        self._earlier = 0.0
        self._losing = True

    def best(self, answers: Sequence[Advice], turn: bool = True) -> tuple[Advice, float]:
        """The best of some answers, of which the first is the policy's, and by how much of a chance to win it is better
        than that. `turn`: the player who is asked has the turn, so that plans may be made of them.
        """
        plans = [Plan(advice) for advice in answers[: self.strength.beam]]
        default = plans[0]
        try:
            planned = turn and self.strength.plans > 0
            if planned:
                plans = self._further(plans)
            found, rival, tried = self._compared(plans, PLANNED if planned else EARLY)
            self.lost = self._losing
            if found.advice is default.advice or not self._better(tried, found, rival):
                return default.advice, 0.0
            fresh: dict[Plan, list[float]] = {rival: [], found: []}
            for number in range(self.strength.copies):
                self._compare(fresh, [rival, found], number)
            least = UNSURE if _alike(fresh, found, rival) else MARGIN
            better = self._better(fresh, found, rival, least)
            return (found.advice, _gain(fresh, found, rival)[0]) if better else (default.advice, 0.0)
        except _Spent:
            return default.advice, 0.0
        except MoveNow:
            self.cut = True
            return default.advice, 0.0

    def _compared(self, plans: list[Plan], early: int) -> tuple[Plan, Plan, dict[Plan, list[float]]]:
        """The best of some plans and the best of those that begin with the policy's answer, as the first one does; from
        `early` copies on half of them are left after each.
        """
        tried: dict[Plan, list[float]] = {plan: [] for plan in plans}
        left, copies, first = plans, self.strength.copies, plans[0]
        for number in range(copies):
            self._compare(tried, left, number)
            if number + 1 < min(early, copies - 1):
                continue
            left = self._halved(tried, left)
            if number + 1 >= EARLY and self._leads(tried, left, first):
                break
        by_policy = [plan for plan in left if plan.advice is first.advice]
        return _best(tried, left), _best(tried, by_policy), tried

    def _further(self, plans: list[Plan]) -> list[Plan]:
        """The best of some plans after a few copies, the policy's first, and others that go on from them."""
        tried: dict[Plan, list[float]] = {plan: [] for plan in plans}
        left = plans
        for number in range(PLANNED):
            self._compare(tried, left, number)
            left = self._halved(tried, left) if len(left) > MANY else left
        rest = sorted((plan for plan in left if plan is not plans[0]), key=lambda plan: -fmean(tried[plan]))
        roots = [plans[0], *rest[: self.strength.plans]]
        copy = self._copy()
        choice = copy.choice
        assert choice is not None
        # What another answer does may be done after the policy's as well.
        others = {said(choice, root.advice.picks) for root in roots[1:]}
        found = [plan for root in roots for plan in self._departures(copy, root, set() if root in rest else others)]
        return [*roots, *found]

    def _departures(self, copy: Trial, root: Plan, others: set[str]) -> Iterator[Plan]:
        """The plans that depart from the policy at one of the own questions after an answer: for what it likes next, or
        for one of some `others`.
        """
        policies = [self._policy(copy, PLAIN) for _ in (0, 1)]
        turn, at = copy.turn, 0
        with copy.taken_back():
            try:
                copy.answer(list(root.advice.picks))
            except Refused:
                return
            for _ in range(LENGTH):
                choice = copy.choice
                if choice is None or at == AHEAD or copy.turn != turn or choice.kind in self.thinking.between:
                    return
                if choice.seat == self.seat:
                    advised = policies[self.seat].advise(choice)
                    for number, advice in enumerate(advised):
                        then = said(choice, advice.picks)
                        if number and (number <= WIDE or then in others):
                            worse = root.worse + max(0.0, advised[0].worth - advice.worth)
                            yield Plan(root.advice, at, then, worse)
                    at += len(advised) > 1
                if not answered(copy, policies[choice.seat]):
                    return

    def _compare(self, tried: dict[Plan, list[float]], left: list[Plan], number: int) -> None:
        """Try some plans on one more copy."""
        if self.simulated >= self.strength.limit:
            raise _Spent
        copy = self._copy()
        reply = STYLES[number % len(STYLES)]
        players = {self.seat: self._policy(copy, PLAIN), 1 - self.seat: self._policy(copy, reply)}
        outcomes = []
        for plan in left:
            self._going_on()
            outcomes.append(self._outcome(copy, players, plan))
        for plan, outcome in zip(left, outcomes, strict=True):
            tried[plan].append(outcome)

    @staticmethod
    def _halved(tried: dict[Plan, list[float]], left: list[Plan]) -> list[Plan]:
        """The better half of some plans, and the first of all."""
        first = next(iter(tried))
        order = sorted(left, key=lambda plan: -fmean(tried[plan]))
        kept = order[: max(2, (len(order) + 1) // 2)]
        return kept if first in kept else [*kept, first]

    @staticmethod
    def _leads(tried: dict[Plan, list[float]], left: list[Plan], first: Plan) -> bool:
        """Whether no plan that begins with another answer has done better than the policy's."""
        mine = max(fmean(tried[plan]) for plan in left if plan.advice is first.advice)
        return all(fmean(tried[plan]) <= mine for plan in left if plan.advice is not first.advice)

    def _better(self, tried: dict[Plan, list[float]], found: Plan, rival: Plan, least: float = MARGIN) -> bool:
        """Whether a plan does better than another by a margin."""
        gain, spread = _gain(tried, found, rival)
        if min(tried[found]) >= WON:
            return gain >= SOONER  # it wins at once, whatever was drawn by lot and whatever the other answers
        sure = least if least > MARGIN else max(MARGIN, self.strength.sure * spread)
        worse = max(0.0, rival.advice.worth - found.advice.worth) + max(0.0, found.worse - rival.worse)
        return gain >= sure + self.strength.owes * min(MOST_WORSE, worse)

    def _policy(self, copy: Trial, style: Style) -> Policy:
        return self.thinking.policy(copy.game, style)

    def _outcome(self, copy: Trial, players: dict[int, Policy], plan: Plan) -> float:
        """The chance to win after a plan and some turns; the copy is as before then."""
        turn = copy.turn
        if self.now is None:
            self._earlier = self.thinking.earlier(copy.game, self.seat)
            self.now = self.thinking.worth(copy.game, self.seat) - self._earlier
        with copy.taken_back():
            try:
                copy.answer(list(plan.advice.picks))
            except Refused:
                return REFUSED
            self.simulated += 1
            if plan.then:
                self._carry_out(copy, players, turn, plan)
            turns = self._play_on(copy, players, turn)
            over = copy.choice is None
            ended = over or (copy.choice is not None and copy.choice.kind in self.thinking.between)
            worth = self.thinking.worth(copy.game, self.seat) - (0.0 if over else self._earlier)
        self._losing &= (over and worth < 0) or worth - self.now < -WIN / 2
        if ended and worth > 0 and not turns:
            return WON
        chance = min(_chance(worth / self.thinking.scale), WON - LATER)
        return chance - LATER * turns * ((worth > 0) - (worth < 0)) if ended else chance

    def _carry_out(self, copy: Trial, players: dict[int, Policy], turn: int, plan: Plan) -> None:
        """Play by the policies until a plan departs from them, and so far as it can: what was drawn by lot may be in
        its way.
        """
        at = 0
        for _ in range(LENGTH):
            choice = copy.choice
            if choice is None or copy.turn != turn or at > plan.at or choice.kind in self.thinking.between:
                return
            wanted = None
            if choice.seat == self.seat:
                advised = players[self.seat].advise(choice)
                if at == plan.at:
                    wanted = next((each.picks for each in advised if said(choice, each.picks) == plan.then), None)
                at += len(advised) > 1
            if not _taken(copy, wanted) and not answered(copy, players[choice.seat]):
                return
            self.simulated += 1

    def _play_on(self, copy: Trial, players: dict[int, Policy], turn: int) -> int:
        """Play by the policies to the horizon, or to the end of a game; returns the turns that have begun since `turn`,
        that of the answer: the answer itself may have ended it.
        """
        turns, turn = int(copy.turn != turn), copy.turn
        horizon = self._horizon
        for _ in range(LENGTH * horizon):
            choice = copy.choice
            if choice is None or turns == horizon or choice.kind in self.thinking.between:
                break
            if not answered(copy, players[choice.seat]):
                break
            self.simulated += 1
            if copy.turn != turn:
                turns, turn = turns + 1, copy.turn
        return turns


class _Spent(Exception):
    """As many answers were simulated as may be."""


def _chance(better: float) -> float:
    """The chance to win a match that stands better by so much."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, better))))


def said(choice: Choice, picks: Sequence[int]) -> str:
    """An answer as it can be known again on another copy: the kind of the question, and what is picked."""
    options = [choice.options[at] for at in picks]
    return repr((choice.kind, [(option.act, option.card, option.value, option.zone) for option in options]))


def _best(tried: dict[Plan, list[float]], plans: list[Plan]) -> Plan:
    return max(plans, key=lambda plan: fmean(tried[plan]))


def _gains(tried: dict[Plan, list[float]], found: Plan, rival: Plan) -> list[float]:
    """What a plan gains over another on each copy on which both were tried."""
    return [mine - its for mine, its in zip(tried[found], tried[rival], strict=False)]


def _alike(tried: dict[Plan, list[float]], found: Plan, rival: Plan) -> bool:
    """Whether most copies come to the same."""
    gains = _gains(tried, found, rival)
    return len(gains) > ALIKE >= len({round(gain, 3) for gain in gains})


def _gain(tried: dict[Plan, list[float]], found: Plan, rival: Plan) -> tuple[float, float]:
    """What a plan gains over another on the copies on which both were tried, and the standard error of that."""
    gains = _gains(tried, found, rival)
    return fmean(gains), stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0


def _taken(copy: Trial, picks: Sequence[int] | None) -> bool:
    """Whether the rules took an answer."""
    if picks is None:
        return False
    try:
        copy.answer(list(picks))
    except Refused:
        return False
    return True


def answered(copy: Trial, policy: Policy) -> bool:
    """Answer the open question of a copy by the first advice that the rules take; whether there was one."""
    choice = copy.choice
    if choice is None:
        return False
    for advice in policy.advise(choice):
        try:
            copy.answer(list(advice.picks))
        except Refused:
            continue
        return True
    return False
