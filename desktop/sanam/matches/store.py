"""The folder of matches: those that go on, those that are over (replays), and those thrown away.

store = Store(data_dir)
with store.create(header) as match:      # every batch of match.play is on the disk when it returns
    match.play.answer([0])
store.unfinished()                       # newest first
store.resume(id)                         # drops a torn line and says so in `note`
"""

from __future__ import annotations

import os
import secrets
import shutil
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from sanam import games
from sanam.engine import folding, journal
from sanam.engine.batch import Batch
from sanam.engine.journal import FORMAT, Header, Journal, Writer
from sanam.engine.play import Play
from sanam.file_names import remove_forgotten
from sanam.matches import summary
from sanam.matches.live import InUse, LiveMatch, locked, sync_folder
from sanam.matches.played_under import rules_digest, under_rules_of_today
from sanam.matches.replay import Replay
from sanam.matches.summary import Summary

SUFFIX = ".sanam"
#: What a match, a position or a summary is called while it is written.
_UNFINISHED = r"[^.].*\.(?:new|summary-new|lines-new)"


class NoSuchMatch(KeyError):
    """An id that names no match."""


class Store:
    """The matches below `data_dir`. Ids are file names without suffix; they sort by the time of creation."""

    def __init__(self, data_dir: Path, sync: bool = True) -> None:
        self.matches = data_dir / "matches"
        self.replays = data_dir / "replays"
        self.trash = data_dir / "trash"
        self._sync = sync

    def remove_leftovers(self) -> None:
        """Remove what killed processes had begun to write; every match is whole without it."""
        for folder in (self.matches, self.replays, self.matches.with_name("positions")):
            remove_forgotten(folder, _UNFINISHED)

    # ------------------------------------------------------------------ lists

    def unfinished(self) -> list[Summary]:
        """The matches that can go on, and damaged ones with their `problem`; what was played last comes
        first.

        A match that ended just before the machine died is put among the replays.
        """
        found = [summary.summary(path) for path in _files(self.matches)]
        for over in [one for one in found if one.finished and not one.problem]:
            try:
                with locked(self._path(over.id)):
                    self._archive(self._path(over.id))
            except (InUse, OSError):
                continue  # open in another window, which will do it
        going = [one for one in found if not one.finished or one.problem]
        return sorted(going, key=lambda one: (one.changed, one.id), reverse=True)

    def finished(self) -> list[Summary]:
        """The replays, newest first."""
        found = [summary.summary(path) for path in _files(self.replays)]
        return sorted(found, key=lambda one: (one.changed, one.id), reverse=True)

    # ------------------------------------------------------------------ playing

    def create(self, header: Header) -> LiveMatch:
        """Begin a match: its journal with the first question is on the disk when this returns.

        `header` needs no id and time, they are given here. Raises UnknownGame, OSError; ValueError when the
        game refuses the decks or options.
        """
        header = msgspec.structs.replace(_stamped(header), rules=rules_digest(header.game))
        play = Play(games.build(header))
        # The table is laid before there is a file, so that what the rules refuse leaves nothing behind.
        play.start(header.seed)
        return self._begin(header, play)

    def _begin(self, header: Header, play: Play) -> LiveMatch:
        self.matches.mkdir(parents=True, exist_ok=True)
        path = self.matches / f"{header.id}{SUFFIX}"
        # Written under another name first: what has the suffix is always a whole match.
        whole = path.with_suffix(".new")
        try:
            _write(whole, header, play.batches, self._sync)
            os.replace(whole, path)
        finally:
            whole.unlink(missing_ok=True)
        sync_folder(self.matches)
        lock = locked(path)
        return self._live(LiveMatch(path, header, play, Writer(path, sync=self._sync), lock))

    def resume(self, id: str) -> LiveMatch:
        """Go on with a match, which says in `note` when its last line was torn and dropped.

        Raises NoSuchMatch, InUse, UnknownGame, and JournalProblem for a journal that is newer, broken or
        diverging: then only `open_read_only` is left, and nothing on the disk was changed.
        """
        path = self._path(id)
        lock = locked(path)
        try:
            read = journal.read(path)
            play = folding.fold(read, games.build(read.header))
            if not read.lines:
                play.start(read.header.seed)
            read.header = self._mend(path, read)
            writer = Writer(path, sync=self._sync)
            if not read.lines:
                writer.batch(play.batches[0])
        except BaseException:
            lock.close()
            raise
        return self._live(LiveMatch(path, read.header, play, writer, lock, read.torn))

    def _live(self, match: LiveMatch) -> LiveMatch:
        match.on_close.append(self._closed)
        return match

    def _closed(self, match: LiveMatch) -> None:
        if match.problem is None:
            summary.keep(match.path, summary.of_play(match.path, match.header, match.play))
        if match.play.finished and match.path.parent == self.matches and match.problem is None:
            self._archive(match.path)

    def _mend(self, path: Path, read: Journal) -> Header:
        """Make a journal fit to be appended to; what is taken away is kept beside it. The result is its header, which
        names the rules of today as well.
        """
        if read.torn:
            with path.open("r+b") as file:
                file.seek(read.good)
                _aside(path, "torn").write_bytes(file.read())
                file.truncate(read.good)
                os.fsync(file.fileno())
        header = under_rules_of_today(read.header)
        if read.format != FORMAT:
            shutil.copy2(path, _aside(path, f"format-{read.format}"))
        if read.format != FORMAT or header is not read.header:
            whole = path.with_suffix(".new")
            _write(whole, header, read.lines, self._sync)
            os.replace(whole, path)
        return header

    # ------------------------------------------------------------------ looking

    def replay(self, id: str) -> Replay:
        """A match to look at, at its end. Raises NoSuchMatch, UnknownGame, JournalProblem."""
        return Replay.read(self._path(id))

    def open_read_only(self, id: str) -> Replay:
        """A match to look at as far as its journal can be followed; `problem` names the place where it ends.

        Raises NoSuchMatch, UnknownGame, and JournalProblem when not even its first line can be read.
        """
        return Replay.read(self._path(id), partly=True)

    def fork(self, replay: Replay) -> LiveMatch:
        """A new match that goes on from the replay's position. Raises ValueError at position 0."""
        copy = Replay.of_live(replay.header, replay.play)
        if not copy.batches:
            raise ValueError("nothing has happened yet at position 0")
        return self._begin(under_rules_of_today(_stamped(replay.header)), copy.play)

    def rematch(self, header: Header, swapped: bool = False) -> LiveMatch:
        """The same match once more, with other chance; `swapped`: each player takes the other's seat, with their own
        deck. Raises as `create` does.
        """
        order = [1, 0] if swapped else [0, 1]
        called = [header.deck_names[seat] for seat in order] if len(header.deck_names) == 2 else header.deck_names
        known = [header.deck_ids[seat] for seat in order] if len(header.deck_ids) == 2 else header.deck_ids
        players = [header.played_by[seat] for seat in order] if len(header.played_by) == 2 else header.played_by
        again = msgspec.structs.replace(
            header,
            seed=secrets.randbits(64),
            decks=[header.decks[seat] for seat in order],
            names=[header.names[seat] for seat in order],
            deck_names=called,
            deck_ids=known,
            played_by=players,
        )
        return self.create(again)

    def beside(self, id: str, suffix: str) -> Path:
        """Where something that belongs to a match lies; it goes where the match goes. Raises NoSuchMatch."""
        return self._path(id).with_suffix(suffix)

    # ------------------------------------------------------------------ files

    def delete(self, id: str) -> Path:
        """Throw a match away: it is moved into the trash folder. Returns where it lies. Raises NoSuchMatch,
        InUse.
        """
        path = self._path(id)
        with locked(path):
            return _move(path, self.trash)

    def put_back(self, trashed: Path) -> Path:
        """Take a match out of the trash again, to where it belongs. Raises NoSuchMatch when it is not there."""
        if trashed.parent != self.trash or not trashed.is_file():
            raise NoSuchMatch(trashed.stem)
        found = summary.summary(trashed)
        return _move(trashed, self.replays if found.finished and not found.problem else self.matches)

    def _archive(self, path: Path) -> Path:
        return _move(path, self.replays)

    def _path(self, id: str) -> Path:
        for folder in (self.matches, self.replays):
            path = folder / f"{id}{SUFFIX}"
            if path.parent == folder and path.is_file():
                return path
            for path in _files(folder):  # names that are not UTF-8 are escaped in ids
                if id == summary.id_of(path) != path.stem:
                    return path
        raise NoSuchMatch(id)


def _stamped(header: Header) -> Header:
    now = datetime.now(UTC).replace(microsecond=0)
    id = f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(4)}"
    return msgspec.structs.replace(header, id=id, created=now.isoformat())


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"*{SUFFIX}")) if folder.is_dir() else []


def _write(path: Path, header: Header, lines: list[Batch] | list[Batch | journal.Rewind], sync: bool) -> None:
    path.unlink(missing_ok=True)
    writer = Writer(path, header, sync=False)
    try:
        for entry in lines:
            if isinstance(entry, journal.Rewind):
                writer.rewind(entry.rewind)
            else:
                writer.batch(entry)
        writer.close(sync)
    finally:
        writer.close()


def _aside(path: Path, what: str) -> Path:
    """A free name beside `path` for what was taken out of it."""
    number = 1
    while (aside := path.with_suffix(f".{what}-{number}")).exists():
        number += 1
    return aside


def _move(path: Path, folder: Path) -> Path:
    """Move a match with everything beside it; a name that is taken there gets a number."""
    folder.mkdir(parents=True, exist_ok=True)
    stem, number = path.stem, 1
    while (folder / f"{stem}{SUFFIX}").exists():
        number += 1
        stem = f"{path.stem}-{number}"
    target = folder / f"{stem}{SUFFIX}"
    os.replace(path, target)
    for beside in path.parent.iterdir():
        if beside.stem == path.stem:
            os.replace(beside, folder / f"{stem}{beside.suffix}")
    sync_folder(folder)
    sync_folder(path.parent)
    return target
