"""Where the rules stand: the procedures that run, each with its steps and the rules they carry out.

It says nothing of cards, and everybody may know it: which rulebook step is under way is seen at any real table.
"""

from __future__ import annotations

import msgspec

from sanam.engine.play import Play


class Running(msgspec.Struct, frozen=True):
    """A procedure that is under way.

    procedure  its name
    steps      for each of its steps the rules that it carries out
    at         the index of the step that is under way
    """

    procedure: str
    steps: tuple[tuple[str, ...], ...]
    at: int


def running(play: Play) -> tuple[Running, ...]:
    """The procedures under way, the outermost first; none before the match and after it."""
    found = []
    for frame in play.table.stack:
        procedure = play.game.procedures[frame.procedure]
        steps = tuple(step.rules for step in procedure.steps)  # type: ignore[attr-defined]
        # A step that has asked or called another procedure stays under way until the next one begins.
        found.append(Running(frame.procedure, steps, max(0, min(frame.step, len(steps)) - 1)))
    return tuple(found)
