"""What the lists of matches show, without opening every match: computed once and kept beside the journal."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from sanam import __version__, games
from sanam.engine import folding, journal
from sanam.engine.journal import Header, JournalProblem
from sanam.engine.play import Play
from sanam.printable import printable
from sanam.regular import read_regular

#: Of a game's public data, what a list shows.
SHOWN = ("duel", "game", "turn", "subturn", "player", "phase", "step", "wins", "result", "finished")
VERSION = 3
#: Bytes of what is kept of one match.
MAX_BYTES = 256 * 1024
_LAST = 253_000_000_000  # seconds since 1970, in the year 9987


class Summary(msgspec.Struct, kw_only=True, omit_defaults=True):
    """One match in a list.

    id        names it to the Store
    played_by how strong a computer plays each seat, "" for a person; empty where only people play
    created   ISO 8601, UTC; `changed` in seconds since 1970
    answers   how many batches its timeline has
    counts    each seat's numbers (Life Points, wins)
    public    what the game shows of where it stands: duel, turn, phase, wins, finished…
    problem   why it cannot be continued ("" when it can): the file, the line and the reason
    torn      its last line was cut short and will be dropped
    """

    id: str
    game: str = ""
    edition: str = ""
    names: list[str] = []
    deck_names: list[str] = []
    deck_ids: list[str] = []
    played_by: list[str] = []
    created: str = ""
    changed: float = 0.0
    answers: int = 0
    counts: list[dict[str, int]] = []
    public: dict[str, Any] = {}
    problem: str = ""
    torn: bool = False

    def __post_init__(self) -> None:
        """Raises ValueError for what no match can show, whoever wrote it."""
        if self.changed and not 0 <= self.changed < _LAST:
            raise ValueError("the time of the last change is none")
        for result in (self.public.get("finished"), self.public.get("result")):
            if result is None:
                continue
            winner = result.get("winner", "") if isinstance(result, dict) else ""
            if not (winner is None or (type(winner) is int and 0 <= winner < len(self.names))):
                raise ValueError("the result does not say which seat won")

    @property
    def finished(self) -> bool:
        return self.public.get("finished") is not None


class _Kept(msgspec.Struct):
    """`app` is the version of the program that computed it: another may follow a journal that this one cannot."""

    version: int
    app: str
    size: int
    mtime: int
    summary: Summary


def side_file(path: Path) -> Path:
    """Where the summary of a journal is kept; it can be lost at any time."""
    return path.with_suffix(".summary")


def of_play(path: Path, header: Header, play: Play) -> Summary:
    found, public = _of_header(path, header), play.game.public()
    found.answers = len(play.batches)
    found.counts = [dict(seat.counts) for seat in play.table.seats]
    found.public = {key: public[key] for key in SHOWN if public.get(key) is not None}
    return found


def _of_header(path: Path, header: Header) -> Summary:
    return Summary(
        id=id_of(path),
        game=header.game,
        edition=header.edition,
        names=list(header.names),
        deck_names=list(header.deck_names),
        deck_ids=list(header.deck_ids),
        played_by=list(header.played_by),
        created=header.created,
    )


def id_of(path: Path) -> str:
    """What names the match of a journal to the Store: its name, escaped where that is not UTF-8."""
    return printable(path.stem)


def summary(path: Path) -> Summary:
    """The summary of a journal, from beside it when it is up to date; a damaged journal has a `problem`.

    It never raises: one bad match must not hide the others.
    """
    try:
        return _summary(path)
    except Exception as error:
        return Summary(id=id_of(path), problem=printable(f"{path.name}: {getattr(error, 'strerror', None) or error!r}"))


def _summary(path: Path) -> Summary:
    stat = path.stat()
    try:
        kept = msgspec.json.decode(read_regular(side_file(path), MAX_BYTES), type=_Kept)
        is_fresh = (kept.version, kept.size, kept.mtime) == (VERSION, stat.st_size, stat.st_mtime_ns)
        if is_fresh and (not kept.summary.problem or kept.app == __version__):
            kept.summary.id = id_of(path)
            return kept.summary
    except (OSError, ValueError, RecursionError):  # msgspec's and Unicode's are ValueErrors
        pass
    found = _compute(path)
    found.changed = stat.st_mtime
    keep(path, found, stat)
    return found


def keep(path: Path, found: Summary, stat: os.stat_result | None = None) -> None:
    """Put a summary beside its journal. Failing to is nothing: it is computed again."""
    with suppress(OSError, ValueError):
        stat = stat or path.stat()
        found.changed = stat.st_mtime
        kept = _Kept(VERSION, __version__, stat.st_size, stat.st_mtime_ns, found)
        temporary = side_file(path).with_suffix(".summary-new")
        temporary.write_bytes(msgspec.json.encode(kept))
        temporary.replace(side_file(path))


def _compute(path: Path) -> Summary:
    try:
        header = journal.read_header(path)
    except JournalProblem as problem:
        return Summary(id=id_of(path), problem=str(problem))
    try:
        read = journal.read(path, partly=True)
        play = folding.fold(read, games.build(header), partly=True)
        found = of_play(path, header, play)
        found.torn = bool(read.torn)
        found.problem = str(read.broken) if read.broken is not None else ""
    except (JournalProblem, games.UnknownGame) as problem:
        found = _of_header(path, header)
        found.problem = str(problem)
    return found
