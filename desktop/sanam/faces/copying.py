"""What drawn glyphs stand for, so that text copied from paper (a PDF) is the text that was drawn.

A font gives glyphs, not letters: Thai vowels and tone marks are moved and replaced, Persian letters are joined, and one
Chinese glyph may serve several characters. Only who lays the text out knows which letters a glyph came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QRawFont, QTextLayout, QTextLine, QTextOption

#: Where marks are drawn: far off every page, in the painter's units.
BEGIN_X, END_X = -90001, -90002


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a glyph stands: the distance from the line's leftmost glyph, in the painter's units.

    `advance` is the room it takes in thousandths of the font's size. `outline` is given for what stands above or below
    a letter and takes no room: a path in such thousandths, as a PDF writes it, with y downwards.
    """

    x: float
    advance: int = 0
    outline: str = ""


@dataclass(frozen=True, slots=True)
class Cluster:
    """Letters whose glyphs cannot be told apart, and where those stand."""

    text: str
    spots: tuple[Spot, ...]
    right_to_left: bool = False


class CopyPainter(QPainter):
    """A painter on a PDF that is told which letters are drawn, line by line.

    It draws a mark before and after each line; `sanam.proxies.copying` finds them in the file and takes them out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[Sequence[Cluster]] = []

    def mark(self, x: int, number: int) -> None:
        self.fillRect(QRectF(x, number, 1, 1), QColor(Qt.GlobalColor.black))


@contextmanager
def copied(painter: QPainter, clusters: Callable[[], Sequence[Cluster]]) -> Iterator[None]:
    """What is drawn inside stands for `clusters`, which is asked only where somebody could copy it."""
    if not isinstance(painter, CopyPainter):
        yield
        return
    number = len(painter.lines)
    painter.lines.append(clusters())
    painter.mark(BEGIN_X, number)
    yield
    painter.mark(END_X, number)


def clusters_of_line(text: str, font: QFont, right_to_left: bool) -> tuple[Cluster, ...]:
    """The clusters of one line of text."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if right_to_left else Qt.LayoutDirection.LeftToRight)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return clusters_of(layout, line)


def clusters_of(layout: QTextLayout, line: QTextLine) -> tuple[Cluster, ...]:
    """The clusters of a line that has been laid out, in the order of reading."""
    units = layout.text().encode("utf-16-le")  # Qt counts in these
    found: list[tuple[int, set[_Glyph], bool]] = []  # where it begins, its glyphs, whether right to left
    for at in range(line.textStart(), line.textStart() + line.textLength()):
        glyphs, right_to_left = _glyphs(line, at)
        if found and (glyphs & found[-1][1] or all(glyph.outline for glyph in glyphs)):
            found[-1][1].update(glyphs)  # part of a ligature, or what stands above and below
        else:
            found.append((at, glyphs, right_to_left))
    ends = [*(at for at, _, _ in found), line.textStart() + line.textLength()][1:]
    left = min((glyph.x for _, glyphs, _ in found for glyph in glyphs), default=0.0)
    return tuple(
        Cluster(
            units[2 * at : 2 * end].decode("utf-16-le", "replace"),
            tuple(Spot(glyph.x - left, glyph.advance, glyph.outline) for glyph in sorted(glyphs)),
            right_to_left,
        )
        for (at, glyphs, right_to_left), end in zip(found, ends, strict=True)
    )


class _Glyph(NamedTuple):
    x: float
    y: float
    number: int
    advance: int
    outline: str


def _glyphs(line: QTextLine, at: int) -> tuple[set[_Glyph], bool]:
    flags = QTextLayout.GlyphRunRetrievalFlag
    runs = line.glyphRuns(at, 1, flags.RetrieveGlyphIndexes | flags.RetrieveGlyphPositions)
    found = set()
    for run in runs:
        font, numbers = run.rawFont(), run.glyphIndexes()
        advances = font.advancesForGlyphIndexes(numbers)
        for number, place, advance in zip(numbers, run.positions(), advances, strict=True):
            room = round(advance.x() * 1000 / font.pixelSize())
            found.add(_Glyph(place.x(), place.y(), number, room, "" if room else _outline(font, number)))
    return found, any(run.isRightToLeft() for run in runs)


_outlines: dict[tuple[str, str, int], str] = {}


def _outline(font: QRawFont, number: int) -> str:
    key = (font.familyName(), font.styleName(), number)
    if key not in _outlines:
        large = QRawFont(font)
        large.setPixelSize(1000)
        _outlines[key] = _path(large.pathForGlyph(number))
    return _outlines[key]


def _path(path: QPainterPath) -> str:
    """A path in the operators of a PDF."""
    operators = {QPainterPath.ElementType.MoveToElement: "m", QPainterPath.ElementType.LineToElement: "l"}
    elements = [path.elementAt(at) for at in range(path.elementCount())]
    words: list[str] = []
    for at, element in enumerate(elements):
        words.append(f"{element.x:.0f} {element.y:.0f}")
        if element.type in operators:
            words.append(operators[element.type])
        elif at + 1 == len(elements) or elements[at + 1].type != QPainterPath.ElementType.CurveToDataElement:
            words.append("c")
    return " ".join(words)
