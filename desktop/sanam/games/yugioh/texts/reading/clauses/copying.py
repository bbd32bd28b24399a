"""What statements mean that give a card the effects of another, and what Xyz Materials give to their monster."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.clauses.verbs import Several, until
from sanam.games.yugioh.texts.reading.meaning import Meaningless, listed, meaning, means
from sanam.games.yugioh.texts.reading.nouns.filters import kinds_of_card
from sanam.games.yugioh.texts.reading.nouns.groups import on_field, replace


def _of_one(tree: Tree) -> t.Group:
    """The one card whose effects are copied."""
    other: t.Group = meaning(tree["o"])
    if other.number == "all" or other == t.SELF:
        raise Meaningless("whose effects")
    return other


def _name(tree: Tree, group: t.Group) -> t.Become:
    return t.Become(group=group, what="name", value="", until=until(tree), of=_of_one(tree))


def _copied(tree: Tree, group: t.Group, instead: str) -> t.CopyEffects:
    return t.CopyEffects(group=group, of=_of_one(tree), until=until(tree), instead=instead)


@means("Statement.gains effects of")
def _gains(tree: Tree) -> t.Operation:
    return _copied(tree, meaning(tree["s"]), "")


@means("Statement.effects instead of this")
def _instead_of_this(tree: Tree) -> t.Operation:
    return _copied(tree, t.SELF, "this")


@means("Statement.effects become those of")
def _effects(tree: Tree) -> t.Operation:
    return _copied(tree, meaning(tree["p"]), "all")


@means("Statement.name and effects become those of")
def _name_and_effects(tree: Tree) -> Any:
    group: t.Group = meaning(tree["p"])
    return Several((_name(tree, group), _copied(tree, group, "all")))


@means("Statement.name and atk become those of", "Statement.name and atk become current ones of")
def _name_and_attack(tree: Tree) -> Any:
    group: t.Group = meaning(tree["p"])
    amount = t.Amount(of="atk" if "current" in tree.name else "original atk", group=_of_one(tree))
    attack = t.Modify(group=group, what="atk", how="become", amount=amount, until=until(tree), original=True)
    return Several((_name(tree, group), attack))


@means("Statement.gains that of one chosen")
def _gains_of_chosen(tree: Tree) -> Any:
    what: str = meaning(tree["t"])
    chosen: t.Group = on_field(meaning(tree["g"]))
    one = not chosen.ref and chosen.number == "exactly" and chosen.count == 1 and chosen.zones == ("field",)
    if what not in ("atk", "def") or not one or meaning(tree["s"]) != t.SELF:
        raise Meaningless("of which card")
    face_up = replace(chosen, filter=replace(chosen.filter, face="up"))
    that = t.Group(ref="it", filter=t.Filter(kinds=("monster",)))  # and not this card itself
    amount = t.Amount(of=what, group=that)
    return Several(
        (t.Pick(group=face_up), t.Modify(group=t.SELF, what=what, how="gain", amount=amount, until=until(tree)))
    )


@means("Heir.that has it attached")
def _attached(tree: Tree) -> t.Given:
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.summoned or "xyz" not in filter_.traits:
        raise Meaningless("which monster has it as material")
    return t.Given(ways=("attached",), filter=filter_)


@means("Adj.original type")
def _original_type(tree: Tree) -> dict[str, Any]:
    return {"original_races": listed(tree["r"], "r")}


def unknown_original(ability: t.Ability, operations: list[t.Operation]) -> str:
    """What an ability that gives a name or effects of another card leaves open, or ""."""
    others = [op.of for op in operations if isinstance(op, t.Become | t.CopyEffects) and op.of is not None]
    if others and ability.kind == "continuous":
        return "whose name it is"
    told = t.occasions(ability.when)
    itself = all(when.subject is not None and when.subject.ref == "self" and when.other is None for when in told)
    if any(other.ref in ("", "event", "before") for other in others) and itself:
        return "whose name or effects are meant"
    return ""
