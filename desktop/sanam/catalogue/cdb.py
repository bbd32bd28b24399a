"""Importing YGOPro card databases: SQLite files with the tables `datas` and `texts`, joined on `id`.

The file is foreign: it is opened read-only with an untrusted schema, checked for damage, its columns are
asked for by name, and every row is bounded. A row that makes no card is left out and reported; a file that is
not such a database is refused. Layout and flag values: the format's published description (types, races,
attributes, level with scales, -2 for "?").
"""

from __future__ import annotations

import os
import sqlite3
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from sanam.catalogue.foreign import CardFile, guess_language, refusal
from sanam.catalogue.importing import (
    Cancelled,
    CancelToken,
    ImportReport,
    Incoming,
    Progress,
    Source,
    Steps,
    digest,
    write_texts,
)
from sanam.catalogue.problems import FileRefused, Problem, check_file, without_control
from sanam.catalogue.records import RecordRefused
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import understood
from sanam.games.yugioh.cards import ATTRIBUTES, CardData

MAX_BYTES = 128 * 1024 * 1024
MAX_ROWS = 200_000
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
    rows = _read(path, cancel)
    if not isinstance(rows, _Texts):
        return _import_rows(catalogue, path, rows, language, progress, cancel)
    spoken = language or guess_language([text for _, _, text in rows.texts])
    steps = Steps(len(rows.texts), progress, cancel)
    source = Source(game="yugioh", kind="texts", file=os.fspath(path), digest=digest(path), language=spoken)
    return write_texts(catalogue, source, rows.texts, list(rows.problems), steps)


class _Texts(msgspec.Struct):
    """A file of texts alone (code, name, text): a language for cards that another file brings."""

    texts: list[tuple[str, str, str]]
    problems: list[Problem]


def _import_rows(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    rows: list[dict[str, Any]],
    language: str,
    progress: Progress | None,
    cancel: CancelToken | None,
) -> ImportReport:
    file = CardFile(catalogue, path, len(rows), progress, cancel)
    spoken = language or guess_language([row["desc"] for row in rows if isinstance(row["desc"], str)])
    cards = file.made(((_place("datas", row), row) for row in rows), _card, _name)
    incoming = [Incoming(card=understood(card, spoken), language=spoken) for card in cards]
    return file.write("yugioh", "cdb", spoken, incoming)


def _place(table: str, row: dict[str, Any]) -> dict[str, int | str]:
    return {"table": table, "row": str(row["id"])}


def _name(row: dict[str, Any]) -> object:
    return row["name"]


def _card(row: dict[str, Any]) -> CardData:
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
        return CardData(kind="monster", **common, **_monster(row, kind_bits))
    if kind_bits & SPELL:
        return CardData(kind="spell", icon=_icon(kind_bits, SPELL_BITS), **common)
    if kind_bits & TRAP:
        return CardData(kind="trap", icon=_icon(kind_bits, TRAP_BITS), **common)
    raise RecordRefused("type", "card.kind", value=kind_bits)


def _monster(row: dict[str, Any], bits: int) -> dict[str, Any]:
    level = _integer(row, "level", -(2**31), 2**32 - 1) & 0xFFFFFFFF
    stars = level & 0xFF
    if stars > 13:
        raise RecordRefused("level", "card.range", value=stars, low=0, high=13)
    values: dict[str, Any] = {
        "traits": tuple(trait for bit, trait in TRAITS if bits & bit),
        "level": stars,
        "attribute": _attribute(_integer(row, "attribute", 0, 0xFFFFFFFF)),
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


def _attribute(bits: int) -> str:
    return next((name for place, name in enumerate(ATTRIBUTES) if bits >> place & 1), "")


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


def _read(path: str | os.PathLike[str], cancel: CancelToken | None) -> list[dict[str, Any]] | _Texts:
    """The joined rows by id, `name` and `desc` None where `texts` has no row; the texts alone where no stats are."""
    with _opened(path, cancel) as conn:
        tables = dict(conn.execute("select name, rootpage from sqlite_master where type = 'table'").fetchall())
        alone = bool(tables.get("texts")) and "datas" not in tables
        for table, needed in (("datas", DATA_COLUMNS), ("texts", TEXT_COLUMNS)):
            if alone and table == "datas":
                continue
            # A virtual table has no root page; only plain ones are read.
            if not tables.get(table):
                raise FileRefused(path, "sqlite.no-table", table=table)
            columns = {row[1] for row in conn.execute(f"pragma table_info({table})")}
            lacking = ", ".join(column for column in needed if column not in columns)
            if lacking:
                raise FileRefused(path, "sqlite.no-columns", {"table": table}, columns=lacking)
        problem = conn.execute("pragma integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise FileRefused(path, "sqlite.damaged", error=problem)
        if alone or not conn.execute("select 1 from datas limit 1").fetchone():
            return _read_texts(path, conn)
        count = conn.execute("select count(*) from datas").fetchone()[0]
        if count > MAX_ROWS:
            raise FileRefused(path, "sqlite.too-many", {"table": "datas"}, count=count, limit=MAX_ROWS)
        columns_sql = ", ".join(f'd."{column}"' for column in DATA_COLUMNS)
        joined = "datas d left join texts t on t.id = d.id"
        query = f'select {columns_sql}, t.name, t."desc" from {joined} order by d.id'
        names = (*DATA_COLUMNS, "name", "desc")
        rows = [dict(zip(names, row, strict=True)) for row in conn.execute(query)]
        if not any(row["name"] for row in rows):
            raise FileRefused(path, "sqlite.no-cards")
        return rows


def _read_texts(path: str | os.PathLike[str], conn: sqlite3.Connection) -> _Texts:
    count = conn.execute("select count(*) from texts").fetchone()[0]
    if not count:
        raise FileRefused(path, "sqlite.no-cards")
    if count > MAX_ROWS:
        raise FileRefused(path, "sqlite.too-many", {"table": "texts"}, count=count, limit=MAX_ROWS)
    found = _Texts([], [])
    for id, name, desc in conn.execute('select id, name, "desc" from texts order by id'):
        row = {"id": id, "name": name, "desc": desc}
        try:
            code = _integer(row, "id", 1, 0xFFFFFFFF)
            text = _string(row, "desc", MAX_TEXT).strip()
            named = _string(row, "name", MAX_NAME).replace("\n", " ").strip()
            if not named:
                raise RecordRefused("name", "card.empty")
        except RecordRefused as error:
            found.problems.append(refusal(path, _place("texts", row), name, error))
        else:
            found.texts.append((str(code), named, text))
    return found


@contextmanager
def _opened(path: str | os.PathLike[str], cancel: CancelToken | None) -> Iterator[sqlite3.Connection]:
    """A read-only connection to a database nobody vouches for; its errors become refusals."""
    check_file(path, MAX_BYTES)
    with open(path, "rb") as stream:
        head = stream.read(16)
    if head != b"SQLite format 3\x00":
        raise FileRefused(path, "sqlite.not-a-database")
    address = "file:" + urllib.parse.quote(str(Path(path).resolve())) + "?mode=ro&immutable=1"
    conn = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        conn.execute("pragma trusted_schema = off")
        conn.execute("pragma query_only = on")
        conn.execute("pragma cell_size_check = on")
        conn.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, 4_000_000)
        conn.text_factory = _decode
        if cancel is not None:
            conn.set_progress_handler(lambda: int(cancel.is_set()), 100_000)
        yield conn
    except sqlite3.Error as error:
        if cancel is not None and cancel.is_set():
            raise Cancelled from None
        raise FileRefused(path, "sqlite.damaged", error=str(error)) from error
    finally:
        conn.close()


def _decode(raw: bytes) -> str | bytes:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
