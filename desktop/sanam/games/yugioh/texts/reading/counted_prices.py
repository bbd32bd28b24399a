"""A cost of any number of cards by which the card goes that is then targeted or Summoned: its player says the number
first, so that nothing is paid for which there is no such card."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.draft import ACTIVATED
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups

replace = msgspec.structs.replace
#: How many cards were paid, and a number that the player says at activation.
PAID, SAID = t.Amount(of="did"), t.Amount(of="die")


def number_said_first(ability: t.Ability) -> t.Ability:
    """ "Banish any number of monsters from your GY, then target 1 monster whose Level equals the number banished"."""
    prices = [step for step in ability.cost if _takes_any_number(step)]
    if len(prices) != 1 or ability.kind not in ACTIVATED:
        return ability
    targets, do = with_groups(ability.targets, _as_said), with_groups(ability.do[:1], _as_said)
    if (targets, do) == (ability.targets, ability.do[:1]):
        return ability
    most = 0
    cost: list[t.Step] = []
    for step in ability.cost:
        if step is prices[0] and isinstance(step.op, t.Move):
            most = step.op.group.count if step.op.group.number == "up to" else 0
            so_many = replace(step.op.group, number="exactly", count=1, size=SAID)
            step = replace(step, op=replace(step.op, group=so_many))
        cost.append(step)
    said = t.Step(t.ChooseNumber(low=1, high=most, at="activation"))
    return replace(ability, cost=tuple(cost), targets=targets, do=(said, *do, *ability.do[1:]))


def _takes_any_number(step: t.Step) -> bool:
    if not isinstance(step.op, t.Move) or step.optional or step.conditions:
        return False
    group = step.op.group
    return group.number in ("any", "up to") and not group.ref and group.also is None and group.size is None


def _as_said(group: t.Group) -> t.Group:
    """The group with what is compared with the number paid as compared with the number said."""
    if group.ref or all(relation.to != PAID for relation in group.filter.related):
        return group
    related = tuple(replace(one, to=SAID) if one.to == PAID else one for one in group.filter.related)
    return replace(group, filter=replace(group.filter, related=related))
