"""Reads the texts of Yu-Gi-Oh! cards into abilities, sentence by sentence, and writes them in every language.

A text is understood wholly, or `NotUnderstood` is raised with the span that stopped it: half an effect is worse than
none.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from sanam import paths
from sanam.abilities.book import PhraseBook
from sanam.abilities.grammar import Grammar
from sanam.abilities.loosely import loosely
from sanam.abilities.reader import Reading, partly, read, unread_words
from sanam.abilities.simplified import simplified, traditional
from sanam.abilities.texts import Sentence, TextReading, quoted
from sanam.abilities.tree import Tree
from sanam.abilities.writer import CannotWrite, Writer
from sanam.collecting import nothing_collected
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import meanings  # noqa: F401 (phrases are given their meanings)
from sanam.games.yugioh.texts.reading import sentences as cut
from sanam.games.yugioh.texts.reading.as_written import definite
from sanam.games.yugioh.texts.reading.assembly import expects_heading, is_list, take_item, take_sentence
from sanam.games.yugioh.texts.reading.bullets import begins_anew, go_on_with_bullet, so_many, take_bullet
from sanam.games.yugioh.texts.reading.chinese import mending
from sanam.games.yugioh.texts.reading.chinese import sentences as chinese_sentences
from sanam.games.yugioh.texts.reading.chinese import spelling as chinese
from sanam.games.yugioh.texts.reading.chinese.mainland import in_mainland_terms
from sanam.games.yugioh.texts.reading.draft import Card, Draft, NotUnderstood
from sanam.games.yugioh.texts.reading.finishing import as_far_as_understood, finished
from sanam.games.yugioh.texts.reading.kinds import answered_at_once
from sanam.games.yugioh.texts.reading.lexicon import LEXICONS
from sanam.games.yugioh.texts.reading.meaning import Meaningless, meaning
from sanam.games.yugioh.texts.reading.offers import with_offers
from sanam.games.yugioh.texts.reading.older import modern, pays_all, pays_with_own, with_targets
from sanam.games.yugioh.texts.reading.unread import (
    held_back,
    in_doubt,
    leave_bullet,
    leave_option,
    leave_sentence,
    vouched_for,
)
from sanam.games.yugioh.texts.reading.wordings.english import as_older, as_today

__all__ = ["Card", "NotUnderstood", "Understanding", "book", "parse", "reading", "understand", "understood", "write"]

#: Longer texts are refused, in characters.
MAX_TEXT = 5000
#: Longer sentences are not brought into the spelling of the phrase book: those of cards have some 250 characters.
MAX_SENTENCE = 500
#: The tables of the phrase book, in the order in which filters are written.
TABLES = (
    "lines",
    "nouns",
    "verbs",
    "complements",
    "statements",
    "events",
    "conditions",
    "summons",
    "equips",
    "battles",
    "damages",
    "excavating",
    "choosing",
    "counters",
    "treated_as",
    "copying",
    "declaring",
    "endings",
    "happens",
    "normal_summons",
    "zones",
)


#: The languages of the catalogue that texts are written in, and what the phrase book calls them.
LANGUAGES = {"en": "en", "th": "th", "fa": "fa", "zh_Hant": "zh", "zh_Hans": "zh"}


@functools.cache
def book() -> PhraseBook:
    """The phrase book of Yu-Gi-Oh! card texts."""
    folder = paths.package_folder("sanam.games.yugioh.texts.reading") / "phrases"
    return PhraseBook.load([folder / f"{name}.phrases" for name in TABLES], LEXICONS, "Line")


@functools.cache
def _grammar(language: str) -> Grammar:
    return Grammar(book(), LANGUAGES[language])


@functools.lru_cache(maxsize=4096)
def _reading(text: str, start: str, language: str) -> Reading:
    return read(_grammar(language), text, start)


@functools.lru_cache(maxsize=1024)
def _partly(text: str, start: str, language: str) -> Reading:
    return partly(_grammar(language), _reading(text, start, language), start)


class Understanding(msgspec.Struct, frozen=True):
    """A text that is understood: its abilities, and its sentences in order."""

    abilities: list[t.Ability]
    sentences: list[Sentence]


def _read(text: str, at: int, start: str, language: str, older: bool = False) -> tuple[Tree, Any]:
    """The tree and the meaning of `text`, which stands at `at` of the card's text.

    `older`: of two readings prefer the one with the heading of an older text.
    """
    reading, reason = None, ""
    for reading in _attempts(text, start, language):
        found, why = _meanings(reading, older)
        if len(found) == 1:
            return found[0]
        reason = reason or why
    assert reading is not None
    if reason:
        raise NotUnderstood(at, at + len(text), reason)
    rest = reading.text[reading.stop :]
    place = len(text) - len(rest) if text.endswith(rest) else 0  # the reader may have changed the spelling
    words = " ".join(text[place:].split(maxsplit=4)[:4])[:60]
    raise NotUnderstood(at + place, at + len(text), f"not understood here: {words}")


def _attempts(text: str, start: str, language: str) -> Iterator[Reading]:
    """The readings of a text in one spelling after the other, as long as they are asked for."""
    reading = _reading(text, start, language)
    yield reading
    if language == "en" and not reading.trees and start != "Materials" and not text.endswith((".", ")")):
        text += "."  # some printed texts have no last period
        reading = _reading(text, start, language)
        yield reading
    if language == "en" and (older := as_older(text)) != as_today(text):
        yield _reading(older, start, language)
    if LANGUAGES[language] != "zh" or len(text) > MAX_SENTENCE:
        return
    if language == "zh_Hans" and not reading.trees:
        reading = _reading(chinese.worded(text), start, language)
        yield reading
    if not reading.trees:
        reading = _reading(chinese.spelled(text), start, language)
        yield reading
    mended = _mended(text, start, language)
    if mended is not None:
        yield mended


@functools.lru_cache(maxsize=1024)
def _mended(text: str, start: str, language: str) -> Reading | None:
    """The reading of a Chinese sentence in other forms of its words, where one of them is definite."""

    def definite_one(reading: Reading) -> Reading:
        found, _ = _meanings(reading)
        return replace(reading, trees=(found[0][0],) if len(found) == 1 else (), stop=reading.stop or len(reading.text))

    return mending.mended(
        chinese.spelled(text),
        lambda said: definite_one(_reading(said, start, language)),
        lambda said: definite_one(loosely(_grammar(language), said, start)),
    )


def _meanings(reading: Reading, older: bool = False) -> tuple[list[tuple[Tree, Any]], str]:
    """The trees of a reading that mean something, one for each meaning, and why there is not one of them."""
    found: list[tuple[Tree, Any]] = []
    reason = ""
    for tree in reading.trees:
        try:
            said = meaning(tree)
        except Meaningless as why:
            reason = f"not definite: {why}"
            continue
        if all(said != other for _, other in found):
            found.append((tree, said))
    if len(found) > 1:
        found = [each for each in found if getattr(each[1], "older", False) == older] or found
    return found, "two readings" if len(found) > 1 else reason


def understand(text: str, card: Card, language: str = "en") -> Understanding:
    """The abilities of `card` whose printed text is `text`, in its order; none for an empty or a flavour text.

    Raises NotUnderstood when any part of the text is not understood.
    """
    if card.kind == "monster" and "normal" in card.traits:
        return Understanding([], [])
    if len(text) > MAX_TEXT:
        raise NotUnderstood(MAX_TEXT, len(text), f"the text is longer than {MAX_TEXT} characters")
    try:
        return _understanding(text, card, language)
    except NotUnderstood:
        if language != "en" or all(as_older(it.text) == as_today(it.text) for it in cut.english(text, card.name)):
            raise
    return _understanding(text, card, language, reworded=True)


def _understanding(text: str, card: Card, language: str, *, reworded: bool = False) -> Understanding:
    """`understand`; `reworded`: its sentences as texts of today have them, where they have a wording of older ones."""
    draft = Draft(card, text)
    sentences: list[Sentence] = []
    for piece, start in _starts(text, card, language, draft):
        span = (piece.start, piece.end)
        said_so = as_older(piece.text) if reworded else piece.text
        with _in_its_age(draft, piece, language):
            tree, said = _read(said_so, piece.start, start, language, start == "Listed" or expects_heading(draft))
            _take(draft, start, said, span, piece.within)
        sentences.append(Sentence(*span, tree))
    return Understanding(finished(draft), sentences)


def meant(card: Card, text: str, trees: Iterable[Tree]) -> list[t.Ability]:
    """The abilities of an English text whose sentences have these trees. Raises NotUnderstood, Meaningless."""
    draft = Draft(card, text)
    for (piece, start), tree in zip(_starts(text, card, "en", draft), trees, strict=True):
        _take(draft, start, meaning(tree), (piece.start, piece.end), piece.within)
    return finished(draft)


def _starts(text: str, card: Card, language: str, draft: Draft) -> Iterator[tuple[cut.Piece, str]]:
    """The sentences of a text, each with what it is read as: "Materials", "Bullet", "Listed" or "Line"."""
    extra = card.kind == "monster" and {"fusion", "synchro", "xyz"} & {*card.traits}
    chinese_text = LANGUAGES[language] == "zh"
    text = traditional(text) if language == "zh_Hans" else text
    pieces = chinese_sentences.sentences(text, card.name, card.traits) if chinese_text else cut.english(text, card.name)
    for number, piece in enumerate(pieces):
        plain = msgspec.structs.replace(piece, text=piece.text.rstrip(".。"))
        if number == 0 and extra and (plain == piece or _reading(plain.text, "Materials", language).trees):
            yield plain, "Materials"
        else:
            yield piece, ("Listed" if is_list(draft) else "Bullet") if piece.bullet else "Line"


@nothing_collected()
def reading(text: str, card: Card, language: str) -> TextReading:
    """A text as far as it is understood; what is not is left to the players, with its words."""
    try:
        understanding = understand(text, card, language)
        return TextReading(tuple(understanding.sentences), t.to_plain(understanding.abilities))
    except NotUnderstood as error:
        problem = (error.start, error.end, error.reason)
    draft = Draft(card, text)
    sentences = tuple(
        _sentence(draft, piece, start, language) for piece, start in _starts(text[:MAX_TEXT], card, language, draft)
    )
    left = in_doubt([vouched_for(ability) for ability in held_back(as_far_as_understood(draft))])
    abilities = [with_offers(ability, _grammar(language)) for ability in left]
    plain = t.to_plain(abilities) if any(sentence.tree is not None for sentence in sentences) else None
    return TextReading(sentences, plain, problem)


def _sentence(draft: Draft, piece: cut.Piece, start: str, language: str) -> Sentence:
    """Take up a sentence wholly, or partly, or leave it to the players."""
    span = (piece.start, piece.end)
    if (piece.bullet or piece.within) and leave_bullet(draft, piece.text, span):
        return Sentence(*span, hole="the sentence before its ●")
    draft.left = False
    before = draft.state()
    try:
        with _in_its_age(draft, piece, language):
            tree, said = _read(piece.text, piece.start, start, language, start == "Listed" or expects_heading(draft))
            _take(draft, start, said, span, piece.within)
        return Sentence(*span, tree)
    except NotUnderstood as error:
        hole = error.reason
    of_nothing = start == "Listed" and draft.listing is None  # a line of what nobody has read
    if start != "Materials" and not of_nothing:
        words = as_older(piece.text) if language == "en" else piece.text
        for partial in _partly(words, start, language).partials:
            draft.restore(before)
            try:
                _take(draft, start, meaning(partial), span, piece.within)
                return Sentence(*span, partial, unread_words(partial), hole)
            except (Meaningless, NotUnderstood):
                pass
    draft.restore(before)
    if not ((piece.bullet or piece.within) and leave_option(draft, piece.text, span, piece.within)):
        leave_sentence(draft, piece.text, span)
    return Sentence(*span, hole=hole)


@contextmanager
def _in_its_age(draft: Draft, piece: cut.Piece, language: str) -> Iterator[None]:
    """While a sentence is taken up: in Chinese some are worded as they were before effects had numbers, in a numbered
    text too, and some as they are now."""
    usual = draft.older
    numbered = chinese_sentences.is_numbered(draft.text)
    announced = LANGUAGES[language] == "zh" and (numbered or "發動。" in piece.text.removesuffix("發動。"))
    if announced:
        draft.older = chinese.is_older(piece.text)
        draft.today |= set() if draft.older else {piece.start}
    try:
        yield
        if announced:
            _choose_at_activation(draft, piece)
    finally:
        draft.older = usual and not (announced and numbered)


def _choose_at_activation(draft: Draft, piece: cut.Piece) -> None:
    """In a Chinese text a choice at resolution is said by 選: without it, cards that both players see are chosen at
    activation."""
    if draft.card.kind == "monster" and draft.abilities:
        draft.abilities[-1] = answered_at_once(draft.abilities[-1])
    ability = draft.last_effect
    if ability is not None and ability.span[0] == piece.start:
        if not chinese.tells_all(piece.text.partition("發動")[0]) and any(map(pays_all, ability.cost)):
            raise NotUnderstood(piece.start, piece.end, "how many are paid")
        ability = draft.abilities[-1] = pays_with_own(ability)
        if draft.older:
            draft.abilities[-1] = modern(ability)
        elif not chinese.tells_choice(piece.text) and not ability.targets:
            draft.abilities[-1] = with_targets(ability)


def _take(draft: Draft, start: str, said: Any, span: tuple[int, int], within: bool = False) -> None:
    if within and not is_list(draft) and not begins_anew(draft, said):
        go_on_with_bullet(draft, said, span)
    elif within and start == "Line" and (draft.listing is not None or draft.during):
        take_item(draft, said, draft.during, span)
    elif start == "Materials":
        draft.append(said.ability, span)
    elif start == "Bullet":
        take_bullet(draft, said, span)
    elif start == "Listed":
        conditions, sentence = said
        draft.during = so_many(draft, conditions, span)
        take_item(draft, sentence, draft.during, span)
    else:
        take_sentence(draft, said, span)


def parse(text: str, card: Card) -> list[t.Ability]:
    """The abilities of an English text. Raises NotUnderstood."""
    return understand(text, card).abilities


def understood(text: str, card: Card) -> list[dict[str, Any]]:
    """`parse` as JSON-plain data, for CardData.abilities. Raises NotUnderstood."""
    return t.to_plain(parse(text, card))


@functools.cache
def _writer(language: str) -> Writer:
    return Writer(book(), language)


def _said(sentence: Sentence, writer: Writer) -> str:
    """A sentence in the writer's language, or a quote of its words as they are printed."""
    try:
        if sentence.tree is None:
            raise CannotWrite("a sentence is not understood")
        return writer.text(definite(sentence.tree, writer.language))
    except CannotWrite:
        if not sentence.printed:
            raise
        bullet, words = re.fullmatch(r"\s*(●\s*|)(.*)", sentence.printed, re.DOTALL).groups()  # type: ignore[union-attr]
        return bullet + quoted(words, writer.language)


def write(sentences: Iterable[Sentence], language: str) -> str:
    """The sentences as a text in one of LANGUAGES: materials and "●" lines stand on lines of their own.

    Raises CannotWrite for a sentence that is not understood, unless its printed words are known.
    """
    writer = _writer(LANGUAGES[language])
    text, after_line = "", False
    for sentence in sentences:
        said = _said(sentence, writer)
        is_line = sentence.tree is not None and sentence.tree.category in ("Materials", "Bullet", "Listed")
        own_line = is_line or said.startswith("●")
        if text and (own_line or after_line):
            text += "\n"
        elif text and writer.language != "zh":
            text += " "
        text += said
        after_line = own_line
    return in_mainland_terms(simplified(text)) if language == "zh_Hans" else text
