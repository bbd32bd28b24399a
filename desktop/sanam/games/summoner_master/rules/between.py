"""What happens by itself between two steps of whatever is going on: what is cancelled disappears, Mystic Cards that may
not stay fall, Abilities work that wait for what has happened within a step, and places of Abilities are filled (601.2,
SMG-12, SMG-119, SMG-133, 201.8.2.1, 201.8.2.3, 201.11.3).
"""

from __future__ import annotations

from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome, Public, step
from sanam.games.summoner_master.rules.casting.bringing import BringSeal
from sanam.games.summoner_master.rules.casting.lines import AssignLine
from sanam.games.summoner_master.rules.casting.zone_changes import ZoneChange
from sanam.games.summoner_master.rules.procedure import Rules, SummonerProcedure
from sanam.games.summoner_master.rules.skills.keywords import Vanish, WakeUp
from sanam.games.summoner_master.texts.execution import guards, operations
from sanam.games.summoner_master.texts.execution import selections as selecting
from sanam.games.summoner_master.texts.execution.unchanged import NEVER, moment, only_told
from sanam.games.summoner_master.vocabulary.zones import NO_LINE

#: Where Mystic Cards lie in the Arena.
PLACES = (f"0.{NO_LINE}", f"1.{NO_LINE}")


class Between(SummonerProcedure):
    """Run by the kernel as soon as any of it is due (`Game.due`). `kept` is what whatever goes on had as its result."""

    kept = Public[Any]()

    @step("601.2.3", "SMG-12.1", "SMG-12.2", "SMG-101", "SMG-102", "SMG-133.1", "709.4")
    def next(self) -> Outcome:
        rules = self.rules
        while happened := self.table.marks.get("happened"):
            (window, card), *rest = happened
            self.play.mark("table", "happened", rest or None)
            working = self.abilities_now((window, [card])) if card in self.table.cards else None
            if working is not None:
                return working
        for change in rules.between.cancelled_changes():
            if change.key == "control" and isinstance(change.subject, int):
                calls = operations.release(rules, change.subject)
                return calls[0] if calls else self.jump("next")
            self.play.unmodify(change)
        for card, kinds in rules.between.cancelled_curses():
            rules.cursing.lift_curses(card, kinds)
            if card in rules.cursing.waiting_for_line():
                return self.call(AssignLine, card=card, seat=rules.controller(card))
        falling = rules.between.falling()
        return self.call(ZoneChange, cards=falling, to="shrine") if falling else self.jump("keywords")

    @step("SMG-12.1")
    def again(self) -> Outcome:
        return self.jump("next")

    @step("SMG-66.2", "SMG-74.1", "SMG-74.2", "SMG-130.2")
    def keywords(self) -> Outcome:
        rules = self.rules
        keywords = rules.keywords
        for card in keywords.freed():
            self.play.mark(card, "stolen", None)  # an Extra Card stays in the Remove Zone for good (621.6.3)
            return self.call(ZoneChange, cards=[card], to="hand")
        for card in keywords.vanishing():
            program = keywords.keyword(card, "vanish")
            return self.call(Vanish, card=card, turns=0 if program is None else program.number)
        for card in keywords.coming_back():
            return self.call(BringSeal, card=card, seat=self.table.cards[card].marks["vanished"][1])
        for seat in (rules.active(), 1 - rules.active()):
            keywords.forget(seat, keywords.forgotten(seat))
            awake = keywords.waking(seat, conditional=True)
            if awake:
                return self.call(WakeUp, seat=seat, cards=awake)
        return self.jump("ask_place")

    @step("SMG-66.2", "SMG-74.2", "SMG-130.2")
    def keywords_again(self) -> Outcome:
        return self.jump("next")

    @step("SMG-119.2", "SMG-119.3")
    def ask_place(self) -> Outcome:
        vacancy = self.rules.places.vacancy()
        if vacancy is None:
            return self.jump("over")
        if not vacancy.number or vacancy.number == len(vacancy.among):
            return self.jump("fill")
        options = [Option("pick", card) for card in vacancy.among]
        number = vacancy.number
        params = {"card": vacancy.among[0], "count": number}
        return self.ask(Choice(vacancy.seat, "cards", options, number, number, rule="SMG-119.3", params=params))

    @step("SMG-119.3")
    def place_chosen(self) -> Outcome:
        vacancy = self.rules.places.vacancy()
        assert vacancy is not None
        picked = [option.card for option in self.picked() if option.card is not None]
        self.rules.places.fill(vacancy.seat, vacancy.key, [*vacancy.keep, *picked])
        return self.jump("next")

    @step("SMG-119.2")
    def fill(self) -> Outcome:
        vacancy = self.rules.places.vacancy()
        assert vacancy is not None
        self.rules.places.fill(vacancy.seat, vacancy.key, [*vacancy.keep, *vacancy.among[: vacancy.number]])
        return self.jump("next")

    @step()
    def over(self) -> Outcome:
        return self.done(self.kept)


class BetweenRules(Rules):
    """What is due."""

    #: When nothing was due.
    settled = NEVER

    def due(self) -> Call | None:
        rules = self.rules
        marks = rules.table.marks
        if self.settled.version == rules.play.version or "playing" not in marks or "result" in marks:
            return None
        if (
            "happened" in marks
            and marks["happened"]
            and all(frame.procedure != "Between" for frame in rules.table.stack)
        ):
            return Call(Between, {"kept": rules.table.stack[-1].locals.get("result")})
        if not (rules.watchful or ("no-effect" in rules.rare and self._stacked())):
            return None
        aside = bool(self.settled.entering)
        for frame in rules.table.stack:
            if frame.procedure == "Between":
                return None
            aside = aside or "entering" in frame.locals or "dormant" in frame.locals
        if not aside and self.settled.facts == rules.play.facts:
            return None  # what `only_told` would find, in the most frequent case
        now = moment(rules)
        if only_told(rules, self.settled, now):
            self.settled = now
            return None
        if self._keywords() or self.cancelled_changes() or self.cancelled_curses() or self.falling():
            return Call(Between, {"kept": rules.table.stack[-1].locals.get("result")})
        if rules.any_places and rules.places.vacancy():
            return Call(Between, {"kept": rules.table.stack[-1].locals.get("result")})
        self.settled = now
        return None

    def _stacked(self) -> bool:
        """Whether a Mystic Card lies on one that is attached itself, whose Effect it may take (201.8.2.3)."""
        table = self.rules.table
        for zone in PLACES:
            for card in table.zones[zone]:
                host = table.cards[card].host
                if host is not None and table.cards[host].host is not None:
                    return True
        return False

    def _keywords(self) -> bool:
        keywords = self.rules.keywords
        if keywords.freed() or keywords.vanishing() or keywords.coming_back():
            return True
        for seat in (0, 1):  # noqa: SIM110 – a plain loop: this runs often
            if keywords.waking(seat, conditional=True) or keywords.forgotten(seat):
                return True
        return False

    def cancelled_changes(self) -> list[Any]:
        """Changes on cards that cancel what they come from."""
        found = []
        for _, change in sorted(self.rules.table.modifiers.items()):
            effect = guards.of_data(change.data)
            if effect is None or not isinstance(change.subject, int):
                continue
            if guards.cancels(self.rules, change.subject, effect) or self._excepted(change):
                found.append(change)
        return found

    def _excepted(self, change: Any) -> bool:
        """Whether a Mystic Card affects this card no more, which has become what its exception names (201.11.4)."""
        return change.source is not None and selecting.excepted(self.rules, change.source, change.subject)

    def cancelled_curses(self) -> list[tuple[int, list[str]]]:
        """Curses on Seals that cancel them or what they come from."""
        found = []
        cards = self.rules.table.cards
        for card in (*self.rules.seals(0), *self.rules.seals(1)):
            if "curses" not in cards[card].marks:
                continue
            kinds = []
            for kind in self.rules.curses(card):
                effect = guards.of_data(self.rules.cursing.origin(card, kind))
                if effect is not None and guards.cancels(self.rules, card, effect):
                    kinds.append(kind)
            if kinds:
                found.append((card, kinds))
        return found

    def falling(self) -> list[int]:
        """Mystic Cards attached where their Effect is cancelled, or where they may not be (201.8.2.1, 201.11.3); those
        on a Mystic Card also where it has vanished (201.8.2.3).
        """
        rules, found = self.rules, []
        for card in (*rules.mystics(0), *rules.mystics(1)):
            host = rules.table.cards[card].host
            if host is None or rules.running.being_cast(card):
                continue
            cancelled = bool(guards.guards(rules, host)) and any(
                guards.cancels(rules, host, guards.origin(rules, card, index))
                for index, power in enumerate(rules.profile(card).powers)
                if power.kind == "ability"
            )
            vanished = rules.profile(card).paste == "PM" and card in rules.in_force().silent
            if cancelled or vanished or selecting.unfit_host(rules, card, host):
                found.append(card)
        return found
