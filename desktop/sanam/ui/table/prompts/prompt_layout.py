"""How the sentence and the buttons of a prompt share its room: no word is cut, what needs more room makes it higher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from sanam.ui.table.prompts import spots
from sanam.ui.table.prompts.answer_button import AnswerButton
from sanam.ui.table.prompts.spots import GAP, Span

#: From the edge to what is written above and below; what a sentence beside buttons has at least; what the options may
#: take of a row; what a button of the lowest row may take of it where the parts beside it are free.
EDGE, SENTENCE, OPTIONS, ALONE = 4, 190, 0.62, 0.44
#: So much higher a prompt may become for its sentence not to be broken into three lines and more.
COLUMN = 16
#: The least width of a list of options.
LIST = 220


class Measure:
    """What a sentence needs."""

    def __init__(self, label: QLabel) -> None:
        self.words, self.metrics = label.text(), QFontMetrics(label.font())

    def size(self, width: int) -> QSize:
        """What it takes at most `width` pixels wide."""
        if not self.words:
            return QSize(0, 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        found = self.metrics.boundingRect(QRect(0, 0, max(40, width), 4000), flags, self.words).size()
        return QSize(min(width, found.width() + 3), found.height() + 2)

    def even(self, width: int) -> QSize:
        """The same in as many lines, which are as long as each other where words allow it."""
        size = self.size(width)
        lines = size.height() // self.metrics.height()
        if lines < 2:
            return size
        least, most = width // lines, size.width()
        while most - least > 4:
            middle = (least + most) // 2
            found = self.size(middle)
            least, most = (least, middle) if found.height() <= size.height() else (middle, most)
        return self.size(most)


def two_lines(metrics: QFontMetrics) -> int:
    """How high a prompt is in which a sentence takes two lines."""
    return 2 * metrics.height() + 2 + 2 * EDGE


@dataclass
class Laid:
    """A prompt: its size, its place in the strip, and in it the rectangles of the sentence and of the buttons, the
    options first. All from left to right.
    """

    size: QSize
    at: QPoint
    sentence: QRect
    buttons: list[QRect] = field(default_factory=list)


@dataclass
class _Row:
    """The lowest row: the spans of its buttons in the strip, and how high it is."""

    spans: list[Span]
    high: int
    left: int
    right: int


def lay_out(
    strip: QSize,
    words: Measure,
    options: Sequence[QWidget],
    lower: Sequence[tuple[AnswerButton, tuple[float, float]]],
    barred: Sequence[Sequence[QRect]],
    margin: int,
) -> Laid:
    """Lay a prompt out that stands on the lower edge of the strip; `barred` has for each option where it should not
    lie, in the strip.
    """
    wide = strip.width()
    inner = wide - 2 * margin
    row = _lower_row(lower, inner, margin)
    widths = [_width(made, inner) for made in options]
    total = sum(widths) + GAP * max(0, len(widths) - 1)
    end = (row.left - GAP if lower else wide - margin) - margin
    beside = total <= min(end - SENTENCE - GAP, OPTIONS * inner) if options else True
    tall = max((_high(made) for made in options), default=0)
    found: list[Laid] = []
    if beside:
        found.append(_one_row(strip, words, (widths, tall, barred), row, margin, end))
    if not options and not lower:
        return found[0]
    found.append(_rows(strip, words, (options, widths, barred), row, margin, bool(lower)))
    # Where nothing lies in the place of what was there before; then the lower one, but no sentence in a narrow column.
    narrow = 3 * words.metrics.height()

    def cost(laid: Laid) -> tuple[int, int]:
        return _in_the_way(laid, barred), laid.size.height() + (COLUMN if laid.sentence.height() >= narrow else 0)

    return min(found, key=cost)


def _in_the_way(laid: Laid, barred: Sequence[Sequence[QRect]]) -> int:
    """How many of the options lie where they should not."""
    rects = (rect.translated(laid.at) for rect in laid.buttons)
    return sum(any(rect.intersects(other) for other in taken) for rect, taken in zip(rects, barred, strict=False))


def _lower_row(lower: Sequence[tuple[AnswerButton, tuple[float, float]]], inner: int, margin: int) -> _Row:
    parts = [part for _, part in lower]
    spans, high = [], 0
    for made, part in lower:
        span = spots.part(part, inner)
        room = own = span.right - span.left
        if not any(other[1] <= part[0] for other in parts):  # nothing lies before it
            room = max(room, round(ALONE * inner))
        made.fit(room)
        # Confirming keeps its size too, while its words count what is picked.
        width = max(own if part is spots.CONFIRM else 0, min(room, made.sizeHint().width()))
        spans.append(Span(margin + span.right - width, margin + span.right))
        high = max(high, _high(made))
    left = min((span.left for span in spans), default=0)
    return _Row(spans, high, left, max((span.right for span in spans), default=0))


def _one_row(
    strip: QSize,
    words: Measure,
    options: tuple[list[int], int, Sequence[Sequence[QRect]]],
    row: _Row,
    margin: int,
    end: int,
) -> Laid:
    """Sentence, options and the lowest row beside one another."""
    widths, tall, barred = options
    spans: list[Span] = []
    high = max(row.high, tall)
    if widths:
        start = margin + SENTENCE
        top = strip.height() - EDGE - high
        taken = [_meeting(rects, top, top + high, start) for rects in barred]
        found, _ = spots.side_by_side(widths, end + margin - start, taken)
        spans = [Span(span.left + start, span.right + start) for span in found]
    first = min((span.left for span in (*spans, *row.spans)), default=strip.width() - margin + 2 * GAP)
    size = words.even(first - 2 * GAP - margin)
    each, high = high, max(high, size.height())
    last = max((span.right for span in (*spans, *row.spans)), default=margin + size.width())
    left = (
        first - 2 * GAP - size.width() - margin if spans or row.spans else (strip.width() - size.width()) // 2 - margin
    )
    if not spans and not row.spans:
        last = left + 2 * margin + size.width() - margin
        high = size.height() + 2
    tall_ = high + 2 * EDGE
    below = tall_ - EDGE - each
    return Laid(
        QSize(last + margin - left, tall_),
        QPoint(left, strip.height() - tall_),
        QRect(margin, EDGE, size.width(), high),
        [QRect(span.left - left, below, span.right - span.left, each) for span in (*spans, *row.spans)],
    )


def _rows(
    strip: QSize,
    words: Measure,
    options: tuple[Sequence[QWidget], list[int], Sequence[Sequence[QRect]]],
    row: _Row,
    margin: int,
    has_lower: bool,
) -> Laid:
    """The sentence above, then the options row by row, the lowest row last."""
    made, widths, barred = options
    wide = strip.width()
    lines = spots.rows(widths, wide - 2 * margin)
    size = words.size(wide - 2 * margin)
    highs = [max(_high(made[i]) for i in line) for line in lines]
    joined_ = bool(lines) and has_lower and len(lines) == 1 and sum(widths) + GAP * len(widths) <= row.left - margin
    if joined_:  # they have room before the lowest row
        highs = [max(highs[0], row.high)]
    below = highs + ([row.high] if has_lower and not joined_ else [])
    tall = 2 * EDGE + size.height() + sum(below) + GAP * len(below)
    rects: dict[int, QRect] = {}
    top = EDGE + size.height() + GAP
    for line, high in zip(lines, highs, strict=True):
        room = (row.left - GAP if joined_ else wide - margin) - margin
        there = strip.height() - tall + top
        taken = [_meeting(barred[i], there, there + high, margin) for i in line]
        spans, _ = spots.side_by_side([widths[i] for i in line], room, taken)
        for i, span in zip(line, spans, strict=True):
            rects[i] = QRect(span.left + margin, top, span.right - span.left, high)
        top += high + GAP
    if joined_:
        top -= highs[0] + GAP
    lowest = [QRect(span.left, top, span.right - span.left, row.high) for span in row.spans]
    buttons = [*(rects[i] for i in range(len(widths))), *lowest]
    # No wider than what is in it: the board is to be seen.
    used = max(margin + size.width(), *(rect.right() + 1 for rect in buttons)) + margin
    return Laid(
        QSize(min(wide, used), tall),
        QPoint(0, strip.height() - tall),
        QRect(margin, EDGE, min(wide, used) - 2 * margin, size.height()),
        buttons,
    )


def _meeting(rects: Sequence[QRect], top: int, bottom: int, shift: int) -> list[Span]:
    """The spans of those that reach into a row, `shift` pixels further left."""
    return [
        Span(rect.left() - shift, rect.right() + 1 - shift)
        for rect in rects
        if rect.top() < bottom and rect.bottom() >= top
    ]


def _width(made: QWidget, room: int) -> int:
    """How wide an option is, with its words broken into lines where `room` is less."""
    if isinstance(made, QComboBox):
        return min(room // 2, max(LIST, made.sizeHint().width()))
    if isinstance(made, AnswerButton):
        made.fit(room)
    return min(room, made.sizeHint().width() + 2)


def _high(made: QWidget) -> int:
    return max(30, made.sizeHint().height())
