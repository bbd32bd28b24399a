"""Groups of cards as people say them: what stands before and after a noun in any order, put together.

How many, whose and where are words beside the noun like its tribe; the phrase book has them apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sanam.abilities.tree import Tree, Value, leaf

#: The noun of a group of which no number is said: all of them where something holds, else nothing definite.
BARE = "Bare"
#: Two groups to which the same is done.
BOTH = "Both"
#: What only a Seal of an attack is: alone it is said otherwise.
IN_ATTACK = frozenset({"attacking", "attacked"})
NAMES = {"least": "have", "most": "have-most", "none": "have-none", "just": "have-just"}
OWNERS = {"o-mine": "mine", "o-self": "self", "o-theirs": "theirs", "o-both": "both", "o-any": "any"}
PLACES = {
    "p-arena": ("arena", ""),
    "p-mine-arena": ("arena", "mine"),
    "p-theirs-arena": ("arena", "theirs"),
    "p-pile": ("pile", ""),
    "p-bare": ("pile", ""),
    "p-mine": ("pile", "mine"),
    "p-theirs": ("pile", "theirs"),
    "p-both": ("pile", "both"),
    "p-each": ("pile", "both"),
}

#: What a card is that is not so, where the phrase book can say it.
OTHERWISE = {"active": "inactive", "charged": "uncharged", "adorned": "bare", "element": "not-element"}
OTHERWISE |= {"tribe": "not-tribe", "type": "not-type"}
OTHERWISE |= {other: name for name, other in OTHERWISE.items()}
#: Bounds beyond which another one holds, and by how much that is moved.
BOUNDS = {"least": ("most", -1), "most": ("least", 1)}
LINES = {"at-line": "df-line", "df-line": "at-line"}


def build(key: str, **slots: Value | None) -> Tree:
    """A tree of these slots, those without anything left out."""
    return Tree(key, tuple(sorted((name, value) for name, value in slots.items() if value is not None and value != ())))


def number(value: int) -> Tree:
    return leaf("NUM", value)


def sorted_set(found: list[Tree]) -> tuple[Tree, ...]:
    """A set as a reader keeps it."""
    return tuple(sorted(dict.fromkeys(found), key=Tree.sort_key))


class Group(NamedTuple):
    """What a noun with all that is said beside it means.

    amount  "n", "upto", "all", "one" (an article), or "" where nothing is said
    size   how many of "n" and "upto"
    owner  "mine", "theirs", "both", or "" where nothing is said
    pile   where outside the Arena they lie, None in it
    noun, filters  what they are; `many` whether the noun is in the plural
    exact  whether "only" or "exactly" stands before the number
    arena  whether it is said that they are in the Arena
    apart  whether so many of each of both players are meant
    lot    whether chance decides which of them
    """

    amount: str
    size: int
    owner: str
    pile: Tree | None
    noun: Tree
    filters: tuple[Tree, ...]
    many: bool
    exact: bool = False
    arena: bool = False
    apart: bool = False
    lot: bool = False

    @property
    def whose(self) -> str:
        """The part of a name of the phrase book that says whose they are."""
        return self.owner if self.owner in ("mine", "theirs") else "any"

    def narrowed(self) -> dict[str, Value]:
        return {"h": self.noun, **({"f": self.filters} if self.filters else {})}


def grouped(tree: Tree, own: str = "mine") -> Group | None:
    """What a noun phrase means; None where it contradicts itself. `own` says whose "one's own" are."""
    return _grouped(tree.many("f"), tree["h"], tree.name == "many", own)


def _grouped(said: tuple[Tree, ...], noun: Tree, many: bool, own: str = "mine") -> Group | None:
    counts: list[tuple[str, int]] = []
    owners: list[str] = []
    piles: list[Tree] = []
    arena = lot = False
    filters: list[Tree] = []
    if noun.name == "name":
        filters.append(build("Filter.named", x=noun["x"]))
        noun = build("Noun.card")
    elif noun.name == "pasted":
        filters.append(build("Filter.paste", k=noun["k"]))
        noun = build("Noun.mystic")
    elif noun.name == "part":
        filters.append(build("Filter.part", x=noun["x"]))
        noun = build("Noun.card")
    for one in said:
        if one.name in OWNERS:
            owners.append(OWNERS[one.name] if one.name != "o-self" else own)
        elif one.name == "o-his":
            owners.append("both" if own == "both" else "theirs")
        elif one.name in PLACES:
            where, whose = PLACES[one.name]
            owners += [whose] if whose else []
            arena = arena or where == "arena"
            piles += [one["p"]] if where == "pile" else []
        elif one.name in ("l-mine", "l-theirs"):
            owners.append(one.name[2:])
            filters.append(build("Filter.line", l=one["l"]))
        elif one.name == "q-the" and any(other.name == "o-theirs" for other in said):
            continue  # "the" of "the opponent's"
        elif one.name == "q-one" and any(other.name in ("q-number", "q-upto", "q-exact") for other in said):
            continue  # "the target, 1 Seal"
        elif one.name == "q-lot":
            lot = True
        elif one.name.startswith("q-"):
            counts.append((one.name[2:], one.number("n", 1)))
            if one.name == "q-the":
                if not any(other.name.startswith(("highest", "lowest")) for other in said):
                    return None
                counts[-1] = ("one", 1)
            if one.name == "q-another":
                counts[-1] = ("number", 1) if many else ("one", 1)
                filters.append(Tree("Filter.other"))
        else:
            filters.append(one)
    if noun.name == "seal" and any(one.name.startswith("pasted") for one in filters):
        return None  # a Seal is attached to nothing
    if len(counts) > 1 or len(set(owners)) > 1 or len(piles) > 1 or (piles and arena):
        return None
    count, size = counts[0] if counts else ("", 1)
    owner = owners[0] if owners else ""
    exact = count == "exact"
    count = "n" if count in ("number", "exact", "every") else count
    apart = any(one.name == "p-each" for one in said)
    return Group(
        count, size, owner, piles[0] if piles else None, noun, sorted_set(filters), many, exact, arena, apart, lot
    )


def selected(tree: Tree) -> Tree | None:
    """The group as something to choose or all of which are meant: a `Sel`, or a `From` of a pile; under BARE where
    neither a number nor "all" is said.
    """
    group = grouped(tree)
    if group is None or (group.owner == "both" and group.amount in ("n", "one", "upto") and group.pile is None):
        return None
    if group.lot:
        return _lot(group)
    if group.noun.name == "seal" and not (group.amount or group.owner or group.filters or group.many or group.pile):
        return None  # "Seal" alone may be the one that a card is attached to
    if not (group.amount or group.owner) and any(one.name in IN_ATTACK for one in group.filters):
        return None
    count = group.amount or ("all" if group.many else "")
    if not count and any(one.name in ("lowest", "highest") for one in group.filters):
        count = "one"  # there is one, or one of them is chosen
    if count == "one" and group.many:
        return None
    sized = {"n": number(group.size)} if count in ("n", "upto") else {"n": number(1)} if count == "one" else {}
    if group.pile is not None:
        return _from(group, count, sized)
    name = f"{'n' if count == 'one' else count or 'all'}-{group.whose}"
    found = build(f"Sel.{name}", **group.narrowed(), **sized)
    return found if count else Tree(BARE, (("w", found),))


def _lot(group: Group) -> Tree | None:
    """So many of a hand as chance decides."""
    whose = group.owner or "mine"
    if group.pile is None or group.pile.name != "hand" or whose not in ("mine", "theirs"):
        return None
    size = {"n": group.size, "one": 1, "": 0 if group.many else 1}.get(group.amount, 0)
    return build(f"From.lot-{whose}", p=group.pile, n=number(size), **group.narrowed()) if size else None


def _from(group: Group, count: str, sized: Mapping[str, Tree]) -> Tree | None:
    assert group.pile is not None
    whose = group.owner or "mine"
    if whose == "any":
        whose = "either"
        if count not in ("n", "one", "upto"):
            return None
    if count == "all":
        return build(f"From.all-{whose}", p=group.pile, **group.narrowed())
    if whose == "both" and group.apart and count != "all":
        if count not in ("n", "one"):
            return None
        mine, theirs = (build(f"From.{each}", p=group.pile, **group.narrowed(), **sized) for each in ("mine", "theirs"))
        return build(BOTH, a=mine, b=theirs)
    if whose == "both" and count in ("n", "one", "upto") and group.pile.name in ("shrine", "remove"):
        whose = "either"  # one of two players' piles
    if whose == "both" or (not count and group.many):
        return None
    if not count:
        sized = {"n": number(1)}
    name = f"upto-{whose}" if count == "upto" else whose
    return build(f"From.{name}", p=group.pile, **group.narrowed(), **sized)


def whom(tree: Tree) -> Tree | None:
    """One of the group, to which something happens."""
    group = grouped(tree)
    if group is None or group.pile is not None or group.amount not in ("", "one", "n", "all") or group.size != 1:
        return None
    if group.lot:
        return None
    return build(f"Whom.{group.whose}", **group.narrowed())


def each(tree: Tree) -> Tree | None:
    """As many as there are of the group."""
    group = _grouped(tree.many("f"), tree["h"], False)
    if group is None or group.amount not in ("", "one", "n", "all") or group.lot:
        return None
    if group.size != 1:
        return _each_several(group)
    if group.pile is None:
        return build(f"Each.{group.whose}", **group.narrowed())
    whose = {"": "mine", "any": "both"}.get(group.owner, group.owner)
    if group.pile.name == "hand":
        if whose == "both":
            return None
        if group.noun.name != "card" or group.filters:
            return None
        return build("Each.held" if whose == "mine" else "Each.held-theirs")
    return build(f"Each.pile-{whose}", p=Tree(f"Heap.{group.pile.name}"), **group.narrowed())


def _each_several(group: Group) -> Tree | None:
    """Once for every so many of them."""
    sized = {"n": number(group.size), **group.narrowed()}
    if group.size < 1:
        return None
    if group.pile is None:
        return build(f"Each.every-{group.owner}", **sized) if group.owner in ("mine", "theirs") else None
    whose = group.owner or "mine"
    if group.pile.name == "hand" and whose == "mine" and group.noun.name == "card" and not group.filters:
        return build("Each.every-held", n=number(group.size))
    if group.pile.name == "hand" or whose not in ("mine", "theirs"):
        return None
    return build(f"Each.every-pile-{whose}", p=Tree(f"Heap.{group.pile.name}"), **sized)


def measured(tree: Tree) -> Tree | None:
    """The number of the cards of a group."""
    counted = each(tree)
    if counted is None or counted.name == "pile-both" or counted.name.startswith("every-"):
        return None
    if counted.name in ("held", "held-theirs"):
        return build("Worth.held", p=Tree("Whose.mine" if counted.name == "held" else "Whose.theirs"))
    narrowed = {name: value for name, value in counted.slots if name in ("h", "f")}
    if counted.name.startswith("pile-"):
        return build("Worth.pile", z=counted["p"], p=Tree(f"Whose.{counted.name[5:]}"), **narrowed)
    whose = None if counted.name == "any" else Tree(f"Of.{counted.name}")
    return build("Measure.number", c=build("Count.plain", o=whose, **narrowed))


def _sized(group: Group, size: int | None, none: bool = False) -> dict[str, Value] | None:
    if group.lot or (group.amount not in ("", "one", "n") and not (none and group.amount == "all")):
        return None
    if size is not None and group.amount:
        return None
    return {**group.narrowed(), **({} if none else {"n": number(group.size if size is None else size)})}


def _anywhere(sort: str, said: dict[str, Value]) -> Tree:
    """A condition on how many there are on either side: what is not so is said of one more."""
    if sort == "least":
        return build("Simple.any-have", **said)
    bound = said.get("n")
    size = int(bound.value or 0) + 1 if isinstance(bound, Tree) else 1
    return build("Simple.not", c=build("Simple.any-have", **{**said, "n": number(size)}))


def held(tree: Tree, sort: str, who: str, size: int | None) -> Tree | None:
    """A condition on how many of a group there are: `sort` is "least", "most" or "none", `who` has them."""
    group = grouped(tree)
    if group is None:
        return None
    whose = group.owner or who
    if sort in ("least", "most") and not size and group.amount in ("", "n") and (size == 0 or not group.size):
        sort, size = "none", None
        group = group._replace(amount="", size=1)
    said = _sized(group, size, none=sort == "none")
    if said is None or whose not in ("mine", "theirs", "any"):
        return None
    if group.pile is not None:
        if group.exact:
            return None
        whose = "mine" if whose == "any" else whose
        name = {"least": "pile-", "most": "pile-most-", "none": "pile-none-"}[sort] + whose
        return build(f"Simple.{name}", p=group.pile, **said)
    if whose == "any":
        return _anywhere(sort, said) if not group.exact else None
    if sort == "least" and said.get("n") == number(0):
        return None
    sort = "just" if group.exact and sort == "least" else sort
    name = ("they-" if whose == "theirs" else "") + NAMES[sort]
    return build(f"Simple.{name}", **said)


def denied(filter_: Tree) -> Tree | None:
    """The filter of those cards that a filter leaves out, where the phrase book has one."""
    if filter_.name in OTHERWISE:
        return Tree(f"Filter.{OTHERWISE[filter_.name]}", filter_.slots)
    if filter_.name == "line":
        return build("Filter.line", l=Tree(f"Line.{LINES[filter_['l'].name]}"))
    if filter_.name in BOUNDS:
        name, by = BOUNDS[filter_.name]
        bound = filter_.number("n") + by
        return build(f"Filter.{name}", k=filter_["k"], n=number(bound)) if bound >= 0 else None
    return None
