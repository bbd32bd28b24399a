"""The keys of the table, each with what it does; a key that two actions have is said at both."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QKeySequenceEdit, QLabel, QVBoxLayout

from sanam.ui import bindings
from sanam.ui.settings.values import Settings
from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, label, scaled


class KeysPanel(QFrame):
    """A field for the key of every action. What is set is in force and kept at once."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.settings = settings
        bindings.use(settings.keys())
        self.fields: dict[str, QKeySequenceEdit] = {}
        self.notes: dict[str, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label(tr("Keys at the table"), "section"))
        head.addStretch(1)
        self.reset = button(tr("Reset"), "undo", kind="quiet", tip=tr("Reset all keys"))
        self.reset.clicked.connect(self._reset)
        head.addWidget(self.reset)
        column.addLayout(head)
        how = tr("Click a key, then press another. The arrow keys, Enter, Esc and 1–9 cannot be changed.")
        column.addWidget(label(how, "quiet", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, (action, key) in enumerate(bindings.in_force().items()):
            words = bindings.action_words(action)
            field = QKeySequenceEdit(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))
            field.setMaximumSequenceLength(1)
            field.setClearButtonEnabled(True)
            field.setAccessibleName(words)
            field.setFixedWidth(scaled(130))
            field.keySequenceChanged.connect(lambda keys, of=action: self._bind(of, bindings.spelled(keys)))
            note = label("", "small", tone="bad")
            note.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(label(words, wrap=True), row, 0)
            grid.addWidget(note, row, 1)
            grid.addWidget(field, row, 2)
            self.fields[action], self.notes[action] = field, note
        column.addLayout(grid)
        self._tell()

    def _bind(self, action: str, key: str) -> None:
        if bindings.in_force()[action] == key:
            return
        if key == bindings.defaults()[action]:
            self.settings.reset_key(action)
        else:
            self.settings.set_keys({action: key})
        bindings.use(self.settings.keys())
        self._tell()

    def _reset(self) -> None:
        for action, key in bindings.defaults().items():
            self.settings.reset_key(action)
            self.fields[action].setKeySequence(QKeySequence(key, QKeySequence.SequenceFormat.PortableText))
        bindings.use(self.settings.keys())
        self._tell()

    def _tell(self) -> None:
        """Say at every action which other one has its key."""
        found = bindings.conflicts(bindings.in_force())
        for action, note in self.notes.items():
            other = found.get(action, "")
            if other == "fixed":
                note.setText(tr("This key is reserved."))
            elif other:
                note.setText(fill(tr("Also used for: {action}"), action=bindings.action_words(other)))
            else:
                note.setText("")
