"""Wordings that say the same as one of the phrase book, and that one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from re import Match

from sanam.abilities.spelling import Spellings, spellings

#: Patterns, and what is put in their place.
Wordings = tuple[tuple[str, str | Callable[[Match[str]], str]], ...]


def compiled(wordings: Iterable[Wordings]) -> Spellings:
    """Wordings in the order in which they are tried."""
    return spellings(pair for table in wordings for pair in table)
