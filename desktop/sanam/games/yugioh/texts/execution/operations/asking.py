"""Small procedures in which an effect asks or leaves something to chance: coins, options, counters, destruction."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.yugioh.texts.execution.amounts import last_values, remember
from sanam.games.yugioh.texts.execution.candidates import groups
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context, context, refs
from sanam.games.yugioh.texts.execution.feasible import can_do, option_possible
from sanam.games.yugioh.texts.execution.groups import find
from sanam.games.yugioh.texts.execution.history import note_stand_in
from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.execution.limits import count_use, used_up
from sanam.games.yugioh.texts.execution.picking import PickCards, bounds, sized
from sanam.games.yugioh.texts.execution.prices import keep_number
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, after, read_operation, register, run
from sanam.games.yugioh.texts.execution.rule_records import StandIn
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import Ability, Choose, Replace, TossCoin, parts
from sanam.games.yugioh.texts.tree.within import groups_in


@register
class TossCoins(AbilityProcedure):
    """Toss coins, after a call if the text wants one (YZH-1.11); the result is the context after what then happened."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    call_ = Public[str]("")

    def _op(self) -> TossCoin:
        op = read_operation(self.op)
        assert isinstance(op, TossCoin)
        return op

    @step("YZH-1.11", "YFA-1.10")
    def call_it(self) -> Outcome:
        if not self._op().called:
            return self.jump("toss")
        ctx = context(self.ctx)
        options = [Option("value", value="heads"), Option("value", value="tails")]
        return self.ask(Choice(ctx.seat, "mode", options, params={"card": ctx.card, "question": "coin"}))

    @step("YZH-1.11", "YFA-1.10")
    def called(self) -> Outcome:
        self.call_ = self.picked()[0].value
        return None

    @step("YZH-1.11", "YFA-1.10")
    def toss(self) -> Outcome:
        ctx, op = context(self.ctx), self._op()
        faces = [self.play.roll("coin", 2) for _ in range(op.count)]
        for face in faces:
            self.play.happened("rolled", ctx.seat, ctx.card, sides=2, face=face, moment=self.duel.moment())
        good = 2 if self.call_ == "tails" else 1
        ctx.heads = sum(face == good for face in faces)
        ctx.ok = True
        self.ctx = ctx.plain()
        if op.keep:
            keep_number(self.duel, ctx, 1 if ctx.heads == op.count else 2)
        if op.heads and ctx.heads == op.count:
            return run(op.heads, ctx)
        if op.tails and ctx.heads == 0:
            return run(op.tails, ctx)
        return self.done(ctx.plain())

    @step("YZH-1.11", "YFA-1.10")
    def done_so(self) -> Outcome:
        return self.done(after(self.result, context(self.ctx)).plain())


@register
class ChooseOption(AbilityProcedure):
    """`seat` chooses an option of a Choose operation that can be applied; the result is the context after it."""

    ctx = Public[dict[str, Any]]()
    op = Public[dict[str, Any]]()
    seat = Public[int]()
    #: The one that is left without being asked.
    only = Public[int | None]()

    @step("YZH-2.89", "YFA-2.70")
    def ask_option(self) -> Outcome:
        op, ctx = read_operation(self.op), context(self.ctx)
        assert isinstance(op, Choose)
        able = [
            i
            for i, option in enumerate(op.options)
            if (not op.conditions or holds(self.duel, ctx, op.conditions[i]))
            and option_possible(self.duel, ctx, option)
        ]
        if len(able) == 1 and op.conditions:  # the other is no choice now
            self.only = able[0]
            return self.jump("apply_option")
        if not able:
            ctx.ok = False
            return self.done(ctx.plain())
        params = {"card": ctx.card, "ability": ctx.ability}
        return self.ask(Choice(self.seat, "mode", [Option("value", value=i) for i in able], params=params))

    @step("YZH-2.89", "YFA-2.70")
    def apply_option(self) -> Outcome:
        op = read_operation(self.op)
        assert isinstance(op, Choose)
        chosen = self.picked()[0].value if self.only is None else self.only
        return run(op.options[chosen], context(self.ctx))

    @step("YZH-2.89", "YFA-2.70")
    def applied(self) -> Outcome:
        return self.done(after(self.result, context(self.ctx)).plain())


@register
class ApplyOther(AbilityProcedure):
    """Apply the effect of another card: choose what it would target, then do what it does; the result is the context of
    the card that applies it."""

    ctx = Public[dict[str, Any]]()
    effect = Public[dict[str, Any]]()
    part = Public[int](0)
    targets = Public[list[list[list[int]]]]([])

    def _effect(self) -> Ability:
        return msgspec.convert(self.effect, Ability)

    def _own(self) -> Context:
        """What the effect that is applied knows."""
        return msgspec.structs.replace(context(self.ctx), targets=self.targets, cost=[], it=None, event=None)

    @step("YZH-2.89", "YFA-2.70")
    def choose(self) -> Outcome:
        groups = [part for group in self._effect().targets for part in parts(group)]
        if self.part >= len(groups):
            return self.jump("apply")
        group = groups[self.part]
        taken = {card for some in self.targets for card, _ in some}
        ctx = self._own()
        able = [card for card in find(self.duel, ctx, group) if card not in taken]
        least, most = bounds(sized(self.duel, ctx, group), len(able), whole=True)
        if most == 0:
            return self.done(msgspec.structs.replace(context(self.ctx), ok=False).plain())
        named = {"cards": able, "least": least, "most": most, "seat": ctx.seat, "verb": "choose", "card": ctx.card}
        return Call(PickCards, {**named, "distinct": group.distinct, "alike": group.alike})

    @step("YZH-2.89", "YFA-2.70")
    def chosen(self) -> Outcome:
        groups = [at for at, group in enumerate(self._effect().targets) for _ in parts(group)]
        at = groups[self.part]
        some = [list(group) for group in self.targets] + [[]] * (at + 1 - len(self.targets))
        some[at] = [*some[at], *refs(self.duel, self.result or [])]
        self.targets = some
        self.part = self.part + 1
        return self.jump("choose")

    @step("YZH-2.89", "YFA-2.70")
    def apply(self) -> Outcome:
        return run(self._effect().do, self._own())

    @step("YZH-2.89", "YFA-2.70")
    def applied(self) -> Outcome:
        ok = after(self.result, self._own()).ok
        return self.done(msgspec.structs.replace(context(self.ctx), ok=ok).plain())


@register
class TakeCounters(AbilityProcedure):
    """Remove `left` counters named `counter` from `cards`, or `place` them there, one by one where there is a choice;
    result: the cards."""

    cards = Public[list[int]]([])
    counter = Public[str]()
    left = Public[int](0)
    seat = Public[int]()
    card = Public[int]()
    taken = Public[list[int]]([])
    place = Public[bool](False)

    def _bearers(self) -> list[int]:
        there = [self.table.cards[card] for card in self.cards if card in self.table.cards]
        return [it.id for it in there if (it.face_up if self.place else it.counters.get(self.counter))]

    @step("YZH-5.20", "YTH-4.25")
    def choose(self) -> Outcome:
        bearers = self._bearers()
        if self.left == 0 or not bearers:
            return self.done(self.taken)
        if len(bearers) == 1:
            return self.jump("rest")
        verb = "place counters" if self.place else "remove counters"
        params = {"card": self.card, "verb": verb, "counter": self.counter, "count": self.left}
        return self.ask(Choice(self.seat, "pick", [Option("pick", card) for card in bearers], params=params))

    @step("YZH-5.20", "YTH-4.25")
    def take_one(self) -> Outcome:
        card = self.picked()[0].card
        assert card is not None
        self._take(card, 1)
        return self.jump("choose")

    @step("YZH-5.20", "YTH-4.25")
    def rest(self) -> Outcome:
        self._take(self._bearers()[0], self.left)
        return self.done(self.taken)

    def _take(self, card: int, count: int) -> None:
        (self.duel.place_counter if self.place else self.duel.remove_counter)(card, self.counter, count)
        self.left = self.left - count
        if card not in self.taken:
            self.taken = [*self.taken, card]


@register
class DestroyCards(AbilityProcedure):
    """Destroy cards at one moment, after what protects them and what is done instead; result: those destroyed.

    A replacement is offered to the controller of its card if it is optional, for one card after another. `decide`: the
    cards are still there afterwards, and the result are those that are going to be destroyed (by a battle).
    """

    cards = Public[list[int]]([])
    cause = Public[Cause]()
    banish = Public[bool](False)
    at = Public[int](0)
    one = Public[int](0)
    instead_of = Public[int]()
    spared = Public[list[int]]([])
    #: The replacements that were used, or declined, for all that is destroyed now: card and index of the ability.
    used = Public[list[list[int]]]([])
    declined = Public[list[list[int]]]([])
    decide = Public[bool](False)

    @step("YZH-5.54")
    def protected(self) -> Outcome:
        now = standing(self.duel)
        if not now.laws:
            return None
        kind = self.cause["cause"]
        by = {"battle": "cannot be destroyed by battle", "effect": "cannot be destroyed by effects"}.get(kind, "")
        kept = []
        for card in (card for card in self.cards if card in self.table.cards):
            source = self._cause_for(card).get("card")
            source = source if source in self.table.cards else None
            if not now.has(card, "cannot be destroyed", source) and not (by and now.has(card, by, source)):
                kept.append(card)
        self.cards = kept
        return None

    def _cause_for(self, card: int) -> Cause:
        """What destroys the card: in a battle the other monster."""
        attacker, target = self.duel.battle()
        other = target if card == attacker else attacker
        if self.cause["cause"] != "battle" or other is None or other not in self.table.cards:
            return self.cause
        return {**self.cause, "card": other, "seat": self.duel.controller(other)}

    def _offer(self) -> tuple[int, StandIn] | None:
        """The next card that something could be done for instead, and what."""
        now = standing(self.duel)
        if not now.stand_ins or self.cause.get("instead"):
            return None
        for i in range(self.at, len(self.cards)):
            card = self.cards[i]
            if card not in self.table.cards or card in self.spared:
                continue
            found = now.replacements(card, self._cause_for(card))
            for one in found[self.one if i == self.at else 0 :]:
                if self._possible(one, card):
                    return i, one
        return None

    def _possible(self, one: StandIn, card: int) -> bool:
        source = one.ctx.card
        if one.index >= 0 and used_up(self.duel, source, one.index, one.ctx.seat):
            return False
        if one.op.alone and len(self.cards) > 1:
            return False
        if one.op.saves and not self._saves_another(one):
            return False
        if one.op.each and self.table.cards[card].marks.get(_spared(one)) == self._since(card):
            return False
        if one.op.stays:  # each that stays takes a zone
            cards = self.table.cards
            taken = [other for other in self.cards if other in cards and cards[other].marks.get("stays")]
            return not self.banish and len(self.duel.free_spell_zones(one.ctx.seat)) > len(taken)
        going = source in self.cards and source not in self.spared
        if source != card and going and one.op.saves != "one":  # of those it may be any, itself or another
            return False
        return all(can_do(self.duel, self._context(one, card), step) for step in one.op.instead[:1])

    def _saves_another(self, one: StandIn) -> bool:
        """Whether it may save one more, where it says of how many at the same time."""
        this = [one.ctx.card, one.index]
        if one.op.saves == "one":
            return this not in self.used
        if this in self.used:
            return True
        left = [card for card in self.cards if card in self.table.cards and card not in self.spared]
        all_ = [card for card in left if one in standing(self.duel).replacements(card, self._cause_for(card))]
        return this not in self.declined and _often_enough(self.duel, one, len(all_))

    def _saved_with(self, one: StandIn, card: int) -> list[int]:
        """The other cards that are not destroyed either: what is done once saves all that it speaks of."""
        op = one.op
        if op.saves or op.each or not op.instead or op.group.ref or any(g.ref == "it" for g in groups_in(op.instead)):
            return []
        left = [other for other in self.cards if other in self.table.cards and other not in (card, *self.spared)]
        now = standing(self.duel)
        return [other for other in left if one in now.replacements(other, self._cause_for(other))]

    def _since(self, card: int) -> list[int]:
        """This turn, of the card as it lies now."""
        marks = self.table.marks
        return [marks.get("duel", 0), marks.get("turn", 0), self.table.cards[card].moves]

    def _context(self, one: StandIn, card: int) -> Context:
        ctx = context(one.ctx.plain())
        ctx.it, ctx.instead = refs(self.duel, [card]), True
        if _counts_them(one.op):  # "you can destroy that many … instead"
            ctx.did = 1 + len(self._saved_with(one, card))
        return ctx

    @step("YZH-5.21", "YZH-5.44", "YTH-4.30")
    def offer(self) -> Outcome:
        found = self._offer()
        if found is None:
            return self.jump("destroy")
        i, one = found
        if not one.optional or (one.op.saves == "all" and [one.ctx.card, one.index] in self.used):
            return self.jump("replace")
        params = {"card": one.ctx.card, "question": "replace-destruction", "card_destroyed": self.cards[i]}
        return self.ask(Choice(one.ctx.seat, "yes_no", [Option("yes"), Option("no")], params=params))

    @step("YZH-5.21", "YZH-5.44", "YTH-4.30")
    def offered(self) -> Outcome:
        if self.picked()[0].act == "yes":
            return None
        found = self._offer()
        assert found is not None
        i, one = found
        known = standing(self.duel).replacements(self.cards[i], self._cause_for(self.cards[i]))
        self.at, self.one = i, known.index(one) + 1
        if one.op.saves:
            self.declined = [*self.declined, [one.ctx.card, one.index]]
        return self.jump("offer")

    @step("YZH-5.21", "YTH-4.30")
    def replace(self) -> Outcome:
        found = self._offer()
        assert found is not None
        i, one = found
        card = self.cards[i]
        if one.op.stays:
            self.play.mark(card, "stays", True)
            self.at, self.one = i + 1, 0
            return self.jump("offer")
        ctx = self._context(one, card)
        self.spared = [*self.spared, card, *self._saved_with(one, card)]
        if one.op.saves:
            self.used = [*self.used, [one.ctx.card, one.index]]
        self.at, self.one = i, 0
        if one.index >= 0:
            note_stand_in(self.duel, one.ctx.card)
            count_use(self.duel, one.ctx.card, one.index, one.ctx.seat)
        if one.op.each:
            self.play.mark(card, _spared(one), self._since(card))
        return run(one.op.instead, ctx)

    @step("YZH-5.21", "YTH-4.30")
    def replaced(self) -> Outcome:
        return self.jump("offer")

    @step("YZH-5.54")
    def destroy(self) -> Outcome:
        cards = [card for card in self.cards if card not in self.spared and card in self.table.cards]
        return self.done(cards if self.decide else destroy_now(self.duel, cards, self.cause, self.banish))


@lru_cache(maxsize=256)
def _counts_them(op: Replace) -> bool:
    """Whether it speaks of how many would be destroyed."""
    return b'"of":"did"' in msgspec.json.encode(op.instead)


def _often_enough(duel: Host, one: StandIn, times: int) -> bool:
    """Whether what is done instead can be done so many times, by cards that are there."""
    found = [group for step in one.op.instead[:1] for group in groups(step.op) if not group.ref]
    return all(len(find(duel, one.ctx, msgspec.structs.replace(group, count=times))) >= times for group in found)


def _spared(one: StandIn) -> str:
    """The mark of a card that this replacement has spared."""
    return f"spared:{one.ctx.card}:{one.index}"


def destroy_now(duel: Host, cards: list[int], cause: Cause, banish: bool = False) -> list[int]:
    """Destroy cards for which nothing is done instead, and note what they were; those destroyed."""
    values = last_values(duel, cards)
    gone = duel.destroy(cards, cause, banish) if cards else []
    remember(duel, values)
    return gone
