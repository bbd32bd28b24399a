"""How well a duel stands for a player: what a computer opponent goes by."""

from __future__ import annotations

from sanam.games.yugioh.rules.state import State

#: Everything is counted in cards: how many Life Points and how much ATK are worth one.
LIFE_POINTS, POWER = 1500, 1500
DUEL = 100.0


def worth(duel: State, seat: int) -> float:
    """What `seat` has more than the other: duels won, Life Points, monsters, cards in hand and on the field."""
    result = duel.table.marks.get("result")
    decided = 0.0 if result is None or result["winner"] is None else DUEL if result["winner"] == seat else -DUEL
    return decided + _of(duel, seat) - _of(duel, 1 - seat)


def _of(duel: State, seat: int) -> float:
    counts = duel.table.seats[seat].counts
    cards = duel.table.cards
    worth = DUEL * counts["wins"] + counts["lp"] / LIFE_POINTS + len(duel.cards(seat, "hand"))
    for monster in duel.monsters(seat):
        it = cards[monster]
        power = duel.value(monster, "atk" if it.stance == "up" else "def") if it.face_up else 1200
        worth += 0.4 + power / POWER
    return worth + 0.9 * sum(not cards[card].marks.get("spent") for card in duel.spells(seat))
