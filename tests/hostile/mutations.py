"""Seeded damage: what a bad disk, a bad network and a bad person do to a file."""

from __future__ import annotations

import random
from collections.abc import Sequence

_BYTES = (
    b"\x00",
    b"\xff",
    b"\x1b[31m",
    b"\xed\xa0\x80",
    b"\xc3\x28",
    b'"',
    b"\\",
    b"{",
    b"[",
    b",",
    b"\n",
    b"\r",
    b"\t",
    b"0" * 5000,
)


def mutated(chance: random.Random, data: bytes, tokens: Sequence[bytes] = ()) -> bytes:
    """`data` with one to six places changed."""
    changed = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        _change(chance, changed, tokens)
    return bytes(changed)


def _change(chance: random.Random, data: bytearray, tokens: Sequence[bytes]) -> None:
    at = chance.randint(0, len(data))
    length = min(chance.choice((1, 2, 8, 64, 1024)), len(data) - at)
    kind = chance.randrange(8)
    if kind == 0:
        for place in range(at, at + length):
            data[place] ^= 1 << chance.randrange(8)
    elif kind == 1:
        data[at : at + length] = chance.randbytes(length)
    elif kind == 2:
        del data[at : at + length]
    elif kind == 3:
        data[at:at] = data[at : at + length] * chance.choice((1, 3, 100))
    elif kind == 4:
        del data[at:]
    elif kind == 5:
        data[at:at] = chance.choice(_BYTES)
    elif kind == 6:
        data[at : at + length] = bytes(length)
    elif tokens:
        data[at : at + length] = chance.choice(list(tokens))
