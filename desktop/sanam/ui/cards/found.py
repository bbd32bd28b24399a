"""The middle of the Cards screen: how the cards found are ordered and shown, and what stands there when none is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSlider, QStackedWidget, QVBoxLayout, QWidget

from sanam import games
from sanam.ui import icons
from sanam.ui.cards.results import GRID_WIDTHS, Results, ResultsView
from sanam.ui.cards.words import field_words, unsearched_words
from sanam.ui.editions_words import game_name
from sanam.ui.plain import plain
from sanam.ui.text import fill, joined, number, tr
from sanam.ui.widgets import button, icon_label, label


class Found(QWidget):
    """`view` shows `results`; `stack` holds it and the pages that may stand in its place.

    `reordered` when another order is wanted, `way_on` when the button of an empty result is clicked.
    """

    reordered = Signal()
    way_on = Signal()

    def __init__(self, results: Results, view: ResultsView) -> None:
        super().__init__()
        self.results, self.view = results, view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._head = QWidget()
        self._fill_head()
        column.addWidget(self._head)
        self.stack = QStackedWidget()
        self.stack.addWidget(view)
        self.nothing = self._nothing()
        self.stack.addWidget(self.nothing)
        column.addWidget(self.stack, 1)
        self._column = column
        self.stack.currentChanged.connect(lambda at: self._head.setVisible(at < 2))  # other pages have no order
        self.sorts.currentIndexChanged.connect(self.reordered)
        self.down.toggled.connect(self._turned)
        self.grid.clicked.connect(lambda: self.set_grid(True))
        self.list.clicked.connect(lambda: self.set_grid(False))
        self.size_slider.valueChanged.connect(view.zoom)
        view.zoomed.connect(self.size_slider.setValue)

    def _fill_head(self) -> None:
        row = QHBoxLayout(self._head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.count = label("", "quiet")
        row.addWidget(self.count)
        row.addStretch(1)
        name = label(tr("Sort by"), "quiet")
        self.sorts = QComboBox()
        self.sorts.setAccessibleName(tr("Sort by"))
        name.setBuddy(self.sorts)
        row.addWidget(name)
        row.addWidget(self.sorts)
        self.down = button("", "chevron-up", tip=tr("Smallest first"))
        self.down.setCheckable(True)
        row.addWidget(self.down)
        self.grid = button("", "table", tip=tr("Grid"))
        self.list = button("", "log", tip=tr("List"))
        for made in (self.grid, self.list):
            made.setCheckable(True)
            row.addWidget(made)
        self.grid.setChecked(True)
        self.size_slider = QSlider(Qt.Orientation.Horizontal)
        self.size_slider.setRange(0, len(GRID_WIDTHS) - 1)
        self.size_slider.setValue(3)
        self.size_slider.setFixedWidth(110)
        self.size_slider.setAccessibleName(tr("Card size"))
        self.size_slider.setToolTip(tr("Card size (Ctrl and the mouse wheel)"))
        row.addWidget(self.size_slider)

    def _nothing(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addStretch(1)
        column.addWidget(icon_label("cards", "quiet", 48), 0, Qt.AlignmentFlag.AlignHCenter)
        self.nothing_title = label("", "heading", wrap=True)
        self.nothing_words = label("", "quiet", wrap=True)
        for words in (self.nothing_title, self.nothing_words):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(words)
        self.nothing_button = button(tr("Import cards…"), "import", kind="primary")
        self.nothing_button.clicked.connect(self.way_on)
        column.addWidget(self.nothing_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def add_bar(self, bar: QWidget) -> None:
        """A bar below the cards."""
        self._column.addWidget(bar)

    @property
    def order(self) -> tuple[str, bool]:
        """The field to sort by ("" for the best match), and whether the largest come first."""
        return str(self.sorts.currentData() or ""), self.down.isChecked()

    def set_game(self, game: str) -> None:
        """The orders and the shape of another game's cards."""
        self.view.set_game(game)
        self.sorts.blockSignals(True)
        self.sorts.clear()
        self.sorts.addItem(tr("Best match"), "")
        search = games.get(game).search
        for field in ("name", "code", *search.numbers):
            self.sorts.addItem(field_words(search.titles.get(field, field)), field)
        self.sorts.blockSignals(False)

    def set_grid(self, on: bool) -> None:
        """A grid of faces, or a list."""
        self.grid.setChecked(on)
        self.list.setChecked(not on)
        self.size_slider.setEnabled(on)
        current = self.view.currentIndex()
        self.view.set_grid(on)
        self.view.scrollTo(current)

    def show_count(self, total: int) -> None:
        self.count.setText(fill(tr("Cards: {n}"), n=number(total)))

    def show_nothing(self, game: str, asked: bool) -> None:
        """Say that no card is as it was `asked`, or that there are none of this game at all."""
        self.stack.setCurrentWidget(self.nothing)
        if asked:
            self.nothing_title.setText(tr("No cards match."))
            advice = tr("Try fewer words, or clear the filters.")
            self.nothing_words.setText(joined("\n", (advice, unsearched_words(game))))
            self._offer(tr("Show all cards"), "cards")
        else:
            self.nothing_title.setText(fill(tr("There are no {game} cards yet."), game=game_name(game)))
            self.nothing_words.setText(
                tr(
                    "Import a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures: drop "
                    "the files here or choose them."
                )
            )
            self._offer(tr("Import cards…"), "import")

    def _offer(self, words: str, icon: str) -> None:
        """What the button of an empty result does."""
        self.nothing_button.setText(words)
        self.nothing_button.setIcon(icons.icon(icon, "on_teal", on="on_teal"))

    def _turned(self, on: bool) -> None:
        tip = tr("Largest first") if on else tr("Smallest first")
        self.down.setIcon(icons.icon("chevron-down" if on else "chevron-up"))
        self.down.setToolTip(plain(tip))
        self.down.setAccessibleName(tip)
        self.reordered.emit()
