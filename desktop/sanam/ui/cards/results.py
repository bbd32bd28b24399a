"""The cards that were found: a model that reads on as one scrolls, and the list or grid that shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sanam import games
from sanam.faces.fonts import font
from sanam.ui import icons, theme
from sanam.ui.cards.faces import FaceCache, high_of
from sanam.ui.cards.words import summary
from sanam.ui.plain import plain
from sanam.ui.text import fill, joined, number, tr

PAGE = 150
AROUND = 25  # cards that are read with the one that is looked at, before and after it
CODE = int(Qt.ItemDataRole.UserRole)
CARD = CODE + 1
LANGUAGE = CODE + 2
ARTWORKS = CODE + 3
GRID_WIDTHS = (84, 104, 128, 156, 190, 230)
ROW_WIDTH = 40
PILL = 20
LEFT_TO_RIGHT_MARK = "\u200e"
Index = QModelIndex | QPersistentModelIndex
#: (limit, offset) -> the next hits.
More = Callable[[int, int], list[Any]]


class Results(QAbstractListModel):
    """Hits in their order, every one a row at once; a page of them is read when one is looked at. `cards` gives the
    cards of a page of codes, which may be without their abilities.
    """

    def __init__(self, cards: Callable[[list[str]], dict[str, Any]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards_of = cards
        self._more: More | None = None
        self._hits: list[Any] = []  # None where it has not been read yet
        self._cards: dict[str, Any] = {}
        self.total = 0

    def show_hits(self, first: list[Any], total: int, more: More) -> None:
        """Begin again with the first page."""
        self.beginResetModel()
        self._hits, self.total, self._more = [*first, *[None] * (total - len(first))], total, more
        self._cards = {}
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:  # Qt's name
        return 0 if parent is not None and parent.isValid() else len(self._hits)

    def read_all(self) -> None:
        """Have every hit, without its card until that is looked at."""
        missing = next((row for row, hit in enumerate(self._hits) if hit is None), -1)
        if missing >= 0:
            self._read(missing, len(self._hits) - missing)

    def _hit(self, row: int) -> Any:
        if self._hits[row] is None:
            self._read(row // PAGE * PAGE, PAGE)
        return self._hits[row]

    def _read(self, offset: int, count: int) -> None:
        page = self._more(count, offset) if self._more is not None else []
        self._hits[offset : offset + len(page)] = page[: len(self._hits) - offset]

    def _card(self, row: int) -> Any:
        """The card of a row, read with those around it."""
        code = self._hit(row).code
        if code not in self._cards:
            around = [hit.code for hit in self._hits[max(0, row - AROUND) : row + AROUND] if hit is not None]
            self._cards |= dict.fromkeys(around) | self._cards_of(around)
        return self._cards[code]

    def data(self, index: Index, role: int = 0) -> Any:
        if not 0 <= index.row() < len(self._hits):
            return None
        hit = self._hit(index.row())
        if hit is None:  # the catalogue has fewer cards since they were counted
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.name
        if role == ARTWORKS:
            return len(hit.artworks) + 1
        if role == CODE:
            return hit.code
        if role == CARD:
            return self._card(index.row())
        if role == LANGUAGE:
            return hit.language
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            card = self._card(index.row())
            about = summary(card, hit.language) if card is not None else ""
            words = "\n".join(filter(None, (hit.name, about, artwork_words(len(hit.artworks) + 1))))
            return plain(words) if role == Qt.ItemDataRole.ToolTipRole else words
        return None

    def row_of(self, code: str) -> int:
        """The row of a code among those read so far, -1 when it is not."""
        return next((row for row, hit in enumerate(self._hits) if hit is not None and hit.code == code), -1)


class _Painter(QStyledItemDelegate):
    def __init__(self, view: ResultsView) -> None:
        super().__init__(view)
        self.view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # Qt's name
        return self.view.cell()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        state, box = option.state, QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("hover" if chosen else "raised"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        if self.view.is_grid:
            self._face(painter, QPoint(box.x() + 5, box.y() + 5), self.view.face_width, index)
        else:
            self._row(painter, box, index)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            focused = bool(state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(theme.color("focus" if focused else "teal"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        painter.restore()

    def _face(self, painter: QPainter, at: QPoint, width: int, index: Index) -> None:
        pixmap = self.view.faces.pixmap(self.view.game, index.data(CODE), width, self.view.devicePixelRatioF())
        if pixmap is not None:
            painter.drawPixmap(at, pixmap)
            self._badge(painter, QRect(at, QSize(width, round(high_of(self.view.game, width)))), index)
            return
        box = QRect(at, QSize(width, round(high_of(self.view.game, width))))
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(theme.color("text"))
        flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(box.adjusted(4, 4, -4, -4), flags, index.data())
        self._badge(painter, box, index)

    def _badge(self, painter: QPainter, face: QRect, index: Index) -> None:
        """How many there are, over the art, where no game prints anything; a row of the list says it itself."""
        count = self.view.owned(str(index.data(CODE)))
        if count and self.view.is_grid:
            self._pill(painter, QPoint(face.x() + 3, face.y() + face.height() // 5), count, False)
        if self.view.is_grid and (artworks := index.data(ARTWORKS) or 1) > 1:
            corner = QRect(face.right() - 2 * PILL, face.y() + face.height() // 5, 2 * PILL - 2, PILL)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.setBrush(theme.color("ground"))
            painter.drawRoundedRect(corner, PILL / 2, PILL / 2)
            icons.icon("cards").paint(painter, corner.adjusted(5, 4, -PILL - 3, -4))
            painter.setPen(theme.color("text"))
            painter.setFont(font("en", theme.SIZES["small"], bold=True))
            painter.drawText(corner.adjusted(PILL, 0, 0, 0), int(Qt.AlignmentFlag.AlignCenter), number(artworks))

    def _pill(self, painter: QPainter, at: QPoint, count: int, from_right: bool) -> int:
        """A pill with "×3" whose upper left (or right) corner is at `at`; how wide it is."""
        made = font("en", theme.SIZES["small"], bold=True)
        words = LEFT_TO_RIGHT_MARK + fill("×{n}", n=count)
        wide = max(PILL, QFontMetrics(made).horizontalAdvance(words) + 12)
        box = QRect(at.x() - wide if from_right else at.x(), at.y(), wide, PILL)
        painter.setPen(QPen(theme.color("on_teal"), 1))
        painter.setBrush(theme.color("teal"))
        painter.drawRoundedRect(box, PILL / 2, PILL / 2)
        painter.setFont(made)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), words)
        return wide

    def _row(self, painter: QPainter, box: QRect, index: Index) -> None:
        rtl = self.view.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = box.right() - 6 - ROW_WIDTH if rtl else box.x() + 6
        self._face(painter, QPoint(left, box.y() + 4), ROW_WIDTH, index)
        words = box.adjusted(10, 8, -60, -8) if rtl else box.adjusted(60, 8, -10, -8)
        count = self.view.owned(str(index.data(CODE)))
        if count:
            middle = box.center().y() - PILL // 2
            at = QPoint(box.x() + 10 if rtl else box.right() - 10, middle)
            room = self._pill(painter, at, count, not rtl) + 8
            words.adjust(room if rtl else 0, 0, 0 if rtl else -room, 0)
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # a name runs as its own script does
        language = str(index.data(LANGUAGE)).replace("_", "-")
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        halves = (words.adjusted(0, 0, 0, -words.height() // 2), words.adjusted(0, words.height() // 2, 0, 0))
        lines = (
            (str(index.data()), True, "text"),
            (self._about(index), False, "quiet"),
        )
        for half, (text, bold, ink) in zip(halves, lines, strict=True):
            made = font(language, theme.SIZES["body"] if bold else theme.SIZES["small"] + 1, bold=bold)
            painter.setFont(made)
            painter.setPen(theme.color(ink))
            shown = QFontMetrics(made).elidedText(text, Qt.TextElideMode.ElideRight, half.width())
            painter.drawText(half, int(side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute), shown)

    def _about(self, index: Index) -> str:
        card = index.data(CARD)
        if card is None:
            return ""
        artworks = artwork_words(index.data(ARTWORKS))
        return joined(" · ", (summary(card, str(index.data(LANGUAGE))), artworks))


def artwork_words(count: int) -> str:
    """How many artworks a card has; "" for one, which goes without saying."""
    return tr("%n artwork(s)", None, count) if count > 1 else ""


class ResultsView(QListView):
    """The hits as a grid of faces or as a list. `opened(code)` when one is wanted large; Ctrl+wheel and `zoom` change
    the size of faces; `owned` tells how many of a card the person has,
    `counted(by)` when + or - was pressed.
    """

    opened = Signal(str)
    chosen = Signal(str)
    zoomed = Signal(int)
    counted = Signal(int)

    def __init__(self, results: Results, faces: FaceCache, owned: Callable[[str], int] = lambda code: 0) -> None:
        super().__init__()
        self.faces, self.game, self.owned = faces, games.first(), owned
        self.is_grid = True
        self._size = 3
        self.setModel(results)
        self.setItemDelegate(_Painter(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Cards found"))
        self.activated.connect(lambda index: self.opened.emit(str(index.data(CODE))))
        self.selectionModel().currentChanged.connect(self._moved)
        self.faces.arrived.connect(lambda *_: self.viewport().update())
        self.set_grid(True)

    @property
    def face_width(self) -> int:
        """Logical pixels of a face in the grid."""
        return GRID_WIDTHS[self._size]

    def cell(self) -> QSize:
        """The size of one hit."""
        if self.is_grid:
            return QSize(self.face_width + 10, round(high_of(self.game, self.face_width)) + 10)
        return QSize(200, round(high_of(self.game, ROW_WIDTH)) + 8)

    def set_grid(self, on: bool) -> None:
        self.is_grid = on
        # A wrapped list is laid out five times as fast as icons.
        self.setFlow(QListView.Flow.LeftToRight if on else QListView.Flow.TopToBottom)
        self.setWrapping(on)
        self.setSpacing(2 if on else 0)
        self._again()

    def zoom(self, size: int) -> None:
        """Faces of this size, 0 to 5."""
        size = min(max(size, 0), len(GRID_WIDTHS) - 1)
        if size != self._size:
            self._size = size
            self._again()
            self.zoomed.emit(size)

    def set_game(self, game: str) -> None:
        self.game = game
        self._again()

    def codes(self) -> list[str]:
        """The codes of the chosen hits, in their order."""
        rows = sorted(self.selectionModel().selectedIndexes(), key=lambda index: index.row())
        return [str(index.data(CODE)) for index in rows]

    def _again(self) -> None:
        self.faces.forget_waiting()
        self._spread()
        self.scheduleDelayedItemsLayout()

    def _spread(self) -> None:
        """Columns as wide as the room for them, so that none is left over at one side."""
        cell = self.cell() + QSize(4, 4)
        wide = self.viewport().width() - 2
        columns = max(1, wide // cell.width())
        grid = QSize(max(cell.width(), wide // columns), cell.height()) if self.is_grid else QSize()
        if grid != self.gridSize():
            self.setGridSize(grid)

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        self._spread()
        super().resizeEvent(event)

    def _moved(self, index: QModelIndex, before: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(str(index.data(CODE)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        by = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}.get(Qt.Key(event.key()), 0)
        if plain and by:
            self.counted.emit(by)
            return
        super().keyPressEvent(event)

    def selectAll(self) -> None:  # Qt's name
        """Every hit, those too that were not scrolled to yet."""
        model = self.model()
        assert isinstance(model, Results)
        model.read_all()
        super().selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(self._size + (1 if event.angleDelta().y() > 0 else -1))
            event.accept()
            return
        super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._again()
        super().changeEvent(event)
