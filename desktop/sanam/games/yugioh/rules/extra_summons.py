"""Synchro and Xyz Summons: by the rules of the turn, or because an effect says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.yugioh.rules.procedure import DuelProcedure
from sanam.games.yugioh.rules.summon import SpecialSummonCards

if TYPE_CHECKING:
    pass


class ExtraDeckSummon(DuelProcedure):
    """Use monsters on the field for a monster of the Extra Deck; `among` and `must` as an effect limits them.

    What becomes of the material is the one thing that differs.
    """

    card = Public[int]()
    seat = Public[int]()
    among = Public[list[int] | None]()
    must = Public[list[int]]([])
    used = Public[list[list[int]]]([])
    gained = Public[list[list[Any]]]([])
    #: What becomes of Synchro Materials (see `ExtraSummon.fate`).
    fate = Public[str]("")

    how = ""

    @step("YZH-2.50", "YZH-2.46", "YZH-2.40", "YZH-2.41", "YZH-5.11")
    def choose_materials(self) -> Outcome:
        choice = self.duel.summons.material_choice(self.card, self.seat, self.how, self.among, tuple(self.must))
        return self.ask(choice)

    @step("YZH-2.51", "YZH-2.42")
    def use_materials(self) -> Outcome:
        chosen = [o.card for o in self.picked() if o.card is not None]
        self.duel.next_moment()
        self.gained = [[*gift] for gift in self.duel.gifts(self.card, chosen, self.how)]
        used = self.use(chosen)
        self.used = [[c, self.table.cards[c].moves] for c in used]
        return None

    def use(self, chosen: list[int]) -> list[int]:
        """Do with the material what this Summon does; the result are the cards that are still there."""
        raise NotImplementedError

    @step("YZH-2.52", "YZH-2.43")
    def put(self) -> Outcome:
        return self.call(
            SpecialSummonCards,
            cards=[self.card],
            seat=self.seat,
            how=self.how,
            materials=self.used,
            gained=self.gained,
        )

    @step("YZH-2.52", "YZH-2.43")
    def summoned(self) -> Outcome:
        return self.done(self.result or [])


class SynchroSummon(ExtraDeckSummon):
    """Send a face-up Tuner and other face-up monsters whose Levels total its Level (YZH-2.46, YZH-2.49 to YZH-2.53)."""

    how = "synchro"

    def use(self, chosen: list[int]) -> list[int]:
        cause = {"cause": "summon", "card": self.card, "seat": self.seat}
        match self.fate:
            case "banish":
                return self.duel.banish(chosen, cause)
            case "shuffle":
                return self.duel.to_deck(chosen, cause)
        return self.duel.send(chosen, cause)


class XyzSummon(ExtraDeckSummon):
    """Stack face-up monsters and lay the Xyz Monster on them (YZH-2.37, YZH-2.40 to YZH-2.44)."""

    how = "xyz"

    def use(self, chosen: list[int]) -> list[int]:
        self.duel.attach_material(chosen, self.card)
        return chosen


class SummonFromExtra(DuelProcedure):
    """Choose one of `able`, which an effect lets its player Synchro or Xyz Summon now, and Summon it."""

    able = Public[list[int]]([])
    seat = Public[int]()
    how = Public[str]("synchro")
    among = Public[list[int] | None]()
    must = Public[list[int]]([])
    fate = Public[str]("")
    #: The card whose effect it is.
    source = Public[int]()

    @step("YZH-2.46", "YZH-2.40")
    def choose_monster(self) -> Outcome:
        options = [Option("pick", card) for card in self.able]
        params = {"card": self.source, "verb": f"{self.how} summon"}
        return self.ask(Choice(self.seat, "pick", options, params=params)) if options else self.done([])

    @step("YZH-2.46", "YZH-2.40")
    def summon(self) -> Outcome:
        card = self.picked()[0].card
        procedure = SynchroSummon if self.how == "synchro" else XyzSummon
        return self.call(procedure, card=card, seat=self.seat, among=self.among, must=self.must, fate=self.fate)

    @step("YZH-2.52", "YZH-2.43")
    def summoned(self) -> Outcome:
        return self.done(self.result or [])
