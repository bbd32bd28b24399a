"""Zones that cannot be used: which are chosen, and how long they stay closed."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Public, step
from sanam.engine.procedure import Outcome as StepOutcome
from sanam.games.yugioh.texts.execution import lasting
from sanam.games.yugioh.texts.execution.context import Context, context
from sanam.games.yugioh.texts.execution.groups import players, refer
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, Act, Outcome, read_operation, register
from sanam.games.yugioh.texts.tree import CloseZones


def to_close(duel: Host, ctx: Context, op: CloseZones) -> list[str]:
    """The zones that the operation may choose: those in which nothing lies, and that can be used."""
    free = {"monster": duel.free_monster_zones, "spell-trap": duel.free_spell_zones}
    seats = [0, 1] if op.whose == "either" else players(duel, ctx, op.whose)
    return [zone for seat in seats for word in op.zones for zone in free[word](seat)]


def close_zones(act: Act, op: CloseZones, picked: list[list[int]]) -> Outcome | Call:
    duel, ctx = act.duel, act.ctx
    if op.of is None:
        return Call(ChooseZones, {"ctx": ctx.plain(), "op": msgspec.to_builtins(op)})
    shut: list[str] = []
    for card in refer(duel, ctx, op.of):
        zone = ctx.positions.get(str(card), "").partition(" ")[0]
        if not zone:
            continue
        if op.lying:
            lasting.change_card(duel, ctx, card, "closed", "set", [zone], op.until)
        shut.append(zone)
    if shut and not op.lying:
        lasting.close(duel, ctx, shut, op.until)
    for zone in shut:
        duel.play.happened("zone_closed", ctx.seat, ctx.card, zone=zone)
    return Outcome(bool(shut))


@register
class ChooseZones(AbilityProcedure):
    """Choose free zones, one after the other; the result is the context, and whether enough of them were there."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    chosen = Public[list[str]]([])

    def _op(self) -> CloseZones:
        op = read_operation(self.op)
        assert isinstance(op, CloseZones)
        return op

    @step("YZH-1.20", "YZH-2.89", "YFA-1.15", "YFA-2.70")
    def choose(self) -> StepOutcome:
        ctx, op = context(self.ctx), self._op()
        left = [zone for zone in to_close(self.duel, ctx, op) if zone not in self.chosen]
        if len(self.chosen) >= op.count or not left:
            return self.jump("close")
        least = 0 if op.number == "up to" and self.chosen else 1
        options = [Option("close_zone", zone=zone) for zone in left]
        return self.ask(Choice(ctx.seat, "zone", options, least, 1, params={"card": ctx.card, "ability": ctx.ability}))

    @step("YZH-1.20", "YZH-2.89", "YFA-1.15", "YFA-2.70")
    def chosen_so(self) -> StepOutcome:
        picked = self.picked()
        if not picked:
            return self.jump("close")
        assert picked[0].zone is not None
        self.chosen = [*self.chosen, picked[0].zone]
        return self.jump("choose")

    @step("YZH-1.20", "YZH-2.89", "YFA-1.15", "YFA-2.70")
    def close(self) -> StepOutcome:
        ctx = context(self.ctx)
        if self.chosen:
            lasting.close(self.duel, ctx, self.chosen, self._op().until)
        for zone in self.chosen:
            self.play.happened("zone_closed", ctx.seat, ctx.card, zone=zone)
        ctx.ok, ctx.did = bool(self.chosen), len(self.chosen)
        return self.done(ctx.plain())
