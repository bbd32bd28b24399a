"""Endless loops that a player can stop: how often they go round, and that they end there (11-1-1-2, 11-1-1-3).

While the same situation comes round, the players who are asked something that they may decline are noted: they can
stop the loop. Each of them says once how often it goes round. So often their questions answer themselves with yes,
then with no; and in the situation in which the loop was stopped nobody may go round again.
"""

from __future__ import annotations

from sanam.engine import loops
from sanam.engine.choice import Choice, Option
from sanam.engine.procedure import Outcome, Public, step
from sanam.engine.table import TABLE
from sanam.games.onepiece.rules.acts import Acts
from sanam.games.procedure import GameProcedure

#: When the same situation has come round so often while abilities make one another wait, it is a loop.
ROUNDS = 3
#: The highest number of rounds that can be declared.
MOST = 99
#: Marks of the table: who could stop the loop, what was declared, and at which question in which situation it stopped.
STOPPERS, DECLARED, STOPPED = "loop stoppers", "loop declared", "loop stopped"
#: Marks that count on by themselves.
PASSING = ("generation", STOPPERS, DECLARED, STOPPED)


class DeclareLoop(GameProcedure["LoopRules"]):
    """The players who can stop the loop, the turn player first, say how often it goes round; the smaller number counts
    (11-1-1-3).
    """

    seats = Public[list[int]]()
    said = Public[list[int]]([])

    @step("11-1-1-2", "11-1-1-3")
    def ask_times(self) -> Outcome:
        if len(self.said) >= len(self.seats):
            return self.jump("go_round")
        options = [Option("amount", value=n) for n in range(MOST + 1)]
        return self.ask(Choice(self.seats[len(self.said)], "loop_times", options, rule="11-1-1-2"))

    @step("11-1-1-2", "11-1-1-3")
    def declared(self) -> Outcome:
        self.said = [*self.said, self.picked()[0].value]
        return self.jump("ask_times")

    @step("11-1-1-2", "11-1-1-3")
    def go_round(self) -> Outcome:
        loops.forget(self.play)
        self.play.mark(TABLE, DECLARED, {"seats": sorted(self.seats), "left": min(self.said), "asked": None})
        return self.done()


class LoopRules(Acts):
    """What the game knows about loops."""

    def loop_begun_anew(self) -> None:
        """Nothing waits any more: whatever went round has ended."""
        loops.forget(self.play)
        for mark in (STOPPERS, DECLARED):
            self.play.mark(TABLE, mark, None)

    @property
    def in_loop(self) -> bool:
        """Whether a loop goes round, or was stopped before."""
        marks = self.table.marks
        return bool(loops.rounds(self.table)) or DECLARED in marks or STOPPED in marks

    def stoppers(self) -> list[int]:
        """Who could have stopped the loop, the turn player first."""
        found: list[int] = self.table.marks.get(STOPPERS, [])
        return sorted(found, key=lambda seat: seat != self.turn_player())

    def loop_declared(self) -> int | None:
        """How often a loop still goes round, None when nobody has said."""
        declared = self.table.marks.get(DECLARED)
        return None if declared is None else int(declared["left"])

    def _situation(self) -> str:
        return loops.situation(self.table, PASSING)

    def loop_answer(self, seat: int, question: list[int]) -> bool | None:
        """How a question of an ability that `seat` may decline answers itself in a loop; None when `seat` is asked."""
        marks = self.table.marks
        stopped = marks.get(STOPPED)
        if stopped and stopped["question"] == question and stopped["situation"] == self._situation():
            return False
        declared = marks.get(DECLARED)
        if declared is None:
            if loops.rounds(self.table) and seat not in marks.get(STOPPERS, []):
                self.play.mark(TABLE, STOPPERS, sorted([*marks.get(STOPPERS, []), seat]))
            return None
        if seat not in declared["seats"]:
            return None
        # A round is over when the question that was asked first comes up again.
        asked = declared["asked"] or question
        if asked == question and declared["left"] <= 0:
            self.play.mark(TABLE, STOPPED, {"question": question, "situation": self._situation()})
            return False
        self.play.mark(TABLE, DECLARED, {**declared, "left": declared["left"] - (asked == question), "asked": asked})
        return True
