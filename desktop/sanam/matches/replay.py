"""A match to look at: any moment of it, forwards and backwards, without changing it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sanam import games
from sanam.engine import events as ev
from sanam.engine import folding, journal
from sanam.engine.batch import Batch
from sanam.engine.game import Game
from sanam.engine.journal import Header, Journal, JournalProblem
from sanam.engine.play import Play
from sanam.engine.table import Table


class TurnStart(msgspec.Struct, frozen=True):
    """Where a turn begins: after how many batches, which duel and turn, and whose."""

    at: int
    duel: int
    turn: int
    seat: int | None


class Replay:
    """The timeline of a match as batches 1..length (0 is nothing yet), at a `position`. `play` is its table
    there.

    Undone batches are not part of it. `problem` tells why the journal could be read only so far, `note` of a
    last line that was torn.
    """

    def __init__(self, header: Header, play: Play, problem: JournalProblem | None = None, note: str = "") -> None:
        self.header = header
        self.play = play
        self.problem = problem
        self.note = note
        play.undone.clear()
        self.batches: list[Batch] = list(play.batches)

    @classmethod
    def read(cls, path: Path, partly: bool = False, game: Game | None = None) -> Replay:
        """The match of a journal, at its end; when `partly`, as far as it can be followed.

        Raises JournalProblem and :class:`~sanam.games.UnknownGame`.
        """
        found = journal.read(path, partly)
        return cls.of(found, game, partly)

    @classmethod
    def of(cls, found: Journal, game: Game | None = None, partly: bool = False) -> Replay:
        """As `read`, of a journal that was read already."""
        play = folding.fold(found, game or games.build(found.header), partly)
        return cls(found.header, play, found.broken, found.torn)

    @classmethod
    def of_live(cls, header: Header, live: Play, game: Game | None = None) -> Replay:
        """A copy of a match that goes on, to look back in it while it stands."""
        play = Play(game or games.build(header), Table())
        for batch in live.batches:
            play.undone = [batch]
            play.lines.played(play.forward())
        return cls(header, play)

    @property
    def length(self) -> int:
        return len(self.batches)

    @property
    def finished(self) -> bool:
        """Whether the match has its result at the position."""
        return self.play.finished

    @property
    def position(self) -> int:
        return len(self.play.batches)

    def to(self, position: int) -> int:
        """Go to a position (cut to 0..length) and return it. The cost is that of what lies between."""
        position = max(0, min(position, self.length))
        while self.position > position:
            self.play.back()
        while self.position < position:
            self.play.forward()
        return position

    def step(self, by: int = 1) -> int:
        """Go `by` batches on (or back) and return the position."""
        return self.to(self.position + by)

    @property
    def turns(self) -> list[TurnStart]:
        """Where the turns begin, in order, from the facts "turn" and the table's mark "duel"."""
        found: list[TurnStart] = []
        duel = turn = 0
        for at, batch in enumerate(self.batches, 1):
            for event in batch.events:
                if isinstance(event, ev.Marked) and event.subject == "table" and event.key == "duel":
                    duel, turn = event.now or 0, 0
                elif isinstance(event, ev.Happened) and event.what == "turn":
                    turn += 1
                    number = event.data.get("number", event.data.get("turn", turn))
                    found.append(TurnStart(at, duel, number, event.seat))
        return found
