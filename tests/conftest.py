"""What every test gets: a home of its own, no window system, and failure on noise and on things left running.

Qt is imported here only for tests that use it.
"""

from __future__ import annotations

import gc
import logging
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["rule_coverage", "layers", "costs"]

# Before anything of the program is imported: nothing may touch what belongs to the person at the machine.
_HOME = Path(tempfile.mkdtemp(prefix="sanam-tests-"))
for _name, _place in {
    "HOME": ".",
    "XDG_DATA_HOME": "data",
    "XDG_CONFIG_HOME": "config",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "run",
}.items():
    (_HOME / _place).mkdir(mode=0o700, exist_ok=True)
    os.environ[_name] = str(_HOME / _place)
os.environ["QT_QPA_PLATFORM"] = "offscreen"
# Qt shares each fill of a picture out among threads; a fill takes less time than waking them.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"
# Workers take over what the process that started them has set: one catalogue of the starter sets serves them all.
os.environ.setdefault("SANAM_TEST_STARTERS", str(_HOME / "starters"))

# HYPOTHESIS_PROFILE=ci or long looks further; the default finds the same examples every time.
_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile(
    "default", max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=_QUIET
)
settings.register_profile("ci", parent=settings.get_profile("default"), max_examples=100)
settings.register_profile("long", parent=settings.get_profile("default"), max_examples=2000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# Thousands of small tests each leave little garbage; looking for it as often as Python does takes a tenth of the time.
gc.set_threshold(20_000, 10, 10)


def pytest_unconfigure() -> None:
    shutil.rmtree(_HOME, ignore_errors=True)


# --- log records -------------------------------------------------------------------------------


class _Listener(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture(autouse=True)
def _no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that logs at WARNING or above, unless its `allow_log` mark names the message."""
    listener = _Listener()
    root = logging.getLogger()
    root.addHandler(listener)
    yield
    root.removeHandler(listener)
    allowed = [pattern for mark in request.node.iter_markers("allow_log") for pattern in mark.args]
    loud = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for record in listener.records
        if not any(re.search(pattern, record.getMessage()) for pattern in allowed)
    ]
    if loud:
        pytest.fail("unexpected log records:\n" + "\n".join(loud))


# --- things of Qt left behind ------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _nothing_left_running(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test that uses Qt and leaves a window, an active timer, a running animation or thread."""
    if not {"qtbot", "qapp"} & set(request.fixturenames):
        yield
        return
    # The application first: it must outlive what is compared here.
    request.getfixturevalue("qapp")
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import isValid

    started: list[tuple[Any, str]] = []

    def remember(owner: type, method: str) -> None:
        original = getattr(owner, method)

        def start(self: Any, *args: Any, **kwargs: Any) -> Any:
            caller = sys._getframe(1)
            started.append((self, f"{caller.f_code.co_filename}:{caller.f_lineno}"))
            return original(self, *args, **kwargs)

        monkeypatch.setattr(owner, method, start)

    for owner in (QTimer, QAbstractAnimation, QThread):
        remember(owner, "start")
    before = QApplication.topLevelWidgets()
    yield
    # What was handed to deleteLater counts as gone; pytest-qt has already closed the widgets added to qtbot.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    still = {
        QTimer: lambda timer: timer.isActive(),
        QAbstractAnimation: lambda animation: animation.state() == QAbstractAnimation.State.Running,
        QThread: lambda thread: thread.isRunning(),
    }
    left = [
        f"{type(thing).__name__} started at {where}"
        for thing, where in started
        if isValid(thing) and any(isinstance(thing, kind) and runs(thing) for kind, runs in still.items())
    ]
    left += [
        f"window {type(widget).__name__} {widget.objectName()!r}"
        for widget in QApplication.topLevelWidgets()
        if widget not in before
    ]
    if left:
        pytest.fail("left behind by the test:\n" + "\n".join(left))
