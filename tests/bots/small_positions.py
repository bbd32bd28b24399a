"""Small positions with one right move, made up by hand: what any good player sees at once.

A position is a function that lays out a table and says what is right there: answers, each as the acts and cards that
are picked (nothing picked is "pass"), or `WINS`: whoever is asked wins before the turn is over. They stand in a module
for each game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from table_scene import Scene

WINS = "wins"
#: The right answers: sets of (act, card).
Right = str | list[set[tuple[str, int | None]]]
Build = Callable[[], tuple[Any, Right]]


class Position(NamedTuple):
    game: str
    name: str
    build: Callable[[], tuple[Scene, Right]]


POSITIONS: list[Position] = []


def of(game: str) -> Callable[[Build], Build]:
    """Keeps what it decorates among the positions of a game."""

    def keep(build: Build) -> Build:
        POSITIONS.append(Position(game, build.__name__, build))
        return build

    return keep


def one(*answers: tuple[str, int | None]) -> Right:
    """Any of these single picks."""
    return [{answer} for answer in answers]


def passed(s: Any, *kinds: str) -> None:
    """Go on by first answers until a question of one of these kinds is asked."""
    for _ in range(20):
        if s.choice.kind in kinds:
            return
        s.play.answer(list(range(s.choice.least)))
    raise AssertionError(s.choice)
