"""Faces for lists and grids: drawn off the GUI thread, newest wish first, kept within a bound of memory."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal
from PySide6.QtGui import QImage, QPixmap

from sanam.faces import FaceSpec, card_face, card_mm, face_image
from sanam.ui.memory import give_back
from sanam.ui.work import in_background

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue

log = logging.getLogger(__name__)

#: Bytes of faces that are kept, and of those while nobody looks at them.
KEPT_BYTES, UNSEEN_BYTES = 24 * 1024 * 1024, 4 * 1024 * 1024
Key = tuple[str, str, int]
Find = Callable[[str, str, int], FaceSpec | None]


def face_of(catalogue: Catalogue, game: str, code: str, language: str, width: int) -> FaceSpec | None:
    """What the face of a card shows in `language` (as the catalogue spells it); None for a code nobody knows.

    Reads the disk: for threads that may wait.
    """
    from sanam.catalogue.pictures import image_for
    from sanam.catalogue.written import shown

    card = catalogue.card(game, code)
    if card is None:
        return None
    image = image_for(catalogue, game, code, width)
    said = shown(catalogue, card, language)
    face: FaceSpec = card_face(card, (language or said.language).replace("_", "-"), said.name, said.text, image=image)
    return face


class FaceCache(QObject):
    """Faces by game, code and width in device pixels. `arrived(game, code)` when one that was asked for is there.

    With `eager` they are drawn where they are asked for (tests, still pictures).
    """

    arrived = Signal(str, str)
    _drawn = Signal(object, QImage)

    def __init__(self, find: Find, *, eager: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._find, self.eager = find, eager
        self._ready: OrderedDict[Key, QPixmap] = OrderedDict()
        self._asked: set[Key] = set()
        self._bytes = 0
        self._wishes = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._drawn.connect(self._take)

    def pixmap(self, game: str, code: str, width: int, ratio: float = 1.0) -> QPixmap | None:
        """The face `width` logical pixels wide, None while it is being drawn."""
        key = (game, code, max(1, round(width * ratio)))
        found = self._ready.get(key)
        if found is None and self.eager:
            self._take(key, self.draw(key), tell=False)
            found = self._ready.get(key)
        if found is None:
            if key not in self._asked:
                self._asked.add(key)
                self._wishes += 1
                in_background(lambda: self._draw_in_thread(key), priority=self._wishes, pool=self._pool)
            return None
        self._ready.move_to_end(key)
        found.setDevicePixelRatio(ratio)
        return found

    def draw(self, key: Key) -> QImage:
        """The face now, in whatever thread."""
        game, code, wide = key
        spec = self._find(game, code, wide)
        return face_image(spec, wide) if spec is not None else QImage()

    def _draw_in_thread(self, key: Key) -> None:
        try:
            image = self.draw(key)
        except Exception as error:  # one card that cannot be drawn must not stop the others
            log.warning("no face for %s: %s", key, error)
            image = QImage()
        with suppress(RuntimeError):  # the screen has gone
            self._drawn.emit(key, image)

    def forget_waiting(self) -> None:
        """Draw nothing more of what was asked for: other cards are looked at now."""
        self._pool.clear()
        self._asked.clear()

    def rest(self) -> None:
        """Nobody looks for now: draw no more, and keep what was looked at last."""
        self.forget_waiting()
        self._drop(UNSEEN_BYTES)
        give_back()

    def _drop(self, most: int) -> None:
        while self._bytes > most and len(self._ready) > 1:
            _, old = self._ready.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4

    def forget(self) -> None:
        """Drop all faces: cards or pictures have changed, or the language has."""
        self.forget_waiting()
        self._ready.clear()
        self._bytes = 0

    def close(self) -> None:
        """Draw nothing more, and wait for the face under way."""
        self._pool.clear()
        self._pool.waitForDone(3000)

    def _take(self, key: Key, image: QImage, tell: bool = True) -> None:
        self._asked.discard(key)
        if image.isNull():
            return
        self._ready[key] = QPixmap.fromImage(image)
        self._bytes += image.sizeInBytes()
        self._drop(KEPT_BYTES)
        if tell:
            self.arrived.emit(key[0], key[1])


def high_of(game: str, width: float) -> float:
    """The height of a face of that width."""
    wide, high = card_mm(game)
    return width * high / wide
