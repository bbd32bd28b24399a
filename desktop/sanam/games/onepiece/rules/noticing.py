"""What happens is told to the log and to the abilities that wait for it (8-1-3-1, 8-3-1-8)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.engine.journal import Header
from sanam.engine.table import Modifier, Trigger
from sanam.games.onepiece.cards.printed import KEYWORDS
from sanam.games.onepiece.rules.state import State
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.occasions import Noticed, happened
from sanam.games.onepiece.texts.tree.binding import OCCASION
from sanam.games.onepiece.texts.tree.entries import timing_of
from sanam.games.onepiece.vocabulary.effects import Doing
from sanam.games.onepiece.vocabulary.zones import CHARACTER, LEADER, PEOPLED, STAGE


class Noticing(State):
    """Facts, and the abilities that meet their timing by them."""

    def __init__(self, header: Header) -> None:
        super().__init__(header)
        #: The cards that left the field last, together, and their numbers there.
        self.last_seen: dict[int, dict[str, int]] = {}
        #: What happens while cards leave together, to be noticed afterwards (see `at_once`).
        self._held: list[tuple[str, int | None, int | None, dict[str, Any]]] | None = None

    def fact(
        self,
        what: str,
        seat: int | None,
        card: int | None = None,
        seen_by: list[int] | None = None,
        doing: Doing | None = None,
        **data: Any,
    ) -> None:
        """State a fact for the log; `seen_by` are the seats that may know its card (None: both). Abilities notice it,
        with `doing` as what brought it about.
        """
        self.play.emit(ev.Happened(what, seat, card, data, seen_by))
        if doing is not None:
            data = {**data, "doing": doing}
        self.notice(what, seat, card, **data)

    def notice(self, what: str, seat: int | None, card: int | None = None, **data: Any) -> None:
        """Let abilities meet their timing where it is worded as what has just happened (8-1-3-1, 8-3-1-8)."""
        if not (self.watching_codes or self.looked_back or self.table.modifiers):
            return
        if self._held is not None:
            self._held.append((what, seat, card, data))
            return
        watchers = self._watchers() if self.watching_codes else []
        waiting = self._waiting() if what != "turn_over" and self.table.modifiers else ()
        if not watchers and not waiting and not self.looked_back:
            return
        now = Noticed(what, seat, card, data)
        it = [[card, self.table.cards[card].moves]] if card is not None else []
        memory: dict[str, Any] = {"it": it, "said": {OCCASION: it}} if it else {}
        for owner, holder, index in watchers:
            program = self.profiles[self.table.cards[holder].code].programs[index]
            assert program is not None
            ctx = Context(self.host, holder, owner)
            if not any(happened(ctx, said, now) for said in program.occasions):
                continue
            if what != "trashed" or not program.counts_trashed:
                self.wait(holder, index, {"memory": memory})
            elif not self._counted_in(holder, index):
                self.wait(holder, index, {"memory": {**memory, "moved": 1}})
        for change in waiting:
            self._watched(change, now, memory)
        for said in self.looked_back if self.turn() else ():
            for seat in (0, 1):
                if happened(self.context(self.leader(seat), seat), said, now):
                    self.play.mark(f"seat{seat}", repr(said), self.turn())

    def _listening(self) -> bool:
        """Whether anything of this match can notice what happens."""
        return bool(self.watching_codes or self.looked_back or self.table.modifiers)

    @contextmanager
    def at_once(self, cards: list[int]) -> Iterator[None]:
        """Let cards leave the field together: each was there what it was before any left, and abilities notice what
        happened to them once all have left.
        """
        if not self._listening():
            yield
            return
        self.last_seen = {card: self.numbers(card) for card in cards if self.area(card) in PEOPLED}
        self._held = []
        try:
            yield
            held = self._held
        finally:
            self._held = None
        for what, seat, card, data in held:
            self.notice(what, seat, card, **data)

    def see_off(self, card: int) -> None:
        """A card is about to leave the field: what it was there is kept."""
        if self._held is None and self._listening():
            self.last_seen = {card: self.numbers(card)}

    def numbers(self, card: int) -> dict[str, int]:
        """Cost and power of a card, what they are at base, and a 1 for each keyword that it has."""
        now = {key: self.value(card, key) for key in ("cost", "power")}
        now |= {f"base {key}": self.base(card, key) for key in ("cost", "power")}
        return now | {word: 1 for word in KEYWORDS if self.has(card, word)}

    def _counted_in(self, holder: int, index: int) -> bool:
        """Whether an ability that counts the cards trashed waits already, because of one trashed just before."""
        waiting = self.table.triggers
        moment: int = self.table.marks.get("generation", 0)
        for at, one in enumerate(waiting):
            if (one.card, one.ability, one.moment) == (holder, index, moment) and "moved" in one.data.get("memory", {}):
                memory = {**one.data["memory"], "moved": one.data["memory"]["moved"] + 1}
                more = msgspec.structs.replace(one, data={**one.data, "memory": memory})
                self.play.emit(ev.TriggersTaken(list(waiting), [*waiting[:at], more, *waiting[at + 1 :]]))
                return True
        return False

    def _watchers(self) -> list[tuple[int, int, int]]:
        """Whose card on the field it is, the card, and which ability of it is worded "when …", for all of them."""
        cards, zones, watching = self.table.cards, self.table.zones, self.watching_codes
        found = []
        for owner in (0, 1):
            for area in (LEADER, CHARACTER, STAGE):
                for card in zones[area[owner]]:  # plain loops: every fact is told to them
                    if cards[card].code in watching:
                        found += [(owner, card, index) for index in self.profiles[cards[card].code].watching]
        return found

    def _waiting(self) -> list[Modifier]:
        """The parts of resolved abilities that wait for their moment (8-1-4-2)."""
        changes = self.table.modifiers
        return [change for change in changes.values() if change.key == "watch"] if changes else []

    def remain_at_end(self, seat: int) -> None:
        """What resolved abilities of a player left to be done at the end of the turn is due (6-6-1-2): only after the
        abilities that meet their timing then (6-6-1-1).
        """
        now = Noticed("turn_over", self.turn_player(), None, {})
        for change in self._waiting():
            if change.data["seat"] == seat:
                self._watched(change, now, {})

    def _watched(self, change: Modifier, now: Noticed, memory: dict[str, Any]) -> None:
        """A part of an ability that waits for its moment: a point of time comes once, other events each time."""
        code, index, part, at = change.value
        program = self.profiles[code].programs[index]
        assert program is not None
        said = program.part(part)[at].tree
        assert said is not None
        seat = change.data["seat"]
        here = {f"{part}/{at}:s": memory["it"]} if memory else {}
        kept = {**memory, **change.data["memory"]}
        kept = {**kept, "said": {**kept.get("said", {}), **here}}
        if not happened(self.context(change.source or 0, seat, dict(kept)), said, now):
            return
        if said.category == "Point":
            self.play.unmodify(change)
        source = change.source or 0
        data = {"activated": True, "resume": [code, index, part, at + 1, change.data["to"]], "memory": kept}
        generation: int = self.table.marks.get("generation", 0)
        self.play.emit(ev.TriggerNoticed(Trigger(source, index, seat, generation, 0, data)))

    def is_said(self, card: int, index: int, now: Noticed) -> bool:
        """Whether what happens is what an ability says that meets this timing: "K.O.'d by your opponent's effect"."""
        program = self.profile(card).programs[index]
        if program is None or not program.occasions:
            return True
        ctx = Context(self.host, card, self.table.cards[card].owner)
        return any(happened(ctx, said, now) for said in program.occasions)

    # ------------------------------------------------------------------ abilities that wait

    def usable(self, card: int, index: int) -> bool:
        """Whether the conditions of an ability hold, and it was not used up this turn (8-4-1-1, 10-2-13-1, -3)."""
        ability = self.profile(card).abilities[index]
        if self.negated(card) or self._forbidden(card, index):
            return False
        if ability.once and self.table.cards[card].marks.get(f"used{index}") == self.turn():
            return False
        return self.condition(card, ability.don, ability.turn)

    def _forbidden(self, card: int, index: int) -> bool:
        """Whether an effect forbids its player abilities of this timing."""
        found = self.effects(f"seat{self.table.cards[card].owner}", "no timing")
        if not found:
            return False
        timings = self.profile(card).abilities[index].timings
        return any(effect.tree is not None and timing_of(effect.tree) in timings for effect in found)

    def use_up(self, card: int, index: int) -> None:
        """An ability was activated: [Once Per Turn] counts it (10-2-13-2, digest A-21)."""
        if self.profile(card).abilities[index].once:
            self.play.mark(card, f"used{index}", self.turn())

    def meet(self, timing: str, *cards: int) -> None:
        """A timing has come for these cards: their auto abilities that have it wait until they are taken up."""
        known, profiles = self.table.cards, self.profiles
        for card in cards:
            timings = profiles[known[card].code].by_timing
            if timing in timings:
                for index in timings[timing]:
                    self.wait(card, index, {})

    def wait(self, card: int, index: int, data: dict[str, Any]) -> None:
        it = self.table.cards[card]
        generation: int = self.table.marks.get("generation", 0)
        self.play.emit(ev.TriggerNoticed(Trigger(card, index, it.owner, generation, it.moves, data)))
