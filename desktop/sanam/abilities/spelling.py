"""Rewriting texts to the spelling of the phrases: of many patterns few find anything in a text, so each is only tried
where letters stand that it cannot do without.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

#: What is written instead: words with references to groups, or what makes them.
Written = str | Callable[[re.Match[str]], str]


class Spelling(NamedTuple):
    """What is written as what; `needle` stands in all that the pattern finds, "" where that is not known."""

    pattern: re.Pattern[str]
    written: Written
    needle: str


def spellings(pairs: Iterable[tuple[re.Pattern[str], Written]]) -> tuple[Spelling, ...]:
    return tuple(Spelling(pattern, written, needle(pattern)) for pattern, written in pairs)


def rewritten(text: str, of: Iterable[Spelling]) -> str:
    """The text as the spellings have it, one after another."""
    for pattern, written, must in of:
        if must in text:
            text = pattern.sub(written, text)
    return text


def needle(pattern: re.Pattern[str]) -> str:
    """The longest run of letters and spaces that stands in everything the pattern finds: outside groups, classes and
    alternatives. "" where there is none.
    """
    if pattern.flags & (re.IGNORECASE | re.VERBOSE):
        return ""
    longest, run, depth, at = "", "", 0, 0
    said = pattern.pattern
    while at < len(said):
        char = said[at]
        if char == "|" and depth == 0:
            return ""
        if char == "[":
            at = said.index("]", at + 2)
        elif char == "\\":
            at += 1
        depth += (char == "(") - (char == ")")
        plain = depth == 0 and (char.isalnum() or char == " ")
        if plain:
            run += char
        elif run:
            longest = max(longest, run[:-1] if char in "?*{" else run, key=len)
            run = ""
        at += 1
    return max(longest, run, key=len)
