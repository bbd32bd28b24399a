"""The games: one definition each (see `sanam.games.definition`). Nothing outside this package names a game.

A definition is loaded when it is first asked for: a home screen that lists matches needs no rules. No game imports
another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanam.engine.game import Game
    from sanam.engine.journal import Header
    from sanam.games.definition import GameDefinition
    from sanam.games.terms import Terms


class UnknownGame(ValueError):
    """A game or an edition that this version does not have, or a match whose definitions are not the game's."""


def _yugioh() -> GameDefinition:
    from sanam.games.yugioh.definition import YUGIOH

    return YUGIOH


def _onepiece() -> GameDefinition:
    from sanam.games.onepiece.definition import ONE_PIECE

    return ONE_PIECE


def _summoner_master() -> GameDefinition:
    from sanam.games.summoner_master.definition import SUMMONER_MASTER

    return SUMMONER_MASTER


_loaders: dict[str, Callable[[], GameDefinition]] = {
    "yugioh": _yugioh,
    "onepiece": _onepiece,
    "summoner-master": _summoner_master,
}
_loaded: dict[str, GameDefinition] = {}


def ids() -> tuple[str, ...]:
    """The ids of all games, in the order in which they are offered."""
    return tuple(_loaders)


def first() -> str:
    """The id of the game that is shown where nobody has chosen one."""
    return next(iter(_loaders))


def all_terms() -> list[Terms]:
    """The words of each game's cards that are other than the rulebook's, by language (see `sanam.games.terms`)."""
    return [game.texts.terms for game in all_games() if game.texts is not None]


def find(id: str) -> GameDefinition | None:
    """The definition of a game, None for an unknown one."""
    if id not in _loaded:
        if id not in _loaders:
            return None
        _loaded[id] = _loaders[id]()
    return _loaded[id]


def get(id: str) -> GameDefinition:
    """The definition of a game. Raises :class:`UnknownGame`."""
    found = find(id)
    if found is None:
        raise UnknownGame(f"no game {id!r}")
    return found


def all_games() -> tuple[GameDefinition, ...]:
    """The definitions of all games, in the order in which they are offered."""
    return tuple(get(id) for id in _loaders)


def of_card(card: Any) -> GameDefinition:
    """The game whose model a card has. Raises :class:`UnknownGame`."""
    for id in _loaders:
        if isinstance(card, get(id).cards.model):
            return get(id)
    raise UnknownGame(f"no game has cards of the type {type(card).__name__}")


def exchanging(format: str) -> str:
    """The id of the game whose cards or decks come in a format of other programs. Raises :class:`UnknownGame`."""
    for id in _loaders:
        if format in get(id).formats:
            return id
    raise UnknownGame(f"no game has the format {format!r}")


def build(header: Header) -> Game:
    """The game of a match. Raises :class:`UnknownGame`."""
    definition = get(header.game)
    try:
        return definition.matches.build(header)
    except (KeyError, ValueError, TypeError) as error:
        raise UnknownGame(f"{header.game}, edition {header.edition!r}: {error}") from None


@contextmanager
def registered(definition: GameDefinition) -> Iterator[GameDefinition]:
    """Have one game more while the context lasts."""
    if definition.id in _loaders:
        raise ValueError(f"there is a game {definition.id!r} already")
    _loaders[definition.id] = lambda: definition
    try:
        yield definition
    finally:
        del _loaders[definition.id]
        _loaded.pop(definition.id, None)
