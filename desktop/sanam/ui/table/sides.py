"""The two side panels: they fold to a strip, and the board takes their room."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from sanam.ui.table.by_hand import ByHandPanel
from sanam.ui.table.focus_panel import FocusPanel
from sanam.ui.table.right_panel import RightPanel
from sanam.ui.text import tr
from sanam.ui.widgets import Segmented, button, label

STRIP = 30


class Side(QFrame):
    """A panel with a button that folds it."""

    folded = Signal()

    def __init__(self, name: str, glyph: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAccessibleName(name)
        self.open = True
        self._share = 236
        self.outer = QVBoxLayout(self)
        self.outer.setContentsMargins(9, 7, 9, 9)
        self.outer.setSpacing(6)
        self.head = QHBoxLayout()
        self.head.setSpacing(2)
        self.fold_button = button("", glyph, kind="quiet", tip=tr("Collapse this panel"))
        self.fold_button.setAccessibleName(tr("Collapse or expand: {panel}").replace("{panel}", name))
        self.fold_button.setStyleSheet("padding: 3px; min-height: 16px;")
        self.fold_button.clicked.connect(self.toggle)
        self.outer.addLayout(self.head)
        self.body = QWidget()
        self.outer.addWidget(self.body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def take(self, share: int) -> None:
        """Be `share` pixels wide when unfolded."""
        self._share = share
        self.setFixedWidth(share if self.open else STRIP)

    def toggle(self) -> None:
        self.open = not self.open
        self.body.setVisible(self.open)
        for index in range(self.head.count()):
            item = self.head.itemAt(index)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self.fold_button:
                widget.setVisible(self.open)
        self.outer.setContentsMargins(*((9, 7, 9, 9) if self.open else (2, 7, 2, 9)))
        self.take(self._share)
        self.folded.emit()

    def unfold(self) -> None:
        if not self.open:
            self.toggle()


class LeftSide(Side):
    """The card in focus, changes by hand, and when one wants to be asked."""

    prompts_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("Card in focus"), "menu")
        self.head.addWidget(label(tr("Card"), "section"))
        self.head.addStretch(1)
        self.head.addWidget(self.fold_button)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.focus = FocusPanel()
        column.addWidget(self.focus, 1)
        self.by_hand = ByHandPanel()
        column.addWidget(self.by_hand)
        self._prompts_label = label(tr("Ask me to respond"), "small")
        column.addWidget(self._prompts_label)
        self.prompts = Segmented(
            tr("Ask me to respond"),
            tuple((value, words, "") for value, words, _ in self._prompt_words()),
        )
        for part, (_, _, tip) in zip(self.prompts.findChildren(QPushButton), self._prompt_words(), strict=True):
            part.setStyleSheet("padding: 3px 1px; font-size: 11px;")
            part.setToolTip(tip)
            part.setAccessibleDescription(tip)
        self.prompts.chosen.connect(lambda value: self.prompts_chosen.emit(str(value)))
        column.addWidget(self.prompts)

    def forget(self) -> None:
        """Leave nothing of the player who looked."""
        self.focus.clear()
        self.by_hand.forget()

    @staticmethod
    def _prompt_words() -> tuple[tuple[str, str, str], ...]:
        return (
            ("always", tr("Always"), tr("At every opportunity, even when there is nothing to activate")),
            ("possible", tr("Possible"), tr("Whenever something could be activated")),
            ("events", tr("Usual"), tr("When something happens, and in the phases of the other player's turn")),
            ("never", tr("Never"), tr("Every opportunity is passed; triggered effects are still asked about")),
        )

    def offer_prompts(self, wanted: tuple[str, ...]) -> None:
        """Show the setting where the game asks players whether they respond, with the ways that it knows."""
        self._prompts_label.setVisible(bool(wanted))
        self.prompts.setVisible(bool(wanted))
        parts = self.prompts.findChildren(QPushButton)
        for part, (value, _, _) in zip(parts, self._prompt_words(), strict=True):
            part.setVisible(value in wanted)

    def tell_prompts(self, value: str) -> None:
        """Show the setting in force."""
        if self.prompts.value() != value:
            self.prompts.blockSignals(True)
            self.prompts.choose(value)
            self.prompts.blockSignals(False)


class RightSide(Side):
    """Log, piles, chain, timeline, and the way out."""

    leave = Signal()
    help = Signal()
    turn_board = Signal()
    give_up = Signal()

    def __init__(self) -> None:
        super().__init__(tr("Log and timeline"), "menu")
        self._sure = QTimer(self)
        self._sure.setSingleShot(True)
        self._sure.setInterval(4000)
        self._sure.timeout.connect(self._not_sure)
        self.head.addWidget(self.fold_button)
        self.head.addStretch(1)
        for glyph, tip, signal in (
            ("swap", tr("Look from the other side (F)"), self.turn_board),
            ("help", tr("Keys (F1)"), self.help),
            ("home", tr("Leave the table"), self.leave),
        ):
            made = button("", glyph, kind="quiet", tip=tip)
            made.setStyleSheet("padding: 3px; min-height: 16px;")
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(signal)
            made.setObjectName(glyph)
            self.head.addWidget(made)
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        self.panel = RightPanel()
        column.addWidget(self.panel)
        self.flag = button("", "flag", kind="quiet", tip=tr("Give up the game"))
        self.flag.setObjectName("give-up")
        self.flag.setStyleSheet("padding: 3px; min-height: 16px;")
        self.flag.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.flag.clicked.connect(self._flag)
        self.head.insertWidget(2, self.flag)

    def _flag(self) -> None:
        """The first press asks, the second within four seconds does it."""
        if self._sure.isActive():
            self._not_sure()
            self.give_up.emit()
            return
        self.flag.setText(tr("Give up?"))
        self.flag.setProperty("kind", "danger")
        self._sure.start()

    def _not_sure(self) -> None:
        self._sure.stop()
        self.flag.setText("")
        self.flag.setProperty("kind", "quiet")
