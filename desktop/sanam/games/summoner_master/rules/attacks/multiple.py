"""507: a multiple attack, strike by strike; every strike has its Interfere Step and is paid for by the one Cost."""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.attacks.attack import AttackProcedure, GeneralAttack
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.texts.execution.profiles import NORMAL


class HowOften(SummonerProcedure):
    """Whether a Seal attacks several times for its one attack Mp: settled when the attack is announced (SMG-106).

    `attacker` is not commanded before that is known.
    """

    attacker = Public[int]()
    seat = Public[int]()
    form = Public[int](NORMAL)

    @step("SMG-106.2")
    def ask_how_often(self) -> Outcome:
        params = {"card": self.attacker, "question": "twice"}
        return self.ask(Choice(self.seat, "yes_no", [Option("yes"), Option("no")], rule="SMG-106.2", params=params))

    @step("SMG-106.1", "SMG-106.2")
    def attack(self) -> Outcome:
        found = {"card": self.attacker, "seat": self.seat, "form": self.form}
        if self.picked()[0].act == "no":
            return self.call(GeneralAttack, **found)
        return self.call(MultipleAttack, strikes=self.rules.attacks.times(self.attacker), **found)


class MultipleAttack(AttackProcedure):
    """507: as many strikes as the form says, for as long as they are possible (501.2.4)."""

    made = Public[int](0)
    #: How many strikes, where the form does not say so (SMG-106.1).
    strikes = Public[int](0)
    hand = Public[bool]()
    target = Public[int]()
    target_stay = Public[int]()
    fighting = Public[bool]()

    @step("507.1", "507.2")
    def declare(self) -> Outcome:
        return None if self.declarable() else self.done()

    @step("507.3")
    def target_exists(self) -> Outcome:
        if self._strikes():
            return None
        return self.over() if self.paid else self.done()

    @step("507.4", "507.5")
    def pay_cost(self) -> Outcome:
        if not self.paid:
            self.pay()
        return None

    @step("507.5")
    def commanded_abilities(self) -> Outcome:
        return None if self.asked else self.commanded()

    def _strikes(self) -> list[Option]:
        """The Seals that a strike may hit, or the hand."""
        rules = self.rules
        found = [Option("attack", card) for card in rules.attacks.attackable(self.seat, self.card)]
        if not found and rules.attacks.cannot_attack_hand(self.seat, self.card) is None:
            found.append(Option("hand"))
        return found

    @step("507.6", "501.2.4")
    def choose_strike(self) -> Outcome:
        """The kind of this strike and what it hits."""
        options = self._strikes() if self.standing() == "" else []
        if not options:
            return self.jump("recheck")
        params = {"card": self.card, **self._strike()}
        return self.ask(Choice(self.seat, "attack_target", options, rule="507.6", params=params))

    def _strike(self) -> dict[str, Any]:
        """Which strike this is, of how many."""
        return {"strike": self.made + 1, "strikes": self._most()}

    def _most(self) -> int:
        return self.strikes or self.rules.fights.strikes(self.card, self.form)

    @step("507.6")
    def strike_chosen(self) -> Outcome:
        target = self.picked()[0].card
        self.target, self.hand = target, (True if target is None else None)
        if target is None:
            self.play.mark(f"seat{self.seat}", "hand_attack", self.rules.subturn())
            self.rules.fact("hand_attacked", 1 - self.seat, None, card_attacker=self.card, **self._strike())
        else:
            self.target_stay = self.rules.stay(target)
            self.rules.fact("attacked", 1 - self.seat, target, card_attacker=self.card, **self._strike())
        return None

    @step("507.7")
    def choose_abilities_on(self) -> Outcome:
        """At every strike again: each is an attack of its own (504.7, 504.8, 505.8)."""
        other = ("hand-attack", [self.card]) if self.hand else ("attacked", [self.target])
        return self.choose_abilities(("attack", [self.card]), other)

    @step("504.9", "507.7")
    def choose_abilities_in_fight(self) -> Outcome:
        self.keep()
        return self.choose_abilities(("fight", [] if self.hand else [self.card, self.target]))

    @step("507.8")
    def interfere_step(self) -> Outcome:
        self.fight_waiting = self.result or []
        return self.interfere()

    @step("507.9")
    def work_abilities_on(self) -> Outcome:
        return self.work_waiting()

    @step("507.10")
    def recheck(self) -> Outcome:
        """As in a general attack, or in one on the hand; what cannot be struck any more is chosen again."""
        rules = self.rules
        outcome = self.recheck_standing()
        if outcome is not None:
            return outcome
        blocked = bool(rules.attacks.attackable(self.seat, self.card))
        if self.hand:
            holds = not blocked and bool(rules.hand(1 - self.seat))
        else:
            holds = (
                self.target is not None
                and rules.stay(self.target) == self.target_stay
                and self.target in rules.attacks.attackable(self.seat, self.card)
            )
        if holds:
            return self.jump("choose_kind" if self.hand else "fight")
        return self.jump("choose_strike" if self._strikes() else "ends")

    @step("504.14", "507.10")
    def fight(self) -> Outcome:
        self.fighting = True
        return self.work_abilities(self.fight_waiting)

    @step("504.15.3", "507.11")
    def strike(self) -> Outcome:
        """Compared and destroyed at once; the attacker keeps attacking and stays Active."""
        if self.standing() != "" or self.rules.stay(self.target) != self.target_stay:
            return self.jump("ends")
        self.settle_fight(self.target)
        return None

    @step("504.16", "507.11")
    def choose_on_success(self) -> Outcome:
        return self.choose_on_end(self.target)

    @step("504.17", "507.11")
    def work_on_success(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("507.11")
    def destroy_losers(self) -> Outcome:
        """They lose their status first; the attacker goes on attacking."""
        self.losers, self.fighting = [], None
        self.rules.end_until("fight")
        fought = [self.card, self.target]
        return self.call(Destroy, cards=self.doomed, fought=fought) if self.doomed else None

    @step("507.12")
    def struck(self) -> Outcome:
        return self.jump("count")

    @step("505.12", "507.11")
    def choose_kind(self) -> Outcome:
        choice = self.ask_hand_kind()
        return self.jump("recheck") if choice is None or self.standing() != "" else self.ask(choice)

    @step("505.12", "507.11")
    def hit(self) -> Outcome:
        return self.hit_hand()

    @step("505.13", "507.11")
    def choose_on_hit(self) -> Outcome:
        self.tell_hit()
        return self.choose_abilities(("attack-success", [self.card]), ("hand-attack-success", [self.card]))

    @step("505.14", "507.11")
    def work_on_hit(self) -> Outcome:
        return self.work_abilities(self.result or [])

    @step("507.12")
    def count(self) -> Outcome:
        self.made += 1
        self.target = self.hand = None
        if self.made < self._most() and self.standing() != "over" and self._strikes():
            return self.jump("choose_strike")
        return self.jump("ends")

    @step("504.12")
    def other_form(self) -> Outcome:
        return self.restart()

    @step("504.12")
    def restarted(self) -> Outcome:
        return self.done(self.result)

    @step("507.12", "500.3")
    def ends(self) -> Outcome:
        return self.over()
