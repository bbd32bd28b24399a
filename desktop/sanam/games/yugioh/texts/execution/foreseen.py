"""What an effect that was just activated would do when it resolves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sanam.engine.events import Happened
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.groups import cards_of, players
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.values import expand
from sanam.games.yugioh.texts.tree import (
    Ability,
    Become,
    ByHand,
    CreateTokens,
    Damage,
    Destroy,
    Draw,
    Equip,
    ExtraSummon,
    FusionSummon,
    Group,
    Move,
    Operation,
    Prospect,
    RitualSummon,
    RollDie,
    SendListed,
    SetCard,
    SpecialSummon,
    inner,
)

SUMMONS = SpecialSummon | CreateTokens | FusionSummon | RitualSummon | ExtraSummon
#: What words that nobody understood say of it.
TOLD = {"special summon": "special summon", "destroy": "destroy", "damage": "damage"}


def would(duel: Host, ctx: Context, prospect: Prospect, fact: Happened) -> bool:
    """Whether the activation of `fact` would do that, as `ctx` sees it."""
    link = next((link for link in duel.chain() if link["id"] == fact.data.get("link")), None)
    if link is None or fact.card is None or fact.seat is None:
        return False
    if prospect.any:
        return any(would(duel, ctx, one, fact) for one in prospect.any)
    if link["ability"] < 0:
        return (
            prospect.what in TOLD
            and prospect.group is None
            and TOLD[prospect.what] in duel.data(fact.card).text.casefold()
        )
    ability = duel.abilities(fact.card)[link["ability"]]
    theirs = _context_of(link)
    return any(_does(duel, ctx, theirs, prospect, op) for op in _effect(ability))


def touches_graveyard(duel: Host, link: dict[str, Any], words: bool = False) -> bool:
    """Whether the effect of the link would move a card that lies in a Graveyard and could take none from elsewhere
    instead; with `words` whether it would change the Type or Attribute of cards there.
    """
    ability = duel.abilities(link["card"])[link["ability"]] if link["ability"] >= 0 else None
    if ability is None:
        return False
    theirs = _context_of(link)
    for step in ability.do:
        match step.op:
            case Become(group=group, what="race" | "attribute") if words and group is not None:
                pass
            case Move(group=group) | SpecialSummon(group=group) | SetCard(group=group) | Equip(card=group) if not words:
                pass
            case _:
                continue
        if _come_from(duel, theirs, group) == {"graveyard"}:
            return True
    return False


def _context_of(link: dict[str, Any]) -> Context:
    """A link of the Chain as its own effect sees the table."""
    theirs = Context(card=link["card"], seat=link["seat"], ability=link["ability"], targets=link["targets"])
    theirs.cost, theirs.event = link["cost"], link["event"]
    return theirs


def _effect(ability: Ability) -> Iterator[Operation]:
    stack = [*reversed(ability.do)]
    while stack:
        step = stack.pop()
        yield step.op
        stack.extend(reversed([*inner(step)]))


def _does(duel: Host, ctx: Context, theirs: Context, prospect: Prospect, op: Operation) -> bool:
    zones = expand(prospect.group.zones) if prospect.group is not None and prospect.what != "destroy" else ()
    match op:
        case ByHand():
            return not zones and TOLD.get(prospect.what, "\0") in op.words.casefold()
        case Draw():
            return prospect.what == "add" and zones == ("deck",)
        case Move(group=group) if prospect.group is not None and prospect.group.ref:
            return op.how == prospect.what and ctx.card in cards_of(duel, theirs, group)
        case RollDie():
            return prospect.what == "roll"
        case Move() if zones:
            return op.how == prospect.what and not _come_from(duel, theirs, op.group).isdisjoint(zones)
        case SpecialSummon() if zones:
            return prospect.what == "special summon" and not _come_from(duel, theirs, op.group).isdisjoint(zones)
        case Destroy() if prospect.what == "destroy":
            assert prospect.group is not None
            doomed = len({*cards_of(duel, theirs, op.group)} & {*cards_of(duel, ctx, prospect.group)})
            if prospect.group.number != "at least":
                return doomed > 0
            return _for_certain(op.group, doomed) >= prospect.group.count
        case Move(how="discard") if prospect.what == "discard" and prospect.who:
            held = "each" if op.group.whose == "either" else op.group.whose or op.who
            return {"you": ctx.seat, "opponent": 1 - ctx.seat}[prospect.who] in players(duel, theirs, held)
        case Damage() if prospect.what == "damage":
            hurt = {"you": ctx.seat, "opponent": 1 - ctx.seat}.get(prospect.who)
            return hurt is None or hurt in players(duel, theirs, op.who)
    summons = isinstance(op, SUMMONS) and not isinstance(op, SendListed)
    return prospect.what == "special summon" and not zones and summons


def _for_certain(group: Group, able: int) -> int:
    """How many of so many cards are handled at least."""
    if group.ref or group.number in ("all", "as many"):
        return able
    return min(able, 1 if group.number in ("up to", "any") else group.count)


def _come_from(duel: Host, theirs: Context, group: Group) -> set[str]:
    """The words of the zones from which the cards of the group come."""
    if not group.ref:
        return {*expand(group.zones)}
    return {duel.zone_word(card) for card in cards_of(duel, theirs, group)}
