"""The wording of a phrase book that comes nearest to words that nobody understood."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher, get_close_matches
from math import log

from sanam.abilities.book import Entry, PhraseBook
from sanam.abilities.samples import Sampler
from sanam.abilities.writer import CannotWrite, Writer

#: How much two wordings have to be alike, in 0..1, for one to be named for the other; and what part of the weight of
#: the words of either has to stand in both.
ALIKE, SHARED, SHARED_RUNS = 0.5, 0.5, 0.35
#: How much of what is alike is words; the rest is letters in their order.
WORDS = 0.5
#: Of so many wordings with most words in common the letters are compared, too.
COMPARED = 12
#: Words of Latin letters are told apart by their first letters, without endings; those of scripts without spaces by
#: runs of letters.
STEM, RUN = 6, 2
#: How much a word has to be like one of the book to be taken for it; words that are too short to tell.
SPELLED, SHORT = 0.7, 3
_WORD = re.compile(r"[A-Za-z][A-Za-z']*")
#: Wordings of each entry, and the characters of a clause that are compared.
SAMPLES, LONGEST = 3, 120
#: So many further wordings are compared of the entry that comes nearest: with other nouns, numbers and owners.
FURTHER = 9


class Wordings:
    """Wordings of every entry of some categories of a book, in one language."""

    def __init__(self, book: PhraseBook, language: str, categories: Iterable[str]) -> None:
        self._lexicon = book.lexicons[language]
        self._known: dict[str, str] = {}
        self._book, self._entries = book, dict[str, Entry]()
        self._writer = writer = Writer(book, language)
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
                self._entries.setdefault(said, entry)
        self._parts = {said: _parts(key) for said, key in self._known.items()}
        often = Counter(part for parts in self._parts.values() for part in parts)
        #: How much a part of a wording says: the less, the more wordings have it.
        self._weights = {part: log(1 + len(self._parts) / number) for part, number in often.items()}
        #: What a word says that the book does not have.
        self._unknown = log(1 + len(self._parts) / 8)

    def nearest(self, *clauses: str) -> str:
        """The wording that is most like one of some clauses; "" where none is. The last are the words that were not
        understood: it has some of them.
        """
        best, alike, said_of = "", ALIKE, ""
        unread = _parts(_key(self._lexicon.before(clauses[-1][:LONGEST])))
        for words in clauses:
            key = _key(self._lexicon.before(words[:LONGEST]))
            matcher: SequenceMatcher[str] = SequenceMatcher(autojunk=False)
            matcher.set_seq2(key)
            for shared, said in self._by_words(_parts(key), SHARED if key.isascii() else SHARED_RUNS):
                if unread.isdisjoint(self._parts[said]):
                    continue
                matcher.set_seq1(self._known[said])
                score = WORDS * shared + (1 - WORDS) * matcher.ratio()
                if score > alike:
                    best, alike, said_of = said, score, words
        return _with_numbers(self._closer(best, said_of), said_of) if best else ""

    def _closer(self, best: str, words: str) -> str:
        """Of the wordings of one entry, with whatever nouns and owners, the one that is most like some words."""
        key = _key(self._lexicon.before(words[:LONGEST]))
        wanted = _parts(key)
        matcher: SequenceMatcher[str] = SequenceMatcher(autojunk=False)
        matcher.set_seq2(key)

        def likeness(said: str) -> float:
            own = _parts(_key(said))
            matcher.set_seq1(_key(said))
            return 2 * len(own & wanted) / (len(own) + len(wanted)) + matcher.ratio()

        found = [best]
        for seed in range(SAMPLES, SAMPLES + FURTHER):
            try:
                found.append(self._writer.text(Sampler(self._book, seed).tree(self._entries[best], full=False)))
            except CannotWrite:
                continue
        return max(found, key=likeness)

    def _by_words(self, wanted: frozenset[str], least: float) -> list[tuple[float, str]]:
        """The wordings that have most of some words, by weight, and how much of both is the same, in 0..1."""
        known = self._sum(part for part in wanted if part in self._weights)
        asked, found = self._sum(wanted), []
        for said, parts in self._parts.items():
            common, own = self._sum(parts & wanted), self._sum(parts)
            if common and common >= least * max(known, own):
                found.append((2 * common / (asked + own), said))
        return sorted(found, reverse=True)[:COMPARED]

    def _sum(self, parts: Iterable[str]) -> float:
        return sum(self._weights.get(part, self._unknown) for part in parts)


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


def _with_numbers(wording: str, text: str) -> str:
    """The wording with the numbers of a text, where it has as many, and no plural would have to change with them."""
    said, wanted = (re.findall(r"\d+", one) for one in (wording, text))
    if len(said) != len(wanted):
        return wording
    if wording.isascii() and [number == "1" for number in said] != [number == "1" for number in wanted]:
        return wording
    numbers = iter(wanted)
    return re.sub(r"\d+", lambda _: next(numbers), wording)


def _parts(key: str) -> frozenset[str]:
    """The words of a wording without their endings, and runs of the letters of words without spaces between them."""
    found = {word[:STEM].rstrip("s") for word in re.findall(r"[a-z][a-z']*", key) if len(word) > 1}
    for run in re.findall(r"[^\x00-\x7f]+", key):
        found |= {run[at : at + RUN] for at in range(max(1, len(run) - RUN + 1))}
    return frozenset(found)


def place_in(text: str, spelled: str, at: int) -> int:
    """Where in a text that stands which is at a place of the same text in another spelling."""
    matcher = SequenceMatcher(None, spelled, text, autojunk=False)
    for tag, start, end, other, _ in matcher.get_opcodes():
        if start <= at < end:
            return other + (at - start if tag == "equal" else 0)
    return len(text)
