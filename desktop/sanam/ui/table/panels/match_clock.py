"""A clock for a match: how long each seat has had the decision, for whoever wants to play to time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer

from sanam.ui.plain import PlainLabel
from sanam.ui.text import isolated, joined, plain_number, tr

if TYPE_CHECKING:
    from sanam.ui.table.seat.controller import TableController


def spoken(seconds: int) -> str:
    """Minutes and seconds in the digits of the person's language."""
    minutes, rest = divmod(seconds, 60)
    return f"{plain_number(minutes)}:{plain_number(0) if rest < 10 else ''}{plain_number(rest)}"


class MatchClock(PlainLabel):
    """Counts while a seat is asked and the screen is seen; stands still behind a curtain and while one looks back."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "small")
        self.setAccessibleName(tr("Match clock"))
        self.spent = [0, 0]  # milliseconds
        self.wanted = False
        self._controller: TableController | None = None
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self.count)
        self.hide()

    def want(self, on: bool) -> None:
        """Show it and count, or neither."""
        self.wanted = on
        self.setVisible(on and self._controller is not None)
        self._run()

    def begin(self, controller: TableController) -> None:
        """A match was opened: both have used no time yet."""
        self.spent = [0, 0]
        self._controller = controller
        self.want(self.wanted)
        self._show()

    def end(self) -> None:
        """The match was let go."""
        self._controller = None
        self._run()
        self.hide()

    def _run(self) -> None:
        if self.wanted and self._controller is not None:
            self._since.start()
            self._tick.start()
        else:
            self._tick.stop()

    def count(self) -> None:
        """Add what has passed since the last time to the seat that decides."""
        passed = self._since.restart() if self._since.isValid() else 0
        controller = self._controller
        if controller is None:
            return
        asked = controller.match.asked
        if asked is not None and not controller.covered and controller.past is None and self.isVisible():
            self.spent[asked] += passed
        self._show()

    def _show(self) -> None:
        controller = self._controller
        if controller is None:
            return
        parts = [
            f"{isolated(controller.seat_name(seat))} {spoken(self.spent[seat] // 1000)}"
            for seat in (controller.seat, 1 - controller.seat)
        ]
        self.setText(joined(" · ", parts))
        self.setAccessibleDescription(self.text())
