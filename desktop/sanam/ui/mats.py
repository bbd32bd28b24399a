"""Playmats: what is painted on the felt under the zones. Six of our own, plain felt, or a person's own picture.

A mat tints the felt and bears one large, quiet figure around the middle of the board, the same from both sides.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from sanam.faces.palette import mixed, veil
from sanam.faces.sleeves import covering
from sanam.ui.theme import color

#: How much of the tint is in the felt, and how strong the figure is, of 255.
TINTED, FIGURE = 0.5, 105
#: How strong a person's own picture shows.
SHOWN = 0.62

Figure = Callable[[QPainter, QRectF, float], None]


def _ring(painter: QPainter, radius: float) -> None:
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _at(angle: float, radius: float) -> QPointF:
    return QPointF(cos(angle) * radius, sin(angle) * radius)


def _compass(painter: QPainter, whole: QRectF, size: float) -> None:
    """A compass rose: rings, spokes and points."""
    for share in (0.3, 0.34, 0.68, 1.0, 1.04):
        _ring(painter, size * share)
    for spoke in range(32):
        angle = spoke * pi / 16
        painter.drawLine(_at(angle, size * (0.34 if spoke % 2 else 0.3)), _at(angle, size * (0.68 if spoke % 2 else 1)))
    for point in range(16):
        angle, long = point * pi / 8, size * (0.98, 0.5, 0.7, 0.5)[point % 4]
        painter.drawPolygon(QPolygonF([_at(angle, long), _at(angle + 0.14, size * 0.2), _at(angle - 0.14, size * 0.2)]))


def _lotus(painter: QPainter, whole: QRectF, size: float) -> None:
    """A lotus seen from above: three rings of petals."""
    for count, inner, outer, turn in ((24, 0.62, 1.06, 0.5), (16, 0.34, 0.74, 0.0), (8, 0.1, 0.44, 0.5)):
        for petal in range(count):
            angle, half = (petal + turn) * 2 * pi / count, pi / count
            path = QPainterPath(_at(angle, size * inner))
            for side in (1, -1):
                swell = _at(angle + side * half, size * (inner + (outer - inner) * 0.55))
                path.moveTo(_at(angle, size * inner))
                path.quadTo(swell, _at(angle, size * outer))
            painter.drawPath(path)
    _ring(painter, size * 0.1)


def _waves(painter: QPainter, whole: QRectF, size: float) -> None:
    """Scales of waves, row behind row, over the whole board."""
    step = size * 0.3
    rows, columns = int(whole.height() / step) + 3, int(whole.width() / step / 2) + 3
    painter.save()
    for row in range(rows, -rows, -1):
        for column in range(-columns, columns):
            middle = QPointF((2 * column + row % 2) * step, row * step * 0.55)
            painter.setClipRect(QRectF(middle.x() - step, middle.y() - step, 2 * step, step * 0.55))
            for share in (1.0, 0.72, 0.44):
                painter.drawEllipse(middle, step * share, step * share)
    painter.restore()


def _night(painter: QPainter, whole: QRectF, size: float) -> None:
    """A night sky: orbits, a sickle moon, and stars that form figures."""
    for share in (0.42, 0.7, 1.02):
        _ring(painter, size * share)
    moon = QPainterPath()
    moon.addEllipse(QPointF(0, 0), size * 0.26, size * 0.26)
    bite = QPainterPath()
    bite.addEllipse(QPointF(size * 0.11, -size * 0.05), size * 0.22, size * 0.22)
    painter.drawPath(moon.subtracted(bite))
    last = None
    for star in range(64):
        angle, far = star * 2.39996, (0.36 + 0.64 * ((star * 37) % 64) / 64) * hypot(whole.width(), whole.height()) / 2
        place, big = _at(angle, far), 2.0 + (star * 13 % 5)
        for ray in range(4):
            painter.drawLine(place, place + _at(ray * pi / 2, big * 1.6))
        if last is not None and star % 4:
            painter.drawLine(last, place) if hypot((place - last).x(), (place - last).y()) < size * 1.1 else None
        last = place


def _lattice(painter: QPainter, whole: QRectF, size: float) -> None:
    """Eight-pointed stars that interlace, over the whole board."""
    step = size * 0.36
    for row in range(-int(whole.height() / step / 2) - 1, int(whole.height() / step / 2) + 2):
        for column in range(-int(whole.width() / step / 2) - 1, int(whole.width() / step / 2) + 2):
            middle = QPointF(column * step, row * step)
            for turn in (0.0, pi / 4):
                corners = [middle + _at(turn + pi / 4 + side * pi / 2, step * 0.5) for side in range(4)]
                painter.drawPolygon(QPolygonF(corners))
            painter.drawEllipse(middle, step * 0.12, step * 0.12)


def _mountains(painter: QPainter, whole: QRectF, size: float) -> None:
    """Ranges of mountains, one behind the other, and their reflection on the other side."""
    half = whole.width() / 2
    for mirror in (1, -1):
        for layer in range(5):
            base, high = size * (0.12 + 0.2 * layer), size * (0.3 - 0.03 * layer)
            path = QPainterPath(QPointF(-half, mirror * base))
            steps = 48
            for at in range(steps + 1):
                x = -half + 2 * half * at / steps
                peak = abs(sin(at * (0.41 + 0.07 * layer) + layer * 1.7)) ** 1.5 + 0.25 * abs(sin(at * 1.9 + layer))
                path.lineTo(x, mirror * (base - high * peak * (0.35 + 0.65 * abs(x) / half)))
            painter.drawPath(path)


class Mat(NamedTuple):
    """A playmat: the colour that tints the felt ("" for none) and its figure; or a picture over all of it."""

    tint: str = ""
    figure: Figure | None = None
    picture: QImage | None = None


#: The playmats by their names in the settings.
MATS: dict[str, Mat] = {
    "plain": Mat(),
    "compass": Mat("#8a6a3a", _compass),
    "lotus": Mat("#8a3f63", _lotus),
    "waves": Mat("#2d6c93", _waves),
    "night": Mat("#40428c", _night),
    "lattice": Mat("#2f7f6b", _lattice),
    "mountains": Mat("#5c6f4a", _mountains),
}


def tinted(felt: QColor, mat: Mat) -> QColor:
    """The colour of the felt of a mat."""
    return mixed(felt, QColor(mat.tint), TINTED) if mat.tint else felt


def paint_mat(painter: QPainter, mat: Mat, whole: QRectF, middle: QPointF, field: QRectF) -> None:
    """What lies on the felt: the figure around the middle, or the picture over all of it, dark enough to play on."""
    if mat.picture is not None and not mat.picture.isNull():
        painter.save()
        painter.setOpacity(SHOWN)
        painter.drawImage(whole, mat.picture, covering(mat.picture, whole))
        painter.restore()
    elif mat.figure is not None:
        painter.save()
        painter.setClipRect(whole)
        painter.translate(middle)
        painter.setPen(QPen(veil(mixed(QColor(mat.tint), color("text"), 0.4), FIGURE / 255), 1.7))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        mat.figure(painter, whole, min(field.height() * 0.46, field.width() * 0.36))
        painter.restore()
