"""The words of the deck editor: piles, groups, fields."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from sanam import games
from sanam.decks.shape import NONE, UNKNOWN
from sanam.ui.text import RIGHT_TO_LEFT_MARK, fill, number, say, tr


def from_start(text: str) -> str:
    """A line that begins where lines of the person's language begin, whatever letters it is of."""
    rtl = QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    return RIGHT_TO_LEFT_MARK + text if rtl else text


def pile_words(game: str, pile: str) -> str:
    """The name of a pile of a game's decks."""
    return say(games.get(game).decks.pile_name(pile))


def field_words(game: str, field: str) -> str:
    """What cards are grouped by, or a curve is drawn of; "" for no groups."""
    known = games.get(game).decks.group_field(field)
    return say(known.name) if known is not None else tr("No groups")


def order_words(game: str, order: str) -> str:
    """What cards are sorted by."""
    known = games.get(game).decks.order(order)
    return say(known.name) if known is not None else order


def group_words(game: str, name: str) -> str:
    """The heading of a group; numbers and card words that have no translation stand as they are."""
    if name == NONE:
        return tr("other")
    if name == UNKNOWN:
        return tr("Unknown cards")
    if name.isdigit():
        return number(int(name))
    words = games.get(game).decks.words
    return " / ".join(say(words[part]) if part in words else part for part in name.split("/"))


def quick_filters(game: str) -> list[tuple[str, str]]:
    """Queries one often wants, with their names."""
    search = games.get(game).search
    return [("", tr("All cards")), *((query, say(name)) for query, name in search.quick)]


def sort_choices(game: str) -> list[tuple[str, bool, str]]:
    """How results are sorted: the catalogue's order, whether downwards, its name."""
    numbers = [(field, down, say(name)) for field, down, name in games.get(game).search.sorts]
    return [("", False, tr("Best match")), ("name", False, tr("Name")), *numbers, ("code", False, tr("Code"))]


def percent(chance: float) -> str:
    """A chance as one reads it."""
    return fill(tr("{n} %"), n=QLocale().toString(chance * 100, "f", 1))
