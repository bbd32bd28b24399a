"""A fixed number of connections to the catalogue, each lent to one thread at a time.

A thread keeps what it was lent until it ends; then the connection goes back and serves the next one. For the threads
of Qt's pools, which Python knows only while they run a job of ours, that is the end of the job. So the number of open
files does not grow with the number of jobs.
"""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sanam.catalogue.problems import FileRefused
from sanam.catalogue.transactions import Database

#: The most connections open at once; the last is kept for the main thread, so that jobs never make a window wait.
SIZE = 6
#: Seconds that a thread waits for a connection that others hold.
PATIENCE = 60.0


class Connection:
    """One open connection, with what search remembers of its last question (see Catalogue)."""

    __slots__ = ("db", "found", "state")

    def __init__(self, db: Database) -> None:
        self.db = db
        self.state: Any = None
        self.found: Any = None


class _Lease:
    """Lives in the thread that was lent a connection, and gives it back when that thread ends."""

    __slots__ = ("_idle", "connection")

    def __init__(self, connection: Connection, idle: queue.SimpleQueue[Connection]) -> None:
        self.connection = connection
        self._idle = idle

    def __del__(self) -> None:
        with suppress(Exception):  # closed meanwhile
            if self.connection.db.conn.in_transaction:
                self.connection.db.conn.rollback()
        self._idle.put(self.connection)


class Connections:
    """The connections to the file at `path`; `make` opens one (it raises FileRefused)."""

    def __init__(self, path: str | os.PathLike[str], make: Callable[[str | os.PathLike[str]], Database]) -> None:
        self.path = path
        self._make = make
        self._lock = threading.Lock()
        self._begin()

    def _begin(self) -> None:
        self._threads = threading.local()
        self._idle: queue.SimpleQueue[Connection] = queue.SimpleQueue()
        self._open: list[Connection] = []

    def __len__(self) -> int:
        """How many are open."""
        return len(self._open)

    def mine(self) -> Connection:
        """The connection of the calling thread. Raises FileRefused when it cannot be opened, or when all are held
        for longer than PATIENCE.
        """
        lease: _Lease | None = getattr(self._threads, "lease", None)
        if lease is None:
            lease = self._threads.lease = _Lease(self._take(), self._idle)
        return lease.connection

    def _take(self) -> Connection:
        with suppress(queue.Empty):
            return self._idle.get_nowait()
        main = threading.get_ident() == threading.main_thread().ident
        with self._lock:
            if len(self._open) < (SIZE if main else SIZE - 1):
                connection = Connection(self._make(self.path))
                self._open.append(connection)
                return connection
        try:
            return self._idle.get(timeout=PATIENCE)
        except queue.Empty:
            raise FileRefused(self.path, "catalogue.open", error="all connections are in use") from None

    def close(self) -> None:
        """Close all of them; none may be in use."""
        with self._lock:
            for connection in self._open:
                connection.db.close()
            self._begin()
