"""Attacks on the hand (505) and All attacks (506)."""

from __future__ import annotations

from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.attacks.attack import AttackProcedure, GeneralAttack
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy
from sanam.games.summoner_master.vocabulary.zones import AT_LINE, DF_LINE


class HandAttack(AttackProcedure):
    """505: an attack on the opponent's hand; the card it hits is no Discard (501.2.3, SMG-29)."""

    @step("505.2", "505.3", "505.4", "505.1")
    def declare(self) -> Outcome:
        if self.declarable() and self.rules.attacks.cannot_attack_hand(self.seat, self.card) is None:
            return None
        return self.done()

    @step("505.5", "505.6", "505.1.2")
    def pay_cost(self) -> Outcome:
        if not self.paid:
            self.pay()
        self.play.mark(f"seat{self.seat}", "hand_attack", self.rules.subturn())
        return None

    @step("505.6")
    def commanded_abilities(self) -> Outcome:
        return self.commanded()

    @step("505.7")
    def declare_player(self) -> Outcome:
        self.rules.fact("hand_attacked", 1 - self.seat, None, card_attacker=self.card)
        return None

    @step("505.8")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_on(attack="hand-attack")

    @step("505.9")
    def interfere_step(self) -> Outcome:
        self.keep()
        return self.interfere()

    @step("505.10")
    def work_abilities_on(self) -> Outcome:
        return self.work_waiting()

    @step("505.11")
    def recheck(self) -> Outcome:
        """With Seals in the way now it becomes a general attack on one of them."""
        rules = self.rules
        outcome = self.recheck_standing()
        if outcome is not None:
            return outcome
        seals = rules.line(1 - self.seat, AT_LINE) or rules.line(1 - self.seat, DF_LINE)
        if seals and not rules.deed(self.card, "reach-hand"):
            return self.jump("turn_into_general")
        return None

    @step("505.12", "SMG-56.1", "SMG-56.2")
    def choose_kind(self) -> Outcome:
        if self.standing() != "":
            return self.jump("recheck")
        choice = self.ask_hand_kind()
        return self.jump("become_inactive") if choice is None else self.ask(choice)

    @step("505.12", "501.2.3", "301.1.1")
    def hit(self) -> Outcome:
        return self.hit_hand()

    @step("505.13")
    def choose_on_success(self) -> Outcome:
        self.tell_hit()
        return self.choose_abilities(("attack-success", [self.card]), ("hand-attack-success", [self.card]))

    @step("505.14")
    def work_on_success(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("505.15", "505.16", "505.17", "500.3")
    def become_inactive(self) -> Outcome:
        self.rules.rest(self.card)
        return self.done(True)

    @step("505.11")
    def turn_into_general(self) -> Outcome:
        return self.call(
            GeneralAttack, card=self.card, seat=self.seat, form=self.form, paid=True, stay=self.stay, asked=True
        )

    @step("505.11")
    def general_over(self) -> Outcome:
        return self.done(self.result)

    @step("505.11")
    def other_form(self) -> Outcome:
        return self.restart()

    @step("505.11")
    def restarted(self) -> Outcome:
        return self.done(self.result)

    @step("505.11")
    def ends(self) -> Outcome:
        return self.over()


class AllAttack(AttackProcedure):
    """506: an attack on a player, which hits every Seal in both Lines; they cannot counter (501.2.5)."""

    attacked = Public[list[int]]([])
    #: Of each attacked Seal its stay in the Arena.
    stays = Public[list[int]]([])

    @step("506.1", "506.2", "506.3")
    def declare(self) -> Outcome:
        """The target is the opposing player, who is always there (digest part 1, ruling 45)."""
        return None if self.declarable() else self.done()

    @step("506.4", "506.5")
    def pay_cost(self) -> Outcome:
        if not self.paid:
            self.pay()
        return None

    @step("506.5")
    def commanded_abilities(self) -> Outcome:
        return None if self.asked else self.commanded()

    @step("506.6", "SMG-7")
    def aim(self) -> Outcome:
        self.attacked = self._line_up()
        self.stays = [self.rules.stay(card) or 0 for card in self.attacked]
        return None

    def _line_up(self) -> list[int]:
        rules = self.rules
        opponent = 1 - self.seat
        return [c for c in (*rules.line(opponent, AT_LINE), *rules.line(opponent, DF_LINE)) if c != self.card]

    @step("506.7", "506.8")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_on(("attacked", self.attacked), ("attacked-all", self.attacked), attack="all-attack")

    @step("506.9")
    def interfere_step(self) -> Outcome:
        self.keep()
        return self.interfere()

    @step("506.10")
    def work_abilities_on(self) -> Outcome:
        return self.work_waiting()

    @step("506.11")
    def recheck(self) -> Outcome:
        return self.recheck_standing()

    def _still_attacked(self) -> list[int]:
        """The Seals that were attacked when it was aimed (506.6) and are still in a Line; by the match's option also
        those that have come in since.
        """
        line_up = self._line_up()
        if self.rules.settings["all_attack"] == "all":
            return line_up
        aimed = dict(zip(self.attacked, self.stays, strict=True))
        return [card for card in line_up if card in aimed and self.rules.stay(card) == aimed[card]]

    @step("506.12", "506.12.1", "506.12.2", "506.12.3", "501.2.5", "506.6")
    def compare_powers(self) -> Outcome:
        """All at the same time; the attacker cannot lose."""
        self.attacked = self._still_attacked()
        fights = [self.compare(card, all_attack=True) for card in self.attacked]
        self.losers = [card for card, fight in zip(self.attacked, fights, strict=True) if fight.target]
        powers = [list(fight.powers[0]) for fight in fights]
        self.rules.fact(
            "fought", self.seat, self.card, cards_losing=self.losers, cards_attacked=self.attacked, powers=powers
        )
        return None

    @step("506.13")
    def choose_on_success(self) -> Outcome:
        return self.choose_abilities(
            ("attack-success", [self.card]),
            ("all-attack-success", [self.card]),
            ("attacked-success", self.losers),
            ("attacked-all-success", self.losers),
        )

    @step("506.14")
    def work_on_success(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("506.15", "500.3")
    def become_inactive(self) -> Outcome:
        self.rules.rest(self.card)
        return None

    @step("506.16", "506.17", "713.1")
    def destroy_losers(self) -> Outcome:
        self.lose_statuses()
        return self.call(Destroy, cards=self.losers) if self.losers else None

    @step("506.18")
    def end(self) -> Outcome:
        return self.done(True)

    @step("506.11")
    def other_form(self) -> Outcome:
        return self.restart()

    @step("506.11")
    def restarted(self) -> Outcome:
        return self.done(self.result)

    @step("506.11")
    def ends(self) -> Outcome:
        return self.over()
