"""The match options as a list: what the rulebook says, what it leaves open, what the players changed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from sanam.games.editions import EditionInfo, OptionSpec
from sanam.ui.seat_panel import Chooser
from sanam.ui.text import tr
from sanam.ui.widgets import button, icon_label, label, panel, scrolled, set_margins


class OptionRow(QWidget):
    """One option. `changed` when its value does."""

    changed = Signal()

    def __init__(self, spec: OptionSpec) -> None:
        super().__init__()
        self.spec = spec
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 5, 0, 5)
        column.setSpacing(3)
        head = QHBoxLayout()
        head.setSpacing(8)
        title = label(spec.label, wrap=True)
        head.addWidget(title, 1)
        self._check: QCheckBox | None = None
        self._combo: Chooser | None = None
        if spec.kind == "bool":
            self._check = QCheckBox()
            self._check.setAccessibleName(spec.label)
            self._check.setChecked(bool(spec.default))
            self._check.toggled.connect(self._touched)
            title.setBuddy(self._check)
            head.addWidget(self._check, 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(head)
        else:
            column.addLayout(head)
            self._combo = Chooser(spec.label)
            for value, words in spec.choices:
                self._combo.addItem(words, value)
            self._combo.setCurrentIndex(self._index(spec.default))
            self._combo.currentIndexChanged.connect(self._touched)
            column.addWidget(self._combo)
        foot = QHBoxLayout()
        foot.setSpacing(5)
        stated = bool(spec.source)
        foot.addWidget(icon_label("rulebook" if stated else "info", "quiet", 15), 0, Qt.AlignmentFlag.AlignTop)
        source = spec.source if stated else tr("Not in the rulebook")
        words = f"{source} · {spec.hint}" if spec.hint else source
        foot.addWidget(label(words, "small", wrap=True), 1)
        self.mark = label(tr("changed"), "", tone="wait")
        self.mark.hide()
        foot.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(foot)

    def value(self) -> Any:
        if self._check is not None:
            return self._check.isChecked()
        return self._combo.currentData() if self._combo is not None else self.spec.default

    def set_value(self, value: Any) -> None:
        """Choose a value; one that the option does not know leaves it as it is."""
        if self._check is not None:
            self._check.setChecked(bool(value))
        elif self._combo is not None and self._index(value) >= 0:
            self._combo.setCurrentIndex(self._index(value))

    def _index(self, value: Any) -> int:
        return next((at for at, (known, _) in enumerate(self.spec.choices) if known == value), -1)

    def _touched(self) -> None:
        self.mark.setVisible(self.value() != self.spec.default)
        self.changed.emit()


class Rulings(QFrame):
    """All options of an edition in a list that scrolls. `changed` when any value does."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        outer = QVBoxLayout(self)
        set_margins(outer, 14, 12, 6, 12)
        outer.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(label(tr("Rulings"), "heading"))
        head.addStretch(1)
        self.reset = button(tr("Reset"), "undo", kind="quiet", tip=tr("Reset to the rulebook's values"))
        self.reset.clicked.connect(lambda: self.set_values({}))
        head.addWidget(self.reset)
        outer.addLayout(head)
        self._holder = QVBoxLayout()
        outer.addLayout(self._holder, 1)
        self._area: QWidget | None = None
        self.rows: dict[str, OptionRow] = {}

    def show_edition(self, edition: EditionInfo) -> None:
        """The options of another edition, at its own values."""
        if self._area is not None:
            self._holder.removeWidget(self._area)
            self._area.hide()
            self._area.deleteLater()
        body = QWidget()
        column = QVBoxLayout(body)
        set_margins(column, 0, 0, 10, 0)
        column.setSpacing(2)
        self.rows = {}
        for spec in edition.options:
            row = OptionRow(spec)
            row.changed.connect(self._touched)
            self.rows[spec.id] = row
            column.addWidget(row)
            column.addWidget(panel("rule"))
        if edition.unstated:
            column.addSpacing(8)
            column.addWidget(label(tr("Also not in the rulebook"), "section"))
            for text in edition.unstated:
                column.addWidget(label(f"• {text}", "quiet", wrap=True))
        if not edition.options:
            column.addWidget(label(tr("This game has no options."), "quiet", wrap=True))
        column.addStretch(1)
        self._area = scrolled(body)
        self._holder.addWidget(self._area)
        self._touched()

    def values(self) -> dict[str, Any]:
        """The options that differ from the edition's own values."""
        return {key: row.value() for key, row in self.rows.items() if row.value() != row.spec.default}

    def set_values(self, values: dict[str, Any]) -> None:
        for key, row in self.rows.items():
            row.set_value(values.get(key, row.spec.default))

    def _touched(self) -> None:
        self.reset.setEnabled(bool(self.values()))
        self.changed.emit()
