"""Draws placements: the same for preview, PDF, PNG and printer. QtGui and QtCore only; safe off the GUI thread.

Everything is drawn in units of 10 µm, so that fonts, whose sizes are whole numbers, are true on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from sanam import games
from sanam.faces import FaceSpec, paint_face
from sanam.faces.back import COLOURS
from sanam.faces.fonts import is_right_to_left
from sanam.faces.light import paint_light, pale_image
from sanam.faces.paint import SMALL_BELOW
from sanam.faces.typeset import draw_block, draw_line
from sanam.proxies.embedding import Embedding
from sanam.proxies.layout import GUIDE_WIDTH, Page, Placement, Rect, Sheet, SheetCard, Text
from sanam.proxies.pictures import back_image, back_picture, pixels, small_face, whole_picture

UNIT = 10  # µm to a unit of the painter
MM = 100  # units
WAITING = QColor("#c9d1da")
EDGE = QColor("#0f1217")  # the dark edge of every face
INK = QColor("#3c4650")
GUIDE = QColor("#5b6672")
MARK = QColor("#000000")
#: Card backs by name: tint, and the edge of white ones.
BACKS: dict[str, tuple[str, str]] = {
    **{name: (tint, "") for name, tint in COLOURS.items()},
    "white-blue": (COLOURS["blue"], "#2a62b5"),
    "white-red": (COLOURS["red"], "#b0342a"),
}


class SheetPainter:
    """Draws the pages of a sheet. `faces` stand beside the cards the sheet was laid out with.

    game, tint   of the common back
    language     of header and texts

    `embedding` stands while a PDF is written: it takes the pictures and gives placeholders for them.
    """

    def __init__(
        self,
        sheet: Sheet,
        cards: Sequence[SheetCard] = (),
        faces: Sequence[FaceSpec] = (),
        *,
        game: str = "",
        tint: str = "#4fb3a5",
        language: str = "en",
    ) -> None:
        self.sheet, self.cards, self.faces = sheet, cards, faces
        self.game, self.tint, self.language = game or games.first(), tint, language
        self.embedding: Embedding | None = None
        self._drawn: Callable[[int], QImage | None] | None = None
        self._backs: dict[str, QImage] = {}
        self._small: dict[tuple[int, int], QImage] = {}
        self._inked: dict[str, QImage] = {}

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
            color = MARK if line.is_mark else GUIDE if line.width == GUIDE_WIDTH else INK
            width = line.width / UNIT if self._drawn is None else max(line.width / UNIT, hair)
            painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
            painter.drawLine(QPointF(line.x1 / UNIT, line.y1 / UNIT), QPointF(line.x2 / UNIT, line.y2 / UNIT))
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
        return image if settings.ink != "grey" else grey(image)

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
        if self.sheet.settings.ink == "light":
            painter.fillRect(art, Qt.GlobalColor.white)
            paint_light(painter, card, spec, draw_image=self._draw_image)
            return
        if self._draw_scan(painter, spec, art, card):
            if self.sheet.settings.mark:
                _mark(painter, card, spec)
            return
        if not self.sheet.settings.corner_radius or art != card:
            painter.fillRect(art, EDGE)
        if card.width() * _scale(painter) < SMALL_BELOW:  # the table's small face is no card to print
            painter.drawImage(card, small_face(spec))
        else:
            paint_face(painter, card, spec, draw_image=self._draw_image)

    def expect_scans(self) -> None:
        """Tell `embedding` of the pictures that all pages will want."""
        scans = self.sheet.settings.ink != "light"
        for page in self.sheet.pages if scans else ():
            for placement in page.cards if page.side == "front" else ():
                spec = self.faces[placement.card]
                if spec.image is not None and self.embedding is not None:
                    self.embedding.expect(*self._wanted(spec.image, spec, _rect(placement.rect)))

    def _wanted(self, path: str, spec: FaceSpec, card: QRectF) -> tuple[str, int, int, Callable[[], QImage | None]]:
        dpi = self.sheet.settings.dpi
        needed = pixels(card.size(), dpi)
        return path, needed.width(), needed.height(), lambda: whole_picture(spec, card.size(), dpi)

    def _draw_scan(self, painter: QPainter, spec: FaceSpec, art: QRectF, card: QRectF) -> bool:
        """Draw the picture of the whole card, False where there is none.

        Under its bleed the picture is drawn larger: what is cut away continues what stays.
        """
        places = (art, card) if art != card else (card,)
        if self.embedding is not None and spec.image is not None:
            original = self.embedding.of_file(*self._wanted(spec.image, spec, card))
            if original is not None:
                image, *size = original
                for place in places:
                    _draw_middle(painter, place, image, QSizeF(*size), card.size())
                return True
        picture = whole_picture(spec, card.size(), self.sheet.settings.dpi)
        if picture is None:
            return False
        for place in places:
            self._draw_image(painter, place, picture)
        return True

    def _draw_image(self, painter: QPainter, place: QRectF, image: QImage) -> None:
        painter.drawImage(place, image if self.embedding is None else self.embedding.of_image(image))

    def _back(self, painter: QPainter, placement: Placement) -> None:
        art, card = _rect(placement.art), _rect(placement.rect)
        if placement.turned:
            painter.translate(card.center())
            painter.rotate(180)
            painter.translate(-card.center())
        name = self.sheet.settings.backs
        kind = self.cards[placement.card].back if name == "own" and self.cards else name
        picture = back_picture(kind, card.size(), self.sheet.settings.dpi)
        pale = self.sheet.settings.ink == "light"
        if picture is not None:
            picture = self._changed(kind, picture)
            for place in (art, card) if art != card else (card,):
                self._draw_image(painter, place, picture)
            return
        tint, edge = BACKS.get(kind, (self.tint, ""))
        if not self.sheet.settings.corner_radius or art != card:
            painter.fillRect(art, QColor("#ffffff" if pale else edge or "#0c0f14"))
        image = self._backs.get(kind)
        if image is None:
            image = self._changed(kind, back_image(self.game, tint, edge, card.size(), self.sheet.settings.dpi))
            self._backs[kind] = image
        self._draw_image(painter, card, self._shrunk(painter, image, placement.rect))

    def _changed(self, kind: str, image: QImage) -> QImage:
        """A back as the ink has it, made once."""
        ink = self.sheet.settings.ink
        if ink == "colour":
            return image
        if kind not in self._inked:
            self._inked[kind] = pale_image(image) if ink == "light" else grey(image)
        return self._inked[kind]

    def _text(self, painter: QPainter, text: Text) -> None:
        size = text.size / UNIT
        if text.block:
            draw_block(painter, _rect(text.rect), text.text, self.language, INK, largest=size, smallest=size * 0.6)
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


def _mark(painter: QPainter, card: QRectF, spec: FaceSpec) -> None:
    """A band at the foot of a picture that says what it is for."""
    band = QRectF(card.left(), card.bottom() - card.height() * 0.034, card.width(), card.height() * 0.034)
    painter.fillRect(band, EDGE)
    draw_line(
        painter,
        band,
        spec.playtest_word,
        spec.language,
        QColor("#f4f7fa"),
        largest=band.height() * 0.72,
        smallest=band.height() * 0.5,
        bold=True,
        align=Qt.AlignmentFlag.AlignHCenter,
    )


def _draw_middle(painter: QPainter, place: QRectF, image: QImage, size: QSizeF, shape: QSizeF) -> None:
    """What `pictures` cuts out of a picture of `size` for a card of that shape, drawn over all of `place`."""
    keep = shape.scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    wider = (size.width() / keep.width() - 1) * place.width() / 2
    higher = (size.height() / keep.height() - 1) * place.height() / 2
    painter.save()
    painter.setClipRect(place, Qt.ClipOperation.IntersectClip)
    painter.drawImage(place.adjusted(-wider, -higher, wider, higher), image)
    painter.restore()


def grey(image: QImage) -> QImage:
    """A picture without colour, as transparent as before."""
    if not image.hasAlphaChannel():
        return image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB32)
    made = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied
    )
    with QPainter(made) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(0, 0, image)
    return made


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.x / UNIT, rect.y / UNIT, rect.width / UNIT, rect.height / UNIT)


def _scale(painter: QPainter) -> float:
    world = painter.worldTransform()
    return hypot(world.m11(), world.m12())
