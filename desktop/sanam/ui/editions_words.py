"""The games that can be played, and the names of their editions."""

from __future__ import annotations

from sanam import games
from sanam.games.definition import GameDefinition
from sanam.ui.match_setup import GameInfo
from sanam.ui.text import say


def playable_games() -> tuple[GameInfo, ...]:
    """The games that are played at the table, for the new-match screen."""
    return tuple(game_info(game) for game in games.all_games())


def game_info(game: GameDefinition) -> GameInfo:
    """A game with its editions, in words."""
    return GameInfo(game.id, say(game.name), game.matches.editions(), game.icon, game.table.playmat().rounds)


def game_name(game: str) -> str:
    """The name of a game; an unknown id is returned as it is."""
    found = games.find(game)
    return say(found.name) if found is not None else game


def game_names() -> dict[str, str]:
    """The names of all games, by id."""
    return {id: game_name(id) for id in games.ids()}


def edition_name(edition: str) -> str:
    """The name of an edition for headings and lists; an unknown id is returned as it is."""
    for game in games.all_games():
        if edition in game.matches.edition_ids:
            return game.matches.edition_names()[edition][0]
    return edition


def short_name(edition: str) -> str:
    """The name of an edition without what stands in brackets, for sentences."""
    return edition_name(edition).partition(" (")[0]
