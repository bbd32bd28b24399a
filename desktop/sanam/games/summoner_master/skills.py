"""Using a Skill whose text is applied by hand (604, 605)."""

from __future__ import annotations

from sanam.engine.choice import Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.summoner_master.base import SummonerProcedure


class UseSkill(SummonerProcedure):
    """605: Cost, targets, Interfere Step, the effect. The card that uses it becomes Inactive; a Mystic Card may be
    commanded once a Subturn (500.7).

    What the Skill costs and does is said by its text alone, so the players pay and carry it out by hand; the order of
    what happens, and whether the card may still use it, is the rules'.
    """

    card = Local[int]()
    seat = Local[int]()
    skill = Local[int]()
    stay = Local[int]()
    paid = Local[bool]()

    @step("605.1", "605.2", "604.2", "604.6")
    def announce(self) -> Outcome:
        rules = self.rules
        if self.skill not in rules.kit(self.card).skills or rules.cannot_use_skill(self.seat, self.card) is not None:
            return self.done(False)
        self.stay = rules.stay(self.card)  # type: ignore[assignment]
        rules.fact("announces_skill", self.seat, self.card, skill=self.skill)
        return None

    @step("605.4", "605.5", "605.6", "SMG-20")
    def ask_cost(self) -> Outcome:
        """Whoever cannot pay, or has nothing to aim at, takes the announcement back; nothing is lost by that."""
        if self._over():
            return self.done(False)
        return self.by_hand(self.seat, self.card, "cost", Option("cancel"))

    @step("605.5", "605.6", "604.1")
    def pay(self) -> Outcome:
        if self.picked()[0].act == "cancel":
            return self.done(False)
        rules = self.rules
        self.paid = True
        if not rules.kit(self.card).seal:
            self.play.mark(self.card, "commanded", rules.subturn())
        rules.fact("uses_skill", self.seat, self.card, skill=self.skill)
        return None

    @step("605.7")
    def ask_targets(self) -> Outcome:
        if self._over():
            return self.jump("exit")
        return self.ask(self.rules.free_targets(self.seat, self.card, "605.7"))

    @step("605.7")
    def targets_chosen(self) -> Outcome:
        self.rules.fact("targets", self.seat, self.card, cards=[option.card for option in self.picked()])
        return None

    @step("605.9")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("605.11", "604.6", "500.11")
    def verify(self) -> Outcome:
        return self.jump("exit") if self._over() else None

    def _over(self) -> bool:
        rules = self.rules
        if rules.stay(self.card) != self.stay:
            return True
        return rules.cannot_use_skill(self.seat, self.card, going_on=True) is not None

    @step("605.12", "711.3")
    def effect(self) -> Outcome:
        if not self.rules.in_arena(self.card):
            return self.jump("exit")
        return self.by_hand(self.seat, self.card, "effect")

    @step("605.15", "500.3", "SMG-38")
    def end(self) -> Outcome:
        self.rules.fact("used_skill", self.seat, self.card, self._seen_by(), skill=self.skill)
        if self.rules.stay(self.card) == self.stay:
            self.rules.rest(self.card)
        return self.done(True)

    def _seen_by(self) -> list[int] | None:
        """A card that its own Skill put out of sight is not named to those who do not see it."""
        it = self.table.cards[self.card]
        seen = [seat for seat in (0, 1) if not self.rules.hidden_from(it, seat)]
        return None if len(seen) == 2 else seen

    @step("605.11")
    def exit(self) -> Outcome:
        """It cannot be used any more: what was paid is lost, and a Seal is Inactive."""
        if self.rules.stay(self.card) == self.stay:
            self.rules.rest(self.card)
        return self.done(False)
