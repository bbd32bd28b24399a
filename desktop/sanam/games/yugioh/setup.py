"""From decks and cards to a match: the header a journal begins with, and the Tokens its cards can make."""

from __future__ import annotations

import datetime
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sanam.abilities.operations_summon import token_code
from sanam.abilities.tree import CreateTokens, from_plain, operations
from sanam.engine.journal import Header
from sanam.games.yugioh.cards import CardData
from sanam.games.yugioh.editions import settings

#: Token definitions have codes from here on; passcodes of printed cards end far below.
TOKEN_CODES = 4_000_000_000
PILES = ("main", "extra", "side")


def token(op: CreateTokens) -> CardData:
    """The definition of the Token that an effect makes (YZH-5.7); its number is only for showing it."""
    code = TOKEN_CODES + zlib.crc32(token_code(op).encode()) % (2**32 - TOKEN_CODES)
    return CardData(
        code=code, name=op.name, kind="monster", traits=("normal", "token"), level=op.level, attribute=op.attribute,
        race=op.race, atk=op.atk, def_=op.def_,
    )  # fmt: skip


def tokens(cards: Mapping[str, CardData]) -> dict[str, CardData]:
    """The definitions of every Token that the effects of `cards` can make, by the code that makes them."""
    return {
        token_code(op): token(op)
        for card in cards.values()
        for ability in from_plain(card.abilities or [])
        for op in operations(ability)
        if isinstance(op, CreateTokens)
    }


def make_header(
    edition: str,
    decks: Sequence[Mapping[str, Sequence[int | str]]],
    cards: Mapping[str, CardData],
    *,
    seed: int,
    names: Sequence[str] = ("Player 1", "Player 2"),
    deck_names: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    id: str = "",
    app: str = "",
) -> Header:
    """The header of a new match.

    edition  "zh-mr2", "fa-course" or "th-guide"; options as in `editions.OPTIONS`, besides "first" ("rps", "coin",
             "seat0", "seat1"), "prompts" (one of `editions.PROMPTS`) and "open" (both hands open, anything may be
             undone)
    decks    for each seat the codes of its "main", "extra" and "side" pile
    cards    definitions by code, for every code in the decks
    seed     0..2**64-1

    Raises ValueError for an unknown edition or option, or a code without a definition.
    """
    settings(edition, dict(options or {}))
    piles = [{pile: [str(code) for code in deck.get(pile, ())] for pile in PILES} for deck in decks]
    used = sorted({code for deck in piles for codes in deck.values() for code in codes})
    missing = [code for code in used if code not in cards]
    if missing:
        raise ValueError(f"no definition of {', '.join(missing[:5])}")
    definitions = {code: cards[code] for code in used}
    definitions |= tokens(definitions)
    return Header(
        app=app, id=id, created=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"), game="yugioh",
        edition=edition, options=dict(options or {}), seed=seed, names=list(names), decks=piles,
        deck_names=list(deck_names), cards={code: msgspec.to_builtins(card) for code, card in definitions.items()},
    )  # fmt: skip
