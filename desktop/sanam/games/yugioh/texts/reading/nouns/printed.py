"""What nouns and adjectives mean that speak of what is printed on a card: its kind, name, Level, ATK, Type…"""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.meaning import Meaningless, fix, listed, meaning, means

fix(
    "Noun",
    {
        "card": {},
        "monster": {"kinds": ("monster",)},
        "monster card": {"kinds": ("monster",)},
        "spell": {"kinds": ("spell",)},
        "trap": {"kinds": ("trap",)},
        "spell or trap": {"kinds": ("spell", "trap")},
        "token": {"kinds": ("monster",), "traits": ("token",)},
        "tuner": {"kinds": ("monster",), "traits": ("tuner",)},
        "equip card": {"icons": ("equip",)},
    },
)
fix(
    "Icon",
    {name: name for name in ("normal", "ritual", "continuous", "equip", "field", "quick-play", "counter")},
)


@means("Noun.spell icon", "Noun.trap icon")
def _icon(tree: Tree) -> dict[str, Any]:
    return {"kinds": (tree.name.split()[0],), "icons": (meaning(tree["i"]),)}


@means("Noun.spell or trap icon")
def _either_icon(tree: Tree) -> dict[str, Any]:
    return {"kinds": ("spell", "trap"), "icons": (meaning(tree["i"]),)}


@means("Noun.copy")
@means("Noun.named")
def _named(tree: Tree) -> dict[str, Any]:
    """The name of several Tokens is that of one with an s."""
    name = tree.text("n")
    return {"names": (name.removesuffix("s") if name.endswith(" Tokens") else name,)}


@means("Noun.named one of")
def _named_one_of(tree: Tree) -> dict[str, Any]:
    return {"names": listed(tree["x"], "n")}


@means("Such.except name", "Adj.except name", "Adj.except name again", "Adj.other than name")
def _except(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"),)}


@means("Such.except names", "Adj.except names")
def _except_names(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"), tree.text("m"))}


@means("Adj.series")
def _series(tree: Tree) -> dict[str, Any]:
    return {"series": (tree.text("n"),)}


@means("Adj.series or")
def _series_or(tree: Tree) -> dict[str, Any]:
    return {"series": (tree.text("n"), tree.text("m"))}


@means("Adj.not series")
def _not_series(tree: Tree) -> dict[str, Any]:
    return {"neither": (t.Filter(series=(tree.text("n"),)),)}


_RANGED = {"level": "level", "rank": "rank", "atk": "atk", "def": "def_"}


@means(
    *(
        f"Adj.{what}{bound}"
        for what, bounds in (
            ("level", "lower higher"),
            ("rank", "lower higher"),
            ("atk", "less more"),
            ("def", "less more"),
        )
        for bound in ("", *(f" or {word}" for word in bounds.split()))
    )
)
def _range(tree: Tree) -> dict[str, Any]:
    what, _, bound = tree.name.partition(" or ")
    number = tree.number("n")
    low = None if bound in ("lower", "less") else number
    high = None if bound in ("higher", "more") else number
    return {_RANGED[what]: t.Range(low, high)}


@means("Adj.level or level", "Adj.level apart")
def _levels(tree: Tree) -> dict[str, Any]:
    low, high = tree.number("n"), tree.number("m")
    if high == low + 1:
        return {"level": t.Range(low, high)}
    return {"either": (t.Filter(level=t.Range(low, low)), t.Filter(level=t.Range(high, high)))}


@means("Adj.original level")
def _original_level(tree: Tree) -> dict[str, Any]:
    return {"level": t.Range(low=tree.number("n")), "original": True}


@means("Adj.levels three")
def _three_levels(tree: Tree) -> dict[str, Any]:
    return {"either": tuple(t.Filter(level=t.Range(tree.number(n), tree.number(n))) for n in "nmk")}


@means("Adj.atk and def", "Adj.atk and equal def")
def _atk_and_def(tree: Tree) -> dict[str, Any]:
    atk, def_ = tree.number("n"), tree.number("m" if tree.name == "atk and def" else "n")
    return {"atk": t.Range(atk, atk), "def_": t.Range(def_, def_)}


@means("Adj.atk or equal def")
def _atk_or_def(tree: Tree) -> dict[str, Any]:
    value = t.Range(tree.number("n"), tree.number("n"))
    return {"either": (t.Filter(atk=value), t.Filter(def_=value))}


@means("Adj.atk and def or others")
def _atk_and_def_or(tree: Tree) -> dict[str, Any]:
    first, second = (
        t.Filter(atk=t.Range(tree.number(atk), tree.number(atk)), def_=t.Range(tree.number(def_), tree.number(def_)))
        for atk, def_ in (("n", "m"), ("k", "l"))
    )
    return {"either": (first, second)}


@means(*(f"Points.{what}{bound}" for what in ("atk", "def") for bound in ("", " or more", " or less")))
def _points(tree: Tree) -> dict[str, Any]:
    return _range(tree)


@means("Adj.points and points")
def _points_and_points(tree: Tree) -> dict[str, Any]:
    one: dict[str, Any] = meaning(tree["x"])
    other: dict[str, Any] = meaning(tree["y"])
    if {*one} & {*other}:
        raise Meaningless("the same value twice")
    return {**one, **other}


@means("Adj.equal atk")
def _original_atk(tree: Tree) -> dict[str, Any]:
    return {"atk": t.Range(tree.number("n"), tree.number("n")), "original": True}


@means("Adj.attribute")
def _attribute(tree: Tree) -> dict[str, Any]:
    return {"attributes": listed(tree["a"], "a")}


@means("Adj.not attribute")
def _not_attribute(tree: Tree) -> dict[str, Any]:
    return {"not_attributes": (tree.text("a"),)}


@means("Adj.type")
def _type(tree: Tree) -> dict[str, Any]:
    return {"races": listed(tree["r"], "r")}


@means("Adj.not type")
def _not_type(tree: Tree) -> dict[str, Any]:
    return {"not_races": (tree.text("r"),)}


@means("Adj.attribute or type", "Adj.type or attribute")
def _attribute_or_type(tree: Tree) -> dict[str, Any]:
    return {"either": (t.Filter(attributes=(tree.text("a"),)), t.Filter(races=(tree.text("r"),)))}


@means("Adj.attribute or series")
def _attribute_or_series(tree: Tree) -> dict[str, Any]:
    return {"either": (t.Filter(attributes=(tree.text("a"),)), t.Filter(series=(tree.text("n"),)))}


TRAITS = (
    "tuner",
    "effect",
    "normal",
    "ritual",
    "fusion",
    "synchro",
    "xyz",
    "flip",
    "spirit",
    "gemini",
    "union",
    "toon",
    "pendulum",
    "link",
)
fix("Trait", {name: name for name in TRAITS})


@means("Adj.trait")
def _trait(tree: Tree) -> dict[str, Any]:
    return {"traits": (meaning(tree["t"]),)}


@means("Adj.not trait")
def _not_trait(tree: Tree) -> dict[str, Any]:
    return {"not_traits": (meaning(tree["t"]),)}


@means("Adj.trait or")
def _traits(tree: Tree) -> dict[str, Any]:
    return {"traits": (meaning(tree["t"]), meaning(tree["u"]))}


@means("Adj.traits")
def _three_traits(tree: Tree) -> dict[str, Any]:
    return {"traits": tuple(meaning(tree[slot]) for slot in "tuv")}


#: Monsters with these are never Normal Summoned.
SPECIAL_ONLY = ("special-summon", "fusion", "synchro", "xyz", "ritual", "token")
fix(
    "Adj",
    {
        "can be normal summoned": {"not_traits": SPECIAL_ONLY},
        "cannot be normal summoned": {"traits": SPECIAL_ONLY},
        "has a level": {"not_traits": ("xyz",)},
        "not token": {"not_traits": ("token",)},
    },
)


@means("Adj.lists as material", "Adj.lists as tuner")
def _lists_as_material(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    traits = group.filter.traits
    if traits and group == t.Group(filter=t.Filter(kinds=("monster",), traits=traits)):
        return {"lists_kinds": traits}
    named = group.filter.names or group.filter.series
    if (
        group.ref
        or group.zones
        or msgspec.structs.replace(group.filter, names=(), series=(), kinds=()) != t.Filter()
        or not named
    ):
        raise Meaningless("which material")
    return {"names_material": named}


@means("Adj.summoned only with")
def _summoned_only_with(tree: Tree) -> dict[str, Any]:
    return {"summoned_with": tree.text("n")}


@means("Adj.listed on", "Adj.named by", "Adj.named by what was paid")
def _listed_on(tree: Tree) -> dict[str, Any]:
    what = "listed on" if tree.name == "listed on" else "named by"
    return {"related": (t.Relation(what=what, of=t.Group(ref="cost" if tree.name.endswith("paid") else "it")),)}


@means("Adj.named after what was paid")
def _named_after(_: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="name in", of=t.Group(ref="cost")),)}


@means("Adj.lists it as material")
def _lists_it(tree: Tree) -> dict[str, Any]:
    return {"related": (t.Relation(what="lists", of=meaning(tree["r"])),)}


@means("Such.lists", "Such.lists or", "Adj.lists", "Adj.lists or")
def _lists(tree: Tree) -> dict[str, Any]:
    return {"lists": tuple(tree.text(slot) for slot in "nm" if tree.get(slot) is not None)}


@means("Adj.can bear")
def _can_bear(tree: Tree) -> dict[str, Any]:
    return {"bears": tree.text("c")}
