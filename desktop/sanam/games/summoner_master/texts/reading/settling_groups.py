"""Groups of cards, and which they are, as people say them, as the phrase book has them (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading import groups
from sanam.games.summoner_master.texts.reading.groups import BARE, BOTH, build, number
from sanam.games.summoner_master.texts.reading.settled import renamed, settles


@settles("Sel.group", "From.group")
def _group(tree: Tree) -> Tree | None:
    return groups.selected(tree["g"])


@settles("Single.group")
def _single(tree: Tree) -> Tree | None:
    return groups.selected(tree["g"])


@settles("Single.self")
def _single_self(tree: Tree) -> Tree | None:
    return Tree("Sel.self")


@settles("Single.foe")
def _single_foe(tree: Tree) -> Tree | None:
    return Tree("Sel.foe")


@settles("Sel.pair")
def _pair_of(tree: Tree) -> Tree | None:
    """Two groups to which one thing is done (see `operation`); "your Knights and Mages" says once whose they are."""
    one, other = tree["a"], tree["b"]
    if one == other or "From" in (one.category, other.category):
        return None
    names = [each["w"].name for each in (one, other) if each.key == BARE]
    if len(names) == 2 and "all-any" in names:
        whose = next((name for name in names if name != "all-any"), "all-any")
        one, other = (build(BARE, w=Tree(f"Sel.{whose}", each["w"].slots)) for each in (one, other))
    return build(BOTH, a=one, b=other)


@settles("Sel.struck-mine")
def _struck_mine(tree: Tree) -> Tree | None:
    """Only one is attacked but by an All attack: then it is picked."""
    return build("Sel.n-mine", n=number(1), h=Tree("Noun.seal"), f=(Tree("Filter.attacked"),))


@settles("Sel.other-one")
def _other_one(tree: Tree) -> Tree | None:
    """Which one it is depends on what was spoken of before (see `sentences`)."""
    return tree


@settles("Whom.group")
def _whom(tree: Tree) -> Tree | None:
    return groups.whom(tree["g"])


@settles("Each.group")
def _each(tree: Tree) -> Tree | None:
    return groups.each(tree)


@settles("Filter.element~latin")
def _latin(tree: Tree) -> Tree | None:
    return build("Filter.element", e=Tree(f"Element.{tree['e'].name}"))


@settles("Filter.elementless")
def _elementless(tree: Tree) -> Tree | None:
    return build("Filter.element", e=Tree("Element.none"))


@settles("Filter.compared", "Filter.compared~said")
def _compared(tree: Tree) -> Tree | None:
    """Of one value of both, that is said otherwise."""
    same = {"less": "smaller", "more": "greater"}.get(tree["r"].name) if tree["k"] == tree["j"] else None
    return build(f"Filter.{same}", k=tree["k"]) if same else renamed(tree, "compared")


@settles("Filter.same-value", "Filter.same-or-less")
def _same_value(tree: Tree) -> Tree | None:
    relation = "equal" if tree.name == "same-value" else "most"
    return build("Filter.compared", k=tree["k"], r=Tree(f"Relation.{relation}"), j=tree["k"])


@settles("Filter.below", "Filter.above", "Filter.below~number", "Filter.above~number")
def _bound(tree: Tree) -> Tree | None:
    below = tree.name.startswith("below")
    bound = tree.number("n") + (-1 if below else 1)
    return build("Filter.most" if below else "Filter.least", k=tree["k"], n=number(bound)) if bound >= 0 else None


@settles("Filter.pasted-any")
def _on_a_seal(tree: Tree) -> Tree | None:
    """ "Attached to a Seal": that are the Mystic Cards of the kind PS (201.8.2.1)."""
    return build("Filter.paste", k=Tree("Paste.seals"))


@settles("Filter.*")
def _filter(tree: Tree) -> Tree | None:
    return tree
