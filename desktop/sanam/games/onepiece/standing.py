"""How well a game stands for a player: what a computer opponent goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sanam.games.onepiece.state import State

#: Everything is counted in cards: how many a Life card is worth, and how much power is worth one.
LIFE, POWER = 1.6, 4000
GAME = 100.0


def standing(game: State, seat: int) -> float:
    """What `seat` has more than the other: Life, Characters, cards in hand, DON!! cards."""
    result = game.table.marks.get("result")
    decided = 0.0 if result is None or result["winner"] is None else GAME if result["winner"] == seat else -GAME
    return decided + _worth(game, seat) - _worth(game, 1 - seat)


def _worth(game: State, seat: int) -> float:
    zones = game.table.zones
    characters = sum(0.4 + game.power(card) / POWER for card in game.characters(seat))
    don = 10 - len(zones[f"{seat}.don-deck"])
    return LIFE * len(zones[f"{seat}.life"]) + len(zones[f"{seat}.hand"]) + characters + 0.25 * don
