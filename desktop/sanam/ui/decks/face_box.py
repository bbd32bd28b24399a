"""One face at a fixed size."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sanam.ui import theme
from sanam.ui.decks.card_source import CardSource


class FaceBox(QWidget):
    """One face at a fixed size; nothing while no card is looked at."""

    def __init__(self, source: CardSource, size: QSize) -> None:
        super().__init__()
        self._source, self.code, self.printing = source, "", ""
        self.setFixedSize(size)
        source.arrived.connect(lambda code: self.update() if code == self.code else None)

    def show_code(self, code: str, printing: str = "") -> None:
        self.code, self.printing = code, printing
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        if self.code:
            ratio = self.devicePixelRatioF()
            face = self._source.pixmap(self.code, self.width(), self.height(), ratio, self.printing)
            painter.drawPixmap(0, 0, face)
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("zone"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)
