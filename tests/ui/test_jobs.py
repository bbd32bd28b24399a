"""Long work off the GUI thread: whoever wants to know how it ended is told, however the threads take turns."""

from __future__ import annotations

import threading
import weakref
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool
from PySide6.QtWidgets import QApplication
from shiboken6 import delete
from window_driver import until

from sanam.ui.work import Job, in_background, while_there


def test_everybody_is_told_though_the_window_goes_on_meanwhile(qapp: QApplication) -> None:
    begins, telling, goes_on = threading.Event(), threading.Event(), threading.Event()
    told: list[Any] = []

    def in_the_midst(_: object) -> None:
        telling.set()
        goes_on.wait(10)

    job = Job("", lambda progress: begins.wait(10))
    job.start()
    job.done.connect(in_the_midst, Qt.ConnectionType.DirectConnection)  # in the thread of the work
    job.done.connect(told.append)
    begins.set()
    until(telling.is_set)
    for _ in range(5):
        QApplication.processEvents()
    goes_on.set()
    until(lambda: told)
    assert told == [True] and not job.is_running


def test_a_closure_of_what_was_deleted_is_not_called(qapp: QApplication) -> None:
    told: list[tuple[str, object]] = []
    there, gone = QObject(), QObject()
    job = Job("", lambda progress: 7)
    for name, owner in (("gone", gone), ("there", there)):
        job.done.connect(while_there(owner, lambda result, name=name: told.append((name, result))))
    delete(gone)
    job.start()
    until(lambda: told)
    assert told == [("there", 7)]


class SlowStart:
    """A pool whose work has ended before `start` returns, as happens to quick work; what it started is kept then."""

    def __init__(self) -> None:
        self.kept: list[QRunnable] = []

    def start(self, task: QRunnable, priority: int) -> None:
        task.run()
        self.kept.append(task)


def test_work_that_was_quicker_than_its_start_is_let_go() -> None:
    pool, owner = SlowStart(), QObject()
    there = weakref.ref(owner)
    in_background(partial(owner.setObjectName, "done"), pool=cast(QThreadPool, pool))
    assert owner.objectName() == "done" and pool.kept
    del owner
    assert there() is None
