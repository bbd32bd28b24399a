"""What the nouns of the phrase book mean: groups of cards, filters, zones, numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means

replace = msgspec.structs.replace
#: Where a verb looks for its cards when the text does not say.
DESTINED = {
    "send": ("you", "field"), "discard": ("you", "hand"), "tribute": ("you", "field"), "banish": ("either", "field"),
    "return": ("either", "field"), "add": ("you", "deck"), "shuffle": ("either", "field"), "top": ("either", "field"),
    "bottom": ("either", "field"),
}  # fmt: skip


def found(group: t.Group, whose: str, *zones: str) -> t.Group:
    """`group`, and what it has `also`, looked for where its verb implies when the text does not say where."""
    if group.also is not None:
        group = replace(group, also=found(group.also, whose, *zones))
    if group.ref or group.zones:
        return group
    return replace(group, whose=whose, zones=zones)


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
    if who != "you":
        whose = who
        if group.zones and not group.whose:
            group = replace(group, whose=who)
    return t.Move(how=how, group=found(group, whose, zone), who=who)


# ------------------------------------------------------------------------------------------------ filters


class Place(msgspec.Struct, frozen=True):
    """Where the cards of a noun phrase are: "you control", "in your GY"."""

    whose: str
    zones: tuple[str, ...]


def merged(parts: Iterable[dict[str, Any]]) -> t.Filter:
    """One filter of several; Meaningless where two of them say the same thing."""
    values: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            if key in values and isinstance(value, tuple) and isinstance(values[key], tuple):
                value = (*values[key], *value)
            elif key in values:
                raise Meaningless(f"{key} given twice")
            values[key] = value
    return t.Filter(**values)


def kinds_of_card(tree: Tree, adjectives: str = "f", noun: str = "n") -> tuple[t.Filter, Place | None]:
    """The filter and the place of a phrase with adjectives and a noun in these slots."""
    parts: list[dict[str, Any]] = []
    place: Place | None = None
    for said in [*map(meaning, tree.many(adjectives)), meaning(tree[noun])]:
        if isinstance(said, Place):
            if place is not None:
                raise Meaningless("two places")
            place = said
        else:
            parts.append(said)
    filter_ = merged(parts)
    if (filter_.traits or filter_.not_traits) and filter_.kinds not in ((), ("monster",)):
        raise Meaningless("a Spell or Trap with the traits of a monster")
    return filter_, place


def _group(tree: Tree, number: str, count: int = 1) -> t.Group:
    filter_, place = kinds_of_card(tree)
    place = place or Place("", ())
    return t.Group(number=number, count=count, whose=place.whose, zones=place.zones, filter=filter_)


@means("NP.some")
def _some(tree: Tree) -> t.Group:
    return _group(tree, *meaning(tree["q"]))


@means("NP.as many as possible")
def _as_many(tree: Tree) -> t.Group:
    return _group(tree, "all")


@means("NP.all")
def _all(tree: Tree) -> t.Group:
    """Without a number it is all of them; a name off the field is one card of that name."""
    group = _group(tree, "all")
    named = tree["n"].key == "Noun.named" and not {*group.zones} & {"field", "monster", "spell-trap"}
    return one(group) if named else group


def _placed(tree: Tree, place: Place, number: str = "exactly", count: int = 1) -> t.Group:
    filter_, said = kinds_of_card(tree)
    if said is not None:
        raise Meaningless("two places")
    return t.Group(number=number, count=count, whose=place.whose, zones=place.zones, filter=filter_)


@means("NP.opponent's")
def _opponents(tree: Tree) -> t.Group:
    return _placed(tree, Place("opponent", ("field",)))


@means("NP.all opponent's")
def _all_opponents(tree: Tree) -> t.Group:
    return _placed(tree, Place("opponent", ("field",)), "all")


@means("NP.your banished", "NP.opponent's banished")
def _banished(tree: Tree) -> t.Group:
    whose = "you" if tree.name == "your banished" else "opponent"
    return _placed(tree, Place(whose, ("banished",)), *meaning(tree["q"]))


@means("NP.any banished")
def _any_banished(tree: Tree) -> t.Group:
    return _placed(tree, Place("either", ("banished",)), *meaning(tree["q"]))


@means("NP.either")
def _either(tree: Tree) -> t.Group:
    """One card of one of two kinds; the place is said once, or both times the same."""
    if tree.number("k") != 1 or tree.number("j") != 1:
        raise Meaningless("several of either kind")
    first, place = kinds_of_card(tree)
    second, other = kinds_of_card(tree, "g", "m")
    if place is not None and place != other:
        raise Meaningless("two places")
    whose, zones_ = (other.whose, other.zones) if other is not None else ("", ())
    return t.Group(whose=whose, zones=zones_, filter=t.Filter(either=(first, second)))


@means("NP.random card in hand")
def _random(tree: Tree) -> t.Group:
    number, count = meaning(tree["q"])
    return t.Group(number=number, count=count, whose="opponent", zones=("hand",), by="random")


@means("NP.top card", "NP.top cards", "NP.opponent's top card", "NP.opponent's top cards")
def _top(tree: Tree) -> t.Group:
    whose = "opponent" if tree.name.startswith("opponent's") else "you"
    return t.Group(count=tree.number("n", 1), whose=whose, zones=("deck top",))


fix(
    "NP",
    {
        "your hand": t.Group(number="all", whose="you", zones=("hand",)),
        "opponent's hand": t.Group(number="all", whose="opponent", zones=("hand",)),
        "their hand": t.Group(number="all", zones=("hand",)),
        "entire hand": t.Group(number="all", whose="you", zones=("hand",)),
    },
)
fix(
    "Quant",
    {"any": ("exactly", 1), "all": ("all", 1), "each": ("all", 1), "any number": ("any", 1), "both": ("all", 1)},
)


@means("Quant.some", "Quant.up to", "Quant.at least")
def _quantity(tree: Tree) -> tuple[str, int]:
    return {"some": "exactly", "up to": "up to", "at least": "at least"}[tree.name], tree.number("n")


fix(
    "Noun",
    {
        "card": {},
        "monster": {"kinds": ("monster",)},
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


@means("Noun.named one of")
def _named_one_of(tree: Tree) -> dict[str, Any]:
    return {"names": listed(tree["x"], "n")}


@means("Noun.named")
def _named(tree: Tree) -> dict[str, Any]:
    return {"names": (tree.text("n"),)}


fix(
    "Adj",
    {
        "other": {"other": True},
        "face-up": {"face": "up"},
        "face-down": {"face": "down"},
        "attack position": {"position": "attack"},
        "defense position": {"position": "defense"},
        "special summoned": {"summoned": "special"},
        "normal summoned": {"summoned": "normal"},
        "face-up attack position": {"face": "up", "position": "attack"},
        "face-up defense position": {"face": "up", "position": "defense"},
        "face-down defense position": {"face": "down", "position": "defense"},
        "on your field": Place("you", ("field",)),
        "on opponent's field": Place("opponent", ("field",)),
        "in your hand or field": Place("you", ("hand", "field")),
        "you control": Place("you", ("field",)),
        "opponent controls": Place("opponent", ("field",)),
        "on the field": Place("either", ("field",)),
        "in either gy": Place("either", ("graveyard",)),
        "except this card": {"other": True},
        "not token": {"not_traits": ("token",)},
    },
)
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


def listed(tree: Tree, slot: str) -> tuple[str, ...]:
    """The leaves in `slot` along a list of nodes that branch in `y`."""
    found_values = []
    following: Tree | None = tree
    while following is not None:
        found_values.append(str(meaning(following[slot])))
        following = following.get("y")
    return tuple(found_values)


@means("Adj.level or level", "Adj.level apart")
def _levels(tree: Tree) -> dict[str, Any]:
    low, high = tree.number("n"), tree.number("m")
    if high == low + 1:
        return {"level": t.Range(low, high)}
    return {"either": (t.Filter(level=t.Range(low, low)), t.Filter(level=t.Range(high, high)))}


@means("Adj.trait or")
def _traits(tree: Tree) -> dict[str, Any]:
    return {"traits": (meaning(tree["t"]), meaning(tree["u"]))}


@means("Adj.attribute or type", "Adj.type or attribute")
def _attribute_or_type(tree: Tree) -> dict[str, Any]:
    return {"either": (t.Filter(attributes=(tree.text("a"),)), t.Filter(races=(tree.text("r"),)))}


@means("Adj.attribute or series")
def _attribute_or_series(tree: Tree) -> dict[str, Any]:
    return {"either": (t.Filter(attributes=(tree.text("a"),)), t.Filter(series=(tree.text("n"),)))}


@means("Adj.face-down or not attribute")
def _hidden_or_not(tree: Tree) -> dict[str, Any]:
    """ "All face-down and non-LIGHT monsters": those that are one or the other."""
    return {"either": (t.Filter(face="down"), t.Filter(face="up", not_attributes=(tree.text("a"),)))}


@means("Adj.atk and def", "Adj.atk and equal def")
def _atk_and_def(tree: Tree) -> dict[str, Any]:
    atk, def_ = tree.number("n"), tree.number("m" if tree.name == "atk and def" else "n")
    return {"atk": t.Range(atk, atk), "def_": t.Range(def_, def_)}


@means("Adj.not attribute")
def _not_attribute(tree: Tree) -> dict[str, Any]:
    return {"not_attributes": (tree.text("a"),)}


@means("Adj.not type")
def _not_type(tree: Tree) -> dict[str, Any]:
    return {"not_races": (tree.text("r"),)}


@means("Adj.equal atk")
def _original_atk(tree: Tree) -> dict[str, Any]:
    return {"atk": t.Range(tree.number("n"), tree.number("n")), "original": True}


@means("Adj.attribute")
def _attribute(tree: Tree) -> dict[str, Any]:
    return {"attributes": listed(tree["a"], "a")}


@means("Adj.type")
def _type(tree: Tree) -> dict[str, Any]:
    return {"races": listed(tree["r"], "r")}


@means("Adj.series")
def _series(tree: Tree) -> dict[str, Any]:
    return {"series": (tree.text("n"),)}


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
)
fix("Trait", {name: name for name in TRAITS})


@means("Adj.trait")
def _trait(tree: Tree) -> dict[str, Any]:
    return {"traits": (meaning(tree["t"]),)}


@means("Adj.not trait")
def _not_trait(tree: Tree) -> dict[str, Any]:
    return {"not_traits": (meaning(tree["t"]),)}


@means("Adj.counter")
def _with_counter(tree: Tree) -> dict[str, Any]:
    if tree.number("n") != 1:
        raise Meaningless("how many counters")
    return {"counter": tree.text("c")}


@means("Adj.in your", "Adj.in opponent's", "Adj.in either player's")
def _in(tree: Tree) -> Place:
    whose = {"in your": "you", "in opponent's": "opponent", "in either player's": "either"}[tree.name]
    return Place(whose, zones(tree["z"]))


@means("Adj.series or")
def _series_or(tree: Tree) -> dict[str, Any]:
    return {"series": (tree.text("n"), tree.text("m"))}


@means("Adj.counters")
def _with_counters(tree: Tree) -> dict[str, Any]:
    return {"counter": tree.text("c")}


@means("Adj.you control or in")
def _control_or_in(tree: Tree) -> Place:
    return Place("you", ("field", *zones(tree["z"])))


@means("Adj.except name", "Adj.except name again", "Adj.other than name")
def _except(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"),)}


fix(
    "Zone",
    {
        "hand": "hand",
        "gy": "graveyard",
        "deck": "deck",
        "extra": "extra",
        "field": "field",
        "monster zone": "monster",
        "spell and trap zone": "spell-trap",
        "field zone": "field zone",
    },
)


def zones(tree: Tree) -> tuple[str, ...]:
    return listed(tree, "z")


# --------------------------------------------------------------------------------------------- references
IT, THEM = t.Group(ref="it"), t.Group(ref="it", number="all")
TARGET, TARGETS = t.Group(ref="target"), t.Group(ref="target", number="all")
FIRST, SECOND = t.Group(ref="target", index=1), t.Group(ref="target", index=2)
fix(
    "Ref",
    {
        "this card": t.SELF,
        "it": IT,
        "them": THEM,
        "both of them": THEM,
        "that target": TARGET,
        "those targets": TARGETS,
        "first target": FIRST,
        "second target": SECOND,
        "that card": t.Group(ref="event"),
        "those cards": t.Group(ref="event", number="all"),
        "used card": t.Group(ref="cost"),
        "equipped monster": t.Group(ref="equipped"),
        "attacking monster": t.Group(ref="attacker"),
        "attack target": t.Group(ref="attacked"),
        "opposing monster": t.Group(ref="opposing"),
        "materials used": t.Group(ref="materials", number="all"),
    },
)
fix(
    "Poss",
    {
        "its": IT,
        "their": THEM,
        "this card's": t.SELF,
        "that target's": TARGET,
        "those targets'": TARGETS,
        "first target's": FIRST,
        "second target's": SECOND,
        "that monster's": t.Group(ref="event"),
        "equipped monster's": t.Group(ref="equipped"),
        "attacking monster's": t.Group(ref="attacker"),
        "attack target's": t.Group(ref="attacked"),
        "used card's": t.Group(ref="cost"),
        "opposing monster's": t.Group(ref="opposing"),
    },
)
fix("Actor", {"opponent": "opponent", "each player": "each", "controller": "controller"})


@means("Ref.this such card", "Self.this such")
def _this_such_card(tree: Tree) -> t.Group:
    state: t.Filter = meaning(tree["a"])
    return t.Group(ref="self", filter=state)


fix("Self", {"this": t.SELF})
fix(
    "SelfState",
    {
        "face-up": t.Filter(face="up"),
        "face-down": t.Filter(face="down"),
        "attack": t.Filter(position="attack"),
        "defense": t.Filter(position="defense"),
        "face-up attack": t.Filter(face="up", position="attack"),
        "face-up defense": t.Filter(face="up", position="defense"),
        "face-down defense": t.Filter(face="down", position="defense"),
    },
)


@means("SelfState.summoned")
def _summoned_self(tree: Tree) -> t.Filter:
    ways = meaning(tree["w"])
    if len(ways) != 1:
        raise Meaningless("how it was Summoned")
    return t.Filter(summoned=ways[0])


@means("Ref.all of them")
def _all_of_them(tree: Tree) -> t.Group:
    if tree.number("n") < 2:
        raise Meaningless("all of one")
    return THEM


@means("Ref.this card from")
def _this_card_from(tree: Tree) -> t.Group:
    return t.Group(ref="self", zones=zones(tree["z"]))


@means("Obj.and", "Obj.both")
def _also(tree: Tree) -> t.Group:
    first: t.Group = meaning(tree["x"])
    return replace(first, also=meaning(tree["y"]))


# ------------------------------------------------------------------------------------------------ numbers
fix("Stat", {"atk": "atk", "def": "def", "both": "atk def", "level": "level"})
fix(
    "Base",
    {
        "your lp": t.Amount(of="lp", who="you"),
        "opponent's lp": t.Amount(of="lp", who="opponent"),
        "result": t.Amount(of="die"),
        "number of heads": t.Amount(of="heads"),
        "damage": t.Amount(of="damage"),
    },
)
fix("Each", {"card handled": t.Amount(of="did"), "heads": t.Amount(of="heads")})


def _stat(tree: Tree) -> str:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("one number of two")
    return stat


@means("Value.plain", "Value.half", "Value.double", "Value.times")
def _value(tree: Tree) -> t.Amount:
    base: t.Amount = meaning(tree["b"])
    if tree.name == "half":
        return replace(base, over=2)
    if tree.name == "double":
        return replace(base, times=2)
    return replace(base, times=tree.number("n")) if tree.name == "times" else base


@means("Base.stat")
def _base_stat(tree: Tree) -> t.Amount:
    return t.Amount(of=_stat(tree), group=meaning(tree["p"]))


@means("Base.original stat")
def _original(tree: Tree) -> t.Amount:
    return t.Amount(of=f"original {_stat(tree)}", group=meaning(tree["p"]))


@means("Base.original stat of")
def _original_of(tree: Tree) -> t.Amount:
    return t.Amount(of=f"original {_stat(tree)}", group=_one_card(meaning(tree["g"])))


@means("Base.stat of")
def _stat_of_one(tree: Tree) -> t.Amount:
    return t.Amount(of=_stat(tree), group=_one_card(meaning(tree["g"])))


def _one_card(group: t.Group) -> t.Group:
    """A reference to one card: of several there is no one value."""
    if not group.ref or group.number == "all" or group.also is not None:
        raise Meaningless("the value of several cards")
    return group


@means("Base.combined stat", "Base.combined original stat")
def _combined(tree: Tree) -> t.Amount:
    """Of all the cards together."""
    original = "original " if "original" in tree.name else ""
    return t.Amount(of=original + _stat(tree), group=every(meaning(tree["g"])))


@means("Base.number of materials", "Each.material")
def _materials_under(tree: Tree) -> t.Amount:
    group: t.Group = on_field(meaning(tree["o"]))
    return t.Amount(of="materials", group=group if group.ref else every(group))


@means("Each.of yours banished")
def _each_banished(tree: Tree) -> t.Amount:
    return count_of(_placed(tree, Place("you", ("banished",)), "all"))


@means("Each.single")
def _each(tree: Tree) -> t.Amount:
    return count_of(_group(tree, "all"))


@means("Base.number of cards", "Each.card")
def _count(tree: Tree) -> t.Amount:
    return count_of(meaning(tree["g"]))


@means("Base.number of counters", "Each.counter")
def counters_on(tree: Tree) -> t.Amount:
    return t.Amount(of="counters", counter=tree.text("c"), group=on_field(meaning(tree["o"])))
