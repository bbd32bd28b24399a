"""Numbers that stand alone, in digits of one size: the Persian nought of a Naskh font is half as high as the others."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEngine, QPainter

NOUGHT = "\u06f0"
#: By how much a Persian nought is drawn larger.
SCALE = 1.5
_NUMBER = re.compile("[\u06f0-\u06f9/?+−–×▴▾ ]+")


def has_nought(text: str) -> bool:
    """Whether `text` is a number with a Persian nought in it."""
    return NOUGHT in text and _NUMBER.fullmatch(text) is not None


def _pieces(text: str, made: QFont) -> list[tuple[str, QFont]]:
    larger = QFont(made)
    larger.setPixelSize(max(1, round(made.pixelSize() * SCALE)))
    return [(piece, larger if piece[0] == NOUGHT else made) for piece in re.findall(f"{NOUGHT}+|[^{NOUGHT}]+", text)]


def number_width(text: str, made: QFont) -> float:
    """How wide `draw_number` draws `text`, in pixels."""
    if not has_nought(text):
        return QFontMetricsF(made).horizontalAdvance(text)
    return sum(QFontMetricsF(look).horizontalAdvance(piece) for piece, look in _pieces(text, made))


def draw_number(painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, text: str, made: QFont) -> None:
    """A number in the middle of `rect`'s height; `align` says where in its width."""
    engine = painter.paintEngine()
    on_paper = engine is not None and engine.type() != QPaintEngine.Type.Raster
    if on_paper or not has_nought(text):
        painter.setFont(made)
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
    for piece, look in _pieces(text, made):
        painter.setFont(look)
        wide = QFontMetricsF(look).horizontalAdvance(piece)
        high = QFontMetricsF(look)
        box = QRectF(x, base - high.ascent(), wide + 1, high.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip, piece)
        x += wide
