"""What the phrase book says of by what something happens: a battle, an effect, a cost, a Summon."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, meaning, means
from sanam.games.yugioh.texts.reading.nouns.groups import replace

#: Causes: of what, whose effect, and of what cards.
fix(
    "By",
    {
        "battle": {"cause": "battle"},
        "battle with opponent's monster": {"cause": "battle"},
        "attacking monster": {"cause": "battle", "role": "attacked"},
        "battle while attacking": {"cause": "battle", "role": "attacker"},
        "while equipped to this card": {"other": t.SELF},
        "effect": {"cause": "effect"},
        "its own effect": {"cause": "own effect"},
        "anything but battle": {"cause": "effect or cost or rule or summon"},
        "battle or effect": {"cause": "battle or effect"},
        "battle or opponent's effect": {"cause": "battle or effect", "cause_who": "opponent"},
        "opponent's effect": {"cause": "effect", "cause_who": "opponent"},
        "opponent's effect controlled": {"cause": "effect", "cause_who": "opponent"},
        "your effect": {"cause": "effect", "cause_who": "you"},
        "opponent's card": {"cause": "battle or effect", "cause_who": "opponent"},
        "opponent's attack or effect": {"cause": "attack or effect", "cause_who": "opponent"},
    },
)
fix(
    "Effector",
    {
        "monster": t.Group(filter=t.Filter(kinds=("monster",))),
        "monster opponent's": t.Group(whose="opponent", filter=t.Filter(kinds=("monster",))),
        "spell": t.Group(filter=t.Filter(kinds=("spell",))),
        "trap": t.Group(filter=t.Filter(kinds=("trap",))),
        "spell or trap": t.Group(filter=t.Filter(kinds=("spell", "trap"))),
    },
)


@means("By.cost of")
def _by_cost_of(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones:
        raise Meaningless("the effect of which card")
    who = group.whose if group.whose in ("you", "opponent") else ""
    return {"cause": "cost", "cause_who": who, "cause_filter": group.filter}


@means("By.for the effect of")
def _for_the_effect_of(tree: Tree) -> dict[str, Any]:
    """As its price, or by what it does."""
    return {**_by_cost_of(tree), "cause": "cost or effect"}


@means("By.battle with such")
def _by_battle_with(tree: Tree) -> dict[str, Any]:
    """What destroyed it was such a monster, as it was when it did."""
    group: t.Group = meaning(tree["g"])
    zones_ = ("field",) if group.zones == () else group.zones
    if group.ref or zones_ != ("field",) or group.count != 1 or group.filter.related or group.whose == "you":
        raise Meaningless("with which monster")
    if group.filter.position or group.filter.summoned:
        raise Meaningless("how that monster was")
    return {"cause": "battle", "cause_filter": group.filter}


@means("By.while equipped")
def _while_equipped(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.ref or group.number != "exactly":
        raise Meaningless("equipped to what")
    return {"other": group}


@means("By.battle or effect of kind")
def _by_battle_or_effect_of(tree: Tree) -> dict[str, Any]:
    return {**_by_effect_of(tree), "cause": "battle or effect"}


fix("By", {"another's effect": {"cause": "effect", "cause_filter": t.Filter(other=True)}})


@means("By.the effect of", "By.effect of kind", "By.effect of such", "BySummon.card")
def _by_effect_of(tree: Tree) -> dict[str, Any]:
    """The effect of such a card: where the card is does not matter, whose it is does."""
    group: t.Group = meaning(tree["g"])
    if group.ref or group.filter == t.Filter() or (group.zones and group.zones != ("field",)):
        raise Meaningless("the effect of which card")
    who = group.whose if group.whose in ("you", "opponent") else ""
    return {"cause": "effect", "cause_who": who, "cause_filter": group.filter}


def _for_summon_of(tree: Tree, trait: str) -> t.Filter:
    """The monster that is Summoned with the card: of that kind, and as the text describes it."""
    if tree.get("g") is None:
        return t.Filter(traits=(trait,)) if trait else t.Filter(not_traits=("ritual", "fusion"))
    group: t.Group = meaning(tree["g"])
    if group.ref or group.zones or (trait and group.filter.traits not in ((), (trait,))):
        raise Meaningless("for the Summon of what")
    return replace(group.filter, traits=(trait,)) if trait else replace(group.filter, not_traits=("ritual", "fusion"))


@means("By.material", "By.material of", "By.tribute", "By.tribute of")
def _for_summon(tree: Tree) -> dict[str, Any]:
    kind = tree.get("k")
    trait: str = meaning(kind) if kind is not None else ""
    if trait == "xyz":
        raise Meaningless("monsters are attached for it")
    return {"cause": "summon", "cause_filter": _for_summon_of(tree, trait)}


def cause(tree: Tree) -> dict[str, Any]:
    """The fields of an Occasion that say by what it happens."""
    by = tree.get("b")
    return meaning(by) if by is not None else {}
