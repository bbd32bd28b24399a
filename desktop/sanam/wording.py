"""Sentences for people in the language in force, without Qt: who can translate says so (see `speak_with`).

Sentences are literals, so that `packaging/translate.py` finds them: `tr("…")` where a sentence is said, `Message("…")`
where it is kept as data and said later with `say`. Values are put in by name, and names are isolated, so that they
cannot turn the direction of the sentence around them.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol, TypeVar

S = TypeVar("S")
T = TypeVar("T")

#: The languages of the window, and of the names and texts of cards.
LANGUAGES = ("en", "th", "fa", "zh_Hant", "zh_Hans")
FIRST_STRONG_ISOLATE, RIGHT_TO_LEFT_ISOLATE, POP_ISOLATE = "\u2068", "\u2067", "\u2069"
_ISOLATES = FIRST_STRONG_ISOLATE + RIGHT_TO_LEFT_ISOLATE
RIGHT_TO_LEFT_MARK = "\u200f"
_PLACE = re.compile(r"\{([a-z_]+)(?::([^{}]*))?\}")
_ISOLATED = re.compile(f"[{_ISOLATES}][^{_ISOLATES}{POP_ISOLATE}]*{POP_ISOLATE}")
_LETTER = re.compile(r"[^\W\d_]")
_PATH = re.compile(r"(?<!\d)[/\\]|[/\\](?!\d)")  # and no "3/1"
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff]")


class Message(NamedTuple):
    """A sentence or a name as data: the English text, and a comment that tells equal texts apart."""

    text: str
    comment: str | None = None


class Tongue(Protocol):
    """The language in force."""

    def translate(self, text: str, comment: str | None, n: int) -> str:
        """The sentence; `n` chooses the plural and replaces %n, -1 for a sentence without a number."""
        ...

    def number(self, value: int, separated: bool) -> str:
        """A whole number in the language's digits, with or without separators."""
        ...

    @property
    def right_to_left(self) -> bool:
        """Whether its lines run from right to left."""
        ...


class English:
    """The language of the literals themselves."""

    right_to_left = False

    def translate(self, text: str, comment: str | None, n: int) -> str:
        """The text as it is."""
        return text.replace("%n", str(n)) if n >= 0 else text

    def number(self, value: int, separated: bool) -> str:
        """The number in European digits."""
        return f"{value:,}" if separated else str(value)


_tongue: Tongue = English()


#: Tables of sentences that were made in the language in force, by the class whose they are (see `in_this_language`).
_tables: list[dict[type, Any]] = []


def speak_with(tongue: Tongue) -> None:
    """From now on sentences are said in this language."""
    global _tongue
    _tongue = tongue
    forget_sentences()


def forget_sentences() -> None:
    """Sentences are said otherwise from now on: another language, other terms."""
    for made in _tables:
        made.clear()


def in_this_language(table: Callable[[S], T]) -> Callable[[S], T]:
    """A method that gives a table of sentences and depends on nothing but its class and the language in force: made
    once for both. What it returns is not to be changed.
    """
    made: dict[type, Any] = {}
    _tables.append(made)

    @functools.wraps(table)
    def kept(self: S) -> T:
        found = made.get(type(self))
        if found is None:
            found = made[type(self)] = table(self)
        result: T = found
        return result

    return kept


def tr(text: str, comment: str | None = None, n: int = -1) -> str:
    """`text` in the person's language; the English literal is the key. `n` chooses the plural and replaces %n."""
    return _tongue.translate(text, comment, n)


def say(message: Message) -> str:
    """A message that is kept as data, in the person's language."""
    return _tongue.translate(message.text, message.comment, -1)


def fill(text: str, /, **values: Any) -> str:
    """Put values where `{name}` stands; a translation that lacks or adds a name does no harm.

    Whole numbers have the digits of the person's language. In a right-to-left sentence every text that is put in is
    isolated, and the sentence stays one when it begins with a name in Latin letters.
    """
    bare = _PLACE.sub("", text)
    # A sentence that is all values has the direction of the language.
    mirrored = _tongue.right_to_left and bool(_RIGHT_TO_LEFT.search(bare) or not _LETTER.search(bare))

    def value(found: re.Match[str]) -> str:
        name, form = found[1], found[2] or ""
        if name not in values:
            return found[0]
        given = values[name]
        if isinstance(given, int) and not isinstance(given, bool) and not form:
            return plain_number(given)
        words = format(given, form) if form else str(given)
        return isolated(words) if mirrored and words and not _is_isolated(words) else words

    filled = _PLACE.sub(value, text)
    return RIGHT_TO_LEFT_MARK + filled if mirrored and not _begins_right_to_left(filled) else filled


def plain_number(value: int) -> str:
    """A whole number in the digits of the person's language, without separators (years, points, places)."""
    return _tongue.number(value, False)


def number(value: int) -> str:
    """A whole number with the separators of the person's language."""
    return _tongue.number(value, True)


def isolated(name: str) -> str:
    """A name a person gave, or a text of a card, so that its direction cannot disturb the sentence around it.

    A right-to-left text that begins with a Latin term still runs from the right; a path with such a folder does not.
    """
    own = _tongue.right_to_left and _RIGHT_TO_LEFT.search(name) and not _PATH.search(name)
    return f"{RIGHT_TO_LEFT_ISOLATE if own else FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


def _begins_right_to_left(words: str) -> bool:
    """Whether a line begins with a right-to-left letter, or with a number before one: digits have no direction."""
    first = _LETTER.search(_ISOLATED.sub("", words))
    return _RIGHT_TO_LEFT.match(words) is not None and first is not None and bool(_RIGHT_TO_LEFT.match(first[0]))


def _is_isolated(words: str) -> bool:
    """Whether it is one isolated text already, and not several or one with something beside it."""
    return words[0] in _ISOLATES and words.find(POP_ISOLATE) == len(words) - 1


def joined(separator: str, parts: Iterable[str]) -> str:
    """The parts that say something as one line. In a right-to-left language each is isolated, a path or a name in Latin
    letters at the beginning does not turn the line around, and commas stand for the middle dot, which would be read as
    a zero beside the digits.
    """
    said = [part for part in parts if part]
    if not _tongue.right_to_left:
        return separator.join(said)
    separator = separator.replace(",", "،").replace(" · ", "، ")
    parts = (part if _is_isolated(part) else isolated(part) for part in said)
    return RIGHT_TO_LEFT_MARK + separator.join(parts) if said else ""
