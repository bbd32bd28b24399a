"""What all procedures of a match share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from sanam.engine.procedure import Call, Outcome, Procedure

if TYPE_CHECKING:
    from sanam.games.onepiece.game import OnePieceGame


class OnePieceProcedure(Procedure):
    """A procedure of the match; `self.rules` reads and changes the table by the rules."""

    @property
    def rules(self) -> OnePieceGame:
        return cast("OnePieceGame", self.play.game)

    def call(self, procedure: type[Procedure] | str, **locals: Any) -> Call:
        """Call a procedure by class, or by name where importing it would go round in a circle."""
        return Call(procedure if isinstance(procedure, str) else procedure.name, locals)

    def autos(self) -> Outcome:
        """Take up the auto abilities that wait, if any do (see `autos.Autos`)."""
        return self.call("Autos") if self.table.triggers else None
