"""A Set card that may turn out to be of another kind than the one that is to be destroyed."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.draft import Draft, NotUnderstood, Span

replace = msgspec.structs.replace
IT = t.Group(ref="it")
#: Where a Set Spell or Trap lies.
PLACES = ("spell-trap", "field zone")


def reveal_where_set(draft: Draft, span: Span) -> None:
    """ "Target 1 Spell on the field; destroy it. (If the target is Set, reveal it, and destroy it if it is a Spell.)":
    any Set card can be chosen, too. Raises NotUnderstood."""
    ability = draft.last
    if ability is None:
        raise NotUnderstood(*span, "what is Set")
    if ability.do and isinstance(ability.do[0].op, t.Reveal) and _is_one(ability.do[-1]):
        draft.amend(span)  # said of it already
        return
    op = ability.do[0].op if len(ability.do) == 1 else None
    chosen = (ability.targets or (op.group,))[0] if isinstance(op, t.Destroy) and op.group is not None else None
    kinds = chosen.filter.kinds if chosen is not None else ()
    if chosen is None or chosen.ref or chosen != _one_of(kinds) or kinds not in (("spell",), ("trap",)):
        raise NotUnderstood(*span, "what is Set")
    seen = t.Filter(either=(t.Filter(kinds=kinds, face="up"), t.Filter(face="down")))
    chosen = replace(chosen, zones=PLACES, filter=seen)
    first = t.Step(t.Reveal(group=IT if ability.targets else chosen))
    second = t.Step(t.Destroy(group=replace(IT, filter=t.Filter(kinds=kinds))), link="then")
    draft.amend(span, targets=(chosen,) if ability.targets else (), do=(first, second))


def _one_of(kinds: tuple[str, ...]) -> t.Group:
    return t.Group(whose="either", zones=("field",), filter=t.Filter(kinds=kinds))


def _is_one(step: t.Step) -> bool:
    group = step.op.group if isinstance(step.op, t.Destroy) else None
    return group is not None and group == replace(IT, filter=t.Filter(kinds=group.filter.kinds))
