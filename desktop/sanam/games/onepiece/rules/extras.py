"""What abilities make players pay in addition: to activate abilities, and to attack (8-3-1-2, 8-3-1-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sanam.engine.procedure import Call
from sanam.games.onepiece.rules.endless import LoopRules
from sanam.games.onepiece.texts.execution.picking import doable
from sanam.games.onepiece.texts.execution.resolution import Resolve
from sanam.games.onepiece.texts.tree.entries import timing_of
from sanam.games.onepiece.vocabulary.effects import Active


class Extra(NamedTuple):
    """A payment: whose ability demands it, and from where to where its `extra` steps go."""

    card: int
    seat: int
    ability: int
    start: int
    end: int


class ExtraRules(LoopRules):
    """What the game knows about such payments."""

    def demands(self, card: int, index: int) -> list[Extra]:
        """What the player of a card pays in addition for an ability of it, in order."""
        found = self.effects(f"seat{self.table.cards[card].owner}", "demand")
        if not found:
            return []
        timings = self.profile(card).abilities[index].timings
        return self._extras(e for e in found if e.tree is not None and timing_of(e.tree["t"]) in timings)

    def tolls(self, attacker: int) -> list[Extra]:
        """What is paid whenever a card attacks."""
        found = self.effects(attacker, "attack toll")
        return self._extras(found) if found else []

    def _extras(self, effects: Iterable[Active]) -> list[Extra]:
        return [
            Extra(effect.card, effect.seat, at, start, end)
            for effect in effects
            for at, program in enumerate(self.profile(effect.card).programs)
            for said, start, end in (program.demands if program is not None else ())
            if said == effect.tree
        ]

    def collect(self, extra: Extra) -> Call:
        """Have a payment made that an ability demands in addition."""
        there = {"card": extra.card, "seat": extra.seat, "code": self.table.cards[extra.card].code}
        return Call(Resolve, {**there, "ability": extra.ability, "part": "extra", "at": extra.start, "to": extra.end})

    def can_pay_extras(self, extras: list[Extra]) -> bool:
        """Whether all of them can be paid; a part of them is not paid (8-3-1-3)."""
        if not extras:
            return True
        for extra in extras:
            program = self.profile(extra.card).programs[extra.ability]
            assert program is not None
            for step in program.extra[extra.start : extra.end]:
                actor = 1 - extra.seat if step.role == "opponent" else extra.seat
                ctx = self.context(extra.card, extra.seat, actor=actor)
                if step.kind == "do" and step.tree is not None and not doable(ctx, step.tree):
                    return False
        return True
