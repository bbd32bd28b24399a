"""Trying answers on copies of a match, the rest of both turns being played by the game's policy.

The policy's first answer is the default. Another one is taken when it did better by a margin on copies that are the
same for all answers, and again on fresh ones, compared by means: the best on one copy may only suit what was drawn by
lot for it. What is compared are chances to win: two cards more decide an even match, and hardly matter in one that is
won. `tests/bench/lookahead.py` measures what a number of copies and turns gains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from statistics import fmean, stdev

from sanam.bots.computer import Strength
from sanam.engine.choice import Refused
from sanam.engine.trial import Trial
from sanam.games.thinking import PLAIN, STYLES, WIN, Advice, Policy, Style, Thinking

#: A trial ends when as many turns have begun as the game says, or after so many more answers for each of them.
LENGTH = 60
#: By how much of a chance to win an answer must do better than the policy's, and by how many standard errors.
MARGIN, SURE = 0.01, 0.5
#: What the policy holds to be worse than its own answer must make up for that: for each card, up to so many, by so much
#: of a chance to win. A reply to it may be but a slip of the policy that replies.
WORSE, MOST_WORSE = 0.035, 3.0
#: Where no more than `ALIKE` of the fresh copies differ in what an answer gains (there are as many styles of play),
#: they tell of one course of play, which the policy may play badly: it must do better by so much of a chance to win.
ALIKE, UNSURE = len(STYLES), 0.15
#: What each turn takes from the worth of a win, and from that of a loss: a win now is better than one later, and a loss
#: later than one now. What is left on a table that is lost counts for nothing.
LATER = 0.002
#: After so many copies the worse half of the answers is left after each, and the search ends where the policy's leads.
EARLY = 4
#: What an answer is worth that the rules refuse after all.
REFUSED = -1.0


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

    def best(self, answers: Sequence[Advice]) -> tuple[Advice, float]:
        """The best of some answers, of which the first is the policy's, and by how much of a chance to win it is better
        than that.
        """
        tried: dict[Advice, list[float]] = {advice: [] for advice in answers[: self.strength.beam]}
        default = answers[0]
        try:
            left = list(tried)
            for number in range(self.strength.copies):
                self._compare(tried, left, number)
                if number + 1 < min(EARLY, self.strength.copies - 1):
                    continue
                left = self._halved(tried, left, default)
                if number + 1 >= EARLY and self._leads(tried, left, default):
                    break
            self.lost = self._losing
            found = max(left, key=lambda advice: fmean(tried[advice]))
            gain, spread = _gain(tried, found, default)
            owed = WORSE * min(MOST_WORSE, max(0.0, default.worth - found.worth))
            if found is default or gain < max(MARGIN, SURE * spread) + owed:
                return default, 0.0
            fresh: dict[Advice, list[float]] = {default: [], found: []}
            for number in range(self.strength.copies):
                self._compare(fresh, [default, found], number)
            gain, spread = _gain(fresh, found, default)
            least = UNSURE if _alike(fresh, found, default) else max(MARGIN, SURE * spread)
            return (found, gain) if gain >= least + owed else (default, 0.0)
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

    @staticmethod
    def _leads(tried: dict[Advice, list[float]], left: list[Advice], default: Advice) -> bool:
        """Whether no other answer has done better than the policy's."""
        return all(fmean(tried[advice]) <= fmean(tried[default]) for advice in left if advice is not default)

    def _policy(self, copy: Trial, style: Style) -> Policy:
        return self.thinking.policy(copy.game, style)

    def _outcome(self, copy: Trial, players: dict[int, Policy], picks: Sequence[int]) -> float:
        """The chance to win after an answer and some turns; the copy is as before then."""
        turn = copy.turn
        if self.now is None:
            self._earlier = self.thinking.earlier(copy.game, self.seat)
            self.now = self.thinking.worth(copy.game, self.seat) - self._earlier
        with copy.taken_back():
            try:
                copy.answer(list(picks))
            except Refused:
                return REFUSED
            self.simulated += 1
            turns = self._play_on(copy, players, turn)
            over = copy.choice is None
            worth = self.thinking.worth(copy.game, self.seat) - (0.0 if over else self._earlier)
        self._losing &= (over and worth < 0) or worth - self.now < -WIN / 2
        chance = _chance(worth / self.thinking.scale)
        return chance - LATER * turns * ((worth > 0) - (worth < 0)) if over else chance

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


def _gains(tried: dict[Advice, list[float]], found: Advice, default: Advice) -> list[float]:
    """What an answer gains over the default on each copy on which both were tried."""
    return [mine - its for mine, its in zip(tried[found], tried[default], strict=False)]


def _alike(tried: dict[Advice, list[float]], found: Advice, default: Advice) -> bool:
    """Whether most copies come to the same."""
    gains = _gains(tried, found, default)
    return len(gains) > ALIKE >= len({round(gain, 3) for gain in gains})


def _gain(tried: dict[Advice, list[float]], found: Advice, default: Advice) -> tuple[float, float]:
    """What an answer gains over the default on the copies on which both were tried, and the standard error of that."""
    gains = _gains(tried, found, default)
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
