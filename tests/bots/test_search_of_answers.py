"""The search plays every trial to the same end, whichever answer begins it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sanam.bots.computer import Strength
from sanam.bots.search import TURNS, Search
from sanam.engine.choice import Choice, Option
from sanam.games.thinking import Advice, Thinking


class Copy:
    """A match in which one answer ends the turn and the other does not."""

    def __init__(self) -> None:
        self.turn, self.game = 1, self
        self.choice = Choice(0, "action", [Option("pass"), Option("act")])

    def answer(self, picks: list[int]) -> None:
        self.turn += picks == [0]

    @contextmanager
    def taken_back(self) -> Iterator[None]:
        turn = self.turn
        yield
        self.turn = turn


class Passing:
    def advise(self, choice: Choice) -> list[Advice]:
        return [Advice((0,), 0.0)]


def test_an_answer_that_ends_the_turn_is_not_played_on_for_longer() -> None:
    ends: list[int] = []

    def worth(game: Any, seat: int) -> float:
        ends.append(game.turn)
        return 0.0

    thinking = Thinking(policy=lambda game, style: Passing(), worth=worth)
    made: Any = Copy
    search = Search(thinking, Strength(copies=1, beam=2, limit=100), 0, made, lambda: None)
    search.best([Advice((0,), 0.0), Advice((1,), 0.0)])
    assert ends == [1 + TURNS, 1 + TURNS]
