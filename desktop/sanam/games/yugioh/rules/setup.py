"""From decks and cards to a match: the header a journal begins with, and the Tokens its cards can make."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Unpack

from sanam.engine.journal import Header
from sanam.games.headers import Around, Decks, new_header
from sanam.games.yugioh.cards.model import GAME, CardData
from sanam.games.yugioh.texts.execution.operations.summons import token_code
from sanam.games.yugioh.texts.tree import CreateTokens, from_plain, operations
from sanam.games.yugioh.vocabulary.editions import settings

#: Token definitions have codes from here on; passcodes of printed cards end far below.
TOKEN_CODES = 4_000_000_000
PILES = ("main", "extra", "side")


def token(op: CreateTokens) -> CardData:
    """The definition of the Token that an effect makes (YZH-5.7); its number is only for showing it."""
    code = TOKEN_CODES + zlib.crc32(token_code(op).encode()) % (2**32 - TOKEN_CODES)
    return CardData(
        code=code,
        name=op.name,
        kind="monster",
        traits=("normal", "token"),
        level=op.level,
        attribute=op.attribute,
        race=op.race,
        atk=op.atk,
        def_=op.def_,
    )


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
    decks: Decks,
    cards: Mapping[str, CardData],
    *,
    seed: int,
    **around: Unpack[Around],
) -> Header:
    """The header of a new match.

    edition  "zh-mr2", "fa-course" or "th-guide"; options as in `editions.OPTIONS`, besides "first" ("rps", "coin",
             "seat0", "seat1"), "prompts" (one of `prompts.PROMPTS`), "one_screen" (two players share a screen, so that
             who is asked must tell nothing) and "open" (both hands open, anything may be undone)
    decks    for each seat the codes of its "main", "extra" and "side" pile
    cards    definitions by code, for every code in the decks
    seed     0..2**64-1

    Raises ValueError for an unknown edition or option, or a code without a definition.
    """
    settings(edition, dict(around.get("options") or {}))
    return new_header(GAME, edition, PILES, decks, cards, seed, around, tokens)
