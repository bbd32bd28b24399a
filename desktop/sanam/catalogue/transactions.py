"""Transactions on the catalogue: many read at once, each of one moment; one at a time writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlite_utils import Database


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
