"""Rewriting texts to the spelling of the phrases: of many patterns few find anything in a text, so each is only tried
where letters stand that it cannot do without.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

#: What is written instead: words with references to groups, or what makes them.
Written = str | Callable[[re.Match[str]], str]
#: A word, or two in a row.
Words = str | tuple[str, str]


class Way(NamedTuple):
    """What a text must hold: runs of letters and signs, the longest first, and the whole words that stand in them."""

    runs: tuple[str, ...]
    words: frozenset[Words]


_WORD = re.compile("[A-Za-z]+")


def _words(words: list[str]) -> set[Words]:
    """Words in a row, and each with the one after it."""
    return {*words, *pairwise(words)}


class Spelling:
    """What is written as what; all that the pattern finds holds one of the `ways`."""

    def __init__(self, said: str, written: Written) -> None:
        """`said` is a pattern as `re` has it."""
        self.said = said
        self.written = written
        self.ways = ways(said)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Made when a text holds one of the ways: a card's text needs few of many hundreds."""
        return re.compile(self.said)

    def may_find(self, text: str) -> bool:
        """Whether the text holds one of the ways."""
        for way in self.ways:
            for run in way.runs:
                if run not in text:
                    break
            else:
                return True
        return False


class Spellings:
    """Spellings in the order in which they are tried, by the words of each way that stand in the fewest others."""

    def __init__(self, spellings: Iterable[Spelling]) -> None:
        self._all = tuple(spellings)
        self._by_words: dict[Words, list[int]] = {}
        #: Those with a way without a whole word.
        self._others: list[int] = []
        common = Counter(words for known in self._all for words in {some for way in known.ways for some in way.words})

        def number(words: Words) -> tuple[int, str]:
            return common[words], str(words)

        for at, known in enumerate(self._all):
            rarest = {min(way.words, key=number, default="") for way in known.ways}
            if "" in rarest:
                self._others.append(at)
            else:
                for words in rarest:
                    self._by_words.setdefault(words, []).append(at)

    def __iter__(self) -> Iterator[Spelling]:
        return iter(self._all)

    def __getitem__(self, at: int) -> Spelling:
        return self._all[at]

    def about(self, text: str, begin: int) -> list[int]:
        """The places, from `begin` on, of those that may find something in the text."""
        by_words, known = self._by_words, self._all
        found = {at for words in by_words.keys() & _words(_WORD.findall(text)) for at in by_words[words]}
        return sorted([at for at in found.union(self._others) if at >= begin and known[at].may_find(text)])


def spellings(pairs: Iterable[tuple[str, Written]]) -> Spellings:
    return Spellings(Spelling(said, written) for said, written in pairs)


def rewritten(text: str, of: Spellings) -> str:
    """The text as the spellings have it, one after another."""
    todo, done = of.about(text, 0), 0
    while done < len(todo):
        at = todo[done]
        done += 1
        now = of[at].pattern.sub(of[at].written, text)
        if now != text:
            # Other words stand there now, in which others may find something.
            text, todo, done = now, of.about(now, at + 1), 0
    return text


#: In what a pattern asks for: here anything may stand, and here a word begins or ends.
_GAP, _EDGE = "\0", "\1"
#: So many ways of a part of a pattern are told apart.
MOST_WAYS = 8
#: The pieces of a pattern: letters that stand there as they are, what opens a group, how often something stands there,
#: and other signs.
_PIECE = re.compile(
    r"(?P<letters>(?:(?:[^\\\[\]().^$*+?{}|]|\\[^\w\s])(?![?*{]))+)"
    r"|\\(?P<escaped>.)"
    r"|\[(?P<either>[A-Za-z]{2})\]"
    r"|(?P<letter_of>\[\^?(?:\\.|.)(?:\\.|[^\]\\])*\])"
    r"|\((?P<group>(?:\?(?:[:=!]|<[=!]|P<\w+>|P=\w+|\(\w+\)|[a-zA-Z-]+:?))?)"
    r"|(?P<times>[?*+][?+]?|\{\d*,?\d*\}[?+]?)"
    r"|(?P<sign>.)",
    re.DOTALL,
)
_WITHOUT_CASE = re.compile(r"\(\?\w*[ix]\w*\)")


def ways(said: str) -> tuple[Way, ...]:
    """What stands in everything that a pattern finds: one of these. A way without runs says nothing."""
    found = [""] if _WITHOUT_CASE.match(said) else _Pieces(said).either()
    return tuple(dict.fromkeys(map(_way, found)))


def _way(asked: str) -> Way:
    words: set[Words] = set()
    for run in asked.split(_GAP):
        known = _WORD.findall(run)
        # A word at either end of a run may go on there.
        words |= _words(known[run[:1].isalpha() : len(known) - run[-1:].isalpha()])
    runs = {*asked.replace(_EDGE, "").split(_GAP)} - {"", " "}
    return Way(tuple(sorted(runs, key=_longest)), frozenset(words))


def _longest(run: str) -> tuple[int, str]:
    return -len(run), run


class _Pieces:
    """A pattern that is gone through once; what it asks for are letters with gaps and edges of words between them."""

    def __init__(self, said: str) -> None:
        self._pieces = list(_PIECE.finditer(said))
        self._at = 0

    def _next(self) -> re.Match[str] | None:
        return self._pieces[self._at] if self._at < len(self._pieces) else None

    def either(self) -> list[str]:
        """What stands between the bars up to the end of the group."""
        found = self._row()
        while (piece := self._next()) is not None and piece["sign"] == "|":
            self._at += 1
            found += self._row()
        return list(dict.fromkeys(found))

    def _row(self) -> list[str]:
        row = [""]
        while (piece := self._next()) is not None and piece["sign"] not in ("|", ")"):
            self._at += 1
            asked = self._asked(piece)
            times = self._next()
            if times is not None and times["times"] is not None:
                self._at += 1
                asked = [one + _GAP for one in asked] if times["times"][0] == "+" else [_GAP]
            if len(row) * len(asked) > MOST_WAYS:
                asked = [_GAP]
            row = [before + one for before in row for one in asked]
        return row

    def _asked(self, piece: re.Match[str]) -> list[str]:
        """What one piece asks for."""
        if piece["letters"] is not None:
            return [re.sub(r"\\(.)", r"\1", piece["letters"])]
        if piece["group"] is not None:
            return self._group(piece["group"])
        if piece["escaped"] is not None:
            letter = piece["escaped"]
            return [_EDGE] if letter == "b" else [_GAP] if letter.isalnum() else [letter]
        if piece["sign"] is not None and piece["sign"] != ".":
            return [_EDGE] if piece["sign"] in "^$" else [piece["sign"]]
        if piece["either"] is not None:
            return [*piece["either"]]
        return [_GAP]

    def _group(self, sign: str) -> list[str]:
        """What a group asks for whose first sign this is."""
        asked = self.either()
        self._at += 1  # its end
        if sign in ("?!", "?<!"):
            return [""]  # it forbids
        if sign == "?=":
            return [one + _GAP for one in asked]
        if sign == "?<=":
            return [_GAP + one for one in asked]
        return asked if sign in ("", "?:") or sign.startswith("?P<") else [_GAP]
