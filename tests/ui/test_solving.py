"""A puzzle solved at the table, and its line checked against every answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from driver import Driver
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from window_driver import press, texts, until

from sanam.matches.puzzles import REACHED, state, turn_of
from sanam.matches.starter_puzzles import GOAL, puzzles
from sanam.ui.study.shelf import ID

sys.path.append(str(Path(__file__).parents[1] / "matches"))
from test_puzzles import attacked, board
from test_starter_puzzles import SOLUTIONS, played


def test_a_puzzle_says_that_it_is_solved_and_what_prevents_it(window: Callable[..., Any]) -> None:
    main = window()
    main.studying.positions.keep(board(main.catalogue, "up/side").game.header)
    # What somebody has kept stands before what comes with the program.
    press(kept_alone(main).solve)
    until(lambda: main.seating.match is not None and main.studying.solving._match is main.seating.match)
    attacked(main.seating.match.play, ("character",))
    main.seating.table.controller.refresh()
    assert "Solved: the goal is reached." in texts(main)
    main.studying.solving.check()
    until(lambda: "The other player can prevent it." in texts(main))
    mine, controller = main.seating.match.play.batches[-1], main.seating.table.controller
    press(notice_button(main, "Show how"))
    assert "How the other player prevents it" in texts(main)
    # It begins where the two lines part: the other player is about to answer otherwise.
    lines = controller.session.lines
    assert len(lines) == 2 and controller.past.length == lines[0].fork and controller.past.asked == 1
    moments = [controller.past.length]
    while "So it is prevented." not in texts(main):
        press(notice_button(main, "Next step"))
        moments.append((controller.past or controller.match).length)
    assert moments == list(range(moments[0], controller.match.length + 1)) and len(moments) > 1
    play = main.seating.match.play
    assert play.batches[-1] is not mine and state(play, GOAL, turn_of(play)) != REACHED
    press(notice_button(main, "Try again"))
    until(lambda: main.seating.match is not None and main.seating.match.play is not play)
    assert "So it is prevented." not in texts(main)


def notice_button(main: Any, words: str) -> QPushButton:
    return next(b for b in main.notices.findChildren(QPushButton) if b.text() == words and b.isVisible())


def kept_alone(main: Any) -> Any:
    """The shelf with the puzzles that come with the program, and what a person has kept."""
    main.studying.show()
    until(lambda: main.studying.shelf.list.count() >= len(puzzles()))
    return main.studying.shelf


def held_in(preview: Any) -> list[Any]:
    """The cards of a hand whose faces are seen on a preview."""
    cards = preview.board.cards.values()
    return [item for item in cards if item.card.code is not None and item.card.zone.endswith(".hand")]


@pytest.mark.parametrize("id", ["yugioh-answers", "onepiece-counters", "summoner-spare"])
def test_a_puzzle_of_the_starter_sets_is_found_and_solved_by_mouse(window: Callable[..., Any], id: str) -> None:
    main = window()
    shelf = kept_alone(main)
    rows = [shelf.list.item(row) for row in range(shelf.list.count())]
    row = next(row for row in rows if row.data(ID) == f"starter:{id}")
    shelf.list.scrollToItem(row)
    at = shelf.list.visualItemRect(row).center()
    QTest.mouseClick(shelf.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert shelf.name.text() == puzzles()[id].name["en"] and puzzles()[id].about["en"] in shelf.goal.text()
    # What is held in it is seen whole.
    if id.startswith("yugioh"):
        until(lambda: held_in(shelf.preview))
        assert max(item.area().bottom() for item in held_in(shelf.preview)) <= shelf.preview.height()
    assert not shelf.name.isEnabled() and not shelf.bin.isEnabled()
    press(shelf.solve)
    until(lambda: main.studying.solving._match is not None and main.studying.solving._match is main.seating.match)
    driver = Driver(main.seating.table)
    turn = "Subturn" if id.startswith("summoner") else "turn"
    assert f"before this {turn} ends." in main.seating.table.right_side.panel.title.text()
    played(main.seating.match.play, SOLUTIONS[id].holds, driver.answer)
    until(lambda: "Solved: the goal is reached." in texts(main))
    press(notice_button(main, "Check every answer"))
    until(lambda: "It holds against every answer of the other player." in texts(main))
