"""Reads the texts of One Piece cards ability by ability, and writes what was read in every language.

    [Blocker] (After your opponent declares an attack, you may rest this card.)
    [On Play] Draw 2 cards and trash 1 card from your hand.

Each line is an ability, and so is what begins with a timing of its own within one; bullets, and "Then, …" below them,
belong to the line above. Text in ( ) is a reminder (2-8-4-1), unless it is the whole line and no reminder that is known
(2-8-4-2). An ability is understood when it has one reading and all of that reading is carried out: what is read but has
no execution is left to the players and said so.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from sanam import paths
from sanam.abilities.book import PhraseBook
from sanam.abilities.grammar import Grammar
from sanam.abilities.reader import holes, read
from sanam.abilities.simplified import simplified
from sanam.abilities.texts import Sentence, TextReading, quoted
from sanam.abilities.tree import Tree, to_plain
from sanam.abilities.writer import CannotWrite, Writer
from sanam.games.onepiece.cards.printed import begins, read_ability
from sanam.games.onepiece.texts.reading.lexicon import LEXICONS
from sanam.games.onepiece.texts.reading.misprints import mended
from sanam.games.onepiece.texts.reading.variants import said_otherwise
from sanam.games.onepiece.texts.tree.entries import left_to_players
from sanam.games.onepiece.texts.tree.program import compiled, likely
from sanam.games.onepiece.texts.tree.steps import NotExecuted

#: The tables of the phrase book, in the order in which filters and tags are written.
TABLES = (
    "sentences",
    "operations",
    "lasting",
    "selections",
    "nouns",
    "filters",
    "numbers",
    "places",
    "conditions",
    "leaders",
    "predicates",
    "words",
    "events",
    "times",
)
#: The languages of the catalogue that texts are written in, and what the phrase book calls them.
LANGUAGES = {"en": "en", "th": "th", "fa": "fa", "zh_Hant": "zh", "zh_Hans": "zh"}
_LINES = re.compile(r"<br\s*/?>|\n")
#: A parenthesis inside brackets belongs to a name.
_REMINDER = re.compile(r"\([^()]*\)(?![^\[\]]*\])")
#: Closing tags that some databases leave behind.
_MARKUP = re.compile(r"</\w+>")
_BULLET = re.compile(r"^[-・·•] ?(?=[A-Z\[])")
#: Reminders that stand on a line of their own.
_KNOWN = frozenset(
    re.sub(r"\W+", " ", reminder).strip().lower()
    for reminder in (
        "After your opponent declares an attack, you may rest this card to make it the new target of the attack.",
        "You may return the specified number of DON!! cards from your field to your DON!! deck.",
        "You may rest the specified number of DON!! cards in your cost area.",
        "This card can attack on the turn in which it is played.",
        "This card can attack Characters on the turn in which it is played.",
        "This card deals 2 damage.",
        "When this card deals damage, the target card is trashed without activating its Trigger.",
        "This card cannot be blocked.",
        "s",
    )
)
#: What a card without text has there in some databases.
_NOTHING = ("", "-")


class Piece(msgspec.Struct):
    """One ability as it stands: where, and its words without reminders."""

    start: int
    end: int
    text: str


def pieces(text: str) -> list[Piece]:
    """The abilities of a card's whole text, its [Trigger] included."""
    found: list[Piece] = []
    for line, start in _lines(text):
        plain = _MARKUP.sub("", line.replace("’", "'").replace("\xa0", " "))
        bare = re.sub(r"  +", " ", _REMINDER.sub("", plain)).strip()
        known = re.sub(r"\W+", " ", plain).strip().lower() in _KNOWN
        said = bare if bare or known else plain.strip()
        if said in _NOTHING:
            continue
        said = mended(_BULLET.sub("• ", said))
        if said.startswith("•") and found:
            found[-1].text += " " + said
            found[-1].end = start + len(line)
            continue
        if said.startswith("Then, ") and found and "•" in found[-1].text:
            # What is done after the choice, whichever bullet was chosen.
            found[-1].text += f" → {said}"
            found[-1].end = start + len(line)
            continue
        # Two abilities that "and" joins.
        first, joined, then = said.partition("in your deck and when ")
        if joined:
            found.append(Piece(start, start + len(line), f"{first}in your deck."))
            said = f"When {then}"
        found.append(Piece(start, start + len(line), said))
    return found


def _lines(text: str) -> Iterator[tuple[str, int]]:
    """What may be an ability, with where it begins."""
    at = 0
    for end, after in (*(ends.span() for ends in _LINES.finditer(text)), (len(text), len(text))):
        line = text[at:end]
        for start, stop in itertools.pairwise([*begins(line), len(line)]):
            yield line[start:stop].rstrip(), at + start
        at = after


@functools.cache
def book() -> PhraseBook:
    """The phrase book of One Piece card texts."""
    folder = paths.package_folder("sanam.games.onepiece.texts.reading") / "phrases"
    return PhraseBook.load([folder / f"{name}.phrases" for name in TABLES], LEXICONS, "Ability")


@functools.cache
def _grammar() -> Grammar:
    return Grammar(book(), "en")


@functools.lru_cache(maxsize=8192)
def ability(text: str) -> tuple[Tree | None, str]:
    """The only reading of an ability's words, or None and the reason why there is none."""
    found = _trees(text)
    if not found and (other := said_otherwise(text)) != text:
        found = _trees(other)
    if len(found) == 1:
        return found[0], ""
    if found:
        return None, "two readings"
    return None, (holes(_grammar(), text) or ["not understood"])[0][:80]


def _trees(text: str) -> list[Tree]:
    found = read(_grammar(), text).trees
    return list(found) if len(found) < 2 else likely(found) or list(found)


def reading(text: str) -> TextReading:
    """A card's whole English text as the game understands it."""
    sentences: list[Sentence] = []
    abilities: list[dict[str, Any]] = []
    problem: tuple[int, int, str] | None = None
    for piece in pieces(text):
        tree, hole = ability(piece.text)
        by_hand = _by_hand(tree, piece.text) if tree is not None else ()
        if by_hand and (other := said_otherwise(piece.text)) != piece.text:
            again, _ = ability(other)
            if again is not None and not _by_hand(again, other):
                tree, by_hand = again, ()
        if by_hand:
            hole = "by hand: " + by_hand[0]
        sentences.append(Sentence(piece.start, piece.end, tree, by_hand, hole))
        plain: dict[str, Any] = {"text": piece.text}
        if tree is not None:
            plain["tree"] = to_plain(tree)
        abilities.append(plain)
        if hole and problem is None:
            problem = (piece.start, piece.end, hole)
    understood = any("tree" in plain for plain in abilities)
    return TextReading(tuple(sentences), abilities if understood else None, problem)


def _by_hand(tree: Tree, text: str) -> tuple[str, ...]:
    """The entries of a reading that are left to the players."""
    found = left_to_players(tree)
    if found:
        return found
    try:
        compiled(tree, any(ability.timings for ability in read_ability(text).abilities))
    except NotExecuted as error:
        return (str(error),)
    return ()


@functools.cache
def _writer(language: str) -> Writer:
    return Writer(book(), language)


def write(sentences: Iterable[Sentence], language: str) -> str:
    """The abilities of a text, one a line, in one of LANGUAGES. Raises CannotWrite."""
    said = []
    for sentence in sentences:
        try:
            if sentence.tree is None:
                raise CannotWrite("an ability is not understood")
            said.append(_writer(LANGUAGES[language]).text(sentence.tree))
        except CannotWrite:
            if not sentence.printed:
                raise
            said.append(quoted(sentence.printed, LANGUAGES[language]))
    text = "\n".join(said)
    return _mainland(text) if language == "zh_Hans" else text


def said(tree: Tree, language: str) -> str:
    """A part of an ability in one of LANGUAGES, in English where that language lacks the words."""
    for spoken in (LANGUAGES.get(language, "en"), "en"):
        try:
            text = _writer(spoken).text(tree)
        except CannotWrite:
            continue
        return _mainland(text) if language == "zh_Hans" else text
    return ""


def _mainland(text: str) -> str:
    """A text in Simplified characters, with the words of its readers for a Leader and a deck."""
    return simplified(text).replace("领航者", "领袖").replace("牌组", "卡组")
