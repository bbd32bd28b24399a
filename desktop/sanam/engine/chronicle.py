"""Chronicle: what happened in a match, fact after fact, each with the turn and the phase it happened in."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from sanam.engine.batch import Batch
from sanam.engine.events import CardCreated, CardMoved, Event, Happened, Marked, ModifierAdded, TableTaken
from sanam.engine.table import Table

#: The names of round, turn and phase in a game's marks; the turn is also the fact that it begins.
MOMENTS: Mapping[str, str] = {"duel": "duel", "turn": "turn", "phase": "phase", "step": "step"}
#: The number of a card in a fact when it may not be known which it is.
UNKNOWN = 0


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, as somebody may know it.

    batch  the number of the batch it happened in, from 0; `index` of the event in it
    what   its kind; `seat` whose it is, None for nobody's
    card   the id of its card, `UNKNOWN` when it may not be known which, None when there is none
    data   its further words and numbers; cards (values under keys that begin with "card") likewise
    codes  the codes of its cards by id
    """

    batch: int
    index: int
    what: str
    seat: int | None
    card: int | None
    data: dict[str, Any]
    codes: dict[int, str]

    def cards(self) -> list[int]:
        """The cards that it is about and that may be known."""
        values = [self.card, *(value for key, value in self.data.items() if key.startswith("card"))]
        return [value for value in values if isinstance(value, int) and value != UNKNOWN]


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact with its moment: turn, phase, whose turn it was, and the round of the match."""

    fact: Fact
    turn: int
    phase: str
    player: int | None
    duel: int

    @property
    def batch(self) -> int:
        return self.fact.batch


class Working(NamedTuple):
    """The facts that tell that an effect has worked, and the areas whose cards everybody sees (without the seat)."""

    facts: Collection[str] = ()
    areas: Collection[str] = ()


#: No fact tells that an effect has worked.
UNTOLD = Working()


class Traces:
    """The cards that everybody saw an effect change, which no event but the changes themselves tells of."""

    def __init__(self, working: Working) -> None:
        self._working = working
        self._zones: dict[int, str] = {}
        #: By the card whose effect it is, since the last fact which told that it worked; after each batch.
        self._left: list[dict[int, tuple[int, ...]]] = [{}]

    def begin(self) -> None:
        """A batch begins."""
        if self._working.facts:
            self._left.append(dict(self._left[-1]))

    def read(self, event: Event) -> Event:
        """An event as a fact is to be made of it: that an effect has worked is told with what it changed."""
        if not self._working.facts:
            return event
        left = self._left[-1]
        if isinstance(event, CardMoved):
            self._zones[event.card] = event.target
        elif isinstance(event, CardCreated):
            self._zones[event.card] = event.zone
        elif isinstance(event, TableTaken):
            self._zones = {number: card.zone for number, card in event.table.cards.items()}
        elif isinstance(event, ModifierAdded):
            source, subject = event.modifier.source, event.modifier.subject
            seen = isinstance(subject, int) and self._zones.get(subject, "").partition(".")[2] in self._working.areas
            if source is not None and isinstance(subject, int) and seen and subject not in left.get(source, ()):
                left[source] = (*left.get(source, ()), subject)
        elif isinstance(event, Happened) and event.what in self._working.facts and event.card in left:
            changed = [*left.pop(event.card)]
            return msgspec.structs.replace(event, data={**event.data, "cards_changed": changed})
        return event

    def take_back(self, batch: Batch) -> None:
        """The last batch is taken back."""
        if not self._working.facts:
            return
        self._left.pop()
        for event in reversed(batch.events):
            if isinstance(event, CardMoved):
                self._zones[event.card] = event.source
            elif isinstance(event, CardCreated):
                self._zones.pop(event.card, None)


class Chronicle:
    """All facts of a match in order, kept up with its batches (also when they are taken back)."""

    def __init__(
        self,
        as_fact: Callable[[int, int, Happened, Mapping[int, str]], Fact],
        moments: Mapping[str, str] = MOMENTS,
        working: Working = UNTOLD,
    ) -> None:
        """`told` makes a fact of an event, given its batch, its index there and the code of every card that ever was;
        `moments` are the game's names of turn, phase and round (empty: the usual ones).
        """
        self._as_fact = as_fact
        self._traces = Traces(working)
        moments = moments or MOMENTS
        self._turn_fact = moments["turn"]
        self._keys = {name: key for key, name in moments.items() if key != "step"} | {"player": "player"}
        self.entries: list[Entry] = []
        #: Where turns begin: after how many batches, and whose they are.
        self.turns: list[tuple[int, int | None]] = []
        # A Token that ceased still has its name in the log.
        self._codes: dict[int, str] = {}
        self._known: list[Batch] = []
        self._starts: list[int] = []
        self._clock: list[dict[str, Any]] = [{"turn": 0, "phase": "", "player": None, "duel": 1}]

    def follow(self, batches: list[Batch]) -> None:
        """Be as long as `batches`: forget what was taken back, add what is new."""
        known = self._known
        while known and (len(known) > len(batches) or known[-1] is not batches[len(known) - 1]):
            self._traces.take_back(known.pop())
            del self.entries[self._starts.pop() :]
            while self.turns and self.turns[-1][0] > len(self._starts):
                self.turns.pop()
            self._clock.pop()
        for number in range(len(self._starts), len(batches)):
            known.append(batches[number])
            self._starts.append(len(self.entries))
            self._clock.append(self._read(number, batches[number], dict(self._clock[-1])))

    def _read(self, number: int, batch: Batch, when: dict[str, Any]) -> dict[str, Any]:
        self._traces.begin()
        for index, told in enumerate(batch.events):
            event = self._traces.read(told)
            if isinstance(event, Marked):
                if event.subject == "table" and event.key in self._keys:
                    when[self._keys[event.key]] = event.now
                    if self._keys[event.key] == "turn":
                        when["phase"] = ""  # a turn that has just begun is in no phase yet
            elif isinstance(event, CardCreated):
                self._codes[event.card] = event.code
            elif isinstance(event, TableTaken):
                self._begin_from(number, event.table, when)
            elif isinstance(event, Happened):
                if event.what == self._turn_fact:
                    self.turns.append((number + 1, event.seat))
                fact = self._as_fact(number, index, event, self._codes)
                self.entries.append(
                    Entry(fact, when["turn"] or 0, when["phase"] or "", when["player"], when["duel"] or 1)
                )
        return when

    def _begin_from(self, number: int, table: Table, when: dict[str, Any]) -> None:
        """The match begins in the midst of a turn."""
        when.update({key: table.marks[name] for name, key in self._keys.items() if table.marks.get(name) is not None})
        if when["turn"]:
            self.turns.append((number + 1, when["player"]))

    def of_batch(self, number: int) -> list[Entry]:
        """The entries of one batch."""
        if not 0 <= number < len(self._starts):
            return []
        end = self._starts[number + 1] if number + 1 < len(self._starts) else len(self.entries)
        return self.entries[self._starts[number] : end]

    def when(self, number: int) -> dict[str, Any]:
        """Turn, phase, player and duel after a batch."""
        return self._clock[min(number + 1, len(self._clock) - 1)]
