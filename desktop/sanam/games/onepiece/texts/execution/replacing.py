"""What cannot be done to a card, and what is done instead (1-3-3, 8-1-3-4)."""

from __future__ import annotations

from collections.abc import Iterator

from sanam.abilities.tree import Tree
from sanam.games.onepiece.texts.execution.causes import by_applies
from sanam.games.onepiece.texts.execution.conditions import holds
from sanam.games.onepiece.texts.execution.context import Context
from sanam.games.onepiece.texts.execution.host import Host
from sanam.games.onepiece.texts.execution.picking import doable
from sanam.games.onepiece.texts.execution.registry import carried_by_parent
from sanam.games.onepiece.texts.execution.selections import is_among
from sanam.games.onepiece.vocabulary.effects import Doing

carried_by_parent(
    "Would", "be ko'd, be removed, be removed or ko'd, be ko'd or removed, be trashed, be rested, take damage"
)


def prevented(rules: Host, card: int, doing: Doing) -> bool:
    """Whether a prohibition stands against it; prohibitions beat everything else (1-3-3)."""
    keys = {"ko": ("no ko", "no removal"), "rest": ("no rest",)}.get(doing.how, ("no removal",))
    return any(
        by_applies(Context(rules, effect.card, effect.seat), effect.tree, doing)
        for key in keys
        for effect in rules.effects(card, key)
    )


def removed_or_ko(ctx: Context, said: Tree, doing: Doing) -> bool:
    """Whether a card is removed from the field the way that "by …" says, or K.O.'d the way it says: what is K.O.'d is
    removed too (4-11-2). What stands at the end alone is said of both.
    """
    ends = said.name in ("or", "be removed or ko'd") and said.get("b") is None
    removed = by_applies(ctx, said.get("c" if ends else "b"), doing)
    return removed or (doing.how == "ko" and by_applies(ctx, said.get("c"), doing))


def _would(ctx: Context, would: Tree, card: int, doing: Doing) -> bool:
    match would.name:
        case "be ko'd":
            fits = doing.how == "ko" and by_applies(ctx, would.get("b"), doing)
        case "be trashed":
            fits = doing.how == "trash" and by_applies(ctx, would.get("b"), doing)
        case "be rested":
            fits = doing.how == "rest" and by_applies(ctx, would.get("b"), doing)
        case "be removed":
            fits = doing.how != "rest" and by_applies(ctx, would.get("b"), doing)
        case _:
            fits = doing.how != "rest" and removed_or_ko(ctx, would, doing)
    return fits and is_among(ctx, card, would["s"])


def replacements(rules: Host, card: int, doing: Doing) -> list[tuple[int, int]]:
    """The replacement abilities that may be used, in the order in which they are offered: that of the card itself, the
    turn player's, the other's (8-1-3-4-2, digest A-23). One that cannot be carried out is not among them (8-1-3-4-5).
    """
    first = rules.turn_player()
    holders = [card, *(c for seat in (first, 1 - first) for c in rules.field(seat) if c != card)]
    return [
        (holder, index)
        for holder in holders
        for index, would in _standing_by(rules, holder)
        if would.name != "take damage" and _ready(rules, holder, index, card, doing)
    ]


def instead_of_damage(rules: Host, seat: int) -> list[tuple[int, int]]:
    """The replacement abilities of a player for damage that the Leader would take (8-1-3-4)."""
    return [
        (holder, index)
        for holder in rules.field(seat)
        for index, would in _standing_by(rules, holder)
        if would.name == "take damage" and _ready(rules, holder, index)
    ]


def _standing_by(rules: Host, holder: int) -> Iterator[tuple[int, Tree]]:
    """The replacement abilities of a card that are not used up, and what they speak of."""
    for index in rules.profile(holder).replacing:
        program = rules.profile(holder).programs[index]
        if program is not None and program.would is not None and rules.usable(holder, index):
            yield index, program.would


def _ready(rules: Host, holder: int, index: int, card: int | None = None, doing: Doing | None = None) -> bool:
    """Whether a replacement ability speaks of what would be done to a card, and can be carried out."""
    program = rules.profile(holder).programs[index]
    assert program is not None and program.would is not None
    ctx = Context(rules, holder, rules.table.cards[holder].owner)
    if card is not None and doing is not None:
        if not _would(ctx, program.would, card, doing):
            return False
        ctx.memory["it"] = ctx.marked([card])
    if not all(holds(ctx, condition) for condition in program.conditions):
        return False
    first = program.body[0]
    return first.kind != "may" or first.tree is None or doable(ctx, first.tree)
