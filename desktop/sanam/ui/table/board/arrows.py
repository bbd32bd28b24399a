"""Arrows with heads: attacks, targets, links of a chain."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from sanam.ui.theme import color


def arrow_path(start: QPointF, end: QPointF, width: float) -> QPainterPath:
    """A bowed arrow from `start` to `end`, `width` pixels thick at its head."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = hypot(dx, dy)
    if length < 1:
        return QPainterPath()
    bow = min(40.0, length * 0.12)
    control = QPointF((start.x() + end.x()) / 2 - dy / length * bow, (start.y() + end.y()) / 2 + dx / length * bow)
    angle = atan2(end.y() - control.y(), end.x() - control.x())
    head = min(width * 3.2, length * 0.45)
    neck = QPointF(end.x() - cos(angle) * head, end.y() - sin(angle) * head)
    across = angle + pi / 2
    begin = atan2(control.y() - start.y(), control.x() - start.x()) + pi / 2

    def off(point: QPointF, turn: float, by: float) -> QPointF:
        return QPointF(point.x() + cos(turn) * by, point.y() + sin(turn) * by)

    path = QPainterPath(off(start, begin, width * 0.22))
    path.quadTo(off(control, (begin + across) / 2, width * 0.4), off(neck, across, width * 0.5))
    path.lineTo(off(neck, across, width * 1.35))
    path.lineTo(end)
    path.lineTo(off(neck, across, -width * 1.35))
    path.lineTo(off(neck, across, -width * 0.5))
    path.quadTo(off(control, (begin + across) / 2, -width * 0.4), off(start, begin, -width * 0.22))
    path.closeSubpath()
    return path


class Arrow(QGraphicsPathItem):
    """One arrow. `manner` is "attack", "target", "drag" or "bond" (an Equip Card)."""

    def __init__(self, start: QPointF, end: QPointF, manner: str, width: float, names: Iterable[QRectF] = ()) -> None:
        super().__init__()
        self.manner, self.thick = manner, width
        self.setZValue(800)
        self.aim(start, end, names)

    def aim(self, start: QPointF, end: QPointF, names: Iterable[QRectF] = ()) -> None:
        """Point from `start` to `end`, passing under the `names` of the cards between."""
        path = arrow_path(start, end, self.thick)
        covered = QPainterPath()
        covered.setFillRule(Qt.FillRule.WindingFill)
        for name in names:
            if path.intersects(name):
                covered.addRect(name)
        self.setPath(path if covered.isEmpty() else path.subtracted(covered))
        token = {"attack": "coral", "target": "focus", "drag": "amber", "bond": "text"}[self.manner]
        light = QLinearGradient(start, end)
        light.setColorAt(0, color(token, 110 if self.manner == "attack" else 50))
        # What it passes over can be read through it; its head is seen at once.
        light.setColorAt(0.7, color(token, 190 if self.manner == "attack" else 120))
        light.setColorAt(1, color(token, 240))
        self.setBrush(QBrush(light))
        self.setPen(QPen(QColor(0, 0, 0, 130), 1.0))


def edge_point(rect: QRectF, towards: QPointF, inset: float = 0.0) -> QPointF:
    """Where the line from the middle of `rect` towards a point leaves the rectangle (minus `inset` pixels)."""
    centre = rect.center()
    dx, dy = towards.x() - centre.x(), towards.y() - centre.y()
    if abs(dx) < 0.01 and abs(dy) < 0.01:
        return centre
    scale = min(
        (rect.width() / 2 - inset) / abs(dx) if dx else float("inf"),
        (rect.height() / 2 - inset) / abs(dy) if dy else float("inf"),
    )
    return QPointF(centre.x() + dx * scale, centre.y() + dy * scale)


class Dim(QGraphicsPathItem):
    """A veil over the board with holes where something may be done."""

    def __init__(self) -> None:
        super().__init__()
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setBrush(QColor(6, 9, 13, 132))
        self.setZValue(400)
        self.hide()

    def lift(self, whole: QRectF, holes: list[QRectF]) -> None:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        path.addRect(whole)
        cut = QPainterPath()
        cut.setFillRule(Qt.FillRule.WindingFill)
        for hole in holes:
            cut.addRoundedRect(hole, 7, 7)
        self.setPath(path.subtracted(cut))
        self.show()
