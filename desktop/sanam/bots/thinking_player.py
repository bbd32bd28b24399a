"""A player that thinks ahead: it tries its answers on copies of the match and takes the one that ended best.

What it cannot know is drawn by lot in each copy (`Session.trial`): it never knows more than a person in its seat.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic

from sanam.bots.random_player import RandomPlayer
from sanam.engine.choice import Refused
from sanam.engine.session import Session
from sanam.engine.trial import Trial

#: How many answers to a question are tried at most.
ANSWERS = 16
#: A trial ends with the second turn that begins after the answer, or after so many more answers.
TURNS, LENGTH = 2, 60
#: What an answer is worth that the rules refuse after all.
REFUSED = -1e6

#: What an answer has come to so far, and its picks.
Ranked = tuple[float, list[int]]


class ThinkingPlayer:
    """Tries each answer on `trials` copies of the match, which are played on at random, then the better half of the
    answers on as many again, until one is left or `seconds` have passed. `seed` is in 0..2**63-1.
    """

    def __init__(self, seed: int, trials: int = 4, seconds: float = inf) -> None:
        self._chance = RandomPlayer(seed)
        self.trials, self.seconds = trials, seconds

    def picks(self, session: Session, going_on: Callable[[], None] = lambda: None) -> list[int]:
        """The answer to the question that the session's seat is asked. `going_on` is called before each trial and may
        raise to end the thinking. Raises ValueError when the seat is not asked.
        """
        if session.asked != session.seat:
            raise ValueError("the seat is not asked")
        first = self._copy(session)
        known = first.unthinking()
        if known is not None:
            return known
        left = [(0.0, picks) for picks in self._answers(first)]
        end = monotonic() + self.seconds
        while len(left) > 1:
            left = sorted(self._tried(session, left, end, going_on), key=lambda one: -one[0])
            left = left[: (len(left) + 1) // 2 if monotonic() < end else 1]
        return left[0][1]

    def _tried(self, session: Session, left: list[Ranked], end: float, going_on: Callable[[], None]) -> list[Ranked]:
        """The answers with what they came to on some more copies; when time is up, as far as all were tried alike."""
        for _ in range(self.trials):
            copy = self._copy(session)
            outcomes: list[float] = []
            for _, picks in left:
                going_on()
                outcomes.append(self._outcome(copy, session.seat, picks))
                if monotonic() > end and len(outcomes) < len(left):
                    compared = any(worth for worth, _ in left)
                    return left if compared else list(zip(outcomes, (picks for _, picks in left), strict=False))
            left = [(before + now, picks) for (before, picks), now in zip(left, outcomes, strict=True)]
        return left

    def _copy(self, session: Session) -> Trial:
        return session.trial(self._chance.below(1 << 63))

    def _answers(self, trial: Trial) -> list[list[int]]:
        """The answers worth trying: every one where a single option is picked, else some of them."""
        choice = trial.choice
        assert choice is not None
        none: list[list[int]] = [[]] if choice.least == 0 else []
        if choice.combinations is not None:
            found = [*map(list, choice.combinations), *none]
        elif choice.most == 1:
            able = [[at] for at, option in enumerate(choice.options) if not trial.is_open_ended(option)]
            found = able + none or [[at] for at in range(len(choice.options))]
        else:
            drawn = dict.fromkeys(tuple(self._chance.picks(choice)) for _ in range(3 * ANSWERS))
            found = [list(picks) for picks in drawn]
        while len(found) > ANSWERS:
            found.pop(self._chance.below(len(found)))
        return found

    def _outcome(self, copy: Trial, seat: int, picks: list[int]) -> float:
        """How the match stands for the seat after an answer and some play at random; the copy is as before then."""
        with copy.taken_back():
            try:
                copy.answer(picks)
            except Refused:
                return REFUSED
            self._play_on(copy)
            return copy.standing(seat)

    def _play_on(self, copy: Trial) -> None:
        turns, turn = 0, copy.turn
        for _ in range(LENGTH):
            if copy.choice is None or turns == TURNS:
                return
            try:
                self._chance.answer(copy)
            except Refused:  # a dead end of the rules
                return
            if copy.turn != turn:
                turns, turn = turns + 1, copy.turn
