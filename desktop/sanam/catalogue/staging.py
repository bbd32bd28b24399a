"""Files that are written for a person: there whole, or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sanam.file_locks import hold

_PREFIX = ".new-"
_LOCK = "in-use"
#: Seconds after which a folder without a lock is nobody's.
_FORGOTTEN = 60


@contextmanager
def replaced(target: Path) -> Iterator[Path]:
    """A path beside `target` to write to; what was written takes its place at the end. Raises OSError."""
    staged = target.with_name(f".{target.name}.new")
    try:
        yield staged
        os.replace(staged, target)
    finally:
        staged.unlink(missing_ok=True)


@contextmanager
def staging_folder(root: Path) -> Iterator[Path]:
    """A folder in `root` to write to, gone at the end; one of a killed process goes with `remove_leftovers`."""
    root.mkdir(parents=True, exist_ok=True)
    staged = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=root))
    try:
        with open(staged / _LOCK, "wb") as lock:
            hold(lock)
            yield staged
    finally:
        shutil.rmtree(staged, ignore_errors=True)


def remove_leftovers(root: Path) -> None:
    """Remove what killed processes left staged in `root`; what is still written to stays."""
    for staged in root.glob(_PREFIX + "*"):
        with suppress(OSError):
            if _is_left(staged):
                shutil.rmtree(staged, ignore_errors=True)


def _is_left(staged: Path) -> bool:
    try:
        with open(staged / _LOCK, "r+b") as lock:
            hold(lock)
    except FileNotFoundError:
        return time.time() - staged.stat().st_mtime > _FORGOTTEN
    (staged / _LOCK).unlink()
    return True
