"""Telling somebody who waits for a command how far it is."""

from __future__ import annotations

import sys
import time
from pathlib import Path


class Waiting:
    """Tells how far a long piece of work is and how long it will still take, as a line on standard error: at a terminal
    often, in a pipe or a file now and then. It is called with what is done and how much there is.
    """

    AT_TERMINAL, ELSEWHERE = 5.0, 20.0  # seconds

    def __init__(self, what: str | Path) -> None:
        self._what, self._begun = what, time.monotonic()
        self._told = self._begun

    def __call__(self, done: int, total: int) -> None:
        now = time.monotonic()
        if now - self._told <= (self.AT_TERMINAL if sys.stderr.isatty() else self.ELSEWHERE):
            return
        self._told = now
        left = f", {duration((now - self._begun) * (total - done) / done)} left" if done else ""
        print(f"{self._what}: {done * 100 // max(1, total)} %{left}", file=sys.stderr)


class Unpacking:
    """Tells once, at a terminal, that the card sets which come with the program are brought into a catalogue, and how
    far each is. In a pipe or a file only what is asked for and what goes wrong is said.
    """

    def __init__(self) -> None:
        self._told = False

    def __call__(self, file: Path, is_new: bool) -> Waiting:
        if not self._told and sys.stderr.isatty():
            self._told = True
            first = "unpacking the starter cards of the three games (only at the first use of a catalogue)"
            print(f"sanam: {first if is_new else 'reading the starter cards again, for this version'}", file=sys.stderr)
        return Waiting(file.stem)


def duration(seconds: float) -> str:
    """About how long that is: "40 s", "12 min" or "3 h"."""
    if seconds < 90:
        return f"about {max(1, round(seconds))} s"
    return f"about {round(seconds / 60)} min" if seconds < 5400 else f"about {round(seconds / 3600)} h"
