"""Builds whole sentences from the parse: headings, bodies, statements and lines about the card."""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer, v_args

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_parts import (
    Body,
    Head,
    Meaningless,
    Procedure,
    Sentence,
    Targets,
    Timed,
    every,
    on_field,
    one,
    replace,
)


@v_args(inline=True)
class Sentences(Transformer[Token, Any]):
    # heads
    def head_flip(self) -> Head:
        return Head(kind="flip")

    def head_activated(self) -> Head:
        return Head(kind="activate")

    def once(self) -> str:
        return "turn"

    def head_once(self) -> Head:
        return Head(limit="turn")

    def head_twice(self) -> Head:
        return Head(limit="turn", times=2)

    def _head(self, timing: str, parts: tuple[Any, ...]) -> Head:
        once, rest = ("turn", parts[1:]) if parts[0] == "turn" else ("", parts)
        return Head(limit=once, timing=timing, when=rest[0], conditions=rest[1] if len(rest) > 1 else ())

    def head_when(self, *parts: Any) -> Head:
        return self._head("when", parts)

    def head_if_occasion(self, *parts: Any) -> Head:
        return self._head("if", parts)

    def head_moment(self, *parts: Any) -> Head:
        return self._head("if", parts)

    def head_if(self, *parts: Any) -> Head:
        return Head(limit="turn" if len(parts) > 1 else "", conditions=parts[-1])

    def head_during(self, *parts: Any) -> Head:
        once, rest = ("turn", parts[1:]) if parts[0] == "turn" else ("", parts)
        head: Head = rest[0]
        if head.nth != 1:
            raise Meaningless("which time")
        return replace(head, limit=once, conditions=rest[1] if len(rest) > 1 else ())

    def during_window(self, windows: tuple[str, ...]) -> Head:
        return Head(windows=windows)

    def during_phase(self, occasion: t.Occasion) -> Head:
        return Head(timing="if", when=occasion)

    def during_nth(self, ordinal: Token, occasion: t.Occasion) -> Head:
        return Head(timing="if", when=occasion, nth=int(str(ordinal)[0]))

    def timed(self, head: Head, op: t.Operation) -> Any:
        if head.windows:
            return Timed(windows=head.windows, op=op)
        assert head.when is not None
        return t.Later(when=head.when, do=(t.Step(op),), turns=head.nth)

    def phase_you(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="you")

    def phase_opponent(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="opponent")

    def phase_either(self, phase: str) -> t.Occasion:
        return t.Occasion(events=("phase",), phase=phase, who="either")

    def start_you(self) -> Head:
        return Head(timing="if", when=self.phase_you("battle"))

    def start_opponent(self) -> Head:
        return Head(timing="if", when=self.phase_opponent("battle"))

    def start_either(self) -> Head:
        return Head(timing="if", when=self.phase_either("battle"))

    # bodies and steps
    def target(self, *groups: t.Group) -> Any:
        return Targets(groups=tuple(on_field(group) for group in groups))

    def body_plain(self, *parts: Any) -> Body:
        return Body(optional=len(parts) > 1, do=parts[-1])

    def body_paid(self, *parts: Any) -> Body:
        """What stands before the semicolon is the cost, and after it, the targets."""
        cost: tuple[t.Step, ...] = parts[-2]
        targets: tuple[t.Group, ...] = ()
        last = cost[-1]
        if isinstance(last.op, Targets):
            targets = last.op.groups
            cost = cost[:-1]
            if last.optional or last.conditions or last.link not in ("", "then"):
                raise Meaningless("when to target")
        return Body(optional=len(parts) > 2, cost=cost, targets=targets, do=parts[-1])

    def effect(self, *parts: Any) -> tuple[t.Step, ...]:
        steps = [parts[0]]
        for link, step in zip(parts[1::2], parts[2::2], strict=True):
            steps.append(replace(step, link=link))
        return tuple(steps)

    def same(self, part: Any) -> Any:
        return part

    def plain_step(self, op: t.Operation) -> t.Step:
        return t.Step(op)

    def may_step(self, _may: Any, op: t.Operation) -> t.Step:
        return t.Step(op, optional=True)

    def if_step(self, conditions: tuple[t.Condition, ...], op: t.Operation) -> t.Step:
        return t.Step(op, conditions=conditions)

    def if_may_step(self, conditions: tuple[t.Condition, ...], _may: Any, op: t.Operation) -> t.Step:
        return t.Step(op, conditions=conditions, optional=True)

    def headed(self, head: Head, *parts: Any) -> Sentence:
        body: Body = parts[-1]
        ability = t.Ability(
            kind=head.kind,
            optional=body.optional,
            timing=head.timing,
            when=head.when,
            windows=head.windows,
            conditions=head.conditions,
            cost=body.cost,
            targets=body.targets,
            do=body.do,
            limit=head.limit,
            times=head.times,
        )
        return Sentence(ability=ability, headed=True, quick=len(parts) > 1, body=True)

    def quickly(self, _quick: Any, body: Body) -> Sentence:
        return self.headed(Head(), True, body)

    def headless(self, body: Body) -> Sentence:
        sentence = self.headed(Head(), body)
        return replace(sentence, headed=False, body=body.optional or bool(body.cost or body.targets))

    def sentence(self, sentence: Any) -> Any:
        return sentence

    def bullet(self, *parts: Any) -> tuple[Any, tuple[t.Step, ...]]:
        return (parts[0] if len(parts) > 1 else None), parts[-1]

    def faces(self, *numbers: int) -> tuple[int, ...]:
        return numbers

    def materials(self, *groups: t.Group) -> Sentence:
        named = (one(group) if group.number == "all" else group for group in groups)
        return Sentence(ability=t.Ability(kind="material", targets=tuple(named)))

    def equip_line(self, group: t.Group) -> Sentence:
        return Sentence(ability=t.Ability(kind="equip", targets=(on_field(one(group)),)))

    # statements that hold
    def static_while(self, conditions: tuple[t.Condition, ...], steps: tuple[t.Step, ...]) -> Sentence:
        return Sentence(ability=t.Ability(kind="continuous", conditions=conditions, do=steps), rule=True)

    def rule_self(self, rule: dict[str, Any], until: str = "") -> Sentence:
        op = t.Rule(group=t.SELF, until=until, **rule)
        return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),)), rule=True)

    def self_gain(self, amount: int, what: str, until: str = "") -> Sentence:
        return self._self_gain(amount, what, until)

    def self_gain_each(self, amount: int, what: str, each: t.Amount, until: str = "") -> Sentence:
        return self._self_gain(replace(each, times=amount), what, until)

    @staticmethod
    def _self_gain(amount: t.Number, what: str, until: str) -> Sentence:
        op = t.Modify(group=t.SELF, what=what, how="gain", amount=amount, until=until)
        return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),)), rule=True)

    def piercing(self, group: t.Group, other: t.Group) -> Sentence:
        if other.filter != t.Filter(kinds=("monster",), position="defense") or other.zones:
            raise Meaningless("what it attacks")
        return self.rule_self({"rule": "pierces"}) if group == t.SELF else self._pierces(group)

    @staticmethod
    def _pierces(group: t.Group) -> Sentence:
        op = t.Rule(group=group if group.ref else every(group), rule="pierces")
        return Sentence(ability=t.Ability(kind="continuous", do=(t.Step(op),)), rule=True)

    def static_each(self, occasion: t.Occasion, op: t.Operation) -> Sentence:
        return Sentence(ability=t.Ability(kind="continuous", when=occasion, do=(t.Step(op),)), rule=True)

    def replacement(self, group: t.Group, *parts: Any) -> Sentence:
        cause = parts[0][0] if isinstance(parts[0], tuple) and isinstance(parts[0][0], str) else ""
        op = t.Replace(group=on_field(group), cause=cause, instead=parts[-1])
        ability = t.Ability(kind="continuous", optional=True in parts[:-1], do=(t.Step(op),))
        return Sentence(ability=ability, rule=True)

    # Summon procedures
    def gerund(self, op: t.Operation) -> t.Operation:
        return op

    def g_pay(self, amount: int) -> t.Operation:
        return t.PayLife(amount=amount)

    def by(self, op: t.Operation) -> t.Operation:
        return op

    def summon_self(self, group: t.Group, zones: tuple[str, ...], *cost: t.Operation) -> Any:
        if group != t.SELF:
            raise Meaningless("the Summon of another card")
        return Procedure(zones=zones, op=t.SpecialSummon(group=t.SELF), cost=tuple(t.Step(op) for op in cost))

    def summon_free(self) -> Any:
        return Procedure(zones=("hand",), op=t.NormalSummon(group=t.SELF, tributes=0))

    # lines about the card
    def _limit(self, limit: str, name: str = "") -> Sentence:
        return Sentence(ability=t.Ability(kind="", limit=limit, do=(t.Step(t.SummonCondition(name=name)),)), rule=True)

    def lim_name(self, name: str) -> Sentence:
        return self._limit("name", name)

    def lim_each(self, name: str) -> Sentence:
        return self._limit("each", name)

    def lim_shared(self, name: str) -> Sentence:
        return self._limit("shared", name)

    def lim_duel(self, name: str) -> Sentence:
        return self._limit("duel", name)

    def lim_faceup(self) -> Sentence:
        return self._limit("faceup")

    def _line(self, kind: str, name: str) -> Sentence:
        op = t.SummonCondition(name=name)  # carries the name for the check that it is this card's
        return Sentence(ability=t.Ability(kind=kind, limit="name", do=(t.Step(op),)))

    def lim_activate(self, name: str) -> Sentence:
        return self._line("activation limit", name)

    def lim_control(self, name: str) -> Sentence:
        return self._line("control limit", name)

    def _condition(self, **fields: Any) -> Sentence:
        return Sentence(ability=t.Ability(kind="limit", do=(t.Step(t.SummonCondition(**fields)),)))

    def sc_normal(self) -> Sentence:
        return self._condition(normal=False)

    def sc_special(self) -> Sentence:
        return self._condition(special="none")

    def sc_own(self, *first: bool) -> Sentence:
        return self._condition(special="first" if first else "only", by="own")

    def sc_effect(self, *parts: Any) -> Sentence:
        return self._condition(special="first" if len(parts) > 1 else "only", by="effect", name=parts[-1])

    def sc_any(self, *first: bool) -> Sentence:
        return self._condition(special="first" if first else "only", by="effect")

    def sc_type(self, *parts: Any) -> Sentence:
        ways: tuple[str, ...] = parts[-1]
        if ways[0] not in ("ritual", "fusion", "synchro", "xyz"):
            raise Meaningless("how it must be Summoned")
        return self._condition(special="first" if len(parts) > 1 else "only", by=ways[0])

    def sc_ritual(self, name: str) -> t.Operation:
        return t.SummonCondition(normal=False, special="first", by="ritual", name=name)
