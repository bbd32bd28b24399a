"""The row at the table for what the computer offers a person: a hint, the coach, and having it move at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from sanam.ui.plain import plain
from sanam.ui.table.board.notes import BoardNote
from sanam.ui.table.seat.advising import Adviser, Hint
from sanam.ui.text import tr
from sanam.ui.widgets import button

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen


class AdviceRow(QWidget):
    """Buttons; `hint` and `move_now` when they are pressed, `coach` when the coach is switched."""

    hint = Signal()
    move_now = Signal()
    coach = Signal(bool)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self.hint_button = button(tr("Hint"), "target", tip=tr("What would the computer do here, and why?"))
        self.hint_button.clicked.connect(self.hint)
        self.now_button = button(tr("Move now"), "last", tip=tr("The computer answers with the best it knows so far"))
        self.now_button.clicked.connect(self.move_now)
        for made in (self.hint_button, self.now_button):
            made.setStyleSheet("padding: 3px 8px; font-size: 11px;")
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(made)
        row.addStretch(1)
        self.coach_box = QCheckBox(tr("Coach"))
        self.coach_box.setToolTip(plain(tr("Says so before a blunder is final")))
        self.coach_box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.coach_box.toggled.connect(self.coach)
        row.addWidget(self.coach_box)
        self.show_thinking(False)

    def show_thinking(self, on: bool) -> None:
        """Whether the computer thinks now."""
        self.now_button.setVisible(on)
        self.hint_button.setVisible(not on)


class HintBubble(BoardNote):
    """What was advised, over the board until the question changes."""

    WIDE = 420

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "good", "target", "teal", self.WIDE)
        self.hide()


class AdviceAtTable:
    """Brings the row, the bubble, the adviser and the computers of a table together."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self.row = AdviceRow()
        self.bubble = HintBubble(screen.view)
        self.adviser: Adviser | None = None
        screen.left_side.add_row(self.row)
        self.row.hint.connect(self.hint)
        self.row.move_now.connect(self.move_now)
        self.row.coach.connect(self._coach)
        screen.view.drag_begun.connect(lambda _: self.forget())

    def begin(self) -> None:
        """A match was opened."""
        controller = self._screen.controller
        assert controller is not None
        self.adviser = Adviser(controller)
        self.adviser.set_coaching(self.row.coach_box.isChecked())
        self.adviser.hinted.connect(self._show)
        self.adviser.busy.connect(lambda on: self._offer_hint(not on))
        self._offer_hint(True)
        controller.changed.connect(self._changed)
        for opponent in self._screen.opponents:
            opponent.thinking.connect(self.row.show_thinking)
        self.row.show_thinking(any(opponent.is_thinking for opponent in self._screen.opponents))

    def end(self) -> None:
        """The match is let go."""
        if self.adviser is not None:
            self.adviser.leave()
            self.adviser = None
        self.bubble.forget()
        self.row.show_thinking(False)

    def hint(self) -> None:
        """Show what the computer would do."""
        if self.adviser is not None:
            self.adviser.hint()

    def move_now(self) -> None:
        """Have the computer answer at once."""
        for opponent in self._screen.opponents:
            opponent.move_now()

    def _coach(self, on: bool) -> None:
        if self.adviser is not None:
            self.adviser.set_coaching(on)

    def _show(self, hint: Hint) -> None:
        screen = self._screen
        screen.scene.light(set(hint.zones), set(hint.cards))
        rects: list[QRectF] = [rect for card in sorted(hint.cards) if (rect := screen.view.rect_of(card)) is not None]
        self.bubble.say(hint.sentence, rects[0] if rects else None)
        self._clear_of_prompt()

    def _clear_of_prompt(self) -> None:
        """The hint stands above the question that it answers."""
        prompt, bubble = self._screen.prompt, self.bubble
        view = self._screen.view
        asked = QRect(view.mapFromGlobal(prompt.mapToGlobal(QPoint(0, 0))), prompt.size())
        if prompt.isVisible() and asked.intersects(bubble.geometry()):
            bubble.move(bubble.x(), max(4, asked.top() - bubble.height() - 6))

    def _offer_hint(self, on: bool) -> None:
        """Let a hint be asked for, unless the match is over."""
        controller = self._screen.controller
        self.row.hint_button.setEnabled(on and controller is not None and not controller.match.finished)

    def _changed(self, *_: object) -> None:
        self._offer_hint(self.adviser is not None and not self.adviser.is_busy)
        if self.bubble.isVisible():
            self.forget()

    def forget(self) -> None:
        """Take the hint off the board."""
        if self.bubble.isVisible():
            self.bubble.forget()
            self._screen.scene.unlight()
