"""Long work off the GUI thread: whoever wants to know how it ended is told, however the threads take turns."""

from __future__ import annotations

import threading
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication
from shiboken6 import delete
from window_driver import until

from sanam.ui.work import Job, while_there


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
