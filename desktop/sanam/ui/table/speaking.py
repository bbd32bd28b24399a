"""What a screen reader is told: each event and each question, once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from sanam.faces.thai import unmarked
from sanam.ui.table.seat.controller import TableController


class Speaker(QObject):
    """Announces what is new at the table. `said` tells it too."""

    said = Signal(str)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.board = board
        #: How many lines of the log each seat has heard, and the question that was said last.
        self._heard: dict[int, int] = {}
        self._question: object = None

    def begin(self) -> None:
        """Another match: what has happened before is not told."""
        self._heard.clear()
        self._question = None

    def follow(self, controller: TableController, sentence: str) -> None:
        """Say what happened since the person at the screen was told last, then what is asked."""
        if controller.covered or controller.past is not None:
            return
        entries = controller.entries
        known = self._heard.get(controller.seat, len(entries) if not self._heard else 0)
        self._heard[controller.seat] = len(entries)
        for entry in entries[known:]:
            self.say(controller.words.fact(entry.fact, partial(controller.name_in, entry.fact), controller.seat_name))
        question = controller.sight.choice
        new = question is not None and question is not self._question
        if question is not None and new and question.seat not in controller.computers:
            self.say(sentence)  # that the computer decides would be said between any two lines
        self._question = question

    def say(self, words: str | None) -> None:
        """Announce some words."""
        if words:
            words = unmarked(words)
            self.said.emit(words)
            event = QAccessibleAnnouncementEvent(self.board, words)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
            QAccessible.updateAccessibility(event)
