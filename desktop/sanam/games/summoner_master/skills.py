"""Using a Skill: an ordinary one (605), All (606), many times (607), in two parts (608), from the hand (619).

What a Skill does is said by its text; where that is not understood, the players carry it out by hand, and pay what is
not plain Mp. The order of what happens, and whether the card may still use it, is the rules'.
"""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.summoner_master.base import SummonerProcedure, Waiting
from sanam.games.summoner_master.card_texts.carrying import ChooseTargets, PayCosts
from sanam.games.summoner_master.card_texts.program import Program
from sanam.games.summoner_master.cards import Power


class SkillProcedure(SummonerProcedure):
    """What the kinds of Skills share. `card` uses the Skill with the index `skill` among its powers."""

    card = Local[int]()
    seat = Local[int]()
    skill = Local[int]()
    stay = Local[int]()
    #: What it aims at, each card with its presence.
    aims = Local[list[list[int]]]([])
    #: Abilities on using it that have chosen and wait to work, and whether they have been asked.
    waiting = Local[list[Waiting]]([])
    asked = Local[bool]()
    #: The step after their choosing.
    after_choosing = "interfere_step"

    @property
    def power(self) -> Power:
        return self.rules.kit(self.card).powers[self.skill]

    @property
    def source(self) -> int:
        """The card whose text it is."""
        return self.card

    @property
    def program(self) -> Program | None:
        """What is understood of the Skill, None where the players do it by hand."""
        return self.rules.kit(self.source).programs[self.skill]

    @property
    def mp(self) -> int | None:
        return self.rules.kit(self.source).skill_mp(self.skill)

    def begin(self) -> Outcome:
        """Announce the card and its Skill; nothing is paid yet."""
        rules = self.rules
        refused = rules.skills.cannot_use_skill(self.seat, self.card) or rules.skills.cannot_pay_skill(
            self.seat, self.card, self.skill
        )
        if self.skill not in rules.kit(self.card).skills or refused is not None:
            return self.done(False)
        self.stay = rules.stay(self.card)  # type: ignore[assignment]
        rules.fact("announces_skill", self.seat, self.card, skill=self.skill)
        return None

    def cost(self) -> Outcome:
        """Ask for what only the text says is paid; whoever cannot, or finds nothing to aim at, takes it back unpaid."""
        if self.failing():
            return self.done(False)
        if self.mp is not None:
            self.answer = None  # type: ignore[assignment]
            return None
        return self.by_hand(self.seat, self.card, "cost", Option("cancel"))

    def pay(self) -> Outcome:
        """Pay once, for every part and use; the card is now using its Skill."""
        rules, mp = self.rules, self.mp
        if mp is None and self.picked()[0].act == "cancel":
            return self.done(False)
        rules.pay(self.seat, mp or 0)
        if not rules.kit(self.card).seal:
            self.play.mark(self.card, "commanded", rules.subturn())
        rules.fact("uses_skill", self.seat, self.card, skill=self.skill)
        return self.pay_more()

    def pay_more(self) -> Outcome:
        """The Costs beside Mp that a text names, where it is understood."""
        program = self.program
        if program is None or not program.costs:
            return None
        return self.call(PayCosts, source=self.source, seat=self.seat, power=self.skill)

    def ask_targets(self, rule: str) -> Outcome:
        """Aim, or aim anew when what was aimed at is gone; with nothing left the Skill is lost (605.11)."""
        if self.failing():
            return self.jump("exit")
        if self.program is not None:
            return self.call(ChooseTargets, source=self.source, seat=self.seat, power=self.skill)
        again = bool(self.aims)
        choice = self.rules.cast.free_targets(self.seat, self.card, rule, least=1 if again else 0)
        return self.jump("exit") if again and not choice.options else self.ask(choice)

    def tell_targets(self) -> Outcome:
        """State what was chosen; leave when there is nothing that the text could aim at (605.11)."""
        rules = self.rules
        if self.program is None:
            picked = [option.card for option in self.picked() if option.card is not None]
            self.aims = [[card, rules.presence(card) or 0] for card in picked]
        elif self.result is False:
            return self.jump("exit")
        else:
            self.aims = self.result
        rules.fact("targets", self.seat, self.card, cards=[card for card, _ in self.aims])
        return None

    def effect_now(self, **params: Any) -> Outcome:
        """What the Skill does, or the players do by hand where its text is not understood (605.12)."""
        return self.take_effect(self.seat, self.card, self.skill, self.aims, skill=self.skill, **params)

    def choose_on_use(self) -> Outcome:
        """Abilities on using a Skill choose once, however often its own targets have to be chosen again (605.10)."""
        if self.asked:
            return self.jump(self.after_choosing)
        self.asked = True
        cards = [] if self.card is None else [self.card]
        mine = self.rules.abilities.side(self.seat)
        return self.choose_abilities(("skill", cards), ("command-skill", mine))

    def work_on_use(self) -> Outcome:
        """They work, before the Skill is verified."""
        waiting = self.waiting
        self.waiting = None  # type: ignore[assignment]
        return self.work_abilities(waiting)

    def succeeded(self) -> Outcome:
        """Abilities on having used a Skill successfully choose and work."""
        return self.abilities_now(("skill-success", [self.card]))

    def verify_aims(self, back: str) -> Outcome:
        """Leave when the card cannot use its Skill any more; go back when a target is gone, without paying again."""
        if self.failing():
            return self.jump("exit")
        return None if self._aims_hold() else self.jump(back)

    def _aims_hold(self) -> bool:
        return self.rules.texts.aims_hold(self.source, self.seat, self.skill, self.aims)

    def failing(self) -> bool:
        """Whether the card cannot use a Skill any more (604.6)."""
        rules = self.rules
        if rules.stay(self.card) != self.stay or not rules.texts.works(self.card, self.skill):
            return True
        return rules.skills.cannot_use_skill(self.seat, self.card, going_on=True) is not None

    def finish(self) -> Outcome:
        """It was used; a Seal is Inactive, unless its own Skill has put it elsewhere (604.7)."""
        it = self.table.cards[self.card]
        seen = [seat for seat in (0, 1) if not self.rules.hidden_from(it, seat)]
        seen_by = None if len(seen) == 2 else seen
        self.rules.texts.note_worked(self.card, self.skill)
        self.rules.fact("used_skill", self.seat, self.card, seen_by, skill=self.skill)
        return self.leave(True)

    def leave(self, used: bool) -> Outcome:
        """Out of the announcement: what was paid is lost, and a Seal that is still there is Inactive."""
        if self.rules.stay(self.card) == self.stay and self.stay is not None:
            self.rules.rest(self.card)
        return self.done(used)


class UseSkill(SkillProcedure):
    """605: an ordinary Skill."""

    @step("605.1", "605.2", "604.2", "604.6")
    def announce(self) -> Outcome:
        return self.begin()

    @step("605.4", "605.5", "SMG-20")
    def ask_cost(self) -> Outcome:
        return self.cost()

    @step("605.6", "604.1")
    def pay_cost(self) -> Outcome:
        return self.pay()

    @step("605.7")
    def choose_targets(self) -> Outcome:
        return self.ask_targets("605.7")

    @step("605.7")
    def targets_chosen(self) -> Outcome:
        return self.tell_targets()

    @step("605.8")
    def choose_abilities_on_use(self) -> Outcome:
        return self.choose_on_use()

    @step("605.8")
    def keep_on_use(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("605.9")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("605.10")
    def work_abilities_on_use(self) -> Outcome:
        return self.work_on_use()

    @step("605.11", "604.6", "500.11")
    def verify(self) -> Outcome:
        return self.verify_aims("choose_targets")

    @step("605.12", "711.3")
    def effect(self) -> Outcome:
        return self.effect_now()

    @step("605.13", "605.14")
    def abilities_on_success(self) -> Outcome:
        return self.succeeded()

    @step("605.15", "604.7", "500.3", "SMG-38")
    def end(self) -> Outcome:
        return self.finish()

    @step("605.11")
    def exit(self) -> Outcome:
        return self.leave(False)


class UseSkillAll(SkillProcedure):
    """606: a Skill that aims at the opposing player and reaches everything that it names of that player's (604.4)."""

    @step("606.1", "606.2", "606.4")
    def announce(self) -> Outcome:
        return self.begin()

    @step("606.5")
    def ask_cost(self) -> Outcome:
        return self.cost()

    @step("606.6", "606.7", "604.4")
    def pay_cost(self) -> Outcome:
        outcome = self.pay()
        if outcome is None:
            self.rules.fact("targets", self.seat, self.card, player=1 - self.seat)
        return outcome

    @step("606.8")
    def choose_abilities_on_use(self) -> Outcome:
        return self.choose_on_use()

    @step("606.8")
    def keep_on_use(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("606.9")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("606.10")
    def work_abilities_on_use(self) -> Outcome:
        return self.work_on_use()

    @step("606.11")
    def verify(self) -> Outcome:
        return self.jump("exit") if self.failing() else None

    @step("606.12")
    def effect(self) -> Outcome:
        return self.effect_now()

    @step("606.13", "606.14")
    def abilities_on_success(self) -> Outcome:
        return self.succeeded()

    @step("606.15")
    def end(self) -> Outcome:
        return self.finish()

    @step("606.11")
    def exit(self) -> Outcome:
        return self.leave(False)


class UseSkillManyTimes(SkillProcedure):
    """607: paid for once, used as many times as it says for as long as that is possible (604.5)."""

    uses = Local[int](0)

    @step("607.1", "607.2", "607.4")
    def announce(self) -> Outcome:
        return self.begin()

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
        self.asked = None  # type: ignore[assignment]
        if self.uses < self.power.times and not self.failing():
            return self.jump("choose_targets")
        return self.finish()

    @step("607.11")
    def exit(self) -> Outcome:
        return self.leave(False)


class UseSkillInTwoParts(SkillProcedure):
    """608: two parts for one Cost, with three Interfere Steps: before the first, between them, before the second."""

    after_choosing = "interfere_after"

    @step("608.2", "608.3", "608.5")
    def announce(self) -> Outcome:
        return self.begin()

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

    @step("608.14", "608.15")
    def choose_second_targets(self) -> Outcome:
        """With nothing left to aim at the Skill ends here, and the first part stands (608.14)."""
        if not self.rules.cast.free_targets(self.seat, self.card, "608.15").options:
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

    code = Local[str]()

    @property
    def power(self) -> Power:
        return self.rules.kits[self.seat][self.code].powers[self.skill]

    @property
    def source(self) -> int:
        """Any copy in the hand, until it is said which one it is."""
        return self._copies()[0] if self.card is None else self.card

    def _copies(self) -> list[int]:
        return [card for card in self.rules.hand(self.seat) if self.table.cards[card].code == self.code]

    @step("619.1", "619.2", "619.3")
    def announce(self) -> Outcome:
        copies = self._copies()
        if not copies or self.rules.skills.cannot_pay_skill(self.seat, copies[0], self.skill) is not None:
            return self.done(False)
        self.rules.fact("announces_skill", self.seat, None, code=self.code, skill=self.skill)
        return None

    @step("619.5", "619.6")
    def ask_cost(self) -> Outcome:
        if not self._copies():
            return self.done(False)
        if self.mp is not None:
            self.answer = None  # type: ignore[assignment]
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
            return self.call(ChooseTargets, source=self.source, seat=self.seat, power=self.skill)
        again = bool(self.aims)
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
        self.card = self.picked()[0].card  # type: ignore[assignment]
        self.play.show(self.card, [0, 1])
        self.rules.fact("uses_skill", self.seat, self.card, skill=self.skill)
        return None

    @step("619.14", "605.12")
    def effect(self) -> Outcome:
        return self.effect_now()

    @step("619.14", "605.15", "604.7", "700.1")
    def end(self) -> Outcome:
        """A Seal that its own Skill brought into the Arena stays Active."""
        return self.finish()

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
