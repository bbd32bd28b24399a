"""Using an ability: whether it may be activated, and the procedure that pays its cost and chooses its targets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.texts.execution.candidates import candidates
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context, context, refs, source_context
from sanam.games.yugioh.texts.execution.facts import silent_there
from sanam.games.yugioh.texts.execution.feasible import (
    effect_possible,
    leaves_targets,
    mode_possible,
    payable,
)
from sanam.games.yugioh.texts.execution.history import broken, has_activated_enough, swear
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.limits import count_use, used_up
from sanam.games.yugioh.texts.execution.operations.declaring import INITIAL, declaration, place_of_word
from sanam.games.yugioh.texts.execution.paid import freed_zones, least_of
from sanam.games.yugioh.texts.execution.parts import BOARD, PLACES
from sanam.games.yugioh.texts.execution.picking import PickCards, bounds, most_together, sized
from sanam.games.yugioh.texts.execution.prices import numbers_to_say, once_said, price_said
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, register, run
from sanam.games.yugioh.texts.execution.standing_effects import StandingEffects, standing
from sanam.games.yugioh.texts.execution.tolls import may_activate_for_it
from sanam.games.yugioh.texts.execution.values import Known, cache_of, expand, unchanged
from sanam.games.yugioh.texts.tree import (
    Ability,
    Choose,
    ChooseNumber,
    Declare,
    Group,
    Move,
    Step,
    cost_of,
    targets_of,
    used_face_down,
)
from sanam.games.yugioh.vocabulary.zones import FIELD

replace = msgspec.structs.replace
#: Kinds of abilities that are used at all: activated, or a Summon procedure.
USED = ("activate", "equip", "ignition", "quick", "trigger", "flip", "summon")


def usable(duel: Host, source: int, index: int, seat: int, event: dict[str, Any] | None) -> str:
    """Why the ability cannot be used now by `seat`, as a message id, or "".

    Timing apart (see `in_window`, Spell Speeds). Reasons: "cannot-activate", "used-up", "condition-not-met",
    "cost-cannot-be-paid", "no-target", "nothing-would-happen". Index -1 is the mere activation of a card.

    Players are asked far more often than anything changes that an ability reads. So what is said of its conditions,
    cost, targets and effect is kept until one of the parts changes that it reads (see `parts`), its card lies
    elsewhere, or something else is in force.
    """
    cards = duel.table.cards
    if source not in cards:
        return "cannot-activate"
    it, now = cards[source], standing(duel)
    if now.players and now.player(seat, "cannot activate", source):
        return "cannot-activate"
    if used_up(duel, source, index, seat):
        return "used-up"
    ability = duel.abilities(source)[index] if index >= 0 else None
    of_card = ability is None or ability.kind in ("activate", "equip")
    if of_card and now.players and _no_such_card(duel, now, seat, source):
        return "cannot-activate"
    if ability is None:
        return ""
    if now.players and ability.kind != "summon" and not may_activate_for_it(duel, seat, ability):
        return "cost-cannot-be-paid"
    if ability.kind not in USED or not in_place(duel, source, ability):
        return "cannot-activate"
    if now.laws and now.has(source, "cannot activate") and ability.kind != "summon":
        return "cannot-activate"
    if now.silenced and now.negated(source) and _stays(ability) and duel.zone_word(source) in FIELD:
        return "cannot-activate"
    if ability.when is not None and event is None:
        return "condition-not-met"
    if ability.unread and not vouched(duel, source, index):
        return "condition-not-met"
    if event is not None:
        return _missing(duel, source, index, seat, event, ability)
    cache = cache_of(duel)
    asked = (source, index, seat)
    known = cache.usable[asked] if asked in cache.usable else None  # noqa: SIM401 – nothing is asked as often
    if known is not None and known.now is now and known.zone == it.zone:
        if unchanged(cache, known.reads, known.facts):
            return known.answer
        read = known.reads
    else:
        read = duel.parts_read(source, index) | BOARD | {PLACES[it.zone]}
    answer = _missing(duel, source, index, seat, event, ability)
    cache.usable[asked] = Known(answer, now, it.zone, read, cache.facts)
    return answer


def _no_such_card(duel: Host, now: StandingEffects, seat: int, card: int) -> bool:
    """Whether a rule keeps the player from activating the card itself, whatever its effects may do later."""
    return now.player(seat, "cannot activate cards", card) or has_activated_enough(duel, seat, card)


def _missing(
    duel: Host, source: int, index: int, seat: int, event: dict[str, Any] | None, ability: Ability, said: int = 0
) -> str:
    """The part of :func:`usable` about what the ability itself asks for; `said`: the number that its player says at
    activation, and by which its cost goes."""
    ctx = source_context(duel, source, seat, index, ability)
    ctx.event, ctx.die = event, said
    if not holds(duel, ctx, ability.conditions) or broken(duel, source, seat, ability.oaths):
        return "condition-not-met"
    if ability.cost and not said and (price := price_said(ability)) is not None:
        able = _prices(duel, ctx, ability, price)
        return "" if next(able, None) is not None else "cost-cannot-be-paid"
    if ability.cost:
        ctx.cause = "cost"
        if not payable(duel, ctx, ability):
            return "cost-cannot-be-paid"
        ctx.cause = "effect"
        ctx.gone = not _stays(ability)
    if ability.targets and not (_targets(duel, ctx, ability) and leaves_targets(duel, ctx, ability)):
        return "no-target"
    must = ability.kind in ("trigger", "flip") and not ability.optional
    # A card that stays may be activated without what its player could do then.
    may = ability.optional or (bool(ability.do) and ability.do[0].optional)
    must |= ability.kind == "activate" and may and duel.data(source).icon in ("continuous", "field")
    if not must and not effect_possible(duel, ctx, ability, freed_zones(duel, ctx, ability) if ability.cost else 0):
        return "nothing-would-happen"
    return ""


def _prices(duel: Host, ctx: Context, ability: Ability, price: ChooseNumber) -> Iterator[int]:
    """The numbers that the player may say, which the cost goes by: it can be paid, and the effect be carried out."""
    for number in numbers_to_say(duel, ctx, price, ability):
        event = {**(ctx.event or {}), "price": number}
        if not _missing(duel, ctx.card, ctx.ability, ctx.seat, event, once_said(ability), said=number):
            yield number


def vouched(duel: Host, source: int, index: int) -> bool:
    """Whether a player has just said that the words hold which nobody has read of when it may be used."""
    said = duel.table.marks.get("vouched")
    return said is not None and said == [
        source,
        index,
        duel.table.cards[source].moves,
        duel.moment(),
        len(duel.chain()),
    ]


def in_place(duel: Host, source: int, ability: Ability) -> bool:
    """Whether the card lies where the ability works; on the field only face-up (YZH-2.11, YZH-2.80, YFA-2.60)."""
    if ability.kind in ("activate", "equip") or not ability.active:
        return True
    zone = duel.zone_word(source)
    if zone == "spell-trap" and silent_there(duel, source, ability):
        return False
    if ability.kind in ("trigger", "flip"):
        # Its occasion may have moved it; `match_occasion` has seen where it was.
        return zone not in FIELD or duel.table.cards[source].face_up
    if zone not in expand(ability.active):
        return False
    return zone not in FIELD or duel.table.cards[source].face_up or used_face_down(ability)


def _stays(ability: Ability) -> bool:
    """Whether the card is still there once the cost is paid (else its being negated on the field does not matter)."""
    return not any(isinstance(step.op, Move) and step.op.group.ref == "self" for step in ability.cost)


def as_many_as_paid(group: Group) -> bool:
    """Whether as many of it are targeted as cards are paid."""
    return group.size is not None and group.size.of == "did"


def _targets(duel: Host, ctx: Context, ability: Ability) -> bool:
    """Whether each group has enough to target (YZH-5.49)."""
    for group in ability.targets:
        part: Group | None = group
        while part is not None:
            told = part.size is not None
            part = sized(duel, ctx, part)
            if as_many_as_paid(group) and not ctx.cost:
                part = replace(part, count=1)  # at least one will be paid
            if told and part.count == 0:
                return False
            number = most_together(duel, part, candidates(duel, ctx, None, part))
            if number < max(1, least_of(part, number)) and part.number != "if any":
                return False
            part = part.also
    return True


@register
class PayAndTarget(AbilityProcedure):
    """Use an ability: options that are chosen at activation, the cost, then the targets (YZH-5.32, YZH-5.38, YZH-5.49).

    Result: {"targets": [[[id, moves], …], …], "cost": [[id, moves], …], "modes": [option indices]}. What was paid is
    not given back, whatever comes of the activation (YZH-5.39).
    """

    card = Public[int]()
    ability = Public[int]()
    seat = Public[int]()
    event = Public[dict[str, Any] | None]()
    modes = Public[list[int]]([])
    cost = Public[list[list[int]]]([])
    targets = Public[list[list[list[int]]]]([])
    part = Public[int](0)
    initial = Public[str]("")

    def _ability(self) -> Ability:
        return self.duel.abilities(self.card)[self.ability]

    def _context(self) -> Context:
        ctx = source_context(self.duel, self.card, self.seat, self.ability, self._ability())
        ctx.event, ctx.cost, ctx.targets = self.event, self.cost, self.targets
        if self.cost and self.modes and price_said(self._ability()) is not None:
            ctx.die = self.modes[-1]  # what is targeted may go by it
        return ctx

    def _choices(self) -> list[Choose]:
        return [s.op for s in self._ability().do if isinstance(s.op, Choose) and s.op.at == "activation"]

    @step("YZH-2.89", "YFA-2.70")
    def choose_mode(self) -> Outcome:
        if self.ability < 0:
            count_use(self.duel, self.card, self.ability, self.seat)
            return self.done({"targets": [], "cost": [], "modes": []})
        choices = self._choices()
        if len(self.modes) >= len(choices):
            return self.jump("choose_number")
        op, ctx = choices[len(self.modes)], self._context()
        able = [i for i in range(len(op.options)) if mode_possible(self.duel, ctx, op, i)]
        able = able or list(range(len(op.options)))
        params = {"card": self.card, "ability": self.ability}
        seat = self.seat if op.who != "opponent" else 1 - self.seat
        return self.ask(Choice(seat, "mode", [Option("value", value=i) for i in able], params=params))

    @step("YZH-2.89", "YFA-2.70")
    def mode_chosen(self) -> Outcome:
        self.modes = [*self.modes, self.picked()[0].value]
        return self.jump("choose_mode")

    @step("YZH-2.89", "YFA-2.70")
    def choose_number(self) -> Outcome:
        """What is declared at activation comes last among the modes, the first of it at the very end."""
        ops = (step.op for step in self._ability().do)
        said = [op for op in ops if isinstance(op, ChooseNumber | Declare) and op.at == "activation"]
        answered = len(self.modes) - len(self._choices())
        if answered >= len(said):
            return self.jump("pay")
        ability, ctx, op = self._ability(), self._context(), said[-1 - answered]
        able = list(_prices(self.duel, ctx, ability, op)) if op == price_said(ability) else []
        return self.ask(declaration(self.duel, self.seat, op, self.card, self.ability, able, self.initial))

    @step("YZH-2.89", "YFA-2.70")
    def number_chosen(self) -> Outcome:
        value = self.picked()[0].value
        if self.picked()[0].act == INITIAL:
            self.initial = str(value)
            return self.jump("choose_number")
        self.initial = ""
        self.modes = [*self.modes, value if isinstance(value, int) else place_of_word(self.duel, value)]
        return self.jump("choose_number")

    @step("YZH-5.32", "YZH-5.38", "YFA-2.23")
    def pay(self) -> Outcome:
        ability = self._ability()
        cost = cost_of(ability, self.modes)
        if not cost:
            return self.jump("next_target")
        host = self.duel.table.cards[self.card].host
        if host is not None and any(isinstance(step.op, Move) and step.op.group.ref == "self" for step in cost):
            self.event = {**(self.event or {}), "host": host}  # "send this card to the GY; the equipped monster …"
        ctx = self._context()
        cost = self._with_targets_for_all(cost, ctx)
        ctx.cause = "cost"
        if any(isinstance(step.op, ChooseNumber) and step.op.at == "activation" for step in ability.do):
            ctx.die = self.modes[-1]
        return run(cost, ctx)

    def _with_targets_for_all(self, cost: tuple[Step, ...], ctx: Context) -> tuple[Step, ...]:
        """ "Discard any number of cards, then target the same number": no more than there are targets."""
        groups = [group for _, group in self._parts() if as_many_as_paid(group)]
        if not groups:
            return cost
        most = min(len(candidates(self.duel, ctx, None, group)) for group in groups)
        return tuple(
            replace(step, op=replace(step.op, group=replace(step.op.group, number="up to", count=most)))
            if isinstance(step.op, Move) and step.op.group.number == "any"
            else step
            for step in cost
        )

    @step("YZH-5.38", "YZH-5.39", "YFA-2.23")
    def paid(self) -> Outcome:
        ctx = context(self.result)
        self.cost, self.event = ctx.cost, ctx.event
        return None

    @step("YZH-5.49")
    def next_target(self) -> Outcome:
        groups = self._parts()
        if self.part >= len(groups):
            return self.jump("use")
        at, group = groups[self.part]
        ctx = self._context()
        taken = [card for some in self.targets for card, _ in some]
        cards = [card for card in candidates(self.duel, ctx, None, group) if card not in taken]
        group = sized(self.duel, ctx, group)
        least, most = bounds(group, most_together(self.duel, group, cards), whole=True)
        if least >= len(cards):
            return self._targeted(at, cards)
        seat = 1 - self.seat if group.by == "opponent" else self.seat
        keep = [
            {"need": least_of(later, 0), "cards": candidates(self.duel, ctx, None, later)}
            for _, later in groups[self.part + 1 :]
            if not later.ref
        ]
        return self.call(
            PickCards,
            cards=cards,
            least=least,
            most=most,
            seat=seat,
            kind="target",
            verb="target",
            card=self.card,
            ability=self.ability,
            keep=keep,
            distinct=group.distinct,
            alike=group.alike,
        )

    @step("YZH-5.49")
    def target_chosen(self) -> Outcome:
        return self._targeted(self._parts()[self.part][0], self.result or [])

    def _parts(self) -> list[tuple[int, Group]]:
        """The groups of targets, what each has `also` after it, with the place of its group."""
        found: list[tuple[int, Group]] = []
        for at, group in enumerate(targets_of(self._ability(), self.modes)):
            part: Group | None = group
            while part is not None:
                found.append((at, part))
                part = part.also
        return found

    def _targeted(self, at: int, cards: list[int]) -> Outcome:
        some = [list(group) for group in self.targets] + [[]] * (at + 1 - len(self.targets))
        some[at] = [*some[at], *refs(self.duel, cards)]
        self.targets = some
        self.part = self.part + 1
        return self.jump("next_target")

    @step("YZH-2.89", "YFA-2.70")
    def use(self) -> Outcome:
        count_use(self.duel, self.card, self.ability, self.seat)
        swear(self.duel, self._context(), self._ability().oaths)
        done: dict[str, Any] = {"targets": self.targets, "cost": self.cost, "modes": self.modes}
        return self.done({**done, "event": self.event} if {"host", "price"} & {*(self.event or {})} else done)
