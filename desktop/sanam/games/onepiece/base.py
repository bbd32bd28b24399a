"""What all procedures of a match share."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sanam.engine.procedure import Outcome, Procedure

if TYPE_CHECKING:
    from sanam.engine.play import Play
    from sanam.engine.table import Frame
    from sanam.games.onepiece.extras import Extra
    from sanam.games.onepiece.game import OnePieceGame


class OnePieceProcedure(Procedure):
    """A procedure of the match; `self.rules` reads and changes the table by the rules."""

    def __init__(self, play: Play, frame: Frame) -> None:
        super().__init__(play, frame)
        self.rules = cast("OnePieceGame", play.game)

    def call_extra(self, extra: Extra) -> Outcome:
        """Have a payment made that an ability demands in addition (see `extras`)."""
        from sanam.games.onepiece.autos import resolve_class

        return self.call(
            resolve_class(), card=extra.card, seat=extra.seat, code=self.table.cards[extra.card].code,
            ability=extra.ability, part="extra", at=extra.start, to=extra.end,
        )  # fmt: skip

    def autos(self) -> Outcome:
        """Take up the auto abilities that wait, if any do (see `autos.Autos`)."""
        from sanam.games.onepiece.autos import Autos

        return self.call(Autos) if self.table.triggers else None
