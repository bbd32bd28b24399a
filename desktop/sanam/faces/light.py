"""A face that needs little ink: a white card with dark words and thin lines, its picture pale."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from sanam.faces.emblem import emblem_image
from sanam.faces.fonts import is_right_to_left, runs_in
from sanam.faces.glyphs import draw_glyph
from sanam.faces.paint import MOST_PAPER_ART, UNITS, DrawImage, attribute_colors, decoded, draw_picture
from sanam.faces.typeset import draw_block, draw_line, left_side, right_side
from sanam.games.face import FaceSpec
from sanam.games.printed_words import digits

INK = QColor("#16191e")
THIN = QColor("#8b939d")
#: How much of a picture's ink is left out, of 255.
VEIL = 165


def pale_image(image: QImage) -> QImage:
    """A picture with much white over it, opaque."""
    made = image.convertToFormat(QImage.Format.Format_RGB32)
    with QPainter(made) as painter:
        painter.fillRect(made.rect(), QColor(255, 255, 255, VEIL))
    return made


def paint_light(painter: QPainter, rect: QRectF, spec: FaceSpec, *, draw_image: DrawImage = QPainter.drawImage) -> None:
    """Draw the face of `spec` with little ink into `rect`; a scan of a whole card is not used."""
    painter.save()
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / UNITS, rect.width() / UNITS)
    height = UNITS * rect.height() / rect.width()
    card = QRectF(0, 0, UNITS, height)
    painter.fillRect(card, Qt.GlobalColor.white)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 3))
    painter.drawRoundedRect(card.adjusted(10, 10, -10, -10), 20, 20)
    _head(painter, spec)
    below = height - (108 if spec.stats else 46)
    text_top = (500.0 if spec.stats else 530.0) * height / 860
    art_top = 134.0 if spec.level and not spec.icon else 98.0
    _window(painter, QRectF(36, art_top, UNITS - 72, text_top - art_top - 40), spec, draw_image)
    type_line = QRectF(36, text_top - 36, UNITS - 72, 34)
    line = digits(spec.type_line, spec.language)
    draw_line(painter, type_line, line, spec.language, INK, largest=25, smallest=15, bold=True)
    tongue = runs_in(spec.text, spec.language)
    text = QRectF(36, text_top + 4, UNITS - 72, below - text_top - 8)
    draw_block(painter, text, digits(spec.text, tongue), tongue, INK, largest=27, smallest=14)
    if spec.stats:
        _stats(painter, QRectF(36, below + 4, UNITS - 72, 54), spec)
    foot = QRectF(36, height - 38, UNITS - 72, 22)
    draw_line(painter, foot.adjusted(0, 0, -foot.width() / 2, 0), spec.code, "en", INK, largest=17, smallest=12)
    if spec.playtest:
        mark, at = f"SANAM · {spec.playtest_word}", foot.adjusted(foot.width() / 2, 0, 0, 0)
        draw_line(painter, at, mark, spec.language, INK, largest=17, smallest=12, align=right_side(spec.language))
    painter.restore()


def _head(painter: QPainter, spec: FaceSpec) -> None:
    """The name, what stands in the disc beside it, and the level."""
    rtl = is_right_to_left(spec.language)
    top = QRectF(36, 26, UNITS - 72, 60)
    has_disc = spec.disc != ""
    name = top.adjusted(0, 0, -66 if has_disc else 0, 0) if not rtl else top.adjusted(66 if has_disc else 0, 0, 0, 0)
    draw_line(painter, name, spec.name, spec.language, INK, largest=37, smallest=22, bold=True)
    disc = QRectF(top.left() if rtl else top.right() - 56, top.top() + 2, 56, 56)
    if has_disc:
        painter.setPen(QPen(INK, 2.5))
        painter.drawEllipse(disc)
    if spec.disc is None:
        draw_glyph(painter, disc.adjusted(11, 11, -11, -11), attribute_colors(spec)[1], INK, width=2.1)
    elif has_disc:
        shown, tongue = digits(spec.disc, spec.language), spec.language if rtl else "en"
        middle = Qt.AlignmentFlag.AlignHCenter
        draw_line(painter, disc, shown, tongue, INK, largest=38, smallest=18, bold=True, align=middle)
    if spec.level and not spec.icon:
        glyph = {"rank": "rank-star", "link": "link-rating"}.get(spec.level_kind, "star")
        from_right = (spec.level_kind == "level") != rtl
        for index in range(min(spec.level, 13)):
            x = UNITS - 66 - index * 32 if from_right else 36 + index * 32
            draw_glyph(painter, QRectF(x, 96, 28, 28), glyph, INK)


def _window(painter: QPainter, art: QRectF, spec: FaceSpec, draw_image: DrawImage) -> None:
    """The picture with much white over it, in a thin frame."""
    world = painter.worldTransform()
    ratio = round(min(hypot(world.m11(), world.m12()) or 1.0, MOST_PAPER_ART), 3)
    draw_image(painter, art, _pale_art(spec, art.width(), art.height(), ratio))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(THIN, 2))
    painter.drawRect(art)


@lru_cache(maxsize=8)
def _pale_art(spec: FaceSpec, width: float, height: float, ratio: float) -> QImage:
    """The art of a card, pale; one image serves all copies, which stand beside each other."""
    size = (QSizeF(width, height) * ratio).toSize()
    picture = decoded(spec.image, size) if spec.image else None
    if picture is None or picture.height() > picture.width() * 1.25:
        return pale_image(emblem_image(spec, width, height, ratio))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_picture(painter, QRectF(image.rect()), picture)
    return pale_image(image)


def _stats(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    gap = 10.0
    wide = (rect.width() - gap * (len(spec.stats) - 1)) / len(spec.stats)
    tongue = spec.language if is_right_to_left(spec.language) else "en"
    for index, (label, value) in enumerate(spec.stats):
        cell = QRectF(rect.left() + index * (wide + gap), rect.top(), wide, rect.height())
        painter.setPen(QPen(THIN, 2))
        painter.drawRoundedRect(cell, 8, 8)
        said = cell.adjusted(12, 0, -wide * 0.5, 0)
        beside = left_side(spec.language)
        draw_line(painter, said, label, spec.language, INK, largest=25, smallest=13, align=beside)
        amount = cell.adjusted(wide * 0.42, 0, -14, 0)
        shown, end = digits(value, spec.language), right_side(spec.language)
        draw_line(painter, amount, shown, tongue, INK, largest=42, smallest=20, bold=True, align=end)
