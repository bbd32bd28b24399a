"""What every operation of the ability tree is (see `tree`)."""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Any, get_args

import msgspec

from sanam.games.yugioh.texts.tree.nouns import Group


class Op(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="op", kw_only=True, cache_hash=True):
    """One thing that is done or holds; its kind is its tag "op"."""


class Grouped(Op, frozen=True, kw_only=True):
    """An operation on the cards of a group."""

    group: Group


@cache
def branches(kind: type) -> tuple[str, ...]:
    """The fields of a struct of the tree that can hold more than words and numbers; none of what is no struct."""
    if not issubclass(kind, msgspec.Struct):
        return ()
    return tuple(field.name for field in msgspec.structs.fields(kind) if _holds_more(field.type))


def _holds_more(kind: Any) -> bool:
    inner = [part for part in get_args(kind) if part is not ...]
    return any(map(_holds_more, inner)) if inner else kind not in (str, int, bool, float, NoneType, None)
