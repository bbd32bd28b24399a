"""Boards of Yu-Gi-Oh! that are set up by hand: where the rules take them up, and what they say against them."""

from __future__ import annotations

from sanam.engine.choice import Refused
from sanam.engine.table import DOWN, Card, Frame, Table
from sanam.games.arranging import BoardSetup
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.match import Duel, Match
from sanam.games.yugioh.rules.turn import Turn
from sanam.games.yugioh.vocabulary.board import PHASES
from sanam.games.yugioh.vocabulary.zones import WORDS

#: The step of the turn at which each phase begins, and what it is told of the phase before.
_STEPS: dict[str, tuple[str, str | None]] = {
    "draw": ("begin", None),
    "standby": ("standby", None),
    "main1": ("main_1", None),
    "battle": ("battle", "battle"),
    "main2": ("main_2", "main2"),
    "end": ("end", None),
}
_PLACES = ("monster", "spell-trap", "field zone")


def stand(game: YugiohGame, table: Table, seat: int, turn: int, phase: str) -> None:
    """Put the rules at the beginning of a phase (YZH-3.20)."""
    name, told = _STEPS[phase]
    first = seat if turn % 2 else 1 - seat
    told_of = {"result": told} if told is not None else {}
    table.stack = [
        Frame(Match.name, Match.index["count"], {"first": first}),
        Frame(Duel.name, Duel.index["turn_over"], {"first": first, "player": seat}),
        Frame(Turn.name, Turn.index[name], {"player": seat, **told_of}),
    ]
    # A turn counts itself when it begins.
    begun = turn - (phase == "draw")
    marks = {"duel": 1, "turn": begun, "player": seat, "phase": phase}
    # Of what was under way before nothing is left.
    kept = {key: value for key, value in table.marks.items() if key in ("moment", "wins")}
    table.marks = dict(sorted({**kept, **marks}.items()))


def faults(game: YugiohGame, table: Table) -> list[Refused]:
    """Zones that hold what they cannot hold, positions that there are not, a duel that is over (YZH-1.20 to 1.35)."""
    losers = [seat.name for seat in table.seats if seat.counts["lp"] <= 0]
    found = [game.no("no-life-points", "YZH-3.7", "YFA-3.4", player=name) for name in losers]
    found += [
        game.no("zone-taken", "YZH-1.20", "YFA-1.15")
        for zone, cards in table.zones.items()
        if len(cards) > 1 and WORDS[zone] in _PLACES
    ]
    return found + [fault for card in table.cards.values() if (fault := _fault(game, table, card)) is not None]


def _fault(game: YugiohGame, table: Table, card: Card) -> Refused | None:
    data, word = game.profiles[card.code].data, WORDS[card.zone]
    if not _fits(data, word, card):
        return game.no("wrong-zone", "YZH-1.23", "YFA-1.15", "YTH-2.13", card=card.id)
    if word == "materials" and card.host is None:
        return game.no("not-attached", "YZH-5.28", card=card.id)
    if word == "monster" and card.stance == DOWN:
        return game.no("face-down-is-defense", "YZH-1.21", "YFA-2.57", "YTH-3.4", card=card.id)
    return None


def _fits(data: CardData, word: str, card: Card) -> bool:
    """Whether a card may lie in such a place."""
    monster = data.kind == "monster"
    if "token" in data.traits:
        return word == "monster"
    match word:
        case "monster":
            return monster
        case "spell-trap":
            # A monster lies there only as an Equip Card.
            return (not monster and data.icon != "field") or (monster and card.host is not None)
        case "field zone":
            return not monster and data.icon == "field"
        case "extra":
            return data.is_extra
        case "deck" | "hand":
            return not data.is_extra
        case "materials":
            return monster
    return True


def under(game: YugiohGame, card: Card, host: Card) -> str | None:
    """Monsters lie under an Xyz Monster as its materials; Equip Cards stay in their zone."""
    monsters = all(game.profiles[it.code].monster for it in (card, host))
    return "materials" if monsters and "xyz" in game.profiles[host.code].data.traits else None


SETUP = BoardSetup(
    phases=PHASES,
    stand=stand,
    faults=faults,
    under=under,
    belongs=lambda data: "token" not in data.traits,
)
