"""The view of the board: turns mouse events into gestures. What they mean is for others to say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QSizePolicy, QWidget

from sanam.ui.table.board.scene import BoardScene
from sanam.ui.text import tr

if TYPE_CHECKING:
    from sanam.ui.table.accessible import BoardNodes


@dataclass
class Drag:
    """A press that may become a drag. `manner` is "card" (a card is carried), "carried" (one that is carried in from
    beside the board) or "arrow" (an attack is aimed).
    """

    handle: str
    press: QPoint
    manner: str = "card"
    begun: bool = False


class Ghost(QWidget):
    """The carried card, above panels and bars, turned as it will lie."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.pixmap = QPixmap()
        self.turn = 0.0
        #: How many cards are carried together.
        self.count = 1
        self.hide()

    def carry(self, pixmap: QPixmap, turn: float) -> None:
        self.pixmap, self.turn = pixmap, turn
        size = pixmap.deviceIndependentSize()
        side = round(max(size.width(), size.height())) + 12
        self.resize(side, side)
        self.raise_()
        self.show()

    def at(self, point: QPoint) -> None:
        """Be over a point of the view."""
        holder = self.parentWidget()
        assert holder is not None
        point = self.view.mapTo(holder, point)
        self.move(point.x() - self.width() // 2, point.y() - self.height() // 2)

    def tilt(self, turn: float) -> None:
        if turn != self.turn:
            self.turn = turn
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.rotate(self.turn)
        size = self.pixmap.deviceIndependentSize()
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        for below in range(min(self.count, 4) - 1, -1, -1):
            painter.drawPixmap(corner + QPointF(3 * below, -3 * below), self.pixmap)


class BoardView(QGraphicsView):
    """Mouse gestures: hover, click, double click, drag of a card or of an attack.

    `may_drag(handle)` says whether a press on a card may become a drag and how ("card", "arrow" or "").
    """

    hovered = Signal(str)
    card_clicked = Signal(str)
    card_doubled = Signal(str)
    card_menu = Signal(str)
    zone_clicked = Signal(str)
    #: The wheel was turned over a card; True: to see it larger.
    zoomed = Signal(str, bool)
    drag_begun = Signal(str)
    dropped = Signal(str, str, str)
    pulled = Signal(str)
    #: While an attack is aimed: the attacker, the place and the card under the pointer.
    aimed = Signal(str, str, str)
    drag_ended = Signal()
    resized = Signal()

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # The battlefield is never mirrored.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setAccessibleName(tr("Board"))
        self.viewport().setAccessibleName(tr("Board"))
        #: The places and cards as accessible objects (see `accessible`).
        self.nodes: BoardNodes | None = None
        self.may_drag: Callable[[str], str] = lambda handle: ""
        self.drag: Drag | None = None
        self.ghost = Ghost(self)
        #: Where a card was dropped last, in the view.
        self.let_go_at = QPoint()
        self._hover = ""
        self._double = ""

    def resizeEvent(self, event: QResizeEvent) -> None:  # Qt's name
        super().resizeEvent(event)
        self.resized.emit()

    # ------------------------------------------------------------------ asking

    def handle_at(self, point: QPoint) -> str:
        return self.board.card_at(self.mapToScene(point)) or ""

    def zone_under(self, point: QPoint) -> str:
        at = self.mapToScene(point)
        geometry = self.board.geometry
        if geometry is None:
            return ""
        for seat in ("seat0", "seat1"):
            rect = self.board.anchor(seat)
            if rect is not None and rect.contains(at):
                return seat
        return geometry.zone_at(at) or ""

    # ------------------------------------------------------------------ gestures

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        point = event.position().toPoint()
        handle = self.handle_at(point)
        if event.button() == Qt.MouseButton.RightButton:
            if handle:
                self.card_menu.emit(handle)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._double = ""
        self.drag = Drag(handle, point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        point = event.position().toPoint()
        drag = self.drag
        if drag is None or not event.buttons() & Qt.MouseButton.LeftButton:
            self._hovering(point)
            return
        if not drag.begun:
            if not drag.handle or (point - drag.press).manhattanLength() < QApplication.startDragDistance():
                return
            drag.manner = self.may_drag(drag.handle)
            if not drag.manner:
                return
            drag.begun = True
            self._begin(drag)
        self._carry(drag, point)

    def _begin(self, drag: Drag) -> None:
        item = self.board.cards.get(drag.handle)
        self.drag_begun.emit(drag.handle)
        if item is not None and drag.manner == "card":
            self.ghost.carry(item.whole(), item.spot.turn)
            item.setOpacity(0.25)
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def _carry(self, drag: Drag, point: QPoint) -> None:
        item = self.board.cards.get(drag.handle)
        if item is None or drag.manner == "carried":
            self.ghost.at(point)
            return
        if drag.manner == "arrow":
            self.board.aim(item.spot.centre, self.mapToScene(point))
            self.aimed.emit(drag.handle, self.zone_under(point), self._target(drag.handle, point))
            return
        self.ghost.at(point)
        if self._is_pull(drag, point):
            self.ghost.tilt(0.0 if abs(item.spot.turn) > 45 else -90.0)
        else:
            self.ghost.tilt(item.spot.turn)

    def _is_pull(self, drag: Drag, point: QPoint) -> bool:
        """Whether a card is pulled sideways inside its own place: the gesture that turns it."""
        item, geometry = self.board.cards.get(drag.handle), self.board.geometry
        if item is None or geometry is None or item.card is None:
            return False
        place = geometry.board.place(item.card.zone.partition(".")[2])
        rect = item.area() if place is not None and place.is_row else geometry.rect(item.card.zone)
        moved = point - drag.press
        return (
            rect is not None
            and rect.contains(self.mapToScene(point))
            and abs(moved.x()) > geometry.cell * 0.18
            and abs(moved.x()) > abs(moved.y())
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if event.button() != Qt.MouseButton.LeftButton or self.drag is None:
            return
        point, drag = event.position().toPoint(), self.drag
        self.drag = None
        if drag.begun:
            self._end(drag, point)
            return
        if self._double:
            return
        handle = self.handle_at(point)
        if handle and handle == drag.handle:
            self.card_clicked.emit(handle)
        elif not handle and not drag.handle:
            zone = self.zone_under(point)
            if zone:
                self.zone_clicked.emit(zone)
            else:
                self.zone_clicked.emit("")

    def _end(self, drag: Drag, point: QPoint) -> None:
        item = self.board.cards.get(drag.handle)
        pulled = drag.manner == "card" and self._is_pull(drag, point)
        self.ghost.hide()
        self.unsetCursor()
        if item is not None:
            item.setOpacity(1.0)
            if drag.manner == "card":
                # From where it was let go it travels to where it belongs.
                item.setPos(self.mapToScene(point))
        zone, target = self._landing(drag.handle, point)
        self.drag_ended.emit()
        if pulled:
            self.pulled.emit(drag.handle)
        elif self.rect().contains(point):
            self.let_go_at = point
            self.dropped.emit(drag.handle, zone, target)
        left = self.board.cards.get(drag.handle)
        if left is not None:
            left.come_home()

    def _landing(self, handle: str, point: QPoint) -> tuple[str, str]:
        """The place and the card that a drop means: what lies under it, or else what is lit nearest to it."""
        zone, target = self.zone_under(point), self._target(handle, point)
        lit, cards = self.board.lit
        item = self.board.cards.get(handle)
        home = item.card.zone if item is not None and item.card is not None else ""
        if zone in lit or target in cards or zone == home:
            return zone, target
        near = self.board.lit_near(self.mapToScene(point), handle)
        if near is None:
            return zone, target
        return (near, "") if near in lit else (zone, near)

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        handle = self.handle_at(event.position().toPoint())
        if handle and event.angleDelta().y():
            self.zoomed.emit(handle, event.angleDelta().y() > 0)
        event.accept()

    def carry_in(self, handle: str, pixmap: QPixmap, at: QPoint) -> None:
        """A card that has no place of its own on the board is carried over it; `at` is a global point."""
        point = self.mapFromGlobal(at)
        if self.drag is None:
            self.drag = Drag(handle, point, "carried", begun=True)
            self.drag_begun.emit(handle)
            self.ghost.carry(pixmap, 0.0)
        self._carry(self.drag, point)

    def let_go(self, at: QPoint) -> None:
        """The card that is carried in is dropped at a global point."""
        drag, self.drag = self.drag, None
        if drag is not None and drag.begun:
            self._end(drag, self.mapFromGlobal(at))

    def _target(self, handle: str, point: QPoint) -> str:
        found = self.handle_at(point)
        return found if found != handle else ""

    def cancel_drag(self) -> bool:
        """Give up a drag: the card goes back. Says whether there was one."""
        drag, self.drag = self.drag, None
        if drag is None or not drag.begun:
            return False
        item = self.board.cards.get(drag.handle)
        self.ghost.hide()
        self.unsetCursor()
        if item is not None:
            item.setOpacity(1.0)
        self.drag_ended.emit()
        return True

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        handle = self.handle_at(event.position().toPoint())
        self.drag = Drag(handle, event.position().toPoint())
        self._double = handle
        if handle and event.button() == Qt.MouseButton.LeftButton:
            self.card_doubled.emit(handle)

    def _hovering(self, point: QPoint) -> None:
        handle = self.handle_at(point)
        if handle != self._hover:
            self._hover = handle
            self.hovered.emit(handle)

    def rect_of(self, name: str) -> QRectF | None:
        """The area of a card or zone in the viewport's coordinates."""
        area = self.board.area_of(name)
        return QRectF(self.mapFromScene(area).boundingRect()) if area is not None else None
