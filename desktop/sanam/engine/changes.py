"""The table as it changes: every change is an event, applied and kept."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from sanam.engine import chance
from sanam.engine import events as ev
from sanam.engine.events import Event
from sanam.engine.table import TABLE, Card, Modifier, Table, copy_of

#: How many events of earlier batches are at hand at least.
LOOK_BACK = 256


class Watcher(Protocol):
    """What the rules of a game have to say of a change."""

    notices: ClassVar[frozenset[type] | None]

    def noticed(self, event: Event) -> None: ...
    def hidden_from(self, card: Card, seat: int) -> bool: ...


class Changes:
    """A table and the events that change it; `game` notices each of them."""

    def __init__(self, game: Watcher, table: Table) -> None:
        self.game = game
        self.table = table
        #: Grows with every change of the table: what is derived from it is cached under this number.
        self.version = 0
        #: Grows with those changes that rules and texts read of the cards, marks and counts: all but `ev.QUIET` ones.
        self.facts = 0
        #: What a game keeps that it has worked out from the table; it minds `version` and `since`.
        self.derived: Any = None
        self._events: list[Event] = []
        #: The events before them, as far as `since` looks back.
        self._before: list[Event] = []
        self._reveals = False
        self._checkpoint = False
        #: By kind of event, whether facts change by it and whether the game wants to be told.
        notices = game.notices
        self._kinds = {kind: (kind not in ev.QUIET, True if notices is None else kind in notices) for kind in ev.KINDS}

    def emit(self, event: Event) -> None:
        """Apply one event and let the game notice it."""
        event.apply(self.table)
        self.version += 1
        self._events.append(event)
        counts, told = self._kinds[type(event)]
        if counts:
            self.facts += 1
        if told:
            self.game.noticed(event)

    def changed(self) -> None:
        """Say that the table is another one, by more than the next event: nothing that was derived from it holds."""
        self.version += 1
        self.facts += 1

    def since(self, version: int) -> list[Event] | None:
        """The events since `version` of the table, or None when they are not at hand (too long ago, an undo)."""
        number = self.version - version
        mine = len(self._events)
        if number <= mine:
            return self._events[mine - number :] if number >= 0 else None
        # What led to the open question lies in batches before this one.
        before = self._before
        if number - mine > len(before):
            return None
        return [*before[len(before) - (number - mine) :], *self._events]

    def under_way(self) -> list[Event]:
        """The events since the last answer."""
        return self._events

    def _set_aside(self) -> None:
        """The events of the batch that ends are past, and the earliest are forgotten."""
        before = self._before
        before += self._events
        if len(before) > 2 * LOOK_BACK:
            del before[:-LOOK_BACK]
        self._events = []

    def reveal(self) -> None:
        """Say that the running batch made something hidden known (a draw, a roll, a look)."""
        self._reveals = True

    def mark(self, subject: int | str, key: str, value: Any) -> None:
        table = self.table
        # What is marked most is not asked for by a call.
        one = table.cards[subject] if type(subject) is int else table if subject == TABLE else table.subject(subject)
        marks = one.marks
        was = marks[key] if key in marks else None  # noqa: SIM401 – nothing is marked as often
        if was != value:
            self.emit(ev.Marked(subject, key, was, value))

    def count(self, subject: int | str, name: str, value: int) -> None:
        if isinstance(subject, int):
            was: int | None = self.table.cards[subject].counters.get(name, 0)
        else:
            was = self.table.seats[int(subject[4:])].counts.get(name)
        if was != value:
            self.emit(ev.CountChanged(subject, name, was, value))

    def move(self, card: int, target: str, to: int | None = None, stance: str | None = None) -> None:
        """Move a card; `to` is an index in the target (None: on top, the end of the list)."""
        table = self.table
        it = table.cards[card]
        source = it.zone
        if it.known and source != target:
            self.show(card, [])
        at = table.zones[source].index(card)
        if to is None:
            to = len(table.zones[target]) - (source == target)
        unseen = self._unseen(it)
        self.emit(ev.CardMoved(card, source, at, target, to, it.stance, stance or it.stance))
        if unseen:
            self._note_seen(it, unseen)

    def _unseen(self, card: Card) -> list[int]:
        """The seats that may not know which card this is; none where something was revealed already."""
        if self._reveals:
            return []
        hidden_from = self.game.hidden_from
        return [seat for seat, _ in enumerate(self.table.seats) if hidden_from(card, seat)]

    def _note_seen(self, card: Card, unseen: list[int]) -> None:
        """Say that something was revealed if one of the seats that did not know the card may know it now."""
        for seat in unseen:
            if not self.game.hidden_from(card, seat):
                self._reveals = True

    def turn(self, card: int, stance: str) -> None:
        it = self.table.cards[card]
        if it.stance != stance:
            unseen = self._unseen(it)
            self.emit(ev.CardTurned(card, it.stance, stance))
            if unseen:
                self._note_seen(it, unseen)

    def become(self, card: int, code: str) -> None:
        """Make a card another one, which the match must know."""
        was = self.table.cards[card].code
        if was != code:
            self.emit(ev.CardBecame(card, was, code))

    def attach(self, card: int, host: int | None) -> None:
        was = self.table.cards[card].host
        if was != host:
            self.emit(ev.CardAttached(card, was, host))

    def show(self, card: int, seats: list[int]) -> None:
        """Let `seats` know a hidden card; an empty list makes it unknown again."""
        was = self.table.cards[card].known
        if was != seats:
            self.emit(ev.CardShown(card, was, seats))
            if seats:
                self._reveals = True

    def create(self, code: str, owner: int, zone: str, stance: str) -> int:
        card = self.table.next_id
        self.emit(ev.CardCreated(card, code, owner, zone, len(self.table.zones[zone]), stance))
        return card

    def cease(self, card: int) -> None:
        it = self.table.cards[card]
        self.emit(ev.CardCeased(copy_of(it), self.table.zones[it.zone].index(card)))

    def shuffle(self, zone: str) -> None:
        """Shuffle a pile; what anybody knew of its cards is forgotten."""
        table = self.table
        was = table.zones[zone]
        for card in was:
            self.show(card, [])
        state, now = chance.shuffled(table.random, was)
        self.emit(ev.ZoneOrdered(zone, list(was), now, table.random, state))

    def order(self, zone: str, now: list[int]) -> None:
        was = list(self.table.zones[zone])
        if sorted(was) != sorted(now):
            raise ValueError("an order keeps every card")
        self.emit(ev.ZoneOrdered(zone, was, list(now), self.table.random, self.table.random))

    def roll(self, what: str, sides: int) -> int:
        """Throw a fair die (a coin has 2 sides) and return its face, 1..sides."""
        state, face = chance.below(self.table.random, sides)
        self.emit(ev.Rolled(what, sides, face + 1, self.table.random, state))
        self._reveals = True
        return face + 1

    def modify(self, **fields: Any) -> int:
        """Add a lingering Modifier; id and stamp are given by the table."""
        number = self.table.next_id
        self.emit(ev.ModifierAdded(Modifier(id=number, stamp=number, **fields)))
        return number

    def unmodify(self, modifier: Modifier) -> None:
        self.emit(ev.ModifierRemoved(modifier))

    def happened(
        self,
        what: str,
        seat: int | None = None,
        card: int | None = None,
        seen_by: list[int] | None = None,
        **data: Any,
    ) -> None:
        self.emit(ev.Happened(what, seat, card, data, seen_by))

    def checkpoint(self) -> None:
        """Ask for a fingerprint of the table at the end of the running batch (a game does so at each turn
        end).
        """
        self._checkpoint = True
