"""Rewriting texts to the spelling of the phrases: of many patterns few find anything in a text, so each is only tried
where letters stand that it cannot do without.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

#: What is written instead: words with references to groups, or what makes them.
Written = str | Callable[[re.Match[str]], str]


class Spelling:
    """What is written as what; `needle` stands in all that the pattern finds, "" where that is not known."""

    def __init__(self, said: str, written: Written) -> None:
        """`said` is a pattern as `re` has it."""
        self.said = said
        self.written = written
        self.needle = needle(said)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Made when a text holds the needle: a card's text needs few of many hundreds."""
        return re.compile(self.said)


#: So many letters of a needle are looked up.
RUN = 4


def _runs(text: str) -> set[str]:
    """All that stands in a text for `RUN` letters."""
    return {text[at : at + RUN] for at in range(len(text) - RUN + 1)}


class Spellings:
    """Spellings in the order in which they are tried, by the letters of each needle that stand in the fewest others."""

    def __init__(self, spellings: Iterable[Spelling]) -> None:
        self._all = tuple(spellings)
        self._by_run: dict[str, list[int]] = {}
        #: Those whose needles are too short.
        self._others: list[int] = []
        runs = [sorted(_runs(known.needle)) for known in self._all]
        common = Counter(run for each in runs for run in each)
        for at, each in enumerate(runs):
            rarest = min(each, key=common.__getitem__, default=None)
            (self._others if rarest is None else self._by_run.setdefault(rarest, [])).append(at)

    def __iter__(self) -> Iterator[Spelling]:
        return iter(self._all)

    def __getitem__(self, at: int) -> Spelling:
        return self._all[at]

    def about(self, text: str, begin: int) -> list[int]:
        """The places, from `begin` on, of those that may find something in the text."""
        by_run = self._by_run
        found = [at for run in by_run.keys() & _runs(text) for at in by_run[run]]
        return sorted([at for at in (*found, *self._others) if at >= begin])


def spellings(pairs: Iterable[tuple[str, Written]]) -> Spellings:
    return Spellings(Spelling(said, written) for said, written in pairs)


def rewritten(text: str, of: Spellings) -> str:
    """The text as the spellings have it, one after another."""
    todo, done = of.about(text, 0), 0
    while done < len(todo):
        at = todo[done]
        done += 1
        spelling = of[at]
        if spelling.needle in text:
            now = spelling.pattern.sub(spelling.written, text)
            if now != text:
                # Other words stand there now, in which others may find something.
                text, todo, done = now, of.about(now, at + 1), 0
    return text


def needle(said: str) -> str:
    """The longest run of letters and spaces that stands in everything a pattern finds; "" where there is none."""
    return "" if re.search(r"\(\?\w*[ix]", said) else _needle(said)


def _needle(said: str) -> str:
    ways = list(_ways(said))
    if len(ways) > 1:
        shortest, *others = sorted(map(_needle, ways), key=len)
        alike = (run for run in (shortest, shortest.strip()) if all(run in other for other in others))
        return next(alike, "")
    runs, run, at = [""], "", 0
    while at < len(said):
        char, end = said[at], _end(said, at)
        after = said[end : end + 1]
        if (char.isalnum() or char == " ") and (not after or after not in "?*{"):
            run += char
        else:
            runs.append(run)
            run = ""
            if char == "(" and (not after or after not in "?*{"):
                runs.append(_needle(_inside(said[at + 1 : end - 1])))
        at = end
    return max(*runs, run, key=len)


def _ways(said: str) -> Iterator[str]:
    """What stands between the bars of a pattern, outside of groups."""
    at = begun = 0
    while at < len(said):
        if said[at] == "|":
            yield said[begun:at]
            begun = at + 1
        at = _end(said, at)
    yield said[begun:]


def _inside(group: str) -> str:
    """What a group asks for, without its sign; "" of one that forbids."""
    sign = re.match(r"\?(?::|=|<=|P<\w+>)", group)
    if sign is not None:
        return group[sign.end() :]
    return "" if group.startswith("?") else group


def _end(said: str, at: int) -> int:
    """Where the piece of a pattern that begins at `at` ends: an escaped character, a class, a group, a number of times
    or one character.
    """
    if said[at] == "\\":
        return at + 2
    if said[at] == "{":
        return said.index("}", at) + 1
    if said[at] == "[":
        at += 2  # a bracket that stands first is one of the class
        while said[at] != "]":
            at = at + 2 if said[at] == "\\" else at + 1
        return at + 1
    if said[at] == "(":
        at += 1
        while said[at] != ")":
            at = _end(said, at)
        return at + 1
    return at + 1
