"""What conditions say of how a monster was Summoned, and of what it has with it: materials, counters, Equip Cards."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.conditions import least_of, so_many
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace
from sanam.games.yugioh.texts.reading.nouns.states import made_of, maker, summoned_from

MATERIALS = t.Group(number="all", whose="you", zones=("materials",))


@means("Cond.was summoned")
def _was_summoned(tree: Tree) -> t.Condition:
    ways = meaning(tree["w"])
    if len(ways) != 1:
        raise Meaningless("how it was Summoned")
    return t.Is(meaning(tree["s"]), t.Filter(summoned=ways[0]))


@means("Cond.was summoned from")
def _was_summoned_from(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), t.Filter(**summoned_from(tree)))


@means("Cond.was extra summoned using so many")
def _was_made_of_so_many(tree: Tree) -> tuple[t.Condition, ...]:
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.number == "all":
        raise Meaningless("the materials of several monsters")
    used = t.Amount(of="made of", group=group)
    return t.Is(group, t.Filter(summoned=meaning(tree["k"]))), t.Compare(used, "≥", tree.number("n"))


@means("Cond.was tribute summoned with", "Cond.was extra summoned using")
def _was_summoned_with(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), _summoned_with(tree))


def _summoned_with(tree: Tree) -> t.Filter:
    way = meaning(tree["k"]) if tree.get("k") is not None else "tribute"
    return t.Filter(summoned=way, made_of=made_of(tree))


@means("Cond.was extra summoned using only")
def _was_made_of_such_alone(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), _made_of_such_alone(tree))


def _made_of_such_alone(tree: Tree) -> t.Filter:
    """Of such, and of no other."""
    such, place = kinds_of_card(tree)
    if place is not None or such.face or such.position or such.related:
        raise Meaningless("what it was Summoned with")
    other = t.Filter(made_of=t.Filter(neither=(such,)))
    return t.Filter(summoned=meaning(tree["k"]), made_of=such, neither=(other,))


@means("Ref.this card made of", "Ref.this card tribute summoned with")
def _self_made_of(tree: Tree) -> t.Group:
    return replace(t.SELF, filter=_summoned_with(tree))


@means("Ref.this card made of such alone")
def _self_made_of_such_alone(tree: Tree) -> t.Group:
    return replace(t.SELF, filter=_made_of_such_alone(tree))


fix("Ref", {"this card summoned its own way": replace(t.SELF, filter=t.Filter(summoned="own"))})


@means("Cond.was summoned by effect of")
def _was_summoned_by(tree: Tree) -> t.Condition:
    return t.Is(meaning(tree["s"]), t.Filter(summoned_by=maker(tree)))


@means("Cond.has counters", "Cond.counters on", "Cond.few counters on")
def _has_counters(tree: Tree) -> t.Condition:
    amount = t.Amount(of="counters", counter=tree.text("c"), group=on_field(meaning(tree["s"])))
    return t.Compare(amount, "≤" if "few" in tree.name else "≥", tree.number("n"))


@means("Cond.has materials", "Cond.has a material")
def _has_materials(tree: Tree) -> t.Condition:
    return t.Compare(_materials_of(tree), "≥", tree.number("n", 1))


def _materials_of(tree: Tree) -> t.Amount:
    group: t.Group = meaning(tree["s"])
    if not group.ref or group.number == "all" or group.also is not None:
        raise Meaningless("whose materials")
    return t.Amount(of="materials", group=group)


@means("Cond.has no materials")
def _no_materials(tree: Tree) -> t.Condition:
    return t.Compare(_materials_of(tree), "=", 0)


@means("Cond.has such material")
def _has_such_material(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["g"])
    if meaning(tree["s"]) not in (t.SELF, t.Group(ref="it")) or group.zones or group.ref:
        raise Meaningless("materials of another card")
    if len({*group.filter.traits} - {"effect"}) > 1:
        raise Meaningless("one of each, or of any")
    if group.number == "all" and group.filter.names:
        group = replace(group, number="exactly", count=1)
    least = least_of(group)
    return t.Compare(t.Amount(of="count", group=replace(MATERIALS, filter=group.filter)), "≥", least)


@means("Cond.is equipped with")
def _is_equipped_with(tree: Tree) -> t.Condition:
    """A monster that equips another is an Equip Card then, and told by what it is printed as."""
    group: t.Group = meaning(tree["g"])
    one = group.number == "at least" or (group.number == "exactly" and group.count == 1)
    if group.ref or group.zones or group.also is not None or not one or group.count != 1 or group.filter.face:
        raise Meaningless("equipped with what")
    said = group.filter
    if said.kinds == ("monster",):
        said = replace(said, kinds=("monster card",))
    bearer: t.Group = meaning(tree["s"])
    if bearer.ref:
        return t.Is(bearer, t.Filter(equipped=said))
    if bearer.also is not None or bearer.filter.equipped is not None:
        raise Meaningless("what is equipped with it")
    return so_many(replace(bearer, filter=replace(bearer.filter, equipped=said)), "either")


@means("Cond.is equipped to")
def _is_equipped(tree: Tree) -> t.Condition:
    group: t.Group = meaning(tree["g"])
    if meaning(tree["s"]) != t.SELF or group.ref or group.zones or group.number != "exactly" or group.count != 1:
        raise Meaningless("what is equipped to what")
    return t.Is(t.Group(ref="equipped"), group.filter)
