"""What all procedures of a game share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Call, Outcome
from sanam.games.procedure import GameProcedure
from sanam.games.summoner_master.rules.parts import RulesOfPlay, Waiting
from sanam.games.summoner_master.texts.execution.resolution import CarryOut
from sanam.games.summoner_master.vocabulary.parts import Part


class Rules(Part[RulesOfPlay]):
    """A part of the rules of play."""


class SummonerProcedure(GameProcedure[RulesOfPlay]):
    """A procedure of the game; `self.rules` reads and changes the table by the rules.

    Its locals are what cards are in its context: `card` is the one commanded or cast, `entering` one that is being
    cast or brought in, `moving` those that change Zone.
    """

    def interfere(self) -> Outcome:
        """An Interfere Step, unless nobody could or wants to do anything in it."""
        return None if self.rules.interference.quiet() else self.rules.interference.step()

    def woken(self, *windows: tuple[str, list[int]], box: str = "") -> list[Waiting]:
        """The Abilities of cards at these moments, or those of one box alone ("growth", "progress"); without any in the
        match nothing is looked for.
        """
        rules = self.rules
        known = rules.windows
        for window, cards in windows:
            if window in rules.noted and cards and not box:
                rules.abilities.note(window, cards)
        woken = [one for window, cards in windows if window in known for one in rules.abilities.woken(window, cards)]
        return [one for one in woken if not box or rules.profile(one["card"]).places[one["power"]][0] == box]

    def choose_abilities(
        self, *windows: tuple[str, list[int]], box: str = "", ways: Mapping[str, int] | None = None
    ) -> Outcome:
        """Let the Abilities of these moments choose; what waits to work is the result in the next step. `ways` are
        modes that have been chosen before, by the index of the Ability.
        """
        found = self.woken(*windows, box=box) if self.rules.windows or self.rules.noted else []
        for one in found:
            if ways and str(one["power"]) in ways:
                one["way"] = ways[str(one["power"])]
        if found:
            return self.rules.abilities.choosing(found)
        self.result = None
        return None

    def abilities_now(self, *windows: tuple[str, list[int]], box: str = "") -> Outcome:
        """Let the Abilities of these moments choose and work at once."""
        found = self.woken(*windows, box=box) if self.rules.windows or self.rules.noted else []
        return self.rules.abilities.working_now(found) if found else None

    def abilities_of(self, waiting: list[Waiting]) -> Outcome:
        """Let these Abilities choose and work at once."""
        return self.rules.abilities.working_now(waiting) if waiting else None

    def redirected(self) -> int | None:
        """The card at which what is done here aims from now on, where an Effect has moved its target (SMG-15)."""
        found = self.table.marks.get("redirected")
        if found is None or found[0] != len(self.table.stack) - 1:
            return None
        self.play.mark("table", "redirected", None)
        return found[1] if self.rules.presence(found[1]) == found[2] else None

    def recheck_abilities(self, waiting: list[Waiting]) -> Outcome:
        """Let Abilities whose targets are gone choose others; what still waits is the result in the next step."""
        holds = self.rules.texts.aims_hold
        if any(not holds(one["card"], one["seat"], one["power"], one["targets"], one.get("way", 0)) for one in waiting):
            return self.rules.abilities.rechecking(waiting)
        self.result = waiting
        return None

    def work_abilities(self, waiting: list[Waiting], begins: int | None = None) -> Outcome:
        """Let Abilities that have chosen work; the Continuous ones of the card `begins` begin now (603.2)."""
        return self.rules.abilities.working(waiting, begins) if waiting else None

    def use_skill(self, option: Option, seat: int) -> Call:
        """Use the Skill that was picked; of a card in the hand only the name is announced (619.1)."""
        assert option.card is not None
        return self.rules.skills.use(option.card, seat, option.value)

    def take_effect(
        self,
        seat: int,
        card: int,
        power: int,
        targets: list[list[int]],
        way: int = 0,
        last: list[int] | None = None,
        **params: Any,
    ) -> Outcome:
        """Carry out what an Ability or Skill says, or let the players do it where that is not understood. `last`: the
        cards of which it may speak as "that card".
        """
        if self.rules.profile(card).programs[power] is None:
            return self.by_hand(seat, card, "effect", **params)
        code = self.table.cards[card].code
        more: dict[str, Any] = {"last": last} if last else {}
        return self.call(CarryOut, source=card, seat=seat, power=power, targets=targets, way=way, code=code, **more)

    def aim_by_hand(self) -> Outcome:
        """Go on without asking what is aimed at: who applies the text by hand names it then."""
        self.answer = None
        return None

    def by_hand(self, seat: int, card: int | None, stage: str, *more: Option, **params: Any) -> Outcome:
        """The players do by hand what a card says ("cost" or "effect") and then press done."""
        params |= {"stage": stage} if card is None else {"card": card, "stage": stage}
        return self.ask(Choice(seat, "by_hand", [Option("done"), *more], params=params))
