"""The pictures of a PDF that is being written: packed by two threads while the pages are painted.

QPdfWriter packs every picture on the thread that paints, as raw pixels, which is most of what a PDF of scans costs. It
is given a placeholder instead, drawn where the picture belongs; when it is done, `finish` of sanam.proxies.pdf puts
the pictures in. So what decides where things are stays the one painter.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from sanam.proxies.originals import Original, as_it_is, packed

THREADS = 2
#: Gives the picture of a whole card as Qt draws it, None where there is none.
Drawn = Callable[[], QImage | None]


class Embedding:
    """Gives placeholders for pictures, within `with`."""

    def __init__(self, *, lossless: bool, grey: bool = False) -> None:
        self._lossless, self._grey = lossless, grey
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="sheet-pictures")
        self._files: dict[tuple[str, int, int], Future[Original | None]] = {}
        self._placeholders: dict[object, QImage] = {}
        self._packed: dict[int, Callable[[], Original | None]] = {}  # by the width of the placeholder

    def __enter__(self) -> Embedding:
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown(cancel_futures=True)  # what has not begun is not wanted any more

    def expect(self, path: str, width: int, height: int, drawn: Drawn) -> None:
        """The whole-card picture of a file will be asked for; `width × height` pixels of it are needed.

        `drawn` gives it where it cannot be stored as it is, on another thread.
        """
        key = (path, width, height)
        if key not in self._files:
            self._files[key] = self._threads.submit(self._read, *key, drawn)

    def of_file(self, path: str, width: int, height: int, drawn: Drawn) -> tuple[QImage, int, int] | None:
        """The placeholder of a file's picture and its size in pixels; None where the painter has to draw it."""
        self.expect(path, width, height, drawn)
        key = (path, width, height)
        original = self._files[key].result()
        if original is None:
            return None
        return self._placeholder(key, lambda: original), original.width, original.height

    def _read(self, path: str, width: int, height: int, drawn: Drawn) -> Original | None:
        original = as_it_is(path, width, height, lossless=self._lossless)
        if original is not None and (not self._grey or original.components == 1):
            return original
        image = drawn()
        return None if image is None or image.hasAlphaChannel() else self._pack(image)

    def _pack(self, image: QImage) -> Original:
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        size = (plain.width(), plain.height())
        return packed(bytes(plain.constBits()), *size, plain.bytesPerLine(), lossless=self._lossless, grey=self._grey)

    def of_image(self, image: QImage) -> QImage:
        """The placeholder of a picture; of a translucent one, which QPdfWriter stores best, the picture itself."""
        if image.hasAlphaChannel():
            return image
        key = image.cacheKey()
        if key in self._placeholders:
            return self._placeholders[key]
        return self._placeholder(key, self._threads.submit(self._pack, image).result)

    def pictures(self) -> dict[int, Original]:
        """What belongs in the place of the placeholders, by their width; they are one pixel high."""
        made = {width: original() for width, original in self._packed.items()}
        return {width: original for width, original in made.items() if original is not None}

    def _placeholder(self, key: object, original: Callable[[], Original | None]) -> QImage:
        if key not in self._placeholders:
            number = len(self._packed) + 1
            self._packed[number] = original
            made = QImage(number, 1, QImage.Format.Format_RGB32)
            made.fill(Qt.GlobalColor.white)
            self._placeholders[key] = made
        return self._placeholders[key]
