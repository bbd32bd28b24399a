"""Reads Chinese sentences that the tables of spellings alone do not bring into the words of the phrase book.

Those tables apply one after the other, each line once. The lines of `zh-mending` apply in any order and only where they
help: of a sentence that is not read each line makes another; those that are read the farthest are looked at again.
Every line keeps the meaning of a sentence. All ways that take equally few steps must mean the same, otherwise the
sentence is not read.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from sanam.abilities.reader import Reading
from sanam.games.yugioh.texts.reading.chinese.rewriting import Rewrites, rewrites
from sanam.games.yugioh.texts.reading.chinese.spelling import PARTS, hidden_names, spelled, with_names

#: The steps tried one after the other, the sentences looked at again after each, and how many are read in all.
_STEPS = 5
_KEPT = 3
_MOST = 60


@functools.cache
def _lines() -> Rewrites:
    return rewrites(("zh-mending.spellings",), PARTS)


def mended(text: str, read: Callable[[str], Reading], loosely: Callable[[str], Reading]) -> Reading | None:
    """The reading of a sentence in the spelling of the phrase book after a few steps; None where there is none.

    `read` and `loosely` give a reading its tree only where that is definite.
    """
    front = best = [read(text)]
    seen = {text}
    for _ in range(_STEPS):
        tried: list[Reading] = []
        for said in (said for reading in front for said in _changed(reading.text)):
            for spelling in (said, spelled(said)):
                if spelling not in seen and len(seen) < _MOST:
                    seen.add(spelling)
                    tried.append(read(spelling))
                    if tried[-1].trees:
                        break
        found = [reading for reading in tried if reading.trees]
        if found:
            return Reading(text, tuple(dict.fromkeys(tree for reading in found for tree in reading.trees)))
        front = sorted(tried, key=_unread)[:_KEPT]
        best = sorted([*best, *front], key=_unread)[:_KEPT]
    return next((loose for loose in (loosely(reading.text) for reading in best) if loose.trees), None)


def _unread(reading: Reading) -> int:
    return len(reading.text) - reading.stop


def _changed(text: str) -> Iterator[str]:
    """The sentences that one step makes of a sentence."""
    hidden, names = hidden_names(text)
    for pattern, spelling in _lines():
        if pattern.search(hidden):
            yield with_names(pattern.sub(spelling, hidden), names)
