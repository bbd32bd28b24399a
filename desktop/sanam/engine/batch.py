"""Batches: what one answer caused, and the fingerprint of the table it led to."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from sanam.engine.events import Event
from sanam.engine.table import Table


class Batch(msgspec.Struct, omit_defaults=True, gc=False):
    """What one answer (or one manual action) caused.

    kind      "start", "answer", "manual"
    seat      who answered or acted (None for the start)
    picks     the answer; `action` the manual action as data
    reveals   whether it made something known that was hidden: then it is not undone, except in open practice
    """

    kind: str
    events: list[Event]
    seat: int | None = None
    picks: list[int] | None = None
    action: dict[str, Any] | None = None
    reveals: bool = False
    fingerprint: str = ""


def fingerprint(table: Table, *, reply: bool = True) -> str:
    """32 hexadecimal digits that are equal for equal tables. `reply` False leaves out how the last question was
    answered: journals of format 1 were written before that stood on the Table.
    """
    cards, modifiers = table.cards, table.modifiers
    # Sorted by hand: the encoder orders only dictionaries whose keys are text.
    plain = msgspec.json.encode(
        [
            table.seats,
            table.zones,
            [cards[i] for i in sorted(cards)],
            [modifiers[i] for i in sorted(modifiers)],
            table.triggers,
            table.marks,
            table.stack,
            table.random,
            table.next_id,
            table.choice,
            *([table.answered] if reply else ()),
        ],
        order="deterministic",
    )
    return hashlib.blake2b(plain, digest_size=16).hexdigest()
