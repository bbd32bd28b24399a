"""SQLite databases nobody vouches for: opened so that nothing in them runs, and that no question takes for ever.

Only plain stored columns of plain tables are read, table by table. What a schema can have computed (checks, generated
columns, expressions in indexes, views, virtual tables) is never evaluated: `instr(zeroblob(…))` in one place of it can
take hours inside a single step, where nothing can interrupt it.
"""

from __future__ import annotations

import os
import sqlite3
import time
import urllib.parse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sanam.catalogue.importing import Cancelled, CancelToken
from sanam.catalogue.problems import FileRefused, check_file
from sanam.catalogue.schema import APPLICATION_ID

MAX_BYTES = 128 * 1024 * 1024
MAX_ROWS = 100_000
#: Bytes of text of all rows that are read.
MAX_TEXTS = 64 * 1024 * 1024
#: Seconds.
MAX_TIME = 60
_STEPS = 20_000  # of SQLite's machine, between two looks at the clock: about a millisecond
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 4_000_000,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 200_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 500,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 10,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 100_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 16,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}


class ForeignDatabase:
    """An open database of somebody else. Its methods raise FileRefused and what `foreign_database` turns into it."""

    def __init__(self, path: str | os.PathLike[str], conn: sqlite3.Connection) -> None:
        self.path, self.conn = path, conn
        self._read = 0
        listed = conn.execute("select name, rootpage from sqlite_master where type = 'table' limit 10000")
        # A virtual table has no root page; only plain ones are read.
        self.tables = {name for name, page in listed if page and isinstance(name, str)}

    def check(self, table: str, columns: Sequence[str]) -> None:
        """Raises FileRefused unless it is a plain, undamaged table with these columns, all of them stored."""
        if table not in self.tables:
            raise FileRefused(self.path, "sqlite.no-table", table=table)
        found = {row[1]: row[6] for row in self.conn.execute(f"pragma table_xinfo({table})")}
        lacking = ", ".join(column for column in columns if column not in found)
        if lacking:
            raise FileRefused(self.path, "sqlite.no-columns", {"table": table}, columns=lacking)
        computed = ", ".join(str(column)[:60] for column, hidden in found.items() if hidden)
        if computed:
            raise FileRefused(self.path, "sqlite.computed", {"table": table}, columns=computed[:200])
        problem = self.conn.execute(f"pragma quick_check({table})").fetchone()[0]
        if problem != "ok":
            raise FileRefused(self.path, "sqlite.damaged", error=str(problem)[:200])

    def count(self, table: str) -> int:
        """How many rows it has, at most MAX_ROWS. Raises FileRefused for more."""
        count: int = self.conn.execute(f"select count(*) from {table} not indexed").fetchone()[0]
        if count > MAX_ROWS:
            raise FileRefused(self.path, "sqlite.too-many", {"table": table}, count=count, limit=MAX_ROWS)
        return count

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """The values of these columns, row by row. Text that is not UTF-8 comes as bytes.

        Raises FileRefused when there is too much of it.
        """
        names = ", ".join(f'"{column}"' for column in columns)
        for row in self.conn.execute(f"select {names} from {table} not indexed"):
            self._read += sum(len(value) for value in row if isinstance(value, str | bytes))
            if self._read > MAX_TEXTS:
                raise FileRefused(self.path, "sqlite.too-much", {"table": table}, limit=MAX_TEXTS)
            yield row


@contextmanager
def foreign_database(path: str | os.PathLike[str], cancel: CancelToken | None) -> Iterator[ForeignDatabase]:
    """Open it read-only. What goes wrong within becomes FileRefused, Cancelled when `cancel` was set, and
    KeyboardInterrupt after Ctrl-C.
    """
    check_file(path, MAX_BYTES)
    with open(path, "rb") as stream:
        head = stream.read(100)
    if head[:16] != b"SQLite format 3\x00":
        raise FileRefused(path, "sqlite.not-a-database")
    if int.from_bytes(head[68:72]) == APPLICATION_ID:
        raise FileRefused(path, "catalogue.not-cards")
    address = "file:" + urllib.parse.quote(os.fsencode(Path(path).resolve())) + "?mode=ro&immutable=1"
    until = time.monotonic() + MAX_TIME

    def must_stop() -> bool:
        return (cancel is not None and cancel.is_set()) or time.monotonic() > until

    conn = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        conn.text_factory = _decode
        for limit, value in _LIMITS.items():
            conn.setlimit(limit, value)
        conn.set_progress_handler(must_stop, _STEPS)
        for pragma in ("trusted_schema = off", "query_only = on", "cell_size_check = on", "mmap_size = 0"):
            conn.execute(f"pragma {pragma}")
        conn.execute("pragma ignore_check_constraints = on")
        yield ForeignDatabase(path, conn)
    except sqlite3.Error as error:
        if cancel is not None and cancel.is_set():
            raise Cancelled from None
        if time.monotonic() > until:
            raise FileRefused(path, "sqlite.too-slow", limit=MAX_TIME) from None
        if str(error) == "interrupted":  # Ctrl-C, that came while SQLite looked at the clock
            raise KeyboardInterrupt from None
        raise FileRefused(path, "sqlite.damaged", error=str(error)[:200]) from error
    except UnicodeError as error:  # names and messages are decoded where no text_factory is asked
        raise FileRefused(path, "sqlite.damaged", error=str(error)[:200]) from None
    finally:
        conn.close()


def _decode(raw: bytes) -> str | bytes:
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw
