"""Adjectives that ask for one thing or another, for what lies under or on a card, or compare it with what was said."""

from __future__ import annotations

from collections.abc import Callable

from sanam.games.witnessing.phrases import Node, name_of, number, words
from sanam.games.witnessing.trials import NotDriven
from sanam.games.yugioh.cards.model import CardData
from sanam.games.yugioh.witness.ledger import Ledger
from sanam.games.yugioh.witness.references import itself, refer, whose
from sanam.games.yugioh.witness.selections import PASSES, passes, same_word
from sanam.games.yugioh.witness.sketches import FITS, SPOILS, Sketch, fit, spoil

Passes = Callable[[Ledger, int, Node], bool]
Fits = Callable[[Sketch, Node], Sketch]
Spoils = Callable[[Sketch, Node], Sketch | None]
_ELSE = "WIND"


def _adjective(name: str, passing: Passes, fitting: Fits | None = None, spoiling: Spoils | None = None) -> None:
    PASSES[name] = passing
    FITS[name] = fitting or (lambda sketch, node: sketch)
    if spoiling is not None:
        SPOILS[name] = spoiling


def _other_attribute(sketch: Sketch, node: Node) -> Sketch:
    return sketch.but(attribute="EARTH" if _ELSE in words(node, "ATTR") else _ELSE)


def _summoned_normally(led: Ledger, card: int, node: Node) -> bool:
    return bool({"normal", "tribute", "set"} & {*led.came.get(card, "").split()})


def _type_or_attribute(led: Ledger, card: int, node: Node) -> bool:
    data = led.data(card)
    return data.race in words(node, "RACE") or data.attribute in words(node, "ATTR")


def _points(node: Node) -> list[Node]:
    """The adjectives in "with 800 ATK and 1000 DEF"."""
    return [{**node[slot], "is": f"Adj.{name_of(node[slot])}"} for slot in ("x", "y")]


def _both_points(led: Ledger, card: int, node: Node) -> bool:
    return all(passes(led, card, one) for one in _points(node))


def _with_points(sketch: Sketch, node: Node) -> Sketch:
    for one in _points(node):
        sketch = fit(sketch, one)
    return sketch


def _lists(led: Ledger, card: int, node: Node) -> bool:
    return any(f'"{name}"' in led.data(card).text for name in words(node, "NAME"))


def _listing(sketch: Sketch, node: Node) -> Sketch:
    names = words(node, "NAME")
    if not names:  # it is that of a card which was found
        raise NotDriven(node["is"])
    name = names[0]
    if "fusion" in sketch.traits:
        return sketch.but(text=f'"{name}" + 1 monster')
    start = "Once per turn: You can target" if sketch.kind == "monster" else "Target"
    traits = ("effect",) if sketch.kind == "monster" else sketch.traits
    return sketch.but(text=f'{start} 1 "{name}" on the field; destroy it.', traits=traits)


def _bears(led: Ledger, card: int, node: Node) -> bool:
    """Whether its text places such counters on it."""
    return may_bear(led.data(card), str(node["c"]["v"]))


def may_bear(data: CardData, counter: str) -> bool:
    return any(f"{counter} Counter{s} on this card" in data.text for s in ("", "s"))


def _bearing(sketch: Sketch, node: Node) -> Sketch:
    if sketch.kind != "monster":
        return sketch.but(text=f"Once per turn: You can place 1 {node['c']['v']} Counter on this card.")
    text = f"Once per turn: You can place 1 {node['c']['v']} Counter on this card."
    return sketch.but(traits=("effect",), text=text)


def _no_level(led: Ledger, card: int, node: Node) -> bool:
    return led.is_monster(card) and "xyz" not in led.data(card).traits


def _against_that_of(led: Ledger, card: int, node: Node) -> bool:
    stat = name_of(node["t"])
    others = whose(led, node["p"]) if "p" in node else refer(led, node["g"])
    now, edge = led.value(card, stat), led.value(others[0], stat)
    return {"at most": now <= edge, "at least": now >= edge, "below": now < edge, "above": now > edge}.get(
        name_of(node["s"]), now < edge
    )


def _of_rank(led: Ledger, card: int, node: Node) -> bool:
    level, edge = led.data(card).level, number(node)
    if "xyz" not in led.data(card).traits:
        return False
    return level >= edge if name_of(node).endswith("higher") else level <= edge


def _ranked(sketch: Sketch, node: Node) -> Sketch:
    return sketch.but(level=number(node), traits=("effect", "xyz"))


def against_own(node: Node, card: CardData) -> tuple[str, int] | None:
    """The value at the edge of "with ATK less than or equal to this card's", and of which kind."""
    if name_of(node) != "value against that of" or not itself_whose(node["p"]):
        return None
    stat = name_of(node["t"])
    edge = {"atk": card.atk, "def": card.def_, "level": card.level}.get(stat) or 0
    return ("def_" if stat == "def" else stat), edge - (0 if name_of(node["s"]).startswith("at ") else 50)


def itself_whose(node: Node) -> bool:
    return name_of(node) == "this card's" or itself(node)


def _half_of_it(sketch: Sketch, node: Node) -> Sketch:
    """Two of them come to the total."""
    return sketch.but(level=max(1, number(node) // 2) if "n" in node else 2)


_adjective(
    "normal summoned or set",
    _summoned_normally,
    lambda sketch, node: sketch.but(came="normal"),
    lambda sketch, node: sketch.but(came="special"),
)
_adjective(
    "face-down or not attribute",
    lambda led, card, node: not led.pieces[card].up or led.data(card).attribute not in words(node, "ATTR"),
    _other_attribute,
    lambda sketch, node: sketch.but(attribute=words(node, "ATTR")[0]),
)
for _name in ("type or attribute", "attribute or type"):
    _adjective(
        _name,
        _type_or_attribute,
        lambda sketch, node: sketch.but(race=words(node, "RACE")[0]),
        lambda sketch, node: sketch.but(race="Plant", attribute=_other_attribute(sketch, node).attribute),
    )
_adjective(
    "different word from",
    lambda led, card, node: not any(same_word(led, card, other, name_of(node["w"])) for other in refer(led, node["g"])),
)
_adjective("that has material", lambda led, card, node: bool(led.materials(card)))
_adjective("that has no material", lambda led, card, node: not led.materials(card))
_adjective(
    "level or level",
    lambda led, card, node: (
        led.value(card, "level") in (number(node), number(node, "m")) and _no_level(led, card, node)
    ),
    lambda sketch, node: sketch.but(level=number(node)),
    lambda sketch, node: sketch.but(level=max(number(node), number(node, "m")) + 1),
)
_adjective("has a level", _no_level, None, lambda sketch, node: sketch.but(traits=("effect", "xyz")))
_adjective(
    "points and points",
    _both_points,
    _with_points,
    lambda sketch, node: spoil(sketch, _points(node)[0]),
)
for _name in ("lists", "lists or", "lists as material", "lists as tuner"):
    _adjective(_name, _lists, _listing, lambda sketch, node: sketch.but(text="", traits=_plain(sketch)))
_adjective("can bear", _bears, _bearing, lambda sketch, node: sketch.but(text="", traits=_plain(sketch)))
for _name in ("value against that of", "value against that card's"):
    _adjective(_name, _against_that_of)
for _name in ("rank or higher", "rank or lower"):
    _adjective(
        _name,
        _of_rank,
        _ranked,
        lambda sketch, node: sketch.but(level=number(node) + (-1 if name_of(node).endswith("higher") else 1)),
    )
for _name in ("of total levels", "of the total level of"):
    _adjective(_name, lambda led, card, node: True, _half_of_it)
_adjective("owned by you", lambda led, card, node: led.pieces[card].owner == led.me)
_adjective("owned by opponent", lambda led, card, node: led.pieces[card].owner != led.me)
_adjective("of the declared kind", lambda led, card, node: led.data(card).kind == led.memory.declared)


def _plain(sketch: Sketch) -> tuple[str, ...]:
    return sketch.traits if {"fusion", "synchro", "xyz"} & {*sketch.traits} else ("normal",)


def _alike(led: Ledger, card: int, test: Node) -> bool:
    """As far as the words say the same as the card that was used, and another than it."""
    shared = test.get("f", {"w": test.get("w")})
    original = name_of(shared).startswith("original") if "is" in shared else False
    said = [name_of(shared[slot]) for slot in ("w", "v", "u") if shared.get(slot) is not None]
    others = refer(led, test["g"])
    if not others:
        return False
    same = all(_word(led, card, word, original) == _word(led, others[0], word, original) for word in said)
    return same and (
        "k" not in test or _word(led, card, name_of(test["k"])) != _word(led, others[0], name_of(test["k"]))
    )


def _word(led: Ledger, card: int, word: str, original: bool = False) -> object:
    data = led.data(card)
    printed = {"name": data.name, "type": data.race, "attribute": data.attribute, "level": data.level}
    if word == "rank":
        return led.value(card, "level") if "xyz" in data.traits else (card,)
    if word in ("name", "type", "attribute") or original:
        return printed[word]
    return led.value(card, word) if led.is_monster(card) or word != "level" else (card,)


for _name in ("alike as", "alike as but another", "same word as but another"):
    _adjective(_name, _alike)
