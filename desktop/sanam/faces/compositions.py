"""How the generated art is composed: who or what is shown, with what, and how they stand to one another.

A monster has a head by its Type; what its name speaks of it bears, or it stands behind it. A Spell or Trap shows the
thing itself on a plate. Everything is drawn in a square from −1 to 1 with y downwards; the caller scales it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from sanam.faces.backings import BACKS
from sanam.faces.glyphs import draw_glyph
from sanam.faces.heads import EYE, HEADS
from sanam.faces.motifs import BY_RACE, paint_halo, paint_head
from sanam.faces.objects import HALVES, THINGS, facets, silhouette
from sanam.faces.palette import Stream, mixed, turned, veil, vivid
from sanam.faces.shapes import Ink, fill, hued, polygon, ring, shaded, star_lines

#: What the head is turned by in hue against what stands behind it, and what it bears against the head.
_TURNS = (-150, -120, -90, -60, -30, 20, 45, 75, 105, 135, 165, 180)


@dataclass(frozen=True, slots=True)
class Figure:
    """What is composed: the heads of its Type, what may stand behind, the things that its name speaks of, its Level."""

    stream: Stream
    ink: Ink
    head: str
    back: str
    things: tuple[str, ...]
    level: int

    def recoloured(self, degrees: float) -> Ink:
        """Its colours with another hue, strong enough to stand out from any sky."""
        ink = self.ink
        return Ink(
            vivid(turned(ink.lit, degrees * 0.5), 0.5, 0.8),
            vivid(turned(ink.base, degrees), 0.46, 0.52),
            vivid(turned(ink.dark, degrees), 0.42, 0.2),
            ink.glow,
        )


def paint_figure(painter: QPainter, stream: Stream, ink: Ink, race: str, level: int, named: list[str]) -> None:
    """A monster; what an unknown Type looks like is drawn by lot."""
    backs, heads = BY_RACE.get(race) or (tuple(sorted(BACKS)), tuple(sorted(HEADS)))
    called = [name for name in named if name in HEADS]
    head = called[0] if called and race not in BY_RACE else stream.pick(heads)
    things = tuple(name for name in named if name in THINGS) or (stream.pick(THINGS),)
    layouts = _LAYOUTS if named else (*_LAYOUTS, _portrait, _portrait)
    figure = Figure(stream, ink, head, stream.pick(backs), things, level)
    if stream.unit() < 0.5:
        painter.scale(-1, 1)
    stream.pick(layouts)(painter, figure)


def paint_thing(painter: QPainter, name: str, ink: Ink) -> None:
    """A thing, or a head as one, in a square from −1 to 1."""
    painter.save()
    painter.scale(0.1, 0.1)
    pen = QPen(mixed(ink.dark, QColor(0, 0, 0), 0.6), 0.22)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    sides = ((1, 1.0), (-1, 0.78)) if name in HALVES else ((1, 1.0),)
    for side, _ in sides:  # a shadow on what stands behind
        painter.save()
        painter.translate(0.5, 0.7)
        painter.scale(side, 1)
        painter.fillPath(silhouette(name), QColor(0, 0, 0, 70))
        painter.restore()
    for side, light in sides:
        painter.save()
        painter.scale(side, 1)
        for shade, path in facets(name):
            if shade == EYE:
                painter.fillPath(path, mixed(ink.glow, QColor(255, 255, 255), 0.6))
                continue
            value = min(1.0, shade) * light
            light_to_dark = QLinearGradient(QPointF(-2, -9), QPointF(2, 9))
            light_to_dark.setColorAt(0, shaded(ink, min(1.0, value + 0.16)))
            light_to_dark.setColorAt(1, shaded(ink, max(0.0, value - 0.2)))
            painter.setPen(pen)
            painter.setBrush(light_to_dark)
            painter.drawPath(path)
        painter.restore()
    painter.restore()


def _at(painter: QPainter, x: float, y: float, size: float, turn: float, draw: Callable[[], None]) -> None:
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    draw()
    painter.restore()


def _back(painter: QPainter, figure: Figure) -> None:
    stream = figure.stream
    paint_halo(painter, stream, figure.ink, figure.level)
    size, lean = stream.between(0.84, 1.14), stream.between(-11, 11)
    _at(painter, 0, 0, size, lean, lambda: BACKS[figure.back](painter, stream, figure.ink, figure.level))


def _portrait(painter: QPainter, figure: Figure) -> None:
    """The head before wings, rays or gears."""
    stream = figure.stream
    _back(painter, figure)
    ink = figure.recoloured(stream.pick(_TURNS))
    size, lean = stream.between(0.9, 1.15), stream.between(-9, 9)
    _at(painter, 0, 0, size, lean, lambda: paint_head(painter, stream, ink, figure.head, figure.level))


def _crossed(painter: QPainter, figure: Figure) -> None:
    """The head before two of its things, crossed."""
    stream, thing = figure.stream, figure.things[0]
    paint_halo(painter, stream, figure.ink, figure.level)
    borne, lean = figure.recoloured(stream.pick(_TURNS)), stream.between(28, 50)
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        _at(painter, 0.5, -0.14, 0.9, lean, lambda: paint_thing(painter, thing, borne))
        painter.restore()
    ink = figure.recoloured(stream.pick(_TURNS))
    _at(painter, 0, 0.1, 1.0, 0, lambda: paint_head(painter, stream, ink, figure.head, figure.level))


def _bearer(painter: QPainter, figure: Figure) -> None:
    """A bust, with a thing borne before it."""
    stream, thing = figure.stream, figure.things[0]
    _back(painter, figure)
    ink = figure.recoloured(stream.pick(_TURNS))
    _shoulders(painter, stream, figure.recoloured(stream.pick(_TURNS)))
    _at(painter, 0, -0.3, 0.78, stream.between(-6, 6), lambda: paint_head(painter, stream, ink, figure.head, 0))
    borne = figure.recoloured(stream.pick(_TURNS))
    lean = stream.between(8, 30)
    _at(painter, 0.72, 0.32, 0.72, lean, lambda: paint_thing(painter, thing, borne))


def _beside(painter: QPainter, figure: Figure) -> None:
    """The head and a thing as large as it side by side."""
    stream, thing = figure.stream, figure.things[0]
    _back(painter, figure)
    borne = figure.recoloured(stream.pick(_TURNS))
    _at(painter, 0.58, -0.06, 0.95, stream.between(4, 26), lambda: paint_thing(painter, thing, borne))
    ink = figure.recoloured(stream.pick(_TURNS))
    _at(painter, -0.45, 0.1, 0.95, -8, lambda: paint_head(painter, stream, ink, figure.head, figure.level))


def _crested(painter: QPainter, figure: Figure) -> None:
    """The head under a thing that towers over it."""
    stream, thing = figure.stream, figure.things[0]
    _back(painter, figure)
    borne = figure.recoloured(stream.pick(_TURNS))
    _at(painter, 0, -0.42, 0.92, stream.pick((0, 0, 12, -12)), lambda: paint_thing(painter, thing, borne))
    ink = figure.recoloured(stream.pick(_TURNS))
    _at(painter, 0, 0.44, 0.82, 0, lambda: paint_head(painter, stream, ink, figure.head, 0))


def _twins(painter: QPainter, figure: Figure) -> None:
    """Two heads of another colour each, a thing between them."""
    stream, thing = figure.stream, figure.things[-1]
    _back(painter, figure)
    borne = figure.recoloured(stream.pick(_TURNS))
    _at(painter, 0, -0.34, 0.66, 0, lambda: paint_thing(painter, thing, borne))
    for x, size in ((0.52, 0.7), (-0.5, 0.82)):
        ink = figure.recoloured(stream.pick(_TURNS))
        _at(painter, x, 0.28, size, x * 18, lambda ink=ink: paint_head(painter, stream, ink, figure.head, 0))  # type: ignore[misc]


def _shoulders(painter: QPainter, stream: Stream, ink: Ink) -> None:
    """A bust below a head: broad or narrow, with a collar."""
    broad, slope = stream.between(0.85, 1.25), stream.between(0.3, 0.62)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        body = polygon(
            [QPointF(0, 0.1), QPointF(0.34, 0.16), QPointF(broad, slope), QPointF(broad * 0.9, 1.6), QPointF(0, 1.6)]
        )
        fill(painter, body, ink, -0.2, 1.4, 0.016)
        plate = polygon(
            [
                QPointF(broad * 0.6, slope - 0.16),
                QPointF(broad + 0.1, slope - 0.1),
                QPointF(broad + 0.04, slope + 0.36),
                QPointF(broad * 0.62, slope + 0.2),
            ]
        )
        fill(painter, plate, Ink(ink.glow, ink.lit, ink.base, ink.glow), -0.2, 1.4, 0.016)
        painter.restore()


_LAYOUTS = (_portrait, _crossed, _bearer, _beside, _crested, _twins)


# ------------------------------------------------------------------ Spells and Traps


#: Spell and Trap icon → what may stand behind its plate.
_BEHIND = {
    "normal": ("petals", "sun", "hexes", "sigil"),
    "ritual": ("flames", "sigil", "sun"),
    "continuous": ("rings", "coils"),
    "equip": ("blades", "wings"),
    "field": ("crystals", "wings", "sun"),
    "quick-play": ("bolts", "wings"),
    "counter": ("gear", "bat-wings", "thorns"),
}
_BEHIND_TRAP = {
    "normal": ("thorns", "bat-wings", "crystals", "mane"),
    "continuous": ("coils", "thorns", "rings"),
    "counter": ("gear", "blades", "bolts"),
}


def paint_sigil(painter: QPainter, stream: Stream, ink: Ink, icon: str, trap: bool, named: list[str]) -> None:
    """A Spell's or Trap's emblem: what its name speaks of, on a plate, before wings or rays, or over the land."""
    shown = named or [stream.pick(THINGS)]
    other = stream.pick(THINGS) if len(shown) < 2 else shown[1]
    aside, size = stream.between(-0.3, 0.3), stream.between(0.85, 1.12)
    _at(
        painter,
        aside,
        stream.between(-0.1, 0.06),
        size,
        0,
        lambda: _ground(painter, stream, ink, icon, trap),
    )
    turn = stream.pick(_TURNS)
    warm = hued(ink, turn)
    lit = Ink(
        vivid(mixed(warm.lit, QColor("#ffffff"), 0.3), 0.5, 0.84),
        vivid(mixed(warm.base, warm.lit, 0.5), 0.45, 0.6),
        vivid(warm.dark, 0.4, 0.24),
        ink.glow,
    )
    pale = hued(lit, 120)
    painter.translate(aside, 0)
    arrangement = stream.whole(0, 6)
    if arrangement == 1:  # two of it, crossed
        for side in (1, -1):
            painter.save()
            painter.scale(side, 1)
            _at(painter, 0.22, 0, 0.8, 36, lambda: _show(painter, stream, shown[0], lit))
            painter.restore()
    elif arrangement == 2:  # with something smaller at its side
        _at(painter, -0.2, -0.08, 0.86, -10, lambda: _show(painter, stream, shown[0], lit))
        _at(painter, 0.56, 0.44, 0.5, 14, lambda: _show(painter, stream, other, pale))
    elif arrangement == 3:  # three of it, the middle one before the others
        for x in (-0.6, 0.6):
            _at(painter, x, -0.16, 0.56, x * 30, lambda: _show(painter, stream, shown[0], pale))
        _at(painter, 0, 0.1, 0.78, 0, lambda: _show(painter, stream, shown[0], lit))
    elif arrangement == 4:  # over something larger
        _at(painter, 0, 0, 1.1, stream.between(-20, 20), lambda: _show(painter, stream, other, pale))
        _at(painter, 0, 0.16, 0.66, 0, lambda: _show(painter, stream, shown[0], lit))
    else:
        lean, large = stream.pick((0, 0, 18, -18, 40)), stream.between(0.78, 1.06)
        _at(painter, 0, 0, large, lean, lambda: _show(painter, stream, shown[0], lit))
    _at(painter, 0.8 if aside <= 0 else -0.8, 0.74, 0.32, 0, lambda: _badge(painter, ink, icon))


def _badge(painter: QPainter, ink: Ink, icon: str) -> None:
    """The icon of a Spell or Trap on a small disc."""
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 1, 1)
    fill(painter, disc, Ink(ink.dark, ink.dark, mixed(ink.dark, QColor(0, 0, 0), 0.5), ink.glow), outline=0.08)
    ring(painter, 0.94, veil(ink.glow, 0.8), 0.07)
    draw_glyph(painter, QRectF(-0.7, -0.7, 1.4, 1.4), f"icon-{icon}", ink.glow, width=2.4)


def _ground(painter: QPainter, stream: Stream, ink: Ink, icon: str, trap: bool) -> None:
    """What a thing lies on: a plate before something, one of both, or light alone; and its icon, large."""
    behind = stream.pick((_BEHIND_TRAP if trap else _BEHIND).get(icon, ("sigil", "sun", "rings")))
    kind = stream.pick(("both", "both", "plate", "back", "light"))
    if kind in ("both", "back"):
        BACKS[behind](painter, stream, ink, stream.whole(3, 9))
    if kind in ("both", "plate"):
        _plate(painter, stream, ink, trap)
    else:
        paint_halo(painter, stream, ink, stream.whole(1, 12))
    draw_glyph(painter, QRectF(-0.95, -0.95, 1.9, 1.9), f"icon-{icon}", veil(ink.glow, 0.2), width=1.2)


def _show(painter: QPainter, stream: Stream, name: str, ink: Ink) -> None:
    if name in HEADS:
        painter.scale(1.3, 1.3)
        paint_head(painter, stream, ink, name, 0)
    else:
        paint_thing(painter, name, ink)


def _plate(painter: QPainter, stream: Stream, ink: Ink, trap: bool) -> None:
    """The ground of a sigil in one of several outlines; a Trap's has teeth that point inwards."""
    outline = _outline(stream.pick((0, 0, 4, 6, 8, 1, 2)))
    shine = QRadialGradient(QPointF(-0.15, -0.25), 1.1)
    dye = turned(ink.base, stream.pick((0, 0, -40, 40, 150, 200)))
    deep, bright = stream.pick(((0.75, 0.3), (0.5, 0.15), (0.15, 0.45)))
    shine.setColorAt(0, mixed(dye, ink.glow, bright))
    shine.setColorAt(0.6, mixed(dye, ink.dark, deep))
    shine.setColorAt(1, mixed(ink.dark, QColor(0, 0, 0), 0.4))
    painter.fillPath(outline, shine)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for size, width in ((1.0, 0.05), (0.88, 0.02)):
        painter.save()
        painter.scale(size, size)
        painter.setPen(QPen(veil(ink.glow, 0.85), width))
        painter.drawPath(outline)
        painter.restore()
    star_lines(painter, 0.74, stream.pick(((8, 3), (7, 3), (9, 4), (10, 3), (12, 5))), veil(ink.glow, 0.25))
    count = stream.pick((8, 10, 12, 14))
    for index in range(count):
        angle = index * 2 * pi / count
        at = QPointF(cos(angle), sin(angle)) * 0.86
        shape = QPainterPath()
        if trap:
            across = QPointF(-sin(angle), cos(angle)) * 0.08
            shape = polygon([at * 1.1 + across, at * 0.84, at * 1.1 - across])
        else:
            shape.addEllipse(at, 0.04, 0.04)
        fill(painter, shape, ink, -1, 1)


def _outline(corners: int) -> QPainterPath:
    """A circle (0), an arch (1), a shield (2), or a polygon of so many corners, in a square from −1 to 1."""
    path = QPainterPath()
    if corners == 0:
        path.addEllipse(QPointF(0, 0), 0.95, 0.95)
    elif corners == 1:
        path.moveTo(-0.8, 0.95)
        path.lineTo(-0.8, -0.2)
        path.arcTo(QRectF(-0.8, -1.0, 1.6, 1.6), 180, -180)
        path.lineTo(0.8, 0.95)
        path.closeSubpath()
    elif corners == 2:
        path.moveTo(0, -1)
        path.lineTo(0.9, -0.75)
        path.quadTo(0.95, 0.4, 0, 1.05)
        path.quadTo(-0.95, 0.4, -0.9, -0.75)
        path.closeSubpath()
    else:
        path = polygon(
            [QPointF(cos(a), sin(a)) * 1.02 for a in (-pi / 2 + k * 2 * pi / corners for k in range(corners))]
        )
    return path
