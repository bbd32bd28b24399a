"""The facts of one game in memory, column by column in the order of names: what search looks through.

SQLite's own ways were measured on 25,000 cards in four languages: `instr` over a covering index takes 7 to 14 ms in
every script but Latin, and a trigram index knows no word of fewer than three characters and needs a join to know the
game. The same names as Python texts are looked through in 1 to 3 ms, whatever the script and the length, for 5 MB.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sanam.catalogue.facts import NUMBERS


class Index:
    """The facts of `game` as `version` of them has them; a row is a card, its number its place by name and code."""

    def __init__(self, conn: sqlite3.Connection, game: str, version: int) -> None:
        self.game, self.version = game, version
        rows = conn.execute("select id, code, names from facts where game = ? order by sort, code", (game,)).fetchall()
        self._columns: dict[str, list[Any]] = {
            name: [row[at] for row in rows] for at, name in enumerate(("id", "code", "names"))
        }

    def __len__(self) -> int:
        return len(self._columns["id"])

    def column(self, conn: sqlite3.Connection, name: str) -> list[Any]:
        """ "id", "code", "names", "sort", "tags" or a number, by row; read when it is first asked for.

        `conn` must be in the transaction in which the version was compared.
        """
        found = self._columns.get(name)
        if found is None:
            if name not in ("sort", "tags", *NUMBERS):
                raise ValueError(name)
            sql = f"select {name} from facts where game = ? order by sort, code"
            found = [row[0] for row in conn.execute(sql, (self.game,))]
            self._columns[name] = found
        return found


def version(conn: sqlite3.Connection) -> int:
    """The number that grows whenever facts change."""
    found: int = conn.execute("select version from facts_version").fetchone()[0]
    return found


@contextmanager
def snapshot(conn: sqlite3.Connection) -> Iterator[None]:
    """All that is read within is of one moment, whatever others write meanwhile."""
    if conn.in_transaction:
        yield
        return
    conn.execute("begin")
    try:
        yield
    finally:
        conn.rollback()
