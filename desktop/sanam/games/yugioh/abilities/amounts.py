"""What number an Amount is now."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.abilities.context import Context
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.groups import cards_of, one_of_each, players
from sanam.games.yugioh.abilities.tree import Amount, Filter, Group, Number, PlaceCounters
from sanam.games.yugioh.abilities.world import FIELD, World

VALUES = {"atk": "atk", "def": "def", "level": "level", "rank": "level"}


def number(world: World, ctx: Context, amount: Number, each: int | None = None) -> int:
    """The amount; `each` is the card that "it" means when an amount is read for each card by itself."""
    if isinstance(amount, int):
        return amount
    return _value(world, ctx, amount, each) * amount.times // amount.over + amount.plus


def _value(world: World, ctx: Context, amount: Amount, each: int | None) -> int:
    group = amount.group
    match amount.of:
        case "count":
            cards = cards_of(world, ctx, group) if group is not None else []
            if ctx.activating and world.zone_word(ctx.card) == "hand":
                cards = [card for card in cards if card != ctx.card]  # it leaves the hand before the effect resolves
            distinct = group.distinct if group is not None else ""
            return len(one_of_each(world, cards, distinct)) if distinct else len(cards)
        case "counters":
            return sum(held.get(amount.counter, 0) for held in _counters(world, ctx, group)) if group is not None else 0
        case "lp":
            return sum(world.table.seats[seat].counts.get("lp", 0) for seat in players(world, ctx, amount.who))
        case "die":
            return ctx.die
        case "heads":
            return ctx.heads
        case "links":
            return len(world.chain())
        case "did":
            return ctx.did if ctx.it is not None else len(ctx.cost)
        case "damage":
            return ctx.damage or int((ctx.event or {}).get("amount") or 0)
    if each is not None and (group is None or (group.ref == "it" and group.filter == Filter())):
        cards = [each]
    else:
        cards = cards_of(world, ctx, group, stale=True) if group is not None else []
    if not cards:
        return 0
    if amount.of == "materials":
        return sum(_materials(world, card) for card in cards)
    if group is not None and group.number != "all":
        cards = cards[:1]
    if amount.of in VALUES:
        return sum(last_known(world, card, VALUES[amount.of]) for card in cards)
    if amount.of in ("original atk", "original def", "original level"):
        return sum(force(world).original(card, amount.of.removeprefix("original ")) for card in cards)
    raise ValueError(f"no such amount: {amount.of}")


def counters_fit(world: World, ctx: Context, op: PlaceCounters, card: int) -> int:
    """How many of the counters the card takes: no more than the text lets it bear."""
    count = number(world, ctx, op.count)
    borne = world.table.cards[card].counters.get(op.name, 0)
    return max(0, min(count, op.most - borne)) if op.most else max(0, count)


def last_known(world: World, card: int, key: str) -> int:
    """The card's value now, or the one it had when it left the field."""
    if world.zone_word(card) in FIELD:
        return force(world).value(card, key)
    last = world.table.cards[card].marks.get("last", {})
    return int(last[key]) if key in last else world.printed(card, key)


def _counters(world: World, ctx: Context, group: Group) -> list[dict[str, int]]:
    """The counters on each of the cards; of those that were paid, what lay on them then (YZH-5.39)."""
    now = cards_of(world, ctx, group)
    paid = {card for card, _ in ctx.cost if world.zone_word(card) not in FIELD}
    gone = [card for card in cards_of(world, ctx, group, stale=True) if card in paid]
    return [
        *(world.table.cards[card].counters for card in now if card not in paid),
        *(world.table.cards[card].marks.get("last", {}).get("counters", {}) for card in gone),
    ]


def _materials(world: World, card: int) -> int:
    """How many Xyz Materials lie under the card, or lay there when it left the field."""
    if world.zone_word(card) in FIELD:
        return len(world.materials(card))
    return int(world.table.cards[card].marks.get("last", {}).get("materials", 0))


def last_values(world: World, cards: list[int]) -> dict[int, dict[str, Any]]:
    """What is out of the ordinary of those of the cards that are on the field: their counters and, of monsters, how
    they lie and what their values are, if these are not the printed ones or it is not in Attack Position or has Xyz
    Materials."""
    now = force(world)
    found: dict[int, dict[str, Any]] = {}
    for card in cards:
        it = world.table.cards.get(card)
        if it is None or world.zone_word(card) not in FIELD:
            continue
        if it.counters:
            found[card] = {"counters": dict(it.counters)}
        if world.zone_word(card) != "monster":
            continue
        under = len(world.materials(card))
        if card in now.changes or it.sideways or under:
            values = {key: now.value(card, key) for key in ("atk", "def", "level")}
            found[card] = {**found.get(card, {}), **values, "stance": it.stance, "materials": under}
    return found


def remember(world: World, values: dict[int, dict[str, Any]]) -> None:
    """Note what :func:`last_values` read of cards that have left the field since."""
    for card, last in values.items():
        if card in world.table.cards and world.zone_word(card) not in FIELD:
            world.play.mark(card, "last", last)
