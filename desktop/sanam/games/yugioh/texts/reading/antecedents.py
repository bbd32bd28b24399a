"""What a sentence takes over from those before it: what "it" is, other cards than which, and when it only reacts."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.nouns.groups import with_groups
from sanam.games.yugioh.texts.reading.pronouns import speaks_of_itself
from sanam.games.yugioh.texts.tree.within import amounts_in, groups_in


def spoken_of(ability: t.Ability) -> t.Group | None:
    """This card or the equipped monster, where the ability speaks of that one alone: "it" afterwards is that."""
    found = {group.ref for group in groups_in([ability.conditions, ability.do]) if group.ref}
    if len(found) == 1 and found <= {"self", "equipped"}:
        return t.Group(ref=found.pop())
    return None


def about_itself(conditions: tuple[t.Condition, ...]) -> bool:
    """Whether conditions speak of this card and of no other: "it" after them is this card."""
    return {group.ref for group in groups_in(conditions) if group.ref} == {"self"}


def _about_itself_alone(conditions: tuple[t.Condition, ...]) -> bool:
    return about_itself(conditions) or speaks_of_itself(conditions)


def equips(ability: t.Ability) -> bool:
    """Whether it makes its card an Equip Card: "it" in a sentence after that is the equipped monster."""
    own = [op for op in t.operations(ability) if isinstance(op, t.Equip) and op.card.ref == "self"]
    return ability.kind == "equip" or bool(own)


IT = t.Group(ref="it")
THEM = t.Group(ref="it", number="all")


def with_it(node: Any, meant: t.Group, said: t.Group = IT) -> Any:
    """A part of the tree in which "it" (`said`) is put as what is meant.

    Later steps' "it" is what the one before handled.
    """
    return with_groups(node, lambda group: meant if group == said else group)


def resolved(ability: t.Ability, before: t.Ability | None) -> t.Ability:
    """The ability with what "it" is in its first step, where an occasion without cards or the sentence before says."""
    ability = msgspec.structs.replace(ability, do=_after_rules(ability.do))
    if not ability.do or ability.targets or ability.cost:
        return ability
    found = _first_resolved(ability, before)
    holds = found.kind == "continuous" and found.when is None
    return msgspec.structs.replace(found, do=_goes_on(found.do)) if holds else found


def _after_rules(do: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
    """ "All monsters you control cannot be destroyed by battle, but their effects are negated": a rule for all such
    cards handles none of them, so "their" is that of all such cards."""
    known: t.Group | None = None
    found: list[t.Step] = []
    for step in do:
        group = t.group_of(step.op)
        follows = isinstance(step.op, t.Rule | t.Negate) and group in (IT, THEM)
        if follows and known is not None:
            step = msgspec.structs.replace(step, op=msgspec.structs.replace(step.op, group=known))
        elif isinstance(step.op, t.Rule) and group is not None and not group.ref and group.number == "all":
            known = group
        else:
            known = None
        found.append(step)
    return tuple(found)


def _goes_on(do: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
    """ "It gains 800 ATK and its effects are negated": what holds is said of the same cards."""
    known: t.Group | None = None
    found: list[t.Step] = []
    for step in do:
        group = t.group_of(step.op)
        if group is not None and known is not None and group in (IT, THEM) and isinstance(step.op, t.Negate):
            step = msgspec.structs.replace(step, op=msgspec.structs.replace(step.op, group=known))
        known = _of_what_holds(step.op) or known
        found.append(step)
    return tuple(found)


def _of_what_holds(op: t.Operation) -> t.Group | None:
    """The cards of which an operation says something that holds, if it is always the same ones."""
    if isinstance(op, t.PlayerRule) and op.rule == "cannot activate" and op.filter.kinds == ("monster",):
        return t.Group(number="all", whose="either", zones=("field",), filter=op.filter)
    group = t.group_of(op)
    return group if group is not None and (group.ref in ("self", "equipped") or group.number == "all") else None


def _waits_after_itself(after: t.Occasion | None) -> bool:
    """ "During your next Standby Phase after this card was destroyed: Special Summon it."."""
    return after is not None and after.other is None and after.subject is not None and after.subject.ref == "self"


def _first_resolved(ability: t.Ability, before: t.Ability | None) -> t.Ability:
    """With what "it" is in its first step."""
    meant: t.Group | None = None
    if ability.when is not None and ability.when.events == ("phase",):
        of_cards = (each for each in ability.conditions if isinstance(each, t.Is | t.ThisTurn | t.Battles))
        if any(condition.group == t.SELF for condition in of_cards) or _waits_after_itself(ability.after):
            meant = t.SELF
    elif ability.when is None and ability.kind == "continuous" and _about_itself_alone(ability.conditions):
        meant = t.SELF
    elif ability.when is None and ability.kind == "continuous" and before is not None and before.kind == "continuous":
        meant = spoken_of(before)
    elif ability.when is None and ability.kind == "continuous" and before is not None and equips(before):
        meant = t.Group(ref="equipped")  # "Equip only to a Warrior monster. It gains 500 ATK."
    if meant is None:
        return ability
    if ability.when is None:
        ability = msgspec.structs.replace(ability, conditions=with_it(ability.conditions, meant))
    first = ability.do[0]
    if isinstance(first.op, t.Replace):
        host = first.op.group if meant.ref != "equipped" else with_it(first.op.group, meant, t.Group(ref="event"))
        step = msgspec.structs.replace(first, op=msgspec.structs.replace(first.op, group=with_it(host, meant)))
    else:
        step = with_it(first, meant)
    return msgspec.structs.replace(ability, do=(step, *ability.do[1:]))


def goes_on_about(ability: t.Ability, before: t.Ability) -> bool:
    """Whether a statement speaks of what the effect before it has Special Summoned or targeted."""
    done = list(t.operations(before))
    handles = bool(before.targets) or any(isinstance(op, t.SpecialSummon | t.CreateTokens) for op in done)
    if any(amount.of == "did" for amount in amounts_in(ability.do)):
        return True
    if any(isinstance(op, t.Equip) for op in done):
        return False  # what is said then holds while it is equipped
    return handles and any(group.ref in ("it", "target", "event") for group in groups_in(ability.do))


#: How a text speaks of the card that an effect before has handled.
HANDLED = ("target", "event", "it")


def _goes_too(op: t.Operation) -> bool:
    """ "When this card leaves the field, destroy that monster", or banish it."""
    gone = isinstance(op, t.Destroy) or (isinstance(op, t.Move) and op.how == "banish")
    group = t.group_of(op)
    return gone and group is not None and group.ref == "bound"


def _shows(abilities: list[t.Ability]) -> bool:
    return any(isinstance(op, t.SendListed) for known in abilities for op in t.operations(known))


def reaction(ability: t.Ability, abilities: list[t.Ability], older: bool, monster: bool) -> t.Ability | None:
    """What is told without a colon and must happen: it starts no Chain.

    "That monster" in it is what an effect before it, of a card that stays, has targeted or Summoned. In an `older` text
    only what speaks of that one is such a reaction.
    """
    when = ability.when
    if when is None or when.others or ability.optional or ability.cost or ability.targets or ability.limit:
        return None
    as_material = _banished_as_material(ability, when)
    if as_material is not None:
        return as_material
    subject = when.subject
    meant = t.Group(ref="bound")
    if subject is not None and subject.ref in HANDLED and subject.filter == t.Filter() and not subject.zones:
        when = msgspec.structs.replace(when, subject=meant)
    about_self = subject is not None and subject.ref in ("self", *HANDLED) and when.other is None

    def bound(group: t.Group) -> t.Group:
        of_event = group.ref == "event" and about_self
        it = group.ref == "it" and when.subject == meant
        known = group.ref == "target" or of_event or it
        return msgspec.structs.replace(group, ref="bound") if known else group

    do, conditions = with_groups(ability.do, bound), with_groups(ability.conditions, bound)
    if _shows(abilities) and do != ability.do:
        conditions = (*conditions, t.Is(meant, t.Filter(summoned="fusion")))  # not what was only shown
    found = msgspec.structs.replace(
        ability, kind="continuous", timing="", when=when, conditions=conditions, do=do, active=("field",)
    )
    gone = about_self and {"left", "destroyed", "sent"} & {*when.events}
    speaks = t.speaks_of_bound(found) or bool(gone and any(group.ref == "equipped" for group in groups_in(do)))
    binds = any(
        known.targets
        or any(isinstance(op, t.SpecialSummon | t.FusionSummon | t.TakeControl) for op in t.operations(known))
        for known in abilities
        if known.kind not in ("continuous", "equip", "material", "summon", "limit")
    )
    said = any(_goes_too(step.op) for step in ability.do)
    if older and _falls_with(ability, when):
        return found
    if t.speaks_of_bound(found) and not said and (monster or not binds):
        return None  # what an effect of a monster has done goes on without it
    return found if speaks or not older else None


def _falls_with(ability: t.Ability, when: t.Occasion) -> bool:
    """ "When “Toon World” on the field is destroyed, destroy this card.": it is there no longer than the other card. Or
    where any of some cards leaves, all of them go."""
    subject = when.subject
    gone = when.events in (("destroyed",), ("left",)) and not when.cause
    if (
        subject is None
        or subject.ref
        or not gone
        or len(ability.do) != 1
        or ability.do[0].conditions
        or ability.conditions
    ):
        return False
    only = ability.do[0].op
    if isinstance(only, t.Move) and only.how == "send":
        together = msgspec.structs.replace(subject, number="all")
        return bool(subject.filter.either) and only.group == together
    return bool(subject.filter.names) and isinstance(only, t.Destroy) and only.group == t.SELF


def _banished_as_material(ability: t.Ability, when: t.Occasion) -> t.Ability | None:
    """ "If this card is used for a Synchro Summon, banish it.": instead of sending it to the Graveyard."""
    if when.cause != "summon" or when.events != ("sent", "banished") or when.subject != t.SELF:
        return None
    move = ability.do[0].op if len(ability.do) == 1 and not ability.conditions else None
    if not isinstance(move, t.Move) or move.how != "banish" or move.group not in (t.SELF, IT):
        return None
    rule = t.Rule(group=t.SELF, rule="banished as material", by=when.cause_filter)
    return t.Ability(kind="continuous", do=(t.Step(rule),))


def named_above(ability: t.Ability, materials: tuple[t.Group, ...]) -> t.Ability:
    """The ability with "the above cards you control" as the cards of the materials line."""

    def named(whose: str, zones: tuple[str, ...]) -> t.Group:
        above: t.Group | None = None
        for group in reversed(materials):
            above = msgspec.structs.replace(group, whose=whose, zones=zones or ("field",), also=above)
        assert above is not None
        return above

    if not materials:
        return ability

    def told(group: t.Group) -> t.Group:
        return named(group.whose or "you", group.zones) if group.ref == "above" else group

    cost = with_groups(ability.cost, told)
    return msgspec.structs.replace(ability, cost=cost)


def without_itself(ability: t.Ability) -> t.Ability:
    """ "Target 1 monster you control; equip that target to this card": no card equips itself, or becomes its own Xyz
    Material. "Return 2 Dragons from
    your GY to the Deck to return this card to your hand": it does not pay with itself."""
    if ability.cost and ability.do and _moves_itself(ability.do[0].op):
        cost = tuple(_paid_with_others(ability, step) for step in ability.cost)
        ability = msgspec.structs.replace(ability, cost=cost)
    if len(ability.do) > 1 and ability.do[1].link and _moves_itself(ability.do[1].op):
        first = _paid_with_others(ability, ability.do[0])  # "Discard 1 monster and Special Summon this card"
        ability = msgspec.structs.replace(ability, do=(first, *ability.do[1:]))
    steps = [*ability.do]
    for at, step in enumerate(steps[1:]):  # "banish 1 monster from your GY and Special Summon this card from the GY"
        op = step.op
        if step.link not in ("and", "if you do") or not isinstance(op, t.Move | t.SpecialSummon):
            continue
        if _moves_itself(op) and op.group.zones:
            steps[at] = _paid_with_others(msgspec.structs.replace(ability, active=op.group.zones), steps[at])
    ability = msgspec.structs.replace(ability, do=tuple(steps)) if steps != [*ability.do] else ability
    joins_target = any(
        isinstance(op, t.Equip | t.Attach) and _refers_to_self(op.to) and _joined(op).ref in ("target", "it")
        for op in t.operations(ability)
    )
    if not joins_target or len(ability.targets) != 1 or ability.targets[0].ref:
        return ability
    (target,) = ability.targets
    other = msgspec.structs.replace(target, filter=msgspec.structs.replace(target.filter, other=True))
    return msgspec.structs.replace(ability, targets=(other,))


def _joined(op: t.Equip | t.Attach) -> t.Group:
    return op.card if isinstance(op, t.Equip) else op.group


def _refers_to_self(group: t.Group) -> bool:
    return group.ref == "self" and group.also is None


def _moves_itself(op: t.Operation) -> bool:
    return isinstance(op, t.Move | t.SpecialSummon) and op.group.ref == "self" and op.group.also is None


def _paid_with_others(ability: t.Ability, step: t.Step) -> t.Step:
    # Discarded for its own Summon "from your hand or GY" it is Summoned from there.
    comes = ability.kind == "summon" and isinstance(step.op, t.Move) and step.op.how == "discard"

    def other(group: t.Group) -> t.Group:
        if group.ref or not {*group.zones} & {*ability.active} or (comes and "graveyard" in ability.active):
            return group
        return msgspec.structs.replace(group, filter=msgspec.structs.replace(group.filter, other=True))

    return msgspec.structs.replace(step, op=with_groups(step.op, other)) if isinstance(step.op, t.Move) else step


def with_host(ability: t.Ability) -> t.Ability:
    """ "Attach this card to it as material, and if you do, it gains 500 ATK": the monster, which is the target."""
    at = next((i for i, step in enumerate(ability.do) if _goes_under(step.op)), None)
    if at is None or len(ability.targets) != 1:
        return ability
    rest = with_it(ability.do[at + 1 :], t.Group(ref="target"))
    return msgspec.structs.replace(ability, do=(*ability.do[: at + 1], *rest))


def _goes_under(op: t.Operation) -> bool:
    """Whether this card becomes the material of what is spoken of."""
    return isinstance(op, t.Attach) and op.group == t.SELF and op.to.ref in ("it", "target")


#: "Other" cards than the targets.
NOT_TARGETED = t.Relation(what="card", sign="≠", of=t.Group(ref="target", number="all"))


def with_others(ability: t.Ability, monster: bool) -> t.Ability:
    """ "Target 1 monster you control; … other monsters you control …": other than the target.

    A Spell or Trap is no monster that others could be told from, and among all other cards than its target; an effect
    of a monster speaks so of its own side.
    """
    own = any(group.whose != "opponent" and group.filter.kinds == ("monster",) for group in ability.targets)
    if not ability.targets or (monster and not own):
        return ability
    told = (("monster",),) if monster else (("monster",), ())

    def meant(group: t.Group) -> t.Group:
        if group.ref or not group.filter.other or group.filter.kinds not in told:
            return group
        filter_ = msgspec.structs.replace(group.filter, other=False, related=(*group.filter.related, NOT_TARGETED))
        return msgspec.structs.replace(group, filter=filter_)

    do = tuple(msgspec.structs.replace(step, op=with_groups(step.op, meant)) for step in ability.do)
    oaths = with_groups(ability.oaths, meant)
    return msgspec.structs.replace(ability, do=do, oaths=oaths)
