"""The journal: a match as a file of JSON lines, a header and then one line a batch.

Append-only and flushed to the disk at each answer. Each line ends with a checksum of itself and of the checksum
before it, as the member "check", so that a byte changed anywhere and a line lost, doubled or moved are noticed. A
torn last line is reported and dropped; anything else that is wrong is refused with the line it is in. Undo and redo
are lines too, so the journal tells what happened. `engine.folding` makes a match of it again.
"""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import Callable
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Any, cast

import msgspec

from sanam.engine.batch import Batch
from sanam.engine.play import Play
from sanam.engine.positions import Position
from sanam.printable import printable
from sanam.regular import check_regular, read_regular

FORMAT = 3
#: Bytes; the longest of real matches has a few hundred thousand.
SIZE_LIMIT = 48 * 1024 * 1024
LINE_LIMIT = 4 * 1024 * 1024
MAX_SEATS = 8
MAX_NAME = 200

#: Upcasters: how a line of format n becomes one of format n + 1, each line by itself; a header has "game".
UPCASTERS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    # Format 1 had no checksums, and the last answer did not stand on the Table: `_completed` adds it.
    1: dict,
    # Format 2 could not begin with a table that was kept.
    2: dict,
}
#: The first format whose lines have checksums.
CHECKED = 2


class Header(msgspec.Struct, kw_only=True):
    """What a match is: enough to lay its table without any catalogue.

    decks  per seat, the named piles: {"main": [codes], "extra": [...], "side": [...]}
    cards  every definition used, by code, as the game's plain data
    start  the position that the match begins with; None for one whose decks are shuffled
    deck_ids  per seat, what the deck is known by, whatever it is called; empty where nobody says
    played_by  per seat, how strong a computer plays it, "" for a person; empty where only people play
    rules  a digest of the rules and phrase books under which it is played, "" where none was kept; several, with spaces
           between them, when it went on under others
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
    deck_ids: list[str] = []
    cards: dict[str, Any]
    start: Position | None = None
    played_by: list[str] = []
    rules: str = ""


class Rewind(msgspec.Struct):
    """A line that says that the last batch was undone (-1) or redone (+1)."""

    rewind: int


class JournalProblem(Exception):
    """A journal that cannot be read: which file, which line (0: the file itself), why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        place = f"{path.name}, line {line}" if line else path.name
        super().__init__(printable(f"{place}: {reason}"))
        self.path, self.line, self.reason = path, line, reason


#: What a line that is no entry raises; RecursionError for one that nests too deep.
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
#: What plain data raises that does not fit where it stands: an event after the table before it, a header's field.
UNFITTING = (KeyError, IndexError, ValueError, TypeError, AttributeError)

_encode = msgspec.json.Encoder().encode
_batch = msgspec.json.Decoder(Batch)
_rewind = msgspec.json.Decoder(Rewind)
_header = msgspec.json.Decoder(Header)


def sealed(line: bytes, before: bytes) -> bytes:
    """A line, a JSON object, with its checksum; `before` is the line before it as it is sealed (b"" for a header)."""
    return line[:-1] + _seal(line, before[-_SEAL:]) + b"}"


def _seal(line: bytes, before: bytes) -> bytes:
    return b',"check":"%s"' % hashlib.blake2b(before + line, digest_size=8).hexdigest().encode()


#: How long the end of a sealed line is: the checksum and the closing brace.
_SEAL = len(_seal(b"{}", b"")) + 1


def _opened(path: Path, number: int, line: bytes, before: bytes) -> bytes:
    """A line without its checksum, which is looked at. Raises :class:`JournalProblem`."""
    plain = line[:-_SEAL] + b"}"
    if sealed(plain, before) != line:
        raise JournalProblem(path, number, "damaged: the line does not match its checksum")
    return plain


class Writer:
    """Appends to a journal. `sync` waits for the disk at each line, so that not even a power cut loses an
    answer. A line that cannot be written whole raises OSError and leaves the file as it was.
    """

    def __init__(self, path: Path, header: Header | None = None, sync: bool = True) -> None:
        self.path = path
        self._sync = sync
        self._last = b"" if header is not None else _last_seal(path)
        mode = "xb" if header is not None else "ab"
        self._file = cast(FileIO, open(path, mode, buffering=0))  # noqa: SIM115
        self._end = self._file.seek(0, os.SEEK_END)
        if header is not None:
            self._line(_encode(header))

    def _line(self, line: bytes) -> None:
        line = sealed(line, self._last)
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
        self._last = line[-_SEAL:]

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


def _last_seal(path: Path) -> bytes:
    """The end of the last line of a whole journal, from which its chain goes on."""
    with path.open("rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - _SEAL - 1))
        end = file.read(_SEAL + 1)
    if not (end.startswith(b',"check":"') and end.endswith(b'"}\n')):
        raise JournalProblem(path, 0, "cannot be appended to: it does not end with a whole line of this format")
    return end[:-1]


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
    #: The format of the file: below FORMAT, its lines were upcast; to be appended to it is written again.
    format: int = FORMAT
    #: Whether its answers say what they replaced on the Table; in format 1 that is worked out as it is folded.
    complete: bool = True


def read_header(path: Path) -> Header:
    """The header alone, quickly. Raises :class:`JournalProblem`."""
    try:
        check_regular(path, SIZE_LIMIT)
        with open(path, "rb") as file:
            return _read_header(path, file.readline(LINE_LIMIT))[0]
    except OSError as error:
        raise JournalProblem(path, 0, error.strerror or str(error)) from None


def _read_header(path: Path, line: bytes) -> tuple[Header, int]:
    """The header and the format it was written in."""
    line = line.removesuffix(b"\n")
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
    # A header that has a checksum is one of a format that has them, whatever its number says.
    if version >= CHECKED or "check" in plain:
        _opened(path, 1, line, b"")
        plain.pop("check", None)
    if any(n not in UPCASTERS for n in range(version, FORMAT)):
        raise JournalProblem(path, 1, f"format {version} is not known")
    try:
        header = msgspec.convert({**_upcast(plain, version), "sanam": FORMAT}, Header, str_keys=True)
        _check_header(header)
    except (msgspec.ValidationError, *UNFITTING) as error:
        raise JournalProblem(path, 1, str(error)) from None
    return header, version


def _check_header(header: Header) -> None:
    """Raises ValueError for what no match has: everything that shows a match relies on it."""
    if not 1 <= len(header.names) <= MAX_SEATS or len(header.decks) != len(header.names):
        raise ValueError(f"{len(header.names)} names and {len(header.decks)} decks are not those of a match")
    if len(header.deck_names) > len(header.names):
        raise ValueError("there are more names of decks than seats")
    if len(header.played_by) > len(header.names):
        raise ValueError("there are more computers than seats")
    for field in (
        *header.names,
        *header.deck_names,
        *header.played_by,
        header.game,
        header.edition,
        header.id,
        header.app,
    ):
        if len(field) > MAX_NAME:
            raise ValueError(f"a name has {len(field)} characters; the limit is {MAX_NAME}")
    if header.created:
        datetime.fromisoformat(header.created)


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
        data = read_regular(path, SIZE_LIMIT)
    except OSError as error:
        raise JournalProblem(path, 0, error.strerror or str(error)) from None
    raw = data.split(b"\n")
    header, version = _read_header(path, raw[0])
    if len(raw) == 1:
        raise JournalProblem(path, 1, "the first line is cut short")
    checked = version >= CHECKED
    journal = Journal(path, header, [], good=len(raw[0]) + 1, format=version, complete=checked)
    for number, line in enumerate(raw[1:], 2):
        last = number == len(raw)
        if last and not line:
            break
        if last:
            # Without its line end it may be cut short; what was not flushed whole was never answered.
            journal.torn = f"line {number} was cut short and is dropped"
            break
        try:
            if len(line) > LINE_LIMIT:
                raise msgspec.DecodeError("line too long")
            entry = _read_entry(_opened(path, number, line, raw[number - 2]) if checked else line, version)
        except (*_UNREADABLE, *UNFITTING, JournalProblem) as error:
            problem = error if isinstance(error, JournalProblem) else JournalProblem(path, number, str(error))
            journal.broken = problem
            if partly:
                break
            raise problem from None
        journal.lines.append(entry)
        journal.good += len(line) + 1
    return journal
