"""What every operation of the ability tree is (see `tree`)."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.texts.tree.nouns import Group


class Op(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="op", kw_only=True, cache_hash=True):
    """One thing that is done or holds; its kind is its tag "op"."""


class Grouped(Op, frozen=True, kw_only=True):
    """An operation on the cards of a group."""

    group: Group
