"""Attacks that an effect orders: they take place when its Chain has resolved, in whatever phase that is."""

from __future__ import annotations

from sanam.engine.choice import Option
from sanam.engine.procedure import Outcome, step
from sanam.games.yugioh.rules.battle import Attack


class OrderedAttack(Attack):
    """The attack that the mark `ordered_attack` of the table tells of, {card_attacker, card_target, moves: of each}.

    Its target is not chosen, nothing is paid for it, and no Replay comes of it.
    """

    @step("YZH-3.42", "YFA-3.38", "YTH-2.30")
    def pay(self) -> Outcome:
        order = self.table.marks["ordered_attack"]
        self.play.mark("table", "ordered_attack", None)
        self.attacker, self.target = order["card_attacker"], order["card_target"]
        there = [self.table.cards.get(card) for card in (self.attacker, self.target)]
        if [it.moves if it is not None else None for it in there] != order["moves"] or not self._may_attack():
            return self.done()
        return self.jump("declare")

    def _may_attack(self) -> bool:
        duel = self.duel
        banned = duel.standing_effects().has(self.attacker, "cannot attack")
        return self._stands() and not banned and self.target in duel.battles.attack_targets(self.attacker)[0]

    def _chosen(self) -> Option:
        return Option("attack", self.target)

    @step("YZH-3.42", "YFA-3.38", "YTH-2.30")
    def replay(self) -> Outcome:
        """The attack stays at its monster, whoever came or went meanwhile; without it there is none."""
        if not self._goes_on():
            return self.jump("over")
        self._follow()
        self.seen = self.duel.battles.opposing_now(self.duel.turn_player())
        return self.jump("damage_step" if self._target_there() else "over")
