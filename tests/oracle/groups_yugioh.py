"""The groups of cards that an ability tree of a Yu-Gi-Oh! card names: how many, from where, and which."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from words_yugioh import CHOOSING

Plain = dict[str, Any]
Range = tuple[int | None, int | None]


class Selection(NamedTuple):
    """How many cards are chosen, and from which places of each player; "all" is all of them."""

    low: int | str
    high: int | str
    own: tuple[str, ...]
    other: tuple[str, ...]


def operations(steps: Iterable[Any]) -> Iterator[Plain]:
    """Every operation of some steps, those within others included."""
    for step in steps:
        if isinstance(step, list):  # the steps of one option
            yield from operations(step)
        elif isinstance(step, dict):
            op = step.get("op")
            if isinstance(op, dict):
                yield op
                for name, value in op.items():
                    if isinstance(value, list) and name != "costs":
                        yield from operations(value)
            elif isinstance(step.get("do"), list):  # a face of a die
                yield from operations(step["do"])


def literal(number: object) -> int | None:
    return number if isinstance(number, int) else None


def count_of(group: Plain) -> int | None:
    if group.get("ref") or group.get("size") or group.get("number", "exactly") != "exactly":
        return None
    return literal(group.get("count", 1))


def how_many(group: Plain) -> int | None:
    """The number of its cards, or of those it has `also`: together with the card itself only the others are counted."""
    if not group.get("also"):
        return 1 if group.get("ref") == "self" else count_of(group)
    own, further = 0 if group.get("ref") == "self" else count_of(group), how_many(group["also"])
    return None if own is None or further is None else own + further


def groups_in(node: object) -> Iterator[Plain]:
    if isinstance(node, dict):
        if node.get("condition") != "in" and ("zones" in node or "ref" in node or "filter" in node):
            yield node
        for value in node.values():
            yield from groups_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from groups_in(value)


def _bounds(group: Plain) -> tuple[int, int]:
    """The least and the greatest number of cards, 99 where it is open."""
    if group.get("size"):
        return 1, 99
    count, number = literal(group.get("count", 1)) or 1, group.get("number", "exactly")
    low = count if number in ("exactly", "at least") else 1
    return low, count if number in ("exactly", "up to", "if any") else 99


def targets_of(targets: list[Plain]) -> tuple[int, int] | None:
    if not targets:
        return None
    bounds = []
    for group in targets:
        part: Plain | None = group
        while part:
            bounds.append(_bounds(part))
            part = part.get("also")
    return sum(low for low, _ in bounds), sum(high for _, high in bounds)


def selections_of(ability: Plain) -> list[Selection]:
    """Cards that are chosen or taken all together."""
    chosen: list[Plain] = [*ability.get("targets", [])]
    costs = [step for each in ability.get("do", []) for cost in each["op"].get("costs", []) for step in cost]
    for op in operations([*ability.get("cost", []), *costs, *ability.get("do", [])]):
        group = op.get("group") if op["op"] in CHOOSING else None
        while group:
            chosen.append(group)
            group = group.get("also")
    found: list[Selection] = []
    for group in chosen:
        zones = group.get("zones") or []
        if group.get("ref") or not zones or {"deck top", "excavated"} & {*zones} or group.get("by") == "random":
            continue
        low, high = ("all", "all") if group.get("number") == "all" else _bounds(group)
        whose, places = group.get("whose", "either"), tuple(sorted(zones))
        own, other = (places if whose in ("you", "either") else (), places if whose in ("opponent", "either") else ())
        sides = [(own, other)] if own or other else [(places, ()), ((), places)]  # each player of their own
        found += [selection for side in sides if (selection := Selection(low, high, *side)) not in found]
    return found


def filters_of(ability: Plain) -> dict[str, set[Any]]:
    """Types, Attributes, Levels and values of ATK and DEF anywhere in an ability, as bounds."""
    found: dict[str, set[Any]] = {"races": set(), "attributes": set(), "levels": set(), "atk": set()}

    def visit(node: object) -> None:
        if isinstance(node, dict):
            for field_ in ("races", "not_races", "original_races"):  # the value, wanted or excluded
                found["races"].update(word.lower() for word in _list(node.get(field_)))
            for field_ in ("attributes", "not_attributes"):
                found["attributes"].update(_list(node.get(field_)))
            if node.get("op") == "become" and node.get("what") in ("race", "attribute"):
                value = node["value"]
                found["races" if node["what"] == "race" else "attributes"].add(
                    value.lower() if node["what"] == "race" else value
                )
            made = node if node.get("op") == "tokens" else node.get("body")
            if isinstance(made, dict):  # a Token, or the monster that a Trap becomes
                found["races"].add(made["race"].lower())
                found["attributes"].add(made["attribute"])
            for key, name in (("level", "levels"), ("rank", "levels"), ("atk", "atk"), ("def_", "atk")):
                if isinstance(node.get(key), dict):
                    found[name].update(_range(literal(node[key].get("low")), literal(node[key].get("high"))))
            for value in node.values():
                visit(value)
        elif isinstance(node, list):
            for value in node:
                visit(value)

    visit([ability.get(key) for key in ("when", "given", "conditions", "cost", "targets", "do", "oaths")])
    return {key: values for key, values in found.items() if values}


def _range(low: int | None, high: int | None) -> list[tuple[int | None, int | None]]:
    """The bounds as scripts have them: two neighbouring Levels are two values."""
    if low is not None and high is not None and 0 < high - low <= 1:
        return [(low, low), (high, high)]
    return [(low, high)]


def _list(value: object) -> list[str]:
    return value if isinstance(value, list) else []
