"""Names that are nearly what a person typed: small typing errors, found with rapidfuzz, which is loaded when the first
one is looked for.

A word is near another when at most one letter is wrong, missing, too many or swapped with its neighbour; two in words
of eight letters and more. Words of fewer than four letters have no near ones: too many would be.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence

#: Up to this length of a word no error is forgiven, from LONG on two are.
SHORT, LONG = 3, 8
#: Up to this length two letters that are swapped can be the second and the last but one.
ONE_LETTER = 4
#: How alike (0 to 100) a name must be to be suggested in the place of another.
ALIKE = 60.0
#: Likewise for a part of a name.
PART = 90.0


def errors(word: str) -> int:
    """How many errors are forgiven in a word of this length."""
    return 0 if len(word) <= SHORT else 1 if len(word) < LONG else 2


class Lengths:
    """Texts by their length and by how they begin and end, to look only at those to which few errors can lead."""

    def __init__(self, texts: Sequence[str]) -> None:
        self.texts = texts
        places: defaultdict[tuple[int, int], array[int]] = defaultdict(_no_places)
        #: The places in `texts` by length with how they begin (True) or end: two letters, or one.
        ends: defaultdict[tuple[int, str, bool], array[int]] = defaultdict(_no_places)
        for place, text in enumerate(texts):
            size = len(text)
            places[size, _foreign(text)].append(place)
            for end in (2, 1) if size <= ONE_LETTER + 1 else (2,):
                ends[size, text[:end], True].append(place)
                ends[size, text[-end:], False].append(place)
        self._ends = dict(ends)
        #: By length and how many letters are not Latin the places, and their texts as one.
        self._sizes = {which: (some, "\n".join([texts[place] for place in some])) for which, some in places.items()}

    def about(self, word: str, errors: int) -> list[int]:
        """The places, ascending, of texts that can be so many errors from `word`: their lengths differ by no more, and
        with one error alone two words begin or end with the same two letters, short ones with the same letter; with
        more, one of the parts of the word stands in the text.
        """
        found: set[int] = set()
        if errors > 1:
            parts = [part for part in _parts(word, errors + 1) if part]
            foreign = _foreign(word)
            for size in range(len(word) - errors, len(word) + errors + 1):
                for letters in range(max(0, foreign - errors), min(size, foreign + errors) + 1):
                    for part in parts:
                        found.update(self._holding((size, letters), part))
            return sorted(found)
        end = 1 if len(word) <= ONE_LETTER else 2
        for size in range(len(word) - errors, len(word) + errors + 1) if errors else ():
            for part, first in ((word[:end], True), (word[-end:], False)):
                found.update(self._ends.get((size, part, first), ()))
        return sorted(found)

    def _holding(self, which: tuple[int, int], part: str) -> Iterator[int]:
        """The places of the texts of a length, so many of whose letters are not Latin, that hold `part`, which has no
        line end.
        """
        if which not in self._sizes:
            return
        places, whole = self._sizes[which]
        find, step = whole.find, which[0] + 1
        at = find(part)
        while at >= 0:
            yield places[at // step]
            at = find(part, (at // step + 1) * step)


def _no_places() -> array[int]:
    return array("I")


def _foreign(text: str) -> int:
    """How many letters of a text are not Latin."""
    return 0 if text.isascii() else len(text) - len(text.encode("ascii", "ignore"))


def _parts(word: str, count: int) -> list[str]:
    """So many parts of a word, with a letter between two of them: two letters that are swapped touch one of them."""
    letters = len(word) - count + 1
    sizes = [letters // count + (at < letters % count) for at in range(count)]
    starts = [sum(sizes[:at]) + at for at in range(count)]
    return [word[start : start + size] for start, size in zip(starts, sizes, strict=True)]


def near_words(word: str, known: Sequence[str]) -> tuple[str, ...]:
    """The words of `known` that are nearest to `word`: all those with the fewest errors, () when none is near."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    allowed = errors(word)
    if not allowed:
        return ()
    found = process.extract(word, known, scorer=OSA.distance, score_cutoff=allowed, limit=None)
    # A number with one digit wrong is another number.
    found = [one for one in found if _digits(one[0]) == _digits(word)]
    least = min((distance for _, distance, _ in found), default=0)
    return tuple(sorted(name for name, distance, _ in found if distance == least))


def pieces(part: str) -> list[str]:
    """Pieces of a part of a name, one more than errors are forgiven in it; () where none is near (see near_parts)."""
    if part.isascii() or len(part) <= SHORT:
        return []
    count = errors(part) + 1
    size = len(part) // count
    return [part[at * size : (at + 1) * size if at + 1 < count else len(part)] for at in range(count)]


def near_parts(part: str, names: Sequence[str]) -> tuple[str, ...]:
    """The names that hold something near to `part`: for scripts that put no spaces between words."""
    from rapidfuzz import fuzz, process

    if part.isascii() or len(part) <= SHORT:
        return ()
    cutoff = 100 * (len(part) - errors(part)) / len(part) - 0.01
    # At either end of a name twice as many letters may be cut off: names that lack more are of another script.
    letters, most = set(part), 2 * errors(part) + 1
    names = [name for name in names if len(letters.difference(name)) <= most]
    found = process.extract(part, names, scorer=fuzz.partial_ratio, score_cutoff=cutoff, limit=None)
    return tuple(sorted(name for name, _, _ in found if len(name) >= len(part) - 1))


def most_errors(name: str) -> int:
    """How many errors are forgiven in a whole name; 0 for one that is too short."""
    return max(1, len(name) // 5) if errors(name) else 0


def near_names(name: str, lines: Sequence[str], limit: int = 20) -> list[int]:
    """The places of those of the `lines` that are nearly `name` as a whole, the nearest first."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    allowed = most_errors(name)
    if not allowed:
        return []
    found = process.extract(name, lines, scorer=OSA.distance, score_cutoff=allowed, limit=limit)
    right = [one for one in found if _digits(one[0]) == _digits(name)]
    return [place for _, _, place in sorted(right, key=lambda one: (one[1], one[0]))]


def likeness(name: str, names: str) -> float:
    """How alike (0 to 100) `name` and the most alike of `names` (each after a line end) are."""
    from rapidfuzz import fuzz

    return max((fuzz.ratio(name, line) for line in names.split("\n") if line), default=0.0)


def _digits(name: str) -> str:
    return "".join(char for char in name if char.isdigit())


def the_near_one(name: str, known: Mapping[str, str]) -> str | None:
    """What `known` has for the one name that is near the whole of `name`; None when none or several are."""
    found = {known[near] for near in near_words(name, list(known))}
    return found.pop() if len(found) == 1 else None


def suggestions(name: str, known: Mapping[str, str], limit: int = 3) -> list[str]:
    """What `known` has for the names that are most like `name`, the most alike first, each once."""
    from rapidfuzz import fuzz, process

    names = list(known)
    found: dict[str, tuple[str, float, int]] = {}
    for scorer in (fuzz.ratio, fuzz.token_sort_ratio):  # as it stands, and with its words in another order
        for one in process.extract(name, names, scorer=scorer, score_cutoff=ALIKE, limit=limit * 4):
            if one[0] not in found or found[one[0]][1] < one[1]:
                found[one[0]] = one
    best = list(dict.fromkeys(_of(known, found.values())))[:limit]
    if len(best) < limit and len(name) > SHORT:  # what is only the beginning or a part of a longer name
        longer = [one for one in names if len(one) > len(name)]
        parts = process.extract(name, longer, scorer=fuzz.partial_ratio, score_cutoff=PART, limit=limit)
        best = list(dict.fromkeys([*best, *_of(known, parts)]))[:limit]
    return best


def _of(known: Mapping[str, str], found: Iterable[tuple[str, float, int]]) -> Iterable[str]:
    return (known[name] for name, _, _ in sorted(found, key=lambda one: (-one[1], one[0])))
