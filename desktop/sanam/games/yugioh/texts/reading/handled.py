"""What "it", "they" and "for each" are once a step has handled other cards than those that are meant."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups
from sanam.games.yugioh.texts.tree.within import groups_in

replace = msgspec.structs.replace
IT, THEM = t.Group(ref="it"), t.Group(ref="it", number="all")


def with_handled(ability: t.Ability) -> t.Ability:
    """The ability with what its steps refer to, where the step before has handled something else."""
    if ability.kind == "continuous":
        return _of_lasting(ability)
    return _of_this_effect(_of_targets(_of_condition(_of_this_card(_of_fighter(_within_later(ability))))))


def _of_this_effect(ability: t.Ability) -> t.Ability:
    """ "Banish it. During your next Standby Phase, return the monster banished by this effect": what a step before has
    handled."""
    do: list[t.Step] = []
    for step in ability.do:
        at = _last_bound(do)
        if at is not None and any(group.ref == "bound" for group in groups_in(step)):
            step = with_groups(step, lambda group: replace(group, ref="it") if group.ref == "bound" else group)
            if isinstance(step.op, t.Later) and any(t.group_of(since.op) is not None for since in do[at + 1 :]):
                do.insert(at + 1, replace(step, link="and"))  # put off at once: after other cards "it" is those
                continue
        do.append(step)
    return replace(ability, do=tuple(do)) if tuple(do) != ability.do else ability


def _last_bound(do: list[t.Step]) -> int | None:
    """Which step was the last to Summon or banish, else to move cards."""
    moving = [at for at, step in enumerate(do) if isinstance(step.op, t.SpecialSummon | t.Move)]
    bound = [at for at in moving if getattr(do[at].op, "how", "banish") == "banish"]
    return max(bound or moving, default=None)


def _of_lasting(ability: t.Ability) -> t.Ability:
    """ "Increase the ATK of all DARK monsters by 500 and decrease their DEF by 400": of the same monsters.

    "The equipped monster gains 100 ATK for each monster with the same name as it": as the equipped monster.
    """
    if ability.when is None and any(_counts_beside_one(step.op) for step in ability.do):
        beside = tuple(
            replace(step, op=replace(step.op, amount=with_groups(step.op.amount, _put(step.op.group))))
            if _counts_beside_one(step.op) and isinstance(step.op, t.Modify)
            else step
            for step in ability.do
        )
        ability = replace(ability, do=beside)
    if ability.when is not None or len(ability.do) < 2:
        return ability
    do = [ability.do[0]]
    for step in ability.do[1:]:
        before, group = t.group_of(do[-1].op), t.group_of(step.op)
        if (
            group in (IT, THEM)
            and before is not None
            and before.also is None
            and isinstance(step.op, t.Modify | t.Rule)
        ):
            step = replace(step, op=replace(step.op, group=before))
        do.append(step)
    return replace(ability, do=tuple(do))


def _counts_beside_one(op: t.Operation) -> bool:
    return isinstance(op, t.Modify) and op.group.ref in ("self", "equipped") and isinstance(op.amount, t.Amount)


def _put(meant: t.Group) -> Callable[[t.Group], t.Group]:
    """Puts a group where "it" is; "other" cards that are counted for the equipped monster are others than that."""
    another = t.Relation(what="card", sign="≠", of=meant)

    def put(group: t.Group) -> t.Group:
        if group == IT:
            return meant
        if meant.ref != "equipped" or not group.filter.other:
            return group
        return replace(group, filter=replace(group.filter, other=False, related=(*group.filter.related, another)))

    return put


#: Occasions of one monster in which "that monster" would be the other one.
_FIGHTS = {"attack", "battle start", "before calculation", "calculation", "after calculation", "battle end"}


def _of_fighter(ability: t.Ability) -> t.Ability:
    """ "When this card declares an attack: It gains 600 ATK": this card, where the text speaks of no other."""
    when = ability.when
    if when is None or when.others or when.subject != t.SELF or when.other is not None or not {*when.events} <= _FIGHTS:
        return ability
    if ability.targets or ability.cost or not ability.do or t.group_of(ability.do[0].op) != IT:
        return ability
    first, *rest = ability.do
    first = with_groups(first, lambda group: t.SELF if group == IT else group)
    return replace(ability, do=(first, *rest))


def _within_later(ability: t.Ability) -> t.Ability:
    """ "During the End Phase, destroy …, and if you do, inflict …": all of it is done then."""
    do: list[t.Step] = []
    for step in ability.do:
        later = do[-1].op if do and do[-1].link == "" else None
        if isinstance(later, t.Later) and step.link in ("then", "and", "if you do"):
            do[-1] = replace(do[-1], op=replace(later, do=(*later.do, step)))
        else:
            do.append(step)
    return replace(ability, do=tuple(do)) if len(do) != len(ability.do) else ability


def _of_this_card(ability: t.Ability) -> t.Ability:
    """ "Detach 1 material from this card; it gains 500 ATK": a cost that is paid with no card of its own leaves "it"
    to this card."""
    timed = ability.when is None or ability.when.events == ("phase",)
    own = [step.op for step in ability.cost if isinstance(step.op, t.Detach | t.RemoveCounters)]
    pays = all(isinstance(step.op, t.PayLife | t.Detach | t.RemoveCounters) for step in ability.cost)
    spoken = all(op.group == t.SELF for op in own) and (own or any(map(_is_place, ability.conditions)))
    if not ability.cost or not ability.do or ability.targets or not (timed and pays and spoken):
        return ability
    first, *rest = ability.do
    if t.group_of(first.op) != IT:
        return ability
    first = with_groups(first, lambda group: t.SELF if group == IT else group)
    return replace(ability, do=(first, *rest))


def _is_place(condition: t.Condition) -> bool:
    return isinstance(condition, t.IsIn)


def _of_condition(ability: t.Ability) -> t.Ability:
    """ "Special Summon it, and if you do, if your opponent controls any monsters, change their DEF to 0": of those that
    the condition counts, where the step before handles a single card."""
    do: list[t.Step] = []
    for step in ability.do:
        before = t.group_of(do[-1].op) if do else None
        counted = _counted(step.conditions)
        one = before is not None and before.number == "exactly" and before.count == 1
        if one and counted is not None and t.group_of(step.op) == THEM:
            step = replace(step, op=replace(step.op, group=counted))
        do.append(step)
    return replace(ability, do=tuple(do)) if tuple(do) != ability.do else ability


def _counted(conditions: tuple[t.Condition, ...]) -> t.Group | None:
    """The cards of which there must be some."""
    if len(conditions) != 1 or not isinstance(conditions[0], t.Compare):
        return None
    left, right = conditions[0].left, conditions[0].right
    if not isinstance(left, t.Amount) or left.of != "count" or (conditions[0].sign, right) not in (("≥", 1), (">", 0)):
        return None
    return left.group if left.group is not None and not left.group.ref else None


#: What is done to the targets, and never to a card that was just given up for it.
_DONE = t.Destroy | t.Move | t.TakeControl | t.SpecialSummon | t.Negate | t.ChangePosition


def _of_targets(ability: t.Ability) -> t.Ability:
    """ "Target 1 card; discard 1 card, and if you do, banish it": the target, and not what was given up."""
    if len(ability.targets) != 1 or ability.targets[0].also is not None:
        return ability
    target = ability.targets[0]
    single = target.number == "exactly" and target.count == 1
    do: list[t.Step] = []
    given = False
    for step in ability.do:
        group = t.group_of(step.op)
        if given and isinstance(step.op, _DONE) and group in (IT, THEM):
            meant = t.Group(ref="target", number="exactly" if single else "all")
            if single or group == THEM:
                step = replace(step, op=replace(step.op, group=meant))
        own = isinstance(step.op, t.Move) and (
            step.op.group == t.SELF or (step.op.how == "discard" and not step.op.group.ref)
        )
        given = own and not step.optional
        do.append(step)
    return replace(ability, do=tuple(do)) if tuple(do) != ability.do else ability
