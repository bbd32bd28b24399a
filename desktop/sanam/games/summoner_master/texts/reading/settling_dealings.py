"""What is done between two cards or two players, and what is named, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, build, number
from sanam.games.summoner_master.texts.reading.settled import bare_name, settles
from sanam.games.summoner_master.texts.tree.ways import MOST_NAMED

#: Groups of one Seal, and what is one anyhow.
ONE = ("self", "that", "foe", "host-seal", "striker", "struck")


def _is_one(group: Tree) -> bool:
    if group.key == BARE or group.category != "Sel":
        return False
    one = group.name.startswith("n-") and group.number("n") == 1 and group["h"].name == "seal"
    return one or group.name in ONE


@settles("Op.duel~said")
def _duel(tree: Tree) -> Tree | None:
    one, other = tree["a"], tree["b"]
    return build("Op.duel", a=one, b=other) if one != other and _is_one(one) and _is_one(other) else None


@settles("Op.exchange~said")
def _exchange(tree: Tree) -> Tree | None:
    """A card of the own hand for one in the own Shrine, whichever is said first."""
    found: dict[str, Tree] = {}
    for slot in ("g", "k"):
        group = groups.grouped(tree[slot])
        if group is None or group.pile is None or group.owner not in ("", "mine") or group.amount not in ("n", "one"):
            return None
        found[group.pile.name] = build("From.mine", p=group.pile, n=number(group.size), **group.narrowed())
    if found.keys() != {"hand", "shrine"} or found["hand"]["n"] != found["shrine"]["n"]:
        return None
    return build("Op.exchange", x=found["hand"], y=found["shrine"])


@settles("Op.look-order-theirs~said")
def _order_theirs(tree: Tree) -> Tree | None:
    return build("Op.look-order-theirs", n=tree["n"], h=Tree(f"Noun.{tree['k'].name}"))


@settles("Naming.number-any", "Naming.level")
def _any_number(tree: Tree) -> Tree | None:
    return build("Naming.number", a=number(0), b=number(MOST_NAMED))


@settles("Naming.number", "Naming.number~said")
def _number(tree: Tree) -> Tree | None:
    least, most = sorted((tree.number("a"), tree.number("b")))
    return build("Naming.number", a=number(least), b=number(most)) if least < most <= MOST_NAMED else None


@settles("Filter.to-that~said", "Filter.to-that-same")
def _to_that(tree: Tree) -> Tree | None:
    relation, other = f"Relation.{bare_name(tree['r'])}", tree.get("j") or tree["k"]
    if relation == "Relation.equal" and other == tree["k"]:
        return build("Filter.as-that", k=tree["k"])
    return build("Filter.to-that", k=tree["k"], r=Tree(relation), j=other)
