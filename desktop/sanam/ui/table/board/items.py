"""A card on the board: a frame that travels, a body that turns and flips, a plate that stays upright, rings."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from sanam.engine.view import CardView
from sanam.faces.back import COLOURS
from sanam.games.playmat import Playmat
from sanam.ui.table.board.badges import BELOW_NAME, Badges, paint_badges, paint_ring
from sanam.ui.table.board.clock import TRAVEL, TURN, Clock
from sanam.ui.table.board.geometry import Spot
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.theme import current


def centred(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Show a pixmap with its middle on the item's origin."""
    ratio = pixmap.devicePixelRatio()
    item.setPixmap(pixmap)
    item.setOffset(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2)


class CardItem(QGraphicsItem):
    """One card. Only pixmaps are drawn, all of them made for the size they are drawn at."""

    def __init__(self, pictures: Pictures, clock: Clock, playmat: Playmat, ratio: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.pictures, self.clock, self.playmat, self.ratio = pictures, clock, playmat, ratio
        self.card: CardView | None = None
        self.face: str | None = None
        self._drawn: tuple[object, ...] = ()
        #: The seat at the near side: the other one's backs have the other colour.
        self.near = 0
        self.spot = Spot(QPointF(), 10.0)
        self.chain = 0
        self.body = QGraphicsPixmapItem(self)
        self.ring = QGraphicsPixmapItem(self.body)
        self.plate = QGraphicsPixmapItem(self)
        self._ring_key: tuple[str, str, int, int, int] | None = None
        self._plate_key: tuple[object, ...] | None = None
        #: The numbers written on it.
        self.badges = Badges()
        self._shown_turn = 0.0
        #: Whether it has come up to be looked at.
        self.lifted = False

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        pass

    @property
    def width(self) -> float:
        return self.spot.height * self.playmat.board.card

    def area(self) -> QRectF:
        """The area on the scene where the card is seen when it has arrived."""
        high, wide = self.spot.height, self.width
        if abs(self.spot.turn) > 45:
            high, wide = wide, high
        top = self.spot.centre.y() - high / 2
        return QRectF(self.spot.centre.x() - wide / 2, top, wide, high * self.spot.shown)

    def name_area(self) -> QRectF:
        """Where its name stands: at its upper edge, of a turned card at its left one; empty without a face."""
        area = self.area()
        if self.face is None:
            return QRectF()
        if abs(self.spot.turn) > 45:
            return QRectF(area.left(), area.top(), area.width() * BELOW_NAME, area.height())
        return QRectF(area.left(), area.top(), area.width(), self.spot.height * min(BELOW_NAME, self.spot.shown))

    def lifted_area(self) -> QRectF:
        """The area in which it is seen as it is now: as long as it has come up, that of the whole card."""
        if not self.lifted:
            return self.area()
        centre = self.spot.centre - QPointF(0, self.spot.rise)
        return QRectF(centre.x() - self.width / 2, centre.y() - self.spot.height / 2, self.width, self.spot.height)

    @property
    def shown(self) -> float:
        """The share of its height that is seen, from its top."""
        return 1.0 if self.lifted else self.spot.shown

    def place(self, spot: Spot, card: CardView | None = None) -> None:
        """Be there at once (as `card`)."""
        self.card = card or self.card
        self.clock.stop(("move", id(self)))
        self.clock.stop(("flip", id(self)))
        self.clock.stop(("lift", id(self)))
        self.spot, self.lifted = spot, False
        self.setPos(spot.centre)
        self.body.setRotation(spot.turn)
        self._shown_turn = spot.turn
        self.body.setTransform(self.body.transform().fromScale(1, 1))
        self.setZValue(spot.z)
        self.draw()

    def draw(self) -> None:
        """Show the face that is up, at the spot's size, as far as it is seen."""
        self._drawn = self._look()
        pixmap = self.whole()
        centred(self.body, pixmap)
        if self.shown < 1:
            high = round(pixmap.height() * self.shown)
            self.body.setPixmap(pixmap.copy(0, 0, pixmap.width(), high))

    def whole(self) -> QPixmap:
        """The whole picture of what is up, at the spot's size."""
        # The field shows values as they are now, a pile its count: neither wants the printed numbers.
        stats = self.card is None or self._in_hand(self.card)
        known = self.card.code if self.card is not None and self.face is None and not self._pile() else None
        code, veiled = (known, True) if known is not None else (self.face, False)
        mine = self.card is None or self.card.owner == self.near
        whose = getattr(current(), "teal" if mine else "coral")
        named = COLOURS.get(self.playmat.back(self.card)) if self.card is not None else None
        tint = (named, whose) if named is not None else (whose, "")
        return self.pictures.pixmap(
            code, self.width, self.spot.height, self.ratio, stats, veiled, tint, stats and self.card is not None
        )

    def _look(self) -> tuple[object, ...]:
        """What decides the picture, apart from its size."""
        card = self.card
        name = card.code if card is not None and self.face is None and not self._pile() else None
        return (self.face, name, card is not None and self._in_hand(card), card and card.owner, self.near, self.shown)

    def _pile(self) -> bool:
        board, name = self.playmat.board, self.card.zone.partition(".")[2] if self.card is not None else ""
        return name in board.closed and name != board.hand

    def _in_hand(self, card: CardView) -> bool:
        return card.zone.partition(".")[2] == self.playmat.board.hand

    def become(self, card: CardView, face: str | None, spot: Spot, cell: float, animate: bool, delay: int = 0) -> None:
        """Become `card` (face None: its back) and travel, turn and flip to `spot`."""
        self.card = card
        flips = face != self.face
        self.clock.stop(("lift", id(self)))
        resized = abs(spot.height - self.spot.height) > 0.5
        start, begin_turn, old_height = self.pos(), self._shown_turn, self.spot.height
        travels = (start - spot.centre).manhattanLength() > 1.5 or abs(begin_turn - spot.turn) > 0.5
        self.spot, self.lifted = spot, False
        if not animate:
            self.face = face
            self.place(spot)
            self._plate(card, cell)
            return
        if not flips and (resized or self._look() != self._drawn):
            self.draw()  # a back too may have to lose its name, or get one
        if travels:
            factor = old_height / spot.height if resized else 1.0
            # A travelling card lies above everything that rests.
            self.setZValue(500 + spot.z)
            self._travel(start, begin_turn, factor, delay)
        else:
            # Whatever it was on the way to, it is where it belongs.
            self.clock.stop(("move", id(self)))
            self.setPos(spot.centre)
            self.setScale(1.0)
            self.setZValue(spot.z)
            if resized:
                self.draw()
        if flips:
            self._flip(face, delay)
        elif ("flip", id(self)) in self.clock:
            self.clock.stop(("flip", id(self)))
            self.body.setTransform(self.body.transform().fromScale(1, 1))
            self.draw()
        self._plate(card, cell)

    def _travel(self, start: QPointF, begin_turn: float, factor: float, delay: int) -> None:
        spot = self.spot

        def step(t: float) -> None:
            self.setPos(start + (spot.centre - start) * t)
            self._shown_turn = begin_turn + (spot.turn - begin_turn) * t
            self.body.setRotation(self._shown_turn)
            if factor != 1.0:
                self.setScale(factor + (1.0 - factor) * t)

        def done() -> None:
            self.setZValue(self.spot.z)
            self.setScale(1.0)

        self.clock.run(("move", id(self)), step, TRAVEL, delay=delay, done=done)

    def come_home(self) -> None:
        """Travel to where it belongs from where it was let go, unless it is on its way; what turns goes on turning."""
        if ("move", id(self)) not in self.clock and (self.pos() - self.spot.centre).manhattanLength() > 1.5:
            self.setZValue(500 + self.spot.z)
            self._travel(self.pos(), self._shown_turn, 1.0, 0)

    def _flip(self, face: str | None, delay: int) -> None:
        def step(t: float) -> None:
            if t >= 0.5 and self.face != face:
                self.face = face
                self.draw()
            width = abs(1.0 - 2.0 * t)
            self.body.setTransform(self.body.transform().fromScale(max(0.03, width), 1))

        def done() -> None:
            self.body.setTransform(self.body.transform().fromScale(1, 1))
            self.draw()

        self.clock.run(("flip", id(self)), step, TURN, delay=delay, done=done)

    def _plate(self, card: CardView, cell: float) -> None:
        size = round(cell * 0.95)
        # Numbers are for cards on the field; a hand shows them on its faces.
        badges = (
            Badges()
            if self._in_hand(card)
            else Badges(
                self.playmat.stats(card),
                self.playmat.extra_stat(card),
                sum(card.counters.values()),
                card.stance.endswith("side"),
                self.chain,
                self.playmat.signs(card),
                tuple(self.playmat.stat_labels.get(stat.name, "") for stat in self.playmat.stats(card)),
            )
        )
        self.badges = badges
        room = round(self.spot.room)
        if (badges, size, room) == self._plate_key:
            return
        self._plate_key = (badges, size, room)
        pixmap = paint_badges(badges, size, self.ratio, room)
        self.plate.setVisible(pixmap is not None)
        if pixmap is not None:
            centred(self.plate, pixmap)

    def number(self, chain: int, cell: float) -> None:
        """Show (0: hide) the number of the Chain Link this card is."""
        if chain != self.chain and self.card is not None:
            self.chain = chain
            self._plate(self.card, cell)

    def mark(self, style: str, token: str = "amber", number: int = 0) -> None:
        """Put a ring around the card; "" takes it away."""
        high = self.spot.height * self.shown
        key = (style, token, number, round(self.spot.height), round(high))
        if key == self._ring_key:
            return
        self._ring_key = key
        self.ring.setVisible(bool(style))
        if style:
            centred(self.ring, paint_ring(self.width, high, token, style, self.ratio, number))
            self.ring.setPos(0, (high - self.spot.height) / 2)

    def lunge(self, at: QPointF, milliseconds: int) -> None:
        """Move some way towards a point and back, as an attacker does."""
        if ("move", id(self)) in self.clock:
            return
        start = self.spot.centre
        way = (at - start) * 0.55
        self.setZValue(500 + self.spot.z)

        def step(t: float) -> None:
            self.setPos(start + way * math.sin(math.pi * t))

        def done() -> None:
            self.setPos(self.spot.centre)
            self.setZValue(self.spot.z)

        self.clock.run(("move", id(self)), step, milliseconds, done=done)

    def lift(self, lifted: bool) -> None:
        """Come up whole out of a hand while it is pointed at, and go back."""
        if self.clock.moving and ("move", id(self)) in self.clock:
            return
        self.lifted = lifted
        self.draw()
        if self._ring_key is not None:
            self.mark(*self._ring_key[:3])
        end = self.spot.centre - QPointF(0, self.spot.rise if lifted else 0)
        start = self.pos()
        self.setZValue(300 if lifted else self.spot.z)
        self.clock.run(("lift", id(self)), lambda t: self.setPos(start + (end - start) * t), 90)
