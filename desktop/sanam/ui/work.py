"""Long work off the GUI thread: a function that reports how far it is and may be cancelled between its steps."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot
from shiboken6 import isValid

log = logging.getLogger(__name__)

_REPORT_EVERY = 0.04  # seconds between progress signals: enough for the eye, cheap for the event loop


def while_there(owner: QObject, call: Callable[..., object]) -> Callable[..., None]:
    """`call`, a closure of `owner`'s, as something that does nothing once `owner` is deleted: for a job's signals, of
    which Qt takes a method of a deleted object away by itself, but no closure.
    """

    def guarded(*told: Any) -> None:
        if isValid(owner):
            call(*told)

    return guarded


def _nobody(*_: object) -> None:
    """Is told something, and does nothing."""


class Cancelled(Exception):
    """Raised inside the work when its person no longer wants it."""


class Progress:
    """What the work holds: call `advance` between steps; it raises Cancelled when the work is to stop."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._last = 0.0
        self.is_cancelled = False

    def advance(self, done: int, total: int = 0, note: str = "") -> None:
        """`done` of `total` steps; a total of 0 means that nobody knows."""
        if self.is_cancelled:
            raise Cancelled
        now = time.monotonic()
        if now - self._last >= _REPORT_EVERY or (total and done >= total):
            self._last = now
            self._job.advanced.emit(done, total, note)


class Job(QObject):
    """One piece of work. Signals arrive in the thread of the receiver; exactly one of the last three is sent."""

    begun = Signal()
    advanced = Signal(int, int, str)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    _told = Signal()

    def __init__(self, title: str, work: Callable[[Progress], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self._work = work
        self._progress = Progress(self)
        self.is_running = False
        # No timer: the last who holds the job may be the thread that did the work, and a timer dies in its own only.
        self._told.connect(self.let_go, Qt.ConnectionType.QueuedConnection)

    def start(self, pool: QThreadPool | None = None) -> Job:
        """Begin. A job runs once; the caller keeps a reference until it has ended."""
        self.is_running = True
        self.begun.emit()
        in_background(self.run_now, pool=pool)
        return self

    def let_go(self) -> None:
        """Tell nobody any more. Qt holds closures where no garbage collector looks, so that one that knows this job or
        a window that does would keep both for ever.
        """
        for signal in (self.begun, self.advanced, self.done, self.failed, self.cancelled):
            # To take away what may be none warns, and to ask how many there are waits for Qt without letting other
            # threads run: one of them that connected something just then held what was waited for, and all stood still.
            signal.connect(_nobody)
            signal.disconnect()

    @Slot()
    def cancel(self) -> None:
        """Ask the work to stop at its next step."""
        self._progress.is_cancelled = True

    @property
    def is_cancelled(self) -> bool:
        """Whether it has been asked to stop, though it may have come to its end."""
        return self._progress.is_cancelled

    def run_now(self) -> None:
        """The work itself, in whatever thread calls it."""
        try:
            result = self._work(self._progress)
        except Cancelled:
            ending: tuple[Any, ...] = (self.cancelled,)
        except Exception as error:  # handed to the GUI thread whole: it knows what to say
            log.exception("%s failed", self.title)
            ending = (self.failed, error)
        else:
            ending = (self.done, result)
        self.is_running = False
        try:
            ending[0].emit(*ending[1:])
            self._told.emit()  # only now: it arrives when everybody has been told
        except RuntimeError:  # the window that wanted it has gone
            log.debug("%s ended after its owner", self.title)


def in_background(do: Callable[[], object], *, priority: int = 0, pool: QThreadPool | None = None) -> None:
    """Call `do` in a thread of `pool` (the one that all share); of several that wait, the highest priority is first."""
    (pool or QThreadPool.globalInstance()).start(_Task(do), priority)


class _Task(QRunnable):
    """Calls a function once, and lets go of it: when the work ends before `QThreadPool.start` has returned, PySide
    keeps the task for ever, and with it a window that the function knows.
    """

    def __init__(self, do: Callable[[], object]) -> None:
        super().__init__()
        self._do: Callable[[], object] | None = do

    def run(self) -> None:
        do, self._do = self._do, None
        if do is not None:
            do()
