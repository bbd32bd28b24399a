"""Combination and Break Combination (508 to 514)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.casting.fitting import slots
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure


class Combine(SummonerProcedure):
    """512: put Support Seals under the Main Seal `card`; everybody stays where they are when it is prevented (508.3).

    The Seal stays Active (500.3).
    """

    card = Public[int]()
    seat = Public[int]()
    form = Public[int]()
    supports = Public[list[int]]([])
    stays = Public[list[int]]([])
    combining = Public[bool]()
    waiting = Private[list[Waiting]]()

    @step("512.1", "508.10")
    def announce(self) -> Outcome:
        return None if self.rules.combination.cannot_combine(self.seat, self.card) is None else self.done(False)

    @step("512.2", "511.1", "511.2")
    def ask_form(self) -> Outcome:
        forms = list(self.rules.combination.combinations(self.seat, self.card))
        if not forms:
            return self.done(False)
        if len(forms) == 1:
            return self.jump("only_form")
        return self.ask(self._form_choice(forms, "512.2"))

    def _form_choice(self, forms: list[int], rule: str) -> Choice:
        options = [Option("form", self.card, value=form) for form in forms]
        return Choice(self.seat, "form", options, rule=rule, params={"card": self.card})

    @step("512.2")
    def form_chosen(self) -> Outcome:
        self.form = self.picked()[0].value
        return self.jump("ask_supports")

    @step("512.2")
    def only_form(self) -> Outcome:
        self.form = next(iter(self.rules.combination.combinations(self.seat, self.card)))
        return None

    @step("512.3", "508.10.2", "508.10.6", "508.10.7")
    def ask_supports(self) -> Outcome:
        sets = self.rules.combination.combinations(self.seat, self.card, self.form).get(self.form, [])
        if not sets:
            return self.jump("lower")
        params = {"card": self.card, "form": self.form}
        return self.ask(Choice.of_sets(self.seat, "supports", sets, rule="512.3", params=params))

    @step("512.3", "512.4", "512.5")
    def declared(self) -> Outcome:
        """What it costs is paid once, and not at all by who lacks it."""
        rules = self.rules
        fee = rules.fee(self.card, "combine_mp")
        if not self.combining:
            if fee > rules.mp_for(self.seat, "combine"):
                return self.done(False)
            rules.pay(self.seat, fee)
        self.supports = [option.card for option in self.picked() if option.card is not None]
        self.stays = [rules.stay(card) or 0 for card in (self.card, *self.supports)]
        self.combining = True
        rules.fact("combines", self.seat, self.card, cards_supports=self.supports)
        return None

    @step("512.5")
    def commanded_abilities(self) -> Outcome:
        """Once, however often Support Seals are declared again (512.9)."""
        if self.waiting is not None:
            return self.jump("interfere_step")
        return self.abilities_now(("command-combine", self.rules.abilities.side(self.seat)))

    @step("512.6")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_abilities(("combine", [self.card]))

    @step("512.6")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("512.7")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("512.8")
    def recheck_abilities_on(self) -> Outcome:
        return self.recheck_abilities(self.waiting or [])

    @step("512.8")
    def keep_rechecked(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("512.9", "508.3", "500.11")
    def verify(self) -> Outcome:
        """Support Seals that do not serve any more are declared again; else the next lower level is tried."""
        rules = self.rules
        if rules.stay(self.card) != self.stays[0]:
            return self.done(False)
        if (
            rules.control_lost(self.seat, self.card)
            or rules.combination.cannot_combine(self.seat, self.card, going_on=True) is not None
        ):
            self.play.mark(self.card, "combined", rules.subturn())
            return self.done(False)
        sets = rules.combination.combinations(self.seat, self.card, self.form).get(self.form, [])
        if sorted(self.supports) in [sorted(cards) for cards in sets] and all(
            rules.stay(card) == stay for card, stay in zip(self.supports, self.stays[1:], strict=True)
        ):
            return self.jump("complete")
        return self.jump("ask_supports" if sets else "lower")

    @step("512.9")
    def lower(self) -> Outcome:
        """From Triple to Double; below that the Combination is given up."""
        rules = self.rules
        needed = len(slots(rules.profile(self.card).forms[self.form]))
        forms = [
            form
            for form in rules.combination.combinations(self.seat, self.card)
            if len(slots(rules.profile(self.card).forms[form])) < needed
        ]
        if not forms:
            rules.control_lost(self.seat, self.card)
            if self.combining and rules.in_arena(self.card):
                self.play.mark(self.card, "combined", rules.subturn())
            return self.done(False)
        self.form = forms[0]
        return self.jump("ask_supports")

    @step("512.10", "508.1", "508.2", "508.4", "508.5")
    def complete(self) -> Outcome:
        rules = self.rules
        for card in self.supports:
            rules.support(card, self.card)
        self.play.mark(self.card, "combined", rules.subturn())
        fitting = rules.combination.fitting_forms(self.card)
        self.play.mark(self.card, "form", fitting[0] if fitting else self.form)
        self.play.mark(self.card, "irregular", None if fitting else True)  # SMG-132.2
        return None

    @step("508.6", "508.7")
    def choose_among_forms(self) -> Outcome:
        """Of several forms only the most specific counts; where they tie, the player chooses one."""
        fitting = self.rules.combination.fitting_forms(self.card) if self.rules.combined(self.card) else []
        return self.jump("end_form") if len(fitting) < 2 else self.ask(self._form_choice(fitting, "508.7"))

    @step("508.7")
    def form_settled(self) -> Outcome:
        self.play.mark(self.card, "form", self.picked()[0].value)
        return None

    @step("512.11")
    def end_form(self) -> Outcome:
        return self.work_abilities(self.waiting or [])

    @step("512.12", "500.3")
    def end(self) -> Outcome:
        self.rules.fact("combined", self.seat, self.card, cards_supports=self.supports)
        return self.done(True)


class BreakCombination(SummonerProcedure):
    """514: the Support Seals come back beside the Main Seal `card`, which stays Active (513.2, 500.3)."""

    card = Public[int]()
    seat = Public[int]()
    stay = Public[int]()
    breaking = Public[bool]()
    waiting = Private[list[Waiting]]([])

    @step("514.1", "514.2", "514.3", "513.4")
    def announce(self) -> Outcome:
        rules = self.rules
        if rules.combination.cannot_break(self.seat, self.card) is not None:
            return self.done(False)
        rules.pay(self.seat, rules.fee(self.card, "break_mp"))
        self.breaking = True
        self.stay = rules.stay(self.card)
        rules.fact("breaks", self.seat, self.card)
        return None

    @step("514.3")
    def commanded_abilities(self) -> Outcome:
        return self.abilities_now(("command-break", self.rules.abilities.side(self.seat)))

    @step("514.4")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_abilities(("break", [self.card]))

    @step("514.5")
    def interfere_step(self) -> Outcome:
        self.waiting = self.result or []
        return self.interfere()

    @step("514.6")
    def recheck_abilities_on(self) -> Outcome:
        return self.recheck_abilities(self.waiting)

    @step("514.6")
    def keep_rechecked(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("514.7", "500.11")
    def verify(self) -> Outcome:
        rules = self.rules
        holds = rules.stay(self.card) == self.stay
        lost = holds and rules.control_lost(self.seat, self.card)
        if not holds or lost or rules.combination.cannot_break(self.seat, self.card, going_on=True) is not None:
            if holds:
                self.play.mark(self.card, "broke", rules.subturn())
            return self.done(False)
        return None

    @step("513.2", "514.8")
    def ask_side(self) -> Outcome:
        """Which side of the Main Seal they stand on, its controller chooses."""
        if self.rules.stay(self.card) != self.stay or not self.rules.combined(self.card):
            return self.done(False)
        options = [Option("side", value=side) for side in ("left", "right")]
        return self.ask(Choice(self.seat, "side_of", options, rule="513.2", params={"card": self.card}))

    @step("514.8", "513.1", "SMG-11")
    def complete(self) -> Outcome:
        rules = self.rules
        side = self.picked()[0].value
        freed = rules.separate(self.card, left=side == "left")
        self.play.mark(self.card, "broke", rules.subturn())
        rules.fact("broke", self.seat, self.card, cards_supports=freed)
        return self.work_abilities(self.waiting)

    @step("514.9", "514.10")
    def end(self) -> Outcome:
        return self.done(True)
