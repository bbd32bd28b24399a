"""What all procedures of a match share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sanam.engine.procedure import Outcome, Procedure

if TYPE_CHECKING:
    from sanam.games.onepiece.game import OnePieceGame


class OnePieceProcedure(Procedure):
    """A procedure of the match; `self.rules` reads and changes the table by the rules."""

    @property
    def rules(self) -> OnePieceGame:
        return cast("OnePieceGame", self.play.game)

    def autos(self) -> Outcome:
        """Take up the auto abilities that wait, if any do (see `autos.Autos`)."""
        from sanam.games.onepiece.autos import Autos

        return self.call(Autos) if self.table.triggers else None
