"""Filters by the fields of a game, as words of the query language."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from sanam import games
from sanam.catalogue.fold import fold
from sanam.catalogue.query import HAVE
from sanam.catalogue.store import Catalogue
from sanam.ui.cards.many import Many
from sanam.ui.cards.words import field_words, value_words
from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, empty, label, scrolled


def filter_words(catalogue: Catalogue, game: str, language: str) -> dict[str, list[str]]:
    """What cards have in each field; series by their names where a number stands for them."""
    values = catalogue.all_values(game)
    words = catalogue.words(game, "series", language)
    known = {fold(id): name for id, name in words.items()}
    named = {known.get(word, "" if word.startswith("0x") else word) for word in values.get("series", ())}
    values["series"] = sorted(name for name in named if name)
    return values


class Filters(QWidget):
    """`changed` when another choice was made; `query()` is it in the query language."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Filters"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(label(tr("Filters"), "section"))
        head.addStretch(1)
        self.clear_button = button(tr("Clear"), "close", kind="quiet")
        self.clear_button.setToolTip(tr("Clear filters"))
        self.clear_button.clicked.connect(self.clear)
        head.addWidget(self.clear_button)
        column.addLayout(head)
        self._body = QWidget()
        column.addWidget(scrolled(self._body), 1)
        self._grid = QGridLayout(self._body)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setVerticalSpacing(6)
        self.combos: dict[str, Many] = {}
        self.ranges: dict[str, tuple[QLineEdit, QLineEdit]] = {}
        self._quiet = False
        self._shown: tuple[str, dict[str, list[str]]] = ("", {})
        self.clear_button.setEnabled(False)

    def set_game(self, game: str, values: dict[str, list[str]]) -> None:
        """The fields of this game; `values` has the words its cards have. The same again leaves the choices alone."""
        if (game, values) == self._shown:
            return
        self._shown = (game, values)
        empty(self._grid)
        self.combos, self.ranges = {}, {}
        row = 0
        for field in games.get(game).search.words:
            words = values.get(field, [])
            if len(words) > 1 or (words and field in ("set", "series")):
                self._combo(row, field, words)
                row += 1
        for field in (*games.get(game).search.numbers, HAVE):
            self._range(row, field, game)
            row += 1
        self._grid.setRowStretch(row, 1)
        self.clear_button.setEnabled(False)

    def query(self) -> str:
        """The chosen filters as a query, "" for none."""
        parts = []
        for field, combo in self.combos.items():
            values = [f'{field}:"{value}"' for value in combo.values()]
            parts += values if len(values) < 2 else [f"({' or '.join(values)})"]
        for field, (low, high) in self.ranges.items():
            if low.text() and low.text() == high.text():
                parts.append(f"{field}={low.text()}")
                continue
            parts += [f"{field}>={low.text()}"] if low.text() else []
            parts += [f"{field}<={high.text()}"] if high.text() else []
        return " ".join(parts)

    def count(self) -> int:
        """How many fields are filtered by."""
        chosen = [bool(combo.values()) for combo in self.combos.values()]
        return sum(chosen) + sum(bool(low.text() or high.text()) for low, high in self.ranges.values())

    def clear(self) -> None:
        """No filter."""
        self._quiet = True
        for combo in self.combos.values():
            combo.setCurrentIndex(0)
        for low, high in self.ranges.values():
            low.clear()
            high.clear()
        self._quiet = False
        self._told()

    def _combo(self, row: int, field: str, words: list[str]) -> None:
        shown = sorted(((value_words(field, word), word) for word in words), key=lambda pair: pair[0].casefold())
        combo = Many(shown)
        combo.currentIndexChanged.connect(self._told)
        self._add(row, field_words(field), combo)
        self.combos[field] = combo

    def _range(self, row: int, field: str, game: str) -> None:
        title = field_words(games.get(game).search.titles.get(field, field))
        box = QWidget()
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        edits = []
        for words in (tr("from"), tr("to")):
            edit = QLineEdit()
            edit.setProperty("role", "narrow")
            edit.setValidator(QIntValidator(0, 99_999, edit))
            edit.setPlaceholderText(words)
            edit.setMinimumWidth(36)
            edit.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            edit.setAccessibleName(fill(tr("{field} {which}"), field=title, which=words))
            edit.textChanged.connect(self._told)
            line.addWidget(edit)
            edits.append(edit)
        self._add(row, title, box)
        self.ranges[field] = (edits[0], edits[1])

    def _add(self, row: int, title: str, widget: QWidget) -> None:
        name = label(title, "quiet")
        name.setBuddy(widget)
        if not widget.accessibleName():
            widget.setAccessibleName(title)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(widget, row, 1)
        self._grid.setColumnStretch(1, 1)

    def _told(self, *_: object) -> None:
        if not self._quiet:
            self.clear_button.setEnabled(bool(self.query()))
            self.changed.emit()
