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


class Embedding:
    """Gives placeholders for pictures, within `with`."""

    def __init__(self, *, lossless: bool) -> None:
        self._lossless = lossless
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="sheet-pictures")
        self._files: dict[tuple[str, int, int], Future[Original | None]] = {}
        self._placeholders: dict[object, QImage] = {}
        self._packed: dict[int, Callable[[], Original | None]] = {}  # by the width of the placeholder

    def __enter__(self) -> Embedding:
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown(cancel_futures=True)  # what has not begun is not wanted any more

    def expect(self, path: str, width: int, height: int) -> None:
        """The whole-card picture of a file will be asked for; `width × height` pixels of it are needed."""
        key = (path, width, height)
        if key not in self._files:
            self._files[key] = self._threads.submit(as_it_is, *key, lossless=self._lossless)

    def of_file(self, path: str, width: int, height: int) -> tuple[QImage, int, int] | None:
        """The placeholder of an original and its size in pixels; None where the picture has to be drawn."""
        self.expect(path, width, height)
        key = (path, width, height)
        original = self._files[key].result()
        if original is None:
            return None
        return self._placeholder(key, lambda: original), original.width, original.height

    def of_image(self, image: QImage) -> QImage:
        """The placeholder of a picture; of a translucent one, which QPdfWriter stores best, the picture itself."""
        if image.hasAlphaChannel():
            return image
        key = image.cacheKey()
        if key in self._placeholders:
            return self._placeholders[key]
        plain = image.convertToFormat(QImage.Format.Format_RGB32)
        data, size = bytes(plain.constBits()), (plain.width(), plain.height())
        task = self._threads.submit(packed, data, *size, plain.bytesPerLine(), lossless=self._lossless)
        return self._placeholder(key, task.result)

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
