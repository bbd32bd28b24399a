"""The cards one may put into the deck: a search field, filters, and what is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import (
    QEvent,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sanam.catalogue.query import ENGLISH as QUERY_WORDS
from sanam.catalogue.query import QueryError
from sanam.decks.recognise import is_deck
from sanam.ui import icons, theme
from sanam.ui.cards.filters import Filters, filter_words
from sanam.ui.cards.words import guess_words, unsearched_words
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.dragging import Dragging, Load
from sanam.ui.decks.hits import CODE, HitView
from sanam.ui.decks.words import quick_filters, sort_choices
from sanam.ui.plain import PlainLabel, caption, plain
from sanam.ui.text import fill, isolated, joined, number, tr
from sanam.ui.widgets import button, label, set_tone

#: Marks the choice of the cards that fit into the deck.
FITS, FITTING = Qt.ItemDataRole.UserRole + 1, "fitting"


class Results(QWidget):
    """The left side of the editor. A card that is dropped here leaves the deck (`taken_out(code, pile)`); a deck that
    is pasted into the search field is no search (`deck_pasted(text)`).
    """

    taken_out = Signal(str, str)
    deck_pasted = Signal(str)

    def __init__(self, source: CardSource, dragging: Dragging, held: Callable[[str], int]) -> None:
        super().__init__()
        self._source = source
        self._fault: tuple[int, int] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._make_controls(column)
        self.hidden = button("", "info", kind="quiet")
        self.hidden.clicked.connect(lambda: self.quick.setCurrentIndex(0))
        self.hidden.hide()
        column.addWidget(self.hidden)
        self.filters = Filters()
        self.filters.hide()
        column.addWidget(self.filters, 2)
        self.view = HitView(source, dragging, held)
        column.addWidget(self.view, 3)
        self.nothing = label("", "quiet", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        column.addWidget(self.nothing, 1)
        self.field.textChanged.connect(self.search)
        self.quick.currentIndexChanged.connect(self.search)
        self.order.currentIndexChanged.connect(self.search)
        self.grid.toggled.connect(self.view.set_grid)
        self.filters.changed.connect(self.search)
        self.filter_button.toggled.connect(self._show_filters)
        dragging.targets.append(self)
        self._is_target = False

    def _make_controls(self, column: QVBoxLayout) -> None:
        """What is searched for, which cards in which order, and how many there are."""
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Search: name, text:draw, level>=5 …"))
        self.field.setAccessibleName(tr("Search cards"))
        self.field.setToolTip(tr('Part of a name, or fields: type:dragon  level>=5  text:"draw"  -kind:trap'))
        self.field.setClearButtonEnabled(True)
        self.field.addAction(icons.icon("search", "quiet"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.installEventFilter(self)
        column.addWidget(self.field)
        row = QHBoxLayout()
        row.setSpacing(4)
        self.quick = _combo(tr("Which cards"))
        self.order = _combo(tr("Sort by"))
        row.addWidget(self.quick, 1)
        row.addWidget(self.order, 1)
        self.filter_button = button("", "filter", tip=tr("Filters"))
        self.filter_button.setCheckable(True)
        self.filter_button.setStyleSheet("padding: 1px; min-height: 14px;")
        self.filter_button.setMinimumWidth(34)
        row.addWidget(self.filter_button)
        self.grid = button("", "cards", tip=tr("Grid or list"))
        self.grid.setCheckable(True)
        self.grid.setChecked(True)
        self.grid.setFixedSize(34, 26)
        self.grid.setStyleSheet("padding: 1px; min-height: 14px;")
        column.addLayout(row)
        self.state = PlainLabel()
        self.state.setProperty("role", "small")
        self.state.setWordWrap(True)
        told = QHBoxLayout()
        told.addWidget(self.state, 1)
        told.addWidget(self.grid)
        column.addLayout(told)

    def set_game(self, game: str, piles: list[tuple[str, str]]) -> None:
        """Show the cards of a game."""
        self.view.piles = piles
        self.filters.clear()
        if self.filter_button.isChecked():
            self._show_filters(True)
        for combo, entries in (
            (self.quick, quick_filters(game)),
            (self.order, [((sort, down), words) for sort, down, words in sort_choices(game)]),
        ):
            combo.blockSignals(True)
            combo.clear()
            for value, words in entries:
                combo.addItem(words, value)
            combo.blockSignals(False)
        self.search()

    def _show_filters(self, on: bool) -> None:
        """Open the filters above the cards that were found, or close them; what is chosen holds."""
        if on:
            self.filters.set_game(
                self._source.game, filter_words(self._source.catalogue, self._source.game, self._source.language)
            )
        self.filters.setVisible(on)

    def set_fitting(self, query: str) -> None:
        """Offer the cards that fit into the deck: at once when the deck begins to say which ones do, and as another
        choice from then on.
        """
        at = self.quick.findData(FITTING, FITS)
        before = self.quick.itemData(at) if at >= 0 else ""
        if query == before:
            return
        chosen = self.quick.currentIndex()
        self.quick.blockSignals(True)
        if at >= 0:
            self.quick.removeItem(at)
        if query:
            self.quick.insertItem(1, tr("Cards for this deck"), query)
            self.quick.setItemData(1, FITTING, FITS)
        if chosen == at or (chosen == 0 and not before):
            self.quick.setCurrentIndex(1 if query else 0)
        self.quick.blockSignals(False)
        self.search()

    def query(self) -> str:
        """What is looked for: the chosen kind of cards, the filters, and what was typed."""
        return self._query(str(self.quick.currentData() or ""))

    def _query(self, kind: str) -> str:
        typed, filters = self.field.text().strip(), self.filters.query()
        parts = [kind, filters, f"({typed})" if typed and (kind or filters) else typed]
        return " ".join(part for part in parts if part)

    def search(self) -> None:
        """Find again what is typed now."""
        sort, down = self.order.currentData() or ("", False)
        try:
            if self.field.text().strip():  # a fault is told by what was typed, not by what is put around it
                self._source.catalogue.find(self._source.game, self.field.text(), limit=1)
            self.view.hits.search(self.query(), sort, bool(down))
        except QueryError as error:
            part = self.field.text()[error.start : error.end]
            reason = fill(tr(QUERY_WORDS[error.reason]), **error.params)
            self.state.setText(fill(tr("“{part}”: {reason}"), part=isolated(part), reason=reason))
            set_tone(self.state, "bad")
            set_tone(self.field, "bad")
            return
        set_tone(self.state, "")
        set_tone(self.field, "")
        found = len(self.view.hits.hits)
        guessed = self._source.catalogue.guessed(self._source.game, self.query())
        self.state.setText(guess_words(guessed) or tr("%n card(s)", n=found))
        filtered = self.filters.count()
        self.filter_button.setText(number(filtered) if filtered else "")
        self._say_hidden(found)
        self.view.setVisible(bool(found))
        advice = tr("No cards match. Try other words, or import cards on the Home screen.")
        self.nothing.setText(joined("\n\n", (advice, unsearched_words(self._source.game))))
        self.nothing.setVisible(not found)
        self.view.scrollToTop()

    def _say_hidden(self, found: int) -> None:
        """How many cards are found but for those that do not go with the deck; pressing it shows them."""
        is_fitting = self.quick.currentData(FITS) == FITTING
        catalogue, game = self._source.catalogue, self._source.game
        more = catalogue.count(game, self._query("")) - catalogue.count(game, self.query()) if is_fitting else 0
        self.hidden.setVisible(more > 0)
        if more > 0:
            self.hidden.setText(caption(tr("%n card(s) that do not go with this deck are hidden. Show them", n=more)))

    def eventFilter(self, watched: Any, event: QEvent) -> bool:  # Qt's name
        if watched is self.field and event.type() == QEvent.Type.KeyPress:
            key = event.key()  # type: ignore[attr-defined]
            if event.matches(QKeySequence.StandardKey.Paste):  # type: ignore[attr-defined]
                text = QGuiApplication.clipboard().text()
                if is_deck(text):
                    self.deck_pasted.emit(text)
                    return True
            if key == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
            first = self.view.hits.index(0)
            if key == Qt.Key.Key_Down and first.isValid():
                self.view.setFocus()
                self.view.setCurrentIndex(first)
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and first.isValid():
                self.view.setCurrentIndex(first)
                self.view.want(first.data(CODE), event.modifiers())  # type: ignore[attr-defined]
                return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ taking cards out of the deck

    def drag_over(self, load: Load | None, at: QPoint) -> bool:
        takes = load is not None and bool(load.pile) and self.rect().contains(self.mapFromGlobal(at))
        if takes != self._is_target:
            self._is_target = takes
            self.view.setStyleSheet(
                f"QListView {{ border: 2px dashed {theme.color('coral').name()}; }}" if takes else ""
            )
        return takes

    def drop(self, load: Load, at: QPoint) -> bool:
        if not load.pile or not self.rect().contains(self.mapFromGlobal(at)):
            return False
        self.taken_out.emit(load.code, load.pile)
        return True


def _combo(name: str) -> QComboBox:
    made = QComboBox()
    made.setAccessibleName(name)
    made.setToolTip(plain(name))
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    made.setMinimumWidth(60)
    return made
