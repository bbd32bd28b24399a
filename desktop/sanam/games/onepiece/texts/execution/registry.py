"""Which entries of the phrase book are carried out: every piece of execution registers the entries that it stands for.

An ability that holds an entry without execution is not understood: the players carry out that part by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from sanam.abilities.tree import Tree

F = TypeVar("F", bound=Callable[..., Any])

#: Entries whose execution is their parent's or the grammar of the program: sentences, lists, plain words.
_CARRIED_BY_PARENT: set[str] = set()
_registries: list[Registry[Any]] = []


class Registry(Generic[F]):
    """Functions by the entries that they carry out."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.functions: dict[str, F] = {}
        _registries.append(self)

    def __call__(self, *names: str) -> Callable[[F], F]:
        def register(function: F) -> F:
            for name in names:
                key = name if "." in name else f"{self.what}.{name}"
                assert key not in self.functions, key
                self.functions[key] = function
            return function

        return register

    def __getitem__(self, tree: Tree) -> F:
        return self.functions[tree.key]

    def __contains__(self, key: str) -> bool:
        return key in self.functions


def carried_by_parent(category: str, *lists: str) -> None:
    """Declare entries of a category, one or more separated by commas, whose execution is part of that of others."""
    names = (" ".join(name.split()) for listed in lists for name in listed.split(","))
    _CARRIED_BY_PARENT.update(f"{category}.{name}" for name in names)


def executes(key: str) -> bool:
    """Whether an entry is carried out."""
    return key in _CARRIED_BY_PARENT or any(key in registry for registry in _registries)


def unexecuted(tree: Tree) -> tuple[str, ...]:
    """The entries in a tree that are read but not carried out."""
    return tuple(dict.fromkeys(part.key for part in tree.walk() if not part.is_leaf and not executes(part.key)))
