"""A puzzle at the table: whether the goal is reached or missed is said, and the line is tried against every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from sanam.matches.puzzles import HOLDS, MISSED, OPEN, REACHED, REFUTED, Proof, proved, state, turn_of
from sanam.ui.problems import Problem
from sanam.ui.text import fill, number, tr
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.engine.journal import Header
    from sanam.ui.seating import Seating
    from sanam.ui.shell import Shell


class Solving(QObject):
    """Follows the match at the table while it is one of a puzzle."""

    def __init__(self, shell: Shell, seating: Seating) -> None:
        super().__init__(shell)
        self.shell, self.seating = shell, seating
        self._position: Callable[[], Header] | None = None
        self._match: Any = None
        self._turn: Any = None
        self._shown = OPEN
        #: What was said last of this puzzle.
        self._notice: QWidget | None = None
        for gone in (seating.left, seating.seated):
            gone.connect(self._withdraw)

    def begin(self, position: Callable[[], Header]) -> None:
        """Solve the puzzle that `position` fetches."""
        self._position, self._match = position, None
        self.seating.seated.connect(self._seated)
        self.seating.begin_from(position, True)

    def _seated(self) -> None:
        self.seating.seated.disconnect(self._seated)
        match, table = self.seating.match, self.seating.table
        start = match.header.start if match is not None else None
        if match is None or table is None or table.controller is None or start is None or start.goal is None:
            return
        self._match, self._turn, self._shown = match, turn_of(match.play), OPEN
        table.controller.changed.connect(self._follow)
        table.controller.set_seat(start.goal.seat)

    def _follow(self, *_: object) -> None:
        """Say when the goal is reached or missed; after undoing, it is open again."""
        match = self.seating.match
        start = match.header.start if match is not None else None
        if match is None or match is not self._match or start is None or start.goal is None:
            return
        now = state(match.play, start.goal, self._turn)
        if now == self._shown:
            return
        self._shown = now
        if now == REACHED:
            problem = Problem(tr("Solved: the goal is reached."), "", "", "", "", "good")
            self._say(problem, tr("Check every answer"), self.check)
        elif now == MISSED:
            problem = Problem(tr("Not solved: the goal was missed."), "", "", "", tr("Undo, or try again."), "wait")
            self._say(problem, tr("Try again"), self._again)

    def _say(self, problem: Problem, action: str = "", act: Callable[[], None] | None = None) -> None:
        """Tell something instead of what was said last."""
        self._withdraw()
        self._notice = self.shell.show_problem(problem, action, act)

    def _withdraw(self) -> None:
        if self._notice is not None:
            self.shell.notices.withdraw(self._notice)
            self._notice = None

    def _again(self) -> None:
        if self._position is not None:
            self.begin(self._position)

    def check(self) -> None:
        """Try the line that was played against every answer of the other player."""
        match = self._match
        if match is None:
            return
        header, line, turn = match.header, list(match.play.batches[1:]), self._turn
        job = Job(tr("Checking against every answer"), lambda progress: proved(header, line, turn, progress.advance))
        job.done.connect(self._tell)
        self.shell.run(job, failed=tr("The line could not be checked."))

    def _tell(self, proof: Proof) -> None:
        tried = fill(tr("Answers tried: {n}"), n=number(proof.tried))
        if proof.result == HOLDS:
            problem = Problem(tr("It holds against every answer of the other player."), "", "", tried, "", "good")
        elif proof.result == REFUTED:
            problem = Problem(tr("The other player can prevent it."), "", "", tried, "", "wait")
            self._say(problem, tr("Show how"), lambda: self._show(proof))
            return
        else:
            problem = Problem(
                tr("It could not be checked fully: there are too many answers."), "", "", tried, "", "wait"
            )
        self._say(problem)

    def _show(self, proof: Proof) -> None:
        """Lay the refutation on the table, at the moment before it leaves what was played, to be gone through."""
        match, table = self.seating.match, self.seating.table
        if match is None or match is not self._match or table is None or table.controller is None:
            return
        given = [batch.picks for batch in match.play.batches if batch.kind == "answer"]
        answers = [picks for _, picks in proof.refutation]
        pairs = enumerate(zip(given, answers, strict=False))
        alike = next((at for at, (one, other) in pairs if one != other), len(given))
        self._shown = MISSED
        table.controller.play_instead(answers)
        self._step(max(1, min(alike + 1, len(answers))))

    def _step(self, moment: int) -> None:
        """Show a moment of the refutation."""
        table = self.seating.table
        if self._match is not self.seating.match or table is None or table.controller is None:
            return
        table.controller.scrub(moment)
        last = table.controller.match.length
        if moment >= last:
            problem = Problem(tr("So it is prevented."), "", "", "", tr("Undo, or try again."), "wait")
            self._say(problem, tr("Try again"), self._again)
            return
        steps = fill(tr("Moment {n} of {most}"), n=number(moment), most=number(last))
        problem = Problem(tr("How the other player prevents it"), "", "", steps, "", "wait")
        self._say(problem, tr("Next step"), lambda: self._step(moment + 1))
