"""Files that one process holds: a lock on an open file, gone with the process."""

from __future__ import annotations

from typing import IO

try:
    import fcntl
except ImportError:  # Windows: there a file that is open elsewhere can be neither moved nor deleted, which says as much
    fcntl = None  # type: ignore[assignment]


def hold(file: IO[bytes]) -> None:
    """Hold an open file until it is closed. Raises OSError when another process, or another open file, holds it."""
    if fcntl is not None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
