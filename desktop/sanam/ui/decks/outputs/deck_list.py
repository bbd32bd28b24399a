"""A deck as a list to hand in at a tournament: fields to fill in, every card with its copies, totals, on A4.

The layout is our own. Long lists run into further columns and pages.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from sanam.paths import whole_file
from sanam.ui.text import fill, number, tr

#: Dots to the inch, and pieces of a page in millimetres.
DPI = 300
EDGE, LINE, TITLE, FIELD = 14.0, 5.2, 9.0, 11.0
COLUMNS = 2
SIZE = 9.5  # points of a line


class ListPart(msgspec.Struct, frozen=True):
    """A part of the list: its name, and its cards with their copies."""

    name: str
    cards: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(count for _, count in self.cards)


def fields() -> list[str]:
    """What is filled in by hand."""
    return [tr("Name of the player"), tr("Player number"), tr("Event"), tr("Date")]


def write_deck_list(title: str, about: str, parts: list[ListPart], path: Path) -> int:
    """Write the list as a PDF, wholly or not at all; how many pages it has. `about` names the game and the rules.

    Raises OSError.
    """
    with whole_file(path, ".list-") as temporary:
        return _write(title, about, parts, str(temporary))


def _write(title: str, about: str, parts: list[ListPart], path: str) -> int:
    writer = QPdfWriter(path)
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, QMarginsF()))
    writer.setResolution(DPI)
    writer.setTitle(title)
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(None, "the file cannot be written", path)
    try:
        return _Sheet(painter, writer).draw(title, about, parts)
    finally:
        painter.end()


class _Sheet:
    """Draws in millimetres, from the side where lines of the person's language begin."""

    def __init__(self, painter: QPainter, writer: QPdfWriter) -> None:
        self.painter, self.writer = painter, writer
        self.width, self.height = writer.width() / DPI * 25.4, writer.height() / DPI * 25.4
        self.rtl = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.wide = (self.width - 2 * EDGE - 8) / COLUMNS
        self.pages = 1

    def draw(self, title: str, about: str, parts: list[ListPart]) -> int:
        top = self._head(title, about)
        column, y = 0, top
        for part in parts:
            if not part.cards:
                continue
            lines: list[tuple[str, str]] = [(number(count), name) for name, count in part.cards]
            if y + 3 * LINE > self.height - EDGE:
                column, y, top = self._next(column, top)
            y = self._heading(column, y, fill(tr("{part}: {n}"), part=part.name, n=number(part.total)))
            for count, name in lines:
                if y + LINE > self.height - EDGE:
                    column, y, top = self._next(column, top)
                y = self._line(column, y, count, name)
            y += LINE
        return self.pages

    def _next(self, column: int, top: float) -> tuple[int, float, float]:
        """The next column, or the first of another page: its number, where it begins, and where the next one will."""
        if column + 1 < COLUMNS:
            return column + 1, top, top
        self.writer.newPage()
        self.pages += 1
        return 0, EDGE, EDGE

    def _head(self, title: str, about: str) -> float:
        self._words(EDGE, EDGE, self.width - 2 * EDGE, TITLE, title, 16, bold=True)
        self._words(EDGE, EDGE + TITLE, self.width - 2 * EDGE, LINE, about, SIZE)
        y = EDGE + TITLE + LINE + 3
        half = (self.width - 2 * EDGE - 8) / 2
        for at, name in enumerate(fields()):
            x, row = EDGE + (at % 2) * (half + 8), y + (at // 2) * FIELD
            self._words(x, row, half, LINE, name, 7.5)
            self._rule(x, row + FIELD - 2, half)
        return y + 2 * FIELD + 4

    def _heading(self, column: int, y: float, words: str) -> float:
        self._words(self._left(column), y, self.wide, LINE + 1, words, SIZE + 1.5, bold=True)
        self._rule(self._left(column), y + LINE + 1, self.wide)
        return y + LINE + 2

    def _line(self, column: int, y: float, count: str, name: str) -> float:
        left = self._left(column)
        self._words(left, y, 9, LINE, count, SIZE, bold=True)
        self._words(left + 10, y, self.wide - 10, LINE, name, SIZE)
        return y + LINE

    def _left(self, column: int) -> float:
        return EDGE + column * (self.wide + 8)

    def _rect(self, x: float, y: float, wide: float, high: float) -> QRectF:
        x = self.width - x - wide if self.rtl else x
        dots = DPI / 25.4
        return QRectF(x * dots, y * dots, wide * dots, high * dots)

    def _words(
        self, x: float, y: float, wide: float, high: float, words: str, points: float, *, bold: bool = False
    ) -> None:
        font = QFont(QGuiApplication.font())
        font.setPointSizeF(points)
        font.setBold(bold)
        self.painter.setFont(font)
        place = self._rect(x, y, wide, high)
        shown = self.painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(place.width()))
        side = Qt.AlignmentFlag.AlignRight if self.rtl else Qt.AlignmentFlag.AlignLeft
        self.painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shown)

    def _rule(self, x: float, y: float, wide: float) -> None:
        self.painter.setPen(QPen(Qt.GlobalColor.black, 2))
        place = self._rect(x, y, wide, 0.1)
        self.painter.drawLine(place.topLeft(), place.topRight())
