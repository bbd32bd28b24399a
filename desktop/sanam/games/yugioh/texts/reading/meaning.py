"""From phrases to the ability tree: what each entry of the phrase book means.

Every entry has a fixed value (`FIXED`) or a function marked with `@means("Category.name")`, which gets the node and
asks `meaning` for what stands in its slots. A phrase whose words fit the book but say nothing definite raises
`Meaningless`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sanam.abilities.tree import Tree

#: Entries that stand for one value.
FIXED: dict[str, Any] = {}
_FUNCTIONS: dict[str, Callable[[Tree], Any]] = {}
Function = TypeVar("Function", bound=Callable[[Tree], Any])


class Meaningless(Exception):
    """The words fit the phrase book but say nothing definite, or nothing that can be carried out."""


def means(*keys: str) -> Callable[[Function], Function]:
    """Mark the function that gives these entries their meaning."""

    def marked(function: Function) -> Function:
        for key in keys:
            if key in _FUNCTIONS or key in FIXED:
                raise ValueError(f"{key} has two meanings")
            _FUNCTIONS[key] = function
        return function

    return marked


def fix(category: str, values: dict[str, Any]) -> None:
    """Give entries of a category, by name, the values that they stand for."""
    for name, value in values.items():
        key = f"{category}.{name}"
        if key in _FUNCTIONS or key in FIXED:
            raise ValueError(f"{key} has two meanings")
        FIXED[key] = value


def meaning(tree: Tree) -> Any:
    """What a tree means: a leaf its value, a node what its entry makes of it. Raises Meaningless."""
    if tree.is_leaf:
        return tree.value
    function = _FUNCTIONS.get(tree.key)
    if function is not None:
        return function(tree)
    if tree.key in FIXED:
        return FIXED[tree.key]
    raise Meaningless(f"nothing is known to do for {tree.key}")


def listed(tree: Tree, slot: str) -> tuple[str, ...]:
    """The leaves in `slot` along a list of nodes that branch in `y`."""
    found_values = []
    following: Tree | None = tree
    while following is not None:
        found_values.append(str(meaning(following[slot])))
        following = following.get("y")
    return tuple(found_values)


def has_meaning(key: str) -> bool:
    return key in _FUNCTIONS or key in FIXED
