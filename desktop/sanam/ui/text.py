"""Sentences for people: literal source strings, values put in by name, names isolated from the sentence's direction."""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from sanam.faces.thai import spaced
from sanam.faces.words import digits

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"
_PLACE = re.compile(r"\{([a-z_]+)(?::([^{}]*))?\}")
_RIGHT_TO_LEFT = re.compile(r"[\u0590-\u08ff]")


_thai_needs_spaces = False


def break_thai(needed: bool) -> None:
    """Whether Thai needs zero-width spaces where lines may end, because Qt does not find the words here."""
    global _thai_needs_spaces
    _thai_needs_spaces = needed


def tr(text: str, comment: str | None = None, n: int = -1) -> str:
    """`text` in the person's language; the English literal is the key. `n` chooses the plural and replaces %n."""
    said = QCoreApplication.translate("", text, comment, n)
    return spaced(said) if _thai_needs_spaces else said


def card_text(text: str, language: str) -> str:
    """A card's text as a label shows it, with the digits of its language ("fa", "zh-Hant"…) and breakable lines."""
    return spaced(text) if language == "th" and _thai_needs_spaces else digits(text, language)


def fill(text: str, /, **values: Any) -> str:
    """Put values where `{name}` stands; a translation that lacks or adds a name does no harm.

    Whole numbers have the digits of the person's language. In a right-to-left sentence every text that is put in is
    isolated, and the sentence stays one when it begins with a name in Latin letters.
    """
    mirrored = (
        QLocale().textDirection() == Qt.LayoutDirection.RightToLeft
        and _RIGHT_TO_LEFT.search(_PLACE.sub("", text)) is not None
    )

    def value(found: re.Match[str]) -> str:
        name, form = found[1], found[2] or ""
        if name not in values:
            return found[0]
        given = values[name]
        if isinstance(given, int) and not isinstance(given, bool) and not form:
            return plain_number(given)
        words = format(given, form) if form else str(given)
        if mirrored and words and FIRST_STRONG_ISOLATE not in words:
            return isolated(words)
        return words

    filled = _PLACE.sub(value, text)
    return RIGHT_TO_LEFT_MARK + filled if mirrored and not _RIGHT_TO_LEFT.match(filled) else filled


def plain_number(value: int) -> str:
    """A whole number in the digits of the person's language, without separators (years, points, places)."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return locale.toString(value)


def number(value: int) -> str:
    """A whole number with the separators of the person's language."""
    return QLocale().toString(value)


def isolated(name: str) -> str:
    """A name a person gave, so that its direction cannot disturb the sentence around it."""
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


def joined(separator: str, parts: Iterable[str]) -> str:
    """The parts that say something as one line. In a right-to-left language each is isolated, and a path or a name in
    Latin letters at the beginning does not turn the line around.
    """
    said = [part for part in parts if part]
    if QLocale().textDirection() != Qt.LayoutDirection.RightToLeft:
        return separator.join(said)
    return RIGHT_TO_LEFT_MARK + separator.replace(",", "،").join(isolated(part) for part in said) if said else ""


def when(moment: datetime | None, now: datetime | None = None) -> str:
    """A moment as one reads it in a list: minutes and hours back, then the date."""
    if moment is None:
        return ""
    seconds = ((now or datetime.now(moment.tzinfo)) - moment).total_seconds()
    if seconds < 90:
        return tr("just now")
    if seconds < 3600:
        return fill(tr("{n} min ago"), n=round(seconds / 60))
    if seconds < 86400:
        return fill(tr("{n} h ago"), n=round(seconds / 3600))
    day = QDate(moment.year, moment.month, moment.day)
    return QLocale().toString(day, tr("d MMM yyyy", "a date in a list"))
