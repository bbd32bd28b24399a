"""What stands between Qt and the terminal the window was started from: no display, and Ctrl-C."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from PySide6.QtCore import QMessageLogContext, QSocketNotifier, QtMsgType, qInstallMessageHandler


@contextmanager
def stating_faults() -> Iterator[None]:
    """Where Qt aborts the process because there is no display, the process says so in one line and ends with 1."""
    reasons: list[str] = []

    def told(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        reasons.append(message.split("\n", 1)[0].strip())
        if kind == QtMsgType.QtFatalMsg:
            said = "; ".join(dict.fromkeys(reason for reason in reasons if reason))
            print(f"sanam: the window cannot be opened: {said}", file=sys.stderr)
            sys.stderr.flush()
            os._exit(1)  # Qt would abort, and the system keep a picture of the memory

    before = qInstallMessageHandler(told)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    if before is None:
        print(*reasons, sep="\n", end="\n" if reasons else "", file=sys.stderr)


@contextmanager
def quitting_on_interrupt(leave: Callable[[], None]) -> Iterator[list[int]]:
    """Ctrl-C calls `leave`, also while Qt waits for events; the list holds the signal afterwards."""
    caught: list[int] = []

    def interrupted(number: int, frame: FrameType | None) -> None:
        caught.append(number)
        leave()

    # Python runs a handler between two of its instructions; the byte that arrives lets Qt come to one.
    waking, woken = socket.socketpair()
    for end in (waking, woken):
        end.setblocking(False)
    notifier = QSocketNotifier(woken.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(lambda *_: woken.recv(64))
    before = signal.signal(signal.SIGINT, interrupted)
    fd = signal.set_wakeup_fd(waking.fileno(), warn_on_full_buffer=False)
    try:
        yield caught
    finally:
        signal.set_wakeup_fd(fd)
        signal.signal(signal.SIGINT, before)
        notifier.setEnabled(False)
        notifier.deleteLater()
        waking.close()
        woken.close()
