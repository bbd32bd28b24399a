"""All names of a game in one text, sorted, to find those that begin with what was typed."""

from __future__ import annotations

import bisect
import operator
from array import array
from collections.abc import Sequence
from itertools import accumulate


class Beginnings:
    """The lines of some texts, in the order of letters and, of equals, of the codes of their rows."""

    def __init__(self, texts: Sequence[str], codes: Sequence[str]) -> None:
        """`texts` are lines, each after a line end; `codes` those of their rows."""
        by_code = sorted(range(len(texts)), key=codes.__getitem__)
        found = [(line, row) for row in by_code for line in texts[row].split("\n")[1:]]
        found.sort(key=operator.itemgetter(0))
        self._whole = "\n".join([line for line, _ in found])
        self._rows = array("I", [row for _, row in found])
        self._lengths = array("I", [len(line) for line, _ in found])
        self._starts = array("I", accumulate((size + 1 for size in self._lengths), initial=0))

    def rows(self, words: str) -> list[int]:
        """The rows with a line that begins with `words`: by the length of the shortest such line, of equals by that
        line and by code.
        """
        first = self._place(words)
        end = self._place(f"{words}\U0010ffff")
        places = sorted(range(first, end), key=self._lengths.__getitem__)
        return list(dict.fromkeys([self._rows[place] for place in places]))

    def exactly(self, words: str) -> list[int]:
        """The rows with a line that is `words`, by code."""
        first = self._place(words)
        found = []
        for place in range(first, len(self._rows)):
            if self._line(place) != words:
                break
            found.append(self._rows[place])
        return found

    def _line(self, place: int) -> str:
        return self._whole[self._starts[place] : self._starts[place] + self._lengths[place]]

    def _place(self, words: str) -> int:
        """The place of the first line that is not before `words`."""
        return bisect.bisect_left(range(len(self._rows)), words, key=self._line)
