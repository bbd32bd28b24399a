"""What is done, as people say it, as operations of the phrase book (see `settling`)."""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree, Value, leaf
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.tree.program import EITHER, HOLD

Settle = Callable[[Tree], "Tree | None"]
#: Operations that follow one another, said as one.
LIST = "Ops"
SETTLE: dict[str, Settle] = {}
#: What is done to cards in the Arena, and to those of a pile, by where they go.
GOES = {
    "hand": ("to-hand", "take"),
    "library": ("to-library", "put-back"),
    "top": ("to-top", "atop"),
    "bottom": ("to-bottom", "under"),
    "shrine": ("to-shrine", "drop"),
    "remove": ("remove", "remove-from"),
    "arena": ("", "bring"),
    "other-line": ("other-line", ""),
    "line": ("to-line", ""),
}
FROM_PILE = dict(GOES.values())
FROM_PILE |= {"free-cast": "free-cast-from"}
FROM_ARENA = {pile: arena for arena, pile in GOES.values() if arena and pile}
#: Operations that may say how long they last.
LASTING = frozenset(
    {
        *(key for key in EITHER if key not in HOLD),
        "Op.swap",
        "Op.control",
        "Op.receive",
        "Op.set-by",
        "Op.change-by",
        "Op.reduce-by",
    }
)


def settles(*keys: str) -> Callable[[Settle], Settle]:
    def note(function: Settle) -> Settle:
        SETTLE.update(dict.fromkeys(keys, function))
        return function

    return note


def with_slot(tree: Tree, name: str, value: Value | None) -> Tree:
    """The tree with one slot changed, or without it."""
    slots = dict(tree.slots)
    slots.pop(name, None)
    return build(tree.key, **slots) if value is None else build(tree.key, **slots, **{name: value})


def renamed(tree: Tree, name: str) -> Tree:
    return Tree(f"{tree.category}.{name}", tree.slots)


# ------------------------------------------------------------------ groups


@settles("Sel.group", "From.group")
def _group(tree: Tree) -> Tree | None:
    return groups.selected(tree["g"])


@settles("Whom.group")
def _whom(tree: Tree) -> Tree | None:
    return groups.whom(tree["g"])


@settles("Each.group")
def _each(tree: Tree) -> Tree | None:
    return groups.each(tree)


@settles("Filter.element~latin")
def _latin(tree: Tree) -> Tree | None:
    return build("Filter.element", e=Tree(f"Element.{tree['e'].name}"))


@settles("Filter.below", "Filter.above")
def _bound(tree: Tree) -> Tree | None:
    below = tree.name == "below"
    bound = tree.number("n") + (-1 if below else 1)
    return build("Filter.most" if below else "Filter.least", k=tree["k"], n=number(bound)) if bound >= 0 else None


@settles("Filter.*")
def _filter(tree: Tree) -> Tree | None:
    return tree


# ------------------------------------------------------------------ values


def change(stat: Tree, size: int) -> Tree:
    kind, name = ("PLUS", "plus") if size >= 0 else ("MINUS", "minus")
    return build(f"Change.{name}", k=stat, d=leaf(kind, size))


def chain(found: list[Tree]) -> Tree:
    """Changes as the phrase book lists them."""
    first, *rest = found
    return build("Changes.more", a=first, r=chain(rest)) if rest else build("Changes.one", a=first)


@settles("Change.each")
def _more(tree: Tree) -> Tree | None:
    return change(tree["k"], tree.number("d") or tree.number("n"))


@settles("Change.each-less")
def _less(tree: Tree) -> Tree | None:
    return change(tree["k"], tree.number("d") or -tree.number("n"))


@settles("Change.pair", "Change.pair-less")
def _pair(tree: Tree) -> Tree | None:
    size = tree.number("d")
    return build("Pair", a=change(tree["a"], size), b=change(tree["b"], size))


@settles("Changes.one", "Changes.more", "Changes.list")
def _list(tree: Tree) -> Tree | None:
    first = tree["a"]
    found = [first["a"], first["b"]] if first.key == "Pair" else [first]
    rest = tree.get("r")
    while rest is not None:
        found.append(rest["a"])
        rest = rest.get("r")
    return chain(found)


@settles("Op.change~raise")
def _raise(tree: Tree) -> Tree | None:
    return change_of(tree["w"], tree["k"], tree.number("d"), tree)


@settles("Op.reduce~said")
def _reduce(tree: Tree) -> Tree | None:
    if tree.get("e") is None:
        return operation(renamed(tree, "reduce"))
    return change_of(tree["w"], tree["k"], -tree.number("n"), tree)


@settles("Op.own-cost")
def _own_cost(tree: Tree) -> Tree | None:
    if tree["k"].name not in ("cast_mp", "attack_mp", "skill_mp"):
        return None
    return build("Op.change", c=chain([change(tree["k"], -tree.number("n"))]), e=tree.get("e"))


@settles("Op.of-value", "Op.of-value-less")
def _of_value(tree: Tree) -> Tree | None:
    return change_of(tree["w"], tree["k"], tree.number("d"), tree)


def change_of(group: Tree | None, stat: Tree, size: int, tree: Tree) -> Tree | None:
    return operation(build("Op.change", w=group, c=chain([change(stat, size)]), e=tree.get("e"), u=tree.get("u")))


def _all_of(tree: Tree, owner: str = "") -> Tree | None:
    """Every card of a group, even where one of them is named for all."""
    group = groups.grouped(tree)
    if group is None or group.pile is not None or group.count not in ("", "one", "all"):
        return None
    whose = group.owner or owner or "any"
    return build(f"Sel.all-{'any' if whose == 'both' else whose}", **group.narrowed())


@settles("Op.cost-more", "Op.cost-less", "Op.casting-costs")
def _costs(tree: Tree) -> Tree | None:
    casters = {"mine": "mine", "theirs": "theirs"}
    owner = casters.get(tree["p"].name, "") if tree.get("p") else ""
    group = _all_of(tree["g"], owner)
    size = tree.number("d") or tree.number("n") * (-1 if tree.name == "cost-less" else 1)
    return None if group is None else change_of(group, Tree("Stat.cast_mp"), size, tree)


@settles("Op.skills-cost", "Op.skills-cost-less")
def _skills_cost(tree: Tree) -> Tree | None:
    if tree.get("g") is not None:
        group = _all_of(tree["g"])
    else:
        group = build(f"Sel.all-{tree['p'].name}", h=Tree("Noun.seal"))
    size = tree.number("d") or tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return None if group is None else change_of(group, Tree("Stat.skill_mp"), size, tree)


@settles("Op.free-if")
def _free_if(tree: Tree) -> Tree | None:
    return build("Op.set", w=Tree("Sel.self"), k=Tree("Stat.cast_mp"), n=number(0))


# ------------------------------------------------------------------ amounts


@settles("Measure.group")
def _number_of(tree: Tree) -> Tree | None:
    return groups.measured(tree)


@settles("Op.set-by~said", "Op.change-by~said", "Op.reduce-by~said")
def _value_by(tree: Tree) -> Tree | None:
    """A number of cards is counted; anything else is measured."""
    name = tree.name.partition("~")[0]
    if tree["m"].name != "number":
        return operation(renamed(tree, name))
    counted = tree["m"]["c"]
    if name == "set-by":
        return operation(build("Op.set-x", w=tree.get("w"), k=tree["k"], c=counted, u=tree.get("u")))
    each = build("Each.count", c=counted)
    size = -1 if name == "reduce-by" else 1
    return operation(build("Op.change", w=tree.get("w"), c=chain([change(tree["k"], size)]), e=each, u=tree.get("u")))


@settles("Worth.value~said")
def _value_of(tree: Tree) -> Tree | None:
    """ "Its Lv" is that of the card that was spoken of."""
    group = tree.get("w") or Tree("Sel.that")
    return None if group.category != "Sel" else build("Worth.value", k=tree["k"], w=group)


@settles("Worth.value-own")
def _own_value(tree: Tree) -> Tree | None:
    return build("Worth.value", k=tree["k"], w=Tree("Sel.self"))


@settles("Worth.counters~said")
def _counters_of(tree: Tree) -> Tree | None:
    return build("Worth.counters", w=tree.get("w") or Tree("Sel.self"))


@settles("Op.draw-by~said", "Op.mp-by~said", "Op.discard-by~said")
def _by(tree: Tree) -> Tree | None:
    """As many as are said, or as went somewhere before."""
    counted = tree.get("m") or Tree("Worth.done")
    if tree.name != "draw-by~said":
        return build(f"Op.{tree.name.partition('~')[0]}", m=counted)
    what = tree["c"].name if tree.get("c") else "card"
    return build("Op.draw-by", h=Tree(f"Noun.{what}"), m=counted)


# ------------------------------------------------------------------ cards that go somewhere


@settles("Op.go", "Op.go-and")
def _go(tree: Tree) -> Tree | None:
    group, dest = tree["w"], tree["d"]
    if group.key == BARE:
        return None
    arena, pile = GOES[dest.name]
    if group.category == "From":
        return _of_pile(pile, group)
    if not arena:
        return None
    if dest.name == "line" and dest.get("m") is not None:
        return _from_line(group, dest)
    return build(f"Op.{arena}", w=group, l=dest.get("l"))


def _of_pile(name: str, group: Tree) -> Tree | None:
    """Cards of a pile go somewhere; not where they are already."""
    where = group["p"].name
    if not name or (name, where) in (("take", "hand"), ("drop", "shrine"), ("remove-from", "remove")):
        return None
    if name in ("put-back", "atop", "under") and where == "library":
        return None
    return build(f"Op.{name}", x=group)


def _from_line(group: Tree, dest: Tree) -> Tree | None:
    """ "from the At Line to the Df Line": those of one Line go to the other."""
    if dest["l"] == dest["m"] or group.get("h") is None:
        return None
    narrow = groups.sorted_set([*group.many("f"), build("Filter.line", l=dest["m"])])
    return build("Op.to-line", w=with_slot(group, "f", narrow), l=dest["l"])


@settles("Op.search", "Op.search-go")
def _search(tree: Tree) -> Tree | None:
    """What is looked for lies in the own Library."""
    group = tree["w"]
    if group.key == BARE:
        return None
    if group.key in ("Sel.n-any", "Sel.upto-any"):
        name = "mine" if group.name == "n-any" else "upto-mine"
        group = build(f"From.{name}", p=Tree("Pile.library"), n=group["n"], h=group["h"], f=group.many("f"))
    if group.category != "From" or (group["p"].name, group.name) not in (("library", "mine"), ("library", "upto-mine")):
        return None
    dest = tree.get("d")
    return _of_pile(GOES[dest.name][1] if dest is not None else "take", group)


@settles("Op.mp~said")
def _mp(tree: Tree) -> Tree | None:
    return build("Op.mp", n=number(tree.number("n") or tree.number("d")))


@settles("Op.free-cast~said")
def _free_cast(tree: Tree) -> Tree | None:
    group = tree["w"]
    if group.category == "From":
        return build("Op.free-cast-from", x=group)
    if group.key != "Sel.n-any":
        return None
    return build("Op.free-cast", n=group["n"], h=group["h"], f=group.many("f"))


@settles("Op.edict~said", "Op.edict-hand~said")
def _edict(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.count not in ("n", "one") or group.pile is not None or group.owner == "mine":
        return None
    return build(f"Op.{tree.name.partition('~')[0]}", n=number(group.size), **group.narrowed())


@settles("Op.discard-chosen~said")
def _chosen(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.count not in ("n", "one") or group.owner == "mine":
        return None
    if group.pile is not None and group.pile.name != "hand":
        return None
    return build("Op.discard-chosen", n=number(group.size), **group.narrowed())


# ------------------------------------------------------------------ drawing and discarding


def size_of(tree: Tree) -> Tree:
    found = tree.get("n")
    if found is None:
        return number(1)
    return found if found.is_leaf else number(found.number("n", 1))


@settles("Op.draw-said")
def _draw(tree: Tree) -> Tree | None:
    what = tree["c"].name if tree.get("c") else "card"
    name = {"card": "draw-any", "seal": "draw", "mystic": "draw-mystic"}[what]
    return build(f"Op.{name}", n=size_of(tree))


@settles("Op.draw-theirs-said")
def _draw_theirs(tree: Tree) -> Tree | None:
    return build("Op.draw-theirs", n=size_of(tree)) if tree["c"].name == "card" else None


@settles("Op.draw-both", "Op.discard-both")
def _both(tree: Tree) -> Tree | None:
    if tree["c"].name != "card":
        return None
    mine, theirs = ("draw-any", "draw-theirs") if tree.name == "draw-both" else ("discard", "discard-theirs")
    return build(LIST, a=build(f"Op.{mine}", n=size_of(tree)), b=build(f"Op.{theirs}", n=size_of(tree)))


@settles("Op.discard-all-both")
def _both_hands(tree: Tree) -> Tree | None:
    return build(LIST, a=Tree("Op.discard-all"), b=Tree("Op.discard-all-theirs"))


@settles("Op.discard-said")
def _discard(tree: Tree) -> Tree | None:
    what = tree["c"].name if tree.get("c") else "card"
    if what == "card":
        return build("Op.discard", n=size_of(tree))
    return build(f"Op.discard-{what}", n=size_of(tree))


@settles("Op.discard-group")
def _discard_group(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.count not in ("n", "one") or group.owner in ("theirs", "both"):
        return None
    if group.pile is not None and group.pile.name != "hand":
        return None
    if group.noun.name == "card":
        return None if group.filters else build("Op.discard", n=number(group.size))
    return build(f"Op.discard-{group.noun.name}", n=number(group.size), f=group.filters)


@settles("Op.discard-theirs-said")
def _discard_theirs(tree: Tree) -> Tree | None:
    return build("Op.discard-theirs", n=size_of(tree)) if tree["c"].name == "card" else None


@settles("Op.mill~said")
def _mill(tree: Tree) -> Tree | None:
    whose = tree.get("p") or Tree("Whose.mine")
    return build("Op.mill", n=tree.get("n") or number(1), h=Tree(f"Noun.{tree['k'].name}"), p=whose)


@settles("Op.look-top~said")
def _look_top(tree: Tree) -> Tree | None:
    whose = tree.get("p") or Tree("Whose.mine")
    return build("Op.look-top", n=tree.get("n") or number(1), h=Tree(f"Noun.{tree['k'].name}"), p=whose)


@settles("Op.look-take~said")
def _look_take(tree: Tree) -> Tree | None:
    taken = tree.number("t", 1)
    if taken > tree.number("n"):
        return None
    return build("Op.look-take", n=tree["n"], h=Tree(f"Noun.{tree['k'].name}"), t=number(taken))


@settles("Op.reveal-take~said")
def _reveal_take(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.count not in ("", "one") or group.owner or group.pile is not None:
        return None
    return build("Op.reveal-take", h=Tree(f"Noun.{tree['k'].name}"), g=group.noun, f=group.filters)


# ------------------------------------------------------------------ counters, Curses, Protect


@settles("Op.charge~said")
def _charge(tree: Tree) -> Tree | None:
    return operation(build("Op.charge", n=size_of(tree), w=tree.get("w") or Tree("Sel.self")))


@settles("Op.cannot-two")
def _two_deeds(tree: Tree) -> Tree | None:
    slots = {name: value for name, value in tree.slots if name not in ("a", "b")}
    first, second = (operation(build("Op.cannot", a=tree[slot], **slots)) for slot in ("a", "b"))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Against.two", "Against.two-theirs")
def _two_things(tree: Tree) -> Tree | None:
    return tree


def _split(tree: Tree) -> Tree | None:
    """One operation for each of two things that it keeps off."""
    said = tree.get("t")
    if said is None or said.name not in ("two", "two-theirs"):
        return None
    whose = "theirs" if said.name == "two-theirs" else "any"
    parts = [build(f"Against.{whose}", t=said[slot]) for slot in ("a", "b")]
    first, second = (operation(with_slot(tree, "t", part)) for part in parts)
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.unattacked~said")
def _unattacked(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.count not in ("", "all") or group.owner == "mine":
        return None
    who = tree["w"]
    return build("Op.unattacked", w=None if who.name == "self" else who, **group.narrowed())


@settles("Op.uncast~said", "Op.uncast-nobody")
def _uncast(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.count not in ("", "all", "one"):
        return None
    who = tree.get("p") or Tree("Casters.all")
    return build("Op.uncast", p=who, u=tree.get("u"), **group.narrowed())


@settles("Op.cancel-cast~said")
def _cancel_cast(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.count not in ("", "one", "n") or group.size != 1:
        return None
    return build("Op.cancel-cast", **group.narrowed())


@settles("Op.ahead")
def _ahead(tree: Tree) -> Tree | None:
    op = tree["o"]
    if op.key == LIST:
        return build(LIST, a=_lasting(op["a"], tree["u"]), b=_lasting(op["b"], tree["u"]))
    return _lasting(op, tree["u"])


def _lasting(op: Tree, until: Tree) -> Tree | None:
    return with_slot(op, "u", until) if op.key in LASTING and op.get("u") is None else None


@settles("Op.whether")
def _whether(tree: Tree) -> Tree | None:
    """What is chosen first, put where the operation speaks of it."""
    group, op = tree["w"], tree["o"]
    slots = [name for name, value in op.slots if isinstance(value, Tree) and value.key == "Sel.that"]
    if group.key == BARE or len(slots) != 1 or group.name in ("self", "that"):
        return None
    return operation(with_slot(op, slots[0], group))


@settles("Op.*")
def operation(tree: Tree) -> Tree | None:
    """An operation with its groups where the phrase book has them."""
    split = _split(tree)
    if split is not None:
        return split
    if any(part.category == "Against" and part.name.startswith("two") for part in tree.children()):
        return None
    for slot in ("w", "a", "b", "x"):
        group = tree.get(slot)
        if group is None:
            continue
        if group.key == BARE:
            if tree.key not in EITHER | HOLD:
                return None
            tree = with_slot(tree, slot, group["w"])
        elif group.category == "From" and slot != "x":
            name = FROM_PILE.get(tree.name, "")
            moved = _of_pile(name, group) if slot == "w" else None
            return moved
        elif group.category == "Sel" and slot == "x":
            name = FROM_ARENA.get(tree.name, "")
            return build(f"Op.{name}", w=group) if name else None
    return tree
