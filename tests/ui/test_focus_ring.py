"""The ring around a filled button is seen on all sides, wherever the button lies."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from sanam.ui import theme
from sanam.ui.focus_ring import OUTSIDE, FocusRing
from sanam.ui.widgets import button, scrolled


def ring_of(window: QWidget) -> QRect:
    """Where the ring is seen on the window."""
    ring = next(w for w in window.findChildren(QWidget, "focus-ring") if w.isVisible())
    seen = ring.visibleRegion().boundingRect()
    return seen.translated(ring.mapTo(window, QPoint()))


@pytest.fixture
def window(qtbot: Any) -> QWidget:
    """A button at the edges of what holds it, as at the end of a row without margins."""
    made = QWidget()
    made.resize(400, 200)
    qtbot.addWidget(made)
    made.follows = FocusRing(made)  # type: ignore[attr-defined]
    row = QHBoxLayout(made)
    holder = QWidget()
    inner = QVBoxLayout(holder)
    inner.setContentsMargins(0, 0, 0, 0)
    made.first = button("Start", kind="primary")  # type: ignore[attr-defined]
    inner.addWidget(made.first)  # type: ignore[attr-defined]
    row.addWidget(holder)
    made.holder = holder  # type: ignore[attr-defined]
    made.show()
    qtbot.waitExposed(made)
    return made


def around(window: Any) -> QRect:
    place = QRect(window.first.mapTo(window, QPoint()), window.first.size())
    return place.adjusted(-OUTSIDE, -OUTSIDE, OUTSIDE, OUTSIDE)


def test_it_is_not_cut_off_by_what_holds_the_button(window: Any) -> None:
    window.first.setFocus()
    QApplication.processEvents()
    assert ring_of(window) == around(window)
    middle = around(window).center()
    image = window.grab().toImage()
    for at in (QPoint(around(window).right(), middle.y()), QPoint(middle.x(), around(window).top())):
        assert image.pixelColor(at) == theme.color("focus")


def test_it_goes_where_the_button_goes_with_what_holds_it(window: Any) -> None:
    window.first.setFocus()
    window.layout().setContentsMargins(40, 30, 60, 50)
    QApplication.processEvents()
    assert ring_of(window) == around(window)
    window.holder.hide()
    assert not [w for w in window.findChildren(QWidget, "focus-ring") if w.isVisible()]


def test_it_is_scrolled_away_with_its_button(qtbot: Any) -> None:
    window = QWidget()
    window.resize(300, 120)
    qtbot.addWidget(window)
    follows = FocusRing(window)
    body = QWidget()
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    first = button("Start", kind="primary")
    column.addWidget(first)
    column.addSpacing(900)
    area = scrolled(body)
    QVBoxLayout(window).addWidget(area)
    window.show()
    qtbot.waitExposed(window)
    first.setFocus()
    QApplication.processEvents()
    assert follows is not None and ring_of(window).isValid()
    area.verticalScrollBar().setValue(400)
    QApplication.processEvents()
    ring = next(w for w in window.findChildren(QWidget, "focus-ring"))
    assert ring.visibleRegion().isEmpty()
