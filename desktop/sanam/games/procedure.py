"""The base of the games' procedures: one that knows its game."""

from __future__ import annotations

from typing import Generic, TypeVar

from sanam.engine.procedure import Procedure

G = TypeVar("G")


class GameProcedure(Procedure, Generic[G]):
    """A procedure of a game; `self.rules` reads and changes the table by the rules: `G` is what it needs of them."""

    game_as = "rules"
    rules: G
