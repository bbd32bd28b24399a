"""The computer on the other side of the table: it thinks in a process of its own whenever its seat is asked."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from sanam.bots import process
from sanam.bots.computer import Computer, Strength
from sanam.bots.process import Task
from sanam.bots.search import MoveNow
from sanam.bots.thinking_player import Decision, ThinkingPlayer
from sanam.engine import manual
from sanam.engine.imagining import DeckList
from sanam.engine.session import Session
from sanam.ui.table.seat.seated import Seated
from sanam.ui.work import Job, Progress, while_there


class Opponent(QObject):
    """Answers for its seat. What it thought about a moment that is no longer the last one is thrown away, and while the
    person looks at an earlier moment it waits.
    """

    #: Whether it thinks.
    thinking = Signal(bool)

    def __init__(self, controller: Seated, computer: Computer, pool: Sequence[DeckList] = ()) -> None:
        super().__init__(controller)
        self._controller = controller
        self._seat = computer.seat
        # A match that is resumed goes on as it would have.
        self._seed = (controller.match.header.seed * 0x9E3779B97F4A7C15 + computer.seat) % (1 << 62)
        self.strength: str | Strength = computer.strength
        self.pool = pool
        self._job: Job | None = None
        self._decided: Decision | None = None
        #: Whether the person wants its answer at once.
        self._hurried = False
        #: How long the match was when the thinking began.
        self._length = 0
        controller.computers |= {computer.seat}
        controller.awaited.connect(self.think)
        controller.changed.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    @property
    def is_thinking(self) -> bool:
        return self._job is not None

    def think(self) -> None:
        """Think about the open question, if this seat is asked."""
        self.leave()
        self._hurried = False
        session = self._controller.match.at(self._seat)
        if session.asked != self._seat:
            return
        self._length = session.length
        # What it thinks with is not the match that goes on in the window.
        imagined = session.imagined(self._seed, self.pool)
        task = Task("decide", imagined.sent(), self._seed, self.strength, self.pool)

        def work(progress: Progress) -> Decision:
            def going_on() -> None:
                progress.advance(0)
                if self._hurried:
                    raise MoveNow

            found: Decision = process.think(task, going_on)
            return found

        job = self._job = Job("", work)
        job.done.connect(while_there(self, lambda decision: self._decide(job, decision)))
        job.failed.connect(while_there(self, lambda _: self._decide(job, self._by_policy(imagined))))
        job.start()
        self.thinking.emit(True)

    def move_now(self) -> None:
        """Have it answer with the best that it knows so far; the match keeps that it was cut short."""
        self._hurried = True

    def leave(self) -> None:
        """Stop thinking."""
        if self._job is not None:
            self._job.cancel()
            self.thinking.emit(False)
        self._job = self._decided = None

    def _by_policy(self, imagined: Session) -> Decision:
        """An answer for when thinking has failed: the match goes on."""
        return ThinkingPlayer(self._seed, "easy").decide(imagined)

    def _decide(self, job: Job, decision: Decision) -> None:
        if job is self._job:
            self._job, self._decided = None, decision
            self.thinking.emit(False)
            self._answer()

    def _answer(self) -> None:
        """Give the answer that was decided, once the person looks at how it stands now."""
        controller, decision = self._controller, self._decided
        if decision is None or controller.past is not None:
            return
        self._decided = None
        if controller.match.length != self._length:
            self.think()
            return
        if decision.gives_up and controller.give_up_for_computer(self._seat):
            return
        if decision.cut:
            controller.match.at(self._seat).act_by_hand(self._seat, manual.Setting("moved-now", "yes"))
        controller.answer_for_computer(decision.picks)
