"""The pictures a sheet is painted with: scans as large as they are needed, backs, faces for small previews."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen

from sanam.faces import FaceSpec, face_image, paint_back
from sanam.proxies.originals import CARD_SHAPE

INCH = 2540  # units of 10 µm
FACE_WIDTH = 480  # pixels of a face where a page is drawn too small for a whole one
_LARGEST_PICTURE = 256  # megabytes a decoded picture may take


def whole_picture(spec: FaceSpec, size: QSizeF, dpi: int) -> QImage | None:
    """The picture of a whole card, cut to the shape of `size` units, at no more than `dpi`.

    None where a face is drawn.
    """
    if spec.image is None:
        return None
    return _picture(spec.image, round(size.width()), round(size.height()), dpi, _stamp(spec.image), True)


def back_picture(kind: str, size: QSizeF, dpi: int) -> QImage | None:
    """The picture of a back of that kind, None where it is drawn."""
    if not kind.startswith("image:"):
        return None
    path = kind.removeprefix("image:")
    return _picture(path, round(size.width()), round(size.height()), dpi, _stamp(path), False)


def pixels(size: QSizeF, dpi: int) -> QSize:
    """How many pixels a card of `size` units has at `dpi`."""
    return QSize(round(size.width() * dpi / INCH), round(size.height() * dpi / INCH))


def _stamp(path: str) -> int:
    try:
        return Path(path).stat().st_mtime_ns
    except OSError:
        return 0


@lru_cache(maxsize=24)
def _picture(path: str, width: int, height: int, dpi: int, stamp: int, only_cards: bool) -> QImage | None:
    """Decoded once for all copies, which a PDF then stores once. `only_cards` leaves art of other shapes alone."""
    QImageReader.setAllocationLimit(_LARGEST_PICTURE)
    reader = QImageReader(path)
    reader.setAutoTransform(True)
    size = reader.size()
    if not size.isValid() or (only_cards and size.height() <= size.width() * CARD_SHAPE):
        return None
    wanted = pixels(QSizeF(width, height), dpi)
    if size.width() > wanted.width() and size.height() > wanted.height():
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        return None
    keep = QSize(width, height).scaled(image.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (image.width() - keep.width()) // 2, (image.height() - keep.height()) // 2
    cut = image.copy(left, top, max(1, keep.width()), max(1, keep.height()))
    return cut.convertToFormat(QImage.Format.Format_RGB32) if not cut.hasAlphaChannel() else cut


def scan_dpi(path: str, size: tuple[int, int]) -> int:
    """How many dots to the inch the picture of a whole card has on a card of `size` µm; a great many where a face is
    drawn.
    """
    return _scan_dpi(path, size, _stamp(path))


@lru_cache(maxsize=4096)
def _scan_dpi(path: str, size: tuple[int, int], stamp: int) -> int:
    found = QImageReader(path).size()
    if not found.isValid() or found.height() <= found.width() * CARD_SHAPE:
        return 10_000
    return round(min(found.width() / size[0], found.height() / size[1]) * 25_400)


@lru_cache(maxsize=64)
def small_face(spec: FaceSpec) -> QImage:
    """A face for where a page is drawn too small for a whole one."""
    return face_image(spec, FACE_WIDTH)


def back_image(game: str, tint: str, edge: str, size: QSizeF, dpi: int) -> QImage:
    """A back at `dpi`. `edge` makes it white with an edge of that colour."""
    image = QImage(pixels(size, dpi), QImage.Format.Format_RGB32)
    image.fill(QColor(edge or "#0c0f14"))
    with QPainter(image) as painter:
        rect = QRectF(image.rect())
        if edge:
            _white_back(painter, rect, QColor(tint))
        else:
            paint_back(painter, rect, game, tint)
    return image


def _white_back(painter: QPainter, rect: QRectF, tint: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = rect.width() * 0.05
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fbfcfe"))
    painter.drawRoundedRect(inner, inset, inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(1, 9):
        tint.setAlphaF(0.75 if ring in (2, 5) else 0.28)
        painter.setPen(QPen(tint, rect.width() * 0.008))
        radius = inner.width() * 0.06 * ring
        painter.drawEllipse(inner.center(), radius, radius)
