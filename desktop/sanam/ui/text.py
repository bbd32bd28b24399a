"""Sentences for people as the window says them: translated and numbered by Qt (see `sanam.wording`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from sanam.faces.thai import spaced
from sanam.games.printed_words import digits
from sanam.wording import (
    FIRST_STRONG_ISOLATE,
    POP_ISOLATE,
    RIGHT_TO_LEFT_MARK,
    Message,
    fill,
    forget_sentences,
    isolated,
    joined,
    number,
    plain_number,
    say,
    speak_with,
    tr,
)

__all__ = [
    "FIRST_STRONG_ISOLATE",
    "POP_ISOLATE",
    "RIGHT_TO_LEFT_MARK",
    "Message",
    "card_text",
    "fill",
    "isolated",
    "joined",
    "measured",
    "number",
    "plain_number",
    "say",
    "take_language",
    "tr",
    "when",
]

LEFT_TO_RIGHT_MARK = "\u200e"
_PERSIAN = re.compile("[\u0600-\u06ff]")
_thai_needs_spaces = False
#: What puts a sentence in the vocabulary that the person chose, where it is in another.
_in_terms: Callable[[str], str] | None = None
#: What was said in the language in force: a log line asks for dozens of sentences, and Qt looks for each again.
_said: dict[tuple[str, str | None], str] = {}


class QtTongue:
    """The language that is installed in Qt."""

    def translate(self, text: str, comment: str | None, n: int) -> str:
        """As QCoreApplication.translate, with spaces where Thai lines may end if they are needed."""
        if n >= 0:
            return self._translated(text, comment, n)
        found = _said.get((text, comment))
        if found is None:
            found = _said[text, comment] = self._translated(text, comment, n)
        return found

    @staticmethod
    def _translated(text: str, comment: str | None, n: int) -> str:
        said = QCoreApplication.translate("", text, comment, n)
        if _in_terms is not None:
            said = _in_terms(said)
        return spaced(said) if _thai_needs_spaces else said

    def number(self, value: int, separated: bool) -> str:
        """As the locale in force writes it."""
        locale = QLocale()
        if not separated:
            locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        return locale.toString(value)

    @property
    def right_to_left(self) -> bool:
        return QLocale().textDirection() == Qt.LayoutDirection.RightToLeft


speak_with(QtTongue())


def take_language(thai_needs_spaces: bool, in_terms: Callable[[str], str] | None = None) -> None:
    """Another language is installed in Qt; whether Thai needs zero-width spaces where lines may end, because Qt does
    not find the words here; what puts sentences in the vocabulary that was chosen (see `sanam.games.terms`).
    """
    global _thai_needs_spaces, _in_terms
    _thai_needs_spaces, _in_terms = thai_needs_spaces, in_terms
    _said.clear()
    forget_sentences()


def measured(text: str) -> str:
    """A measure ("-8.5 mm", "0.05°") with the digits and the decimal point of the language in force."""
    locale = QLocale()
    written = "".join(locale.toString(int(mark)) if mark in "0123456789" else mark for mark in text)
    written = written.replace(".", locale.decimalPoint())
    # A sign stands to the left of its number, also in a line from the right.
    signed = written.startswith("-") and locale.textDirection() == Qt.LayoutDirection.RightToLeft
    return f"{LEFT_TO_RIGHT_MARK}{written}" if signed else written


def card_text(text: str, language: str) -> str:
    """A card's text as a label shows it, with the digits of its language ("fa", "zh-Hant"…), breakable lines, and each
    line of Persian from the right, also one that begins with a Latin term.
    """
    if language == "fa":
        lines = digits(text, language).split("\n")
        return "\n".join(f"{RIGHT_TO_LEFT_MARK}{line}" if _PERSIAN.search(line) else line for line in lines)
    return spaced(text) if language == "th" and _thai_needs_spaces else digits(text, language)


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
