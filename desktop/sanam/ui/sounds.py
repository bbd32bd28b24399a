"""The sounds of the table. Silent where the part of Qt that plays them is missing, or no loudspeaker is there."""

from __future__ import annotations

import importlib
import importlib.util
import logging
from functools import cache
from types import ModuleType
from typing import Any

from PySide6.QtCore import QUrl

from sanam import paths

log = logging.getLogger(__name__)

MODULE = "PySide6.QtMultimedia"
VOLUME = 0.7


def can_sound() -> bool:
    """Whether the part of Qt that plays sounds is installed; it does not belong to PySide6-Essentials."""
    return importlib.util.find_spec(MODULE) is not None


@cache
def _multimedia() -> ModuleType | None:
    try:
        return importlib.import_module(MODULE) if can_sound() else None
    except ImportError as error:  # a library of the system is missing
        log.warning("no sound: %s", error)
        return None


class Sounds:
    """Plays the files of `resources/sounds` by their names. Nothing is loaded before the first is wanted."""

    def __init__(self) -> None:
        self.on = False
        self._effects: dict[str, Any] = {}

    def play(self, name: str) -> None:
        if not self.on:
            return
        if name not in self._effects:
            self._effects[name] = self._load(name)
        if self._effects[name] is not None:
            self._effects[name].play()

    def _load(self, name: str) -> Any:
        qt, file = _multimedia(), paths.resource(f"sounds/{name}.wav")
        if qt is None or not file.is_file() or qt.QMediaDevices.defaultAudioOutput().isNull():
            return None
        effect = qt.QSoundEffect()
        effect.setSource(QUrl.fromLocalFile(str(file)))
        effect.setVolume(VOLUME)
        return effect

    def close(self) -> None:
        """Let go of what was loaded."""
        for effect in self._effects.values():
            if effect is not None:
                effect.stop()
        self._effects = {}
