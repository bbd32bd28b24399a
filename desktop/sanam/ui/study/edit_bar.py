"""Below a board that is being set up: whose turn it is, whether the rules have something against it, and what it is
kept as.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from sanam.engine.positions import MAX_NAME, Goal
from sanam.games.arranging import MOST_TURNS
from sanam.games.words import GameWords
from sanam.matches.editing import Moment
from sanam.ui.plain import caption, plain
from sanam.ui.table.words import goal_words
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, set_tone, spin_box

#: The goals that a board can be given, in the order in which they are offered.
GOALS = (None, Goal("win", 0), Goal("win", 1), Goal("survive", 0), Goal("survive", 1))


def _with_more(fault: str, more: int) -> str:
    """A fault, and how many others there are."""
    return fill(tr("{fault} And {n} more."), fault=fault, n=more) if more > 0 else fault


class EditBar(QWidget):
    """`stood(moment)`: another turn or phase; `named(name)`; `aimed(goal)`; `kept` and `played`: as it stands."""

    stood = Signal(object)
    named = Signal(str)
    aimed = Signal(object)
    kept = Signal()
    played = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._faults: list[str] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 2, 6, 2)
        column.setSpacing(4)
        above, below = QHBoxLayout(), QHBoxLayout()
        self.player, self.phase, self.goal = QComboBox(), QComboBox(), QComboBox()
        self.turn = spin_box()
        self.turn.setRange(1, MOST_TURNS)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setPlaceholderText(tr("Name", "of a position"))
        for widget, name in (
            (self.player, tr("Whose turn it is")),
            (self.turn, tr("The number of the turn")),
            (self.phase, tr("The phase at whose beginning the board stands")),
            (self.goal, tr("What is to be reached")),
            (self.name, tr("Name", "of a position")),
        ):
            widget.setAccessibleName(name)
            widget.setToolTip(plain(name))
            widget.setMinimumWidth(60)
        for widget in (self.player, self.turn, self.phase):
            above.addWidget(widget, 2)
        above.addWidget(self.name, 3)
        self.state = button("", kind="quiet")
        self.state.setStyleSheet("text-align: left;")
        self.state.clicked.connect(self._tell_all)
        below.addWidget(self.state, 3)
        below.addWidget(self.goal, 3)
        self.keep = button(tr("Save"), "save")
        self.play = button(tr("Play"), "play", kind="primary")
        for made, signal in ((self.keep, self.kept), (self.play, self.played)):
            made.clicked.connect(signal)
            below.addWidget(made)
        column.addLayout(above)
        column.addLayout(below)
        for combo in (self.player, self.phase):
            combo.currentIndexChanged.connect(self._stand)
        self.turn.valueChanged.connect(self._stand)
        self.goal.currentIndexChanged.connect(lambda at: self.aimed.emit(GOALS[at]))
        self.name.textEdited.connect(self.named)

    def offer(self, players: Sequence[str], phases: Sequence[tuple[str, str]], words: GameWords) -> None:
        """The players, the phases with their names, and what turns are called."""
        before, _, after = words.rounds()["turn"].partition("{n}")
        self.turn.setPrefix(before)
        self.turn.setSuffix(after)
        for combo in (self.player, self.phase, self.goal):
            combo.blockSignals(True)
            combo.clear()
        self.player.addItems([isolated(name) for name in players])
        for phase, called in phases:
            self.phase.addItem(called, phase)
        self.goal.addItems([goal_words(words, goal, players[goal.seat]) if goal else tr("No goal") for goal in GOALS])
        for combo in (self.player, self.phase, self.goal):
            combo.blockSignals(False)

    def tell(self, moment: Moment, name: str, goal: Goal | None, faults: Sequence[str]) -> None:
        """How the board stands; `faults` are sentences."""
        for widget in (self.player, self.turn, self.phase, self.goal):
            widget.blockSignals(True)
        self.player.setCurrentIndex(moment.player)
        self.turn.setValue(moment.turn)
        self.phase.setCurrentIndex(self.phase.findData(moment.phase))
        self.goal.setCurrentIndex(GOALS.index(goal))
        for widget in (self.player, self.turn, self.phase, self.goal):
            widget.blockSignals(False)
        if self.name.text() != name:
            self.name.setText(name)
        self._faults = list(faults)
        more = len(faults) - 1
        said = faults[0] if faults else tr("The rules have nothing against this board.")
        self.state.setToolTip(plain("\n".join(faults) or said))
        self.state.setAccessibleName(_with_more(said, more))
        letters = self.state.fontMetrics()
        room = self.state.width() - 20 - letters.horizontalAdvance(_with_more("", more))
        self.state.setText(_with_more(letters.elidedText(said, Qt.TextElideMode.ElideRight, max(80, room)), more))
        set_tone(self.state, "bad" if faults else "good")

    def _stand(self, *_: object) -> None:
        if self.phase.currentData() is not None:
            self.stood.emit(Moment(self.player.currentIndex(), self.turn.value(), self.phase.currentData()))

    def _tell_all(self) -> None:
        """Every fault in a list."""
        menu = QMenu(self)
        for fault in self._faults:
            menu.addAction(caption(fault))
        if self._faults:
            menu.popup(self.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
