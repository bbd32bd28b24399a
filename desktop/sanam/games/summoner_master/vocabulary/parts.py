"""What the parts of the rules are built on."""

from __future__ import annotations

from typing import Generic, TypeVar

G = TypeVar("G")


class Part(Generic[G]):
    """A part of the rules. `rules` has the table, what is read off it and done to it, and the other parts: `G` is what
    it needs of them.
    """

    def __init__(self, rules: G) -> None:
        self.rules = rules
