"""A match in which a player's opening hand is a certain one, to try out what a deck does with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from sanam import games
from sanam.engine.journal import Header
from sanam.engine.play import Play
from sanam.engine.positions import Position, table_of
from sanam.engine.table import Card


def with_hand(header: Header, seat: int, hand: Sequence[str]) -> Header:
    """The header of a match that begins at its first question, with these codes in the hand of a seat instead of as
    many that it has drawn; what is not in its deck is left out. Raises as `games.build` does.
    """
    play = Play(games.build(header))
    play.start(header.seed)
    if play.table.choice is None:
        return header
    table, game = table_of(play), play.game
    drawn: list[Card] = []
    rest: list[Card] = []
    for card in table.cards.values():
        if card.owner != seat or card.zone.partition(".")[2] in game.beside:
            continue
        if game.hidden_from(card, seat):
            rest.append(card)
        elif game.hidden_from(card, 1 - seat) and card.zone.partition(".")[2] not in game.looked_through:
            drawn.append(card)
    wanted = Counter(hand)
    surplus: list[Card] = []
    for card in drawn:
        if wanted[card.code]:
            wanted[card.code] -= 1
        else:
            surplus.append(card)
    for code in wanted.elements():
        there = next((card for card in rest if card.code == code), None)
        back = game.back(there) if there is not None else None
        given = next((card for card in surplus if game.back(card) == back), None)
        if there is not None and given is not None:
            there.code, given.code = given.code, there.code
            surplus.remove(given)
    return msgspec.structs.replace(header, start=Position(table))
