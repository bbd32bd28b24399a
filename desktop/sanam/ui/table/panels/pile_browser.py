"""Cards to look at or to choose from, large, in the middle of the board: what for, a search, kinds, five in a row."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QRegion, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QScrollArea, QStyle, QVBoxLayout, QWidget

from sanam.ui.plain import caption
from sanam.ui.table.board.card_grid import CardGrid, Shown, name_height
from sanam.ui.text import joined, plain_number, tr
from sanam.ui.widgets import TitleRow, button

#: Cards in a row, how wide one is at least and at most, and from how many on they can be searched.
COLUMNS, NARROW, WIDE, MANY = 5, 56, 170, 8
MARGIN = 12
#: What the title and the edges take of its height, and how wide it is at least.
HEAD, LEAST = 62, 520


class PileBrowser(QFrame):
    """The cards of a pile, or those a question is about."""

    clicked = Signal(str)
    pointed = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "notice")
        self.setProperty("tone", "wait")
        self.zone = ""
        self._room = QRect()
        self._cards: list[Shown] = []
        self._kind = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, 8, MARGIN, 8)
        column.setSpacing(6)
        head = TitleRow("section", button("", "close", kind="quiet", tip=tr("Put the cards away")), "close-pile")
        self.title, self.close_button = head.title, head.close_button
        self.close_button.clicked.connect(self.closed)
        column.addLayout(head)
        self.tools = QWidget()
        self._tools_row = QHBoxLayout(self.tools)
        self._tools_row.setContentsMargins(0, 0, 0, 0)
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(tr("Find…"))
        self.finder.setAccessibleName(tr("Find…"))
        self.finder.setClearButtonEnabled(True)
        self.finder.setMaximumWidth(220)
        self.finder.textChanged.connect(self._show)
        self._tools_row.addWidget(self.finder)
        self._tools_row.addStretch(1)
        self.kinds: dict[str, QPushButton] = {}
        column.addWidget(self.tools)
        self.grid = CardGrid(NARROW, named=True)
        self.grid.clicked.connect(self.clicked)
        self.grid.pointed.connect(self.pointed)
        holder = QWidget()
        holder.setObjectName("body")
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.grid)
        inner.addStretch(1)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(holder)
        column.addWidget(self.area, 1)
        self.hide()

    # ------------------------------------------------------------------ where it lies

    def stand_in(self, room: QRect) -> None:
        """Take as much of a part of the board as the cards need, from its middle."""
        self._room = room
        self.clearMask()
        if not room.isValid():
            return
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) + 4
        wide = min(room.width(), COLUMNS * (WIDE + 4) + 2 * MARGIN + bar + 2)
        card = max(NARROW, min(WIDE, (wide - 2 * MARGIN - bar) // COLUMNS - 4))
        high, rows = room.height(), max(1, -(-len(self._cards) // COLUMNS))
        if self.grid.pictures is not None:
            shape, names = self.grid.pictures.shape, [shown.name for shown in self._cards]
            around = HEAD + (self.tools.sizeHint().height() + 6 if self.tools.isVisibleTo(self) else 0)
            under = name_height(self, names, card) + 4
            # Two rows are seen whole.
            card = max(NARROW, min(card, int(((high - around) / min(2, rows) - under) * shape)))
            high = min(high, rows * (round(card / shape) + under) + around)
            wide = max(min(wide, LEAST), COLUMNS * (card + 4) + 2 * MARGIN + bar + 2)
        self.grid.set_card_width(card)
        self.setGeometry(
            QRect(
                QPoint(room.center().x() - wide // 2, room.top() + max(0, (room.height() - high) // 2)),
                QRect(0, 0, wide, high).size(),
            )
        )
        self.raise_()

    def give_way(self) -> None:
        """A card is carried out of it: the board under it is seen. It keeps its place and the pointer."""
        self.setMask(QRegion(-1, -1, 1, 1))

    def come_back(self) -> None:
        """The card was let go."""
        self.stand_in(self._room)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self.area.verticalScrollBar().setSingleStep(40)

    def show_card(self, made: QWidget) -> None:
        """Scroll to a card that the keyboard is on."""
        if self.isAncestorOf(made):
            self.area.ensureWidgetVisible(made)

    # ------------------------------------------------------------------ what it shows

    def tell(self, zone: str, title: str, cards: list[Shown]) -> None:
        if zone != self.zone or not cards or title != self.title.text():
            self._kind = ""
            self.finder.blockSignals(True)
            self.finder.clear()
            self.finder.blockSignals(False)
        self.zone = zone
        self.title.setText(title)
        self._cards = cards
        self._offer_kinds()
        self._show()
        if self.isVisible() or cards:
            self.stand_in(self._room)

    def _offer_kinds(self) -> None:
        """A button for each kind of card that is there, with how many."""
        counts: dict[str, int] = {}
        for shown in self._cards:
            counts[shown.kind] = counts.get(shown.kind, 0) + max(1, shown.copies)
        wanted = {"": sum(counts.values()), **counts} if len(counts) > 1 and "" not in counts else {}
        if self._kind not in wanted:
            self._kind = ""
        if list(self.kinds) != list(wanted):
            for old in self.kinds.values():
                old.hide()
                old.deleteLater()
            self.kinds = {}
            for kind in wanted:
                made = QPushButton()
                made.setCheckable(True)
                made.setProperty("role", "answer")
                made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                made.clicked.connect(lambda _=False, kind=kind: self._choose_kind(kind))
                self._tools_row.insertWidget(self._tools_row.count() - 1, made)
                made.show()
                self.kinds[kind] = made
        for kind, made in self.kinds.items():
            made.setText(caption(joined(" ", (kind or tr("All"), plain_number(wanted[kind])))))
            made.setChecked(kind == self._kind)
        self.finder.setVisible(len(self._cards) >= MANY)
        self.tools.setVisible(len(self._cards) >= MANY or bool(self.kinds))

    def _choose_kind(self, kind: str) -> None:
        self._kind = kind
        for name, made in self.kinds.items():
            made.setChecked(name == kind)
        self._show()

    def _show(self) -> None:
        words = self.finder.text().casefold().split()
        self.grid.show_cards(
            [
                shown
                for shown in self._cards
                if self._kind in ("", shown.kind) and all(word in shown.name.casefold() for word in words)
            ]
        )
