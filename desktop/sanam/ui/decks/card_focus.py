"""The card one looks at in the editor."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from sanam.catalogue.models import printed_text
from sanam.ui.cards.words import kind_of, language_words, numbers_of
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.face_box import FaceBox
from sanam.ui.decks.words import from_start, pile_words
from sanam.ui.plain import plain
from sanam.ui.text import card_text, fill, isolated, joined, number, tr
from sanam.ui.widgets import button, label, scrolled
from sanam.ui.work import Job, while_there

if TYPE_CHECKING:
    from sanam.abilities.texts import TextReading

FACE = QSize(132, 192)
#: Names of other decks that are written out, and that a tip lists.
DECKS, MOST_DECKS = 2, 40


class CardInFocus(QFrame):
    """The card one looks at: its face, what it is, how many are where, its text. `printings_wanted(code, pile)`: of
    its copies in the deck another printing is to be chosen.
    """

    printings_wanted = Signal(str, str)

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._document, self._source = document, source
        self.code = ""
        self._printed = ""
        #: The text of one card in the person's language, made from what is understood of its own; "" if it is not.
        self._written: dict[str, str] = {}
        self._job: Job | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(10)
        self.face = FaceBox(source, FACE)
        row.addWidget(self.face)
        facts = QVBoxLayout()
        facts.setSpacing(4)
        self.name = label("", "heading", wrap=True)
        self.kind = label("", "quiet", wrap=True)
        self.numbers = label("", wrap=True)
        self.copies = label("", wrap=True, tone="good")
        #: Which other decks of the person have the card, by game and code: their ids and names.
        self.used_in: Callable[[str, str], list[tuple[str, str]]] = lambda game, code: []
        self.uses = label("", "quiet", wrap=True)
        for part in (self.name, self.kind, self.numbers, self.copies, self.uses):
            facts.addWidget(part)
        self.printings = button("", "cards", tip=tr("Choose the printing of each copy"))
        self.printings.clicked.connect(self._want_printings)
        facts.addWidget(self.printings, 0, Qt.AlignmentFlag.AlignLeft)
        #: Down: the card in its own language, until it is up again.
        self.as_printed = button("", "language", kind="quiet", tip=tr("The card in its own language"))
        self.as_printed.setCheckable(True)
        self.as_printed.toggled.connect(self._say)
        self.as_printed.hide()
        facts.addWidget(self.as_printed, 0, Qt.AlignmentFlag.AlignLeft)
        facts.addStretch(1)
        row.addLayout(facts, 1)
        column.addLayout(row)
        self.text = label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        area = scrolled(self.text)
        area.setFixedHeight(84)
        column.addWidget(area)
        self.show_card("")

    def show_card(self, code: str) -> None:
        """Look at another card; "" for none."""
        self.code = code
        self.refresh()

    def refresh(self) -> None:
        code, deck = self.code, self._document.deck
        copies = [copy for pile in deck.piles.values() for copy in pile if copy.code == code]
        self.face.show_code(code, copies[0].printing if copies else "")
        card = self._document.card(code) if code else None
        self.as_printed.hide()
        if not code:
            self.name.setText(tr("No card chosen"))
            self.kind.setText(tr("Point at a card to see it here."))
            self.numbers.setText("")
            self.text.setText("")
        elif card is None:
            self.name.setText(from_start(isolated(code)))
            self.kind.setText(tr("This card is not in the catalogue. It stays in the deck."))
            self.numbers.setText("")
            self.text.setText("")
        else:
            spec = self._source.spec(code)
            self._have_written(card)
            self.name.setText(from_start(self._source.name(code)))
            self.kind.setText(from_start(kind_of(spec)) if spec is not None else "")
            self.numbers.setText(numbers_of(spec) if spec is not None else "")
            self._printed = spec.text if spec is not None and spec.text else printed_text(card)
            self._say()
        held = [(pile, deck.codes(pile).count(code)) for pile in deck.piles] if code else []
        lines = [
            fill(tr("{name}: {n}"), name=pile_words(deck.game, pile), n=number(count)) for pile, count in held if count
        ]
        self.copies.setText("\n".join(lines))
        self._say_uses()
        known = len(self._source.printings(code)) if copies else 0
        self.printings.setText(fill(tr("{n} printings"), n=known))
        self.printings.setVisible(known > 1)

    def _say_uses(self) -> None:
        """In which other decks of the person the card is."""
        document = self._document
        found = self.used_in(document.deck.game, self.code) if self.code else []
        names = [name for id, name in found if id != str(document.path or "")]
        self.uses.setVisible(bool(names))
        shown = joined(", ", [*map(isolated, names[:DECKS]), *(["…"] if len(names) > DECKS else [])])
        self.uses.setText(fill(tr("Also in: {decks}"), decks=shown))
        self.uses.setToolTip(plain("\n".join(map(isolated, names[:MOST_DECKS]))))

    def _have_written(self, card: Any) -> None:
        """Have the text written, away from the window, that nobody has printed in the person's language."""
        from sanam.catalogue.written import can_be_written, reading_of

        catalogue = self._source.catalogue
        if card.key in self._written or not can_be_written(catalogue, card, self._source.language):
            return
        own = catalogue.nearest(self._source.game, card.key, "")[0]
        job = self._job = Job(tr("Reading the text"), lambda progress: reading_of(card, own))
        job.done.connect(while_there(self, lambda reading: self._take_reading(card, reading)))
        job.start()

    def _take_reading(self, card: Any, reading: TextReading | None) -> None:
        from sanam.catalogue.written import written

        language = self._source.language
        made = written(self._source.catalogue, card, reading, language) if reading is not None else ""
        self._written = {card.key: made}
        if card.key == self.code:
            self._say()

    def _say(self) -> None:
        """The text in the person's language, made if it had to be, or the card's own."""
        made = self._written.get(self.code, "")
        self.as_printed.setVisible(bool(made))
        spec = self._source.spec(self.code)
        if made and not self.as_printed.isChecked():
            tongue = self._source.language
            note = fill(tr("{language} · generated"), language=language_words(tongue))
            self.text.setText(f"{card_text(made, tongue.replace('_', '-'))}\n\n{note}")
        else:
            self.text.setText(card_text(self._printed, spec.language if spec is not None else "en"))

    def _want_printings(self) -> None:
        piles = [pile for pile in self._document.deck.piles if self.code in self._document.deck.codes(pile)]
        if piles:
            self.printings_wanted.emit(self.code, piles[0])
