"""Values read through layers, and permanent abilities recomputed to a fixpoint.

A value is never stored: it is read from a printed base through the changes in force, layer by layer. Each
game says in which order its layers come (Summoner Master 603.3, 603.4: settings first, then sums) and whether
the order within a layer is that of the time stamps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from sanam.engine.choice import Refused

T = TypeVar("T")


class Change(msgspec.Struct, frozen=True):
    """One change to one value: op is "set", "add", "multiply" or "halve" (rounded up); `stamp` orders it."""

    op: str
    value: int
    stamp: int = 0


#: Layers as sets of operations. Yu-Gi-Oh!: in order of time; a later setting overrides, later sums add.
IN_ORDER: tuple[frozenset[str], ...] = (frozenset({"set", "add", "multiply", "halve"}),)
#: Summoner Master 603.3, 603.4 and One Piece: settings, then sums.
SETTINGS_THEN_SUMS: tuple[frozenset[str], ...] = (
    frozenset({"set"}),
    frozenset({"multiply", "halve"}),
    frozenset({"add"}),
)


def read(
    base: int, changes: Iterable[Change], layers: Sequence[frozenset[str]] = IN_ORDER, floor: int | None = 0
) -> int:
    """The value of `base` under `changes`. `floor` is the least it can be (None: it may be negative)."""
    changes = sorted(changes, key=lambda change: change.stamp)
    value = base
    for layer in layers:
        for change in changes:
            if change.op not in layer:
                continue
            if change.op == "set":
                value = change.value
            elif change.op == "add":
                value += change.value
            elif change.op == "multiply":
                value *= change.value
            else:
                value = -(-value // 2)
    return value if floor is None else max(floor, value)


def fixpoint(start: T, recompute: Callable[[T], T], rounds: int = 64) -> T:
    """Apply `recompute` until nothing changes any more (One Piece 8-1-3-3-5).

    Permanent abilities can switch one another on and off; each round reads the values the last one gave.
    Raises :class:`Refused` when they never settle, so that the players decide.
    """
    state = start
    for _ in range(rounds):
        new = recompute(state)
        if new == state:
            return state
        state = new
    raise Refused("8-1-3-3-5", "permanent-abilities-never-settle")
