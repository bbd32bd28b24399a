"""Trying answers on copies of a match, the rest of both turns being played by the game's policy.

The policy's first answer is the default. Another one is taken when it did better by a margin on copies that are the
same for all answers, and again on fresh ones, compared by means: the best on one copy may only suit what was drawn by
lot for it. The fresh ones are played on for longer, for what gains something at once may lose more later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

from sanam.bots.computer import Strength
from sanam.engine.choice import Refused
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, STYLES, WIN, Advice, Policy, Style, Thinking

#: A trial ends when as many turns have begun as the game says, or after so many more answers for each of them.
LENGTH = 60
#: On fresh copies a trial goes on for so many times as many turns.
LONGER = 3
#: By how much, in cards, an answer must do better than the policy's: on the copies it was found on, and on fresh ones.
MARGIN, FRESH = 0.25, 0.15
#: An answer that the policy holds to do more harm than `HARM` must make up for all of that, up to `MOST_HARM`.
HARM, MOST_HARM = 0.3, 3.0
#: What each turn takes from the worth of a win, and from that of a loss: a win now is better than one later, and a loss
#: later than one now. What is left on a table that is lost counts for nothing.
LATER = 2.0
#: What an answer is worth that the rules refuse after all.
REFUSED = -10 * WIN


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
        self._horizon = thinking.horizon
        self.simulated = 0
        self.cut = self.lost = False
        #: How the match stands now, and whether every trial so far has lost.
        self.now: float | None = None
        self._losing = True

    def best(self, answers: Sequence[Advice]) -> tuple[Advice, float]:
        """The best of some answers, of which the first is the policy's, and what it gains over that."""
        tried: dict[Advice, list[float]] = {advice: [] for advice in answers[: self.strength.beam]}
        default = answers[0]
        try:
            left = list(tried)
            for number in range(self.strength.copies):
                self._compare(tried, left, number)
                left = self._halved(tried, left, default) if number else left
            self.lost = self._losing
            found = max(left, key=lambda advice: fmean(tried[advice]))
            gain, spread = _gain(tried, found, default)
            if found is default or gain < max(MARGIN, spread) + _harm(found):
                return default, 0.0
            fresh: dict[Advice, list[float]] = {default: [], found: []}
            self._horizon *= LONGER
            for number in range(self.strength.copies):
                self._compare(fresh, [default, found], number)
            gain, spread = _gain(fresh, found, default)
            return (found, gain) if gain >= max(FRESH, spread / 2) + _harm(found) else (default, 0.0)
        except _Spent:
            return default, 0.0
        except MoveNow:
            self.cut = True
            return default, 0.0

    def _compare(self, tried: dict[Advice, list[float]], left: list[Advice], number: int) -> None:
        """Try some answers on one more copy."""
        if self.simulated >= self.strength.limit:
            raise _Spent
        copy = self._copy()
        reply = STYLES[number % len(STYLES)]
        players = {self.seat: self._policy(copy, PLAIN), 1 - self.seat: self._policy(copy, reply)}
        outcomes = []
        for advice in left:
            self._going_on()
            outcomes.append(self._outcome(copy, players, advice.picks))
        for advice, outcome in zip(left, outcomes, strict=True):
            tried[advice].append(outcome)

    def _halved(self, tried: dict[Advice, list[float]], left: list[Advice], default: Advice) -> list[Advice]:
        """The better half of some answers, and the default."""
        order = sorted(left, key=lambda advice: -fmean(tried[advice]))
        kept = order[: max(2, (len(order) + 1) // 2)]
        return kept if default in kept else [*kept, default]

    def _policy(self, copy: Trial, style: Style) -> Policy:
        return self.thinking.policy(copy.game, style)

    def _outcome(self, copy: Trial, players: dict[int, Policy], picks: Sequence[int]) -> float:
        """How the match stands after an answer and the rest of both turns; the copy is as before then."""
        turn = copy.turn
        if self.now is None:
            self.now = self.thinking.worth(copy.game, self.seat)
        with copy.taken_back():
            try:
                copy.answer(list(picks))
            except Refused:
                return REFUSED
            self.simulated += 1
            turns = self._play_on(copy, players, turn)
            over = copy.choice is None
            worth = self.thinking.worth(copy.game, self.seat)
        self._losing &= (over and worth < 0) or worth - self.now < -WIN / 2
        return worth - LATER * turns * ((worth > 0) - (worth < 0)) if over else worth

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


def _harm(found: Advice) -> float:
    """What an answer does wrong by the rules of thumb, whatever the copies say: a reply to it may be but a slip of the
    policy that replies.
    """
    return min(MOST_HARM, -found.worth) if found.worth < -HARM else 0.0


def _gain(tried: dict[Advice, list[float]], found: Advice, default: Advice) -> tuple[float, float]:
    """What an answer gains over the default on the copies on which both were tried, and the standard error of that."""
    gains = [mine - its for mine, its in zip(tried[found], tried[default], strict=False)]
    return fmean(gains), stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0


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
