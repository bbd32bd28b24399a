"""Small tools that the figures are drawn with, in a square from −1 to 1 with y downwards."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from sanam.faces.palette import mixed, turned, veil


class Ink(NamedTuple):
    """The colours of a figure from lit to shaded, and its glow."""

    lit: QColor
    base: QColor
    dark: QColor
    glow: QColor


def hued(ink: Ink, degrees: float) -> Ink:
    """`ink` in another hue, with the same glow."""
    return Ink(turned(ink.lit, degrees), turned(ink.base, degrees), turned(ink.dark, degrees), ink.glow)


def polygon(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def fill(
    painter: QPainter, path: QPainterPath, ink: Ink, top: float = -1, bottom: float = 1, outline: float = 0.02
) -> None:
    shade = QLinearGradient(-0.3, top, 0.3, bottom)
    shade.setColorAt(0, ink.lit)
    shade.setColorAt(0.45, ink.base)
    shade.setColorAt(1, ink.dark)
    painter.setBrush(shade)
    painter.setPen(
        QPen(
            mixed(ink.dark, QColor(0, 0, 0), 0.45),
            outline,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.drawPath(path)


def shaded(ink: Ink, value: float) -> QColor:
    """A colour of `ink` by its brightness 0–1."""
    return mixed(ink.dark, ink.base, value * 2) if value < 0.5 else mixed(ink.base, ink.lit, value * 2 - 1)


def paint_glow(painter: QPainter, path: QPainterPath, ink: Ink) -> None:
    """Something that shines of itself, as eyes do."""
    box = path.boundingRect()
    reach = max(0.2, box.width() * 0.8)
    shine = QRadialGradient(box.center(), reach)
    shine.setColorAt(0, veil(ink.glow, 0.8))
    shine.setColorAt(1, veil(ink.glow, 0))
    painter.fillPath(path, mixed(ink.glow, QColor(255, 255, 255), 0.7))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.drawEllipse(box.center(), reach, reach)


def ring(painter: QPainter, radius: float, color: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def star_lines(painter: QPainter, radius: float, star: tuple[int, int], color: QColor) -> None:
    painter.setPen(QPen(color, 0.014))
    star_polygon(painter, QPointF(0, 0), radius, star, -pi / 2)


def star_polygon(painter: QPainter, centre: QPointF, radius: float, star: tuple[int, int], turn: float) -> None:
    """The lines of a star of `star` points and steps with the painter's pen, its first point at `turn` radians.

    Line by line: as one path that crosses itself it takes twenty times as long.
    """
    count, step = star
    angles = [turn + index * step * 2 * pi / count for index in range(count + 1)]
    points = [centre + QPointF(cos(angle), sin(angle)) * radius for angle in angles]
    painter.drawLines([QLineF(before, after) for before, after in pairwise(points)])


def both_sides(painter: QPainter, draw: Callable[[], None]) -> None:
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        draw()
        painter.restore()
