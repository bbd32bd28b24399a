"""Loops of Chains. The books do not speak of them; the ruling is Thai digest G9: what no player can end is a draw.

Before that, whoever can stop a loop must. When the same situation has come round twice, optional effects that trigger
are no longer used; after the third time nobody is offered an activation; when it comes round once more nobody can stop
it, and the duel is drawn. A player who does something else than activating effects begins again.
"""

from __future__ import annotations

from sanam.engine import loops
from sanam.games.yugioh.rules.procedure import Rules

OPTIONAL_STOP, ACTIVATION_STOP, DRAW = 2, 3, 4
#: Marks that count on by themselves.
PASSING = ("moment", "links", "since")


class LoopRules(Rules):
    """What a duel knows of loops."""

    def came_round(self, links: int) -> None:
        """A Chain of so many links has resolved. Life Points and Decks that only shrink end a duel by themselves."""
        table = self.duel.table
        falling = [seat.counts.get("lp", 0) for seat in table.seats]
        falling += [len(table.zones[f"{seat}.deck"]) for seat in (0, 1)]
        if loops.taken_up(self.duel.play, falling, PASSING, links) >= DRAW:
            self.duel.decide(None, "loop")

    def loops(self, rounds: int) -> bool:
        """Whether the same situation has come round this often."""
        return loops.rounds(self.duel.table) >= rounds

    def break_off(self) -> None:
        """A player does something else, or the next phase begins."""
        loops.forget(self.duel.play)
