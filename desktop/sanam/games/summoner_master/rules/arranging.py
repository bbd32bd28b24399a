"""Boards of Summoner Master that are set up by hand: where the rules take them up, and what they say against them."""

from __future__ import annotations

from sanam.engine.choice import Refused
from sanam.engine.table import Card, Frame, Table
from sanam.games.arranging import BoardSetup
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.match import Match
from sanam.games.summoner_master.rules.setup import SingleGame
from sanam.games.summoner_master.rules.turn import Subturn
from sanam.games.summoner_master.vocabulary.board import STEPS
from sanam.games.summoner_master.vocabulary.zones import (
    BESIDE,
    HAND,
    IN_ARENA,
    LIBRARY,
    LINES,
    NO_LINE,
    SEAT_OF,
    SHRINE,
    SUPPORT,
    WORDS,
)

#: The step of the Attack Subturn at which each Step begins.
_STEPS = {
    "check-up": "check_up",
    "draw": "draw",
    "discard": "discard",
    "interfere-1": "first_interfere",
    "main": "enter_main",
    "interfere-2": "second_interfere",
    "mp": "enter_mp",
    "end": "end",
}


def stand(game: SummonerGame, table: Table, seat: int, turn: int, phase: str) -> None:
    """Put the rules at the beginning of a Step of an Attack Subturn (400.2, 401.1)."""
    first = seat if turn % 2 else 1 - seat
    # Whoever had no Seal at the Check up Step may lose at the end (103.5).
    seals = [card for zone in IN_ARENA if SEAT_OF[zone] == seat for card in table.zones[zone]]
    had = any(game.profiles[table.cards[card].owner][table.cards[card].code].seal for card in seals)
    noted = {"had_seal": True} if had else {}
    table.stack = [
        Frame(Match.name, Match.index["count"], {"first": first}),
        Frame(SingleGame.name, SingleGame.index["subturn_over"], {"first": first, "player": seat}),
        Frame(Subturn.name, Subturn.index[_STEPS[phase]], {**noted, "player": seat}),
    ]
    # A Subturn counts itself when it begins.
    begun = turn - (phase == "check-up")
    marks = {"game": 1, "playing": True, "subturn": begun, "player": seat, "step": phase}
    # Of what was under way before nothing is left.
    table.marks = dict(sorted(marks.items()))


def keep_up(game: SummonerGame) -> None:
    """The Levels in a Shrine are those of its Seals (301.1.1)."""
    for seat in (0, 1):
        game.play.count(f"seat{seat}", "shrine", game.shrine_level(seat))


def faults(game: SummonerGame, table: Table) -> list[Refused]:
    """Zones that hold other cards than theirs, numbers beyond their limits, a game that is over (103, 300 to 304)."""
    found = []
    for player in table.seats:
        if player.counts["shrine"] >= game.level.shrine:
            found.append(game.no("shrine-is-full", "103.2", most=game.level.shrine))
        if player.counts["mp"] > game.level.mp:
            found.append(game.no("too-much-mp", "101.3", most=game.level.mp))
    return found + [fault for card in table.cards.values() if (fault := _fault(game, card)) is not None]


def _fault(game: SummonerGame, card: Card) -> Refused | None:
    profile, word = game.profiles[card.owner][card.code], WORDS[card.zone]
    family = "seal" if profile.seal else "mystic"
    outside = profile.reflection or profile.extra
    if outside != (word == BESIDE) and not (profile.extra and card.zone in IN_ARENA):
        return game.no("outside-the-game", "102.2", card=card.id)
    piles = {LIBRARY["seal"]: "seal", SHRINE["seal"]: "seal", LIBRARY["mystic"]: "mystic", SHRINE["mystic"]: "mystic"}
    if piles.get(word, family) != family or (word in LINES and not profile.seal):
        return game.no("wrong-zone", "300.2", card=card.id)
    if card.zone in IN_ARENA and not card.face_up:
        return game.no("arena-is-face-up", "303.1", card=card.id)
    if word == SUPPORT and (card.host is None or not profile.seal):
        return game.no("no-such-host", "508.4", card=card.id)
    if word not in (HAND, BESIDE) and card.zone not in IN_ARENA and card.zone[0] != str(card.owner):
        return game.no("not-owned", "300.2", card=card.id)
    return None


def under(game: SummonerGame, card: Card, host: Card) -> str | None:
    """Seals lie under their Main Seal as its Support Seals (508.4); Mystic Cards stay in no Line."""
    return SUPPORT if game.profiles[card.owner][card.code].seal else NO_LINE


SETUP = BoardSetup(
    phases=STEPS,
    marks=("subturn", "step"),
    stand=stand,
    faults=faults,
    under=under,
    keep_up=keep_up,
)
