"""One card over the whole screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from sanam.ui import theme
from sanam.ui.cards.faces import FaceCache, high_of
from sanam.ui.text import tr


class LargeCard(QWidget):
    """One face over the whole screen; any key or click takes it away, and `closed` says so."""

    closed = Signal()

    def __init__(self, faces: FaceCache, parent: QWidget) -> None:
        super().__init__(parent)
        self.faces, self.game, self.code = faces, "", ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Enlarged card"))
        faces.arrived.connect(lambda *_: self.update())
        self.hide()

    def show_card(self, game: str, code: str) -> None:
        self.game, self.code = game, code
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("shadow", 215))
        wide = min(int((self.height() - 40) * 100 / high_of(self.game, 100)), self.width() - 40)
        pixmap = self.faces.pixmap(self.game, self.code, wide, self.devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap((self.width() - wide) // 2, 20, pixmap)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        self._away()

    def mousePressEvent(self, event: Any) -> None:  # Qt's name
        self._away()

    def _away(self) -> None:
        self.hide()
        self.closed.emit()
