"""The log: what happened, grouped by turn and phase, each line a way to its moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from sanam.engine.chronicle import Entry, Fact
from sanam.games.playmat import Playmat
from sanam.games.words import FactName, GameWords, SeatName
from sanam.ui import icons
from sanam.ui.text import fill, joined, number, tr
from sanam.ui.theme import color

_MOMENT = Qt.ItemDataRole.UserRole
_CARDS = Qt.ItemDataRole.UserRole + 1
_INDENT = Qt.ItemDataRole.UserRole + 2
_LINE = Qt.ItemDataRole.UserRole + 3
#: How far in the results of an action stand, in pixels.
RESULT = 14


class LineDelegate(QStyledItemDelegate):
    """A line of the log: a small sign and words that wrap, as high as its item says."""

    SIGN = 20
    #: Where words from left to right are broken in a line from right to left, its last space hangs out at the left.
    HANGS = 6

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
        indent = index.data(_INDENT) or 0
        rect = rect.adjusted(0, 0, -indent, 0) if rtl else rect.adjusted(indent, 0, 0, 0)
        sign = index.data(Qt.ItemDataRole.DecorationRole)
        words = rect.adjusted(4 + (self.HANGS if rtl else 0), 3, -4, -3)
        if sign is not None:
            x = rect.right() - 18 if rtl else rect.left() + 4
            sign.paint(painter, QRect(x, rect.top() + 5, 14, 14))
            words = words.adjusted(0, 0, -self.SIGN, 0) if rtl else words.adjusted(self.SIGN, 0, 0, 0)
        font = index.data(Qt.ItemDataRole.FontRole)
        painter.setFont(font or option.font)
        ink = index.data(Qt.ItemDataRole.ForegroundRole)
        painter.setPen(ink.color() if ink is not None else color("text"))
        painter.setLayoutDirection(option.direction)
        how = Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip | Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, how, index.data())
        painter.restore()


def in_order(entries: list[Entry], told_first: Mapping[str, tuple[str, ...]]) -> list[Entry]:
    """The entries as they are written: what is `told_first` (see `Playmat`) before what came of it."""
    if not told_first:
        return entries
    found: list[Entry] = []
    for entry in entries:
        at = place = len(found)
        others = told_first.get(entry.fact.what, ())
        while at and found[at - 1].batch == entry.batch and found[at - 1].fact.what in others:
            at -= 1
            place = at if found[at].fact.card == entry.fact.card else place
        found.insert(place, entry)
    return found


class LogList(QListWidget):
    """Lines grouped by turn and phase."""

    jumped = Signal(int)
    lit = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.words = GameWords()
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
        self._wanted = ""
        self._group: tuple[int, int, str] = (-1, -1, "")
        #: Whether a fact of a phase begins something; what follows in the same phase stands below it, further in.
        self.begins: Callable[[Fact, str], bool] = lambda fact, phase: False
        #: The facts that tell that an effect is used; what was paid for it was told just before.
        self.uses: tuple[str, ...] = ()
        #: Whether a fact tells what is paid for what comes next; which facts are written before others.
        self.pays: Callable[[Fact], bool] = lambda fact: False
        self.told_first: Mapping[str, tuple[str, ...]] = {}
        #: The lines of the last batch before anything began in it; None once something has.
        self._paid: list[QListWidgetItem] | None = []
        self._batch = -1
        self._acting = False
        self.itemClicked.connect(lambda item: self._jump(item))
        self.itemActivated.connect(lambda item: self._jump(item))
        self.itemEntered.connect(lambda item: self.lit.emit(item.data(_CARDS) or []))

    def heed(self, playmat: Playmat) -> None:
        """Write as the playmat says what follows from what."""
        self.begins, self.uses = playmat.begins, playmat.uses
        self.pays, self.told_first = playmat.pays, playmat.told_first

    def _jump(self, item: QListWidgetItem) -> None:
        moment = item.data(_MOMENT)
        if moment is not None:
            self.jumped.emit(moment)

    def follow(
        self, entries: list[Entry], name_of: FactName, seat_name: SeatName, near: int, reset: bool = False
    ) -> None:
        """Show these entries; lines that are there already stay."""
        same, entries = 0, in_order(entries, self.told_first)
        if not reset:
            for (old, _), new in zip(self._shown, entries, strict=False):
                if old is not new and old != new:
                    break
                same += 1
        if same < len(self._shown):
            first = self._shown[same][1]
            while self.count() > first:
                self.takeItem(self.count() - 1)
            del self._shown[same:]
            self._batch, self._paid = -1, []
            last = self._shown[-1][0] if self._shown else None
            self._group = (last.duel, last.turn, last.phase) if last is not None else (-1, -1, "")
        for entry in entries[same:]:
            self._shown.append((entry, self.count()))
            self._add(entry, name_of, seat_name, near)
        if len(entries) != same:
            if self._wanted:
                self.look_for(self._wanted)
            self.scrollToBottom()

    def _add(self, entry: Entry, name_of: FactName, seat_name: SeatName, near: int) -> None:
        fact = entry.fact
        if fact.what in ("turn", "phase") or (fact.what == "drew_card" and not entry.turn):
            return  # headings tell them; an opening hand is told by its number
        text = self.words.fact(fact, lambda card: name_of(card, fact), seat_name)
        if text is None or self._once_more(text, entry):
            return
        if (entry.duel, entry.turn) != self._group[:2]:
            words = (
                joined(" · ", (fill(self.words.rounds()["turn"], n=entry.turn), seat_name(entry.player)))
                if entry.turn
                else tr("Before the first turn")
            )
            if entry.duel > 1 and entry.turn <= 1:
                words = joined(" · ", (fill(self.words.rounds()["name"], n=entry.duel), words))
            token = "quiet" if not entry.turn else "teal" if entry.player == near else "coral"
            self._head(words, token, True, entry.batch)
        if entry.phase and (entry.duel, entry.turn, entry.phase) != self._group:
            self._head(self.words.phase_name(entry.phase), "quiet", False, entry.batch)
        acts = fact.what == "by_hand" or self.begins(fact, entry.phase)
        self._acting = acts or (self._acting and (entry.duel, entry.turn, entry.phase) == self._group)
        self._group = (entry.duel, entry.turn, entry.phase)
        glyph, token = self.words.sign(fact.what)
        item = QListWidgetItem(icons.icon(glyph, token if token != "text" else "text", 14), text)
        item.setForeground(QColor(color("text" if token in ("text", "quiet") else token)))
        if fact.what == "by_hand":
            font = item.font()
            font.setItalic(True)
            item.setFont(font)
        item.setData(_MOMENT, entry.batch)
        item.setData(_LINE, (text, 1))
        item.setData(_CARDS, fact.cards())
        item.setData(_INDENT, 0 if acts or not self._acting or self.pays(fact) else RESULT)
        item.setToolTip(tr("Show this moment"))
        self._fit(item)
        self.addItem(item)
        if entry.batch != self._batch:
            self._batch, self._paid = entry.batch, []
        if self._paid is None:
            return
        if not acts:
            self._paid.append(item)
            return
        if fact.what in self.uses:
            for paid in self._paid:  # it does not follow from what is told above it
                paid.setData(_INDENT, 0)
                self._fit(paid)
        self._paid = None

    def _once_more(self, text: str, entry: Entry) -> bool:
        """Whether the last line says the same of the same moment: it says then how often."""
        last = self.item(self.count() - 1)
        said, times = (last.data(_LINE) or ("", 0)) if last is not None else ("", 0)
        same = said == text and last.data(_MOMENT) == entry.batch
        if not same or (entry.duel, entry.turn, entry.phase) != self._group:
            return False
        last.setData(_LINE, (text, times + 1))
        last.setText(joined(" ", (text, fill(tr("×{n}"), n=number(times + 1)))))
        last.setData(_CARDS, [*last.data(_CARDS), *entry.fact.cards()])
        self._fit(last)
        return True

    def _head(self, text: str, token: str, strong: bool, batch: int) -> None:
        item = QListWidgetItem(text)
        font = item.font()
        font.setBold(strong)
        item.setFont(font)
        item.setForeground(QColor(color(token)))
        item.setData(_MOMENT, batch)
        if strong:
            item.setBackground(QColor(color("panel")))
        self._fit(item)
        self.addItem(item)

    def _fit(self, item: QListWidgetItem) -> None:
        """Make an item as high as its words need. Kept with the item: the view asks all of them at each new line."""
        font = item.data(Qt.ItemDataRole.FontRole) or self.font()
        sign = LineDelegate.SIGN if item.data(Qt.ItemDataRole.DecorationRole) else 0
        wide = self.viewport().width() - 8
        hangs = LineDelegate.HANGS if self.layoutDirection() == Qt.LayoutDirection.RightToLeft else 0
        room = wide - sign - hangs - (item.data(_INDENT) or 0)
        box = QFontMetrics(font).boundingRect(0, 0, room, 10_000, int(Qt.TextFlag.TextWordWrap), item.text())
        item.setSizeHint(QSize(wide, box.height() + 6))

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        if event.size().width() != event.oldSize().width():
            for row in range(self.count()):
                self._fit(self.item(row))
        super().resizeEvent(event)
        if self._now:
            self.scrollToBottom()

    def look_for(self, words: str) -> None:
        """Show only lines with these words, under the turns they belong to; "" for all."""
        self._wanted = words.casefold().strip()
        found = False  # below the heading that is looked at
        for row in range(self.count() - 1, -1, -1):
            item = self.item(row)
            if item.data(_CARDS) is not None:
                fits = self._wanted in item.text().casefold()
                found = found or fits
            else:
                turn = item.font().bold()
                fits = not self._wanted or (found and turn)
                found = found and not turn
            item.setHidden(not fits)

    def forget(self) -> None:
        """Hold no line."""
        self.clear()
        self._shown, self._group = [], (-1, -1, "")
        self._batch, self._paid = -1, []

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
