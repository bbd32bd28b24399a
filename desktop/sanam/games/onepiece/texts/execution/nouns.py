"""What a card that a text speaks of is: nouns, and the filters said of them (2-2 to 2-2-6)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.registry import Registry, carried_by_parent
from sanam.games.onepiece.texts.tree.entries import either_of

#: Whether a card in context passes a filter, or is what a noun says.
FilterTest = Callable[[Context, int, Tree], bool]

filters: Registry[FilterTest] = Registry("Filter")
nouns: Registry[FilterTest] = Registry("Noun1")
#: Filters that say where cards are looked for, and not what they are; those on what is chosen together.
PLACES = (
    "Filter.in",
    "Filter.from",
    "Filter.on field",
    "Filter.on field or trash",
    "Filter.cost at most number from",
    "Filter.cost at most your number from",
)
TOGETHER = ("Filter.total power", "Filter.with total", "Filter.total cost", "Filter.different names")
carried_by_parent("NP", "kind")
carried_by_parent("Noun", "or, list, named, named character, named leader, named stage, named or kind")
carried_by_parent("Names", "both, or, all, list")
carried_by_parent("NamesTail", "or, list")
carried_by_parent("Types", "or, list")
carried_by_parent("TypesTail", "or, list")
carried_by_parent("Colour", "red, green, blue, purple, black, yellow")
carried_by_parent("Kind", "character, leader, stage, card, leader or character, character card")
carried_by_parent("Filter", "in, from, on field, cost at most number from, cost at most your number from")
carried_by_parent("Filter", "among them, on field or trash")
carried_by_parent("Filter", "total power, with total, total cost, different names")
#: Filters that stand before a noun, and so are said of it and of no name after it.
_OF_THE_KIND = ("Filter.type", "Filter.colour", "Filter.colours", "Filter.attribute", "Filter.attributes")
#: Filters that ask for a cost, as their names begin.
_COSTS = ("cost", "base cost", "same cost")


@lru_cache(maxsize=4096)
def words(tree: Tree, kind: str) -> frozenset[str]:
    """All leaves of a kind in a tree: the names of "[A], [B] or [C]"."""
    return frozenset(str(part.value) for part in tree.walk() if part.key == kind)


@lru_cache(maxsize=8192)
def bare(name: str) -> str:
    return re.sub(r"\W", "", name).lower()


def named(ctx: Context, card: int, names: Tree) -> bool:
    """Whether a card has one of these names (2-1-2, 2-1-3)."""
    wanted = {bare(name) for name in words(names, "NAME")}
    return any(bare(name) in wanted for name in ctx.rules.names(card))


def typed(ctx: Context, card: int, types: Tree) -> bool:
    """Whether a card has one of these types (2-4-3)."""
    return bool(words(types, "TYPE") & set(ctx.rules.types(card)))


def is_kind(ctx: Context, card: int, noun: Tree) -> bool:
    """Whether a card is what a noun says, wherever it is."""
    test = nouns.functions.get(noun.key)
    if test is not None:
        return test(ctx, card, noun)
    match noun.key:
        case "Noun.or" | "Noun.list":
            return any(is_kind(ctx, card, part) for part in noun.children())
        case "Noun.named or kind":
            return is_kind(ctx, card, noun["y"]) or named(ctx, card, noun["x"])
        case "Noun.named character":
            return ctx.rules.profile(card).character and named(ctx, card, noun["x"])
        case "Noun.named stage":
            return ctx.rules.profile(card).stage and named(ctx, card, noun["x"])
        case "Noun.named leader":
            return ctx.rules.profile(card).leader and named(ctx, card, noun["x"])
    return named(ctx, card, noun["x"])


def passes(ctx: Context, card: int, tests: tuple[Tree, ...]) -> bool:
    """Whether a card passes all filters that say what it is."""
    known = filters.functions
    for test in tests:  # noqa: SIM110 – a plain loop: this is asked of every card
        if test.key in known and not known[test.key](ctx, card, test):
            return False
    return True


def is_such(ctx: Context, card: int, noun: Tree, tests: tuple[Tree, ...]) -> bool:
    """Whether a card is what a noun with filters says. Of "{Navy} type Character card or [Megalo] with a cost of 2" the
    type is said of the first alone, and what can be measured of both; of "DON!! cards or Characters with a cost of 2"
    the cost is not said of what has none; of "[Anne] or {Navy} type Event" the first is no Event.
    """
    if not is_kind(ctx, card, noun) and not _named_beside(ctx, card, noun, tests):
        return False
    if noun.key == "Noun.named or kind" and named(ctx, card, noun["x"]):
        tests = tuple(test for test in tests if test.key not in _OF_THE_KIND)
    if noun.key in ("Noun.or", "Noun.list") and (ctx.rules.profile(card).don or ctx.rules.profile(card).leader):
        tests = tuple(test for test in tests if not test.name.startswith(_COSTS))
    if noun.key == "Noun.or" and noun["x"].key == "Noun1.card" != noun["y"].key and is_kind(ctx, card, noun["y"]):
        # "A {Navy} type card or Event": any Event, as one of the type is such a card already.
        return passes(ctx, card, tuple(test for test in tests if test.key not in _OF_THE_KIND))
    if noun.key == "Noun.or" and noun["x"] == noun["y"] and (either := either_of(tests)):
        # "A {Navy} type Character or Character with a [Trigger]": one is said of the first, the other of the second.
        rest = tuple(test for test in tests if test not in either)
        return passes(ctx, card, rest) and any(passes(ctx, card, (test,)) for test in either)
    return passes(ctx, card, tests)


def _named_beside(ctx: Context, card: int, noun: Tree, tests: tuple[Tree, ...]) -> bool:
    beside = [test for test in tests if test.key in ("Filter.either type or name", "Filter.names or type")]
    return noun.key == "Noun1.event" and any(named(ctx, card, test) for test in beside)


def such(ctx: Context, cards: Iterable[int], noun: Tree, tests: tuple[Tree, ...]) -> list[int]:
    """The cards that are what a noun with filters says (see :func:`is_such`)."""
    test, known = nouns.functions.get(noun.key), filters.functions
    if test is None or noun.key == "Noun1.event":
        return [card for card in cards if is_such(ctx, card, noun, tests)]
    asked = [(known[one.key], one) for one in tests if one.key in known]
    found = [card for card in cards if test(ctx, card, noun)]
    for passed, one in asked:
        found = [card for card in found if passed(ctx, card, one)]
    return found


def fits(ctx: Context, card: int, phrase: Tree) -> bool:
    """Whether a card is what a noun phrase (NP) says."""
    return is_such(ctx, card, phrase["n"], phrase.many("f"))


nouns("character", "character card")(lambda c, card, _: c.rules.profile(card).character)
nouns("leader")(lambda c, card, _: c.rules.profile(card).leader)
nouns("stage", "stage card")(lambda c, card, _: c.rules.profile(card).stage)
nouns("event")(lambda c, card, _: c.rules.profile(card).event)
nouns("card")(lambda c, card, _: True)  # DON!! cards are cards (2-2-2)
nouns("don")(lambda c, card, _: c.rules.profile(card).don)
nouns("life")(lambda c, card, _: c.rules.area(card) == "life")
