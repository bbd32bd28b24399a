"""Where on the table's screen a lesson points, and how: an outline, an arrow, and a veil over all the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from sanam.engine.view import OptionView
from sanam.ui.theme import color

if TYPE_CHECKING:
    from sanam.games.lessons import Pick
    from sanam.ui.table.screen import TableScreen

#: How dark the rest of the board is while the learner is to do one thing, 0 to 255; the size of an arrow in pixels.
VEIL, ARROW = 95, 20.0


class Halo(QWidget):
    """Outlines around what a lesson points at. Clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.rects: list[QRectF] = []
        self.veiled = QRectF()
        self.hide()

    def show_rects(self, rects: list[QRectF], veiled: QRectF | None = None) -> None:
        """Draw around these areas of the parent; inside `veiled` all else is dimmed, and arrows point at them."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.rects, self.veiled = rects, veiled if veiled is not None and rects else QRectF()
        self.setVisible(bool(rects))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        around = [rect.adjusted(-3, -3, 3, 3) for rect in self.rects]
        if not self.veiled.isNull():
            veil, holes = QPainterPath(), QPainterPath()
            veil.addRect(self.veiled)
            for rect in around:
                holes.addRoundedRect(rect, 8, 8)
            painter.fillPath(veil.subtracted(holes), color("ground", VEIL))
        for width, alpha in ((9.0, 70), (3.0, 255)):
            painter.setPen(QPen(color("amber", alpha), width))
            for rect in around:
                painter.drawRoundedRect(rect, 8, 8)
        if not self.veiled.isNull():
            for rect in around:
                self._arrow(painter, rect)

    def _arrow(self, painter: QPainter, rect: QRectF) -> None:
        """An arrow onto the upper edge of a button, and on a card at its lower edge, where it hides no words."""
        tall = rect.height() > 4 * ARROW
        tip = QPointF(rect.center().x(), rect.bottom() - ARROW - 10 if tall else rect.top() + 4)
        back = tip.y() + ARROW if tall else tip.y() - ARROW
        points = [tip, QPointF(tip.x() - ARROW * 0.7, back), QPointF(tip.x() + ARROW * 0.7, back)]
        painter.setPen(QPen(color("on_amber"), 2))
        painter.setBrush(color("amber"))
        painter.drawPolygon(QPolygonF(points))
        painter.setBrush(Qt.BrushStyle.NoBrush)


def rects_of_move(screen: TableScreen, wanted: Iterable[int], then: Pick | None = None) -> list[QRectF]:
    """Where the options of the learner's move are: in an open menu or pile, on a button, or on the board. `then` is
    picked after it, which a menu may offer in the same entry.
    """
    controller = screen.controller
    if controller is None or controller.choice is None:
        return []
    left = [index for index in wanted if index not in controller.picks]
    rects = [rect for index in left for rect in _rects_of_option(screen, index, controller.choice.options[index], then)]
    if rects or left:
        return rects
    # Nothing is to be picked, or all is: what is left is to pass or to confirm.
    buttons = [_button(screen, "confirm" if controller.picks else "pass")]
    return [rect_in(screen, made) for made in buttons if made is not None] or rects_of(screen, "prompt")


def _entry_fits(screen: TableScreen, target: str, then: Pick | None) -> bool:
    """Whether an entry of a menu that also answers what comes next answers it as the lesson wants."""
    if not target or then is None:
        return True
    assert screen.controller is not None
    card = screen.controller.view.find(target)
    return card.code == then.card if card is not None else target in (then.act, then.value)


def _rects_of_option(screen: TableScreen, index: int, option: OptionView, then: Pick | None) -> list[QRectF]:
    menu, pile = screen.menu, screen.right_side.panel.pile
    entries = [made for made in menu.options if menu.isVisible() and made.property("option") == index]
    fitting = [made for made in entries if _entry_fits(screen, made.property("target") or "", then)]
    offered: list[QWidget] = [*(fitting or entries)]
    if not offered and option.card and pile.isVisible():
        offered = [
            made
            for made in pile.grid.buttons
            if made.isVisible() and option.card in (made.card.key, *getattr(made.card, "others", ()))
        ]
    if not offered:
        prompted = screen.prompt.findChildren(QPushButton)
        offered = [made for made in prompted if made.isVisible() and made.property("option") == index]
    if not offered and option.act == "phase":
        found = screen.phases.buttons.get(str(option.value))
        offered = [found] if found is not None and found.isVisible() else []
    if offered:
        return [rect_in(screen, made) for made in offered[:1]]
    if option.act == "phase":
        return rects_of(screen, "phases")
    return rects_of(screen, option.card or option.zone or "prompt")


def _button(screen: TableScreen, name: str) -> QPushButton | None:
    return next((made for made in screen.prompt.findChildren(QPushButton, name) if made.isVisible()), None)


def rect_in(screen: TableScreen, widget: QWidget) -> QRectF:
    """The area of a control on the screen."""
    return QRectF(QPointF(widget.mapTo(screen, QPointF(0, 0).toPoint())), QSize(widget.size()).toSizeF())


def rects_of(screen: TableScreen, light: str) -> list[QRectF]:
    """The areas of the screen that a light of a lesson names (see `games.lessons.Step`)."""
    controller = screen.controller
    assert controller is not None
    for name, widget in (("prompt", screen.prompt), ("phases", screen.phases)):
        if light == name:
            return [rect_in(screen, widget)]
    view = controller.view
    if light.partition(".")[2] == "hand":
        names = [card.handle for card in view.zones.get(light, [])]
    elif light.startswith("seat") or "." in light or view.find(light) is not None:
        names = [light]
    else:
        cards = (card for cards in view.zones.values() for card in cards)
        names = [
            card.handle for card in cards if card.code == light and controller.playmat.board.is_field(card.zone[2:])
        ]
    shift = QPointF(screen.view.mapTo(screen, screen.view.viewport().pos()))
    rects = [rect.translated(shift) for name in names if (rect := screen.view.rect_of(name)) is not None]
    if light.partition(".")[2] == "hand" and rects:
        whole = rects[0]
        for rect in rects[1:]:
            whole = whole.united(rect)
        return [whole]
    return rects
