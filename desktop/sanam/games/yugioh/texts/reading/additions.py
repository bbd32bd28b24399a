"""Sentences that say more of what stands before or after them: when it may be activated, how often, how it is meant.

Each function raises NotUnderstood where there is nothing that the sentence could be said of.
"""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.chinese.sentences import is_numbered
from sanam.games.yugioh.texts.reading.clauses.lines import Sentence
from sanam.games.yugioh.texts.reading.draft import ACTIVATED, OF_CARD, Draft, NotUnderstood, Span
from sanam.games.yugioh.texts.reading.own_summons import check_own_name
from sanam.games.yugioh.texts.reading.set_targets import reveal_where_set

replace = msgspec.structs.replace
#: Limits of all effects of a card together.
OF_ALL_EFFECTS = ("each", "shared", "each duel")
#: What an Equip Spell is equipped to where its text names nothing.
ANY_HOST = t.Group(whose="either", zones=("field",), filter=t.Filter(kinds=("monster",), face="up"))


def say_of_activation(draft: Draft, ability: t.Ability, fields: tuple[str, ...], span: Span) -> None:
    """`fields` of `ability`: when the card may be activated, said before or after what its activation does."""
    if ability.kind == "to come":
        if draft.oaths or _effects(draft, "summon"):
            raise NotUnderstood(*span, "which effect is meant")
        draft.oaths = ability.oaths
        return
    if ability.kind == "summon":
        own = [at for at, known in enumerate(draft.abilities) if known.kind == "summon"]
        if len(own) != 1:
            raise NotUnderstood(*span, "which Summon is meant")
        way = draft.abilities[own[0]]
        draft.abilities[own[0]] = replace(way, oaths=(*way.oaths, *ability.oaths))
        return
    if ability.kind == "any effect":
        draft.sworn = (*draft.sworn, *ability.oaths)
        return
    if ability.kind == "":
        _say_of_last_effect(draft, ability, fields, span)
        return
    if draft.card.kind == "monster":
        raise NotUnderstood(*span, "not on a monster")
    gate = {name: getattr(ability, name) for name in fields}
    last = draft.last
    for index, known in enumerate(draft.abilities):
        if known.kind != "activate":
            continue
        if fields == ("oaths",):
            draft.abilities[index] = replace(known, oaths=(*known.oaths, *ability.oaths))
            return
        if fields == ("conditions",) and known is not last and not known.conditions:
            draft.abilities[index] = replace(known, conditions=ability.conditions)
            return
    if last is not None and last.kind == "activate":
        if fields == ("conditions",):
            gate = {"conditions": (*last.conditions, *ability.conditions)}
        elif any(getattr(last, name) for name in fields):
            raise NotUnderstood(*span, "when it is activated, twice")
        draft.amend(span, **gate)
    elif draft.abilities or draft.gate.keys() & gate.keys():
        raise NotUnderstood(*span, "when it is activated, after another effect")
    else:
        draft.gate |= gate
        draft.gate_span = span


def _say_of_last_effect(draft: Draft, line: t.Ability, fields: tuple[str, ...], span: Span) -> None:
    at = draft.last_said
    last = draft.abilities[at] if at >= 0 and draft.abilities[at].kind in (*ACTIVATED, "summon") else None
    if fields == ("oaths",) and last is not None and (last.kind == "summon" or at < len(draft.abilities) - 1):
        draft.abilities[at] = replace(last, oaths=(*last.oaths, *line.oaths))  # behind "You can only activate 1 …"
        return
    if fields == ("straight on",):
        rule = draft.abilities[-1].do[-1].op if draft.abilities and draft.abilities[-1].do else None
        if not isinstance(rule, t.Rule) or rule.rule != "attacks directly" or rule.group != t.SELF or rule.until:
            raise NotUnderstood(*span, "what does so")
        draft.append(replace(line, kind="continuous"), span)
        return
    last = draft.last_effect
    if last is None or (line.unanswered and last.unanswered):
        raise NotUnderstood(*span, "no effect before it")
    if fields == ("used if",):  # asked when it is activated, and not again
        draft.amend(span, conditions=(*last.conditions, *line.conditions))
        return
    if fields == ("resolved if",):  # asked when it resolves, and not before
        draft.amend(span, do=_held_by(last.do, line.conditions, span))
        return
    if fields == ("quick_if",):
        if last.kind != "ignition" or last.windows:
            raise NotUnderstood(*span, "not an effect for the own Main Phase")
        draft.amend(span, kind="quick", quick_if=line.quick_if)
        return
    if fields == ("twice_if",):
        if last.limit != "turn" or last.times != 1:
            raise NotUnderstood(*span, "how often it is used")
        draft.amend(span, twice_if=line.twice_if)
        return
    if fields == ("quick",):
        if last.kind == "quick" or (last.when is not None and "activation" in last.when.events):
            return  # so it was anyway
        if last.kind != "ignition":
            raise NotUnderstood(*span, "not an effect for the own Main Phase")
        windows = tuple(word for word in last.windows if word not in ("your turn", "main"))
        draft.amend(span, kind="quick", windows=windows)
        return
    if line.windows:
        if last.windows:
            raise NotUnderstood(*span, "when it is used, twice")
        later = last.kind == "ignition" and any(word.startswith("opponent") for word in line.windows)
        draft.amend(span, kind="quick" if later else last.kind, windows=line.windows)
        return
    do = last.do
    if line.conditions:  # they hold at resolution as well
        do = _held_by(do, line.conditions, span)
    draft.amend(
        span,
        oaths=(*last.oaths, *line.oaths),
        conditions=(*last.conditions, *line.conditions),
        unanswered=last.unanswered or line.unanswered,
        unanswered_by=line.unanswered_by if line.unanswered else last.unanswered_by,
        do=do,
        active=next((said.zones for said in line.conditions if isinstance(said, t.IsIn)), last.active),
    )


def _held_by(do: tuple[t.Step, ...], conditions: tuple[t.Condition, ...], span: Span) -> tuple[t.Step, ...]:
    """What an effect does, where that is done only if the conditions hold then."""
    if any(step.link == "" for step in do[1:]):
        raise NotUnderstood(*span, "what hangs on it")
    return (replace(do[0], conditions=(*do[0].conditions, *conditions)), *do[1:])


def tell_activation(draft: Draft, ability: t.Ability, span: Span) -> None:
    """What the card is activated for, where the text says so in so many words."""
    if draft.card.kind == "monster" or draft.activation_told:
        raise NotUnderstood(*span, "activated?")
    if any(getattr(ability, name) for name in draft.gate):
        raise NotUnderstood(*span, "when it is activated, twice")
    draft.append(replace(ability, **draft.gate), span)
    draft.gate = {}


def end_activation(draft: Draft) -> None:
    """What is done to the card some phases after its activation is a part of what the activation brings about."""
    if not draft.ends:
        return
    at = next((i for i, known in enumerate(draft.abilities) if known.kind in ("activate", "equip")), None)
    if at is None:
        draft.abilities.append(t.Ability(kind="activate", do=draft.ends))
    else:
        draft.abilities[at] = replace(draft.abilities[at], do=(*draft.abilities[at].do, *draft.ends))
    draft.ends = ()


def pass_gate(draft: Draft, ability: t.Ability, span: Span) -> t.Ability:
    """The ability with what a sentence before has said of the activation of the card."""
    if not draft.gate or (ability.kind != "activate" and not draft.brief):
        return ability
    gate = dict(draft.gate)
    if "unread" in gate:
        ability = replace(ability, unread=(*gate.pop("unread"), *ability.unread))
    if ability.kind != "activate" or any(getattr(ability, name) for name in gate):
        raise NotUnderstood(*span, "not what is activated")
    ability = replace(ability, **gate)
    draft.gate = {}
    return ability


def limit_effects(draft: Draft, line: t.Ability, span: Span) -> None:
    """ "You can only use this effect of … once per turn.": the effect before it, or each effect of the card."""
    check_own_name(draft, line, span, former=True)
    effects = _effects(draft)
    if line.limit == "following":
        if draft.limit:
            raise NotUnderstood(*span, "how often what follows is used, twice")
        draft.limit, draft.limited_from = "name", len(draft.abilities)
        return
    of_all = line.limit in OF_ALL_EFFECTS
    first = all(known.kind in ("material", *OF_CARD) for known in draft.abilities) and not draft.limit
    if first and line.limit in ("name", *OF_ALL_EFFECTS):
        draft.limit = line.limit
        if line.limit in OF_ALL_EFFECTS and draft.text[span[1] :].lstrip()[:1] in ("●", "•"):
            draft.listing = Sentence(ability=t.Ability(kind=""), listing=True)  # each ● is an effect of its own
        return
    if line.limit == "turn" and _adds_a_summon(draft):
        return  # it adds no more than it says
    if not effects or not (of_all or effects[-1] == draft.last_said or len(effects) == 1):
        raise NotUnderstood(*span, "no effect before it")
    for index in effects if of_all else effects[-1:]:
        ability = draft.abilities[index]
        if ability.limit and not _is_within(ability, line):
            raise NotUnderstood(*span, "the effect is limited twice")
        end = span[1] if index == len(draft.abilities) - 1 else ability.span[1]
        draft.abilities[index] = replace(
            ability, limit=line.limit, times=line.times, span=(ability.span[0], max(ability.span[1], end))
        )


def _is_within(ability: t.Ability, line: t.Ability) -> bool:
    """Whether an effect that each card has once per turn is one of those that cards of its name have once per turn."""
    return ability.limit == "turn" and ability.times == 1 and line.limit == "name" and line.times == 1


def _adds_a_summon(draft: Draft) -> bool:
    """Whether what was said last is that its player may Normal Summon once more in each turn."""
    last = draft.last
    if last is None or last.kind != "continuous" or not last.do:
        return False
    return all(isinstance(step.op, t.PlayerRule) and step.op.rule == "extra normal summon" for step in last.do)


def activate_so(draft: Draft) -> None:
    """ "Activate this card by paying 1000 LP.", of a card that stays: nothing else is done by its activation.

    Raises NotUnderstood.
    """
    if draft.gate and (draft.brief or draft.activation_told):
        raise NotUnderstood(0, 0, "an activation without an effect")
    if draft.gate:
        draft.abilities.insert(0, t.Ability(kind="activate", **draft.gate, span=draft.gate_span))
        draft.gate = {}
    if draft.card.icon == "equip":
        _equip_at_a_cost(draft)


def _equip_at_a_cost(draft: Draft) -> None:
    """ "Activate this card by paying 500 LP.", of an Equip Spell: it is activated to equip it, to whatever may bear
    it. Raises NotUnderstood."""
    only = [known for known in draft.abilities if known.kind == "equip"]
    paid = [at for at, known in enumerate(draft.abilities) if known.kind == "activate" and not known.do]
    for known in draft.abilities if only else ():
        if known.kind == "activate" and known.do and isinstance(known.do[0].op, t.Later):
            raise NotUnderstood(*known.span, "whether its activation does that, besides equipping it")
    for at in paid:
        ability = draft.abilities[at]
        if len(paid) > 1 or only or ability.targets or ability.when is not None:
            raise NotUnderstood(*ability.span, "to what it is equipped")
        to = t.Step(t.Equip(card=t.SELF, to=t.Group(ref="target")))
        draft.abilities[at] = replace(ability, targets=(ANY_HOST,), do=(to,))


def control_the_bearer(draft: Draft) -> None:
    """ "Equip this card to that target. While this card is equipped to a monster by this effect, take control of that
    monster.": taken with the equipping, for as long as this card is there. Raises NotUnderstood."""
    taken = t.TakeControl(group=t.Group(ref="equipped"))
    for ability in [each for each in draft.abilities if each.kind == "continuous" and each.when is None]:
        if [step.op for step in ability.do] != [taken]:
            continue
        equipping = [at for at, each in enumerate(draft.abilities) if each.do and isinstance(each.do[-1].op, t.Equip)]
        op = draft.abilities[equipping[0]].do[-1].op if len(equipping) == 1 else None
        if not isinstance(op, t.Equip) or replace(op.card, zones=()) != t.SELF or not op.to.ref:
            raise NotUnderstood(*ability.span, "to what it is equipped")
        step = t.Step(t.TakeControl(group=op.to, until="self"), link="if you do")
        known = draft.abilities[equipping[0]]
        draft.abilities[equipping[0]] = replace(known, do=(*known.do, step))
        draft.abilities.remove(ability)


def activate_for_bound(draft: Draft) -> None:
    """ "Tribute 1 monster to Special Summon 1 Plant monster. When that monster is removed from the field, destroy this
    card.", of a Spell that stays: what "that monster" is has been Summoned by its activation, and by it alone."""
    if draft.activation_told or draft.card.kind == "monster" or not any(map(t.speaks_of_bound, draft.abilities)):
        return
    effects = _effects(draft)
    first = draft.abilities[effects[0]] if effects else None
    if first is None or first.limit or first.windows or first.when is not None:
        return
    if draft.card.kind == "trap":
        # "①：以自己墓地的1隻怪獸為對象才能發動。": could it be used again, no monster were "that monster".
        if first.kind == "quick" and first.targets and not first.cost and is_numbered(draft.text):
            draft.abilities[effects[0]] = replace(first, kind="activate", optional=False, active=t.FIELD)
    elif len(effects) == 1 and first.kind == "ignition" and not first.optional:
        draft.abilities[effects[0]] = replace(first, kind="activate")


def _effects(draft: Draft, but: str = "") -> list[int]:
    """Which abilities are effects that are used, or Summons, other than of the kind `but`."""
    kinds = {*ACTIVATED, "summon"} - {but}
    return [index for index, known in enumerate(draft.abilities) if known.kind in kinds]


def limit_what_followed(draft: Draft) -> None:
    """ "You can only use each effect of … once per turn.", before these effects; and what was sworn of the one effect
    that follows. Raises NotUnderstood."""
    if draft.to_come and all(known.do != draft.to_come for known in draft.abilities):
        raise NotUnderstood(0, 0, "which rule it comes of")
    if draft.following and not (draft.all_follow and draft.following[0] in draft.abilities[-1].conditions):
        raise NotUnderstood(0, 0, "which effect follows")
    if draft.oaths:
        at, *others = _effects(draft, "summon") or [-1]
        if at < 0 or others:
            raise NotUnderstood(0, 0, "which effect is meant")
        draft.abilities[at] = replace(draft.abilities[at], oaths=(*draft.abilities[at].oaths, *draft.oaths))
    if draft.sworn:
        if len(_effects(draft)) < 2:
            raise NotUnderstood(0, 0, "which of its effects")
        for at in _effects(draft):
            draft.abilities[at] = replace(draft.abilities[at], oaths=(*draft.abilities[at].oaths, *draft.sworn))
    effects = [at for at in _effects(draft) if at >= draft.limited_from] if draft.limit else []
    if draft.limit and (not effects or (draft.limit == "name" and len(effects) > 1)):
        raise NotUnderstood(0, 0, "which effect is limited")
    for index in effects:
        if draft.abilities[index].given is not None and draft.limit != "name":
            continue  # an effect of the monster that was Summoned with this card
        if draft.abilities[index].limit:
            raise NotUnderstood(*draft.abilities[index].span, "the effect is limited twice")
        draft.abilities[index] = replace(draft.abilities[index], limit=draft.limit)


def _narrow_host(draft: Draft, filter_: t.Filter, span: Span) -> None:
    """What the card equips itself to must match this as well."""
    for index, ability in enumerate(draft.abilities):
        choice = ability.do[0].op if ability.do else None
        if isinstance(choice, t.Choose) and choice.targets and isinstance(choice.options[0][0].op, t.Equip):
            host = choice.targets[0][0]
            neither = (*host.filter.neither, *filter_.neither)
            host = replace(host, filter=replace(host.filter, neither=neither))
            choice = replace(choice, targets=((host,), *choice.targets[1:]))
            draft.abilities[index] = replace(ability, do=(replace(ability.do[0], op=choice), *ability.do[1:]))
            return
    raise NotUnderstood(*span, "nothing before it that this is said of")


def _last_so_long(draft: Draft, until: str, span: Span) -> None:
    """ "These changes last until the end of this turn.": all of what the effect before it does, of which none says how
    long. Raises NotUnderstood."""
    effect = draft.last_effect
    ops = [step.op for step in effect.do] if effect is not None else []
    changing = [
        op for op in ops if isinstance(op, t.Modify | t.Become | t.CopyEffects | t.Rule | t.Negate | t.PlayerRule)
    ]
    if effect is None or not changing or any(op.until for op in changing) or effect is not draft.last:
        raise NotUnderstood(*span, "what it is that lasts")
    do = (replace(step, op=replace(step.op, until=until)) if step.op in changing else step for step in effect.do)
    draft.amend(span, do=tuple(do))


def take_note(draft: Draft, note: t.Ability, span: Span) -> None:
    """A sentence in parentheses: a reminder, or how the effect before it is meant."""
    if not note.do:
        return
    wanted = note.do[0].op
    if isinstance(wanted, t.Equip):
        _narrow_host(draft, wanted.to.filter, span)
        return
    if isinstance(wanted, t.Reveal):
        reveal_where_set(draft, span)
        return
    if isinstance(wanted, t.Modify):
        _last_so_long(draft, wanted.until, span)
        return
    do = list(draft.last.do) if draft.last is not None else []
    for at, step in reversed([*enumerate(do)]):
        op = step.op
        if isinstance(wanted, t.SpecialSummon) and wanted.body is not None:
            if not isinstance(op, t.SpecialSummon) or op.body is None:
                continue
            do[at] = replace(step, op=replace(op, body=replace(op.body, still=wanted.body.still)))
            break
        if isinstance(wanted, t.FusionSummon) and isinstance(op, t.FusionSummon) and not op.treated_with:
            do[at] = replace(step, op=replace(op, treated_with=wanted.treated_with))
            break
        if isinstance(wanted, t.SpecialSummon) and wanted.treated == "fusion" and isinstance(op, t.FusionSummon):
            break  # as what it counts anyway
        if isinstance(wanted, t.SpecialSummon) and isinstance(op, t.SpecialSummon) and not op.treated:
            counts = {"treated_with": wanted.treated_with, "treated_by": wanted.treated_by}
            do[at] = replace(step, op=replace(op, treated=wanted.treated, **counts))
            break
        if isinstance(wanted, t.CreateTokens) and wanted.hurts and isinstance(op, t.CreateTokens):
            if op.hurts or wanted.name not in ("", op.name):
                continue
            kept = op.untributable or wanted.untributable
            do[at] = replace(step, op=replace(op, hurts=wanted.hurts, untributable=kept))
            break
        if isinstance(wanted, t.CreateTokens) and isinstance(op, t.CreateTokens) and not op.untributable:
            said = {"untributable": wanted.untributable, "untributable_turn": wanted.untributable_turn}
            do[at] = replace(step, op=replace(op, **said))
            break
        if isinstance(wanted, t.SetCard) and isinstance(op, t.SetCard) and not op.ready:
            do[at] = replace(step, op=replace(op, ready=True))
            break
        if isinstance(wanted, t.ChangePosition) and isinstance(op, t.ChangePosition) and not op.quiet:
            do[at] = replace(step, op=replace(op, quiet=True))
            break
        if isinstance(wanted, t.Rule) and isinstance(op, t.Rule) and op.rule == "attacks in defense":
            do[at] = replace(step, op=replace(op, rule=wanted.rule))
            break
        if isinstance(wanted, t.PlayerRule) and isinstance(op, t.PlayerRule) and op.rule == wanted.rule:
            do[at] = replace(step, op=replace(op, once=True))
            break
    else:
        raise NotUnderstood(*span, "nothing before it that this is said of")
    draft.amend(span, do=tuple(do))
