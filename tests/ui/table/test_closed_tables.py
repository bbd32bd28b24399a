"""What is closed goes from memory: neither Qt nor Python keeps it."""

from __future__ import annotations

import gc
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from shiboken6 import isValid


def held() -> list[str]:
    """The objects of the program that Qt has deleted and that somebody still holds."""
    for _ in range(3):  # what has ended tells so, and is let go
        QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    gone = (one for one in gc.get_objects() if isinstance(one, QObject) and not isValid(one))
    return sorted(type(one).__qualname__ for one in gone if type(one).__module__.startswith("sanam."))


def test_a_closed_table_is_not_kept(qtbot: Any) -> None:
    from scenario import Scenario

    from sanam.ui.table.screen import TableScreen

    before = held()
    for _ in range(2):
        s = Scenario("zh-mr2")
        s.put(0, "bear", "m1")
        screen = TableScreen(eager=True)
        screen.show()
        screen.open_match(s.play)
        QCoreApplication.processEvents()
        screen.close_match()
        screen.close()
        screen.deleteLater()
        del screen
    assert held() == before
