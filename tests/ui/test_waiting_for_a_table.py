"""While a table is prepared the screen on which it was asked for stays as it is, and says how far the work is."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from window_driver import press, until

from sanam.ui import seating


@pytest.fixture
def waiting(window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Any, Event]:
    """The window in which a match has been started, and what lets its table come."""
    main, come, begin = window(), Event(), seating.begin

    def slowly(*args: Any) -> Any:
        assert come.wait(30)
        return begin(*args)

    monkeypatch.setattr(seating, "begin", slowly)
    press(main.home.tiles["new-match"])
    main.new_match.best_of.choose(1)
    return main, come


def test_new_match_keeps_its_size_and_its_faces_and_shows_the_work_in_its_lowest_row(waiting: Any) -> None:
    main, come = waiting
    screen = main.new_match
    before = [(part.geometry(), part.isVisible()) for part in (screen, screen.foot, *(s.strip for s in screen.seats))]
    press(screen.start_button)
    until(lambda: screen.foot.strip.isVisible())
    assert not screen.start_button.isVisible() and not main.busy_strip.isVisible()
    after = [(part.geometry(), part.isVisible()) for part in (screen, screen.foot, *(s.strip for s in screen.seats))]
    assert after == before
    come.set()
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
    main.choose_match()
    until(lambda: screen.start_button.isVisible())
    assert not screen.foot.strip.isVisible()


def test_what_is_cancelled_gives_the_row_and_the_keyboard_back(waiting: Any) -> None:
    main, come = waiting
    screen = main.new_match
    screen.start_button.setFocus()
    press(screen.start_button)
    until(lambda: screen.foot.strip.isVisible())
    cancel = screen.foot.strip.findChild(QPushButton)
    assert main.focusWidget() is cancel
    press(cancel)
    come.set()
    until(lambda: screen.start_button.isVisible())
    assert main.seating.match is None and main.focusWidget() is screen.start_button


def test_whoever_goes_elsewhere_meanwhile_sees_the_work_there(waiting: Any) -> None:
    main, come = waiting
    press(main.new_match.start_button)
    until(lambda: main.new_match.foot.strip.isVisible())
    main.show_screen("home")
    until(main.busy_strip.isVisible)
    come.set()
    until(lambda: main.seating.match is not None)
    assert not main.busy_strip.isVisible()
