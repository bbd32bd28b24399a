"""Bringing a card into the Arena without casting it: no Cost, no Growth, no Interfere Step (707, 708)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.casting.curses import AwaitedCurses
from sanam.games.summoner_master.rules.casting.zone_changes import ZoneChange
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.vocabulary.zones import NO_LINE, TURNS


class Bringing(SummonerProcedure):
    """What both share: the card is in the Arena while it is `entering` (707.2)."""

    card = Public[int]()
    seat = Public[int]()
    entering = Public[int]()
    stay = Public[int]()
    #: The Abilities on entering, once they have chosen.
    waiting = Private[list[Waiting]]()

    def announce_entry(self) -> None:
        rules = self.rules
        self.entering = self.card
        rules.enter(self.card, f"{self.seat}.{NO_LINE}")
        self.stay = rules.stay(self.card)

    @property
    def gone(self) -> bool:
        """Whether it has left the Arena since: then it is not entering any more (708.1.10, 708.2.10)."""
        return self.rules.stay(self.card) != self.stay


class BringSeal(Bringing):
    """708.1: a Seal enters, and its player chooses its Line, or its place in the `line` that the Effect names.

    Only the former is an assignment of a Line (303.3, 515.2, 515.8).
    """

    line = Public[str]()
    place = Public[list[object]]()

    @step("708.1.1", "708.1.2", "707.1", "707.2")
    def announce(self) -> Outcome:
        self.announce_entry()
        return None

    @step("708.1.3", "708.1.10", "707.3", "515.7")
    def choose_line(self) -> Outcome:
        if self.gone:
            return self.done(False)
        options = self._places()
        if len(options) < 2:
            return self.jump("only_place")
        return self.ask(Choice(self.seat, "line", options, rule="708.1.3", params={"card": self.card}))

    @step("708.1.3")
    def line_chosen(self) -> Outcome:
        picked = self.picked()[0]
        self.place = [picked.zone, picked.value]
        return self.jump("choose_abilities_on")

    def _places(self) -> list[Option]:
        return [o for o in self.rules.cast.places(self.card) if self.line is None or str(o.zone)[2:] == self.line]

    @step("708.1.3")
    def only_place(self) -> Outcome:
        for option in self._places():
            self.place = [option.zone, option.value]
        return None

    @step("708.1.4", "708.1.5")
    def choose_abilities_on(self) -> Outcome:
        """Once, also when another Line has to be chosen (708.1.6)."""
        if self.waiting is not None:
            return self.jump("verify")
        return self.choose_abilities(("enter", [self.card]))

    @step("708.1.5")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("708.1.6", "708.1.10")
    def verify(self) -> Outcome:
        if self.gone:
            return self.done(False)
        if self.place is not None and self.rules.cast.barred_from(self.card, str(self.place[0])):
            self.place = None
            return self.jump("choose_line")
        return None

    @step("708.1.7", "708.1.8", "708.1.8.1", "707.4")
    def succeed(self) -> Outcome:
        """A Seal that no Line takes stays in none until one does (515.3; digest part 2, A16)."""
        rules = self.rules
        self.entering = None
        if self.place is None:
            self.play.mark(self.card, "unlined", True)
        else:
            zone, at = self.place
            rules.enter(self.card, str(zone), int(str(at)))
            if self.line is None:
                self.play.mark(self.card, "lined", rules.subturn())
        rules.fact("brought_in", self.seat, self.card)
        return self.call(AwaitedCurses, card=self.card) if rules.cursing.awaited(self.card) else None

    @step("708.1.8.2")
    def abilities_when_in(self) -> Outcome:
        return self.work_abilities(self.waiting or [], begins=self.card)

    @step("708.1.9")
    def end(self) -> Outcome:
        return self.done(True)


class BringMystic(Bringing):
    """708.2: a Mystic Card is brought into the Arena without a Cost and without an Interfere Step."""

    host = Public[int]()

    @step("708.2.1", "708.2.3", "708.2.4", "707.1", "707.2")
    def announce(self) -> Outcome:
        """One that needs something to aim at, and would find nothing, stays where it is."""
        if not self._finds_targets():
            return self.done(False)
        self.announce_entry()
        return None

    def _finds_targets(self) -> bool:
        rules, profile = self.rules, self.rules.profile(self.card)
        if profile.paste in ("PS", "PM") and not rules.cast.hosts(self.card):
            return False
        return all(rules.texts.has_aims(self.card, self.seat, index) for index in profile.cast_texts)

    @step("708.2.5", "708.2.6", "707.3")
    def ask_host(self) -> Outcome:
        rules = self.rules
        if self.gone:
            return self.done(False)
        paste = rules.profile(self.card).paste
        if paste not in ("PS", "PM"):
            return self.jump("choose_abilities_on")
        options = [Option("target", host) for host in rules.cast.hosts(self.card)]
        if self.host is not None and any(option.card == self.host for option in options):
            return self.jump("choose_abilities_on")  # the Effect names it
        if not options:
            return self.jump("to_shrine")
        return self.ask(Choice(self.seat, "target", options, rule="708.2.5", params={"card": self.card}))

    @step("708.2.5")
    def host_chosen(self) -> Outcome:
        self.host = self.picked()[0].card
        return None

    @step("708.2.2", "708.2.5")
    def choose_abilities_on(self) -> Outcome:
        """Once, also when another host has to be chosen (708.2.6)."""
        if self.waiting is not None:
            return self.jump("verify")
        return self.choose_abilities(("enter", [self.card]))

    @step("708.2.5")
    def keep(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("708.2.6", "708.2.10")
    def verify(self) -> Outcome:
        if self.gone:
            return self.done(False)
        if self.host is not None and self.host not in self.rules.cast.hosts(self.card):
            return self.jump("ask_host")
        return None

    @step("708.2.7", "708.2.8", "708.2.8.1")
    def succeed(self) -> Outcome:
        rules = self.rules
        self.entering = None
        if self.host is not None:
            self.play.attach(self.card, self.host)
        profile = rules.profile(self.card)
        if profile.subturns:
            self.play.count(self.card, TURNS, profile.subturns)
        return None

    @step("708.2.8.2")
    def abilities_when_in(self) -> Outcome:
        return self.work_abilities(self.waiting or [], begins=self.card)

    @step("708.2.8.3")
    def abilities_when_attached(self) -> Outcome:
        return self.abilities_now(("attach", [self.card])) if self.host is not None and not self.gone else None

    @step("708.2.8.2", "711.3")
    def effect(self) -> Outcome:
        rules = self.rules
        if self.gone or not rules.profile(self.card).by_hand:
            return None
        return self.by_hand(self.seat, self.card, "effect")

    @step("708.2.9")
    def end(self) -> Outcome:
        if not self.gone and self.rules.profile(self.card).subturns == 0:
            return self.jump("to_shrine")
        return self.done(True)

    @step("708.2.6", "708.2.9")
    def to_shrine(self) -> Outcome:
        self.entering = None
        return self.call(ZoneChange, cards=[self.card], to="shrine")
