"""The terms of the text in focus, each explained where the mouse points at it or the keyboard is."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QPushButton, QToolTip, QWidget

from sanam import games
from sanam.games.glossary import Term, terms_in
from sanam.ui.flow import FlowLayout
from sanam.ui.plain import caption, plain
from sanam.ui.text import fill, say, tr


class TermButton(QPushButton):
    """A term as the text has it; its explanation comes at once."""

    def __init__(self, word: str, term: Term) -> None:
        super().__init__(caption(word))
        about = say(term.about)
        self.setToolTip(plain(fill(tr("{words} (rule {rule})"), words=about, rule=term.rule) if term.rule else about))
        self.setAccessibleName(word)
        self.setAccessibleDescription(about)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.setProperty("kind", "quiet")
        self.setStyleSheet("padding: 0px 4px; min-height: 18px; text-decoration: underline;")

    def enterEvent(self, event: QEnterEvent) -> None:  # Qt's name
        super().enterEvent(event)
        self.explain()

    def leaveEvent(self, event: QEvent) -> None:  # Qt's name
        super().leaveEvent(event)
        QToolTip.hideText()

    def focusInEvent(self, event: QFocusEvent) -> None:  # Qt's name
        super().focusInEvent(event)
        self.explain()

    def explain(self) -> None:
        """Show what the term means below it."""
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain(self.toolTip()), self)


class TermsRow(QWidget):
    """`rule_wanted` when a term that stands in the rulebook is pressed."""

    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(2)
        self.setLayout(self._flow)
        self.terms: list[TermButton] = []
        self._shown: tuple[str, str] = ("", "")
        self.hide()

    def explain(self, game: str, text: str) -> None:
        """Offer the terms of a text of a game."""
        if (game, text) == self._shown:
            return
        self._shown = game, text
        for made in self.terms:
            self._flow.removeWidget(made)
            made.hide()
            made.deleteLater()
        found = terms_in(text, games.get(game).glossary()) if game in games.ids() else []
        self.terms = []
        for word, term in found:
            made = TermButton(word, term)
            made.clicked.connect(partial(self.rule_wanted.emit, term.rule) if term.rule else made.explain)
            self.terms.append(made)
            self._flow.addWidget(made)
        self.setVisible(bool(found))
