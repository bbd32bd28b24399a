"""Importing card JSON: card lists in their usual shapes, and lists as YGOPRODeck writes them.

The file is a list of objects, an object with such a list in "data" or "cards", or an object of objects by code.
Which game it is follows from the keys. A record that makes no card is left out and reported by its place.
"""

from __future__ import annotations

import itertools
import os
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from sanam import games
from sanam.catalogue.foreign import CardFile, Drop, Place
from sanam.catalogue.importing import CancelToken, ImportReport, Incoming, Print, Progress
from sanam.catalogue.json_stream import Records
from sanam.catalogue.languages import guess_language
from sanam.catalogue.models import Card, printed_text
from sanam.catalogue.problems import FileRefused, read_text
from sanam.catalogue.records import RecordRefused, card_from, named, variant
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import understood

MAX_BYTES = 64 * 1024 * 1024
MAX_CARDS = 100_000
#: Characters of a record, to tell the progress by before it is known how many there are.
_USUAL = 500


class _Made(NamedTuple):
    """A card, its code as written, its printings, and the passcodes of its other artworks."""

    card: Card
    code: str
    prints: tuple[Print, ...]
    artworks: tuple[int, ...]


def import_json(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a card list. `language` is that of its texts, "" to guess it. Raises FileRefused or Cancelled."""
    text = read_text(path, MAX_BYTES)
    records = iter(Records(path, text))
    first = list(itertools.islice(records, 50))
    if not first:
        raise FileRefused(path, "json.shape")
    game = _game(path, first)
    file = CardFile(catalogue, path, len(text) // _USUAL, progress, cancel)

    def make(record: Any, drop: Drop) -> _Made:
        if not isinstance(record, dict):
            raise RecordRefused("", "card.type", expected="an object", found=type(record).__name__)
        values = named(game, record)
        card, code = card_from(game, values, drop), str(values.get("code", ""))
        return _Made(card, code, tuple(_prints(card, values, record, code)), _artworks(card, record))

    numbered = _numbered(path, itertools.chain(first, records))
    made = file.made(numbered, make, lambda record: record.get("name") if isinstance(record, dict) else None)
    spoken = language or guess_language([printed_text(one.card) for one in made])
    return file.write(game, "json", spoken, list(_joined(game, file.understood(_plain_first(game, made)), spoken)))


def _numbered(path: str | os.PathLike[str], records: Iterable[Any]) -> Iterator[tuple[Place, Any]]:
    for number, record in enumerate(records, 1):
        if number > MAX_CARDS:
            raise FileRefused(path, "sqlite.too-many", {"table": "cards"}, count=number, limit=MAX_CARDS)
        yield {"row": number}, record


def _game(path: str | os.PathLike[str], records: list[Any]) -> str:
    keys = {re.sub(r"[\W_]+", "", key).lower() for record in records if isinstance(record, dict) for key in record}
    for game in games.all_games():
        if keys & set(game.records.keys):
            return game.id
    raise FileRefused(path, "json.shape")


def _plain_first(game: str, made: list[_Made]) -> list[_Made]:
    """Where codes are printed, the plain one says what a card is, whatever comes first in the file."""
    printed = games.get(game).cards.printed_codes
    return sorted(made, key=lambda one: printed and variant(one.code)[1] != "")


def _joined(game: str, made: Iterable[_Made], language: str) -> Iterator[Incoming]:
    """One card for each code: other artworks of a printed code are printings of it."""
    cards: dict[str, Card] = {}
    prints: dict[str, dict[str, Print]] = {}
    for card, _, printed, artworks in made:
        if card.key not in cards:
            cards[card.key] = understood(card, language)
        for printing in printed:
            prints.setdefault(card.key, {}).setdefault(printing.number, printing)
        for code in artworks:
            other = msgspec.structs.replace(card, code=code, alias=card.code)
            if other.key not in cards:
                cards[other.key] = understood(other, language)
    for key, card in cards.items():
        yield Incoming(card=card, language=language, prints=tuple(prints.get(key, {}).values()))


def _prints(card: Card, values: dict[str, Any], record: dict[str, Any], code: str) -> list[Print]:
    if games.of_card(card).cards.printed_codes:
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


def _artworks(card: Card, record: dict[str, Any]) -> tuple[int, ...]:
    """The passcodes of further artworks: cards that count as this one."""
    images = record.get("card_images")
    if not games.of_card(card).cards.numeric_codes or not isinstance(images, list):
        return ()
    codes = [image.get("id") for image in images[:50] if isinstance(image, dict)]
    return tuple(code for code in codes if type(code) is int and 0 < code <= 0xFFFFFFFF and code != card.code)
