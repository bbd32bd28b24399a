"""What stands within a part of the ability tree."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from types import NoneType
from typing import Any, get_args

import msgspec

from sanam.games.yugioh.texts.tree.nouns import Amount, Group


@cache
def branches(kind: type) -> tuple[str, ...]:
    """The fields of a struct of the tree that can hold more than words and numbers; none of what is no struct."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    return tuple(field.name for field in msgspec.structs.fields(kind) if _holds_more(field.type))


def _holds_more(kind: Any) -> bool:
    inner = [part for part in get_args(kind) if part is not ...]
    return any(map(_holds_more, inner)) if inner else kind not in (str, int, bool, float, NoneType, None)


@cache
def _branching(kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
    """What reads the branches of such a struct, the last one first; None of what is no struct."""
    if not issubclass(kind, msgspec.Struct):
        return None
    names = branches(kind)[::-1]
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda node: (getattr(node, names[0]),)) if names else lambda node: ()


def structs_in(node: Any) -> list[Any]:
    """Every struct within a part of the tree, itself first, in the order of the text."""
    found: list[Any] = []
    todo = [node]
    while todo:
        node = todo.pop()
        kind = node.__class__
        if kind is tuple or kind is list:
            todo.extend(node[::-1])
            continue
        read = _branching(kind)
        if read is not None:
            found.append(node)
            todo += [part for part in read(node) if part]
    return found


def groups_in(node: Any) -> list[Group]:
    """Every group anywhere within a part of the tree."""
    return [part for part in structs_in(node) if type(part) is Group]


def amounts_in(node: Any) -> list[Amount]:
    """Every amount anywhere within a part of the tree."""
    return [part for part in structs_in(node) if type(part) is Amount]
