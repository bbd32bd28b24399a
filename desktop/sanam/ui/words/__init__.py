"""The words of the games at the table."""

from __future__ import annotations

from sanam.ui.words.common import CardName, GameWords, SeatName
from sanam.ui.words.onepiece import OnePieceWords
from sanam.ui.words.summoner_master import SummonerWords
from sanam.ui.words.yugioh import YugiohWords

__all__ = ["CardName", "GameWords", "SeatName", "spoken_games", "words_of"]

_WORDS: dict[str, type[GameWords]] = {
    "yugioh": YugiohWords,
    "onepiece": OnePieceWords,
    "summoner-master": SummonerWords,
}


def words_of(game: str) -> GameWords:
    """The words of a game; of one without any of its own, those that all games share."""
    return _WORDS.get(game, GameWords)()


def spoken_games() -> tuple[str, ...]:
    """The games that have words of their own."""
    return tuple(_WORDS)
