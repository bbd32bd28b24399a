"""What a battle comes to: the damage, and what an attack would do as things stand (see `Game.forecast`)."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.table import UP_SIDE
from sanam.games.yugioh.rules.duel import DuelGame
from sanam.games.yugioh.rules.procedure import Rules


class DamageRules(Rules):
    """Who takes how much damage of a battle."""

    def battle_damage(self, seat: int, amount: int, dealer: int, own: int | None) -> None:
        """Battle damage to `seat` in a battle of `dealer` against its monster `own` (YZH-5.46)."""
        seat, amount = self._dealt(seat, amount, dealer, own)
        if amount > 0 and self._heals(seat, dealer, own):
            self.duel.gain(seat, amount)
            return
        self.duel.damage(
            seat, amount, {"cause": "battle", "card": dealer, "seat": self.duel.controller(dealer)}, battle=True
        )
        if own is not None and amount > 0 and self.duel.standing_effects().has(own, "shares damage"):
            self.duel.damage(1 - seat, amount, {"cause": "effect", "card": own, "seat": seat})
        if amount > 0 and self._spares(seat, dealer, own, "shares battle damage"):
            self.duel.damage(1 - seat, amount, {"cause": "battle", "card": own, "seat": seat}, battle=True)

    def _spares(self, seat: int, dealer: int, own: int | None, rule: str) -> bool:
        """Whether the player has laid that rule on a monster of the battle in which he takes damage."""
        now = self.duel.standing_effects()
        cards = (dealer,) if own is None else (dealer, own)
        return any(law.rule == rule and law.seat == seat for card in cards for law in now.rules(card))

    def _attacks_past(self, card: int) -> bool:
        """Whether its direct attack now passes monsters, by the effect that halves its damage."""
        now = self.duel.standing_effects()
        halved = now.has(card, "attacks directly for half") and not now.has(card, "attacks directly")
        return halved and bool(self.duel.monsters(1 - self.duel.controller(card)))

    def _heals(self, seat: int, dealer: int, own: int | None) -> bool:
        """Whether the player gains what he would lose."""
        now = self.duel.standing_effects()
        fighting = now.has(dealer, "battle damage heals") or (own is not None and now.has(own, "battle damage heals"))
        return fighting or now.heals(seat, battle=True)

    def reckoned(self, seat: int, amount: int, dealer: int, own: int | None) -> tuple[int, int]:
        """Who takes how much of it, as what is in force has it."""
        seat, amount = self._dealt(seat, amount, dealer, own)
        return seat, 0 if amount > 0 and self._heals(seat, dealer, own) else amount

    def _dealt(self, seat: int, amount: int, dealer: int, own: int | None) -> tuple[int, int]:
        """The same before it is asked whether it heals."""
        now = self.duel.standing_effects()
        if (own is not None and now.has(own, "reflects damage")) or now.player(seat, "reflects battle damage"):
            seat = 1 - seat
        if amount <= 0 or now.has(dealer, "no damage") or now.player(seat, "no battle damage"):
            return seat, 0
        if now.player(seat, "no damage") or (own is not None and now.has(own, "no battle damage")):
            return seat, 0
        if self.duel.controller(dealer) != seat and (
            now.player(seat, "no damage by opponent")
            or (dealer == self.duel.battle()[0] and now.player(seat, "no battle damage by attackers"))
        ):
            return seat, 0
        if now.has(dealer, "double damage"):
            amount *= 2
        if own is not None and now.player(seat, "double battle damage"):
            amount *= 2
        if now.has(dealer, "half damage") or (own is None and self._attacks_past(dealer)):
            amount = -(-amount // 2)
        if self._spares(seat, dealer, own, "half damage taken"):
            amount = -(-amount // 2)
        if now.player(seat, "half battle damage") or now.player(seat, "half damage"):
            amount = -(-amount // 2)
        set_to = [law.count for law in now.player_rules(seat, "battle damage is")]
        set_to += [law.count for law in now.rules(dealer) if law.rule == "deals so much" and law.seat != seat]
        return seat, set_to[-1] if set_to else amount


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
