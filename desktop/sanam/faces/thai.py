"""Where a line of Thai may end. Thai writes no blanks between words: a dictionary finds them, rules do the rest.

What the dictionary does not know is not broken where it may be a word of its own; only a stretch too long for that
is broken, and then between syllables as far as the spelling shows them.
"""

from __future__ import annotations

import itertools
import re
from functools import lru_cache

from sanam.paths import resource

WORDS = "words/thai.txt"
#: A stretch of unknown letters up to this length is taken for one word.
LONGEST_UNKNOWN = 12
ZERO_WIDTH_SPACE = "\u200b"
_RUN = re.compile("[\u0e01-\u0e3a\u0e40-\u0e4e]+")
#: What cannot be pulled apart: leading vowels with their consonant, everything that stands above, below or behind,
#: and consonants that are silenced.
_CLUSTER = re.compile(
    "[\u0e40-\u0e44]?[\u0e01-\u0e2e](?:[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]*[\u0e30\u0e32\u0e33\u0e45]?)"
    "(?:[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c)*[\u0e2f\u0e46]?|."
)
#: A cluster that ends in one of these needs no consonant behind it: a syllable may begin after it.
_CLOSED = re.compile("(?:[\u0e30\u0e32\u0e33\u0e45\u0e46\u0e4c]|[\u0e44\u0e43].[\u0e48-\u0e4b]?)$")
_LEADING = re.compile("[\u0e40-\u0e44]")
_UNKNOWN_COST, _WORD_COST = 10, 1


def words() -> frozenset[str]:
    """The words of the program's own dictionary."""
    return _words()[0]


@lru_cache(maxsize=1)
def _words() -> tuple[frozenset[str], int]:
    """The dictionary and the length of its longest word; empty where the file is missing."""
    path = resource(WORDS)
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    words = frozenset(word for line in lines if not line.startswith("#") for word in line.split())
    return words, max(map(len, words), default=0)


def breaks(text: str) -> list[int]:
    """Positions inside the Thai runs of `text` where a line may end, ascending. Blanks are not among them."""
    return [run.start() + at for run in _RUN.finditer(text) for at in _run_breaks(run[0])]


def spaced(text: str) -> str:
    """`text` with a zero-width space wherever a line of Thai may end."""
    places = breaks(text)
    return ZERO_WIDTH_SPACE.join(text[a:b] for a, b in zip([0, *places], [*places, None], strict=True))


def unmarked(text: str) -> str:
    """`text` as it was before `spaced`: for what is copied or spoken."""
    return text.replace(ZERO_WIDTH_SPACE, "")


@lru_cache(maxsize=4096)
def _run_breaks(run: str) -> tuple[int, ...]:
    """Positions inside one unbroken run of Thai letters: the cut with the fewest unknown letters, then words."""
    words, longest = _words()
    ends = [0]
    for cluster in _CLUSTER.findall(run):
        ends.append(ends[-1] + len(cluster))
    edges = set(ends)
    best: dict[int, tuple[int, int, bool]] = {0: (0, 0, False)}  # place -> cost, where from, whether unknown
    for start in ends[:-1]:
        if start not in best:
            continue
        cost, _, unknown = best[start]
        for end in ends[ends.index(start) + 1 :]:
            if end - start > longest:
                break
            if run[start:end] in words and (end not in best or cost + _WORD_COST < best[end][0]):
                best[end] = (cost + _WORD_COST, start, False)
        following = ends[ends.index(start) + 1]
        price = cost + _UNKNOWN_COST * (following - start) + (0 if unknown else _WORD_COST)
        if following in edges and (following not in best or price < best[following][0]):
            best[following] = (price, start, True)
    pieces: list[tuple[int, int, bool]] = []
    at = len(run)
    while at:
        _, start, unknown = best[at]
        pieces.append((start, at, unknown))
        at = start
    return tuple(_ends(run, pieces[::-1]))


def _ends(run: str, pieces: list[tuple[int, int, bool]]) -> list[int]:
    """The places between pieces, without those inside a stretch of unknown letters unless it is too long."""
    places: list[int] = []
    since = 0
    for number, ((_, end, unknown), (start, stop, next_unknown)) in enumerate(itertools.pairwise(pieces), 2):
        if next_unknown and stop - start == 1 and (number == len(pieces) or not pieces[number][2]):
            continue  # a consonant alone closes the syllable before it
        between_syllables = _CLOSED.search(run[since:end]) or _LEADING.match(run[start:])
        too_long = end - since >= LONGEST_UNKNOWN and between_syllables
        if not (unknown and next_unknown) or too_long:
            places.append(end)
            since = end
    return places
