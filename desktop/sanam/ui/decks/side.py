"""The right side of the editor: the card in focus, and below it findings, curves, hands and notes."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QTabWidget, QVBoxLayout, QWidget

from sanam.ui.decks.card_focus import CardInFocus
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.curves import Curves
from sanam.ui.decks.document import Document
from sanam.ui.decks.findings import Findings
from sanam.ui.decks.hands import HandsAndOdds
from sanam.ui.decks.notes import Notes
from sanam.ui.text import fill, tr
from sanam.ui.widgets import panel


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
        self.hands.hand.looked_at.connect(self.show_card)
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
