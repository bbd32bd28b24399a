"""Cards in rows: the content of a pile, the piles of side-decking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QEnterEvent,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from sanam.ui.flow import FlowLayout
from sanam.ui.plain import plain
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.text import isolated, plain_number
from sanam.ui.theme import color

MIME = "application/x-sanam-card"


@dataclass(frozen=True, slots=True)
class Shown:
    """One card of a grid: its handle or any other key, its code (None: a back), its name, how it is marked.

    mark    "", "can" (waits for the person), "picked", "other" (came from the other pile)
    kind    what kind of card it is, in words
    copies  how many alike it stands for, 0 where that is not said; others: the keys of these
    """

    key: str
    code: str | None
    name: str
    mark: str = ""
    number: int = 0
    kind: str = ""
    copies: int = 0
    others: tuple[str, ...] = ()


#: A name under a card takes this many lines at most, of letters this high, or at least so high that no word is broken.
NAME_LINES, NAME_PIXELS, LEAST_PIXELS = 5, 11, 8


def name_font(widget: QWidget, name: str, width: int) -> QFont:
    """The letters of a name under a card `width` pixels wide."""
    font = QFont(widget.font())
    for size in range(NAME_PIXELS, LEAST_PIXELS - 1, -1):
        font.setPixelSize(size)
        metrics = QFontMetrics(font)
        if all(metrics.horizontalAdvance(word) < width for word in name.split()):
            break
    return font


def name_lines(widget: QWidget, name: str, width: int) -> list[str]:
    """A name in lines of at most `width` pixels, broken between words where it can be; the last may end in "…"."""
    font = name_font(widget, name, width)
    layout = QTextLayout(name, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= NAME_LINES and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:], len(name)]
    lines = [name[start:end].strip() for start, end in zip(starts, ends, strict=True)]
    if len(lines) > NAME_LINES:
        rest = name[starts[NAME_LINES - 1] :]
        lines = [
            *lines[: NAME_LINES - 1],
            QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, width),
        ]
    return lines


def name_height(widget: QWidget, names: Sequence[str], width: int) -> int:
    """How high the names under cards `width` pixels wide are, all alike."""
    lines = max((len(name_lines(widget, name, width)) for name in names), default=0)
    return lines * QFontMetrics(name_font(widget, "", width)).lineSpacing() + 2


class CardButton(QAbstractButton):
    """A card as a button, with its name below where there is room for it.

    carried(key, point)  it is carried about, over a global point; let_go(key, point): it is dropped there
    """

    pointed = Signal(str)
    carried = Signal(str, QPoint)
    let_go = Signal(str, QPoint)

    def __init__(self, shown: Shown, pictures: Pictures, width: int, below: int = 0) -> None:
        super().__init__()
        self.card, self.pictures = shown, pictures
        self.draggable = False
        #: Whether the card of a key may be carried onto the board.
        self.may_carry: Callable[[str], bool] = lambda key: False
        self._press = QPoint()
        self._carried = False
        self._below = below
        self.fit(width)
        self.setAccessibleName(shown.name)
        self.setToolTip(plain(shown.name))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pictures.arrived.connect(self._arrived)

    def fit(self, width: int, below: int = 0) -> None:
        """Be `width` pixels wide and as high as a card of the game is then, with `below` for its name."""
        self._below = below
        self.setFixedSize(width, round(width / self.pictures.shape) + below)

    def _arrived(self, code: str) -> None:
        if code == self.card.code:
            self.update()

    def become(self, shown: Shown) -> None:
        if shown != self.card:
            self.card = shown
            self.setAccessibleName(shown.name)
            self.setToolTip(plain(shown.name))
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
        if self._carried or (event.buttons() & Qt.MouseButton.LeftButton and far and self.may_carry(self.card.key)):
            self._carried = True
            self.setDown(False)
            self.carried.emit(self.card.key, event.globalPosition().toPoint())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if self._carried and event.button() == Qt.MouseButton.LeftButton:
            self._carried = False
            self.let_go.emit(self.card.key, event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3 - self._below)
        if self._below:
            painter.setFont(name_font(self, self.card.name, self.width()))
            painter.setPen(color("text"))
            under = QRectF(0, self.height() - self._below, self.width(), self._below)
            # A Latin name keeps its direction, and its signs their ends, in a window that runs from right to left.
            words = "\n".join(map(isolated, name_lines(self, self.card.name, self.width())))
            painter.drawText(under, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, words)
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
        if self.card.copies > 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color("ground", 225))
            box = QRectF(rect.right() - 36, rect.center().y() - 10, 32, 20)
            painter.drawRoundedRect(box, 10, 10)
            painter.setPen(color("amber"))
            painter.setFont(name_font(self, "", self.width()))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"×{plain_number(self.card.copies)}")


class CardGrid(QWidget):
    """Cards in lines. `clicked` and `pointed` name the card's key, `dropped` a key that was dragged here."""

    clicked = Signal(str)
    pointed = Signal(str)
    dropped = Signal(str)
    carried = Signal(str, QPoint)
    let_go = Signal(str, QPoint)

    def __init__(self, card_width: int = 70, draggable: bool = False, named: bool = False) -> None:
        """`draggable`: from one grid to another; `named`: each card has its name below."""
        super().__init__()
        self.card_width, self.draggable, self.named = card_width, draggable, named
        self.may_carry: Callable[[str], bool] = lambda key: False
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
            self._fit()
            self.flow.invalidate()

    def _fit(self) -> None:
        names = [button.card.name for button in self.buttons] if self.named else []
        below = name_height(self, names, self.card_width) if names else 0
        for button in self.buttons:
            button.fit(self.card_width, below)

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
        for card in cards[len(self.buttons) :]:
            made = CardButton(card, self.pictures, self.card_width)
            made.draggable = self.draggable
            made.may_carry = lambda key: self.may_carry(key)
            made.carried.connect(self.carried)
            made.let_go.connect(self.let_go)
            made.clicked.connect(lambda _=False, made=made: self.clicked.emit(made.card.key))
            made.pointed.connect(self.pointed)
            self.buttons.append(made)
            self.flow.addWidget(made)
            made.show()
        self._fit()
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
