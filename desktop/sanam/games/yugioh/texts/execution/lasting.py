"""Lingering changes: what a resolved effect leaves behind on the table, and when it ends."""

from __future__ import annotations

from typing import Any

import msgspec

from sanam.engine import events as ev
from sanam.games.yugioh.texts.execution.context import Context, at
from sanam.games.yugioh.texts.execution.continuous import LATER, alive, changes
from sanam.games.yugioh.texts.execution.groups import number
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Become, Modify, Operation, PlayerRule, Rule


def _data(duel: Host, use: Context, /, **more: Any) -> dict[str, Any]:
    turn = [duel.table.marks.get("duel"), duel.table.marks.get("turn")]
    return {"seat": use.seat, "made": turn, "source_moves": at(duel, use.card), **more}


def change_card(duel: Host, ctx: Context, card: int, key: str, op: str, value: Any, until: str, **more: Any) -> None:
    """Change something about one card until `until`, or until it moves."""
    duel.play.modify(
        source=ctx.card,
        subject=card,
        key=key,
        op=op,
        value=value,
        until=until,
        moves=at(duel, card),
        data=_data(duel, ctx, **more),
    )


def modify(duel: Host, ctx: Context, op: Modify, cards: list[int]) -> None:
    """ATK, DEF or Levels; the amounts are fixed now, for all cards before any changes."""
    fixed = [(card, changes(duel, ctx, op, card)) for card in cards]
    for card, some in fixed:
        for key, change in some:
            change_card(duel, ctx, card, key, change.op, change.value, op.until, original=op.original)


def become(duel: Host, ctx: Context, op: Become, cards: list[int]) -> None:
    for card in cards:
        change_card(duel, ctx, card, op.what, "set", op.value, op.until, also=op.also)


def rule_cards(duel: Host, ctx: Context, op: Rule, cards: list[int]) -> None:
    """A rule on these very cards."""
    more = {"kinds": list(op.source), "who": op.source_who, "unless": msgspec.to_builtins(op.unless)}
    more["by"] = msgspec.to_builtins(op.by)
    for card in cards:
        count = number(duel, ctx, op.count, card)
        change_card(duel, ctx, card, "rule", op.rule, None, op.until, count=count, **more)


def close(duel: Host, ctx: Context, zones: list[str], until: str) -> None:
    """These zones cannot be used until then."""
    data = _data(duel, ctx)
    duel.play.modify(source=ctx.card, subject="table", key="closed", op="set", value=zones, until=until, data=data)


def keep(duel: Host, ctx: Context, key: str, op: Operation, until: str, **more: Any) -> None:
    """A rule on players or on whatever cards its group finds, or a replacement: read again as long as it lasts."""
    kept = Context(card=ctx.card, seat=ctx.seat, ability=ctx.ability, targets=ctx.targets, it=ctx.it)
    duel.play.modify(
        source=ctx.card,
        subject="table",
        key=key,
        op=op.rule if isinstance(op, Rule | PlayerRule) else key,
        value=None,
        until=until,
        data=_data(duel, ctx, op=msgspec.to_builtins(op), ctx=kept.plain(), **more),
    )


def carry(duel: Host, card: int, was: int) -> None:
    """Keep what was changed about a card, and how often it was used, although its control changes.

    `was`: how many times it had moved before it went to the other side; whatever is fixed to that goes with it.
    """
    now = at(duel, card)
    for change in [m for _, m in sorted(duel.table.modifiers.items()) if m.subject == card and m.moves == was]:
        duel.play.emit(ev.ModifierRemoved(change))
        if change.until != "turn yours":
            duel.play.emit(ev.ModifierAdded(msgspec.structs.replace(change, moves=now)))
    for key, used in list(duel.table.cards[card].marks.items()):
        if key.startswith("used:") and used and used["moves"] == was:
            duel.play.mark(card, key, {**used, "moves": now})


def unborne(duel: Host, card: int, name: str) -> None:
    """End what was so as long as the card bore such a counter."""
    for change in [m for _, m in sorted(duel.table.modifiers.items()) if m.subject == card]:
        if change.until == f"bearing {name}":
            duel.play.unmodify(change)


def forget(duel: Host, card: int) -> None:
    """End what was changed about a card, because it was turned face-down."""
    for change in [m for _, m in sorted(duel.table.modifiers.items()) if m.subject == card]:
        duel.play.unmodify(change)


def end_of(duel: Host, word: str, seat: int) -> None:
    """End the lingering changes whose time has come (borrowed control is returned by the game).

    word   "turn" (the End Phase is over) | "battle" (the Battle Phase) | "damage" (the Damage Step) | "draw" (the
           Draw Phase begins) | "standby" (the Standby Phase begins); `seat` is the turn player.
    """
    ended = [m for m in duel.table.modifiers.values() if not alive(duel, m) or _over(duel, m.until, m.data, word, seat)]
    for change in sorted(ended, key=lambda m: m.stamp):
        duel.play.unmodify(change)


def answered(duel: Host, by: int | None = None) -> None:
    """What has just happened can be answered directly no longer: end what kept players from it; but not what the card
    `by`, whose effect answers, has laid on the others."""
    for change in [
        m for m in duel.table.modifiers.values() if m.until == "response" and (by is None or m.source != by)
    ]:
        duel.play.unmodify(change)


def _over(duel: Host, until: str, data: dict[str, Any], word: str, turn_player: int) -> bool:
    seat = data.get("seat")
    if until in ("turn", "turn yours", "battle", "damage"):
        return until.removesuffix(" yours") == word
    if until == "response":
        return word == "turn"
    if until in ("draw", "standby"):
        return word == until and seat == turn_player
    if until == "next standby":
        return word == "standby"
    if until in ("your end", "opponent end"):
        return word == "turn" and (seat == turn_player) == (until == "your end")
    if word == "turn" and until == "opponent third":
        made, now = data["made"], [duel.table.marks.get("duel"), duel.table.marks.get("turn")]
        return seat != turn_player and (made[0] != now[0] or now[1] - made[1] >= 4)
    if word == "turn" and until == "opponent second":
        made, now = data["made"], [duel.table.marks.get("duel"), duel.table.marks.get("turn")]
        return seat != turn_player and (made[0] != now[0] or now[1] - made[1] >= 3)
    if word == "turn" and until in ("opponent turn", "your turn", "next turn", *LATER):
        if data.get("made") == [duel.table.marks.get("duel"), duel.table.marks.get("turn")]:
            return False
        return until in ("next turn", "turn after") or (seat == turn_player) == (until == "your turn")
    return False
