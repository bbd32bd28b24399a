"""How far a person has come in each lesson, kept in the data directory."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec

from sanam.regular import read_regular

log = logging.getLogger(__name__)

FILE = "lessons.json"
_LIMIT = 64 * 1024


class Progress(msgspec.Struct):
    """The step at which a lesson was left, 0 at its beginning, and whether it was ever played to its end."""

    step: int = 0
    finished: bool = False


class LessonProgress:
    """The progress in all lessons, read from `folder` once and written at every change; None keeps it nowhere."""

    def __init__(self, folder: Path | None) -> None:
        self._file = folder / FILE if folder is not None else None
        self._all: dict[str, Progress] = {}
        if self._file is None:
            return
        try:
            self._all = msgspec.json.decode(read_regular(self._file, _LIMIT), type=dict[str, Progress])
        except (OSError, ValueError, RecursionError):
            self._all = {}

    def of(self, game: str, lesson: str) -> Progress:
        """The progress in a lesson."""
        return self._all.get(f"{game}:{lesson}", Progress())

    def reached(self, game: str, lesson: str, step: int, steps: int) -> None:
        """The learner is at a step of `steps`; at the end the lesson begins anew next time."""
        before = self.of(game, lesson)
        over = step >= steps
        now = Progress(0 if over else step, before.finished or over)
        if now != before:
            self._all[f"{game}:{lesson}"] = now
            self._keep()

    def _keep(self) -> None:
        """Failing to is nothing."""
        if self._file is None:
            return
        temporary = self._file.with_suffix(".new")
        try:
            temporary.write_bytes(msgspec.json.encode(self._all))
            os.replace(temporary, self._file)
        except OSError as error:
            log.info("the progress in lessons could not be kept: %s", error)
