"""Draws a face into any rectangle: whole from 150 pixels of width up, reduced to what decides below that."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QLinearGradient, QPaintEngine, QPainter, QPainterPath, QPen

from sanam.faces.emblem import emblem_image, paint_emblem
from sanam.faces.fonts import DIGIT_SCALE, is_right_to_left, runs_in
from sanam.faces.frame import chamfered, fill_plate, paint_body
from sanam.faces.glyphs import draw_glyph
from sanam.faces.palette import ART, FRAMES, Frame, mixed, veil
from sanam.faces.small import paint_small
from sanam.faces.typeset import draw_block, draw_line, left_side, right_side
from sanam.games.face import FaceSpec
from sanam.games.printed_words import digits

#: Below this width in pixels the small face is drawn.
SMALL_BELOW = 150
UNITS = 590.0  # the whole face is laid out on a card 590 units wide (0.1 mm on the smaller size of printed cards)
MOST_PAPER_ART = 5.0  # pixels to a unit: 1,200 dpi on a printed card
_MAX_PICTURE = 64  # megabytes a decoded picture may take
#: Draws a whole picture into a rectangle.
DrawImage = Callable[[QPainter, QRectF, QImage], None]
#: Generated art for paper; one image serves all copies, which stand beside each other.
_art_for_paper = lru_cache(maxsize=8)(emblem_image)


def paint_face(
    painter: QPainter,
    rect: QRectF,
    spec: FaceSpec,
    *,
    stats: bool = True,
    tucked: bool = False,
    draw_image: DrawImage = QPainter.drawImage,
) -> None:
    """Draw the face of `spec` into `rect` (the painter's units; corners stay unpainted).

    stats        False leaves the numbers of a small face out, for a table that draws current values itself
    tucked       a small face, at any size, whose lower part may be out of sight
    draw_image   draws generated art on paper
    """
    world = painter.worldTransform()
    scale = hypot(world.m11(), world.m12()) or 1.0
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    picture = decoded(spec.image, rect.size().toSize() * scale * 1.0) if spec.image else None
    if tucked or rect.width() * scale < SMALL_BELOW:
        painter.translate(rect.topLeft())
        painter.scale(1 / scale, 1 / scale)
        whole = QRectF(0, 0, rect.width() * scale, rect.height() * scale)
        paint_small(painter, whole, spec, picture, stats, tucked)
    else:
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / UNITS, rect.width() / UNITS)
        height = UNITS * rect.height() / rect.width()
        if picture is not None and picture.height() > picture.width() * 1.25:
            _whole_picture(painter, height, picture)
        else:
            _whole_face(painter, height, spec, picture, draw_image)
    painter.restore()


def face_image(spec: FaceSpec, width: int, *, stats: bool = True) -> QImage:
    """The face `width` pixels wide at its game's proportions, corners transparent. Safe off the GUI thread."""
    mm_wide, mm_high = spec.size_mm
    image = QImage(width, round(width * mm_high / mm_wide), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_face(painter, QRectF(image.rect()), spec, stats=stats)
    return image


def decoded(path: str, wanted: QSize) -> QImage | None:
    """The picture at `path`, decoded no larger than needed; None if unreadable (then the art is generated)."""
    QImageReader.setAllocationLimit(_MAX_PICTURE)
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and size.width() > wanted.width() * 2:
        reader.setScaledSize(size.scaled(wanted * 2, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    return None if image.isNull() else image


def draw_picture(painter: QPainter, rect: QRectF, picture: QImage) -> None:
    """`picture` over all of `rect`, cut at its longer side."""
    size = picture.size().scaled(rect.size().toSize(), Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    source = QRectF(picture.rect())
    source.setWidth(picture.width() * rect.width() / max(1, size.width()))
    source.setHeight(picture.height() * rect.height() / max(1, size.height()))
    source.moveCenter(QRectF(picture.rect()).center())
    painter.drawImage(rect, picture, source)


def _whole_picture(painter: QPainter, height: float, picture: QImage) -> None:
    card = QPainterPath()
    card.addRoundedRect(QRectF(0, 0, UNITS, height), 22, 22)
    painter.setClipPath(card, Qt.ClipOperation.IntersectClip)
    draw_picture(painter, QRectF(0, 0, UNITS, height), picture)


def _whole_face(
    painter: QPainter, height: float, spec: FaceSpec, picture: QImage | None, draw_image: DrawImage
) -> None:
    frame = FRAMES.get(spec.frame, FRAMES["effect"])
    monster = bool(spec.stats)
    card = QRectF(0, 0, UNITS, height)
    inner = QRectF(16, 16, UNITS - 32, height - 46)
    paint_body(painter, card, inner, frame, spec.pendulum)
    disc = _head(painter, spec, frame)

    stats_height = 54.0 if monster else 0.0
    below = height - 52 - stats_height - (10 if monster else 0)
    text_top = (526.0 if monster else 556.0) * height / 860
    art_top = 138 if monster else 106
    _window(painter, QRectF(40, art_top, UNITS - 80, text_top - art_top - 6), spec, frame, picture, draw_image)
    if spec.disc != "":
        _attribute(painter, disc, spec, frame)
    _words(painter, text_top, below, spec, frame)
    if monster:
        _stats(painter, QRectF(34, below + 8, UNITS - 68, stats_height), spec, frame)
    _foot(painter, QRectF(34, height - 29, UNITS - 68, 24), spec)


def _head(painter: QPainter, spec: FaceSpec, frame: Frame) -> QRectF:
    """The name on its plate, and the level below it; the place of the disc beside the name."""
    rtl = is_right_to_left(spec.language)
    top = QRectF(34, 32, UNITS - 68, 62)
    fill_plate(painter, top, frame, 16)
    room = 20 if spec.disc == "" else 74
    name = top.adjusted(20, 0, -room, 0) if not rtl else top.adjusted(room, 0, -20, 0)
    draw_line(painter, name, spec.name, spec.language, QColor(frame.ink), largest=37, smallest=22, bold=True)
    _levels(painter, QRectF(40, 99, UNITS - 80, 34), spec, frame, rtl)
    return QRectF(top.left() - 6 if rtl else top.right() - 62, top.top() - 4, 68, 70)


def _window(
    painter: QPainter, art: QRectF, spec: FaceSpec, frame: Frame, picture: QImage | None, draw_image: DrawImage
) -> None:
    """The picture, or the emblem of a card without one, with its edge."""
    window = chamfered(art, 20)
    painter.save()
    painter.setClipPath(window, Qt.ClipOperation.IntersectClip)
    if picture is None and _is_on_paper(painter):
        # As many pixels as the device has there.
        world = painter.worldTransform()
        ratio = round(min(hypot(world.m11(), world.m12()), MOST_PAPER_ART), 3)
        draw_image(painter, art, _art_for_paper(spec, art.width(), art.height(), ratio))
    elif picture is None:
        paint_emblem(painter, art, spec)
    else:
        draw_picture(painter, art, picture)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((QColor("#0b0d11"), 9.0), (QColor(frame.edge), 3.5)):
        painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(window)


def _words(painter: QPainter, top: float, bottom: float, spec: FaceSpec, frame: Frame) -> None:
    """The box of the text, with the ribbon of the type line on its upper edge."""
    box = QRectF(34, top + 12, UNITS - 68, bottom - top - 12)
    fill_plate(painter, box, frame, 14)
    ribbon = QRectF(62, top - 14, UNITS - 124, 44)
    fill_plate(painter, ribbon, frame, 12, dark=True)
    draw_line(
        painter,
        ribbon.adjusted(18, 0, -18, 0),
        digits(spec.type_line, spec.language),
        spec.language,
        QColor("#f4f7fa"),
        largest=25,
        smallest=16,
        bold=True,
        align=Qt.AlignmentFlag.AlignHCenter,
    )
    draw_block(
        painter,
        box.adjusted(18, 26, -18, -8),
        digits(spec.text, runs_in(spec.text, spec.language)),
        runs_in(spec.text, spec.language),
        QColor(frame.ink),
        largest=27,
        smallest=14,
        italic=spec.flavour and spec.language == "en",
    )


def _is_on_paper(painter: QPainter) -> bool:
    """Whether the device takes shapes and text, not pixels. Such devices cannot blend translucent gradients."""
    engine = painter.paintEngine()
    return engine is not None and engine.type() != QPaintEngine.Type.Raster


def _levels(painter: QPainter, rect: QRectF, spec: FaceSpec, frame: Frame, rtl: bool) -> None:
    """Levels count from the attribute's side, Ranks from the other, each with its own shape."""
    if spec.icon:
        return
    count = min(spec.level, 13)
    side = min(rect.height(), rect.width() / max(count, 1))
    glyph = {"rank": "rank-star", "link": "link-rating"}.get(spec.level_kind, "star")
    from_right = (spec.level_kind == "level") != rtl
    for index in range(count):
        x = rect.right() - (index + 1) * side if from_right else rect.left() + index * side
        place = QRectF(x, rect.top(), side, rect.height())
        draw_glyph(painter, place.adjusted(-1.5, -1.5, 1.5, 1.5), glyph, QColor("#15181d"))
        fill = "#f7c948" if spec.level_kind == "level" else "#e9edf4" if spec.level_kind == "rank" else "#7cd0ff"
        draw_glyph(painter, place.adjusted(3.2, 3.2, -3.2, -3.2), glyph, QColor(fill))


def attribute_colors(spec: FaceSpec) -> tuple[QColor, str]:
    """Ground and glyph of the disc that names the attribute, or the kind of a Spell or Trap."""
    if spec.icon:
        return mixed(QColor(FRAMES[spec.frame].deep), QColor("#000000"), 0.25), f"icon-{spec.icon}"
    colors = ART.get(spec.attribute, ART[""])
    ground = mixed(QColor(colors.mid), QColor("#000000"), 0.15)
    return (
        ground,
        f"attribute-{spec.attribute.lower()}" if spec.attribute in ART and spec.attribute else "monster",
    )


def _attribute(painter: QPainter, rect: QRectF, spec: FaceSpec, frame: Frame) -> None:
    ground, glyph = attribute_colors(spec)
    circle = QRectF(rect)
    circle.setWidth(min(rect.width(), rect.height()))
    circle.setHeight(circle.width())
    circle.moveCenter(rect.center())
    shade = QLinearGradient(circle.topLeft(), circle.bottomRight())
    shade.setColorAt(0, mixed(ground, QColor("#ffffff"), 0.2))
    shade.setColorAt(1, ground)
    painter.setPen(QPen(QColor("#0b0d11"), 7))
    painter.setBrush(shade)
    painter.drawEllipse(circle.adjusted(3, 3, -3, -3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(frame.edge), 2.5))
    painter.drawEllipse(circle.adjusted(4.5, 4.5, -4.5, -4.5))
    if spec.disc is None:
        draw_glyph(painter, circle.adjusted(15, 15, -15, -15), glyph, QColor("#ffffff"), width=2.1)
        return
    draw_line(
        painter,
        circle.adjusted(10, 4, -10, -4),
        digits(spec.disc, spec.language),
        spec.language if is_right_to_left(spec.language) else "en",
        QColor("#ffffff"),
        largest=44 * DIGIT_SCALE.get(spec.language, 1),
        smallest=20,
        bold=True,
        align=Qt.AlignmentFlag.AlignHCenter,
    )


def _stats(painter: QPainter, rect: QRectF, spec: FaceSpec, frame: Frame) -> None:
    gap = 12.0
    wide = (rect.width() - gap * (len(spec.stats) - 1)) / len(spec.stats)
    for index, (label, value) in enumerate(spec.stats):
        cell = QRectF(rect.left() + index * (wide + gap), rect.top(), wide, rect.height())
        fill_plate(painter, cell, frame, 14, dark=True)
        draw_glyph(
            painter,
            QRectF(cell.left() + 14, cell.top() + 9, 36, 36),
            spec.stat_glyph(index),
            QColor(frame.edge),
            width=1.9,
        )
        draw_line(
            painter,
            cell.adjusted(58, 0, -wide * 0.46, 0),
            label,
            spec.language,
            QColor("#cfd8e3"),
            largest=25,
            smallest=15,
            align=left_side(spec.language),  # by its glyph, away from the number
        )
        draw_line(
            painter,
            cell.adjusted(wide * 0.46, 0, -16, 0),
            digits(value, spec.language),
            spec.language if is_right_to_left(spec.language) else "en",
            QColor("#ffffff"),
            largest=42 * DIGIT_SCALE.get(spec.language, 1),
            smallest=20,
            bold=True,
            align=right_side(spec.language),
        )


def _foot(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    quiet = QColor("#aeb8c5")
    draw_line(painter, rect.adjusted(0, 0, -rect.width() / 2, 0), spec.code, "en", quiet, largest=17, smallest=12)
    if spec.playtest:
        draw_line(
            painter,
            rect.adjusted(rect.width() / 2, 0, 0, 0),
            f"SANAM · {spec.playtest_word}",
            spec.language,
            quiet,
            largest=17,
            smallest=12,
            align=right_side(spec.language),
        )


__all__ = ["SMALL_BELOW", "attribute_colors", "draw_picture", "face_image", "paint_face", "veil"]
