"""Collecting garbage in the thread of the window, and nowhere else."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

#: Milliseconds between two looks at how much there may be.
EVERY = 200


class Collector(QObject):
    """Python collects garbage in whichever thread happens to make the next object. A widget that lies in it would be
    deleted there, which Qt does not survive; so this looks instead, whenever the event loop has time.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect the oldest generation that is due, by Python's own thresholds."""
        counts, thresholds = gc.get_count(), gc.get_threshold()
        for generation in (2, 1, 0):
            if counts[generation] > thresholds[generation]:
                gc.collect(generation)
                return

    def end(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()
