"""Interfere Steps: cutting into what is cast or commanded, nested without limit (402.3, 615, 616)."""

from __future__ import annotations

from typing import Any

from sanam.engine import loops
from sanam.engine.choice import Choice
from sanam.engine.procedure import Outcome, Public, step
from sanam.games.summoner_master.rules.procedure import SummonerProcedure


class InterfereStep(SummonerProcedure):
    """Both players may use any number of Interfere cards, the defending player always first (402.3, 616.2).

    What is used here has its result before what it cut into (615.7), and may itself be cut into (615.8, 616.4). The
    Step is over when both have passed in a row; after each use the defending player is first again
    (digest part 1, ruling 17).
    """

    seat = Public[int]()
    passes = Public[int](0)

    @step("402.3", "401.5.1", "401.7.1")
    def begin(self) -> Outcome:
        self.seat = 1 - self.rules.active()
        self.passes = None
        return None

    @step("402.3", "616.1")
    def whose(self) -> Outcome:
        """Who has nothing to use is not asked, unless that seat wants to be."""
        seat, passes = self.seat, self.passes
        while passes < 2 and not self.rules.interference.wants_to_interfere(seat):
            seat, passes = 1 - seat, passes + 1
        if passes == 2:
            return self.done()
        self.seat, self.passes = seat, passes
        return None

    @step("615.2", "616.2", "609.4", "500.10", "105.2.1")
    def offer(self) -> Outcome:
        """It is forbidden to let one moment repeat without end: what has come round again is not offered."""
        options = self.rules.interference.interfering(self.seat)
        params: dict[str, Any] = {"step": self.rules.in_step()}
        if self.rules.interference.anyway(self.seat):
            params["anyway"] = True
        if doing := self.rules.running.doing():
            params |= {"card": doing[-1]["card"], "what": doing[-1]["what"]}
        return self.ask(Choice(self.seat, "interfere", options, 0, rule="616.1", params=params))

    @step("615.1", "615.7", "615.8")
    def use(self) -> Outcome:
        picked = self.picked()
        if not picked:
            self.seat, self.passes = 1 - self.seat, self.passes + 1
            return self.jump("whose") if self.passes < 2 else self.done()
        option = picked[0]
        assert option.card is not None
        loops.taken_up(self.play)
        if option.act == "skill":
            return self.use_skill(option, self.seat)
        return self.rules.cast.command(self.seat, option.card, quick=True)

    @step("402.3", "616.2")
    def again(self) -> Outcome:
        return self.jump("begin")
