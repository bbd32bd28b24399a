"""The zones off the field that an ability tree of a Yu-Gi-Oh! card names, or looks at."""

from __future__ import annotations

import itertools
from typing import Any

from groups_yugioh import Plain, groups_in, operations
from words_yugioh import ARRIVED, OFF_FIELD, RULED_ZONES


def zones_of(parts: Plain | list[Any]) -> frozenset[str]:
    """The zones off the field in which these parts of an ability look for cards."""
    named = (
        group.get("zones", []) for group in groups_in(parts) if not group.get("ref") and not _is_of_occasion(group)
    )
    return frozenset(itertools.chain.from_iterable(named)) & OFF_FIELD


def _is_of_occasion(group: Plain) -> bool:
    """Whether it is some of the cards that the occasion was about, or that were handled before, wherever they are now:
    scripts need not name their place."""
    return any(
        relation.get("what") == "card" and relation.get("sign", "=") == "=" and _are_known(relation.get("of"))
        for relation in group.get("filter", {}).get("related", [])
    )


def _are_known(group: object) -> bool:
    return isinstance(group, dict) and group.get("ref") in ("event", "it", "target") and group.get("number") == "all"


def takes_no_cards(op: Plain) -> bool:
    """Whether its groups are no cards that it takes, or, as those that are discarded, need no naming of their place."""
    return op["op"] in ("fusion summon", "player rule") or op.get("how") == "discard"


def looked_at(ability: Plain) -> frozenset[str]:
    do = ability.get("do", [])
    found = set(zones_of([ability.get("conditions", []), [step.get("conditions", []) for step in do]]))
    ops = [*operations([*ability.get("cost", []), *do])]
    for group in groups_in([ability.get("targets", []), ability.get("cost", []), do]):
        if _is_of_occasion(group):
            found |= {*group.get("zones", [])} & OFF_FIELD
        whence = str(group.get("filter", {}).get("summoned", ""))
        found |= {whence.removeprefix("from ")} & OFF_FIELD  # where they came from
    for op in ops:
        if op["op"] == "put back":
            found.add("banished")
        elif op["op"] == "player rule":
            found |= {RULED_ZONES.get(op["rule"], ""), *op.get("zones", ())} & OFF_FIELD
        elif op.get("how") == "discard":
            found.add("hand")
        elif "deck top" in op.get("group", {}).get("zones", []):
            found.add("deck")
        elif op["op"] == "destroy" and op.get("banish"):
            found.add("banished")
        elif op.get("group", {}).get("ref") == "self":
            found.update({*op["group"].get("zones", ability.get("active", ()))} & OFF_FIELD)
    for before, after in itertools.pairwise(op for op in ops if op["op"] != "later"):
        if before.get("how") == "banish" and after["op"] in ("move", "special summon") and _is_it(after.get("group")):
            found.add("banished")  # what was banished comes back
    for step, after in itertools.pairwise(do):
        if step["op"]["op"] == "draw" and after["op"].get("group") == {"ref": "it"}:
            found.add("hand")  # the drawn card
        how = step["op"].get("how", "")
        if (how in ("send", "discard") and after.get("link") in ("then", "if you do")) or _counts_what_was_done(after):
            found.add(ARRIVED.get(how, ""))  # what arrived there is counted
    return frozenset(found - {""})


def _counts_what_was_done(node: object) -> bool:
    """Whether a part of an ability asks how many cards were handled before it."""
    if isinstance(node, dict):
        return node.get("of") == "did" or any(map(_counts_what_was_done, node.values()))
    return isinstance(node, list) and any(map(_counts_what_was_done, node))


def _is_it(group: Plain | None) -> bool:
    return (group or {}).get("ref") == "it"
