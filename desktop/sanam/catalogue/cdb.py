"""Importing YGOPro card databases: SQLite files with the tables `datas` and `texts`, joined on `id`.

The file is foreign (see foreign_database): its columns are asked for by name, and every row is bounded. A row that
makes no card is left out and reported; a file that is not such a database is refused. Layout
and flag values: the format's published description (types, races, attributes, level with scales, -2 for "?").
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from sanam.catalogue.foreign import CardFile, Drop, guess_language, refusal
from sanam.catalogue.foreign_database import foreign_database
from sanam.catalogue.importing import (
    CancelToken,
    ImportReport,
    Incoming,
    Progress,
    Source,
    Steps,
    digest,
    write_texts,
)
from sanam.catalogue.problems import FileRefused, Problem, without_control
from sanam.catalogue.records import RecordRefused
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import understood
from sanam.games.yugioh.cards import ATTRIBUTES, CardData

MAX_NAME = 400
MAX_TEXT = 10_000
DATA_COLUMNS = ("id", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute")
TEXT_COLUMNS = ("id", "name", "desc")

MONSTER, SPELL, TRAP, TOKEN, LINK, PENDULUM = 0x1, 0x2, 0x4, 0x4000, 0x4000000, 0x1000000
TRAITS = (
    (0x10, "normal"),
    (0x20, "effect"),
    (0x80, "ritual"),
    (0x40, "fusion"),
    (0x2000, "synchro"),
    (0x800000, "xyz"),
    (PENDULUM, "pendulum"),
    (LINK, "link"),
    (TOKEN, "token"),
    (0x1000, "tuner"),
    (0x200000, "flip"),
    (0x200, "spirit"),
    (0x400, "union"),
    (0x800, "gemini"),
    (0x400000, "toon"),
    (0x2000000, "special-summon"),
)
SPELL_BITS = (
    (0x80, "ritual"),
    (0x20000, "continuous"),
    (0x40000, "equip"),
    (0x80000, "field"),
    (0x10000, "quick-play"),
)
TRAP_BITS = ((0x20000, "continuous"), (0x100000, "counter"))
# fmt: off
RACES = (
    "Warrior", "Spellcaster", "Fairy", "Fiend", "Zombie", "Machine",
    "Aqua", "Pyro", "Rock", "Winged Beast", "Plant", "Insect",
    "Thunder", "Dragon", "Beast", "Beast-Warrior", "Dinosaur", "Fish",
    "Sea Serpent", "Reptile", "Psychic", "Divine-Beast", "Creator God", "Wyrm",
    "Cyberse", "Illusion",
)
# fmt: on
MARKERS = (
    *((0o001, "bottom-left"), (0o002, "bottom"), (0o004, "bottom-right"), (0o010, "left")),
    *((0o040, "right"), (0o100, "top-left"), (0o200, "top"), (0o400, "top-right")),
)


def import_cdb(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a `.cdb` file. `language` is that of its texts; "" guesses it from their letters.

    English texts are parsed; a text in another language is kept and its card is played by hand. A file without
    stats (`datas` is empty or not there) adds its texts to the cards that are known.
    Raises FileRefused (nothing changed) if it is not such a database, Cancelled when `cancel` is set.
    """
    texts, rows = _read(path, cancel)
    if rows is None:
        return _import_texts(catalogue, path, texts, language, progress, cancel)
    file = CardFile(catalogue, path, len(rows), progress, cancel)
    # The tables are joined here and not by SQLite: without unique ids a join has the product of their rows.
    words: dict[object, tuple[object, object]] = {}
    for id, name, desc in texts:
        words.setdefault(id, (name, desc))
    if not any(name for name, _ in words.values()):
        raise FileRefused(path, "sqlite.no-cards")
    spoken = language or guess_language([desc for _, desc in words.values() if isinstance(desc, str)])
    codes: set[int] = set()

    def make(row: dict[str, Any], drop: Drop) -> CardData:
        card = _card(row, drop)
        if card.code in codes:
            raise RecordRefused("id", "card.duplicate", value=card.code)
        codes.add(card.code)
        return card

    cards = file.made(((_place("datas", row), row) for row in _joined(rows, words)), make, _name)
    cards.sort(key=lambda card: card.code)
    incoming = [Incoming(card=understood(card, spoken), language=spoken) for card in file.understood(cards)]
    return file.write("yugioh", "cdb", spoken, incoming)


Row = tuple[Any, ...]


def _read(path: str | os.PathLike[str], cancel: CancelToken | None) -> tuple[list[Row], list[Row] | None]:
    """The rows of `texts`, and those of `datas`, None where there are no stats."""
    with foreign_database(path, cancel) as database:
        has_stats = "datas" in database.tables
        if has_stats or "texts" not in database.tables:
            database.check("datas", DATA_COLUMNS)
        database.check("texts", TEXT_COLUMNS)
        some_stats = has_stats and database.count("datas")
        if not database.count("texts") and not some_stats:
            raise FileRefused(path, "sqlite.no-cards")
        texts = list(database.rows("texts", TEXT_COLUMNS))
        return texts, list(database.rows("datas", DATA_COLUMNS)) if some_stats else None


def _joined(rows: list[Row], words: dict[object, tuple[object, object]]) -> Iterator[dict[str, Any]]:
    """The rows of `datas` with `name` and `desc`, None where `texts` has no row."""
    for row in rows:
        name, desc = words.get(row[0], (None, None))
        yield {**dict(zip(DATA_COLUMNS, row, strict=True)), "name": name, "desc": desc}


def _import_texts(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    rows: list[Row],
    language: str,
    progress: Progress | None,
    cancel: CancelToken | None,
) -> ImportReport:
    """A file of texts alone: a language for cards that another file brings."""
    texts: list[tuple[str, str, str]] = []
    problems: list[Problem] = []
    for id, name, desc in rows:
        row = {"id": id, "name": name, "desc": desc}
        try:
            code = _integer(row, "id", 1, 0xFFFFFFFF)
            text = _string(row, "desc", MAX_TEXT).strip()
            named = _string(row, "name", MAX_NAME).replace("\n", " ").strip()
            if not named:
                raise RecordRefused("name", "card.empty")
        except RecordRefused as error:
            problems.append(refusal(path, _place("texts", row), name, error))
        else:
            texts.append((str(code), named, text))
    texts.sort(key=lambda text: int(text[0]))
    spoken = language or guess_language([text for _, _, text in texts])
    steps = Steps(len(texts), progress, cancel)
    source = Source(game="yugioh", kind="texts", file=os.fspath(path), digest=digest(path), language=spoken)
    return write_texts(catalogue, source, texts, problems, steps)


def _place(table: str, row: dict[str, Any]) -> dict[str, int | str]:
    return {"table": table, "row": str(row["id"])[:40]}


def _name(row: dict[str, Any]) -> object:
    return row["name"]


def _card(row: dict[str, Any], drop: Drop) -> CardData:
    """A card from one joined row; raises RecordRefused with the column that makes it none."""
    code = _integer(row, "id", 1, 0xFFFFFFFF)
    if row["name"] is None and row["desc"] is None:
        raise RecordRefused("id", "card.no-texts")
    name = _string(row, "name", MAX_NAME).replace("\n", " ").strip()
    if not name:
        raise RecordRefused("name", "card.empty")
    kind_bits = _integer(row, "type", 0, 0xFFFFFFFF)
    alias = _integer(row, "alias", 0, 0xFFFFFFFF)
    common: dict[str, Any] = {
        "code": code,
        "alias": 0 if alias == code else alias,
        "name": name,
        "text": _string(row, "desc", MAX_TEXT).strip(),
        "series": _series(_integer(row, "setcode", -(2**63), 2**63 - 1)),
    }
    if kind_bits & (MONSTER | TOKEN):
        return CardData(kind="monster", **common, **_monster(row, kind_bits, drop))
    if kind_bits & SPELL:
        return CardData(kind="spell", icon=_icon(kind_bits, SPELL_BITS), **common)
    if kind_bits & TRAP:
        return CardData(kind="trap", icon=_icon(kind_bits, TRAP_BITS), **common)
    raise RecordRefused("type", "card.kind", value=kind_bits)


def _monster(row: dict[str, Any], bits: int, drop: Drop) -> dict[str, Any]:
    level = _integer(row, "level", -(2**31), 2**32 - 1) & 0xFFFFFFFF
    stars = level & 0xFF
    if stars > 13:
        raise RecordRefused("level", "card.range", value=stars, low=0, high=13)
    values: dict[str, Any] = {
        "traits": tuple(trait for bit, trait in TRAITS if bits & bit),
        "level": stars,
        "attribute": _attribute(_integer(row, "attribute", 0, 0xFFFFFFFF), drop),
        "race": _race(_integer(row, "race", 0, 2**63 - 1)),
        "atk": _points(row, "atk"),
        "def_": None,
    }
    if bits & LINK:
        markers = _integer(row, "def", 0, 0o777)
        values["markers"] = tuple(place for bit, place in MARKERS if markers & bit)
    else:
        values["def_"] = _points(row, "def")
    if bits & PENDULUM:
        values["scales"] = (level >> 24, level >> 16 & 0xFF)
    return values


def _points(row: dict[str, Any], field: str) -> int | None:
    value = _integer(row, field, -2, 99_999)
    return None if value < 0 else value


def _icon(bits: int, icons: tuple[tuple[int, str], ...]) -> str:
    return next((icon for bit, icon in icons if bits & bit), "normal")


def _attribute(bits: int, drop: Drop) -> str:
    found = next((name for place, name in enumerate(ATTRIBUTES) if bits >> place & 1), "")
    if bits and not found:
        drop(RecordRefused("attribute", "card.value", value=f"0x{bits:x}", allowed=", ".join(ATTRIBUTES)))
    return found


def _race(bits: int) -> str:
    """The Type; one that this program has no name for is kept as its flag, so that it still equals itself."""
    found = next((name for place, name in enumerate(RACES) if bits >> place & 1), "")
    return found or (f"0x{bits:x}" if bits else "")


def _series(setcode: int) -> tuple[str, ...]:
    """The archetype numbers packed in a setcode (four of 16 bits) as "0x…"; strings.conf has their words."""
    parts = [setcode >> shift & 0xFFFF for shift in (0, 16, 32, 48)]
    return tuple(f"0x{part:x}" for part in dict.fromkeys(parts) if part)


def _integer(row: dict[str, Any], field: str, low: int, high: int) -> int:
    value = row[field]
    if value is None:
        value = 0
    if not isinstance(value, int):
        raise RecordRefused(field, "card.type", expected="an integer", found=_type_name(value))
    if not low <= value <= high:
        raise RecordRefused(field, "card.range", value=value, low=low, high=high)
    return value


def _string(row: dict[str, Any], field: str, limit: int) -> str:
    value = row[field]
    if value is None:
        return ""
    if isinstance(value, bytes):
        raise RecordRefused(field, "card.text")
    if not isinstance(value, str):
        raise RecordRefused(field, "card.type", expected="a text", found=_type_name(value))
    if len(value) > limit:
        raise RecordRefused(field, "card.too-long", length=len(value), limit=limit)
    return without_control(value.replace("\r\n", "\n").replace("\r", "\n"))


def _type_name(value: object) -> str:
    return {"float": "a real number", "str": "a text", "bytes": "bytes"}[type(value).__name__]
