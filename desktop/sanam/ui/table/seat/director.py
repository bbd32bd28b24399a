"""The director: shows what happened one thing after another, so that a person can follow it. It paints nothing."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from sanam.engine.chronicle import UNKNOWN, Fact
from sanam.engine.session import Session
from sanam.engine.sight import Sight
from sanam.games.playmat import Playmat

#: How long one thing is shown, in milliseconds, by the setting of the speed.
PACES: dict[str, int] = {"instant": 0, "fast": 400, "normal": 600, "slow": 1100}
#: How many things are shown at most; of more, the last ones.
STAGES = 12
#: An answer with many things to show is told more quickly: together they take about this long at most.
LONGEST = 4200


class Director(QObject):
    """Holds what is still to be shown. `staged(sight, fact)` when a moment is on, `over` when it stands as it is now.

    told   the fact whose moment is on the screen; None: now
    pace   a key of `PACES`
    """

    staged = Signal(object, object)
    over = Signal()

    def __init__(self, playmat: Playmat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._playmat = playmat
        self.pace = "instant"
        self.told: Fact | None = None
        self._stages: list[tuple[Sight, Fact]] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    def play(self, session: Session, since: int) -> None:
        """Show what happened since the first `since` batches as the seat saw it; over at once where nothing did."""
        self._timer.stop()
        self._stages = self._worth_showing(session, since) if PACES[self.pace] else []
        self._timer.setInterval(min(PACES[self.pace], LONGEST // max(1, len(self._stages))))
        self._next()

    def _worth_showing(self, session: Session, since: int) -> list[tuple[Sight, Fact]]:
        """The moments that tell a person something: what the other player does, and of what the person does all that
        leaves the board otherwise than it ends.
        """
        stages = session.stages(since, self._playmat.pauses, STAGES)
        found = [(replace(sight, view=structs.replace(sight.view, choice=None)), fact) for sight, fact in stages]
        if not found:
            return []
        after = [*(sight.view for sight, _ in found[1:]), session.view]
        return [
            stage
            for stage, then in zip(found, after, strict=True)
            if self._of_another(stage[1], session)
            or (stage[0].view.zones, stage[0].view.seats) != (then.zones, then.seats)
        ]

    @staticmethod
    def _of_another(fact: Fact, session: Session) -> bool:
        return fact.seat is not None and fact.seat != session.seat and fact.card not in (None, UNKNOWN)

    def _next(self) -> None:
        if not self._stages:
            self.told = None
            self.over.emit()
            return
        sight, self.told = self._stages.pop(0)
        self._timer.start()
        self.staged.emit(sight, self.told)

    @property
    def interval(self) -> int:
        """Milliseconds for which each thing is shown now."""
        return self._timer.interval()

    def skip(self) -> bool:
        """Show at once how it stands now; says whether there was something to be shown before."""
        if self.told is None:
            return False
        self._timer.stop()
        self._stages = []
        self._next()
        return True

    def halt(self) -> None:
        """Show nothing any more: the match is let go."""
        self._timer.stop()
        self._stages, self.told = [], None
