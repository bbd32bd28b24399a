"""Boards of One Piece that are set up by hand: where the rules take them up, and what they say against them."""

from __future__ import annotations

from sanam.engine.choice import Refused
from sanam.engine.table import UP, UP_SIDE, Card, Frame, Table
from sanam.games.arranging import BoardSetup
from sanam.games.onepiece.cards.deck_rules import DON, LEADER, SIZES
from sanam.games.onepiece.rules.game import HOLDS, ROOM, OnePieceGame
from sanam.games.onepiece.rules.match import Match
from sanam.games.onepiece.rules.turn import Turn
from sanam.games.onepiece.vocabulary.board import PHASES
from sanam.games.onepiece.vocabulary.zones import AREA, ASIDE, ASIDES, DECK, GIVEN, PEOPLED
from sanam.games.onepiece.vocabulary.zones import LEADER as LEADER_AREA

#: The step of the turn at which each phase begins.
_STEPS = {"refresh": "begin", "draw": "draw", "don": "don", "main": "main", "end": "end"}


def begin(game: OnePieceGame) -> None:
    """The Leaders lie in their areas (5-2-1-3)."""
    for seat in (0, 1):
        for leader in list(game.table.zones[ASIDES[seat]]):
            game.play.move(leader, LEADER_AREA[seat], None, UP)


def stand(game: OnePieceGame, table: Table, seat: int, turn: int, phase: str) -> None:
    """Put the rules at the beginning of a phase (6-1-1)."""
    first = seat if turn % 2 else 1 - seat
    table.stack = [
        Frame(Match.name, Match.index["turn_over"], {"player": seat}),
        Frame(Turn.name, Turn.index[_STEPS[phase]], {"player": seat}),
    ]
    # A turn counts itself when it begins.
    begun = turn - (phase == "refresh")
    marks = {"first": first, "turn": begun, "player": seat, "phase": phase}
    # Of what was under way before nothing is left.
    table.marks = dict(sorted(marks.items()))


def faults(game: OnePieceGame, table: Table) -> list[Refused]:
    """Areas with too many cards or others than they hold (3-6 to 3-9), DON!! cards that are too many or given to
    nobody, and a game that is over (9-2-1-2).
    """
    found = []
    for seat in (0, 1):
        for area, (room, rule) in {**ROOM, "leader": (SIZES[LEADER], "3-6-1")}.items():
            if len(table.zones[f"{seat}.{area}"]) > room:
                found.append(Refused(rule, "no-room", {"most": room}))
        if not table.zones[DECK[seat]]:
            found.append(Refused("9-2-1-2", "empty-deck", {"player": table.seats[seat].name}))
        don = [card for card in table.cards.values() if card.owner == seat and game.profiles[card.code].don]
        if len(don) > SIZES[DON]:
            found.append(Refused("5-1-2", "too-many-don", {"most": SIZES[DON]}))
    return found + [fault for card in table.cards.values() if (fault := _fault(game, table, card)) is not None]


def _fault(game: OnePieceGame, table: Table, card: Card) -> Refused | None:
    profile, area = game.profiles[card.code], AREA[card.zone]
    category, rule = HOLDS.get(area, ("", "3-1-1"))
    if (
        (category and profile.category != category)
        or (not category and (profile.don or profile.leader))
        or area == ASIDE
    ):
        return Refused(rule, "not-in-that-area", {"card": card.id})
    if card.zone[0] != str(card.owner):
        return Refused("3-1-3", "not-in-that-area", {"card": card.id})
    if area in (*PEOPLED, "cost") and card.stance not in (UP, UP_SIDE):
        return Refused("4-4-1", "active-or-rested", {"card": card.id})
    host = table.cards.get(card.host) if card.host is not None else None
    if area == GIVEN and (host is None or AREA[host.zone] not in ("leader", "character") or host.owner != card.owner):
        return Refused("6-5-5-1", "attach-to-a-card", {"card": card.id})
    return None


def under(game: OnePieceGame, card: Card, host: Card) -> str | None:
    """DON!! cards lie under the card that they are given to (6-5-5-1)."""
    return GIVEN if game.profiles[card.code].don else None


SETUP = BoardSetup(
    phases=PHASES,
    stand=stand,
    faults=faults,
    under=under,
    begin=begin,
    replaced=("leader",),
    laid=(LEADER, DON),
)
