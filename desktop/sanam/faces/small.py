"""The small face (44–149 pixels wide): what decides on the board, readable without zoom."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from sanam.faces.emblem import emblem_image
from sanam.faces.fonts import DIGIT_SCALE, font, is_right_to_left
from sanam.faces.glyphs import draw_glyph
from sanam.faces.names import FLOOR as TEXT_FLOOR
from sanam.faces.names import name_lines
from sanam.faces.palette import ART, FRAMES, Frame, mixed, veil
from sanam.faces.typeset import draw_line, left_side
from sanam.games.face import FaceSpec
from sanam.games.printed_words import digits

#: From this width in pixels on there is room for names on two lines; below the other one they stand close, with the
#: numbers in a low foot, so that attribute and level have their room between.
TWO_LINES, CLOSE = 36.0, 56.0
#: Generated art for the board; one image serves all copies.
_art = lru_cache(maxsize=200)(emblem_image)


def paint_small(
    painter: QPainter, rect: QRectF, spec: FaceSpec, picture: QImage | None, stats: bool, tucked: bool = False
) -> None:
    """Frame in the kind's colour, emblem, name on two lines, attribute, level, numbers. Units are pixels.

    `tucked`: the lower part may be out of sight, so that all that decides the play stands right below the name.
    """
    frame = FRAMES.get(spec.frame, FRAMES["effect"])
    width = rect.width()
    radius = max(3.0, width * 0.045)
    card = QPainterPath()
    card.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    border = max(2.5, width * 0.05)
    _paint_ground(painter, rect, frame)
    window = rect.adjusted(border, border, -border, -border)
    most = 1 if width < (CLOSE if tucked else TWO_LINES) else 2 if tucked or width < 68 else 3
    plate = _name_plate(painter, window, spec, frame, most, width)

    high = max(13.5 if width < CLOSE and not tucked else 15.0, width * (0.21 if tucked else 0.23))
    top = plate.bottom() if tucked else window.bottom() - high
    foot = QRectF(window.left(), top, window.width(), high)
    art = QRectF(window.left(), plate.bottom(), window.width(), foot.top() - plate.bottom())
    if tucked:
        art = QRectF(window.left(), foot.bottom(), window.width(), window.bottom() - foot.bottom())
    _paint_art(painter, art, spec, picture)

    monster = bool(spec.stats)
    painter.fillRect(foot, mixed(QColor(frame.deep), QColor("#0b0e13"), 0.82))
    if monster and stats:
        _numbers(painter, foot, spec)
    elif spec.icon:
        draw_glyph(painter, foot.adjusted(0, 1, 0, -1), f"icon-{spec.icon}", QColor(frame.edge), width=2.2)
    if monster or spec.disc or spec.marks:
        _badges(painter, art, spec, width, tucked)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0b0d11"), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _paint_ground(painter: QPainter, rect: QRectF, frame: Frame) -> None:
    """A dark edge, and the frame's colours from light to deep."""
    painter.fillRect(rect, QColor("#0f1217"))
    body = rect.adjusted(1, 1, -1, -1)
    shade = QLinearGradient(body.topLeft(), body.bottomRight())
    shade.setColorAt(0, mixed(QColor(frame.body), QColor("#ffffff"), 0.18))
    shade.setColorAt(1, QColor(frame.deep))
    painter.fillRect(body, shade)


def _name_plate(painter: QPainter, window: QRectF, spec: FaceSpec, frame: Frame, most: int, width: float) -> QRectF:
    """The name on no more than `most` lines; the plate that it takes."""
    lines, size = name_lines(spec.name, spec.language, window.width() - 4, width * 0.148, most)
    line_height = size * (1.15 if spec.language == "en" else 1.32)
    if width < CLOSE and len(lines) > 1:
        line_height = size * (1.05 if spec.language == "en" else 1.15)
    plate = QRectF(window.left(), window.top(), window.width(), line_height * len(lines) + 3)
    painter.fillRect(plate, QColor(frame.plate))
    ink = QColor(frame.ink)
    for index, line in enumerate(lines):
        place = QRectF(plate.left() + 2, plate.top() + 1.5 + index * line_height, plate.width() - 4, line_height)
        draw_line(painter, place, line, spec.language, ink, largest=size, smallest=TEXT_FLOOR, bold=True)
    return plate


def _paint_art(painter: QPainter, art: QRectF, spec: FaceSpec, picture: QImage | None) -> None:
    if art.height() < 2:
        return  # a card of a corner, in a low window
    painter.save()
    painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
    if picture is None:
        whole = art.toAlignedRect()  # whole pixels: the image is not resampled
        painter.drawImage(whole.topLeft(), _art(spec, whole.width(), whole.height()))
    else:
        _cover(painter, art, picture)
    painter.restore()


def _numbers(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    """The numbers in reading order. One is told by its label where that is as short as "At", all but the first by
    their picture where there is room.
    """
    language = spec.language if is_right_to_left(spec.language) else "en"
    scale = DIGIT_SCALE.get(spec.language, 1)
    values = [digits(value, spec.language) for _, value in spec.stats]
    labels = [label if len(label) <= 2 and label.isascii() else "" for label, _ in spec.stats]
    size = max(12.0, rect.height() * 0.82 * scale)
    small = max(9.5, min(size * 0.72, rect.height() * 0.66))
    while True:
        look, lesser = font(language, size, bold=True), QFontMetricsF(font(language, small, bold=True))
        widths = [
            QFontMetricsF(look).horizontalAdvance(value) + (lesser.horizontalAdvance(label) + 1 if label else 0)
            for value, label in zip(values, labels, strict=True)
        ]
        spare = rect.width() - 4 - sum(widths) - 3 * (len(values) - 1)
        if spare >= 0 or size <= TEXT_FLOOR:
            break
        size = max(TEXT_FLOOR, size - 0.5)
        small = max(9.0, min(small, size * 0.8))
    if spare < 0 and any(labels):
        labels = [""] * len(values)
        widths = [QFontMetricsF(look).horizontalAdvance(value) for value in values]
        spare = rect.width() - 4 - sum(widths) - 3 * (len(values) - 1)
    if spare < 0:  # half a number tells nothing
        values, labels, widths = values[:1], labels[:1], widths[:1]
        spare = rect.width() - 4 - widths[0]
    glyphs = [spec.stat_glyph(index) if index and not labels[index] else "" for index in range(len(values))]
    side = size * 0.78
    if spare < (side + 1) * sum(map(bool, glyphs)):
        glyphs = [""] * len(values)
    widths = [width + (side + 1 if glyph else 0) for width, glyph in zip(widths, glyphs, strict=True)]
    gap = (rect.width() - 4 - sum(widths)) / max(1, len(values) - 1) if len(values) > 1 else 0.0
    x = rect.left() + 2 if len(values) > 1 else rect.center().x() - widths[0] / 2
    backwards = is_right_to_left(spec.language) and not any(labels)
    order = range(len(values) - 1, -1, -1) if backwards else range(len(values))
    for index in order:
        at = x
        if glyphs[index]:
            glyph = QRectF(at, rect.center().y() - side / 2, side, side)
            draw_glyph(painter, glyph, glyphs[index], QColor("#b9cadb"), width=2.2)
            at += side + 1
        if labels[index]:
            wide = lesser.horizontalAdvance(labels[index])
            _piece(painter, QRectF(at, rect.top(), wide + 1, rect.height()), labels[index], "en", "#b9cadb", small)
            at += wide + 1
        room = QRectF(at, rect.top(), QFontMetricsF(look).horizontalAdvance(values[index]) + 1, rect.height())
        _piece(painter, room, values[index], language, "#cfe0f2" if index else "#ffffff", size)
        x += widths[index] + gap


def _piece(painter: QPainter, rect: QRectF, text: str, language: str, color: str, size: float) -> None:
    """A few letters that have been measured."""
    align = left_side(language)
    draw_line(painter, rect, text, language, QColor(color), largest=size, smallest=9, bold=True, align=align)


def _badges(painter: QPainter, art: QRectF, spec: FaceSpec, width: float, tucked: bool) -> None:
    """What is not a number of the foot, in a row at the lower edge of the picture (at its upper one when tucked):
    attribute, marks, level; and a cost where a fanned card shows it.
    """
    side = max(13.0, width * 0.2)
    rtl = is_right_to_left(spec.language)
    edge = art.left() + 1 if not rtl else art.right() - 1
    way = 1 if not rtl else -1
    y = art.top() + 1 if tucked else art.bottom() - side - 1
    if spec.disc:
        cost = _disc(painter, art, spec, width)
        edge += way * (cost + 2) if tucked else 0
    elif spec.disc is None and spec.attribute in ART and spec.attribute:
        disc = QRectF(edge if not rtl else edge - side, y, side, side)
        glyph = f"icon-{spec.icon}" if spec.icon else f"attribute-{spec.attribute.lower()}"
        _round(painter, disc, glyph, mixed(QColor(ART[spec.attribute].mid), QColor("#000000"), 0.2))
        edge += way * (side + 2)
    for glyph, text in spec.marks:
        if text:
            wide = _tag(painter, QPointF(edge, y), side, glyph, "#8fd4f7", text, spec.language, rtl)
        else:
            wide = side
            _round(painter, QRectF(edge if not rtl else edge - side, y, side, side), glyph, QColor("#20262f"))
        edge += way * (wide + 2)
    if spec.level:
        glyph, color = {"rank": ("rank-star", "#e9edf4"), "link": ("link-rating", "#7cd0ff")}.get(
            spec.level_kind, ("star", "#f7c948")
        )
        corner = QPointF(art.right() - 1 if not rtl else art.left() + 1, y)
        _tag(painter, corner, side, glyph, color, str(spec.level), spec.language, not rtl)


def _round(painter: QPainter, disc: QRectF, glyph: str, ground: QColor) -> None:
    painter.setPen(QPen(QColor("#0b0d11"), 1.2))
    painter.setBrush(ground)
    painter.drawEllipse(disc)
    draw_glyph(painter, disc.adjusted(2, 2, -2, -2), glyph, QColor("#ffffff"), width=2.4)


def _tag(
    painter: QPainter, corner: QPointF, side: float, glyph: str, color: str, text: str, language: str, leftwards: bool
) -> float:
    """A number with its picture, from `corner` on; how wide it is."""
    shown = digits(text, language)
    rtl = is_right_to_left(language)
    size = max(TEXT_FLOOR, side * 0.74 * DIGIT_SCALE.get(language, 1))
    room = QFontMetricsF(font(language if rtl else "en", size, bold=True)).horizontalAdvance(shown)
    wide = side * 0.86 + room + side * 0.16
    tag = QRectF(corner.x() - wide if leftwards else corner.x(), corner.y(), wide, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(veil(QColor("#0b0e13"), 0.86))
    painter.drawRoundedRect(tag, side / 2, side / 2)
    inner = QRectF(tag.left() + side * 0.14, tag.top() + side * 0.14, side * 0.7, side * 0.72)
    draw_glyph(painter, inner, glyph, QColor(color), width=2.0)
    draw_line(
        painter,
        QRectF(tag.left() + side * 0.84, tag.top(), room + 1, side),
        shown,
        language if rtl else "en",
        QColor("#ffffff"),
        largest=size,
        smallest=9,
        bold=True,
        align=Qt.AlignmentFlag.AlignHCenter,
    )
    return wide


def _disc(painter: QPainter, art: QRectF, spec: FaceSpec, width: float) -> float:
    """The number beside the name, where a fanned card shows it; how wide it is."""
    side = max(17.0, width * 0.27)
    rtl = is_right_to_left(spec.language)
    disc = QRectF(art.left() + 1 if not rtl else art.right() - side - 1, art.top() + 1, side, side)
    painter.setPen(QPen(QColor("#f7ecc4"), 1.4))
    painter.setBrush(QColor("#12151b"))
    painter.drawEllipse(disc)
    draw_line(
        painter,
        disc.adjusted(2, 0, -2, 0),
        digits(spec.disc or "", spec.language),
        spec.language if rtl else "en",
        QColor("#ffffff"),
        largest=max(12.0, side * 0.72 * DIGIT_SCALE.get(spec.language, 1)),
        smallest=TEXT_FLOOR,
        bold=True,
        align=Qt.AlignmentFlag.AlignHCenter,
    )
    return side


def _cover(painter: QPainter, rect: QRectF, picture: QImage) -> None:
    size = picture.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    source = QRectF(
        0,
        0,
        picture.width() * rect.width() / max(1, size.width()),
        picture.height() * rect.height() / max(1, size.height()),
    )
    middle = QRectF(picture.rect()).center()
    if picture.height() > picture.width() * 1.25:  # a whole card: its art is in its upper part
        middle.setY(picture.height() * 0.37)
    source.moveCenter(middle)
    painter.drawImage(rect, picture, source)
