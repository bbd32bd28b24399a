"""What is kept from happening, looked through and told apart, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import settles
from sanam.games.summoner_master.texts.reading.settling_hands import size_of
from sanam.games.summoner_master.texts.reading.settling_values import chain, change, change_of, operation

ANY_CARD = build("Against.any", t=Tree("Thing.card"))
THEIR_CARD = build("Against.theirs", t=Tree("Thing.card"))


@settles("When.keeper-begins", "When.keeper-ends")
def _keepers(tree: Tree) -> Tree | None:
    return Tree("When.host-subturn" if tree.name == "keeper-begins" else "When.host-subturn-end")


@settles("When.pasted-on-host")
def _onto_the_host(tree: Tree) -> Tree | None:
    """Of what is attached to its Seal beside the card itself."""
    whom = groups.whom(tree["w"])
    if whom is None or whom["h"].name == "seal":
        return None
    narrow = groups.sorted_set([*whom.many("f"), Tree("Filter.pasted"), Tree("Filter.other")])
    return build("When.of", w=build(whom.key, h=Tree("Noun.mystic"), f=narrow), m=Tree("Happens.attach"))


@settles("Op.unmoved~theirs")
def _unmoved_by_them(tree: Tree) -> Tree | None:
    shift = tree.get("z") or Tree("Shift.anywhere")
    return _unmoved(tree, shift, THEIR_CARD)


@settles("Op.unmoved~said")
def _unmoved_by(tree: Tree) -> Tree | None:
    if tree["z"].name in ("line", "anywhere") and tree.get("t") is None:
        return None  # whether its own player may is not said
    return _unmoved(tree, tree["z"], tree.get("t") or ANY_CARD)


def _unmoved(tree: Tree, shift: Tree, against: Tree) -> Tree | None:
    group = tree.get("w")
    return operation(build("Op.unmoved", w=group, z=shift, t=against, u=tree.get("u")))


@settles("Op.unpasted~said")
def _unpasted(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.noun.name != "mystic" or group.pile is not None or group.owner:
        return None
    host = tree.get("w") or Tree("Sel.self")
    return None if host.key == BARE else build("Op.unpasted", w=host, f=group.filters)


@settles("Op.cast-limit~said")
def _cast_limit(tree: Tree) -> Tree | None:
    phrase = tree["g"] if tree.get("g") else build("NP.one", h=tree["h"], f=tree.many("f"))
    group = groups.grouped(phrase)
    if group is None or group.pile is not None or group.owner:
        return None
    size = tree.get("n") or (number(group.size) if group.amount in ("n", "one", "upto") else None)
    return size and build("Op.cast-limit", p=tree["p"], n=size, z=tree["z"], **group.narrowed())


@settles("Filter.fresh~said")
def _fresh(tree: Tree) -> Tree | None:
    return build("Filter.fresh", z=tree.get("z") or Tree("Period.subturn"))


@settles("Op.keep~rest")
def _keep(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.owner == "theirs" or group.amount not in ("n", "one"):
        return None
    return build("Op.keep", n=number(group.size), **group.narrowed())


@settles("Op.uncharge-some~said")
def _uncharge_some(tree: Tree) -> Tree | None:
    return operation(build("Op.uncharge-some", n=size_of(tree), w=tree["w"]))


@settles("Op.purify~field")
def _all_curses(tree: Tree) -> Tree | None:
    return build("Op.purify", w=build("Sel.all-any", h=Tree("Noun.seal")))


@settles("Op.receive~said")
def _receive(tree: Tree) -> Tree | None:
    if BARE in (tree["w"].key, tree["b"].key):
        return None
    return build("Op.receive", w=tree["w"], p=tree["p"], b=tree["b"], u=tree.get("u"))


@settles("Op.look-find~said")
def _look_find(tree: Tree) -> Tree | None:
    """What is taken of them must be told apart, else the phrase book says it shorter."""
    top, pick = tree["t"], tree["a"]
    group = groups.grouped(pick["g"])
    if group is None or group.pile is not None or group.owner or group.amount not in ("n", "one", "upto", "all"):
        return None
    size = top["n"] if group.amount == "all" else number(group.size)
    if pick.name == "hand" and tree["r"].name == "under" and group.noun.name == "card" and not group.filters:
        return build("Op.look-take", n=top["n"], h=Tree(f"Noun.{top.name}"), t=size)
    return build(
        "Op.look-find",
        n=top["n"],
        g=Tree(f"Noun.{top.name}"),
        t=size,
        d=Tree(f"Goal.{pick.name}"),
        r=tree["r"],
        **group.narrowed(),
    )


@settles("Tops.seal", "Tops.mystic", "Tops.card", "Pick.hand", "Pick.arena")
def _part(tree: Tree) -> Tree | None:
    return tree


@settles("Measure.half")
def _half(tree: Tree) -> Tree | None:
    worth = tree.get("m") or build("Worth.held", p=Tree("Whose.mine"))
    return build("Worth.half", m=worth)


@settles("Op.discard-half")
def _discard_half(tree: Tree) -> Tree | None:
    return build("Op.discard-by", m=build("Worth.half", m=build("Worth.held", p=Tree("Whose.theirs"))))


@settles("Op.discount~said")
def _discount(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.owner == "theirs" or group.amount not in ("", "one", "n"):
        return None
    size = tree.get("n") or number(-tree.number("d"))
    return build("Op.discount", n=size, **group.narrowed())


@settles("Op.first-costs")
def _first_costs(tree: Tree) -> Tree | None:
    """Those of a kind cost less as long as none has been cast."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.owner == "theirs" or group.amount not in ("", "one"):
        return None
    cast = build("Whom.mine", **group.narrowed())
    changes = chain([change(Tree("Stat.cast_mp"), -tree.number("n"))])
    op = build("Op.change", w=build("Sel.all-mine", **group.narrowed()), c=changes)
    none = build("Simple.did-not", p=tree["z"], w=cast, m=Tree("Happens.cast"))
    return build("While", c=none, o=op)


@settles("Op.instead-leave~said")
def _instead_leave(tree: Tree) -> Tree | None:
    group = tree["w"]["w"] if tree["w"].key == BARE else tree["w"]
    if group.category != "Sel" or group.name.startswith(("n-", "upto-", "that")):
        return None
    if tree["r"].name == "destroy-self" and group.name == "self":
        return None
    return build("Op.instead-leave", w=group, r=tree["r"])


@settles("Op.change-target~place")
def _take_place(tree: Tree) -> Tree | None:
    return None if tree["w"].key == BARE else build("Op.change-target", w=tree["w"])


@settles("Op.cannot-attack-it")
def _cannot_attack_it(tree: Tree) -> Tree | None:
    return operation(build("Op.cannot", w=tree["w"], a=Tree("Deed.attacked"), u=tree.get("u")))


@settles("Op.attack-costs-each")
def _attack_costs_each(tree: Tree) -> Tree | None:
    return change_of(tree["w"], Tree("Stat.attack_mp"), -tree.number("n"), tree)


@settles("Op.skills-cost-host", "Op.skills-cost-host-more", "Op.attack-cost-host", "Op.attack-cost-host-more")
def _host_costs(tree: Tree) -> Tree | None:
    stat = Tree("Stat.skill_mp" if tree.name.startswith("skills") else "Stat.attack_mp")
    size = tree.number("n") * (1 if tree.name.endswith("more") else -1)
    return change_of(Tree("Sel.host-seal"), stat, size, tree)


@settles("Simple.attacking-whom", "Simple.attacked-by-whom")
def _attacking_whom(tree: Tree) -> Tree | None:
    whom = groups.whom(tree["w"])
    state = Tree("Simple.attacking" if tree.name == "attacking-whom" else "Simple.attacked")
    return None if whom is None else build("Clause.both", a=state, c=build("Simple.fights", w=whom))


@settles("Each.different~said")
def _different(tree: Tree) -> Tree | None:
    """As many as there are different ones among the cards in the Arena."""
    group = groups.grouped(tree["g"])
    if group is None or group.pile is not None or group.amount not in ("", "all"):
        return None
    whose = None if group.whose == "any" else Tree(f"Of.{group.whose}")
    counted = build("Count.different", q=tree["q"], o=whose, **group.narrowed())
    return build("Each.count", c=counted)
