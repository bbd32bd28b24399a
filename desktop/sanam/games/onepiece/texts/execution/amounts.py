"""Numbers that are counted or read when they are needed (2-6-3, 2-7-6, 4-9)."""

from __future__ import annotations

from collections.abc import Callable

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import fits
from sanam.games.onepiece.texts.execution.registry import Registry, carried_by_parent
from sanam.games.onepiece.texts.execution.selections import owners_of, standing, things, things_of

Count = Callable[[Context, Tree], int]
numbers: Registry[Count] = Registry("Number")
#: How often "for every …" does something.
everies: Registry[Count] = Registry("Every")
carried_by_parent("Qty", "at least, at most, exactly, fewer, more, some, total at least, total at most, range, total")


def enough(how_many: Tree, count: int) -> bool:
    """Whether a count is the quantity that a text asks for."""
    least = how_many.number("n", 1)
    match how_many.name:
        case "at least" | "total at least" | "some":
            return count >= least
        case "at most" | "total at most":
            return count <= least
        case "fewer":
            return count < least
        case "more":
            return count > least
        case "range":
            return count == least or count >= how_many.number("m")
    return count == least


def number(ctx: Context, tree: Tree) -> int:
    return numbers[tree](ctx, tree)


def times(ctx: Context, every: Tree | None) -> int:
    """How often something is done that is said "for every …"; 1 without such words."""
    return 1 if every is None else everies[every](ctx, every)


def counted(ctx: Context, whose: Tree | None, phrase: Tree) -> int:
    return len(things(ctx, whose, phrase))


@numbers("count", "total")
def _count(ctx: Context, tree: Tree) -> int:
    return counted(ctx, tree.get("w"), tree["k"])


@numbers("had")
def _had(ctx: Context, tree: Tree) -> int:
    return len(things_of(ctx, ctx.me, tree["k"]))


@numbers("total cost", "total power")
def _total(ctx: Context, tree: Tree) -> int:
    key = tree.name.removeprefix("total ")
    return sum(ctx.rules.value(card, key) for card in things(ctx, tree.get("w"), tree["k"]))


@numbers("total of both")
def _of_both(ctx: Context, tree: Tree) -> int:
    return sum(len(things_of(ctx, seat, tree["k"])) for seat in (0, 1))


@numbers("own power")
def _power(ctx: Context, tree: Tree) -> int:
    return max((ctx.rules.power(card) for card in owners_of(ctx, tree["s"])), default=0)


@numbers("given")
def _given(ctx: Context, tree: Tree) -> int:
    return sum(len(ctx.rules.given(card)) for card in standing(ctx, tree["s"]))


@numbers("own cost")
def _cost(ctx: Context, tree: Tree) -> int:
    return max((ctx.rules.value(card, "cost") for card in owners_of(ctx, tree["s"])), default=0)


@numbers("own base cost")
def _base_cost(ctx: Context, tree: Tree) -> int:
    return max((ctx.rules.base(card, "cost") for card in owners_of(ctx, tree["s"])), default=0)


@numbers("own base power")
def _base_power(ctx: Context, tree: Tree) -> int:
    return max((ctx.rules.base(card, "power") for card in owners_of(ctx, tree["s"])), default=0)


@numbers("base power of")
def _base_power_of(ctx: Context, tree: Tree) -> int:
    return max((ctx.rules.base(card, "power") for card in standing(ctx, tree["s"])), default=0)


@everies("card", "one of")
def _every_card(ctx: Context, tree: Tree) -> int:
    return counted(ctx, tree.get("w"), tree["k"])


@everies("other")
def _every_other(ctx: Context, tree: Tree) -> int:
    return len([card for card in things(ctx, tree["w"], tree["k"]) if card != ctx.card])


@everies("cards", "count")
def _every_cards(ctx: Context, tree: Tree) -> int:
    return counted(ctx, tree.get("w"), tree["k"]) // max(1, tree.number("n"))


@everies("cost of")
def _every_cost(ctx: Context, tree: Tree) -> int:
    return sum(ctx.rules.value(card, "cost") for card in standing(ctx, tree["s"])) // max(1, tree.number("n"))


@everies("trashed", "revealed", "ko'd", "placed", "some trashed", "some placed")
def _every_moved(ctx: Context, tree: Tree) -> int:
    return int(ctx.memory.get("moved", 0)) // max(1, tree.number("n", 1))


@everies("kind trashed")
def _every_such_trashed(ctx: Context, tree: Tree) -> int:
    return sum(fits(ctx, card, tree["k"]) for card in ctx.recalled("gone"))


@everies("shown")
def _every_shown(ctx: Context, _: Tree) -> int:
    return len(ctx.recalled("revealed"))


@everies("rested")
def _every_rested(ctx: Context, _: Tree) -> int:
    return int(ctx.memory.get("rested", 0))


@everies("card you have", "cards you have")
def _every_had(ctx: Context, tree: Tree) -> int:
    return len(things_of(ctx, ctx.me, tree["k"])) // max(1, tree.number("n", 1))


@everies("given", "some given")
def _every_given(ctx: Context, tree: Tree) -> int:
    return sum(len(ctx.rules.given(card)) for card in standing(ctx, tree["s"])) // max(1, tree.number("n", 1))
