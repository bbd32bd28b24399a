"""Whether conditions hold, and whether the time of an ability is now."""

from __future__ import annotations

import msgspec

from sanam.games.yugioh.abilities.amounts import number
from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.groups import expand, find, matches, refer
from sanam.games.yugioh.abilities.tree import PHASES, Battles, Compare, Condition, Group, Is, IsIn, ThisTurn
from sanam.games.yugioh.abilities.world import World


def holds(world: World, ctx: Context, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of them hold."""
    return all(_holds(world, ctx, condition) for condition in conditions)


def _holds(world: World, ctx: Context, condition: Condition) -> bool:
    match condition:
        case Compare(left=left, sign=sign, right=right):
            return compare(number(world, ctx, left), sign, number(world, ctx, right))
        case Is(group=group, filter=f):
            cards = refer(world, ctx, group) if group.ref else find(world, ctx, group)
            return bool(cards) and all(matches(world, f, card, ctx.card) for card in cards)
        case IsIn(zones=zones):
            return ctx.card in world.table.cards and world.zone_word(ctx.card) in expand(zones)
        case Battles():
            return _battles(world, ctx, condition)
        case ThisTurn():
            from sanam.games.yugioh.abilities.history import happened  # it reads occasions, which read conditions

            return happened(world, ctx, condition)


def _battles(world: World, ctx: Context, condition: Battles) -> bool:
    attacker, attacked = world.battle()
    group, other = condition.group, condition.other
    mine = refer(world, ctx, group) if group.ref else find(world, ctx, group)
    sides = [("attacker", attacker, attacked), ("attacked", attacked, attacker)]
    for role, card, against in sides:
        if card is None or card not in mine or condition.role not in ("", role):
            continue
        if other is None:
            return True
        if against is None:
            continue
        met = as_attacked(world, other, against)
        if against in (refer(world, ctx, met) if met.ref else find(world, ctx, met)):
            return True
    return False


def as_attacked(world: World, group: Group, card: int) -> Group:
    """The group as it asks for a monster that was attacked face-down, and is only then turned up (YZH-4.4)."""
    turned = (world.table.marks.get("attack") or {}).get("card_turned")
    if card != turned or group.filter.face != "down":
        return group
    return msgspec.structs.replace(group, filter=msgspec.structs.replace(group.filter, face=""))


def compare(left: int, sign: str, right: int) -> bool:
    match sign:
        case "=":
            return left == right
        case "≠":
            return left != right
        case "≥":
            return left >= right
        case "≤":
            return left <= right
        case ">":
            return left > right
        case "<":
            return left < right
    raise ValueError(f"no such sign: {sign}")


def now_in(world: World, windows: tuple[str, ...], seat: int) -> bool:
    """Whether it is one of these times.

    Turn words restrict whose turn, phases (any of them) the phase; "not damage" leaves the Damage Step out.
    """
    yours = world.turn_player() == seat
    turns = [word for word in windows if word in ("your turn", "opponent turn")]
    if turns and ("your turn" if yours else "opponent turn") not in turns:
        return False
    if "not damage" in windows and world.step() == "damage":
        return False
    phases = [word for word in windows if word in PHASES]
    return not phases or any(is_phase(world, word) for word in phases)


def is_phase(world: World, word: str) -> bool:
    phase = world.phase()
    match word:
        case "damage":
            return world.step() == "damage"
        case "calculation":
            return world.at_calculation()
    return same_phase(phase, word)


def same_phase(phase: str, word: str) -> bool:
    """Whether the game's `phase` is the one that the tree's `word` means."""
    if word == "main":
        return phase in ("main", "main1", "main2")
    return phase == word.replace(" ", "")
