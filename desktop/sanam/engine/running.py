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
    rule       of its rules the one that the step which called the procedure carries out as well, "" for none
    """

    procedure: str
    steps: tuple[tuple[str, ...], ...]
    at: int
    rule: str = ""


def running(play: Play) -> tuple[Running, ...]:
    """The procedures under way, the outermost first; none before the match and after it."""
    found = []
    called: tuple[str, ...] = ()
    for frame in play.table.stack:
        procedure = play.game.procedures[frame.procedure]
        steps = tuple(step.rules for step in procedure.steps)  # type: ignore[attr-defined]
        # A step that has asked or called another procedure stays under way until the next one begins.
        at = max(0, min(frame.step, len(steps)) - 1)
        now = steps[at] if steps else ()
        found.append(Running(frame.procedure, steps, at, next((rule for rule in now if rule in called), "")))
        called = now
    return tuple(found)
