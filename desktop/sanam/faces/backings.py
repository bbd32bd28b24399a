"""What stands behind a figure: wings, blades, gears…, each varied by the stream and the card's level."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from sanam.faces.palette import Stream, mixed, veil
from sanam.faces.shapes import Ink, both_sides, fill, polygon, ring, star_lines

Piece = Callable[[QPainter, Stream, Ink, int], None]


def _wings(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    count, lift = stream.whole(6, 9), stream.between(0.55, 0.8)

    def side() -> None:
        for row, reach in enumerate((1.75, 1.2)):
            for index in range(count):
                share = index / (count - 1)
                angle = -lift + share * (lift + 0.75)
                length = reach * (1 - 0.42 * share**1.5)
                out, up = QPointF(cos(angle), sin(angle)), QPointF(sin(angle), -cos(angle))
                root = QPointF(0.16, 0.08 + share * 0.3)
                tip = root + out * length
                feather = QPainterPath(root)
                feather.cubicTo(root + out * length * 0.3 + up * 0.2, root + out * length * 0.75 + up * 0.2, tip)
                feather.cubicTo(root + out * length * 0.7 - up * 0.04, root + out * length * 0.3 - up * 0.06, root)
                fill(
                    painter,
                    feather,
                    Ink(mixed(ink.lit, ink.glow, 0.3 * row), ink.base, ink.dark, ink.glow),
                    -1.2,
                    1,
                    0.014,
                )

    both_sides(painter, side)


def _bat_wings(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    lift, reach = stream.between(0.75, 1.05), stream.between(1.5, 1.75)

    def side() -> None:
        wrist = QPointF(0.75, -lift * 0.9)
        tips = [
            QPointF(reach, -lift * 0.55),
            QPointF(reach * 0.98, 0.1),
            QPointF(reach * 0.72, 0.55),
            QPointF(0.5, 0.72),
        ]
        skin = QPainterPath(QPointF(0.1, 0.1))
        skin.quadTo(QPointF(0.35, -0.5), wrist)
        skin.quadTo(QPointF(reach * 0.8, -lift), tips[0])
        for before, after in pairwise(tips):
            skin.quadTo((before + after) / 2 * 0.8, after)
        skin.quadTo(QPointF(0.3, 0.4), QPointF(0.1, 0.4))
        skin.closeSubpath()
        fill(painter, skin, Ink(ink.base, mixed(ink.base, ink.dark, 0.6), ink.dark, ink.glow), -1, 0.9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for tip in tips:
            bone = QPainterPath(wrist)
            bone.quadTo((wrist + tip) / 2 + QPointF(0.08, -0.06), tip)
            painter.setPen(QPen(ink.lit, 0.028, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPath(bone)
        claw = polygon([wrist + QPointF(-0.06, 0.02), wrist + QPointF(0.02, -0.2), wrist + QPointF(0.07, 0.02)])
        fill(painter, claw, ink, -1.2, -0.6, 0.012)

    both_sides(painter, side)


def _spikes(
    painter: QPainter,
    stream: Stream,
    ink: Ink,
    count: int,
    inner: float,
    outer: float,
    broad: float,
    curl: float = 0.0,
) -> None:
    for index in range(count):
        angle = -pi / 2 + index * 2 * pi / count
        length = outer * (1 if index % 2 == 0 else 0.78)
        out, across = QPointF(cos(angle), sin(angle)), QPointF(-sin(angle), cos(angle)) * broad
        bent = QPointF(cos(angle + curl), sin(angle + curl))
        path = QPainterPath(out * inner + across)
        path.quadTo(out * (inner + length) / 2 + across * 0.8, bent * length)
        path.quadTo(out * (inner + length) / 2 - across * 0.8, out * inner - across)
        path.closeSubpath()
        fill(painter, path, ink, -1.1, 1.1, 0.014)


def _mane(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(painter, stream, ink, stream.whole(7, 10) * 2, 0.35, 1.12, 0.16, stream.between(-0.25, 0.25))


def _sun(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(painter, stream, Ink(ink.glow, ink.lit, ink.base, ink.glow), 24, 0.3, 1.2, 0.07)
    ring(painter, 0.84, veil(ink.glow, 0.9), 0.03)


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
        fill(
            painter,
            path,
            Ink(mixed(shade, ink.glow, 0.3), shade, mixed(shade, ink.dark, 0.4), ink.glow),
            -1,
            1,
            0.012,
        )


def _gear(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    teeth = stream.whole(9, 14)
    for scale, count, turn in ((1.08, teeth, 0.0), (0.62, teeth - 3, 0.3)):
        points = []
        for index in range(count * 4):
            radius = scale if index % 4 in (1, 2) else scale * 0.84
            angle = turn + (index - 0.5) * 2 * pi / (count * 4)
            points.append(QPointF(cos(angle), sin(angle)) * radius)
        fill(painter, polygon(points), Ink(ink.lit, ink.base, ink.dark, ink.glow), -1.1, 1.1)
        ring(painter, scale * 0.7, veil(ink.dark, 0.8), 0.03)


def _hexes(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for q in range(-3, 4):
        for r in range(-3, 4):
            if abs(q + r) > 3:
                continue
            centre = QPointF((q + r / 2) * 0.4, r * 0.346)
            hexagon = polygon([centre + QPointF(sin(k * pi / 3), cos(k * pi / 3)) * 0.2 for k in range(6)])
            painter.setPen(QPen(veil(ink.glow, 0.7), 0.012))
            painter.setBrush(veil(mixed(ink.base, ink.glow, stream.unit() * 0.5), stream.between(0.15, 0.85)))
            painter.drawPath(hexagon)


def _blades(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    pairs = 1 + (level >= 5) + (level >= 8)

    def side() -> None:
        for index in range(pairs):
            painter.save()
            painter.rotate(38 + index * 26)
            blade = polygon(
                [
                    QPointF(-0.07, 0.6),
                    QPointF(-0.09, -0.95),
                    QPointF(0, -1.28),
                    QPointF(0.09, -0.95),
                    QPointF(0.07, 0.6),
                ]
            )
            fill(painter, blade, Ink(ink.glow, ink.lit, ink.base, ink.glow), -1.2, 0.7, 0.016)
            painter.setPen(QPen(veil(ink.dark, 0.6), 0.016))
            painter.drawLine(QPointF(0, -1.15), QPointF(0, 0.5))
            fill(
                painter,
                polygon([QPointF(-0.24, 0.56), QPointF(0.24, 0.56), QPointF(0.18, 0.66), QPointF(-0.18, 0.66)]),
                ink,
            )
            fill(
                painter,
                polygon([QPointF(-0.05, 0.66), QPointF(0.05, 0.66), QPointF(0.04, 1.02), QPointF(-0.04, 1.02)]),
                ink,
            )
            painter.restore()

    both_sides(painter, side)


def _sigil(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for radius, alpha in ((1.1, 0.9), (0.98, 0.6), (0.62, 0.5)):
        ring(painter, radius, veil(ink.glow, alpha), 0.02)
    star = stream.pick(((5, 2), (6, 2), (7, 3), (8, 3), (9, 4)))
    star_lines(painter, 0.98, star, veil(ink.glow, 0.9))
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
            path.quadTo(
                QPointF(cos((start + end) / 2), sin((start + end) / 2)) * reach * 0.8,
                QPointF(cos(end), sin(end)) * reach * 0.86,
            )
            path.closeSubpath()
            fill(painter, path, Ink(ink.glow, ink.base, ink.dark, ink.glow), -1.1, 1.0, 0.018)

    both_sides(painter, side)


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
    for color, width in (
        (mixed(ink.dark, QColor(0, 0, 0), 0.4), 0.3),
        (ink.dark, 0.26),
        (ink.base, 0.2),
        (ink.lit, 0.06),
    ):
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(body)
    painter.setPen(QPen(veil(ink.dark, 0.7), 0.2, Qt.PenStyle.CustomDashLine))
    scales = QPen(veil(ink.dark, 0.55), 0.2)
    scales.setDashPattern([0.12, 0.5])
    painter.setPen(scales)
    painter.drawPath(body)


def _thorns(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    _spikes(
        painter,
        stream,
        Ink(ink.base, ink.dark, mixed(ink.dark, QColor(0, 0, 0), 0.3), ink.glow),
        14,
        0.3,
        1.2,
        0.09,
        0.35,
    )
    ring(painter, 0.86, veil(ink.lit, 0.8), 0.03)


def _crystals(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    for index in range(9):
        angle = -pi / 2 + (index - 4) * 0.36 + stream.between(-0.06, 0.06)
        length = 1.3 * (1 - abs(index - 4) * 0.08) * stream.between(0.8, 1.05)
        out, across = (
            QPointF(cos(angle), sin(angle)),
            QPointF(-sin(angle), cos(angle)) * stream.between(0.1, 0.17),
        )
        foot = QPointF(0, 0.35)
        tip = foot + out * length * 1.15
        left, right = foot + out * length * 0.85 + across, foot + out * length * 0.85 - across
        fill(
            painter,
            polygon([foot, right, tip]),
            Ink(ink.glow, ink.lit, ink.base, ink.glow),
            -1.1,
            0.5,
            0.014,
        )
        fill(
            painter,
            polygon([foot, tip, left]),
            Ink(ink.base, ink.dark, ink.dark, ink.glow),
            -1.1,
            0.5,
            0.014,
        )


def _petals(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    count = stream.pick((6, 8, 10))
    for scale, turn in ((1.2, 0.0), (0.92, pi / count)):
        for index in range(count):
            angle = -pi / 2 + turn + index * 2 * pi / count
            out, across = (
                QPointF(cos(angle), sin(angle)),
                QPointF(-sin(angle), cos(angle)) * scale * 2.0 / count,
            )
            petal = QPainterPath(QPointF(0, 0))
            petal.cubicTo(out * scale * 0.3 + across, out * scale * 0.9 + across, out * scale)
            petal.cubicTo(out * scale * 0.9 - across, out * scale * 0.3 - across, QPointF(0, 0))
            fill(
                painter,
                petal,
                Ink(ink.glow if scale < 1 else ink.lit, ink.base, ink.dark, ink.glow),
                -1.2,
                1.2,
                0.014,
            )


def _bolts(painter: QPainter, stream: Stream, ink: Ink, level: int) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(stream.whole(6, 9)):
        angle = stream.unit() * 2 * pi
        path = QPainterPath(QPointF(0, 0))
        for step in range(1, 7):
            turn = angle + stream.between(-0.35, 0.35)
            path.lineTo(QPointF(cos(turn), sin(turn)) * 1.35 * step / 6)
        for color, width in ((veil(ink.glow, 0.3), 0.1), (veil(ink.glow, 0.9), 0.03)):
            painter.setPen(
                QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin)
            )
            painter.drawPath(path)


BACKS: dict[str, Piece] = {
    "wings": _wings,
    "bat-wings": _bat_wings,
    "mane": _mane,
    "sun": _sun,
    "flames": _flames_back,
    "gear": _gear,
    "hexes": _hexes,
    "blades": _blades,
    "sigil": _sigil,
    "rings": _rings,
    "fins": _fins,
    "coils": _coils,
    "thorns": _thorns,
    "crystals": _crystals,
    "petals": _petals,
    "bolts": _bolts,
}
