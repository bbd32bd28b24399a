"""Which references of an ability refer to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sanam.games.yugioh.abilities import tree as t


def _groups(node: Any) -> Iterator[t.Group]:
    """Every group anywhere within a part of the tree."""
    if isinstance(node, t.Group):
        yield node
    if isinstance(node, msgspec.Struct):
        node = [getattr(node, name) for name in node.__struct_fields__]
    if isinstance(node, list | tuple):
        for part in node:
            yield from _groups(part)


def dangling(ability: t.Ability, abilities: list[t.Ability], equip: bool) -> str:
    """The words of a reference in `ability` that refers to nothing, or "". `equip`: it stands on an Equip Spell."""
    used = [group for group in _groups([ability.cost, ability.do, ability.targets]) if group.ref]
    names = {group.ref for group in used}
    targets = len(ability.targets)
    if "target" in names and (not targets or max(group.index for group in used if group.ref == "target") > targets):
        return "the target"
    if "event" in names and ability.when is None:
        return "“that” card"
    if "cost" in names and not any(isinstance(step.op, t.Move) for step in ability.cost):
        return "the card of the cost"
    equips = any(isinstance(op, t.Equip) for known in abilities for op in t.operations(known))
    if "equipped" in names and not equip and not equips:
        return "the equipped monster"
    first = getattr(ability.do[0].op, "group", None) if ability.do else None
    nothing = not (targets or ability.cost or ability.when)
    return "“it”" if nothing and isinstance(first, t.Group) and first.ref == "it" else ""
