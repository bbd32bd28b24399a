"""What an attack would come to, over its target while it is aimed."""

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


class ForecastNote(QFrame):
    """A line that says what would happen; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self.setProperty("tone", "wait")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 12, 6)
        row.addWidget(icon_label("swords", "amber", 18))
        self.words = label("")
        row.addWidget(self.words)
        self.hide()

    def tell(self, text: str, area: QRectF | None) -> None:
        """Say it over an area of the board; "" says nothing."""
        if not text or area is None:
            self.forget()
            return
        self.words.setText(text)
        self.setAccessibleName(text)
        self.adjustSize()
        self.move(over(self, area))
        self.show()
        self.raise_()

    def forget(self) -> None:
        self.hide()
        self.words.clear()
        self.setAccessibleName("")
