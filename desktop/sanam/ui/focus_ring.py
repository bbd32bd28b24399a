"""The ring around a filled button that has the keyboard.

A line on the edge of a filled button cannot differ enough from both the fill and the ground. The ring is therefore
drawn outside the button, on the ground, against which every theme's focus colour reaches 3:1 (WCAG 2.2, 1.4.11).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton, QWidget
from shiboken6 import isValid

from sanam.ui import theme

OUTSIDE = 3  # pixels from the button's edge to the ring's outer edge
WIDTH = 2.0


class _Ring(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("focus-ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("focus"), WIDTH))
        half, radius = WIDTH / 2, theme.RADIUS + 2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(half, half, -half, -half), radius, radius)


class FocusRing(QObject):
    """Follows the keyboard through the filled buttons of one window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._around: QPushButton | None = None
        self._watched: list[QWidget] = []  # the button and what moves it on the parent of the ring
        self._ring: _Ring | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, _: QWidget | None, now: QWidget | None) -> None:
        self._leave()
        if not isinstance(now, QPushButton) or now.window() is not self._window:
            return
        if is_filled(now):
            self._around = now
            self._watched = _with_room(now)
            self._ring = _Ring(_holder(self._watched[-1]))
            for widget in self._watched:
                widget.installEventFilter(self)
            self._place()

    def _leave(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._around = self._ring = None
        self._watched = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide):
            self._place()
        return False

    def _place(self) -> None:
        if self._around is None or self._ring is None or not isValid(self._ring):
            return
        parent = _holder(self._ring)
        self._ring.setGeometry(_outside(self._around, parent))
        self._ring.setVisible(self._around.isVisibleTo(parent))
        self._ring.raise_()


def _outside(button: QWidget, parent: QWidget) -> QRect:
    """Where the ring of a button is on one of the widgets that hold it."""
    place = QRect(button.mapTo(parent, QPoint()), button.size())
    return place.adjusted(-OUTSIDE, -OUTSIDE, OUTSIDE, OUTSIDE)


def _holder(widget: QWidget) -> QWidget:
    """The parent of a widget that is no window."""
    parent = widget.parentWidget()
    assert parent is not None
    return parent


def _with_room(button: QWidget) -> list[QWidget]:
    """The button and what holds it, up to the first on whose parent the ring is not cut off; what scrolls away takes
    its ring along.
    """
    held = [button]
    parent = _holder(button)
    while not parent.isWindow() and not parent.rect().contains(_outside(button, parent)):
        above = _holder(parent)
        if isinstance(above, QAbstractScrollArea):
            break
        held.append(parent)
        parent = above
    return held


def is_filled(button: QPushButton) -> bool:
    """Whether a button is drawn on a colour of its own."""
    if not button.isEnabled():
        return False
    return button.property("kind") in ("primary", "prompt") or (button.isChecked() and button.property("kind") != "nav")
