"""Screens are made beforehand in parts; whoever wants one sooner has it at once."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import Any

import pytest
from window_driver import until

from sanam.ui import window_screens
from sanam.ui.window_screens import CARDS, EDITOR, MODULES, NEW, SETTINGS, SHEETS

SCREENS = (NEW, EDITOR, CARDS, SHEETS, SETTINGS)
Open = Callable[..., Any]


@pytest.fixture
def main(window: Open) -> Any:
    """A window with its cards, in which nothing is made beforehand."""
    made = window()
    until(lambda: made.shelf is not None)
    return made


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_comes_in_several_parts(main: Any, screen: str) -> None:
    parts = main._parts(screen)
    assert sum(1 for _ in parts) >= 5
    assert main.has_screen(screen)
    assert next(main._parts(screen), "nothing") == "nothing"  # it is not made again


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_that_is_half_made_is_there_when_it_is_wanted(main: Any, screen: str) -> None:
    next(main._parts(screen))
    assert not main.has_screen(screen)
    main.show_screen(screen)
    assert main.current_screen() == screen
    shown = main.stack.currentWidget()
    main.show_screen("home")
    main.show_screen(screen)
    assert main.stack.currentWidget() is shown


def test_a_table_that_is_half_made_is_there_for_a_match(main: Any) -> None:
    next(main.seating.table_parts())
    assert main.seating.table is None
    main.play_now()
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table" and main.stack.currentWidget() is main.seating.table


def test_what_was_begun_with_other_cards_is_finished_before_they_change(main: Any) -> None:
    next(main._parts(CARDS))
    main._cards_changed()
    assert main.cards is not None and main.has_screen(CARDS)


def test_what_the_screens_are_made_of_is_not_loaded_by_the_thread_of_the_window(
    main: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: dict[str, int] = {}
    monkeypatch.setattr(window_screens, "import_module", lambda name: loaded.update({name: threading.get_ident()}))
    main._go_on(None)
    until(lambda: len(loaded) == len(MODULES))
    assert threading.get_ident() not in loaded.values()
    assert all(name in sys.modules for name in loaded)


def test_a_window_that_is_closed_begins_nothing_and_stops_what_it_loads(
    main: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: main._importing is not None and not main._importing.is_running)
    loaded: list[str] = []
    first, go_on = threading.Event(), threading.Event()

    def load(name: str) -> None:
        loaded.append(name)
        first.set()
        go_on.wait(10)

    monkeypatch.setattr(window_screens, "import_module", load)
    main._go_on(None)
    assert first.wait(10)
    threading.Timer(0.2, go_on.set).start()
    main.close()
    assert len(loaded) == 1
    main._go_on(None)  # the answer of a job that ended as the window closed
    assert not main._importing.is_running and len(loaded) == 1


@pytest.mark.beforehand
def test_it_is_said_each_time_when_much_has_been_made_that_stays(window: Open) -> None:
    """The cards, what the screens are made of, and the screens: the garbage collector need not look through them."""
    made = window()
    told: list[bool] = []
    made.settled.connect(lambda: told.append(all(made.has_screen(screen) for screen in SCREENS)))
    until(lambda: told and told[-1], 60)
    assert len(told) >= 2 and not told[0]  # and once before, with the cards
