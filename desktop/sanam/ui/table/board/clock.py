"""One clock for everything that moves on the table: several movements at once, none waits for another."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter

from PySide6.QtCore import QObject, Qt, QTimer, Signal

#: Milliseconds of a card's travel, and of the smaller turns and fades.
TRAVEL, TURN = 210, 170
FRAME = 15


def ease(t: float) -> float:
    """Quick to leave, slow to arrive; `t` in 0–1."""
    return 1.0 - (1.0 - t) ** 3


class Clock(QObject):
    """Runs movements. A movement is a function of progress 0–1 (eased) under a key; a new one under the same key
    takes the place of the old one from where it is. With `enabled` False everything arrives at once."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        self._moves: dict[Hashable, tuple[Callable[[float], None], float, float, Callable[[], None] | None]] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.tick)

    @property
    def moving(self) -> bool:
        return bool(self._moves)

    def run(
        self,
        key: Hashable,
        step: Callable[[float], None],
        milliseconds: int = TRAVEL,
        *,
        delay: int = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Start a movement; `step` is called with 0–1 at each frame and last with exactly 1."""
        if not self.enabled:
            self._moves.pop(key, None)
            step(1.0)
            if done:
                done()
            return
        start = perf_counter() + delay / 1000
        self._moves[key] = (step, start, milliseconds / 1000, done)
        if not self._timer.isActive():
            self._timer.start()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._moves

    def stop(self, key: Hashable) -> None:
        """Forget a movement where it is."""
        self._moves.pop(key, None)

    def finish(self) -> None:
        """Bring everything to its end now."""
        while self._moves:
            key, (step, _, _, done) = next(iter(self._moves.items()))
            del self._moves[key]
            step(1.0)
            if done:
                done()
        self._timer.stop()
        self.idle.emit()

    def tick(self) -> None:
        """One frame."""
        now = perf_counter()
        for key, move in list(self._moves.items()):
            if self._moves.get(key) is not move:
                continue
            step, start, length, done = move
            t = (now - start) / length
            if t < 0:
                continue
            if t >= 1:
                del self._moves[key]
                step(1.0)
                if done:
                    done()
            else:
                step(ease(t))
        if not self._moves:
            self._timer.stop()
            self.idle.emit()
