"""Where the buttons of a prompt lie, so that a click meant for one prompt never answers the next. Pure arithmetic.

The lower row has a fixed part for each of passing, clearing and confirming. The options of the upper row stand together
where none of them covers what meant something else in the prompt before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

GAP = 6
#: The parts of the lower row, as shares of its width from its beginning.
CONFIRM, CLEAR, PASS = (0.0, 0.35), (0.35, 0.52), (0.52, 1.0)


class Span(NamedTuple):
    """From `left` to before `right`, in pixels."""

    left: int
    right: int

    def meets(self, other: Span) -> bool:
        return self.left < other.right and other.left < self.right


def part(share: tuple[float, float], room: int) -> Span:
    """A part of the lower row of `room` pixels, with a gap after it."""
    return Span(round(share[0] * room), round(share[1] * room) - (GAP if share[1] < 1 else 0))


def side_by_side(widths: Sequence[int], room: int, barred: Sequence[Sequence[Span]]) -> tuple[list[Span], bool]:
    """Spans for buttons `widths` pixels wide in a row of `room` pixels, as far to its end as may be.

    `barred` has for each button the spans that it must not meet. Says whether all of that could be kept; where it
    could not, they stand at the end of the row.
    """
    total = sum(widths) + GAP * max(0, len(widths) - 1)
    edges = [span for spans in barred for span in spans]
    starts = [room - total, 0, *(span.right + GAP for span in edges), *(span.left - GAP - total for span in edges)]
    for start in starts:
        if not 0 <= start <= max(0, room - total):
            continue
        spans = _from(start, widths)
        if not any(span.meets(other) for span, others in zip(spans, barred, strict=True) for other in others):
            return spans, True
    return _from(max(0, room - total), widths), False


def _from(start: int, widths: Sequence[int]) -> list[Span]:
    spans: list[Span] = []
    for width in widths:
        spans.append(Span(start, start + width))
        start += width + GAP
    return spans
