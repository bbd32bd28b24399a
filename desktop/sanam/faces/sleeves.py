"""Sleeves: what the back of a card bears. Six of our own, or a picture; the border keeps the colour that says whose.

Drawn in a frame 590 units wide, as `back.paint_back` sets it up.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from sanam.faces.palette import mixed, veil

WHITE = QColor("#ffffff")

Pattern = Callable[[QPainter, QRectF, QColor, bool], None]


class Sleeve(NamedTuple):
    """A sleeve: its name, one of SLEEVES, or the file of a picture with a stamp that changes with it."""

    name: str = "rosette"
    picture: str = ""
    stamp: int = 0


def _pen(painter: QPainter, color: QColor, strength: float, width: float, small: bool) -> None:
    painter.setPen(QPen(veil(mixed(color, WHITE, 0.25), strength), width * (2 if small else 1)))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _at(middle: QPointF, angle: float, radius: float) -> QPointF:
    return middle + QPointF(cos(angle) * radius, sin(angle) * radius)


def _scales(painter: QPainter, rect: QRectF, color: QColor, small: bool) -> None:
    _pen(painter, color, 0.65, 4, small)
    step = 110 if small else 78
    row, y = 0, rect.bottom() + step
    while y > rect.top() - step:
        x = rect.left() - step * (row % 2) / 2
        while x < rect.right() + step:
            painter.setBrush(mixed(color, QColor("#0c1017"), 0.45 + 0.3 * (row % 2)))
            painter.drawEllipse(QPointF(x, y), step * 0.52, step * 0.62)
            x += step
        row, y = row + 1, y - step * 0.5


def _rays(painter: QPainter, rect: QRectF, color: QColor, small: bool) -> None:
    middle, count = rect.center(), 24
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(color, 0.5))
    for ray in range(count):
        angle = ray * 2 * pi / count
        points = [middle, _at(middle, angle, 900), _at(middle, angle + pi / count, 900)]
        painter.drawPolygon(QPolygonF(points))
    _pen(painter, color, 0.95, 6, small)
    painter.setBrush(mixed(color, QColor("#0c1017"), 0.6))
    painter.drawEllipse(middle, 150, 150)
    painter.drawEllipse(middle, 96, 96)


def _lattice(painter: QPainter, rect: QRectF, color: QColor, small: bool) -> None:
    _pen(painter, color, 0.7, 5, small)
    step = 182 if small else 136
    rows, columns = int(rect.height() / step / 2) + 1, int(rect.width() / step / 2) + 1
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            middle = rect.center() + QPointF(column * step, row * step)
            for turn in (0.0, pi / 4):
                corners = [_at(middle, turn + side * pi / 2 + pi / 4, step * 0.5) for side in range(4)]
                painter.drawPolygon(QPolygonF(corners))


def _chevrons(painter: QPainter, rect: QRectF, color: QColor, small: bool) -> None:
    step, y, row = 84.0, rect.top() - 300, 0
    painter.setPen(Qt.PenStyle.NoPen)
    while y < rect.bottom() + 100:
        painter.setBrush(veil(color, 0.55 if row % 2 else 0.18))
        path = QPainterPath(QPointF(rect.left(), y))
        for x, down in ((rect.center().x(), 230.0), (rect.right(), 0.0)):
            path.lineTo(x, y + down)
        for x, down in ((rect.right(), step), (rect.center().x(), 230.0 + step), (rect.left(), step)):
            path.lineTo(x, y + down)
        painter.drawPath(path)
        row, y = row + 1, y + step
    _pen(painter, color, 0.9, 6, small)
    painter.setBrush(mixed(color, QColor("#0c1017"), 0.55))
    middle = rect.center()
    painter.drawPolygon(QPolygonF([_at(middle, side * pi / 2, (190, 130)[side % 2]) for side in (1, 2, 3, 4)]))


def _moons(painter: QPainter, rect: QRectF, color: QColor, small: bool) -> None:
    middle = rect.center()
    _pen(painter, color, 0.5, 4, small)
    for ring in range(1, 6 if not small else 4):
        painter.drawEllipse(middle, ring * (92 if not small else 140), ring * (92 if not small else 140))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(color, WHITE, 0.55))
    for phase in range(8):
        at, size = _at(middle, phase * pi / 4 - pi / 2, 232), 52
        disc, shade = QPainterPath(), QPainterPath()
        disc.addEllipse(at, size, size)
        shade.addEllipse(at + QPointF((phase - 4) / 4 * 2 * size, 0), size * 1.04, size * 1.04)
        painter.drawPath(disc.subtracted(shade) if phase else disc)
    painter.drawEllipse(middle, 74, 74)


#: The sleeves by their names in the settings; the first is the back as it is without one.
SLEEVES: dict[str, Pattern | None] = {
    "rosette": None,
    "scales": _scales,
    "rays": _rays,
    "lattice": _lattice,
    "chevrons": _chevrons,
    "moons": _moons,
}


def paint_sleeve(painter: QPainter, rect: QRectF, sleeve: Sleeve, color: QColor, small: bool) -> bool:
    """Paint what a sleeve bears into `rect`; False for the back as it is without one."""
    if sleeve.picture:
        picture = QImage(sleeve.picture)
        if picture.isNull():
            return False
        painter.drawImage(rect, picture, covering(picture, rect))
        return True
    pattern = SLEEVES.get(sleeve.name)
    if pattern is None:
        return False
    pattern(painter, rect, color, small)
    return True


def covering(picture: QImage, place: QRectF) -> QRectF:
    """The part of a picture, in its pixels, that fills a place without being stretched."""
    wide, high = float(picture.width()), float(picture.height())
    shape = place.width() / place.height()
    if wide / high > shape:
        return QRectF((wide - high * shape) / 2, 0, high * shape, high)
    return QRectF(0, (high - wide / shape) / 2, wide, wide / shape)
