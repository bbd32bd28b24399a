"""What is done with the groups of cards that phrases speak of: whose they are, and where a verb looks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.lexicon import NAMELESS
from sanam.games.yugioh.texts.reading.meaning import Meaningless
from sanam.games.yugioh.texts.tree.within import branches, groups_in

replace = msgspec.structs.replace

#: "Exactly 2": in a condition no more than those.
PRECISELY = "no more than exactly"
#: "Both monsters": the two that were spoken of before.
BOTH = "both spoken of"
#: "Your monster": in an occasion any of yours, else the one that was spoken of.
YOURS = "yours"
#: Where a verb looks for its cards when the text does not say.
DESTINED = {
    "send": ("you", "field"),
    "discard": ("you", "hand"),
    "tribute": ("you", "field"),
    "banish": ("either", "field"),
    "return": ("either", "field"),
    "add": ("you", "deck"),
    "give": ("you", "hand"),
    "shuffle": ("either", "field"),
    "top": ("either", "field"),
    "bottom": ("either", "field"),
}


def counter_of(tree: Tree) -> str:
    """The name of counters that are anywhere: those without one are told by the card they are on."""
    name = tree.text("c")
    if name == NAMELESS:
        raise Meaningless("which counters")
    return name


def with_groups(node: Any, meant: Callable[[t.Group], t.Group]) -> Any:
    """A part of the tree with each group in it as `meant` has it."""
    for group in groups_in(node):
        if meant(group) is not group:
            return _with_groups(node, meant)
    return node


def _with_groups(node: Any, meant: Callable[[t.Group], t.Group]) -> Any:
    if type(node) is tuple:
        parts = tuple([_with_groups(part, meant) for part in node])
        return parts if any(new is not old for new, old in zip(parts, node, strict=True)) else node
    changed = {}
    for name in branches(node.__class__):
        old = getattr(node, name)
        new = _with_groups(old, meant) if old else old
        if new is not old:
            changed[name] = new
    node = replace(node, **changed) if changed else node
    return meant(node) if type(node) is t.Group else node


def theirs(node: Any, who: str) -> Any:
    """A part of the tree in which "they" is that player."""
    return with_groups(node, lambda group: replace(group, whose=who) if group.whose == "they" else group)


def found(group: t.Group, whose: str, *zones: str) -> t.Group:
    """`group`, and what it has `also`, looked for where its verb implies when the text does not say where."""
    if group.also is not None:
        group = replace(group, also=found(group.also, whose, *zones))
    if group.number == PRECISELY:
        group = replace(group, number="exactly")
    if group.ref or group.zones:
        return group
    return replace(group, whose=whose, zones=zones)


def at_place_of(group: t.Group, last: t.Group) -> t.Group:
    """ "2 Dragons and 1 Warrior in your GY": where the last ones are the ones before are, too."""
    if group.ref or group.zones or last.ref:
        return group
    return replace(group, whose=last.whose, zones=last.zones)


def of_extra_deck(group: t.Group) -> t.Group:
    """A monster that is Fusion, Synchro or Xyz Summoned, which is nowhere else before."""
    if group.zones not in ((), ("extra",)):
        raise Meaningless("Summoned from elsewhere than the Extra Deck")
    return found(group, "you", "extra")


def on_field(group: t.Group) -> t.Group:
    return found(group, "either", "field")


def every(group: t.Group) -> t.Group:
    return on_field(replace(group, number="all", count=1))


def one(group: t.Group) -> t.Group:
    return replace(group, number="exactly", count=1)


def count_of(group: t.Group) -> t.Amount:
    return t.Amount(of="count", group=every(group))


def move(how: str, group: t.Group, who: str = "you") -> t.Move:
    whose, zone = DESTINED[how]
    if group.number == "all" and len(group.filter.names) > 1:
        group = one_of_each(group)  # "Tribute "Kite" and "Reel"", without a number
    if how == "discard" and group.zones == ("excavated",):
        how = "send"  # what older texts discard from the Deck
    if who != "you":
        whose = who
        group = theirs(group, who)
    return t.Move(how=how, group=found(group, whose, zone), who=who)


def one_of_each(group: t.Group) -> t.Group:
    """ "1 "Kite", "Reel" and "String"": a card of each of the names."""
    *others, last = (one(replace(group, filter=replace(group.filter, names=(name,)))) for name in group.filter.names)
    for each in reversed(others):
        last = replace(each, also=last)
    return last
