"""Reads Chinese sentences that the tables of spellings alone do not bring into the words of the phrase book.

Those tables apply one after the other, each line once. The lines of `zh-mending` apply in any order and only where they
help: of a sentence that is not read, each line, and each filler word taken out or put in where reading stopped, makes
another; those that are read the farthest are looked at again. Every line keeps the meaning of a sentence. All ways that
take equally few steps must mean the same, otherwise the sentence is not read.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator

from sanam.abilities.reader import Reading
from sanam.games.yugioh.texts.reading.chinese.rewriting import Rewrites, rewrites
from sanam.games.yugioh.texts.reading.chinese.spelling import PARTS, hidden_names, spelled, with_names

#: So many steps one after the other are tried, so many sentences are looked at again after each, and so many read in all.
_STEPS = 5
_KEPT = 3
_MOST = 60
@functools.cache
def _lines() -> Rewrites:
    return rewrites(("zh-mending.spellings",), PARTS)


def mended(text: str, read: Callable[[str], Reading], loosely: Callable[[str], Reading]) -> Reading | None:
    """The reading of a sentence in the spelling of the phrase book after a few mending steps; None where there is
    none."""
    first = read(text)
    seen = {text}
    front = [first]
    best = [first]
    for _ in range(_STEPS):
        tried: list[Reading] = []
        for reading in front:
            for said in _changed(reading):
                if said not in seen and len(seen) < _MOST:
                    seen.add(said)
                    tried.append(read(said))
        found = [reading for reading in tried if reading.trees]
        if found:
            trees = dict.fromkeys(tree for reading in found for tree in reading.trees)
            return Reading(text, tuple(trees))
        front = sorted(tried, key=_unread)[:_KEPT]
        best = sorted([*best, *front], key=_unread)[:_KEPT]
    for reading in best:
        loose = loosely(reading.text)
        if loose.trees:
            return loose
    return None


def _unread(reading: Reading) -> int:
    return len(reading.text) - reading.stop


def _changed(reading: Reading) -> Iterator[str]:
    """The sentences that one step makes of a sentence."""
    hidden, names = hidden_names(reading.text)
    for pattern, spelling in _lines():
        if pattern.search(hidden):
            said = with_names(pattern.sub(spelling, hidden), names)
            yield said
            yield spelled(said)
