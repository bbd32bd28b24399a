"""The journal: a match as a file of JSON lines, a header and then one line a batch.

Append-only and flushed to the disk at each answer. A torn last line is reported and dropped; anything else
that is wrong is refused with the line it is in. Undo and redo are lines too, so the journal tells what
happened.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any, cast

import msgspec

from sanam.engine import manual
from sanam.engine.choice import Choice, Refused
from sanam.engine.events import Event
from sanam.engine.play import Batch, Game, Play, fingerprint
from sanam.engine.table import Table

FORMAT = 1
SIZE_LIMIT = 512 * 1024 * 1024
LINE_LIMIT = 16 * 1024 * 1024

#: Upcasters: how a line of format n becomes one of format n + 1, each line by itself; a header has "game".
UPCASTERS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}


class Header(msgspec.Struct, kw_only=True):
    """What a match is: enough to lay its table without any catalogue.

    decks  per seat, the named piles: {"main": [codes], "extra": [...], "side": [...]}
    cards  every definition used, by code, as the game's plain data
    """

    sanam: int = FORMAT
    app: str = ""
    id: str = ""
    created: str = ""
    game: str
    edition: str
    options: dict[str, Any] = {}
    seed: int
    names: list[str]
    decks: list[dict[str, list[str]]]
    deck_names: list[str] = []
    cards: dict[str, Any]


class Rewind(msgspec.Struct):
    """A line that says that the last batch was undone (-1) or redone (+1)."""

    rewind: int


class JournalProblem(Exception):
    """A journal that cannot be read: which file, which line (0: the file itself), why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path.name}, line {line}: {reason}")
        self.path, self.line, self.reason = path, line, reason


#: What a line that is no entry raises; RecursionError for one that nests too deep.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
#: What events raise that do not follow from the table before them.
_UNFITTING = (KeyError, IndexError, ValueError, TypeError, AttributeError)

_encode = msgspec.json.Encoder().encode
_batch = msgspec.json.Decoder(Batch)
_rewind = msgspec.json.Decoder(Rewind)
_header = msgspec.json.Decoder(Header)


class Writer:
    """Appends to a journal. `sync` waits for the disk at each line, so that not even a power cut loses an
    answer. A line that cannot be written whole raises OSError and leaves the file as it was.
    """

    def __init__(self, path: Path, header: Header | None = None, sync: bool = True) -> None:
        self.path = path
        self._sync = sync
        mode = "xb" if header is not None else "ab"
        self._file = cast(FileIO, open(path, mode, buffering=0))  # noqa: SIM115
        self._end = self._file.seek(0, os.SEEK_END)
        if header is not None:
            self._line(_encode(header))

    def _line(self, line: bytes) -> None:
        data = line + b"\n"
        try:
            if self._file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if self._sync:
                os.fsync(self._file.fileno())
        except OSError:
            self._file.truncate(self._end)
            raise
        self._end += len(data)

    def batch(self, batch: Batch) -> None:
        self._line(_encode(batch))

    def rewind(self, by: int, batch: Batch | None = None) -> None:
        self._line(_encode(Rewind(by)))

    def follow(self, play: Play) -> None:
        """Write every batch and rewind of `play` from now on."""
        play.on_batch.append(self.batch)
        play.on_rewind.append(self.rewind)

    def close(self, sync: bool = False) -> None:
        """Close the file; with `sync` wait for the disk first, once for all lines."""
        if sync:
            os.fsync(self._file.fileno())
        self._file.close()


class Journal(msgspec.Struct):
    """A journal that was read. `lines` are its entries in order; `torn` tells of a last line that was
    dropped, `broken` of the place where a partial reading stopped.
    """

    path: Path
    header: Header
    lines: list[Batch | Rewind]
    torn: str = ""
    #: Length in bytes of the good part: where appending goes on.
    good: int = 0
    broken: JournalProblem | None = None
    #: The format of the file: below FORMAT, its lines were upcast; to be appended to it is written anew.
    format: int = FORMAT


def read_header(path: Path) -> Header:
    """The header alone, quickly. Raises :class:`JournalProblem`."""
    try:
        with open(path, "rb") as file:
            return _read_header(path, file.readline(LINE_LIMIT))[0]
    except OSError as error:
        raise JournalProblem(path, 0, error.strerror or str(error)) from None


def _read_header(path: Path, line: bytes) -> tuple[Header, int]:
    """The header and the format it was written in."""
    try:
        plain = msgspec.json.decode(line)
    except _UNREADABLE as error:
        raise JournalProblem(path, 1, f"not a journal: {error}") from None
    if not isinstance(plain, dict) or type(plain.get("sanam")) is not int:
        raise JournalProblem(path, 1, "not a journal: no format number")
    version = plain["sanam"]
    if version > FORMAT:
        reason = f"written by a newer version (format {version}; this one reads up to {FORMAT})"
        raise JournalProblem(path, 1, reason)
    if any(n not in UPCASTERS for n in range(version, FORMAT)):
        raise JournalProblem(path, 1, f"format {version} is not known")
    try:
        return msgspec.convert({**_upcast(plain, version), "sanam": FORMAT}, Header), version
    except (msgspec.ValidationError, *_UNFITTING) as error:
        raise JournalProblem(path, 1, str(error)) from None


def _upcast(plain: dict[str, Any], version: int) -> dict[str, Any]:
    for n in range(version, FORMAT):
        plain = UPCASTERS[n](plain)
    return plain


def _read_entry(line: bytes, version: int) -> Batch | Rewind:
    if version == FORMAT:
        return _rewind.decode(line) if line.startswith(b'{"rewind"') else _batch.decode(line)
    plain = msgspec.json.decode(line)
    if not isinstance(plain, dict):
        raise msgspec.DecodeError("not an entry")
    plain = _upcast(plain, version)
    return msgspec.convert(plain, Rewind) if "rewind" in plain else msgspec.convert(plain, Batch)


def read(path: Path, partly: bool = False) -> Journal:
    """Read a whole journal. Raises :class:`JournalProblem` naming the line; when `partly`, it stops before a
    broken line and says so in `broken`.
    """
    try:
        if path.stat().st_size > SIZE_LIMIT:
            raise JournalProblem(path, 0, f"larger than {SIZE_LIMIT} bytes")
        data = path.read_bytes()
    except OSError as error:
        raise JournalProblem(path, 0, error.strerror or str(error)) from None
    raw = data.split(b"\n")
    header, version = _read_header(path, raw[0])
    if len(raw) == 1:
        raise JournalProblem(path, 1, "the first line is cut short")
    journal = Journal(path, header, [], good=len(raw[0]) + 1, format=version)
    for number, line in enumerate(raw[1:], 2):
        last = number == len(raw)
        if last and not line:
            break
        try:
            if len(line) > LINE_LIMIT:
                raise msgspec.DecodeError("line too long")
            entry = _read_entry(line, version)
            if last:
                # Without its line end it may be cut short; what was not flushed whole was never answered.
                raise msgspec.DecodeError("no line end")
        except (*_UNREADABLE, *_UNFITTING) as error:
            if last:
                journal.torn = f"line {number} was cut short and is dropped"
                break
            journal.broken = JournalProblem(path, number, str(error))
            if partly:
                break
            raise journal.broken from None
        journal.lines.append(entry)
        journal.good += len(line) + 1
    return journal


def fold(journal: Journal, game: Game, partly: bool = False) -> Play:
    """The match as its journal tells it, events applied as they stand. Raises :class:`JournalProblem`; when
    `partly`, it stops before the line that does not follow, cuts the journal there and says so in `broken`.
    """
    play = Play(game, Table())
    good = 0
    try:
        for number, entry in enumerate(journal.lines, 2):
            _follow(journal, play, entry, number)
            good += 1
        _check_stack(journal, play)
    except JournalProblem as problem:
        if not partly:
            raise
        journal.broken = problem
        del journal.lines[good:]
    return play


def _check_stack(journal: Journal, play: Play) -> None:
    """A match goes on where its procedures stand: they must be those of the game, and be asking."""
    for frame in play.table.stack:
        procedure = play.game.procedures.get(frame.procedure)
        if procedure is None or not 0 <= frame.step <= len(procedure.steps):
            reason = f"goes on in {frame.procedure!r}, step {frame.step}, which this version does not have"
            raise JournalProblem(journal.path, len(journal.lines) + 1, reason)


def _follow(journal: Journal, play: Play, entry: Batch | Rewind, number: int) -> None:
    applied: list[Event] = []
    try:
        if isinstance(entry, Rewind):
            _rewound(play, entry)
            return
        for event in entry.events:
            event.apply(play.table)
            applied.append(event)
        if entry.fingerprint and entry.fingerprint != fingerprint(play.table):
            raise JournalProblem(journal.path, number, "diverges: the table is not the one that was recorded")
    except JournalProblem:
        _take_back(play, applied)
        raise
    except _UNFITTING as error:
        _take_back(play, applied)
        reason = f"does not follow from the line before: {error!r}"
        raise JournalProblem(journal.path, number, reason) from None
    play.version += 1
    play.undone.clear()
    play.batches.append(entry)


def _take_back(play: Play, events: list[Event]) -> None:
    for event in reversed(events):
        event.revert(play.table)


def _rewound(play: Play, entry: Rewind) -> None:
    if entry.rewind == 1:
        play.forward()
    elif entry.rewind == -1 and len(play.batches) > 1:
        play.back()
    else:
        raise ValueError(f"cannot rewind by {entry.rewind}")


def _untargeted(batch: Batch) -> Batch:
    """A batch whose options do not say what they may be aimed at: earlier versions did not write that down."""

    def plain(event: Event) -> Event:
        choice: Choice | None = getattr(event, "choice", None)
        if choice is None:
            return event
        options = [msgspec.structs.replace(option, targets=()) for option in choice.options]
        return msgspec.structs.replace(event, choice=msgspec.structs.replace(choice, options=options))

    return msgspec.structs.replace(batch, events=[plain(event) for event in batch.events], fingerprint="")


def verify(journal: Journal, game: Game) -> Play:
    """Run the answers again under today's rules and compare every event. Raises :class:`JournalProblem`."""
    play = Play(game, Table())
    for number, entry in enumerate(journal.lines, 2):
        try:
            if isinstance(entry, Rewind):
                _rewound(play, entry)
                continue
            if entry.kind == "start":
                made = play.start(journal.header.seed)
            elif entry.kind == "manual":
                made = play.manual(entry.seat or 0, msgspec.convert(entry.action, manual.AnyAction))
            else:
                made = play.answer(entry.picks or [])
        except (Refused, msgspec.ValidationError, *_UNFITTING) as error:
            raise JournalProblem(journal.path, number, f"diverges: {error}") from None
        if _encode(made) != _encode(entry) and _encode(_untargeted(made)) != _encode(_untargeted(entry)):
            raise JournalProblem(journal.path, number, "diverges: other events than recorded")
    return play
