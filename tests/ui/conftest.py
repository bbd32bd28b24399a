"""Windows for tests: a data directory whose catalogue has the starter cards, and helpers on the path."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path[:0] = [str(Path(__file__).parent / "table"), str(Path(__file__).parent / "helpers")]


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    """What a person owns after a first start."""
    from starter_cards import with_starters

    return with_starters(tmp_path / "data")


@pytest.fixture(autouse=True)
def _english_afterwards() -> Iterator[None]:
    """A test that speaks another language hands the application on in English."""
    yield
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from sanam.ui import language
    from sanam.ui.app import look

    app = QApplication.instance()
    if app is not None and language.current().code != "en":
        # Closed windows that wait to be deleted would be styled again.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        look(app, "dark", "en", 1.0)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def _garbage() -> Iterator[None]:
    """Garbage is collected in this thread alone, as in the program; what a window had put aside as long-lived goes with
    it."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()
    gc.collect(1)


@pytest.fixture(scope="session", autouse=True)
def _pictures_shared() -> Iterator[None]:
    """The same card and the same ground are painted once for all tests."""
    from made_once import pictures_shared

    with pictures_shared():
        yield


@pytest.fixture(autouse=True)
def _screens_when_shown(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen is made when it is shown, unless the test is marked `beforehand`: all of them would cost each test half
    a second.
    """
    if "qapp" in request.fixturenames and request.node.get_closest_marker("beforehand") is None:
        from sanam.ui.window_screens import WindowScreens

        monkeypatch.setattr(WindowScreens, "_warm", lambda self, parts: None)


@pytest.fixture
def window(qtbot: Any, data_dir: Path) -> Iterator[Callable[..., Any]]:
    """`window()` opens the program on `data_dir` as a person would find it; `window(folder)` on another."""
    from made_once import wear_usual
    from window_driver import opened

    wear_usual()
    made: list[Any] = []

    def open_(folder: Path | None = None, **how: Any) -> Any:
        one = opened(folder or data_dir, **how)
        qtbot.addWidget(one)
        made.append(one)
        return one

    yield open_
    for one in made:
        one.close()
