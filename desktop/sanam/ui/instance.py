"""One running window for a data directory; a second start hands its files to the first.

The lock is a QLockFile, which notices on every system when its owner has died. Files are handed over as small
messages in the directory `inbox`, which the running window watches: a message that was taken is gone.
"""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

log = logging.getLogger(__name__)

LOCK = "sanam.lock"
INBOX = "inbox"
_SUFFIX = ".open"
#: What a message may hold: bytes, files, and characters of a path.
_BYTES, _FILES, _CHARACTERS = 1_000_000, 500, 4096
#: Seconds in which a running window takes a message.
PATIENCE = 10.0


class Instance(QObject):
    """A start of the program on `data_dir`. `files_wanted(paths)` when another start has handed over files; with no
    files it only wants the window to come to the front.
    """

    files_wanted = Signal(list)

    def __init__(self, data_dir: Path) -> None:
        super().__init__()
        self._inbox = data_dir / INBOX
        self._lock = QLockFile(str(data_dir / LOCK))
        self._lock.setStaleLockTime(0)  # a lock is stale when its process has gone, however long it has stood
        self._watcher: QFileSystemWatcher | None = None
        got = self._lock.tryLock(0)
        #: Whether no other window is open on these data. A directory that cannot be written does not hinder.
        self.is_first = got or self._lock.error() != QLockFile.LockError.LockFailedError

    def serve(self) -> None:
        """Watch for files that later starts hand over."""
        try:
            self._inbox.mkdir(exist_ok=True)
        except OSError:
            log.info("no inbox: later starts cannot hand over files")
            return
        for left in self._inbox.iterdir():  # for a window that is no longer there
            with suppress(OSError):
                if time.time() - left.stat().st_mtime > 2 * PATIENCE:
                    left.unlink()
        self._watcher = QFileSystemWatcher([str(self._inbox)], self)
        self._watcher.directoryChanged.connect(self._look)
        self._look()

    def _look(self, _folder: str = "") -> None:
        for message in sorted(self._inbox.glob(f"*{_SUFFIX}")):
            files = _read(message)
            with suppress(OSError):
                message.unlink()
            if files is not None:
                self.files_wanted.emit(files)

    def hand_over(self, files: Sequence[Path], patience: float = PATIENCE) -> bool:
        """Give `files` to the window that is open; whether it took them within `patience` seconds."""
        message = self._inbox / f"{time.time_ns()}-{secrets.token_hex(4)}{_SUFFIX}"
        whole = message.with_suffix(".new")
        try:
            self._inbox.mkdir(exist_ok=True)
            whole.write_bytes(msgspec.json.encode([str(Path(file).absolute()) for file in files[:_FILES]]))
            os.replace(whole, message)
        except OSError:
            return False
        end = time.monotonic() + patience
        while message.exists():
            if time.monotonic() >= end:
                with suppress(OSError):
                    message.unlink()
                return False
            time.sleep(0.02)
        return True

    def close(self) -> None:
        """Let another start be the first."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()


def _read(message: Path) -> list[Path] | None:
    """The files of a message, None for one that is not in order."""
    try:
        if message.stat().st_size > _BYTES:
            raise ValueError("too long")
        found = msgspec.json.decode(message.read_bytes(), type=list[str])
        if len(found) > _FILES or any(not name or len(name) > _CHARACTERS or "\0" in name for name in found):
            raise ValueError("too much in it")
    except (OSError, ValueError) as error:
        log.info("%s: not a message from another start: %s", message.name, error)
        return None
    return [Path(name) for name in found if Path(name).is_absolute()]
