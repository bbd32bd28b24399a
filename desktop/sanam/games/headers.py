"""The header that the journal of a new match begins with, for any game."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

import msgspec

from sanam.engine.journal import Header

#: For each seat the codes of its piles.
Decks = Sequence[Mapping[str, Sequence[int | str]]]


class Around(TypedDict, total=False):
    """What a header says besides decks and cards: the players' names, what their decks are called and known by, the
    options that were agreed on, the match's id ("" until it is kept) and the program's version."""

    names: Sequence[str]
    deck_names: Sequence[str]
    deck_ids: Sequence[str]
    options: Mapping[str, Any] | None
    id: str
    app: str


def new_header(
    game: str,
    edition: str,
    piles: Sequence[str],
    decks: Decks,
    cards: Mapping[str, Any],
    seed: int,
    around: Around,
    besides: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None,
) -> Header:
    """The header of a new match, with the definition of every card in it and of those that `besides` finds in them.

    `seed` is in 0..2**64-1. Raises ValueError for a code without a definition.
    """
    listed = [{pile: [str(code) for code in deck.get(pile, ())] for pile in piles} for deck in decks]
    used = sorted({code for deck in listed for codes in deck.values() for code in codes})
    missing = [code for code in used if code not in cards]
    if missing:
        raise ValueError(f"no definition of {', '.join(missing[:5])}")
    known: dict[str, Any] = {code: cards[code] for code in used}
    if besides is not None:
        known |= besides(known)
    return Header(
        app=around.get("app", ""),
        id=around.get("id", ""),
        game=game,
        edition=edition,
        seed=seed,
        decks=listed,
        created=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        options=dict(around.get("options") or {}),
        names=list(around.get("names", ("Player 1", "Player 2"))),
        deck_names=list(around.get("deck_names", ())),
        deck_ids=list(around.get("deck_ids", ())),
        cards={code: msgspec.to_builtins(card) for code, card in known.items()},
    )
