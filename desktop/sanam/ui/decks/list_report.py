"""What a pasted text was read as, line by line, before anything in the editor is changed."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from sanam.decks import reading as reads
from sanam.decks.model import Deck
from sanam.decks.reading import GUESSED, HEADING, KNOWN, UNKNOWN, UNREAD, Entry, Reading
from sanam.ui import icons
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.words import pile_words
from sanam.ui.plain import plain
from sanam.ui.text import fill, isolated, joined, number, tr
from sanam.ui.widgets import Segmented, button, label, scaled

#: What is done with the cards: a deck of their own, beside those of the open deck, as many as the larger, in its place.
NEW, ADD, MERGE, REPLACE = "new", "add", "merge", "replace"
#: Lines whose card can be chosen; a list in which more are in doubt is another kind of text.
CHOICES = 120
ICONS = {KNOWN: "check", GUESSED: "info", UNKNOWN: "warning", UNREAD: "warning", HEADING: "deck"}
LINE, COPIES, CARD = range(3)


def take(deck: Deck, reading: Reading, how: str) -> Deck:
    """The deck that is open with the cards of a text, in one of the ways above."""
    ways = {ADD: reads.added, MERGE: reads.merged, REPLACE: reads.replaced}
    return ways[how](deck, reading.deck)


class ListReport(QDialog):
    """Every line of `reading` with what it was read as, and other cards to choose where that is in doubt; `taken`
    (reading, how) when the person accepts it. `open_deck` is the deck that is open, None where there is none to keep.
    """

    taken = Signal(object, str)

    def __init__(self, reading: Reading, source: CardSource, open_deck: Deck | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.reading, self._source, self._deck = reading, source, open_deck
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What the list says"))
        self.resize(720, 560)
        column = QVBoxLayout(self)
        self.summary = label("", "heading", wrap=True)
        column.addWidget(self.summary)
        self.only = QCheckBox(tr("Show only lines that are in doubt"))
        self.only.toggled.connect(self._filter)
        column.addWidget(self.only)
        self.lines = QTreeWidget()
        self.lines.setHeaderLabels([tr("As written"), tr("Copies"), tr("Card")])
        self.lines.setRootIsDecorated(False)
        self.lines.setUniformRowHeights(True)
        self.lines.setIconSize(QSize(16, 16))
        self.lines.setAccessibleName(tr("Lines of the list"))
        column.addWidget(self.lines, 1)
        self.choices: dict[int, QComboBox] = {}
        self.items: list[QTreeWidgetItem] = []
        self._fill()
        self.how = Segmented(tr("What to do with the cards"), self._ways())
        self.how.setVisible(len(self._ways()) > 1)
        self.how.chosen.connect(lambda _: self._said())
        column.addWidget(self.how)
        self.outcome = label("", "quiet", wrap=True)
        column.addWidget(self.outcome)
        column.addLayout(self._make_foot())
        self._said()
        self.only.setChecked(bool(reading.doubtful) and len(reading.entries) > 12)
        self.only.setEnabled(bool(reading.doubtful))

    def _ways(self) -> list[tuple[object, str, str]]:
        ways: list[tuple[object, str, str]] = [(NEW, tr("New deck"), "deck")]
        if self._deck is not None and self._deck.game == self.reading.deck.game:
            ways += [
                (ADD, tr("Add to the open deck"), "plus"),
                (MERGE, tr("Merge with it"), "cards"),
                (REPLACE, tr("Replace its cards"), "pass"),
            ]
        return ways

    def _make_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.cancel_button = button(tr("Cancel"))
        self.cancel_button.clicked.connect(self.reject)
        self.take_button = button(tr("Take the cards"), "check", kind="primary")
        self.take_button.setDefault(True)
        self.take_button.clicked.connect(self._take)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.take_button)
        return foot

    def _fill(self) -> None:
        for at, entry in enumerate(self.reading.entries):
            item = QTreeWidgetItem(self.lines)
            item.setSizeHint(CARD, QSize(0, scaled(38)))
            self.items.append(item)
            self._show_entry(at)
            if entry.state in reads.DOUBTFUL and len(self.choices) < CHOICES:
                self.choices[at] = self._make_choice(at, entry)
                self.lines.setItemWidget(item, CARD, self.choices[at])
        header = self.lines.header()
        header.setStretchLastSection(True)
        header.setSectionResizeMode(LINE, QHeaderView.ResizeMode.Interactive)
        self.lines.setColumnWidth(LINE, 300)
        self.lines.setColumnWidth(COPIES, 70)

    def _make_choice(self, at: int, entry: Entry) -> QComboBox:
        """The cards that a line may mean; the first is what it is taken for now."""
        game = self.reading.deck.game
        made = QComboBox()
        made.setAccessibleName(fill(tr("Card of line {n}"), n=number(entry.line or at + 1)))
        hits = reads.alternatives(self._source.catalogue, game, entry, self._source.language)
        now = self._name(entry.code)
        alike = any(hit.name == now for hit in hits)  # several cards have the name: each comes with its number
        if entry.state == GUESSED:
            made.addItem(_called(now, entry.code, alike), entry.code)
        elif entry.state == UNKNOWN:
            made.addItem(fill(tr("{name} (unknown card)"), name=isolated(entry.code)), entry.code)
        for hit in hits:
            made.addItem(_called(hit.name, hit.code, alike), hit.code)
        made.addItem(tr("Leave out"), "")
        if entry.state == UNREAD:
            made.setCurrentIndex(made.count() - 1)
        made.activated.connect(lambda _=0, at=at: self._choose(at))
        return made

    def _name(self, code: str) -> str:
        card = self._source.catalogue.card(self.reading.deck.game, code)
        return card.name if card is not None else code

    def _show_entry(self, at: int) -> None:
        entry, item = self.reading.entries[at], self.items[at]
        item.setText(LINE, entry.text if not entry.line else f"{number(entry.line)}  {isolated(entry.text)}")
        item.setToolTip(LINE, plain(entry.text))
        item.setIcon(LINE, icons.icon(ICONS[entry.state], "coral" if entry.state in (UNKNOWN, UNREAD) else "text", 16))
        item.setText(COPIES, number(entry.count) if entry.count and entry.code else "")
        if entry.state == HEADING:
            item.setText(CARD, pile_words(self.reading.deck.game, entry.pile) if entry.pile else tr("a heading"))
        elif at not in getattr(self, "choices", {}):
            item.setText(CARD, isolated(self._name(entry.code)) if entry.code else tr("no card"))

    def _choose(self, at: int) -> None:
        code = str(self.choices[at].currentData())
        cards = self._source.catalogue.cards(self.reading.deck.game, [code] if code else [])
        if code != self.reading.entries[at].code:
            self.reading = reads.choose(self.reading, at, code, cards)
        else:
            entries = list(self.reading.entries)
            entries[at] = Entry(entries[at].line, entries[at].text, KNOWN, entries[at].pile, entries[at].count, code)
            self.reading = Reading(self.reading.deck, tuple(entries))
        self._show_entry(at)
        self._said()

    def _filter(self) -> None:
        for at, item in enumerate(self.items):
            item.setHidden(self.only.isChecked() and at not in self.choices)

    def _said(self) -> None:
        """Count what was understood, and say what taking the cards would do."""
        states = [entry.state for entry in self.reading.entries]
        parts = [tr("%n line(s) understood", n=states.count(KNOWN))]
        if guessed := states.count(GUESSED):
            parts.append(tr("%n line(s) guessed", n=guessed))
        if unknown := states.count(UNKNOWN):
            parts.append(tr("%n unknown card(s)", n=unknown))
        if left := states.count(UNREAD):
            parts.append(tr("%n line(s) left out", n=left))
        self.summary.setText(joined(" · ", parts))
        how, deck = str(self.how.value()), self.reading.deck
        if how == NEW or self._deck is None:
            said = tr("%n card(s) become a new deck, which is not saved yet.", n=deck.total())
        else:
            after = take(self._deck, self.reading, how).total()
            said = fill(
                tr("The open deck has {before} cards and will have {after}. This can be undone."),
                before=number(self._deck.total()),
                after=number(after),
            )
        self.outcome.setText(said)

    def _take(self) -> None:
        self.taken.emit(self.reading, str(self.how.value()))
        self.accept()


def _called(name: str, code: str, with_code: bool) -> str:
    """A card as it is offered, with its number where its name does not tell it."""
    return joined(" · ", (isolated(name), isolated(code))) if with_code else isolated(name)
