"""Matches between the starter decks, for tests that need whole ones."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec

from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.journal import Header
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.matches.setup import header_for
from starter_cards import with_starters

SUFFIX = {"zh-mr2": "", "fa-course": "-fa", "th-guide": "-th"}


@cache
def _headers() -> dict[str, Header]:
    """One header for each edition, made from a catalogue as the program makes it at its first start."""
    with tempfile.TemporaryDirectory() as folder, open_catalogue(with_starters(Path(folder))) as catalogue:
        return {
            edition: header_for(
                catalogue,
                game="yugioh",
                edition=edition,
                names=["Ada", "Bo"],
                seed=0,
                decks=[load_deck(name + suffix, catalogue) for name in ("river", "sky")],
            )
            for edition, suffix in SUFFIX.items()
        }


def maker(edition: str) -> Callable[[int], YugiohGame]:
    def make(seed: int) -> YugiohGame:
        return YugiohGame(msgspec.structs.replace(_headers()[edition], seed=seed))

    return make


chinese, persian, thai = (maker(edition) for edition in SUFFIX)
MAKERS = {"zh-mr2": chinese, "fa-course": persian, "th-guide": thai}
