"""What changes the attacks of the turn under way, and the Summons that may still be made in it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sanam.games.yugioh.thinking.battles import LAST, Battles, Plan
from sanam.games.yugioh.thinking.worth import Judge

#: How likely a face-down card stops the attacks of a turn.
STOPS = 0.25


class Outlook:
    """Judges what is still to come this turn. What is planned is kept until the next question (`begin`).

    still   monsters that do not attack any more because of what is on the Chain
    """

    def __init__(self, judge: Judge, battles: Battles) -> None:
        self.judge, self.battles = judge, battles
        self.game = judge.game
        self.still: frozenset[int] = frozenset()
        self._plan: dict[int, Plan] = {}

    def planned(self, more: Mapping[int, int], seat: int) -> float:
        """What so much more ATK or DEF of some monsters changes in the attacks that are still to come this turn."""
        game = self.game
        player = game.turn_player()
        if game.phase() not in ("main1", "battle") or (game.phase() == "main1" and game.actions.cannot_enter_battle()):
            return 0.0
        attackers = self.battles.attackers(player)
        gain = self.battles.plan(attackers, 1 - player, more).worth - self._best_plan(player).worth
        return gain if player == seat else -gain

    def _best_plan(self, player: int) -> Plan:
        if player not in self._plan:
            self._plan[player] = self.battles.plan(self.battles.attackers(player), 1 - player)
        return self._plan[player]

    def in_the_way(self, card: int, seat: int) -> float:
        """What a face-down Spell or Trap of the opponent is worth besides as long as `seat` may yet attack: it may stop
        what the attacks gain.
        """
        game = self.game
        lies = game.zone_word(card) == "spell-trap" and not game.table.cards[card].face_up
        if not lies or game.controller(card) == seat or not self._may_attack(seat):
            return 0.0
        plan = self._best_plan(seat)
        return STOPS * (min(plan.worth, 3.0) + plan.wins) / self.judge.set_cards(1 - seat)

    def _attacked(self, seat: int) -> bool:
        return self.game.phase() == "battle" and self.game.turn_player() != seat

    def foiled(self, cards: Collection[int], seat: int) -> float:
        """What a player keeps if some monsters do not attack any more in this Battle Phase of the other's."""
        if not self._attacked(seat) or self.still.issuperset(cards):
            return 0.0
        return self.battles.assault(seat, self.still) - self.battles.assault(seat, self.still.union(cards))

    def _spares(self, card: int, seat: int) -> float:
        """What a player gains where a monster of the other that could attack is dealt with."""
        return self.judge.body(card) + self.foiled([card], seat)

    def straight(self, card: int, share: float) -> float:
        """What it is worth to a monster's controller that it may attack directly this turn."""
        game = self.game
        seat = game.controller(card)
        if not game.monsters(1 - seat) or not self._may_attack(seat) or card not in self.battles.attackers(seat):
            return 0.0
        damage = int(share * self.battles.direct(card, {}))
        other = self.battles.plan([each for each in self.battles.attackers(seat) if each != card], 1 - seat)
        gained = self.judge.lost(1 - seat, damage) + LAST * self.judge.fatal(1 - seat, damage)
        return gained + other.worth - self._best_plan(seat).worth

    def again(self, card: int) -> float:
        """What it is worth to a monster's controller that it may attack once more this turn."""
        seat = self.game.controller(card)
        able = self.battles.attackers(seat) if self._may_attack(seat) else []
        return self.battles.plan([*able, card], 1 - seat).worth - self._best_plan(seat).worth if card in able else 0.0

    def freed(self, source: int, seat: int) -> float:
        """What attacks are worth to a player that the rules of a card forbid, in the turn under way."""
        game, now = self.game, self.game.standing_effects()
        if not self._may_attack(seat):
            return 0.0
        held = [
            card
            for card in game.monsters(seat)
            if game.battles.lies_to_attack(card)
            and {law.card for law in now.rules(card) if law.rule == "cannot attack"} == {source}
        ]
        able = [*self.battles.attackers(seat), *held]
        return self.battles.plan(able, 1 - seat).worth - self._best_plan(seat).worth if held else 0.0

    def fresh(self, card: int, seat: int) -> float:
        """What one more attacker adds to the attacks that a player may yet make this turn."""
        able = self.battles.attackers(seat) if self._may_attack(seat) else []
        if card in able or not self._may_attack(seat) or not self.game.profile(card).monster:
            return 0.0
        return max(0.0, self.battles.plan([*able, card], 1 - seat).worth - self._best_plan(seat).worth)

    def once_more(self, seat: int) -> float:
        """What one more Normal Summon is worth this turn: the best of the hand for which none would be left."""
        hand, left = self.game.table.zones[f"{seat}.hand"], self.game.summons.normal_summons_left(seat)
        gains = sorted((self._summon_gains(card, seat) for card in hand), reverse=True)
        return max([0.0, *gains[left : left + 1]])

    def with_tributes(self, count: int, seat: int) -> float:
        """What so many monsters more, fit only to be Tributed, are worth this turn: the best Tribute Summon that they
        make possible, beside the best Normal Summon that is possible without.
        """
        game, judge, best, other = self.game, self.judge, 0.0, 0.0
        mine = game.turn_player() == seat and game.phase() in ("main1", "main2")
        if not mine or not game.summons.normal_summons_left(seat):
            return 0.0
        there = len(game.summons.tributable(seat))
        for card in game.table.zones[f"{seat}.hand"]:
            profile = game.profile(card)
            if not profile.monster or not profile.normal_summonable:
                continue
            needed = game.summons.tributes_needed(seat, card)
            if needed == 0:
                other = max(other, self._summon_gains(card, seat))
            elif there < needed <= there + count:
                best = max(best, judge.printed(card) - judge.keep(card) + self.fresh(card, seat))
        return max(0.0, best - other)

    def _summon_gains(self, card: int, seat: int) -> float:
        """What the Normal Summon of a monster that needs no Tributes brings."""
        profile = self.game.profile(card)
        if not profile.monster or not profile.normal_summonable or self.game.summons.tributes_needed(seat, card):
            return 0.0
        return self.judge.printed(card) - self.judge.keep(card) + self.fresh(card, seat)

    def _may_attack(self, seat: int) -> bool:
        game = self.game
        if game.turn_player() != seat or game.phase() not in ("main1", "battle"):
            return False
        return game.phase() == "battle" or game.actions.cannot_enter_battle() is None
