"""Bringing a card into the Arena without casting it: no Cost, no Growth, no Interfere Step (707, 708)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.summoner_master.base import SummonerProcedure
from sanam.games.summoner_master.zone_changes import ZoneChange
from sanam.games.summoner_master.zones import NO_LINE, TURNS


class BringSeal(SummonerProcedure):
    """708.1: a Seal enters, and its player chooses its Line."""

    card = Local[int]()
    seat = Local[int]()
    entering = Local[int]()
    stay = Local[int]()

    @step("708.1.1", "708.1.2", "707.1", "707.2")
    def announce(self) -> Outcome:
        self.entering = self.card
        self.rules.enter(self.card, f"{self.seat}.{NO_LINE}")
        self.stay = self.rules.stay(self.card)  # type: ignore[assignment]
        return None

    @step("708.1.3", "708.1.10", "707.3")
    def choose_line(self) -> Outcome:
        if self.rules.stay(self.card) != self.stay:
            return self.done(False)
        options = self.rules.places(self.card)
        return self.ask(Choice(self.seat, "line", options, rule="708.1.3", params={"card": self.card}))

    @step("708.1.6", "708.1.7", "708.1.8", "708.1.8.1", "708.1.9", "707.4")
    def succeed(self) -> Outcome:
        rules, picked = self.rules, self.picked()[0]
        self.entering = None  # type: ignore[assignment]
        rules.enter(self.card, str(picked.zone), picked.value)
        self.play.mark(self.card, "lined", rules.subturn())
        rules.fact("brought_in", self.seat, self.card)
        return self.call("AwaitedCurses", card=self.card) if rules.awaited(self.card) else None


class BringMystic(SummonerProcedure):
    """708.2: a Mystic Card is brought into the Arena without a Cost and without an Interfere Step."""

    card = Local[int]()
    seat = Local[int]()
    entering = Local[int]()

    @step("708.2.1", "708.2.4", "707.1", "707.2")
    def announce(self) -> Outcome:
        self.entering = self.card
        self.rules.enter(self.card, f"{self.seat}.{NO_LINE}")
        return None

    @step("708.2.5", "708.2.6", "707.3")
    def ask_host(self) -> Outcome:
        rules = self.rules
        if not rules.in_arena(self.card):
            return self.done(False)
        paste = rules.kit(self.card).paste
        if paste not in ("PS", "PM"):
            return self.jump("succeed")
        options = [Option("target", host) for host in rules.hosts(paste)]
        if not options:
            return self.jump("to_shrine")
        return self.ask(Choice(self.seat, "target", options, rule="708.2.5", params={"card": self.card}))

    @step("708.2.8.1")
    def attach(self) -> Outcome:
        self.play.attach(self.card, self.picked()[0].card)
        return None

    @step("708.2.7", "708.2.8")
    def succeed(self) -> Outcome:
        rules = self.rules
        self.entering = None  # type: ignore[assignment]
        kit = rules.kit(self.card)
        if kit.subturns:
            self.play.count(self.card, TURNS, kit.subturns)
        return None

    @step("708.2.8", "711.3")
    def effect(self) -> Outcome:
        rules = self.rules
        if not rules.in_arena(self.card) or not rules.kit(self.card).by_hand:
            return None
        return self.by_hand(self.seat, self.card, "effect")

    @step("708.2.9")
    def end(self) -> Outcome:
        if self.rules.in_arena(self.card) and self.rules.kit(self.card).subturns == 0:
            return self.jump("to_shrine")
        return self.done(True)

    @step("708.2.6", "708.2.9")
    def to_shrine(self) -> Outcome:
        self.entering = None  # type: ignore[assignment]
        return self.call(ZoneChange, cards=[self.card], to="shrine")
