"""Seals as plain numbers, and what they may do."""

from __future__ import annotations

from typing import NamedTuple


class Way(NamedTuple):
    """A way to attack: the form, its At and Sp, its attack Mp, its kind and its strikes."""

    form: int
    at: int
    sp: int
    mp: int
    kind: str
    strikes: int


class Piece(NamedTuple):
    """A Seal: its numbers for being attacked, its Line, what losing it costs; its ways to attack (of those that it has
    now), whether it is Active, whether it may change its Line, and whether it attacks across to the Df Line.
    """

    card: int
    at: int
    df: int
    sp: int
    line: str
    lost: float
    level: int
    ways: tuple[Way, ...] = ()
    active: bool = True
    moves: bool = False
    across: bool = False

    def changed(self, at: int = 0, df: int = 0, sp: int = 0) -> Piece:
        """The Seal with other numbers."""
        ways = tuple(way._replace(at=max(0, way.at + at), sp=max(0, min(5, way.sp + sp))) for way in self.ways)
        return self._replace(
            at=max(0, self.at + at), df=max(0, self.df + df), sp=max(0, min(5, self.sp + sp)), ways=ways
        )


class Strike(NamedTuple):
    """A planned attack: who, by which way, on which Seal (None: the hand, or all), what it gains, and whether the Seal
    has to change its Line for it.
    """

    card: int
    way: Way
    target: int | None
    gain: float
    moves: bool
