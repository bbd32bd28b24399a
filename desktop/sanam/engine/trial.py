"""A copy of a match on which answers are tried and taken back again.

    trial = session.trial(seed=7, pool=lists)     lists: a sequence of `imagining.DeckList`
    with trial.taken_back():
        trial.answer([0])                         whoever is asked
        worth = trial.standing(session.seat)

The ids and handles of cards that the seat can see are those of the match; hidden cards have others in every copy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sanam.engine import events as ev
from sanam.engine.batch import Batch
from sanam.engine.choice import Choice, Option
from sanam.engine.game import Game
from sanam.engine.play import Play

#: What happens where nothing is done: procedures go on, questions are put and answered.
_IDLE = (ev.Called, ev.Returned, ev.Noted, ev.Asked, ev.Answered)


def is_idle(batch: Batch) -> bool:
    """Whether nothing was done in a batch but to go on with procedures, to ask and to answer."""
    return all(isinstance(event, _IDLE) for event in batch.events)


class Trial:
    """Made by `Session.trial`. It asks every seat, and knows what was drawn by lot for what its maker cannot know."""

    def __init__(self, play: Play) -> None:
        self._play = play

    @property
    def game(self) -> Game:
        """The rules over the copy's table, for what a game itself offers a player (see `sanam.games.thinking`)."""
        return self._play.game

    @property
    def choice(self) -> Choice | None:
        """The open question; None when the match is over."""
        return self._play.table.choice

    @property
    def turn(self) -> int:
        """The number of the turn under way."""
        return self._play.game.turn()

    def standing(self, seat: int) -> float:
        """How much better the match stands for a seat than for the other (see `Game.standing`)."""
        return self._play.game.standing(seat)

    def unthinking(self) -> list[int] | None:
        """The answer of a computer to an open question that it does not think about; None for all others."""
        return self._play.game.unthinking(self.choice) if self.choice is not None else None

    def is_open_ended(self, option: Option) -> bool:
        """Whether an option only begins something by hand that nothing but a person's sense would end."""
        return self._play.game.is_open_ended(option)

    def answer(self, picks: list[int]) -> Batch:
        """Answer the open question, whoever is asked. Raises :class:`Refused`, changing nothing."""
        return self._play.answer(picks)

    @property
    def length(self) -> int:
        """How many batches have been played."""
        return len(self._play.batches)

    def way(self, since: int) -> tuple[Batch, ...]:
        """What was played after the first `since` batches (see `go_again`)."""
        return tuple(self._play.batches[since:])

    def go_again(self, way: Sequence[Batch]) -> None:
        """Go a way that was gone from where the copy stands and taken back since: what came of the answers is known,
        so the rules need not say it again.
        """
        self._play.again(way)

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        """What is answered within is taken back at the end."""
        begun = self.length
        try:
            yield
        finally:
            while self.length > begun:
                self._play.back()
