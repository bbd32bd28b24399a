"""Values read through layers.

A value is never stored: it is read from a printed base through the changes in force, layer by layer. Each
game says in which order its layers come; within a layer the order is that of the time stamps.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


class Change(msgspec.Struct, frozen=True):
    """One change to one value: op is "set", "add", "multiply" or "halve" (rounded up); `stamp` orders it."""

    op: str
    value: int
    stamp: int = 0


#: Layers as sets of operations. All in order of time: a later setting overrides, later sums add.
IN_ORDER: tuple[frozenset[str], ...] = (frozenset({"set", "add", "multiply", "halve"}),)
#: Settings first, then sums.
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
