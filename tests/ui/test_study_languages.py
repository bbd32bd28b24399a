"""A board set up, played from both sides and taken back, by mouse alone, in Thai and in Persian."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from clipping import clipped
from driver import Driver
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget
from window_driver import press, until

from sanam import games
from sanam.ui import language
from sanam.ui.app import look
from sanam.ui.editions_words import edition_name
from sanam.ui.text import tr

LEFT = Qt.MouseButton.LeftButton


def speak(code: str) -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    look(QApplication.instance(), "dark", code, 1.0)  # type: ignore[arg-type]


def click(widget: QWidget, at: QPoint) -> None:
    QTest.mouseClick(widget, LEFT, pos=at)
    QApplication.processEvents()


def choose(menu: QMenu, words: str) -> None:
    """Click an entry of a menu."""
    action = next(action for action in menu.actions() if words in action.text())
    click(menu, menu.actionGeometry(action).center())


def pick(box: Any, row: int) -> None:
    """Choose a row of a drop-down."""
    press(box)
    view = box.view()
    at = view.visualRect(box.model().index(row, 0)).center()
    QTest.mouseMove(view.viewport(), at)
    click(view.viewport(), at)
    assert box.currentIndex() == row


def write(field: QLineEdit, words: str) -> None:
    """Type letters of any script."""
    press(field)
    for letter in words:
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(field, key)


def carry(editor: Any, row: int, zone: str) -> None:
    """Drag a card that was found onto a zone."""
    view = editor.results.view
    start = view.visualRect(view.hits.index(row)).center()
    target = editor.scene.geometry.rect(zone).center().toPoint()
    end = view.viewport().mapFromGlobal(editor.view.mapToGlobal(target))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * share)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)
    QApplication.processEvents()


def set_up(main: Any) -> Any:
    """The editor with a small board that the rules allow, kept as a puzzle; a card that was found can be read."""
    press(main.home.tiles["study"])
    until(lambda: main.studying.shelf is not None and main.studying.shelf.isVisible())
    press(main.studying.shelf.new)
    edition = games.get("yugioh").matches.edition_ids[0]
    choose(main.studying.shelf.new.findChild(QMenu), edition_name(edition))
    until(lambda: main.current_screen() == "board-editor")
    editor, focus = main.studying.editor, main.studying.editor.left_side.focus
    hint = editor.fontMetrics().boundingRect(
        focus.face.hint_box().toRect().adjusted(8, 0, -8, 0),
        Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter,
        tr("Point at a card to read it here."),
    )
    assert QRect(focus.face.rect()).contains(hint)
    write(editor.results.field, "kind:monster")
    first = editor.results.view.hits.index(0)
    click(editor.results.view.viewport(), editor.results.view.visualRect(first).center())
    assert first.data() in focus.name.text() and focus.place.isHidden()
    assert editor._face(first.data(Qt.ItemDataRole.UserRole)) is not None
    for row, zone in ((0, "0.m3"), (1, "1.m2"), (2, "0.hand"), (0, "0.deck"), (1, "1.deck"), (0, "1.deck")):
        carry(editor, row, zone)
    assert editor.bar.state.text() == tr("The rules have nothing against this board.")
    pick(editor.bar.goal, 1)
    write(editor.bar.name, "สนาม" if language.current().code == "th" else "میدان")
    press(editor.bar.keep)
    until(lambda: main.studying.positions.all() and main.notices.texts())
    return editor


def cut_off(main: Any) -> list[str]:
    """What has no room, once everything is laid out."""
    for _ in range(4):
        QApplication.processEvents()
    return clipped(main)


@pytest.mark.parametrize(("code", "comma"), [("th", ", "), ("fa", "، ")])
def test_a_board_is_set_up_played_and_its_lines_compared(
    window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, code: str, comma: str
) -> None:
    monkeypatch.setattr(language, "lacking", lambda *_: "")
    speak(code)
    main = window()
    main.resize(1400, 800)
    editor = set_up(main)
    faults = cut_off(main)
    press(editor.bar.play)
    until(lambda: main.seating.match is not None and main.current_screen() == "table")
    driver, play = Driver(main.seating.table), main.seating.match.play
    for act in ("normal_summon", "set_monster"):
        acts = [option.act for option in play.table.choice.options]
        driver.answer([acts.index(act)])
        while play.table.choice.kind != "action":
            driver.answer([0] if play.table.choice.least else [])
        while act == "normal_summon" and play.can_undo:
            press(driver.screen.right_side.panel.timeline.undo_button)
    faults += cut_off(main)
    assert main.notices.isVisible() and not main.stack.geometry().intersects(main.notices.geometry())
    panel = driver.screen.lines.panel
    left = next(row for row in panel.rows.values() if not row.shown.line.current)
    press(left)
    press(panel.name_button)
    write(panel.field, "แถว" if code == "th" else "خط من")
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    press(panel.compare_button)
    _, (name, numbers, facts) = driver.screen.lines.page.sides
    assert name.text() in ("แถว", "خط من") and facts.toPlainText() and comma in numbers.text()
    assert ", " not in numbers.text() or comma == ", "
    faults += cut_off(main)
    press(driver.screen.lines.page.close_button)
    press(panel.delete_button)
    assert not panel.isVisible()
    assert faults == []
