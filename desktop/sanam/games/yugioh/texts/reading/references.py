"""Which references of an ability refer to nothing."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import NOT_TARGETED
from sanam.games.yugioh.texts.reading.nouns.groups import BOTH, PRECISELY, YOURS, replace
from sanam.games.yugioh.texts.reading.nouns.references import IT, THEM
from sanam.games.yugioh.texts.reading.pronouns import OF_BATTLE
from sanam.games.yugioh.texts.tree.within import amounts_in, branches, groups_in


def dangling(ability: t.Ability, abilities: list[t.Ability], equip: bool) -> str:
    """The words of a reference in `ability` that refers to nothing, or "". `equip`: it stands on an Equip Spell."""
    groups = groups_in(ability)
    used = [group for group in groups_in([ability.cost, ability.do, ability.targets]) if group.ref]
    names = {group.ref for group in used}
    targets = len(ability.targets) + max(
        (len(some) for step in ability.do if isinstance(step.op, t.Choose) for some in step.op.targets), default=0
    )
    if "target" in names and (not targets or max(group.index for group in used if group.ref == "target") > targets):
        return "the target"
    if "event" in names and (ability.when is None or {*ability.when.events} == {"phase"}):
        return "“that” card"
    if "cost" in names and not any(isinstance(step.op, t.Move | t.Reveal) for step in ability.cost):
        return "the card of the cost"
    if any(group.ref == "bound" for group in groups) and not any(map(_binds, abilities)):
        return "what this effect has handled"
    if any(group.number == BOTH for group in groups):
        return "“both”"
    if _rules_its_summoner(ability) and any(map(_goes_to_the_opponent, abilities)):
        return "“you”"
    looks = (op for op in t.operations(ability) if isinstance(op, t.Look) and "deck top" in op.group.zones)
    excavates = any(looks) or any(isinstance(op, t.Excavate) for op in t.operations(ability))
    if not excavates and any("excavated" in group.zones for group in groups):
        return "excavated"
    equips = any(isinstance(op, t.Equip) for known in abilities for op in t.operations(known))
    worn = any(isinstance(said, t.Is) and said.group.ref == "equipped" for said in ability.conditions)
    if "equipped" in names and not (equip or equips or worn):
        return "the equipped monster"
    if equip and any(isinstance(op, t.Modify) and op.group.ref == "self" for op in t.operations(ability)):
        return "the monster whose values change"
    if _holds(ability) and any(group.ref == "it" for group in groups_in(ability.conditions)):
        return "“it”"
    first = t.group_of(ability.do[0].op) if ability.do else None
    timed = ability.when is None or ability.when.events == ("phase",)
    nothing = timed and not (targets or ability.cost)
    return "“it”" if nothing and first is not None and first.ref == "it" else ""


def _goes_to_the_opponent(known: t.Ability) -> bool:
    """Whether its player Summons this card to the opponent's side, who controls its effects from then on."""
    ops = t.operations(known)
    return any(isinstance(op, t.SpecialSummon) and op.group == t.SELF and op.to == "opponent" for op in ops)


def _rules_its_summoner(ability: t.Ability) -> bool:
    """ "If you Special Summon this card, you cannot …": said of who Summons it."""
    when = ability.when
    summoned = when is not None and when.subject == t.SELF and when.cause_who == "you"
    return summoned and any(isinstance(op, t.PlayerRule) and op.who == "you" for op in t.operations(ability))


def _holds(ability: t.Ability) -> bool:
    """Whether it is a statement that holds, with nothing before its conditions that "it" could be."""
    return ability.kind == "continuous" and ability.when is None


def _binds(ability: t.Ability) -> bool:
    """Whether an effect targets, Summons, takes or banishes cards that a later sentence may speak of."""
    if ability.kind in ("continuous", "equip", "material", "summon", "limit"):
        return False
    handles = (t.SpecialSummon, t.FusionSummon, t.TakeControl)
    return bool(ability.targets) or any(
        isinstance(op, handles) or (isinstance(op, t.Move) and op.how == "banish") for op in t.operations(ability)
    )


def unsettled(ability: t.Ability) -> str:
    """What is said in words that nothing before them explains, or that nothing there can read; or ""."""
    groups = groups_in(ability)
    if any(group.whose == "they" for group in groups):
        return "who they are"
    if any(group.ref == "above" for group in groups):
        return "which cards are above"
    if any(group.ref == "before" for group in groups):
        return "different from what"
    if any(group.ref in ("event", "target") and group.whose for group in groups):
        return "which of the two"
    if any(
        when.subject is not None and when.subject.ref in ("event", "it", "target") for when in t.occasions(ability.when)
    ):
        return "of which card it happens"
    if any(group.number == PRECISELY for group in groups):
        return "exactly how many"
    if any(group.number == YOURS for group in groups):
        return "which of your cards"
    if ability.when is None and ability.do and (ability.kind == "continuous" or _does_nothing_before(ability)):
        first = [amount for amount in amounts_in(ability.do[:1]) if amount.of == "did"]
        if first and not isinstance(ability.do[0].op, t.Replace):
            return "for each of what"
    apart: list[Any] = [_but_for_arrivals(ability.when), ability.targets if ability.kind == "material" else ()]
    rules = [op for op in (*t.operations(ability), *ability.oaths) if isinstance(op, t.PlayerRule | t.Rule)]
    # Its number may compare cards, and the sources of effects are compared as they come.
    lasting = [replace(op, count=0, by=None) if isinstance(op, t.Rule) else op for op in rules]
    named = [op for op in t.operations(ability) if isinstance(op, t.PlayerRule) and _of_that_name(op.filter)]
    if ability.kind == "continuous" and ability.when is None:
        # Such a rule is on whatever compares so now.
        lasting = [replace(op, group=t.SELF) if isinstance(op, t.Rule) else op for op in lasting]
    apart += [
        op
        for op in lasting
        if op not in named and (isinstance(op, t.PlayerRule) or not _always_known(op.group.filter.related))
    ]
    if any(_relations(part) for part in apart):
        return "compared with what"
    if any(group.distinct or group.alike or group.size for group in groups_in([ability.when, *lasting])):
        return "which of them together"
    when = ability.when
    if when is None or when.subject is None or when.subject.ref in ("self", "equipped") or OF_BATTLE & {*when.events}:
        return ""
    opposing = any(group.ref == "opposing" for group in groups_in([ability.do, ability.targets, ability.cost]))
    return "the opponent's monster" if opposing and (when.other is None or not when.other.ref) else ""


def _always_known(related: tuple[t.Relation, ...]) -> bool:
    """Whether it leaves out the targets, this card or the equipped monster alone."""
    bearer = (t.Group(ref="equipped"), t.SELF)
    return related == (NOT_TARGETED,) or (
        len(related) == 1 and related[0].what == "card" and related[0].sign == "≠" and related[0].of in bearer
    )


def _of_that_name(filter_: t.Filter) -> bool:
    """Whether it compares cards with the one just handled, by name alone: that stays known."""
    return all(
        relation.what in ("name", "original name") and relation.sign == "=" and relation.of in (IT, THEM)
        for relation in filter_.related
    )


def _does_nothing_before(ability: t.Ability) -> bool:
    """Whether nothing was handled when its first step asks how much was."""
    first = ability.do[0].op
    return not (ability.cost or ability.targets) and isinstance(first, t.Modify | t.Damage | t.GainLife | t.Draw)


#: What has come is there to be compared with this card.
_ARRIVALS = frozenset({f"{way} summoned" for way in ("normal", "tribute", "flip", "special")} | {"summoned"})


def _but_for_arrivals(when: t.Occasion | None) -> t.Occasion | None:
    """The occasion, without what compares a monster that is Summoned with this card."""
    if when is None or when.others or when.subject is None or not _ARRIVALS.issuperset(when.events):
        return when
    related = when.subject.filter.related
    known = [one.of if one.of is not None else getattr(one.to, "group", None) for one in related]
    if any(group != t.SELF for group in known):
        return when
    return replace(when, subject=replace(when.subject, filter=replace(when.subject.filter, related=())))


def _relations(node: Any) -> bool:
    """Whether any filter within a part of the tree compares cards, but for where they lie."""
    if isinstance(node, t.Relation):
        return node.what not in t.IN_COLUMN
    if isinstance(node, t.PlayerRule) and node.filter.related:
        return True
    parts = node if isinstance(node, list | tuple) else [getattr(node, name) for name in branches(node.__class__)]
    return any(_relations(part) for part in parts if part)
