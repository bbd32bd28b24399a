"""What a text does in each of its modes, and for each tribe or element that can be named in it."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.cards.model import ELEMENTS, TRIBES
from sanam.games.summoner_master.texts.tree.referring import Meaningless

#: What speaks of a tribe or an element that was named.
NAMED = ("Filter.chosen", "Kind.chosen")


def ways_of(sentences: tuple[Tree, ...]) -> list[tuple[Tree, ...]]:
    """Those sentences once for each mode: "choose 1: A / B" stands for A in one and for B in the other."""
    ways: list[tuple[Tree, ...]] = [()]
    for at, sentence in enumerate(sentences):
        if sentence.name == "naming":
            return [(*way, *rest) for rest in _named_ways(sentence["q"].name, sentences[at + 1 :]) for way in ways]
        found = [sentence]
        if sentence.name == "modes":
            found = [Tree("Sentence.do", (("o", op),)) for op in chain(sentence["m"])]
            if len(found) < 2:
                raise Meaningless("a choice of one")
        ways = [(*way, each) for each in found for way in ways]
    return ways


def _named_ways(trait: str, rest: tuple[Tree, ...]) -> list[tuple[Tree, ...]]:
    """What follows the naming of a tribe or an element, once for each that can be named."""
    if not any(part.key in NAMED and part["q"].name == trait for one in rest for part in one.walk()):
        raise Meaningless("nothing is said of what is named")
    kinds = [Tree("TRIBE", (), tribe) for tribe in TRIBES] if trait == "tribe" else []
    kinds = kinds or [Tree(f"Element.{word}") for word in ELEMENTS if word != "none"]
    slot = "t" if trait == "tribe" else "e"

    def put(part: Tree, kind: Tree) -> Tree:
        if part.key in NAMED and part["q"].name == trait:
            return Tree(f"{part.category}.{trait}", ((slot, kind),))
        return part if part.is_leaf else part.with_parts(lambda each: put(each, kind))

    return [way for kind in kinds for way in ways_of(tuple(put(one, kind) for one in rest))]


def chain(tree: Tree | None) -> list[Tree]:
    """The members of a list of the phrase book that is written as `one` or `more`."""
    found = []
    while tree is not None:
        found.append(tree["a"])
        tree = tree.get("r")
    return found
