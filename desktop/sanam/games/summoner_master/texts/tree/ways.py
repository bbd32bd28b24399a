"""What a text does in each of its modes, and for each tribe or element that can be named in it."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES
from sanam.games.summoner_master.texts.tree.referring import Meaningless

#: What speaks of a tribe, an element, a Line or a number that was named.
NAMED = ("Filter.chosen", "Kind.chosen", "Filter.in-chosen", "Filter.numbered")
#: The highest number that can be named.
MOST_NAMED = 15


def ways_of(sentences: tuple[Tree, ...]) -> list[tuple[Tree, ...]]:
    """Those sentences once for each mode: "choose 1: A / B" stands for A in one and for B in the other."""
    ways: list[tuple[Tree, ...]] = [()]
    for at, sentence in enumerate(sentences):
        if sentence.name == "naming":
            return [(*way, *rest) for rest in _named_ways(sentence["q"], sentences[at + 1 :]) for way in ways]
        found = [sentence]
        if sentence.name == "modes":
            found = [Tree("Sentence.do", (("o", op),)) for op in chain(sentence["m"])]
            if len(found) < 2:
                raise Meaningless("a choice of one")
        ways = [(*way, each) for each in found for way in ways]
    return ways


def _named_ways(naming: Tree, rest: tuple[Tree, ...]) -> list[tuple[Tree, ...]]:
    """What follows the naming of something, once for each that can be named."""
    if not any(_speaks_of(part, naming) for one in rest for part in one.walk()):
        raise Meaningless("nothing is said of what is named")

    def put(part: Tree, kind: Tree) -> Tree:
        if _speaks_of(part, naming):
            return _in_its_place(part, kind)
        return part if part.is_leaf else part.with_parts(lambda each: put(each, kind))

    return [way for kind in _kinds(naming) for way in ways_of(tuple(put(one, kind) for one in rest))]


def _kinds(naming: Tree) -> list[Tree]:
    """What can be named."""
    match naming.name:
        case "tribe":
            return [Tree("TRIBE", (), tribe) for tribe in TRIBES]
        case "line":
            return [Tree("Line.at-line"), Tree("Line.df-line")]
        case "number":
            return [Tree("NUM", (), number) for number in range(naming.number("a"), naming.number("b") + 1)]
    return [Tree(f"Element.{word}") for word in ELEMENTS if word != "none"]


def _speaks_of(part: Tree, naming: Tree) -> bool:
    if part.key not in NAMED:
        return False
    if part.get("q") is not None:
        return part["q"].name == naming.name
    return naming.name == ("line" if part.key == "Filter.in-chosen" else "number")


def _in_its_place(part: Tree, kind: Tree) -> Tree:
    """What was named, where the text speaks of it."""
    match part.key:
        case "Filter.in-chosen":
            return Tree("Filter.line", (("l", kind),))
        case "Filter.numbered":
            return Tree("Filter.exactly", (("k", part["k"]), ("n", kind)))
    trait = part["q"].name
    return Tree(f"{part.category}.{trait}", (("t" if trait == "tribe" else "e", kind),))


def chain(tree: Tree | None) -> list[Tree]:
    """The members of a list of the phrase book that is written as `one` or `more`."""
    found = []
    while tree is not None:
        found.append(tree["a"])
        tree = tree.get("r")
    return found
