"""How many of each card are printed: as in the deck, until a person says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QSpinBox,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sanam.proxies.layout import SheetCard
from sanam.ui.text import isolated, tr
from sanam.ui.widgets import button, label, scaled, spin_box

MOST = 99


class Counts:
    """Copies by the place of a card in the list; `of` gives the cards as they are printed."""

    def __init__(self) -> None:
        self._set: dict[int, int] = {}
        self._of: tuple[str, ...] = ()

    def begin(self, cards: Sequence[SheetCard]) -> None:
        """These are the cards now. The same ones keep what was set."""
        codes = tuple(f"{card.code}/{card.back}" for card in cards)
        if codes != self._of:
            self._set, self._of = {}, codes

    def __bool__(self) -> bool:
        return bool(self._set)

    def of(self, cards: Sequence[SheetCard]) -> tuple[SheetCard, ...]:
        return tuple(replace(card, copies=self._set.get(at, card.copies)) for at, card in enumerate(cards))

    def set(self, cards: Sequence[SheetCard], at: int, copies: int) -> None:
        """Print so many of a card."""
        copies = min(max(0, copies), MOST)
        if copies == cards[at].copies:
            self._set.pop(at, None)
        else:
            self._set[at] = copies

    def set_all(self, cards: Sequence[SheetCard], copies: int | None) -> None:
        """Print so many of every card, None for as many as the list has."""
        self._set = {}
        if copies is not None:
            for at in range(len(cards)):
                self.set(cards, at, copies)


class CountsDialog(QDialog):
    """The cards with their copies. `wanted(at, copies)`; `all_wanted(copies)`, None for as in the list."""

    wanted = Signal(int, int)
    all_wanted = Signal(object)

    def __init__(self, cards: Sequence[SheetCard], counted: Sequence[SheetCard], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("How many of each card"))
        self.resize(480, 560)
        self._cards = cards
        column = QVBoxLayout(self)
        told = tr("On the page: right-click a card, or press Insert and Delete.")
        column.addWidget(label(told, "quiet", wrap=True))
        self.table = QTableWidget(len(cards), 2)
        self.table.setAccessibleName(tr("How many of each card"))
        self.table.setHorizontalHeaderLabels([tr("Card"), tr("Copies")])
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(scaled(40))
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.spins: list[QSpinBox] = []
        for at, (card, now) in enumerate(zip(cards, counted, strict=True)):
            name = QTableWidgetItem(isolated(card.name or card.code))
            name.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.table.setItem(at, 0, name)
            spin = spin_box()
            spin.setRange(0, MOST)
            spin.setValue(now.copies)
            spin.setAccessibleName(card.name or card.code)
            spin.valueChanged.connect(lambda copies, at=at: self.wanted.emit(at, copies))
            self.table.setCellWidget(at, 1, spin)
            self.spins.append(spin)
        column.addWidget(self.table, 1)
        foot = QHBoxLayout()
        for words, copies in ((tr("As in the deck"), None), (tr("One of each"), 1), (tr("None"), 0)):
            made = button(words)
            made.setAutoDefault(False)
            made.clicked.connect(lambda _=False, copies=copies: self._all(copies))
            foot.addWidget(made)
        foot.addStretch(1)
        close = button(tr("Close"), kind="primary")
        close.clicked.connect(self.close)
        foot.addWidget(close)
        column.addLayout(foot)

    def _all(self, copies: int | None) -> None:
        for spin, card in zip(self.spins, self._cards, strict=True):
            spin.blockSignals(True)
            spin.setValue(card.copies if copies is None else copies)
            spin.blockSignals(False)
        self.all_wanted.emit(copies)
