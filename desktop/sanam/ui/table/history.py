"""What happened: the log as entries that name their moment, and a copy of the match to look at earlier moments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sanam.engine.events import CardCreated, Happened, Marked
from sanam.engine.play import Batch, Play
from sanam.engine.table import Table
from sanam.games.playmat import Playmat


@dataclass(frozen=True, slots=True)
class Entry:
    """One fact of the log. `batch` is the index of the batch it happened in, `turn` and `phase` when."""

    batch: int
    event: Happened
    turn: int
    phase: str
    player: int | None
    duel: int


class Chronicle:
    """All facts of a match in order, kept up with its batches (also when they are taken back)."""

    def __init__(self, moments: Mapping[str, str] | None = None) -> None:
        """`moments` are the game's names of turn, phase and round (see `Playmat.moments`)."""
        moments = moments or Playmat.moments
        self._turn_fact = moments["turn"]
        self._keys = {name: key for key, name in moments.items() if key != "step"} | {"player": "player"}
        self.entries: list[Entry] = []
        #: Code of every card that ever was, by id (a Token that ceased still has its name in the log).
        self.codes: dict[int, str] = {}
        #: Where turns begin: after how many batches, and whose they are.
        self.turns: list[tuple[int, int | None]] = []
        self._known: list[Batch] = []
        self._starts: list[int] = []
        self._clock: list[dict[str, Any]] = [{"turn": 0, "phase": "", "player": None, "duel": 1}]

    def follow(self, batches: list[Batch]) -> None:
        """Be as long as `batches`: forget what was taken back, add what is new."""
        known = self._known
        while known and (len(known) > len(batches) or known[-1] is not batches[len(known) - 1]):
            known.pop()
            del self.entries[self._starts.pop() :]
            while self.turns and self.turns[-1][0] > len(self._starts):
                self.turns.pop()
            self._clock.pop()
        for index in range(len(self._starts), len(batches)):
            known.append(batches[index])
            self._starts.append(len(self.entries))
            self._clock.append(self._read(index, batches[index], dict(self._clock[-1])))

    def _read(self, index: int, batch: Batch, when: dict[str, Any]) -> dict[str, Any]:
        for event in batch.events:
            if isinstance(event, Marked):
                if event.subject == "table" and event.key in self._keys:
                    when[self._keys[event.key]] = event.now
            elif isinstance(event, CardCreated):
                self.codes[event.card] = event.code
            elif isinstance(event, Happened):
                if event.what == self._turn_fact:
                    self.turns.append((index + 1, event.seat))
                self.entries.append(
                    Entry(index, event, when["turn"] or 0, when["phase"] or "", when["player"], when["duel"] or 1)
                )
        return when

    def of_batch(self, index: int) -> list[Entry]:
        """The entries of one batch."""
        if not 0 <= index < len(self._starts):
            return []
        end = self._starts[index + 1] if index + 1 < len(self._starts) else len(self.entries)
        return self.entries[self._starts[index] : end]

    def when(self, index: int) -> dict[str, Any]:
        """Turn, phase, player and duel after batch `index`."""
        return self._clock[min(index + 1, len(self._clock) - 1)]


def fork(play: Play, length: int) -> Play:
    """A copy of the match after its first `length` batches that can go back and forward without touching `play`."""
    game = play.game
    made: Any = type(game)
    copy = Play(made(game.header) if hasattr(game, "header") else made(), Table())
    copy.undone = list(reversed(play.batches))
    go_to(copy, length)
    return copy


def go_to(copy: Play, length: int) -> None:
    """Take a fork to another moment."""
    total = len(copy.batches) + len(copy.undone)
    length = max(1, min(length, total))
    while len(copy.batches) > length:
        copy.back()
    while len(copy.batches) < length:
        copy.forward()
