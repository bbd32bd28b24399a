"""A match that is being played: every answer is on the disk before the next question is shown."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from types import TracebackType

from sanam.engine.batch import Batch
from sanam.engine.journal import Header, Writer
from sanam.engine.play import Play
from sanam.file_locks import hold
from sanam.matches.lines import LineNotes
from sanam.matches.summary import id_of


class InUse(Exception):
    """The match is open in another window."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name}: open in another window")
        self.path = path


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in `folder`."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def locked(path: Path) -> BufferedReader:
    """Hold a match for this process until the file returned is closed. Raises :class:`InUse`."""
    file = path.open("rb")
    try:
        hold(file)
    except OSError:
        file.close()
        raise InUse(path) from None
    return file


class LiveMatch:
    """A match with its journal. Close it (or use it in a `with`) to let the file go.

    note      what was found when it was resumed, e.g. a torn last line; "" when all was well
    problem   why the last answers are not on the disk (it is full, it is gone); None when they are. They are
              kept and written as soon as it can be done; `on_problem` is called when this changes.
    """

    def __init__(
        self, path: Path, header: Header, play: Play, writer: Writer, lock: BufferedReader, note: str = ""
    ) -> None:
        self.path = path
        self.header = header
        self.play = play
        self.note = note
        self.problem: OSError | None = None
        self.on_problem: list[Callable[[OSError | None], None]] = []
        self.on_close: list[Callable[[LiveMatch], None]] = []
        #: What the players note about its lines.
        self.line_notes = LineNotes(path)
        self._writer = writer
        self._lock: BufferedReader | None = lock
        self._waiting: list[Batch | int] = []
        play.on_batch.append(self._batch)
        play.on_rewind.append(self._rewind)

    @property
    def id(self) -> str:
        return id_of(self.path)

    @property
    def finished(self) -> bool:
        return self.play.finished

    def _batch(self, batch: Batch) -> None:
        self._waiting.append(batch)
        self.save()

    def _rewind(self, by: int, batch: Batch) -> None:
        self._waiting.append(by)
        self.save()

    def save(self) -> bool:
        """Write what is not on the disk yet; whether all of it is now."""
        was = self.problem
        self.problem = None
        while self._waiting:
            entry = self._waiting[0]
            try:
                if isinstance(entry, int):
                    self._writer.rewind(entry)
                else:
                    self._writer.batch(entry)
            except OSError as error:
                self.problem = error
                break
            del self._waiting[0]
        if (was is None) != (self.problem is None):
            for listener in self.on_problem:
                listener(self.problem)
        return self.problem is None

    def close(self) -> None:
        """Let the file go. A match that has its result is put among the replays by the Store that opened it."""
        if self._lock is None:
            return
        self.save()
        self.play.on_batch.remove(self._batch)
        self.play.on_rewind.remove(self._rewind)
        self._writer.close()
        self._lock.close()
        self._lock = None
        for listener in self.on_close:
            listener(self)

    def __enter__(self) -> LiveMatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
