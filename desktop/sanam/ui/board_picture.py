"""The picture of a match for the home screen: the field as it stands, without the hands."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QRect, Qt, QThreadPool
from PySide6.QtGui import QImage

from sanam.ui.table.screen import TableScreen

log = logging.getLogger(__name__)

WIDE = 960  # pixels: more than the home screen shows on most screens
QUALITY = 85


def board_picture(screen: TableScreen) -> QImage | None:
    """What the board shows now, at most `WIDE` pixels wide; None when there is nothing to see.

    Only the field is in it: whoever sees the home screen next may be the other player.
    """
    controller, geometry = screen.controller, screen.scene.geometry
    if controller is None or geometry is None or controller.past is not None:
        return None
    area = geometry.field.toRect().adjusted(-8, -8, 8, 8).intersected(QRect(screen.view.rect()))
    if area.isEmpty():
        return None
    screen.scene.clock.finish()
    image = screen.view.viewport().grab(area).toImage()
    image.setDevicePixelRatio(1.0)
    if image.width() > WIDE:
        image = image.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
    return image


def keep_picture(image: QImage, path: Path, now: bool = False) -> None:
    """Write a picture, off the GUI thread unless `now`. Failing to is nothing: the home screen does without."""

    def write() -> None:
        if not path.parent.is_dir() or not image.save(str(path), "JPG", QUALITY):
            log.info("the picture %s could not be kept", path)

    if now:
        write()
    else:
        QThreadPool.globalInstance().start(write)
