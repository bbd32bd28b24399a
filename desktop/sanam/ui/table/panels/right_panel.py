"""The right side: the log or a pile, what is open, and the timeline."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSlider,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from sanam.ui.plain import PlainLabel, plain
from sanam.ui.table.board.card_grid import Shown
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.panels.chain_list import ChainList
from sanam.ui.table.panels.deck_panel import DeckPanel
from sanam.ui.table.panels.log_panel import LogList
from sanam.ui.table.panels.match_clock import MatchClock
from sanam.ui.table.panels.pile_browser import PileBrowser
from sanam.ui.text import tr
from sanam.ui.theme import color
from sanam.ui.widgets import button, label

#: The log is at least so high, in pixels.
LOG = 84


class TurnSlider(QSlider):
    """A slider over the moments of a match, with a tick where each turn begins, in its player's colour."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        #: Positions of the turns' beginnings with the colour token of their player.
        self.turns: list[tuple[int, str]] = []

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        super().paintEvent(event)
        painter = QPainter(self)
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        room = self.width() - 14
        for at, token in self.turns:
            x = 7 + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), at, room, rtl)
            painter.fillRect(x, self.height() - 4, 2, 4, color(token))


class Timeline(QWidget):
    """Every moment of the match on a line; undo, redo, and the way on from an earlier moment."""

    moved = Signal(int)
    undo = Signal()
    redo = Signal()
    back_to_now = Signal()
    from_here = Signal()
    keep = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.where = label("", "small")
        column.addWidget(self.where)
        self.slider = TurnSlider()
        self.slider.setAccessibleName(tr("Timeline"))
        self.slider.setToolTip(tr("Timeline"))
        self.slider.setMinimum(1)
        self.slider.valueChanged.connect(self._slid)
        column.addWidget(self.slider)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.undo_button = button(tr("Undo"), "undo", tip=tr("Undo (Ctrl+Z)"))
        self.redo_button = button(tr("Redo"), "redo", tip=tr("Redo (Ctrl+Y)"))
        for made, signal in ((self.undo_button, self.undo), (self.redo_button, self.redo)):
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            made.setStyleSheet("padding-left: 4px; padding-right: 4px;")
            made.clicked.connect(signal)
            row.addWidget(made)
        self.keep_button = button("", "save", tip=tr("Save this moment as a position"))
        self.keep_button.setStyleSheet("padding-left: 8px; padding-right: 8px;")
        self.keep_button.clicked.connect(self.keep)
        row.addWidget(self.keep_button)
        column.addLayout(row)
        self.past_row = QWidget()
        self._past = past = QVBoxLayout(self.past_row)
        past.setContentsMargins(0, 0, 0, 0)
        past.setSpacing(4)
        self.note = label("", wrap=True, tone="wait")
        past.addWidget(self.note)
        self.now_button = button(tr("Return to now"), "last", kind="primary")
        self.now_button.clicked.connect(self.back_to_now)
        self.here_button = button(tr("Continue from here"), "play")
        self.here_button.clicked.connect(self.from_here)
        past.addWidget(self.now_button)
        past.addWidget(self.here_button)
        column.addWidget(self.past_row)
        self.past_row.hide()
        self._quiet = False

    def keep_beside_here(self) -> None:
        """Where nothing is undone, keeping a moment and going on from it are one row."""
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.here_button, 1)
        row.addWidget(self.keep_button)
        self._past.addLayout(row)

    def _slid(self, value: int) -> None:
        if not self._quiet:
            self.moved.emit(value)

    def forget(self) -> None:
        """Show no moment."""
        self.tell(1, 1, "", False, False, "", False)
        self.undo_button.setEnabled(False)
        self.show_turns([])

    def show_turns(self, turns: list[tuple[int, str]]) -> None:
        """Mark where turns begin: (moment, colour token)."""
        if turns != self.slider.turns:
            self.slider.turns = turns
            self.slider.update()

    def tell(self, length: int, at: int, words: str, past: bool, can_go_on: bool, no_undo: str, can_redo: bool) -> None:
        """Show a moment of the match; `no_undo`: why nothing can be taken back, "" when something can."""
        self._quiet = True
        self.slider.setMaximum(max(2, length))
        self.slider.setValue(at)
        self._quiet = False
        self.where.setText(words)
        self.past_row.setVisible(past)
        self.note.setText(tr("You are looking at an earlier moment."))
        self.here_button.setEnabled(can_go_on)
        self.here_button.setToolTip(
            "" if can_go_on else tr("Hidden information has been seen since; only practice can go back that far.")
        )
        self.undo_button.setEnabled(not no_undo and not past)
        self.undo_button.setToolTip(plain(no_undo or tr("Undo (Ctrl+Z)")))
        self.redo_button.setEnabled(can_redo and not past)


class RightPanel(QWidget):
    """Log or deck list, chain, timeline. `deck_wanted`: the deck list is seen from now on, or no longer."""

    deck_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.body = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.title = PlainLabel()
        self.title.setProperty("role", "section")
        self.title.setWordWrap(True)
        column.addWidget(self.title)
        self.clock = MatchClock()
        column.addWidget(self.clock)
        self.log = LogList()
        self.finder = QLineEdit()
        self.finder.setPlaceholderText(tr("Find in the log"))
        self.finder.setAccessibleName(tr("Find in the log"))
        self.finder.setClearButtonEnabled(True)
        self.finder.textChanged.connect(self.log.look_for)
        self.deck = DeckPanel()
        self.finder.textChanged.connect(self.deck.look_for)
        #: Down: the deck list of whoever looks, in the place of the log.
        self.deck_button = button("", "deck", tip=tr("My deck: what is left in it"))
        self.deck_button.setCheckable(True)
        self.deck_button.setStyleSheet("padding-left: 8px; padding-right: 8px;")
        self.deck_button.toggled.connect(self._show_deck)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.finder, 1)
        row.addWidget(self.deck_button)
        column.addLayout(row)
        #: What takes the place of the log on a screen that has none.
        self.instead: QWidget | None = None
        #: In the middle of the board, where the screen puts it.
        self.pile = PileBrowser()
        self.log.setMinimumHeight(LOG)
        column.addWidget(self.log, 1)
        self.deck.setMinimumHeight(LOG)
        self.deck.hide()
        column.addWidget(self.deck, 1)
        self.chain = ChainList()
        column.addWidget(self.chain)
        self.timeline = Timeline()
        column.addWidget(self.timeline)
        self.pile.closed.connect(self.show_log)

    def use(self, pictures: Pictures) -> None:
        self.pile.grid.pictures = pictures

    def forget(self) -> None:
        """No line, no card, no moment of whoever looked."""
        self.title.clear()
        self.finder.clear()
        self.log.forget()
        self.deck.forget()
        self.pile.tell("", "", [])
        self.show_log()
        self.chain.forget()
        self.timeline.forget()

    def replace_log(self, other: QWidget) -> None:
        """Have something else where the log is."""
        self.instead = other
        self.body.insertWidget(self.body.indexOf(self.log), other, 1)
        self.log.hide()
        self.show_log()

    def show_log(self) -> None:
        self.pile.zone = ""
        for part in (self.finder, self.deck_button):
            part.setVisible(self.instead is None)
        self.pile.hide()
        if self.instead is not None:
            self.instead.show()

    def _show_deck(self, on: bool) -> None:
        if self.instead is None:
            words = tr("Find in the deck") if on else tr("Find in the log")
            self.finder.setPlaceholderText(words)
            self.finder.setAccessibleName(words)
            self.deck.setVisible(on)
            self.log.setVisible(not on)
            self.deck_wanted.emit()

    def show_pile(self, zone: str, title: str, cards: list[Shown]) -> None:
        self.pile.show()
        self.pile.tell(zone, title, cards)
