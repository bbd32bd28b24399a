"""Whether what a sentence says holds as long as its card does, and is no effect that is used."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import about_itself
from sanam.games.yugioh.texts.tree.within import groups_in

replace = msgspec.structs.replace


def lasts(steps: tuple[t.Step, ...]) -> bool:
    """Whether the steps are statements without an end, which hold as long as their card does."""
    return all(
        isinstance(step.op, t.Modify | t.Become | t.Rule | t.PlayerRule | t.Negate)
        and not step.op.until
        and not (isinstance(step.op, t.Negate) and step.op.what != "effects")
        for step in steps
    ) and not any(step.conditions and step.conditions != steps[0].conditions for step in steps[1:])


def keeps_positions(ability: t.Ability) -> bool:
    """ "Change all face-up Level 4 or higher monsters to Defense Position.": as long as its card is there. What is said
    of monsters must tell face-up ones alone: nobody knows it of others. That they cannot change it goes without saying.
    """
    first, *more = ability.do or (None,)
    op = (
        first.op
        if first is not None and not first.optional and all(says_no_change(step) or lasts((step,)) for step in more)
        else None
    )
    return (
        isinstance(op, t.ChangePosition)
        and op.to in ("attack", "defense")
        and op.group.number == "all"
        and (*op.group.zones, *op.group.filter.kinds) in (("monster",), ("monster", "monster"), ("field", "monster"))
        and (op.group.filter.face == "up" or op.group.filter.position == "attack" or tells_face_up(op.group.filter))
    )


def tells_face_up(filter_: t.Filter) -> bool:
    """Whether it speaks of something that nobody knows of a face-down monster."""
    return bool(filter_.races or filter_.attributes or filter_.series or filter_.names)


def says_no_change(step: t.Step) -> bool:
    op = step.op
    return isinstance(op, t.Rule) and op.rule == "cannot change position" and op.group.ref == "it" and not op.until


def fades(steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
    """The step by which a card takes itself, or the monster it is equipped to, from the field as long as something is
    true, in words that last; or nothing."""
    step = steps[0] if len(steps) == 1 else None
    if step is None or not step.conditions or step.optional or not isinstance(step.op, t.Destroy | t.Move):
        return ()
    group = step.op.group
    itself = replace(group, filter=t.Filter()) == t.SELF or (group.ref == "it" and about_itself(step.conditions))
    if itself:
        return () if any(isinstance(condition, t.IsIn) for condition in step.conditions) else steps
    worn = {each.ref for each in groups_in(step.conditions) if each.ref} == {"equipped"}
    if not worn or not isinstance(step.op, t.Destroy) or group.ref not in ("it", "event", "equipped"):
        return ()
    return (replace(step, op=replace(step.op, group=t.Group(ref="equipped"))),)
