"""Whether something went wrong because the catalogue's own file is damaged."""

from __future__ import annotations

import os
import sqlite3

from sanam.catalogue.problems import FileRefused

#: Parts of what SQLite says of damage in the same class of errors as of a full disk or a lock.
_SIGNS = ("no such table", "no such column", "malformed", "Could not decode", "not a database", "no such index")


def is_damage(error: BaseException) -> bool:
    """Whether this error says that the catalogue is damaged."""
    if isinstance(error, FileRefused):
        return error.problem.reason == "catalogue.damaged"
    if isinstance(error, sqlite3.OperationalError):
        return any(sign in str(error) for sign in _SIGNS)
    return isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.IntegrityError)


def was_left_open(path: str | os.PathLike[str]) -> bool:
    """Whether somebody has the catalogue open or ended without closing it: its log is not empty."""
    try:
        return os.path.getsize(f"{os.fspath(path)}-wal") > 0
    except OSError:
        return False
