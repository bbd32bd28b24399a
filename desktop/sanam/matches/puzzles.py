"""Puzzles: whether a position has come to what was asked, and whether a line holds against every answer.

The solver's line is proved by trying: wherever the other player was asked, every other answer is tried as well, and the
solver goes on with the same moves as far as they are possible, and else with any. What is looked through is bounded by
time and by the number of answers, so that there are three results: it holds, it does not (with the answer that refutes
it), or it could not be looked through to the end.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from sanam import games
from sanam.engine.batch import Batch
from sanam.engine.choice import Choice, Option, Refused
from sanam.engine.events import Answered
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.positions import Goal

#: Results: of a match, of a proof.
OPEN, REACHED, MISSED = "open", "reached", "missed"
HOLDS, REFUTED, UNKNOWN = "holds", "refuted", "unknown"
#: How many answers a proof tries at most, how many seconds it takes, and how many answers to one question.
MOST_TRIED, MOST_SECONDS, MOST_ANSWERS = 200_000, 20.0, 64


def state(play: Play, goal: Goal, turn: Any) -> str:
    """Whether the goal of a puzzle is reached, missed, or still open; `turn` is the number of the turn it began in."""
    if turn_of(play) != turn:
        return REACHED if goal.what == "survive" else MISSED
    result = play.game.public().get("result")
    if result is not None:
        spared = (goal.seat,) if goal.what == "win" else (goal.seat, None)
        return REACHED if result.get("winner") in spared else MISSED
    return OPEN if play.choice is not None else MISSED


def turn_of(play: Play) -> Any:
    """The number of the turn under way."""
    moments = games.get(play.game.name).table.playmat().moments
    return play.game.public().get(moments["turn"])


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of trying: "holds", "refuted" or "unknown"; how many answers were tried; and what refutes it, the
    answers from the beginning with who gave them.
    """

    result: str
    tried: int
    refutation: tuple[tuple[int, list[int]], ...] = ()


class _Enough(Exception):
    """Time or the number of answers is used up."""


@dataclass(slots=True)
class _Move:
    """An answer of the line: who gave it to what kind of question, and what was picked, as it can be found again."""

    seat: int
    kind: str
    picks: list[tuple[str, int | None, str | None, Any]] = field(default_factory=list)

    @classmethod
    def of(cls, choice: Choice, picks: list[int]) -> _Move:
        return cls(choice.seat, choice.kind, [_named(choice.options[pick]) for pick in picks])

    def in_(self, choice: Choice) -> list[int] | None:
        """The same answer to another question, None where there is none."""
        if (choice.seat, choice.kind) != (self.seat, self.kind):
            return None
        options = [_named(option) for option in choice.options]
        found: list[int] = []
        for pick in self.picks:
            at = next((i for i, option in enumerate(options) if option == pick and i not in found), None)
            if at is None:
                return None
            found.append(at)
        return found


def _named(option: Option) -> tuple[str, int | None, str | None, Any]:
    return option.act, option.card, option.zone, option.value


class Prover:
    """Tries a line of a puzzle against every answer of the other player.

    `tell(tried)` is called now and then; what it raises ends the work.
    """

    def __init__(
        self,
        goal: Goal,
        turn: Any,
        tell: Callable[[int], None] = lambda tried: None,
        most: int = MOST_TRIED,
        seconds: float = MOST_SECONDS,
    ) -> None:
        self.goal, self.turn, self._tell = goal, turn, tell
        self.tried, self._most, self._end = 0, most, time.monotonic() + seconds
        #: Whether some question had more answers than are tried.
        self._left_out = False
        self._path: list[tuple[int, list[int]]] = []

    def prove(self, start: Play, line: list[Batch]) -> Proof:
        """Whether `line`, the batches that were played from the position at which `start` stands, holds."""
        first = (batch.events[0] for batch in line if batch.events)
        moves = [_Move.of(event.choice, event.picks) for event in first if isinstance(event, Answered)]
        try:
            holds = self._holds(start, moves, False)
        except _Enough:
            return Proof(UNKNOWN, self.tried)
        if not holds:
            return Proof(REFUTED, self.tried, tuple(self._path))
        return Proof(UNKNOWN if self._left_out else HOLDS, self.tried)

    def _holds(self, play: Play, moves: list[_Move], free: bool) -> bool:
        """Whether the solver reaches the goal whatever the other player answers. Until the other player answers
        otherwise than in the line the solver keeps to it; then the solver is `free`.
        """
        now = state(play, self.goal, self.turn)
        if now != OPEN:
            return now == REACHED
        choice = play.table.choice
        assert choice is not None
        expected = moves[0].in_(choice) if moves and not free else None
        if choice.seat == self.goal.seat:
            if free:
                return self._freely(play, choice, moves)
            return expected is not None and self._after(play, expected, moves[1:], False, legal=False)
        for picks in self._answers(choice):
            same = picks == expected
            if not self._after(play, picks, moves[1:] if same else moves, not same and (free or expected is not None)):
                return False
        return True

    def _freely(self, play: Play, choice: Choice, moves: list[_Move]) -> bool:
        """The solver's next move of the line where it is possible, else any other."""
        path = list(self._path)
        for at, move in enumerate(moves):
            picks = move.in_(choice)
            if picks is not None:
                if self._after(play, picks, moves[at + 1 :], True, legal=False):
                    return True
                break
        for picks in self._answers(choice):
            self._path[:] = path
            if self._after(play, picks, moves, True, legal=False):
                return True
        self._path[:] = path
        return False

    def _after(self, play: Play, picks: list[int], moves: list[_Move], free: bool, legal: bool = True) -> bool:
        """Whether the goal is reached after an answer; `legal` is said of one that the rules refuse."""
        self.tried += 1
        if self.tried % 8 == 0:
            self._tell(self.tried)
        if self.tried > self._most or time.monotonic() > self._end:
            raise _Enough
        # The game holds no state: it is lent to the copy, and not asked about this table any more.
        copy = Play(play.game, play.table.clone())
        choice = copy.table.choice
        assert choice is not None
        self._path.append((choice.seat, picks))
        try:
            copy.answer(picks)
        except Refused:
            self._path.pop()
            return legal
        if self._holds(copy, moves, free):
            self._path.pop()
            return True
        return False

    def _answers(self, choice: Choice) -> Iterator[list[int]]:
        """Every answer to a question, passing first; only so many of one that has more."""
        for number, picks in enumerate(_answers(choice)):
            if number == MOST_ANSWERS:
                self._left_out = True
                return
            yield picks


def proved(header: Header, line: list[Batch], turn: Any, tell: Callable[[int], None]) -> Proof:
    """What comes of trying a line of the puzzle of a header. What `tell` raises ends the work."""
    assert header.start is not None and header.start.goal is not None
    play = Play(games.build(header))
    play.start(header.seed)
    return Prover(header.start.goal, turn, tell).prove(play, line)


def _answers(choice: Choice) -> Iterator[list[int]]:
    if choice.least == 0:
        yield []
    if choice.combinations is not None:
        yield from (list(picks) for picks in choice.combinations)
        return
    for size in range(max(1, choice.least), min(choice.most, len(choice.options)) + 1):
        yield from (list(picks) for picks in combinations(range(len(choice.options)), size))
