"""Cards that a search found, as a grid of faces or as a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from sanam.catalogue.store import Hit
from sanam.ui import icons, theme
from sanam.ui.cards.results import ARTWORKS, artwork_words
from sanam.ui.cards.words import kind_of, numbers_of
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.dragging import Dragging, Load
from sanam.ui.plain import caption, plain
from sanam.ui.text import fill, joined, number, tr

PAGE = 120  # hits that are fetched at a time
FACE = QSize(76, 110)
SMALL = QSize(36, 52)
Index = QModelIndex | QPersistentModelIndex
CODE = Qt.ItemDataRole.UserRole


class Hits(QAbstractListModel):
    """What a search found: every hit a row at once; a page of them is read when one is looked at."""

    def __init__(self, source: CardSource, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self.hits: list[Hit | None] = []  # None where it has not been read yet
        self._query, self._sort, self._down = "", "", False
        self._cards: dict[str, Any] = {}

    def search(self, query: str, sort: str, down: bool) -> None:
        """Find again. Raises QueryError and keeps what was found before."""
        first = self._page(query, sort, down, 0)
        total = len(first) if len(first) < PAGE else self._source.catalogue.count(self._source.game, query)
        self.beginResetModel()
        self._query, self._sort, self._down = query, sort, down
        self.hits = [*first, *[None] * (total - len(first))]
        self._cards.clear()
        self.endResetModel()

    def _page(self, query: str, sort: str, down: bool, offset: int) -> list[Hit]:
        catalogue, language = self._source.catalogue, self._source.language
        return catalogue.find(
            self._source.game, query, sort=sort, descending=down, limit=PAGE, offset=offset, language=language
        )

    def _hit(self, row: int) -> Hit | None:
        if self.hits[row] is None:
            offset = row // PAGE * PAGE
            page = self._page(self._query, self._sort, self._down, offset)
            self.hits[offset : offset + len(page)] = page[: len(self.hits) - offset]
        return self.hits[row]

    def artworks(self, row: int) -> tuple[str, ...]:
        """The codes of the other artworks of a hit."""
        hit = self._hit(row)
        return hit.artworks if hit is not None else ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 – Qt's signature
        return 0 if parent.isValid() else len(self.hits)

    def card(self, code: str) -> Any:
        if code not in self._cards:
            self._cards[code] = self._source.catalogue.card(self._source.game, code)
        return self._cards[code]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        hit = self._hit(index.row())
        if hit is None:  # the catalogue has fewer cards since they were counted
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return hit.name
        if role == CODE:
            return hit.code
        if role == ARTWORKS:
            return len(hit.artworks) + 1
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain("\n".join(filter(None, (hit.name, artwork_words(len(hit.artworks) + 1)))))
        return None


class _Painter(QStyledItemDelegate):
    """Draws a hit as a face, or as a line with a small face; how many are in the deck stands at its corner."""

    def __init__(self, source: CardSource, hits: Hits, held: Callable[[str], int], parent: QObject) -> None:
        super().__init__(parent)
        self._source, self._hits, self._held = source, hits, held
        self.is_grid = True

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if self.is_grid:
            return FACE + QSize(8, 8)
        return QSize(200, SMALL.height() + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view: Any = option
        rect, state = QRect(view.rect), view.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.color("hover" if chosen else "raised"))
            has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(theme.color("focus"), 2) if has_focus else QPen(Qt.PenStyle.NoPen))
            painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 6, 6)
        code = index.data(CODE)
        size = FACE if self.is_grid else SMALL
        at = QRect(rect.topLeft() + QPoint(4, 4), size)
        rtl = view.direction == Qt.LayoutDirection.RightToLeft
        if rtl and not self.is_grid:
            at.moveRight(rect.right() - 4)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(at.topLeft(), self._source.pixmap(code, size.width(), size.height(), ratio))
        if not self.is_grid:
            self._line(painter, rect, at, index, rtl)
        held = self._held(code)
        if held:
            corner = QRectF(at.left() - 3 if rtl else at.right() - 20, at.top() - 2, 24, 20)  # names begin opposite
            painter.setPen(QPen(theme.color("ground"), 1))
            painter.setBrush(theme.color("teal"))
            painter.drawRoundedRect(corner, 6, 6)
            painter.setPen(theme.color("on_teal"))
            painter.drawText(corner, Qt.AlignmentFlag.AlignCenter, f"×{number(held)}")
        painter.restore()

    def _line(self, painter: QPainter, rect: QRect, face: QRect, index: Index, rtl: bool) -> None:
        room = rect.adjusted(4, 4, -face.width() - 14, -4) if rtl else rect.adjusted(face.width() + 12, 4, -4, -4)
        spec = self._source.spec(index.data(CODE))
        about = (kind_of(spec), numbers_of(spec)) if spec is not None else ("", "")
        about = (about[0], joined(" · ", (about[1], artwork_words(index.data(ARTWORKS) or 1))))
        lines = [(index.data(), "text"), *((line, "quiet") for line in about)]
        high = room.height() // 3
        for row, (text, color) in enumerate(lines):
            painter.setPen(QColor(theme.color(color)))
            line = QRect(room.left(), room.top() + row * high, room.width(), high)
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, line.width())
            align = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
            painter.drawText(line, align | Qt.AlignmentFlag.AlignVCenter, shown)


class HitView(QListView):
    """The hits. `wanted(code, pile)` by double click, Enter or menu; `all_wanted(code)` with Ctrl, for all copies that
    are allowed; `looked_at(code)` as the selection moves.
    """

    wanted = Signal(str, str)
    all_wanted = Signal(str)
    unwanted = Signal(str)
    looked_at = Signal(str)

    def __init__(self, source: CardSource, dragging: Dragging, held: Callable[[str], int]) -> None:
        super().__init__()
        self._source, self._dragging = source, dragging
        self.hits = Hits(source, self)
        self.painter_ = _Painter(source, self.hits, held, self)
        self.setModel(self.hits)
        self.setItemDelegate(self.painter_)
        self.setAccessibleName(tr("Cards found"))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.piles: list[tuple[str, str]] = []
        self._pressed: QPoint | None = None
        source.arrived.connect(lambda _: self.viewport().update())
        self.selectionModel().currentChanged.connect(self._moved)
        self.set_grid(True)

    def set_grid(self, is_grid: bool) -> None:
        """Faces side by side, or one line a card."""
        self.painter_.is_grid = is_grid
        # A wrapped list is laid out five times as fast as icons.
        self.setFlow(QListView.Flow.LeftToRight if is_grid else QListView.Flow.TopToBottom)
        self.setWrapping(is_grid)
        self.setMovement(QListView.Movement.Static)
        self.setSpacing(0)
        self.setDragEnabled(False)
        self.scheduleDelayedItemsLayout()

    def current_code(self) -> str:
        return str(self.currentIndex().data(CODE) or "")

    def _moved(self, now: QModelIndex) -> None:
        if now.isValid():
            self.looked_at.emit(now.data(CODE))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and self.indexAt(at).isValid():
            self._pressed = at
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        at, there = event.position().toPoint(), event.globalPosition().toPoint()
        if self._dragging.load is not None:
            self._dragging.follow(there)
            return
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            index = self.indexAt(self._pressed)
            if index.isValid() and self._dragging.is_far(self._pressed, at):
                code = index.data(CODE)
                picture = self._source.pixmap(code, FACE.width(), FACE.height(), self.devicePixelRatioF())
                self._dragging.begin(Load(code), picture, there)
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self._pressed = None
        if self._dragging.load is not None:
            many = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self._dragging.release(event.globalPosition().toPoint(), many)
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.want(index.data(CODE), event.modifiers())

    def want(self, code: str, keys: Qt.KeyboardModifier) -> None:
        """One copy, or with Ctrl as many as may be."""
        if keys & Qt.KeyboardModifier.ControlModifier:
            self.all_wanted.emit(code)
        else:
            self.wanted.emit(code, "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        code = self.current_code()
        if event.key() == Qt.Key.Key_Escape and self._dragging.load is not None:
            self._dragging.end()
        elif (
            code
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.all_wanted.emit(code)
        elif code and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus):
            pile = ""
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and event.key() != Qt.Key.Key_Plus:
                pile = self.piles[-1][0]
            self.wanted.emit(code, pile)
        elif code and event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.unwanted.emit(code)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # Qt's name
        index = self.indexAt(event.pos()) if event.reason() == QContextMenuEvent.Reason.Mouse else self.currentIndex()
        if index.isValid():
            code, menu = index.data(CODE), QMenu(self)
            every = menu.addAction(icons.icon("plus"), tr("Add as many as allowed"))
            every.setShortcut(QKeySequence("Ctrl+Return"))
            every.triggered.connect(lambda _=False: self.all_wanted.emit(code))
            for pile, name in self.piles:
                action = menu.addAction(icons.icon("plus"), caption(fill(tr("Add to: {pile}"), pile=name)))
                action.triggered.connect(lambda _=False, to=pile: self.wanted.emit(code, to))
            for at, other in enumerate(self.hits.artworks(index.row()), 2):
                action = menu.addAction(icons.icon("cards"), fill(tr("Add with artwork {n}"), n=at))
                action.triggered.connect(lambda _=False, art=other: self.wanted.emit(art, ""))
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.viewport().mapToGlobal(self.visualRect(index).center()))
