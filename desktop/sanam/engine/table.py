"""The Table: the whole state of one match as plain data.

Its dictionaries are always in ascending order of their keys (see :func:`put`), so that rules that walk them act in
the same order however the table was reached: played, resumed, forked or undone.

It changes only by applying events (see :mod:`sanam.engine.events`). Values held in `marks`, `locals` and
events are JSON-plain (numbers, strings, booleans, None, lists, dicts with string keys) and are replaced,
never mutated in place: the same object may stand in an event that must later be reverted.
"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.choice import Choice, Reply

#: How a card lies: face and turn together. "side" is Defense Position, rested or Inactive, as games call it.
UP, DOWN, UP_SIDE, DOWN_SIDE = "up", "down", "up/side", "down/side"
STANCES = (UP, DOWN, UP_SIDE, DOWN_SIDE)
#: The stances in which a card lies face-up.
FACE_UP = frozenset((UP, UP_SIDE))

#: The subject of marks and counts of the table as a whole; seats are "seat0" and "seat1", cards their id.
TABLE = "table"
SEATS = ("seat0", "seat1")


def put(mapping: dict[Any, Any], key: Any, value: Any) -> None:
    """Set an entry of a dictionary on the Table; its keys stay in ascending order."""
    if key in mapping or not mapping or key > next(reversed(mapping)):
        mapping[key] = value
        return
    after = {other: mapping[other] for other in mapping if other > key}
    for other in after:
        del mapping[other]
    mapping[key] = value
    mapping |= after


class Card(msgspec.Struct, gc=False):
    """One card instance. Its controller is the seat of the zone it lies in."""

    id: int
    code: str
    owner: int
    zone: str
    stance: str = DOWN
    host: int | None = None
    #: How often it changed its zone; a reference taken before that is stale (compare with `moves`).
    moves: int = 0
    counters: dict[str, int] = {}
    marks: dict[str, Any] = {}
    #: Seats to whom it was shown although its place hides it.
    known: list[int] = []

    @property
    def face_up(self) -> bool:
        return self.stance in FACE_UP

    @property
    def sideways(self) -> bool:
        return self.stance == UP_SIDE or self.stance == DOWN_SIDE


def copy_of(card: Card) -> Card:
    """A card that changes on its own."""
    it = card
    counters, marks, known = dict(it.counters), dict(it.marks), list(it.known)
    return Card(it.id, it.code, it.owner, it.zone, it.stance, it.host, it.moves, counters, marks, known)


class Seat(msgspec.Struct):
    """One player's numbers (Life Points, wins…) and marks."""

    name: str
    counts: dict[str, int] = {}
    marks: dict[str, Any] = {}


class Frame(msgspec.Struct, gc=False):
    """One running procedure: its name, the index of its next step, its locals."""

    procedure: str
    step: int = 0
    locals: dict[str, Any] = {}


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """A continuous change that outlives the effect that made it.

    subject   a card id, a seat ("seat0") or "table"
    moves     the subject card's `moves` when it was made: the change is gone once it has moved (-1: never)
    key, op, value   what changes and how, in the game's vocabulary, e.g. "atk", "add", 500
    until     when it ends, a game-defined word such as "end-of-turn", or "" for as long as the subject stays
    stamp     order of creation; a game's layers sort by it
    """

    id: int
    source: int | None
    subject: int | str
    key: str
    op: str
    value: Any
    until: str = ""
    moves: int = -1
    stamp: int = 0
    data: dict[str, Any] = {}


class Trigger(msgspec.Struct, frozen=True, gc=False):
    """An ability whose occasion has come up and waits until the game's timing policy takes it up."""

    card: int
    ability: int
    seat: int
    moment: int
    moves: int = 0
    data: dict[str, Any] = {}


class Table(msgspec.Struct):
    """Everything there is to know about one match."""

    seats: list[Seat] = []
    zones: dict[str, list[int]] = {}
    cards: dict[int, Card] = {}
    modifiers: dict[int, Modifier] = {}
    triggers: list[Trigger] = []
    marks: dict[str, Any] = {}
    stack: list[Frame] = []
    random: int = 0
    next_id: int = 1
    choice: Choice | None = None
    #: What the step after a question reads; it stays until the next answer.
    answered: Reply | None = None

    def subject(self, subject: int | str) -> Card | Seat | Table:
        """The thing that `subject` names: a card by id, "seat0"/"seat1", or "table"."""
        match subject:
            case int():
                return self.cards[subject]
            case "table":
                return self
        return self.seats[int(subject[4:])]

    def clone(self) -> Table:
        """An independent copy: events applied to one leave the other as it is. Values that are only ever
        replaced (marks, locals, modifiers, the choice) are shared, so this costs far less than a deep copy.
        """
        return Table(
            seats=[Seat(seat.name, dict(seat.counts), dict(seat.marks)) for seat in self.seats],
            zones={zone: list(cards) for zone, cards in self.zones.items()},
            cards={number: copy_of(card) for number, card in self.cards.items()},
            modifiers=dict(self.modifiers),
            triggers=list(self.triggers),
            marks=dict(self.marks),
            stack=[Frame(frame.procedure, frame.step, dict(frame.locals)) for frame in self.stack],
            random=self.random,
            next_id=self.next_id,
            choice=self.choice,
            answered=self.answered,
        )

    def become(self, other: Table) -> None:
        """Have everything that `other` has, which is not used any more."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(other, name))

    def in_zone(self, zone: str) -> list[Card]:
        cards = self.cards
        return [cards[i] for i in self.zones[zone]]

    def top(self, zone: str) -> Card | None:
        """The top card of a pile: the last of its list."""
        ids = self.zones[zone]
        return self.cards[ids[-1]] if ids else None
