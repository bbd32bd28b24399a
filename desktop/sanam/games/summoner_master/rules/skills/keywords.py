"""Steal, Vanish, Wake Up, and Turns that count as passed: what runs as procedures (SMG-66, SMG-74, SMG-86, SMG-130)."""

from __future__ import annotations

from typing import Any

from sanam.abilities.tree import from_plain
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy, ZoneChange
from sanam.games.summoner_master.rules.procedure import Rules, SummonerProcedure
from sanam.games.summoner_master.texts.execution import conditions
from sanam.games.summoner_master.texts.tree.program import Program
from sanam.games.summoner_master.vocabulary.zones import HAND, LIBRARY, REMOVE, TURNS


class Steal(SummonerProcedure):
    """Cards go to the Remove Zone for as long as the thief is in the Arena; then their owners take them to hand."""

    cards = Public[list[int]]()
    thief = Public[int]()
    stay = Public[int]()

    @step("SMG-66.1")
    def remove(self) -> Outcome:
        self.stay = self.rules.stay(self.thief)
        return self.call(ZoneChange, cards=self.cards, to="remove")

    @step("SMG-66.1", "SMG-66.3", "SMG-98")
    def note(self) -> Outcome:
        """What holds them is known of them in the Remove Zone."""
        gone = [card for card in self.cards if self.rules.word(card) == REMOVE]
        for card in gone:
            self.play.mark(card, "stolen", [self.thief, self.stay])
        return self.abilities_now(("steal-success", [self.thief])) if gone else None


class Vanish(SummonerProcedure):
    """A Seal that became Inactive leaves the game for its time (SMG-74.1)."""

    card = Public[int]()
    turns = Public[int]()
    seat = Public[int]()

    @step("SMG-74.1")
    def remove(self) -> Outcome:
        self.play.mark(self.card, "vanishing", None)
        self.seat = self.rules.owner(self.card)
        return self.call(ZoneChange, cards=[self.card], to="remove")

    @step("SMG-74.1", "SMG-74.2")
    def note(self) -> Outcome:
        if self.rules.word(self.card) == REMOVE:
            self.play.mark(self.card, "vanished", [2 * self.turns, self.seat])
        return None


class PassTurns(SummonerProcedure):
    """For one card Turns count as passed: it goes through the Steps of one Turn, and its Turns go down by the others
    (SMG-86, SMG-87).
    """

    card = Public[int]()
    turns = Public[int]()
    at = Public[int](0)
    stay = Public[int]()

    #: The Steps, and whether they are of a Subturn of its owner's.
    ROUND = (("end", True), ("check-up", False), ("end", False), ("check-up", True))

    @step("SMG-86", "SMG-87")
    def begin(self) -> Outcome:
        self.stay = self.rules.stay(self.card)
        return None

    @step("SMG-86")
    def enter(self) -> Outcome:
        if self.at == len(self.ROUND) or self.rules.stay(self.card) != self.stay:
            return self.jump("more")
        moment, mine = self.ROUND[self.at]
        if moment == "check-up" and mine:
            self.rules.texts.charge_up(self.card)
        waiting = self.rules.abilities.woken_by(self.card, moment, "mine" if mine else "theirs")
        return self.abilities_of(waiting)

    @step("SMG-86", "401.9.6")
    def leave(self) -> Outcome:
        moment, _ = self.ROUND[self.at]
        self.at += 1
        if moment == "end" and self.rules.stay(self.card) == self.stay:
            return self._pass(1)
        return self.jump("enter")

    @step("SMG-86")
    def next(self) -> Outcome:
        return self.jump("enter")

    @step("SMG-87")
    def more(self) -> Outcome:
        if self.rules.stay(self.card) != self.stay or self.turns < 2:
            return self.done()
        return self._pass(2 * (self.turns - 1))

    def _pass(self, subturns: int) -> Outcome:
        """Its Turns, its Curses' and those of what was done to it go down."""
        spent, doomed = self.rules.keywords.count_down(self.card, subturns)
        if doomed:
            return self.call(Destroy, cards=[self.card])
        return self.call(ZoneChange, cards=[self.card], to="shrine") if spent else None


class WakeUp(SummonerProcedure):
    """One of the cards that can wake up is cast free, from the hand or the Library, or none (SMG-130)."""

    seat = Public[int]()
    cards = Public[list[int]]()
    pile = Public[str]()

    @step("SMG-130.1", "SMG-130.2", "SMG-130.3")
    def offer(self) -> Outcome:
        options = [Option("pick", card) for card in self.cards if self.rules.word(card) in (HAND, *LIBRARY.values())]
        if not options:
            return self.done()
        return self.ask(Choice(self.seat, "wake_up", options, 0, rule="SMG-130.1"))

    @step("SMG-130.3", "SMG-130.1")
    def cast(self) -> Outcome:
        rules, picked = self.rules, self.picked()
        if not picked:
            rules.keywords.turn_down(self.seat, self.cards)
            return self.done()
        card = picked[0].card
        assert card is not None
        self.pile = self.table.cards[card].zone
        self.play.mark(f"seat{self.seat}", "woke", rules.subturn())
        return self.call(rules.cast.procedure_of(card), card=card, seat=self.seat, free=True)

    @step("300.7")
    def shuffle(self) -> Outcome:
        if not self.pile.endswith(HAND):
            self.play.shuffle(self.pile)
        return None


class Wisdom(SummonerProcedure):
    """A card becomes another one, whose name its player announces, until the game ends (SMG-122.2, SMG-122.4).

    scope     what may be announced: the words of the text (SMG-122.3)
    then      whether it is cast next, as a card with Interfere where `quick` (SMG-122.1.1, SMG-122.5)
    """

    #: Not its `card`: it is not commanded yet (see `Running.commanded`).
    wise = Public[int]()
    seat = Public[int]()
    scope = Public[dict[str, Any]]()
    then = Public[bool]()
    quick = Public[bool]()

    @step("SMG-122.2", "SMG-122.3")
    def ask_name(self) -> Outcome:
        scope = from_plain(self.scope)
        codes = self.rules.receiving.names(
            self.seat, self.wise, scope, cast=bool(self.then), interfering=bool(self.quick)
        )
        if not codes:
            return self.done(False)
        options = [Option("name", value=code) for code in codes]
        return self.ask(Choice(self.seat, "wisdom", options, rule="SMG-122.2", params={"card": self.wise}))

    @step("SMG-122.1", "SMG-122.2", "SMG-122.4")
    def become(self) -> Outcome:
        it, code = self.table.cards[self.wise], self.picked()[0].value
        if "original" not in it.marks:
            self.play.mark(self.wise, "original", it.code)
        self.play.become(self.wise, code)
        self.play.show(self.wise, [0, 1])
        self.rules.fact("wisdom", self.seat, self.wise)
        return None

    @step("SMG-122.1.1")
    def go_on(self) -> Outcome:
        if not self.then:
            return self.done(True)
        return self.call(self.rules.cast.procedure_of(self.wise), card=self.wise, seat=self.seat)


class KeywordRules(Rules):
    """What the keywords ask about the table."""

    def keyword(self, card: int, name: str) -> Program | None:
        """A card's text that is this keyword, None where it has none now."""
        profile = self.rules.profile(card)
        if name not in profile.keywords:
            return None
        for index, program in enumerate(profile.programs):
            if program is not None and program.keyword == name and self.rules.powers.has(card, index):
                return program
        return None

    # ------------------------------------------------------------------ Steal, Vanish

    def freed(self) -> list[int]:
        """Stolen cards whose thief is not there any more (SMG-66.2)."""
        rules, found = self.rules, []
        cards = rules.table.cards
        for seat in (0, 1):
            for card in rules.line(seat, REMOVE):
                if "stolen" in cards[card].marks:
                    thief, stay = cards[card].marks["stolen"]
                    if rules.stay(thief) != stay:
                        found.append(card)
        return found

    def note_inactive(self, card: int) -> None:
        """A Seal has become Inactive: whether it vanishes. It does not without another Seal on its side (SMG-74.1,
        SMG-74.3); that one which is losing its fight stays is seen to where it would leave (SMG-74.4, 713.2).
        """
        rules = self.rules
        if not rules.in_arena(card) or self.keyword(card, "vanish") is None:
            return
        if any(other != card for other in rules.seals(rules.owner(card))):
            rules.play.mark(card, "vanishing", True)

    def vanishing(self) -> list[int]:
        cards = self.rules.table.cards
        return [c for seat in (0, 1) for c in self.rules.seals(seat) if "vanishing" in cards[c].marks]

    def coming_back(self) -> list[int]:
        """Vanished Seals whose time is up (SMG-74.2)."""
        cards = self.rules.table.cards
        return [
            c
            for seat in (0, 1)
            for c in self.rules.line(seat, REMOVE)
            if "vanished" in cards[c].marks and cards[c].marks["vanished"][0] == 0
        ]

    def tick_vanished(self) -> None:
        cards = self.rules.table.cards
        for seat in (0, 1):
            for card in self.rules.line(seat, REMOVE):
                if "vanished" in cards[card].marks:
                    left, owner = cards[card].marks["vanished"]
                    self.rules.play.mark(card, "vanished", [max(0, left - 1), owner])

    # ------------------------------------------------------------------ Wake Up

    def waking(self, seat: int, *, conditional: bool) -> list[int]:
        """The cards in a hand and Library that can be cast by Wake Up now (SMG-130.1 to SMG-130.4): one in a Subturn,
        so none before the first.
        """
        rules = self.rules
        marks = rules.table.seats[seat].marks
        codes = rules.waking_codes[seat][conditional]
        if not codes:
            return []
        if marks.get("woke", 0) == rules.subturn():
            return []
        cards, zones = rules.table.cards, rules.table.zones
        near = [c for word in (HAND, *LIBRARY.values()) for c in zones[f"{seat}.{word}"] if cards[c].code in codes]
        if not near:
            return []
        here = {rules.data(c).name for c in (*rules.seals(seat), *rules.mystics(seat))}
        declined = marks.get("turned_down", [])
        found = []
        for card in near:
            program = self.keyword(card, "wake-up")
            if program is None or (program.wakes is not None) != conditional or rules.data(card).name in here:
                continue
            wakes = program.wakes
            asleep = wakes is not None and not conditions.holds(rules, card, seat, wakes)
            if not asleep and not (conditional and rules.data(card).name in declined):
                found.append(card)
        return found

    def turn_down(self, seat: int, cards: list[int]) -> None:
        """A player did not want these now: they are offered again when their condition is met again (SMG-130.2)."""
        names = [self.rules.data(card).name for card in cards]
        self.rules.play.mark(f"seat{seat}", "turned_down", sorted({*self._turned_down(seat), *names}))

    def _turned_down(self, seat: int) -> list[str]:
        found: list[str] = self.rules.table.seats[seat].marks.get("turned_down", [])
        return found

    def forgotten(self, seat: int) -> list[str]:
        """Cards that were turned down and whose condition is not met any more."""
        rules, found = self.rules, []
        for name in self._turned_down(seat):
            cards, profiles = rules.table.cards, rules.profiles[seat]
            near = [c for word in (HAND, *LIBRARY.values()) for c in rules.table.zones[f"{seat}.{word}"]]
            for card in [c for c in near if profiles[cards[c].code].data.name == name]:
                program = self.keyword(card, "wake-up")
                if program is not None and program.wakes is not None:
                    if not conditions.holds(rules, card, seat, program.wakes):
                        found.append(name)
                    break
        return found

    def forget(self, seat: int, names: list[str]) -> None:
        left = [name for name in self._turned_down(seat) if name not in names]
        self.rules.play.mark(f"seat{seat}", "turned_down", left or None)

    # ------------------------------------------------------------------ Turns that count as passed

    def count_down(self, card: int, subturns: int) -> tuple[bool, bool]:
        """Let Subturns pass for one card alone: whether its Turns are complete, and whether a Curse destroys it."""
        rules, it = self.rules, self.rules.table.cards[card]
        spent = False
        left = it.counters.get(TURNS)
        if left is not None:
            rules.play.count(card, TURNS, max(0, left - subturns))
            spent = left <= subturns
        for _, modifier in sorted(rules.table.modifiers.items()):
            word, _, number = modifier.until.partition(" ")
            if modifier.subject == card and word == "subturn" and number:
                rules.end_sooner(modifier, subturns)
        return spent, rules.cursing.pass_for(card, subturns)
