"""What a game is to the rest of the program: one GameDefinition, made of parts that each answer one kind of question.

A part holds plain data and functions. Functions import what is heavy when they are called, so that a definition costs
little more than its card model and its deck rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from sanam.engine.journal import Header
from sanam.engine.play import Game
from sanam.games.editions import EditionInfo
from sanam.games.face import FaceSpec, Rendition
from sanam.games.headers import Decks
from sanam.games.playmat import Playmat
from sanam.games.words import GameWords
from sanam.wording import Message


class HeaderMaker(Protocol):
    """Makes the header of a new match from an edition, the decks of the seats and the definitions of their cards; see
    `sanam.games.headers.new_header`. Raises ValueError for an unknown edition or option, or a card without definition.
    """

    def __call__(self, edition: str, decks: Decks, cards: Mapping[str, Any], *, seed: int, **around: Any) -> Header: ...


@dataclass(frozen=True, kw_only=True)
class Cards:
    """What a card of the game is.

    model   the card model, a msgspec.Struct. Every model has key, name, kind, text, whole_text, abilities, problem and
            by_hand.
    """

    model: type[Any]


@dataclass(frozen=True, kw_only=True)
class Face:
    """What the cards look like.

    size_mm   width and height of a card in millimetres
    describe  what the face of a card shows
    rosette   petals and lobes of the figure on the back
    """

    size_mm: tuple[float, float]
    describe: Callable[[Any, Rendition], FaceSpec]
    rosette: tuple[int, int] = (10, 4)


@dataclass(frozen=True, kw_only=True)
class AtTable:
    """The game at the table: its board and gestures, and its words."""

    playmat: Callable[[], Playmat]
    words: Callable[[], GameWords] = GameWords


@dataclass(frozen=True, kw_only=True)
class Matches:
    """How matches of the game are made.

    edition_ids    the rulebooks (or play levels) by which it is played, the usual one first
    edition_names  of each its name and, in one sentence, what differs in it; in the person's language
    editions       the editions with what may be chosen beforehand, in the person's language
    header         makes the header of a new match
    build          the game of a match that a header describes. Raises KeyError, ValueError or TypeError for a header
                   that is not one of this game
    """

    edition_ids: tuple[str, ...]
    edition_names: Callable[[], Mapping[str, tuple[str, str]]]
    editions: Callable[[], tuple[EditionInfo, ...]]
    header: HeaderMaker
    build: Callable[[Header], Game]


@dataclass(frozen=True, kw_only=True)
class GameDefinition:
    """A game.

    id      names it in files and journals: never changed
    name    what people call it
    icon    its glyph
    """

    id: str
    name: Message
    icon: str = "cards"
    cards: Cards
    face: Face
    table: AtTable
    matches: Matches
