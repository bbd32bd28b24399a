"""What a person notes about the lines of a match: their names, and which of them are thrown away.

The lines themselves stand in the journal, which only grows; the notes lie beside it and can be lost at any time.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from sanam.regular import read_regular

MAX_BYTES = 256 * 1024
MAX_NAME = 60


class _Notes(msgspec.Struct):
    names: dict[str, str] = {}
    gone: list[str] = []


class LineNotes:
    """The notes of a match; `path` None for one that is kept nowhere."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path.with_suffix(".lines") if path is not None else None
        self._notes = _Notes()
        if self._path is not None:
            with suppress(OSError, ValueError, RecursionError):  # msgspec's and Unicode's are ValueErrors
                self._notes = msgspec.json.decode(read_regular(self._path, MAX_BYTES), type=_Notes)

    def name(self, id: str) -> str:
        """What a line is called, "" when it was not named."""
        return self._notes.names.get(id, "")[:MAX_NAME]

    def rename(self, id: str, name: str) -> None:
        """Give a line a name; "" takes it away."""
        name = " ".join(name.split())[:MAX_NAME]
        if name:
            self._notes.names[id] = name
        else:
            self._notes.names.pop(id, None)
        self._keep()

    def is_gone(self, id: str) -> bool:
        """Whether a line was thrown away."""
        return id in self._notes.gone

    def throw_away(self, id: str) -> None:
        """Do not show a line any more."""
        if id not in self._notes.gone:
            self._notes.gone.append(id)
            self._keep()

    def put_back(self, id: str) -> None:
        """Show a line again."""
        if id in self._notes.gone:
            self._notes.gone.remove(id)
            self._keep()

    def _keep(self) -> None:
        """Notes that cannot be written are only kept until the match is closed."""
        if self._path is not None:
            with suppress(OSError):
                whole = self._path.with_suffix(".lines-new")
                whole.write_bytes(msgspec.json.encode(self._notes))
                whole.replace(self._path)
