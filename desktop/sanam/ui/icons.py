"""Icons of the controls, drawn from the shared glyphs in the colours of the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap

from sanam.faces.glyphs import draw_glyph
from sanam.ui import theme


def pixmap(name: str, color: str = "text", size: int = 20, *, ratio: float = 2.0) -> QPixmap:
    """A glyph as a pixmap of `size` logical pixels. `color` is a token of the theme in force or "#rrggbb"."""
    value = color if color.startswith("#") else theme.color(color).name()
    mirrored = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return _pixmap(name, value, size, ratio, mirrored)


def icon(name: str, color: str = "text", size: int = 20, *, on: str = "on_teal") -> QIcon:
    """A glyph as an icon; checked it takes the colour `on`, disabled it is quiet."""
    made = QIcon()
    made.addPixmap(pixmap(name, color, size))
    made.addPixmap(pixmap(name, "quiet", size), QIcon.Mode.Disabled)
    if not color.startswith("on_"):
        made.addPixmap(pixmap(name, on, size), QIcon.Mode.Normal, QIcon.State.On)
    return made


@lru_cache(maxsize=1024)
def _pixmap(name: str, color: str, size: int, ratio: float, mirrored: bool) -> QPixmap:
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with QPainter(made) as painter:
        draw_glyph(painter, QRectF(0, 0, size, size), name, QColor(color), mirrored=mirrored)
    return made


def forget() -> None:
    """Drop all drawn icons (before the application ends: pixmaps must not outlive it)."""
    _pixmap.cache_clear()
