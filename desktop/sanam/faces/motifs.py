"""The heads of the generated art by Type, with what they wear.

Everything is drawn in a square from −1 to 1 with y downwards; the caller scales it.
"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from sanam.faces.attire import BEHIND, FRONT
from sanam.faces.backings import Piece
from sanam.faces.glyphs import GRID, glyph_paths
from sanam.faces.heads import EYE, HEADS, Facet
from sanam.faces.palette import Stream, mixed, veil
from sanam.faces.shapes import Ink, fill, hued, paint_glow, polygon, ring, shaded

#: Type → (what may stand behind, heads).
BY_RACE: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Dragon": (("bat-wings", "flames", "sun", "wings"), ("dragon",)),
    "Wyrm": (("coils", "bat-wings", "sigil"), ("dragon",)),
    "Sea Serpent": (("fins", "coils", "rings"), ("dragon", "fish")),
    "Beast": (("mane", "crystals", "sun", "petals"), ("beast",)),
    "Beast-Warrior": (("blades", "mane", "flames"), ("beast",)),
    "Fiend": (("bat-wings", "thorns", "flames", "sigil"), ("fiend", "fiend", "visage", "skull")),
    "Winged Beast": (("wings", "wings", "sun"), ("bird",)),
    "Divine-Beast": (("sun",), ("dragon",)),
    "Creator God": (("sun", "sigil"), ("fairy",)),
    "Fairy": (("wings", "sun", "rings", "petals"), ("fairy", "face", "visage")),
    "Insect": (("petals", "wings", "hexes", "thorns"), ("insect",)),
    "Machine": (("gear", "gear", "hexes", "bolts"), ("machine", "helm", "machine")),
    "Cyberse": (("hexes", "rings", "bolts"), ("machine", "helm")),
    "Warrior": (("blades", "blades", "sun", "mane"), ("warrior", "helm", "face")),
    "Spellcaster": (("sigil", "rings", "petals", "flames"), ("mage", "hooded", "face", "visage")),
    "Psychic": (("rings", "hexes", "bolts"), ("face", "visage", "hooded")),
    "Zombie": (("thorns", "blades", "flames", "bat-wings"), ("skull", "skull", "hooded")),
    "Fish": (("fins", "rings"), ("fish",)),
    "Aqua": (("rings", "petals", "fins"), ("fish", "face", "visage")),
    "Rock": (("crystals", "gear", "sun"), ("rock",)),
    "Dinosaur": (("crystals", "mane", "thorns"), ("saurian",)),
    "Reptile": (("coils", "thorns", "petals"), ("saurian",)),
    "Plant": (("petals", "thorns"), ("flower", "face", "visage")),
    "Pyro": (("flames", "sun"), ("ember", "visage", "skull")),
    "Thunder": (("bolts", "rings"), ("bolt", "helm", "machine")),
    "Illusion": (("rings", "sigil"), ("skull", "visage")),
}


def paint_head(painter: QPainter, stream: Stream, ink: Ink, head: str, level: int) -> None:
    """A head with what it wears, or a thing that stands for one."""
    if head not in HEADS:
        _THINGS[head](painter, stream, ink, level)
        return
    creature = head not in _PEOPLE
    behind = stream.pick(_GROWN if creature else _WORN)
    before = stream.pick(_MARKED if creature else _BORNE)
    # What is worn is of another colour than what wears it.
    worn = hued(ink, stream.pick((0, 40, 150, 200)))
    halves = Halves(painter, stream)
    halves.paint(BEHIND[behind], worn)
    halves.paint(HEADS[head], ink)
    halves.paint(FRONT[before], worn)
    if level >= 7:
        _crown(painter, ink, level)


def paint_halo(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    """Light behind a figure, a ring, and as many beads on it as the card has Levels."""
    _halo(painter, stream, ink, level)


_PEOPLE = ("mage", "warrior", "face", "hooded", "helm", "visage", "fairy", "skull")
_GROWN = ("none", "horns", "antlers", "ears", "fan", "spikes", "mohawk", "curls", "collar")
_WORN = ("none", "locks", "horns", "mohawk", "fan", "collar", "spikes", "veil", "halo", "curls", "antlers")
_MARKED = ("none", "none", "stripes", "third eye", "scar", "tusks", "circlet", "brow", "tears")
_BORNE = ("none", "circlet", "third eye", "beard", "stripes", "scar", "tears", "visor", "scarf", "brow")


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


class Halves:
    """Polygons of the left half of a head, drawn on both sides; its corners wander together, so that facets stay
    joined.
    """

    def __init__(self, painter: QPainter, stream: Stream) -> None:
        self._painter, self._stream = painter, stream
        self._broad, self._tall = stream.between(0.5, 0.7), stream.between(0.58, 0.76)
        self._moved: dict[tuple[float, float], QPointF] = {}

    def _at(self, x: float, y: float) -> QPointF:
        if (x, y) not in self._moved:
            wander = 0.045 if x else 0.0
            self._moved[x, y] = QPointF(
                (x + self._stream.between(-wander, wander)) * self._broad,
                (y + self._stream.between(-0.03, 0.03)) * self._tall,
            )
        return self._moved[x, y]

    def paint(self, facets: tuple[Facet, ...], ink: Ink) -> None:
        """Draw facets, shaded between the colours of `ink`; the left side is the darker one."""
        painter, edge = self._painter, mixed(ink.dark, QColor(0, 0, 0), 0.5)
        outline = QPen(edge, 0.012, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        paths = [(shade, polygon([self._at(x, y) for x, y in points])) for shade, points in facets]
        for side in (1, -1):
            painter.save()
            painter.scale(-side, 1)
            for shade, path in paths:
                if shade == EYE:
                    paint_glow(painter, path, ink)
                    continue
                painter.setBrush(shaded(ink, shade * (1.0 if side == 1 else 0.78)))
                painter.setPen(outline)
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
