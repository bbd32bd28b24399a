"""Frame times of the table at 1920×1080: a full board, eight cards moving; from a click to the picture that answers it.

Printed, never asserted: `pytest tests/bench/test_table_bench.py -s`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

sys.path[:0] = [str(Path(__file__).parents[1] / "ui" / "helpers"), str(Path(__file__).parents[1] / "ui" / "table")]


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    at = lambda share: ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000  # noqa: E731
    return f"p50 {at(0.5):.1f} ms, p95 {at(0.95):.1f} ms, worst {ordered[-1] * 1000:.1f} ms, n {len(ordered)}"


class _Paints(QObject):
    """Counts the pictures of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


def _opened(qtbot: Any, play: Any) -> Any:
    from driver import Driver
    from PySide6.QtWidgets import QApplication

    from sanam.ui import theme
    from sanam.ui.table.screen import TableScreen

    theme.apply(QApplication.instance())  # type: ignore[arg-type]
    screen = TableScreen()  # faces are drawn in their own thread, as people have it
    screen.resize(1920, 1080)
    qtbot.addWidget(screen)
    screen.show()
    screen.open_match(play)
    screen.scene.clock.finish()
    screen.pictures._pool.waitForDone(60_000)
    QApplication.processEvents()
    return Driver(screen)


def test_frames_with_a_full_board_and_eight_cards_moving(qtbot: Any) -> None:
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import QApplication
    from table_matches import fill_board, started, to_choice

    driver = _opened(qtbot, fill_board(to_choice(started(6), "action", 0, phase="main1")))
    screen = driver.screen
    scene, port = screen.scene, screen.view.viewport()
    items = list(scene.cards.values())
    movers = [item for item in items if item.card is not None and item.card.zone[2:3] in ("m", "s")][:8]
    assert len(movers) == 8
    homes = [item.pos() for item in movers]
    times = []
    painted = _Paints(port)
    for frame in range(240):
        begun = perf_counter()
        share = frame % 40 / 40
        for number, (item, home) in enumerate(zip(movers, homes, strict=True)):
            goal = homes[(number + 3) % 8]
            item.setPos(home + (goal - home) * share + QPointF(0, 0.25))
            item.body.setRotation(90 * share)
        QApplication.processEvents()
        times.append(perf_counter() - begun)
    print(
        f"\ntable frames, {len(items)} cards, 8 moving and turning, 1920×1080: {_spread(times)},"
        f" {painted.count} painted"
    )
    screen.close_match()
    screen.close()


def test_from_a_click_to_its_picture(qtbot: Any) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from table_matches import started, to_choice

    driver = _opened(qtbot, to_choice(started(6), "action", 0, phase="main1"))
    screen = driver.screen
    port = screen.view.viewport()
    menus, answers = [], []
    cards = [card.handle for card in screen.controller.view.zones["0.hand"]]
    for number in range(40):
        point = driver.point_of(cards[number % len(cards)])
        begun = perf_counter()
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=point)
        port.repaint()
        menus.append(perf_counter() - begun)
    screen.menu.close_menu()
    for _ in range(20):
        handle = next(c for c in cards if screen.controller.options_of(c))
        option = screen.controller.options_of(handle)[0]
        driver.click(handle)
        button = next(b for b in screen.menu.options if b.property("option") == option)
        begun = perf_counter()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
        port.repaint()
        answers.append(perf_counter() - begun)
        screen.controller.undo()
        screen.scene.clock.finish()
    print(f"\nclick to menu: {_spread(menus)}\nclick to answered board: {_spread(answers)}")
    screen.close_match()
    screen.close()


def test_frames_while_the_director_tells(qtbot: Any) -> None:
    """What each picture costs the GUI thread while what happened is told: its processor time, whatever else the machine
    does.
    """
    from PySide6.QtWidgets import QApplication
    from table_matches import Attacker, started

    play, player = started(6, 60), Attacker(6)
    driver = _opened(qtbot, play)
    screen, controller = driver.screen, driver.controller
    screen.set_animated(True, "fast")
    painted, times, told = _Paints(screen.view.viewport()), [], 0
    for _ in range(40):
        if play.finished:
            break
        controller.answer(player.picks(play.table.choice))
        end = perf_counter() + 3
        while (controller.told is not None or screen.scene.clock.moving) and perf_counter() < end:
            told += controller.told is not None
            before, begun = painted.count, thread_time()
            QApplication.processEvents()
            if painted.count > before:
                times.append(thread_time() - begun)
        controller.hurry()
    assert told
    print(f"\nframes while the director tells, 1920×1080: {_spread(times)}")
    screen.close_match()
    screen.close()
