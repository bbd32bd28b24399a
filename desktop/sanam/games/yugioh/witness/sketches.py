"""Cards that are invented for a trial: what the words of a phrase ask of them, and how they just fail one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from sanam.games.witnessing.phrases import Node, many, name_of, number, walk, words
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.cards.model import CardData

EXTRA = ("fusion", "synchro", "xyz")
#: The first code of an invented card.
FIRST_CODE = 990_100_001
#: Adjectives that say where a card is, not what it is like.
PLACES = frozenset(
    (
        "in your",
        "you control",
        "you control now",
        "opponent controls now",
        "on the field now",
        "on the field",
        "opponent controls",
        "on your field",
        "in opponent's",
        "on opponent's field",
        "in their",
        "in either gy",
        "they control",
        "in your or face-up",
        "in either player's",
        "in your hand or field",
        "on field or in gy",
        "excavated",
        "opponent controls or in",
        "you control or in",
        "from the deck",
    )
)
#: Adjectives that are not written on a card: which one it is decides.
OF_PLAY = frozenset(
    ("same word as", "other", "except this card", "so summoned", "different words", "same words", "extreme")
)


#: What other adjectives ask for, and how a card just fails them; `adjectives` puts them here.
FITS: dict[str, Callable[[Sketch, Node], Sketch]] = {}
SPOILS: dict[str, Callable[[Sketch, Node], Sketch | None]] = {}


@dataclass(frozen=True)
class Sketch:
    """What an invented card is to be like. `down`: face-down; `side`: in Defense Position."""

    kind: str = "monster"
    name: str = ""
    series: tuple[str, ...] = ()
    traits: tuple[str, ...] = ("normal",)
    icon: str = ""
    level: int = 4
    attribute: str = "LIGHT"
    race: str = "Psychic"
    atk: int = 1450
    def_: int = 1250
    text: str = ""
    down: bool = False
    side: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    #: How it was Summoned.
    came: str = ""

    def but(self, **other: Any) -> Sketch:
        return replace(self, **other)


def noun(node: Node, sketch: Sketch) -> Sketch:
    """A card of that sort."""
    match name_of(node):
        case "copy":
            return sketch.but(name=(words(node, "NAME") or [""])[0])
        case "monster" | "card" | "monster card":
            return sketch
        case "named" if words(node, "NAME")[0].endswith(("Token", "Tokens")):
            return sketch.but(traits=("normal", "token"), name=words(node, "NAME")[0].removesuffix("s"))
        case "named":
            return sketch.but(name=words(node, "NAME")[0])
        case "named one of":
            return sketch.but(name=words(node, "NAME")[0])
        case "tuner":
            return sketch.but(traits=("normal", "tuner"))
        case "token":
            return sketch.but(traits=("normal", "token"), name="Sheep Token")
        case "spell" | "spell or trap":
            return sketch.but(kind="spell", icon="continuous")
        case "trap":
            return sketch.but(kind="trap", icon="continuous")
        case "spell icon" | "trap icon":
            return sketch.but(kind=name_of(node).split()[0], icon=name_of(node["i"]))
    raise NotDriven(node["is"])


def fit(sketch: Sketch, node: Node) -> Sketch:
    """The sketch, with what an adjective asks for."""
    key = name_of(node)
    if key == "so summoned":
        return sketch.but(came=name_of(node["w"]))
    if key in PLACES or key in OF_PLAY:
        return sketch
    if key in FITS:
        return FITS[key](sketch, node)
    match key:
        case "series":
            return sketch.but(series=(*sketch.series, str(node["n"]["v"])))
        case "series or" | "series many":
            return sketch.but(series=(*sketch.series, str(words(node, "NAME")[0])))
        case "type":
            return sketch.but(race=words(node, "RACE")[0])
        case "attribute":
            return sketch.but(attribute=words(node, "ATTR")[0])
        case "level":
            return sketch.but(level=number(node))
        case "level or lower" | "level or higher":
            return sketch.but(level=min(max(1, number(node)), 12))
        case "rank":
            return sketch.but(level=number(node), traits=("effect", "xyz"))
        case "trait":
            return _trait(sketch, name_of(node["t"]))
        case "atk" | "atk or less" | "atk or more":
            return sketch.but(atk=number(node))
        case "def" | "def or less" | "def or more":
            return sketch.but(def_=number(node))
        case "atk and def":
            return sketch.but(atk=number(node), def_=number(node, "m"))
        case "face-up" | "attack position" | "face-up attack position":
            return sketch.but(down=False)
        case "defense position" | "face-up defense position":
            return sketch.but(side=True)
        case "face-down" | "face-down defense position":
            return sketch.but(down=True, side=True)
        case "lying":
            return sketch.but(side="defense" in name_of(node["s"]), down="face-down" in name_of(node["s"]))
        case "not such" if "f" in node:
            return sketch
        case "not attribute" if sketch.attribute in words(node, "ATTR"):
            return sketch.but(attribute="WIND" if "WIND" not in words(node, "ATTR") else "EARTH")
        case "not type" if sketch.race in words(node, "RACE"):
            return sketch.but(race="Plant" if "Plant" not in words(node, "RACE") else "Fish")
        case "not trait" | "except name" | "other than name" | "not such" | "not type" | "not attribute":
            return sketch
        case "value against value":
            return _beside(sketch, name_of(node["t"]), name_of(node["s"]))
        case "counter":
            return sketch.but(counters=((str(node["c"]["v"]), number(node)),))
    raise NotDriven(f"filter {node['is']}")


def _beside(sketch: Sketch, stat: str, sign: str) -> Sketch:
    """With a value that is low, or high, beside what it is compared with."""
    low = sign in ("at most", "less")
    if stat == "level":
        return sketch.but(level=1 if low else 12)
    return sketch.but(**{"def_" if stat == "def" else "atk": 50 if low else 4900}) if stat in ("atk", "def") else sketch


def _trait(sketch: Sketch, trait: str) -> Sketch:
    if trait in EXTRA:
        return sketch.but(traits=("effect", trait))
    if trait == "link":
        raise NotDriven("a Link Monster")
    plain = sketch.traits if trait == "tuner" else ("effect",)
    return sketch.but(traits=("normal",) if trait == "normal" else tuple(dict.fromkeys((*plain, trait))))


def spoil(sketch: Sketch, node: Node) -> Sketch | None:
    """The sketch, failing just that adjective; None where none of its kind fails."""
    key = name_of(node)
    value = node["n"].get("v") if isinstance(node.get("n"), dict) else 0
    value = value if isinstance(value, int) else 0
    other: dict[str, Any] | None = None
    if key in SPOILS:
        return SPOILS[key](sketch, node)
    match key:
        case "so summoned":
            other = {"came": "normal" if name_of(node["w"]) == "special" else "special"}
        case "series" | "series or" | "series many":
            other = {"series": ()}
        case "type":
            other = {"race": "Plant" if "Plant" not in words(node, "RACE") else "Fish"}
        case "attribute":
            other = {"attribute": "WIND" if "WIND" not in words(node, "ATTR") else "EARTH"}
        case "level" | "level or lower":
            other = {"level": value + 1}
        case "level or higher":
            other = {"level": value - 1}
        case "trait":
            kept = tuple(t for t in sketch.traits if t != name_of(node["t"]))
            other = {"traits": kept or (("normal",) if name_of(node["t"]) == "effect" else ("effect",))}
        case "not trait":
            found = _trait(sketch, name_of(node["t"])).traits
            other = {"traits": found} if not set(found) & set(EXTRA) else None
        case "not such" if "f" in node:
            found_one = sketch
            for test in many(node["f"]):
                found_one = fit(found_one, test)
            return None if found_one == sketch else found_one
        case "except name" | "other than name":
            other = {"name": words(node, "NAME")[0]}
        case "atk" | "atk or less":
            other = {"atk": value + 50}
        case "atk or more":
            other = {"atk": value - 50}
        case "def" | "def or less":
            other = {"def_": value + 50}
        case "def or more":
            other = {"def_": value - 50}
        case "face-up":
            other = {"down": True, "side": sketch.kind == "monster"}
        case "attack position" | "face-up attack position":
            other = {"side": True}
        case "defense position" | "face-up defense position":
            other = {"side": False}
        case "face-down" | "face-down defense position":
            other = {"down": False}
    return None if other is None else sketch.but(**other)


def sketch_of(tests: list[Node], sort: Node | None) -> Sketch:
    """A card that is what these words ask for."""
    found = Sketch()
    if sort is not None:
        found = noun(sort, found)
    for node in tests:
        found = fit(found, node)
    barred = {name_of(node["t"]) for node in tests if name_of(node) == "not trait"} & {*found.traits}
    found = found.but(traits=tuple(trait for trait in found.traits if trait not in barred)) if barred else found
    return _beside_what_is_barred(found, tests)


def _beside_what_is_barred(sketch: Sketch, tests: list[Node]) -> Sketch:
    """With another Attribute or Type, where the one that it has is excepted."""
    if sketch.kind != "monster":
        return sketch
    inside = [part for test in tests if name_of(test) == "not such" for part in many(test.get("f"))]
    barred = [test for test in tests if name_of(test) in ("not attribute", "not type")] + inside
    attributes = [word for test in barred for word in words(test, "ATTR")]
    races = [word for test in barred for word in words(test, "RACE")]
    if sketch.attribute in attributes and not any(name_of(test) == "attribute" for test in tests):
        sketch = sketch.but(attribute=next(one for one in ("EARTH", "WATER", "FIRE", "WIND") if one not in attributes))
    if sketch.race in races and not any(name_of(test) == "type" for test in tests):
        sketch = sketch.but(race=next(one for one in ("Aqua", "Rock", "Zombie") if one not in races))
    return sketch


def decoys(sketch: Sketch, tests: list[Node], sort: Node | None) -> list[Sketch]:
    """Cards that fail just one of these words each."""
    found = [one for node in tests if (one := spoil(sketch, node)) is not None]
    key = name_of(sort) if sort is not None else "card"
    if key in ("named", "named one of"):
        found.append(sketch.but(name=""))
    elif key == "tuner":
        found.append(sketch.but(traits=("normal",)))
    elif key in ("spell", "spell icon"):
        found.append(Sketch(kind="trap", icon="continuous", series=sketch.series))
    elif key in ("trap", "trap icon"):
        found.append(Sketch(kind="spell", icon="continuous", series=sketch.series))
    elif key == "monster" and not sketch.down:
        found.append(Sketch(kind="spell", icon="continuous", series=sketch.series, name=sketch.name))
    return found


@dataclass
class Cards:
    """The cards of a trial by their codes. Sketches that are alike share a code."""

    read: Any
    cards: dict[str, CardData] = field(default_factory=dict)
    _made: dict[Sketch, str] = field(default_factory=dict)

    def code(self, sketch: Sketch) -> str:
        like = replace(sketch, down=False, side=False, counters=(), came="")
        if like not in self._made:
            code = FIRST_CODE + len(self._made)
            self._made[like] = str(code)
            self.cards[str(code)] = self._card(code, like)
        return self._made[like]

    def _card(self, code: int, sketch: Sketch) -> CardData:
        monster = sketch.kind == "monster"
        of_monster: dict[str, Any] = {
            "traits": sketch.traits,
            "level": sketch.level,
            "attribute": sketch.attribute,
            "race": sketch.race,
            "atk": sketch.atk,
            "def_": sketch.def_,
        }
        card = CardData(
            code=code,
            name=sketch.name or f"Extra {code % 1000}",
            kind=sketch.kind,
            icon=sketch.icon,
            series=sketch.series,
            text=sketch.text,
            **(of_monster if monster else {}),
        )
        if not sketch.text:
            found: CardData = replace_abilities(card)
            return found
        read: CardData = self.read(card)
        return read


def replace_abilities(card: CardData) -> CardData:
    """A card whose text says nothing: not one that is carried out by hand."""
    return msgspec.structs.replace(card, abilities=[])


def nouns_in(tree: Any) -> list[Node]:
    """Every phrase of a tree that means cards by a noun, with its adjectives in "f"."""
    return [node for node in walk(tree) if isinstance(node.get("n"), dict) and node["n"]["is"].startswith("Noun.")]


def tests_of(node: Node) -> list[Node]:
    return many(node.get("f"))
