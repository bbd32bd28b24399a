"""Numbers that stand alone: the Persian zero of a Naskh font is a small diamond, so a ring is drawn instead."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPaintEngine, QPainter, QPen

NOUGHT = "\u06f0"
#: How large the ring is, how much room it takes, and how thick it is (in bold), as shares of the letters' size.
RING, ROOM, LINE, BOLD_LINE = 0.3, 0.5, 0.075, 0.1
#: A digit of the height of all others.
_FULL = "\u06f5"
_NUMBER = re.compile("[\u06f0-\u06f9/?+−–×▴▾ ]+")


def has_nought(text: str) -> bool:
    """Whether `text` is a number with a Persian zero in it."""
    return NOUGHT in text and _NUMBER.fullmatch(text) is not None


def _pieces(text: str, made: QFont) -> list[tuple[str, float]]:
    """The parts of a number, each zero by itself, with their widths."""
    metrics, room = QFontMetricsF(made), max(3.0, made.pixelSize() * ROOM)
    parts = re.findall(f"{NOUGHT}|[^{NOUGHT}]+", text)
    return [(part, room if part == NOUGHT else metrics.horizontalAdvance(part)) for part in parts]


def number_width(text: str, made: QFont) -> float:
    """How wide `draw_number` draws `text`, in pixels."""
    if not has_nought(text):
        return QFontMetricsF(made).horizontalAdvance(text)
    return sum(wide for _, wide in _pieces(text, made))


def draw_number(painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, text: str, made: QFont) -> None:
    """A number in the middle of `rect`'s height; `align` says where in its width."""
    engine = painter.paintEngine()
    on_paper = engine is not None and engine.type() != QPaintEngine.Type.Raster
    painter.setFont(made)
    if on_paper or not has_nought(text):
        painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)
        return
    metrics = QFontMetricsF(made)
    base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    spare = rect.width() - number_width(text, made)
    x = rect.left()
    if align & Qt.AlignmentFlag.AlignRight:
        x += spare
    elif align & Qt.AlignmentFlag.AlignHCenter:
        x += spare / 2
    for piece, wide in _pieces(text, made):
        if piece == NOUGHT:
            middle = base + metrics.tightBoundingRect(_FULL).center().y()
            _ring(painter, QPointF(x + wide / 2, middle), made)
        else:
            box = QRectF(x, base - metrics.ascent(), wide + 1, metrics.height())
            look = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip
            painter.drawText(box, look, piece)
        x += wide


def _ring(painter: QPainter, middle: QPointF, made: QFont) -> None:
    size = made.pixelSize()
    line = max(1.0, size * (BOLD_LINE if made.bold() else LINE))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(painter.pen().color(), line))
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush))
    half = max(1.6, (size * RING) / 2)
    painter.drawEllipse(middle, half, half)
    painter.restore()
