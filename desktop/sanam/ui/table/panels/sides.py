"""The two side panels: they fold to a strip, and the board takes their room."""

from __future__ import annotations

from itertools import count

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QStyle, QVBoxLayout, QWidget

from sanam.ui.plain import plain
from sanam.ui.table.panels.by_hand import ByHandPanel
from sanam.ui.table.panels.focus_panel import LOW, FocusPanel
from sanam.ui.table.panels.right_panel import RightPanel
from sanam.ui.text import tr
from sanam.ui.theme import text_scale
from sanam.ui.widgets import Segmented, button, label

#: How wide a panel is when it is folded, and at least and at most when it is not.
STRIP, LEAST, MOST = 30, 226, 0.21
#: What more height changes by hand take in it.
BY_HAND = 150
#: What share of the size that its height allows a board may lose, before a panel folds for it.
LOSS = 0.12


class Side(QFrame):
    """A panel with a button that folds it. It also folds by itself while the board has no room for two (`crowded`)."""

    folded = Signal()
    _openings = count()

    def __init__(self, name: str, glyph: str) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setAccessibleName(name)
        self.open, self.crowded = True, False
        #: Which of two panels was opened later.
        self.opening = 0
        self._share, self._bar = 236, 0
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
        """Be `share` pixels wide when unfolded, and as much more as is kept free for a scroll bar."""
        self._share = share
        self.setFixedWidth(share + self._bar if self.is_out else STRIP)

    @property
    def is_out(self) -> bool:
        """Whether it can be read."""
        return self.open and not self.crowded

    def toggle(self) -> None:
        self._turn(not self.is_out)

    def unfold(self) -> None:
        """Be there."""
        if not self.is_out:
            self._turn(True)

    def _turn(self, out: bool) -> None:
        self.open = out
        self.crowd(False)
        if out:
            self.opening = next(Side._openings) + 1
        self.folded.emit()

    def crowd(self, crowded: bool) -> None:
        """Make room, or take it again; what is folded stays so."""
        self.crowded = crowded
        out = self.is_out
        self.body.setVisible(out)
        for index in range(self.head.count()):
            item = self.head.itemAt(index)
            widget = item.widget() if item is not None else None
            if widget is not None and widget is not self.fold_button:
                widget.setVisible(out)
        self.outer.setContentsMargins(*((9, 7, 9, 9) if out else (2, 7, 2, 9)))
        self.take(self._share)


def share_out(left: Side, right: Side, wide: int, wanted: float) -> int:
    """Give both panels what the board leaves them of `wide` pixels, when it wants `wanted`; the width of each.

    Where both would make the board much smaller, the one that was opened last stays.
    """
    share = round(max(LEAST, min(MOST * wide, (wide - wanted) / 2 - 16)))
    tight = wide - 2 * share < wanted * (1 - LOSS)
    first = right if right.opening > left.opening else left
    for side in (left, right):
        crowded = tight and left.open and right.open and side is not first
        if crowded != side.crowded:
            side.crowd(crowded)
        side.take(share)
    return share


class LeftSide(Side):
    """The card in focus, changes by hand, and when one wants to be asked."""

    prompts_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__(tr("Card in focus"), "menu")
        self.head.addWidget(label(tr("Card"), "section"))
        self.head.addStretch(1)
        self.head.addWidget(self.fold_button)
        # In a low window the tools and the card scroll together.
        area, holder = QScrollArea(), QWidget()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        holder.setObjectName("body")
        area.setWidget(holder)
        self.area = area
        whole = QVBoxLayout(self.body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        column = QVBoxLayout(holder)
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
            # The edge of the one that is chosen, or has the keyboard, is a pixel wider: it takes that from within.
            part.setStyleSheet(
                "QPushButton { padding: 3px 1px; font-size: 11px; }"
                "QPushButton:checked, QPushButton:focus { padding: 2px 0; }"
            )
            part.setToolTip(plain(tip))
            part.setAccessibleDescription(tip)
        self.prompts.chosen.connect(lambda value: self.prompts_chosen.emit(str(value)))
        column.addWidget(self.prompts)
        self._offered = False
        self._rows = column
        self.by_hand.toggled.connect(self._make_room)

    def add_row(self, row: QWidget) -> None:
        """Put something below everything else."""
        self._rows.addWidget(row)

    def take_height(self, high: int) -> None:
        """Be `high` pixels high. A low panel scrolls; the room for its scroll bar is kept free all the time, so that
        nothing moves when another card needs it.
        """
        needed = LOW + (BY_HAND if self.by_hand.switch.isChecked() else 0)
        low = high < needed * text_scale(self.font())
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if low else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.area.setVerticalScrollBarPolicy(policy)
        self._bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) if low else 0

    def settle(self) -> None:
        """Give every part its room at once, from inside out: tools that appear never lie over one another."""
        for layout in (self.by_hand.tools.layout(), self.by_hand.layout(), self.focus.layout(), self._rows):
            if layout is not None:
                layout.invalidate()
                layout.activate()

    def forget(self) -> None:
        """Leave nothing of the player who looked."""
        self.focus.clear()
        self.by_hand.forget()

    @staticmethod
    def _prompt_words() -> tuple[tuple[str, str, str], ...]:
        return (
            ("always", tr("Always"), tr("At every opportunity, even when there is nothing to activate")),
            (
                "possible",
                tr("Possible"),
                tr("Whenever something could be activated. With hidden hands, being asked tells the other player so."),
            ),
            (
                "events",
                tr("Usual"),
                tr(
                    "When the other player does something, and in the phases of their turn. With hidden hands also "
                    "when you could only pretend to have an answer, so that being asked tells nothing."
                ),
            ),
            ("never", tr("Never"), tr("Every opportunity is passed; triggered effects are still asked about")),
        )

    def offer_prompts(self, wanted: tuple[str, ...]) -> None:
        """Show the setting where the game asks players whether they respond, with the ways that it knows."""
        self._offered = bool(wanted)
        self._make_room(self.by_hand.switch.isChecked())
        parts = self.prompts.findChildren(QPushButton)
        for part, (value, _, _) in zip(parts, self._prompt_words(), strict=True):
            part.setVisible(value in wanted)

    def _make_room(self, by_hand: bool) -> None:
        """The tools for changes by hand need the room of the setting, and it does not matter to them."""
        self._prompts_label.setVisible(self._offered and not by_hand)
        self.prompts.setVisible(self._offered and not by_hand)

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
        self._may_give_up = True
        self._sure = QTimer(self)
        self._sure.setSingleShot(True)
        self._sure.setInterval(4000)
        self._sure.timeout.connect(self._not_sure)
        self.head.addWidget(self.fold_button)
        self.head.addStretch(1)
        #: The buttons behind the flag, in whose place it asks whether it is meant.
        self._ways: list[QPushButton] = []
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
            self._ways.append(made)
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

    def offer_giving_up(self, on: bool) -> None:
        """Whether there is a game to be given up here."""
        self._may_give_up = on
        self.flag.setVisible(on and self.is_out)
        if not on:
            self._not_sure()

    def crowd(self, crowded: bool) -> None:
        super().crowd(crowded)
        self.flag.setVisible(self._may_give_up and self.is_out)

    def _flag(self) -> None:
        """The first press asks, the second within four seconds does it."""
        if self._sure.isActive():
            self._not_sure()
            self.give_up.emit()
            return
        self._ask(sum(made.width() + self.head.spacing() for made in self._ways) + self.flag.width())
        self._sure.start()

    def _not_sure(self) -> None:
        self._sure.stop()
        self._ask(0)

    def _ask(self, wide: int) -> None:
        """Have the flag ask in so many pixels, where it and the buttons behind it are; 0: no more."""
        for made in self._ways:
            made.setVisible(not wide and self.is_out)
        self.flag.setMinimumWidth(wide)
        self.flag.setText(tr("Give up?") if wide else "")
        self.flag.setProperty("kind", "danger" if wide else "quiet")
        self.flag.style().unpolish(self.flag)
        self.flag.style().polish(self.flag)
