"""Tribes and elements that are named, cards shown, kinds counted, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build, number
from sanam.games.summoner_master.texts.reading.settled import bare_name, settles

#: What a Seal is not that does not fit one of these filters.
OTHERWISE = {"tribe": "not-tribe", "element": "not-element"}


@settles("Sentence.naming", "Sentence.naming~said")
def _naming(tree: Tree) -> Tree | None:
    return build("Sentence.naming", q=Tree(f"Naming.{bare_name(tree['q'])}", tree["q"].slots))


@settles("Filter.among", "Filter.among~said")
def _among(tree: Tree) -> Tree | None:
    one, other = sorted((tree.number("a"), tree.number("b")))
    return None if one == other else build("Filter.among", k=tree["k"], a=number(one), b=number(other))


@settles("Simple.various~said", "Simple.they-various~said")
def _various(tree: Tree) -> Tree | None:
    """So many different kinds among the cards of a player in the Arena."""
    group = groups.grouped(tree["g"])
    whose = "theirs" if tree.name.startswith("they") else "mine"
    if group is None or group.pile is not None or group.amount not in ("", "all") or tree.number("n") < 2:
        return None
    if group.owner not in ("", whose) or (tree["q"].name != "name" and group.noun.name != "seal"):
        return None
    return build(f"Simple.{bare_name(tree)}", n=tree["n"], q=tree["q"], **group.narrowed())


@settles("Simple.all-are")
def _all_are(tree: Tree) -> Tree | None:
    """All are such where none is another."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.owner not in ("mine", "theirs") or group.noun.name != "seal":
        return None
    if group.amount not in ("", "all"):
        return None
    other = _other_than(tree)
    if other is None:
        return None
    narrow = groups.sorted_set([*group.filters, other])
    name = "have-none" if group.owner == "mine" else "they-have-none"
    return build(f"Simple.{name}", h=group.noun, f=narrow)


def _other_than(tree: Tree) -> Tree | None:
    """The filter of what is not such."""
    if tree.get("q") is not None:
        return (
            build(f"Filter.{OTHERWISE[tree['q'].name]}", **dict(tree["q"].slots))
            if tree["q"].name in OTHERWISE
            else None
        )
    if len(tree.many("f")) != 1:
        return None
    (only,) = tree.many("f")
    match only.name:
        case "tribe" | "element":
            return build(f"Filter.{OTHERWISE[only.name]}", **dict(only.slots))
        case "line":
            other = "df-line" if only["l"].name == "at-line" else "at-line"
            return build("Filter.line", l=Tree(f"Line.{other}"))
        case "active" | "inactive":
            return Tree("Filter.inactive" if only.name == "active" else "Filter.active")
    return None


@settles("Simple.value-is")
def _value_is(tree: Tree) -> Tree | None:
    """Neither less nor more."""
    least, most = (build(f"Simple.value-{bound}", k=tree["k"], n=tree["n"]) for bound in ("least", "most"))
    return build("Clause.both", a=least, c=most)


@settles("Cost.show~said")
def _show(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("n", "one") or group.owner in ("theirs", "both"):
        return None
    if group.arena or (group.pile is not None and group.pile.name != "hand"):
        return None
    return build("Cost.show", n=number(group.size), **group.narrowed())
