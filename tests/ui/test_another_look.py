"""Another language or theme while the window is open: nothing is lost, and nobody waits."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QThreadPool, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from window_driver import everything, make_screens, until

from sanam.ui import language, theme
from sanam.ui.app import WindowHost, look
from sanam.ui.last_setup import recall
from sanam.ui.settings.values import LANGUAGE, THEME, Settings
from sanam.ui.work import Job


def test_a_language_is_switched_while_a_match_is_on_the_table(qapp: QApplication, data_dir: Path, qtbot: Any) -> None:
    settings = Settings(data_dir)
    settings.set(LANGUAGE, "en")
    host = WindowHost(qapp, data_dir, settings, eager=True)
    try:
        host.apply()
        host.window.begin()
        host.window.show()
        everything(host.window)
        before = host.window
        match, place = before.seating.match.id, before.size()
        editor = before.editor
        editor.deck_files.open_deck("starter:river")
        code = editor.document.deck.codes("main")[0]
        for _ in range(2):
            editor.piles.fewer.emit(code, "main")
        editor.document.history.undo()
        deck = editor.document.deck
        editor.results.field.setText("lantern")
        before.cards.set_game("onepiece")
        before.cards.edit.setText("bell")
        before.show_screen("settings")
        before.settings_screen.languages["th"].click()
        until(lambda: host.window is not before)
        after = host.window
        assert after.current_screen() == "settings"
        assert after.windowTitle() == "ตั้งค่า – Sanam"
        until(lambda: after.seating.match is not None)
        assert after.seating.match.id == match
        QApplication.processEvents()
        assert after.current_screen() == "settings"
        assert Settings(data_dir).get(LANGUAGE) == "th"
        assert after.size() == place
        make_screens(after, "decks", "cards")
        document = after.editor.document
        assert document.deck == deck and document.history.canRedo()
        document.history.undo()
        assert document.deck.total() == deck.total() + 1 and not document.history.canUndo()
        document.history.redo()
        document.history.redo()
        assert document.deck.total() == deck.total() - 1
        assert after.editor.results.field.text() == "lantern"
        assert (after.cards.game, after.cards.edit.text()) == ("onepiece", "bell")
    finally:
        host.window.close()
        host.window.deleteLater()
        host.deleteLater()
        look(qapp, "dark", "en", 1.0)


def test_another_look_does_not_style_the_window_that_goes(qapp: QApplication, data_dir: Path, qtbot: Any) -> None:
    """Styling all the screens again takes seconds, in which clicks are lost."""

    class Styled(QObject):
        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
            if event.type() == QEvent.Type.StyleChange and isinstance(watched, QWidget):
                self.count += watched.window() is before
            return False

    settings = Settings(data_dir)
    host = WindowHost(qapp, data_dir, settings, eager=True)
    before = host.window
    styled = Styled()
    try:
        host.apply()
        host.window.begin()
        host.window.show()
        everything(host.window)
        host.window.show_screen("settings")
        qapp.installEventFilter(styled)
        for setting, value in ((THEME, "light"), (LANGUAGE, "fa")):
            before = host.window
            styled.count = 0
            before.settings_screen._set(setting, value)
            until(lambda before=before: host.window is not before)
            assert styled.count < 50  # all screens have some thousands
            make_screens(host.window, "settings", "decks")
            until(lambda: host.window.seating.match is not None)
    finally:
        qapp.removeEventFilter(styled)
        host.window.close()
        host.window.deleteLater()
        host.deleteLater()
        look(qapp, "dark", "en", 1.0)


class Switched:
    """What a switch of the look did: the windows before and after it, and the bar the moment it was there."""

    def __init__(self, host: WindowHost, setting: Any, value: str) -> None:
        before = host.window
        self.before = weakref.ref(before)
        self.catalogue, self.shelf = before.catalogue, before.shelf
        before._look(setting, value)
        until(lambda: host.window is not before)
        self.after = host.window
        self.tabs = [made.text() for made in self.after._group.buttons() if made.isVisibleTo(self.after)]


@pytest.fixture
def host(qapp: QApplication, data_dir: Path) -> Iterator[WindowHost]:
    """The program with its cards there."""
    made = WindowHost(qapp, data_dir, Settings(data_dir), eager=True)
    made.apply()
    made.window.begin()
    made.window.show()
    until(lambda: made.window.shelf is not None and made.window.home.model.ready)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()
    look(qapp, "dark", "en", 1.0)


@pytest.mark.parametrize(("setting", "value", "decks"), [(THEME, "light", "Decks"), (LANGUAGE, "th", "เด็ค")])
def test_a_switch_goes_on_with_the_cards_that_are_open(
    host: WindowHost, setting: Any, value: str, decks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[object] = []
    monkeypatch.setattr("sanam.ui.window.open_cards", lambda *given: opened.append(given))
    done = Switched(host, setting, value)
    assert len(done.tabs) == 6 and decks in done.tabs
    assert done.after.home.model.ready and done.after.home.model.decks  # nothing is said to be prepared
    assert (done.after.catalogue, done.after.shelf) == (done.catalogue, done.shelf)
    done.after.show_screen("decks")  # a tab can be used before its screen was made
    assert done.after.current_screen() == "decks" and done.after.shelf.entries()
    make_screens(done.after, "settings")
    assert opened == []
    assert len(done.after._group.buttons()) == 6


def test_players_whom_nobody_named_are_called_in_the_new_language(host: WindowHost, data_dir: Path) -> None:
    make_screens(host.window, "new-match")
    screen = host.window.new_match
    screen.seats[1].name.setText("Bo")
    screen.start.emit(screen.setup())
    assert [seat.name for seat in recall(data_dir).seats] == ["", "Bo"]  # type: ignore[union-attr]
    after = Switched(host, LANGUAGE, "fa").after
    make_screens(after, "new-match")
    assert [seat.name.text() for seat in after.new_match.seats] == ["بازیکن ۱", "Bo"]
    assert after.new_match.setup().seats[0].name == "بازیکن ۱"


def test_a_match_that_is_prepared_while_the_language_changes_is_kept(host: WindowHost) -> None:
    before = host.window
    before.play_now()
    after = Switched(host, LANGUAGE, "th").after
    assert before.seating.match is None
    until(lambda: after.home.model.matches)
    assert len(after.home.model.matches) == 1
    after.seating.go_on(after.home.model.matches[0].id)  # nobody else has it open
    until(lambda: after.seating.match is not None)


def test_starter_decks_are_called_in_the_new_language(host: WindowHost) -> None:
    def names() -> list[str]:
        return [entry.name for entry in host.window.shelf.entries()]

    english = names()
    Switched(host, LANGUAGE, "fa")
    assert not set(english) & set(names())


def test_a_repaired_catalogue_is_not_the_one_that_was_open(host: WindowHost) -> None:
    before, old = host.window, host.window.catalogue
    before.open_cards_again()
    until(lambda: host.window is not before and host.window.shelf is not None)
    assert host.window.catalogue is not old


@pytest.mark.beforehand
def test_the_window_before_a_switch_is_gone(host: WindowHost) -> None:
    windows = []
    for setting, value in ((THEME, "light"), (LANGUAGE, "th"), (THEME, "dark")):
        done = Switched(host, setting, value)
        windows.append(done.before)
        settled: list[bool] = []
        done.after.settled.connect(lambda settled=settled: settled.append(True))
        until(lambda settled=settled: settled)
        QApplication.processEvents()
    del done
    gc.unfreeze()
    QThreadPool.globalInstance().waitForDone()  # work in the background may hold a window until it ends

    def all_gone() -> bool:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        return all(before() is None for before in windows)

    until(all_gone)


def test_a_window_that_is_still_held_is_not_set_aside(host: WindowHost) -> None:
    work = [host.window]  # in the background, until after the next window has settled
    host.window.kept_by = work  # type: ignore[attr-defined]
    windows = []
    for code in ("th", "fa"):
        done = Switched(host, LANGUAGE, code)
        windows.append(done.before)
        make_screens(done.after, "settings")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        done.after.settled.emit()
        assert not host.collect()
    del done, work
    until(lambda: _collected(host))
    assert [window() for window in windows] == [None, None]


def _collected(host: WindowHost) -> bool:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return host.collect()


def test_what_former_windows_left_is_looked_for_while_nobody_is_at_the_mouse(
    host: WindowHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[bool] = []
    monkeypatch.setattr(host, "collect", lambda: collected.append(True) or True)
    Switched(host, THEME, "light").after.settled.emit()
    assert not collected
    host._mouse = QCursor.pos() + QPoint(1, 0)  # it has been moved since
    host._at_rest()
    assert not collected and host._rested.isActive()
    host._at_rest()
    assert collected


def test_another_look_is_put_on_in_several_turns(host: WindowHost) -> None:
    make_screens(host.window, "settings", "cards")
    host.window.show_screen("cards")
    turns: list[bool] = []
    timer = QTimer()
    timer.timeout.connect(lambda: turns.append(host.window.isVisible()))
    timer.start(0)
    Switched(host, THEME, "light")
    timer.stop()
    assert len(turns) > 5 and all(turns)
    assert host.window.current_screen() == "cards"


def test_looks_chosen_in_quick_succession_end_with_the_last(host: WindowHost) -> None:
    before = host.window
    before._look(THEME, "light")
    before._look(LANGUAGE, "th")
    QApplication.processEvents()
    before._look(THEME, "contrast")
    until(lambda: host._opening is None and host.window is not before and not host._once_more)
    assert host.window.isVisible() and host.window.home.model.ready
    assert theme.current().name == "contrast" and language.current().code == "th"


def test_another_look_waits_for_no_work(host: WindowHost) -> None:
    ends = threading.Event()
    before = host.window
    before.run(Job("work", lambda progress: ends.wait(20)), failed="")
    try:
        assert Switched(host, THEME, "light").after.home.model.ready
        assert not ends.is_set() and QThreadPool.globalInstance().activeThreadCount()
    finally:
        ends.set()


def test_the_program_ends_while_another_look_is_put_on(host: WindowHost) -> None:
    before = host.window
    before._look(THEME, "light")
    until(lambda: host._opening is not None)
    before.close()
    host.finish()
    assert host.window is not before and host.window.catalogue is None
