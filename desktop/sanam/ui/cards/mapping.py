"""What the columns of a table are: asked once for a header, then remembered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from sanam import games
from sanam.ui.cards.words import field_words, language_words
from sanam.ui.editions_words import game_name
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, empty, label, panel, scrolled, set_tone
from sanam.wording import LANGUAGES

if TYPE_CHECKING:
    from sanam.catalogue.csv_cards import Mapping_, Table


class MappingPanel(QWidget):
    """Asks for a table's columns. `accepted(path, mapping)` or `cancelled`."""

    accepted = Signal(object, object)
    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        self.title = label("", "heading", wrap=True)
        column.addWidget(self.title)
        told = tr("Choose what each column holds. Your choice is remembered for tables with the same columns.")
        column.addWidget(label(told, "quiet", wrap=True))
        row = QHBoxLayout()
        self.games, self.languages = QComboBox(), QComboBox()
        for game in games.ids():
            self.games.addItem(game_name(game), game)
        self.languages.addItem(tr("detect the language"), "")
        for language in LANGUAGES:
            self.languages.addItem(language_words(language), language)
        for title, combo in ((tr("Game"), self.games), (tr("Language of the texts"), self.languages)):
            name = label(title)
            name.setBuddy(combo)
            combo.setAccessibleName(title)
            row.addWidget(name)
            row.addWidget(combo)
        row.addStretch(1)
        column.addLayout(row)
        box = panel()
        inside = QVBoxLayout(box)
        self._body = QWidget()
        self._grid = QGridLayout(self._body)
        self._grid.setHorizontalSpacing(16)
        inside.addWidget(scrolled(self._body))
        column.addWidget(box, 1)
        self.missing = label("", wrap=True)
        column.addWidget(self.missing)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.cancel_button = button(tr("Cancel"), "close")
        self.import_button = button(tr("Import"), "import", kind="primary")
        self.cancel_button.clicked.connect(self.cancelled)
        self.import_button.clicked.connect(self._accept)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.import_button)
        column.addLayout(foot)
        self.columns: dict[str, QComboBox] = {}
        self._path = Path()
        self._table: Table | None = None
        self.games.currentIndexChanged.connect(self._another_game)

    def show_table(self, path: Path, table: Table) -> None:
        """Ask about this table."""
        self._path, self._table = path, table
        self.title.setText(fill(tr("Columns of {file}"), file=isolated(path.name)))
        self.languages.setCurrentIndex(max(0, self.languages.findData(table.mapping.language)))
        self.games.blockSignals(True)
        self.games.setCurrentIndex(self.games.findData(table.mapping.game))
        self.games.blockSignals(False)
        self._fill(table.mapping.columns)

    def mapping(self) -> Mapping_:
        """What was chosen."""
        from sanam.catalogue.csv_cards import Mapping_

        chosen = {column: str(combo.currentData()) for column, combo in self.columns.items() if combo.currentData()}
        return Mapping_(game=self.games.currentData(), columns=chosen, language=self.languages.currentData())

    def _another_game(self) -> None:
        from sanam.catalogue.csv_cards import guess

        if self._table is not None:
            self._fill(guess(list(self._table.columns), self.games.currentData()).columns)

    def _fill(self, known: dict[str, str]) -> None:
        from sanam.catalogue.records import fields_of

        assert self._table is not None
        empty(self._grid)
        self.columns = {}
        for place, words in enumerate((tr("Column"), tr("is"), tr("First rows"))):
            self._grid.addWidget(label(words, "section"), 0, place)
        fields = fields_of(self.games.currentData())
        for row, column in enumerate(self._table.columns, 1):
            combo = QComboBox()
            combo.addItem(tr("ignored"), "")
            for field in fields:
                combo.addItem(field_words(field), field)
            combo.setCurrentIndex(max(0, combo.findData(known.get(column, ""))))
            combo.setAccessibleName(fill(tr("Column {name}"), name=column))
            combo.currentIndexChanged.connect(self._check)
            at = row - 1
            sample = " · ".join(line[at] for line in self._table.sample if at < len(line) and line[at].strip())
            name = label(column)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(combo, row, 1)
            self._grid.addWidget(label(sample.replace("\n", " ")[:90], "quiet"), row, 2)
            self.columns[column] = combo
        self._grid.setColumnStretch(2, 1)
        self._grid.setRowStretch(len(self._table.columns) + 1, 1)
        self._check()

    def _check(self, *_: object) -> None:
        chosen = [str(combo.currentData()) for combo in self.columns.values() if combo.currentData()]
        lacking = [field_words(field) for field in self.mapping().missing()]
        twice = [field_words(field) for field in dict.fromkeys(chosen) if chosen.count(field) > 1]
        words = fill(tr("Still missing: {fields}"), fields=", ".join(lacking)) if lacking else ""
        if twice and not words:
            words = fill(tr("Two columns are set to {field}."), field=twice[0])
        self.missing.setText(words)
        set_tone(self.missing, "wait" if words else "")
        self.import_button.setEnabled(not words)

    def _accept(self) -> None:
        self.accepted.emit(self._path, self.mapping())
