"""Opening hands at random, and the odds of the card in focus."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from sanam.decks.odds import Wish, deal, in_opening, opening_of, simulate
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.combination import Combination
from sanam.ui.decks.document import Document
from sanam.ui.decks.words import percent
from sanam.ui.flow import FlowLayout
from sanam.ui.plain import plain
from sanam.ui.text import fill, isolated, say, tr
from sanam.ui.widgets import button, label, scrolled

WIDE, HIGH = 56, 82  # a face of the hand, in pixels


class _HandFaces(QWidget):
    """The faces of a hand, overlapping where there is not room enough. `looked_at(code)`: one was clicked."""

    looked_at = Signal(str)

    def __init__(self, source: CardSource) -> None:
        super().__init__()
        self._source, self.codes = source, []  # type: CardSource, list[str]
        self.setFixedHeight(HIGH + 2)
        source.arrived.connect(lambda code: self.update() if code in self.codes else None)

    def set_codes(self, codes: list[str], names: list[str]) -> None:
        self.codes = codes
        self.setVisible(bool(codes))
        self.setAccessibleName(", ".join(names) or tr("No hand drawn"))
        self.setToolTip(plain("\n".join(names)))
        self.update()

    def _step(self) -> float:
        """Pixels from one card to the next."""
        return min(WIDE + 4.0, (self.width() - WIDE) / max(1, len(self.codes) - 1))

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        painter = QPainter(self)
        for at, code in enumerate(self.codes):
            picture = self._source.pixmap(code, WIDE, HIGH, self.devicePixelRatioF())
            painter.drawPixmap(round(at * self._step()), 1, picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # Qt's name
        at = min(int(event.position().x() / self._step()), len(self.codes) - 1) if self.codes else -1
        if at >= 0 and event.position().x() <= at * self._step() + WIDE:
            self.looked_at.emit(self.codes[at])


class HandsAndOdds(QWidget):
    """Opening hands at random, and the exact odds of drawing the card in focus. `play_wanted(codes)`: the deck is to be
    played, with this opening hand if there is one.
    """

    play_wanted = Signal(object)

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document, self._source = document, source
        self._state, self._code, self._redraws = secrets.randbits(64), "", 0
        outer, body = QVBoxLayout(self), QWidget()
        outer.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        row = FlowLayout()
        self.draw = button(tr("New hand"), "hand", tip=tr("Shuffle and draw an opening hand"))
        self.redraw = button(tr("Redraw"), "shuffle")
        self.play = button(tr("Play this hand"), "computer")
        row.addWidget(self.draw)
        row.addWidget(self.redraw)
        row.addWidget(self.play)
        column.addLayout(row)
        #: What the game says of another hand.
        self.mulligan = label("", "quiet", wrap=True)
        column.addWidget(self.mulligan)
        self.hand = _HandFaces(source)
        self.hand.hide()
        column.addWidget(self.hand)
        self.aside = label("", "small", wrap=True)
        column.addWidget(self.aside)
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
        self.combination = Combination(document, source)
        column.addWidget(self.combination)
        column.addStretch(1)
        outer.addWidget(scrolled(body))
        self.draw.clicked.connect(self._draw)
        self.redraw.clicked.connect(self._redraw)
        self.play.clicked.connect(self._play)
        self.try_out.clicked.connect(self._try)

    def set_seed(self, seed: int) -> None:
        """Make the hands that follow repeatable."""
        self._state = seed

    def show_card(self, code: str) -> None:
        """The card whose odds are shown."""
        self._code = code
        self.combination.code = code
        self.refresh()

    def refresh(self) -> None:
        deck = self._document.deck
        self.combination.refresh()
        opening = opening_of(deck)
        if not set(self.hand.codes) <= {code for pile in opening.draws for code in deck.codes(pile)}:
            self._forget_hand()
        self.redraw.setVisible(bool(opening.redraws))
        self.redraw.setEnabled(bool(self.hand.codes) and self._redraws < opening.redraws)
        self._say_mulligan()
        self._offer_play()
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
        self.about.setText(fill(tr("{card}: {n} of {size}"), card=name, n=copies, size=size))
        least = [few for few in (1, 2, 3) if few <= copies]
        heads = [tr("Odds of"), *(fill(tr("{n}+"), n=few) for few in least)]
        for column, head in enumerate(heads):
            self._cell(0, column, head, "quiet")
        first = tr("hand, redrawn once") if opening.redraws else tr("the opening hand")
        lines = [(first, [float(in_opening(deck, Wish((self._code,), few))) for few in least])]
        for further in (1, 3, 5):
            words = tr("%n draw(s) later", n=further)
            chances = [in_opening(deck, Wish((self._code,), few), {pile: further}) for few in least]
            lines.append((words, [float(chance) for chance in chances]))
        for row, (words, odds) in enumerate(lines, 1):
            self._cell(row, 0, words, "")
            for column, chance in enumerate(odds, 1):
                self._cell(row, column, percent(chance), "")

    def _say_mulligan(self) -> None:
        """Whether the game lets one draw another hand."""
        opening = opening_of(self._document.deck)
        rule = isolated(opening.rule)
        if not opening.redraws:
            words = fill(tr("No mulligan in this game ({rule})."), rule=rule)
        elif self.hand.codes and self._redraws >= opening.redraws:
            words = fill(tr("Mulligan taken: this hand is kept ({rule})."), rule=rule)
        else:
            words = fill(tr("Mulligan: the whole hand may be returned and drawn anew once ({rule})."), rule=rule)
        self.mulligan.setText(words)

    def _offer_play(self) -> None:
        """Whether the deck can be played as it is."""
        report = self._document.report
        self.play.setEnabled(report.legal)
        tip = tr("Play this hand against the computer") if self.hand.codes else tr("Play it against the computer")
        self.play.setToolTip(plain(tip if report.legal else tr("The deck has problems: see “Rules”.")))

    def _play(self) -> None:
        self.play_wanted.emit(list(self.hand.codes))

    def _cell(self, row: int, column: int, text: str, role: str) -> None:
        made = label(text, role)
        self._table.addWidget(made, row, column)
        self.rows.append(made)

    def _forget_hand(self) -> None:
        """The hand is none of this deck any more."""
        self._redraws = 0
        self.hand.set_codes([], [])
        self.aside.hide()

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
        aside = opening_of(deck).aside
        piles = {pile: deck.codes(pile) for pile in deck.piles}
        laid = aside(piles, self._document.cards, rest) if aside is not None else None
        text = ""
        if laid is not None:
            text = fill(say(laid[0]), cards=", ".join(self._source.name(code) for code in laid[1]))
        self.aside.setText(text)
        self.aside.setVisible(bool(text))
        self.refresh()

    def _try(self) -> None:
        deck, wish = self._document.deck, Wish((self._code,))
        share, exact = simulate(deck, wish, seed=self._state), float(in_opening(deck, wish))
        self.tried.setText(fill(tr("{share} (exactly {exact})"), share=percent(share), exact=percent(exact)))
