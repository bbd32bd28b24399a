"""What several cards come to together: damage that adds up."""

from __future__ import annotations

from collections.abc import Iterable

from sanam.engine.choice import Option
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.context import source_context
from sanam.games.yugioh.texts.execution.groups import number, players
from sanam.games.yugioh.thinking.abilities import Effects


def burns(effects: Effects, options: Iterable[Option], seat: int) -> dict[tuple[int, int], int]:
    """The damage that each ability which may be activated deals to the other player; of those that are limited by
    their name only one.
    """
    game, found, limited = effects.game, dict[tuple[int, int], int](), set[tuple[str, int]]()
    for option in options:
        card, index = option.card, option.value
        if option.act != "activate" or card is None or index < 0:
            continue
        ability = game.abilities(card)[index]
        if not any(isinstance(step.op, tree.Damage) for step in ability.do):
            continue
        name = (game.data(card).name, index)
        if ability.limit and name in limited:
            continue
        limited.add(name)
        ctx = source_context(game, card, seat, index, ability)
        effects.choose_targets(ability, ctx)
        found[card, index] = sum(
            number(game, ctx, step.op.amount)
            for step in ability.do
            if isinstance(step.op, tree.Damage) and 1 - seat in players(game, ctx, step.op.who)
        )
    return found
