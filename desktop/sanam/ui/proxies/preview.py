"""The page as it will be printed, at its true proportions. A click on a slot leaves it empty, or fills it again."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QScrollArea, QSizePolicy, QToolTip, QWidget

from sanam.proxies.layout import Page, Rect, Sheet, back_of, slot_rect
from sanam.proxies.layout import Placement as Placed
from sanam.proxies.painter import UNIT, SheetPainter
from sanam.proxies.settings import SheetSettings
from sanam.ui import icons, theme
from sanam.ui.plain import plain
from sanam.ui.text import fill, tr

#: More copies than there can be of a card.
NONE = 1_000
SURROUND = 18  # pixels around the page
ZOOMS = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)


class PageView(QWidget):
    """One page. `slot_clicked` sends the slot, counted through all sheets. Arrows move among the slots, Space clicks.
    `copies_wanted(slot, by)`: more of the card there (Insert), or fewer (Delete).

    The scale is in pixels to a millimetre; `fit` follows the room there is.
    """

    slot_clicked = Signal(int)
    zoom_wanted = Signal(int)
    page_wanted = Signal(int)
    copies_wanted = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Page as it will be printed"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.sheet: Sheet | None = None
        self.page: Page | None = None
        self._painter: SheetPainter | None = None
        self._scale = 1.0
        self._at = -1  # the slot of this page under the mouse or the keyboard

    def show_page(self, painter: SheetPainter | None, page: Page | None) -> None:
        """Draw this page of the painter's sheet; None for nothing."""
        self._painter, self.page = painter, page
        self.sheet = painter.sheet if painter is not None else None
        if self.sheet is not None and self._at >= self.sheet.grid.capacity:
            self._at = -1
        self._resize()
        self.update()

    def set_scale(self, pixels_to_mm: float) -> None:
        self._scale = pixels_to_mm
        self._resize()
        self.update()

    @property
    def scale(self) -> float:
        return self._scale

    def fitting(self, room: QSize) -> float:
        """The scale at which the whole page is seen in `room`."""
        if self.sheet is None:
            return 1.0
        width, height = (side / 1000 for side in self.sheet.size)
        return max(0.1, min((room.width() - 2 * SURROUND) / width, (room.height() - 2 * SURROUND) / height))

    def slot_place(self, slot: int) -> QRectF:
        """Where a slot of this page is on the widget."""
        assert self.sheet is not None
        rect = self._slot(slot)
        factor = self._scale / 1000
        return QRectF(SURROUND + rect.x * factor, SURROUND + rect.y * factor, rect.width * factor, rect.height * factor)

    def sizeHint(self) -> QSize:  # Qt's name
        if self.sheet is None:
            return QSize(10, 10)
        width, height = (side / 1000 * self._scale for side in self.sheet.size)
        return QSize(round(width) + 2 * SURROUND, round(height) + 2 * SURROUND)

    def _resize(self) -> None:
        self.setFixedSize(self.sizeHint())

    def _slot(self, slot: int) -> Rect:
        assert self.sheet is not None
        settings: SheetSettings = self.sheet.settings
        front = slot_rect(settings, self.sheet.grid, slot)
        if self.page is not None and self.page.side == "back":
            return back_of(settings, Placed(0, slot, front, front)).rect
        return front

    def _number(self, slot: int) -> int:
        assert self.sheet is not None
        assert self.page is not None
        return self.page.sheet * self.sheet.grid.capacity + slot

    # --- drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if self.sheet is None or self.page is None or self._painter is None:
            return
        painter = QPainter(self)
        factor = self._scale / 1000
        paper = QRectF(SURROUND, SURROUND, self.sheet.size[0] * factor, self.sheet.size[1] * factor)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in (6, 4, 2):
            painter.setBrush(theme.color("shadow", 45))
            painter.drawRoundedRect(paper.adjusted(-spread, -spread + 3, spread, spread + 3), spread, spread)
        painter.fillRect(paper, QColor("#ffffff"))
        painter.save()
        painter.setClipRect(paper)
        painter.translate(paper.topLeft())
        painter.scale(factor * UNIT, factor * UNIT)
        self._painter.paint(painter, self.page)
        painter.restore()
        self._slots(painter)

    def _slots(self, painter: QPainter) -> None:
        """Which slots are left empty on purpose, and where the keyboard or the mouse is."""
        assert self.sheet is not None
        assert self.page is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        filled = {placed.slot for placed in self.page.cards}
        skipped = set(self.sheet.settings.skip)
        for slot in range(self.sheet.grid.capacity):
            number = self._number(slot)
            place = self.slot_place(slot)
            if number in skipped:
                painter.setBrush(QColor("#eef1f4"))
                painter.setPen(QPen(QColor("#8b97a5"), 1.5, Qt.PenStyle.DashLine))
                painter.drawRect(place.adjusted(1, 1, -1, -1))
                side = int(min(28, place.width() / 3))
                mark = icons.pixmap("close", "#5b6672", side)
                painter.drawPixmap(QPointF(place.center().x() - side / 2, place.center().y() - side / 2), mark)
            elif number not in filled:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor("#c3ccd6"), 1, Qt.PenStyle.DotLine))
                painter.drawRect(place.adjusted(1, 1, -1, -1))
            if slot == self._at:
                focused = self.hasFocus()
                painter.setBrush(theme.color("focus", 40))
                painter.setPen(QPen(QColor("#0b57b0"), 3 if focused else 2))
                painter.drawRect(place.adjusted(1.5, 1.5, -1.5, -1.5))

    # --- mouse and keyboard

    def slot_at(self, point: QPoint) -> int:
        """The slot of this page at a point of the widget, -1 for none."""
        if self.sheet is None or self.page is None:
            return -1
        found = (slot for slot in range(self.sheet.grid.capacity) if self.slot_place(slot).contains(QPointF(point)))
        return next(found, -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        slot = self.slot_at(event.position().toPoint())
        if slot != self._at:
            self._at = slot
            self.setCursor(Qt.CursorShape.PointingHandCursor if slot >= 0 else Qt.CursorShape.ArrowCursor)
            QToolTip.showText(event.globalPosition().toPoint(), plain(self._tip(slot)), self)
            self.update()

    def _tip(self, slot: int) -> str:
        if slot < 0 or self.sheet is None:
            return ""
        number = self._number(slot)
        if number in self.sheet.settings.skip:
            return fill(tr("Slot {n} stays empty: click to use it"), n=number + 1)
        return fill(tr("Slot {n}: click to leave it empty"), n=number + 1)

    def leaveEvent(self, event: object) -> None:  # Qt's name
        if not self.hasFocus():
            self._at = -1
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        slot = self.slot_at(event.position().toPoint())
        if slot >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._at = slot
            self.slot_clicked.emit(self._number(slot))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        key = event.key()
        columns = self.sheet.grid.columns if self.sheet is not None else 0
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -columns,
            Qt.Key.Key_Down: columns,
        }
        if key in steps and self.sheet is not None and columns:
            to = 0 if self._at < 0 else self._at + steps[Qt.Key(key)]
            if 0 <= to < self.sheet.grid.capacity:
                self._at = to
                self.setAccessibleDescription(self._tip(to))
            self.update()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return) and self._at >= 0 and self.page is not None:
            self.slot_clicked.emit(self._number(self._at))
        elif key in (Qt.Key.Key_Insert, Qt.Key.Key_Delete) and self._at >= 0 and self.page is not None:
            self.copies_wanted.emit(self._number(self._at), 1 if key == Qt.Key.Key_Insert else -1)
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self.page_wanted.emit(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus, Qt.Key.Key_0):
            self.zoom_wanted.emit({Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}.get(Qt.Key(key), 1))
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # Qt's name
        menu = self.menu_at(event.pos())
        if menu is not None:
            menu.popup(event.globalPos())

    def menu_at(self, point: QPoint) -> QMenu | None:
        """What can be done with the slot at a point."""
        slot = self.slot_at(point)
        if slot < 0 or self.page is None:
            return None
        self._at = slot
        number, menu = self._number(slot), QMenu(self)
        if any(placed.slot == number for placed in self.page.cards):
            for icon, words, by in (
                ("plus", tr("One more of this card"), 1),
                ("minus", tr("One fewer of this card"), -1),
                ("trash", tr("None of this card"), -NONE),
            ):
                act = menu.addAction(icons.icon(icon), words)
                act.triggered.connect(lambda _=False, by=by: self.copies_wanted.emit(number, by))
            menu.addSeparator()
        words = tr("Use this slot") if number in (self.sheet.settings.skip if self.sheet else ()) else ""
        empty = menu.addAction(icons.icon("close"), words or tr("Leave this slot empty"))
        empty.triggered.connect(lambda: self.slot_clicked.emit(number))
        return menu


class Preview(QScrollArea):
    """A page in its room: fitted until somebody zooms. Ctrl and wheel zoom, the wheel pages when all is seen."""

    zoomed = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self.view = PageView()
        self.fit = True
        self.setWidget(self.view)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.zoom_wanted.connect(self.zoom)

    def show_page(self, painter: SheetPainter | None, page: Page | None) -> None:
        self.view.show_page(painter, page)
        if self.fit:
            self._fit()

    def zoom(self, step: int) -> None:
        """One step in (1) or out (-1), or back to the whole page (0)."""
        if step == 0:
            self.fit = True
            self._fit()
            return
        self.fit = False
        real = self._real()
        now = self.view.scale / real
        wider = [zoom for zoom in ZOOMS if zoom > now * 1.02]
        closer = [zoom for zoom in ZOOMS if zoom < now * 0.98]
        if step > 0 and wider:
            self.view.set_scale(wider[0] * real)
        elif step < 0 and closer:
            self.view.set_scale(closer[-1] * real)
        self.zoomed.emit(self.view.scale / real)

    def percent(self) -> int:
        """Of the size the page has on paper, as far as the screen tells its resolution."""
        return round(self.view.scale / self._real() * 100)

    def _real(self) -> float:
        """Pixels to a millimetre."""
        return max(1.0, self.logicalDpiX() / 25.4)

    def _fit(self) -> None:
        self.view.set_scale(self.view.fitting(self.viewport().size()))
        self.zoomed.emit(self.view.scale / self._real())

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        if self.fit:
            self._fit()
        super().resizeEvent(event)  # puts the page in the middle of the new room, also where it stays as large

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        steps = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and steps:
            self.zoom(1 if steps > 0 else -1)
        elif self.fit and steps:
            self.view.page_wanted.emit(-1 if steps > 0 else 1)
        else:
            super().wheelEvent(event)


__all__ = ["PageView", "Preview"]
