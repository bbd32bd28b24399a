"""What the new-match screen was set to last time, kept in the data directory."""

from __future__ import annotations

import logging
import os
from pathlib import Path

import msgspec

from sanam.regular import read_regular
from sanam.ui.match_setup import MatchSetup, to_keep

log = logging.getLogger(__name__)

FILE = "last-match.json"
_LIMIT = 64 * 1024


def remember(folder: Path, setup: MatchSetup) -> None:
    """Keep a set-up. Failing to is nothing."""
    path = folder / FILE
    temporary = path.with_suffix(".new")
    try:
        temporary.write_bytes(msgspec.json.encode(to_keep(setup)))
        os.replace(temporary, path)
    except OSError as error:
        log.info("the set-up could not be kept: %s", error)


def recall(folder: Path) -> MatchSetup | None:
    """The set-up of last time, or None when there is none that can be read."""
    try:
        return msgspec.json.decode(read_regular(folder / FILE, _LIMIT), type=MatchSetup)
    except (OSError, ValueError, RecursionError):
        return None
