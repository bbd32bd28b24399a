"""How well a game stands for a player: what a computer opponent goes by."""

from __future__ import annotations

from sanam.games.summoner_master.rules.state import State

#: Everything is counted in cards: what a Level in the Shrine costs, and how much At, Df and Sp together are worth one.
LEVEL, POWER = 0.8, 5
GAME = 100.0


def standing(game: State, seat: int) -> float:
    """What `seat` has more than the other: room in the Shrine (103.1), Seals, Mystics, cards in hand, Mp."""
    result = game.table.marks.get("result")
    decided = 0.0 if result is None or result["winner"] is None else GAME if result["winner"] == seat else -GAME
    return decided + _worth(game, seat) - _worth(game, 1 - seat)


def _worth(game: State, seat: int) -> float:
    worth = LEVEL * (game.shrine_max(seat) - game.shrine_level(seat))
    for seal in game.seals(seat):
        power = sum(game.value(seal, key) or 0 for key in ("at", "df", "sp"))
        worth += 0.5 + power / POWER
    return worth + 0.8 * (len(game.hand(seat)) + len(game.mystics(seat))) + 0.1 * game.mp(seat)
