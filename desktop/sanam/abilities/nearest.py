"""The wording of a phrase book that comes nearest to words that nobody understood."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches

from sanam.abilities.book import PhraseBook
from sanam.abilities.samples import Sampler
from sanam.abilities.writer import CannotWrite, Writer

#: How much two wordings have to be alike, in 0..1, for one to be named for the other.
ALIKE = 0.6
#: How much a word has to be like one of the book to be taken for it; words that are too short to tell.
SPELLED, SHORT = 0.7, 3
_WORD = re.compile(r"[A-Za-z][A-Za-z']*")
#: Wordings of each entry, and the characters of a clause that are compared.
SAMPLES, LONGEST = 3, 120


class Wordings:
    """Wordings of every entry of some categories of a book, in one language."""

    def __init__(self, book: PhraseBook, language: str, categories: Iterable[str]) -> None:
        self._lexicon = book.lexicons[language]
        self._known: dict[str, str] = {}
        writer = Writer(book, language)
        for seed in range(SAMPLES):
            sampler = Sampler(book, seed)
            for entry in (entry for category in categories for entry in book.by_category.get(category, ())):
                if entry.is_alias:
                    continue
                try:
                    said = writer.text(sampler.tree(entry, full=False))
                except CannotWrite:
                    continue
                self._known[said] = _key(said)

    def nearest(self, *clauses: str) -> str:
        """The wording that is most like one of some clauses; "" where none is."""
        best, alike = "", ALIKE
        for words in clauses:
            matcher: SequenceMatcher[str] = SequenceMatcher(autojunk=False)
            matcher.set_seq2(_key(self._lexicon.before(words[:LONGEST])))
            for said, key in self._known.items():
                matcher.set_seq1(key)
                if matcher.real_quick_ratio() > alike and matcher.quick_ratio() > alike and matcher.ratio() > alike:
                    best, alike = said, matcher.ratio()
        return best


class Vocabulary:
    """The words of a phrase book in one language, and what a mistyped one of Latin letters should have been."""

    def __init__(self, book: PhraseBook, language: str, more: Iterable[str] = ()) -> None:
        said = (
            w
            for entry in book.entries
            for (lang, _), found in entry.wordings.items()
            if lang == language
            for w in found
        )
        words = {word.lower() for wording in said for word in _WORD.findall(wording)}
        self._words = sorted(words | {word.lower() for word in more})
        self._known = frozenset(self._words)

    def corrected(self, text: str) -> str:
        """The text with every word that the book does not have put right, where one comes near."""
        return _WORD.sub(lambda match: self._put_right(match[0]), text)

    def _put_right(self, word: str) -> str:
        if len(word) < SHORT or word.lower() in self._known:
            return word
        near: list[str] = get_close_matches(word.lower(), self._words, n=3, cutoff=SPELLED)
        if not near:
            return word
        # One letter for another is the commonest slip.
        near.sort(key=lambda other: len(other) != len(word))
        return near[0].capitalize() if word[0].isupper() else near[0]


def _key(text: str) -> str:
    """What of a text counts when it is compared: not its capitals, numbers and spaces."""
    return re.sub(r"\s+", " ", re.sub(r"\d+", "1", text.lower())).strip(" .:")


def place_in(text: str, spelled: str, at: int) -> int:
    """Where in a text that stands which is at a place of the same text in another spelling."""
    matcher = SequenceMatcher(None, spelled, text, autojunk=False)
    for tag, start, end, other, _ in matcher.get_opcodes():
        if start <= at < end:
            return other + (at - start if tag == "equal" else 0)
    return len(text)
