"""The few marks a style sheet can only take from files: drawn once for each theme into a temporary folder."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Qt, QTemporaryDir
from PySide6.QtGui import QColor, QImage, QPainter

from sanam.faces.glyphs import draw_glyph

_folders: dict[str, QTemporaryDir] = {}


def indicator_files(theme: str, tokens: Mapping[str, str]) -> dict[str, str]:
    """Paths of the check mark, radio dot and chevrons by the name the style sheet uses, drawn at 1x and 2x in the
    colours of the theme of this name.
    """
    folder = _folders.get(theme)
    if folder is None:
        folder = _folders[theme] = QTemporaryDir()
    names: dict[str, str] = {}
    for name, glyph, color in (
        ("check", "check", tokens["on_teal"]),
        ("dot", "dot", tokens["teal"]),
        ("chevron_down", "chevron-down", tokens["text"]),
        ("chevron_up", "chevron-up", tokens["text"]),
    ):
        path = folder.filePath(f"{name}.png")
        names[name] = path
        for scale, file in ((1, path), (2, folder.filePath(f"{name}@2x.png"))):
            image = QImage(18 * scale, 18 * scale, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            with QPainter(image) as painter:
                draw_glyph(painter, QRectF(1, 1, 18 * scale - 2, 18 * scale - 2), glyph, QColor(color), width=2.6)
            image.save(file)
    return names
