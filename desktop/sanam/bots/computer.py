"""Which seat of a match the computer plays, and how well."""

from __future__ import annotations

from typing import NamedTuple

from sanam.engine.journal import Header

#: How many times an answer is tried before the worse half is given up, by the strength that a person chooses.
STRENGTHS = {"easy": 1, "medium": 4, "hard": 12}


class Computer(NamedTuple):
    """The computer as a player: its seat, and a key of `STRENGTHS`."""

    seat: int
    strength: str

    @property
    def trials(self) -> int:
        return STRENGTHS[self.strength]


def computer_of(header: Header) -> Computer | None:
    """The computer of a match between a person and the computer, None for any other match."""
    playing = [Computer(seat, who) for seat, who in enumerate(header.played_by) if who in STRENGTHS]
    return playing[0] if len(playing) == 1 else None
