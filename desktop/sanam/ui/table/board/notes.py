"""Words over the board, beside what they are about: what an attack would come to, and what is advised or refused."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from sanam.ui.widgets import icon_label, label


def over(widget: QWidget, area: QRectF | None) -> QPoint:
    """Where a note lies over an area of its parent, or under it where there is no room: None stands for the middle."""
    parent = widget.parentWidget()
    assert parent is not None
    room = parent.rect()
    at = area if area is not None else QRectF(QRectF(room).center(), QRectF(room).center())
    x, y = round(at.center().x() - widget.width() / 2), round(at.top() - widget.height() - 8)
    if y < 4:
        y = round(at.bottom() + 8)
    return QPoint(
        max(4, min(x, room.width() - widget.width() - 4)), max(4, min(y, room.height() - widget.height() - 4))
    )


class BoardNote(QFrame):
    """Words beside an area of the board; clicks go through them. `wide`: pixels at which their lines are broken, 0 for
    a single line."""

    def __init__(self, parent: QWidget, tone: str, picture: str, token: str, wide: int = 0) -> None:
        super().__init__(parent)
        self.wide = wide
        self.setProperty("role", "notice")
        self.setProperty("tone", tone)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        edge = 7 if wide else 6
        row.setContentsMargins(10, edge, 12, edge)
        row.addWidget(icon_label(picture, token, 18), 0, Qt.AlignmentFlag.AlignTop if wide else Qt.AlignmentFlag(0))
        self.words = label("", wrap=bool(wide))
        row.addWidget(self.words)

    def say(self, text: str, area: QRectF | None, more: str = "") -> None:
        """Show the text, with `more` as a line below it, beside an area of the board; None is its middle."""
        self.words.setText(f"{text}\n{more}" if more else text)
        if self.wide:
            width = min(self.wide, self.words.fontMetrics().horizontalAdvance(text) + 8)
            self.words.setFixedWidth(max(120, width))
        self.setAccessibleName(text)
        self.adjustSize()
        self.move(over(self, area))
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Put it away with what it said."""
        self.hide()
        self.words.clear()
        self.setAccessibleName("")


class ForecastNote(BoardNote):
    """A line that says what would happen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "wait", "swords", "amber")
        self.hide()

    def tell(self, text: str, area: QRectF | None) -> None:
        """Say it over an area of the board; "" says nothing."""
        if text and area is not None:
            self.say(text, area)
        else:
            self.forget()
