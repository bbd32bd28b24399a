"""The settings as data: name, default and what is allowed; kept in `settings.ini` of the data directory.

A file of any age loads: what it lacks, or has with a value that is not allowed, is the default; what this version
does not know is left in the file as it is.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSettings

from sanam.games import prompts
from sanam.games.terms import VOCABULARIES
from sanam.regular import check_regular
from sanam.wording import LANGUAGES

log = logging.getLogger(__name__)

FILE = "settings.ini"
MAX_BYTES = 1024 * 1024


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting: its key in the file ("group/name"), its default, whose type is its type, and what is allowed.

    `allowed` is empty for any value; for whole numbers it holds the least and the most.
    """

    key: str
    default: str | int | bool
    allowed: tuple[str | int, ...] = ()

    def read(self, stored: object) -> str | int | bool:
        """The value of what a file holds. Raises ValueError when it is none."""
        text = str(stored)
        if isinstance(self.default, bool):
            if text.lower() not in ("true", "false", "1", "0"):
                raise ValueError(f"{text!r} is neither true nor false")
            return text.lower() in ("true", "1")
        if isinstance(self.default, int):
            value = int(text)
            if self.allowed and not int(self.allowed[0]) <= value <= int(self.allowed[1]):
                raise ValueError(f"{value} is not between {self.allowed[0]} and {self.allowed[1]}")
            return value
        if self.allowed and text not in self.allowed:
            raise ValueError(f"{text!r} is not one of {', '.join(map(str, self.allowed))}")
        return text


LANGUAGE = Setting("look/language", "", ("", *LANGUAGES))
TERMS = Setting("look/terms", VOCABULARIES[0], VOCABULARIES)  # where a language has two vocabularies
THEME = Setting("look/theme", "dark", ("dark", "light", "contrast"))
TEXT_SIZE = Setting("look/text_size", 100, (80, 150))  # per cent
CARD_SIZE = Setting("look/card_size", 3, (0, 5))  # a step of the card browser
ANIMATION = Setting("table/animation", True)
PACE = Setting("table/pace", "normal", ("instant", "fast", "normal", "slow"))
PLACES = Setting("table/places", True)
PROMPTS = Setting("table/prompts", "events", prompts.PROMPTS)
SOUND = Setting("table/sound", True)
CLOCK = Setting("table/clock", False)
MAT = Setting("table/mat", "compass", ("plain", "compass", "lotus", "waves", "night", "lattice", "mountains", "own"))
SLEEVE = Setting("table/sleeve", "rosette", ("rosette", "scales", "rays", "lattice", "chevrons", "moons", "own"))
DECK_FOLDER = Setting("folders/decks", "")
SETTINGS: tuple[Setting, ...] = (
    *(
        LANGUAGE,
        TERMS,
        THEME,
        TEXT_SIZE,
        CARD_SIZE,
        ANIMATION,
        PACE,
        SOUND,
        CLOCK,
        MAT,
        SLEEVE,
        PLACES,
        PROMPTS,
        DECK_FOLDER,
    ),
)
KEYS = "keys"  # group of the key bindings: action -> key


def ini_file(path: Path) -> QSettings | None:
    """The settings in a file, which need not be there; None for what is none, which Qt would read without end."""
    try:
        check_regular(path, MAX_BYTES)
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("%s: %s; nothing is kept there", path.name, error.strerror)
        return None
    return QSettings(str(path), QSettings.Format.IniFormat)


class Settings:
    """The settings of a data directory. `None` keeps nothing (tests, tools)."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._file = ini_file(folder / FILE) if folder is not None else None
        self._values: dict[str, Any] = {}
        self._listeners: list[Callable[[Setting], None]] = []
        for setting in SETTINGS:
            self._values[setting.key] = self._stored(setting)

    def _stored(self, setting: Setting) -> str | int | bool:
        stored = self._file.value(setting.key) if self._file is not None else None
        if stored is None:
            return setting.default
        try:
            return setting.read(stored)
        except ValueError as error:
            log.warning("settings.ini, %s: %s; the default is used", setting.key, error)
            return setting.default

    def get(self, setting: Setting) -> Any:
        """The value in force."""
        return self._values[setting.key]

    def set(self, setting: Setting, value: str | int | bool) -> None:
        """Change a setting and keep it. Raises ValueError for a value that is not allowed."""
        value = setting.read(value)
        if value == self._values[setting.key]:
            return
        self._values[setting.key] = value
        if self._file is not None:
            self._file.setValue(setting.key, value)
            self._file.sync()
        self.tell(setting)

    def tell(self, setting: Setting) -> None:
        """Tell everybody that a setting means something else now."""
        for listener in list(self._listeners):
            listener(setting)

    def on_change(self, listener: Callable[[Setting], None]) -> None:
        """Call `listener` with every setting that changes."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[Setting], None]) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def keys(self) -> dict[str, str]:
        """The key bindings that differ from the defaults: action -> key in Qt's portable spelling."""
        if self._file is None:
            return dict(self._values.get(KEYS, {}))
        self._file.beginGroup(KEYS)
        found = {action: str(self._file.value(action)) for action in self._file.childKeys()}
        self._file.endGroup()
        return found

    def set_keys(self, bindings: dict[str, str]) -> None:
        """Keep the key bindings that differ from the defaults; those of unknown actions stay."""
        if self._file is None:
            self._values[KEYS] = dict(bindings)
            return
        for action, key in bindings.items():
            self._file.setValue(f"{KEYS}/{action}", key)
        self._file.sync()

    def reset_key(self, action: str) -> None:
        """Back to the default of an action."""
        if self._file is None:
            self._values.get(KEYS, {}).pop(action, None)
        else:
            self._file.remove(f"{KEYS}/{action}")
            self._file.sync()


def deck_folder(settings: Settings, data_dir: Path) -> Path:
    """Where a person's decks are: the folder chosen, if it is still there, else `decks` of the data directory."""
    chosen = settings.get(DECK_FOLDER)
    if chosen and Path(chosen).is_dir():
        return Path(chosen)
    return data_dir / "decks"
