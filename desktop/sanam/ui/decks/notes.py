"""Tags and notes of the deck."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from sanam.ui.decks.document import TYPED, Document
from sanam.ui.text import tr


class Notes(QWidget):
    """Tags and notes of the deck; they are part of it and saved with it."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self.tags = QLineEdit()
        self.tags.setPlaceholderText(tr("Tags, separated by commas"))
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
