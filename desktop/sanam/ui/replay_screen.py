"""A match to look at: the table with its timeline, read-only, and the way on from any moment as a new match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from sanam.engine.choice import Refused
from sanam.engine.manual import AnyAction
from sanam.engine.view import ChoiceView
from sanam.games.words import GameWords
from sanam.matches.replay import Replay
from sanam.ui.plain import plain
from sanam.ui.review_panel import ReviewPanel
from sanam.ui.table.screen import TableScreen
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import plain_number, tr
from sanam.ui.widgets import button

#: Milliseconds between two moments while it plays by itself, and how many times as fast as at first that is.
SPEEDS = ((1600, 1), (800, 2), (300, 5))


def _times(fast: int) -> str:
    return f"{plain_number(fast)}×"


class ReplayController(TableController):
    """A controller that answers nothing. The hands of a match that is over are open; one that is not over is seen
    from the seat that is asked.
    """

    fork = Signal(int)
    keeps_lines = False

    @property
    def open(self) -> bool:
        return self.match.open or self.match.finished

    @property
    def choice(self) -> ChoiceView | None:
        return None

    @property
    def by_hand(self) -> bool:
        return False

    @by_hand.setter
    def by_hand(self, on: bool) -> None:
        """Nothing is moved by hand here."""

    def act_by_hand(self, action: AnyAction, seat: int | None = None) -> bool:
        self.refused.emit(Refused("", "read-only"), "")
        return False

    def undo(self) -> bool:
        return False

    def redo(self) -> bool:
        return False

    def can_continue_here(self) -> bool:
        return self.past is not None

    def continue_here(self) -> bool:
        if self.past is None:
            return False
        self.fork.emit(self.past.length)
        return True


class ReplayBar(QWidget):
    """Play and pause, a step back and on, a turn back and on, and how fast."""

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3)
        self.play = button("", "play", kind="primary", tip=tr("Play or pause (Space)"))
        self.play.setCheckable(True)
        self.turn_back = button("", "first")
        self.back = button("", "chevron-left", tip=tr("Back one moment (Ctrl+←)"))
        self.on = button("", "chevron-right", tip=tr("Forward one moment (Ctrl+→)"))
        self.turn_on = button("", "last")
        for made in (self.turn_back, self.back, self.play, self.on, self.turn_on):
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.setStyleSheet("padding: 4px;")
            row.addWidget(made)
        self.say(GameWords())
        self.speed = button(_times(SPEEDS[0][1]), tip=tr("Speed: each click plays faster, then back to slow"))
        self.speed.setStyleSheet("padding: 4px 2px;")
        self.speed.setMinimumWidth(30)
        self.speed.clicked.connect(self._faster)
        row.addWidget(self.speed)
        self._speed = 0

    def say(self, words: GameWords) -> None:
        """Speak of turns as the game does."""
        said = words.in_turn()
        for made, key in ((self.turn_back, "previous"), (self.turn_on, "next")):
            made.setToolTip(plain(said[key]))
            made.setAccessibleName(said[key])

    @property
    def interval(self) -> int:
        """Milliseconds between two moments."""
        return SPEEDS[self._speed][0]

    def _faster(self) -> None:
        self._speed = (self._speed + 1) % len(SPEEDS)
        self.speed.setText(_times(SPEEDS[self._speed][1]))


class ReplayScreen(TableScreen):
    """The table for looking. `fork` sends a position (1..length) from which a new match is to go on."""

    fork = Signal(int)
    controller_class = ReplayController

    def __init__(self, parent: QWidget | None = None, eager: bool = False) -> None:
        super().__init__(parent, eager)
        self.replay: Replay | None = None
        self._turns: list[int] = []
        self.bar = ReplayBar()
        timeline = self.right_side.panel.timeline
        timeline.layout().insertWidget(2, self.bar)  # type: ignore[union-attr]
        self.review = ReviewPanel()
        self.review.moved.connect(self._to("scrub"))
        timeline.layout().addWidget(self.review)  # type: ignore[union-attr]
        timeline.undo_button.hide()
        timeline.redo_button.hide()
        timeline.now_button.hide()
        timeline.note.hide()
        timeline.here_button.setToolTip(tr("Starts a new match; this one stays unchanged"))
        timeline.keep_beside_here()
        for widget in (self.left_side.by_hand, self.advice.row):
            widget.hide()
        self.right_side.offer_giving_up(False)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self.bar.play.toggled.connect(self._run)
        self.bar.back.clicked.connect(lambda: self.step(-1))
        self.bar.on.clicked.connect(lambda: self.step(1))
        self.bar.turn_back.clicked.connect(lambda: self.turn(-1))
        self.bar.turn_on.clicked.connect(lambda: self.turn(1))
        self.bar.speed.clicked.connect(lambda: self._clock.setInterval(self.bar.interval))

    def open_replay(self, replay: Replay, reviewed: Path | None = None) -> None:
        """Show a replay from its first turn; `reviewed` is where its review is kept."""
        self.open_match(replay)
        if self.controller is not None:
            self.bar.say(self.controller.words)
        self.left_side.offer_prompts(())
        self.replay = replay
        self._turns = [start.at for start in replay.turns]
        controller = self.controller
        assert isinstance(controller, ReplayController)
        controller.fork.connect(self.fork)
        if controller.match.finished and replay.length > 1:
            controller.scrub(self._turns[0] if self._turns else 1, animate=False)
        self.review.open(replay, controller, reviewed)

    def close_match(self) -> None:
        self.bar.play.setChecked(False)
        self.replay = None
        self.review.forget()
        super().close_match()

    @property
    def position(self) -> int:
        """The moment on the screen, 1..length."""
        return self.controller.shown.length if self.controller is not None else 0

    def step(self, by: int) -> None:
        """Some moments on or back."""
        if self.controller is not None:
            self.controller.scrub(max(1, self.position + by))

    def turn(self, by: int) -> None:
        """To the next turn, or the one before; past the last, to the end."""
        controller = self.controller
        if controller is None:
            return
        here = self.position
        if by > 0:
            controller.scrub(next((at for at in self._turns if at > here), controller.match.length))
        else:
            controller.scrub(next((at for at in reversed(self._turns) if at < here), 1))

    def _run(self, on: bool) -> None:
        if on:
            if self.controller is not None and self.controller.past is None:
                self.controller.scrub(self._turns[0] if self._turns else 1)
            self._clock.start(self.bar.interval)
        else:
            self._clock.stop()

    def _tick(self) -> None:
        self.step(1)
        if self.controller is None or self.controller.past is None:
            self.bar.play.setChecked(False)

    def _changed(self, origins: dict[str, str], animate: bool) -> None:
        super()._changed(origins, animate)
        self.right_side.panel.timeline.past_row.show()
        self.prompt.say(tr("A replay: look at any moment, or continue from it as a new match."), False)
