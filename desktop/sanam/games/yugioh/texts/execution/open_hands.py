"""Hands that are played open ("Your opponent must play with their hand revealed.")."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import standing

OPEN_HAND = "hand revealed"


def unshown(duel: Host) -> list[int]:
    """The cards in open hands that the other player does not know yet. Once seen they stay known as long as they are
    held, even where the rule is over."""
    now = standing(duel)
    if not now.players:
        return []
    return [
        card
        for seat in (0, 1)
        if now.player(seat, OPEN_HAND)
        for card in duel.cards(seat, "hand")
        if duel.hidden_from(duel.table.cards[card], 1 - seat)
    ]
