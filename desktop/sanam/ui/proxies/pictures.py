"""Fronts of cards for the preview, drawn off the GUI thread, the first asked for first."""

from __future__ import annotations

from collections import OrderedDict, deque

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from sanam.faces import FaceSpec
from sanam.proxies.painter import SheetPainter
from sanam.ui.work import Job, Progress

KEPT = 192 << 20  # bytes of pictures
WIDTHS = (420, 840, 1260)
Key = tuple[FaceSpec, int, int, int, bool, bool, str, int]


class FrontPictures(QObject):
    """`of` gives a picture or asks for it; `arrived` is sent when one more is there."""

    arrived = Signal()
    _made = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.width = WIDTHS[0]
        self._pictures: OrderedDict[Key, QImage] = OrderedDict()
        self._wanted: deque[tuple[Key, SheetPainter, int]] = deque()  # the worker takes from its left
        self._asked: set[Key] = set()
        self._bytes = 0
        self._job: Job | None = None
        self._made.connect(self._keep)

    def of(self, painter: SheetPainter, index: int) -> QImage | None:
        """The front of a card of the painter's sheet, None until it is drawn."""
        key = self._key(painter, index)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        elif key not in self._asked:
            self._asked.add(key)
            self._wanted.append((key, painter, index))
            self._start()
        return found

    def forget_wishes(self) -> None:
        """Other pages are looked at now: what has not been drawn is not wanted any more."""
        self._wanted.clear()
        self._asked.clear()

    def stop(self) -> None:
        """Draw no more."""
        self.forget_wishes()
        if self._job is not None:
            self._job.cancel()

    def show_at(self, width: float) -> None:
        """Cards are shown `width` pixels wide now: zoomed in, they are drawn again, large enough not to be blurred."""
        self.width = next((size for size in WIDTHS if size >= width), WIDTHS[-1])

    def _key(self, painter: SheetPainter, index: int) -> Key:
        settings = painter.sheet.settings
        return (
            painter.faces[index],
            settings.card_width,
            settings.card_height,
            settings.bleed,
            settings.mark,
            settings.corner_radius > 0,
            settings.ink,
            self.width,
        )

    def _start(self) -> None:
        if self._job is None:
            job = Job("Drawing cards", self._draw)
            self._job = job
            for signal in (job.done, job.failed, job.cancelled):
                signal.connect(self._ended)
            job.start()

    def _draw(self, progress: Progress) -> None:
        """In a worker."""
        count = 0
        while True:
            progress.advance(count)
            try:
                key, painter, index = self._wanted.popleft()
            except IndexError:
                return
            self._made.emit(key, painter.front_image(index, key[-1]))
            count += 1

    def _keep(self, key: Key, picture: QImage) -> None:
        self._asked.discard(key)
        before = self._pictures.pop(key, QImage())
        self._pictures[key] = picture
        self._bytes += picture.sizeInBytes() - before.sizeInBytes()
        while self._bytes > KEPT and len(self._pictures) > 1:
            _, oldest = self._pictures.popitem(last=False)
            self._bytes -= oldest.sizeInBytes()
        self.arrived.emit()

    def _ended(self, *_: object) -> None:
        self._job = None
        if self._wanted:
            self._start()
