"""The match clock counts for the seat that decides, only where it is wanted; and what glows has a point above it."""

from __future__ import annotations

from typing import Any

from table_matches import started

from sanam.ui.table.board.badges import paint_ring
from sanam.ui.table.panels.match_clock import spoken


def test_time_is_counted_for_whoever_decides(table: Any, monkeypatch: Any) -> None:
    driver = table(started(1, open_hands=True))
    clock, asked = driver.screen.right_side.panel.clock, driver.controller.match.asked
    assert not clock.isVisible()
    clock.want(True)
    assert clock.isVisible()
    monkeypatch.setattr(clock, "_since", Passing(61_500))
    clock.count()
    assert clock.spent[asked] == 61_500 and clock.spent[1 - asked] == 0
    assert "1:01" in clock.text() and "0:00" in clock.text()
    clock.want(False)
    assert not clock.isVisible()


def test_nobody_is_charged_behind_the_curtain(table: Any, monkeypatch: Any) -> None:
    driver = table(started(1, open_hands=False))
    clock = driver.screen.right_side.panel.clock
    clock.want(True)
    assert driver.controller.covered
    monkeypatch.setattr(clock, "_since", Passing(5_000))
    clock.count()
    assert clock.spent == [0, 0]
    driver.screen.close_match()
    assert not clock._tick.isActive()


def test_minutes_and_seconds() -> None:
    assert [spoken(seconds) for seconds in (0, 9, 75, 3600)] == ["0:00", "0:09", "1:15", "60:00"]


def test_what_can_be_used_has_a_point_that_what_is_picked_has_not(qapp: Any) -> None:
    can, picked = (paint_ring(60, 84, "amber", style, 1.0).toImage() for style in ("can", "picked"))
    point = can.width() // 2, 8 + 1
    assert can.pixelColor(*point).alpha() > picked.pixelColor(*point).alpha()


class Passing:
    """A timer that says what has passed."""

    def __init__(self, milliseconds: int) -> None:
        self.milliseconds = milliseconds

    def isValid(self) -> bool:  # Qt's name
        return True

    def restart(self) -> int:
        return self.milliseconds
