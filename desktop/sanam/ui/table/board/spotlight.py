"""The card that something is told about, large beside the field, with what it does. It takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.text import plain_number
from sanam.ui.theme import color

#: The height of the card as a share of the board's, its distance from the edge, and the room for the words under it.
HIGH, EDGE, WORDS = 0.34, 10.0, 64.0
#: Milliseconds in which it comes and goes.
FADE = 140


class Spotlight(QWidget):
    """One card at a time; its colour is that of the player who acts."""

    def __init__(self, parent: QWidget, pictures: Pictures, clock: Clock) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.pictures, self.clock = pictures, clock
        self.code: str | None = None
        self.text, self.token, self.number = "", "teal", ""
        self._shown = 0.0
        pictures.arrived.connect(lambda code: self.update() if code == self.code else None)
        self.hide()

    def tell(self, code: str, text: str, token: str, number: int, field: QRectF) -> None:
        """Show the card of a code with a sentence; `number` is its Chain Link (0: none), `field` the board's."""
        parent = self.parentWidget()
        assert parent is not None
        self.code, self.text, self.token = code, text, token
        self.number = plain_number(number) if number else ""
        high = parent.height() * HIGH
        wide = max(high * self.pictures.shape, 150.0)
        top = field.center().y() - (high + WORDS) / 2
        left = EDGE if self.layoutDirection() == Qt.LayoutDirection.LeftToRight else parent.width() - wide - EDGE
        self.setGeometry(QRectF(left, max(2.0, top), wide, high + WORDS).toRect())
        self.show()
        self.raise_()
        self.clock.run(("spotlight", id(self)), self._appear, FADE)

    def _appear(self, t: float) -> None:
        self._shown = t
        self.update()

    def forget(self) -> None:
        """Show no card any more."""
        self.clock.stop(("spotlight", id(self)))
        self.hide()
        self.code, self.text = None, ""

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(self._shown)
        high = self.height() - WORDS
        wide = high * self.pictures.shape
        left = (self.width() - wide) / 2
        if self.code is not None:
            picture = self.pictures.pixmap(self.code, wide, high, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, 0), picture)
        painter.setPen(QPen(color(self.token), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(left + 1, 1, wide - 2, high - 2), 6, 6)
        if self.number:
            self._paint_number(painter, QPointF(left + (16 if _from_the_right() else wide - 16), 16))
        words = QRectF(0, high + 4, self.width(), WORDS - 6)
        painter.setPen(QPen(color(self.token), 1))
        painter.setBrush(color("panel", 244))
        painter.drawRoundedRect(words.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(color("text"))
        inside = words.adjusted(6, 3, -6, -3)
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        font = QFont(self.font())
        for size in (14, 13, 12, 11, 10):
            font.setPixelSize(size)
            painter.setFont(font)
            if painter.boundingRect(inside, flags, self.text).height() <= inside.height():
                break
        painter.drawText(inside, flags, self.text)

    def _paint_number(self, painter: QPainter, centre: QPointF) -> None:
        painter.save()
        painter.setPen(QPen(color("ground"), 2))
        painter.setBrush(color(self.token))
        painter.drawEllipse(centre, 15, 15)
        font = QFont(self.font())
        font.setPixelSize(17)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(color("ground"))
        painter.drawText(QRectF(centre.x() - 15, centre.y() - 15, 30, 30), Qt.AlignmentFlag.AlignCenter, self.number)
        painter.restore()


def _from_the_right() -> bool:
    """Whether the name of the card, which the number may not cover, begins on the right."""
    return QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
