"""What became of a card's text: its sentences, which of them are understood, and what they mean to the game."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree


class Sentence(msgspec.Struct, frozen=True):
    """A part of a text that is read by itself: a sentence, or a whole ability where a game reads abilities.

    start, end  its place in the text, in characters, end exclusive
    tree        its only reading; None where it is not understood
    unread      runs of words in `tree` that are left to the players: it is understood partly
    hole        where it is not understood, what stopped the reader, for lists of what is missing
    """

    start: int
    end: int
    tree: Tree | None = None
    unread: tuple[str, ...] = ()
    hole: str = ""

    @property
    def whole(self) -> bool:
        return self.tree is not None and not self.unread


class TextReading(msgspec.Struct, frozen=True):
    """A text as its game understands it.

    sentences  in the order of the text
    abilities  what is carried out, as plain data; None when nothing is
    problem    the place and the reason of the first thing that is not understood, None when all of it is
    """

    sentences: tuple[Sentence, ...]
    abilities: list[dict[str, Any]] | None
    problem: tuple[int, int, str] | None = None

    @property
    def whole(self) -> bool:
        return self.problem is None

    @property
    def partly(self) -> bool:
        """Whether something is carried out, and something left to the players."""
        return self.problem is not None and self.abilities is not None
