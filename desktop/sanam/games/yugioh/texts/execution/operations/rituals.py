"""Ritual Summons: which sets of monsters may be Tributed, and the procedure that carries one out."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, step
from sanam.games.yugioh.texts.execution.context import Context, context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import find
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.operations.materials import (
    COMBINATIONS,
    SummonByEffect,
    combination_choice,
)
from sanam.games.yugioh.texts.execution.operations.usable import besides_of, frees, go_well, plain, use_up
from sanam.games.yugioh.texts.execution.procedure import read_operation, register
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.summonable import may_be_summoned, summon_condition
from sanam.games.yugioh.texts.tree import RitualSummon


def needed(duel: Host, op: RitualSummon, monster: int) -> int:
    return op.total if op.total is not None else standing(duel).value(monster, "level")


def exact(duel: Host, op: RitualSummon) -> bool:
    """Whether the Levels must total the number: as the card says, unless the match plays all of them so (YZH-2.65)."""
    return op.exact or duel.option("ritual.level_rule") == "exact"


def enough(levels: list[int], total: int, exactly: bool) -> bool:
    """Whether monsters of these Levels serve: together the total, or at least it with none superfluous."""
    together = sum(levels)
    if exactly:
        return together == total
    return together >= total and all(together - level < total for level in levels)


#: The rule of a card that is banished from its player's Graveyard as one of the Tributes.
LENT = "ritual tribute from graveyard"


def offerings(duel: Host, ctx: Context, op: RitualSummon, monster: int) -> list[int]:
    """The monsters that may be Tributed for it: they have a Level, and no rule forbids it."""
    cards = plain(duel, ctx, op, monster)
    if not op.sent:
        lying = [card for card in duel.cards(ctx.seat, "graveyard") if card not in cards]
        cards += [card for card in lying if _has_rule(duel, card, monster, LENT)]
    total, now = needed(duel, op, monster), standing(duel)
    without = summon_condition(duel, monster).without
    cards = [card for card in cards if without is None or not matches(duel, without, card, monster)]
    cards += sorted(besides_of(duel, ctx, op, monster))
    able = [card for card in cards if "xyz" not in duel.data(card).traits and now.value(card, "level") > 0]
    fits = not exact(duel, op)
    return [c for c in able if fits or now.value(c, "level") <= total or serves_alone(duel, c, monster)]


def serves_alone(duel: Host, card: int, monster: int) -> bool:
    """Whether the card is by itself all that is Tributed for the Ritual Summon of the monster, whatever its Level."""
    return _has_rule(duel, card, monster, "whole ritual tribute")


def _has_rule(duel: Host, card: int, monster: int, rule: str) -> bool:
    return any(
        law.rule == rule and (law.filter is None or matches(duel, law.filter, monster, card, seen=True))
        for law in standing(duel).rules(card)
    )


def ritual_sets(duel: Host, ctx: Context, op: RitualSummon, monster: int) -> list[list[int]] | None:
    """Every set of Tributes that serves, smallest first; None when there are more than :data:`COMBINATIONS`."""
    cards = offerings(duel, ctx, op, monster)
    now, besides = standing(duel), besides_of(duel, ctx, op, monster)
    total, exactly = needed(duel, op, monster), exact(duel, op)
    owed = {card for card in now.owed(ctx.seat) if card in cards}
    alone = [card for card in cards if serves_alone(duel, card, monster) and frees(duel, ctx, [card])]
    found = [[card] for card in alone if not enough([now.value(card, "level")], total, exactly)]
    cards = [card for card in cards if not exactly or now.value(card, "level") <= total]

    def extend(start: int, chosen: list[int], together: int) -> bool:
        if chosen and enough([now.value(card, "level") for card in chosen], total, exactly):
            first = owed <= {*chosen} or {*chosen} <= owed
            if first and frees(duel, ctx, chosen) and go_well(duel, ctx, op, besides, chosen):
                found.append(list(chosen))
            return len(found) <= COMBINATIONS
        if together >= total:
            return True
        return all(
            extend(i + 1, [*chosen, cards[i]], together + now.value(cards[i], "level"))
            for i in range(start, len(cards))
        )

    if not extend(0, [], 0):
        return None
    found.sort(key=len)
    return found


def ritual_monsters(duel: Host, ctx: Context, op: RitualSummon) -> list[int]:
    """The monsters of the group that can be Ritual Summoned now (YZH-2.62, YZH-2.64)."""
    return [
        monster
        for monster in find(duel, ctx, op.group)
        if may_be_summoned(duel, monster, ctx.seat, ctx.card, "ritual") and _reachable(duel, ctx, op, monster)
    ]


def _reachable(duel: Host, ctx: Context, op: RitualSummon, monster: int) -> bool:
    sets = ritual_sets(duel, ctx, op, monster)
    return True if sets is None else bool(sets)


def completable(levels: list[int], left: int) -> bool:
    """Whether some of the Levels total `left` exactly."""
    sums = {0}
    for level in levels:
        sums |= {total + level for total in sums if total + level <= left}
    return left in sums


@register
class RitualSummonMonster(SummonByEffect):
    """Ritual Summon: choose the monster, Tribute for it, put it on the field (YZH-2.65, YZH-2.66, YFA-2.42)."""

    verb = "ritual summon"

    def _op(self) -> RitualSummon:
        op = read_operation(self.op)
        assert isinstance(op, RitualSummon)
        return op

    def able(self) -> list[int]:
        return ritual_monsters(self.duel, context(self.ctx), self._op())

    @step("YZH-2.65", "YFA-2.42")
    def choose_cards(self) -> Outcome:
        duel, ctx, op = self.duel, context(self.ctx), self._op()
        sets = ritual_sets(duel, ctx, op, self.monster)
        cards = offerings(duel, ctx, op, self.monster)
        params = {"card": self.monster}
        if sets == []:
            return self.done([])
        if sets is not None:
            return self.ask(combination_choice(ctx.seat, cards, sets, params, kind="tribute"))
        now = standing(duel)
        left = needed(duel, op, self.monster) - sum(now.value(card, "level") for card in self.chosen)
        besides = besides_of(duel, ctx, op, self.monster)
        rest = [c for c in cards if c not in self.chosen and go_well(duel, ctx, op, besides, [*self.chosen, c])]

        def serves(card: int) -> bool:
            after = left - now.value(card, "level")
            others = [now.value(other, "level") for other in rest if other != card]
            return after >= 0 and completable(others, after) if exact(duel, op) else after <= 0 or sum(others) >= after

        options = [Option("pick", card) for card in rest if serves(card)]
        return self.ask(Choice(ctx.seat, "tribute", options, params=params)) if options else self.done([])

    @step("YZH-2.65", "YFA-2.42")
    def cards_chosen(self) -> Outcome:
        duel, op = self.duel, self._op()
        self.take()
        now = standing(duel)
        if sum(now.value(card, "level") for card in self.chosen) < needed(duel, op, self.monster):
            return self.jump("choose_cards")
        return None

    @step("YZH-2.65", "YZH-2.66", "YFA-2.43")
    def put(self) -> Outcome:
        ctx = context(self.ctx)
        gained = self.gained("ritual")
        cause = {"cause": "summon", "card": self.monster, "seat": ctx.seat}
        besides = besides_of(self.duel, ctx, self._op(), self.monster)
        others = use_up(self.duel, ctx, self._op().further, self.chosen, besides, cause)
        lying = [card for card in others if self.duel.zone_word(card) == "graveyard"]
        if lent := [card for card in lying if _has_rule(self.duel, card, self.monster, LENT)]:
            self.duel.banish(lent, cause)
            others = [card for card in others if card not in lent]
        if others:
            self.duel.send(others, cause, "send" if self._op().sent else "tribute")
        return self.summon(self.monster, ctx, "ritual", gained)
