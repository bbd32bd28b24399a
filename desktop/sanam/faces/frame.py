"""The body of a card: dark edge, kind's colour with the kind's pattern, plates with cut corners."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from sanam.faces.palette import FRAMES, Frame, mixed, veil


def chamfered(rect: QRectF, cut: float) -> QPainterPath:
    """A rectangle whose corners are cut off at 45 degrees."""
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                QPointF(left + cut, top),
                QPointF(right - cut, top),
                QPointF(right, top + cut),
                QPointF(right, bottom - cut),
                QPointF(right - cut, bottom),
                QPointF(left + cut, bottom),
                QPointF(left, bottom - cut),
                QPointF(left, top + cut),
            ]
        )
    )
    path.closeSubpath()
    return path


def fill_plate(painter: QPainter, rect: QRectF, frame: Frame, cut: float, *, dark: bool = False) -> None:
    """A plate that text stands on: pale in the kind's tint, or dark with the kind's edge."""
    path = chamfered(rect, cut)
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    if dark:
        ground = mixed(QColor(frame.deep), QColor("#0b0e13"), 0.82)
        shade.setColorAt(0, mixed(ground, QColor("#ffffff"), 0.07))
        shade.setColorAt(1, ground)
    else:
        shade.setColorAt(0, QColor(frame.plate))
        shade.setColorAt(1, mixed(QColor(frame.plate), QColor(frame.body), 0.16))
    painter.setBrush(shade)
    painter.setPen(
        QPen(
            mixed(QColor(frame.deep), QColor("#000000"), 0.55),
            4,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.MiterJoin,
        )
    )
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(frame.edge) if dark else veil(QColor(frame.deep), 0.5), 1.5))
    painter.drawPath(chamfered(rect.adjusted(4.5, 4.5, -4.5, -4.5), cut - 2))


def paint_body(painter: QPainter, card: QRectF, inner: QRectF, frame: Frame, pendulum: bool = False) -> None:
    """The whole card before anything is set into it. `inner` is the coloured area inside the dark edge."""
    edge = QPainterPath()
    edge.addRoundedRect(card, 22, 22)
    painter.fillPath(edge, QColor("#0f1217"))
    body = QPainterPath()
    body.addRoundedRect(inner, 12, 12)
    shade = QLinearGradient(inner.topLeft(), inner.bottomRight())
    shade.setColorAt(0, mixed(QColor(frame.body), QColor("#ffffff"), 0.16))
    shade.setColorAt(0.5, QColor(frame.body))
    shade.setColorAt(1, QColor(frame.deep))
    painter.fillPath(body, shade)
    if pendulum:  # the lower part is a Spell's
        blend = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        blend.setColorAt(0.45, veil(QColor(FRAMES["spell"].body), 0))
        blend.setColorAt(0.72, QColor(FRAMES["spell"].body))
        blend.setColorAt(1, QColor(FRAMES["spell"].deep))
        painter.fillPath(body, blend)
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    _PATTERNS[frame.pattern](painter, inner, frame)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(veil(QColor(frame.edge), 0.9), 2.5))
    painter.drawRoundedRect(inner.adjusted(4, 4, -4, -4), 9, 9)


def _pen(painter: QPainter, frame: Frame, alpha: float = 0.3, width: float = 2.0) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(veil(QColor(frame.edge), alpha), width))


def _plain(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.22)
    y = rect.top()
    while y < rect.bottom():
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
        y += 11


def _diagonal(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.24)
    x = rect.left() - rect.height()
    while x < rect.right():
        painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()))
        x += 15


def _scales(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.3)
    size = 30.0
    for row in range(int(rect.height() / (size / 2)) + 2):
        for column in range(int(rect.width() / size) + 2):
            centre = QPointF(rect.left() + (column + row % 2 / 2) * size, rect.top() + row * size / 2)
            painter.drawArc(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), 180 * 16, 180 * 16)


def _spiral(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.28)
    for arm in range(14):
        path = QPainterPath(rect.center())
        for step in range(1, 40):
            angle = arm * 2 * pi / 14 + step * 0.09
            path.lineTo(rect.center() + QPointF(cos(angle), sin(angle)) * step * 14)
        painter.drawPath(path)


def _rings(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(veil(QColor(frame.deep), 0.4), 2))
    for ring in range(1, 36):
        painter.drawEllipse(QPointF(rect.right(), rect.bottom()), ring * 28, ring * 28)


def _stars(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(260):  # the golden ratio scatters without clumps
        x = rect.left() + (index * 0.618034 % 1) * rect.width()
        y = rect.top() + (index * 0.754878 % 1) * rect.height()
        painter.setBrush(veil(QColor(frame.edge), 0.25 + 0.5 * (index % 5 == 0)))
        size = 1.2 + 1.3 * (index % 7 == 0)
        painter.drawEllipse(QPointF(x, y), size, size)


def _hexagons(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.3)
    size = 20.0
    for row in range(int(rect.height() / (size * 1.5)) + 2):
        for column in range(int(rect.width() / (size * 1.732)) + 2):
            centre = QPointF(rect.left() + (column + row % 2 / 2) * size * 1.732, rect.top() + row * size * 1.5)
            painter.drawPolygon(
                QPolygonF([centre + QPointF(sin(k * pi / 3), cos(k * pi / 3)) * size for k in range(6)])
            )


def _dots(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(QColor(frame.edge), 0.4))
    for row in range(int(rect.height() / 14) + 1):
        for column in range(int(rect.width() / 14) + 1):
            painter.drawEllipse(QPointF(rect.left() + column * 14 + row % 2 * 7, rect.top() + row * 14), 1.8, 1.8)


def _circuit(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.3)
    step = 26.0
    for row in range(int(rect.height() / step) + 2):
        path = QPainterPath(QPointF(rect.left(), rect.top() + row * step))
        for column in range(int(rect.width() / step) + 2):
            x = rect.left() + column * step
            y = rect.top() + row * step + (step / 2 if column % 2 else 0)
            path.cubicTo(QPointF(x - step / 2, path.currentPosition().y()), QPointF(x - step / 2, y), QPointF(x, y))
        painter.drawPath(path)


def _thorns(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    _pen(painter, frame, 0.3)
    step = 24.0
    for row in range(int(rect.height() / step) + 2):
        path = QPainterPath(QPointF(rect.left(), rect.top() + row * step))
        for column in range(int(rect.width() / 14) + 2):
            path.lineTo(rect.left() + column * 14, rect.top() + row * step + (9 if column % 2 else -3))
        painter.drawPath(path)


_PATTERNS = {
    "plain": _plain,
    "diagonal": _diagonal,
    "scales": _scales,
    "spiral": _spiral,
    "rings": _rings,
    "stars": _stars,
    "hexagons": _hexagons,
    "dots": _dots,
    "circuit": _circuit,
    "thorns": _thorns,
}
