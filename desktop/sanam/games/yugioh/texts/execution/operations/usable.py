"""Which monsters may be used for a Fusion or Ritual Summon by an effect: those of its places, and further ones ("you
can also use monsters in your Deck as Fusion Materials")."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.groups import cards_of, find, players
from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import Further, FusionSummon, Group, RitualSummon
from sanam.games.yugioh.vocabulary.zones import FIELD


def pool(
    duel: Host,
    ctx: Context,
    zones: tuple[str, ...],
    monster: int,
    how: str,
    must: list[int] | None = None,
    whose: str = "you",
) -> list[int]:
    """The monsters in `zones` of the players of `whose` (as Group.whose; of the opponent only face-up ones), other than
    the one to be Summoned, that no rule keeps from being used.

    `how`: "fusion" (as material) or "ritual" (to be Tributed). The card whose effect it is is not one of them, unless
    it `must` be used.
    """
    barred = (monster, ctx.card) if ctx.card not in (must or ()) else (monster,)
    now = standing(duel)
    words = [word for word in expand(zones) if word not in ("spell-trap", "field zone")]
    seats = players(duel, ctx, whose)
    cards = [card for seat in seats for word in dict.fromkeys(words) for card in duel.cards(seat, word)]
    owed = now.owed(ctx.seat) if now.laws and how == "ritual" and "monster" in words else []
    cards += owed
    return [
        card
        for card in cards
        if card not in barred
        and (
            duel.table.cards[card].face_up
            or duel.zone_word(card) != "monster"
            or duel.controller(card) == ctx.seat
            or card in owed
        )
        and duel.data(card).kind == "monster"
        and not (now.barred_as_material(card, how, monster) if how == "fusion" else now.has(card, "cannot be tributed"))
    ]


def frees(duel: Host, ctx: Context, chosen: list[int]) -> bool:
    """Whether there is a zone for the monster once the chosen ones are gone."""
    own = (card for card in chosen if duel.controller(card) == ctx.seat)
    return bool(duel.free_monster_zones(ctx.seat)) or any(duel.zone_word(card) == "monster" for card in own)


def demanded(duel: Host, ctx: Context, op: FusionSummon) -> list[int]:
    """The materials that the effect itself names."""
    return cards_of(duel, ctx, op.including) if op.including is not None else []


def plain(duel: Host, ctx: Context, op: FusionSummon | RitualSummon, monster: int) -> list[int]:
    """What may be used for the monster without being a further one."""
    if isinstance(op, FusionSummon):
        cards = pool(duel, ctx, op.zones, monster, "fusion", demanded(duel, ctx, op), op.whose)
        return [card for card in cards if op.such is None or matches(duel, op.such, card, ctx.card, seen=True)]
    cards = pool(duel, ctx, op.zones, monster, "ritual")
    return [card for card in cards if op.of is None or matches(duel, op.of, card, monster)]


def besides_of(duel: Host, ctx: Context, op: FusionSummon | RitualSummon, monster: int) -> set[int]:
    """The further cards that may be used for the monster, and not as any other one."""
    if op.further is None:
        return set()
    how = "fusion" if isinstance(op, FusionSummon) else "ritual"
    return {*_further_cards(duel, ctx, op, monster, how)} - {*plain(duel, ctx, op, monster)}


def go_well(duel: Host, ctx: Context, op: FusionSummon | RitualSummon, besides: set[int], chosen: list[int]) -> bool:
    return op.further is None or _may_go_together(duel, ctx, op.further, besides, chosen)


def _further_cards(duel: Host, ctx: Context, op: FusionSummon | RitualSummon, monster: int, how: str) -> list[int]:
    """The cards that may serve for the monster besides; none while that does not hold. `how`: "fusion" or "ritual"."""
    more = op.further
    if more is None or not holds(duel, ctx, more.conditions):
        return []
    if more.of is not None and not matches(duel, more.of, monster, ctx.card, seen=True):
        return []
    cards = [card for group in _parts(more.group) for card in find(duel, ctx, group)]
    if how == "fusion":
        now = standing(duel)
        cards = [card for card in cards if not now.barred_as_material(card, "fusion", monster)]
    monsters = (card for card in dict.fromkeys(cards) if duel.data(card).kind == "monster")
    return [card for card in monsters if card not in (monster, ctx.card)]


def _parts(group: Group) -> list[Group]:
    return [group, *_parts(group.also)] if group.also is not None else [group]


def _may_go_together(duel: Host, ctx: Context, more: Further, besides: set[int], chosen: list[int]) -> bool:
    """Whether no more than may be of the chosen ones are further ones (`besides`), and what must be beside them is."""
    own = [card for card in chosen if card not in besides]
    if len(own) == len(chosen):
        return True
    if more.group.number == "up to" and len(chosen) - len(own) > more.group.count:
        return False
    return more.beside is None or any(_is_beside(duel, ctx, more, card) for card in own)


def _is_beside(duel: Host, ctx: Context, more: Further, card: int) -> bool:
    there = duel.zone_word(card) in FIELD and duel.controller(card) == ctx.seat
    return there and more.beside is not None and matches(duel, more.beside, card, ctx.card, seen=True)


def use_up(
    duel: Host, ctx: Context, more: Further | None, used: list[int], besides: set[int], cause: Cause
) -> list[int]:
    """Banish, shuffle into the Deck or send to the Graveyard those of the used cards that are further ones; the others
    are left.

    A Deck that was looked through for them is shuffled.
    """
    extra = [card for card in used if card in besides]
    if more is None or not extra:
        return used
    decks = {duel.table.cards[card].owner for card in extra if duel.zone_word(card) == "deck"}
    if more.banish:
        duel.banish(extra, cause)
    elif more.shuffle:
        duel.to_deck(extra, cause)
    else:
        duel.send(extra, cause)
    for seat in decks:
        duel.shuffle(seat)
    return [card for card in used if card not in besides]
