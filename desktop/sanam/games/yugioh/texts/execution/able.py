"""What an operation can do to one card: whether it can be moved, Summoned, changed so."""

from __future__ import annotations

from functools import lru_cache

from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.prices import gets_there
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.execution.values import has_value, keys_of
from sanam.games.yugioh.texts.tree import (
    Ability,
    Amount,
    Become,
    Group,
    Modify,
    Move,
    Negate,
    NormalSummon,
    Operation,
    SummonCondition,
)
from sanam.games.yugioh.vocabulary.zones import FIELD

#: Spells and Traps that are used once; a text may let one stay on the field.
BRIEF = ("normal", "quick-play", "ritual", "counter")


#: The ways that take a card from the field back to hand or Deck.
_BACK = ("return", "add", "shuffle", "top", "bottom")


def _is_used_up(duel: Host, ctx: Context, card: int) -> bool:
    """Whether it is a Spell or Trap in the Chain that goes to the Graveyard afterwards: it cannot go elsewhere before,
    unless its activation is negated, or it says so itself."""
    if card == ctx.card or (ctx.ability >= 0 and _negates(duel.abilities(ctx.card)[ctx.ability])):
        return False
    link = next((link for link in duel.chain() if link["card"] == card and link["activation"]), None)
    return link is not None and not link.get("negated") and duel.data(card).icon in BRIEF


@lru_cache(maxsize=8192)
def _negates(ability: Ability) -> bool:
    return any(isinstance(step.op, Negate) and "activation" in step.op.what for step in ability.do)


def _kept_where_it_is(duel: Host, ctx: Context, op: Move, card: int) -> bool:
    """Whether a rule on its owner keeps the card from going there, or, where that is a price, has it go elsewhere."""
    now, owner = standing(duel), duel.table.cards[card].owner
    if op.how == "send":
        return duel.zone_word(card) == "deck" and now.player(owner, "nothing sent from deck")
    if op.how in ("shuffle", "top", "bottom"):
        return duel.zone_word(card) in FIELD and now.player(owner, "nothing returned to deck")
    elsewhere = "banished instead of returning to hand"
    return op.how in ("return", "add") and ctx.cause == "cost" and now.player(owner, elsewhere, card)


def moves(duel: Host, ctx: Context, op: Move, card: int) -> bool:
    """Whether the card can be moved so."""
    now, zone = standing(duel), duel.zone_word(card)
    if op.how in _BACK and zone in FIELD and _is_used_up(duel, ctx, card):
        return False
    if ctx.cause == "cost" and not op.group.ref and not gets_there(duel, ctx, op, card):
        return False
    if now.players and _kept_where_it_is(duel, ctx, op, card):
        return False
    match op.how:
        case "tribute":
            return not now.has(card, "cannot be tributed")
        case "discard":
            return zone == "hand"
        case "send":
            return zone != "graveyard" and (ctx.cause != "cost" or not now.keeps_from_graveyard(card))
        case "banish":
            if card in now.laws and now.kept_from_banishing(card, None if ctx.cause == "cost" else ctx.card):
                return False
            return not now.player(ctx.seat if op.who == "you" else 1 - ctx.seat, "cannot banish", card)
        case "bury":
            return zone == "banished"
        case "give":
            return zone == "hand"
        case "return" | "add":
            return zone != "hand" and not (zone == "deck" and now.player(duel.table.cards[card].owner, "cannot add"))
    return True


#: Rules that let a monster attack again after its attack, and whether a monster only.
ATTACKS_AGAIN = {
    "second attack in a row": False,
    "attacks again": False,
    "second attack on a monster": True,
    "attacks a monster again": True,
}


def may_attack_again(duel: Host, card: int, on_monsters: bool) -> bool:
    """Whether the last attack was the monster's, and there is a monster left for it to attack, if it must."""
    left = [each for each in duel.cards(1 - duel.controller(card), "monster") if each not in duel.doomed()]
    return duel.table.marks.get("attacked_last") == card and (bool(left) or not on_monsters)


def would_change(duel: Host, op: Operation, card: int) -> bool:
    """Whether a card that is chosen for the operation is not as it makes it already: not a monster without effects, or
    with effects that are negated, to negate its effects, nor one with 0 ATK to make that 0 or half of it."""
    match op:
        case Negate(what="effects"):
            it, now = duel.data(card), standing(duel)
            return not now.negated(card) and (it.kind != "monster" or "effect" in it.traits)
        case Modify(how="become", amount=int(amount), original=False):
            return any(standing(duel).value(card, what) != amount for what in op.what.split())
        case Become(what="race"):
            return standing(duel).race(card) != op.value
        case Become(what="trait"):
            return op.value not in standing(duel).traits(card)
        case Become(what="attribute"):
            return standing(duel).attribute(card) != op.value
        case Modify(how="gain" | "lose", amount=Amount(of="materials", group=Group(ref="it"))):
            return bool(duel.materials(card))
        case Modify(how="halve" | "double"):
            return any(standing(duel).value(card, what) != 0 for what in op.what.split())
    return True


def has_what_changes(duel: Host, op: Modify, card: int) -> bool:
    """Whether the card has the value, and as much of it as it must lose.

    Xyz Monsters have no Level (YZH-2.39). Of Levels one is left, so that a single monster loses only those above it.
    """
    keys = keys_of(op.what)
    if not has_value(duel, card, op.what):
        return False
    in_full = op.exact or ("level" in keys and op.group.number != "all")
    if op.how != "lose" or not isinstance(op.amount, int) or not in_full:
        return True
    least = op.amount + 1 if "level" in keys else op.amount
    return all(standing(duel).value(card, key) >= least for key in keys)


def may_lie_under(duel: Host, card: int, monster: int) -> bool:
    """Whether an Xyz Monster of the Extra Deck may be laid on this card (YZH-5.11)."""
    if "token" in duel.data(card).traits or standing(duel).barred_as_material(card, "xyz", monster):
        return False
    return duel.zone_word(card) == "monster" and duel.table.cards[card].face_up


def how_summoned(duel: Host, ctx: Context, card: int) -> str:
    """What Summons itself by an ability of kind "summon" does so by its own way (YZH-2.81, YZH-2.84)."""
    if card != ctx.card or ctx.ability < 0:
        return "special"
    ability = duel.abilities(card)[ctx.ability]
    # "Must first be Special Summoned by its own effect" needs no Summon procedure.
    ways = [
        step.op.by
        for known in duel.abilities(card)
        if known.kind == "limit"
        for step in known.do
        if isinstance(step.op, SummonCondition)
    ]
    own = ability.kind == "summon" or (any("own" in by.split(" or ") for by in ways) and not _has_procedure(duel, card))
    return "own" if own else "special"


def _has_procedure(duel: Host, card: int) -> bool:
    """Whether the card has a way of its own to be Summoned without an effect."""
    return any(ability.kind == "summon" for ability in duel.abilities(card))


def tributes_there(duel: Host, ctx: Context, op: NormalSummon, card: int) -> bool:
    """Whether there are enough monsters to Tribute for its Normal Summon, and a zone for it (YZH-2.72, YZH-2.73)."""
    now = standing(duel)
    level = now.value(card, "level")
    needed = op.tributes if op.tributes is not None else 0 if level <= 4 else 1 if level <= 6 else 2
    mine = [
        other
        for other in duel.cards(ctx.seat, "monster")
        if not now.keeps_from_tribute(other, card) and (op.of is None or matches(duel, op.of, other, card))
    ]
    return len(mine) >= needed and bool(needed or duel.free_monster_zones(ctx.seat))


def turned(duel: Host, card: int, to: str) -> str:
    """The stance that a monster would have in the battle position `to` (as ChangePosition.to)."""
    it = duel.table.cards[card]
    if to == "facedown":
        return "down/side" if "token" not in duel.data(card).traits else it.stance
    if to in ("attack", "faceup attack"):
        return "up"
    if to in ("defense", "faceup defense"):
        return "up/side" if it.face_up or to.startswith("faceup") else it.stance
    return "up/side" if it.stance == "up" else "up"
