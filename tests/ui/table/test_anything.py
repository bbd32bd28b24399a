"""Whatever is clicked, dragged or typed in whatever order, the table stands and the match stays whole."""

from __future__ import annotations

import random
from typing import Any

import pytest
from onepiece_matches import voyage
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from summoner_matches import shrine
from table_matches import started

from sanam.engine.batch import fingerprint
from sanam.engine.session import Session

KEYS = [
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_E,
    Qt.Key.Key_B,
    Qt.Key.Key_M,
    Qt.Key.Key_P,
    Qt.Key.Key_V,
    Qt.Key.Key_H,
    Qt.Key.Key_F,
    Qt.Key.Key_L,
    Qt.Key.Key_Z,
    Qt.Key.Key_F1,
    Qt.Key.Key_BracketLeft,
]


GAMES = {"yugioh": started, "onepiece": voyage, "summoner-master": shrine}


@pytest.mark.parametrize(
    ("game", "seed", "open_hands"),
    [
        ("yugioh", 1, True),
        pytest.param("yugioh", 2, False, marks=pytest.mark.slow),
        ("onepiece", 3, True),
        pytest.param("onepiece", 4, False, marks=pytest.mark.slow),
        ("summoner-master", 5, True),
        pytest.param("summoner-master", 6, False, marks=pytest.mark.slow),
    ],
)
def test_any_gestures_in_any_order(table: Any, game: str, seed: int, open_hands: bool) -> None:
    dice = random.Random(seed)
    play = GAMES[game](seed, 30, open_hands=open_hands)
    driver = table(play, animated=True)
    screen = driver.screen
    left = Qt.MouseButton.LeftButton

    def somewhere() -> QPoint:
        cards = list(screen.scene.cards)
        if cards and dice.random() < 0.7:
            rect = screen.view.rect_of(dice.choice(cards))
            if rect is not None:
                return rect.center().toPoint()
        return QPoint(dice.randrange(screen.view.width()), dice.randrange(screen.view.height()))

    for _ in range(150):
        port = screen.view.viewport()
        if screen.curtain.isVisible() and dice.random() < 0.5:
            driver.lift()
        what = dice.random()
        if what < 0.3:
            QTest.mouseClick(port, left, pos=somewhere())
        elif what < 0.4:
            QTest.mouseDClick(port, left, pos=somewhere())
        elif what < 0.55:
            start, end = somewhere(), somewhere()
            QTest.mousePress(port, left, pos=start)
            for share in (0.3, 0.6, 1.0):
                QTest.mouseMove(port, start + (end - start) * share)
            if dice.random() < 0.15:
                QTest.keyClick(screen.view, Qt.Key.Key_Escape)
            QTest.mouseRelease(port, left, pos=end)
        elif what < 0.75:
            control = Qt.KeyboardModifier.ControlModifier
            if dice.random() < 0.2:
                QTest.keyClick(screen.view, dice.choice([Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Left]), control)
            else:
                QTest.keyClick(screen.view, dice.choice(KEYS))
        elif what < 0.95:
            buttons = [b for b in screen.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled()]
            button = dice.choice(buttons)
            QTest.mouseClick(button, left, pos=button.rect().center())
        else:
            slider = screen.right_side.panel.timeline.slider
            slider.setValue(dice.randint(1, slider.maximum()))
        QApplication.processEvents()
    screen.scene.clock.finish()
    copy = Session.of(play).earlier(len(play.batches))._play
    assert fingerprint(copy.table) == fingerprint(play.table)
    shown = screen.controller.view
    for handle, item in screen.scene.cards.items():
        assert shown.find(handle) is not None
        # A card of the hand has risen while the pointer is on it.
        near = screen.scene.geometry.cell * 0.2 + item.spot.rise
        assert (item.pos() - item.spot.centre).manhattanLength() < near
