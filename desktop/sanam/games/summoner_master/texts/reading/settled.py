"""The register of what is said in people's own words: what of a spoken entry the phrase book says (see `settling`)."""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.tree.sorts import EITHER, HOLD

Settle = Callable[[Tree], "Tree | None"]
#: By the key of a spoken entry; "Category.*" for all others of a category.
SETTLE: dict[str, Settle] = {}
#: Operations that follow one another, said as one.
LIST = "Ops"
#: Of which card something is said, where no word says so: of that which the sentence before spoke of, else of its own.
UNNAMED = Tree("Sel.unnamed")
#: A condition whose subject is the Seal that it fights: "it" is that Seal then.
FOE = "Simple.foe"
#: Operations that may say how long they last.
LASTING = frozenset(
    {
        *(key for key in EITHER if key not in HOLD),
        "Op.swap",
        "Op.control",
        "Op.receive",
    }
)


def settles(*keys: str) -> Callable[[Settle], Settle]:
    def note(function: Settle) -> Settle:
        SETTLE.update(dict.fromkeys(keys, function))
        return function

    return note


def renamed(tree: Tree, name: str) -> Tree:
    return Tree(f"{tree.category}.{name}", tree.slots)


def bare_name(tree: Tree) -> str:
    """The name of the entry of the phrase book that a spoken one means the same as."""
    return tree.name.partition("~")[0]
