"""Python's garbage collector, set aside for work that makes much and throws nothing away."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Garbage in cycles is left for later: looking for it again and again among all that is made takes as long as
    making it.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
