"""The picture of a match, for the home screen and the curtain: the field as one sees it who knows nobody's cards."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from sanam import games
from sanam.engine.session import Session
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.board.scene import BoardScene
from sanam.ui.words import words_of
from sanam.ui.work import in_background

log = logging.getLogger(__name__)

WIDE = 960  # pixels: more than the home screen shows on most screens
QUALITY = 85
_MARGIN = 4.0


def board_picture(
    match: Session, pictures: Pictures, width: float, height: float, near: int = 0, wide: int = WIDE
) -> QImage:
    """The field of a table of `width` × `height`, `wide` pixels wide, with the half of seat `near` below. Faces that
    are shown on a table of that size are in `pictures` already and cost nothing.
    """
    eager, pictures.eager = pictures.eager, True
    playmat = games.get(match.game).table.playmat()
    geometry = Geometry(playmat.board, width, height, near, open_hands=match.open)
    try:
        scene = BoardScene(pictures)
        scene.playmat, scene.words = playmat, words_of(match.game)
        return _painted(scene, geometry, match, wide)
    finally:
        pictures.eager = eager


def _painted(scene: BoardScene, geometry: Geometry, match: Session, wide: int) -> QImage:
    scene.clock.enabled = False
    scene.arrange(geometry)
    scene.show_view(match.onlooker, {}, animate=False)
    beside = {geometry.board.hand, geometry.board.corner.zone if geometry.board.corner is not None else ""}
    for item in scene.cards.values():
        # Hands and what lies beside them would be cut off at the edge of the field.
        item.setVisible(item.card is not None and item.card.zone.partition(".")[2] not in beside)
    area = geometry.field.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
    image = QImage(wide, round(wide * area.height() / area.width()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(image.rect()), area)
    scene.pictures.arrived.disconnect(scene._arrived)
    scene.clear()
    return image


def keep_picture(image: QImage, path: Path, now: bool = False) -> None:
    """Write a picture, off the GUI thread unless `now`. Failing to is nothing: the home screen does without."""

    def write() -> None:
        if not path.parent.is_dir() or not image.save(str(path), quality=QUALITY):
            log.info("the picture %s could not be kept", path)

    if now:
        write()
    else:
        in_background(write)
