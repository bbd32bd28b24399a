"""The way back from a damaged catalogue: whatever can still be read of it, and the files it was made from once more.

The damaged file is kept beside the new one. What a person owns, made and chose is in it and nowhere else, so every row
that can be read is taken over; cards that cannot come from the files they were imported from, if those are there.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec

from sanam import games
from sanam.catalogue import facts
from sanam.catalogue.importing import CancelToken, Progress
from sanam.catalogue.imports import import_file
from sanam.catalogue.index import version
from sanam.catalogue.models import read_card
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.schema import open_database
from sanam.catalogue.starter_sets import import_starter_sets
from sanam.catalogue.store import Catalogue
from sanam.catalogue.transactions import writing

#: The tables that are taken over, those others refer to first, with the columns that name a row.
TABLES = {
    "cards": "game, code",
    "texts": "game, code, language",
    "sets": "game, id",
    "printings": "game, set_id, number",
    "images": "game, code, kind",
    "words": "game, kind, id, language",
    "restrictions": "game, list",
    "mappings": "header",
    "owned": "game, code, printing",
}
#: Kinds of sources that are imported again: pictures and copies owned are rows that were taken over.
AGAIN = ("set", "cdb", "texts", "json", "csv", "strings", "lflist")
_BESIDE = ("", "-wal", "-shm")


class Repaired(msgspec.Struct, frozen=True, kw_only=True):
    """`aside` is where the damaged file lies now, `rows` how many rows of it were taken over, `missing` the files that
    could not be imported again.
    """

    aside: Path
    rows: int
    missing: list[str]


def repair(path: Path, progress: Progress | None = None, cancel: CancelToken | None = None) -> Repaired:
    """Rebuild the catalogue at `path`. Raises FileRefused when there is none, or when it is open elsewhere; whatever
    else goes wrong, the damaged file is at its place again.
    """
    if not path.is_file():
        raise FileRefused(path, "file.missing", error=os.strerror(2))
    check_unused(path)
    aside = _free(path)
    _move(path, aside)
    try:
        with Catalogue(path) as catalogue, closing(sqlite3.connect(aside)) as old:
            old.text_factory = bytes
            rows = _take_over(catalogue, old)
            import_starter_sets(catalogue, progress=progress, cancel=cancel)
            missing = [file for file, language in _sources(old) if not _imported(catalogue, file, language)]
    except BaseException:
        _move(aside, path)
        raise
    return Repaired(aside=aside, rows=rows, missing=missing)


def fault(path: Path) -> str:
    """What is wrong with the catalogue at `path`, "" for nothing: every page, table and card of it is looked at.

    Raises FileRefused when there is none, when it is open elsewhere, and for a file that is no catalogue of ours or of
    a newer version: these are not damaged.
    """
    if not path.is_file():
        raise FileRefused(path, "file.missing", error=os.strerror(2))
    check_unused(path)
    try:
        with Catalogue(path) as catalogue, closing(open_database(":memory:").conn) as new:
            return _fault(catalogue.db.conn, new)
    except FileRefused as refused:
        if refused.problem.reason in ("catalogue.newer", "catalogue.foreign", "catalogue.open"):
            raise
        return str(refused.problem.params.get("error") or refused)
    except sqlite3.Error as error:
        return str(error)


def _fault(conn: sqlite3.Connection, new: sqlite3.Connection) -> str:
    problem = conn.execute("pragma integrity_check(1)").fetchone()[0]
    if problem != "ok":
        return str(problem)
    for table in TABLES:
        lost = _columns(new, table) - _columns(conn, table)
        if lost:
            return f"no such column: {table}.{min(lost)}"
    lonely = conn.execute("pragma foreign_key_check").fetchone()
    if lonely is not None:
        return f"a row of {lonely[0]} belongs to nothing"
    unfound = "select game, code from cards where not exists (select 1 from facts f where f.game = cards.game "
    if (card := conn.execute(f"{unfound} and f.code = cards.code) limit 1").fetchone()) is not None:
        return f"card that no search finds: {' '.join(card)}"
    version(conn)
    for table in TABLES:
        rows = conn.execute(f"select * from {table}")
        names = [column[0] for column in rows.description]
        for row in rows:
            if table == "cards" and not _is_card(dict(zip(names, row, strict=True))):
                return f"malformed card: {' '.join(map(str, row[:2]))}"
    return ""


def check_unused(path: Path) -> None:
    """Raises FileRefused for a catalogue that somebody has open."""
    with closing(sqlite3.connect(path, timeout=2)) as conn:
        try:
            conn.execute("pragma locking_mode = exclusive")
            conn.execute("begin exclusive")
        except sqlite3.DatabaseError as error:
            if "locked" in str(error):
                raise FileRefused(path, "catalogue.open", error=str(error)) from None


def _free(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


def _move(path: Path, goal: Path) -> None:
    for end in _BESIDE:
        Path(f"{goal}{end}").unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            os.replace(f"{path}{end}", f"{goal}{end}")


def _take_over(catalogue: Catalogue, old: sqlite3.Connection) -> int:
    taken = 0
    conn = catalogue.db.conn
    with writing(catalogue.db):
        conn.execute(
            "insert into sources (game, kind, file, digest, language, imported, added, changed, unchanged, refused) "
            "values ('', 'repair', '', '', '', '', 0, 0, 0, 0)"
        )
        source = conn.execute("select max(id) from sources").fetchone()[0]
        for table, keys in TABLES.items():
            columns = [row[1] for row in conn.execute(f"pragma table_info({table})")]
            known = _columns(old, table)
            common = [column for column in columns if column in known]
            insert = f"insert or ignore into {table} ({', '.join(common)}) values ({', '.join('?' * len(common))})"
            for row in _rows(old, table, common, keys) if common else ():
                values = dict(zip(common, row, strict=True))
                if table == "cards":
                    if not _is_card(values):
                        continue
                    values["source"] = source
                with suppress(sqlite3.IntegrityError):  # what it refers to is lost
                    taken += conn.execute(insert, list(values.values())).rowcount
        for game in games.ids():
            codes = [row[0] for row in conn.execute("select code from cards where game = ?", (game,))]
            facts.refresh(conn, game, codes)
    return taken


def _columns(old: sqlite3.Connection, table: str) -> set[str]:
    with suppress(sqlite3.Error):
        return {os.fsdecode(row[1]) for row in old.execute(f"pragma table_info({table})")}
    return set()


def _rows(old: sqlite3.Connection, table: str, columns: list[str], keys: str) -> Iterator[tuple[Any, ...]]:
    """The rows that can be read: from the first up to the damage, and from the last down to it."""
    for order in ("asc", "desc"):
        ordered = ", ".join(f"{key} {order}" for key in keys.split(", "))
        try:
            for row in old.execute(f"select {', '.join(columns)} from {table} order by {ordered}"):
                with suppress(UnicodeDecodeError):
                    yield tuple(value.decode() if isinstance(value, bytes) else value for value in row)
            return
        except sqlite3.Error:
            continue


def _is_card(values: dict[str, Any]) -> bool:
    try:
        card = read_card(values["game"], values["data"], values.get("abilities"), values.get("problem", ""))
    except (sqlite3.DatabaseError, LookupError, TypeError):
        return False
    return bool(card.key == values["code"])


def _sources(old: sqlite3.Connection) -> list[tuple[str, str]]:
    """The files that were imported, each once, the oldest first, with the language they are in."""
    found: dict[str, str] = {}
    with suppress(sqlite3.Error):
        for row in old.execute("select kind, file, language from sources order by id"):
            with suppress(UnicodeDecodeError, AttributeError):
                kind, file, language = (value.decode() for value in row)
                if kind in AGAIN and file:
                    found[file] = language
    return list(found.items())


def _imported(catalogue: Catalogue, file: str, language: str) -> bool:
    path = Path(file)
    if not path.is_absolute() or not path.is_file():
        # The program's own sets are imported already; of what older versions noted only the name is known.
        known = catalogue.db.conn.execute("select 1 from sources where file like ?", (f"%{path.name}",)).fetchone()
        return known is not None
    try:
        import_file(catalogue, path, language=language if path.suffix.lower() != ".toml" else "")
    except FileRefused:
        return False
    return True
