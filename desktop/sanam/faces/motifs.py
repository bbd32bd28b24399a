"""The figure of the generated art: what stands behind (wings, rays, gears…) and the head or thing itself.

Everything is drawn in a square from −1 to 1 with y downwards; the caller scales it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from sanam.faces.glyphs import GRID, glyph_paths
from sanam.faces.heads import EYE, HEADS
from sanam.faces.palette import Stream, mixed, veil


class Ink(NamedTuple):
    """The colours of a figure from lit to shaded, and its glow."""

    lit: QColor
    base: QColor
    dark: QColor
    glow: QColor


#: Type → (what stands behind, head).
BY_RACE: dict[str, tuple[str, str]] = {
    "Dragon": ("bat-wings", "dragon"), "Wyrm": ("coils", "dragon"), "Sea Serpent": ("fins", "dragon"),
    "Beast": ("mane", "beast"), "Beast-Warrior": ("blades", "beast"), "Fiend": ("bat-wings", "fiend"),
    "Winged Beast": ("wings", "bird"), "Divine-Beast": ("sun", "dragon"), "Fairy": ("wings", "fairy"),
    "Insect": ("petals", "insect"), "Machine": ("gear", "machine"), "Cyberse": ("hexes", "machine"),
    "Warrior": ("blades", "warrior"), "Spellcaster": ("sigil", "mage"), "Psychic": ("rings", "mage"),
    "Zombie": ("thorns", "skull"), "Fish": ("fins", "fish"), "Aqua": ("rings", "fish"), "Rock": ("crystals", "rock"),
    "Dinosaur": ("crystals", "saurian"), "Reptile": ("coils", "saurian"), "Plant": ("petals", "flower"),
    "Pyro": ("flames", "ember"), "Thunder": ("bolts", "bolt"), "Illusion": ("rings", "skull"),
}


def paint_figure(painter: QPainter, stream: Stream, ink: Ink, race: str, level: int) -> None:
    """A monster's emblem: ornament by level, backing and head by Type (an unknown Type draws one by its name)."""
    back, head = BY_RACE.get(race) or (stream.pick(sorted(_BACKS)), stream.pick(sorted(HEADS)))
    _halo(painter, stream, ink, level)
    _BACKS[back](painter, stream, ink, level)
    if head in HEADS:
        _head(painter, stream, ink, head)
    else:
        _THINGS[head](painter, stream, ink, level)
    if level >= 7 and head in HEADS:
        _crown(painter, ink, level)


def paint_sigil(painter: QPainter, stream: Stream, ink: Ink, icon: str, trap: bool) -> None:
    """A Spell's or Trap's emblem: a medallion of rings around the icon's own shape."""
    for index, radius in enumerate((0.98, 0.86, 0.6)):
        _ring(painter, radius, veil(ink.glow, 0.85), 0.02 if index else 0.035)
    count = stream.pick((8, 10, 12, 14))
    for index in range(count):
        angle = index * 2 * pi / count
        at = QPointF(cos(angle), sin(angle)) * 0.73
        shape = QPainterPath()
        if trap:  # teeth that point inwards
            across = QPointF(-sin(angle), cos(angle)) * 0.1
            shape = _polygon([at * 1.18 + across, at * 0.78, at * 1.18 - across])
        else:
            shape.addEllipse(at, 0.05 + 0.02 * (index % 2), 0.05 + 0.02 * (index % 2))
        _fill(painter, shape, ink, -1, 1)
    plate = QPainterPath()
    plate.addEllipse(QPointF(0, 0), 0.56, 0.56)
    shine = QRadialGradient(QPointF(-0.15, -0.2), 0.75)
    shine.setColorAt(0, mixed(ink.base, ink.glow, 0.35))
    shine.setColorAt(1, ink.dark)
    painter.fillPath(plate, shine)
    _star_lines(painter, 0.54, stream.pick(((8, 3), (7, 3), (9, 4), (10, 3), (12, 5))), veil(ink.glow, 0.3))
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


# pieces ---------------------------------------------------------------------------------------------------

def _polygon(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _fill(painter: QPainter, path: QPainterPath, ink: Ink, top: float = -1, bottom: float = 1, outline: float = 0.02) -> None:
    shade = QLinearGradient(-0.3, top, 0.3, bottom)
    shade.setColorAt(0, ink.lit)
    shade.setColorAt(0.45, ink.base)
    shade.setColorAt(1, ink.dark)
    painter.setBrush(shade)
    painter.setPen(QPen(mixed(ink.dark, QColor(0, 0, 0), 0.45), outline, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


def _ring(painter: QPainter, radius: float, color: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, width))
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _star_lines(painter: QPainter, radius: float, star: tuple[int, int], color: QColor) -> None:
    count, step = star
    path = QPainterPath()
    for index in range(count + 1):
        angle = -pi / 2 + index * step * 2 * pi / count
        point = QPointF(cos(angle), sin(angle)) * radius
        path.lineTo(point) if index else path.moveTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color, 0.014))
    painter.drawPath(path)


def _both_sides(painter: QPainter, draw: Callable[[], None]) -> None:
    for side in (1, -1):
        painter.save()
        painter.scale(side, 1)
        draw()
        painter.restore()


def _halo(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    glow = QRadialGradient(QPointF(0, 0), 1.25)
    glow.setColorAt(0, veil(ink.glow, 0.55))
    glow.setColorAt(1, veil(ink.glow, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(0, 0), 1.25, 1.25)
    _ring(painter, 1.06, veil(ink.glow, 0.7), 0.014)
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
                moved[x, y] = QPointF((x + stream.between(-wander, wander)) * broad,
                                      (y + stream.between(-0.03, 0.03)) * tall)
    edge = mixed(ink.dark, QColor(0, 0, 0), 0.5)
    for side in (1, -1):
        painter.save()
        painter.scale(-side, 1)
        for shade, points in HEADS[name]:
            path = _polygon([moved[point] for point in points])
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
        _fill(painter, _polygon([out * 0.82, out * 0.9 + across, out * tip, out * 0.9 - across]), ink, -1.2, -0.6, 0.012)


# backings -------------------------------------------------------------------------------------------------

def _wings(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    count, lift = stream.whole(6, 9), stream.between(0.55, 0.8)

    def side() -> None:
        for row, reach in enumerate((1.75, 1.2)):
            for index in range(count):
                share = index / (count - 1)
                angle = -lift + share * (lift + 0.75)
                length = reach * (1 - 0.42 * share ** 1.5)
                out, up = QPointF(cos(angle), sin(angle)), QPointF(sin(angle), -cos(angle))
                root = QPointF(0.16, 0.08 + share * 0.3)
                tip = root + out * length
                feather = QPainterPath(root)
                feather.cubicTo(root + out * length * 0.3 + up * 0.2, root + out * length * 0.75 + up * 0.2, tip)
                feather.cubicTo(root + out * length * 0.7 - up * 0.04, root + out * length * 0.3 - up * 0.06, root)
                _fill(painter, feather, Ink(mixed(ink.lit, ink.glow, 0.3 * row), ink.base, ink.dark, ink.glow), -1.2, 1, 0.014)
    _both_sides(painter, side)


def _bat_wings(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    lift, reach = stream.between(0.75, 1.05), stream.between(1.5, 1.75)

    def side() -> None:
        wrist = QPointF(0.75, -lift * 0.9)
        tips = [QPointF(reach, -lift * 0.55), QPointF(reach * 0.98, 0.1), QPointF(reach * 0.72, 0.55), QPointF(0.5, 0.72)]
        skin = QPainterPath(QPointF(0.1, 0.1))
        skin.quadTo(QPointF(0.35, -0.5), wrist)
        skin.quadTo(QPointF(reach * 0.8, -lift), tips[0])
        for before, after in zip(tips, tips[1:], strict=False):
            skin.quadTo((before + after) / 2 * 0.8, after)
        skin.quadTo(QPointF(0.3, 0.4), QPointF(0.1, 0.4))
        skin.closeSubpath()
        _fill(painter, skin, Ink(ink.base, mixed(ink.base, ink.dark, 0.6), ink.dark, ink.glow), -1, 0.9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tip in tips:
            bone = QPainterPath(wrist)
            bone.quadTo((wrist + tip) / 2 + QPointF(0.08, -0.06), tip)
            painter.setPen(QPen(ink.lit, 0.028, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(bone)
        claw = _polygon([wrist + QPointF(-0.06, 0.02), wrist + QPointF(0.02, -0.2), wrist + QPointF(0.07, 0.02)])
        _fill(painter, claw, ink, -1.2, -0.6, 0.012)
    _both_sides(painter, side)


def _spikes(painter: QPainter, stream: Stream, ink: Ink, count: int, inner: float, outer: float, broad: float,
            curl: float = 0.0) -> None:
    for index in range(count):
        angle = -pi / 2 + index * 2 * pi / count
        length = outer * (1 if index % 2 == 0 else 0.78)
        out, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle)) * broad
        bent = QPointF(cos(angle + curl), sin(angle + curl))
        path = QPainterPath(out * inner + across)
        path.quadTo(out * (inner + length) / 2 + across * 0.8, bent * length)
        path.quadTo(out * (inner + length) / 2 - across * 0.8, out * inner - across)
        path.closeSubpath()
        _fill(painter, path, ink, -1.1, 1.1, 0.014)


def _mane(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(painter, stream, ink, stream.whole(7, 10) * 2, 0.35, 1.12, 0.16, stream.between(-0.25, 0.25))


def _sun(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(painter, stream, Ink(ink.glow, ink.lit, ink.base, ink.glow), 24, 0.3, 1.2, 0.07)
    _ring(painter, 0.84, veil(ink.glow, 0.9), 0.03)


def _flames_back(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for scale, shade in ((1.1, ink.dark), (0.92, ink.base), (0.72, ink.lit)):
        count = stream.whole(11, 15)
        path = QPainterPath()
        for index in range(count + 1):
            angle = pi / 2 + index * 2 * pi / count
            rise = 1 + max(0.0, -sin(angle)) * 0.5
            tip = QPointF(cos(angle - 0.06), sin(angle - 0.06)) * scale * rise * stream.between(0.85, 1.05)
            dip_angle = angle + pi / count
            dip = QPointF(cos(dip_angle), sin(dip_angle)) * scale * 0.66
            if index == 0:
                path.moveTo(tip)
            else:
                path.quadTo(tip * 0.72, tip)
            path.quadTo(dip * 0.95, dip)
        path.closeSubpath()
        _fill(painter, path, Ink(mixed(shade, ink.glow, 0.3), shade, mixed(shade, ink.dark, 0.4), ink.glow), -1, 1, 0.012)


def _gear(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    teeth = stream.whole(9, 14)
    for scale, count, turn in ((1.08, teeth, 0.0), (0.62, teeth - 3, 0.3)):
        points = []
        for index in range(count * 4):
            radius = scale if index % 4 in (1, 2) else scale * 0.84
            angle = turn + (index - 0.5) * 2 * pi / (count * 4)
            points.append(QPointF(cos(angle), sin(angle)) * radius)
        _fill(painter, _polygon(points), Ink(ink.lit, ink.base, ink.dark, ink.glow), -1.1, 1.1)
        _ring(painter, scale * 0.7, veil(ink.dark, 0.8), 0.03)


def _hexes(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            if abs(q + r) > 3:
                continue
            centre = QPointF((q + r / 2) * 0.4, r * 0.346)
            hexagon = _polygon([centre + QPointF(sin(k * pi / 3), cos(k * pi / 3)) * 0.2 for k in range(6)])
            painter.setPen(QPen(veil(ink.glow, 0.7), 0.012))
            painter.setBrush(veil(mixed(ink.base, ink.glow, stream.unit() * 0.5), stream.between(0.15, 0.85)))
            painter.drawPath(hexagon)


def _blades(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    pairs = 1 + (level >= 5) + (level >= 8)

    def side() -> None:
        for index in range(pairs):
            painter.save()
            painter.rotate(38 + index * 26)
            blade = _polygon([QPointF(-0.07, 0.6), QPointF(-0.09, -0.95), QPointF(0, -1.28), QPointF(0.09, -0.95), QPointF(0.07, 0.6)])
            _fill(painter, blade, Ink(ink.glow, ink.lit, ink.base, ink.glow), -1.2, 0.7, 0.016)
            painter.setPen(QPen(veil(ink.dark, 0.6), 0.016))
            painter.drawLine(QPointF(0, -1.15), QPointF(0, 0.5))
            _fill(painter, _polygon([QPointF(-0.24, 0.56), QPointF(0.24, 0.56), QPointF(0.18, 0.66), QPointF(-0.18, 0.66)]), ink)
            _fill(painter, _polygon([QPointF(-0.05, 0.66), QPointF(0.05, 0.66), QPointF(0.04, 1.02), QPointF(-0.04, 1.02)]), ink)
            painter.restore()
    _both_sides(painter, side)


def _sigil(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for radius, alpha in ((1.1, 0.9), (0.98, 0.6), (0.62, 0.5)):
        _ring(painter, radius, veil(ink.glow, alpha), 0.02)
    star = stream.pick(((5, 2), (6, 2), (7, 3), (8, 3), (9, 4)))
    _star_lines(painter, 0.98, star, veil(ink.glow, 0.9))
    for index in range(24):
        angle = index * pi / 12
        out = QPointF(cos(angle), sin(angle))
        painter.setPen(QPen(veil(ink.glow, 0.7), 0.016))
        painter.drawLine(out * 1.0, out * stream.between(1.03, 1.09))


def _rings(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tilt = stream.between(-30, 30)
    for index in range(5):
        painter.save()
        painter.rotate(tilt + index * 36)
        painter.setPen(QPen(veil(ink.lit if index % 2 else ink.glow, 0.85), 0.035))
        painter.drawEllipse(QPointF(0, 0), 1.18, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink.glow)
        painter.drawEllipse(QPointF(1.18, 0), 0.06, 0.06)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.restore()


def _fins(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    count = stream.whole(5, 7)

    def side() -> None:
        for index in range(count):
            start = -0.95 + index * (1.9 / count)
            end = start + 1.9 / count
            reach = 1.45 - 0.16 * index
            path = QPainterPath(QPointF(0.1, 0.0))
            path.quadTo(QPointF(cos(start), sin(start)) * reach * 0.7, QPointF(cos(start), sin(start)) * reach)
            path.quadTo(QPointF(cos((start + end) / 2), sin((start + end) / 2)) * reach * 0.8,
                        QPointF(cos(end), sin(end)) * reach * 0.86)
            path.closeSubpath()
            _fill(painter, path, Ink(ink.glow, ink.base, ink.dark, ink.glow), -1.1, 1.0, 0.018)
    _both_sides(painter, side)


def _coils(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    turns, hand = stream.between(1.6, 2.2), stream.pick((-1, 1))
    body = QPainterPath()
    steps = 90
    for index in range(steps + 1):
        share = index / steps
        angle = hand * (share * turns * 2 * pi + 0.6)
        point = QPointF(cos(angle), sin(angle)) * (0.3 + share * 0.86)
        body.lineTo(point) if index else body.moveTo(point)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((mixed(ink.dark, QColor(0, 0, 0), 0.4), 0.3), (ink.dark, 0.26), (ink.base, 0.2), (ink.lit, 0.06)):
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(body)
    painter.setPen(QPen(veil(ink.dark, 0.7), 0.2, Qt.PenStyle.CustomDashLine))
    scales = QPen(veil(ink.dark, 0.55), 0.2)
    scales.setDashPattern([0.12, 0.5])
    painter.setPen(scales)
    painter.drawPath(body)


def _thorns(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(painter, stream, Ink(ink.base, ink.dark, mixed(ink.dark, QColor(0, 0, 0), 0.3), ink.glow), 14, 0.3, 1.2, 0.09, 0.35)
    _ring(painter, 0.86, veil(ink.lit, 0.8), 0.03)


def _crystals(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for index in range(9):
        angle = -pi / 2 + (index - 4) * 0.36 + stream.between(-0.06, 0.06)
        length = 1.3 * (1 - abs(index - 4) * 0.08) * stream.between(0.8, 1.05)
        out, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle)) * stream.between(0.1, 0.17)
        foot = QPointF(0, 0.35)
        tip = foot + out * length * 1.15
        left, right = foot + out * length * 0.85 + across, foot + out * length * 0.85 - across
        _fill(painter, _polygon([foot, right, tip]), Ink(ink.glow, ink.lit, ink.base, ink.glow), -1.1, 0.5, 0.014)
        _fill(painter, _polygon([foot, tip, left]), Ink(ink.base, ink.dark, ink.dark, ink.glow), -1.1, 0.5, 0.014)


def _petals(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    count = stream.pick((6, 8, 10))
    for scale, turn in ((1.2, 0.0), (0.92, pi / count)):
        for index in range(count):
            angle = -pi / 2 + turn + index * 2 * pi / count
            out, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle)) * scale * 2.0 / count
            petal = QPainterPath(QPointF(0, 0))
            petal.cubicTo(out * scale * 0.3 + across, out * scale * 0.9 + across, out * scale)
            petal.cubicTo(out * scale * 0.9 - across, out * scale * 0.3 - across, QPointF(0, 0))
            _fill(painter, petal, Ink(ink.glow if scale < 1 else ink.lit, ink.base, ink.dark, ink.glow), -1.2, 1.2, 0.014)


def _bolts(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(stream.whole(6, 9)):
        angle = stream.unit() * 2 * pi
        path = QPainterPath(QPointF(0, 0))
        for step in range(1, 7):
            turn = angle + stream.between(-0.35, 0.35)
            path.lineTo(QPointF(cos(turn), sin(turn)) * 1.35 * step / 6)
        for color, width in ((veil(ink.glow, 0.3), 0.1), (veil(ink.glow, 0.9), 0.03)):
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin))
            painter.drawPath(path)


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
    for scale, inks in ((1.5, ink), (0.95, Ink(ink.glow, ink.lit, ink.base, ink.glow)),
                        (0.5, Ink(QColor("#fffdf0"), ink.glow, ink.lit, ink.glow))):
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
        painter.drawPath(_polygon([QPointF(x * 0.4, 0.36), QPointF(x * 1.6, 0.26), QPointF(x * 1.3, 0.46)]))


def _bolt(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    lean = stream.between(-0.06, 0.06)
    points = [(0.18, -0.95), (-0.48, 0.12), (-0.06, 0.12), (-0.2, 0.95), (0.5, -0.22), (0.08, -0.22), (0.34, -0.95)]
    left = [QPointF(x + lean * y, y) for x, y in points]
    _fill(painter, _polygon(left), Ink(ink.glow, ink.lit, ink.base, ink.glow), -1, 1, 0.03)
    painter.fillPath(_polygon([left[0], left[1], left[2], QPointF(-0.02, 0.0)]), veil(QColor("#ffffff"), 0.35))


_Piece = Callable[[QPainter, Stream, Ink, int], None]
_BACKS: dict[str, _Piece] = {
    "wings": _wings, "bat-wings": _bat_wings, "mane": _mane, "sun": _sun, "flames": _flames_back, "gear": _gear,
    "hexes": _hexes, "blades": _blades, "sigil": _sigil, "rings": _rings, "fins": _fins, "coils": _coils,
    "thorns": _thorns, "crystals": _crystals, "petals": _petals, "bolts": _bolts,
}
_THINGS: dict[str, _Piece] = {"flower": _flower, "ember": _ember, "bolt": _bolt}
