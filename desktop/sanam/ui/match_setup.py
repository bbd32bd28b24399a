"""What the new-match screen is given and what it gives back: plain data, no widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from sanam.games.editions import EditionInfo
from sanam.games.face import FaceSpec
from sanam.matches.records import DeckKey
from sanam.ui.text import tr


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be played now, with its editions; `rounds` are how many its matches may have, the usual number
    first.
    """

    id: str
    name: str
    editions: tuple[EditionInfo, ...]
    icon: str = "cards"
    rounds: tuple[int, ...] = (1,)


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """A deck that can be chosen. `note` counts its cards; `faces` are a few cards to know it by; `edition` is the
    one a starter deck was built for ("" for the one with every kind of card); `keys` are what it is counted by.
    """

    id: str
    game: str
    name: str
    note: str = ""
    starter: bool = False
    faces: tuple[FaceSpec, ...] = ()
    edition: str = ""
    keys: tuple[DeckKey, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckVerdict:
    """What an edition's deck rules say: one line, and the findings one by one.

    note      what else is worth knowing, e.g. how many cards are played by hand
    playable  False when not even an agreement of the players makes a match of it (unknown cards)
    """

    legal: bool
    line: str
    findings: tuple[str, ...] = ()
    note: str = ""
    playable: bool = True


#: In place of a deck's id: it is drawn by lot when the match begins.
LOT = "lot"
#: (deck id, edition id) → verdict. Called whenever either changes, so it answers at once.
Check = Callable[[str, str], DeckVerdict]


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits there with which deck: its id, or LOT. In a set-up that is kept the name is "" where nobody has given
    one: who sits there is called as in the language in force then.
    """

    name: str
    deck: str


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Everything a match starts from.

    first        "rps", "coin", or "seat0" / "seat1" when the players agreed who goes first
    options      only those that differ from the edition's own values
    open_hands   practice: one person plays both sides and sees both hands; otherwise a curtain falls between seats
    best_of      1 or 3; 1 in a game whose matches have a single round
    allow_illegal  both players agreed to play decks that break the deck rules
    players      who plays each seat: how strong the computer is, a key of `sanam.bots.computer.STRENGTHS`, or "" for a
                 person
    """

    game: str
    edition: str
    seats: tuple[SeatSetup, SeatSetup]
    first: str = "rps"
    options: dict[str, Any] = field(default_factory=dict)
    open_hands: bool = False
    best_of: int = 3
    allow_illegal: bool = False
    players: tuple[str, str] = ("", "")


def usual_names() -> tuple[str, str]:
    """What the persons at the two seats are called until they give a name."""
    return tr("Player 1"), tr("Player 2")


def to_keep(setup: MatchSetup) -> MatchSetup:
    """A set-up without the names that nobody has given, which another language has other words for."""
    usual = (*usual_names(), tr("Computer"))
    one, other = (replace(seat, name="" if seat.name in usual else seat.name) for seat in setup.seats)
    return replace(setup, seats=(one, other))
