"""The turn and its five phases (6-1 to 6-6)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import TABLE
from sanam.games.onepiece.rules.actions import ActionRules
from sanam.games.onepiece.rules.autos import UseAbility
from sanam.games.onepiece.rules.battle import Battle
from sanam.games.onepiece.rules.playing import PlayCard
from sanam.games.onepiece.vocabulary.zones import COST, GIVENS
from sanam.games.procedure import GameProcedure

DON_A_TURN = 2


class Turn(GameProcedure[ActionRules]):
    """One player's turn: Refresh, Draw, DON!!, Main and End Phase (6-1-1)."""

    player = Public[int]()

    @step("6-1-1", "6-1-2", "4-3-1")
    def begin(self) -> Outcome:
        self.play.mark(TABLE, "turn", self.rules.turn() + 1)
        self.play.mark(TABLE, "player", self.player)
        self.rules.fact("turn", self.player, None, turn=self.rules.turn())
        return None

    @step("6-1-1")
    def refresh(self) -> Outcome:
        return self.call(RefreshPhase)

    @step("6-1-1", "6-3-1")
    def draw(self) -> Outcome:
        """Draw 1 card, but for the player going first in the first turn."""
        self.rules.enter("draw")
        if self.rules.turn() > 1:
            self.rules.draw(self.player, 1)
        return None

    @step("6-1-1", "6-4-1", "6-4-2", "6-4-3")
    def don(self) -> Outcome:
        """2 DON!! cards, 1 in the first turn of the player going first; what is left when there are fewer."""
        self.rules.enter("don")
        rules = self.rules
        given = sum(effect.value for effect in rules.effects(f"seat{self.player}", "don to leader"))
        placed = rules.add_don(self.player, DON_A_TURN if rules.turn() > 1 else 1)
        for don in rules.active_don(self.player)[-1 : -1 - min(placed, given) : -1]:
            rules.give(don, rules.leader(self.player))
        return None

    @step("6-1-1")
    def main(self) -> Outcome:
        return self.call(MainPhase)

    @step("6-1-1", "6-5-2-1")
    def end(self) -> Outcome:
        return self.call(EndPhase)


class RefreshPhase(GameProcedure[ActionRules]):
    """6-2."""

    @step("6-2-1")
    def begin(self) -> Outcome:
        rules = self.rules
        rules.enter("refresh")
        rules.end_effects("start of turn", rules.turn_player())
        rules.end_effects("start of opponent's turn", 1 - rules.turn_player())
        return None

    @step("6-2-2")
    def start_of_turn(self) -> Outcome:
        rules = self.rules
        seat = rules.turn_player()
        rules.notice("turn_begun", seat)
        rules.meet("start of your turn", *rules.field(seat))
        rules.meet("start of opponent's turn", *rules.field(1 - seat))
        return self.rules.autos()

    @step("6-2-3")
    def return_don(self) -> Outcome:
        for don in list(self.table.zones[GIVENS[self.rules.turn_player()]]):
            self.rules.take_back(don)
        return None

    @step("6-2-4")
    def stand_up(self) -> Outcome:
        rules = self.rules
        seat = rules.turn_player()
        cards = (*rules.field(seat), *self.table.zones[COST[seat]])
        # All at once: one that stands up keeps no other from it.
        known = rules.all_effects()
        for card in [c for c in cards if (c, "no refresh") not in known and (c, "no active") not in known]:
            rules.set_active(card)
        for change in [c for c in self.table.modifiers.values() if c.until == "refresh"]:
            owner = self.table.cards[change.subject].owner if isinstance(change.subject, int) else seat
            if owner == seat:
                self.play.unmodify(change)
        return None


class MainPhase(GameProcedure[ActionRules]):
    """The turn player acts in any order, any number of times, until the end is declared (6-5)."""

    @step("6-5-1")
    def begin(self) -> Outcome:
        rules = self.rules
        rules.enter("main")
        rules.notice("main_begun", rules.turn_player())
        seat = rules.turn_player()
        rules.meet("start of main phase", *rules.field(seat), *rules.field(1 - seat))
        return self.rules.autos()

    @step("6-5-2", "6-5-3-1", "6-5-4-1", "6-5-5-3", "7-1-5-5")
    def act(self) -> Outcome:
        if self.table.triggers:
            # Something done by hand has met a timing.
            return self.jump("acted")
        rules = self.rules
        seat = rules.turn_player()
        return self.ask(Choice(seat, "action", rules.actions(seat), rule="6-5-2", params={"phase": "main"}))

    @step("6-5-2", "6-5-2-1", "6-5-5-1")
    def do(self) -> Outcome:
        rules = self.rules
        rules.forget()
        option = self.picked()[0]
        card = option.card
        seat = rules.turn_player()
        match option.act:
            case "give":
                assert card is not None
                rules.give(rules.active_don(seat)[0], card)
                return self.jump("act")
            case "give_many":
                return self.call(GiveMany, card=card, seat=seat)
            case "play":
                return self.call(PlayCard, card=card, seat=seat, ability=option.value)
            case "activate":
                return self.call(UseAbility, card=card, ability=option.value)
            case "attack":
                return self.call(Battle, attacker=card)
        return self.done()

    @step("8-6-3", "10-2-6-1")
    def acted(self) -> Outcome:
        return self.rules.autos()

    @step("6-5-2")
    def go_round(self) -> Outcome:
        return self.jump("act")


class GiveMany(GameProcedure[ActionRules]):
    """Attach several active DON!! cards to a Leader or Character, by their number (6-5-5-1, 6-5-5-3)."""

    card = Public[int]()
    seat = Public[int]()

    @step("6-5-5-1", "6-5-5-3")
    def ask_number(self) -> Outcome:
        active = len(self.rules.active_don(self.seat))
        options = [Option("amount", value=n) for n in range(1, active + 1)]
        if not options:
            return self.done()
        return self.ask(Choice(self.seat, "give_amount", options, rule="6-5-5-1", params={"card": self.card}))

    @step("6-5-5-1", "6-5-5-3")
    def give(self) -> Outcome:
        for _ in range(self.picked()[0].value):
            self.rules.give(self.rules.active_don(self.seat)[0], self.card)
        return self.done()


class EndPhase(GameProcedure[ActionRules]):
    """6-6-1, in the order 6-6-1-1 to 6-6-1-4."""

    @step("6-6-1", "6-6-1-1", "6-6-1-1-2")
    def your_turn_ends(self) -> Outcome:
        rules = self.rules
        rules.enter("end")
        rules.notice("turn_over", rules.turn_player())
        rules.meet("end of your turn", *rules.field(rules.turn_player()))
        return self.rules.autos()

    @step("6-6-1-1", "6-6-1-1-2")
    def opponents_turn_ends(self) -> Outcome:
        rules = self.rules
        rules.meet("end of opponent's turn", *rules.field(1 - rules.turn_player()))
        return self.rules.autos()

    @step("6-6-1-2", "6-6-1-2(1)")
    def remaining(self) -> Outcome:
        self.rules.remain_at_end(self.rules.turn_player())
        return self.rules.autos()

    @step("6-6-1-2", "6-6-1-2(1)")
    def until_end_of_turn(self) -> Outcome:
        rules = self.rules
        seat = rules.turn_player()
        rules.end_effects("end of turn", seat)
        rules.end_effects("end of your turn", seat)
        return None

    @step("6-6-1-2(2)")
    def remaining_of_other(self) -> Outcome:
        self.rules.remain_at_end(1 - self.rules.turn_player())
        return self.rules.autos()

    @step("6-6-1-2(2)")
    def until_end_of_opponents_turn(self) -> Outcome:
        rules = self.rules
        seat = 1 - rules.turn_player()
        rules.end_effects("end of turn", seat)
        rules.end_effects("end of opponent's turn", seat)
        return None

    @step("6-6-1-3")
    def during_this_turn(self) -> Outcome:
        rules = self.rules
        for seat in (rules.turn_player(), 1 - rules.turn_player()):
            rules.end_effects("turn", seat)
        return None

    @step("6-6-1-4")
    def over(self) -> Outcome:
        self.rules.lose_late()
        self.play.checkpoint()
        return self.done()
