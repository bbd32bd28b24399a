"""Conditions about what was just done, and about the attack at hand."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.conditions import conditions
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.nouns import fits
from sanam.games.onepiece.texts.execution.registry import carried_by_parent
from sanam.games.onepiece.texts.execution.selections import is_among, standing
from sanam.games.onepiece.texts.tree.entries import FIGHTS

carried_by_parent("Deed", "returned, ko'd, trashed, revealed, placed, rested, played")


@conditions("is attacking")
def _is_attacking(ctx: Context, cond: Tree) -> bool:
    attacker = ctx.rules.table.marks.get("attack", {}).get("card_attacker")
    return attacker is not None and attacker in standing(ctx, cond["s"])


@conditions(FIGHTS)
def _fights(ctx: Context, cond: Tree) -> bool:
    attack = ctx.rules.table.marks.get("attack", {})
    by, on = attack.get("card_attacker"), cond["e"].get("t")
    return by in standing(ctx, cond["e"]["s"]) and (on is None or is_among(ctx, attack["card_target"], on))


@conditions("you did")
def _did(ctx: Context, cond: Tree) -> bool:
    return any(fits(ctx, card, cond["k"]) for card in ctx.recalled("done"))
