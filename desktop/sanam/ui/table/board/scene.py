"""The board as a projection of a View: it holds no rule and no state of the match, and is told what to show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from sanam.engine.view import CardView, View
from sanam.games.playmat import Playmat
from sanam.games.words import GameWords
from sanam.ui import theme
from sanam.ui.mats import Mat
from sanam.ui.table.board.arrows import Arrow, Dim, edge_point
from sanam.ui.table.board.badges import paint_count, paint_ring
from sanam.ui.table.board.clock import Clock
from sanam.ui.table.board.felt import PLAIN, glow_pixmap, paint_felt, row_name, row_names
from sanam.ui.table.board.geometry import Geometry, Spot
from sanam.ui.table.board.impact import Impacts
from sanam.ui.table.board.items import CardItem, centred
from sanam.ui.table.board.marks import Marks
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.board.pile_marks import PileMarks
from sanam.ui.table.board.placing import placed
from sanam.ui.table.board.shut_zones import ShutZones

#: An arrow's head ends so many pixels before what it points at: nothing that is written there is covered.
TIP = -3.0
#: How far from a place that takes it a card may be dropped, in cells.
SNAP = 0.5


def face_up(card: CardView, hand: bool) -> str | None:
    """The code whose face lies up, or None for a back: hands show what one knows, elsewhere the stance says it."""
    if hand or card.stance.startswith("up"):
        return card.code
    return None


def _distance(rect: QRectF, at: QPointF) -> float:
    """How far a point is from an area; 0 inside."""
    across = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
    down = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
    return float((across * across + down * down) ** 0.5)


def _fade(item: CardItem, t: float) -> None:
    item.setOpacity(1 - t)


class BoardScene(QGraphicsScene):
    """Cards by handle, moved from one View to the next on one clock."""

    def __init__(self, pictures: Pictures, ratio: float = 1.0, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures, self.ratio = pictures, ratio
        self.clock = Clock(self)
        #: The game that is shown: its playmat, and what its places are called.
        self.playmat = Playmat()
        self.words = GameWords()
        self.geometry: Geometry | None = None
        self.view: View | None = None
        self.cards: dict[str, CardItem] = {}
        self.marks = Marks()
        self.anchor: Callable[[str], QRectF | None] = lambda name: None
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(-10)
        self.addItem(self._ground)
        self._ground_of: tuple[object, ...] = ()
        self.mat = PLAIN
        self._dim = Dim()
        self.addItem(self._dim)
        self._glows: list[QGraphicsPixmapItem] = []
        self._names: dict[str, QGraphicsPixmapItem] = {}
        self._digits: list[QGraphicsPixmapItem] = []
        self.pile_marks = PileMarks(self)
        self.shut_zones = ShutZones(self)
        self.impacts = Impacts(self, self.clock)
        #: Called when arrows have changed.
        self.aimed: Callable[[], None] = lambda: None
        self._arrows: list[Arrow] = []
        self._bonds: list[Arrow] = []
        self._lifted = ""
        #: The places and the cards that take what is being dragged.
        self.lit: tuple[set[str], set[str]] = (set(), set())
        self.drag_arrow: Arrow | None = None
        self.cursor_item = QGraphicsPixmapItem()
        self.cursor_item.setZValue(900)
        self.cursor_item.hide()
        self.addItem(self.cursor_item)
        pictures.arrived.connect(self._arrived)

    # ------------------------------------------------------------------ the whole

    def arrange(self, geometry: Geometry) -> None:
        """Take a new size or side: everything lies where it belongs at once."""
        if self.geometry is not None and self.geometry.board is not geometry.board:
            # Another game: what the piles of the one before it had on them goes with its zones.
            self.pile_marks.clear()
        for item in self._names.values():
            self.removeItem(item)
        self._names = {}
        self.geometry = geometry
        self.setSceneRect(0, 0, geometry.width, geometry.height)
        self._paint_ground(geometry)
        self.pile_marks.repaint(self.ratio)
        if self.view is not None:
            self.show_view(self.view, {}, animate=False)

    def lay_mat(self, mat: Mat) -> None:
        """Lay another playmat out."""
        if mat != self.mat:
            self.mat, self._ground_of = mat, ()
            if self.geometry is not None:
                self._paint_ground(self.geometry)

    def _paint_ground(self, geometry: Geometry) -> None:
        """The felt looks the same from both sides: it is painted again for another size, look or language only."""
        size = geometry.width, geometry.height, geometry.open_hands, self.ratio
        wanted = geometry.board, *size, theme.current(), QGuiApplication.font().key(), *self.words.labels().values()
        if wanted != self._ground_of:
            self._ground_of = wanted
            mat = PLAIN if theme.current().name == "contrast" else self.mat  # there nothing lies behind what is read
            self._ground.setPixmap(paint_felt(geometry, self.words, self.ratio, mat))

    def show_view(self, view: View, origins: dict[str, str], animate: bool = True) -> None:
        """Go over to `view`. `origins` says under which handle a card was known before, where that differs, or
        ("zone") from which zone one came that had no place on the board."""
        geometry = self.geometry
        assert geometry is not None
        old, before = self.cards, self.view
        self._lifted = ""
        self._bond("")
        self.view = view
        self.cards = {}
        step = 0
        stale = dict(old)
        for card, spot in placed(view, geometry):
            handle = card.handle
            came = origins.get(handle, handle)
            item = stale.pop(came, None)
            face = self._face(card)
            if item is None:
                item = CardItem(self.pictures, self.clock, self.playmat, self.ratio)
                self.addItem(item)
                item.near = geometry.near
                start = self._place_of(came, before) if animate else None
                if start is not None and came != handle:
                    # A card from inside a pile starts as a back, or as what it was, on top of that pile.
                    item.face = face if before is not None and self._was_open(came, before) else None
                    item.place(Spot(start.centre, start.height, start.turn, spot.z), card)
                else:
                    item.face = face
                    item.place(spot, card)
            item.near = geometry.near
            moved = animate and came != handle
            item.become(card, face, spot, geometry.cell, animate, delay=min(step, 6) * 35 if moved else 0)
            step += moved
            self.cards[handle] = item
        self._leave(stale, view, origins, animate)
        self.pile_marks.show(view, geometry)
        self.shut_zones.show(self.playmat.shut(view), geometry, self.ratio)
        self._name_rows()
        self.show_marks(self.marks)

    def blank(self) -> None:
        """Show no card and no mark, as if nothing had been shown yet."""
        self.clock.finish()
        for item in self.cards.values():
            self._drop(item)
        self.cards, self.view, self._lifted = {}, None, ""
        self.unlight()
        self._bond("")
        self.show_marks(Marks())
        self.show_numbers({})
        self.cursor(None)
        self.pile_marks.clear()
        self.impacts.clear()

    def _leave(self, stale: dict[str, CardItem], view: View, origins: dict[str, str], animate: bool) -> None:
        """Cards that have no item any more: into their pile, or away."""
        geometry = self.geometry
        assert geometry is not None
        now = {origins.get(card.handle, card.handle): card for cards in view.zones.values() for card in cards}
        for handle, item in stale.items():
            goes = now.get(handle)
            if not animate or item.card is None:
                self._drop(item)
                continue
            if goes is None:
                self.clock.stop(("move", id(item)))
                self.clock.run(("fade", id(item)), partial(_fade, item), 180, done=partial(self._drop, item))
                continue
            rect = geometry.rect(goes.zone)
            if rect is None:
                rect = geometry.rect(goes.zone.partition(".")[0] + ".extra") or geometry.field
            start, end = item.pos(), rect.center()
            item.setZValue(480)

            def step(t: float, item: CardItem = item, start: QPointF = start, end: QPointF = end) -> None:
                item.setPos(start + (end - start) * t)

            self.clock.run(("move", id(item)), step, done=partial(self._drop, item))

    def _drop(self, item: CardItem) -> None:
        self.clock.stop(("move", id(item)))
        self.clock.stop(("flip", id(item)))
        if item.scene() is self:
            self.removeItem(item)

    def _place_of(self, came: str, before: View | None) -> Spot | None:
        """Where a card that had no item lay."""
        geometry = self.geometry
        assert geometry is not None
        zone = came.partition(":")[0]
        if zone.startswith("#") and before is not None:
            found = before.find(came)
            zone = found.zone if found is not None else ""
        if not zone or "." not in zone:
            return None
        rect = geometry.rect(zone)
        if rect is None:
            return None
        return Spot(rect.center(), min(rect.height(), geometry.card_size.height()), 0.0, 0.0)

    def _was_open(self, came: str, before: View) -> bool:
        found = before.find(came)
        return found is not None and self._face(found) is not None

    def _face(self, card: CardView) -> str | None:
        return face_up(card, card.zone.partition(".")[2] == self.playmat.board.hand)

    def _name_rows(self) -> None:
        """The names of rows stand where no card lies."""
        geometry = self.geometry
        assert geometry is not None
        taken = [item.area() for item in self.cards.values()]
        for zone, area in row_names(geometry).items():
            item = self._names.get(zone)
            if item is None:
                item = self._names[zone] = QGraphicsPixmapItem(row_name(geometry, zone, self.words, self.ratio))
                item.setOffset(area.topLeft())
                item.setZValue(-5)
                self.addItem(item)
            item.setVisible(not any(area.intersects(other) for other in taken))

    # ------------------------------------------------------------------ what is pointed out

    def show_marks(self, marks: Marks) -> None:
        """Rings, chain numbers, arrows and waiting places."""
        self.marks = marks
        geometry = self.geometry
        if geometry is None:
            return
        for handle, item in self.cards.items():
            if handle in marks.picked:
                item.mark("picked", "amber", marks.picked.index(handle) + 1 if marks.ordered else 0)
            elif handle in marks.can:
                item.mark("can", "amber")
            elif handle in marks.last:
                item.mark("last", marks.last[handle])
            else:
                item.mark("")
            item.number(marks.chain.get(handle, 0), geometry.cell)
        for arrow in self._arrows:
            self.removeItem(arrow)
        self._arrows = []
        for start, end, manner in marks.arrows:
            first, second = self.area_of(start), self.area_of(end)
            if first is not None and second is not None and first != second:
                # Cards that lie close together are pointed at from inside: the arrow is long enough to be seen.
                close = _distance(first, edge_point(second, first.center())) < geometry.cell * 0.5
                inset = geometry.cell * 0.24 if close else 0.0
                arrow = Arrow(
                    edge_point(first, second.center(), inset),
                    edge_point(second, first.center(), inset or TIP),
                    manner,
                    max(5.0, geometry.cell * 0.055),
                    self._names_shown(),
                )
                self._arrows.append(arrow)
                self.addItem(arrow)
        # A card inside a pile is not seen: its pile is.
        inside = (self.view.find(handle) for handle in marks.can - set(self.cards)) if self.view is not None else ()
        self.aimed()
        self._glow(marks.zones | {card.zone for card in inside if card is not None}, "amber")

    def area_of(self, name: str) -> QRectF | None:
        """The area of a handle, a zone or a player's plate."""
        item = self.cards.get(name)
        if item is not None:
            return item.lifted_area()
        other = self.anchor(name)
        if other is not None:
            return other
        if self.view is not None and self.geometry is not None:
            card = self.view.find(name)
            zone = card.zone if card is not None else name.partition(":")[0]
            if "." in zone and zone.partition(".")[0] in ("0", "1"):
                return self.geometry.rect(zone)
        return None

    def _place(self, name: str) -> QRectF | None:
        """The area of a zone, or of a player's plate ("seat1")."""
        if name.startswith("seat"):
            return self.anchor(name)
        return self.geometry.rect(name) if self.geometry is not None else None

    def _glow(self, zones: set[str], token: str) -> None:
        for item in self._glows:
            self.removeItem(item)
        self._glows = []
        geometry = self.geometry
        if geometry is None:
            return
        for zone in sorted(zones):
            rect = self._place(zone)
            if rect is None:
                continue
            item = QGraphicsPixmapItem(glow_pixmap(rect.width(), rect.height(), token, self.ratio))
            item.setOffset(rect.left() - 8, rect.top() - 8)
            item.setZValue(450)
            self._glows.append(item)
            self.addItem(item)

    def show_numbers(self, digits: dict[str, int]) -> None:
        """Write the digits beside the cards and places that they choose; {} takes them away."""
        for item in self._digits:
            self.removeItem(item)
        self._digits = []
        for name, digit in digits.items():
            area = self.area_of(name)
            if area is None or self.geometry is None:
                continue
            item = QGraphicsPixmapItem()
            centred(item, paint_count(digit, max(20.0, self.geometry.cell * 0.2), self.ratio))
            item.setPos(area.center())
            item.setZValue(910)
            self._digits.append(item)
            self.addItem(item)

    def light(self, zones: set[str], cards: set[str]) -> None:
        """While dragging: these zones and cards glow, everything else dims."""
        geometry = self.geometry
        assert geometry is not None
        self.lit = zones, cards
        holes = [rect for zone in sorted(zones) if (rect := self._place(zone)) is not None]
        holes += [self.cards[handle].area() for handle in sorted(cards) if handle in self.cards]
        self._dim.lift(QRectF(0, 0, geometry.width, geometry.height), holes)
        self._glow(zones, "amber")
        for handle, item in self.cards.items():
            item.mark("can" if handle in cards else "", "amber")

    def hover(self, handle: str) -> None:
        """A card of a hand comes forward while it is pointed at; an Equip Card or its host shows the bond."""
        geometry, view = self.geometry, self.view
        if geometry is None or view is None or handle == self._lifted:
            return
        for name, up in ((self._lifted, False), (handle, True)):
            item = self.cards.get(name)
            if item is not None and (item.spot.rise or item.spot.shown < 1):
                item.lift(up)
        self._lifted = handle
        self._bond(handle)

    def _bond(self, handle: str) -> None:
        """Thin arrows between the card under the pointer and what is attached to it or what it is attached to."""
        for arrow in self._bonds:
            self.removeItem(arrow)
        self._bonds = []
        geometry, view = self.geometry, self.view
        if geometry is None or view is None or not handle:
            return
        for cards in view.zones.values():
            for card in cards:
                if card.host is None or handle not in (card.handle, card.host):
                    continue
                if card.zone.partition(".")[2] in geometry.board.attached:
                    continue
                first, second = self.area_of(card.handle), self.area_of(card.host)
                if first is not None and second is not None:
                    bond = Arrow(
                        edge_point(first, second.center(), first.width() * 0.2),
                        edge_point(second, first.center(), second.width() * 0.2),
                        "bond",
                        5.0,
                        self._names_shown(),
                    )
                    self._bonds.append(bond)
                    self.addItem(bond)

    def _names_shown(self) -> list[QRectF]:
        """Where names of cards stand, that no arrow is to cover."""
        return [item.name_area() for item in self.cards.values()]

    def lunge(self, name: str, target: str, milliseconds: int) -> None:
        """The card of a handle or a place makes for another, or for a player's plate."""
        item, aim = self.cards.get(name), self.area_of(target)
        if item is not None and aim is not None and self.clock.enabled:
            item.lunge(aim.center(), milliseconds)

    def lit_near(self, at: QPointF, dragged: str) -> str | None:
        """The lit place or card within half a cell of a point, the nearest one; None: there is none."""
        geometry = self.geometry
        assert geometry is not None
        areas = {name: self._place(name) for name in self.lit[0]}
        areas |= {name: self.cards[name].area() for name in self.lit[1] if name in self.cards and name != dragged}
        away = {name: _distance(rect, at) for name, rect in areas.items() if rect is not None}
        nearest = min(away, key=lambda name: (away[name], name), default=None)
        return nearest if nearest is not None and away[nearest] <= geometry.cell * SNAP else None

    def unlight(self) -> None:
        self.lit = set(), set()
        self._dim.hide()
        if self.drag_arrow is not None:
            self.removeItem(self.drag_arrow)
            self.drag_arrow = None
        self.show_marks(self.marks)

    def aim(self, start: QPointF, end: QPointF) -> None:
        """The arrow of an attack that is being dragged."""
        if self.drag_arrow is None:
            width = max(8.0, self.geometry.cell * 0.09) if self.geometry else 8.0
            self.drag_arrow = Arrow(start, end, "drag", width, self._names_shown())
            self.drag_arrow.setZValue(950)
            self.addItem(self.drag_arrow)
        else:
            self.drag_arrow.aim(start, end, self._names_shown())
        self.aimed()

    def arrows(self) -> list[Arrow]:
        """Every arrow that points somewhere now."""
        return [*self._arrows, *([self.drag_arrow] if self.drag_arrow is not None else [])]

    def cursor(self, name: str | None) -> None:
        """Show the keyboard's place (a handle or a zone)."""
        item = self.cards.get(name or "")
        rect = item.lifted_area() if item is not None else self.area_of(name) if name else None
        self.cursor_item.setVisible(rect is not None)
        if rect is not None:
            centred(self.cursor_item, paint_ring(rect.width(), rect.height(), "focus", "cursor", self.ratio))
            self.cursor_item.setPos(rect.center())

    # ------------------------------------------------------------------ asking back

    def card_at(self, at: QPointF) -> str | None:
        """The handle of the topmost card under a point, where cards are going rather than where they are."""
        found = [(item.spot.z, handle) for handle, item in self.cards.items() if item.area().contains(at)]
        best = max(found, default=None)
        up = self.cards.get(self._lifted)
        # One that has come up lies over the field, but its neighbours in the hand keep their places.
        if up is not None and (best is None or best[0] < 100) and up.lifted_area().contains(at):
            return self._lifted
        return best[1] if best else None

    def _arrived(self, code: str) -> None:
        for item in self.cards.values():
            # A card that lies face-down and is known shows its name on the back.
            if item.face == code or (item.card is not None and item.card.code == code):
                item.draw()
