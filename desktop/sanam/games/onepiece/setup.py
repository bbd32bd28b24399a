"""From decks and cards to a match: the header that a journal begins with."""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sanam.engine.journal import Header
from sanam.games.onepiece.cards import OnePieceCard
from sanam.games.onepiece.deck_rules import DON, DON_CODE, PILES
from sanam.games.onepiece.options import EDITION, settings


def make_header(
    edition: str,
    decks: Sequence[Mapping[str, Sequence[int | str]]],
    cards: Mapping[str, OnePieceCard],
    *,
    seed: int,
    names: Sequence[str] = ("Player 1", "Player 2"),
    deck_names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    id: str = "",
    app: str = "",
) -> Header:
    """The header of a new match.

    edition  "standard"; options as in `options.OPTIONS`, besides "open" and "allow_illegal"
    decks    for each seat the card numbers of its "leader", "deck" and "don" pile
    cards    definitions by card number, for every code in the decks; DON!! cards need none
    seed     0..2**64-1

    Raises ValueError for an unknown edition or option, or a code without a definition.
    """
    if edition != EDITION:
        raise ValueError(f"no edition {edition!r}")
    settings(options or {})
    piles = [{pile: [str(code) for code in deck.get(pile, ())] for pile in PILES} for deck in decks]
    used = sorted({code for deck in piles for codes in deck.values() for code in codes})
    nameless = {code for deck in piles for code in deck[DON] if code not in cards}
    missing = [code for code in used if code not in cards and code not in nameless]
    if missing:
        raise ValueError(f"no definition of {', '.join(missing[:5])}")
    definitions = {code: cards[code] for code in used if code in cards}
    definitions |= {code: OnePieceCard(code=DON_CODE, name="DON!!", category="don") for code in sorted(nameless)}
    return Header(
        app=app, id=id, created=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"), game="onepiece",
        edition=edition, options=dict(options or {}), seed=seed, names=list(names), decks=piles,
        deck_names=list(deck_names), cards={code: msgspec.to_builtins(card) for code, card in definitions.items()},
    )  # fmt: skip
