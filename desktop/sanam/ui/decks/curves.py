"""A chart of one field of the deck's cards."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from sanam import games
from sanam.decks.shape import tally
from sanam.ui.decks.charts import Bars
from sanam.ui.decks.document import Document
from sanam.ui.decks.words import field_words, group_words, pile_words
from sanam.ui.text import tr
from sanam.ui.widgets import scrolled


class Curves(QWidget):
    """A chart of one field of the cards."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self.field = QComboBox()
        self.field.setAccessibleName(tr("What the chart counts"))
        self.pile = QComboBox()
        self.pile.setAccessibleName(tr("Which pile the chart counts"))
        row = QHBoxLayout()
        row.addWidget(self.field, 1)
        row.addWidget(self.pile, 1)
        column.addLayout(row)
        self.bars = Bars()
        column.addWidget(scrolled(self.bars), 1)
        self.field.currentIndexChanged.connect(self.refresh)
        self.pile.currentIndexChanged.connect(self.refresh)
        self._game = ""

    def refresh(self) -> None:
        deck = self._document.deck
        rules = games.get(deck.game).decks
        if deck.game != self._game:
            self._game = deck.game
            fields = [field.id for field in rules.fields]
            for combo, values in (
                (self.field, [(name, field_words(deck.game, name)) for name in (*fields[1:], fields[0])]),
                (self.pile, [("", tr("All piles")), *((pile, pile_words(deck.game, pile)) for pile in deck.piles)]),
            ):
                combo.blockSignals(True)
                combo.clear()
                for value, words in values:
                    combo.addItem(words, value)
                combo.blockSignals(False)
            self.pile.setCurrentIndex(self.pile.findData(rules.main))
        field = str(self.field.currentData())
        piles = (str(self.pile.currentData()),) if self.pile.currentData() else ()
        counted = tally(deck, self._document.cards, field, piles)
        bars = [(group_words(deck.game, value), count) for value, count in counted]
        known = rules.group_field(field)
        self.bars.set_bars(bars, known is not None and known.number)
