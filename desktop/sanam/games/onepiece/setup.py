"""From decks and cards to a match: the header that a journal begins with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

from sanam.engine.journal import Header
from sanam.games.headers import Around, Decks, new_header
from sanam.games.onepiece.cards import DON_CARD, GAME, OnePieceCard
from sanam.games.onepiece.deck_rules import DON, PILES
from sanam.games.onepiece.options import EDITION, settings


def make_header(
    edition: str,
    decks: Decks,
    cards: Mapping[str, OnePieceCard],
    *,
    seed: int,
    **around: Unpack[Around],
) -> Header:
    """The header of a new match.

    edition  "standard"; options as in `options.OPTIONS`, besides "open", "allow_illegal" and "prompts"
    decks    for each seat the card numbers of its "leader", "deck" and "don" pile
    cards    definitions by card number, for every code in the decks; DON!! cards need none
    seed     0..2**64-1

    Raises ValueError for an unknown edition or option, or a code without a definition.
    """
    if edition != EDITION:
        raise ValueError(f"no edition {edition!r}")
    settings(around.get("options") or {})
    don = {str(code): DON_CARD for deck in decks for code in deck.get(DON, ())}
    return new_header(GAME, edition, PILES, decks, {**don, **cards}, seed, around)
