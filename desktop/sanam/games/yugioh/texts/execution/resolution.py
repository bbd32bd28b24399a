"""Resolving: running the steps of an effect or a cost one after another, and what was put off until later."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.yugioh.texts.execution.candidates import candidates, fixed_and_open, followed_by, groups
from sanam.games.yugioh.texts.execution.conditions import holds, same_phase
from sanam.games.yugioh.texts.execution.context import Context, Refs, context, fresh, refs
from sanam.games.yugioh.texts.execution.feasible import can_do
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import players
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.misplaced import lent, may_fade, misplaced, out_of_position
from sanam.games.yugioh.texts.execution.one_kind import mixed, others, too_many
from sanam.games.yugioh.texts.execution.open_hands import unshown
from sanam.games.yugioh.texts.execution.operations.table import perform, performed
from sanam.games.yugioh.texts.execution.paid import least_of
from sanam.games.yugioh.texts.execution.picking import KINDS, Pick, PickCards, not_taken, picks
from sanam.games.yugioh.texts.execution.procedure import AbilityProcedure, Act, plain_steps, read_steps, register, run
from sanam.games.yugioh.texts.execution.procedure import Outcome as Result
from sanam.games.yugioh.texts.execution.saying import said_so
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import (
    Ability,
    Damage,
    Declare,
    Detach,
    GainLife,
    Group,
    Move,
    Operation,
    Step,
    parts,
    speaks_of_all_bound,
    speaks_of_bound,
    targets_of,
)
from sanam.games.yugioh.vocabulary.zones import FIELD


def verb(op: Operation) -> str:
    """What is done with the cards, for the question: how they move, or the operation's tag."""
    return op.how if isinstance(op, Move) else str(op.__struct_config__.tag)


@register
class RunSteps(AbilityProcedure):
    """Carry out the steps of the local "steps" in order; the result is the context afterwards, as plain data.

    "then", "and" and "if you do" need the step before to have been done; a new sentence is done in any case. What
    follows by "then" or a new sentence happens at a later moment, the rest at the same (missed timing).
    """

    ctx = Public[dict[str, Any]]()
    todo = Public[list[dict[str, Any]]]([], name="steps")
    at = Public[int](0)
    queue = Public[list[dict[str, Any]]]([])
    chosen = Public[list[list[int]]]([])

    def _step(self) -> Step:
        return read_steps([self.todo[self.at]])[0]

    def _has_alternative(self) -> bool:
        """Whether the step after this one is done instead when this one is declined ("pay 500 LP, or …")."""
        rest = self.todo[self.at + 1 :]
        return bool(rest) and read_steps(rest[:1])[0].link == "or"

    @step("YZH-2.89", "YZH-5.44", "YFA-2.70")
    def next_step(self) -> Outcome:
        if self.at >= len(self.todo):
            return self.done(self.ctx)
        now, ctx = self._step(), context(self.ctx)
        if self.at and now.link in ("then", "if you do", "and") and not ctx.ok and not self._goes_on_anyway(now):
            return self.jump("skip")
        if self.at and now.link == "or" and ctx.ok:
            return self._past_the_alternative()
        if self.at and now.link == "otherwise" and ctx.met:
            return self.jump("skip")
        if now.conditions:
            met = holds(self.duel, ctx, now.conditions)
            if met != ctx.met:
                ctx.met = met
                self.ctx = ctx.plain()
                return self.jump("ask_now" if met else "skip")
            if not met:
                return self.jump("skip")
        return self._ask_first(now, ctx)

    def _ask_first(self, now: Step, ctx: Context) -> Outcome:
        """On with the step, or the question whether it is done at all."""
        if not now.optional and not self._has_alternative():
            return self.jump("begin")
        if not can_do(self.duel, ctx, now):
            return self.jump("skip")
        params = {"card": ctx.card, "ability": ctx.ability, "question": "apply", "verb": verb(now.op)}
        seat = 1 - ctx.seat if now.asks != "you" else ctx.seat
        return self.ask(Choice(seat, "yes_no", [Option("yes"), Option("no")], params=params))

    def _past_the_alternative(self) -> Outcome:
        """To what does not hang on what would have been done instead."""
        self.at = self.at + 1
        while self.at < len(self.todo) and self._step().link in ("then", "if you do", "and"):
            self.at = self.at + 1
        return self.jump("next_step")

    def _goes_on_anyway(self, now: Step) -> bool:
        """Whether it is done though the step before did nothing: "inflict damage …, and gain …" from a value of 0."""
        (before,) = read_steps(self.todo[self.at - 1 : self.at])
        return now.link == "and" and isinstance(before.op, Damage | GainLife)

    @step("YZH-5.44")
    def agreed(self) -> Outcome:
        return None if self.picked()[0].act == "yes" else self.jump("skip")

    @step("YZH-5.15", "YTH-4.19")
    def begin(self) -> Outcome:
        now, ctx = self._step(), context(self.ctx)
        if self.at and now.link in ("", "then"):
            self.duel.next_moment()
        found = picks(self.duel, ctx, now.op)
        if found is None:
            return self.jump("skip")
        self.chosen = [[] for _ in groups(now.op)] or [[]]
        if ctx.cause == "cost":
            keep(self.duel, ctx, read_steps(self.todo[self.at + 1 :]), found)
        else:
            self._mind_the_next(ctx, found)
        self.queue = [pick.plain() for pick in found]
        return None

    def _mind_the_next(self, ctx: Context, found: list[Pick]) -> None:
        """Leave among what may be picked what the next step can follow, where that hangs on it."""
        besides: tuple[int, ...] = ()
        if len(found) == 2:  # one of them may be this card, which is handled in any case
            wanted = groups(self._step().op)
            besides = fixed_and_open(self.duel, ctx, wanted[0])[1] if len(wanted) == 1 else ()
            found = [pick for pick in found if not {*pick.cards} <= {*besides}]
        if len(found) != 1 or found[0].most != 1:
            return
        for after in read_steps(self.todo[self.at + 1 : self.at + 2]):
            if after.link in ("and", "then", "if you do") and not after.optional:
                found[0].cards = followed_by(self.duel, ctx, after, found[0].cards, besides) or found[0].cards

    @step("YZH-5.15", "YZH-5.60", "YTH-4.19")
    def pick(self) -> Outcome:
        if not self.queue:
            return self.jump("act")
        first = self._next_pick()
        if first.settled:
            return self._take(first, first.cards)
        if first.random:
            return self._take(first, self._at_random(first))
        now, ctx = self._step(), context(self.ctx)
        if first.from_top:
            options = [Option("value", value=number) for number in range(first.least, first.most + 1)]
            return self.ask(Choice(first.seat, "number", options, params={"card": ctx.card, "ability": ctx.ability}))
        what = verb(now.op)
        kind = KINDS.get(what) or ("cost" if ctx.cause == "cost" else "pick")
        return self.call(
            PickCards,
            cards=first.cards,
            least=first.least,
            most=first.most,
            seat=first.seat,
            kind=kind,
            verb=what,
            card=ctx.card,
            ability=ctx.ability,
            keep=first.keep,
            distinct=first.distinct,
            alike=first.alike,
            total=first.total,
            bound=first.bound,
        )

    @step("YZH-5.15", "YTH-4.19")
    def picked_so(self) -> Outcome:
        pick = self._next_pick()
        return self._take(pick, pick.cards[: self.picked()[0].value] if pick.from_top else self.result or [])

    def _next_pick(self) -> Pick:
        pick = msgspec.convert(self.queue[0], Pick)
        return not_taken(pick, self.chosen[pick.slot])

    def _take(self, pick: Pick, cards: list[int]) -> Outcome:
        now = [list(some) for some in self.chosen]
        now[pick.slot] += [card for card in cards if card not in now[pick.slot]]
        self.chosen = now
        self.queue = self.queue[1:]
        return self.jump("pick")

    def _at_random(self, pick: Pick) -> list[int]:
        """Without looking (YZH-5.60)."""
        left = list(pick.cards)
        return [left.pop(self.play.roll("random", len(left)) - 1) for _ in range(pick.most)]

    @step("YZH-2.89", "YFA-2.70")
    def act(self) -> Outcome:
        op, ctx = self._step().op, context(self.ctx)
        chosen = [list(some) for some in self.chosen]
        if ctx.cause == "effect":
            chosen[0] = affected(self.duel, ctx, chosen[0])
            if not chosen[0] and groups(op):
                return self.jump("skip")
        ctx.held = {**ctx.held, **{str(card): self.duel.controller(card) for card in chosen[0]}}
        if self.duel.closes_zones or self.duel.reads_columns or (isinstance(op, Move) and op.how == "banish"):
            cards = self.table.cards
            field = [card for card in chosen[0] if self.duel.zone_word(card) in (*FIELD, "hand")]
            ctx.positions = {
                **ctx.positions,
                **{str(card): f"{cards[card].zone} {cards[card].stance}" for card in field},
            }
        act = Act(self.duel, ctx)
        outcome = perform(act, op, chosen)
        if isinstance(outcome, Call):
            self.ctx = act.ctx.plain()
            return outcome
        return self._after(act, op, outcome)

    @step("YZH-2.89", "YFA-2.70")
    def acted(self) -> Outcome:
        act, op = Act(self.duel, context(self.ctx)), self._step().op
        return self._after(act, op, performed(act, op, self.result))

    def _after(self, act: Act, op: Operation, outcome: Result) -> Outcome:
        ctx = act.ctx
        if outcome.cards is not None:
            ctx.follow(self.duel, outcome.cards)
            ctx.it = refs(self.duel, outcome.cards)
            if ctx.cause == "cost" and not self._only_detaches(op):
                paid = [ref for ref in ctx.cost if ref[0] not in outcome.cards]
                ctx.cost = paid + ctx.it
                if outcome.did is not None and outcome.did > len(outcome.cards):
                    # Tokens that have ceased are counted, too, though nothing can be done to them any more.
                    ctx.cost += [[card, -1] for card in self.chosen[0] if card not in self.table.cards]
        ctx.ok = outcome.ok
        ctx.did = outcome.did if outcome.did is not None else len(outcome.cards or [])
        for seat in searched(self.duel, ctx, op):
            self.duel.shuffle(seat)
        if isinstance(op, Declare):
            self.todo = said_so(self.todo, op.what, ctx.word)
        self.ctx = ctx.plain()
        self.at = self.at + 1
        return self.jump("next_step")

    def _only_detaches(self, op: Operation) -> bool:
        """Whether it detaches materials while other cards are paid, too: "each card sent this way" is one of those."""
        return isinstance(op, Detach) and any(isinstance(paid.op, Move) for paid in read_steps(self.todo))

    @step("YZH-2.89", "YFA-2.70")
    def skip(self) -> Outcome:
        """Not done: what hangs on it is not done either."""
        ctx = context(self.ctx)
        ctx.ok, ctx.did = False, 0
        self.ctx = ctx.plain()
        self.at = self.at + 1
        return self.jump("next_step")

    @step("YZH-2.89", "YZH-5.44", "YFA-2.70")
    def ask_now(self) -> Outcome:
        """A question comes with nothing written before it."""
        return self._ask_first(self._step(), context(self.ctx))

    @step("YZH-5.44")
    def agreed_now(self) -> Outcome:
        return self.jump("begin" if self.picked()[0].act == "yes" else "skip")


def keep(duel: Host, ctx: Context, rest: tuple[Step, ...], found: list[Pick]) -> None:
    """Mark the picks for a cost that could leave too little for the rest of the cost or for the targets."""
    ability = duel.abilities(ctx.card)[ctx.ability] if ctx.ability >= 0 else None
    wanted: list[tuple[Operation | None, Group]] = [
        (step.op, group) for step in rest if isinstance(step.op, Move) for group in groups(step.op)
    ]
    wanted += [(None, group) for group in ability.targets] if ability is not None else []
    for op, group in wanted:
        if group.ref:
            continue
        cards = candidates(duel, ctx, op, group)
        need = least_of(group, len(cards))
        for pick in found:
            common = sum(card in cards for card in pick.cards)
            if not pick.settled and len(cards) - min(pick.most, common) < need:
                pick.keep = [*pick.keep, {"need": need, "cards": cards}]


def affected(duel: Host, ctx: Context, cards: list[int]) -> list[int]:
    """Those of the cards that are not unaffected by this card's effects."""
    now = standing(duel)
    if now.laws.keys().isdisjoint(cards):
        return cards
    return [card for card in cards if not (duel.zone_word(card) in FIELD and now.untouched(card, ctx))]


def searched(duel: Host, ctx: Context, op: Operation) -> list[int]:
    """The seats whose Deck was looked into for this operation: it is shuffled afterwards (YZH-1.31)."""
    if isinstance(op, Move) and op.how in ("top", "bottom", "shuffle"):
        return []
    seats: list[int] = []
    for group in (part for whole in groups(op) for part in parts(whole)):
        if not group.ref and "deck" in group.zones:
            owners = {"you": [ctx.seat], "opponent": [1 - ctx.seat]}.get(group.whose, [0, 1])
            if group.whose == "controller":
                owners = players(duel, ctx, group.whose)
            seats += [seat for seat in owners if seat not in seats and duel.cards(seat, "deck")]
    return seats


@register
class ResolveAbility(AbilityProcedure):
    """Resolve an ability: what it still has of its targets, then its effect, step by step.

    Effects of a card that is negated on the field do nothing; targets that are no longer legal are let go (YZH-5.49).
    """

    card = Public[int]()
    ability = Public[int]()
    seat = Public[int]()
    targets = Public[list[Refs]]([])
    cost = Public[Refs]([])
    event = Public[dict[str, Any] | None]()
    modes = Public[list[int]]([])
    link = Public[int | None]()
    instead = Public[list[dict[str, Any]]]([])

    def _moves(self) -> int:
        """How often the source had moved when its effect was activated; a Spell or Trap is followed where it is."""
        for link in self.duel.chain():
            if link["id"] == self.link and "moves" in link:
                return int(link["moves"])
        return -1

    @step("YZH-2.11", "YZH-4.37", "YZH-5.49")
    def resolve(self) -> Outcome:
        duel, card = self.duel, self.card
        if card not in self.table.cards:
            return self.done(None)
        ability = duel.abilities(card)[self.ability]
        moves = -1 if ability.kind in ("activate", "equip") else self._moves()
        there = moves < 0 or self.table.cards[card].moves == moves
        if there and standing(duel).negated(card):  # off the field one that was beaten by a card which says so
            return self.done(None)
        ctx = Context(
            card=card,
            moves=moves,
            seat=self.seat,
            ability=self.ability,
            cost=self.cost,
            event=self.event,
            modes=self.modes,
            link=self.link,
            activating=ability.kind in ("activate", "equip"),
            targets=[self._legal(ability, i, some) for i, some in enumerate(self.targets)],
        )
        if self.instead:  # what its effect has become speaks of none of its targets
            ctx.targets, ctx.cost, ctx.event = [], [], None
        return run(read_steps(self.instead) or ability.do, ctx)

    def _legal(self, ability: Ability, index: int, some: Refs) -> Refs:
        """The targets that have not moved and still are what the text targets."""
        duel = self.duel
        aims = targets_of(ability, self.modes)
        group = aims[index] if index < len(aims) else None
        kept: Refs = []
        for card in fresh(duel, some):
            part, legal = group, group is None
            while part is not None and not legal:
                legal = bool(part.ref) or matches(duel, part.filter, card, self.card)
                part = part.also
            if legal:
                kept += refs(duel, [card])
        return kept

    @step("YZH-5.49")
    def resolved(self) -> Outcome:
        self._bind()
        return self.done(self.result)

    def _is_out(self, card: int) -> bool:
        return self.duel.zone_word(card) == "banished"

    def _bind(self) -> None:
        """Remember what it has targeted, Summoned or banished, where the card's text speaks of that later."""
        duel, card = self.duel, self.card
        if card not in self.table.cards or not isinstance(self.result, dict):
            return
        if not any(speaks_of_bound(ability) for ability in duel.abilities(card)):
            return
        ctx = context(self.result)
        some = [*(ref for group in ctx.targets for ref in group), *(ctx.it or [])]
        all_ = any(map(speaks_of_all_bound, duel.abilities(card)))
        before = [
            known
            for known in fresh(duel, duel.table.cards[card].marks.get("bound") or [])
            if all_ or self._is_out(known)
        ]
        held = refs(duel, [known for known in dict.fromkeys([*before, *fresh(duel, some)]) if known != card])
        if held:
            self.play.mark(card, "bound", held)


# ---------------------------------------------------------------------------------------------------------------- later


def concerns(entry: dict[str, Any], phase: str, turn_player: int) -> bool:
    """Whether something put off waits for this phase of this player's turn."""
    if not same_phase(phase, entry["phase"]):
        return False
    who = entry["who"]
    return who not in ("you", "opponent") or (turn_player == entry["seat"]) == (who == "you")


def due(duel: Host, phase: str, seat: int) -> list[dict[str, Any]]:
    """What effects have put off and this phase of the turn player `seat` concerns; if anything, call RunLater."""
    return [entry for entry in duel.table.marks.get("later", []) if concerns(entry, phase, seat)]


@register
class RunLater(AbilityProcedure):
    """Carry out what was put off until this phase; what waits for a later coming of it is counted down (YZH-5.27)."""

    phase = Public[str]()
    seat = Public[int]()
    ready = Public[list[dict[str, Any]]]([])

    @step("YZH-5.27")
    def gather(self) -> Outcome:
        waiting = self.table.marks.get("later", [])
        ready, kept = [], []
        for entry in waiting:
            if not concerns(entry, self.phase, self.seat):
                kept.append(entry)
            elif entry["turns"] > 1:
                kept.append({**entry, "turns": entry["turns"] - 1})
            else:
                ready.append(entry)
        self.ready = ready
        self.play.mark("table", "later", kept or None)
        return None

    @step("YZH-3.27", "YZH-3.57", "YFA-3.23", "YTH-2.11", "YTH-2.43")
    def next_one(self) -> Outcome:
        if not self.ready:
            return self.done()
        first, *rest = self.ready
        self.ready = rest
        self.duel.next_moment()
        return Call(RunSteps, {"steps": first["steps"], "ctx": first["ctx"]})

    @step("YZH-3.27", "YZH-3.57", "YFA-3.23", "YTH-2.11", "YTH-2.43")
    def one_done(self) -> Outcome:
        return self.jump("next_one")


@register
class RunUpon(AbilityProcedure):
    """Carry out, without a Chain, what continuous abilities do each time something happens (see `occasions.upon`),
    then what cards do to themselves as things have become ("If you control no monsters, destroy this card."); Equip
    Spells that do not fit their monster any more are destroyed.

    It is of the moment of its occasion: no ability answers twice to one, so that two which feed each other end.
    """

    faded = Public[list[list[int]]]([])

    @step("YZH-2.22", "YFA-2.19", "YFA-2.79")
    def next_one(self) -> Outcome:
        waiting = self.table.marks.get("upon", [])
        if not waiting:
            for card, index in standing(self.duel).fading if may_fade(self.duel) else ():
                if [card, index] not in self.faded:
                    return self._fade(card, index)
            for card, stance in out_of_position(self.duel):
                self.duel.turn_monster(card, stance)
            for card, seat in lent(self.duel):
                self.duel.take_control(card, seat)
            if shown := unshown(self.duel):
                self.duel.reveal(shown, [0, 1])
            loose = misplaced(self.duel)
            if loose:
                self.duel.destroy(loose, {"cause": "rule", "card": None, "seat": None})
            return self.jump("ask_which_stay")
        first, *rest = waiting
        self.play.mark("table", "upon", rest or None)
        return Call(RunSteps, {"steps": first["steps"], "ctx": first["ctx"]})

    def _fade(self, card: int, index: int) -> Outcome:
        """Each card once: what protects it now protects it for this time."""
        self.faded = [*self.faded, [card, index]]
        ctx = Context(card=card, seat=self.duel.controller(card), ability=index)
        return run(self.duel.abilities(card)[index].do, ctx)

    @step("YZH-2.22", "YFA-2.19")
    def one_done(self) -> Outcome:
        return self.jump("next_one")

    @step("YZH-2.22", "YFA-2.19")
    def ask_which_stay(self) -> Outcome:
        """Of which kind the monsters are that stay, where a player may only control one (see `one_kind`)."""
        alike = too_many(self.duel)
        if alike is not None:
            return self.ask(Choice(alike[0], "pick", [Option("pick", card) for card in alike[1]]))
        several = mixed(self.duel)
        if several is None:
            return self.done()
        seat, _, words = several
        return self.ask(Choice(seat, "word", [Option("value", value=word) for word in words]))

    @step("YZH-2.22", "YFA-2.19")
    def others_go(self) -> Outcome:
        alike = too_many(self.duel)
        several = mixed(self.duel)
        if alike is not None:
            loose = [card for card in alike[1] if card != self.picked()[0].card]
            self.duel.send(loose, {"cause": "rule", "card": None, "seat": None})
        elif several is not None:
            seat, what, _ = several
            loose = others(self.duel, seat, what, str(self.picked()[0].value))
            self.duel.send(loose, {"cause": "rule", "card": None, "seat": None})
        return self.jump("next_one")


__all__ = ["ResolveAbility", "RunLater", "RunSteps", "RunUpon", "due", "plain_steps"]
