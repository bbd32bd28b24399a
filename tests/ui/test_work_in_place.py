"""Work that is begun on a screen is shown in its lowest row: the screen stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from window_driver import press, until

from sanam.ui import seating
from sanam.ui.work import Job, Progress


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


def lasting(until_set: Event) -> Job:
    def work(progress: Progress) -> None:
        while not until_set.wait(0.01):
            progress.advance(1, 2)

    return Job("Lasting", work)


def test_a_sheet_that_is_written_moves_nothing_and_other_work_hides_no_way_out(window: Callable[..., Any]) -> None:
    main, end, over = window(), Event(), Event()
    main.show_screen("sheets")
    sheets = main.sheets
    until(lambda: not main._jobs and not main.busy_strip.isVisible() and sheets.ways.to_pdf.isEnabled())
    place = sheets.foot.geometry()
    sheets.outputs._run(lasting(end), in_place=True)
    until(sheets.foot.strip.isVisible)
    assert sheets.foot.geometry() == place and not sheets.ways.isVisible() and not main.busy_strip.isVisible()
    end.set()
    until(sheets.ways.isVisible)
    assert sheets.foot.geometry() == place
    main.run(lasting(over))  # as the texts of cards are read
    until(main.busy_strip.isVisible)
    assert sheets.ways.to_pdf.isVisible()
    over.set()
    until(lambda: not main.busy_strip.isVisible())


def test_the_end_of_other_work_does_not_hide_what_is_shown_since(window: Callable[..., Any]) -> None:
    main, first, second = window(), Event(), Event()
    jobs = [main.run(lasting(first)), main.run(lasting(second))]
    until(main.busy_strip.isVisible)
    first.set()
    until(lambda: not jobs[0].is_running and len(main._jobs) == 1)
    assert main.busy_strip.isVisible() and main.busy_strip.job is jobs[1]
    second.set()
    until(lambda: not main.busy_strip.isVisible())
