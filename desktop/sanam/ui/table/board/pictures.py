"""Faces as pixmaps: rendered off the GUI thread, once for each size they are shown at."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from sanam import games
from sanam.faces.back import DEFAULT_TINT, PLAIN, back_image
from sanam.faces.cards import card_mm
from sanam.faces.names import FLOOR, name_lines
from sanam.faces.paint import SMALL_BELOW, paint_face
from sanam.faces.sleeves import Sleeve
from sanam.faces.small import paint_small
from sanam.faces.typeset import draw_line
from sanam.games.face import FaceSpec
from sanam.ui.work import in_background

#: Pixmaps that are kept, and their bytes; a table in play needs about two hundred.
KEPT, KEPT_BYTES = 900, 48 * 1024 * 1024


class Wanted(NamedTuple):
    """One picture: the card's code ("" for the back), its size in device pixels, whether its numbers are on it.

    `known`: it is the back of a card that the person knows, with its name on it; `tint`: the back's colour and that
    of its edge, each "#rrggbb" ("" for its own), by which one sees whose card it is; `tucked`: its lower part may be
    out of sight.
    """

    code: str
    wide: int
    high: int
    stats: bool
    ratio: float
    known: bool = False
    tint: tuple[str, str] = ("", "")
    tucked: bool = False


def _size(wanted: Wanted) -> int:
    """Bytes of a picture."""
    return wanted.wide * wanted.high * 4


def paint_name(painter: QPainter, rect: QRectF, spec: FaceSpec) -> None:
    """The name of a face-down card, for the player who knows it."""
    lines, size = name_lines(spec.name, spec.language, rect.width() * 0.86, rect.width() * 0.14, 4)
    step = size * (1.2 if spec.language == "en" else 1.45)
    plate = QRectF(
        rect.left() + 2, rect.center().y() - len(lines) * step / 2 - 2, rect.width() - 4, len(lines) * step + 4
    )
    painter.fillRect(plate, QColor(8, 14, 18, 214))
    for number, line in enumerate(lines):
        place = QRectF(rect.left() + rect.width() * 0.07, plate.top() + 2 + number * step, rect.width() * 0.86, step)
        middle = Qt.AlignmentFlag.AlignHCenter
        ink = QColor("#dfeeea")
        draw_line(painter, place, line, spec.language, ink, largest=size, smallest=FLOOR, align=middle, bold=True)


class Pictures(QObject):
    """The table's faces. `face(code)` gives what a face shows, or None for a code nobody knows.

    `arrived` tells that a picture of a code is there now; until then the same face at another size or a quiet card
    stands in. With `eager` faces are rendered where they are asked for (tests, still pictures).
    """

    arrived = Signal(str)
    _rendered = Signal(object, QImage)
    _failed = Signal(object, str)

    def __init__(
        self,
        face: Callable[[str], FaceSpec | None],
        game: str = "",
        eager: bool = False,
        parent: QObject | None = None,
        kept: int = KEPT_BYTES,
    ) -> None:
        super().__init__(parent)
        self._face, self._game, self.eager = face, game or games.first(), eager
        self._kept, self._wishes = kept, 0
        self.sleeve = PLAIN
        self._ready: OrderedDict[Wanted, QPixmap] = OrderedDict()
        self._bytes = 0
        #: Of each code the picture that was drawn last and is kept, and which it is.
        self._other: dict[str, tuple[Wanted, QImage]] = {}
        self._asked: set[Wanted] = set()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._rendered.connect(self._take)
        self._failed.connect(self._give_up)
        #: Why a face could not be drawn, by code.
        self.problems: dict[str, str] = {}

    @property
    def shape(self) -> float:
        """The width of a card divided by its height."""
        wide, high = card_mm(self._game)
        return wide / high

    def play(self, game: str) -> None:
        """From here on the backs are those of this game."""
        if game != self._game:
            self._game = game
            self.forget()

    def put_in(self, sleeve: Sleeve) -> bool:
        """From here on the backs bear this; says whether they looked otherwise before."""
        if sleeve == self.sleeve:
            return False
        self.sleeve = sleeve
        self.forget()
        return True

    def close(self) -> None:
        """Forget the waiting faces and wait for the one being drawn."""
        self._pool.clear()
        self._pool.waitForDone(5000)

    def forget_waiting(self) -> None:
        """Drop what was asked for and is not drawn yet: the window has another size now."""
        self._asked.clear()

    def forget(self) -> None:
        """Drop all faces: another match may mean other cards by the same codes."""
        self.forget_waiting()
        self._ready.clear()
        self._bytes = 0
        self._other.clear()
        self.problems.clear()

    def pixmap(
        self,
        code: str | None,
        width: float,
        height: float,
        ratio: float = 1.0,
        stats: bool = True,
        known: bool = False,
        tint: tuple[str, str] = ("", ""),
        tucked: bool = False,
    ) -> QPixmap:
        """The face (None: the back) at exactly this size in device-independent pixels."""
        size = max(1, round(width * ratio)), max(1, round(height * ratio))
        shown = tint if known or not code else ("", "")
        wanted = Wanted(code or "", *size, stats, ratio, known, shown, tucked and not known and bool(code))
        found = self._ready.get(wanted)
        if found is not None:
            self._ready.move_to_end(wanted)
            return found
        if self.eager or not wanted.code:
            self._take(wanted, self.render(wanted), tell=False)
            return self._ready[wanted]
        self.want(wanted)
        other = self._other.get(wanted.code) if not wanted.known and not wanted.tucked else None
        if other is not None:
            return self._pixmap(
                other[1].scaled(
                    QSize(wanted.wide, wanted.high),
                    Qt.AspectRatioMode.IgnoreAspectRatio,
                    Qt.TransformationMode.SmoothTransformation,
                ),
                ratio,
            )
        return self._blank(wanted)

    def want(self, wanted: Wanted) -> None:
        """Render this picture when there is time."""
        if wanted not in self._asked and wanted not in self._ready:
            self._asked.add(wanted)
            self._wishes += 1
            # What is looked at now comes first.
            in_background(lambda: self._render_in_thread(wanted), priority=self._wishes, pool=self._pool)

    def _render_in_thread(self, wanted: Wanted) -> None:
        if wanted not in self._asked:
            return  # nobody wants this size any more
        try:
            image = self.render(wanted)
        except Exception as error:
            self._failed.emit(wanted, str(error))
            return
        self._rendered.emit(wanted, image)

    def render(self, wanted: Wanted) -> QImage:
        """Draw the picture now, in whatever thread."""
        image = QImage(wanted.wide, wanted.high, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        # Ended in any case: an image that goes while it is painted takes the program with it.
        with QPainter(image) as painter:
            self._paint(painter, wanted)
        return image

    def _paint(self, painter: QPainter, wanted: Wanted) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(wanted.ratio, wanted.ratio)
        rect = QRectF(0, 0, wanted.wide / wanted.ratio, wanted.high / wanted.ratio)
        spec = self._face(wanted.code) if wanted.code else None
        if not wanted.code or wanted.known:
            tint, edge = wanted.tint
            painter.drawImage(
                rect,
                back_image(self._game, wanted.wide, wanted.high, wanted.ratio, tint or DEFAULT_TINT, edge, self.sleeve),
            )
            if spec is not None:
                paint_name(painter, rect, spec)
        elif spec is None:
            painter.setPen(QPen(QColor("#6d87a5"), 1))
            painter.setBrush(QColor("#2a3a4c"))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, wanted.code)
        elif not spec.image and (wanted.tucked or rect.width() < SMALL_BELOW):
            paint_small(painter, rect, spec, None, wanted.stats, wanted.tucked)
        else:
            paint_face(painter, rect, spec, stats=wanted.stats, tucked=wanted.tucked)

    def _take(self, wanted: Wanted, image: QImage, tell: bool = True) -> None:
        if tell and wanted not in self._asked:
            return  # drawn for a match that has been left
        self._asked.discard(wanted)
        self._ready[wanted] = self._pixmap(image, wanted.ratio)
        self._bytes += _size(wanted)
        if not wanted.known and not wanted.tucked:
            self._other[wanted.code] = wanted, image
        self._drop(self._kept)
        if tell:
            self.arrived.emit(wanted.code)

    def shrink(self, most: int) -> None:
        """Keep the pictures that were looked at last, so many bytes of them."""
        self.forget_waiting()
        self._drop(most)

    def give_up(self, codes: Collection[str]) -> None:
        """Draw no more of these, which nobody knows any longer."""
        self._asked = {wanted for wanted in self._asked if wanted.code not in codes}

    def _drop(self, most: int) -> None:
        while len(self._ready) > 1 and (len(self._ready) > KEPT or self._bytes > most):
            old, _ = self._ready.popitem(last=False)
            self._bytes -= _size(old)
            if self._other.get(old.code, (None,))[0] == old:
                del self._other[old.code]

    def _give_up(self, wanted: Wanted, reason: str) -> None:
        # Asked once only: a face that cannot be drawn stays a quiet card.
        self.problems[wanted.code] = reason

    @staticmethod
    def _pixmap(image: QImage, ratio: float) -> QPixmap:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    @staticmethod
    def _blank(wanted: Wanted) -> QPixmap:
        pixmap = QPixmap(wanted.wide, wanted.high)
        pixmap.setDevicePixelRatio(wanted.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor("#6d87a5"), 1))
            painter.setBrush(QColor("#2a3a4c"))
            painter.drawRoundedRect(QRectF(1, 1, wanted.wide / wanted.ratio - 2, wanted.high / wanted.ratio - 2), 4, 4)
        return pixmap
