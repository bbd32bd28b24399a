"""What lies over the board for a while: whose turn begins, a card that is enlarged, the list of keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from sanam.ui import bindings
from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.text import tr
from sanam.ui.theme import color
from sanam.ui.widgets import empty, label


class TurnBanner(QWidget):
    """Says whose turn begins, over the middle line, for a moment; it takes no clicks and holds nothing up."""

    def __init__(self, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent)
        self.clock = clock
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.text, self.token, self.shown = "", "teal", 0.0
        self.hide()

    def tell(self, text: str, token: str) -> None:
        if not self.clock.enabled:
            return
        self.text, self.token, self.shown = text, token, 1.0
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self.clock.run(("turn_banner", id(self)), self._fade, 420, delay=750, done=self.hide)

    def forget(self) -> None:
        """Say nothing any more."""
        self.clock.stop(("turn_banner", id(self)))
        self.hide()
        self.text = ""
        self.setAccessibleName("")

    def _fade(self, t: float) -> None:
        self.shown = 1.0 - t
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self.shown)
        rect = QRectF(self.rect())
        light = QLinearGradient(rect.topLeft(), rect.topRight())
        for at, alpha in ((0.0, 0), (0.3, 225), (0.7, 225), (1.0, 0)):
            light.setColorAt(at, color("ground", alpha))
        painter.fillRect(rect, light)
        edge = QLinearGradient(rect.topLeft(), rect.topRight())
        for at, alpha in ((0.0, 0), (0.5, 255), (1.0, 0)):
            edge.setColorAt(at, color(self.token, alpha))
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1.5), edge)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), edge)
        font = QFont(self.font())
        font.setPixelSize(22)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(color(self.token))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.text)


class Zoom(QWidget):
    """One card as large as the board is high; a click or Escape puts it away."""

    def __init__(self, parent: QWidget, pictures: Pictures) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self.code: str | None = None
        self.setAccessibleName(tr("Enlarged card"))
        pictures.arrived.connect(lambda code: self.update() if code == self.code else None)
        self.hide()

    def tell(self, code: str | None) -> None:
        self.code = code
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Put the card away."""
        self.hide()
        self.code = None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self.hide()

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        if event.angleDelta().y() < 0:
            self.hide()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(4, 7, 10, 170))
        high = min(self.height() - 24.0, (self.width() - 24.0) / self.pictures.shape)
        wide = high * self.pictures.shape
        picture = self.pictures.pixmap(self.code, wide, high, self.devicePixelRatioF())
        painter.drawPixmap(QPointF((self.width() - wide) / 2, (self.height() - high) / 2), picture)


def key_list() -> list[tuple[str, str]]:
    """Every key of the table with what it does: those that are always so, then those that can be set."""
    return [
        (tr("Arrows"), tr("Move between cards and places")),
        (tr("Enter"), tr("Act with the card, or choose it")),
        (tr("Tab"), tr("Go to what can be done next")),
        (tr("1–9"), tr("Choose an option or a place")),
        (tr("F6"), tr("Go to the panels beside the board and back")),
        (tr("Esc"), tr("Cancel, close, return to now")),
        *((bindings.shown(action), bindings.action_words(action)) for action in bindings.defaults()),
    ]


class KeyHelp(QFrame):
    """The keys, at a glance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self.setAccessibleName(tr("Keys"))
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 16, 12)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        self._grid = grid
        self.hide()

    def _fill(self) -> None:
        """The keys as they are set now, in two columns."""
        empty(self._grid)
        self._grid.addWidget(label(tr("Keys"), "heading"), 0, 0, 1, 4)
        keys = key_list()
        half = (len(keys) + 1) // 2
        for at, (key, words) in enumerate(keys):
            row, column = 1 + at % half, 2 * (at // half)
            self._grid.addWidget(label(key, "section"), row, column)
            self._grid.addWidget(label(words), row, column + 1)

    def forget(self) -> None:
        """Put the list away."""
        self.hide()

    def toggle(self) -> None:
        if self.isVisible():
            self.hide()
            return
        self._fill()
        self.adjustSize()
        parent = self.parentWidget()
        assert parent is not None
        self.move(max(4, (parent.width() - self.width()) // 2), max(4, (parent.height() - self.height()) // 2))
        self.show()
        self.raise_()
