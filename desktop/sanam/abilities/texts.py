"""What became of a card's text: its sentences, which of them are understood, and what they mean to the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanam.abilities.tree import Tree


def quoted(words: str, language: str) -> str:
    """Words of another language as they stand in a text; they run in their own direction."""
    words = words.strip()
    return {"th": f"“{words}”", "fa": f"«\u2068{words}\u2069»"}.get(language, f"「{words}」")


class Sentence(msgspec.Struct, frozen=True):
    """A part of a text that is read by itself: a sentence, or a whole ability where a game reads abilities.

    start, end  its place in the text, in characters, end exclusive
    tree        its only reading; None where it is not understood
    unread      runs of words that are left to the players; with a tree it is understood partly
    hole        where it is not understood, what stopped the reader, for lists of what is missing
    kind        what kind of ability it is, in a game that reads abilities one by one
    printed     its words as they are printed, to quote them where they cannot be written
    """

    start: int
    end: int
    tree: Tree | None = None
    unread: tuple[str, ...] = ()
    hole: str = ""
    kind: str = ""
    printed: str = ""

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
    def names(self) -> frozenset[str]:
        """The names that stand in the text."""
        trees = (sentence.tree for sentence in self.sentences if sentence.tree is not None)
        return frozenset(str(part.value) for tree in trees for part in tree.walk() if part.key == "NAME")

    def renamed(self, names: Mapping[str, str]) -> TextReading:
        """The same with other names in the sentences, to write them in another language."""
        renamed = (
            each if each.tree is None else msgspec.structs.replace(each, tree=each.tree.renamed(names))
            for each in self.sentences
        )
        return msgspec.structs.replace(self, sentences=tuple(renamed))

    def beside(self, text: str) -> TextReading:
        """The same of which every sentence has its words in `text`."""
        printed = (msgspec.structs.replace(each, printed=text[each.start : each.end]) for each in self.sentences)
        return msgspec.structs.replace(self, sentences=tuple(printed))

    @property
    def partly(self) -> bool:
        """Whether something is carried out, and something left to the players."""
        return self.problem is not None and self.abilities is not None
