"""From decks and cards to a match: the header that a journal begins with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

from sanam.engine.journal import Header
from sanam.games.headers import Around, Decks, new_header
from sanam.games.onepiece.cards.deck_rules import DON, LEADER, PILES, SIZES, don_size
from sanam.games.onepiece.cards.model import DON_CARD, GAME, OnePieceCard
from sanam.games.onepiece.vocabulary.options import EDITION, settings


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
             of the DON!! pile as many are used as a text of the Leader says (5-1-2-4-1)
    cards    definitions by card number, for every code in the decks; DON!! cards need none
    seed     0..2**64-1

    Raises ValueError for an unknown edition or option, or a code without a definition.
    """
    if edition != EDITION:
        raise ValueError(f"no edition {edition!r}")
    settings(around.get("options") or {})
    don = {str(code): DON_CARD for deck in decks for code in deck.get(DON, ())}
    sized = [{**deck, DON: list(deck.get(DON, ()))[: _don_size(cards, deck)]} for deck in decks]
    return new_header(GAME, edition, PILES, sized, {**don, **cards}, seed, around)


def _don_size(cards: Mapping[str, OnePieceCard], deck: Mapping[str, Sequence[int | str]]) -> int | None:
    """How many cards of the DON!! pile are used; None for all, where no text says less."""
    size = don_size(cards, {LEADER: [str(code) for code in deck.get(LEADER, ())]})
    return size if size < SIZES[DON] else None
