"""Prices: which cards can be moved as one, and of which the player says how high they are."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from sanam.games.yugioh.cards.model import EXTRA_TRAITS
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.facts import KEPT
from sanam.games.yugioh.texts.execution.groups import cards_of
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import (
    Ability,
    Amount,
    ChooseNumber,
    Move,
    Number,
    PayLife,
    RemoveCounters,
    operations,
)
from sanam.games.yugioh.vocabulary.zones import FIELD

#: The ways of moving by which a Token gets nowhere.
TO_PILES = ("send", "return", "add", "shuffle", "top", "bottom")
#: A number that its player says at activation.
SAID = Amount(of="die")


@lru_cache(maxsize=4096)
def price_said(ability: Ability) -> ChooseNumber | None:
    """The choice of the number by which its cost goes, if its player chooses that."""
    if not any(_size(step.op) == SAID for step in ability.cost):
        return None
    said = (op for op in operations(ability) if isinstance(op, ChooseNumber) and op.at == "activation")
    return next(said, None)


def _size(op: object) -> Number | None:
    """How much a price takes."""
    match op:
        case PayLife(amount=size) | RemoveCounters(count=size):
            return size
        case Move(group=group):
            return group.size
    return None


@lru_cache(maxsize=1024)
def once_said(ability: Ability) -> Ability:
    """The ability when its player has said the number: that alone is nothing to use it for."""
    do = tuple(step for step in ability.do if not isinstance(step.op, ChooseNumber))
    return msgspec.structs.replace(ability, do=do)


def numbers_to_say(duel: Host, ctx: Context, said: ChooseNumber, cost: Ability) -> range:
    """The numbers from which the player chooses, as far as the cost can be paid."""
    most = said.high or max((_most(duel, ctx, step.op) for step in cost.cost), default=0)
    return range(said.low, most + 1, said.by)


def _most(duel: Host, ctx: Context, op: object) -> int:
    if isinstance(op, PayLife):
        return duel.table.seats[ctx.seat].counts.get("lp", 0)
    if isinstance(op, Move):
        return len(cards_of(duel, ctx, op.group)) if op.group.size == SAID else 0
    if not isinstance(op, RemoveCounters):
        return 0
    return sum(duel.table.cards[card].counters.get(op.name, 0) for card in cards_of(duel, ctx, op.group))


def note_price(duel: Host, ctx: Context, taken: int) -> None:
    """Keep how much was taken, where the ability speaks of that."""
    if ctx.ability >= 0 and ctx.card in duel.table.cards:
        abilities = duel.abilities(ctx.card)
        if ctx.ability < len(abilities) and _speaks_of(abilities[ctx.ability], "price"):
            ctx.event = {**(ctx.event or {}), "price": taken}
        if ctx.cause == "cost" and any(_speaks_of(each, KEPT) for each in abilities):
            keep_number(duel, ctx, taken)


def keep_number(duel: Host, ctx: Context, number: int) -> None:
    """The card keeps the number, if it still lies face-up where it was."""
    it = duel.table.cards.get(ctx.card)
    if it is not None and it.face_up and duel.zone_word(ctx.card) in FIELD and ctx.moves in (-1, it.moves):
        duel.play.mark(ctx.card, KEPT, number)


@lru_cache(maxsize=4096)
def _speaks_of(ability: Ability, amount: str) -> bool:
    return f'"of":"{amount}"'.encode() in msgspec.json.encode(ability)


def gets_there(duel: Host, ctx: Context, op: Move, card: int) -> bool:
    """Whether a card that is moved as a price comes to where it is moved: a Token leaves the duel, and what belongs in
    the Extra Deck comes to no hand or Deck. What says that it is shuffled back there, and the materials of a monster
    that is Summoned so, are Extra Deck monsters by themselves.
    """
    if op.how not in TO_PILES:
        return True
    traits = {*duel.data(card).traits}
    if "token" in traits:
        return False
    if op.how == "send" or not traits & {*EXTRA_TRAITS}:
        return True
    of_extra = bool({*op.group.filter.traits} & {*EXTRA_TRAITS})
    of_summon = ctx.ability >= 0 and duel.abilities(ctx.card)[ctx.ability].kind == "summon"
    return op.how not in ("return", "add") and (of_extra or of_summon)
