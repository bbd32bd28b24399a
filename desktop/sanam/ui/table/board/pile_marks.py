"""What is drawn on piles and rows: how many cards they hold, and the edges of those under the top one."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from sanam.engine.view import View
from sanam.ui.table.board.badges import paint_count, paint_edges
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.table.board.items import centred


class PileMarks:
    """The numbers by zone, of a row of two ranks by zone and rank ("0.cost/up"); each is painted when it changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene, self.ratio = scene, 1.0
        self.numbers: dict[str, int] = {}
        self.counts: dict[str, QGraphicsPixmapItem] = {}
        self.edges: dict[str, QGraphicsPixmapItem] = {}
        self._edges_of: dict[str, int] = {}

    def clear(self) -> None:
        """Take everything off the board."""
        for item in (*self.counts.values(), *self.edges.values()):
            self.scene.removeItem(item)
        self.counts, self.edges = {}, {}
        self.repaint(self.ratio)

    def repaint(self, ratio: float) -> None:
        """Paint everything again at the next View, with `ratio` device pixels for each: the layout has changed."""
        self.ratio = ratio
        self.numbers.clear()
        self._edges_of.clear()

    def show(self, view: View, geometry: Geometry) -> None:
        """The counts of the piles and of both ranks of a row."""
        for zone, cards in view.zones.items():
            name = zone.partition(".")[2]
            place = geometry.board.place(name)
            rect = geometry.rect(zone)
            if place is None or rect is None:
                continue
            if place.kind == "ranks":
                turned = sum(card.stance.endswith("side") for card in cards)
                ends = (rect.left(), rect.right()) if zone[0] == str(geometry.near) else (rect.right(), rect.left())
                for key, number, x in zip(("up", "side"), (len(cards) - turned, turned), ends, strict=True):
                    self._show_count(geometry, f"{zone}/{key}", number, "", QPointF(x, rect.bottom()))
            elif place.is_pile:
                # What a pile of backs is, its place says.
                glyph = "" if name == "deck" else place.glyph
                self._show_count(geometry, zone, len(cards), glyph, QPointF(rect.center().x(), rect.bottom()))
                self._show_edges(geometry, zone, len(cards) if place.kind == "pile" else 0)

    def _show_count(self, geometry: Geometry, key: str, number: int, glyph: str, at: QPointF) -> None:
        """A number at the lower edge of what it counts; none for nothing."""
        if self.numbers.get(key) == number:
            return
        self.numbers[key] = number
        item = self.counts.get(key)
        if item is None:
            item = self.counts[key] = QGraphicsPixmapItem()
            item.setZValue(60)
            self.scene.addItem(item)
        item.setVisible(number > 0)
        if number:
            cell = geometry.cell
            centred(item, paint_count(number, max(18.0, cell * 0.18), self.ratio, glyph))
            item.setPos(at.x(), at.y() - max(9.0, cell * 0.1))

    def _show_edges(self, geometry: Geometry, zone: str, number: int) -> None:
        """The edges of the cards under the top one of a pile."""
        if self._edges_of.get(zone) == number:
            return
        self._edges_of[zone] = number
        edges = self.edges.get(zone)
        if edges is None:
            edges = self.edges[zone] = QGraphicsPixmapItem()
            edges.setZValue(5)
            self.scene.addItem(edges)
        spot = geometry.spot(zone, number - 1, number, "down")
        edges.setVisible(number > 1)
        if number > 1 and spot is not None:
            wide = spot.height * geometry.board.card
            edges.setPixmap(paint_edges(wide, spot.height, number, self.ratio))
            edges.setPos(spot.centre.x() - wide / 2, spot.centre.y() - spot.height / 2)
