"""Reading files that may be anything: a pipe waits for ever when it is opened, a device never ends."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def check_regular(path: str | os.PathLike[str], limit: int) -> int:
    """The size in bytes of what is a file and has at most `limit` of them. Raises OSError for anything else."""
    status = os.stat(path)
    if not stat.S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "this is a folder or a device, not a file", os.fspath(path))
    if status.st_size > limit:
        reason = f"the file is {status.st_size} bytes long; the limit is {limit}"
        raise OSError(errno.EFBIG, reason, os.fspath(path))
    return status.st_size


def read_regular(path: str | os.PathLike[str], limit: int) -> bytes:
    """The content of a file of at most `limit` bytes. Raises OSError."""
    size = check_regular(path, limit)
    with Path(path).open("rb") as file:
        return file.read(size)
