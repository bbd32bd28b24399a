"""A match against the computer from the new-match screen on: left, continued, played again with the seats swapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QThreadPool
from window_driver import Hand, press, until


def test_a_match_against_the_computer_is_continued_and_played_again(window: Callable[..., Any]) -> None:
    main = window()
    press(main.home.tiles["new-match"])
    main.new_match.best_of.choose(1)
    main.new_match.computer_tile.setChecked(True)
    main.new_match.strength.choose("easy")
    press(main.new_match.start_button)
    seating = main.seating
    until(lambda: seating.match is not None)
    header = seating.match.header
    assert header.played_by == ["", "easy"]
    assert "one_screen" not in header.options

    seating.leave()
    seating.go_on(header.id)
    until(lambda: seating.match is not None)
    hand, controller = Hand(main), seating.table.controller
    assert controller.seat == 0
    until(lambda: controller.choice is not None)
    while controller.choice.kind != "action":
        hand.step()
        until(lambda: controller.choice is not None)
    assert not seating.table.curtain.isVisible()

    press(seating.table.right_side.flag)
    press(seating.table.right_side.flag)
    until(lambda: seating.match.play.finished and seating.table.banner.isVisible())
    press(seating.table.banner.swapped_button)
    until(lambda: seating.match is not None and seating.match.header.id != header.id)
    assert seating.match.header.played_by == ["easy", ""]
    assert seating.table.controller.seat == 1
    assert seating.table.opponent is not None
    seating.leave()
    QThreadPool.globalInstance().waitForDone()
