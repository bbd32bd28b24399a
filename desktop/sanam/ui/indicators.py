"""The few marks a style sheet can only take from files: drawn once for each theme into a temporary folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTemporaryDir
from PySide6.QtGui import QColor, QImage, QPainter

from sanam.faces.glyphs import draw_glyph

if TYPE_CHECKING:
    from sanam.ui.theme import Theme

_folders: dict[str, QTemporaryDir] = {}


def indicator_files(theme: Theme) -> dict[str, str]:
    """Paths of the check mark, radio dot and chevrons by the name the style sheet uses, drawn at 1x and 2x."""
    key = theme.name
    folder = _folders.get(key)
    if folder is None:
        folder = _folders[key] = QTemporaryDir()
    names: dict[str, str] = {}
    for name, glyph, color in (
        ("check", "check", theme.on_teal),
        ("dot", "dot", theme.teal),
        ("chevron_down", "chevron-down", theme.text),
        ("chevron_up", "chevron-up", theme.text),
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
