"""Many texts as one, to find those that hold a part of a text at the speed of a single search."""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from itertools import accumulate

#: Where more than one in so many texts holds a part, the texts are looked at one by one from there on.
MANY = 40


class Joined:
    """Texts that each begin with a line end and hold parts that have none but at their beginning."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._whole = "".join(texts)
        self._starts = list(accumulate(map(len, texts), initial=0))

    def __contains__(self, part: str) -> bool:
        return part in self._whole

    def holding(self, part: str) -> list[int]:
        """The places of the texts that hold `part`, ascending."""
        find, starts, few = self._whole.find, self._starts, len(self._texts) // MANY
        found: list[int] = []
        at = find(part)
        while at >= 0:
            place = bisect.bisect_right(starts, at) - 1
            found.append(place)
            if len(found) > few:
                rest = range(place + 1, len(self._texts))
                return found + [one for one in rest if part in self._texts[one]]
            at = find(part, starts[place + 1])
        return found
