"""Line assignment: changing the Line of a Seal, and giving one to a Seal that has none (515 to 517)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Private, Public, step
from sanam.games.summoner_master.rules.parts import Waiting
from sanam.games.summoner_master.rules.procedure import SummonerProcedure
from sanam.games.summoner_master.vocabulary.zones import SEAT_OF


class LineProcedure(SummonerProcedure):
    """What both share: `assigning` is the Line-assigning Seal."""

    card = Public[int]()
    seat = Public[int]()
    place = Public[list[object]]()
    assigning = Public[bool]()
    waiting = Private[list[Waiting]]([])
    stay = Public[int]()

    def put(self) -> None:
        zone, at = self.place
        rules = self.rules
        rules.enter(self.card, str(zone), int(str(at)))
        self.play.mark(self.card, "lined", rules.subturn())
        rules.fact("line", self.seat, self.card, line=str(zone)[2:])

    @property
    def gone(self) -> bool:
        return self.rules.stay(self.card) != self.stay


class ChangeLine(LineProcedure):
    """516: from one Line into the other; the Seal stays Active (500.3). There is no Cost."""

    @step("516.1", "515.9")
    def announce(self) -> Outcome:
        if self.rules.lines.cannot_change_line(self.seat, self.card) is not None:
            return self.done(False)
        self.stay = self.rules.stay(self.card)
        return None

    @step("516.2", "515.5", "515.6")
    def ask_place(self) -> Outcome:
        """Only the other Line may be wanted, and any position of it."""
        here = self.rules.word(self.card) if not self.gone else ""
        options = [] if self.gone else [o for o in self.rules.cast.places(self.card) if str(o.zone)[2:] != here]
        if not options or self.rules.control_lost(self.seat, self.card):
            return self.done(False)
        return self.ask(Choice(self.seat, "line", options, rule="516.2", params={"card": self.card}))

    @step("516.2", "516.3", "515.4")
    def declared(self) -> Outcome:
        picked = self.picked()[0]
        self.place = [picked.zone, picked.value]
        self.assigning = True
        self.rules.fact("assigns_line", self.seat, self.card)
        return None

    @step("516.3")
    def commanded_abilities(self) -> Outcome:
        return self.abilities_now(("command-line", self.rules.abilities.side(self.seat)))

    @step("516.4")
    def choose_abilities_on(self) -> Outcome:
        return self.choose_abilities(("change-line", [self.card]), ("assign-line", [self.card]))

    @step("516.5")
    def interfere_step(self) -> Outcome:
        self.waiting = self.result or []
        return self.interfere()

    @step("516.6")
    def recheck_abilities_on(self) -> Outcome:
        return self.recheck_abilities(self.waiting)

    @step("516.6")
    def keep_rechecked(self) -> Outcome:
        self.waiting = self.result or []
        return None

    @step("516.7", "500.11")
    def verify(self) -> Outcome:
        """One that cannot any more has used its assignment up all the same (digest part 1, ruling 36); when its
        controller has changed it is Inactive as well.
        """
        rules = self.rules
        if self.gone:
            return self.done(False)
        barred = rules.cast.barred_from(self.card, str(self.place[0]))
        lost = rules.control_lost(self.seat, self.card)
        if lost or barred or rules.lines.cannot_change_line(self.seat, self.card, going_on=True) is not None:
            self.play.mark(self.card, "lined", rules.subturn())
            return self.done(False)
        return None

    @step("516.8", "SMG-14")
    def complete(self) -> Outcome:
        self.put()
        return self.work_abilities(self.waiting)

    @step("516.9", "516.10")
    def end(self) -> Outcome:
        return self.done(True)


class AssignLine(LineProcedure):
    """517: a Seal that is in the Arena without a Line gets one from its controller (515.3). No Interfere Step."""

    @step("517.1", "515.3")
    def announce(self) -> Outcome:
        self.play.mark(self.card, "unlined", None)
        if self.rules.lines.cannot_assign_line(self.card) is not None:
            return self.done(False)
        self.stay = self.rules.stay(self.card)
        return None

    def _ends(self) -> bool:
        """Whether it cannot go on: the Seal is gone, needs no Line, or has another controller (517.5, 500.11)."""
        rules = self.rules
        return (
            self.gone
            or rules.lines.cannot_assign_line(self.card) is not None
            or rules.control_lost(self.seat, self.card)
        )

    @step("517.2", "515.6")
    def ask_place(self) -> Outcome:
        if self._ends():
            return self.jump("given_up")
        options = self.rules.cast.places(self.card)
        return self.ask(Choice(self.seat, "line", options, rule="517.2", params={"card": self.card}))

    @step("517.3")
    def declared(self) -> Outcome:
        picked = self.picked()[0]
        self.place = [picked.zone, picked.value]
        return self.choose_abilities(("assign-line", [self.card]))

    @step("517.4", "517.5", "517.6", "500.11")
    def complete(self) -> Outcome:
        """Conditions that do not hold any more end it (517.5)."""
        if self._ends():
            return self.jump("given_up")
        self.waiting = self.result or []
        self.put()
        return self.work_abilities(self.waiting)

    @step("517.7", "517.8")
    def end(self) -> Outcome:
        return self.done(True)

    @step("517.5", "515.3")
    def given_up(self) -> Outcome:
        """One that is still in no Line gets one as soon as it can (see `CurseRules.waiting_for_line`)."""
        if not self.gone and self.rules.lines.cannot_assign_line(self.card) is None:
            self.play.mark(self.card, "unlined", True)
        return self.done(False)


class PutInLine(SummonerProcedure):
    """An Effect puts the Seal `card` into the Line `zone`: its owner chooses the place there (515.7), and it is no
    assignment of a Line (515.8). Who takes Control with it is its owner already (SMG-129.4).
    """

    card = Public[int]()
    zone = Public[str]()

    def _places(self) -> list[int]:
        """Positions in the Line; none where the Seal stands in it already or cannot be in it."""
        rules = self.rules
        here = (
            rules.in_arena(self.card)
            and rules.profile(self.card).seal
            and self.table.cards[self.card].zone != self.zone
        )
        if not here or "dimension" in rules.curses(self.card):
            return []
        return list(range(len(self.table.zones[self.zone]) + 1))

    @step("515.7", "515.5", "709.11.2")
    def ask_place(self) -> Outcome:
        places = self._places()
        if len(places) < 2:
            return self.jump("put") if places else self.done(False)
        options = [Option("line", zone=self.zone, value=at) for at in places]
        return self.ask(Choice(SEAT_OF[self.zone], "line", options, rule="515.7", params={"card": self.card}))

    @step("515.7", "515.8", "303.3")
    def put(self) -> Outcome:
        picked = self.picked() if self.answer is not None else []
        self.rules.combination.shift(self.card, self.zone, picked[0].value if picked else None)
        return self.done(True)
