"""Cards as foreign files and our own card sets bring them: what a game knows of their fields."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

#: How the fields that all games have are spelt elsewhere, letters only and in lower case -> our field.
COMMON = {
    "name": "name", "cardname": "name", "text": "text", "desc": "text", "description": "text", "cardtext": "text",
    "effect": "text", "effecttext": "text", "ability": "text", "rarity": "rarity", "setrarity": "rarity",
    "setid": "set", "setcode": "set", "packid": "set", "setname": "set_name", "packname": "set_name",
    "language": "language", "lang": "language", "image": "image", "imageurl": "image",
}  # fmt: skip
_VARIANT = re.compile(r"(.+?)[_-]([pr]\d{1,2})$", re.IGNORECASE)


class RecordRefused(Exception):
    """One record makes no card: its field, and a message id of sanam.catalogue.problems with parameters."""

    def __init__(self, field: str, reason: str, **params: Any) -> None:
        super().__init__(reason)
        self.field, self.reason, self.params = field, reason, params


#: Is told of a field that a card is kept without.
Drop = Callable[[RecordRefused], None]


@dataclass(frozen=True, kw_only=True)
class Records:
    """Cards from named values, as JSON and tables have them.

    spellings  how the fields are spelt elsewhere, letters only and in lower case -> our field, "" for none
    required   the fields that a record must bring
    lists      fields with several values, which a text separates by a comma, a slash and the like
    numbers    fields that are whole numbers; a "?" is None
    unknown    those of them that are unknown when they are below 0
    flags      fields that are true or false
    lines      fields whose line breaks are kept
    keys       keys of a JSON object, spelt like `spellings`, that only a card of this game has
    build      the fields of the card model from the values that were read. Raises RecordRefused
    """

    spellings: Mapping[str, str]
    required: tuple[str, ...]
    lists: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    lines: tuple[str, ...] = ("text",)
    keys: tuple[str, ...] = ()
    build: Callable[[dict[str, Any]], dict[str, Any]]


class DatabaseRow(Protocol):
    """A row of a foreign database. Both raise RecordRefused with the column."""

    def integer(self, column: str, low: int, high: int) -> int:
        """A whole number in these bounds; nothing is 0."""
        ...

    def text(self, column: str, limit: int) -> str:
        """A text of at most `limit` characters; nothing is ""."""
        ...


class SetTable(Protocol):
    """One [[card]] table of a card set (see sanam.catalogue.toml_set), field by field. All refuse the file for a value
    that is not so; `default` None says that the field is needed.
    """

    table: Mapping[str, Any]

    def text(self, field: str, limit: int, default: str | None = None) -> str: ...
    def number(self, field: str, low: int, high: int, default: int | None = None) -> int: ...
    def choice(self, field: str, allowed: Collection[str], default: str | None = None) -> str: ...
    def words(self, field: str, allowed: Collection[str] = ()) -> tuple[str, ...]: ...
    def numbers(self, field: str, low: int, high: int, most: int) -> tuple[int, ...]: ...
    def fault(self, field: str, reason: str, **params: Any) -> Exception: ...


@dataclass(frozen=True, kw_only=True)
class SetFormat:
    """The fields of a card in our card sets, for a game whose card model is not its own format.

    fields  what a table may have
    read    the card of a table, without abilities
    write   the table of a card
    """

    fields: tuple[str, ...]
    read: Callable[[SetTable], Any]
    write: Callable[[Any], dict[str, Any]]


def variant(code: str) -> tuple[str, str]:
    """The card number and the mark of another artwork: "OP01-001_p1" -> ("OP01-001", "p1")."""
    found = _VARIANT.fullmatch(code)
    return (found[1], found[2]) if found else (code, "")


def whole_number(field: str, value: Any) -> int | None:
    """A whole number however it is written, None for "?". Raises RecordRefused."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, str):
        text = value.strip().lstrip("+").replace(",", "").removesuffix(".0")
        if text in ("?", "-2", "-1"):
            return None
        value = int(text) if re.fullmatch(r"-?\d{1,9}", text) else value
    if not isinstance(value, int) or isinstance(value, bool):
        raise RecordRefused(field, "card.type", expected="a whole number", found=repr(value)[:40])
    if not -1 <= value <= 0xFFFFFFFF:
        raise RecordRefused(field, "card.range", value=value, low=0, high=99_999)
    return value


def check_bounds(values: Mapping[str, Any], field: str, low: int, high: int) -> None:
    """Raises RecordRefused for a number out of its bounds."""
    value = values.get(field)
    if value is not None and not low <= value <= high:
        raise RecordRefused(field, "card.range", value=value, low=low, high=high)
