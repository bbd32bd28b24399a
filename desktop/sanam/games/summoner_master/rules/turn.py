"""The Attack Subturn and its eight Steps; the Defence Subturn has none of its own (400 to 402)."""

from __future__ import annotations

from sanam.engine import loops
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.cards.deck_rules import MYSTIC, SEAL
from sanam.games.summoner_master.rules.casting.growth import Progress, Regenerate
from sanam.games.summoner_master.rules.casting.lines import AssignLine
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy, Discard, ZoneChange
from sanam.games.summoner_master.rules.main_step import MainStep
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.rules.skills.keywords import WakeUp
from sanam.games.summoner_master.texts.execution.resolution import EndControl
from sanam.games.summoner_master.vocabulary.zones import LIBRARY

MOST_DRAWN = 2


class Subturn(SummonerProcedure):
    """One player's Attack Subturn, which is the other's Defence Subturn (400.2, 401.1, 402.1)."""

    player = Public[int]()
    had_seal = Public[bool | None]()
    forced = Public[bool | None]()
    progressed = Public[bool | None]()
    drawn = Public[int](0)

    def enter(self, name: str) -> None:
        loops.forget(self.play)
        self.play.mark("table", "step", name)

    @step("400.2", "401.1", "401.2.1")
    def check_up(self) -> Outcome:
        rules = self.rules
        self.play.mark("table", "subturn", rules.subturn() + 1)
        self.play.mark("table", "player", self.player)
        self.enter("check-up")
        rules.fact("subturn", self.player, number=rules.subturn())
        for seat in (0, 1):
            self.play.mark(f"seat{seat}", "brought", None)
        self.had_seal = bool(rules.seals(self.player)) or None
        # By a card's Effect, not by the normal order of passing (SMG-53.6, SMG-105.4).
        self.forced = self.table.marks.get("passed")
        self.play.mark("table", "passed", None)
        return None

    @step("401.2.3")
    def entering_attack_subturn(self) -> Outcome:
        return self.abilities_now(("attack-subturn", self.rules.abilities.side(self.player)))

    @step("401.2.4")
    def entering_defence_subturn(self) -> Outcome:
        return self.abilities_now(("defence-subturn", self.rules.abilities.side(1 - self.player)))

    @step("401.2.5")
    def entering_check_up(self) -> Outcome:
        for card in self.rules.abilities.side(self.player):
            self.rules.texts.charge_up(card)
        return self.entering("check-up")

    def entering(self, moment: str) -> Outcome:
        """Abilities of both players on entering a Step; the active player's first (603.1)."""
        rules = self.rules
        if moment not in rules.windows:
            return None
        return self.abilities_now(
            (moment, [*rules.abilities.side(self.player), *rules.abilities.side(1 - self.player)])
        )

    @step("401.2.6", "SMG-53.5", "SMG-53.6", "SMG-105.4")
    def progress(self) -> Outcome:
        """At most one card a Subturn, and none in a player's first Attack Subturn (SMG-53.7)."""
        if self.forced:
            return self.jump("draw")
        if self.rules.first_subturn() or not self.rules.growth.progressing(self.player):
            return self.jump("regenerate")
        return self.call(Progress, seat=self.player)

    @step("SMG-53.4")
    def progress_over(self) -> Outcome:
        self.progressed = self.result or None
        return None

    @step("401.2.7", "SMG-105.3")
    def regenerate(self) -> Outcome:
        return self.call(Regenerate, seat=self.player) if self.rules.growth.regenerating(self.player) else None

    @step("401.3.2", "401.3.4", "SMG-53.4")
    def draw(self) -> Outcome:
        """Skipped in each player's first Attack Subturn, and after a Progress."""
        if self.rules.first_subturn() or self.progressed or self.rules.texts.skips(self.player, "draw"):
            return self.jump("discard")
        self.enter("draw")
        return self.entering("draw")

    @step("401.3.1", "401.3.5", "SMG-31.2", "103.3")
    def ask_draw(self) -> Outcome:
        """Card by card: the first must be drawn, the second may be; both piles empty is a card that is not there."""
        zones = self.table.zones
        families = [f for f in (SEAL, MYSTIC) if zones[f"{self.player}.{LIBRARY[f]}"]]
        if not families:
            if not self.drawn:
                self.rules.draw(self.player, SEAL)
            return self.jump("discard")
        options = [Option("draw", value=family) for family in families]
        least = 0 if self.drawn else 1
        params = {"drawn": self.drawn, "most": MOST_DRAWN}
        return self.ask(Choice(self.player, "draw", options, least, rule="401.3.1", params=params))

    @step("401.3.1", "401.3.5")
    def take(self) -> Outcome:
        picked = self.picked()
        if picked:
            self.rules.draw(self.player, picked[0].value)
            self.drawn += 1
            if self.drawn < MOST_DRAWN:
                return self.jump("ask_draw")
        return None

    @step("401.4.1", "401.4.3")
    def discard(self) -> Outcome:
        """Only the active player, and before the Main Step."""
        if len(self.rules.hand(self.player)) > self.rules.hand_max(self.player) and self.rules.texts.skips(
            self.player, "discard"
        ):
            return self.jump("first_interfere")
        if (
            len(self.rules.hand(self.player)) <= self.rules.hand_max(self.player)
            and "discard" not in self.rules.windows
        ):
            return self.jump("first_interfere")
        self.enter("discard")
        return self.entering("discard")

    @step("401.4.1", "401.4.4", "302.2")
    def ask_discard(self) -> Outcome:
        hand = self.rules.hand(self.player)
        surplus = len(hand) - self.rules.hand_max(self.player)
        if surplus <= 0:
            return self.jump("first_interfere")
        options = [Option("pick", card) for card in hand]
        params = {"count": surplus}
        return self.ask(Choice(self.player, "hand_limit", options, surplus, surplus, rule="401.4.1", params=params))

    @step("401.4.4", "302.2")
    def discarded(self) -> Outcome:
        return self.call(Discard, cards=[o.card for o in self.picked()])

    @step("401.5.1", "616.3.1")
    def first_interfere(self) -> Outcome:
        self.enter("interfere-1")
        return self.interfere()

    @step("401.6.1")
    def enter_main(self) -> Outcome:
        if self.rules.texts.skips(self.player, "main"):
            return self.jump("second_interfere")
        self.enter("main")
        return self.entering("main")

    @step("SMG-130.1")
    def wake_up(self) -> Outcome:
        awake = self.rules.keywords.waking(self.player, conditional=False) if self.rules.watchful else []
        return self.call(WakeUp, seat=self.player, cards=awake) if awake else None

    @step("401.6.2")
    def main(self) -> Outcome:
        return self.call(MainStep, seat=self.player)

    @step("401.7.1", "616.3.2")
    def second_interfere(self) -> Outcome:
        self.enter("interfere-2")
        return self.interfere()

    @step("401.8.3")
    def enter_mp(self) -> Outcome:
        self.enter("mp")
        return self.entering("mp-clean-up")

    @step("401.8.1", "401.8.4", "401.8.5")
    def mp_clean_up(self) -> Outcome:
        self.play.count(f"seat{self.player}", "mp", 0)
        return self.entering("fill-up")

    @step("401.8.1", "401.8.6", "SMG-111.1")
    def mp_fill_up(self) -> Outcome:
        self.play.count(f"seat{self.player}", "mp", self.rules.mp_max(self.player))
        return None

    @step("103.5", "401.9.8")
    def end(self) -> Outcome:
        """A player who had no Seal at the Check up Step and has brought none since loses on entering this Step."""
        rules = self.rules
        self.enter("end")
        passed = self.table.marks.get("passed")
        if not self.had_seal and not self.table.seats[self.player].marks.get("brought") and not passed:
            rules.decide(1 - self.player, "no-seal")
        return None

    @step("401.9.2")
    def subturn_ends(self) -> Outcome:
        return self.entering("subturn-end")

    @step("401.9.3")
    def defence_subturn_ends(self) -> Outcome:
        return self.abilities_now(("defence-subturn-end", self.rules.abilities.side(1 - self.player)))

    @step("401.9.4")
    def entering_end(self) -> Outcome:
        return self.entering("end")

    @step("401.9.5", "603.5", "SMG-129.6")
    def ask_control(self) -> Outcome:
        """Of Effects that stop together the active player's stop first, a player's own in any order."""
        released = self.rules.texts.released()
        if not released:
            return self.jump("fates")
        seat = released[0][1]
        mine = [card for card, by in released if by == seat]
        if len(mine) == 1:
            return self.jump("control_ends")
        options = [Option("pick", card) for card in mine]
        params = {"card": mine[0], "count": 1}
        return self.ask(Choice(seat, "cards", options, rule="603.5", params=params))

    @step("603.5")
    def control_chosen(self) -> Outcome:
        return self.call(EndControl, card=self.picked()[0].card)

    @step("603.5")
    def after_choice(self) -> Outcome:
        return self.jump("ask_control")

    @step("401.9.5", "SMG-129.6")
    def control_ends(self) -> Outcome:
        """Cards go back to their first owners one after another."""
        return self.call(EndControl, card=self.rules.texts.released()[0][0])

    @step("401.9.5", "SMG-129.6")
    def next_control(self) -> Outcome:
        return self.jump("ask_control")

    @step("401.9.5")
    def fates(self) -> Outcome:
        """What an Effect has foretold of cards for the end of this Subturn."""
        card, fate = self.rules.texts.fate()
        if card is None:
            return self.jump("count_down")
        if fate == "destroy":
            return self.call(Destroy, cards=[card])
        return self.call(ZoneChange, cards=[card], to={"to-hand": "hand"}.get(fate, "remove"))

    @step("401.9.5")
    def next_fate(self) -> Outcome:
        return self.jump("fates")

    @step("401.9.5", "401.9.6", "201.9.2.2")
    def count_down(self) -> Outcome:
        rules = self.rules
        spent = rules.tick()
        rules.end_until("subturn")
        rules.end_until("fight")
        rules.keywords.tick_vanished()
        return self.call(ZoneChange, cards=spent, to="shrine") if spent else None

    @step("709.8.1", "709.10.3")
    def curses_run_out(self) -> Outcome:
        doomed = self.rules.cursing.tick_curses()
        return self.call(Destroy, cards=doomed) if doomed else None

    @step("515.3", "709.11.8")
    def lines_again(self) -> Outcome:
        waiting = self.rules.cursing.waiting_for_line()
        if not waiting:
            return self.jump("make_active")
        return self.call(AssignLine, card=waiting[0], seat=self.rules.controller(waiting[0]))

    @step("515.3")
    def next_line(self) -> Outcome:
        return self.jump("lines_again")

    @step("401.9.7", "SMG-2")
    def make_active(self) -> Outcome:
        """Every Inactive Seal of both players becomes Active."""
        cards = self.table.cards
        for seat in (0, 1):
            for card in self.rules.seals(seat):
                if not cards[card].sideways:
                    continue
                if "stays" in cards[card].marks:
                    self.play.mark(card, "stays", None)
                elif not ("ready" in self.rules.rare and self.rules.deed(card, "ready")):
                    self.rules.ready(card)
        self.play.checkpoint()
        return None
