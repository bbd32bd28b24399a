"""Skills that are used many times (607), in two parts (608), or from the hand (619)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.rules.casting.zone_changes import Discard, ZoneChange
from sanam.games.summoner_master.rules.skills.skills import SkillProcedure, UseSkill, UseSkillAll
from sanam.games.summoner_master.texts.execution.resolution import ChooseTargets


class UseSkillManyTimes(SkillProcedure):
    """607: paid for once, used as many times as it says for as long as that is possible (604.5)."""

    uses = Public[int](0)

    @step("607.1", "607.2", "607.4")
    def announce(self) -> Outcome:
        return self.begin()

    @step("607.3")
    def choose_modes(self) -> Outcome:
        return self.choose_mode()

    @step("607.3")
    def modes_chosen(self) -> Outcome:
        return self.keep_mode()

    @step("607.5")
    def ask_cost(self) -> Outcome:
        return self.cost()

    @step("607.6")
    def pay_cost(self) -> Outcome:
        return self.pay()

    @step("607.7")
    def choose_targets(self) -> Outcome:
        return self.ask_targets("607.7")

    @step("607.7")
    def targets_chosen(self) -> Outcome:
        return self.tell_targets()

    @step("607.8")
    def choose_abilities_on_use(self) -> Outcome:
        return self.choose_on_use()

    @step("607.8")
    def keep_on_use(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("607.9")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("607.10")
    def work_abilities_on_use(self) -> Outcome:
        return self.work_on_use()

    @step("607.11")
    def verify(self) -> Outcome:
        return self.verify_aims("choose_targets")

    @step("607.12")
    def effect(self) -> Outcome:
        return self.effect_now(use=self.uses + 1)

    @step("607.13", "607.14")
    def abilities_on_success(self) -> Outcome:
        return self.succeeded()

    @step("607.15", "604.5")
    def count(self) -> Outcome:
        self.uses += 1
        self.aims = []
        self.asked = None
        if self.uses < self.power.times and not self.failing():
            return self.jump("choose_targets")
        return self.finish()

    @step("607.11")
    def exit(self) -> Outcome:
        return self.leave(False)


class UseSkillInTwoParts(SkillProcedure):
    """608: two parts for one Cost, with three Interfere Steps: before the first, between them, before the second."""

    after_choosing, first_effect = "interfere_after", "first_part"

    @step("608.2", "608.3", "608.5")
    def announce(self) -> Outcome:
        return self.begin()

    @step("608.4")
    def choose_modes(self) -> Outcome:
        return self.choose_mode()

    @step("608.4")
    def modes_chosen(self) -> Outcome:
        return self.keep_mode()

    @step("608.6")
    def ask_cost(self) -> Outcome:
        return self.cost()

    @step("608.7")
    def pay_cost(self) -> Outcome:
        return self.pay()

    @step("608.8")
    def choose_targets(self) -> Outcome:
        return self.ask_targets("608.8")

    @step("608.8")
    def targets_chosen(self) -> Outcome:
        return self.tell_targets()

    @step("608.9")
    def interfere_before(self) -> Outcome:
        return self.interfere()

    @step("608.10")
    def verify(self) -> Outcome:
        return self.verify_aims("choose_targets")

    @step("608.11")
    def first_part(self) -> Outcome:
        return self.effect_now(part=1)

    @step("608.12")
    def interfere_between(self) -> Outcome:
        self.aims = []
        return self.interfere()

    @step("608.13")
    def choose_second_modes(self) -> Outcome:
        return self.jump("exit") if self.failing() else self.choose_mode(1)

    @step("608.13", "608.14")
    def second_modes_chosen(self) -> Outcome:
        return self.keep_mode("exit")

    @step("608.14", "608.15")
    def choose_second_targets(self) -> Outcome:
        """With nothing left to aim at the Skill ends here, and the first part stands (608.14)."""
        if self.program is None and not self.rules.cast.free_targets(self.seat, self.card, "608.15").options:
            return self.jump("exit")
        return self.ask_targets("608.15")

    @step("608.15")
    def second_targets_chosen(self) -> Outcome:
        return self.tell_targets()

    @step("608.16")
    def choose_abilities_on_use(self) -> Outcome:
        return self.choose_on_use()

    @step("608.16")
    def keep_on_use(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("608.17")
    def interfere_after(self) -> Outcome:
        return self.interfere()

    @step("608.18")
    def work_abilities_on_use(self) -> Outcome:
        return self.work_on_use()

    @step("608.19")
    def verify_again(self) -> Outcome:
        return self.verify_aims("choose_second_targets")

    @step("608.20")
    def second_part(self) -> Outcome:
        return self.effect_now(part=2)

    @step("608.21", "608.22")
    def abilities_on_success(self) -> Outcome:
        return self.succeeded()

    @step("608.23")
    def end(self) -> Outcome:
        return self.finish()

    @step("608.10", "608.14", "608.19")
    def exit(self) -> Outcome:
        return self.leave(False)


class UseSkillFromHand(SkillProcedure):
    """619: only the name is announced, as its `code`; which copy it is, is said when it is verified (619.13)."""

    code = Public[str]()

    @property
    def power(self) -> Power:
        return self.rules.profiles[self.seat][self.code].powers[self.skill]

    @property
    def source(self) -> int:
        """Any copy in the hand, until it is said which one it is."""
        return self._copies()[0] if self.card is None else self.card

    def _copies(self) -> list[int]:
        return [card for card in self.rules.hand(self.seat) if self.table.cards[card].code == self.code]

    @step("619.1", "619.2", "619.3", "619.6")
    def announce(self) -> Outcome:
        copies = self._copies()
        if not copies or self.rules.skills.cannot_pay_skill(self.seat, copies[0], self.skill) is not None:
            return self.done(False)
        self.rules.fact("announces_skill", self.seat, None, code=self.code, skill=self.skill)
        return None

    @step("619.4")
    def choose_modes(self) -> Outcome:
        return self.choose_mode()

    @step("619.4")
    def modes_chosen(self) -> Outcome:
        return self.keep_mode()

    @step("619.5")
    def ask_cost(self) -> Outcome:
        if not self._copies():
            return self.done(False)
        if self.mp is not None:
            self.answer = None
            return None
        return self.by_hand(self.seat, None, "cost", Option("cancel"), code=self.code, skill=self.skill)

    @step("619.7")
    def pay_cost(self) -> Outcome:
        mp = self.mp
        if mp is None and self.picked()[0].act == "cancel":
            return self.done(False)
        self.rules.pay(self.seat, mp or 0)
        return self.pay_more()

    @step("619.8")
    def choose_targets(self) -> Outcome:
        if not self._copies():
            return self.done(False)
        if self.program is not None:
            return self.call(ChooseTargets, source=self.source, seat=self.seat, power=self.skill, way=self.way)
        again = bool(self.aims)
        if not again and self.rules.interference.comes_at_once(self.seat):
            return self.aim_by_hand()
        choice = self.rules.cast.free_targets(self.seat, None, "619.8", least=1 if again else 0)
        return self.done(False) if again and not choice.options else self.ask(choice)

    @step("619.8")
    def targets_chosen(self) -> Outcome:
        return self.tell_targets()

    @step("619.9")
    def choose_abilities_on_use(self) -> Outcome:
        return self.choose_on_use()

    @step("619.9")
    def keep_on_use(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("619.10")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("619.11")
    def work_abilities_on_use(self) -> Outcome:
        return self.work_on_use()

    @step("619.12")
    def verify(self) -> Outcome:
        if not self._copies():
            return self.done(False)
        return None if self._aims_hold() else self.jump("choose_targets")

    @step("619.13")
    def ask_copy(self) -> Outcome:
        """With no copy left in the hand the announcement is left, and what was paid is lost."""
        copies = self._copies()
        if not copies:
            return self.done(False)
        options = [Option("pick", card) for card in copies]
        return self.ask(Choice(self.seat, "copy", options, rule="619.13", params={"code": self.code}))

    @step("619.13")
    def show_copy(self) -> Outcome:
        self.card = self.picked()[0].card
        self.play.show(self.card, [0, 1])
        self.rules.fact("uses_skill", self.seat, self.card, skill=self.skill)
        return None

    @step("SMG-73.1")
    def twinkle(self) -> Outcome:
        """After it is known which card it is, before its Effect (digest part 3, A25)."""
        program = self.program
        if program is None or not program.twinkling:
            return self.jump("go_on")
        if program.twinkling == "remove":
            return self.call(ZoneChange, cards=[self.card], to="remove")
        return self.call(Discard, cards=[self.card])

    @step("SMG-73.2", "SMG-73.3")
    def twinkled(self) -> Outcome:
        if self.rules.word(self.card).endswith("shrine"):
            self.play.mark(self.card, "twinkled", True)
        return None

    @step("619.14", "605.15", "604.7", "700.1")
    def go_on(self) -> Outcome:
        """As a Skill of its kind does from its Effect on. A Seal that its own Skill brought in stays Active."""
        kind, aims = BY_USE[self.power.use], self.aims or None
        return self.call(
            kind, card=self.card, seat=self.seat, skill=self.skill, way=self.way, aims=aims, from_hand=True, asked=True
        )

    @step("619.14")
    def end(self) -> Outcome:
        return self.done(self.result)

    @step("619.12")
    def exit(self) -> Outcome:
        return self.done(False)


#: The procedures of Skills by their use (605 to 608).
BY_USE: dict[str, type[SkillProcedure]] = {
    "ordinary": UseSkill,
    "all": UseSkillAll,
    "multiple": UseSkillManyTimes,
    "two-part": UseSkillInTwoParts,
}
