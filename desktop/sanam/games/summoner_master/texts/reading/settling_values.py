"""Groups, values and amounts, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree, leaf
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, BOTH, build, number
from sanam.games.summoner_master.texts.reading.settled import LIST, bare_name, renamed, settles
from sanam.games.summoner_master.texts.reading.settling_hands import size_of
from sanam.games.summoner_master.texts.tree.sorts import EITHER, HOLD

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


# ------------------------------------------------------------------ operations


def of_pile(name: str, group: Tree) -> Tree | None:
    """Cards of a pile go somewhere; not where they are already."""
    where = group["p"].name
    if not name or (name, where) in (("take", "hand"), ("drop", "shrine"), ("remove-from", "remove")):
        return None
    if name in ("put-back", "atop", "under") and where == "library":
        return None
    if (name, group.name) == ("remove-from", "lot-theirs") and group["h"].name == "card" and not group.many("f"):
        return build("Op.remove-random", n=group["n"])
    return build(f"Op.{name}", x=group)


def _split(tree: Tree) -> Tree | None:
    """One operation for each of two things that it keeps off."""
    said = tree.get("t")
    if said is None or said.name not in ("two", "two-theirs"):
        return None
    whose = "theirs" if said.name == "two-theirs" else "any"
    parts = [build(f"Against.{whose}", t=said[slot]) for slot in ("a", "b")]
    first, second = (operation(tree.with_slot("t", part)) for part in parts)
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.*")
def operation(tree: Tree) -> Tree | None:
    """An operation with its groups where the phrase book has them."""
    split = _split(tree)
    if split is not None:
        return split
    if any(part.category == "Against" and part.name.startswith(("two", "mine")) for part in tree.children()):
        return None
    for slot in ("w", "a", "b", "x"):
        group = tree.get(slot)
        if group is None:
            continue
        if group.key == BOTH:
            parts = [operation(tree.with_slot(slot, group[each])) for each in ("a", "b")]
            return build(LIST, a=parts[0], b=parts[1]) if slot == "w" and None not in parts else None
        if group.key == BARE:
            if tree.key not in EITHER | HOLD:
                return None
            tree = tree.with_slot(slot, group["w"])
        elif group.name == "lot-theirs" and tree.key == "Op.remove-from":
            return of_pile(tree.name, group)
        elif group.category == "From" and slot != "x":
            return of_pile(FROM_PILE.get(tree.name, ""), group) if slot == "w" else None
        elif group.category == "Sel" and slot == "x":
            name = FROM_ARENA.get(tree.name, "")
            return build(f"Op.{name}", w=group) if name else None
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


@settles("Change.lose")
def _loses(tree: Tree) -> Tree | None:
    return change(tree["k"], -tree.number("n"))


@settles("Change.both", "Change.both-less")
def _both_values(tree: Tree) -> Tree | None:
    """ "+1/+1" is At and Df."""
    return build("Pair", a=change(Tree("Stat.at"), tree.number("d")), b=change(Tree("Stat.df"), tree.number("e")))


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


@settles("Op.change-two")
def _change_two(tree: Tree) -> Tree | None:
    one, other = tree["w"], tree["v"]
    if one.key == BARE and one["w"].name == "all-any" and other.key == BARE:
        one = build(BARE, w=Tree(other["w"].key, one["w"].slots))  # whose they are is said once for both
    first, second = (operation(build("Op.change", w=group, c=tree["c"], u=tree.get("u"))) for group in (one, other))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.protect-two")
def _protect_two(tree: Tree) -> Tree | None:
    one, other = (operation(build("Op.protect", w=tree[slot], t=tree["t"], u=tree.get("u"))) for slot in ("w", "v"))
    return None if one is None or other is None else build(LIST, a=one, b=other)


@settles("Op.set-its")
def _set_its(tree: Tree) -> Tree | None:
    return build("Op.set", w=Tree("Sel.that"), k=tree["k"], n=tree["n"], u=tree.get("u"))


@settles("Op.set-two")
def _set_two(tree: Tree) -> Tree | None:
    """Each of two values becomes another number."""
    again = Tree("Sel.that") if tree["w"].get("n") is not None else tree["w"]
    first = operation(build("Op.set", w=tree["w"], k=tree["a"], n=tree["n"], u=tree.get("u")))
    second = operation(build("Op.set", w=again, k=tree["b"], n=tree["m"], u=tree.get("u")))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.set-both", "Op.set-its-both")
def _set_both(tree: Tree) -> Tree | None:
    """Two values become the same number."""
    group = tree.get("w") or Tree("Sel.that")
    again = Tree("Sel.that") if group.get("n") is not None else group
    said = {"n": tree["n"], "u": tree.get("u")}
    first, second = (
        operation(build("Op.set", w=card, k=tree[slot], **said)) for card, slot in ((group, "a"), (again, "b"))
    )
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.change~grows")
def _grows(tree: Tree) -> Tree | None:
    return change_of(tree["w"], tree["k"], tree.number("n"), tree)


@settles("Op.change-by-two", "Op.set-by-two")
def _two_by(tree: Tree) -> Tree | None:
    """Two values by the same measure."""
    name = f"Op.{tree.name.removesuffix('-two')}~said"
    said = {"w": tree["w"], "m": tree["m"], "u": tree.get("u")}
    first, second = (_value_by(build(name, k=tree[slot], **said)) for slot in ("a", "b"))
    return None if first is None or second is None else build(LIST, a=first, b=second)


@settles("Op.set-its-own")
def _set_its_own(tree: Tree) -> Tree | None:
    return build("Op.set", w=Tree("Sel.self"), k=tree["k"], n=tree["n"], u=tree.get("u"))


@settles("Op.set-me", "Op.set-host")
def _set_me(tree: Tree) -> Tree | None:
    """Whose value is not said: of the Seal itself, or of that to which the Mystic Card is attached."""
    card = Tree("Sel.self" if tree.name == "set-me" else "Sel.host-seal")
    return build("Op.set", w=card, k=tree["k"], n=tree["n"], u=tree.get("u"))


@settles("Op.move-counters~said")
def _move_counters(tree: Tree) -> Tree | None:
    return operation(build("Op.move-counters", k=Tree("Counter.charged"), a=tree["a"], b=tree["b"]))


@settles("Op.move-some~said")
def _move_some(tree: Tree) -> Tree | None:
    to = tree["b"]
    if to.key == BARE and to["w"].name in ("all-mine", "all-theirs"):
        return None
    return operation(build("Op.move-some", k=Tree("Counter.charged"), n=size_of(tree), a=tree["a"], b=to))


@settles("Op.uncharge")
def _uncharge(tree: Tree) -> Tree | None:
    return operation(build("Op.take-counters", k=Tree("Counter.charged"), w=tree["w"]))


@settles("Op.set-own")
def _set_own(tree: Tree) -> Tree | None:
    """To another value of its own."""
    group = tree["w"]
    if group.key == BARE or group.category != "Sel" or tree["k"] == tree["j"]:
        return None
    worth = build("Worth.value", k=tree["j"], w=Tree("Sel.that") if group.get("n") is not None else group)
    return operation(build("Op.set-by", w=group, k=tree["k"], m=worth, u=tree.get("u")))


@settles("Op.double")
def _double(tree: Tree) -> Tree | None:
    """As much more as there is of it."""
    group = tree["w"]
    if group.key == BARE or group.category != "Sel" or group.name.startswith("all-"):
        return None
    worth = build("Worth.value", k=tree["k"], w=Tree("Sel.that") if group.get("n") is not None else group)
    return operation(build("Op.change-by", w=group, k=tree["k"], m=worth, u=tree.get("u")))


@settles("Op.no-attack-cost")
def _no_attack_cost(tree: Tree) -> Tree | None:
    group = tree.get("w") or Tree("Sel.self")
    if group.get("n") is not None:
        return None  # it attacks free now
    return operation(build("Op.set", w=group, k=Tree("Stat.attack_mp"), n=number(0), u=tree.get("u")))


@settles("Op.attack-costs", "Op.attack-costs-less")
def _attack_costs(tree: Tree) -> Tree | None:
    group = _all_of(tree["g"])
    size = tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return None if group is None else change_of(group, Tree("Stat.attack_mp"), size, tree)


@settles("Op.attack-costs-it", "Op.attack-costs-it-less", "Op.attacking-costs")
def _its_attack_costs(tree: Tree) -> Tree | None:
    size = tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    group = tree.get("w") or build("Sel.all-any", h=Tree("Noun.seal"))
    return change_of(group, Tree("Stat.attack_mp"), size, tree)


@settles("Op.own-skills-cost", "Op.own-skills-cost-less")
def _own_skills_cost(tree: Tree) -> Tree | None:
    size = tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return change_of(Tree("Sel.self"), Tree("Stat.skill_mp"), size, tree)


@settles("Op.paid-attack")
def _paid_attack(tree: Tree) -> Tree | None:
    """What must be paid to attack is one more Cost of it."""
    return change_of(tree["w"], Tree("Stat.attack_mp"), tree.number("n"), tree)


@settles("Op.own-costs-more", "Op.own-costs-less")
def _own_costs(tree: Tree) -> Tree | None:
    size = tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return build("Op.change", c=chain([change(Tree("Stat.cast_mp"), size)]), e=tree.get("e"))


@settles("Op.own-cost")
def _own_cost(tree: Tree) -> Tree | None:
    if tree["k"].name not in ("cast_mp", "attack_mp", "skill_mp"):
        return None
    return build("Op.change", c=chain([change(tree["k"], -tree.number("n"))]), e=tree.get("e"))


@settles("Op.of-value", "Op.of-value-less")
def _of_value(tree: Tree) -> Tree | None:
    return change_of(tree["w"], tree["k"], tree.number("d"), tree)


@settles("Op.its-value", "Op.its-value-less", "Op.its-own-value", "Op.its-own-value-less")
def _its_value(tree: Tree) -> Tree | None:
    card = Tree("Sel.self" if "own" in tree.name else "Sel.that")
    return change_of(card, tree["k"], tree.number("d"), tree)


def change_of(group: Tree | None, stat: Tree, size: int, tree: Tree) -> Tree | None:
    return operation(build("Op.change", w=group, c=chain([change(stat, size)]), e=tree.get("e"), u=tree.get("u")))


def _all_of(tree: Tree, owner: str = "") -> Tree | None:
    """Every card of a group, even where one of them is named for all."""
    group = groups.grouped(tree)
    if group is None or group.pile is not None or group.amount not in ("", "one", "all"):
        return None
    whose = group.owner or owner or "any"
    return build(f"Sel.all-{'any' if whose == 'both' else whose}", **group.narrowed())


@settles("Op.cost-more", "Op.cost-less", "Op.casting-costs", "Op.casting-costs-less")
def _costs(tree: Tree) -> Tree | None:
    casters = {"mine": "mine", "theirs": "theirs"}
    owner = casters.get(tree["p"].name, "") if tree.get("p") else ""
    group = _all_of(tree["g"], owner)
    size = tree.number("d") or tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return None if group is None else change_of(group, Tree("Stat.cast_mp"), size, tree)


@settles("Op.skills-cost", "Op.skills-cost-less")
def _skills_cost(tree: Tree) -> Tree | None:
    if tree.get("g") is not None:
        group = _all_of(tree["g"])
    else:
        group = build(f"Sel.all-{tree['p'].name}", h=Tree("Noun.seal"))
    size = tree.number("d") or tree.number("n") * (-1 if tree.name.endswith("less") else 1)
    return None if group is None else change_of(group, Tree("Stat.skill_mp"), size, tree)


@settles("Op.max-plus~said", "Op.max-minus~said")
def _limit(tree: Tree) -> Tree | None:
    size = tree.get("d") or leaf("PLUS", tree.number("n"))
    return build(f"Op.{bare_name(tree)}", p=tree["p"], m=Tree("Limited.mp"), d=size, u=tree.get("u"))


@settles("Op.max-plus~notation", "Op.max-minus~notation")
def _notation(tree: Tree) -> Tree | None:
    return build(f"Op.{bare_name(tree)}", p=tree["p"], m=Tree("Limited.mp"), d=tree["d"], u=tree.get("u"))


@settles("Op.max-plus~shrine", "Op.max-minus~shrine")
def _shrine_limit(tree: Tree) -> Tree | None:
    return build(f"Op.{bare_name(tree)}", p=tree["p"], m=Tree("Limited.shrine"), d=tree["d"], u=tree.get("u"))


@settles("Op.max-plus~hand", "Op.max-minus~hand")
def _hand_limit(tree: Tree) -> Tree | None:
    size = tree.get("d") or leaf("PLUS", tree.number("n"))
    whose = tree.get("p") or Tree("Whose.mine")
    return build(f"Op.{bare_name(tree)}", p=whose, m=Tree("Limited.hand"), d=size, u=tree.get("u"))


@settles("Op.max-both", "Op.max-both-less")
def _both_limits(tree: Tree) -> Tree | None:
    name = "max-minus" if tree.name.endswith("less") else "max-plus"
    said = {"m": Tree("Limited.mp"), "d": tree["d"], "u": tree.get("u")}
    mine, theirs = (build(f"Op.{name}", p=Tree(f"Whose.{whose}"), **said) for whose in ("mine", "theirs"))
    return build(LIST, a=mine, b=theirs)


@settles("Op.free-if")
def _free_if(tree: Tree) -> Tree | None:
    return build("Op.set", w=Tree("Sel.self"), k=Tree("Stat.cast_mp"), n=number(0))


# ------------------------------------------------------------------ amounts


@settles("Measure.group")
def _number_of(tree: Tree) -> Tree | None:
    return groups.measured(tree)


@settles("Each.count")
def _counted(tree: Tree) -> Tree:
    """As many as there are of a group in the Arena is once for each of it."""
    counted = tree["c"]
    if counted.name != "plain":
        return tree
    whose = counted["o"].name if counted.get("o") else "any"
    return build(f"Each.{whose}", h=counted["h"], f=counted.many("f")) if whose in ("mine", "theirs", "any") else tree


@settles("Op.set-by~said", "Op.change-by~said", "Op.reduce-by~said")
def _value_by(tree: Tree) -> Tree | None:
    """A number of cards is counted; anything else is measured."""
    name = bare_name(tree)
    if tree["m"].name != "number":
        return operation(renamed(tree, name))
    counted = tree["m"]["c"]
    if name == "set-by":
        return operation(build("Op.set-x", w=tree.get("w"), k=tree["k"], c=counted, u=tree.get("u")))
    each = _counted(build("Each.count", c=counted))
    size = -1 if name == "reduce-by" else 1
    return operation(build("Op.change", w=tree.get("w"), c=chain([change(tree["k"], size)]), e=each, u=tree.get("u")))


@settles("Measure.names")
def _different_names(tree: Tree) -> Tree | None:
    """Of several with one name only one counts (SMG-125)."""
    counted = groups.measured(tree)
    if counted is None or counted.name != "number":
        return None
    return build("Measure.number", c=Tree("Count.names", counted["c"].slots))


@settles("Op.change-x~said")
def _change_x(tree: Tree) -> Tree | None:
    """ "+ X", and what X is."""
    if tree["m"].name != "number":
        return operation(build("Op.change-by", w=tree.get("w"), k=tree["k"], m=tree["m"], u=tree.get("u")))
    return operation(build("Op.change-x", w=tree.get("w"), k=tree["k"], c=tree["m"]["c"], u=tree.get("u")))


@settles("Worth.value~said")
def _value_of(tree: Tree) -> Tree | None:
    """ "Its Lv" is that of the card that was spoken of."""
    group = tree.get("w") or Tree("Sel.that")
    return None if group.category != "Sel" else build("Worth.value", k=tree["k"], w=group)


@settles("Worth.mp~said")
def _own_mp(tree: Tree) -> Tree | None:
    return build("Worth.mp", p=Tree("Whose.mine"))


@settles("Worth.value-own")
def _own_value(tree: Tree) -> Tree | None:
    return build("Worth.value", k=tree["k"], w=Tree("Sel.self"))


@settles("Worth.value-paid")
def _paid_value(tree: Tree) -> Tree | None:
    return build("Worth.value", k=tree["k"], w=Tree("Sel.paid"))


@settles("Worth.counters~said")
def _counters_of(tree: Tree) -> Tree | None:
    return build("Worth.counters", w=tree.get("w") or Tree("Sel.self"))


@settles("Op.draw-by~said", "Op.mp-by~said", "Op.discard-by~said", "Op.mp-lost-by~said")
def _by(tree: Tree) -> Tree | None:
    """As many as are said, or as went somewhere before."""
    counted = tree.get("m") or Tree("Worth.done")
    if tree.name != "draw-by~said":
        return build(f"Op.{bare_name(tree)}", m=counted)
    what = tree["c"].name if tree.get("c") else "card"
    return build("Op.draw-by", h=Tree(f"Noun.{what}"), m=counted)
