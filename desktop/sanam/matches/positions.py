"""Positions on disk: a journal of which there is only the header, with the table that matches begin from.

A file is read like any other that comes from outside: it is bounded, checked against its game, and the rules are tried
on it once, so that what is wrong with it is said when it is opened and not in the middle of a match.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

import sanam
from sanam import games
from sanam.engine import folding, journal
from sanam.engine.journal import FORMAT, Header, JournalProblem, Writer
from sanam.engine.play import Play
from sanam.engine.positions import MAX_ABOUT, MAX_NAME, Goal, Position
from sanam.engine.view import view
from sanam.matches.live import sync_folder
from sanam.matches.summary import SHOWN, id_of
from sanam.printable import printable

SUFFIX = ".sanam-position"
#: Most positions that are listed.
MOST = 2_000


class NoSuchPosition(KeyError):
    """An id that names no position."""


class Kept(msgspec.Struct, kw_only=True):
    """A position in a list.

    created  ISO 8601, UTC
    counts   each seat's numbers; `public` where it stands: turn, phase, player…
    goal     what is to be reached, where it is a puzzle
    given    it comes with the program: it has no file, and is not renamed or thrown away
    problem  why it cannot be opened, "" when it can
    """

    id: str
    path: Path
    name: str = ""
    about: str = ""
    game: str = ""
    edition: str = ""
    names: Sequence[str] = ()
    created: str = ""
    counts: Sequence[dict[str, int]] = ()
    public: dict[str, Any] = {}
    goal: Goal | None = None
    given: bool = False
    problem: str = ""


def read(path: Path) -> Header:
    """The header of the matches that begin from a position. Raises JournalProblem and :class:`~sanam.games.UnknownGame`
    for a file that is none, and for a table that cannot be one of its game.
    """
    header = journal.read_header(path)
    if header.start is None:
        raise JournalProblem(path, 1, "this is a match and no position")
    try_out(path, header)
    return header


def try_out(path: Path, header: Header) -> Play:
    """A match that begins from a position, at its first question. Raises as `read` does."""
    play = Play(games.build(header))
    folding.check_start(path, header, play.game)
    try:
        play.start(header.seed)
        for seat in range(len(header.names)):
            view(play, seat)
    except Exception as error:  # a table can be made to raise anything
        raise JournalProblem(path, 1, printable(f"the rules do not go on from this table: {error!r}")) from None
    if play.choice is None:
        raise JournalProblem(path, 1, "the match is over in this position")
    return play


def begun_from(header: Header, names: Sequence[str] = (), open_hands: bool = False) -> Header:
    """The header of a match from a position between these players (none: those of the position)."""
    assert header.start is not None
    start, names = header.start, list(names) or list(header.names)
    table = start.table.clone()
    for seat, name in zip(table.seats, names, strict=True):
        seat.name = name
    marks = {key: value for key, value in table.marks.items() if key != "open"}
    table.marks = dict(sorted((marks | {"open": True}).items())) if open_hands else marks
    options = {key: value for key, value in header.options.items() if key != "open"}
    return msgspec.structs.replace(
        header,
        names=names,
        options=options | {"open": True} if open_hands else options,
        start=msgspec.structs.replace(start, table=table),
    )


def named(header: Header, name: str, about: str | None = None, goal: Goal | None = None) -> Header:
    """A position under another name; `about` None keeps what is said of it. A `goal` makes a puzzle of it."""
    assert header.start is not None
    start = msgspec.structs.replace(
        header.start,
        name=" ".join(name.split())[:MAX_NAME],
        about=header.start.about if about is None else about.strip()[:MAX_ABOUT],
        goal=goal if goal is not None else header.start.goal,
    )
    return msgspec.structs.replace(header, start=start)


def write(path: Path, header: Header) -> None:
    """Write a position; a file that is there is replaced as a whole. Raises OSError."""
    assert isinstance(header.start, Position)
    whole = path.with_name(f"{path.name}.new")
    whole.unlink(missing_ok=True)
    try:
        Writer(whole, msgspec.structs.replace(header, sanam=FORMAT, app=sanam.__version__)).close()
        os.replace(whole, path)
    finally:
        whole.unlink(missing_ok=True)
    sync_folder(path.parent)


class Positions:
    """The positions below `data_dir`. Ids are file names without suffix; they sort by the time of creation."""

    def __init__(self, data_dir: Path) -> None:
        self.folder = data_dir / "positions"
        self.trash = data_dir / "trash"

    def all(self) -> list[Kept]:
        """Every position, newest first; one that cannot be read has its `problem`."""
        paths = sorted(self.folder.glob(f"*{SUFFIX}"), reverse=True) if self.folder.is_dir() else []
        return [summary(path) for path in paths[:MOST]]

    def keep(self, header: Header) -> Path:
        """Keep a position and return where it lies. Raises OSError."""
        now = datetime.now(UTC).replace(microsecond=0)
        id = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{id}{SUFFIX}"
        write(path, msgspec.structs.replace(header, id=id, created=now.isoformat()))
        return path

    def path(self, id: str) -> Path:
        """Where a position lies. Raises NoSuchPosition."""
        found = next((path for path in self.folder.glob(f"*{SUFFIX}") if id_of(path) == id), None)
        if found is None:
            raise NoSuchPosition(id)
        return found

    def rename(self, id: str, name: str) -> None:
        """Give a position another name. Raises NoSuchPosition, JournalProblem, OSError."""
        path = self.path(id)
        header = journal.read_header(path)
        if header.start is None:
            raise JournalProblem(path, 1, "this is a match and no position")
        write(path, named(header, name))

    def delete(self, id: str) -> Path:
        """Throw a position away: it is moved into the trash folder. Returns where it lies there."""
        path = self.path(id)
        self.trash.mkdir(parents=True, exist_ok=True)
        target = self.trash / path.name
        os.replace(path, target)
        return target

    def put_back(self, trashed: Path) -> Path:
        """Take a position out of the trash again. Raises NoSuchPosition when it is not there."""
        if trashed.parent != self.trash or not trashed.is_file():
            raise NoSuchPosition(trashed.stem)
        self.folder.mkdir(parents=True, exist_ok=True)
        target = self.folder / trashed.name
        os.replace(trashed, target)
        return target


def summary(path: Path) -> Kept:
    """What a list shows of a position. It never raises: one bad file must not hide the others."""
    try:
        header = journal.read_header(path)
    except JournalProblem as problem:
        return Kept(id=id_of(path), path=path, problem=str(problem))
    start = header.start
    if start is None:
        return Kept(id=id_of(path), path=path, problem=printable(f"{path.name}: this is a match and no position"))
    return Kept(
        id=id_of(path),
        path=path,
        name=start.name[:MAX_NAME],
        about=start.about[:MAX_ABOUT],
        game=header.game,
        edition=header.edition,
        names=header.names,
        created=header.created,
        counts=[seat.counts for seat in start.table.seats],
        public={key: start.table.marks[key] for key in SHOWN if key in start.table.marks},
        goal=start.goal,
    )
