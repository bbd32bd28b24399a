"""The conditions of Combination and Break Combination, and which form a combined Seal has (508 to 513)."""

from __future__ import annotations

from itertools import combinations

from sanam.engine.choice import Refused
from sanam.games.summoner_master.cards.model import Selector
from sanam.games.summoner_master.rules.casting.fitting import fits, slots, specificity
from sanam.games.summoner_master.rules.procedure import Rules
from sanam.games.summoner_master.vocabulary.zones import SEAT_OF, SUPPORT

#: The most Support Seals of a Combination: a Triple has two (511.2).
MOST_SUPPORTS = 2


class CombinationRules(Rules):
    """What may be combined and separated."""

    def cannot_combine(self, seat: int, card: int, *, going_on: bool = False) -> Refused | None:
        """The conditions of the Main Seal (508.10); the Support Seals have theirs in `can_support`."""
        it = self.rules.table.cards[card]
        if not going_on:
            refused = self.rules.commands.cannot_command(seat, card)
            if refused is not None:
                return refused
        elif it.sideways or not self.rules.in_arena(card) or self.rules.controller(card) != seat:
            return self.rules.no("inactive", "508.10.5")
        if self.rules.owner(card) != seat:
            return self.rules.no("not-owned", "508.10.3")
        if it.owner != seat:
            return self.rules.no("under-control", "SMG-129.8")
        if self.rules.deed(card, "combine"):
            return self.rules.no("forbidden", "100.2")
        if it.marks.get("combined") == self.rules.subturn():
            return self.rules.no("one-combination-a-subturn", "508.10.1")
        if "curses" in it.marks and "stone" in self.rules.curses(card):
            return self.rules.no("cursed", "709.5.2", curse="stone")
        if not self.combinations(seat, card):
            return self.rules.no("no-support-seals", "508.10.2")
        return None if going_on else self._cannot_pay(seat, card, "combine_mp", "512.4")

    def _cannot_pay(self, seat: int, card: int, key: str, rule: str) -> Refused | None:
        """Whether the Mp is lacking that an Effect makes it cost."""
        cost, mp = self.rules.fee(card, key), self.rules.mp_for(seat, "combine")
        return self.rules.no("not-enough-mp", rule, cost=cost, mp=mp) if cost > mp else None

    def why_no_support(self, seat: int, card: int) -> Refused:
        """What is to be said where no Support Seals are there: those that fit may have come too late (508.10.7)."""
        if self.combinations(seat, card, late=True):
            return self.rules.no("supports-came-too-late", "508.10.7")
        return self.rules.no("no-support-seals", "508.10.2")

    def can_support(self, seat: int, card: int, *, late: bool = False) -> bool:
        """The conditions of a Support Seal, apart from what the form asks (508.10.3, 508.10.6 to 508.10.8, 511);
        `late` lets those be that will be fit when they have been there for a Turn.
        """
        it = self.rules.table.cards[card]
        if it.sideways or SEAT_OF[it.zone] != seat or it.owner != seat or "curses" in it.marks or "form" in it.marks:
            return False
        if self.rules.controller(card) != seat or self.rules.attached(card) or self.rules.running.commanded(card):
            return False
        if self.rules.deed(card, "support"):
            return False
        if late:
            return True
        since, from_hand, *_ = it.marks.get("entered", (0, False, 0))
        # A Turn is two Subturns (508.10.7, digest part 1, ruling 34).
        return not (from_hand and self.rules.subturn() - since < 2)

    def combinations(
        self, seat: int, main: int, form: int | None = None, *, late: bool = False
    ) -> dict[int, list[list[int]]]:
        """For each form that a Seal can be combined into (or for `form` alone) the sets of Support Seals that it still
        lacks (508.10.2, 511).
        """
        profile = self.rules.profile(main)
        present = self.rules.supports(main)
        forms = [i for i in profile.combined if form in (None, i) and i != self.rules.form(main)]
        found: dict[int, list[list[int]]] = {}
        if not forms:
            return found
        ready = [card for card in self.rules.seals(seat) if card != main and self.can_support(seat, card, late=late)]
        for i in forms:
            wanted = slots(profile.forms[i])
            missing = len(wanted) - len(present)
            if missing < 1 or len(wanted) > MOST_SUPPORTS:
                continue
            free = self.rules.deed(main, "unconditional")
            sets = [
                list(cards) for cards in combinations(ready, missing) if free or self._fit(wanted, [*present, *cards])
            ]
            if sets:
                found[i] = sets
        return found

    def _fit(self, wanted: list[Selector], cards: list[int]) -> bool:
        return fits(wanted, [self.rules.data(card) for card in cards])

    def fitting_forms(self, main: int) -> list[int]:
        """The most specific of the forms that a combined Seal fits (508.6); several when they tie (508.7)."""
        profile = self.rules.profile(main)
        present = self.rules.supports(main)
        fitting = [
            (specificity(profile.forms[i]), i)
            for i in profile.combined
            if len(slots(profile.forms[i])) == len(present) and self._fit(slots(profile.forms[i]), present)
        ]
        best = min((rank for rank, _ in fitting), default=None)
        return [i for rank, i in fitting if rank == best]

    def reform(self, main: int) -> None:
        """A Combination that lost a Support Seal takes another form that it fits, or is separated (508.9, 513.3)."""
        if not self.rules.in_arena(main) or not self.rules.combined(main):
            return
        fitting = self.fitting_forms(main)
        if fitting:
            self.rules.play.mark(main, "form", fitting[0])
        else:
            self.rules.separate(main)

    def shift(self, card: int, zone: str, at: int | None = None) -> None:
        """Move a Seal or Mystic Card within the Arena. A Seal takes its Combination along; a Support Seal that is moved
        out of one leaves it (513.3).
        """
        host = self.rules.table.cards[card].host
        self.rules.enter(card, zone, at)
        if host is not None and self.rules.profile(card).seal:
            self.rules.play.attach(card, None)
            self.reform(host)
        for support in self.rules.supports(card):
            if SEAT_OF[self.rules.table.cards[support].zone] != SEAT_OF[zone]:
                self.rules.enter(support, f"{SEAT_OF[zone]}.{SUPPORT}")

    def cannot_break(self, seat: int, card: int, *, going_on: bool = False) -> Refused | None:
        """The conditions of Break Combination (513.4)."""
        it = self.rules.table.cards[card]
        if "form" not in it.marks:
            return self.rules.no("not-combined", "513.4.1")
        if not going_on:
            refused = self.rules.commands.cannot_command(seat, card)
            if refused is not None:
                return refused
        elif it.sideways or self.rules.controller(card) != seat:
            return self.rules.no("inactive", "513.4.1")
        if self.rules.owner(card) != seat:
            return self.rules.no("not-owned", "513.4.2")
        if it.owner != seat:
            return self.rules.no("under-control", "SMG-129.8")
        if "curses" in it.marks and "stone" in self.rules.curses(card):
            return self.rules.no("cursed", "709.5.2", curse="stone")
        if it.marks.get("combined") == self.rules.subturn():
            return self.rules.no("combined-this-subturn", "513.4.3")
        if it.marks.get("broke") == self.rules.subturn():
            return self.rules.no("one-break-a-subturn", "513.4.4")
        return None if going_on else self._cannot_pay(seat, card, "break_mp", "514.2")
