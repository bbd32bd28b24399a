"""Lingering changes: what a resolved effect leaves behind on the table, and when it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.games.yugioh.abilities.context import Context, at
from sanam.games.yugioh.abilities.continuous import alive, changes
from sanam.games.yugioh.abilities.tree import Become, Modify, Operation, PlayerRule, Rule
from sanam.games.yugioh.abilities.world import World


def _data(world: World, use: Context, /, **more: Any) -> dict[str, Any]:
    turn = [world.table.marks.get("duel"), world.table.marks.get("turn")]
    return {"seat": use.seat, "made": turn, "source_moves": at(world, use.card), **more}


def change_card(world: World, ctx: Context, card: int, key: str, op: str, value: Any, until: str, **more: Any) -> None:
    """Change something about one card until `until`, or until it moves."""
    world.play.modify(
        source=ctx.card,
        subject=card,
        key=key,
        op=op,
        value=value,
        until=until,
        moves=at(world, card),
        data=_data(world, ctx, **more),
    )


def modify(world: World, ctx: Context, op: Modify, cards: list[int]) -> None:
    """ATK, DEF or Levels; the amounts are fixed now, for all cards before any changes."""
    fixed = [(card, changes(world, ctx, op, card)) for card in cards]
    for card, some in fixed:
        for key, change in some:
            change_card(world, ctx, card, key, change.op, change.value, op.until, original=op.original)


def become(world: World, ctx: Context, op: Become, cards: list[int]) -> None:
    for card in cards:
        change_card(world, ctx, card, op.what, "set", op.value, op.until, also=op.also)


def rule_cards(world: World, ctx: Context, op: Rule, cards: list[int]) -> None:
    """A rule on these very cards."""
    more = {"kinds": list(op.source), "who": op.source_who, "unless": msgspec.to_builtins(op.unless)}
    more |= {"by": msgspec.to_builtins(op.by), "count": op.count}
    for card in cards:
        change_card(world, ctx, card, "rule", op.rule, None, op.until, **more)


def keep(world: World, ctx: Context, key: str, op: Operation, until: str, **more: Any) -> None:
    """A rule on players or on whatever cards its group finds, or a replacement: read again as long as it lasts."""
    kept = Context(card=ctx.card, seat=ctx.seat, ability=ctx.ability, targets=ctx.targets, it=ctx.it)
    world.play.modify(
        source=ctx.card,
        subject="table",
        key=key,
        op=op.rule if isinstance(op, Rule | PlayerRule) else key,
        value=None,
        until=until,
        data=_data(world, ctx, op=msgspec.to_builtins(op), ctx=kept.plain(), **more),
    )


def carry(world: World, card: int, was: int) -> None:
    """Keep what was changed about a card, and how often it was used, although its control changes.

    `was`: how many times it had moved before it went to the other side; whatever is fixed to that goes with it.
    """
    now = at(world, card)
    for change in [m for _, m in sorted(world.table.modifiers.items()) if m.subject == card and m.moves == was]:
        world.play.emit(ev.ModifierRemoved(change))
        world.play.emit(ev.ModifierAdded(msgspec.structs.replace(change, moves=now)))
    for key, used in list(world.table.cards[card].marks.items()):
        if key.startswith("used:") and used and used["moves"] == was:
            world.play.mark(card, key, {**used, "moves": now})


def forget(world: World, card: int) -> None:
    """End what was changed about a card, because it was turned face-down."""
    for change in [m for _, m in sorted(world.table.modifiers.items()) if m.subject == card]:
        world.play.unmodify(change)


def end_of(world: World, word: str, seat: int) -> None:
    """End the lingering changes whose time has come (borrowed control is returned by the game).

    word   "turn" (the End Phase is over) | "battle" (the Battle Phase) | "damage" (the Damage Step) | "standby" (the
           Standby Phase begins); `seat` is the turn player.
    """
    ended = [
        m for m in world.table.modifiers.values() if not alive(world, m) or _over(world, m.until, m.data, word, seat)
    ]
    for change in sorted(ended, key=lambda m: m.stamp):
        world.play.unmodify(change)


def answered(world: World) -> None:
    """What has just happened can be answered directly no longer: end what kept players from it."""
    for change in [m for m in world.table.modifiers.values() if m.until == "response"]:
        world.play.unmodify(change)


def _over(world: World, until: str, data: dict[str, Any], word: str, turn_player: int) -> bool:
    seat = data.get("seat")
    if until in ("turn", "battle", "damage"):
        return until == word
    if until == "response":
        return word == "turn"
    if until == "standby":
        return word == "standby" and seat == turn_player
    if word == "turn" and until in ("opponent turn", "your turn", "next turn"):
        if data.get("made") == [world.table.marks.get("duel"), world.table.marks.get("turn")]:
            return False
        return until == "next turn" or (seat == turn_player) == (until == "your turn")
    return False
