"""Files that are written for a person: there whole, or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def replaced(target: Path) -> Iterator[Path]:
    """A path beside `target` to write to; what was written takes its place at the end. Raises OSError."""
    staged = target.with_name(f".{target.name}.new")
    try:
        yield staged
        os.replace(staged, target)
    finally:
        staged.unlink(missing_ok=True)
