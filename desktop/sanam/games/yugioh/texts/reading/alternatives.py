"""Sentences that say what is done otherwise than an effect, how that is prevented, or whether it was used."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import with_it
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.draft import Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.older import is_price

replace = msgspec.structs.replace


def prevented(effect: t.Ability, ability: t.Ability, span: Span) -> tuple[t.Step, ...]:
    """ "Draw 2 cards. Your opponent can reveal 1 Spell to negate this effect.": they are asked first."""
    at = max((at for at, step in enumerate(effect.do) if step.link == ""), default=0)
    paid, rest = effect.do[:at], effect.do[at + 1 :]
    if len(ability.do) != 1 or ability.targets or any(step.link == "or" for step in effect.do):
        raise NotUnderstood(*span, "what is prevented")
    if paid and not is_price(replace(effect, do=paid)):
        raise NotUnderstood(*span, "what is prevented")
    return (*paid, replace(ability.do[0], link=""), replace(effect.do[at], link="or"), *rest)


def where_it_can(effect: t.Ability, ability: t.Ability) -> tuple[t.Ability, t.Ability]:
    """ "Remove 1 counter from this card. If you cannot, destroy it": where there are so many, and the card itself."""
    *before, last = effect.do or (None,)
    op = last.op if last is not None else None
    if last is None or last.conditions:
        return effect, ability
    match op:
        case t.RemoveCounters(all_=False, count=int()):
            there = t.Amount(of="counters", counter=op.name, group=op.group)
        case t.Detach(number="exactly"):
            there = t.Amount(of="materials", group=op.group)
        case _:
            return effect, ability
    asked = replace(last, conditions=(t.Compare(there, "≥", op.count),))
    return replace(effect, do=(*before, asked)), replace(ability, do=with_it(ability.do, op.group))


def where_not(effect: t.Ability, ability: t.Ability, span: Span) -> t.Ability:
    """ "If it is a Warrior, …. Otherwise, …": where what is asked there does not hold. Raises NotUnderstood."""
    asking = [step for step in effect.do if step.conditions]
    alone = len(effect.do) == 1 and isinstance(effect.do[0].op, t.RemoveCounters | t.Detach)
    if len(asking) != 1 or (asking[0] is effect.do[0] and not alone):
        raise NotUnderstood(*span, "otherwise than what")
    if any(step.conditions or step.link == "and" for step in ability.do):
        raise NotUnderstood(*span, "what is done otherwise")
    do = tuple(replace(step, link="otherwise") if step.link == "also" else step for step in ability.do)
    return replace(ability, do=do)


def is_upkeep(effect: t.Ability, ability: t.Ability) -> bool:
    """ "During your Standby Phase, detach 1 material from this card. If you cannot, destroy it.": what keeps a card on
    the field is no effect that is activated, where no colon says that it is."""
    during = effect.when is not None and effect.when.events == ("phase",) and effect.active == t.FIELD
    alone = not (effect.optional or effect.conditions or effect.cost or effect.targets)
    goes = len(ability.do) == 1 and isinstance(ability.do[0].op, t.Destroy) and ability.do[0].op.group == t.SELF
    return effect.kind == "trigger" and during and alone and goes


def instead_of_it(effect: t.Ability | None, ability: t.Ability, span: Span) -> tuple[t.Step, ...]:
    """ "Add 1 Warrior from your Deck to your hand. While you control a Dragon, you can add 1 Dragon instead.": either,
    where that holds; without "you can" the one or the other. Raises NotUnderstood."""
    if effect is None or effect.kind not in (*USED, "activate") or effect.targets or ability.targets or ability.cost:
        raise NotUnderstood(*span, "instead of what")
    ability = _from_the_same_place(effect, ability)
    chosen = any(isinstance(step.op, t.Choose) for step in effect.do)
    joined = all(step.link in ("", "and", "then", "if you do") and step.asks == "you" for step in effect.do)
    if chosen or not joined or any(step.conditions for step in (*effect.do, *ability.do)) or not ability.conditions:
        raise NotUnderstood(*span, "instead of what")
    if ability.optional:
        both = (
            effect.do,
            tuple(replace(step, link="" if at == 0 else step.link) for at, step in enumerate(ability.do)),
        )
        return (t.Step(t.Choose(options=both, conditions=((), ability.conditions))),)
    if len(effect.do) != 1 or effect.do[0].optional:
        raise NotUnderstood(*span, "instead of what")
    return (replace(ability.do[0], link="", conditions=ability.conditions), replace(effect.do[0], link="otherwise"))


def _from_the_same_place(effect: t.Ability, ability: t.Ability) -> t.Ability:
    """ "Special Summon 1 Fairy from your Deck. …, you can Special Summon 1 "Knight" instead": from there, too."""
    before, op = t.group_of(effect.do[0].op), ability.do[0].op
    group = t.group_of(op)
    if group is None or group.ref or group.zones or before is None or type(effect.do[0].op) is not type(op):
        return ability
    there: Any = replace(op, group=replace(group, zones=before.zones, whose=before.whose))
    return replace(ability, do=(replace(ability.do[0], op=there), *ability.do[1:]))


#: The kinds of a monster's effects that are activated.
USED = ("ignition", "quick", "trigger", "flip")


def asks_for_use(ability: t.Ability) -> bool:
    """ "If this effect was activated this turn": the card's one other effect."""
    return any(isinstance(each, t.ThisTurn) and {*each.events} & {*t.USES} for each in ability.conditions)


def _of_the_effect_used(draft: Draft, sentence: Sentence, span: Span) -> Sentence:
    """The card's one other effect is activated, or it is what is done instead of a destruction."""
    instead = [known for known in draft.abilities for step in known.do if isinstance(step.op, t.Replace)]
    used = sum(known.kind in USED for known in draft.abilities)
    if used == 1 and not instead:
        return sentence
    if used or len(instead) != 1:
        raise NotUnderstood(*span, "which effect was used")
    said = tuple(
        replace(each, events=("stood in",)) if isinstance(each, t.ThisTurn) and {*each.events} & {*t.USES} else each
        for each in sentence.ability.conditions
    )
    return replace(sentence, ability=replace(sentence.ability, conditions=said))


def of_the_effect_used(draft: Draft, sentence: Sentence, span: Span) -> Sentence:
    """The card's one other effect is activated, or it is what is done instead of a destruction."""
    instead = [known for known in draft.abilities for step in known.do if isinstance(step.op, t.Replace)]
    used = sum(known.kind in USED for known in draft.abilities)
    if used == 1 and not instead:
        return sentence
    if used or len(instead) != 1:
        raise NotUnderstood(*span, "which effect was used")
    said = tuple(
        replace(each, events=("stood in",)) if isinstance(each, t.ThisTurn) and {*each.events} & {*t.USES} else each
        for each in sentence.ability.conditions
    )
    return replace(sentence, ability=replace(sentence.ability, conditions=said))
