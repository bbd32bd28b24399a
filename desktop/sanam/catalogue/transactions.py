"""Connections to the catalogue and transactions on them: many read at once, each of one moment; one at a time
writes.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlite_utils import Database as Written
    from sqlite_utils.db import Table


class Database:
    """An open connection. sqlite-utils, with which tables are written, takes longer to load than a catalogue to open,
    so it is loaded when something is written.
    """

    def __init__(self, conn: sqlite3.Connection) -> None:
        self.conn = conn
        conn.execute("pragma recursive_triggers = on")  # as sqlite-utils has it

    @cached_property
    def written(self) -> Written:
        from sqlite_utils import Database as Written

        return Written(self.conn)

    def table(self, name: str) -> Table:
        return self.written.table(name)

    def atomic(self) -> AbstractContextManager[Any]:
        """A part of a transaction that is written or not as a whole."""
        return self.written.atomic()

    def close(self) -> None:
        self.conn.close()


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


@contextmanager
def writing(db: Database) -> Iterator[None]:
    """All or nothing is written. Waits until nobody else writes; within another one it is a part of that.

    The lock is taken before anything is read: a transaction that has read and writes then is refused at once when
    somebody else wrote in between ("database is locked"), however long it would be willing to wait.
    """
    if db.conn.in_transaction:
        with db.atomic():
            yield
        return
    db.conn.execute("begin immediate")
    try:
        yield
        db.conn.commit()
    except BaseException:
        db.conn.rollback()
        raise
