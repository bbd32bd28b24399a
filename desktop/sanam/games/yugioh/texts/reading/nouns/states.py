"""What adjectives mean that speak of how a card is now: how it lies, came to the field, what is on it or done to it."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import counter_of, replace

#: How a card lies: of adjectives ("face-up …"), of this card, and of conditions ("is in Attack Position").
POSITIONS: dict[str, dict[str, Any]] = {
    "face-up": {"face": "up"},
    "face-down": {"face": "down"},
    "attack position": {"position": "attack"},
    "defense position": {"position": "defense"},
    "face-up attack position": {"face": "up", "position": "attack"},
    "face-up defense position": {"face": "up", "position": "defense"},
    "face-down defense position": {"face": "down", "position": "defense"},
}
for state in ("State", "SelfState"):
    fix(state, {name: t.Filter(**fields) for name, fields in POSITIONS.items()})
fix("Adj", POSITIONS)
for name, fields in POSITIONS.items():
    if "position" in fields:
        fix("Lying", {name: fields})


@means("Adj.lying")
def _lying(tree: Tree) -> dict[str, Any]:
    fields: dict[str, Any] = meaning(tree["s"])
    return fields


@means("Adj.face-down or not attribute")
def _hidden_or_not(tree: Tree) -> dict[str, Any]:
    """ "All face-down and non-LIGHT monsters": those that are one or the other."""
    return {"either": (t.Filter(face="down"), t.Filter(face="up", not_attributes=(tree.text("a"),)))}


fix(
    "Adj",
    {
        "that has material": {"material": True},
        "that has no material": {"neither": (t.Filter(material=True),)},
        "normal summoned or set": {"summoned": "normal or set"},
        "owned by you": {"owner": "you"},
        "owned by opponent": {"owner": "opponent"},
    },
)


#: Places from which monsters are Special Summoned.
SUMMONED_FROM = ("hand", "deck", "graveyard", "extra")


@means("Adj.summoned that", "Adj.so summoned")
def _summoned_so(tree: Tree) -> dict[str, Any]:
    ways = meaning(tree["w"])
    if len(ways) == 1:
        return {"summoned": ways[0]}
    return {"either": tuple(t.Filter(summoned=way) for way in ways)}


@means("Adj.summoned again")
def _summoned_again(tree: Tree) -> dict[str, Any]:
    """Of Gemini monsters: they have their effects."""
    return {"summoned": "gemini"}


@means("Adj.summoned from")
def summoned_from(tree: Tree) -> dict[str, Any]:
    """A monster that was Special Summoned from there keeps that word beside those of how it was."""
    ways, zone = meaning(tree["w"]), meaning(tree["z"])
    if len(ways) != 1 or ways[0] in ("normal", "flip", "tribute") or zone not in SUMMONED_FROM:
        raise Meaningless("Summoned in which way from where")
    came = f"from {zone}"
    return {"summoned": came} if ways == ("special",) else {"summoned": ways[0], "both": (t.Filter(summoned=came),)}


@means("Adj.summoned by effect of")
def _summoned_by(tree: Tree) -> dict[str, Any]:
    return {"summoned_by": maker(tree)}


def maker(tree: Tree) -> t.Filter:
    """The card in `g` whose effect it was."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or group.also is not None or group.filter == t.Filter() or group.filter.related:
        raise Meaningless("the effect of which card")
    filter_: t.Filter = group.filter
    return filter_


def made_of(tree: Tree) -> t.Filter:
    """What was used for a Summon: such a card, and perhaps others."""
    group: t.Group = meaning(tree["g"])
    one = group.number == "at least" or (group.number == "exactly" and group.count == 1) or group.filter.series
    plain = group.filter in (t.Filter(), t.Filter(kinds=("monster",)))
    if group.ref or group.also is not None or (group.zones and group.zones != ("field",)) or plain:
        raise Meaningless("what it was Summoned with")
    if not one or group.count != 1 or group.filter.related or group.filter.face or group.filter.summoned:
        raise Meaningless("what it was Summoned with")
    return group.filter


@means("Adj.done this turn")
def _done_this_turn(tree: Tree) -> dict[str, Any]:
    return {"past": meaning(tree["d"])}


fix("Adj", {"fallen in battle": {"past": ("fallen in battle",)}, "that destroyed a monster": {"past": ("destroys",)}})


@means("Adj.that attacked")
def _attacked(tree: Tree) -> dict[str, Any]:
    return {"past": ("attack",)}


@means("Adj.that destroyed by battle")
def _destroyed_by_battle(tree: Tree) -> dict[str, Any]:
    return {"past": ("destroys",)}


@means("Adj.that did not attack")
def _did_not_attack(tree: Tree) -> dict[str, Any]:
    return {"neither": (t.Filter(past=("attack",)),)}


@means("Adj.counter", "Adj.counters or more")
def _with_counter(tree: Tree) -> dict[str, Any]:
    return {"counter": counter_of(tree), "counters": tree.number("n")}


@means("Adj.counters")
def _with_counters(tree: Tree) -> dict[str, Any]:
    return {"counter": counter_of(tree)}


fix("EquipKind", {"any card": t.Filter()})


@means("EquipKind.named")
def _equip_named(tree: Tree) -> t.Filter:
    return t.Filter(names=(tree.text("n"),))


@means("EquipKind.of series")
def _equip_of(tree: Tree) -> t.Filter:
    return t.Filter(series=(tree.text("n"),))


@means("Adj.with equip")
def _with_equip(tree: Tree) -> dict[str, Any]:
    return {"equipped": meaning(tree["e"])}


@means("Adj.equipped with such")
def _equipped_with_such(tree: Tree) -> dict[str, Any]:
    """What is equipped is told by what it is printed as: a monster is none there."""
    filter_, place = kinds_of_card(tree, "h", "m")
    if place is not None or filter_.related:
        raise Meaningless("equipped with what")
    kinds = tuple("monster card" if kind == "monster" else kind for kind in filter_.kinds)
    return {"equipped": msgspec.structs.replace(filter_, kinds=kinds)}


@means("Adj.with equip for so many turns")
def _with_equip_so_long(tree: Tree) -> dict[str, Any]:
    return {"equipped": t.Filter(names=(tree.text("n"),), turns=tree.number("k"))}


@means("Adj.equipped to")
def _equipped_to(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.also is not None or group.zones:
        raise Meaningless("equipped to what")
    return {"related": (t.Relation(what="host", of=group),)}


fix("Column", {"this card's": t.Relation(what="column", of=t.SELF), "near": t.Relation(what="near column", of=t.SELF)})


@means("Column.same")
def _same_column(tree: Tree) -> t.Relation:
    group: t.Group = meaning(tree["g"])
    if group.also is not None or group.filter.related or not (group.ref or group.zones):
        raise Meaningless("the column of what")
    return t.Relation(what="column", of=group if group.ref else replace(group, number="all", count=1))


@means("Adj.in column")
def _in_column(tree: Tree) -> dict[str, Any]:
    return {"related": (meaning(tree["c"]),)}


@means("Adj.has so many materials")
def _so_many_materials(tree: Tree) -> dict[str, Any]:
    return {"material": True, "materials": tree.number("n")}
