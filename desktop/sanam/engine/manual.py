"""Manual actions: any basic change done by hand, journaled with its author.

They are how a card works whose text is not understood, how two players agree on a correction, and what a free
table is made of.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.engine.changes import Changes
from sanam.engine.choice import Refused
from sanam.engine.table import STANCES

NOTE_LIMIT = 500


class Action(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", tag=str.lower):
    """Something a player does by hand."""


class Move(Action, frozen=True):
    """Put a card into a zone, at an index (None: on top), in a stance (None: as it lies)."""

    card: int
    zone: str
    to: int | None = None
    stance: str | None = None


class Turn(Action, frozen=True):
    card: int
    stance: str


class SetCount(Action, frozen=True):
    """Set a seat's number ("seat0", "lp") or a card's counters to 0..999,999."""

    subject: int | str
    name: str
    value: int


class Modify(Action, frozen=True):
    """Change a card's value: op is "add" or "set". It lasts `until` a time that the game has a word for, and no longer
    than until the card leaves.
    """

    card: int
    key: str
    op: str
    value: int
    until: str = ""


class Attach(Action, frozen=True):
    card: int
    host: int | None


class Create(Action, frozen=True):
    """Create a token of a definition that the match knows."""

    code: str
    owner: int
    zone: str
    stance: str = "up"


class Shuffle(Action, frozen=True):
    zone: str


class Roll(Action, frozen=True):
    """Throw a die of 2 (a coin) to 1,000 sides."""

    sides: int


class Reveal(Action, frozen=True):
    card: int
    seats: list[int]


class Note(Action, frozen=True):
    text: str


class Setting(Action, frozen=True):
    """A seat's own setting that the rules read, such as when it wants to be asked."""

    key: str
    value: str


class Act(Action, frozen=True):
    """Something that the rules of the game know, done because a player says so: a K.O., damage, a draw.

    `what` is the game's word for it; `card` and `value` say on which card and how much, as the game wants it.
    """

    what: str
    card: int | None = None
    value: int = 0


AnyAction = Move | Turn | SetCount | Modify | Attach | Create | Shuffle | Roll | Reveal | Note | Setting | Act


def perform(play: Changes, action: AnyAction, seat: int) -> None:
    """Carry out `action` by `seat` as events. Raises :class:`Refused` for cards, zones and numbers that are
    not there.
    """
    _check(play, action)
    _tell(play, action, seat)
    _ACTS[type(action)](play, action, seat)


def _check(play: Changes, action: AnyAction) -> None:
    """That the cards, the zone and the stance it names are there."""
    table, named = play.table, msgspec.structs.asdict(action)
    for name in ("card", "host"):
        card = named.get(name)
        if card is not None and card not in table.cards:
            raise Refused("", "no-such-card", {"card": card})
    zone, stance = named.get("zone"), named.get("stance")
    if zone is not None and zone not in table.zones:
        raise Refused("", "no-such-zone", {"zone": zone})
    if stance is not None and stance not in STANCES:
        raise Refused("", "no-such-stance", {"stance": stance})


def _tell(play: Changes, action: AnyAction, seat: int) -> None:
    """State what is done, to the seats that may know each card that it touches."""
    table, plain = play.table, msgspec.to_builtins(action)
    touched = (plain.get(name) for name in ("card", "host", "subject"))
    named = [table.cards[number] for number in touched if isinstance(number, int) and number in table.cards]
    seats = range(len(table.seats))
    seen_by = [s for s in seats if not any(play.game.hidden_from(card, s) for card in named)]
    everybody = len(seen_by) == len(seats)
    play.happened("by_hand", seat, plain.get("card"), None if everybody else seen_by, action=plain)


def _move(play: Changes, action: Move, seat: int) -> None:
    if action.to is not None and not 0 <= action.to <= len(play.table.zones[action.zone]):
        raise Refused("", "no-such-place", {"zone": action.zone})
    play.move(action.card, action.zone, action.to, action.stance)


def _turn(play: Changes, action: Turn, seat: int) -> None:
    play.turn(action.card, action.stance)


def _set_count(play: Changes, action: SetCount, seat: int) -> None:
    if not 0 <= action.value <= 999_999:
        raise Refused("", "number-out-of-range", {"value": action.value})
    if isinstance(action.subject, int) and action.subject not in play.table.cards:
        raise Refused("", "no-such-card", {"card": action.subject})
    if isinstance(action.subject, str) and action.subject not in ("seat0", "seat1"):
        raise Refused("", "no-such-seat", {})
    play.count(action.subject, action.name[:40], action.value)


def _modify(play: Changes, action: Modify, seat: int) -> None:
    if action.op not in ("add", "set") or abs(action.value) > 999_999:
        raise Refused("", "number-out-of-range", {"value": action.value})
    more: dict[str, Any] = {"until": action.until[:40], "data": {"seat": seat}} if action.until else {}
    play.modify(
        source=None,
        subject=action.card,
        key=action.key[:40],
        op=action.op,
        value=action.value,
        moves=play.table.cards[action.card].moves,
        **more,
    )


def _attach(play: Changes, action: Attach, seat: int) -> None:
    if action.host == action.card:
        raise Refused("", "not-to-itself", {"card": action.card})
    play.attach(action.card, action.host)


def _create(play: Changes, action: Create, seat: int) -> None:
    if action.owner not in range(len(play.table.seats)):
        raise Refused("", "no-such-seat", {})
    play.create(action.code, action.owner, action.zone, action.stance)


def _shuffle(play: Changes, action: Shuffle, seat: int) -> None:
    play.shuffle(action.zone)


def _roll(play: Changes, action: Roll, seat: int) -> None:
    if not 2 <= action.sides <= 1000:
        raise Refused("", "number-out-of-range", {"value": action.sides})
    face = play.roll("by-hand", action.sides)
    play.happened("rolled", seat, sides=action.sides, face=face)


def _reveal(play: Changes, action: Reveal, seat: int) -> None:
    known = play.table.cards[action.card].known
    play.show(action.card, [s for s in range(len(play.table.seats)) if s in known or s in action.seats])


def _note(play: Changes, action: Note, seat: int) -> None:
    if len(action.text) > NOTE_LIMIT:
        raise Refused("", "note-too-long", {"most": NOTE_LIMIT})


def _set(play: Changes, action: Setting, seat: int) -> None:
    play.mark(f"seat{seat}", action.key[:40], action.value[:40])


def _act(play: Changes, action: Act, seat: int) -> None:
    """A game that knows such acts carries them out before it comes here."""
    raise Refused("", "no-such-act", {"act": action.what[:40]})


_ACTS: dict[type[Action], Callable[[Changes, Any, int], None]] = {
    Move: _move,
    Turn: _turn,
    SetCount: _set_count,
    Modify: _modify,
    Attach: _attach,
    Create: _create,
    Shuffle: _shuffle,
    Roll: _roll,
    Reveal: _reveal,
    Note: _note,
    Setting: _set,
    Act: _act,
}
