"""What a cost takes up: for each card that it needs the ones that it could be, and the zones that it frees."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.candidates import candidates, groups
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Ability, Attach, Destroy, Group, Move, Operation, Step, parts

#: References to cards that are known before an activation.
KNOWN = ("self", "equipped", "attacker", "attacked", "opposing", "battling", "event", "bound")


def cost_slots(duel: Host, ctx: Context, ability: Ability) -> list[list[int]]:
    """For each card that is paid with at least, which ones it could be."""
    moves = [step.op for step in ability.cost if isinstance(step.op, Move)]
    return [slot for op in moves for slot in slots_of(duel, ctx, op, op.group)]


def slots_of(duel: Host, ctx: Context, op: Operation | None, group: Group) -> list[list[int]]:
    """For each card that the group needs at least, which ones it could be."""
    found: list[list[int]] = []
    part: Group | None = group
    while part is not None:
        if part.ref in ("", *KNOWN):
            cards = candidates(duel, ctx, op, part)
            found += [cards] * (least_of(part, len(cards)))
        part = part.also
    return found


def least_of(group: Group, number: int) -> int:
    """How many cards must be picked of the group at least."""
    if group.ref or group.number == "all":
        return min(1, number) if not group.ref else number
    return group.count if group.number in ("exactly", "at least") else 1


def freed_zones(duel: Host, ctx: Context, ability: Ability) -> int:
    """How many of the player's Monster Zones the cost can free."""
    return sum(frees(duel, ctx, step.op) for step in ability.cost)


def frees(duel: Host, ctx: Context, op: Operation) -> int:
    """How many of the player's Monster Zones the operation can free."""
    if not isinstance(op, Move | Destroy | Attach) or (isinstance(op, Move) and op.how == "discard"):
        return 0
    count = 0
    for part in _aimed(duel, ctx, op.group):
        cards = candidates(duel, ctx, op, part)
        mine = [c for c in cards if duel.zone_word(c) == "monster" and duel.controller(c) == ctx.seat]
        count += len(mine) if part.number in ("all", "any") else min(len(mine), part.count)
    return count


def _aimed(duel: Host, ctx: Context, group: Group) -> list[Group]:
    """The parts of the group; for the targets, which are not chosen yet, what the ability is going to target."""
    targets = duel.abilities(ctx.card)[ctx.ability].targets if ctx.ability >= 0 else ()
    found: list[Group] = []
    for part in parts(group):
        if part.ref in ("target", "it") and targets:
            found += [
                each for some in (targets[part.index - 1 :][:1] if part.index else targets) for each in parts(some)
            ]
        else:
            found.append(part)
    return found


def as_many_again(duel: Host, ctx: Context, before: Step, step: Step) -> bool:
    """ "Discard your entire hand, then add that many cards": whether there are as many, where that is known."""
    counted, wanted = groups(before.op), groups(step.op)
    if len(counted) != 1 or counted[0].number != "all" or counted[0].ref or len(wanted) != 1:
        return True
    size = wanted[0].size
    if size is None or size.of != "did" or size.who or wanted[0].number != "exactly":
        return True
    able = len(candidates(duel, ctx, step.op, wanted[0]))
    return able >= len(candidates(duel, ctx, before.op, counted[0])) * size.times // size.over + size.plus
