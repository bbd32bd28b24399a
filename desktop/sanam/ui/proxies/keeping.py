"""What the Sheets screen was set to last time, kept in the data directory."""

from __future__ import annotations

import json
import logging
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from sanam.proxies.presets import presets_from
from sanam.proxies.settings import SheetSettings, settings_from
from sanam.regular import read_regular
from sanam.ui.language import current

log = logging.getLogger(__name__)

FILE = "sheets.json"
_LIMIT = 256 * 1024
LANGUAGES = ("en", "th", "fa", "zh-Hant", "zh-Hans")


@dataclass(frozen=True, slots=True)
class Kept:
    """Settings, the id of the deck, the language of the cards, the folder files were written to, and their own
    presets by name. `language` is that
    of the window until the person chooses another one, which then stays for as long as the window speaks this one.
    """

    settings: SheetSettings = field(default_factory=SheetSettings)
    deck: str = ""
    language: str = field(default_factory=lambda: current().tag)
    folder: str = ""
    presets: dict[str, dict[str, Any]] = field(default_factory=dict)


def kept(folder: Path | None) -> Kept:
    """What was kept; whatever cannot be read is at its default."""
    try:
        if folder is None:
            return Kept()
        read = json.loads(read_regular(folder / FILE, _LIMIT))
    except (OSError, ValueError, RecursionError):
        return Kept()
    if not isinstance(read, dict):
        return Kept()
    settings = read.get("settings")
    texts = {name: read[name] for name in ("deck", "folder") if isinstance(read.get(name), str)}
    # Chosen while the window spoke another language, it was chosen for another person.
    language = read.get("language") if read.get("window") == current().tag else None
    return Kept(
        settings_from(settings if isinstance(settings, dict) else {}),
        language=language if language in LANGUAGES else current().tag,
        presets=presets_from(read.get("presets")),
        **texts,
    )


def keep(folder: Path | None, what: Kept) -> None:
    """Keep it; slots left empty are of one sheet only and are not kept. Failing to is nothing."""
    if folder is None:
        return
    values = asdict(what) | {"window": current().tag}
    values["settings"].pop("skip")
    temporary = folder / f"{FILE}.new"
    try:
        temporary.write_text(json.dumps(values, ensure_ascii=False, indent=1), "utf-8")
        os.replace(temporary, folder / FILE)
    except OSError as error:
        log.info("the sheet settings could not be kept: %s", error)
