"""What applies to cards and players, and what is about to be done to a card."""

from __future__ import annotations

from typing import Any, NamedTuple

from sanam.abilities.tree import Tree


class Active(NamedTuple):
    """An effect that applies now: what it does, and which card of whom it comes from."""

    op: str
    value: Any
    card: int
    seat: int
    tree: Tree | None = None


#: The effects that apply, by the card (its id) or player ("seat0") and what they change.
Effects = dict[tuple[int | str, str], list[Active]]


class Doing(NamedTuple):
    """Something about to be done to a card on the field.

    how     "ko", "trash", "move", "rest" or "play"
    cause   "battle" or "effect"
    source  the card that does it, `by` its player
    """

    how: str
    cause: str
    source: int
    by: int
