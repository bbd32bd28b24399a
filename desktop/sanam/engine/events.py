"""Events: immutable facts in the past tense, the only way a Table changes.

Each can be applied and reverted in time that depends on its own size alone, because it carries what it
replaces. Random outcomes are inside them, so folding never draws. Cards are conserved: a card is in exactly
one zone after every event.
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from sanam.engine.choice import Choice, Reply
from sanam.engine.table import TABLE, Card, Frame, Modifier, Seat, Table, Trigger, copy_of, put


class Base(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e", gc=False):
    """What every event can do. Like all that stands on a table or in a batch it is plain data without reference cycles,
    so the garbage collector need not look at it (a third of the time of a match went there).
    """

    def apply(self, table: Table) -> None:
        raise TypeError(f"{type(self).__name__} cannot be applied")

    def revert(self, table: Table) -> None:
        raise TypeError(f"{type(self).__name__} cannot be reverted")


class TableLaid(Base, frozen=True, tag="laid"):
    """The empty table: seats, zones and the random seed."""

    seats: list[Seat]
    zones: list[str]
    seed: int

    def apply(self, table: Table) -> None:
        table.seats = [Seat(s.name, dict(sorted(s.counts.items())), dict(sorted(s.marks.items()))) for s in self.seats]
        table.zones = {zone: [] for zone in self.zones}
        table.random = self.seed

    def revert(self, table: Table) -> None:
        table.seats, table.zones, table.random = [], {}, 0


class TableTaken(Base, frozen=True, tag="taken"):
    """The match begins with a table that was kept (see `sanam.engine.positions`)."""

    table: Table

    def apply(self, table: Table) -> None:
        if table.zones:
            raise ValueError("a match begins but once")
        table.become(self.table.clone())

    def revert(self, table: Table) -> None:
        table.become(Table())


class CardCreated(Base, frozen=True, tag="created"):
    """A card (or a token) came to be, at an index of a zone."""

    card: int
    code: str
    owner: int
    zone: str
    at: int
    stance: str = "down"

    def apply(self, table: Table) -> None:
        pile = table.zones[self.zone]
        if self.card in table.cards:
            raise ValueError(f"card {self.card} is there already")
        put(table.cards, self.card, Card(self.card, self.code, self.owner, self.zone, self.stance))
        pile.insert(self.at, self.card)
        table.next_id += 1

    def revert(self, table: Table) -> None:
        del table.zones[self.zone][self.at]
        del table.cards[self.card]
        table.next_id -= 1


class CardCeased(Base, frozen=True, tag="ceased"):
    """A token left the game for good."""

    card: Card
    at: int

    def apply(self, table: Table) -> None:
        del table.zones[self.card.zone][self.at]
        del table.cards[self.card.id]

    def revert(self, table: Table) -> None:
        c = self.card
        put(table.cards, c.id, copy_of(c))
        table.zones[c.zone].insert(self.at, c.id)


class CardMoved(Base, frozen=True, tag="moved"):
    """A card went from one place to another; `was` and `now` are its stances.

    Within one zone it changes its place alone: it has not left, and its `moves` stay.
    """

    card: int
    source: str
    at: int
    target: str
    to: int
    was: str
    now: str

    def apply(self, table: Table) -> None:
        card = table.cards[self.card]
        source, target = table.zones[self.source], table.zones[self.target]
        if source[self.at] != self.card:
            raise ValueError(f"card {self.card} is not at {self.at} in {self.source}")
        del source[self.at]
        target.insert(self.to, self.card)
        card.zone = self.target
        card.stance = self.now
        card.moves += self.source != self.target

    def revert(self, table: Table) -> None:
        card = table.cards[self.card]
        del table.zones[self.target][self.to]
        table.zones[self.source].insert(self.at, self.card)
        card.zone = self.source
        card.stance = self.was
        card.moves -= self.source != self.target


class CardTurned(Base, frozen=True, tag="turned"):
    card: int
    was: str
    now: str

    def apply(self, table: Table) -> None:
        table.cards[self.card].stance = self.now

    def revert(self, table: Table) -> None:
        table.cards[self.card].stance = self.was


class CardBecame(Base, frozen=True, tag="became"):
    """A card is another from now on: it has the code `now`."""

    card: int
    was: str
    now: str

    def apply(self, table: Table) -> None:
        table.cards[self.card].code = self.now

    def revert(self, table: Table) -> None:
        table.cards[self.card].code = self.was


class CardAttached(Base, frozen=True, tag="attached"):
    """A card was attached to a host (an Equip Card, a material), or detached (`now` None)."""

    card: int
    was: int | None
    now: int | None

    def apply(self, table: Table) -> None:
        table.cards[self.card].host = self.now

    def revert(self, table: Table) -> None:
        table.cards[self.card].host = self.was


class CardShown(Base, frozen=True, tag="shown"):
    """Which seats have been shown a card that its place hides."""

    card: int
    was: list[int]
    now: list[int]

    def apply(self, table: Table) -> None:
        table.cards[self.card].known = self.now

    def revert(self, table: Table) -> None:
        table.cards[self.card].known = self.was


class CountChanged(Base, frozen=True, tag="count"):
    """A number of a seat (Life Points) or the counters of one kind on a card changed."""

    subject: int | str
    name: str
    #: None for a number that the seat did not have before.
    was: int | None
    now: int

    def _put(self, table: Table, value: int | None) -> None:
        if isinstance(self.subject, int):
            numbers = table.cards[self.subject].counters
            value = value or None  # a card has no entry for counters that it has none of
        else:
            numbers = table.seats[int(self.subject[4:])].counts
        if value is None:
            numbers.pop(self.name, None)
        else:
            put(numbers, self.name, value)

    def apply(self, table: Table) -> None:
        self._put(table, self.now)

    def revert(self, table: Table) -> None:
        self._put(table, self.was)


class Marked(Base, frozen=True, tag="mark"):
    """A named fact about a card, a seat or the table changed; None means that it does not hold."""

    subject: int | str
    key: str
    was: Any = None
    now: Any = None

    def apply(self, table: Table) -> None:
        subject, value = self.subject, self.now
        # What is marked most is not asked for by a call.
        one = table.cards[subject] if type(subject) is int else table if subject == TABLE else table.subject(subject)
        marks = one.marks
        if value is None:
            marks.pop(self.key, None)
        elif self.key in marks:
            marks[self.key] = value
        else:
            put(marks, self.key, value)

    def revert(self, table: Table) -> None:
        Marked(self.subject, self.key, self.now, self.was).apply(table)


class ZoneOrdered(Base, frozen=True, tag="ordered"):
    """A pile was shuffled or put in an order; for a shuffle the random state moved on."""

    zone: str
    was: list[int]
    now: list[int]
    random_was: int
    random_now: int

    def apply(self, table: Table) -> None:
        table.zones[self.zone] = list(self.now)
        table.random = self.random_now

    def revert(self, table: Table) -> None:
        table.zones[self.zone] = list(self.was)
        table.random = self.random_was


class Rolled(Base, frozen=True, tag="rolled"):
    """A die with `sides` faces (2 for a coin, 1 is heads) showed `face`, counted from 1."""

    what: str
    sides: int
    face: int
    random_was: int
    random_now: int

    def apply(self, table: Table) -> None:
        table.random = self.random_now

    def revert(self, table: Table) -> None:
        table.random = self.random_was


class ModifierAdded(Base, frozen=True, tag="modifier+"):
    modifier: Modifier

    def apply(self, table: Table) -> None:
        put(table.modifiers, self.modifier.id, self.modifier)
        table.next_id += 1

    def revert(self, table: Table) -> None:
        del table.modifiers[self.modifier.id]
        table.next_id -= 1


class ModifierRemoved(Base, frozen=True, tag="modifier-"):
    modifier: Modifier

    def apply(self, table: Table) -> None:
        del table.modifiers[self.modifier.id]

    def revert(self, table: Table) -> None:
        put(table.modifiers, self.modifier.id, self.modifier)


class TriggerNoticed(Base, frozen=True, tag="trigger+"):
    trigger: Trigger

    def apply(self, table: Table) -> None:
        table.triggers.append(self.trigger)

    def revert(self, table: Table) -> None:
        table.triggers.pop()


class TriggersTaken(Base, frozen=True, tag="triggers"):
    """The waiting triggers changed other than by a new one: taken up or dropped."""

    was: list[Trigger]
    now: list[Trigger]

    def apply(self, table: Table) -> None:
        table.triggers = list(self.now)

    def revert(self, table: Table) -> None:
        table.triggers = list(self.was)


class Happened(Base, frozen=True, tag="fact"):
    """A fact of the game that changes nothing by itself: what triggers watch for and the log tells.

    seen_by   the seats that may know which card it is about; None means everybody
    """

    what: str
    seat: int | None = None
    card: int | None = None
    data: dict[str, Any] = {}
    seen_by: list[int] | None = None

    def apply(self, table: Table) -> None:
        pass

    def revert(self, table: Table) -> None:
        pass


def _note(frame: Frame, key: str, value: Any) -> None:
    """Locals that are None are absent, so that reverting gives back the very same table."""
    if value is None:
        frame.locals.pop(key, None)
    elif key in frame.locals:
        frame.locals[key] = value
    else:
        put(frame.locals, key, value)


class Called(Base, frozen=True, tag="called"):
    """A procedure began. The caller's next step moved from `was` to `now`."""

    procedure: str
    locals: dict[str, Any]
    was: int = 0
    now: int = 0

    def apply(self, table: Table) -> None:
        if table.stack:
            table.stack[-1].step = self.now
        known = self.locals
        table.stack.append(Frame(self.procedure, 0, {name: known[name] for name in sorted(known)}))

    def revert(self, table: Table) -> None:
        table.stack.pop()
        if table.stack:
            table.stack[-1].step = self.was


class Returned(Base, frozen=True, tag="returned"):
    """The top procedure ended; its result is its caller's local `result`."""

    frame: Frame
    result: Any = None
    result_was: Any = None

    def apply(self, table: Table) -> None:
        table.stack.pop()
        if table.stack:
            _note(table.stack[-1], "result", self.result)

    def revert(self, table: Table) -> None:
        if table.stack:
            _note(table.stack[-1], "result", self.result_was)
        frame = self.frame
        table.stack.append(Frame(frame.procedure, frame.step, dict(frame.locals)))


class Noted(Base, frozen=True, tag="noted"):
    """A local of the top procedure changed."""

    key: str
    was: Any = None
    now: Any = None

    def apply(self, table: Table) -> None:
        _note(table.stack[-1], self.key, self.now)

    def revert(self, table: Table) -> None:
        _note(table.stack[-1], self.key, self.was)


class Asked(Base, frozen=True, tag="asked"):
    """A question was put by step `at`; the procedure goes on at the step after it."""

    choice: Choice
    at: int
    was: int

    def apply(self, table: Table) -> None:
        table.choice = self.choice
        table.stack[-1].step = self.at + 1

    def revert(self, table: Table) -> None:
        table.choice = None
        table.stack[-1].step = self.was


class Answered(Base, frozen=True, tag="answered"):
    """The open question was answered; the picked indices are the asker's local `answer`, the picked options stand
    in the Table's `answered`.
    """

    choice: Choice
    picks: list[int]
    answer_was: Any = None
    reply_was: Reply | None = None

    def apply(self, table: Table) -> None:
        choice = self.choice
        table.choice = None
        table.answered = Reply(choice.seat, choice.kind, [choice.options[pick] for pick in self.picks])
        _note(table.stack[-1], "answer", self.picks)

    def revert(self, table: Table) -> None:
        table.choice = self.choice
        table.answered = self.reply_was
        _note(table.stack[-1], "answer", self.answer_was)


class Withdrawn(Base, frozen=True, tag="withdrawn"):
    """The open question was taken back because the table was changed by hand; step `at` will ask again."""

    choice: Choice
    at: int

    def apply(self, table: Table) -> None:
        table.choice = None
        table.stack[-1].step = self.at

    def revert(self, table: Table) -> None:
        table.choice = self.choice
        table.stack[-1].step = self.at + 1


Event = (
    TableLaid
    | TableTaken
    | CardCreated
    | CardCeased
    | CardMoved
    | CardTurned
    | CardBecame
    | CardAttached
    | CardShown
    | CountChanged
    | Marked
    | ZoneOrdered
    | Rolled
    | ModifierAdded
    | ModifierRemoved
    | TriggerNoticed
    | TriggersTaken
    | Happened
    | Called
    | Returned
    | Noted
    | Asked
    | Answered
    | Withdrawn
)

#: Events after which every card lies and is marked, counted and changed as before.
BOOKKEEPING = frozenset(
    {
        Noted,
        Called,
        Returned,
        Asked,
        Answered,
        Withdrawn,
        Happened,
        Rolled,
        CardShown,
        TriggerNoticed,
        TriggersTaken,
        ZoneOrdered,
    }
)

#: Of these, the ones that change nothing that rules and texts read of the cards, not even their order.
QUIET = BOOKKEEPING - {ZoneOrdered}
#: All that there are.
KINDS: tuple[type[Base], ...] = get_args(Event)


def fold(table: Table, events: list[Event]) -> Table:
    """Apply `events` in order to `table` and return it."""
    for event in events:
        event.apply(table)
    return table
