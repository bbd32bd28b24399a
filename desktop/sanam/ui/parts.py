"""Screens are made in parts, so that the window answers between two of them.

A constructor that takes long does what is quick, keeps the rest as `parts`, a generator that yields where the window
may have its turn, and goes through it at once unless it is asked to leave that to its caller (`in_parts`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

Parts = Iterator[None]


def at_once(parts: Parts) -> None:
    """Make everything that is left now."""
    deque(parts, maxlen=0)
