"""The terms of a game that a card's text uses, with what they mean in plain words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sanam.wording import Message

_BRACKETS = {"[": "]", "【": "】"}


@dataclass(frozen=True, slots=True)
class Term:
    """A term: how texts print it in any language, what it means, and the rule that says so ("" for several).

    Words of Latin letters count as whole words, whatever their case.
    """

    words: tuple[str, ...]
    about: Message
    rule: str = ""

    def found_in(self, text: str) -> str:
        """The term as `text` has it, "" where it does not."""
        found = re.search("|".join(map(_pattern, self.words)), text, re.IGNORECASE)
        return found.group() if found is not None else ""


def _pattern(word: str) -> str:
    plain = re.escape(word)
    if word[0] in _BRACKETS and word[-1] not in _BRACKETS.values():  # it has a number before it ends
        return rf"{plain}\d*{re.escape(_BRACKETS[word[0]])}?"
    return rf"\b{plain}\b" if word[0].isascii() and word[0].isalpha() else plain


def terms_in(text: str, glossary: Sequence[Term]) -> list[tuple[str, Term]]:
    """The terms that a text uses, as it has them, in the order in which they stand in it."""
    found = [(word, term) for term in glossary if (word := term.found_in(text))]
    return sorted(found, key=lambda pair: text.find(pair[0]))
