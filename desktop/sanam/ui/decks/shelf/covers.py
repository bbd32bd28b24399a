"""Covers of decks: the art of the card one knows a deck by, drawn away from the window."""

from __future__ import annotations

from collections import OrderedDict, deque

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from sanam.faces import FaceSpec
from sanam.faces.emblem import emblem_image
from sanam.faces.paint import decoded, draw_picture
from sanam.ui.work import Job, Progress

#: Width and height of a cover in pixels; how many are kept.
COVER = QSize(64, 44)
KEPT = 400
#: Where the art of a scanned card lies, in parts of its width and height.
ART = (0.1, 0.17, 0.8, 0.38)


def draw(spec: FaceSpec, ratio: float) -> QImage:
    """The cover of a deck; in any thread."""
    size = COVER * ratio
    picture = decoded(spec.image, size * 2) if spec.image else None
    if picture is None:
        return emblem_image(spec, COVER.width() * 4, COVER.height() * 4, ratio / 4)
    if picture.height() > picture.width() * 1.25:
        left, top, wide, high = ART
        picture = picture.copy(
            round(picture.width() * left),
            round(picture.height() * top),
            round(picture.width() * wide),
            round(picture.height() * high),
        )
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.black)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_picture(painter, QRectF(made.rect()), picture)
    return made


class Covers(QObject):
    """Covers by the face they are made of; `arrived` when some are there that were not."""

    arrived = Signal()
    _made = Signal(object, QImage)

    def __init__(self, eager: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._eager = eager
        self._ready: OrderedDict[tuple[FaceSpec, float], QPixmap] = OrderedDict()
        self._wanted: deque[tuple[FaceSpec, float]] = deque()
        self._job: Job | None = None
        self._made.connect(self._take)

    def of(self, spec: FaceSpec, ratio: float) -> QPixmap | None:
        """The cover, None while it is drawn."""
        key = (spec, ratio)
        found = self._ready.get(key)
        if found is None and self._eager:
            self._take(key, draw(*key))
            return self._ready[key]
        if found is None and key not in self._wanted:
            self._wanted.append(key)
            self._start()
        return found

    def stop(self) -> None:
        """Draw no more."""
        self._wanted.clear()
        if self._job is not None:
            self._job.cancel()

    def _start(self) -> None:
        if self._job is None:
            self._job = job = Job("Drawing covers", self._draw)
            for signal in (job.done, job.failed, job.cancelled):
                signal.connect(self._ended)
            job.start()

    def _draw(self, progress: Progress) -> None:
        while self._wanted:
            progress.advance(0)
            try:
                key = self._wanted[0]
                self._made.emit(key, draw(*key))
                self._wanted.popleft()
            except IndexError:
                return  # nobody wants them any more

    def _take(self, key: tuple[FaceSpec, float], image: QImage) -> None:
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(key[1])
        self._ready[key] = pixmap
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        if not self._eager:
            self.arrived.emit()

    def _ended(self, *_: object) -> None:
        self._job = None
        if self._wanted:
            self._start()
