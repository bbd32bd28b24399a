"""The ground of the generated art: sky, lights and land in the manner of the card's attribute."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from sanam.faces.palette import ART, Stream, mixed, shifted, veil
from sanam.faces.shapes import star_polygon


class Scene:
    """What the layers share: size, colours (hue varied by the seed), the stream and the point of light."""

    def __init__(self, width: float, height: float, palette: str, stream: Stream, *, outdoors: bool = False) -> None:
        self.outdoors = outdoors  # a Field Spell is a place
        self.width, self.height, self.stream = width, height, stream
        self.manner = palette
        colors = ART.get(palette, ART[""])
        reach = 32 if palette in ("spell", "trap") else 22
        turn = stream.between(-reach, reach)
        lift = stream.between(-0.06, 0.08)
        (self.top, self.bottom, self.glow, self.far, self.mid, self.near, self.accent) = (
            shifted(value, turn, lift) for value in colors
        )
        self.light = QPointF(width * stream.between(0.34, 0.66), height * stream.between(0.26, 0.42))


def paint_scene(painter: QPainter, scene: Scene) -> None:
    """Sky, lights and land over the whole art window."""
    _sky(painter, scene)
    if scene.manner in ("spell", "trap") and not scene.outdoors and scene.stream.unit() < 0.6:
        _lattice(painter, scene)
    else:
        _lights(painter, scene)
    land = scene.stream.pick(_OUTDOORS if scene.outdoors else _LANDS.get(scene.manner, _OUTDOORS))
    land(painter, scene)


def paint_foreground(painter: QPainter, scene: Scene) -> None:
    """What lies before the figure: mist, sparks, a dark edge."""
    width, height, stream = scene.width, scene.height, scene.stream
    mist = QLinearGradient(0, height * 0.7, 0, height)
    mist.setColorAt(0, veil(scene.near, 0))
    mist.setColorAt(1, veil(scene.near, 0.85))
    painter.fillRect(QRectF(0, height * 0.7, width, height * 0.3), mist)
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(26):
        size = width * stream.between(0.0015, 0.006)
        painter.setBrush(veil(scene.glow, stream.between(0.2, 0.85)))
        painter.drawEllipse(QPointF(stream.unit() * width, stream.unit() * height), size, size)
    edge = QRadialGradient(QPointF(width / 2, height / 2), width * 0.66)
    edge.setColorAt(0.62, QColor(0, 0, 0, 0))
    edge.setColorAt(1, QColor(0, 0, 0, 120))
    painter.fillRect(QRectF(0, 0, width, height), edge)


def _sky(painter: QPainter, scene: Scene) -> None:
    sky = QLinearGradient(0, 0, 0, scene.height)
    sky.setColorAt(0, scene.top)
    sky.setColorAt(0.45, mixed(scene.top, scene.bottom, 0.55))
    sky.setColorAt(0.85, scene.bottom)
    painter.fillRect(QRectF(0, 0, scene.width, scene.height), sky)
    halo = QRadialGradient(scene.light, scene.width * 0.55)
    halo.setColorAt(0, veil(scene.glow, 0.75))
    halo.setColorAt(0.35, veil(scene.glow, 0.25))
    halo.setColorAt(1, veil(scene.glow, 0))
    painter.fillRect(QRectF(0, 0, scene.width, scene.height), halo)


def _lights(painter: QPainter, scene: Scene) -> None:
    stream, width, height = scene.stream, scene.width, scene.height
    painter.setPen(Qt.PenStyle.NoPen)
    if scene.manner in ("DARK", "WATER", "EARTH", ""):
        for _ in range(70 if scene.manner == "DARK" else 28):
            size = width * stream.between(0.001, 0.0038)
            painter.setBrush(veil(scene.glow, stream.between(0.25, 0.9)))
            painter.drawEllipse(QPointF(stream.unit() * width, stream.unit() * height * 0.6), size, size)
    if scene.manner in ("LIGHT", "DIVINE", "FIRE") or stream.unit() < 0.35:
        count = stream.whole(9, 16) * 2
        turn = stream.unit() * pi
        reach = width * 1.2
        for index in range(0, count, 2):
            first, second = (turn + (index + offset) * 2 * pi / count for offset in (0, stream.between(0.5, 0.9)))
            ray = QPainterPath(scene.light)
            ray.lineTo(scene.light + QPointF(cos(first), sin(first)) * reach)
            ray.lineTo(scene.light + QPointF(cos(second), sin(second)) * reach)
            ray.closeSubpath()
            shine = QRadialGradient(scene.light, width * 0.7)
            shine.setColorAt(0, veil(scene.glow, 0.28))
            shine.setColorAt(1, veil(scene.glow, 0))
            painter.fillPath(ray, shine)
    disc = height * stream.between(0.19, 0.3)
    painter.setBrush(veil(scene.glow, 0.82 if scene.manner != "DARK" else 0.9))
    painter.drawEllipse(scene.light, disc, disc)
    style = stream.whole(0, 2)
    if scene.manner == "DARK" or style == 0:  # a crescent or an eclipse
        painter.setBrush(veil(mixed(scene.top, scene.bottom, 0.4), 0.93))
        painter.drawEllipse(scene.light + QPointF(disc * 0.22, -disc * 0.12), disc * 0.86, disc * 0.86)
    for ring in range(stream.whole(1, 3)):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(veil(scene.glow, 0.4 - ring * 0.1), width * 0.003))
        radius = disc * (1.22 + ring * 0.24)
        painter.drawEllipse(scene.light, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    if scene.manner in ("LIGHT", "WIND", "EARTH", "DIVINE"):
        for _ in range(stream.whole(5, 9)):
            length = width * stream.between(0.14, 0.4)
            thick = height * stream.between(0.012, 0.03)
            x, y = stream.between(-0.1, 0.9) * width, stream.between(0.08, 0.62) * height
            painter.setBrush(veil(scene.glow, stream.between(0.1, 0.3)))
            painter.drawRoundedRect(QRectF(x, y, length, thick), thick / 2, thick / 2)
            painter.drawRoundedRect(
                QRectF(x + length * 0.2, y - thick * 0.8, length * 0.5, thick), thick / 2, thick / 2
            )


def _lattice(painter: QPainter, scene: Scene) -> None:
    """Spells: interlaced star polygons; traps: a web. Both around the light, for what is no place at all."""
    stream, centre = scene.stream, QPointF(scene.width / 2, scene.height / 2)
    scene.light = centre
    reach = scene.width * 0.62
    painter.setBrush(Qt.BrushStyle.NoBrush)
    count = stream.pick((8, 10, 12, 16)) if scene.manner == "spell" else stream.pick((9, 11, 13))
    turn = stream.unit() * pi
    for ring in range(1, 8):
        radius = reach * ring / 7
        painter.setPen(QPen(veil(scene.accent, 0.4 - ring * 0.035), scene.width * 0.0032))
        if scene.manner == "spell":
            step = 3 if count % 3 else 5
            star_polygon(painter, centre, radius, (count, step), turn)
        else:
            web = QPainterPath()
            for index in range(count + 1):
                angle = turn + index * 2 * pi / count
                point = centre + QPointF(cos(angle), sin(angle)) * radius
                half = turn + (index - 0.5) * 2 * pi / count
                sag = centre + QPointF(cos(half), sin(half)) * radius * 0.82
                web.quadTo(sag, point) if index else web.moveTo(point)
            painter.drawPath(web)
    if scene.manner == "trap":
        for index in range(count):
            angle = turn + index * 2 * pi / count
            painter.drawLine(centre, centre + QPointF(cos(angle), sin(angle)) * reach)


def _ridge(scene: Scene, base: float, height: float, steps: int, roughness: float, smooth: bool) -> QPainterPath:
    """A skyline: midpoint displacement between the edges of the window, closed at its foot."""
    stream = scene.stream
    heights = [stream.between(-0.4, 0.4), stream.between(-0.4, 0.4)]
    spread = 0.9
    while len(heights) < steps:
        between = [(a + b) / 2 + stream.between(-spread, spread) for a, b in pairwise(heights)]
        heights = [value for pair in zip(heights, between, strict=False) for value in pair] + heights[-1:]
        spread *= roughness
    path = QPainterPath(QPointF(0, scene.height))
    points = [
        QPointF(scene.width * index / (len(heights) - 1), scene.height * (base - height * value))
        for index, value in enumerate(heights)
    ]
    path.lineTo(points[0])
    for before, after in pairwise(points):
        if smooth:
            middle = (before.x() + after.x()) / 2
            path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
        else:
            path.lineTo(after)
    path.lineTo(scene.width, scene.height)
    path.closeSubpath()
    return path


def _layer(painter: QPainter, scene: Scene, path: QPainterPath, color: QColor, rim: float = 0.35) -> None:
    shade = QLinearGradient(0, path.boundingRect().top(), 0, scene.height)
    shade.setColorAt(0, mixed(color, scene.glow, 0.16))
    shade.setColorAt(0.5, color)
    shade.setColorAt(1, mixed(color, scene.near, 0.6))
    painter.fillPath(path, shade)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(veil(scene.glow, rim), scene.width * 0.0028))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _mountains(painter: QPainter, scene: Scene) -> None:
    for base, height, color in ((0.62, 0.16, scene.far), (0.76, 0.13, scene.mid), (0.9, 0.1, scene.near)):
        _layer(painter, scene, _ridge(scene, base, height, 18, 0.56, False), color)


def _hills(painter: QPainter, scene: Scene) -> None:
    for base, height, color in ((0.68, 0.1, scene.far), (0.8, 0.09, scene.mid), (0.92, 0.07, scene.near)):
        _layer(painter, scene, _ridge(scene, base, height, 6, 0.5, True), color)
    stream = scene.stream
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(9):  # gusts that curl at their end
        x, y = stream.between(-0.1, 0.7) * scene.width, stream.between(0.12, 0.9) * scene.height
        length, curl = scene.width * stream.between(0.15, 0.4), scene.height * stream.between(0.04, 0.09)
        gust = QPainterPath(QPointF(x, y))
        gust.cubicTo(QPointF(x + length * 0.4, y - curl), QPointF(x + length * 0.6, y + curl), QPointF(x + length, y))
        gust.cubicTo(
            QPointF(x + length + curl * 1.4, y - curl * 0.4),
            QPointF(x + length + curl, y - curl * 1.8),
            QPointF(x + length, y - curl),
        )
        painter.setPen(
            QPen(
                veil(scene.glow, stream.between(0.25, 0.6)),
                scene.width * 0.004,
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
            )
        )
        painter.drawPath(gust)
    painter.setPen(Qt.PenStyle.NoPen)


def _waves(painter: QPainter, scene: Scene) -> None:
    stream, width, height = scene.stream, scene.width, scene.height
    for row, color in enumerate((scene.far, scene.far, scene.mid, scene.mid, scene.near)):
        base, size = height * (0.6 + row * 0.09), width * (0.1 + row * 0.018)
        shift = stream.unit() * size
        path = QPainterPath(QPointF(-size, height))
        x = -size - shift
        path.lineTo(x, base)
        while x < width + size:  # crests lean over, in the manner of old wood-cuts
            path.cubicTo(
                QPointF(x + size * 0.35, base),
                QPointF(x + size * 0.55, base - size * 0.75),
                QPointF(x + size * 0.95, base - size * 0.42),
            )
            path.cubicTo(
                QPointF(x + size * 0.7, base - size * 0.45),
                QPointF(x + size * 0.72, base),
                QPointF(x + size, base),
            )
            x += size
        path.lineTo(width + size, height)
        path.closeSubpath()
        _layer(painter, scene, path, color, 0.65)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(veil(scene.glow, 0.18), width * 0.002))
        painter.drawPath(path.translated(0, size * 0.22))
        painter.setPen(Qt.PenStyle.NoPen)


def _flames(painter: QPainter, scene: Scene) -> None:
    stream, width, height = scene.stream, scene.width, scene.height
    _layer(painter, scene, _ridge(scene, 0.68, 0.12, 18, 0.55, False), scene.mid)
    for base, tall, color in (
        (0.86, 0.34, scene.far),
        (0.95, 0.28, mixed(scene.far, scene.accent, 0.5)),
        (1.0, 0.2, scene.near),
    ):
        path = QPainterPath(QPointF(0, height))
        x = 0.0
        path.lineTo(0, height * base)
        while x < width:
            step = width * stream.between(0.05, 0.12)
            tip = height * (base - tall * stream.between(0.3, 1.0))
            lean = step * stream.between(-0.3, 0.7)
            path.cubicTo(
                QPointF(x + step * 0.1, height * (base - tall * 0.2)),
                QPointF(x + step * 0.2 + lean, tip + step),
                QPointF(x + step * 0.5 + lean, tip),
            )
            path.cubicTo(
                QPointF(x + step * 0.5 + lean, tip + step * 1.1),
                QPointF(x + step, height * (base - tall * 0.25)),
                QPointF(x + step, height * base),
            )
            x += step
        path.lineTo(width, height)
        path.closeSubpath()
        _layer(painter, scene, path, color, 0.5)


def _clouds(painter: QPainter, scene: Scene) -> None:
    stream, width, height = scene.stream, scene.width, scene.height
    for base, size, color in (
        (0.72, 0.075, mixed(scene.far, scene.glow, 0.4)),
        (0.84, 0.09, scene.far),
        (0.97, 0.11, scene.mid),
    ):
        path = QPainterPath()
        path.addRect(QRectF(-5, height * base, width + 10, height))
        x = -0.05 * width
        while x < width * 1.05:
            radius = width * size * stream.between(0.55, 1.1)
            puff = QPainterPath()
            puff.addEllipse(QPointF(x, height * base + radius * 0.25), radius, radius)
            path = path.united(puff)
            x += radius * 1.25
        _layer(painter, scene, path, color, 0.7)


def _spires(painter: QPainter, scene: Scene) -> None:
    _layer(painter, scene, _ridge(scene, 0.7, 0.12, 18, 0.6, False), scene.far, 0.25)
    stream, width, height = scene.stream, scene.width, scene.height
    for base, tall, color in ((0.86, 0.3, scene.mid), (0.96, 0.24, scene.near)):
        path = QPainterPath(QPointF(-1, height))
        x = 0.0
        path.lineTo(-1, height * base)
        while x < width:  # towers with pointed roofs, thorns between them
            broad = width * stream.between(0.02, 0.055)
            rise = height * tall * stream.between(0.25, 1.0)
            if stream.unit() < 0.5:
                path.lineTo(x, height * base - rise * 0.62)
                path.lineTo(x - broad * 0.18, height * base - rise * 0.62)
                path.lineTo(x + broad * 0.5, height * base - rise)
                path.lineTo(x + broad * 1.18, height * base - rise * 0.62)
                path.lineTo(x + broad, height * base - rise * 0.62)
            else:
                path.quadTo(
                    QPointF(x + broad * 0.5, height * base),
                    QPointF(x + broad * 0.7, height * base - rise * 0.55),
                )
                path.quadTo(QPointF(x + broad * 0.75, height * base), QPointF(x + broad, height * base))
            path.lineTo(x + broad, height * base)
            x += broad * stream.between(1.1, 2.0)
            path.lineTo(x, height * base)
        path.lineTo(width + 1, height)
        path.closeSubpath()
        _layer(painter, scene, path, color, 0.3)


def _floor(painter: QPainter, scene: Scene) -> None:
    """A floor of rings seen from the side, under a sigil."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(6):
        painter.setPen(QPen(veil(scene.accent, 0.5 - ring * 0.07), scene.width * 0.003))
        painter.drawEllipse(
            QPointF(scene.width / 2, scene.height * 0.9),
            scene.width * (0.14 + ring * 0.09),
            scene.height * (0.03 + ring * 0.022),
        )
    painter.setPen(Qt.PenStyle.NoPen)


_LANDS = {
    "EARTH": (_mountains, _mountains, _hills),
    "WATER": (_waves, _waves, _clouds),
    "FIRE": (_flames, _flames, _mountains),
    "WIND": (_hills, _hills, _clouds),
    "LIGHT": (_clouds, _clouds, _mountains, _waves),
    "DARK": (_spires, _spires, _mountains),
    "DIVINE": (_clouds, _spires),
    "spell": (_floor, _floor, _clouds, _hills),
    "trap": (_floor, _floor, _spires, _mountains),
}
_OUTDOORS = (_mountains, _hills, _waves, _clouds, _spires)
