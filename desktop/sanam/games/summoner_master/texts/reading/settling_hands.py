"""Drawing, discarding and looking, as people say it, as the phrase book has it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import build, number
from sanam.games.summoner_master.texts.reading.settled import LIST, bare_name, settles

#: Where both players' cards go, and what that is.
BOTH_GO = {"hand": "to-hand", "library": "to-library", "shrine": "to-shrine", "remove": "remove"}


def size_of(tree: Tree) -> Tree:
    found = tree.get("n")
    if found is None:
        return number(1)
    return found if found.is_leaf else number(found.number("n", 1))


@settles("Op.draw-said", "Op.draw-said~mine")
def _draw(tree: Tree) -> Tree | None:
    what = tree["c"].name if tree.get("c") else "card"
    name = {"card": "draw-any", "seal": "draw", "mystic": "draw-mystic"}[what]
    return build(f"Op.{name}", n=size_of(tree), y=_we(tree))


def _we(tree: Tree) -> Tree | None:
    """What marks that a text says who does it (see `settling`)."""
    return Tree("Me.this") if tree.name.endswith("~mine") else None


@settles("Op.draw-theirs-said")
def _draw_theirs(tree: Tree) -> Tree | None:
    return build("Op.draw-theirs", n=size_of(tree)) if tree.get("c") is None or tree["c"].name == "card" else None


@settles("Op.draw-both", "Op.discard-both")
def _both(tree: Tree) -> Tree | None:
    if tree.get("c") is not None and tree["c"].name != "card":
        return None
    mine, theirs = ("draw-any", "draw-theirs") if tree.name == "draw-both" else ("discard", "discard-theirs")
    return build(LIST, a=build(f"Op.{mine}", n=size_of(tree)), b=build(f"Op.{theirs}", n=size_of(tree)))


@settles("Op.mp-lost-both", "Op.mp-both")
def _mp_of_both(tree: Tree) -> Tree | None:
    """We first, then the opponent."""
    mine, theirs = ("mp-taken", "mp-lost") if tree.name == "mp-lost-both" else ("mp", "mp-theirs")
    return build(LIST, a=build(f"Op.{mine}", n=tree["n"]), b=build(f"Op.{theirs}", n=tree["n"]))


@settles("Op.draws-too", "Op.discards-too")
def _too(tree: Tree) -> Tree | None:
    """The sentence before says who does it."""
    what = tree["c"].name if tree.get("c") else "card"
    return build(tree.key, n=size_of(tree)) if what == "card" else None


@settles("Op.discard-random-both")
def _both_at_random(tree: Tree) -> Tree | None:
    return build(LIST, a=build("Op.discard-lot", n=tree["n"]), b=build("Op.discard-random", n=tree["n"]))


@settles("Op.sacrifice-both")
def _both_sacrifice(tree: Tree) -> Tree | None:
    """We first, then the opponent, who picks."""
    if tree.get("g") is None:
        one = {"n": tree["n"], "h": tree["h"]}
        return build(LIST, a=build("Op.sacrifice", w=build("Sel.n-mine", **one)), b=build("Op.edict", **one))
    group = groups.grouped(tree["g"], own="both")
    if group is None or group.amount not in ("n", "one") or group.pile is not None or group.owner not in ("", "both"):
        return None
    mine = build("Sel.n-mine", n=number(group.size), **group.narrowed())
    theirs = build("Op.edict", n=number(group.size), **group.narrowed())
    return build(LIST, a=build("Op.sacrifice", w=mine), b=theirs)


@settles("Op.both-return")
def _both_return(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"], own="both")
    where = tree["d"].name
    if group is None or group.pile is not None or where not in BOTH_GO or group.owner not in ("", "both"):
        return None
    if group.amount in ("n", "one") and where == "hand":
        one = {"n": number(group.size), **group.narrowed()}
        return build(LIST, a=build("Op.to-hand", w=build("Sel.n-mine", **one)), b=build("Op.edict-hand", **one))
    if group.amount != "all":
        return None
    return build(f"Op.{BOTH_GO[where]}", w=build("Sel.all-any", **group.narrowed()))


@settles("Op.discard-all-both")
def _both_hands(tree: Tree) -> Tree | None:
    return build(LIST, a=Tree("Op.discard-all"), b=Tree("Op.discard-all-theirs"))


@settles("Op.discard-said", "Op.discard-said~mine")
def _discard(tree: Tree) -> Tree | None:
    what = tree["c"].name if tree.get("c") else "card"
    if what == "card":
        return build("Op.discard", n=size_of(tree), y=_we(tree))
    return build(f"Op.discard-{what}", n=size_of(tree))


def by_lot(group: groups.Group, name: str) -> Tree | None:
    """So many cards as chance decides, of whatever kind."""
    return None if group.noun.name != "card" or group.filters else build(f"Op.{name}", n=number(group.size))


@settles("Op.discard-group")
def _discard_group(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("n", "one") or group.owner in ("theirs", "both"):
        return None
    if group.pile is not None and group.pile.name != "hand":
        return None
    if group.lot:
        return by_lot(group, "discard-lot")
    if group.noun.name == "card":
        return None if group.filters else build("Op.discard", n=number(group.size))
    return build(f"Op.discard-{group.noun.name}", n=number(group.size), f=group.filters)


@settles("Op.discard-theirs-said")
def _discard_theirs(tree: Tree) -> Tree | None:
    return build("Op.discard-theirs", n=size_of(tree)) if tree.get("c") is None or tree["c"].name == "card" else None


@settles("Op.mill~said")
def _mill(tree: Tree) -> Tree | None:
    whose = tree.get("p") or Tree("Whose.mine")
    return build("Op.mill", n=tree.get("n") or number(1), h=Tree(f"Noun.{tree['k'].name}"), p=whose)


@settles("Op.mill-any~said")
def _mill_any(tree: Tree) -> Tree | None:
    return build("Op.mill-any", n=tree.get("n") or number(1), p=tree["p"])


@settles("Op.look-top~said")
def _look_top(tree: Tree) -> Tree | None:
    whose = tree.get("p") or Tree("Whose.mine")
    return build("Op.look-top", n=tree.get("n") or number(1), h=Tree(f"Noun.{tree['k'].name}"), p=whose)


@settles("Op.look-top-kind")
def _look_top_kind(tree: Tree) -> Tree | None:
    """Which pile it is, by the cards that lie there."""
    whose = tree.get("p") or Tree("Whose.mine")
    if tree["c"].name == "card":
        return None
    return build("Op.look-top", n=tree.get("n") or number(1), h=Tree(f"Noun.{tree['c'].name}"), p=whose)


@settles("Op.look-take~said")
def _look_take(tree: Tree) -> Tree | None:
    taken = tree["a"].number("t", 1)
    if taken > tree.number("n"):
        return None
    return build("Op.look-take", n=tree["n"], h=Tree(f"Noun.{tree['k'].name}"), t=number(taken))


@settles("Op.look-order~said")
def _look_order(tree: Tree) -> Tree | None:
    return build("Op.look-order", n=tree["n"], h=Tree(f"Noun.{tree['k'].name}"))


@settles("Op.reveal-filter")
def _reveal_filter(tree: Tree) -> Tree | None:
    noun = Tree(f"Noun.{tree['k'].name}")
    if not tree.many("f") or any(one.name[:2] in ("q-", "o-", "p-") for one in tree.many("f")):
        return None
    return build("Op.reveal-take", h=noun, g=noun, f=tree.many("f"))


@settles("Op.discard-theirs-kind")
def _discard_theirs_kind(tree: Tree) -> Tree | None:
    """Cards of one family, which the opponent picks."""
    group = groups.grouped(tree["g"], own="theirs")
    if group is None or group.amount not in ("n", "one") or group.owner == "mine":
        return None
    if group.lot:
        return by_lot(group, "discard-random")
    if group.noun.name == "card" or (group.pile is not None and group.pile.name != "hand"):
        return None
    return build(f"Op.discard-theirs-{group.noun.name}", n=number(group.size), f=group.filters)


@settles("Op.reveal-take~said", "Op.reveal-bring~said")
def _reveal_take(tree: Tree) -> Tree | None:
    group = groups.grouped(tree["g"])
    if group is None or group.amount not in ("", "one") or group.owner or group.pile is not None:
        return None
    return build(f"Op.{bare_name(tree)}", h=Tree(f"Noun.{tree['k'].name}"), g=group.noun, f=group.filters)
