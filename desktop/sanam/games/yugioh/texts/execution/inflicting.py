"""Effect damage, as what is in force has it."""

from __future__ import annotations

from sanam.games.yugioh.texts.execution.host import Cause, Host
from sanam.games.yugioh.texts.execution.standing_effects import standing


def inflict(duel: Host, struck: int, amount: int, cause: Cause) -> int:
    """Damage by an effect to a player; what was dealt (YZH-5.46)."""
    links = duel.chain()
    if links and "damage" in links[-1] and links[-1].get("resolving"):
        for seat, how in links[-1]["damage"]:
            if how == "heals" and seat == struck:
                duel.gain(seat, amount)
                return 0
            struck, amount = _bent(struck, amount, seat, how)
    now = standing(duel)
    seat, amount = now.effect_damage(struck, amount, cause["seat"])
    if amount <= 0:
        return 0
    if now.heals(seat, battle=False):
        duel.gain(seat, amount)
        return 0
    return duel.damage(seat, amount, cause)


def _bent(struck: int, amount: int, seat: int, how: str) -> tuple[int, int]:
    """Whom the resolving effect strikes, and how hard, where an answer to it has changed its damage to `seat`."""
    if struck != seat:
        return struck, amount
    if how == "passed on":
        return 1 - seat, amount
    return seat, 0 if how == "none" else -(-amount // 2)
