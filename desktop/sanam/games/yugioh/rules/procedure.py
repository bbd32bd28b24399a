"""What all procedures of a duel share."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Procedure
from sanam.games.yugioh.rules.duel import DuelGame


class Rules:
    """A part of the rules of a duel. `duel` has the table, what is read off it and done to it, and the other parts."""

    def __init__(self, duel: DuelGame) -> None:
        self.duel = duel


class DuelProcedure(Procedure):
    """A procedure of the duel; `self.duel` reads and changes the table by the rules."""

    game_as = "duel"
    duel: DuelGame

    def place_choice(self, seat: int, card: int, zones: list[str]) -> Choice:
        return Choice(seat, "place", [Option("place", zone=zone) for zone in zones], params={"card": card})

    def by_hand_choice(self, seat: int, card: int, stage: str) -> Choice:
        """The players do by hand what the text says ("cost" or "effect") and then press done."""
        return Choice(seat, "by_hand", [Option("done")], params={"card": card, "stage": stage})
