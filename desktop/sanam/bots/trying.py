"""What is shared by those who try answers on copies: what a trial comes to, and what goes wrong on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import exp

from sanam.engine.batch import Batch
from sanam.engine.choice import Choice, Refused
from sanam.engine.trial import Trial, is_idle
from sanam.games.thinking import WIN, Policy, Thinking

#: A trial ends when as many turns have begun as its maker says, or after so many more answers for each of them.
LENGTH = 60
#: What each turn takes from the worth of a win, and from that of a loss: a win now is better than one later, and a loss
#: later than one now. What is left on a table that is lost counts for nothing.
LATER = 0.002
#: What a trial comes to that wins before the turn is over, and at least one in which no game is over: a loss, however
#: late, comes to less.
WON, ALIVE = 1.0, 0.01


class Defect(Exception):
    """Something raised on a copy that should not; its cause is what."""


@contextmanager
def on_a_copy() -> Iterator[None]:
    """Whatever is raised within is a defect of rules, texts or thinking, not of whoever waits. The copy is no good any
    more.
    """
    try:
        yield
    except Exception as error:
        raise Defect from error


class Judge:
    """What trials of one question come to for a seat.

    now      how the game at hand stands before an answer, None until `begin`
    losing   whether every trial that was judged has lost within the nearer horizon: what is lost later may only be
             played badly
    """

    def __init__(self, thinking: Thinking, seat: int) -> None:
        self.thinking, self.seat = thinking, seat
        self.now: float | None = None
        self.losing = True
        self._earlier = 0.0  # what earlier games of the match are worth

    def begin(self, copy: Trial) -> None:
        """Look how it stands before an answer."""
        if self.now is None:
            self._earlier = self.thinking.earlier(copy.game, self.seat)
            self.now = self.thinking.worth(copy.game, self.seat) - self._earlier

    def ended(self, copy: Trial) -> bool:
        """Whether a game is over."""
        return copy.choice is None or copy.choice.kind in self.thinking.between

    def chance(self, copy: Trial, turns: int) -> float:
        """The chance to win where a trial has come to after so many turns."""
        assert self.now is not None
        over, worth = copy.choice is None, self._worth(copy)
        lost = (over and worth < 0) or worth - self.now < -WIN / 2
        self.losing &= lost and turns <= self.thinking.horizon
        ended = self.ended(copy)
        if ended and worth > 0 and not turns:
            return WON
        if not ended:
            return self._open(worth)
        if worth < 0:
            return min(LATER * turns, ALIVE - LATER)
        return min(_chance(worth / self.thinking.scale), WON - LATER) - LATER * turns * (worth > 0)

    def passing(self, copy: Trial) -> float:
        """The chance to win as it stands on the way of a trial."""
        return self._open(self._worth(copy))

    def _worth(self, copy: Trial) -> float:
        """How it stands, earlier games of the match left out."""
        return self.thinking.worth(copy.game, self.seat) - (0.0 if copy.choice is None else self._earlier)

    def _open(self, worth: float) -> float:
        """The chance to win a game that is not over."""
        return max(min(_chance(worth / self.thinking.scale), WON - LATER), ALIVE)


def comes_back(thinking: Thinking, copy: Trial, asked: Choice, batch: Batch) -> bool:
    """Whether an answer to a question led back to the player's turn with nothing done: what was begun is given up, and
    may be begun again, without end.
    """
    now = copy.choice
    if now is None or asked.kind in thinking.turn or now.kind not in thinking.turn or now.seat != asked.seat:
        return False
    return is_idle(batch)


def _chance(better: float) -> float:
    """The chance to win a match that stands better by so much."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, better))))


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
