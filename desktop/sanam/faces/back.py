"""Card backs: a woven rosette in the seat's tint. Hidden is a back, never a blank."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from sanam.faces.cards import card_mm, rosette
from sanam.faces.frame import chamfered
from sanam.faces.palette import mixed, veil
from sanam.faces.sleeves import Sleeve, paint_sleeve

DEFAULT_TINT = "#4fb3a5"
PLAIN = Sleeve()
#: The colours of the backs that a rulebook names.
COLOURS = {"blue": "#3f86e0", "red": "#e0503f"}


def paint_back(
    painter: QPainter,
    rect: QRectF,
    game: str,
    tint: str = DEFAULT_TINT,
    edge: str = "",
    sleeve: Sleeve = PLAIN,
) -> None:
    """Draw a card back into `rect`. `tint` is "#rrggbb": the seat's, or a deck's own; `edge` that of its border."""
    color = QColor(tint)
    ground = mixed(color, QColor("#0c1017"), 0.8)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 590, rect.width() / 590)
    height = 590 * rect.height() / rect.width()
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, 590, height), 26, 26)
    painter.fillPath(card, QColor("#0c0f14"))
    inner = QRectF(22, 22, 546, height - 44)
    centre = inner.center()
    shade = QRadialGradient(centre, height * 0.62)
    shade.setColorAt(0, mixed(color, ground, 0.45))
    shade.setColorAt(1, mixed(ground, QColor("#05070a"), 0.35))
    painter.fillPath(chamfered(inner, 30), shade)
    painter.setClipPath(chamfered(inner, 30), Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    small = rect.width() < 90
    if not paint_sleeve(painter, inner, sleeve, color, small):
        _rosette(painter, centre, game, color, small)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    border = QColor(edge or tint)
    painter.setPen(QPen(veil(mixed(border, QColor("#ffffff"), 0.3), 0.9), 22 if edge else 16 if sleeve.picture else 7))
    painter.drawPath(chamfered(inner.adjusted(4, 4, -4, -4), 28))
    painter.setPen(QPen(veil(color, 0.7), 3))
    painter.drawPath(chamfered(inner.adjusted(18, 18, -18, -18), 22))
    painter.restore()


def _rosette(painter: QPainter, centre: QPointF, game: str, color: QColor, small: bool) -> None:
    """The back without a sleeve: a woven ground with a medal."""
    petals, lobes = rosette(game)
    painter.setPen(QPen(veil(color, 0.32), 5 if small else 2))
    _weave(painter, centre, petals, small)
    medal = QRadialGradient(centre, 190)
    medal.setColorAt(0, mixed(color, QColor("#ffffff"), 0.15))
    medal.setColorAt(1, mixed(color, QColor("#0c1017"), 0.55))
    painter.setBrush(medal)
    painter.setPen(QPen(mixed(color, QColor("#ffffff"), 0.45), 8))
    painter.drawEllipse(centre, 170, 170)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for scale, width in ((158, 3.0), (104, 4.0), (60, 4.0)):
        painter.setPen(QPen(veil(QColor("#ffffff"), 0.8), width * (2 if small else 1)))
        painter.drawPath(_star(centre, petals, lobes, scale))


def _weave(painter: QPainter, centre: QPointF, petals: int, small: bool) -> None:
    """A woven ground: lobed rings that cross each other."""
    step = 62 if not small else 105
    for ring in range(1, 12 if not small else 7):
        for turn in (0.0, pi / petals):
            path = QPainterPath()
            for index in range(181):
                angle = index * 2 * pi / 180
                radius = ring * step * (0.82 + 0.18 * cos(petals * (angle + turn)))
                point = centre + QPointF(cos(angle), sin(angle)) * radius
                path.lineTo(point) if index else path.moveTo(point)
            painter.drawPath(path)


def _star(centre: QPointF, petals: int, lobes: int, scale: float) -> QPainterPath:
    """The outline of the rosette, as wide as `scale`."""
    star = QPainterPath()
    for index in range(petals * 20 + 1):
        angle = index * 2 * pi / (petals * 20)
        radius = scale * (0.74 + 0.26 * cos(lobes * angle * petals / lobes))
        point = centre + QPointF(cos(angle), sin(angle)) * radius
        star.lineTo(point) if index else star.moveTo(point)
    return star


def card_back(game: str, tint: str = DEFAULT_TINT, width: int = 120) -> QImage:
    """A back `width` pixels wide at the game's proportions, transparent corners. Safe off the GUI thread."""
    mm_wide, mm_high = card_mm(game)
    return back_image(game, width, round(width * mm_high / mm_wide), 1.0, tint)


@lru_cache(maxsize=32)
def back_image(
    game: str,
    wide: int,
    high: int,
    ratio: float,
    tint: str = DEFAULT_TINT,
    edge: str = "",
    sleeve: Sleeve = PLAIN,
) -> QImage:
    """A back of `wide` × `high` pixels, `ratio` of them to a unit, as `paint_back` draws it. One image serves all."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.scale(ratio, ratio)
        paint_back(painter, QRectF(0, 0, wide / ratio, high / ratio), game, tint, edge, sleeve)
    return image
