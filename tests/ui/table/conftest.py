"""Tables for tests: the helpers' folder on the path, a screen that is closed again."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[2]
RULES = (TESTS / "games" / game for game in ("onepiece", "summoner_master", "yugioh"))
sys.path[:0] = [str(Path(__file__).parent), str(TESTS / "ui" / "helpers"), *map(str, RULES)]


@pytest.fixture
def table(qtbot: Any) -> Iterator[Callable[..., Any]]:
    """`table(play)` opens a match on a screen of 1280×720 without animation and gives its Driver."""
    from driver import Driver
    from made_once import look_usual
    from PySide6.QtWidgets import QApplication

    from sanam.ui.table.screen import TableScreen

    look_usual()
    screens: list[TableScreen] = []

    def opened(play: Any, width: int = 1280, height: int = 720, animated: bool = False) -> Driver:
        screen = TableScreen(eager=True)
        screen.set_animated(animated)
        screen.resize(width, height)
        qtbot.addWidget(screen)
        screen.show()
        screen.open_match(play)
        QApplication.processEvents()
        screens.append(screen)
        return Driver(screen)

    yield opened
    for screen in screens:
        screen.close_match()
        screen.close()
