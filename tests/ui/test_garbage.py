"""Garbage is collected in the thread of the window, and only there."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from sanam.ui.garbage import Collector


class Looped:
    """Something that only the garbage collector frees."""

    def __init__(self) -> None:
        self.itself = self
        self.thread: list[int] = []

    def __del__(self) -> None:
        DIED.append(threading.get_ident())


DIED: list[int] = []


@pytest.mark.usefixtures("qapp")
def test_what_another_thread_makes_is_freed_in_this_one(qtbot: QtBot) -> None:
    owner = QObject()
    collector = Collector(owner)
    DIED.clear()

    def work() -> None:
        for _ in range(gc.get_threshold()[0] + 1):
            Looped()

    try:
        worker = threading.Thread(target=work)
        worker.start()
        worker.join()
        assert not DIED, "freed by a thread that only worked"
        qtbot.waitUntil(lambda: len(DIED) > gc.get_threshold()[0] // 2, timeout=5000)
        assert {*DIED} == {threading.get_ident()}
    finally:
        collector.end()
    assert gc.isenabled()
    gc.disable()  # as the fixture of these tests has left it
