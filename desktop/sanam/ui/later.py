"""What is done a little later, as long as its owner is there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def later(owner: QObject, do: Callable[[], object], milliseconds: int = 0) -> None:
    """Call `do` once from the event loop, unless `owner` has gone before.

    `QTimer.singleShot` with a context keeps what it would have called for ever when the context goes first.
    """
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.timeout.connect(do)
    timer.timeout.connect(timer.deleteLater)
    timer.start(milliseconds)
