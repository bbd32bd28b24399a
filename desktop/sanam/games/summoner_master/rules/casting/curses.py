"""Curses: the seven kinds, how one comes to work, and how it ends (709)."""

from __future__ import annotations

from typing import Any

from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.casting.lines import PutInLine
from sanam.games.summoner_master.rules.casting.zone_changes import Destroy
from sanam.games.summoner_master.rules.procedure import Rules, SummonerProcedure
from sanam.games.summoner_master.vocabulary.zones import DF_LINE, LINES, NO_LINE, SEAT_OF

KINDS = ("stone", "freeze", "charm", "poison", "death", "last-dance", "dimension")
#: Those whose Seal is destroyed when their Turns are complete (709.8.1, 709.10.3).
DEADLY = ("poison", "last-dance")


class Curse(SummonerProcedure):
    """709.14: a Seal gets a Curse of a kind, for a number of Turns (None: without an end), from a seat's card.

    origin  where it comes from, where a text gives it (`guards.Origin`)
    dance   what a Last Dance Curse does to its Seal: [value, how much] each (709.10.1)
    """

    card = Public[int]()
    kind = Public[str]()
    turns = Public[int]()
    seat = Public[int]()
    origin = Public[dict[str, Any]]()
    dance = Public[list[list[Any]]]([])
    stay = Public[int]()

    @step("709.14.1", "709.12")
    def receive(self) -> Outcome:
        """One that has a Curse of the kind does not get another."""
        rules = self.rules
        if rules.stay(self.card) is None or self.kind in rules.curses(self.card):
            return self.done(False)
        self.stay = rules.stay(self.card)
        rules.fact("cursed", rules.owner(self.card), self.card, kind=self.kind)
        return None

    @step("709.14.1")
    def abilities_on(self) -> Outcome:
        return self.abilities_now(("cursed", [self.card]))

    @step("709.3", "709.14.2")
    def interfere_step(self) -> Outcome:
        return self.interfere()

    @step("709.14.3", "609.7", "707.4")
    def start_count(self) -> Outcome:
        """On a Seal that is being cast or coming in, effect and count wait until it has come in."""
        rules = self.rules
        if rules.stay(self.card) != self.stay or self.turns == 0:
            return self.done(False)
        if rules.running.being_cast(self.card):
            waiting = {**rules.cursing.awaited(self.card), self.kind: [self.turns, self.seat, self.origin, self.dance]}
            self.play.mark(self.card, "awaited", waiting)
            return self.done(True)
        return None

    @step("709.14.4")
    def work(self) -> Outcome:
        doomed = self.rules.cursing.put_curse(self.card, self.kind, self.turns, self.seat, self.origin, self.dance)
        return self.call(Destroy, cards=[self.card]) if doomed else None

    @step("709.6.1", "515.7")
    def freeze(self) -> Outcome:
        line = self.rules.cursing.frozen_out(self.card)
        return self.call(PutInLine, card=self.card, zone=line) if line else None


class AwaitedCurses(SummonerProcedure):
    """Curses that a Seal got while it was being cast begin to work (609.7, 610.1.13.3)."""

    card = Public[int]()

    @step("609.7")
    def work(self) -> Outcome:
        rules = self.rules
        waiting = rules.cursing.awaited(self.card)
        self.play.mark(self.card, "awaited", None)
        doomed = False
        for kind, (turns, seat, origin, dance) in waiting.items():
            doomed = rules.cursing.put_curse(self.card, kind, turns, seat, origin, dance) or doomed
        return self.call(Destroy, cards=[self.card]) if doomed else None

    @step("709.6.1", "515.7")
    def freeze(self) -> Outcome:
        line = self.rules.cursing.frozen_out(self.card)
        return self.call(PutInLine, card=self.card, zone=line) if line else None


class CurseRules(Rules):
    """What Curses change on the table."""

    def awaited(self, card: int) -> dict[str, list[Any]]:
        """Curses that wait for the Seal to have come in: kind -> Turns, giver, origin, dance (see `Curse`)."""
        found: dict[str, list[Any]] = self.rules.table.cards[card].marks.get("awaited", {})
        return found

    def origin(self, card: int, kind: str) -> dict[str, Any]:
        """Where a Curse comes from; of one given by hand nothing is known but that it is a Curse."""
        found: dict[str, Any] = self.rules.table.cards[card].marks.get("curse_origins", {}).get(kind, {})
        return found or {
            "things": ["curse", f"curse:{kind}"],
            "by": 1 - self.rules.owner(card),
            "from": None,
            "firm": False,
        }

    def put_curse(
        self,
        card: int,
        kind: str,
        turns: int | None,
        seat: int,
        origin: dict[str, Any] | None = None,
        dance: list[list[Any]] | None = None,
    ) -> bool:
        """Let a Curse work from now on; whether it destroys its Seal at once (709.9.1)."""
        if kind == "death":
            return True
        self.rules.play.mark(card, "curses", {**self.rules.curses(card), kind: 2 * (turns or 0)})
        if origin is not None:
            origins = self.rules.table.cards[card].marks.get("curse_origins", {})
            self.rules.play.mark(card, "curse_origins", {**origins, kind: origin})
        for key, number in dance or ():
            data = {**self.origin(card, kind), "curse": kind}
            self.rules.play.modify(source=None, subject=card, key=key, op="add", value=number, data=data)
        if kind == "dimension" and self.rules.word(card) in LINES:
            self.rules.enter(card, f"{SEAT_OF[self.rules.table.cards[card].zone]}.{NO_LINE}")
        if kind == "charm":
            self.rules.play.mark(card, "controller", seat)
        return False

    def frozen_out(self, card: int) -> str | None:
        """The Df Line that a frozen Seal outside it has to go to (709.6.1), unless Dimension keeps it out of the Lines
        (709.11.2).
        """
        curses = self.rules.curses(card) if self.rules.in_arena(card) else {}
        it = self.rules.table.cards[card]
        home = f"{SEAT_OF[it.zone]}.{DF_LINE}"
        return home if "freeze" in curses and "dimension" not in curses and it.zone != home else None

    def lift_curses(self, card: int, kinds: list[str]) -> None:
        """Curses end, all at once (709.4, 709.13); a Seal that one kept out of the Lines needs one now (709.11.8)."""
        left = {kind: n for kind, n in self.rules.curses(card).items() if kind not in kinds}
        self.rules.play.mark(card, "curses", left or None)
        origins = self.rules.table.cards[card].marks.get("curse_origins", {})
        self.rules.play.mark(card, "curse_origins", {k: v for k, v in origins.items() if k in left} or None)
        for _, modifier in sorted(self.rules.table.modifiers.items()):
            if modifier.subject == card and modifier.data.get("curse") in kinds:
                self.rules.play.unmodify(modifier)
        if "charm" in kinds:
            self.rules.play.mark(card, "controller", None)
        if "dimension" in kinds and self.rules.word(card) == NO_LINE:
            self.rules.play.mark(card, "unlined", True)

    def tick_curses(self) -> list[int]:
        """Take one Subturn from every Curse with a number of Turns, end those that are over, and give the Seals that
        are destroyed by that (401.9.6, 709.8.1, 709.10.3).
        """
        doomed = []
        cards = self.rules.table.cards
        for seat in (self.rules.active(), 1 - self.rules.active()):
            for card in self.rules.seals(seat):
                if "curses" not in cards[card].marks:
                    continue
                now = {kind: left - 1 for kind, left in self.rules.curses(card).items() if left}
                over = [kind for kind, left in now.items() if left == 0]
                self.rules.play.mark(card, "curses", {**self.rules.curses(card), **now})
                if any(kind in DEADLY for kind in over):
                    doomed.append(card)
                elif over:
                    self.lift_curses(card, over)
        return doomed

    def pass_for(self, card: int, subturns: int) -> bool:
        """Let Subturns pass for the Curses of one Seal; whether that destroys it (SMG-86, SMG-87)."""
        now = {kind: max(0, left - subturns) for kind, left in self.rules.curses(card).items() if left}
        over = [kind for kind, left in now.items() if left == 0]
        if now:
            self.rules.play.mark(card, "curses", {**self.rules.curses(card), **now})
        if any(kind in DEADLY for kind in over):
            return True
        self.lift_curses(card, over) if over else None
        return False

    def waiting_for_line(self) -> list[int]:
        """Seals that what kept them out of the Lines has let go (515.3)."""
        cards = self.rules.table.cards
        return [
            card
            for seat in (self.rules.active(), 1 - self.rules.active())
            for card in self.rules.table.zones[f"{seat}.{NO_LINE}"]
            if "unlined" in cards[card].marks
        ]
