"""Conditions on what some, all or none of a group are, and on what players have done, as people say them (see
`settling`).
"""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build, number
from sanam.games.summoner_master.texts.reading.settled import SETTLE, bare_name, settles
from sanam.games.summoner_master.texts.reading.settling_values import operation


def _with(group: Tree, narrow: Tree) -> Tree:
    return Tree(group.key, (*((k, v) for k, v in group.slots if k != "f"), ("f", (*group.many("f"), narrow))))


@settles("Simple.some-are")
def _some(tree: Tree) -> Tree | None:
    """Some of them are so; of a group that is named as a whole all are."""
    group, status = groups.grouped(tree["g"]), tree["v"]
    if group is None or group.pile is not None or (status.name == "adorned" and group.noun.name != "seal"):
        return None
    if group.amount == "all" or (group.many and not group.amount):
        narrow = groups.denied(status)
        said = None if narrow is None else _with(tree["g"], narrow)
        return said and groups.held(said, "none", "any", None)
    if group.many and group.amount != "n":
        return None
    return groups.held(_with(tree["g"], Tree(f"Filter.{status.name}", status.slots)), "least", "any", None)


@settles("Simple.none-are")
def _none(tree: Tree) -> Tree | None:
    status = tree["v"]
    return groups.held(_with(tree["g"], Tree(f"Filter.{status.name}", status.slots)), "none", "any", None)


@settles("Simple.some-there")
def _there(tree: Tree) -> Tree | None:
    """Where they lie is said after them."""
    if not tree["p"].name.startswith(("p-", "l-", "line")):
        return None
    return groups.held(_with(tree["g"], tree["p"]), "least", "any", None)


@settles("Simple.none-there", "Simple.none-bare")
def _none_at_all(tree: Tree) -> Tree | None:
    """Where nobody is named who has none, it is said of the Arena; in Thai of the own cards, but that says so."""
    group = groups.grouped(tree["g"])
    if group is None:
        return None
    anywhere = group.arena or tree.name == "none-there"
    return groups.held(tree["g"], "none", "any" if anywhere else "mine", None)


@settles("Simple.sum-least", "Simple.sum-most")
def _sum_as_written(tree: Tree) -> Tree | None:
    """Of all cards of a group in the Arena; what lies elsewhere is said otherwise."""
    group = tree["w"]
    return tree if group.category == "Sel" and group.name.startswith("all-") else None


@settles("Simple.sum-least~said", "Simple.sum-most~said")
def _sum(tree: Tree) -> Tree | None:
    """What the cards of a group have in all."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.lot or group.amount not in ("", "all"):
        return None
    cards = build(f"Sel.all-{group.whose}", **group.narrowed())
    return build(f"Simple.{bare_name(tree)}", k=tree["k"], w=cards, n=tree["n"])


@settles("Simple.holds-either", "Simple.they-hold-either")
def _either(tree: Tree) -> Tree | None:
    who = "theirs" if tree.name.startswith("they") else "mine"
    one, other = (groups.held(tree[slot], "least", who, None) for slot in ("g", "k"))
    return None if one is None or other is None else build("Clause.either", a=one, c=other)


@settles("Simple.holds-two~both", "Simple.they-hold-two~both")
def _both(tree: Tree) -> Tree | None:
    who = "theirs" if tree.name.startswith("they") else "mine"
    one, other = (groups.held(tree[slot], "least", who, None) for slot in ("g", "k"))
    return None if one is None or other is None else build("Clause.both", a=one, c=other)


@settles("Simple.both-lines", "Simple.both-lines-theirs")
def _both_lines(tree: Tree) -> Tree | None:
    """Some of them in either Line."""
    who = "theirs" if tree.name.endswith("theirs") else "mine"
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.owner or group.amount not in ("", "one", "n"):
        return None
    size = group.size if group.amount == "n" else 1
    said = build("NP.one", h=tree["g"]["h"], f=tuple(one for one in tree["g"].many("f") if one.name[:2] != "q-"))
    lines = (build("Filter.line", l=Tree(f"Line.{line}")) for line in groups.LINES)
    one, other = (groups.held(_with(said, line), "least", who, size) for line in lines)
    return None if one is None or other is None else build("Clause.both", a=one, c=other)


def _just(least: Tree | None, more: Tree | None) -> Tree | None:
    """So many, and no more."""
    return build("Clause.both", a=least, c=build("Simple.not", c=more))


@settles("Simple.charged-just", "Simple.mp-just")
def _exactly(tree: Tree) -> Tree | None:
    name, size = ("charged" if tree.name == "charged-just" else "mp-least"), tree.number("n")
    if not size:
        return None
    one, more = (build(f"Simple.{name}", n=number(each)) for each in (size, size + 1))
    return _just(one, more)


@settles("Simple.hand-just", "Simple.hand-just-theirs")
def _hand_exactly(tree: Tree) -> Tree | None:
    whose, size = ("theirs" if tree.name.endswith("theirs") else "mine"), tree.number("n")
    slots = {"h": Tree("Noun.card"), "p": Tree("Pile.hand")}
    if not size:
        return build(f"Simple.pile-none-{whose}", **slots)
    one, more = (build(f"Simple.pile-{whose}", n=number(each), **slots) for each in (size, size + 1))
    return _just(one, more)


@settles("Simple.pile-few", "Simple.pile-few-theirs", "Simple.pile-no", "Simple.pile-no-theirs")
def _few_in_pile(tree: Tree) -> Tree | None:
    whose = "theirs" if tree.name.endswith("theirs") else "mine"
    said = _with(tree["g"], build(f"Filter.p-{whose}", p=tree["p"]))
    none = tree.name.startswith("pile-no")
    return groups.held(said, "none" if none else "most", whose, None if none else tree.number("n"))


@settles("Simple.heap-most", "Simple.heap-most-theirs")
def _few_in_heap(tree: Tree) -> Tree | None:
    whose = "theirs" if tree.name.endswith("theirs") else "mine"
    if not tree.number("n"):
        return None
    slots = {"n": tree["n"], "h": Tree(f"Noun.{tree['k'].name}"), "p": Tree("Pile.library")}
    return build(f"Simple.pile-most-{whose}", **slots)


@settles("Simple.they-more~elliptic", "Simple.we-more~elliptic")
def _more(tree: Tree) -> Tree | None:
    """More than the other player has."""
    group = groups.grouped(build("NP.one", h=tree["h"], f=tree.many("f")))
    if group is None or group.owner or group.amount:
        return None
    if group.pile is not None:
        if group.pile.name != "hand" or group.noun.name != "card" or group.filters:
            return None
        return Tree(f"Simple.hand-{'theirs' if tree.name.startswith('they') else 'mine'}-more")
    return build(f"Simple.{tree.name.partition('~')[0]}", **group.narrowed())


@settles("Simple.they-more~in-line", "Simple.we-more~in-line")
def _more_in_line(tree: Tree) -> Tree | None:
    if tree["h"].name != "seal":
        return None
    return build(f"Simple.{tree.name.partition('~')[0]}", h=tree["h"], f=(build("Filter.line", l=tree["l"]),))


# ------------------------------------------------------------------ what players have done


def _whose(tree: Tree, noun: Tree) -> Tree | None:
    """One of the cards of a player who does something."""
    whom = groups.whom(noun)
    if whom is None or whom.name != "any":
        return None
    return Tree(f"Whom.{ {'mine': 'mine', 'theirs': 'theirs'}.get(tree['p'].name, 'any') }", whom.slots)


@settles("Simple.past-discard")
def _discarded(tree: Tree) -> Tree | None:
    whom = _whose(tree, tree["w"])
    return whom and build("Simple.did", w=whom, m=Tree("Happens.discarded"), p=Tree(f"Period.{tree['z'].name}"))


@settles("Simple.past-hand-attack")
def _attacked_hand(tree: Tree) -> Tree | None:
    whom = _whose(tree, build("NP.one", h=Tree("Noun.seal")))
    return whom and build("Simple.did", w=whom, m=Tree("Happens.hand-attack"), p=Tree(f"Period.{tree['z'].name}"))


@settles("Simple.times-cast", "Simple.times-discarded", "Simple.times-group")
def _so_often(tree: Tree) -> Tree | None:
    """How often something has happened to such cards."""
    group = tree["w"]
    whom = groups.whom(group) if tree.name == "times-group" else _whose(tree, group)
    happens = tree.get("m") or Tree(f"Happens.{tree.name.removeprefix('times-')}")
    if whom is None or tree.number("n") < 2 or happens.name.endswith(("-mine", "-theirs")):
        return None
    return build("Simple.did-times", n=tree["n"], w=whom, m=happens, p=Tree(f"Period.{tree['z'].name}"))


# ------------------------------------------------------------------ what players cannot do, what a Seal attacks alone


@settles("Bar.draw-aside~said", "Bar.cast-elsewhere~said", "Bar.cast-line~said", "Bar.from-shrine~said")
def _bar(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.filters or group.amount not in ("", "one", "all"):
        return None
    if group.owner and not (group.owner == "theirs" and tree.name.startswith("from-shrine")):
        return None
    if tree.name.startswith("cast-line"):
        return build("Bar.cast-line", l=tree["l"]) if group.noun.name in ("seal", "card") else None
    return build(f"Bar.{bare_name(tree)}", h=group.noun)


@settles("Op.spares-but")
def _attacks_only(tree: Tree) -> Tree | None:
    """It attacks such Seals alone, so no others."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all") or group.owner == "mine":
        return None
    others = groups.denied(group.filters[0]) if group.noun.name == "seal" and len(group.filters) == 1 else None
    who = tree.get("w")
    who = None if who == Tree("Sel.self") else who
    return others and operation(build("Op.spares", w=who, h=group.noun, f=(others,)))


@settles("Op.unattacked~aim")
def _not_aimed_at(tree: Tree) -> Tree | None:
    settle = SETTLE["Op.unattacked~said"]
    return settle(Tree("Op.unattacked~said", tree.slots))


@settles("Op.unattacked~by-foes")
def _untouched(tree: Tree) -> Tree | None:
    """Only Seals of the other side attack a Seal."""
    return operation(build("Op.cannot", w=tree["w"], a=Tree("Deed.attacked")))


@settles("Op.must-attack~if-able")
def _must(tree: Tree) -> Tree | None:
    settle = SETTLE["Op.must-attack"]
    return settle(Tree("Op.must-attack", tree.slots))
