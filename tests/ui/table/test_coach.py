"""The coach at the table: it warns of an attack that was dropped on its target, and from the first question on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QThreadPool
from table_matches import fill_board, started, to_choice

from sanam.engine import manual
from sanam.engine.play import Play


def strong_and_weak() -> tuple[Play, int, int]:
    """A Battle Phase with a monster opposite that beats every attacker, and one that any of them beats."""
    play = fill_board(to_choice(started(7), "action", phase="battle"))
    attackers = {option.card for option in play.table.choice.options if option.act == "attack"}  # type: ignore[union-attr]
    seat = play.table.choice.seat  # type: ignore[union-attr]
    strong, weak = (play.table.zones[f"{1 - seat}.{place}"][0] for place in ("m1", "m4"))
    play.manual(1 - seat, manual.Modify(strong, "atk", "add", 4000))
    play.manual(1 - seat, manual.Modify(weak, "atk", "set", 0))
    assert attackers
    return play, strong, weak


@pytest.fixture
def coached(table: Any, qtbot: Any) -> Iterator[Callable[[Play], Any]]:
    """`coached(play)` opens a match with the coach on and waits until it has judged the open question."""

    def opened(play: Play) -> Any:
        driver = table(started(3, 5))
        row = driver.screen.advice.row
        row.coach_box.setChecked(True)
        driver.screen.open_match(play)
        adviser, controller = driver.screen.advice.adviser, driver.screen.controller
        assert adviser is not None and controller is not None
        # No gesture was made yet: the box was ticked in the match before.
        qtbot.waitUntil(lambda: adviser._judged is not None, timeout=20_000)
        assert adviser._judged[0] == controller.match.length
        return driver

    yield opened
    QThreadPool.globalInstance().waitForDone()


def declared(driver: Any) -> list[Any]:
    return [e.fact for e in driver.controller.chronicle.entries if e.fact.what == "attack_declared"]


def test_an_attack_dropped_on_a_monster_that_beats_it_is_warned_of(coached: Any) -> None:
    play, strong, _ = strong_and_weak()
    driver = coached(play)
    controller = driver.controller
    attacker = next(o.card for o in controller.choice.options if o.act == "attack")
    before, length = declared(driver), controller.match.length
    target = controller.sight.handles[strong]
    driver.drag(attacker, target)
    assert "The coach would do something else." in driver.screen.prompt.sentence.text()
    assert controller.match.length == length
    controller.heed(False)
    assert controller.aim == ""
    driver.drag(attacker, target)
    controller.heed(True)
    assert [fact.data["other"] for fact in declared(driver)] == [*(fact.data["other"] for fact in before), strong]


def test_a_good_attack_is_not_warned_of(coached: Any) -> None:
    play, _, weak = strong_and_weak()
    driver = coached(play)
    controller = driver.controller
    attacker = next(o.card for o in controller.choice.options if o.act == "attack")
    driver.drag(attacker, controller.sight.handles[weak])
    assert declared(driver)[-1].data["other"] == weak
