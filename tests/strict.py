"""What the computer sees, without the looseness that some strengths play with on purpose."""

from __future__ import annotations

from sanam import games
from sanam.bots.computer import STRENGTHS, Strength


def strict(word: str, game: str) -> Strength:
    """A strength as a game declares it, which always answers with the best it sees."""
    return STRENGTHS[word].at(games.get(game).thinking())._replace(word="", loose=0)
