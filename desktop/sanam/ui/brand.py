"""The program's mark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from sanam.ui import theme


def brand_mark(side: int, ratio: float = 2.0) -> QPixmap:
    """The program's mark: two halves of a field that face each other."""
    made = QPixmap(QSize(side, side) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        half = side * 0.42
        for token, top in (("coral", side * 0.06), ("teal", side * 0.52)):
            painter.setBrush(theme.color(token))
            painter.drawRoundedRect(QRectF(side * 0.08, top, side * 0.84, half), side * 0.1, side * 0.1)
            painter.setBrush(theme.color("ground"))
            for column in range(3):
                painter.drawRoundedRect(
                    QRectF(side * (0.17 + column * 0.24), top + half * 0.22, side * 0.17, half * 0.56),
                    side * 0.03,
                    side * 0.03,
                )
    return made
