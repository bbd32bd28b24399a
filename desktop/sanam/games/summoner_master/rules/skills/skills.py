"""Using a Skill: what all kinds share, an ordinary one (605), and All (606); the others are in `skill_kinds`.

What a Skill does is said by its text; where that is not understood, the players carry it out by hand, and pay what is
not plain Mp. The order of what happens, and whether the card may still use it, is the rules'.
"""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.cards.model import Power
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.texts.execution.paying import PayCosts, forget_paid
from sanam.games.summoner_master.texts.execution.resolution import ChooseTargets, ChooseWay
from sanam.games.summoner_master.texts.tree.program import Program


class SkillProcedure(SummonerProcedure):
    """What the kinds of Skills share. `card` uses the Skill with the index `skill` among its powers."""

    card = Public[int]()
    seat = Public[int]()
    skill = Public[int]()
    stay = Public[int]()
    #: Its mode, or the mode of the part that is under way (`Program.ways`).
    way = Public[int](0)
    #: What it aims at, each card with its presence.
    aims = Public[list[list[int]]]([])
    #: Abilities on using it that have chosen and wait to work, and whether they have been asked.
    waiting = Private[list[Waiting]]([])
    asked = Public[bool]()
    #: Whether it has been announced and verified in the hand, so that only what is left is done (619.14).
    from_hand = Public[bool]()
    #: The step after their choosing, and the one in which the Skill begins to have its Effect.
    after_choosing, first_effect = "interfere_step", "effect"
    moments: tuple[str, ...] = ("skill",)

    @property
    def power(self) -> Power:
        return self.rules.profile(self.card).powers[self.skill]

    @property
    def source(self) -> int:
        """The card whose text it is."""
        return self.card

    @property
    def program(self) -> Program | None:
        """What is understood of the Skill, None where the players do it by hand."""
        return self.rules.profile(self.source).programs[self.skill]

    @property
    def mp(self) -> int | None:
        return self.rules.skill_mp(self.source, self.skill)

    def begin(self) -> Outcome:
        """Announce the card and its Skill; nothing is paid yet."""
        rules = self.rules
        if self.from_hand:
            return self.jump(self.first_effect)
        refused = rules.skills.cannot_use_skill(self.seat, self.card) or rules.skills.cannot_pay_skill(
            self.seat, self.card, self.skill
        )
        if self.skill not in rules.profile(self.card).skills or refused is not None:
            return self.done(False)
        self.stay = rules.stay(self.card)
        rules.fact("announces_skill", self.seat, self.card, skill=self.skill)
        return None

    def choose_mode(self, part: int = 0) -> Outcome:
        """Choose among the modes of a part; the choice is locked (605.3)."""
        program = self.program
        self.result = None
        if program is None:
            return None
        if len(program.parts[part]) == 1:
            self.way = program.parts[part][0]
            return None
        return self.call(ChooseWay, source=self.source, seat=self.seat, power=self.skill, part=part)

    def keep_mode(self, back: str = "") -> Outcome:
        """What was chosen; with nothing to choose it is taken back unpaid, or goes `back`."""
        if self.result is not None and self.result < 0:
            return self.jump(back) if back else self.done(False)
        self.way = self.way if self.result is None else self.result
        return None

    def cost(self) -> Outcome:
        """Ask for what only the text says is paid; whoever cannot, or finds nothing to aim at, takes it back unpaid."""
        if self.failing():
            return self.done(False)
        if self.mp is not None:
            self.answer = None
            return None
        return self.by_hand(self.seat, self.card, "cost", Option("cancel"))

    def pay(self) -> Outcome:
        """Pay once, for every part and use; the card is now using its Skill."""
        rules, mp = self.rules, self.mp
        if mp is None and self.picked()[0].act == "cancel":
            return self.done(False)
        rules.pay(self.seat, mp or 0)
        if not rules.profile(self.card).seal:
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
        """Aim, or aim again when what was aimed at is gone; with nothing left the Skill is lost (605.11)."""
        if self.failing():
            return self.jump("exit")
        if self.program is not None:
            return self.call(ChooseTargets, source=self.source, seat=self.seat, power=self.skill, way=self.way)
        again = bool(self.aims)
        if not again and self.rules.interference.comes_at_once(self.seat):
            return self.aim_by_hand()
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
        return self.take_effect(self.seat, self.card, self.skill, self.aims, self.way, skill=self.skill, **params)

    def choose_on_use(self) -> Outcome:
        """Abilities on using a Skill choose once, however often its own targets have to be chosen again (605.10)."""
        if self.asked:
            return self.jump(self.after_choosing)
        self.asked = True
        cards = [] if self.card is None else [self.card]
        mine = self.rules.abilities.side(self.seat)
        aimed = [("aimed", [card for card, _ in self.aims])] if "aimed" in self.rules.windows else []
        return self.choose_abilities(*((moment, cards) for moment in self.moments), ("command-skill", mine), *aimed)

    def work_on_use(self) -> Outcome:
        """They work, before the Skill is verified."""
        moved = self.redirected()
        if moved is not None and self.aims:
            self.aims = [[moved, self.rules.presence(moved) or 0], *self.aims[1:]]
        waiting = self.waiting
        self.waiting = None
        return self.work_abilities(waiting)

    def succeeded(self) -> Outcome:
        """Abilities on having used a Skill successfully choose and work."""
        return self.abilities_now(*((f"{moment}-success", [self.card]) for moment in self.moments))

    def verify_aims(self, back: str) -> Outcome:
        """Leave when the card cannot use its Skill any more; go back when a target is gone, without paying again."""
        if self.failing():
            return self.jump("exit")
        return None if self._aims_hold() else self.jump(back)

    def _aims_hold(self) -> bool:
        return self.rules.texts.aims_hold(self.source, self.seat, self.skill, self.aims, self.way)

    def failing(self) -> bool:
        """Whether the card cannot use a Skill any more (604.6), or an Effect has cancelled its use."""
        rules = self.rules
        if self.table.marks.get("cancelled") == len(self.table.stack) - 1:
            self.play.mark("table", "cancelled", None)
            return True
        if self.from_hand or self._given_up():
            return False
        if rules.stay(self.card) != self.stay or not rules.texts.works(self.card, self.skill):
            return True
        return rules.skills.cannot_use_skill(self.seat, self.card, going_on=True) is not None

    def _given_up(self) -> bool:
        """Whether the card has been sacrificed for the Cost of its own Skill, which goes on without it (604.7)."""
        if self.rules.stay(self.card) is not None:
            return False
        program = self.program
        return program is not None and any(cost.name.endswith("-self") for cost in program.costs)

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
        forget_paid(self.rules.host, self.source)
        if self.rules.stay(self.card) == self.stay and self.stay is not None:
            self.rules.rest(self.card)
        return self.done(used)


class UseSkill(SkillProcedure):
    """605: an ordinary Skill."""

    @step("605.1", "605.2", "604.2", "604.6")
    def announce(self) -> Outcome:
        return self.begin()

    @step("605.3")
    def choose_modes(self) -> Outcome:
        return self.choose_mode()

    @step("605.3")
    def modes_chosen(self) -> Outcome:
        return self.keep_mode()

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

    moments = ("skill", "skill-all")

    @step("606.1", "606.2", "606.4")
    def announce(self) -> Outcome:
        return self.begin()

    @step("606.3")
    def choose_modes(self) -> Outcome:
        return self.choose_mode()

    @step("606.3")
    def modes_chosen(self) -> Outcome:
        return self.keep_mode()

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
