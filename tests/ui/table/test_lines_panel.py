"""The lines below the timeline, by mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_matches import started, to_choice

from sanam.engine.batch import fingerprint
from sanam.engine.play import Play


def two_lines(table: Callable[..., Any]) -> tuple[Any, Play]:
    """A match in practice in whose main phase a monster was first Summoned and then, after an undo, Set."""
    play = to_choice(started(7), "action", 0)
    driver = table(play)
    assert not driver.screen.lines.panel.isVisible()
    acts = [option.act for option in play.table.choice.options]
    driver.answer([acts.index("normal_summon")])
    while play.table.choice.kind != "action":
        driver.answer([0] if play.table.choice.least else [])
    driver.press(driver.screen.right_side.panel.timeline.undo_button)
    while play.table.choice.kind != "action":
        driver.press(driver.screen.right_side.panel.timeline.undo_button)
    assert not driver.screen.lines.panel.isVisible()
    acts = [option.act for option in play.table.choice.options]
    driver.answer([acts.index("set_monster" if "set_monster" in acts else "set")])
    while play.table.choice.kind != "action":
        driver.answer([0] if play.table.choice.least else [])
    assert driver.screen.lines.panel.isVisible()
    return driver, play


def row(driver: Any, current: bool) -> Any:
    return next(each for each in driver.screen.lines.panel.rows.values() if each.shown.line.current == current)


def test_the_line_that_was_left_can_be_taken_up_again(table: Callable[..., Any]) -> None:
    driver, play = two_lines(table)
    before = fingerprint(play.table)
    driver.press(row(driver, False))
    driver.press(driver.button("line-go"))
    assert fingerprint(play.table) != before
    driver.press(row(driver, False))
    driver.press(driver.button("line-go"))
    assert fingerprint(play.table) == before


def test_a_line_is_named(table: Callable[..., Any]) -> None:
    driver, _ = two_lines(table)
    driver.press(row(driver, False))
    driver.press(driver.button("line-name"))
    QTest.keyClicks(driver.screen.lines.panel.field, "Summon first")
    QTest.keyClick(driver.screen.lines.panel.field, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert row(driver, False).shown.name == "Summon first"
    assert "Summon first" in row(driver, False).accessibleName()


def test_two_lines_are_compared(table: Callable[..., Any]) -> None:
    driver, play = two_lines(table)
    before = fingerprint(play.table)
    driver.press(row(driver, False))
    driver.press(driver.button("line-compare"))
    page = driver.screen.lines.page
    assert page.isVisible()
    now, other = (facts.toPlainText() for _, _, facts in page.sides)
    assert "Normal Summons" in other and "Normal Summons" not in now
    assert "Sets" in now
    for _, numbers, _ in page.sides:
        assert numbers.text()
    driver.press(page.close_button)
    assert driver.screen.view.isVisible() and not page.isVisible()
    assert fingerprint(play.table) == before


def test_a_line_is_deleted_but_not_the_one_that_is_played(table: Callable[..., Any]) -> None:
    driver, _ = two_lines(table)
    driver.press(row(driver, True))
    assert not driver.button("line-delete").isEnabled()
    driver.press(row(driver, False))
    driver.press(driver.button("line-delete"))
    assert not driver.screen.lines.panel.isVisible()


def test_there_are_no_lines_where_hands_are_hidden(table: Callable[..., Any]) -> None:
    play = started(7, 20, open_hands=False)
    driver = table(play)
    driver.lift()
    driver.screen.lines.follow()
    assert not driver.screen.lines.panel.isVisible()


def test_another_match_shows_its_own_lines(table: Callable[..., Any]) -> None:
    driver, _ = two_lines(table)
    driver.press(row(driver, False))
    driver.press(driver.button("line-compare"))
    screen = driver.screen
    assert screen.middle.currentWidget() is screen.lines.page
    screen.open_match(started(8))
    assert not screen.lines.panel.isVisible()
    assert not screen.lines.panel.rows or len(screen.lines.panel.rows) == 1
    assert screen.middle.currentWidget() is screen.view
