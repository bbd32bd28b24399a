"""The whole deck at once: the largest faces with which every pile fits into the room there is."""

from __future__ import annotations

from PySide6.QtCore import QSize

#: Widths of a face in pixels, and how high it is of its width.
WIDEST, NARROWEST = 88, 26
RATIO = 108 / 74
#: Pixels between faces, above each pile, and between piles.
GAP, HEAD, BETWEEN = 4, 26, 6


def face_size(width: int) -> QSize:
    """The size of a face of that width."""
    return QSize(width, round(width * RATIO))


def per_row(face: QSize, width: int) -> int:
    """How many faces fit beside each other."""
    return max(1, (width - GAP) // (face.width() + GAP))


def height_of(face: QSize, tiles: list[int], width: int) -> int:
    """How high piles of that many faces are together."""
    each = per_row(face, width)
    rows = sum(max(1, -(-count // each)) for count in tiles)
    return rows * (face.height() + GAP) + len(tiles) * (HEAD + BETWEEN)


def fitting_face(tiles: list[int], width: int, height: int) -> QSize:
    """The largest face with which piles of that many faces fit; the smallest where none does."""
    sizes = (face_size(wide) for wide in range(WIDEST, NARROWEST - 1, -1))
    return next((face for face in sizes if height_of(face, tiles, width) <= height), face_size(NARROWEST))
