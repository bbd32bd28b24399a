"""Draws placements: the same for preview, PDF, PNG and printer. QtGui and QtCore only; safe off the GUI thread.

Everything is drawn in units of 10 µm, so that fonts, whose sizes are whole numbers, are true on paper.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import hypot
from pathlib import Path

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QImageReader,
    QPageLayout,
    QPageSize,
    QPainter,
    QPainterPath,
    QPdfWriter,
    QPen,
)

from sanam import paths
from sanam.faces import FaceSpec, face_image, paint_back, paint_face
from sanam.faces.fonts import is_right_to_left, register_fonts
from sanam.faces.paint import SMALL_BELOW
from sanam.faces.typeset import draw_block, draw_line
from sanam.proxies.layout import GUIDE_WIDTH, Page, Placement, Rect, Sheet, SheetCard, Text
from sanam.proxies.pdf import finish
from sanam.proxies.settings import SheetRefused

UNIT = 10  # µm to a unit of the painter
MM = 100  # units
INCH = 2540  # units
WAITING = QColor("#c9d1da")
EDGE = QColor("#0f1217")  # the dark edge of every face
INK = QColor("#3c4650")
GUIDE = QColor("#5b6672")
MAX_PIXELS = 120_000_000
FACE_WIDTH = 480  # pixels of a face where a page is drawn too small for a whole one
_LARGEST_PICTURE = 256  # megabytes a decoded picture may take
#: Card backs by name: tint, and the edge of white ones (Summoner Master 200.1.1, 201.1.1, 202.1.1, 202.1.2).
BACKS: dict[str, tuple[str, str]] = {
    "blue": ("#3f86e0", ""),
    "red": ("#e0503f", ""),
    "white-blue": ("#3f86e0", "#2a62b5"),
    "white-red": ("#e0503f", "#b0342a"),
}
#: Told after every page: pages done, pages in all. It may raise to stop.
Report = Callable[[int, int], None]


def ensure_application() -> QGuiApplication:
    """The application, made without a window system where there is none yet; with the fonts that come with us."""
    app = QGuiApplication.instance()
    if isinstance(app, QGuiApplication):
        return app
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = QGuiApplication(["sanam"])
    register_fonts(paths.resource("fonts"))
    return made


class SheetPainter:
    """Draws the pages of a sheet. `faces` stand beside the cards the sheet was laid out with.

    game, tint   of the common back
    language     of header and texts
    """

    def __init__(
        self,
        sheet: Sheet,
        cards: Sequence[SheetCard] = (),
        faces: Sequence[FaceSpec] = (),
        *,
        game: str = "yugioh",
        tint: str = "#4fb3a5",
        language: str = "en",
    ) -> None:
        self.sheet, self.cards, self.faces = sheet, cards, faces
        self.game, self.tint, self.language = game, tint, language
        self._drawn: Callable[[int], QImage | None] | None = None
        self._backs: dict[str, QImage] = {}
        self._small: dict[tuple[int, int], QImage] = {}

    def set_drawn(self, drawn: Callable[[int], QImage | None]) -> None:
        """For a preview: `drawn` gives `front_image` of a card, or None until there is one."""
        self._drawn = drawn

    def paint(self, painter: QPainter, page: Page) -> None:
        """Draw one page; the painter's origin is the page's corner, its unit 10 µm."""
        settings = self.sheet.settings
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setRenderHint(QPainter.RenderHint.LosslessImageRendering, settings.lossless)
        painter.save()
        if page.shift_x or page.shift_y or page.angle:
            width, height = (side / UNIT for side in self.sheet.size)
            painter.translate(page.shift_x / UNIT + width / 2, page.shift_y / UNIT + height / 2)
            painter.rotate(page.angle / 1000)
            painter.translate(-width / 2, -height / 2)
        for placement in page.cards:
            painter.save()
            if settings.corner_radius:
                clip = QPainterPath()
                radius = (settings.corner_radius + settings.bleed) / UNIT
                clip.addRoundedRect(_rect(placement.art), radius, radius)
                painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            if page.side == "front":
                self._front(painter, placement)
            else:
                self._back(painter, placement)
            painter.restore()
        hair = 1 / _scale(painter)  # on a screen no line is thinner than a pixel
        for line in page.lines:
            color = GUIDE if line.width == GUIDE_WIDTH else INK
            width = line.width / UNIT if self._drawn is None else max(line.width / UNIT, hair)
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(
                QPointF(line.x1 / UNIT, line.y1 / UNIT), QPointF(line.x2 / UNIT, line.y2 / UNIT)
            )
        for text in page.texts:
            self._text(painter, text)
        painter.restore()

    # --- cards

    def front_image(self, index: int, pixels: int) -> QImage:
        """The front of a card with its bleed, square, `pixels` wide. Safe off the GUI thread."""
        settings = self.sheet.settings
        card = Rect(settings.bleed, settings.bleed, settings.card_width, settings.card_height)
        art = Rect(0, 0, card.width + 2 * settings.bleed, card.height + 2 * settings.bleed)
        image = QImage(pixels, round(pixels * art.height / art.width), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.scale(pixels * UNIT / art.width, pixels * UNIT / art.width)
        self._draw_front(painter, Placement(index, 0, card, art))
        painter.end()
        return image

    def _front(self, painter: QPainter, placement: Placement) -> None:
        if self._drawn is None:
            self._draw_front(painter, placement)
            return
        image = self._drawn(placement.card)
        # Neighbours that touch must not let the paper shine through where their edges share a pixel.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, bool(self.sheet.settings.corner_radius))
        if image is None:
            painter.fillRect(_rect(placement.art), WAITING)
        else:
            painter.drawImage(_rect(placement.art), self._shrunk(painter, image, placement.art))

    def _shrunk(self, painter: QPainter, image: QImage, place: Rect) -> QImage:
        """For a preview: a picture that is drawn at less than half its size is made smaller once, and well."""
        width = round(place.width / UNIT * _scale(painter) * painter.device().devicePixelRatio())
        if self._drawn is None or width * 2 > image.width():
            return image
        key = (image.cacheKey(), width)
        if key not in self._small:
            self._small[key] = image.scaledToWidth(max(1, width), Qt.TransformationMode.SmoothTransformation)
        return self._small[key]

    def _draw_front(self, painter: QPainter, placement: Placement) -> None:
        spec = self.faces[placement.card]
        art, card = _rect(placement.art), _rect(placement.rect)
        picture = whole_picture(spec, card.width(), card.height(), self.sheet.settings.dpi)
        if picture is not None:
            # Under its bleed the picture is drawn larger: what is cut away continues what stays.
            if art != card:
                painter.drawImage(art, picture)
            painter.drawImage(card, picture)
            if self.sheet.settings.mark:
                _mark(painter, card, spec)
            return
        if not self.sheet.settings.corner_radius or art != card:
            painter.fillRect(art, EDGE)
        if card.width() * _scale(painter) < SMALL_BELOW:  # the table's small face is no card to print
            painter.drawImage(card, _small_face(spec))
        else:
            paint_face(painter, card, spec)

    def _back(self, painter: QPainter, placement: Placement) -> None:
        art, card = _rect(placement.art), _rect(placement.rect)
        if placement.turned:
            painter.translate(card.center())
            painter.rotate(180)
            painter.translate(-card.center())
        name = self.sheet.settings.backs
        kind = self.cards[placement.card].back if name == "own" and self.cards else name
        picture = _back_picture(kind, card.width(), card.height(), self.sheet.settings.dpi)
        if picture is not None:
            if art != card:
                painter.drawImage(art, picture)
            painter.drawImage(card, picture)
            return
        tint, edge = BACKS.get(kind, (self.tint, ""))
        if not self.sheet.settings.corner_radius or art != card:
            painter.fillRect(art, QColor(edge or "#0c0f14"))
        image = self._backs.get(kind)
        if image is None:
            image = _back_image(self.game, tint, edge, card.size(), self.sheet.settings.dpi)
            self._backs[kind] = image
        painter.drawImage(card, self._shrunk(painter, image, placement.rect))

    def _text(self, painter: QPainter, text: Text) -> None:
        size = text.size / UNIT
        if text.block:
            draw_block(
                painter, _rect(text.rect), text.text, self.language, INK, largest=size, smallest=size * 0.6
            )
            return
        rtl = is_right_to_left(self.language)
        align = {
            "start": Qt.AlignmentFlag.AlignLeft,
            "middle": Qt.AlignmentFlag.AlignHCenter,
            "end": Qt.AlignmentFlag.AlignRight,
            "left": Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft,
        }[text.align]
        rect = _rect(text.rect)
        if rtl and text.align in ("start", "end"):  # the line begins at the other end of the page
            rect.moveLeft(self.sheet.size[0] / UNIT - rect.right())
        draw_line(
            painter, rect, text.text, self.language, INK, largest=size, smallest=size * 0.6, align=align, bold=text.bold
        )


# --- output


def write_pdf(sheet_painter: SheetPainter, path: Path, *, title: str = "", report: Report | None = None) -> None:
    """All pages as one PDF: text as text, pictures lossless, boxes exact, "no scaling" asked of the reader.

    The file is written beside its place and put there when it is whole. Raises OSError, and what `report` raises.
    """
    sheet = sheet_painter.sheet
    handle, temporary = tempfile.mkstemp(prefix=".sheet-", suffix=".pdf", dir=path.resolve().parent)
    os.close(handle)
    try:
        writer = QPdfWriter(temporary)
        writer.setTitle(title or sheet.title)
        writer.setCreator("Sanam")
        writer.setColorModel(QPdfWriter.ColorModel.RGB)
        writer.setResolution(sheet.settings.dpi)
        writer.setPageLayout(page_layout(sheet))
        painter = QPainter()
        if not painter.begin(writer):
            raise OSError(f"{path.name}: the PDF cannot be written")
        try:
            for number, page in enumerate(sheet.pages):
                if number:
                    writer.newPage()
                painter.resetTransform()
                painter.scale(sheet.settings.dpi / INCH, sheet.settings.dpi / INCH)
                sheet_painter.paint(painter, page)
                if report is not None:
                    report(number + 1, len(sheet.pages))
        finally:
            painter.end()
        finish(Path(temporary), sheet.size, duplex=_duplex(sheet))
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _duplex(sheet: Sheet) -> str:
    """How a printer should turn the paper, "" where there is one side."""
    sides = {page.side for page in sheet.pages}
    return {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}[sheet.settings.flip] if len(sides) > 1 else ""


def page_layout(sheet: Sheet) -> QPageLayout:
    """The paper for a PDF writer or a printer: no margins of its own, never turned."""
    width, height = sheet.size
    size = QPageSize(
        QSizeF(width / 1000, height / 1000), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
    )
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0))


def page_image(sheet_painter: SheetPainter, page: Page, dpi: int) -> QImage:
    """One page as an opaque picture that knows its resolution. Raises SheetRefused when it would be too large."""
    width, height = (round(side * dpi / 25_400) for side in sheet_painter.sheet.size)
    if width * height > MAX_PIXELS:
        raise SheetRefused("dpi", "too-many-pixels", width=width, height=height)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    image.setDotsPerMeterX(round(dpi / 0.0254))
    image.setDotsPerMeterY(round(dpi / 0.0254))
    painter = QPainter(image)
    painter.scale(dpi / INCH, dpi / INCH)
    sheet_painter.paint(painter, page)
    painter.end()
    return image


def write_pngs(sheet_painter: SheetPainter, folder: Path, stem: str, *, report: Report | None = None) -> list[Path]:
    """Every page as FOLDER/STEM-1.png, STEM-1-back.png…, at the settings' dpi. Returns the files.

    Raises SheetRefused, OSError; then and when `report` raises none of them stays.
    """
    sheet = sheet_painter.sheet
    made: list[tuple[Path, Path]] = []
    try:
        for number, page in enumerate(sheet.pages):
            name = f"{stem}-{page.sheet + 1}{'-back' if page.side == 'back' else ''}.png"
            handle, temporary = tempfile.mkstemp(prefix=".sheet-", suffix=".png", dir=folder)
            os.close(handle)
            made.append((Path(temporary), folder / name))
            if not page_image(sheet_painter, page, sheet.settings.dpi).save(temporary, "PNG"):  # type: ignore[call-overload]
                raise OSError(f"{folder / name}: the picture cannot be written")
            if report is not None:
                report(number + 1, len(sheet.pages))
        for part, whole in made:
            os.replace(part, whole)
    except BaseException:
        for part, _ in made:
            part.unlink(missing_ok=True)
        raise
    return [whole for _, whole in made]


# --- pictures


def whole_picture(spec: FaceSpec, width: float, height: float, dpi: int) -> QImage | None:
    """The picture of a whole card, cut to `width × height` units at no more than `dpi`; None where a face is drawn."""
    if spec.image is None:
        return None
    return _picture(spec.image, round(width), round(height), dpi, _stamp(spec.image), True)


def _back_picture(kind: str, width: float, height: float, dpi: int) -> QImage | None:
    if not kind.startswith("image:"):
        return None
    path = kind.removeprefix("image:")
    return _picture(path, round(width), round(height), dpi, _stamp(path), False)


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
    if not size.isValid() or (only_cards and size.height() <= size.width() * 1.25):
        return None
    wanted = QSize(round(width * dpi / INCH), round(height * dpi / INCH))
    if size.width() > wanted.width() and size.height() > wanted.height():
        reader.setScaledSize(size.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    if image.isNull():
        return None
    keep = QSize(width, height).scaled(image.size(), Qt.AspectRatioMode.KeepAspectRatio)
    left, top = (image.width() - keep.width()) // 2, (image.height() - keep.height()) // 2
    cut = image.copy(left, top, max(1, keep.width()), max(1, keep.height()))
    return cut.convertToFormat(QImage.Format.Format_RGB32) if not cut.hasAlphaChannel() else cut


@lru_cache(maxsize=64)
def _small_face(spec: FaceSpec) -> QImage:
    return face_image(spec, FACE_WIDTH)


def _back_image(game: str, tint: str, edge: str, size: QSizeF, dpi: int) -> QImage:
    """A back at `dpi`. `edge` makes it white with an edge of that colour."""
    image = QImage(
        round(size.width() * dpi / INCH), round(size.height() * dpi / INCH), QImage.Format.Format_RGB32
    )
    image.fill(QColor(edge or "#0c0f14"))
    painter = QPainter(image)
    rect = QRectF(image.rect())
    if edge:
        _white_back(painter, rect, QColor(tint))
    else:
        paint_back(painter, rect, game, tint)
    painter.end()
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


def _mark(painter: QPainter, card: QRectF, spec: FaceSpec) -> None:
    """A band at the foot of a picture that says what it is for."""
    band = QRectF(card.left(), card.bottom() - card.height() * 0.034, card.width(), card.height() * 0.034)
    painter.fillRect(band, EDGE)
    draw_line(
        painter, band, spec.playtest_word, spec.language, QColor("#f4f7fa"), largest=band.height() * 0.72,
        smallest=band.height() * 0.5, bold=True, align=Qt.AlignmentFlag.AlignHCenter,
    )  # fmt: skip


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.x / UNIT, rect.y / UNIT, rect.width / UNIT, rect.height / UNIT)


def _scale(painter: QPainter) -> float:
    world = painter.worldTransform()
    return hypot(world.m11(), world.m12())
