"""Where the buttons of a prompt lie, so that a click meant for one prompt never answers the next. Pure arithmetic.

Passing, confirming and clearing have each a part of the lowest row, at its end, whatever is asked. Options stand
together before these, or in rows of their own above them, where none of them covers what meant something else in the
prompt before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

GAP = 6
#: The parts of the lowest row, as shares of its width from its beginning.
CLEAR, CONFIRM, PASS = (0.5, 0.58), (0.58, 0.78), (0.78, 1.0)


class Span(NamedTuple):
    """From `left` to before `right`, in pixels."""

    left: int
    right: int

    def meets(self, other: Span) -> bool:
        return self.left < other.right and other.left < self.right


def part(share: tuple[float, float], room: int) -> Span:
    """A part of the lowest row of `room` pixels, with a gap after it."""
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


def rows(widths: Sequence[int], room: int) -> list[list[int]]:
    """The buttons, by index, of each row of `room` pixels, in their order."""
    found: list[list[int]] = []
    left = 0
    for index, width in enumerate(widths):
        if not found or left + GAP + width > room:
            found.append([index])
            left = width
        else:
            found[-1].append(index)
            left += GAP + width
    return found


def _from(start: int, widths: Sequence[int]) -> list[Span]:
    spans: list[Span] = []
    for width in widths:
        spans.append(Span(start, start + width))
        start += width + GAP
    return spans
