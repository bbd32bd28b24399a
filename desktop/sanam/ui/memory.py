"""Memory that goes back to the system when pictures go: the C library keeps it otherwise, in pieces."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

#: glibc's name for the size from which a piece is asked of the system by itself, and given back by itself.
_MMAP_THRESHOLD, _PIECE = -3, 64 * 1024


@functools.cache
def _library() -> Any:
    """The C library this runs on; None where it is none that can be told so (Windows, macOS, musl)."""
    try:
        found = ctypes.CDLL(None)
        return found if hasattr(found, "mallopt") and hasattr(found, "malloc_trim") else None
    except (OSError, TypeError):
        return None


def give_large_pieces_back() -> None:
    """From here on pictures are given back one by one; once, when the program begins."""
    library = _library()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, _PIECE)


def give_back() -> None:
    """Give back what is free now."""
    library = _library()
    if library is not None:
        library.malloc_trim(0)
