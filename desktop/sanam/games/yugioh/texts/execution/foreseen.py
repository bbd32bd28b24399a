"""What an effect that was just activated would do when it resolves."""

from __future__ import annotations

from collections.abc import Iterator

from sanam.engine.events import Happened
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.groups import cards_of, players
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import (
    Ability,
    ByHand,
    CreateTokens,
    Damage,
    Destroy,
    ExtraSummon,
    FusionSummon,
    Operation,
    Prospect,
    RitualSummon,
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
    if link["ability"] < 0:
        return TOLD[prospect.what] in duel.data(fact.card).text.casefold()
    ability = duel.abilities(fact.card)[link["ability"]]
    theirs = Context(card=fact.card, seat=fact.seat, ability=link["ability"], targets=link["targets"])
    theirs.cost, theirs.event = link["cost"], link["event"]
    return any(_does(duel, ctx, theirs, prospect, op) for op in _effect(ability))


def _effect(ability: Ability) -> Iterator[Operation]:
    stack = [*reversed(ability.do)]
    while stack:
        step = stack.pop()
        yield step.op
        stack.extend(reversed([*inner(step)]))


def _does(duel: Host, ctx: Context, theirs: Context, prospect: Prospect, op: Operation) -> bool:
    match op:
        case ByHand():
            return TOLD[prospect.what] in op.words.casefold()
        case Destroy() if prospect.what == "destroy":
            assert prospect.group is not None
            return bool({*cards_of(duel, theirs, op.group)} & {*cards_of(duel, ctx, prospect.group)})
        case Damage() if prospect.what == "damage":
            hurt = {"you": ctx.seat, "opponent": 1 - ctx.seat}.get(prospect.who)
            return hurt is None or hurt in players(duel, theirs, op.who)
    return prospect.what == "special summon" and isinstance(op, SUMMONS)
