"""What abilities make players pay in addition: to activate abilities, and to attack (8-3-1-2, 8-3-1-3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from sanam.games.onepiece.endless import LoopRules

if TYPE_CHECKING:
    from sanam.games.onepiece.abilities.permanent import Active


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
        from sanam.games.onepiece.abilities.filters import timing_of

        timings = self.kit(card).abilities[index].timings
        return self._extras(e for e in found if e.tree is not None and timing_of(e.tree["t"]) in timings)

    def tolls(self, attacker: int) -> list[Extra]:
        """What is paid whenever a card attacks."""
        return self._extras(self.effects(attacker, "attack toll"))

    def _extras(self, effects: Iterable[Active]) -> list[Extra]:
        return [
            Extra(effect.card, effect.seat, at, start, end)
            for effect in effects
            for at, program in enumerate(self.kit(effect.card).programs)
            for said, start, end in (program.demands if program is not None else ())
            if said == effect.tree
        ]

    def can_pay_extras(self, extras: list[Extra]) -> bool:
        """Whether all of them can be paid; a part of them is not paid (8-3-1-3)."""
        if not extras:
            return True
        from sanam.games.onepiece.abilities.context import Context
        from sanam.games.onepiece.abilities.picking import doable

        for extra in extras:
            program = self.kit(extra.card).programs[extra.ability]
            assert program is not None
            for step in program.extra[extra.start : extra.end]:
                actor = 1 - extra.seat if step.role == "opponent" else extra.seat
                ctx = Context(self, extra.card, extra.seat, actor=actor)
                if step.kind == "do" and step.tree is not None and not doable(ctx, step.tree):
                    return False
        return True
