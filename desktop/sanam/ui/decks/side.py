"""The right side of the editor: the card in focus, and below it findings, curves, hands and notes."""

from __future__ import annotations

import secrets

from msgspec.structs import replace
from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from sanam.catalogue.models import printed_text
from sanam.decks.odds import OPENINGS, Wish, deal, in_opening, life, simulate
from sanam.decks.shape import FIELDS, NUMBERS, tally
from sanam.games.findings import Finding
from sanam.ui import theme
from sanam.ui.deck_shelf import words as finding_words
from sanam.ui.decks.card_source import CardSource, kind_line, number_line
from sanam.ui.decks.charts import Bars
from sanam.ui.decks.document import TYPED, Document
from sanam.ui.decks.words import edition_words, field_words, group_words, pile_words
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, icon_label, label, panel, scrolled

FACE = QSize(132, 192)


class FaceBox(QWidget):
    """One face at a fixed size; nothing while no card is looked at."""

    def __init__(self, source: CardSource, size: QSize) -> None:
        super().__init__()
        self._source, self.code = source, ""
        self.setFixedSize(size)
        source.arrived.connect(lambda code: self.update() if code == self.code else None)

    def show_code(self, code: str) -> None:
        self.code = code
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        if self.code:
            painter.drawPixmap(
                0, 0, self._source.pixmap(self.code, self.width(), self.height(), self.devicePixelRatioF())
            )
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(theme.color("line"))
            painter.setBrush(theme.color("zone"))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), 8, 8)


class CardInFocus(QFrame):
    """The card one looks at: its face, what it is, how many are where, its text."""

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._document, self._source = document, source
        self.code = ""
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
        for part in (self.name, self.kind, self.numbers, self.copies):
            facts.addWidget(part)
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
        self.face.show_code(code)
        card = self._document.card(code) if code else None
        if not code:
            self.name.setText(tr("No card chosen"))
            self.kind.setText(tr("Point at a card to see it here."))
            self.numbers.setText("")
            self.text.setText("")
        elif card is None:
            self.name.setText(isolated(code))
            self.kind.setText(tr("This card is not in the catalogue. It stays in the deck."))
            self.numbers.setText("")
            self.text.setText("")
        else:
            spec = self._source.spec(code)
            self.name.setText(self._source.name(code))
            self.kind.setText(spec.type_line if spec is not None and spec.type_line else kind_line(card))
            self.numbers.setText(number_line(card))
            self.text.setText(spec.text if spec is not None and spec.text else printed_text(card))
        held = [(pile, deck.codes(pile).count(code)) for pile in deck.piles] if code else []
        lines = [fill(tr("{name}: {n}"), name=pile_words(pile), n=number(count)) for pile, count in held if count]
        self.copies.setText("\n".join(lines))


class FindingBox(QFrame):
    """One finding: what is wrong, how to mend it and by which rule. A click shows the cards it is about.

    `name` is that of its card in the person's language.
    """

    clicked = Signal()

    def __init__(self, finding: Finding, name: str, mend: bool) -> None:
        super().__init__()
        self.finding = finding
        self.setProperty("role", "notice")
        self.setProperty("tone", "bad" if finding.severity == "error" else "wait")
        known = {"name": name} if name and "name" in finding.params else {}
        words = finding_words(replace(finding, params={**finding.params, **known}))
        self.setAccessibleName(words)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(5)
        row = QHBoxLayout()
        row.addWidget(icon_label("warning", "coral", 18), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(label(words, wrap=True), 1)
        column.addLayout(row)
        foot = QHBoxLayout()
        cited = ", ".join(finding.rules)
        foot.addWidget(
            label(fill(tr("Rule {rules}"), rules=cited) if cited else tr("No rule: missing data"), "small", wrap=True),
            1,
        )
        self.mend = button(tr("Mend"), "check", kind="primary", tip=tr("Put this right; it can be undone"))
        foot.addWidget(self.mend)
        column.addLayout(foot)
        self.mend.setVisible(mend)  # not before it has a parent: it would be a window of its own

    def mousePressEvent(self, event: object) -> None:  # Qt's name
        self.clicked.emit()


class Findings(QWidget):
    """Everything the rules say against the deck. `looked_at(code)`: a finding about this card was clicked."""

    looked_at = Signal(str)
    editions_wanted = Signal()

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document, self._source = document, source
        self.boxes: list[FindingBox] = []
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        body = QWidget()
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(8, 8, 8, 8)
        self._column.setSpacing(8)
        self.fine = label("", wrap=True, tone="good")
        self.by_hand = label("", "quiet", wrap=True)
        self._column.addWidget(self.fine)
        self._column.addWidget(self.by_hand)
        self._column.addStretch(1)
        outer.addWidget(scrolled(body))

    def refresh(self) -> None:
        document = self._document
        findings = document.report.findings
        if [box.finding for box in self.boxes] != findings:
            for box in self.boxes:
                self._column.removeWidget(box)
                box.hide()
                box.deleteLater()
            self.boxes = []
            for at, finding in enumerate(findings):
                name = self._source.name(str(finding.codes[0])) if finding.codes else ""
                box = FindingBox(finding, name, document.mendable(finding))
                box.clicked.connect(lambda found=finding: self._look(found))
                box.mend.clicked.connect(lambda _=False, found=finding: document.mend(found, tr("Mend")))
                self._column.insertWidget(at, box)
                self.boxes.append(box)
        edition = isolated(edition_words(document.edition))
        self.fine.setText(fill(tr("✓ Legal: {edition}"), edition=edition))
        self.fine.setVisible(not findings)
        by_hand = len(document.report.by_hand)
        self.by_hand.setText(fill(tr("{n} kinds of cards are played by hand."), n=by_hand))
        self.by_hand.setVisible(bool(by_hand))

    def _look(self, finding: Finding) -> None:
        if finding.codes:
            self.looked_at.emit(str(finding.codes[0]))


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
        if deck.game != self._game:
            self._game = deck.game
            for combo, values in (
                (self.field, [(name, field_words(name)) for name in (*FIELDS[deck.game][1:], FIELDS[deck.game][0])]),
                (self.pile, [("", tr("All piles")), *((pile, pile_words(pile)) for pile in deck.piles)]),
            ):
                combo.blockSignals(True)
                combo.clear()
                for value, words in values:
                    combo.addItem(words, value)
                combo.blockSignals(False)
            self.pile.setCurrentIndex(2 if deck.game == "onepiece" else 1)
        field = str(self.field.currentData())
        piles = (str(self.pile.currentData()),) if self.pile.currentData() else ()
        counted = tally(deck, self._document.cards, field, piles)
        self.bars.set_bars([(group_words(field, value), count) for value, count in counted], field in NUMBERS)


class _HandFaces(QWidget):
    """The faces of a hand, overlapping where there is not room enough."""

    looked_at = Signal(str)

    def __init__(self, source: CardSource) -> None:
        super().__init__()
        self._source, self.codes = source, []  # type: CardSource, list[str]
        self.setFixedHeight(84)
        source.arrived.connect(lambda code: self.update() if code in self.codes else None)

    def set_codes(self, codes: list[str], names: list[str]) -> None:
        self.codes = codes
        self.setAccessibleName(", ".join(names) or tr("No hand drawn"))
        self.setToolTip("\n".join(names))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        if not self.codes:
            return
        painter = QPainter(self)
        wide, high = 56, 82
        step = min(wide + 4.0, (self.width() - wide) / max(1, len(self.codes) - 1))
        for at, code in enumerate(self.codes):
            painter.drawPixmap(round(at * step), 1, self._source.pixmap(code, wide, high, self.devicePixelRatioF()))


class HandsAndOdds(QWidget):
    """Opening hands at random, and the exact odds of drawing the card in focus."""

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document, self._source = document, source
        self._state, self._code, self._redraws = secrets.randbits(64), "", 0
        outer, body = QVBoxLayout(self), QWidget()
        outer.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        row = QHBoxLayout()
        self.draw = button(tr("New hand"), "hand", tip=tr("Shuffle and draw an opening hand"))
        self.redraw = button(tr("Redraw"), "shuffle", tip=tr("Put the whole hand back and draw anew, once (5-2-1-6-1)"))
        row.addWidget(self.draw)
        row.addWidget(self.redraw)
        row.addStretch(1)
        column.addLayout(row)
        self.hand = _HandFaces(source)
        column.addWidget(self.hand)
        self.life = label("", "small", wrap=True)
        column.addWidget(self.life)
        self.about = label("", "section", wrap=True)
        column.addWidget(self.about)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(12)
        self._table.setVerticalSpacing(2)
        column.addLayout(self._table)
        self.rows: list[QLabel] = []
        foot = QHBoxLayout()
        self.try_out = button(tr("Try 10,000 hands"), "dice", tip=tr("Draw ten thousand opening hands and compare"))
        self.tried = label("", wrap=True)
        foot.addWidget(self.try_out)
        foot.addWidget(self.tried, 1)
        column.addLayout(foot)
        column.addStretch(1)
        outer.addWidget(scrolled(body))
        self.draw.clicked.connect(self._draw)
        self.redraw.clicked.connect(self._redraw)
        self.try_out.clicked.connect(self._try)

    def set_seed(self, seed: int) -> None:
        """Make the hands that follow repeatable."""
        self._state = seed

    def show_card(self, code: str) -> None:
        """The card whose odds are shown."""
        self._code = code
        self.refresh()

    def refresh(self) -> None:
        deck = self._document.deck
        opening = OPENINGS[deck.game]
        self.redraw.setVisible(bool(opening.redraws))
        self.redraw.setEnabled(bool(self.hand.codes) and self._redraws < opening.redraws)
        self.tried.setText("")
        pile = next((pile for pile in opening.draws if self._code and self._code in deck.codes(pile)), "")
        self.try_out.setEnabled(bool(pile))
        for old in self.rows:
            self._table.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rows = []
        if not pile:
            self.about.setText(tr("Choose a card that is drawn from the deck to see its odds."))
            return
        copies, size = deck.codes(pile).count(self._code), len(deck.codes(pile))
        name = isolated(self._source.name(self._code))
        self.about.setText(fill(tr("{card}: {n} in {size} cards"), card=name, n=copies, size=size))
        least = [few for few in (1, 2, 3) if few <= copies]
        heads = [tr("Odds of"), *(fill(tr("{n}+"), n=few) for few in least)]
        for column, head in enumerate(heads):
            self._cell(0, column, head, "quiet")
        first = tr("hand, redrawn once") if opening.redraws else tr("the opening hand")
        lines = [(first, [float(in_opening(deck, Wish((self._code,), few))) for few in least])]
        for further in (1, 3, 5):
            words = fill(tr("{n} draws later"), n=further) if further > 1 else tr("one draw later")
            chances = [in_opening(deck, Wish((self._code,), few), {pile: further}) for few in least]
            lines.append((words, [float(chance) for chance in chances]))
        for row, (words, odds) in enumerate(lines, 1):
            self._cell(row, 0, words, "")
            for column, chance in enumerate(odds, 1):
                self._cell(row, column, percent(chance), "")

    def _cell(self, row: int, column: int, text: str, role: str) -> None:
        made = label(text, role)
        self._table.addWidget(made, row, column)
        self.rows.append(made)

    def _draw(self) -> None:
        self._redraws = 0
        self._deal()

    def _redraw(self) -> None:
        self._redraws += 1
        self._deal()

    def _deal(self) -> None:
        deck = self._document.deck
        self._state, hand, rest = deal(deck, self._state)
        self.hand.set_codes(hand, [self._source.name(code) for code in hand])
        text = ""
        if deck.game == "onepiece" and deck.piles["leader"]:
            leader = self._document.card(deck.codes("leader")[0])
            under = life(deck, rest, leader.life or 0) if leader is not None else ()
            text = fill(tr("Life, top first: {cards}"), cards=", ".join(self._source.name(code) for code in under))
        self.life.setText(text)
        self.life.setVisible(bool(text))
        self.refresh()

    def _try(self) -> None:
        deck, wish = self._document.deck, Wish((self._code,))
        share, exact = simulate(deck, wish, seed=self._state), float(in_opening(deck, wish))
        self.tried.setText(fill(tr("{share} (exactly {exact})"), share=percent(share), exact=percent(exact)))


def percent(chance: float) -> str:
    """A chance as one reads it."""
    return fill(tr("{n} %"), n=QLocale().toString(chance * 100, "f", 1))


class Notes(QWidget):
    """Tags and notes of the deck; they are part of it and saved with it."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self.tags = QLineEdit()
        self.tags.setPlaceholderText(tr("Tags, with commas between"))
        self.tags.setAccessibleName(tr("Tags"))
        self.notes = QPlainTextEdit()
        self.notes.setPlaceholderText(tr("Notes: plans, changes to try, how it plays …"))
        self.notes.setAccessibleName(tr("Notes"))
        self.notes.setTabChangesFocus(True)
        column.addWidget(self.tags)
        column.addWidget(self.notes, 1)
        self.tags.textEdited.connect(lambda _: self.keep("tags"))
        self.notes.textChanged.connect(lambda: self.keep("notes"))

    def keep(self, field: str) -> None:
        """Put what stands here into the deck; `field` is the one that is typed into."""
        tags = tuple(dict.fromkeys(tag.strip()[:200] for tag in self.tags.text().split(",") if tag.strip()))[:200]
        notes = self.notes.toPlainText()[:20_000]
        deck = self._document.deck
        self._document.change(replace(deck, tags=tags, notes=notes), tr("Notes"), TYPED[field])

    def refresh(self) -> None:
        deck = self._document.deck
        if not self.tags.hasFocus():
            self.tags.setText(", ".join(deck.tags))
        if not self.notes.hasFocus() and self.notes.toPlainText() != deck.notes:
            self.notes.blockSignals(True)
            self.notes.setPlainText(deck.notes)
            self.notes.blockSignals(False)


class Side(QWidget):
    """All of the right side."""

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document = document
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.card = CardInFocus(document, source)
        column.addWidget(self.card)
        self.findings = Findings(document, source)
        self.curves = Curves(document)
        self.hands = HandsAndOdds(document, source)
        self.notes = Notes(document)
        self.tabs = QTabWidget()
        self.tabs.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.tabs.setDocumentMode(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setStyleSheet("QStackedWidget { background: transparent; }")
        self.tabs.tabBar().setStyleSheet("QTabBar::tab { padding: 7px 9px; }")
        self.tabs.addTab(self.findings, tr("Rules"))
        self.tabs.addTab(self.curves, tr("Curve"))
        self.tabs.addTab(self.hands, tr("Hand"))
        self.tabs.addTab(self.notes, tr("Notes"))
        ground = panel()
        inside = QVBoxLayout(ground)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.tabs)
        column.addWidget(ground, 1)

    def show_card(self, code: str) -> None:
        self.card.show_card(code)
        self.hands.show_card(code)

    def refresh(self) -> None:
        self.card.refresh()
        self.findings.refresh()
        self.curves.refresh()
        self.hands.refresh()
        self.notes.refresh()
        count = len(self._document.report.findings)
        words = fill(tr("Rules ✕ {n}"), n=count) if count else tr("Rules ✓")
        self.tabs.setTabText(0, words)
