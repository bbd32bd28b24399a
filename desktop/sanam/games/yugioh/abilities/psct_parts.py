"""What the sentences of a card text are made of, before they are put together as abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.psct_tables import DESTINED

replace = msgspec.structs.replace


class Sentence(msgspec.Struct, kw_only=True):
    """What one sentence says: an ability whose kind is still open (""), or a line about the card (kind set)."""

    ability: t.Ability
    headed: bool = False
    quick: bool = False
    body: bool = False  # it has "you can", a cost or a target
    rule: bool = False  # a statement that holds ("while", "during", "each time")


class Head(msgspec.Struct, kw_only=True):
    kind: str = ""
    timing: str = ""
    when: t.Occasion | None = None
    windows: tuple[str, ...] = ()
    conditions: tuple[t.Condition, ...] = ()
    limit: str = ""
    times: int = 1
    nth: int = 1


class Procedure(msgspec.Struct, frozen=True, kw_only=True):
    """ "Special Summon this card (from your hand) by …", an operation only a Summon procedure has."""

    zones: tuple[str, ...]
    op: t.SpecialSummon | t.NormalSummon
    cost: tuple[t.Step, ...] = ()


class Timed(msgspec.Struct, frozen=True, kw_only=True):
    """ "During your turn, …": an operation that holds in `windows` only."""

    windows: tuple[str, ...]
    op: t.Operation


class Targets(msgspec.Struct, frozen=True, kw_only=True):
    """ "target 1 monster", as an operation before the semicolon."""

    groups: tuple[t.Group, ...]


class Body(msgspec.Struct, kw_only=True):
    optional: bool = False
    cost: tuple[t.Step, ...] = ()
    targets: tuple[t.Group, ...] = ()
    do: tuple[t.Step, ...] = ()


class Meaningless(Exception):
    """The words fit the grammar but say nothing definite."""


def found(group: t.Group, whose: str, *zones: str) -> t.Group:
    """`group` looked for where its verb implies, when the text does not say where."""
    if group.ref or group.zones:
        return group
    return replace(group, whose=whose, zones=zones)


def on_field(group: t.Group) -> t.Group:
    return found(group, "either", "field")


def every(group: t.Group) -> t.Group:
    return on_field(replace(group, number="all", count=1))


def one(group: t.Group) -> t.Group:
    return replace(group, number="exactly", count=1)


def count_of(group: t.Group) -> t.Amount:
    return t.Amount(of="count", group=every(group))


def merged(parts: tuple[Any, ...]) -> t.Filter:
    values: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            if key in values and isinstance(value, tuple):
                value = (*values[key], *value)
            elif key in values:
                raise Meaningless(f"{key} given twice")
            values[key] = value
    return t.Filter(**values)


def move(how: str, group: t.Group, who: str = "you") -> t.Move:
    whose, zone = DESTINED[how]
    if who != "you":
        whose = who
        if group.zones and not group.whose:
            group = replace(group, whose=who)
    return t.Move(how=how, group=found(group, whose, zone), who=who)


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
