"""A seat's own deck list during a match: what is in it, and what of it has not come to light."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sanam.engine.play import Play


class Listed(NamedTuple):
    """The copies of a card that a seat's deck has, and how many of these are left: they lie in one of the decks, or
    where the seat may not know which card is which.
    """

    code: str
    copies: int
    left: int


def own_list(play: Play, seat: int, knowing: Iterable[int]) -> list[Listed]:
    """The deck list of a seat for those who know what `knowing` know, by code.

    Nothing hidden is told: what is left is the list without the cards that are seen, wherever the others lie.
    """
    game, seats = play.game, tuple(knowing)
    codes = {code for pile in game.header.decks[seat].values() for code in pile} if game.header is not None else None
    copies: dict[str, int] = {}
    left: dict[str, int] = {}
    for card in play.table.cards.values():
        area = card.zone.partition(".")[2]
        if card.owner != seat or area in game.beside or (codes is not None and card.code not in codes):
            continue
        copies[card.code] = copies.get(card.code, 0) + 1
        if area in game.looked_through or all(game.hidden_from(card, one) for one in seats):
            left[card.code] = left.get(card.code, 0) + 1
    return [Listed(code, count, left.get(code, 0)) for code, count in sorted(copies.items())]
