"""What the cards on the Chain will do when they resolve: what is done in answer should not do it once more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.groups import cards_of, players
from sanam.games.yugioh.texts.tree import Operation
from sanam.games.yugioh.thinking.worth import Judge

#: The operations that take a card away from where it is.
REMOVES = (tree.Destroy, tree.Move)
#: The rules by which attacks are not declared.
PEACE = ("cannot attack",)


def link_context(link: Mapping[str, Any]) -> Context:
    """What the ability of a Chain Link knows."""
    ctx = Context(card=link["card"], seat=link["seat"], ability=link["ability"], targets=link.get("targets") or [])
    ctx.cost, ctx.event, ctx.modes = link.get("cost") or [], link.get("event"), link.get("modes") or []
    return ctx


def _operations(game: YugiohGame, but: Mapping[str, Any] | None = None) -> Iterator[tuple[Operation, Context]]:
    """What the links of the Chain do, one of them apart."""
    for link in game.chain():
        index = link.get("ability", -1)
        if link is but or index is None or index < 0 or link.get("negated"):
            continue
        ctx = link_context(link)
        for step in game.abilities(link["card"])[index].do:
            yield step.op, ctx


def _meant(game: YugiohGame, op: Operation, ctx: Context) -> list[int]:
    """The cards that an operation is known to handle."""
    group = tree.group_of(op)
    if group is None or group.ref == "self" or not (group.ref or group.number == "all"):
        return []
    return [card for card in cards_of(game, ctx, group) if card != ctx.card]


def doomed(judge: Judge, but: Mapping[str, Any] | None = None) -> frozenset[int]:
    """The cards that the Chain takes away."""
    found: set[int] = set()
    for op, ctx in _operations(judge.game, but):
        if isinstance(op, tree.Destroy):
            found.update(card for card in _meant(judge.game, op, ctx) if not judge.survives(card, ctx))
        elif isinstance(op, tree.Move):
            found.update(_meant(judge.game, op, ctx))
    return frozenset(found)


def stopped(judge: Judge) -> frozenset[int]:
    """The monsters that the Chain keeps from attacking, those apart that it takes away."""
    game, found = judge.game, set[int]()
    for op, ctx in _operations(game):
        match op:
            case tree.Negate(what="attack"):
                found.update(card for card in game.battle()[:1] if card is not None)
            case tree.EndBattlePhase():
                found.update(game.monsters(game.turn_player()))
            case tree.PlayerRule(rule=rule) if rule in PEACE:
                found.update(card for seat in players(game, ctx, op.who) for card in game.monsters(seat))
            case tree.Rule(rule=rule) if rule in PEACE:
                found.update(_meant(game, op, ctx))
            case tree.ChangePosition(to=to) if to not in ("attack", "faceup attack"):
                found.update(card for card in _meant(game, op, ctx) if not game.table.cards[card].sideways)
            case tree.TakeControl():
                found.update(_meant(game, op, ctx))
    return frozenset(found)
