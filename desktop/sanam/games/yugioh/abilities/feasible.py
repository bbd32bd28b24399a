"""Whether an operation could do anything and a cost could be paid, without listing choices where a count is enough."""

from __future__ import annotations

from sanam.games.yugioh.abilities.amounts import number
from sanam.games.yugioh.abilities.conditions import holds
from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.groups import cards_of, players, refer
from sanam.games.yugioh.abilities.materials import fusible, ritual_monsters
from sanam.games.yugioh.abilities.operations_players import link_of
from sanam.games.yugioh.abilities.picking import candidates, groups, room, who_does
from sanam.games.yugioh.abilities.tree import (
    Ability,
    Choose,
    CreateTokens,
    Detach,
    Draw,
    FusionSummon,
    Group,
    Move,
    Negate,
    Operation,
    PayLife,
    RemoveCounters,
    RitualSummon,
    SpecialSummon,
    Step,
)
from sanam.games.yugioh.abilities.world import World

#: References that are known before targets are chosen and costs paid.
KNOWN = ("self", "equipped", "attacker", "attacked", "opposing", "event")


def can_do(world: World, ctx: Context, step: Step, ahead: bool = False, freed: int = 0) -> bool:
    """Whether the step's conditions hold and its operation can do anything now."""
    return holds(world, ctx, step.conditions) and possible(world, ctx, step.op, ahead, freed)


def possible(world: World, ctx: Context, op: Operation, ahead: bool = False, freed: int = 0) -> bool:
    """Whether the operation could do anything.

    ahead   before activation: targets and costs are not chosen yet, what refers to them is taken for granted
    freed   Monster Zones that the cost will free
    """
    match op:
        case Draw():
            return not all(force(world).player(seat, "cannot draw") for seat in players(world, ctx, op.who))
        case PayLife():
            amount = number(world, ctx, op.amount)
            return all(world.table.seats[seat].counts.get("lp", 0) >= amount for seat in players(world, ctx, op.who))
        case Choose():
            return any(not option or can_do(world, ctx, option[0], ahead, freed) for option in op.options)
        case Negate(what="activation" | "effect"):
            return link_of(world, ctx.event) is not None
        case FusionSummon():
            return bool(fusible(world, ctx, op))
        case RitualSummon():
            return bool(ritual_monsters(world, ctx, op))
        case CreateTokens():
            seat = ctx.seat if op.to == "you" else 1 - ctx.seat
            count = op.count if isinstance(op.count, int) else 1
            allowed = not force(world).player(seat, "cannot special summon")
            return allowed and len(world.free_monster_zones(seat)) + freed >= count
        case RemoveCounters():
            bearers = cards_of(world, ctx, op.group)
            return sum(world.table.cards[card].counters.get(op.name, 0) for card in bearers) >= (
                1 if op.all_ else op.count
            )
        case Detach():
            under = sum(len(world.materials(host)) for host in refer(world, ctx, op.group))
            return under >= (op.count if op.number in ("exactly", "at least") else 1)
    space = room(world, ctx, op)
    if space is not None and space + freed < 1:
        return False
    for slot, group in enumerate(groups(op)):
        part: Group | None = group
        while part is not None:
            if not (ahead and part.ref and part.ref not in KNOWN) and not _enough(world, ctx, op, part, slot):
                return False
            part = part.also
    return True


def _enough(world: World, ctx: Context, op: Operation, group: Group, slot: int) -> bool:
    cards = candidates(world, ctx, op, group, slot)
    whole = ctx.cause == "cost" or isinstance(op, SpecialSummon)
    least = group.count if whole and group.number in ("exactly", "at least") and not group.ref else 1
    if group.by == "controller" or len(who_does(world, ctx, op)) > 1:
        mine = [sum(world.controller(card) == seat for card in cards) for seat in who_does(world, ctx, op)]
        return min(mine) >= least if whole else max(mine) >= least
    return len(cards) >= least


def effect_possible(world: World, ctx: Context, ability: Ability, freed: int) -> bool:
    """Whether at least one sentence of the effect could do something; what hangs on another step does not count."""
    first = True
    for step in ability.do:
        if (first or step.link in ("", "and", "also")) and can_do(world, ctx, step, True, freed):
            return True
        first = False
    return not ability.do


def payable(world: World, ctx: Context, ability: Ability) -> bool:
    """Whether every step of the cost can be paid, by cards of their own."""
    if not all(holds(world, ctx, step.conditions) and possible(world, ctx, step.op) for step in ability.cost):
        return False
    slots = _cost_slots(world, ctx, ability)
    return len(slots) < 2 or distinct(slots)


def leaves_targets(world: World, ctx: Context, ability: Ability) -> bool:
    """Whether the cost can be paid so that enough is left to target, each target another card."""
    slots = _cost_slots(world, ctx, ability)
    for group in ability.targets:
        slots += _slots(world, ctx, None, group)
    return len(slots) < 2 or distinct(slots)


def _cost_slots(world: World, ctx: Context, ability: Ability) -> list[list[int]]:
    moves = [step.op for step in ability.cost if isinstance(step.op, Move)]
    return [slot for op in moves for slot in _slots(world, ctx, op, op.group)]


def _slots(world: World, ctx: Context, op: Operation | None, group: Group) -> list[list[int]]:
    """For each card that the group needs at least, which ones it could be."""
    found: list[list[int]] = []
    part: Group | None = group
    while part is not None:
        if part.ref in ("", *KNOWN):
            cards = candidates(world, ctx, op, part)
            found += [cards] * (least_of(part, len(cards)))
        part = part.also
    return found


def least_of(group: Group, number: int) -> int:
    """How many cards must be picked of the group at least."""
    if group.ref or group.number == "all":
        return min(1, number) if not group.ref else number
    return group.count if group.number in ("exactly", "at least") else 1


def distinct(slots: list[list[int]]) -> bool:
    """Whether every slot can have a card of its own."""
    owner: dict[int, int] = {}

    def fill(slot: int, tried: set[int]) -> bool:
        for card in slots[slot]:
            if card not in tried:
                tried.add(card)
                if card not in owner or fill(owner[card], tried):
                    owner[card] = slot
                    return True
        return False

    return all(fill(slot, set()) for slot in range(len(slots)))


def freed_zones(world: World, ctx: Context, ability: Ability) -> int:
    """How many of the player's Monster Zones the cost can free."""
    count = 0
    for step in ability.cost:
        if isinstance(step.op, Move) and step.op.how != "discard":
            mine = [
                card
                for card in candidates(world, ctx, step.op, step.op.group)
                if world.zone_word(card) == "monster" and world.controller(card) == ctx.seat
            ]
            count += min(len(mine), step.op.group.count)
    return count
