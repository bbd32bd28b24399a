"""Cards as rows of the catalogue."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec

from sanam import games

#: A card of some game: its model, see sanam.games.definition.Cards.
Card = Any

_read_abilities = msgspec.json.Decoder(list[dict[str, Any]])


_readers: dict[type[Any], msgspec.json.Decoder[Any]] = {}


def _reader(model: type[Any]) -> msgspec.json.Decoder[Any]:
    if model not in _readers:
        _readers[model] = msgspec.json.Decoder(model)
    return _readers[model]


def reader(game: str) -> Callable[[str, str | None, str], Any]:
    """What makes a card of its row: its model without abilities as JSON, its abilities as JSON, why there are none.

    Raises sqlite3.DatabaseError for a row that is damaged.
    """
    decode, replace = _reader(games.get(game).cards.model).decode, msgspec.structs.replace

    def read(data: str, abilities: str | None = None, problem: str = "") -> Any:
        try:
            card = decode(data)
            tree = None if abilities is None else _read_abilities.decode(abilities)
        except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
            raise sqlite3.DatabaseError(f"malformed card: {error}") from None
        return replace(card, abilities=tree, problem=problem)

    return read


def read_card(game: str, data: str, abilities: str | None = None, problem: str = "") -> Any:
    """One card from its row (see reader)."""
    return reader(game)(data, abilities, problem)


def plain_data(card: Card) -> str:
    """The JSON that read_card reads."""
    return msgspec.json.encode(msgspec.structs.replace(card, abilities=None, problem="")).decode()


def printed_text(card: Card) -> str:
    """The rules text of a card as one text in the language of the card."""
    text: str = card.whole_text
    return text
