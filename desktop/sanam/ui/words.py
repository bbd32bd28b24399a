"""The words of the games at the table."""

from __future__ import annotations

from sanam import games
from sanam.games.words import CardName, GameWords, SeatName

__all__ = ["CardName", "GameWords", "SeatName", "words_of"]


def words_of(game: str) -> GameWords:
    """The words of a game; of an unknown one those that all games share."""
    found = games.find(game)
    return found.table.words() if found is not None else GameWords()
