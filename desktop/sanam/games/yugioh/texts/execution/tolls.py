"""What players must pay to attack, or to activate effects, because a rule on them says so."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import standing
from sanam.games.yugioh.texts.tree import Ability, PayLife

#: Life Points for each attack, cards from the top of the Deck for each, and Life Points for each effect.
LIFE_TO_ATTACK, CARDS_TO_ATTACK, LIFE_TO_ACTIVATE = "attacks cost lp", "attacks cost cards", "effects cost lp"


def toll(duel: Host, seat: int, rule: str) -> int:
    """How much of it the player must pay now."""
    now = standing(duel)
    return sum(law.count for law in now.player_rules(seat, rule)) if seat in now.players else 0


def may_attack_for_it(duel: Host, seat: int) -> bool:
    """Whether the player can pay for an attack."""
    lp = duel.table.seats[seat].counts.get("lp", 0)
    return lp >= toll(duel, seat, LIFE_TO_ATTACK) and len(duel.cards(seat, "deck")) >= toll(duel, seat, CARDS_TO_ATTACK)


def may_activate_for_it(duel: Host, seat: int, ability: Ability) -> bool:
    """Whether the player can pay for an effect, besides what that costs by itself."""
    owed = toll(duel, seat, LIFE_TO_ACTIVATE)
    own = (step.op.amount for step in ability.cost if isinstance(step.op, PayLife) and step.op.who == "you")
    price = sum(amount for amount in own if isinstance(amount, int))
    return not owed or duel.table.seats[seat].counts.get("lp", 0) >= owed + price
