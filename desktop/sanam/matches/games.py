"""Which games there are, and how a match's header becomes one."""

from __future__ import annotations

from collections.abc import Callable

from sanam.engine.journal import Header
from sanam.engine.play import Game
from sanam.games.playmat import Playmat

Build = Callable[[Header], Game]


class UnknownGame(ValueError):
    """A header that names a game or an edition this version does not have, or definitions that are not its."""


def _yugioh(header: Header) -> Game:
    # Imported when it is played: a home screen that lists matches needs no rules.
    from sanam.games.yugioh.duel import YugiohGame

    return YugiohGame(header)


def _onepiece(header: Header) -> Game:
    from sanam.games.onepiece.game import OnePieceGame

    return OnePieceGame(header)


def _summoner_master(header: Header) -> Game:
    from sanam.games.summoner_master.game import SummonerGame

    return SummonerGame(header)


BUILDERS: dict[str, Build] = {"yugioh": _yugioh, "onepiece": _onepiece, "summoner-master": _summoner_master}


def build(header: Header) -> Game:
    """The game of a match. Raises :class:`UnknownGame`."""
    builder = BUILDERS.get(header.game)
    if builder is None:
        raise UnknownGame(f"no game {header.game!r}")
    try:
        return builder(header)
    except (KeyError, ValueError, TypeError) as error:
        raise UnknownGame(f"{header.game}, edition {header.edition!r}: {error}") from None


def header_maker(game: str) -> Callable[..., Header]:
    """What makes the header of a new match of `game` from decks and cards. Raises :class:`UnknownGame`."""
    if game == "yugioh":
        from sanam.games.yugioh import setup as yugioh

        return yugioh.make_header
    if game == "onepiece":
        from sanam.games.onepiece import setup as onepiece

        return onepiece.make_header
    if game == "summoner-master":
        from sanam.games.summoner_master import setup as summoner_master

        return summoner_master.make_header
    raise UnknownGame(f"no game {game!r}")


def playmat(game: str) -> Playmat:
    """What the mouse means at the table of `game`. Raises :class:`UnknownGame`."""
    if game == "yugioh":
        from sanam.games.yugioh.playmat import YugiohPlaymat

        return YugiohPlaymat()
    if game == "onepiece":
        from sanam.games.onepiece.playmat import OnePiecePlaymat

        return OnePiecePlaymat()
    if game == "summoner-master":
        from sanam.games.summoner_master.playmat import SummonerPlaymat

        return SummonerPlaymat()
    raise UnknownGame(f"no table for {game!r}")
