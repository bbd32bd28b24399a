"""Cards in rows: the content of a pile, the piles of side-decking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDrag, QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QLayout, QLayoutItem, QWidget

from sanam.ui.table.pictures import Pictures
from sanam.ui.text import plain_number
from sanam.ui.theme import color

MIME = "application/x-sanam-card"


@dataclass(frozen=True, slots=True)
class Shown:
    """One card of a grid: its handle or any other key, its code (None: a back), its name, how it is marked.

    mark  "", "can" (waits for the person), "picked", "other" (came from the other pile)
    """

    key: str
    code: str | None
    name: str
    mark: str = ""
    number: int = 0


class CardButton(QAbstractButton):
    """A card as a button."""

    pointed = Signal(str)

    def __init__(self, shown: Shown, pictures: Pictures, width: int) -> None:
        super().__init__()
        self.card, self.pictures = shown, pictures
        self.draggable = False
        self._press = QPoint()
        self.fit(width)
        self.setAccessibleName(shown.name)
        self.setToolTip(shown.name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pictures.arrived.connect(self._arrived)

    def fit(self, width: int) -> None:
        """Be `width` pixels wide and as high as a card of the game is then."""
        self.setFixedSize(width, round(width / self.pictures.shape))

    def _arrived(self, code: str) -> None:
        if code == self.card.code:
            self.update()

    def become(self, shown: Shown) -> None:
        if shown != self.card:
            self.card = shown
            self.setAccessibleName(shown.name)
            self.setToolTip(shown.name)
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:  # Qt's name
        self.pointed.emit(self.card.key)
        super().enterEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self._press = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        far = (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance()
        if self.draggable and event.buttons() & Qt.MouseButton.LeftButton and far:
            self.setDown(False)
            drag = QDrag(self)
            data = QMimeData()
            data.setData(MIME, self.card.key.encode())
            drag.setMimeData(data)
            drag.setPixmap(self.pictures.pixmap(self.card.code, self.width(), self.height(), self.devicePixelRatioF()))
            drag.setHotSpot(self._press)
            drag.exec(Qt.DropAction.MoveAction)
            return
        super().mouseMoveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        painter.drawPixmap(
            rect.topLeft(), self.pictures.pixmap(self.card.code, rect.width(), rect.height(), self.devicePixelRatioF())
        )
        token, wide = {"can": ("amber", 2.0), "picked": ("amber", 3.5), "other": ("teal", 2.5)}.get(
            self.card.mark, ("line", 0.0)
        )
        if self.hasFocus():
            token, wide = "focus", 3.0
        elif self.underMouse() and not wide:
            token, wide = "text", 1.5
        if wide:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(token), wide))
            painter.drawRoundedRect(rect, 5, 5)
        if self.card.mark == "picked" or self.card.number:
            painter.setPen(QPen(color("ground"), 1.5))
            painter.setBrush(color("amber"))
            box = QRectF(rect.right() - 20, rect.top() + 2, 18, 18)
            painter.drawEllipse(box)
            painter.setPen(color("on_amber"))
            sign = plain_number(self.card.number) if self.card.number else "✓"
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)


class FlowLayout(QLayout):
    """Widgets in lines, as many in a line as there is room."""

    def __init__(self, spacing: int = 4) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _arrange(self, rect: QRect, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            size = item.sizeHint()
            if x + size.width() > rect.right() + 1 and line:
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            line = max(line, size.height())
        return y + line - rect.y()


class CardGrid(QWidget):
    """Cards in lines. `clicked` and `pointed` name the card's key, `dropped` a key that was dragged here."""

    clicked = Signal(str)
    pointed = Signal(str)
    dropped = Signal(str)

    def __init__(self, card_width: int = 70, draggable: bool = False) -> None:
        super().__init__()
        self.card_width, self.draggable = card_width, draggable
        self.pictures: Pictures | None = None
        self.flow = FlowLayout()
        self.setLayout(self.flow)
        self.buttons: list[CardButton] = []
        self.setAcceptDrops(draggable)
        self.accepts: Callable[[str], bool] = lambda key: True

    def set_card_width(self, width: int) -> None:
        """Show the cards at another width."""
        if width != self.card_width:
            self.card_width = width
            for button in self.buttons:
                button.fit(width)
            self.flow.invalidate()

    def show_cards(self, cards: list[Shown]) -> None:
        """Show these cards; those that stay the same stay the same buttons."""
        assert self.pictures is not None
        while len(self.buttons) > len(cards):
            gone = self.buttons.pop()
            self.flow.takeAt(len(self.buttons))
            gone.hide()
            gone.setParent(None)
            gone.deleteLater()
        for button, card in zip(self.buttons, cards, strict=False):
            button.become(card)
            button.fit(self.card_width)
        for card in cards[len(self.buttons) :]:
            made = CardButton(card, self.pictures, self.card_width)
            made.draggable = self.draggable
            made.clicked.connect(lambda _=False, made=made: self.clicked.emit(made.card.key))
            made.pointed.connect(self.pointed)
            self.buttons.append(made)
            self.flow.addWidget(made)
            made.show()
        self.flow.invalidate()
        self.updateGeometry()

    def dragEnterEvent(self, event: object) -> None:  # Qt's name
        data = event.mimeData()  # type: ignore[attr-defined]
        if data.hasFormat(MIME) and self.accepts(bytes(data.data(MIME).data()).decode()):
            event.acceptProposedAction()  # type: ignore[attr-defined]

    def dropEvent(self, event: object) -> None:  # Qt's name
        data = event.mimeData()  # type: ignore[attr-defined]
        self.dropped.emit(bytes(data.data(MIME).data()).decode())
        event.acceptProposedAction()  # type: ignore[attr-defined]
