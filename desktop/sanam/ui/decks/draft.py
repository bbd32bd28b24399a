"""The deck that was being edited when the program was closed, saved or not, so that it is there again."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from sanam.decks.model import MAX_CARDS, Deck
from sanam.regular import read_regular
from sanam.ui.decks.document import Document

log = logging.getLogger(__name__)
MAX_BYTES = 1024 * 1024


class Draft(msgspec.Struct):
    """A deck, where it is saved ("" for nowhere) and whether it was changed since."""

    deck: Deck
    path: str = ""
    is_changed: bool = True


def keep_draft(file: Path, document: Document) -> None:
    """Write the document's deck; an empty one that nobody has saved leaves nothing behind."""
    try:
        if document.is_changed or document.path is not None:
            draft = Draft(document.deck, str(document.path or ""), document.is_changed)
            file.write_bytes(msgspec.json.encode(draft))
        else:
            file.unlink(missing_ok=True)
    except OSError as error:
        log.info("no draft: %s", error)


def read_draft(file: Path) -> Draft | None:
    """What was kept, or None where there is nothing, or nothing that can be read."""
    try:
        draft = msgspec.json.decode(read_regular(file, MAX_BYTES), type=Draft)
    except (OSError, ValueError, RecursionError):
        return None
    if not draft.deck.piles or draft.deck.total() > MAX_CARDS:  # no game of ours has no piles
        return None
    return draft
