"""Which texts hold which letters, so that a part is looked for only where all of its letters are.

Thai and Chinese have no spaces between words, so that parts are looked for and not words. A part of one letter is found
at once in every script, and a longer one is looked for only where all of its letters are.
"""

from __future__ import annotations

import bisect
import operator
from array import array
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from sanam.catalogue.rowset import RowSet

K = TypeVar("K", str, int)
#: From one row in so many on, a set of rows is smaller than their numbers.
DENSE = 32
#: How many parts that were looked for last are remembered: who types on looks among what was found before.
REMEMBERED = 16
#: Of so many letters in all the pairs are known too: to look through as many takes some 4 ms.
MUCH = 3_000_000


class Postings(Generic[K]):
    """The rows by what they have: a letter, a word, a number."""

    def __init__(self, found: Iterable[Iterable[K]], size: int) -> None:
        """`found` has for each of `size` rows, in turn, what it has, each once."""
        self.size = size
        numbers: dict[K, array[int]] = {}
        add: dict[K, Callable[[int], None]] = {}
        for row, keys in enumerate(found):
            for key in keys:
                try:
                    add[key](row)
                except KeyError:
                    numbers[key] = array("I", (row,))
                    add[key] = numbers[key].append
        self._rows: dict[K, array[int] | RowSet] = {
            key: rows if len(rows) < size / DENSE else RowSet.of(rows, size) for key, rows in numbers.items()
        }
        self.keys: list[K] = sorted(self._rows)

    def __getitem__(self, key: K) -> RowSet:
        """The rows that have it; none, where no row has."""
        rows = self._rows.get(key, ())
        return rows if isinstance(rows, RowSet) else RowSet.of(rows, self.size)

    def union(self, keys: Iterable[K]) -> RowSet:
        """The rows that have one of these."""
        few: list[int] = []
        found = RowSet(0, self.size)
        for key in keys:
            rows = self._rows.get(key, ())
            if isinstance(rows, RowSet):
                found |= rows
            else:
                few += rows
        return found | RowSet.of(few, self.size) if few else found


class Grams:
    """Texts by the letters they hold, and where there is much of them by the pairs of letters that stand together."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts, self._every = texts, RowSet.every(len(texts))
        self._paired = sum(map(len, texts)) > MUCH
        self._known: Postings[str] = Postings(map(_pairs if self._paired else set, texts), len(texts))
        self._last: deque[tuple[str, RowSet]] = deque(maxlen=REMEMBERED)

    def holding(self, part: str, among: RowSet | None = None) -> RowSet:
        """Those of the rows (of all, where `among` is None) whose text holds `part`."""
        among = self._every if among is None else among
        found = self._possible(part) & among
        if len(part) > (2 if self._paired else 1):
            texts = self.texts
            found = RowSet.of([row for row in found if part in texts[row]], found.size)
            if among == self._every:
                self._last.append((part, found))
        return found

    def __contains__(self, part: str) -> bool:
        """Whether any text holds `part`."""
        texts = self.texts
        return any(part in texts[row] for row in self._possible(part))

    def with_letters(self, part: str) -> RowSet:
        """The rows whose texts hold all letters of `part`."""
        found = self._every
        for letter in set(part):
            found &= self._known.union(beginning(self._known.keys, letter)) if self._paired else self._known[letter]
        return found

    def _possible(self, part: str) -> RowSet:
        """The rows whose texts hold all that is known to stand in `part`."""
        if not self._paired or len(part) == 1:
            found = self.with_letters(part)
        else:
            found = self._every
            for at in range(len(part) - 1):
                found &= self._known[part[at : at + 2]]
        for before, rows in tuple(self._last):
            if before in part:
                found &= rows
        return found


class TextsByCode:
    """Texts of cards, to find the codes of those that hold a part."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._codes, self._grams = tuple(texts), Grams(tuple(texts.values()))

    def holding(self, part: str) -> list[str]:
        """The codes of the cards whose text holds `part`."""
        return [self._codes[row] for row in self._grams.holding(part)]


def _pairs(text: str) -> set[str]:
    """The pairs of letters that stand side by side, so that every letter is the first of one."""
    return set(map(operator.add, text, f"{text[1:]}\n"))


def beginning(known: Sequence[str], part: str) -> Sequence[str]:
    """Those of `known`, which are sorted, that begin with `part`."""
    return known[bisect.bisect_left(known, part) : bisect.bisect_left(known, f"{part}\U0010ffff")]
