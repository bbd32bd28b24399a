"""The bar above the deck: its name, by which rules it is checked, what they say, and what one can do with it."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from sanam import games
from sanam.ui.decks.document import Document
from sanam.ui.editions_words import game_names, short_name
from sanam.ui.plain import plain
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, label, set_tone


class DeckBar(QWidget):
    """Controls without deeds: the editor connects them."""

    def __init__(self, document: Document) -> None:
        super().__init__()
        self._document = document
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.name = QLineEdit()
        self.name.setPlaceholderText(tr("Name of the deck"))
        self.name.setAccessibleName(tr("Name of the deck"))
        self.name.setMaxLength(100)
        self.name.setMinimumWidth(130)
        self.game = QComboBox()
        self.game.setAccessibleName(tr("Game"))
        for game, words in game_names().items():
            self.game.addItem(isolated(words), game)
        self.edition = QComboBox()
        self.edition.setAccessibleName(tr("Rules to check against"))
        for combo in (self.game, self.edition):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.verdict = label("", "", tone="good")
        row.addWidget(self.name, 2)
        row.addWidget(self.game)
        row.addWidget(self.edition, 1)
        row.addWidget(self.verdict)
        row.addStretch(1)
        self.undo = button("", "undo", kind="quiet", tip=tr("Undo (Ctrl+Z)"))
        self.redo = button("", "redo", kind="quiet", tip=tr("Redo (Ctrl+Shift+Z)"))
        self.new = button(tr("New"), "plus")
        self.open = button(tr("Open"), "folder")
        self.more = button("", "more", kind="quiet", tip=tr("Copy, paste, save a copy, print"))
        self.save = button(tr("Save"), "save", kind="primary", tip=tr("Save (Ctrl+S)"))
        for made in (self.undo, self.redo, self.new, self.open, self.save, self.more):
            row.addWidget(made)
            if not made.text():
                made.setFixedWidth(36)
                made.setStyleSheet("padding: 4px;")
                # Of a fixed height it would hold the whole row down to that of its icon, which large text does not fit.
                made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        # Not in `refresh`: while a step is taken or undone the history does not have it yet, or still has it.
        document.stepped.connect(self._show_history)
        self._show_history()

    def opened(self) -> bool:
        """Another deck; says whether it is of another game."""
        deck = self._document.deck
        self.game.setCurrentIndex(self.game.findData(deck.game))
        self.name.setText(deck.name)
        return offer(self.edition, [(name, short_name(name)) for name in games.get(deck.game).matches.edition_ids])

    def refresh(self) -> None:
        """Show the document as it is now."""
        document, report = self._document, self._document.report
        if not self.name.hasFocus():
            self.name.setText(document.deck.name)
        self.edition.setCurrentIndex(max(0, self.edition.findData(document.edition)))
        errors = sum(finding.severity == "error" for finding in report.findings)
        self.verdict.setText(tr("✓ Legal") if report.legal else tr("✕ %n problem(s)", None, errors))
        set_tone(self.verdict, "good" if report.legal else "bad")
        can_save = document.is_changed or document.is_elsewhere
        self.save.setEnabled(can_save)
        self.save.setText(tr("Save") if can_save else tr("Saved"))
        self._keep_width()

    def _keep_width(self) -> None:
        """The button is as wide as the longer of its two words, so that those beside it stay where they are."""
        self.save.ensurePolished()
        room, words = self.save.fontMetrics(), (tr("Save"), tr("Saved"))
        more = max(map(room.horizontalAdvance, words)) - room.horizontalAdvance(self.save.text())
        self.save.setMinimumWidth(0)
        self.save.setMinimumWidth(self.save.sizeHint().width() + more)

    def _show_history(self) -> None:
        history = self._document.history
        self.undo.setEnabled(history.canUndo())
        self.redo.setEnabled(history.canRedo())
        self.undo.setToolTip(plain(fill(tr("Undo: {what} (Ctrl+Z)"), what=history.undoText() or "—")))
        self.redo.setToolTip(plain(fill(tr("Redo: {what} (Ctrl+Shift+Z)"), what=history.redoText() or "—")))


def offer(combo: QComboBox, choices: list[tuple[str, str]]) -> bool:
    """Let a combo box offer (value, words) without telling anybody; says whether these are other values."""
    if [(combo.itemData(at), combo.itemText(at)) for at in range(combo.count())] == choices:
        return False
    before = combo.currentData()
    combo.blockSignals(True)
    combo.clear()
    for value, words in choices:
        combo.addItem(words, value)
    combo.setCurrentIndex(max(0, combo.findData(before)))
    combo.blockSignals(False)
    return True
