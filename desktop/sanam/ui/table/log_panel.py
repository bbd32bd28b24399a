"""The right side: what happened (grouped, each line a way to its moment), what is open, and the timeline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)  # fmt: skip

from sanam.engine.events import Happened
from sanam.ui import icons
from sanam.ui.facts import SIGNS
from sanam.ui.messages import CardName, SeatName, fact, fill, phase_name, tr
from sanam.ui.table.card_grid import CardGrid, Shown
from sanam.ui.table.history import Entry
from sanam.ui.table.pictures import Pictures
from sanam.ui.theme import color
from sanam.ui.widgets import button, label

#: The name of a card in a line of the log, by id and the fact it is about.
LogName = Callable[[Any, Happened], str]

_MOMENT = Qt.ItemDataRole.UserRole
_CARDS = Qt.ItemDataRole.UserRole + 1


class LineDelegate(QStyledItemDelegate):
    """A line of the log: a small sign and words that wrap, as high as they need."""

    SIGN = 20

    def _width(self) -> int:
        view = self.parent()
        assert isinstance(view, QListWidget)
        return view.viewport().width() - 8

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        font = index.data(Qt.ItemDataRole.FontRole) or option.font
        indent = self.SIGN if index.data(Qt.ItemDataRole.DecorationRole) else 0
        box = QFontMetrics(font).boundingRect(
            0, 0, self._width() - indent, 10_000, int(Qt.TextFlag.TextWordWrap), index.data()
        )
        return QSize(self._width(), box.height() + 6)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        state = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, color("hover"))
            painter.fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), color("focus"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, color("raised"))
        rtl = option.direction == Qt.LayoutDirection.RightToLeft
        sign = index.data(Qt.ItemDataRole.DecorationRole)
        words = rect.adjusted(4, 3, -4, -3)
        if sign is not None:
            x = rect.right() - 18 if rtl else rect.left() + 4
            sign.paint(painter, QRect(x, rect.top() + 5, 14, 14))
            words = words.adjusted(0, 0, -self.SIGN, 0) if rtl else words.adjusted(self.SIGN, 0, 0, 0)
        font = index.data(Qt.ItemDataRole.FontRole)
        painter.setFont(font or option.font)
        ink = index.data(Qt.ItemDataRole.ForegroundRole)
        painter.setPen(ink.color() if ink is not None else color("text"))
        painter.setLayoutDirection(option.direction)
        painter.drawText(words, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, index.data())
        painter.restore()


class LogList(QListWidget):
    """Lines grouped by turn and phase."""

    jumped = Signal(int)
    lit = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setAccessibleName(tr("Log"))
        self.setSpacing(0)
        self.setItemDelegate(LineDelegate(self))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(14, 14))
        self.setMouseTracking(True)
        self._shown: list[tuple[Entry, int]] = []
        self._now = True
        self._group: tuple[int, int, str] = (-1, -1, "")
        self.itemClicked.connect(lambda item: self._jump(item))
        self.itemActivated.connect(lambda item: self._jump(item))
        self.itemEntered.connect(lambda item: self.lit.emit(item.data(_CARDS) or []))

    def _jump(self, item: QListWidgetItem) -> None:
        moment = item.data(_MOMENT)
        if moment is not None:
            self.jumped.emit(moment)

    def follow(
        self, entries: list[Entry], name_of: LogName, seat_name: SeatName, near: int, anew: bool = False
    ) -> None:
        """Show these entries; lines that are there already stay."""
        same = 0
        if not anew:
            for (old, _), new in zip(self._shown, entries, strict=False):
                if old is not new and old != new:
                    break
                same += 1
        if same < len(self._shown):
            first = self._shown[same][1]
            while self.count() > first:
                self.takeItem(self.count() - 1)
            del self._shown[same:]
            last = self._shown[-1][0] if self._shown else None
            self._group = (last.duel, last.turn, last.phase) if last is not None else (-1, -1, "")
        for entry in entries[same:]:
            self._shown.append((entry, self.count()))
            self._add(entry, name_of, seat_name, near)
        if len(entries) != same:
            self.scrollToBottom()

    def _add(self, entry: Entry, name_of: LogName, seat_name: SeatName, near: int) -> None:
        event = entry.event
        if event.what in ("turn", "phase"):
            return
        text = fact(event, lambda card: name_of(card, event), seat_name)
        if text is None:
            return
        if (entry.duel, entry.turn) != self._group[:2]:
            words = (
                fill(tr("Turn {n} · {who}"), n=entry.turn, who=seat_name(entry.player))
                if entry.turn
                else tr("Before the duel")
            )
            if entry.duel > 1 and entry.turn <= 1:
                words = fill(tr("Duel {n}"), n=entry.duel) + " · " + words
            token = "quiet" if not entry.turn else "teal" if entry.player == near else "coral"
            self._head(words, token, True, entry.batch)
        if entry.phase and (entry.duel, entry.turn, entry.phase) != self._group:
            self._head(phase_name(entry.phase), "quiet", False, entry.batch)
        self._group = (entry.duel, entry.turn, entry.phase)
        glyph, token = SIGNS.get(event.what, ("dot", "quiet"))
        item = QListWidgetItem(icons.icon(glyph, token if token != "text" else "text", 14), text)
        item.setForeground(QColor(color("text" if token in ("text", "quiet") else token)))
        if event.what == "by_hand":
            font = item.font()
            font.setItalic(True)
            item.setFont(font)
        item.setData(_MOMENT, entry.batch)
        item.setData(_CARDS, _cards(event))
        item.setToolTip(tr("Show this moment"))
        self.addItem(item)

    def _head(self, text: str, token: str, strong: bool, batch: int) -> None:
        item = QListWidgetItem(text)
        font = item.font()
        font.setBold(strong)
        item.setFont(font)
        item.setForeground(QColor(color(token)))
        item.setData(_MOMENT, batch)
        if strong:
            item.setBackground(QColor(color("panel")))
        self.addItem(item)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        if self._now:
            self.scrollToBottom()

    def mark_moment(self, batch: int | None) -> None:
        """Select the lines of the moment shown (None: now)."""
        self.clearSelection()
        self._now = batch is None
        if batch is None:
            self.scrollToBottom()
            return
        for row in range(self.count() - 1, -1, -1):
            item = self.item(row)
            moment = item.data(_MOMENT)
            if moment is not None and moment <= batch:
                item.setSelected(True)
                self.scrollToItem(item)
                return


def _cards(event: Happened) -> list[int]:
    cards = [event.card] if event.card is not None else []
    for key, value in event.data.items():
        if key.startswith("card") and isinstance(value, int):
            cards.append(value)
    return cards


class ChainList(QWidget):
    """The open Chain as numbered links, newest on top; hidden when nothing is open."""

    pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(4)
        self.hide()

    def tell(self, links: list[dict[str, Any]], name_of: CardName, seat_name: SeatName, near: int) -> None:
        while self.column.count():
            item = self.column.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.setParent(None)
                widget.deleteLater()
        self.setVisible(bool(links))
        if not links:
            return
        self.column.addWidget(label(tr("Chain"), "section"))
        shown = links[-5:]
        for number in range(len(links), len(links) - len(shown), -1):
            link = links[number - 1]
            self.column.addWidget(self._link(number, link, name_of, seat_name, near))
        if len(links) > len(shown):
            self.column.addWidget(label(fill(tr("and {n} more"), n=len(links) - len(shown)), "small"))

    def _link(self, number: int, link: dict[str, Any], name_of: CardName, seat_name: SeatName, near: int) -> QWidget:
        box = QPushButton()
        box.setFlat(True)
        token = "teal" if link.get("seat") == near else "coral"
        state = ""
        if link.get("negated"):
            state = tr("negated")
        elif link.get("resolving"):
            state = tr("resolves now")
        name = name_of(link.get("card")) or tr("a card")
        words = f"{number}  {name}"
        box.setText(box.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, 190))
        edge = color("text") if link.get("resolving") else color(token)
        strike = "text-decoration: line-through;" if link.get("negated") else ""
        box.setStyleSheet(
            f"QPushButton {{ text-align: left; padding: 4px 8px; border: 1px solid {edge.name()};"
            f" border-left: 5px solid {color(token).name()}; border-radius: 6px;"
            f" background: {color('zone').name()}; {strike} }}"
        )
        targets = ", ".join(name_of(card) or tr("a card") for card in link.get("cards", []) if card)
        tip = f"{fill(tr('Chain Link {n}'), n=number)} · {seat_name(link.get('seat'))}"
        if targets:
            tip += f" → {targets}"
        if state:
            tip += f" ({state})"
        box.setToolTip(tip)
        box.setAccessibleName(f"{name}: {tip}")
        handle = link.get("card")
        if isinstance(handle, str):
            box.clicked.connect(lambda _=False: self.pointed.emit(handle))
        return box


class PileBrowser(QWidget):
    """A pile's cards in the panel, not over the board."""

    clicked = Signal(str)
    pointed = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        self.title = label("", "section", wrap=True)
        head.addWidget(self.title, 1)
        self.close_button = button("", "close", kind="quiet", tip=tr("Back to the log"))
        self.close_button.setObjectName("close-pile")
        self.close_button.clicked.connect(self.closed)
        head.addWidget(self.close_button)
        column.addLayout(head)
        self.grid = CardGrid(62)
        self.grid.clicked.connect(self.clicked)
        self.grid.pointed.connect(self.pointed)
        holder = QWidget()
        holder.setObjectName("body")
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.grid)
        inner.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(holder)
        column.addWidget(area, 1)
        self.zone = ""

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self.grid.set_card_width(max(56, min(112, (self.width() - 18) // 3 - 4)))

    def tell(self, zone: str, title: str, cards: list[Shown]) -> None:
        self.zone = zone
        self.title.setText(title)
        self.grid.show_cards(cards)


class TurnSlider(QSlider):
    """A slider over the moments of a match, with a tick where each turn begins, in its player's colour."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        #: Positions of the turns' beginnings with the colour token of their player.
        self.turns: list[tuple[int, str]] = []

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = self.width() - 14
        for at, token in self.turns:
            x = 7 + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), at, room, rtl)
            painter.fillRect(x, self.height() - 4, 2, 4, color(token))


class Timeline(QWidget):
    """Every moment of the match on a line; undo, redo, and the way on from an earlier moment."""

    moved = Signal(int)
    undo = Signal()
    redo = Signal()
    back_to_now = Signal()
    from_here = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.where = label("", "small")
        column.addWidget(self.where)
        self.slider = TurnSlider()
        self.slider.setAccessibleName(tr("Timeline"))
        self.slider.setToolTip(tr("Timeline"))
        self.slider.setMinimum(1)
        self.slider.valueChanged.connect(self._slid)
        column.addWidget(self.slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.undo_button = button(tr("Undo"), "undo", tip=tr("Undo (Ctrl+Z)"))
        self.redo_button = button(tr("Redo"), "redo", tip=tr("Redo (Ctrl+Y)"))
        for made, signal in ((self.undo_button, self.undo), (self.redo_button, self.redo)):
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.clicked.connect(signal)
            row.addWidget(made)
        column.addLayout(row)
        self.past_row = QWidget()
        past = QVBoxLayout(self.past_row)
        past.setContentsMargins(0, 0, 0, 0)
        past.setSpacing(4)
        self.note = label("", wrap=True, tone="wait")
        past.addWidget(self.note)
        self.now_button = button(tr("Return to now"), "last", kind="primary")
        self.now_button.clicked.connect(self.back_to_now)
        self.here_button = button(tr("Go on from here"), "play")
        self.here_button.clicked.connect(self.from_here)
        past.addWidget(self.now_button)
        past.addWidget(self.here_button)
        column.addWidget(self.past_row)
        self.past_row.hide()
        self._quiet = False

    def _slid(self, value: int) -> None:
        if not self._quiet:
            self.moved.emit(value)

    def show_turns(self, turns: list[tuple[int, str]]) -> None:
        """Mark where turns begin: (moment, colour token)."""
        if turns != self.slider.turns:
            self.slider.turns = turns
            self.slider.update()

    def tell(
        self, length: int, at: int, words: str, past: bool, can_go_on: bool, can_undo: bool, can_redo: bool
    ) -> None:
        self._quiet = True
        self.slider.setMaximum(max(2, length))
        self.slider.setValue(at)
        self._quiet = False
        self.where.setText(words)
        self.past_row.setVisible(past)
        self.note.setText(tr("You are looking at an earlier moment."))
        self.here_button.setEnabled(can_go_on)
        self.here_button.setToolTip(
            "" if can_go_on else tr("Something hidden has been seen since; only practice goes back that far.")
        )
        self.undo_button.setEnabled(can_undo and not past)
        self.redo_button.setEnabled(can_redo and not past)


class RightPanel(QWidget):
    """Log or pile, chain, timeline."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.title = QLabel()
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setProperty("role", "section")
        self.title.setWordWrap(True)
        column.addWidget(self.title)
        self.stack = QStackedWidget()
        self.stack.setStyleSheet("QStackedWidget { background: transparent; }")
        self.log = LogList()
        self.pile = PileBrowser()
        self.stack.addWidget(self.log)
        self.stack.addWidget(self.pile)
        column.addWidget(self.stack, 1)
        self.chain = ChainList()
        column.addWidget(self.chain)
        self.timeline = Timeline()
        column.addWidget(self.timeline)
        self.pile.closed.connect(self.show_log)

    def use(self, pictures: Pictures) -> None:
        self.pile.grid.pictures = pictures

    def show_log(self) -> None:
        self.pile.zone = ""
        self.stack.setCurrentWidget(self.log)

    def show_pile(self, zone: str, title: str, cards: list[Shown]) -> None:
        self.pile.tell(zone, title, cards)
        self.stack.setCurrentWidget(self.pile)
