"""A deck that was not saved when the program was closed, so that it is there when the program is opened again."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from sanam.decks.model import MAX_CARDS, Deck
from sanam.ui.decks.document import Document

log = logging.getLogger(__name__)
MAX_BYTES = 1024 * 1024


class _Draft(msgspec.Struct):
    deck: Deck
    path: str = ""


def keep_draft(file: Path, document: Document) -> None:
    """Write the document's deck if it has changes, else take an older draft away."""
    try:
        if document.is_changed:
            file.write_bytes(msgspec.json.encode(_Draft(document.deck, str(document.path or ""))))
        else:
            file.unlink(missing_ok=True)
    except OSError as error:
        log.info("no draft: %s", error)


def read_draft(file: Path) -> tuple[Deck, Path | None] | None:
    """The deck and where it is saved, or None where there is no draft, or one that cannot be read."""
    try:
        if file.stat().st_size > MAX_BYTES:
            return None
        draft = msgspec.json.decode(file.read_bytes(), type=_Draft)
    except (OSError, ValueError):
        return None
    if not draft.deck.piles or draft.deck.total() > MAX_CARDS:  # no game of ours has no piles
        return None
    return draft.deck, Path(draft.path) if draft.path else None
