"""Sentences for people: literal source strings, values put in by name, names isolated from the sentence's direction."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import QCoreApplication, QDate, QLocale

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


def tr(text: str, comment: str | None = None, n: int = -1) -> str:
    """`text` in the person's language; the English literal is the key. `n` chooses the plural and replaces %n."""
    return QCoreApplication.translate("", text, comment, n)


def fill(text: str, /, **values: Any) -> str:
    """Put values where `{name}` stands; a translation that lacks or adds a name does no harm."""
    for name, value in values.items():
        text = text.replace("{" + name + "}", str(value))
    return text


def number(value: int) -> str:
    """A whole number with the separators of the person's language."""
    return QLocale().toString(value)


def isolated(name: str) -> str:
    """A name a person gave, so that its direction cannot disturb the sentence around it."""
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


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
