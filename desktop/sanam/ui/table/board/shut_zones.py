"""What is drawn on places that cannot be used."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from sanam.ui.table.board.felt import RADIUS
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.theme import color


def paint_shut(width: float, height: float, ratio: float) -> QPixmap:
    """A veil with a cross: nothing can be put there."""
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(1, 1, width - 2, height - 2)
        painter.setPen(QPen(color("quiet", 200), 2))
        painter.setBrush(color("ground", 190))
        painter.drawRoundedRect(area, RADIUS, RADIUS)
        inset = min(width, height) * 0.22
        cross = area.adjusted(inset, inset, -inset, -inset)
        painter.setPen(
            QPen(color("coral", 230), max(3.0, inset * 0.22), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        )
        painter.drawLine(cross.topLeft(), cross.bottomRight())
        painter.drawLine(cross.topRight(), cross.bottomLeft())
    return made


class ShutZones:
    """The marks by zone; painted anew when other zones are shut, or the layout has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.items: dict[str, QGraphicsPixmapItem] = {}
        self._shown: object = None

    def show(self, zones: Collection[str], geometry: Geometry, ratio: float) -> None:
        """Mark these zones and no others."""
        now = sorted(zones), geometry, ratio
        if now == self._shown:
            return
        self._shown = now
        for item in self.items.values():
            self.scene.removeItem(item)
        self.items = {}
        for zone in sorted(zones):
            rect = geometry.rect(zone)
            if rect is None:
                continue
            item = QGraphicsPixmapItem(paint_shut(rect.width(), rect.height(), ratio))
            item.setOffset(rect.topLeft())
            item.setZValue(2)
            self.scene.addItem(item)
            self.items[zone] = item
