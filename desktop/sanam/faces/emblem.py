"""Generated art: the same card has the same picture everywhere, in every language and at every size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from sanam.faces.compositions import paint_figure, paint_sigil
from sanam.faces.name_words import shown_by
from sanam.faces.palette import Stream, mixed
from sanam.faces.scenery import Scene, paint_foreground, paint_scene
from sanam.faces.shapes import Ink
from sanam.games.face import FaceSpec


def paint_emblem(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    """Fill `rect` with the art of `spec`, made from its code, English name, attribute, Type, level, icon."""
    stream = Stream(spec.art_seed or spec.name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    scene = Scene(
        rect.width(),
        rect.height(),
        spec.frame if spec.frame in ("spell", "trap") else spec.attribute,
        stream,
        outdoors=spec.icon == "field",
    )
    paint_scene(painter, scene)
    size = min(rect.width(), rect.height()) * stream.between(0.385, 0.42)
    painter.save()
    painter.translate(rect.width() / 2, rect.height() * 0.53)
    painter.scale(size, size)
    ink = Ink(
        mixed(scene.accent, QColor("#ffffff"), 0.25),
        mixed(scene.mid, scene.accent, 0.4),
        mixed(scene.near, scene.mid, 0.3),
        scene.glow,
    )
    named = shown_by(spec.art_seed or spec.name)
    if spec.frame == "don":
        _paint_don(painter)
    elif spec.frame == "unknown":
        _paint_question(painter)
    elif spec.icon:
        paint_sigil(painter, stream, ink, spec.icon, spec.frame == "trap", named)
    else:
        paint_figure(painter, stream, ink, spec.race, spec.level, named)
    painter.restore()
    if spec.frame != "don":
        paint_foreground(painter, scene)
    painter.restore()


def emblem_image(spec: FaceSpec, width: float, height: float, ratio: float = 1.0) -> QImage:
    """The art of `spec` as `paint_emblem` draws it, `width` × `height` units with `ratio` pixels to each. Safe off the
    GUI thread.
    """
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # One factor for both ways: Qt strokes lines twenty times as slowly under two different ones.
        factor = max(image.width() / width, image.height() / height)
        painter.scale(factor, factor)
        paint_emblem(painter, QRectF(0, 0, width, height), spec)
    return image


def _paint_question(painter: QPainter) -> None:
    """A question mark, for a card of which nothing is known."""
    painter.setPen(QPen(QColor("#f3f4f4"), 0.22, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hook = QPainterPath()
    hook.arcMoveTo(-0.42, -0.9, 0.84, 0.84, 170)
    hook.arcTo(-0.42, -0.9, 0.84, 0.84, 170, -235)
    hook.quadTo(0, 0.1, 0, 0.36)
    painter.drawPath(hook)
    painter.drawPoint(QPointF(0, 0.78))


def _paint_don(painter: QPainter) -> None:
    """A drum seen from above with two strokes that beat it."""
    painter.setPen(QPen(QColor("#2b1408"), 0.09))
    painter.setBrush(QColor("#fbe7b0"))
    painter.drawEllipse(QPointF(0, 0), 0.98, 0.98)
    painter.setBrush(QColor("#b3261c"))
    painter.drawEllipse(QPointF(0, 0), 0.78, 0.78)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fff4d2"))
    for x in (-0.27, 0.27):
        stroke = QPainterPath(QPointF(x - 0.15, -0.56))
        stroke.lineTo(x + 0.15, -0.56)
        stroke.lineTo(x + 0.08, 0.16)
        stroke.lineTo(x - 0.08, 0.16)
        stroke.closeSubpath()
        painter.drawPath(stroke)
        painter.drawEllipse(QPointF(x, 0.4), 0.13, 0.13)
