"""Importing card JSON: One Piece card lists in their usual shapes, and Yu-Gi-Oh! lists as YGOPRODeck writes them.

The file is a list of objects, an object with such a list in "data" or "cards", or an object of objects by code.
Which game it is follows from the keys. A record that makes no card is left out and reported by its place.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from sanam.catalogue.foreign import CardFile, guess_language
from sanam.catalogue.importing import CancelToken, ImportReport, Incoming, Print, Progress
from sanam.catalogue.models import Card, printed_text
from sanam.catalogue.problems import FileRefused, read_text
from sanam.catalogue.records import RecordRefused, card_from, named, variant
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import understood
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.yugioh.cards import CardData

MAX_BYTES = 96 * 1024 * 1024
MAX_CARDS = 200_000
#: A card, the values by our names, the record, its code as written.
_Made = tuple[Card, dict[str, Any], dict[str, Any], str]


def import_json(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a card list. `language` is that of its texts, "" to guess it. Raises FileRefused or Cancelled."""
    records = _records(path)
    game = _game(path, records)
    file = CardFile(catalogue, path, len(records), progress, cancel)

    def make(record: Any) -> _Made:
        if not isinstance(record, dict):
            raise RecordRefused("", "card.type", expected="an object", found=type(record).__name__)
        values = named(game, record)
        return card_from(game, values), values, record, str(values.get("code", ""))

    made = file.made(records, make, lambda record: record.get("name") if isinstance(record, dict) else None)
    spoken = language or guess_language([printed_text(card) for card, *_ in made])
    return file.write(game, "json", spoken, list(_joined(game, made, spoken)))


def _records(path: str | os.PathLike[str]) -> list[tuple[dict[str, int | str], Any]]:
    try:
        document = json.loads(read_text(path, MAX_BYTES))
    except json.JSONDecodeError as error:
        raise FileRefused(path, "json.syntax", {"line": error.lineno}, error=error.msg) from None
    except RecursionError:
        raise FileRefused(path, "json.syntax", error="nested too deep") from None
    except ValueError as error:
        raise FileRefused(path, "json.syntax", error=str(error)) from None
    if isinstance(document, dict):
        inner = next((document[key] for key in ("data", "cards") if isinstance(document.get(key), list)), None)
        if inner is None:
            inner = [{"id": key, **value} if isinstance(value, dict) else value for key, value in document.items()]
        document = inner
    if not isinstance(document, list) or not document:
        raise FileRefused(path, "json.shape")
    if len(document) > MAX_CARDS:
        raise FileRefused(path, "sqlite.too-many", {"table": "cards"}, count=len(document), limit=MAX_CARDS)
    return [({"row": number}, record) for number, record in enumerate(document, 1)]


def _game(path: str | os.PathLike[str], records: list[tuple[dict[str, int | str], Any]]) -> str:
    keys = {
        re.sub(r"[\W_]+", "", key).lower() for _, record in records[:50] if isinstance(record, dict) for key in record
    }
    if keys & {"atk", "desc", "frametype", "passcode"}:
        return "yugioh"
    if keys & {"color", "colors", "colour", "colours", "cardcolor"}:
        return "onepiece"
    raise FileRefused(path, "json.shape")


def _joined(game: str, made: list[_Made], language: str) -> Iterator[Incoming]:
    """One card for each code: other artworks of a One Piece card number are printings of it."""
    cards: dict[str, Card] = {}
    prints: dict[str, dict[str, Print]] = {}
    # The plain number says what the card is, whatever comes first in the file.
    for card, values, record, code in sorted(made, key=lambda entry: variant(entry[3])[1] != "" and game == "onepiece"):
        if card.key not in cards:
            cards[card.key] = understood(card, language)
        for printing in _prints(card, values, record, code):
            prints.setdefault(card.key, {}).setdefault(printing.number, printing)
        for other in _artworks(card, record):
            cards.setdefault(other.key, understood(other, language))
    for key, card in cards.items():
        yield Incoming(card=card, language=language, prints=tuple(prints.get(key, {}).values()))


def _prints(card: Card, values: dict[str, Any], record: dict[str, Any], code: str) -> list[Print]:
    if isinstance(card, OnePieceCard):
        set_id = card.code.partition("-")[0]
        name = values.get("set_name", "")
        return [Print(set_id=set_id, number=code[:40], set_name=str(name)[:100], rarity=card.rarity[:40])]
    found = []
    for entry in (record.get("card_sets") or [])[:200] if isinstance(record.get("card_sets"), list) else []:
        number = entry.get("set_code") if isinstance(entry, dict) else None
        if isinstance(number, str) and number.strip():
            rarity, name = entry.get("set_rarity"), entry.get("set_name")
            found.append(
                Print(
                    set_id=number.partition("-")[0][:40],
                    number=number[:40],
                    set_name=str(name or "")[:100],
                    rarity=str(rarity or "")[:40],
                )
            )
    return found


def _artworks(card: Card, record: dict[str, Any]) -> list[CardData]:
    """The codes of further artworks, as cards that count as this one."""
    images = record.get("card_images")
    if not isinstance(card, CardData) or not isinstance(images, list):
        return []
    codes = [image.get("id") for image in images[:50] if isinstance(image, dict)]
    return [
        msgspec.structs.replace(card, code=code, alias=card.code)
        for code in codes
        if isinstance(code, int) and 0 < code <= 0xFFFFFFFF and code != card.code
    ]
