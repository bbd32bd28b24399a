"""What filters ask of a card: whether it passes, a card that just does, and one that just fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from sanam.games.onepiece.witness.ledger import Ledger
from sanam.games.onepiece.witness.sketches import PLAIN_TYPE, Sketch
from sanam.games.witnessing.phrases import Node, category_of, name_of, number, words
from sanam.games.witnessing.trials import NotDriven

#: Filters that name a place or a way of choosing: other parts of the witness go by them.
PLACES = ("Filter.from", "Filter.in", "Filter.on field", "Filter.on field or trash")
TOGETHER = ("total power", "total cost", "with total", "different names")
COLOURS = ("red", "green", "blue", "purple", "black", "yellow")


@dataclass(frozen=True)
class Rule:
    """One filter. `fit` and `spoil` change a sketch so that it just passes, or just fails; None: no card can."""

    test: Callable[[Ledger, int, Node], bool]
    fit: Callable[[Sketch, Node], Sketch] = lambda sketch, node: sketch
    spoil: Callable[[Sketch, Node], Sketch | None] = lambda sketch, node: None


def bare(name: str) -> str:
    """A name without case and punctuation, as names are compared."""
    return re.sub(r"[\W_]", "", name).casefold()


def is_named(names: tuple[str, ...], wanted: list[str]) -> bool:
    return bool({bare(name) for name in names} & {bare(name) for name in wanted})


def _other_colour(colours: tuple[str, ...], *not_these: str) -> tuple[str, ...]:
    return (next(colour for colour in COLOURS if colour not in (*colours, *not_these)),)


def _colour(node: Node, slot: str = "c") -> str:
    return name_of(node[slot])


def _types(node: Node) -> list[str]:
    return words(node.get("x"), "TYPE") or words(node, "TYPE")


def _include(node: Node) -> str:
    return words(node, "QUOTE")[0]


def _attributes(node: Node) -> list[str]:
    return words(node, "ATTR")


def _no_attribute(node: Node) -> tuple[str, ...]:
    return (next(a for a in ("Wisdom", "Slash", "Ranged") if a not in _attributes(node)),)


def _keyword_text(node: Node) -> str:
    return f"[{' '.join(part.capitalize() for part in name_of(node['k']).split())}]"


#: Timings as they stand in brackets.
_BRACKETS = {
    "on play": "[On Play]",
    "when attacking": "[When Attacking]",
    "on ko": "[On K.O.]",
    "on block": "[On Block]",
    "activate main": "[Activate: Main]",
}


def _timed(node: Node) -> str:
    """A text with the timing of which a filter speaks."""
    bracket = _BRACKETS.get(name_of(node["t"]))
    if bracket is None:
        raise NotDriven(node["t"]["is"])
    return f"{bracket} Draw 1 card."


RULES: dict[str, Rule] = {
    "colour": Rule(
        lambda led, card, node: _colour(node) in led.data(card).colours,
        lambda sketch, node: sketch.but(colours=(_colour(node),)),
        lambda sketch, node: sketch.but(colours=_other_colour(sketch.colours)),
    ),
    "colours": Rule(
        lambda led, card, node: bool({_colour(node), _colour(node, "e")} & set(led.data(card).colours)),
        lambda sketch, node: sketch.but(colours=(_colour(node),)),
        lambda sketch, node: sketch.but(colours=_other_colour(sketch.colours, _colour(node, "e"))),
    ),
    "multicolour": Rule(
        lambda led, card, node: len(led.data(card).colours) > 1,
        lambda sketch, node: sketch.but(colours=("red", "blue")),
        lambda sketch, node: sketch.but(colours=("red",)),
    ),
    "monocolour": Rule(
        lambda led, card, node: len(led.data(card).colours) == 1,
        lambda sketch, node: sketch.but(colours=("red",)),
        lambda sketch, node: sketch.but(colours=("red", "blue")),
    ),
    "type": Rule(
        lambda led, card, node: bool(set(_types(node)) & set(led.types(card))),
        lambda sketch, node: sketch.but(types=(*sketch.types, _types(node)[0])),
        lambda sketch, node: sketch.but(types=(PLAIN_TYPE,)),
    ),
    "without type": Rule(
        lambda led, card, node: not set(_types(node)) & set(led.types(card)),
        spoil=lambda sketch, node: sketch.but(types=(_types(node)[0],)),
    ),
    "type includes": Rule(
        lambda led, card, node: any(_include(node) in one for one in led.types(card)),
        lambda sketch, node: sketch.but(types=(f"{_include(node)} Kin",)),
        lambda sketch, node: sketch.but(types=(PLAIN_TYPE,)),
    ),
    "without type including": Rule(
        lambda led, card, node: not any(_include(node) in one for one in led.types(card)),
        spoil=lambda sketch, node: sketch.but(types=(f"{_include(node)} Kin",)),
    ),
    "including name": Rule(
        lambda led, card, node: any(_include(node) in one for one in led.data(card).names),
        lambda sketch, node: sketch.but(name=f"Old {_include(node)}"),
        lambda sketch, node: sketch.but(name=""),
    ),
    "attribute": Rule(
        lambda led, card, node: _attributes(node)[0] in led.data(card).all_attributes,
        lambda sketch, node: sketch.but(attributes=(_attributes(node)[0],)),
        lambda sketch, node: sketch.but(attributes=_no_attribute(node)),
    ),
    "attributes": Rule(
        lambda led, card, node: bool(set(_attributes(node)) & set(led.data(card).all_attributes)),
        lambda sketch, node: sketch.but(attributes=(_attributes(node)[1],)),
        lambda sketch, node: sketch.but(attributes=_no_attribute(node)),
    ),
    "without attribute": Rule(
        lambda led, card, node: _attributes(node)[0] not in led.data(card).all_attributes,
        lambda sketch, node: sketch.but(attributes=_no_attribute(node)),
        lambda sketch, node: sketch.but(attributes=(_attributes(node)[0],)),
    ),
    "type or attribute": Rule(
        lambda led, card, node: bool(
            set(words(node, "TYPE")) & set(led.types(card))
            or set(_attributes(node)) & set(led.data(card).all_attributes)
        ),
        lambda sketch, node: sketch.but(attributes=(_attributes(node)[0],)),
        lambda sketch, node: sketch.but(attributes=_no_attribute(node), types=(PLAIN_TYPE,)),
    ),
    "either type or name": Rule(
        lambda led, card, node: bool(
            set(words(node, "TYPE")) & set(led.types(card)) or is_named(led.data(card).names, words(node, "NAME"))
        ),
        lambda sketch, node: sketch.but(types=(words(node, "TYPE")[0],)),
        lambda sketch, node: sketch.but(types=(PLAIN_TYPE,), name=""),
    ),
    "with main": Rule(
        lambda led, card, node: "[Main]" in led.data(card).text,
        lambda sketch, node: sketch.but(text="[Main] Draw 1 card."),
        lambda sketch, node: sketch.but(text="[Counter] Draw 1 card."),
    ),
    "trigger": Rule(
        lambda led, card, node: bool(led.data(card).trigger),
        lambda sketch, node: sketch.but(trigger=True),
        lambda sketch, node: sketch.but(trigger=False),
    ),
    "vanilla": Rule(
        lambda led, card, node: not led.data(card).whole_text,
        spoil=lambda sketch, node: sketch.but(trigger=True),
    ),
    "keyword": Rule(
        lambda led, card, node: led.has_keyword(card, name_of(node["k"])),
        lambda sketch, node: sketch.but(text=_keyword_text(node)),
        lambda sketch, node: sketch.but(text=""),
    ),
    "without keyword": Rule(
        lambda led, card, node: not led.has_keyword(card, name_of(node["k"])),
        spoil=lambda sketch, node: sketch.but(text=_keyword_text(node)),
    ),
    "without effect": Rule(
        lambda led, card, node: _timed(node).partition("]")[0] not in led.data(card).text,
        spoil=lambda sketch, node: sketch.but(text=_timed(node)),
    ),
    "with effect": Rule(
        lambda led, card, node: _timed(node).partition("]")[0] in led.data(card).text,
        lambda sketch, node: sketch.but(text=_timed(node)),
        lambda sketch, node: sketch.but(text=""),
    ),
    "without counter": Rule(
        lambda led, card, node: not led.data(card).counter,
        spoil=lambda sketch, node: sketch.but(counter=1000),
    ),
    "with counter": Rule(
        lambda led, card, node: led.data(card).counter == number(node),
        lambda sketch, node: sketch.but(counter=number(node)),
        lambda sketch, node: sketch.but(counter=None),
    ),
    "other than name": Rule(
        lambda led, card, node: not is_named(led.data(card).names, words(node, "NAME")),
        spoil=lambda sketch, node: sketch.but(name=words(node, "NAME")[0]),
    ),
    "rested": Rule(
        lambda led, card, node: led.pieces[card].side,
        lambda sketch, node: sketch.but(rested=True),
        lambda sketch, node: sketch.but(rested=False),
    ),
    "active": Rule(
        lambda led, card, node: not led.pieces[card].side and led.area(card) != "given",
        lambda sketch, node: sketch.but(rested=False),
        lambda sketch, node: sketch.but(rested=True),
    ),
    "other than this": Rule(lambda led, card, node: card != led.subject),
    "other than that": Rule(lambda led, card, node: card not in led.recalled("selected")),
    "additional": Rule(lambda led, card, node: card not in led.recalled("it")),
    "face-up": Rule(lambda led, card, node: led.pieces[card].up),
    "face-down": Rule(lambda led, card, node: not led.pieces[card].up),
    "given": Rule(lambda led, card, node: led.area(card) == "given"),
    "given don": Rule(
        lambda led, card, node: bool(led.given(card)),
        lambda sketch, node: sketch.but(given=1),
        lambda sketch, node: sketch.but(given=0),
    ),
    "no given don": Rule(
        lambda led, card, node: not led.given(card),
        spoil=lambda sketch, node: sketch.but(given=1),
    ),
    "with don given": Rule(
        lambda led, card, node: len(led.given(card)) >= number(node),
        lambda sketch, node: sketch.but(given=number(node)),
        lambda sketch, node: sketch.but(given=number(node) - 1),
    ),
    "played this turn": Rule(lambda led, card, node: led.pieces[card].since == led.turn),
    "attacking": Rule(lambda led, card, node: led.attack is not None and led.attack[0] == card),
    "lowest": Rule(lambda led, card, node: led.is_extreme(card, -1)),
    "highest": Rule(lambda led, card, node: led.is_extreme(card, 1)),
    "lowest power": Rule(lambda led, card, node: led.is_extreme(card, -1, "power")),
    "highest power": Rule(lambda led, card, node: led.is_extreme(card, 1, "power")),
    "names or type": Rule(
        lambda led, card, node: bool(
            set(words(node, "TYPE")) & set(led.types(card)) or is_named(led.data(card).names, words(node, "NAME"))
        ),
    ),
    "different colour": Rule(
        lambda led, card, node: (
            bool(spoken := led.spoken_of(node["s"])) and not led.colours(spoken) & led.colours([card])
        )
    ),
    "same name": Rule(
        lambda led, card, node: is_named(
            led.data(card).names, [name for other in led.spoken_of(node["s"]) for name in led.data(other).names]
        )
    ),
    "same cost": Rule(
        lambda led, card, node: led.value(card, "cost") in {led.value(o, "cost") for o in led.spoken_of(node["s"])}
    ),
}
for _other, _same in (
    ("that is", "rested"),
    ("that is active", "active"),
    ("other than this one", "other than this"),
    ("attribute with", "attribute"),
    ("attribute names", "attribute"),
    ("blocker", "keyword"),
    ("with keyword effect", "keyword"),
    ("given at least", "with don given"),
):
    RULES[_other] = RULES[_same]

#: Comparisons: which numbers pass, those at the edge that do, and those that just do not.
_COMPARED: dict[
    str, tuple[Callable[[int, int, int], bool], Callable[[int, int, int], int], Callable[[int, int, int], int]]
]
_COMPARED = {
    "at most": (lambda now, n, m: now <= n, lambda n, m, step: n, lambda n, m, step: n + step),
    "at least": (lambda now, n, m: now >= n, lambda n, m, step: n, lambda n, m, step: n - step),
    "": (lambda now, n, m: now == n, lambda n, m, step: n, lambda n, m, step: n + step),
    "between": (lambda now, n, m: n <= now <= m, lambda n, m, step: n, lambda n, m, step: m + step),
    "range": (lambda now, n, m: n <= now <= m, lambda n, m, step: m, lambda n, m, step: m + step),
}


def _comparing(base: bool, key: str, how: str) -> Rule:
    passes, edge, beyond = _COMPARED[how]
    step = 1 if key == "cost" else 1000

    def test(led: Ledger, card: int, node: Node) -> bool:
        if not led.has_number(card, key):
            return False
        now = led.base(card, key) if base else led.value(card, key)
        return passes(now, number(node), number(node, "m"))

    def fit(sketch: Sketch, node: Node) -> Sketch:
        return sketch.but(**{key: edge(number(node), number(node, "m"), step)})

    def spoil(sketch: Sketch, node: Node) -> Sketch | None:
        found = beyond(number(node), number(node, "m"), step)
        return sketch.but(**{key: found}) if found >= 0 else None

    return Rule(test, fit, spoil)


for _base in (True, False):
    for _key in ("cost", "power"):
        for _how in _COMPARED:
            RULES[f"{'base ' * _base}{_key} {_how}".strip()] = _comparing(_base, _key, _how)
RULES["two costs"] = Rule(
    lambda led, card, node: (
        led.has_number(card, "cost") and led.value(card, "cost") in (number(node), number(node, "m"))
    ),
    lambda sketch, node: sketch.but(cost=number(node, "m")),
    lambda sketch, node: sketch.but(cost=number(node, "m") + 1),
)
RULES["cost or cost"] = Rule(
    lambda led, card, node: (
        led.has_number(card, "cost")
        and (led.value(card, "cost") == number(node) or led.value(card, "cost") >= number(node, "m"))
    ),
    lambda sketch, node: sketch.but(cost=number(node)),
    lambda sketch, node: sketch.but(cost=number(node, "m") - 1),
)
for _said, _key, _based in (
    ("cost at most number", "cost", False),
    ("base cost at most number", "cost", True),
    ("power at most number", "power", False),
    ("base power at most number", "power", True),
):

    def _counted(led: Ledger, card: int, node: Node, key: str = _key, base: bool = _based) -> bool:
        now = led.base(card, key) if base else led.value(card, key)
        return led.has_number(card, key) and now <= led.number_said(node["q"])

    RULES[_said] = Rule(_counted, lambda sketch, node: sketch.but(cost=1, power=1000))
RULES["cost equal number"] = Rule(
    lambda led, card, node: led.has_number(card, "cost") and led.value(card, "cost") == led.number_said(node["q"])
)


def rule_of(node: Node) -> Rule:
    found = RULES.get(name_of(node)) if category_of(node) == "Filter" else None
    if found is None:
        raise NotDriven(f"filter {node['is']}")
    return found


def passes(led: Ledger, card: int, filters: list[Node]) -> bool:
    """Whether a card passes all filters but those that name a place or what is chosen together."""
    return all(
        rule_of(node).test(led, card, node)
        for node in filters
        if node["is"] not in PLACES and name_of(node) not in TOGETHER
    )
