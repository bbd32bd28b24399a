"""Effect damage, as what is in force has it."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.execution.standing_effects import standing


def inflict(duel: Host, struck: int, amount: int, cause: Cause) -> int:
    """Damage by an effect to a player; what was dealt (YZH-5.46)."""
    now = standing(duel)
    seat, amount = now.effect_damage(struck, amount, cause["seat"])
    if amount <= 0:
        return 0
    if now.heals(seat, battle=False):
        duel.gain(seat, amount)
        return 0
    return duel.damage(seat, amount, cause)
