"""Battle positions in which continuous effects keep monsters ("change all face-up monsters to Defense Position")."""

from __future__ import annotations

from sanam.games.yugioh.abilities.candidates import turned
from sanam.games.yugioh.abilities.force import force
from sanam.games.yugioh.abilities.tree import Ability, ChangePosition
from sanam.games.yugioh.abilities.world import World


def keeps_positions(ability: Ability) -> bool:
    """Whether it keeps monsters in a battle position as long as its card is there."""
    return ability.kind == "continuous" and any(isinstance(step.op, ChangePosition) for step in ability.do)


def out_of_position(world: World) -> list[tuple[int, str]]:
    """The monsters that lie otherwise than they are kept, each with the stance that it gets."""
    cards = world.table.cards
    wanted = [(card, turned(world, card, to)) for card, to in force(world).postures.items() if card in cards]
    return [(card, stance) for card, stance in wanted if cards[card].stance != stance]
