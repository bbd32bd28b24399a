"""What must hold of a card that a text speaks of: nouns and filters (2-1 to 2-14)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from sanam.abilities.tree import Tree
from sanam.engine.table import UP_SIDE
from sanam.games.onepiece.abilities.context import Context
from sanam.games.onepiece.abilities.execution import FilterTest, Registry, woven
from sanam.games.onepiece.abilities.numbers import counted, number
from sanam.games.onepiece.state import AREA

filters: Registry[FilterTest] = Registry("Filter")
nouns: Registry[FilterTest] = Registry("Noun1")
#: Filters that say where cards are looked for, and not what they are; those on what is chosen together.
PLACES = ("Filter.in", "Filter.from", "Filter.on field", "Filter.cost at most number from")
TOGETHER = ("Filter.total power", "Filter.with total", "Filter.total cost", "Filter.different names")
woven(*PLACES, *TOGETHER, "NP.kind", "Noun.or", "Noun.list", "Noun.named", "Noun.named character", "Noun.named leader")
woven("Noun.named stage")
woven("Noun.named or kind", "Names.both", "Names.or", "NamesTail.or", "Names.all", "Types.or", "TypesTail.or")
woven("Names.list", "NamesTail.list", "Types.list", "TypesTail.list")
woven(*(f"Colour.{colour}" for colour in ("red", "green", "blue", "purple", "black", "yellow")))
woven(*(f"Kind.{kind}" for kind in (
    "character", "leader", "stage", "card", "leader or character", "character card")))  # fmt: skip


#: Filters that stand before a noun, and so are said of it and of no name after it.
_OF_THE_KIND = ("Filter.type", "Filter.colour", "Filter.colours", "Filter.attribute", "Filter.attributes")


@lru_cache(maxsize=4096)
def words(tree: Tree, kind: str) -> frozenset[str]:
    """All leaves of a kind in a tree: the names of "[A], [B] or [C]"."""
    return frozenset(str(part.value) for part in tree.walk() if part.key == kind)


@lru_cache(maxsize=8192)
def _bare(name: str) -> str:
    return re.sub(r"\W", "", name).lower()


def named(ctx: Context, card: int, names: Tree) -> bool:
    """Whether a card has one of these names (2-1-2, 2-1-3)."""
    wanted = {_bare(name) for name in words(names, "NAME")}
    return any(_bare(name) in wanted for name in ctx.rules.names(card))


def typed(ctx: Context, card: int, types: Tree) -> bool:
    """Whether a card has one of these types (2-4-3)."""
    return bool(words(types, "TYPE") & set(ctx.rules.types(card)))


def is_kind(ctx: Context, card: int, noun: Tree) -> bool:
    """Whether a card is what a noun says, wherever it is."""
    if noun.key in nouns:
        return nouns[noun](ctx, card, noun)
    match noun.key:
        case "Noun.or" | "Noun.list":
            return any(is_kind(ctx, card, part) for part in noun.children())
        case "Noun.named or kind":
            return is_kind(ctx, card, noun["y"]) or named(ctx, card, noun["x"])
        case "Noun.named character":
            return ctx.rules.kit(card).character and named(ctx, card, noun["x"])
        case "Noun.named stage":
            return ctx.rules.kit(card).stage and named(ctx, card, noun["x"])
        case "Noun.named leader":
            return ctx.rules.kit(card).leader and named(ctx, card, noun["x"])
    return named(ctx, card, noun["x"])


def passes(ctx: Context, card: int, tests: tuple[Tree, ...]) -> bool:
    """Whether a card passes all filters that say what it is."""
    return all(filters[test](ctx, card, test) for test in tests if test.key in filters)


def is_such(ctx: Context, card: int, noun: Tree, tests: tuple[Tree, ...]) -> bool:
    """Whether a card is what a noun with filters says. Of "{Navy} type Character card or [Megalo] with a cost of 2" the
    type is said of the first alone, and what can be measured of both.
    """
    if not is_kind(ctx, card, noun):
        return False
    if noun.key == "Noun.named or kind" and named(ctx, card, noun["x"]):
        tests = tuple(test for test in tests if test.key not in _OF_THE_KIND)
    return passes(ctx, card, tests)


def fits(ctx: Context, card: int, phrase: Tree) -> bool:
    """Whether a card is what a noun phrase (NP) says."""
    return is_such(ctx, card, phrase["n"], phrase.many("f"))


def _noun(name: str, test: Callable[[Context, int], bool]) -> None:
    nouns(name)(lambda ctx, card, _: test(ctx, card))


_noun("character", lambda c, card: c.rules.kit(card).character)
_noun("character card", lambda c, card: c.rules.kit(card).character)
_noun("leader", lambda c, card: c.rules.kit(card).leader)
_noun("stage", lambda c, card: c.rules.kit(card).stage)
_noun("stage card", lambda c, card: c.rules.kit(card).stage)
_noun("event", lambda c, card: c.rules.kit(card).event)
_noun("card", lambda c, card: not c.rules.kit(card).don)
_noun("don", lambda c, card: c.rules.kit(card).don)
_noun("life", lambda c, card: c.rules.area(card) == "life")


# ---------------------------------------------------------------------- how it lies


@filters("rested", "that is")
def _rested(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].stance == UP_SIDE


@filters("active")
def _active(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.table.cards[card].sideways


@filters("that is active")
def _that_is_active(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.table.cards[card].sideways


@filters("face-down")
def _face_down(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.table.cards[card].face_up


@filters("played this turn")
def _played_this_turn(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].marks.get("entered") == ctx.rules.turn()


@filters("face-up")
def _face_up(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.table.cards[card].face_up


@filters("given")
def _given(ctx: Context, card: int, _: Tree) -> bool:
    return AREA[ctx.rules.table.cards[card].zone] == "given"


@filters("given don")
def _has_given(ctx: Context, card: int, _: Tree) -> bool:
    return bool(ctx.rules.given(card))


@filters("with don given", "given at least")
def _given_many(ctx: Context, card: int, tree: Tree) -> bool:
    return len(ctx.rules.given(card)) >= tree.number("n")


@filters("attacking")
def _attacking(ctx: Context, card: int, _: Tree) -> bool:
    return bool(ctx.rules.table.marks.get("attack", {}).get("card_attacker") == card)


# ---------------------------------------------------------------------- what is printed


@filters("colour")
def _colour(ctx: Context, card: int, tree: Tree) -> bool:
    return tree["c"].name in ctx.rules.kit(card).data.colours


@filters("colours")
def _colours(ctx: Context, card: int, tree: Tree) -> bool:
    return bool({tree["c"].name, tree["e"].name} & set(ctx.rules.kit(card).data.colours))


@filters("multicolour")
def _multicolour(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.kit(card).data.is_multicolour


@filters("different colour")
def _different_colour(ctx: Context, card: int, tree: Tree) -> bool:
    others = _spoken_of(ctx, tree["s"])
    colours = {colour for other in others for colour in ctx.rules.kit(other).data.colours}
    return not colours & set(ctx.rules.kit(card).data.colours)


@filters("type")
def _type(ctx: Context, card: int, tree: Tree) -> bool:
    return typed(ctx, card, tree["x"])


@filters("without type")
def _without_type(ctx: Context, card: int, tree: Tree) -> bool:
    return not typed(ctx, card, tree["x"])


@filters("type includes")
def _type_includes(ctx: Context, card: int, tree: Tree) -> bool:
    return any(tree.text("x") in one for one in ctx.rules.types(card))


@filters("including name")
def _name_includes(ctx: Context, card: int, tree: Tree) -> bool:
    return any(tree.text("x") in one for one in ctx.rules.names(card))


@filters("attribute", "attribute with", "attribute names")
def _attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") in ctx.rules.attributes(card)


@filters("attributes")
def _attributes(ctx: Context, card: int, tree: Tree) -> bool:
    return bool({tree.text("x"), tree.text("y")} & set(ctx.rules.attributes(card)))


@filters("without attribute")
def _without_attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") not in ctx.rules.attributes(card)


@filters("type or attribute")
def _type_or_attribute(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("x") in ctx.rules.types(card) or tree.text("y") in ctx.rules.attributes(card)


@filters("either type or name")
def _name_or_type(ctx: Context, card: int, tree: Tree) -> bool:
    return tree.text("y") in ctx.rules.types(card) or named(ctx, card, tree["x"])


def keyword_of(tree: Tree) -> str:
    """A keyword of the phrase book as `printed.KEYWORDS` calls it."""
    return {"rush character": "rush: character"}.get(tree.name, tree.name)


@filters("without keyword")
def _without_keyword(ctx: Context, card: int, tree: Tree) -> bool:
    return not ctx.rules.has(card, keyword_of(tree["k"]))


@filters("keyword", "with keyword effect", "blocker")
def _keyword(ctx: Context, card: int, tree: Tree) -> bool:
    return ctx.rules.has(card, keyword_of(tree["k"]))


@filters("trigger")
def _trigger(ctx: Context, card: int, _: Tree) -> bool:
    return ctx.rules.kit(card).trigger is not None


@filters("with effect")
def _with_effect(ctx: Context, card: int, tree: Tree) -> bool:
    return timing_of(tree["t"]) in ctx.rules.kit(card).by_timing


@filters("without effect")
def _without_effect(ctx: Context, card: int, tree: Tree) -> bool:
    return timing_of(tree["t"]) not in ctx.rules.kit(card).by_timing


@filters("vanilla")
def _vanilla(ctx: Context, card: int, _: Tree) -> bool:
    """Printed without any ability; one whose abilities are negated is not (2-8-5, 8-2-2)."""
    kit = ctx.rules.kit(card)
    return not kit.abilities and not kit.keywords


@filters("without counter")
def _without_counter(ctx: Context, card: int, _: Tree) -> bool:
    return not ctx.rules.kit(card).counter


@filters("with counter")
def _with_counter(ctx: Context, card: int, tree: Tree) -> bool:
    return ctx.rules.kit(card).counter == tree.number("n")


@filters("card number")
def _card_number(ctx: Context, card: int, tree: Tree) -> bool:
    """2-14-3."""
    return ctx.rules.kit(card).data.code == tree.text("x")


@filters("other than name")
def _other_than_name(ctx: Context, card: int, tree: Tree) -> bool:
    return not named(ctx, card, tree["x"])


@filters("other than this", "other than this one")
def _other_than_this(ctx: Context, card: int, _: Tree) -> bool:
    return card != ctx.card


@filters("other than that")
def _other_than_that(ctx: Context, card: int, _: Tree) -> bool:
    return card not in ctx.recalled("selected")


@filters("additional")
def _additional(ctx: Context, card: int, _: Tree) -> bool:
    return card not in ctx.recalled("it")


@filters("same name")
def _same_name(ctx: Context, card: int, tree: Tree) -> bool:
    names = {_bare(name) for other in _spoken_of(ctx, tree["s"]) for name in ctx.rules.names(other)}
    return any(_bare(name) in names for name in ctx.rules.names(card))


@filters("same cost")
def _same_cost(ctx: Context, card: int, tree: Tree) -> bool:
    return ctx.rules.value(card, "cost") in {ctx.rules.value(other, "cost") for other in _spoken_of(ctx, tree["s"])}


def _spoken_of(ctx: Context, sel: Tree) -> list[int]:
    from sanam.games.onepiece.abilities.selections import standing

    return standing(ctx, sel)


def timing_of(tree: Tree) -> str:
    """A timing of the phrase book as `printed.TIMINGS` calls it."""
    return {"activate main": "activate"}.get(tree.name, tree.name)


# ---------------------------------------------------------------------- numbers


def _compared(name: str, key: str, base: bool, test: Callable[[int, Tree, Context], bool]) -> None:
    def check(ctx: Context, card: int, tree: Tree) -> bool:
        kit = ctx.rules.kit(card)
        if key == "power" and not (kit.character or kit.leader):
            return False
        if key == "cost" and kit.leader:
            return False
        return test(ctx.rules.base(card, key) if base else ctx.rules.value(card, key), tree, ctx)

    filters(name)(check)


def _most(now: int, tree: Tree, _: Context) -> bool:
    return now <= tree.number("n")


def _least(now: int, tree: Tree, _: Context) -> bool:
    return now >= tree.number("n")


def _just(now: int, tree: Tree, _: Context) -> bool:
    return now == tree.number("n")


def _between(now: int, tree: Tree, _: Context) -> bool:
    return tree.number("n") <= now <= tree.number("m")


def _at_most_number(now: int, tree: Tree, ctx: Context) -> bool:
    return now <= number(ctx, tree["q"])


def _at_most_count(now: int, tree: Tree, ctx: Context) -> bool:
    return now <= counted(ctx, None, tree["k"])


for _base, _before in ((False, ""), (True, "base ")):
    for _key in ("cost", "power"):
        _compared(f"{_before}{_key} at most", _key, _base, _most)
        _compared(f"{_before}{_key} at least", _key, _base, _least)
        _compared(f"{_before}{_key}", _key, _base, _just)
        _compared(f"{_before}{_key} between", _key, _base, _between)
        _compared(f"{_before}{_key} at most number", _key, _base, _at_most_number)
_compared("cost at most number from", "cost", False, _at_most_count)
_compared("cost equal number", "cost", False, lambda now, tree, ctx: now == number(ctx, tree["q"]))
_compared("cost less than", "cost", False, lambda now, tree, ctx: now < number(ctx, tree["q"]))
_compared("cost range", "cost", False, _between)
_compared("two costs", "cost", False, lambda now, tree, _: now in (tree.number("n"), tree.number("m")))
_compared("cost or cost", "cost", False, lambda now, tree, _: now == tree.number("n") or now >= tree.number("m"))
_compared("cost of chosen", "cost", False, lambda now, _, ctx: now == ctx.memory.get("chosen"))


def _extreme(name: str, sign: int) -> None:
    @filters(name)
    def check(ctx: Context, card: int, _: Tree) -> bool:
        """Among the Characters of the same player."""
        rules = ctx.rules
        others = rules.characters(rules.table.cards[card].owner)
        mine = sign * rules.value(card, "cost")
        return all(sign * rules.value(other, "cost") <= mine for other in others)


_extreme("lowest", -1)
_extreme("highest", 1)
