"""Drawing up to a number of cards: one after another, as long as the player likes (4-5-4)."""

from __future__ import annotations

from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Local, Outcome, step
from sanam.games.onepiece.base import OnePieceProcedure


class DrawUpTo(OnePieceProcedure):
    """`seat` draws up to `most` cards, deciding anew after seeing each (4-8-2)."""

    seat = Local[int]()
    most = Local[int]()
    drawn = Local[int](0)

    @step("4-5-4", "4-5-4-1", "4-5-4-3", "1-3-5-1")
    def go_on(self) -> Outcome:
        if self.drawn >= self.most:
            return self.done(self.drawn)
        params = {"drawn": self.drawn, "most": self.most}
        return self.ask(Choice(self.seat, "draw_more", [Option("draw")], least=0, rule="4-5-4-1", params=params))

    @step("4-5-4-2")
    def draw(self) -> Outcome:
        if not self.picked():
            return self.done(self.drawn)
        self.rules.draw(self.seat, 1)
        self.drawn += 1
        return self.jump("go_on")
