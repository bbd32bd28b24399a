"""What the words of permanent abilities look at, and what they change (8-1-3-3-4, 8-1-3-3-5)."""

from __future__ import annotations

from functools import lru_cache

from sanam.abilities.tree import Tree
from sanam.games.onepiece.cards.printed import KEYWORDS

#: What names of entries speak of that can change: by effects, or (the rest) by what happens to cards: how they lie, who
#: attacks, which DON!! cards are given, and anything that is no Character, Leader or Stage of the field.
LIES, ATTACK, GIVEN_DON, BEYOND = "how cards lie", "who attacks", "what is given", "what is not on the field"
_READ = {
    "power": ("power",),
    "cost": ("cost",),
    "lowest": ("cost",),
    "highest": ("cost",),
    "counter": ("counter",),
    "type": ("type",),
    "attribute": ("attribute",),
    "keyword": tuple(KEYWORDS),
    "blocker": tuple(KEYWORDS),
    "rested": (LIES,),
    "active": (LIES,),
    "face": (LIES,),
    "all of": (LIES,),
    "that is": (LIES,),
    "attacking": (ATTACK,),
}


#: The categories of words that speak of nothing but cards of the field and of what is done to them.
_OF_THE_FIELD = frozenset(
    (
        *("Op", "Pred", "Gain", "Gains", "Loss", "Losses", "Keyword", "By"),
        *("Sel", "Sels", "Kind", "Noun", "Noun1", "NP", "Amount", "Whose", "Filter", "Colour", "Types", "Names"),
        *("NUM", "PLUS", "MINUS", "TYPE", "NAME", "QUOTE"),
    )
)
_CARDS_OF_THE_FIELD = frozenset(
    f"{category}.{name}"
    for category, names in (
        ("Kind", ("character", "leader", "stage")),
        ("Noun1", ("character", "leader", "stage")),
        ("Noun", ("named character", "named leader", "named stage")),
    )
    for name in names
)
_BEYOND_FILTERS = ("in", "from", "given", "on field", "number", "don", "hand", "life", "trash", "deck", "turn")


def _is_of_the_field(part: Tree) -> bool:
    if part.category in ("Kind", "Noun", "Noun1"):
        return part.key in _CARDS_OF_THE_FIELD
    if part.category == "Filter" and any(word in part.name for word in _BEYOND_FILTERS):
        return False
    return part.category in _OF_THE_FIELD


#: The categories of words that ask something of cards: "LeaderIs" and "Trait" are parts of conditions.
_ASKING = ("Filter", "Cond", "Number", "LeaderIs", "Trait", "Every")


@lru_cache(maxsize=4096)
def reads(tree: Tree) -> frozenset[str]:
    """The keys of the effects that words depend on, with LIES, ATTACK and BEYOND."""
    names = [part.name for part in tree.walk() if part.category in _ASKING]
    found = _keys(names)
    return found if all(map(_is_of_the_field, tree.walk())) else found | {BEYOND}


def _keys(names: list[str]) -> frozenset[str]:
    return frozenset(key for name in names for word, keys in _READ.items() if word in name for key in keys)


@lru_cache(maxsize=4096)
def undone_by_itself(op: Tree, conditions: tuple[Tree, ...]) -> bool:
    """Whether what an operation changes decides which cards it is about, or whether it holds: "all of your Characters
    with 4000 base power have a base power of 8000". They are looked at without what it does itself.
    """
    looked = [part.name for tree in (op, *conditions) for part in tree.walk() if part.category in _ASKING]
    changing = ("Gain", "Loss", "Pred", "Keyword")
    changed = [op.name, *(part.name for part in op.walk() if part.category in changing)]
    return not _keys(looked).isdisjoint(_keys(changed))
