"""What cards are told apart by, what is the same for both players, and numbers that are reckoned (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import bare_name, settles
from sanam.games.summoner_master.texts.reading.settling_naming import OTHERWISE
from sanam.games.summoner_master.texts.reading.settling_values import operation

#: How the own value is to the other one, by what is said of it.
OWN = {"own-value~said": "more", "own-value-less": "less", "own-value-equal": "equal"}


@settles("Able.power")
def _able(tree: Tree) -> Tree | None:
    return tree


@settles("Filter.able~said", "Filter.unable~said")
def _powers(tree: Tree) -> Tree | None:
    """ "With Abilities and Skills": with both, or with either, which nobody knows."""
    powers = tree["a"]["p"] if tree.get("a") else tree.get("p") or Tree("Powers.both")
    name = bare_name(tree)
    said = Tree(f"Powers.{bare_name(powers)}")
    return None if name == "able" and said.name == "both" else build(f"Filter.{name}", p=said)


@settles(*(f"Filter.{name}" for name in OWN))
def _own_value(tree: Tree) -> Tree | None:
    if tree["k"] == tree["j"]:
        return None
    return build("Filter.own-value", k=tree["k"], r=Tree(f"Relation.{OWN[tree.name]}"), j=tree["j"])


@settles("Filter.akin~said", "Filter.akin-unsaid")
def _akin(tree: Tree) -> Tree | None:
    return build("Filter.akin", q=tree["q"])


@settles("Filter.most-cost", "Filter.least-cost")
def _cost(tree: Tree) -> Tree | None:
    return build(f"Filter.{tree.name.partition('-')[0]}", k=Tree("Stat.cast_mp"), n=tree["n"])


@settles("Simple.all-of-kind", "Simple.they-all-of-kind")
def _only_such(tree: Tree) -> Tree | None:
    """There are such, and none that is none."""
    narrow = tree.many("f")
    if tree["h"].name != "seal" or len(narrow) != 1 or narrow[0].name not in OTHERWISE:
        return None
    other = build(f"Filter.{OTHERWISE[narrow[0].name]}", **dict(narrow[0].slots))
    they = "they-" if tree.name.startswith("they") else ""
    some = build(f"Simple.{they}have", n=number(1), h=tree["h"], f=narrow)
    return build("Clause.both", a=some, c=build(f"Simple.{they}have-none", h=tree["h"], f=(other,)))


@settles("Op.set-reckoned", "Op.change-reckoned")
def _reckoned(tree: Tree) -> Tree | None:
    """A number from the table and what is added to it, or how many times it counts."""
    how = tree["r"]
    size = number(how.number("d") or how.number("n"))
    reckoned = build(f"Worth.{how.name}", n=size, m=tree["m"])
    name = "set-by" if tree.name.startswith("set") else "change-by"
    return operation(build(f"Op.{name}", w=tree["w"], k=tree["k"], m=reckoned, u=tree.get("u")))


@settles("Worth.times-two")
def _twice(tree: Tree) -> Tree | None:
    return build("Worth.times", n=number(2), m=tree["m"])


@settles("Worth.sum")
def _sum(tree: Tree) -> Tree | None:
    """The values of a group are added up in any case."""
    group = tree["w"]["w"] if tree["w"].key == BARE else tree["w"]
    return build("Worth.value", k=tree["k"], w=group) if group.name.startswith("all-") else None


@settles("Each.different~among")
def _different(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all"):
        return None
    whose = None if group.whose == "any" else Tree(f"Of.{group.whose}")
    counted = build("Count.different", q=Tree(f"Quality.{bare_name(tree['q'])}"), o=whose, **group.narrowed())
    return build("Each.count", c=counted)


def _of_itself(tree: Tree) -> Tree | None:
    """The value that one card has itself, of which the same sentence speaks."""
    group = tree["w"]
    if group.key == BARE or group.category != "Sel":
        return None
    one = group.name in ("self", "that", "foe", "attacker", "striker", "struck", "host-seal")
    if not one and not (group.name.startswith("n-") and group.number("n") == 1):
        return None
    own = group if group.name in ("self", "host-seal") else Tree("Sel.that")
    return build("Worth.value", k=tree["k"], w=own)


@settles("Op.halve")
def _halve(tree: Tree) -> Tree | None:
    own = _of_itself(tree)
    if own is None:
        return None
    return operation(build("Op.set-by", w=tree["w"], k=tree["k"], m=build("Worth.half", m=own), u=tree.get("u")))


@settles("Op.doubled")
def _double(tree: Tree) -> Tree | None:
    own = _of_itself(tree)
    if own is None:
        return None
    return operation(build("Op.change-by", w=tree["w"], k=tree["k"], m=own, u=tree.get("u")))
