"""A damaged catalogue in the window: what is damaged is said, and a button brings it back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sanam.ui.problems import Problem
from sanam.ui.window import Window


@pytest.mark.allow_log("Unpacking the starter cards")
def test_a_damaged_catalogue_is_repaired_from_the_window(
    data_dir: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(data_dir / "catalogue.db")) as conn:
        conn.execute("drop table texts")
        conn.commit()
    told: list[tuple[Problem, Callable[[], None] | None]] = []
    window = Window(data_dir, eager=True)
    qtbot.addWidget(window)
    monkeypatch.setattr(window, "show_problem", lambda problem, action="", act=None: told.append((problem, act)))
    window.begin()
    window.show()
    qtbot.waitUntil(lambda: bool(told), timeout=20_000)
    problem, act = told[0]
    assert problem.what == "The card catalogue is damaged." and "texts" in problem.reason
    assert act is not None
    act()
    qtbot.waitUntil(lambda: window.shelf is not None and window.home.model.ready, timeout=60_000)
    assert told[1][0].what == "The catalogue was repaired."
    assert window.catalogue is not None and window.catalogue.names("yugioh")
    window.close()
