"""Setting up a board in the window: by mouse, by keys, judged, kept and played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from window_driver import press, until

from sanam import games
from sanam.games.words import GameWords


@pytest.fixture
def board(window: Callable[..., Any]) -> Callable[[str], Any]:
    """`board(game)`: the window with an empty board of a game."""

    def empty(game: str) -> Any:
        main = window()
        main.studying.set_up(game, games.get(game).matches.edition_ids[0])
        until(lambda: main.current_screen() == "board-editor")
        QApplication.processEvents()
        return main

    return empty


def carry(editor: Any, name: str, zone: str) -> None:
    """Look for a card and drag it onto a zone by mouse."""
    editor.results.field.setText(name)
    view = editor.results.view
    QApplication.processEvents()
    start = view.visualRect(view.hits.index(0)).center()
    target = editor.scene.geometry.rect(zone).center().toPoint()
    end = view.viewport().mapFromGlobal(editor.view.mapToGlobal(target))
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.6, 1.0):
        QTest.mouseMove(view.viewport(), start + (end - start) * share)
        QApplication.processEvents()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    QApplication.processEvents()


def test_a_card_is_found_dragged_onto_the_board_judged_and_taken_back(board: Callable[[str], Any]) -> None:
    editor = board("yugioh").studying.editor
    assert "nothing against" in editor.bar.state.accessibleName()
    carry(editor, "kind:spell", "0.m3")
    view = editor.controller.view
    assert [card.stance for card in view.zones["0.m3"]] == ["up"]
    assert "(YZH-1.23)" in editor.bar.state.accessibleName()
    handle = view.zones["0.m3"][0].handle
    editor.controller.drop(handle, "0.s2", None)
    assert "nothing against" in editor.bar.state.accessibleName()
    editor._focus(handle)
    press(editor.remove)
    assert not any(editor.controller.view.zones.values())
    press(editor.right_side.panel.timeline.undo_button)
    assert len(editor.controller.view.zones["0.s2"]) == 1


def test_a_card_is_put_into_a_zone_by_keys(board: Callable[[str], Any]) -> None:
    editor = board("onepiece").studying.editor
    editor.results.field.setFocus()
    QTest.keyClicks(editor.results.field, "kind:character")
    QTest.keyClick(editor.results.field, Qt.Key.Key_Return)
    menu = next(menu for menu in editor.findChildren(QMenu) if menu.isVisible())
    action = next(
        action for action in menu.actions() if "Player 2" in action.text() and "character" in action.text().lower()
    )
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert len(editor.controller.view.zones["1.character"]) == 1


def test_turn_phase_name_and_goal_are_set_and_the_board_is_kept_and_played(board: Callable[[str], Any]) -> None:
    main = board("yugioh")
    editor = main.studying.editor
    carry(editor, "kind:monster", "1.m2")
    for seat in ("0", "1"):
        for _ in range(2):
            editor.put(editor.results.view.hits.index(1).data(Qt.ItemDataRole.UserRole), f"{seat}.deck")
    editor.bar.player.setCurrentIndex(1)
    editor.bar.turn.setValue(6)
    assert editor.go_to_phase("battle")
    QTest.keyClicks(editor.bar.name, "Ambush")
    editor.bar.goal.setCurrentIndex(2)
    press(editor.bar.keep)
    until(lambda: main.studying.positions.all())
    (kept,) = main.studying.positions.all()
    assert (kept.name, kept.goal.what, kept.goal.seat, kept.public["turn"]) == ("Ambush", "win", 1, 6)
    press(editor.bar.play)
    until(lambda: main.seating.match is not None)
    marks = main.seating.match.play.table.marks
    assert (marks["player"], marks["turn"], marks["phase"]) == (1, 6, "battle")


def test_a_board_on_which_no_match_can_go_on_is_not_kept(board: Callable[[str], Any]) -> None:
    main = board("onepiece")
    press(main.studying.editor.bar.keep)  # nobody has a deck
    assert "No match can go on" in main.studying.editor.why.words.text()
    assert main.studying.positions.all() == []


class Counting(GameWords):
    """Words in which the number of a turn stands in the middle."""

    def rounds(self) -> dict[str, str]:
        return super().rounds() | {"turn": "第 {n} 回合"}


def test_a_position_is_set_up_anew(board: Callable[[str], Any]) -> None:
    main = board("summoner-master")
    editor = main.studying.editor
    assert editor.bar.turn.text() == "Subturn 1"
    editor.bar.offer(("Ana", "Bo"), [], Counting())
    assert editor.bar.turn.text() == "第 1 回合"
    carry(editor, "kind:seal", "0.at-line")
    press(editor.bar.keep)
    until(lambda: main.studying.positions.all())
    main.studying.show()
    until(lambda: main.studying.shelf.list.count() and main.studying.shelf.edit.isEnabled())
    press(main.studying.shelf.edit)
    until(lambda: main.current_screen() == "board-editor")
    assert len(main.studying.editor.controller.view.zones["0.at-line"]) == 1
