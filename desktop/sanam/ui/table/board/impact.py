"""What is felt: the number that a hit takes off, and what became of a card, at the place where it happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene, QWidget

from sanam.faces.glyphs import draw_glyph
from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.items import centred
from sanam.ui.theme import color

#: Milliseconds that a number flies, that a sign stands, and that what is hit shakes; and how far, in pixels.
FLIES, STANDS, SHAKES, SWING = 1100, 800, 260, 5.0
#: How large the letters of a number and a sign are.
LETTERS, SIGN = 34, 56


def paint_number(words: str, token: str, ratio: float) -> QPixmap:
    """A number that is read on anything: in its colour, with a dark edge."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(LETTERS)
    font.setBold(True)
    wide, high = QFontMetricsF(font).horizontalAdvance(words) + 16, LETTERS * 1.5
    made = _sheet(wide, high, ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addText(QPointF(8, high * 0.74), font, words)
        painter.strokePath(path, QPen(QColor(0, 0, 0, 220), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.fillPath(path, color(token).lighter(125))
    return made


def paint_sign(glyph: str, token: str, ratio: float) -> QPixmap:
    """A sign on a dark disc with an edge in its colour."""
    made = _sheet(SIGN, SIGN, ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(token), 2.5))
        painter.setBrush(QColor(6, 9, 13, 210))
        painter.drawEllipse(QRectF(2, 2, SIGN - 4, SIGN - 4))
        draw_glyph(painter, QRectF(SIGN * 0.25, SIGN * 0.25, SIGN * 0.5, SIGN * 0.5), glyph, color(token))
    return made


def _sheet(wide: float, high: float, ratio: float) -> QPixmap:
    made = QPixmap(round(wide * ratio), round(high * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    return made


class Impacts:
    """Numbers and signs over the cards, as long as they move."""

    def __init__(self, scene: QGraphicsScene, clock: Clock) -> None:
        self.scene, self.clock = scene, clock
        self._there: list[QGraphicsPixmapItem] = []

    def number(self, area: QRectF, words: str, token: str, ratio: float) -> None:
        """A number flies up from an area and fades."""
        start = area.center()

        def step(item: QGraphicsItem, t: float) -> None:
            item.setPos(start - QPointF(0, 46 * t))
            item.setOpacity(1.0 if t < 0.6 else max(0.0, (1 - t) / 0.4))

        self._show(paint_number(words, token, ratio), start, step, FLIES)

    def sign(self, area: QRectF, glyph: str, token: str, ratio: float) -> None:
        """A sign stands in an area for a moment."""

        def step(item: QGraphicsItem, t: float) -> None:
            item.setScale(0.7 + 0.3 * min(1.0, t * 3))
            item.setOpacity(1.0 if t < 0.7 else max(0.0, (1 - t) / 0.3))

        self._show(paint_sign(glyph, token, ratio), area.center(), step, STANDS)

    def shake(self, item: QGraphicsItem) -> None:
        """What is hit swings for a moment."""
        home = item.pos()

        def step(t: float) -> None:
            swing = SWING * (1 - t) * (1 if int(t * 6) % 2 else -1) if t < 1 else 0.0
            item.setPos(home + QPointF(swing, 0))

        self.clock.run(("shake", id(item)), step, SHAKES)

    def clear(self) -> None:
        """Take all of it away."""
        for item in self._there:
            self.clock.stop(("impact", id(item)))
            self._drop(item)
        self._there = []

    def _show(
        self, picture: QPixmap, at: QPointF, step: Callable[[QGraphicsItem, float], None], milliseconds: int
    ) -> None:
        if not self.clock.enabled:
            return
        item = QGraphicsPixmapItem()
        centred(item, picture)
        item.setPos(at)
        item.setZValue(940)
        self.scene.addItem(item)
        self._there.append(item)

        def over() -> None:
            if item in self._there:
                self._there.remove(item)
                self._drop(item)

        self.clock.run(("impact", id(item)), lambda t: step(item, t), milliseconds, done=over)

    def _drop(self, item: QGraphicsPixmapItem) -> None:
        if item.scene() is self.scene:
            self.scene.removeItem(item)


class OverBar(QWidget):
    """Draws what of the arrows lies under the bar of phases once more over it. It takes no clicks."""

    def __init__(self, parent: QWidget, paths: Callable[[], Sequence[QGraphicsPathItem]]) -> None:
        super().__init__(parent)
        self.paths = paths
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self.x(), -self.y())
        for arrow in self.paths():
            painter.setBrush(arrow.brush())
            painter.setPen(arrow.pen())
            painter.drawPath(arrow.path())
