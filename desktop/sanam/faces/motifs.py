"""The figure of the generated art: what stands behind (wings, rays, gears…) and the head or thing itself.

Everything is drawn in a square from −1 to 1 with y downwards; the caller scales it.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from sanam.faces.backings import BACKS, Piece
from sanam.faces.glyphs import GRID, glyph_paths
from sanam.faces.heads import EYE, HEADS
from sanam.faces.palette import Stream, mixed, turned, veil
from sanam.faces.shapes import Ink, fill, polygon, ring, star_lines

#: Type → (what may stand behind, head).
BY_RACE: dict[str, tuple[tuple[str, ...], str]] = {
    "Dragon": (("bat-wings", "flames", "sun"), "dragon"),
    "Wyrm": (("coils", "bat-wings"), "dragon"),
    "Sea Serpent": (("fins", "coils"), "dragon"),
    "Beast": (("mane", "crystals", "sun"), "beast"),
    "Beast-Warrior": (("blades", "mane"), "beast"),
    "Fiend": (("bat-wings", "thorns", "flames"), "fiend"),
    "Winged Beast": (("wings", "wings", "sun"), "bird"),
    "Divine-Beast": (("sun",), "dragon"),
    "Creator God": (("sun", "sigil"), "fairy"),
    "Fairy": (("wings", "sun", "rings"), "fairy"),
    "Insect": (("petals", "wings", "hexes"), "insect"),
    "Machine": (("gear", "gear", "hexes"), "machine"),
    "Cyberse": (("hexes", "rings"), "machine"),
    "Warrior": (("blades", "blades", "sun"), "warrior"),
    "Spellcaster": (("sigil", "rings", "petals"), "mage"),
    "Psychic": (("rings", "hexes"), "mage"),
    "Zombie": (("thorns", "blades", "flames"), "skull"),
    "Fish": (("fins",), "fish"),
    "Aqua": (("rings", "petals", "fins"), "fish"),
    "Rock": (("crystals", "gear"), "rock"),
    "Dinosaur": (("crystals", "mane"), "saurian"),
    "Reptile": (("coils", "thorns"), "saurian"),
    "Plant": (("petals",), "flower"),
    "Pyro": (("flames",), "ember"),
    "Thunder": (("bolts", "rings"), "bolt"),
    "Illusion": (("rings", "sigil"), "skull"),
}


def paint_figure(painter: QPainter, stream: Stream, ink: Ink, race: str, level: int) -> None:
    """A monster's emblem: ornament by level, backing and head by Type (drawn by lot for an unknown one)."""
    backs, head = BY_RACE.get(race) or (sorted(BACKS), stream.pick(sorted(HEADS)))
    back = stream.pick(backs)
    _halo(painter, stream, ink, level)
    turn = stream.pick((-150, -60, -35, 30, 60, 150, 180))  # the head is of another metal than what bears it
    BACKS[back](painter, stream, ink, level)
    ink = Ink(turned(ink.lit, turn * 0.5), turned(ink.base, turn), turned(ink.dark, turn), ink.glow)
    if head in HEADS:
        _head(painter, stream, ink, head)
    else:
        _THINGS[head](painter, stream, ink, level)
    if level >= 7 and head in HEADS:
        _crown(painter, ink, level)


#: Spell and Trap icon → what may stand behind its medallion.
_BEHIND = {
    "normal": ("petals", "sun", "hexes", "sigil"),
    "ritual": ("flames",),
    "continuous": ("rings", "coils"),
    "equip": ("blades",),
    "field": ("crystals", "wings"),
    "quick-play": ("bolts", "wings"),
    "counter": ("gear", "bat-wings", "thorns"),
}
_BEHIND_TRAP = {
    "normal": ("thorns", "bat-wings", "crystals", "mane"),
    "continuous": ("coils", "thorns", "rings"),
    "counter": ("gear", "blades", "bolts"),
}


def paint_sigil(painter: QPainter, stream: Stream, ink: Ink, icon: str, trap: bool) -> None:
    """A Spell's or Trap's emblem: a medallion of rings around the icon's own shape."""
    behind = (_BEHIND_TRAP if trap else _BEHIND).get(icon, ("sigil",))
    BACKS[stream.pick(behind)](painter, stream, ink, stream.whole(3, 9))
    painter.scale(0.72, 0.72)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(ink.dark, 0.82))
    painter.drawEllipse(QPointF(0, 0), 0.98, 0.98)
    for index, radius in enumerate((0.98, 0.86, 0.6)):
        ring(painter, radius, veil(ink.glow, 0.85), 0.02 if index else 0.035)
    count = stream.pick((8, 10, 12, 14))
    for index in range(count):
        angle = index * 2 * pi / count
        at = QPointF(cos(angle), sin(angle)) * 0.73
        shape = QPainterPath()
        if trap:  # teeth that point inwards
            across = QPointF(-sin(angle), cos(angle)) * 0.1
            shape = polygon([at * 1.18 + across, at * 0.78, at * 1.18 - across])
        else:
            shape.addEllipse(at, 0.05 + 0.02 * (index % 2), 0.05 + 0.02 * (index % 2))
        fill(painter, shape, ink, -1, 1)
    plate = QPainterPath()
    plate.addEllipse(QPointF(0, 0), 0.56, 0.56)
    shine = QRadialGradient(QPointF(-0.15, -0.2), 0.75)
    shine.setColorAt(0, mixed(ink.base, ink.glow, 0.35))
    shine.setColorAt(1, ink.dark)
    painter.fillPath(plate, shine)
    star_lines(painter, 0.54, stream.pick(((8, 3), (7, 3), (9, 4), (10, 3), (12, 5))), veil(ink.glow, 0.3))
    stroked, filled = glyph_paths(f"icon-{icon}")
    painter.save()
    painter.scale(0.72 / GRID, 0.72 / GRID)
    painter.translate(-GRID / 2, -GRID / 2)
    for color, width in ((veil(ink.dark, 0.9), 4.4), (ink.lit, 2.2)):
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(stroked)
        painter.fillPath(filled, color)
    painter.restore()


def _halo(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    glow = QRadialGradient(QPointF(0, 0), 1.25)
    glow.setColorAt(0, veil(ink.glow, 0.55))
    glow.setColorAt(1, veil(ink.glow, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 1.25, 1.25)
    ring(painter, 1.06, veil(ink.glow, 0.7), 0.014)
    painter.setPen(Qt.PenStyle.NoPen)
    beads = max(level, 1)
    for index in range(beads):  # as many beads as the card has Levels
        angle = -pi / 2 + (index - (beads - 1) / 2) * 0.22
        painter.setBrush(ink.glow)
        painter.drawEllipse(QPointF(cos(angle), sin(angle)) * 1.06, 0.035, 0.035)


def _head(painter: QPainter, stream: Stream, ink: Ink, name: str) -> None:
    broad, tall = stream.between(0.56, 0.66), stream.between(0.64, 0.74)
    moved: dict[tuple[float, float], QPointF] = {}
    for _, points in HEADS[name]:
        for x, y in points:  # one jitter per corner, so that facets stay joined
            if (x, y) not in moved:
                wander = 0.045 if x else 0.0
                moved[x, y] = QPointF(
                    (x + stream.between(-wander, wander)) * broad, (y + stream.between(-0.03, 0.03)) * tall
                )
    edge = mixed(ink.dark, QColor(0, 0, 0), 0.5)
    for side in (1, -1):
        painter.save()
        painter.scale(-side, 1)
        for shade, points in HEADS[name]:
            path = polygon([moved[point] for point in points])
            if shade == EYE:
                centre = path.boundingRect().center()
                shine = QRadialGradient(centre, 0.2)
                shine.setColorAt(0, veil(ink.glow, 0.9))
                shine.setColorAt(1, veil(ink.glow, 0))
                painter.fillPath(path, QColor(255, 255, 255))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(shine)
                painter.drawEllipse(centre, 0.2, 0.2)
                continue
            value = shade * (1.0 if side == 1 else 0.78)
            color = mixed(ink.dark, ink.base, value * 2) if value < 0.5 else mixed(ink.base, ink.lit, value * 2 - 1)
            painter.setBrush(color)
            painter.setPen(QPen(edge, 0.012, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            painter.drawPath(path)
        painter.restore()


def _crown(painter: QPainter, ink: Ink, level: int) -> None:
    points = 3 if level < 10 else 5
    for index in range(points):
        angle = -pi / 2 + (index - (points - 1) / 2) * 0.34
        out = QPointF(cos(angle), sin(angle))
        across = QPointF(-sin(angle), cos(angle)) * 0.05
        tip = 1.0 if index != points // 2 else 1.1
        fill(
            painter,
            polygon([out * 0.82, out * 0.9 + across, out * tip, out * 0.9 - across]),
            ink,
            -1.2,
            -0.6,
            0.012,
        )


# things without a head ------------------------------------------------------------------------------------


def _flower(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    seeds = 70
    painter.setPen(QPen(ink.dark, 0.01))
    for index in range(seeds, 0, -1):  # the golden-angle spiral of a sunflower
        angle, radius = index * 2.399963, 0.5 * (index / seeds) ** 0.5
        painter.setBrush(mixed(ink.glow, ink.base, index / seeds))
        painter.drawEllipse(QPointF(cos(angle), sin(angle)) * radius, 0.05, 0.05)


def _ember(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    stroked, _ = glyph_paths("attribute-fire")
    for scale, inks in (
        (1.5, ink),
        (0.95, Ink(ink.glow, ink.lit, ink.base, ink.glow)),
        (0.5, Ink(QColor("#fffdf0"), ink.glow, ink.lit, ink.glow)),
    ):
        painter.save()
        painter.translate(0, 0.72 - scale * 0.4)
        painter.scale(scale / GRID, scale / GRID)
        painter.translate(-GRID / 2, -GRID / 2)
        shade = QLinearGradient(0, 3, 0, 21)
        shade.setColorAt(0, inks.lit)
        shade.setColorAt(0.5, inks.base)
        shade.setColorAt(1, inks.dark)
        outer = stroked.toSubpathPolygons()[0]
        path = QPainterPath()
        path.addPolygon(outer)
        painter.fillPath(path, shade)
        painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    for x in (-0.2, 0.2):
        painter.setBrush(ink.dark)
        painter.drawPath(polygon([QPointF(x * 0.4, 0.36), QPointF(x * 1.6, 0.26), QPointF(x * 1.3, 0.46)]))


def _bolt(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    lean = stream.between(-0.06, 0.06)
    points = [
        (0.18, -0.95),
        (-0.48, 0.12),
        (-0.06, 0.12),
        (-0.2, 0.95),
        (0.5, -0.22),
        (0.08, -0.22),
        (0.34, -0.95),
    ]
    left = [QPointF(x + lean * y, y) for x, y in points]
    fill(painter, polygon(left), Ink(ink.glow, ink.lit, ink.base, ink.glow), -1, 1, 0.03)
    painter.fillPath(polygon([left[0], left[1], left[2], QPointF(-0.02, 0.0)]), veil(QColor("#ffffff"), 0.35))


_THINGS: dict[str, Piece] = {"flower": _flower, "ember": _ember, "bolt": _bolt}
