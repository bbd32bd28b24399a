"""The table itself: felt, halves, engraved zones and the light of zones that accept a drop. Drawn once for a size."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from sanam.faces.glyphs import draw_glyph
from sanam.games.board import Place
from sanam.games.words import GameWords
from sanam.ui.mats import MATS, Mat, paint_mat, tinted
from sanam.ui.table.board.badges import paint_tab
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.theme import color

RADIUS = 7.0
PLAIN = MATS["plain"]
#: How much of the cloth a zone covers, of 255: on plain felt, and on a mat, which is seen through it.
WOVEN, DRAWN = 150, 72
#: How high the letters of the names of places are: as high as there is room for.
LABEL_PIXELS = (11, 10, 9, 8)


def _weave() -> QImage:
    """A small tile of cloth: a fixed pattern, no randomness needed."""
    tile = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(Qt.GlobalColor.transparent)
    for y in range(8):
        for x in range(8):
            level = (x * 5 + y * 3 + (x * y) % 7) % 8
            tile.setPixelColor(x, y, QColor(255, 255, 255, 5) if level < 3 else QColor(0, 0, 0, 9 if level > 5 else 0))
    return tile


def paint_felt(geometry: Geometry, words: GameWords, ratio: float = 1.0, mat: Mat = PLAIN) -> QPixmap:
    """The board's ground for one geometry; `ratio` is the device pixel ratio."""
    width, height = geometry.width, geometry.height
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, width, height)
        painter.fillRect(whole, color("ground"))
        _cloth(painter, geometry, whole, mat)
        for zone in geometry.zones():
            _zone(painter, geometry, zone, words, WOVEN if mat == PLAIN else DRAWN)
    return made


def _cloth(painter: QPainter, geometry: Geometry, whole: QRectF, mat: Mat) -> None:
    middle = geometry.middle
    light = QRadialGradient(middle, max(whole.width(), whole.height()) * 0.62)
    felt = tinted(color("felt"), mat)
    light.setColorAt(0.0, felt.lighter(122))
    light.setColorAt(0.55, felt)
    light.setColorAt(1.0, color("ground"))
    painter.fillRect(whole, light)
    painter.fillRect(whole, QBrush(_weave()))
    field = geometry.field.adjusted(
        -geometry.cell * 0.08, -geometry.cell * 0.04, geometry.cell * 0.08, geometry.cell * 0.04
    )
    paint_mat(painter, mat, whole, middle, field)
    for token, top, bottom in (("coral", field.top(), middle.y()), ("teal", middle.y(), field.bottom())):
        half = QRectF(field.left(), top, field.width(), bottom - top)
        far = top if token == "coral" else bottom
        wash = QLinearGradient(QPointF(0, far), QPointF(0, middle.y()))
        wash.setColorAt(0, color(token, 0))
        wash.setColorAt(0.75, color(token, 12))
        wash.setColorAt(1, color(token, 30))
        painter.fillRect(half, wash)
    # The line between the halves: two strokes, lit from each side, with a lozenge in the middle.
    for token, shift in (("coral", -1.2), ("teal", 1.2)):
        line = QLinearGradient(field.topLeft(), field.topRight())
        line.setColorAt(0, color(token, 0))
        line.setColorAt(0.12, color(token, 130))
        line.setColorAt(0.88, color(token, 130))
        line.setColorAt(1, color(token, 0))
        painter.fillRect(QRectF(field.left(), middle.y() + shift - 0.6, field.width(), 1.2), line)
    size = max(3.5, geometry.cell * 0.045)
    for token, sign in (("coral", -1), ("teal", 1)):
        path = QPainterPath(QPointF(middle.x() - size, middle.y()))
        path.lineTo(middle.x(), middle.y() + sign * size)
        path.lineTo(middle.x() + size, middle.y())
        path.closeSubpath()
        painter.fillPath(path, color(token, 220))


def _zone(painter: QPainter, geometry: Geometry, zone: str, words: GameWords, deep: int) -> None:
    seat, _, name = zone.partition(".")
    board = geometry.board
    mine = int(seat) == geometry.near
    rect = geometry.rect(zone)
    if rect is None or name == board.hand:
        return
    place = board.place(name)
    assert place is not None
    token = "teal" if mine else "coral"
    open_place = place.kind == "cell" or place.is_row
    if open_place:
        rect = rect.adjusted(1, 1, -1, -1)
    engrave(painter, rect, token, strong=open_place, deep=deep)
    if place.kind == "cell":
        # The upright card's own outline, so that a turned card reads as turned.
        high = geometry.card_size.height()
        wide = geometry.card_size.width()
        inner = QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high)
        painter.setPen(QPen(color("line", 90), 1, Qt.PenStyle.SolidLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(inner.adjusted(3, 3, -3, -3), RADIUS - 2, RADIUS - 2)
    if not place.is_row:
        name_place(painter, rect, place, words, 92 if place.kind != "cell" else 64)


def row_names(geometry: Geometry) -> dict[str, QRectF]:
    """Where the name of each row stands: where its cards come last."""
    found: dict[str, QRectF] = {}
    for zone in geometry.zones():
        place, rect = geometry.board.place(zone.partition(".")[2]), geometry.rect(zone)
        if place is None or rect is None or not place.is_row:
            continue
        side = min(rect.height(), geometry.cell * place.size)
        if place.kind == "column":
            near = zone[0] == str(geometry.near)
            found[zone] = QRectF(rect.left(), rect.bottom() - side if near else rect.top(), side, side)
        elif place.kind == "row":
            found[zone] = QRectF(rect.left(), rect.top(), side * 0.66, side)
        else:
            found[zone] = QRectF(rect.center().x() - side / 2, rect.top(), side, side)
    return found


def row_name(geometry: Geometry, zone: str, words: GameWords, ratio: float) -> QPixmap:
    """The sign and the name of a row."""
    place, area = geometry.board.place(zone.partition(".")[2]), row_names(geometry)[zone]
    assert place is not None
    made = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name_place(painter, QRectF(0, 0, area.width(), area.height()), place, words, 64)
    return made


def name_place(painter: QPainter, rect: QRectF, place: Place, words: GameWords, alpha: int) -> None:
    """The sign of a place, and below it its name where there is room."""
    label = words.zone_label(place.label) if place.label else ""
    size = min(rect.width() * (0.46 if place.is_row else 0.34), rect.height() * 0.34)
    at = rect.center() - QPointF(0, 7 if label else 0)
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    draw_glyph(painter, box.translated(0, 1.2), place.glyph, QColor(0, 0, 0, 110))
    draw_glyph(painter, box, place.glyph, color("edge", alpha))
    if label and rect.height() > 48:
        wide = rect.width()
        label = fit_label(painter, label, rect.width() - 4)
        painter.setPen(color("quiet", 190))
        painter.drawText(
            QRectF(rect.center().x() - wide / 2, box.bottom() + 2, wide, 18),
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextDontClip,
            label,
        )


def fit_label(painter: QPainter, label: str, wide: float) -> str:
    """The name of a place as it is written within `wide` pixels, shortened where even the smallest letters do not fit.
    The painter's font becomes the largest that does.
    """
    font = QFont(QCoreApplication.instance().font())  # type: ignore[union-attr]
    for size in LABEL_PIXELS:
        font.setPixelSize(size)
        if QFontMetricsF(font).horizontalAdvance(label) <= wide:
            break
    painter.setFont(font)
    return QFontMetricsF(font).elidedText(label, Qt.TextElideMode.ElideRight, wide)


def engrave(painter: QPainter, rect: QRectF, token: str, strong: bool = False, deep: int = WOVEN) -> None:
    """A zone cut into the cloth, which it covers by `deep`: dark above, light below, a line in its owner's colour."""
    path = QPainterPath()
    path.addRoundedRect(rect, RADIUS, RADIUS)
    depth = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    zone = color("zone")
    dark = zone.darker(138)
    dark.setAlpha(deep)
    lit = zone.lighter(104)
    lit.setAlpha(deep)
    depth.setColorAt(0, dark)
    depth.setColorAt(1, lit)
    painter.fillPath(path, depth)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 1.5, -0.5, 0.5), RADIUS, RADIUS)
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edge.setColorAt(0, color("line", 210))
    edge.setColorAt(1, color(token, 120 if strong else 80))
    painter.setPen(QPen(QBrush(edge), 1.2))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)


def paint_glow(painter: QPainter, rect: QRectF, token: str, filled: bool = True) -> None:
    """The light of a zone that accepts what is dragged: soft fill, bright edge."""
    if filled:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(token, 46))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((7.0, 40), (4.0, 80), (2.0, 255)):
        painter.setPen(QPen(color(token, alpha), width))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)


def glow_pixmap(width: float, height: float, token: str, ratio: float) -> QPixmap:
    """The light of a zone of `width` × `height`, with a margin of 8 pixels."""
    made = QPixmap(round((width + 16) * ratio), round((height + 16) * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_glow(painter, QRectF(8, 8, width, height), token)
        paint_tab(painter, QRectF(8, 8, width, height), token)
    return made
