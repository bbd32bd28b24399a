"""What an attack would come to as things stand (see `Game.forecast`)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.table import UP_SIDE
from sanam.games.yugioh.rules.duel import DuelGame


def forecast(duel: DuelGame, choice: Choice, option: Option, target: int | str) -> dict[str, Any] | None:
    """The values that are compared, what is destroyed, and the damage; of a face-down monster nothing is said.

    attack, against  the values; "against" is missing for a direct attack
    fate             "target", "attacker", "both" or "nothing": what is destroyed
    damage, own      how much of it, and whether the attacking player takes it
    """
    attacker = choice.params.get("card") if choice.kind == "attack_target" else option.card
    if option.act not in ("attack", "direct") or not isinstance(attacker, int):
        return None
    battles, other = duel.battles, 1 - duel.controller(attacker)
    attack = duel.value(attacker, battles.strikes_with(attacker))
    if isinstance(target, str):
        seat, amount = battles.reckoned(other, attack, attacker, None)
        return {"attack": attack, "damage": amount, "own": seat != other}
    it = duel.table.cards[target]
    if not it.face_up:
        return {"attack": attack, "hidden": True}
    defending = it.stance == UP_SIDE
    against = duel.value(target, "def" if defending else "atk")
    doomed, hurt = battles.outcome(attacker, target, attack, against, defending)
    doomed = [card for card in doomed if not withstands(duel, card, attacker)]
    seat, amount = battles.reckoned(*hurt) if hurt is not None else (other, 0)
    fate = "both" if len(doomed) == 2 else "nothing" if not doomed else "target" if doomed == [target] else "attacker"
    found: dict[str, Any] = {"attack": attack, "against": against, "defending": defending, "fate": fate}
    return {**found, "damage": amount, "own": seat != other}


def withstands(duel: DuelGame, card: int, by: int) -> bool:
    """Whether a monster is not destroyed by the battle."""
    now = duel.standing_effects()
    return now.has(card, "cannot be destroyed", by) or now.has(card, "cannot be destroyed by battle", by)
