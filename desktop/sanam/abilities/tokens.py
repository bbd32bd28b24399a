"""Cuts card texts into tokens.

A token has a key (what literal words of the phrase book are compared with, without regard to capitals) and, when it
carries a value, a kind: a number, a quoted name. Each game declares the kinds of each language in a `Lexicon`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

#: Longer texts are not read: no card comes near it, and reading takes time.
MAX_LENGTH = 5000


@dataclass(frozen=True)
class Kind:
    """A kind of token that carries a value.

    name     as slots name it, such as `"NUM"`
    pattern  a regular expression for its text, without capturing groups
    value    text -> value; None to let the text be an ordinary token after all
    text     value -> text, as it is written
    samples  values for generated tests; by default those of Sampler that survive being written and read
    quoted   whether it is only a literal when the book has all of it as a literal (`[On Play]`), else only a value
    """

    name: str
    pattern: str
    value: Callable[[str], str | int | None]
    text: Callable[[str | int], str]
    quoted: bool = False
    samples: tuple[str | int, ...] = ()


class Token(msgspec.Struct, frozen=True, gc=False):
    key: str
    kind: str | None
    value: str | int | None
    start: int
    end: int


@dataclass(frozen=True)
class Lexicon:
    """How texts of one language are cut and joined.

    kinds   tried in order at each place, before words
    word    a regular expression for an ordinary token
    spaced  whether words are written with spaces between them
    finish  last touches on a written text, such as capitals at the start of sentences
    filters where filters stand: "after" or "before" their noun, those that the book's first language puts before it
            nearest; "" as that language has them
    heavy   how wordings of filters begin that stand farther from their noun than others, the farthest last; written
            as regular expressions
    before  applied to a text before it is cut, such as replacing curly quotes; must keep its meaning
    fillers words that a text may have without another meaning, where nothing is read otherwise
    implied words of a wording that a text may lack likewise
    """

    kinds: tuple[Kind, ...]
    word: str = r"[^\W\d_][\w'\u200c-]*[\w]|\w|\S"
    spaced: bool = True
    finish: Callable[[str], str] = str
    before: Callable[[str], str] = str
    filters: str = ""
    heavy: tuple[str, ...] = ()
    synonyms: Mapping[str, str] = field(default_factory=dict)
    fillers: frozenset[str] = frozenset()
    implied: frozenset[str] = frozenset()

    @cached_property
    def by_name(self) -> dict[str, Kind]:
        return {kind.name: kind for kind in self.kinds}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        parts = [f"({kind.pattern})" for kind in self.kinds]
        return re.compile("|".join([*parts, f"(?:{self.word})"]))

    def tokens(self, text: str, literals: frozenset[str] = frozenset()) -> list[Token]:
        """The tokens of `text`; `literals` are the keys that the book uses as literal words.

        Raises ValueError for a text longer than `MAX_LENGTH` characters.
        """
        if len(text) > MAX_LENGTH:
            raise ValueError("the text is too long")
        found = []
        for match in self._pattern.finditer(text):
            word = match[0]
            key = word.lower()
            key = self.synonyms.get(key, key)
            kind = value = None
            if match.lastindex is not None:
                declared = self.kinds[match.lastindex - 1]
                if not (declared.quoted and key in literals):
                    value = declared.value(word)
                    if value is not None:
                        kind = declared.name
            found.append(Token(key, kind, value, *match.span()))
        return found
