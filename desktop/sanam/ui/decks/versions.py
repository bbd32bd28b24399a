"""The versions of a deck beside each other: which cards went in and out, curves, odds; any of them can be restored."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimeZone, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks.check import known_cards
from sanam.decks.deckfile import read_deckfile
from sanam.decks.model import Deck
from sanam.decks.shape import tally
from sanam.decks.versions import Difference, Version, Versions, differences
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.charts import Bars
from sanam.ui.decks.document import Document
from sanam.ui.decks.words import field_words, group_words, percent, pile_words
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, label, scaled, scrolled


def time_words(version: Version) -> str:
    """When a version was saved, in the person's time."""
    moment = QDateTime.fromSecsSinceEpoch(int(version.saved.timestamp()), QTimeZone.systemTimeZone())
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


class VersionsDialog(QDialog):
    """The kept versions of the document's deck, compared with the deck as it is now. `restored(deck)` when the person
    wants one back.
    """

    restored = Signal(object)

    def __init__(self, document: Document, source: CardSource, versions: Versions, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._source = document, source
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Versions of this deck"))
        self.resize(900, 600)
        self.found = versions.of(document.path) if document.path is not None else []
        self.chosen: Deck | None = None
        self.changes: list[Difference] = []
        row = QHBoxLayout()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Versions of this deck"))
        self.list.setMaximumWidth(scaled(250))
        for version in self.found:
            QListWidgetItem(isolated(time_words(version)), self.list)
        row.addWidget(self.list, 1)
        row.addLayout(self._make_comparison(), 3)
        column = QVBoxLayout(self)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.restore_button = button(tr("Restore this version"), "undo", kind="primary")
        self.restore_button.setDefault(True)
        self.restore_button.clicked.connect(self._restore)
        close = button(tr("Close"))
        close.clicked.connect(self.reject)
        foot.addWidget(close)
        foot.addWidget(self.restore_button)
        column.addLayout(foot)
        self.list.currentRowChanged.connect(self._compare)
        self.field.currentIndexChanged.connect(self._draw)
        self.list.setCurrentRow(0)
        self._compare(self.list.currentRow())

    def _make_comparison(self) -> QVBoxLayout:
        column = QVBoxLayout()
        self.said = label("", "heading", wrap=True)
        column.addWidget(self.said)
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.setAccessibleName(tr("Cards in and out"))
        self.table.setHeaderLabels([tr("Card"), tr("Pile"), tr("Then"), tr("Now"), tr("In the opening hand")])
        self.table.header().setStretchLastSection(False)
        self.table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for at in range(1, 5):
            self.table.header().setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        column.addWidget(self.table, 3)
        game = self._document.deck.game
        self.field = QComboBox()
        self.field.setAccessibleName(tr("What the chart counts"))
        fields = games.get(game).decks.fields
        for field in (*fields[1:], fields[0]):
            self.field.addItem(field_words(game, field.id), field.id)
        column.addWidget(self.field)
        charts = QHBoxLayout()
        self.then, self.now = Bars(), Bars()
        for title, bars in ((tr("Then"), self.then), (tr("Now"), self.now)):
            part = QVBoxLayout()
            part.addWidget(label(title, "section"))
            part.addWidget(scrolled(bars), 1)
            charts.addLayout(part, 1)
        column.addLayout(charts, 2)
        return column

    def _compare(self, row: int) -> None:
        """Show what became of a version."""
        self.chosen, self.changes = None, []
        self.table.clear()
        if not 0 <= row < len(self.found):
            self.said.setText(tr("This deck has no versions yet. One is kept each time it is saved."))
            self.restore_button.setEnabled(False)
            return
        try:
            self.chosen = read_deckfile(self.found[row].file)
        except (FileRefused, OSError) as error:
            self.said.setText(fill(tr("This version cannot be read: {error}"), error=isolated(str(error))))
        deck = self._document.deck
        if self.chosen is not None and self.chosen.game == deck.game:
            self.changes = differences(self.chosen, deck)
            gone = sum(max(0, one.before - one.after) for one in self.changes)
            come = sum(max(0, one.after - one.before) for one in self.changes)
            self.said.setText(
                fill(tr("Since then: {come} in, {gone} out"), come=number(come), gone=number(gone))
                if self.changes
                else tr("The same cards as now")
            )
            for one in self.changes:
                self._add(deck.game, one)
        self.restore_button.setEnabled(self.chosen is not None and self.chosen != deck)
        self._draw()

    def _add(self, game: str, one: Difference) -> None:
        odds = fill(tr("{then} → {now}"), then=percent(one.odds[0]), now=percent(one.odds[1])) if one.odds else ""
        words = [isolated(self._source.name(one.code)), pile_words(game, one.pile)]
        QTreeWidgetItem(self.table, [*words, number(one.before), number(one.after), odds])

    def _draw(self) -> None:
        field = str(self.field.currentData())
        for bars, deck in ((self.then, self.chosen), (self.now, self._document.deck)):
            if deck is None:
                bars.set_bars([], False)
                continue
            rules = games.get(deck.game).decks
            cards = self._document.cards if deck is self._document.deck else self._cards(deck)
            counted = tally(deck, cards, field, (rules.main,))
            known = rules.group_field(field)
            shown = [(group_words(deck.game, value), count) for value, count in counted]
            bars.set_bars(shown, known is not None and known.number)

    def _cards(self, deck: Deck) -> dict[str, object]:
        return known_cards(deck, self._document.catalogue)

    def _restore(self) -> None:
        if self.chosen is not None:
            self.restored.emit(self.chosen)
            self.accept()
