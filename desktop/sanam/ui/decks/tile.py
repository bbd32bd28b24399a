"""All copies of one card in one pile of the deck, on the screen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QTextOption,
)
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from sanam.faces.palette import veil
from sanam.ui import icons, theme
from sanam.ui.decks.dragging import Load
from sanam.ui.decks.printings import add_artworks, add_printings, printing_words, short_words
from sanam.ui.decks.words import pile_words
from sanam.ui.plain import PlainLabel, plain
from sanam.ui.text import POP_ISOLATE, fill, isolated, number, tr

if TYPE_CHECKING:
    from sanam.ui.decks.piles import PilesView

FAN = 11  # pixels by which each copy behind another stands out
FANNED = 4  # copies drawn; the number beneath tells the rest
STEPPER = 24
PAD = 4
LARGE = 100  # pixels of height from which on a face has room for names of several lines
LEFT_TO_RIGHT_ISOLATE = "\u2066"  # codes and their numbers, whatever is written around them


class Tile(QWidget):
    """All copies of one card in one pile: its faces, and beneath them − number +."""

    def __init__(self, view: PilesView, pile: str, code: str) -> None:
        super().__init__(view.body)
        self._view, self.pile, self.code = view, pile, code
        self.count, self.is_bad = 0, False
        #: Printing of each copy, the front one first.
        self.printings: tuple[str, ...] = ()
        #: Copies of the card that the person owns and the whole deck needs, where these are fewer.
        self.lacking: tuple[int, int] | None = None
        self._pressed: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.fewer = self._step("minus", tr("One copy fewer"), lambda: view.fewer.emit(self.code, self.pile))
        self.more = self._step("plus", tr("One copy more"), lambda: view.more.emit(self.code, self.pile))
        self.number = PlainLabel(parent=self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.number.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _step(self, icon: str, tip: str, act: object) -> QToolButton:
        made = QToolButton(self)
        made.setIcon(icons.icon(icon, "text", 14))
        made.setIconSize(QSize(14, 14))
        made.setStyleSheet("padding: 1px; min-height: 16px; border-radius: 4px;")
        made.setToolTip(plain(tip))
        made.setAutoRepeat(True)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tile itself has + and − on the keyboard
        made.clicked.connect(act)
        return made

    def set_state(
        self, printings: tuple[str, ...], name: str, is_bad: bool, lacking: tuple[int, int] | None = None
    ) -> None:
        self.printings, self.is_bad, self.lacking = printings, is_bad, lacking
        self.count = count = len(printings)
        self.number.setText(number(count))
        words = fill(
            tr("{n} × {card}, {pile}"), n=count, card=name, pile=pile_words(self._view.document.deck.game, self.pile)
        )
        if is_bad:
            words = fill(tr("{card}; breaks a deck rule"), card=words)
        lines = [isolated(name)]
        if any(printings):
            parts = [fill(tr("{n} × {printing}"), n=n, printing=printing_words(one)) for one, n in self._counted()]
            lines.append(", ".join(parts))
        if lacking is not None:
            lines.append(fill(tr("{owned} of {needed} owned"), owned=lacking[0], needed=lacking[1]))
        self.setAccessibleName("; ".join([words, *lines[1:]]))
        self.setToolTip(plain("\n".join(lines)))
        self.fewer.setAccessibleName(fill(tr("One copy of {card} fewer"), card=name))
        self.more.setAccessibleName(fill(tr("One copy of {card} more"), card=name))
        self.update()

    def _counted(self) -> list[tuple[str, int]]:
        return list(Counter(self.printings).items())

    def place(self, at: QPoint, face: QSize) -> None:
        for widget in (self.fewer, self.more, self.number):
            widget.setVisible(not self._view.dense)
        if self._view.dense:
            self.setGeometry(QRect(at, face))
            return
        fan = FAN * (min(self.count, FANNED) - 1)
        self.setGeometry(QRect(at, QSize(face.width() + fan + 2 * PAD, face.height() + STEPPER + 2 * PAD)))
        top = face.height() + PAD + 3
        self.fewer.setGeometry(PAD, top, 24, 21)
        self.more.setGeometry(PAD + face.width() - 24, top, 24, 21)
        self.number.setGeometry(PAD + 24, top, face.width() - 48, 21)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.hasFocus() or self.underMouse() or self.is_bad or self.is_selected:
            edge = theme.color("coral") if self.is_bad else theme.color("line")
            if self.is_selected:
                edge = theme.color("amber")
            if self.hasFocus():
                edge = theme.color("focus")
            painter.setPen(QPen(edge, 2))
            painter.setBrush(veil(theme.color("coral"), 0.16) if self.is_bad else theme.color("raised"))
            painter.drawRoundedRect(box, 6, 6)
        face = self._view.face
        if self._view.dense:
            self._paint_close(painter, face)
            return
        ratio = self.devicePixelRatioF()
        is_known = self._view.source.spec(self.code) is not None
        if not is_known:
            self._draw_unknown(painter, QRectF(PAD, PAD, face.width(), face.height()))
        for copy, printing in reversed(list(enumerate(self._shown() if is_known else ()))):
            picture = self._view.source.pixmap(self.code, face.width(), face.height(), ratio, printing)
            painter.drawPixmap(QPointF(PAD + copy * FAN, PAD), picture)
        if any(self.printings):
            self._draw_printings(painter, QRectF(PAD, PAD, face.width(), face.height()))
        if self.lacking is not None:
            self._draw_lacking(painter, QRectF(PAD, PAD, face.width(), face.height()))
        if self.is_bad:
            top = round(face.height() * 0.3)  # over the art, so that the name can be read
            mark = QRectF(PAD - 1, top, 22, 22)
            painter.setPen(QPen(theme.color("ground"), 1))
            painter.setBrush(theme.color("coral"))
            painter.drawRoundedRect(mark, 6, 6)
            painter.drawPixmap(QPointF(PAD + 2, top + 3), icons.pixmap("warning", "on_coral", 16))

    @property
    def is_selected(self) -> bool:
        """Whether it is one of those that are done to together."""
        return (self.pile, self.code) in self._view.selected

    def _paint_close(self, painter: QPainter, face: QSize) -> None:
        """The face alone, with how many there are, and an edge for what is to be seen of it."""
        whole = QRectF(0, 0, face.width(), face.height())
        if self._view.source.spec(self.code) is None:
            self._draw_unknown(painter, whole)
        else:
            first = self.printings[0] if self.printings else ""
            picture = self._view.source.pixmap(self.code, face.width(), face.height(), self.devicePixelRatioF(), first)
            painter.drawPixmap(QPointF(0, 0), picture)
        edges = (
            (self.is_bad, "coral"),
            (self.is_selected, "amber"),
            (self.underMouse(), "line"),
            (self.hasFocus(), "focus"),
        )
        edge = next((name for is_so, name in reversed(edges) if is_so), "")
        if edge:
            painter.setPen(QPen(theme.color(edge), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(whole.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3)
        if self.count > 1 or self.is_bad:
            self._draw_count(painter, whole)

    def _draw_count(self, painter: QPainter, whole: QRectF) -> None:
        small = painter.font()
        small.setPixelSize(13)
        small.setBold(True)
        painter.setFont(small)
        words = fill(tr("×{n}"), n=number(self.count))
        wide = painter.fontMetrics().horizontalAdvance(words) + 8
        # Over the art, below a name of two lines, or of three in a large tile.
        down = whole.height() * (0.46 if whole.height() < LARGE else 0.42)
        mark = QRectF(whole.right() - wide - 2, whole.top() + down, wide, 17)
        painter.setPen(QPen(theme.color("ground"), 1))
        painter.setBrush(theme.color("coral" if self.is_bad else "teal"))
        painter.drawRoundedRect(mark, 5, 5)
        painter.setPen(theme.color("on_coral" if self.is_bad else "on_teal"))
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_unknown(self, painter: QPainter, face: QRectF) -> None:
        """A card nobody knows: what it is called in the deck, as much of it as there is room for."""
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("ground"))
        painter.drawRoundedRect(face.adjusted(0, 0, FAN * (min(self.count, FANNED) - 1), 0), 4, 4)
        painter.setPen(theme.color("quiet"))
        small = painter.font()
        small.setPixelSize(12)
        painter.setFont(small)
        room = face.adjusted(3, 30 + round(face.height() * 0.2), -3, -3) if self.is_bad else face.adjusted(3, 3, -3, -3)
        painter.setClipRect(room)
        wrap = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        wrap.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        painter.drawText(room, self.code, wrap)
        painter.setClipping(False)

    def _shown(self) -> tuple[str, ...]:
        """The printings that are drawn, the front one first; each one there is, before any is shown twice."""
        if self.count <= FANNED:
            return self.printings
        kinds = list(dict.fromkeys(self.printings))
        return (*kinds, *self.printings[:1] * FANNED)[:FANNED]

    def _draw_printings(self, painter: QPainter, face: QRectF) -> None:
        """Which printings, along the foot of the face."""
        small = painter.font()
        small.setPixelSize(11)
        painter.setFont(small)
        counted = [(short_words(self.code, one), n) for one, n in self._counted() if one]
        alone = len(set(self.printings)) == 1
        parts = [one if alone else fill(tr("{n}×{printing}"), n=n, printing=one) for one, n in counted]
        words = "  ".join(f"{LEFT_TO_RIGHT_ISOLATE}{part}{POP_ISOLATE}" for part in parts)
        fan = FAN * (min(self.count, FANNED) - 1)
        strip = QRectF(face.left() + 3, face.bottom() - 19, face.width() + fan - 6, 16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("ground"))
        painter.drawRoundedRect(strip, 4, 4)
        painter.setPen(theme.color("text"))
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(strip.width()) - 6)
        painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, words)

    def _draw_lacking(self, painter: QPainter, face: QRectF) -> None:
        """How many are owned of how many needed, at the corner of the face where its numbers are not."""
        assert self.lacking is not None
        small = painter.font()
        small.setPixelSize(12)
        small.setBold(True)
        painter.setFont(small)
        words = fill(tr("{owned}/{needed}", "copies"), owned=self.lacking[0], needed=self.lacking[1])
        wide = painter.fontMetrics().horizontalAdvance(words) + 10
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        left = face.left() - 1 if rtl else face.right() - wide + 1
        mark = QRectF(left, face.top() + round(face.height() * 0.3) + 1, wide, 20)
        painter.setPen(QPen(theme.color("ground"), 1))
        painter.setBrush(theme.color("amber"))
        painter.drawRoundedRect(mark, 6, 6)
        painter.setPen(theme.color("on_amber"))
        painter.drawText(mark, Qt.AlignmentFlag.AlignCenter, words)

    # ------------------------------------------------------------------ hands

    def enterEvent(self, event: QEnterEvent) -> None:  # Qt's name
        self._view.point_at(self.code)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # Qt's name
        self._view.point_at("")
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:  # Qt's name
        self._view.chosen = (self.pile, self.code)
        self._view.point_at("")
        self._view.looked_at.emit(self.code)
        self._view.ensureWidgetVisible(self, 0, 40)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # Qt's name
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        keys = event.modifiers()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
            self._view.select(
                (self.pile, self.code),
                toggle=bool(keys & Qt.KeyboardModifier.ControlModifier),
                through=bool(keys & Qt.KeyboardModifier.ShiftModifier),
            )
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._view.act("fewer", self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # Qt's name
        there = event.globalPosition().toPoint()
        drag = self._view.dragging
        if drag.load is not None:
            drag.follow(there)
        elif self._pressed is not None and drag.is_far(self._pressed, event.position().toPoint()):
            face = self._view.face
            picture = self._view.source.pixmap(self.code, face.width(), face.height(), self.devicePixelRatioF())
            drag.begin(Load(self.code, self.pile), picture, there)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # Qt's name
        self._pressed = None
        if self._view.dragging.load is not None:
            self._view.dragging.release(event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # Qt's name
        if event.button() == Qt.MouseButton.LeftButton:
            self._view.act("more", self)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # Qt's name
        view, menu = self._view, QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for icon, words, keys, what in (
            ("plus", tr("One copy more"), "+", "more"),
            ("minus", tr("One copy fewer"), "-", "fewer"),
            ("trash", tr("Remove all copies"), "Shift+Del", "all_out"),
        ):
            menu.addAction(icons.icon(icon), words, keys).triggered.connect(lambda _=False, do=what: view.act(do, self))
        menu.addSeparator()
        for at, pile in enumerate(view.document.deck.piles, 1):
            if pile != self.pile:
                words = fill(tr("Move one to: {pile}"), pile=pile_words(view.document.deck.game, pile))
                action = menu.addAction(icons.icon("pass"), words, str(at))
                action.triggered.connect(lambda _=False, to=pile: view.act("moved", self, to))
        menu.addSeparator()
        document = view.document
        is_cover = document.deck.cover == self.code
        cover = menu.addAction(icons.icon("star"), tr("Use as cover"))
        cover.setCheckable(True)
        cover.setChecked(is_cover)
        cover.triggered.connect(lambda: document.set_cover("" if is_cover else self.code, tr("change the cover")))
        add_artworks(menu, document, view.source, self.code, self.pile)
        if add_printings(menu, view.document, view.source, self.code, self.pile):
            compare = menu.addAction(icons.icon("eye"), tr("Compare printings…"), "P")
            compare.triggered.connect(lambda: view.printings_wanted.emit(self.code, self.pile))
        menu.popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        view, key = self._view, event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        piles = list(view.document.deck.piles)
        if key == Qt.Key.Key_Escape and view.dragging.load is not None:
            view.dragging.end()
        elif key == Qt.Key.Key_Escape and view.select_none():
            pass
        elif key == Qt.Key.Key_Space:
            view.select((self.pile, self.code), toggle=True)
        elif key == Qt.Key.Key_A and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            for tile in view.ordered():
                if tile.pile == self.pile and not tile.is_selected:
                    view.select((tile.pile, tile.code), toggle=True)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            view.act("more", self)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and shift:
            view.act("all_out", self)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            view.act("fewer", self)
        elif key == Qt.Key.Key_P and not event.modifiers() and len(view.source.printings(self.code)) > 1:
            view.printings_wanted.emit(self.code, self.pile)
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(piles):
            view.act("moved", self, piles[key - Qt.Key.Key_1])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            view.walk(self, Qt.Key(key))
        else:
            super().keyPressEvent(event)
