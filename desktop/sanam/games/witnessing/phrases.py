"""Phrase trees as plain data: {"is": "Op.draw", "n": {"is": "NUM", "v": 2}}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]


def walk(tree: Any) -> Iterator[Node]:
    """Every node of a tree, a node before those in it."""
    if isinstance(tree, list):
        for part in tree:
            yield from walk(part)
    elif isinstance(tree, dict):
        if "is" in tree:
            yield tree
        for part in tree.values():
            yield from walk(part)


def name_of(node: Node) -> str:
    """The name of a node without its category: "draw" of "Op.draw"."""
    return str(node["is"]).partition(".")[2]


def category_of(node: Node) -> str:
    return str(node["is"]).partition(".")[0]


def many(part: Any) -> list[Node]:
    """What stands in a slot that may hold one node, several or none."""
    if part is None:
        return []
    return list(part) if isinstance(part, list) else [part]


def number(node: Node, slot: str = "n", otherwise: int = 0) -> int:
    found = node.get(slot)
    return int(found["v"]) if found is not None else otherwise


def words(tree: Any, kind: str) -> list[str]:
    """The tokens of a kind in a tree, such as every NAME."""
    return [str(node["v"]) for node in walk(tree) if node["is"] == kind]


def has(tree: Any, *keys: str) -> bool:
    return any(node["is"] in keys for node in walk(tree))
