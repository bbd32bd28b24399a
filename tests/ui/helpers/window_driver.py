"""Plays through the whole window by mouse events: what the table's Driver does, from the home screen on."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from sanam.ui.window import Window

PREFERRED = ("attack", "normal_summon", "rock")


def press(widget: QWidget) -> None:
    """Click a control in its middle, once it is on the screen."""
    QApplication.processEvents()
    assert widget.isVisible() and widget.isEnabled(), widget.accessibleName() or widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    QApplication.processEvents()


def until(what: Callable[[], Any], seconds: float = 20.0) -> None:
    """Let the window work until `what()` is true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "it did not happen in time"
        QApplication.processEvents()
        time.sleep(0.002)


def opened(data_dir: Path, **how: Any) -> Window:
    """The window as the program opens it, with its cards there."""
    window = Window(data_dir, eager=True, **how)
    window.resize(1280, 720)
    window.begin()
    window.show()
    until(lambda: window.shelf is not None and window.home.model.ready)
    return window


def make_screens(window: Window, *screens: str) -> None:
    """Have these screens made, once the cards are there that they need."""
    until(lambda: window.shelf is not None)
    for screen in screens:
        window._make(screen)


def everything(window: Window) -> None:
    """All screens, with a match on the table."""
    make_screens(window, "cards", "decks", "sheets", "settings")
    window.play_now()
    until(lambda: window.current_screen() == "table")


def texts(window: Window) -> str:
    """Everything the messages above the screens say."""
    return "\n".join(f"{box.accessibleName()} {box.accessibleDescription()}" for box in window.notices._boxes())


class Hand:
    """Somebody with a mouse and a simple plan: bring monsters, attack with all, end the turn."""

    def __init__(self, window: Window) -> None:
        from driver import Driver

        self.window = window
        table = window.seating.table
        assert table is not None
        self.driver = Driver(table)

    @property
    def play(self) -> Any:
        match = self.window.seating.match
        assert match is not None
        return match.play

    def plan(self) -> list[int]:
        """What to answer to the open question."""
        choice = self.play.table.choice
        acts = [option.act for option in choice.options]
        for act in PREFERRED:
            if act in acts and choice.kind in ("action", "rps"):
                # The second to show a hand loses the toss.
                return [acts.index("scissors" if choice.kind == "rps" and choice.seat == 1 else act)]
        if choice.kind == "action":
            phases = [option.value for option in choice.options]
            return [phases.index("battle" if "battle" in phases else "end")]
        if choice.kind == "side":
            return list(self.driver.screen.side_screen.side)
        if choice.least == 0:
            return []
        if choice.combinations is not None:
            return list(choice.combinations[0])
        return list(range(choice.least))

    def step(self) -> None:
        """One answer by mouse."""
        before = len(self.play.batches)
        self.driver.lift()
        QApplication.processEvents()  # the table is laid out before anybody can click on it
        kind = self.play.table.choice.kind
        self.driver.answer(self.plan())
        assert len(self.play.batches) > before, f"{kind} was not answered"

    def play_on(self, until_: Callable[[], bool], most: int = 600) -> int:
        """Answer until something is so; how many answers it took."""
        for number in range(most):
            if until_():
                return number
            self.step()
        raise AssertionError(f"not over after {most} answers")
