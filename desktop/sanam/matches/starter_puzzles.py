"""The puzzles that come with the program: boards of the starter sets, kept as data in `cardsets/puzzles/starters.toml`.

A board is set up again whenever it is wanted, by the catalogue's cards, so that it never lags behind rules or texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from sanam import games, paths
from sanam.catalogue.rereading import cards_to_play
from sanam.catalogue.store import Catalogue
from sanam.engine.journal import Header
from sanam.engine.manual import Move, SetCount
from sanam.engine.positions import Goal
from sanam.matches.editing import Editing, Moment
from sanam.matches.positions import Kept
from sanam.matches.setup import UnknownCards

#: What the ids of these puzzles begin with, where they stand among positions that a person has kept.
PREFIX = "starter:"


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Copies of a card on the board: the zone, the code, how it lies ("": as cards lie there), how many."""

    at: str
    card: str
    lies: str = ""
    count: int = 1


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from", "target": "to"}):
    """Cards that an empty board has already, moved face-up from one zone to another."""

    source: str
    target: str
    count: int


class StarterPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle: the first player is to win before the turn is over.

    numbers      numbers of a player, by "seat1.lp"
    name, about  by language, what it is called and what is said of it
    """

    id: str
    game: str
    edition: str
    turn: int
    phase: str
    cards: tuple[Laid, ...]
    name: Mapping[str, str]
    about: Mapping[str, str]
    taken: tuple[Taken, ...] = ()
    numbers: Mapping[str, int] = {}


class _File(msgspec.Struct, forbid_unknown_fields=True):
    puzzle: tuple[StarterPuzzle, ...]


GOAL = Goal("win", 0)


@lru_cache(maxsize=1)
def puzzles() -> Mapping[str, StarterPuzzle]:
    """All of them by id, in the order of the file."""
    text = (paths.cardset_dir() / "puzzles" / "starters.toml").read_text("utf-8")
    return {one.id: one for one in msgspec.toml.decode(text, type=_File).puzzle}


def listed(names: Sequence[str], language: str) -> list[Kept]:
    """What a list shows of them, in a language of `wording.LANGUAGES`."""
    found = []
    for one in puzzles().values():
        turn, phase = _marks(one)
        found.append(
            Kept(
                id=PREFIX + one.id,
                path=Path(),
                name=one.name[language],
                about=one.about[language],
                game=one.game,
                edition=one.edition,
                names=names,
                public={turn: one.turn, phase: one.phase, "player": 0},
                goal=GOAL,
                given=True,
            )
        )
    return found


def _marks(puzzle: StarterPuzzle) -> tuple[str, str]:
    setup = games.get(puzzle.game).matches.setup
    assert setup is not None
    return setup().marks


def board(puzzle: StarterPuzzle, catalogue: Catalogue, names: Sequence[str]) -> Editing:
    """The board of a puzzle between these players. Raises as `Editing.empty` does, and UnknownCards."""
    editing = Editing.empty(catalogue, puzzle.game, puzzle.edition, names)
    codes = {one.card for one in puzzle.cards}
    known = cards_to_play(catalogue, puzzle.game, codes)
    if lacking := codes - known.keys():
        raise UnknownCards(puzzle.id, sorted(lacking))
    closed = games.get(puzzle.game).table.playmat().board.closed
    for one in puzzle.cards:
        usual = "down" if one.at.partition(".")[2] in closed else "up"
        for _ in range(one.count):
            editing.put(one.card, known[one.card], int(one.at[0]), one.at, one.lies or usual)
    for move in puzzle.taken:
        for card in list(editing.play.table.zones[move.source])[-move.count :]:
            editing.session.act_by_hand(0, Move(card, move.target, None, "up"))
    for number, value in puzzle.numbers.items():
        subject, _, name = number.partition(".")
        editing.session.act_by_hand(0, SetCount(subject, name, value))
    editing.stand(Moment(0, puzzle.turn, puzzle.phase))
    editing.goal = GOAL
    return editing


def position(puzzle: StarterPuzzle, catalogue: Catalogue, names: Sequence[str], language: str = "en") -> Header:
    """The header of matches that begin from a puzzle. Raises as `board` does."""
    editing = board(puzzle, catalogue, names)
    editing.name, editing.about = puzzle.name[language], puzzle.about[language]
    return editing.position()
