"""Trees of card texts: what a phrase book reads and writes.

A node names its entry of the phrase book (`"Op.draw"`) and holds its slots; a leaf is a value that stood in the text,
such as a number or a quoted name. Trees are immutable, compare by structure and are plain data when stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Union, final

#: What a slot holds: one tree, or several in order (a set is kept in a canonical order).
Value = Union["Tree", tuple["Tree", ...]]
#: Deeper trees are refused when plain data is read: no card text comes near it.
MAX_DEPTH = 200
#: Under which name plain data has the key of a tree.
KEY = "is"


@lru_cache(maxsize=8192)
def _parted(key: str) -> tuple[str, str]:
    """The category and the name of a key."""
    category, _, name = key.partition(".")
    return category, name or key


@final
class Tree:
    """A node or a leaf.

    key     the entry it comes from, `"Category.name"`; for a leaf the kind of its token, such as `"NUM"`, which is then
            its category and its name too
    slots   a node's slots by name, sorted by name; empty for a leaf
    value   a leaf's value, a str or an int; None for a node
    """

    __slots__ = ("_hash", "category", "key", "name", "slots", "value")
    _hash: int

    def __init__(self, key: str, slots: tuple[tuple[str, Value], ...] = (), value: str | int | None = None) -> None:
        self.key = key
        self.slots = slots
        self.value = value
        self.category, self.name = _parted(key)

    def __hash__(self) -> int:
        try:
            return self._hash
        except AttributeError:  # of most trees nobody asks
            self._hash = hash((self.key, self.slots, self.value))
            return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Tree):
            return False
        return self.key == other.key and self.value == other.value and self.slots == other.slots

    def __repr__(self) -> str:
        if self.is_leaf:
            return f"{self.key}:{self.value!r}"
        return f"{self.key}({', '.join(f'{name}={value!r}' for name, value in self.slots)})"

    @property
    def is_leaf(self) -> bool:
        return self.value is not None

    def get(self, slot: str) -> Tree | None:
        """The tree in a slot that holds one, or None."""
        for name, value in self.slots:
            if name == slot:
                return value if type(value) is Tree else None
        return None

    def __getitem__(self, slot: str) -> Tree:
        """The tree in a slot that holds one. Raises KeyError."""
        for name, value in self.slots:  # as `get`, in one call: texts that are carried out do little else
            if name == slot and type(value) is Tree:
                return value
        raise KeyError(f"{self.key} has no {slot}")

    def many(self, slot: str) -> tuple[Tree, ...]:
        """The trees in a slot, in order; none when the slot is empty."""
        for name, value in self.slots:
            if name == slot:
                return (value,) if type(value) is Tree else value
        return ()

    def number(self, slot: str, default: int = 0) -> int:
        """The number of the leaf in `slot`."""
        leaf = self.get(slot)
        return leaf.value if leaf is not None and isinstance(leaf.value, int) else default

    def text(self, slot: str) -> str:
        """The text of the leaf in `slot`, or ""."""
        leaf = self.get(slot)
        return leaf.value if leaf is not None and isinstance(leaf.value, str) else ""

    def renamed(self, names: Mapping[str, str]) -> Tree:
        """The same tree with other names in its leaves of the kind NAME; a name that is not in `names` stays."""
        if self.is_leaf:
            said = names.get(str(self.value)) if self.key == "NAME" else None
            return self if said is None else Tree(self.key, (), said)
        return self.with_parts(lambda part: part.renamed(names))

    def with_parts(self, change: Callable[[Tree], Tree]) -> Tree:
        """The same node with each tree in its slots changed."""
        slots = (
            (slot, change(value) if isinstance(value, Tree) else tuple(map(change, value)))
            for slot, value in self.slots
        )
        return Tree(self.key, tuple(slots), self.value)

    def with_slot(self, slot: str, value: Value | None) -> Tree:
        """The same node with something else in a slot, whether it had that slot or not; None leaves the slot out."""
        slots = [(name, part) for name, part in self.slots if name != slot]
        if value is not None:
            slots = sorted([*slots, (slot, value)], key=lambda each: each[0])
        return Tree(self.key, tuple(slots))

    def children(self) -> Iterator[Tree]:
        for _, value in self.slots:
            if isinstance(value, Tree):
                yield value
            else:
                yield from value

    def walk(self) -> Iterator[Tree]:
        """This tree and all below it, parents first."""
        todo = [self]
        while todo:
            tree = todo.pop()
            yield tree
            todo.extend(reversed(list(tree.children())))

    def sort_key(self) -> tuple[Any, ...]:
        """Orders trees the same way in every run: members of a set are kept in this order."""
        return (self.key, str(self.value), tuple((name, *map(Tree.sort_key, _several(v))) for name, v in self.slots))


@lru_cache(maxsize=8192)
def keys_in(tree: Tree) -> frozenset[str]:
    """The keys of a tree and of all below it: kept, for trees that are asked again and again."""
    return frozenset([part.key for part in tree.walk()])


@lru_cache(maxsize=8192)
def parts_in(tree: Tree, keys: tuple[str, ...]) -> tuple[Tree, ...]:
    """The parts of a tree with one of these keys, parents first: kept likewise."""
    return tuple([part for part in tree.walk() if part.key in keys])


@lru_cache(maxsize=8192)
def sum_in(tree: Tree, keys: tuple[str, ...]) -> int:
    """The sum of the numbers that the parts of a tree with one of these keys hold in the slot "n"."""
    return sum([part.number("n") for part in parts_in(tree, keys)])


def _several(value: Value) -> tuple[Tree, ...]:
    return (value,) if isinstance(value, Tree) else value


def node(key: str, **slots: Value | None) -> Tree:
    """A node with these slots; a slot given as None is left out."""
    return Tree(key, tuple(sorted((name, value) for name, value in slots.items() if value is not None)))


def leaf(kind: str, value: str | int) -> Tree:
    return Tree(kind, (), value)


def is_slot_name(name: str) -> bool:
    """Whether a slot may have this name: in plain data it must not stand for anything else."""
    return name != KEY


def to_plain(tree: Tree) -> dict[str, Any]:
    """JSON-plain data: `{"is": "Op.draw", "n": {"is": "NUM", "v": 2}}`.

    The key alone says what is a leaf: that of a node has a dot. So a slot may have any name but `is`.
    """
    if tree.is_leaf:
        return {KEY: tree.key, "v": tree.value}
    plain: dict[str, Any] = {KEY: tree.key}
    for name, value in tree.slots:
        plain[name] = to_plain(value) if isinstance(value, Tree) else [to_plain(each) for each in value]
    return plain


def from_plain(plain: object, depth: int = 0) -> Tree:
    """The tree that `to_plain` made this of. Raises ValueError for anything else."""
    if depth > MAX_DEPTH:
        raise ValueError("the tree is too deep")
    if not isinstance(plain, Mapping) or not isinstance(plain.get(KEY), str):
        raise ValueError("not a tree")
    key = plain[KEY]
    if "." not in key:
        value = plain.get("v")
        if not isinstance(value, (int, str)) or isinstance(value, bool):
            raise ValueError("a leaf holds a number or a text")
        return leaf(key, value)
    slots: list[tuple[str, Value]] = []
    for name, value in plain.items():
        if name == KEY:
            continue
        if not isinstance(name, str):
            raise ValueError("slots have names")
        if isinstance(value, list):
            slots.append((name, tuple(from_plain(each, depth + 1) for each in value)))
        else:
            slots.append((name, from_plain(value, depth + 1)))
    return Tree(key, tuple(sorted(slots, key=lambda slot: slot[0])))


def difference(one: Tree, other: Tree) -> tuple[Tree, Tree]:
    """The smallest pair of subtrees in which two different trees differ."""
    if one.key == other.key and not one.is_leaf and [n for n, _ in one.slots] == [n for n, _ in other.slots]:
        mine, theirs = list(one.children()), list(other.children())
        if len(mine) == len(theirs):
            apart = [(a, b) for a, b in zip(mine, theirs, strict=True) if a != b]
            if len(apart) == 1:
                return difference(*apart[0])
    return one, other
