"""What the adjectives, nouns and places of the phrase book mean: which cards a noun phrase speaks of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sanam.abilities.tree import Tree
from sanam.games.yugioh.abilities import tree as t
from sanam.games.yugioh.abilities.meaning import Meaningless, fix, meaning, means


class Place(msgspec.Struct, frozen=True):
    """Where the cards of a noun phrase are: "you control", "in your GY"."""

    whose: str
    zones: tuple[str, ...]
    face: str = ""


class Superlative(msgspec.Struct, frozen=True):
    """ "with the highest ATK": which of the cards of a noun phrase."""

    which: str


class Company(msgspec.Struct, frozen=True):
    """ "with different names", "with the same Level": how the cards picked go together."""

    distinct: str = ""
    alike: str = ""


class Kinds(msgspec.Struct, frozen=True):
    """What a noun phrase says of its cards, apart from their number."""

    filter: t.Filter
    place: Place | None
    extreme: str = ""
    distinct: str = ""
    alike: str = ""


#: Fields that only take away: said twice they hold together.
TOGETHER = ("not_traits", "not_attributes", "not_races", "not_names", "neither", "related", "both")


def merged(parts: Iterable[dict[str, Any]]) -> t.Filter:
    """One filter of several; Meaningless where two of them say the same thing."""
    values: dict[str, Any] = {}
    both: list[t.Filter] = []
    for part in parts:
        for key, value in part.items():
            if key not in values:
                values[key] = value
            elif key in TOGETHER:
                values[key] = (*values[key], *value)
            elif key == "series":
                raise Meaningless("two archetypes without a word between them")
            elif isinstance(value, tuple):
                both.append(msgspec.structs.replace(t.Filter(), **{key: value}))
            else:
                raise Meaningless(f"{key} given twice")
    values["both"] = (*values.get("both", ()), *both)
    return t.Filter(**values)


def kinds_of_card(tree: Tree, adjectives: str = "f", noun: str = "n") -> tuple[t.Filter, Place | None]:
    """The filter and the place of a phrase with adjectives and a noun in these slots, which says nothing else."""
    kinds = described(tree, adjectives, noun)
    if kinds.extreme or kinds.distinct or kinds.alike:
        raise Meaningless("which of several cards")
    return kinds.filter, kinds.place


#: Nouns that are the names of cards, and what need not be said of those.
NAMES = ("Noun.named", "Noun.named one of", "Noun.copy")
PRINTED = ("level", "rank", "atk", "def_", "attributes", "races", "traits", "not_traits", "series")


def described(tree: Tree, adjectives: str = "f", noun: str = "n") -> Kinds:
    """What a phrase with adjectives and a noun in these slots says."""
    parts: list[dict[str, Any]] = []
    place: Place | None = None
    extreme = distinct = alike = ""
    lying = any(adjective.key == "Adj.lying" for adjective in tree.many(adjectives))
    for said in [*map(meaning, tree.many(adjectives)), meaning(tree[noun])]:
        if isinstance(said, Place):
            if place is not None:
                raise Meaningless("two places")
            place = said
            if said.face:
                parts.append({"face": said.face})
        elif isinstance(said, Superlative):
            if extreme:
                raise Meaningless("two superlatives")
            extreme = said.which
        elif isinstance(said, Company):
            if distinct or alike:
                raise Meaningless("how they go together, twice")
            distinct, alike = said.distinct, said.alike
        else:
            parts.append(said)
    if lying and (place is None or "field" not in place.zones):
        raise Meaningless("in which position off the field")
    filter_ = merged(parts)
    if tree[noun].key in NAMES and (distinct or alike or any(getattr(filter_, name) for name in PRINTED)):
        raise Meaningless("a card known by its name, and what is printed on it")
    if (filter_.traits or filter_.not_traits) and filter_.kinds not in ((), ("monster",)):
        raise Meaningless("a Spell or Trap with the traits of a monster")
    if "normal" in filter_.traits and not filter_.kinds:
        raise Meaningless("a Normal Monster, or a Normal Spell or Trap")
    return Kinds(filter_, place, extreme, distinct, alike)


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


@means("Noun.named one of")
def _named_one_of(tree: Tree) -> dict[str, Any]:
    return {"names": listed(tree["x"], "n")}


@means("Noun.copy")
@means("Noun.named")
def _named(tree: Tree) -> dict[str, Any]:
    """The name of several Tokens is that of one with an s."""
    name = tree.text("n")
    return {"names": (name.removesuffix("s") if name.endswith(" Tokens") else name,)}


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


fix(
    "Adj",
    POSITIONS
    | {
        "other": {"other": True},
        "from the deck": Place("you", ("deck",)),
        "they control": Place("they", ("field",)),
        "on field or in gy": Place("either", ("field", "graveyard")),
        "banished": Place("either", ("banished",)),
        "that has material": {"material": True},
        "that has no material": {"neither": (t.Filter(material=True),)},
        "except it": {"related": (t.Relation(what="card", sign="≠", of=t.Group(ref="it")),)},
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


@means("Adj.levels three")
def _three_levels(tree: Tree) -> dict[str, Any]:
    return {"either": tuple(t.Filter(level=t.Range(tree.number(n), tree.number(n))) for n in "nmk")}


@means("Adj.traits")
def _three_traits(tree: Tree) -> dict[str, Any]:
    return {"traits": tuple(meaning(tree[slot]) for slot in "tuv")}


@means("Adj.not series")
def _not_series(tree: Tree) -> dict[str, Any]:
    return {"neither": (t.Filter(series=(tree.text("n"),)),)}


@means("Such.not such", "Adj.not such")
def _not_such(tree: Tree) -> dict[str, Any]:
    """ "That is not a Dragon monster", "except Level 4 monsters"."""
    filter_, place = kinds_of_card(tree)
    if place is not None or filter_.related or filter_.other or tree["n"].key in ("Noun.named", "Noun.named one of"):
        raise Meaningless("which cards not")
    return {"neither": (filter_,)}


for name, fields in POSITIONS.items():
    if "position" in fields:
        fix("Lying", {name: fields})


@means("Adj.lying")
def _lying(tree: Tree) -> dict[str, Any]:
    fields: dict[str, Any] = meaning(tree["s"])
    return fields


@means("Adj.counters or more")
def _counters_or_more(tree: Tree) -> dict[str, Any]:
    return {"counter": tree.text("c"), "counters": tree.number("n")}


@means("Adj.summoned that", "Adj.so summoned")
def _summoned_so(tree: Tree) -> dict[str, Any]:
    ways = meaning(tree["w"])
    if len(ways) == 1:
        return {"summoned": ways[0]}
    return {"either": tuple(t.Filter(summoned=way) for way in ways)}


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


@means("Adj.done this turn")
def _done_this_turn(tree: Tree) -> dict[str, Any]:
    return {"past": meaning(tree["d"])}


#: Monsters with these are never Normal Summoned.
SPECIAL_ONLY = ("special-summon", "fusion", "synchro", "xyz", "ritual", "token")
fix(
    "Adj",
    {
        "can be normal summoned": {"not_traits": SPECIAL_ONLY},
        "cannot be normal summoned": {"traits": SPECIAL_ONLY},
        "normal summoned or set": {"summoned": "normal"},
        "has a level": {"not_traits": ("xyz",)},
    },
)


@means("Adj.changed value")
def _changed(tree: Tree) -> dict[str, Any]:
    """ "Whose ATK is different from its original ATK"."""
    what = meaning(tree["t"])
    if what not in ("atk", "def", "level") or meaning(tree["u"]) != what:
        raise Meaningless("which value has changed")
    original = t.Amount(of=f"original {what}")
    return {"related": (t.Relation(what=what, sign="≠", to=original),)}


@means("Adj.lists as material")
def _lists_as_material(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    named = group.filter.names or group.filter.series
    if (
        group.ref
        or group.zones
        or msgspec.structs.replace(group.filter, names=(), series=(), kinds=()) != t.Filter()
        or not named
    ):
        raise Meaningless("which material")
    return {"names_material": named}


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


@means("Such.lists", "Such.lists or", "Adj.lists", "Adj.lists or")
def _lists(tree: Tree) -> dict[str, Any]:
    return {"lists": tuple(tree.text(slot) for slot in "nm" if tree.get(slot) is not None)}


fix("Word", {"name": "name", "level": "level", "rank": "rank", "type": "race", "attribute": "attribute"})
fix("Sign", {"at most": "≤", "less": "<", "at least": "≥", "more": ">", "equal": "="})


@means("Such.same word as", "Such.different word from", "Adj.same word as", "Adj.different word from")
def _like(tree: Tree) -> dict[str, Any]:
    sign = "=" if tree.name == "same word as" else "≠"
    return {"related": (t.Relation(what=meaning(tree["w"]), sign=sign, of=meaning(tree["g"])),)}


@means("Adj.equipped to")
def _equipped_to(tree: Tree) -> dict[str, Any]:
    group: t.Group = meaning(tree["g"])
    if group.also is not None or group.zones:
        raise Meaningless("equipped to what")
    return {"related": (t.Relation(what="host", of=group),)}


@means("Such.original value against value", "Adj.original value against value")
def _original_compared(tree: Tree) -> dict[str, Any]:
    stat = _one_stat(tree)
    if stat == "level":
        raise Meaningless("original Levels stay")
    return {"related": (t.Relation(what=f"original {stat}", sign=meaning(tree["s"]), to=meaning(tree["v"])),)}


@means("Such.different words", "Adj.different words", "Adj.same words")
def _company(tree: Tree) -> Company:
    word: str = meaning(tree["w"])
    return Company(distinct=word) if tree.name == "different words" else Company(alike=word)


def _one_stat(tree: Tree) -> str:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("two values compared with one")
    return stat


@means("Such.value against value", "Adj.value against value", "Adj.value against number")
def _compared(tree: Tree) -> dict[str, Any]:
    to: t.Number = meaning(tree["v"]) if tree.get("v") is not None else tree.number("n")
    return {"related": (t.Relation(what=_one_stat(tree), sign=meaning(tree["s"]), to=to),)}


@means("Such.value against that of", "Adj.value against that of")
def _compared_with_its(tree: Tree) -> dict[str, Any]:
    stat = _one_stat(tree)
    to = t.Amount(of=stat, group=meaning(tree["p"]))
    return {"related": (t.Relation(what=stat, sign=meaning(tree["s"]), to=to),)}


@means("Such.less value than", "Such.more value than", "Adj.less value than", "Adj.more value than")
def _than(tree: Tree) -> dict[str, Any]:
    stat, group = _one_stat(tree), meaning(tree["g"])
    if not group.ref or group.number == "all" or group.also is not None:
        raise Meaningless("compared with several cards")
    sign = "<" if tree.name == "less value than" else ">"
    return {"related": (t.Relation(what=stat, sign=sign, to=t.Amount(of=stat, group=group)),)}


@means("Adj.less than number")
def _less_than(tree: Tree) -> dict[str, Any]:
    return {{"def": "def_"}.get(stat := _one_stat(tree), stat): t.Range(None, tree.number("n") - 1)}


@means("Such.value or more", "Such.value or less")
def _bounded(tree: Tree) -> dict[str, Any]:
    number = tree.number("n")
    bounds = t.Range(number, None) if tree.name == "value or more" else t.Range(None, number)
    return {{"def": "def_"}.get(stat := _one_stat(tree), stat): bounds}


fix("Such", {"except this card": {"other": True}})
fix("Extreme", {"highest": "highest", "lowest": "lowest"})


@means("Adj.extreme")
def _extreme(tree: Tree) -> Superlative:
    stat: str = meaning(tree["t"])
    if stat == "atk def":
        raise Meaningless("the highest of two values")
    return Superlative(f"{meaning(tree['x'])} {stat}")


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
    return {"counter": tree.text("c"), "counters": tree.number("n")}


@means("Adj.in your", "Adj.in opponent's", "Adj.in either player's", "Adj.in their")
def _in(tree: Tree) -> Place:
    whose = {"in your": "you", "in opponent's": "opponent", "in either player's": "either", "in their": "they"}
    return Place(whose[tree.name], zones(tree["z"]))


@means("Adj.in your or face-up")
def _in_or_face_up(tree: Tree) -> Place:
    """A card in the hand, the Deck or the Graveyard lies no way up."""
    where = zones(tree["z"])
    if "field" in where or "banished" in where:
        raise Meaningless("where face-up")
    return Place("you", (*where, "field"), "up")


@means("Adj.opponent controls or in")
def _opponent_controls_or_in(tree: Tree) -> Place:
    return Place("opponent", ("field", *zones(tree["z"])))


fix("FieldZones", {"one": "monster", "spell and trap": "spell-trap", "field": "field zone"})


@means("Adj.in zones")
def _in_zones(tree: Tree) -> Place:
    return Place("either", (meaning(tree["z"]),))


@means("Adj.series or")
def _series_or(tree: Tree) -> dict[str, Any]:
    return {"series": (tree.text("n"), tree.text("m"))}


@means("Adj.can bear")
def _can_bear(tree: Tree) -> dict[str, Any]:
    return {"bears": tree.text("c")}


@means("Adj.counters")
def _with_counters(tree: Tree) -> dict[str, Any]:
    return {"counter": tree.text("c")}


@means("Adj.you control or in")
def _control_or_in(tree: Tree) -> Place:
    return Place("you", ("field", *zones(tree["z"])))


@means("Such.except name", "Adj.except name", "Adj.except name again", "Adj.other than name")
def _except(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"),)}


@means("Such.except names", "Adj.except names")
def _except_names(tree: Tree) -> dict[str, Any]:
    return {"not_names": (tree.text("n"), tree.text("m"))}


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
