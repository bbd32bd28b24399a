"""What tests of windows need again and again and is made once for all of a process: the usual look, and the pictures of
the same cards and grounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar
from unittest import mock

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QApplication

from sanam.games import terms
from sanam.games.words import GameWords
from sanam.ui import language, theme
from sanam.ui.app import look
from sanam.ui.cards import faces
from sanam.ui.mats import Mat
from sanam.ui.table.board import pictures, scene
from sanam.ui.table.board.felt import PLAIN
from sanam.ui.table.board.geometry import Geometry

#: Bytes of pictures of each kind that are kept.
CARDS, GROUNDS = 40 * 2**20, 24 * 2**20

Picture = TypeVar("Picture", QImage, QPixmap)

_usual: list[object] = []
_english: list[object] = []


def _worn() -> list[object]:
    """All that a theme puts on the application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return [theme.current(), app.font().key(), app.styleSheet(), app.palette(), app.layoutDirection()]


def _spoken() -> list[object]:
    """All that a language puts on the application, but for its translations."""
    return [language.current(), language.unreadable(), QLocale().name(), terms.chosen()]


def wear_usual() -> None:
    """Have the application wear the usual theme. To put one on styles everything anew, and most tests find it on."""
    if _worn() != _usual:
        theme.apply(QApplication.instance())  # type: ignore[arg-type]
        _usual[:] = _worn()


def look_usual() -> None:
    """Have the application wear the usual theme and speak English."""
    if _spoken() != _english:
        look(QApplication.instance(), "dark", "en", 1.0)  # type: ignore[arg-type]
        _english[:], _usual[:] = _spoken(), _worn()
    wear_usual()


class Kept(Generic[Picture]):
    """Pictures by what decides how they look; of more bytes than `most` those go that nobody asked for the longest."""

    def __init__(self, most: int) -> None:
        self.most, self.bytes = most, 0
        self.kept: dict[object, Picture] = {}

    def get(self, key: object, make: Callable[[], Picture]) -> Picture:
        """The picture under a key, which `make` makes where there is none."""
        found = self.kept.pop(key, None)
        if found is None:
            found = make()
            self.bytes += _size(found)
        self.kept[key] = found
        while self.bytes > self.most:
            self.bytes -= _size(self.kept.pop(next(iter(self.kept))))
        return found


def _size(picture: QImage | QPixmap) -> int:
    return picture.width() * picture.height() * 4


@contextmanager
def pictures_shared() -> Iterator[None]:
    """Meanwhile a card that a table or a list of tests draws at once, and the ground of a board, are painted once for
    all that looks the same. What is drawn in the background, and whatever a test paints otherwise, is painted as in the
    program.
    """
    cards: Kept[QImage] = Kept(CARDS)
    grounds: Kept[QPixmap] = Kept(GROUNDS)
    render, draw, felt = pictures.Pictures.render, faces.FaceCache.draw, scene.paint_felt

    def rendered(self: pictures.Pictures, wanted: pictures.Wanted) -> QImage:
        spec = self._face(wanted.code) if wanted.code else None
        if not self.eager or (spec is not None and spec.image):
            return render(self, wanted)
        painted_by = pictures.paint_face, pictures.paint_small, pictures.paint_name, pictures.back_image
        key = wanted, spec, self._game, self.sleeve, painted_by
        return cards.get(key, lambda: render(self, wanted))

    def face(self: faces.FaceCache, key: faces.Key) -> QImage:
        spec = self._find(*key) if self.eager else None
        if spec is None or spec.image:
            return draw(self, key)
        return cards.get((spec, key[2], faces.face_image), lambda: draw(self, key))

    def ground(geometry: Geometry, words: GameWords, ratio: float = 1.0, mat: Mat = PLAIN) -> QPixmap:
        look = theme.current(), QGuiApplication.font().key(), *words.labels().values()
        size = geometry.width, geometry.height, geometry.cell, geometry.gap, geometry.field.getRect(), geometry.near
        key = geometry.board, geometry.open_hands, *size, ratio, mat, *look
        return grounds.get(key, lambda: felt(geometry, words, ratio, mat))

    with (
        mock.patch.object(pictures.Pictures, "render", rendered),
        mock.patch.object(faces.FaceCache, "draw", face),
        mock.patch.object(scene, "paint_felt", ground),
    ):
        yield
