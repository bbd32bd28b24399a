"""The small face (44–149 pixels wide): what decides on the board, readable without zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from sanam.faces.emblem import paint_emblem
from sanam.faces.fonts import DIGIT_SCALE, font, is_right_to_left
from sanam.faces.glyphs import draw_glyph
from sanam.faces.palette import ART, FRAMES, mixed, veil
from sanam.faces.typeset import Block, draw_line, left_side, right_side
from sanam.games.face import FaceSpec
from sanam.games.printed_words import digits

TEXT_FLOOR = 10.5  # pixels


def paint_small(painter: QPainter, rect: QRectF, spec: FaceSpec, picture: QImage | None, stats: bool) -> None:
    """Frame in the kind's colour, emblem, name on two lines, attribute, level, numbers. Units are pixels."""
    frame = FRAMES.get(spec.frame, FRAMES["effect"])
    width = rect.width()
    radius = max(3.0, width * 0.045)
    card = QPainterPath()
    card.addRoundedRect(rect, radius, radius)
    painter.save()
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor("#0f1217"))
    border = max(2.5, width * 0.05)
    body = rect.adjusted(1, 1, -1, -1)
    shade = QLinearGradient(body.topLeft(), body.bottomRight())
    shade.setColorAt(0, mixed(QColor(frame.body), QColor("#ffffff"), 0.18))
    shade.setColorAt(1, QColor(frame.deep))
    painter.fillRect(body, shade)
    window = rect.adjusted(border, border, -border, -border)

    lines, size = _name_lines(spec, window.width() - 4, width)
    line_height = size * (1.15 if spec.language == "en" else 1.4)
    name_height = line_height * len(lines) + 3
    foot_height = max(15.0, width * 0.23)
    monster = bool(spec.stats)
    show_foot = stats or not monster

    art = QRectF(window.left(), window.top() + name_height, window.width(), window.height() - name_height - foot_height)
    painter.save()
    painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
    if picture is None:
        paint_emblem(painter, art, spec)
    else:
        _cover(painter, art, picture)
    painter.restore()

    plate = QRectF(window.left(), window.top(), window.width(), name_height)
    painter.fillRect(plate, QColor(frame.plate))
    for index, line in enumerate(lines):
        place = QRectF(plate.left() + 2, plate.top() + 1.5 + index * line_height, plate.width() - 4, line_height)
        draw_line(
            painter,
            place,
            line,
            spec.language,
            QColor(frame.ink),
            largest=size,
            smallest=TEXT_FLOOR,
            bold=True,
        )

    foot = QRectF(window.left(), window.bottom() - foot_height, window.width(), foot_height)
    painter.fillRect(foot, mixed(QColor(frame.deep), QColor("#0b0e13"), 0.82))
    if monster and show_foot:
        _numbers(painter, foot, spec)
    elif spec.icon:
        draw_glyph(painter, foot.adjusted(0, 1, 0, -1), f"icon-{spec.icon}", QColor(frame.edge), width=2.2)
    if monster or spec.disc:
        _badges(painter, art, spec, width)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#0b0d11"), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _name_lines(spec: FaceSpec, room: float, width: float) -> tuple[list[str], float]:
    """The name in at most two lines (one on the smallest faces) and their size; drawing cuts the last."""
    size = max(TEXT_FLOOR, width * 0.135)
    while True:
        made = font(spec.language, size, bold=True)
        if QFontMetricsF(made).horizontalAdvance(spec.name) <= room:
            return [spec.name], size
        if spec.language in ("en", "th"):
            made.setStretch(82)
        layout, name, _ = Block(spec.name, made, spec.language, room).layouts[0]
        if layout.lineCount() <= 2 or size <= TEXT_FLOOR:
            break
        size = max(TEXT_FLOOR, size - 0.5)
    if width < 56 or layout.lineCount() < 2:
        return [spec.name], TEXT_FLOOR
    cut = layout.lineAt(1).textStart()
    return [name[:cut].strip(), name[cut:].strip()], size


def _numbers(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    """The numbers alone, in reading order; the first is the attack."""
    metrics = QFontMetricsF(font("en", TEXT_FLOOR, bold=True))
    values = [digits(value, spec.language) for _, value in spec.stats]
    if 0.85 * max(map(metrics.horizontalAdvance, values)) + 4 > rect.width() / len(values):
        values = values[:1]  # half a number tells nothing
    count = len(values)
    wide = rect.width() / count
    for index, value in enumerate(values):
        cell = QRectF(rect.left() + index * wide, rect.top(), wide, rect.height()).adjusted(2, 0, -2, 0)
        align = (
            (left_side(spec.language), right_side(spec.language))[index]
            if count == 2
            else Qt.AlignmentFlag.AlignHCenter
        )
        color = QColor("#ffffff") if index == 0 else QColor("#cfe0f2")
        draw_line(
            painter,
            cell,
            value,
            spec.language if is_right_to_left(spec.language) else "en",
            color,
            largest=max(12.0, rect.height() * 0.82 * DIGIT_SCALE.get(spec.language, 1)),
            smallest=TEXT_FLOOR,
            bold=True,
            align=align,
        )
    painter.setPen(QPen(veil(QColor("#ffffff"), 0.35), 1))
    for index in range(1, count):
        x = rect.left() + index * wide
        painter.drawLine(QPointF(x, rect.top() + 3), QPointF(x, rect.bottom() - 3))


def _badges(painter: QPainter, art: QRectF, spec: FaceSpec, width: float) -> None:
    side = max(13.0, width * 0.2)
    rtl = is_right_to_left(spec.language)
    colors = ART.get(spec.attribute, ART[""])
    if spec.disc:
        _disc(painter, art, spec, width)
    elif spec.disc is None and spec.attribute in ART and spec.attribute:
        disc = QRectF(art.left() + 1 if not rtl else art.right() - side - 1, art.bottom() - side - 1, side, side)
        painter.setPen(QPen(QColor("#0b0d11"), 1.2))
        painter.setBrush(mixed(QColor(colors.mid), QColor("#000000"), 0.2))
        painter.drawEllipse(disc)
        draw_glyph(
            painter,
            disc.adjusted(2, 2, -2, -2),
            f"icon-{spec.icon}" if spec.icon else f"attribute-{spec.attribute.lower()}",
            QColor("#ffffff"),
            width=2.4,
        )
    if spec.level:
        text = digits(str(spec.level), spec.language)
        wide = side * (1.55 if spec.level < 10 else 2.0)
        tag = QRectF(art.right() - wide - 1 if not rtl else art.left() + 1, art.bottom() - side - 1, wide, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil(QColor("#0b0e13"), 0.86))
        painter.drawRoundedRect(tag, side / 2, side / 2)
        glyph, color = {"rank": ("rank-star", "#e9edf4"), "link": ("link-rating", "#7cd0ff")}.get(
            spec.level_kind, ("star", "#f7c948")
        )
        draw_glyph(
            painter,
            QRectF(tag.left() + side * 0.14, tag.top() + side * 0.14, side * 0.7, side * 0.72),
            glyph,
            QColor(color),
        )
        draw_line(
            painter,
            QRectF(tag.left() + side * 0.8, tag.top(), wide - side * 0.9, side),
            text,
            spec.language if is_right_to_left(spec.language) else "en",
            QColor("#ffffff"),
            largest=max(TEXT_FLOOR, side * 0.74 * DIGIT_SCALE.get(spec.language, 1)),
            smallest=9,
            bold=True,
            align=Qt.AlignmentFlag.AlignHCenter,
        )


def _disc(painter: QPainter, art: QRectF, spec: FaceSpec, width: float) -> None:
    """The number beside the name, where a fanned card shows it."""
    side = max(17.0, width * 0.3)
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


def _cover(painter: QPainter, rect: QRectF, picture: QImage) -> None:
    size = picture.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    source = QRectF(
        0,
        0,
        picture.width() * rect.width() / max(1, size.width()),
        picture.height() * rect.height() / max(1, size.height()),
    )
    source.moveCenter(QRectF(picture.rect()).center())
    painter.drawImage(rect, picture, source)
