"""The base of the games' procedures: one that knows its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from sanam.engine.procedure import Procedure

if TYPE_CHECKING:
    from sanam.engine.changes import Changes
    from sanam.engine.table import Frame

G = TypeVar("G")


class GameProcedure(Procedure, Generic[G]):
    """A procedure of a game; `self.rules` reads and changes the table by the rules: `G` is what it needs of them."""

    def __init__(self, play: Changes, frame: Frame) -> None:
        # What the base does, without the call: one is built whenever a procedure goes on.
        self.play, self.frame, self.table = play, frame, play.table
        self.game = play.game
        self.rules: G = self.game
