"""The cards one may put into the deck: a search field and what it finds, as a grid of faces or as a list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
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
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QMenu,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from sanam.catalogue.query import ENGLISH as QUERY_WORDS
from sanam.catalogue.query import QueryError
from sanam.catalogue.store import Hit
from sanam.decks.recognise import is_deck
from sanam.ui import icons, theme
from sanam.ui.cards.results import ARTWORKS, artwork_words
from sanam.ui.cards.words import guess_words, kind_of, numbers_of
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.dragging import Dragging, Load
from sanam.ui.decks.words import quick_filters, sort_choices
from sanam.ui.plain import PlainLabel, caption, plain
from sanam.ui.text import fill, isolated, joined, number, tr
from sanam.ui.widgets import button, label, set_tone

PAGE = 120  # hits that are fetched at a time
FACE = QSize(76, 110)
SMALL = QSize(36, 52)
Index = QModelIndex | QPersistentModelIndex
CODE = Qt.ItemDataRole.UserRole
#: Marks the choice of the cards that fit into the deck.
FITS, FITTING = Qt.ItemDataRole.UserRole + 1, "fitting"


class Hits(QAbstractListModel):
    """What a search found: every hit a row at once; a page of them is read when one is looked at."""

    def __init__(self, source: CardSource) -> None:
        super().__init__()
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

    def __init__(self, source: CardSource, hits: Hits, held: Callable[[str], int]) -> None:
        super().__init__()
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
            corner = QRectF(at.right() - 20, at.top() - 2, 24, 20)
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
    """The hits. `wanted(code, pile)` by double click, Enter or menu; `looked_at(code)` as the selection moves."""

    wanted = Signal(str, str)
    unwanted = Signal(str)
    looked_at = Signal(str)

    def __init__(self, source: CardSource, dragging: Dragging, held: Callable[[str], int]) -> None:
        super().__init__()
        self._source, self._dragging = source, dragging
        self.hits = Hits(source)
        self.painter_ = _Painter(source, self.hits, held)
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
            self._dragging.release(event.globalPosition().toPoint())
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(index.data(CODE), "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        code = self.current_code()
        if event.key() == Qt.Key.Key_Escape and self._dragging.load is not None:
            self._dragging.end()
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
            for pile, name in self.piles:
                action = menu.addAction(icons.icon("plus"), caption(fill(tr("Add to: {pile}"), pile=name)))
                action.triggered.connect(lambda _=False, to=pile: self.wanted.emit(code, to))
            for at, other in enumerate(self.hits.artworks(index.row()), 2):
                action = menu.addAction(icons.icon("cards"), fill(tr("Add with artwork {n}"), n=at))
                action.triggered.connect(lambda _=False, art=other: self.wanted.emit(art, ""))
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.viewport().mapToGlobal(self.visualRect(index).center()))


class Results(QWidget):
    """The left side of the editor. A card that is dropped here leaves the deck (`taken_out(code, pile)`); a deck that
    is pasted into the search field is no search (`deck_pasted(text)`).
    """

    taken_out = Signal(str, str)
    deck_pasted = Signal(str)

    def __init__(self, source: CardSource, dragging: Dragging, held: Callable[[str], int]) -> None:
        super().__init__()
        self._source = source
        self._fault: tuple[int, int] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search: name, text:draw, level>=5 …"))
        self.field.setAccessibleName(tr("Search cards"))
        self.field.setToolTip(tr('Part of a name, or fields: type:dragon  level>=5  text:"draw"  -kind:trap'))
        self.field.setClearButtonEnabled(True)
        self.field.addAction(icons.icon("search", "quiet"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.installEventFilter(self)
        column.addWidget(self.field)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.quick = _combo(tr("Which cards"))
        self.order = _combo(tr("Sort by"))
        row.addWidget(self.quick, 3)
        row.addWidget(self.order, 2)
        self.grid = button("", "cards", tip=tr("Grid or list"))
        self.grid.setCheckable(True)
        self.grid.setChecked(True)
        self.grid.setFixedSize(34, 26)
        self.grid.setStyleSheet("padding: 1px; min-height: 14px;")
        column.addLayout(row)
        self.state = PlainLabel()
        self.state.setProperty("role", "small")
        self.state.setWordWrap(True)
        told = QHBoxLayout()
        told.addWidget(self.state, 1)
        told.addWidget(self.grid)
        column.addLayout(told)
        self.view = HitView(source, dragging, held)
        column.addWidget(self.view, 1)
        self.nothing = label(
            tr("No cards match. Try other words, or import cards on the Home screen."), "quiet", wrap=True
        )
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        column.addWidget(self.nothing, 1)
        self.field.textChanged.connect(self.search)
        self.quick.currentIndexChanged.connect(self.search)
        self.order.currentIndexChanged.connect(self.search)
        self.grid.toggled.connect(self.view.set_grid)
        dragging.targets.append(self)
        self._is_target = False

    def set_game(self, game: str, piles: list[tuple[str, str]]) -> None:
        """Show the cards of a game."""
        self.view.piles = piles
        for combo, entries in (
            (self.quick, quick_filters(game)),
            (self.order, [((sort, down), words) for sort, down, words in sort_choices(game)]),
        ):
            combo.blockSignals(True)
            combo.clear()
            for value, words in entries:
                combo.addItem(words, value)
            combo.blockSignals(False)
        self.search()

    def set_fitting(self, query: str) -> None:
        """Offer the cards that fit into the deck: at once when the deck begins to say which ones do, and as another
        choice from then on.
        """
        at = self.quick.findData(FITTING, FITS)
        before = self.quick.itemData(at) if at >= 0 else ""
        if query == before:
            return
        chosen = self.quick.currentIndex()
        self.quick.blockSignals(True)
        if at >= 0:
            self.quick.removeItem(at)
        if query:
            self.quick.insertItem(1, tr("Cards for this deck"), query)
            self.quick.setItemData(1, FITTING, FITS)
        if chosen == at or (chosen == 0 and not before):
            self.quick.setCurrentIndex(1 if query else 0)
        self.quick.blockSignals(False)
        self.search()

    def query(self) -> str:
        """What is looked for: the chosen kind of cards and what was typed."""
        typed, kind = self.field.text().strip(), str(self.quick.currentData() or "")
        return f"{kind} ({typed})" if kind and typed else kind or typed

    def search(self) -> None:
        """Find again what is typed now."""
        sort, down = self.order.currentData() or ("", False)
        try:
            if self.field.text().strip():  # a fault is told by what was typed, not by what is put around it
                self._source.catalogue.find(self._source.game, self.field.text(), limit=1)
            self.view.hits.search(self.query(), sort, bool(down))
        except QueryError as error:
            part = self.field.text()[error.start : error.end]
            reason = fill(tr(QUERY_WORDS[error.reason]), **error.params)
            self.state.setText(fill(tr("“{part}”: {reason}"), part=isolated(part), reason=reason))
            set_tone(self.state, "bad")
            set_tone(self.field, "bad")
            return
        set_tone(self.state, "")
        set_tone(self.field, "")
        found = len(self.view.hits.hits)
        guessed = self._source.catalogue.guessed(self._source.game, self.query())
        self.state.setText(guess_words(guessed) or tr("%n card(s)", n=found))
        self.view.setVisible(bool(found))
        self.nothing.setVisible(not found)
        self.view.scrollToTop()

    def eventFilter(self, watched: Any, event: QEvent) -> bool:  # Qt's name
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            key = event.key()  # type: ignore[attr-defined]
            if event.matches(QKeySequence.StandardKey.Paste):  # type: ignore[attr-defined]
                text = QGuiApplication.clipboard().text()
                if is_deck(text):
                    self.deck_pasted.emit(text)
                    return True
            if key == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            first = self.view.hits.index(0)
            if key == Qt.Key.Key_Down and first.isValid():
                self.view.setFocus()
                self.view.setCurrentIndex(first)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and first.isValid():
                self.view.setCurrentIndex(first)
                self.view.wanted.emit(first.data(CODE), "")
                return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ taking cards out of the deck

    def drag_over(self, load: Load | None, at: QPoint) -> bool:
        takes = load is not None and bool(load.pile) and self.rect().contains(self.mapFromGlobal(at))
        if takes != self._is_target:
            self._is_target = takes
            self.view.setStyleSheet(
                f"QListView {{ border: 2px dashed {theme.color('coral').name()}; }}" if takes else ""
            )
        return takes

    def drop(self, load: Load, at: QPoint) -> bool:
        if not load.pile or not self.rect().contains(self.mapFromGlobal(at)):
            return False
        self.taken_out.emit(load.code, load.pile)
        return True


def _combo(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setToolTip(plain(name))
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(60)
    return made
