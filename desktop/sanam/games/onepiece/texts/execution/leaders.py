"""Conditions on what a Leader is or has, and on what a card is called (8-3-2, 2-1 to 2-5)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.conditions import conditions
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import named, typed, words
from sanam.games.onepiece.texts.execution.registry import carried_by_parent
from sanam.games.onepiece.texts.execution.selections import standing

carried_by_parent("LeaderIs", "named, type, type including, colour, multicoloured, attribute, lying rested")


@conditions("leader is")
def _leader_is(ctx: Context, cond: Tree) -> bool:
    return named(ctx, ctx.rules.leader(ctx.me), cond["x"])


@conditions("leader has type")
def _leader_type(ctx: Context, cond: Tree) -> bool:
    return typed(ctx, ctx.rules.leader(ctx.me), cond["x"])


@conditions("leader has type or is", "leader is or has")
def _leader_either(ctx: Context, cond: Tree) -> bool:
    leader = ctx.rules.leader(ctx.me)
    return any(
        typed(ctx, leader, part) if words(part, "TYPE") else named(ctx, leader, part) for part in (cond["x"], cond["y"])
    )


@conditions("leader's type includes")
def _leader_type_includes(ctx: Context, cond: Tree) -> bool:
    return any(cond.text("x") in one for one in ctx.rules.types(ctx.rules.leader(ctx.me)))


@conditions("leader has type or including")
def _leader_type_or_including(ctx: Context, cond: Tree) -> bool:
    leader = ctx.rules.leader(ctx.me)
    return typed(ctx, leader, cond["x"]) or any(cond.text("y") in one for one in ctx.rules.types(leader))


def _leader_so(ctx: Context, leader: int, said: Tree) -> bool:
    """Whether a Leader is, or has, what a part of a list says."""
    match said.name:
        case "named":
            return named(ctx, leader, said["x"])
        case "type":
            return typed(ctx, leader, said["x"])
        case "type including":
            return any(said.text("x") in one for one in ctx.rules.types(leader))
        case "colour":
            return said["c"].name in ctx.rules.profile(leader).data.colours
        case "multicoloured":
            return ctx.rules.profile(leader).data.is_multicolour
        case "attribute":
            return said.text("x") in ctx.rules.attributes(leader)
    return ctx.rules.table.cards[leader].sideways


@conditions("leader either")
def _leader_one_of(ctx: Context, cond: Tree) -> bool:
    leader = ctx.rules.leader(ctx.me)
    return _leader_so(ctx, leader, cond["p"]) or _leader_so(ctx, leader, cond["q"])


@conditions("leader both")
def _leader_both(ctx: Context, cond: Tree) -> bool:
    leader = ctx.rules.leader(ctx.me)
    return _leader_so(ctx, leader, cond["p"]) and _leader_so(ctx, leader, cond["q"])


@conditions("leader's type includes or so")
def _leader_type_includes_or(ctx: Context, cond: Tree) -> bool:
    return _leader_type_includes(ctx, cond) or _leader_so(ctx, ctx.rules.leader(ctx.me), cond["q"])


@conditions("opponent's leader so")
def _opponents_leader_so(ctx: Context, cond: Tree) -> bool:
    return _leader_so(ctx, ctx.rules.leader(1 - ctx.me), cond["p"])


@conditions("opponent's leader is")
def _opponents_leader_is(ctx: Context, cond: Tree) -> bool:
    return named(ctx, ctx.rules.leader(1 - ctx.me), cond["x"])


@conditions("opponent's leader multicoloured")
def _opponents_leader_multicoloured(ctx: Context, _: Tree) -> bool:
    return ctx.rules.profile(ctx.rules.leader(1 - ctx.me)).data.is_multicolour


@conditions("leader multicoloured")
def _leader_multicoloured(ctx: Context, _: Tree) -> bool:
    return ctx.rules.profile(ctx.rules.leader(ctx.me)).data.is_multicolour


@conditions("leader not multicoloured")
def _leader_not_multicoloured(ctx: Context, cond: Tree) -> bool:
    return not _leader_multicoloured(ctx, cond)


@conditions("leader is not")
def _leader_is_not(ctx: Context, cond: Tree) -> bool:
    return not _leader_is(ctx, cond)


@conditions("leader has not type")
def _leader_has_not_type(ctx: Context, cond: Tree) -> bool:
    return not _leader_type(ctx, cond)


@conditions("leader's colour", "leader includes colour")
def _leader_colour(ctx: Context, cond: Tree) -> bool:
    return cond["c"].name in ctx.rules.profile(ctx.rules.leader(ctx.me)).data.colours


@conditions("leader's colours")
def _leader_colours(ctx: Context, cond: Tree) -> bool:
    return {cond["c"].name, cond["e"].name} <= set(ctx.rules.profile(ctx.rules.leader(ctx.me)).data.colours)


@conditions("leader attribute")
def _leader_attribute(ctx: Context, cond: Tree) -> bool:
    return cond.text("x") in ctx.rules.attributes(ctx.rules.leader(ctx.me))


@conditions("opponent's leader")
def _opponents_leader(ctx: Context, cond: Tree) -> bool:
    return cond.text("x") in ctx.rules.attributes(ctx.rules.leader(1 - ctx.me))


@conditions("has name including")
def _has_name_including(ctx: Context, cond: Tree) -> bool:
    return any(cond.text("x") in one for card in standing(ctx, cond["s"]) for one in ctx.rules.names(card))
