"""What the rules of a game with turns read off the table: whose turn it is, its number and its phase."""

from __future__ import annotations

from sanam.engine.game import Game


class TurnGame(Game):
    """A game that keeps its turn in the table's marks "player", "turn" and "phase" (see also `arranging`)."""

    def turn_player(self) -> int:
        try:
            seat: int = self.table.marks["player"]
        except KeyError:
            return 0
        return seat

    def turn(self) -> int:
        """The number of the turn, 1 for the first of the player going first, 0 before the game has begun."""
        try:
            number: int = self.table.marks["turn"]
        except KeyError:
            return 0
        return number

    def phase(self) -> str:
        try:
            phase: str = self.table.marks["phase"]
        except KeyError:
            return ""
        return phase
