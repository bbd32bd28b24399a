"""Text that is made to fit: a line is narrowed, shrunk, then cut; paragraphs shrink to a floor."""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import bidirectional

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextLine, QTextOption

from sanam.faces import thai
from sanam.faces.copying import clusters_of, clusters_of_line, copied
from sanam.faces.fonts import LINE_FACTOR, font, is_right_to_left

ELLIPSIS = "…"
LINE_SEPARATOR = "\u2028"
_PROBE = 64  # pixels: widths are measured once at this size; without hinting they grow with it
_BLANKS = re.compile(" +")


@lru_cache(maxsize=8192)
def _width(text: str, bold: bool, italic: bool, stretch: int) -> float:
    """The width of Thai text as a multiple of its pixel size."""
    made = font("th", _PROBE, bold=bold, italic=italic)
    made.setStretch(stretch)
    return QFontMetricsF(made).horizontalAdvance(text) / _PROBE


def _thai_lines(paragraph: str, made: QFont, width: float) -> str:
    """The paragraph with a line separator where each line ends: Qt alone breaks Thai inside words."""
    ends = sorted({*thai.breaks(paragraph), *(blank.end() for blank in _BLANKS.finditer(paragraph)), len(paragraph)})
    look = (made.bold(), made.italic(), made.stretch() or 100)
    room = (width - 0.5) / made.pixelSize()
    lines, begin, last, taken = [], 0, 0, 0.0
    for end in ends:
        word = paragraph[last:end]
        if last > begin and taken + _width(word.rstrip(), *look) > room:
            lines.append(paragraph[begin:last])
            begin, taken = last, 0.0
        taken += _width(word, *look)
        last = end
    return LINE_SEPARATOR.join([*lines, paragraph[begin:]])


@lru_cache(maxsize=4096)
def fit_line(
    text: str,
    language: str,
    width: float,
    largest: float,
    smallest: float,
    bold: bool = False,
    italic: bool = False,
) -> tuple[QFont, str]:
    """A font of `largest`…`smallest` pixels and the text that fits into `width` with it.

    The line is first narrowed to 78 %, then shrunk, and cut with an ellipsis only at the floor.
    """
    made = font(language, largest, bold=bold, italic=italic)
    size = largest
    while True:
        made.setPixelSize(max(1, round(size)))
        made.setStretch(100)
        wanted = QFontMetricsF(made).horizontalAdvance(text)
        if wanted <= width:
            return made, text
        if language in ("en", "th") and wanted * 0.8 <= width:
            made.setStretch(max(78, int(100 * width / wanted) - 1))
            if QFontMetricsF(made).horizontalAdvance(text) <= width:
                return made, text
        if size <= smallest:
            return made, QFontMetricsF(made).elidedText(text, Qt.TextElideMode.ElideRight, width)
        size = max(smallest, size - max(0.5, size * 0.04))


def right_side(language: str) -> Qt.AlignmentFlag:
    """What `draw_line` has to be told for the right-hand side of the screen, whatever the language's direction."""
    return Qt.AlignmentFlag.AlignLeft if is_right_to_left(language) else Qt.AlignmentFlag.AlignRight


def left_side(language: str) -> Qt.AlignmentFlag:
    """The same for the left-hand side."""
    return Qt.AlignmentFlag.AlignRight if is_right_to_left(language) else Qt.AlignmentFlag.AlignLeft


def _goes_backwards(text: str) -> bool:
    """Whether a line in a right-to-left language is laid out so: not one that has letters of other scripts only."""
    ways = {bidirectional(letter) for letter in text}
    return "L" not in ways or not ways.isdisjoint(("R", "AL"))


def draw_number(painter: QPainter, rect: QRectF, align: Qt.AlignmentFlag, text: str, made: QFont) -> None:
    """A number that stands alone, in the middle of `rect`'s height; `align` says where in its width."""
    painter.setFont(made)
    painter.drawText(rect, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, text)


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    language: str,
    color: QColor,
    *,
    largest: float,
    smallest: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    bold: bool = False,
    italic: bool = False,
) -> None:
    """One line in the middle of `rect`'s height. AlignLeft is the side where reading begins; a line without letters
    of a script that goes from right to left keeps its own direction, so that its last full stop stays at its end.
    """
    made, shown = fit_line(text, language, round(rect.width(), 2), largest, smallest, bold, italic)
    rtl = is_right_to_left(language)
    painter.setFont(made)
    painter.setPen(color)
    painter.save()
    backwards = rtl and _goes_backwards(shown)
    # AlignLeft is where reading begins.
    sides = {Qt.AlignmentFlag.AlignLeft: Qt.AlignmentFlag.AlignRight}
    sides |= {there: here for here, there in sides.items()}
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if backwards else Qt.LayoutDirection.LeftToRight)
    if rtl and not backwards:
        align = sides.get(align, align)
    with copied(painter, lambda: clusters_of_line(shown, made, backwards)):
        painter.drawText(
            rect,
            Qt.AlignmentFlag.AlignVCenter | align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip,
            shown,
        )
    painter.restore()


class Block:
    """Paragraphs broken into lines at one size. `height` is what they take; `lines` are drawable in order."""

    def __init__(self, text: str, made: QFont, language: str, width: float, tight: float = 1.0) -> None:
        self.font, self.width = made, width
        # A card has little air to give: 0.86 of the screen's line heights.
        self.leading = made.pixelSize() * LINE_FACTOR.get(language, 1.36) * 0.86 * tight
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        rtl = is_right_to_left(language)
        option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
        option.setAlignment(Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft)
        self.option = option
        self.layouts: list[tuple[QTextLayout, str, float]] = []
        self.starts: list[tuple[int, int]] = []  # (layout, line) of each line
        self.height = 0.0
        for paragraph in text.replace("\r\n", "\n").split("\n"):
            if language == "th":
                paragraph = _thai_lines(paragraph, made, width)
            layout = QTextLayout(paragraph, made)
            layout.setTextOption(option)
            layout.beginLayout()
            top = self.height
            count = 0
            while True:
                line = layout.createLine()
                if not line.isValid():
                    break
                line.setLineWidth(width)
                line.setPosition(QPointF(0, count * self.leading))
                self.starts.append((len(self.layouts), count))
                count += 1
            layout.endLayout()
            if not count:  # an empty paragraph is half a line of air
                self.height += self.leading * 0.5
            self.height += count * self.leading
            self.layouts.append((layout, paragraph, top))


@lru_cache(maxsize=4096)
def block_size(
    text: str,
    language: str,
    width: float,
    height: float,
    largest: float,
    smallest: float,
    italic: bool = False,
) -> int:
    """The largest whole size of `smallest`…`largest` pixels at which the text fits, else the smallest.

    Only the size is remembered: a layout must not be drawn by two threads at once.
    """
    low, high = int(smallest), int(largest)
    while low < high:
        middle = (low + high + 1) // 2
        if Block(text, font(language, middle, italic=italic), language, width).height <= height:
            low = middle
        else:
            high = middle - 1
    return low


def draw_block(
    painter: QPainter,
    rect: QRectF,
    text: str,
    language: str,
    color: QColor,
    *,
    largest: float,
    smallest: float,
    italic: bool = False,
) -> bool:
    """Paragraphs from the top of `rect`. Returns whether all was shown; else the last line ends in "…"."""
    width = round(rect.width(), 2)
    size = block_size(text, language, width, round(rect.height(), 2), largest, smallest, italic)
    block = Block(text, font(language, size, italic=italic), language, width)
    painter.setPen(color)
    painter.setFont(block.font)
    room = rect.height() + 0.5
    shown_all = True
    flat: list[tuple[float, QTextLayout, str, int]] = []
    for layout, paragraph, top in block.layouts:
        flat.extend((top + number * block.leading, layout, paragraph, number) for number in range(layout.lineCount()))
    visible = [entry for entry in flat if entry[0] + block.leading <= room] or flat[:1]
    for index, (top, layout, paragraph, number) in enumerate(visible):
        line = layout.lineAt(number)
        if index == len(visible) - 1 and len(visible) < len(flat):
            shown_all = False
            rest = paragraph[line.textStart() :].replace(LINE_SEPARATOR, "")
            rest += ELLIPSIS * (number == layout.lineCount() - 1)
            cut = QFontMetricsF(block.font).elidedText(rest, Qt.TextElideMode.ElideRight, rect.width())
            last = QTextLayout(cut, block.font)
            last.setTextOption(block.option)
            last.beginLayout()
            final = last.createLine()
            final.setLineWidth(rect.width())
            last.endLayout()
            _draw_text_line(painter, last, final, QPointF(rect.left(), rect.top() + top))
            continue
        _draw_text_line(painter, layout, line, QPointF(rect.left(), rect.top() + top - number * block.leading))
    return shown_all


def _draw_text_line(painter: QPainter, layout: QTextLayout, line: QTextLine, place: QPointF) -> None:
    with copied(painter, lambda: clusters_of(layout, line)):
        line.draw(painter, place)
