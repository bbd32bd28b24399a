"""Importing YGOPro card databases: SQLite files with the tables `datas` and `texts`, joined on `id`.

The file is foreign (see foreign_database): its columns are asked for by name, and every row is bounded. A row that
makes no card is left out and reported; a file that is not such a database is refused. What the columns mean is said by
the game whose cards come in this format.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

from sanam import games
from sanam.catalogue.foreign import CardFile, Drop, refusal
from sanam.catalogue.foreign_database import foreign_database
from sanam.catalogue.importing import (
    CancelToken,
    ImportReport,
    Incoming,
    Progress,
    Source,
    Steps,
    write_texts,
)
from sanam.catalogue.languages import guess_language
from sanam.catalogue.problems import FileRefused, Problem, without_control
from sanam.catalogue.records import RecordRefused
from sanam.catalogue.store import Catalogue
from sanam.catalogue.understand import digest, understood, unread

MAX_NAME = 400
MAX_TEXT = 10_000
DATA_COLUMNS = ("id", "alias", "setcode", "type", "atk", "def", "level", "race", "attribute")
TEXT_COLUMNS = ("id", "name", "desc")


def import_cdb(
    catalogue: Catalogue,
    path: str | os.PathLike[str],
    *,
    language: str = "",
    later: bool = False,
    progress: Progress | None = None,
    cancel: CancelToken | None = None,
) -> ImportReport:
    """Import a `.cdb` file. `language` is that of its texts; "" guesses it from their letters. `later` leaves the texts
    unread (see sanam.catalogue.rereading), which is most of the work.

    English texts are parsed; a text in another language is kept and its card is played by hand. A file without
    stats (`datas` is empty or not there) adds its texts to the cards that are known.
    Raises FileRefused (nothing changed) if it is not such a database, Cancelled when `cancel` is set.
    """
    game = games.get(games.exchanging("cdb"))
    card_of_row = game.cards.of_database_row
    assert card_of_row is not None
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

    def make(row: dict[str, Any], drop: Drop) -> Any:
        read = _Row(row)
        read.integer("id", 1, 0xFFFFFFFF)
        if row["name"] is None and row["desc"] is None:
            raise RecordRefused("id", "card.no-texts")
        card = card_of_row(read, drop)
        if card.code in codes:
            raise RecordRefused("id", "card.duplicate", value=card.code)
        codes.add(card.code)
        return card

    cards = file.made(((_place("datas", row), row) for row in _joined(rows, words)), make, _name)
    cards.sort(key=lambda card: card.code)
    take = unread if later else understood
    incoming = [Incoming(card=take(card, spoken), language=spoken) for card in file.understood(cards)]
    return file.write(game.id, "cdb", spoken, incoming)


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
        plain = {"id": id, "name": name, "desc": desc}
        row = _Row(plain)
        try:
            code = row.integer("id", 1, 0xFFFFFFFF)
            text = row.text("desc", MAX_TEXT).strip()
            named = row.text("name", MAX_NAME).replace("\n", " ").strip()
            if not named:
                raise RecordRefused("name", "card.empty")
        except RecordRefused as error:
            problems.append(refusal(path, _place("texts", plain), name, error))
        else:
            texts.append((str(code), named, text))
    texts.sort(key=lambda text: int(text[0]))
    spoken = language or guess_language([text for _, _, text in texts])
    steps = Steps(len(texts), progress, cancel)
    source = Source(
        game=games.exchanging("cdb"), kind="texts", file=os.fspath(path), digest=digest(path), language=spoken
    )
    return write_texts(catalogue, source, texts, problems, steps)


def _place(table: str, row: dict[str, Any]) -> dict[str, int | str]:
    return {"table": table, "row": str(row["id"])[:40]}


def _name(row: dict[str, Any]) -> object:
    return row["name"]


class _Row:
    """The columns of a row, read within bounds (see sanam.games.records.DatabaseRow)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self._row = row

    def integer(self, column: str, low: int, high: int) -> int:
        value = self._row[column]
        if value is None:
            value = 0
        if not isinstance(value, int):
            raise RecordRefused(column, "card.type", expected="an integer", found=_type_name(value))
        if not low <= value <= high:
            raise RecordRefused(column, "card.range", value=value, low=low, high=high)
        return value

    def text(self, column: str, limit: int) -> str:
        value = self._row[column]
        if value is None:
            return ""
        if isinstance(value, bytes):
            raise RecordRefused(column, "card.text")
        if not isinstance(value, str):
            raise RecordRefused(column, "card.type", expected="a text", found=_type_name(value))
        if len(value) > limit:
            raise RecordRefused(column, "card.too-long", length=len(value), limit=limit)
        return without_control(value.translate(_UNSEEN).replace("\r\n", "\n").replace("\r", "\n"))


#: Marks that show nothing and part nothing, with which a name would not be the name that it looks like.
_UNSEEN = str.maketrans("", "", "\u200b\u200e\u2060\ufeff")


def _type_name(value: object) -> str:
    return {"float": "a real number", "int": "a whole number", "str": "a text"}.get(type(value).__name__, "bytes")
