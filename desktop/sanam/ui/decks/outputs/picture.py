"""A picture of a deck: every pile with its faces. It is painted in whichever thread asks."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from sanam.faces import FaceSpec, paint_face
from sanam.paths import whole_file
from sanam.ui.decks.dense import RATIO
from sanam.ui.text import number

WIDTH, FACE, GAP, EDGE, HEAD = 1600, 120, 8, 40, 54
GROUND, TEXT, QUIET, MARK = QColor("#1d2733"), QColor("#f2f5f8"), QColor("#9fb0c0"), QColor("#2a9d8f")


class PicturePile(msgspec.Struct, frozen=True):
    """A pile: its name, and its cards in order with how many there are of each."""

    name: str
    cards: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(count for _, count in self.cards)


def deck_picture(title: str, piles: list[PicturePile], faces: Mapping[str, FaceSpec | None]) -> QImage:
    """The picture of a deck; `faces` by code, None for a card that nobody knows, whose code is written."""
    high = round(FACE * RATIO)
    each = (WIDTH - 2 * EDGE + GAP) // (FACE + GAP)
    rows = sum(-(-len(pile.cards) // each) for pile in piles)
    image = QImage(WIDTH, 2 * EDGE + HEAD + len(piles) * HEAD + rows * (high + GAP), QImage.Format.Format_RGB32)
    image.fill(GROUND)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        y = float(EDGE)
        _words(painter, QRectF(EDGE, y, WIDTH - 2 * EDGE, HEAD), title, 34, TEXT)
        y += HEAD
        for pile in piles:
            said = f"{pile.name}  {number(pile.total)}"
            _words(painter, QRectF(EDGE, y, WIDTH - 2 * EDGE, HEAD), said, 24, QUIET)
            y += HEAD
            for at, (code, count) in enumerate(pile.cards):
                place = QRectF(EDGE + (at % each) * (FACE + GAP), y + (at // each) * (high + GAP), FACE, high)
                _card(painter, place, code, faces.get(code))
                if count > 1:
                    _count(painter, place, count)
            y += -(-len(pile.cards) // each) * (high + GAP)
    return image


def write_picture(image: QImage, path: Path) -> None:
    """Write a picture as the name asks for (PNG, JPEG), wholly or not at all. Raises OSError."""
    with whole_file(path, ".picture-") as temporary:
        if not image.save(str(temporary), path.suffix[1:].upper() or "PNG"):  # type: ignore[call-overload]
            raise OSError(None, "the picture cannot be written", str(path))


def _card(painter: QPainter, place: QRectF, code: str, face: FaceSpec | None) -> None:
    if face is not None:
        painter.save()
        paint_face(painter, place, face)
        painter.restore()
        return
    painter.setPen(QUIET)
    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6)
    _words(painter, place.adjusted(6, 6, -6, -6), code, 14, QUIET, wrap=True)


def _count(painter: QPainter, place: QRectF, count: int) -> None:
    mark = QRectF(place.center().x() - 22, place.bottom() - 62, 44, 26)  # over the art, above the numbers
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(MARK)
    painter.drawRoundedRect(mark, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _words(painter, mark, f"×{number(count)}", 18, TEXT, centred=True)


def _words(
    painter: QPainter,
    place: QRectF,
    words: str,
    size: int,
    colour: QColor,
    *,
    wrap: bool = False,
    centred: bool = False,
) -> None:
    font = QFont(painter.font())
    font.setPixelSize(size)
    font.setBold(not wrap)
    painter.setFont(font)
    painter.setPen(colour)
    flags = Qt.AlignmentFlag.AlignCenter if centred else Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
    if wrap:
        painter.drawText(place, int(flags | Qt.TextFlag.TextWrapAnywhere), words)
    else:
        room = QSizeF(place.size()).width()
        painter.drawText(place, flags, painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(room)))
