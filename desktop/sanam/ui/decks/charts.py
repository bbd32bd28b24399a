"""A bar chart of what a deck is made of."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sanam.ui import theme
from sanam.ui.text import fill, number, tr

MOST = 14  # bars that can be read side by side


class Bars(QWidget):
    """Bars with their numbers. Few short names stand beneath upright bars, long or many beside lying ones."""

    def __init__(self) -> None:
        super().__init__()
        self.bars: list[tuple[str, int]] = []
        self.upright = True
        self.setMinimumHeight(120)

    def set_bars(self, bars: list[tuple[str, int]], upright: bool) -> None:
        self.bars, self.upright = bars[:MOST], upright
        spoken = ", ".join(fill(tr("{name}: {n}"), name=name, n=count) for name, count in self.bars)
        self.setAccessibleName(spoken or tr("Nothing to count"))
        self.setMinimumHeight(150 if upright else max(120, 24 * len(self.bars) + 8))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.bars:
            painter.setPen(theme.color("quiet"))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("Nothing to count"))
            return
        most = max(1, max(count for _, count in self.bars))
        if self.upright:
            self._draw_upright(painter, most)
        else:
            self._draw_lying(painter, most)

    def _draw_upright(self, painter: QPainter, most: int) -> None:
        line = painter.fontMetrics().height()
        base, step = self.height() - line - 6, self.width() / len(self.bars)
        high = base - line - 6
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(0, base, self.width(), base)
        for at, (name, count) in enumerate(self._read()):
            x = at * step
            bar = QRectF(x + step * 0.16, base - high * count / most, step * 0.68, high * count / most)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("teal"))
            painter.drawRoundedRect(bar, 3, 3)
            painter.setPen(theme.color("text"))
            painter.drawText(QRectF(x, bar.top() - line - 2, step, line), Qt.AlignmentFlag.AlignCenter, number(count))
            painter.setPen(theme.color("quiet"))
            painter.drawText(QRectF(x, base + 4, step, line), Qt.AlignmentFlag.AlignCenter, name)

    def _draw_lying(self, painter: QPainter, most: int) -> None:
        metrics = painter.fontMetrics()
        names = min(int(self.width() * 0.48), max(metrics.horizontalAdvance(name) for name, _ in self.bars) + 8)
        room = self.width() - names - metrics.horizontalAdvance("000") - 8
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for row, (name, count) in enumerate(self.bars):
            y, wide = row * 24 + 4, room * count / most
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, names - 4)
            place = QRectF(self.width() - names if rtl else 0, y, names - 4, 20)
            bar = QRectF(self.width() - names - wide if rtl else names, y + 3, wide, 14)
            after = QRectF(bar.left() - 34 if rtl else bar.right() + 4, y, 30, 20)
            side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
            painter.setPen(theme.color("text"))
            painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, text)
            painter.drawText(after, side | Qt.AlignmentFlag.AlignVCenter, number(count))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("teal"))
            painter.drawRoundedRect(bar, 3, 3)

    def _read(self) -> list[tuple[str, int]]:
        """The bars from left to right as the language is read."""
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        return list(reversed(self.bars)) if rtl else self.bars
