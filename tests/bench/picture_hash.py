"""How alike two small pictures are to somebody who looks at them: shapes by a difference hash, colours in blocks."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

#: Columns and rows of the brightness whose differences are the hash; columns and rows of the blocks of colour.
GRID, BLOCKS = 16, 4
#: Two pictures are one to the eye when at most so many of the 240 bits differ, and colours by so much on average.
BITS, COLOUR = 26, 14.0


class Looks(NamedTuple):
    """The hash of the shapes, and the colours of 4 × 4 blocks from 0 to 255."""

    bits: int
    colours: tuple[int, ...]


def looks_of(image: QImage) -> Looks:
    """What a picture looks like from afar."""
    ignore, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    grey = image.scaled(GRID, GRID, ignore, smooth).convertToFormat(QImage.Format.Format_Grayscale8)
    bits = 0
    for y in range(GRID):
        row = bytes(grey.constScanLine(y))[:GRID]
        for x in range(GRID - 1):
            bits = bits << 1 | (row[x] < row[x + 1])
    small = image.scaled(BLOCKS, BLOCKS, ignore, smooth)
    colours: list[int] = []
    for y in range(BLOCKS):
        for x in range(BLOCKS):
            color = small.pixelColor(x, y)
            colours += (color.red(), color.green(), color.blue())
    return Looks(bits, tuple(colours))


def alike(first: Looks, second: Looks) -> bool:
    """Whether two pictures are hard to tell apart."""
    if (first.bits ^ second.bits).bit_count() > BITS:
        return False
    apart = sum(abs(a - b) for a, b in zip(first.colours, second.colours, strict=True))
    return apart / len(first.colours) <= COLOUR


def shared(all_looks: list[Looks]) -> list[int]:
    """For each picture how many of all look like it, itself included."""
    counts = [1] * len(all_looks)
    for at, one in enumerate(all_looks):
        bits = one.bits
        for other in range(at + 1, len(all_looks)):
            if (bits ^ all_looks[other].bits).bit_count() <= BITS and alike(one, all_looks[other]):
                counts[at] += 1
                counts[other] += 1
    return counts
