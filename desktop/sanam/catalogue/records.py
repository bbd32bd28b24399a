"""Cards from named values as foreign files spell them: JSON of several shapes, and CSV.

Every source names its fields in its own way. `field_of` knows the usual spellings; `card_from` reads the values,
text or number, into the game's model, and refuses with the field and the reason.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue.models import Card
from sanam.catalogue.problems import without_control
from sanam.games.records import RecordRefused, Records, variant, whole_number

MAX_NAME = 400
MAX_TEXT = 10_000
MAX_LIST = 40
_NOTHING = ("", "-", "–", "—", "null", "none", "n/a", "nan")
_BREAK = re.compile(r"<br\s*/?>", re.IGNORECASE)
#: How many times longer than its text what a web page writes for it may be.
MARKUP = 4


def field_of(game: str, column: str) -> str:
    """Our name of a column or key, "" when it is not known."""
    return games.get(game).records.spellings.get(re.sub(r"[\W_]+", "", column).lower(), "")


def fields_of(game: str) -> tuple[str, ...]:
    """Every field a record of this game may bring, required ones first."""
    records = games.get(game).records
    rest = sorted({field for field in records.spellings.values() if field} - set(records.required))
    return (*records.required, *rest)


def named(game: str, record: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a JSON object by our names; of two keys for one field the first that says something counts."""
    values: dict[str, Any] = {}
    for key, value in record.items():
        field = field_of(game, key) if isinstance(key, str) else ""
        # {"name": "Slash", "image": …} as one source writes it.
        plain = value.get("name") if isinstance(value, dict) else value
        if field and not _is_nothing(plain) and (field not in values or isinstance(plain, list)):
            values[field] = plain
    return values


def card_from(game: str, values: Mapping[str, Any], drop: Callable[[RecordRefused], None] | None = None) -> Card:
    """The card of a record. Raises RecordRefused.

    With `drop`, a word that nobody knows (an attribute, a type …) costs the card only that field: `drop` is told of it.
    What a card cannot be played without, its numbers and its text, is never left out.
    """
    left = dict(values)
    while True:
        try:
            return _card_from(game, left)
        except RecordRefused as error:
            records = games.get(game).records
            kept = (*records.required, *records.numbers, *records.lines)
            unknown = error.reason in ("card.value", "card.refused")
            if drop is None or not unknown or error.field in kept or error.field not in left:
                raise
            drop(error)
            del left[error.field]


def _card_from(game: str, values: Mapping[str, Any]) -> Card:
    definition = games.get(game)
    records, model = definition.records, definition.cards.model
    for field in records.required:
        if _is_nothing(values.get(field)):
            raise RecordRefused(field, "card.missing")
    read = {field: _value(records, field, value) for field, value in values.items() if not _is_nothing(value)}
    kept = {field: value for field, value in records.build(read).items() if field in model.__struct_fields__}
    try:
        return model(**kept)
    except ValueError as error:
        field = str(error).split()[0].rstrip(":")
        raise RecordRefused(
            field if field in model.__struct_fields__ else "", "card.refused", error=str(error)
        ) from None


def _is_nothing(value: Any) -> bool:
    return value is None or (isinstance(value, str) and value.strip().lower() in _NOTHING) or value == []


def _parts(text: str) -> list[str]:
    return [part.strip() for part in re.split("[/;|,、]", text)]


def _value(records: Records, field: str, value: Any) -> Any:
    if field in records.lists:
        parts = value if isinstance(value, list) else _parts(_text(records, field, value, 1000))
        if len(parts) > MAX_LIST:
            raise RecordRefused(field, "card.too-long", length=len(parts), limit=MAX_LIST)
        return tuple(dict.fromkeys(_text(records, field, part, 200) for part in parts if not _is_nothing(part)))
    if field in records.numbers:
        below_zero = isinstance(value, int | float) and not isinstance(value, bool) and value < 0
        return None if below_zero and field in records.unknown else whole_number(field, value)
    if field in records.flags:
        return str(value).strip().lower() in ("1", "true", "yes", "y", "x", "✓")
    return _text(records, field, value, MAX_TEXT if field in records.lines else MAX_NAME)


def _text(records: Records, field: str, value: Any, limit: int) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise RecordRefused(field, "card.type", expected="a text", found=type(value).__name__)
    written = str(value)
    if len(written) > limit * MARKUP:
        raise RecordRefused(field, "card.too-long", length=len(written), limit=limit)
    try:
        # Some lists were taken from web pages with their entities and line breaks.
        plain = "\n".join(part.strip() for part in _BREAK.split(html.unescape(written)))
    except ValueError as error:  # an entity of thousands of digits
        raise RecordRefused(field, "card.refused", error=str(error)) from None
    text = without_control(plain.replace("\r\n", "\n").replace("\r", "\n")).strip()
    if len(text) > limit:
        raise RecordRefused(field, "card.too-long", length=len(text), limit=limit)
    return text if field in records.lines else " ".join(text.split())


def with_text(card: Card, name: str, text: str) -> Card:
    """The card with its words replaced."""
    return msgspec.structs.replace(card, name=name, text=text)


__all__ = ["RecordRefused", "card_from", "field_of", "fields_of", "named", "variant", "with_text"]
