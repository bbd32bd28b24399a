"""A match as it goes to another process: plain data, in which nothing is told of how it came to stand as it does."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.table import Table


class Sent(msgspec.Struct, frozen=True):
    """An imagined match (see `Session.imagined`).

    header      the header of its game
    table       how it stands, the open question included
    seat        who thinks, and whether they know both hands
    revealed    the codes of the other's cards that were seen once and are hidden now
    length      how many batches the match had
    """

    header: Any
    table: Table
    seat: int
    open_hands: bool
    revealed: tuple[str, ...]
    length: int
