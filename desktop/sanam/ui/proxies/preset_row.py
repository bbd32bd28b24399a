"""Settings by name: those that come with the program, and one's own, saved and deleted here."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from sanam.proxies.presets import BUILT_IN, LONGEST, MOST, matching, preset_of
from sanam.proxies.settings import SheetSettings
from sanam.ui.proxies.fields import Choice
from sanam.ui.text import isolated, tr
from sanam.ui.widgets import button


class PresetRow(QWidget):
    """`picked(preset)` when one was chosen; `changed` when own ones were saved or deleted (`own`, by name)."""

    picked = Signal(object)
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.own: dict[str, dict[str, Any]] = {}
        self._settings = SheetSettings()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.choice = Choice(tr("Preset"))
        self.choice.picked.connect(self._picked)
        self.save_button = button("", "save", kind="quiet", tip=tr("Save these settings under a name"))
        self.save_button.clicked.connect(self._begin)
        self.delete_button = button("", "trash", kind="quiet", tip=tr("Delete this preset"))
        self.delete_button.clicked.connect(self._delete)
        row.addWidget(self.choice, 1)
        row.addWidget(self.save_button)
        row.addWidget(self.delete_button)
        column.addLayout(row)
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(tr("Name of the preset, then Enter"))
        self.name.setAccessibleName(tr("Name of the preset"))
        self.name.returnPressed.connect(self._save)
        self.name.hide()
        column.addWidget(self.name)
        self.setFocusProxy(self.choice)

    def show_own(self, own: dict[str, dict[str, Any]]) -> None:
        """Offer these besides those of the program."""
        self.own = dict(own)
        self._fill()

    def show_settings(self, settings: SheetSettings) -> None:
        """Say which preset the settings are."""
        self._settings = settings
        self.choice.choose(matching(settings, self.own))
        self._tell()

    def _fill(self) -> None:
        words = {
            "home": tr("At home"),
            "saving": tr("Save ink"),
            "shop": tr("Print shop"),
            "cutter": tr("Cutting machine"),
        }
        known = [(name, words[name]) for name in BUILT_IN]
        self.choice.set_parts([("", tr("As set below")), *known, *((name, isolated(name)) for name in self.own)])
        self.show_settings(self._settings)

    def _tell(self) -> None:
        value = self.choice.value()
        self.save_button.setEnabled(value == "" and len(self.own) < MOST)
        self.delete_button.setVisible(value in self.own)

    def _picked(self, name: object) -> None:
        preset = {**BUILT_IN, **self.own}.get(str(name))
        if preset is not None:
            self.picked.emit(preset)
        self._tell()

    def _begin(self) -> None:
        self.name.setVisible(not self.name.isVisible())
        self.name.clear()
        self.name.setFocus()

    def _save(self) -> None:
        name = " ".join(self.name.text().split())
        if not name or name in BUILT_IN:
            return
        self.own[name] = preset_of(self._settings)
        self.name.hide()
        self._fill()
        self.changed.emit()
        self.choice.setFocus()

    def _delete(self) -> None:
        self.own.pop(str(self.choice.value()), None)
        self._fill()
        self.changed.emit()
