"""The Cards screen: search and filters at one side, the cards found in the middle, one card in full at the other."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QStackedWidget, QVBoxLayout, QWidget

from sanam import games
from sanam.ui.cards.card_import import CardImport
from sanam.ui.cards.chosen import Chosen, Ways
from sanam.ui.cards.detail import Detail
from sanam.ui.cards.faces import FaceCache, face_of
from sanam.ui.cards.filters import Filters, filter_words
from sanam.ui.cards.found import Found
from sanam.ui.cards.large import LargeCard
from sanam.ui.cards.own_cards import OwnCards
from sanam.ui.cards.owned import Owned
from sanam.ui.cards.pictures.giving import CardPictures, dropped_files
from sanam.ui.cards.query_help import QueryHelp
from sanam.ui.cards.results import CODE, PAGE, Results, ResultsView
from sanam.ui.cards.words import guess_words, query_fault
from sanam.ui.editions_words import game_name
from sanam.ui.folding import Fold
from sanam.ui.language import current
from sanam.ui.parts import Parts, at_once
from sanam.ui.problems import problem_from
from sanam.ui.text import isolated, tr
from sanam.ui.widgets import Segmented, button, icon_label, label, panel, scaled, set_margins, set_tone

if TYPE_CHECKING:
    from sanam.catalogue.store import Catalogue
    from sanam.ui.window_screens import WindowScreens

TYPING_MS = 40  # a pause in typing after which the search begins


class CardsScreen(QWidget):
    """The cards of `catalogue`. `run` starts a job in the window's strip, `show_problem` and `toast` tell,
    `withdraw` takes back what show_problem told.

    `changed` when cards were imported or edited; `language` is that of names and texts where there is one; `ways` are
    where chosen cards can go.
    """

    changed = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        *,
        run: Callable[..., Any],
        show_problem: Callable[..., Any],
        toast: Callable[[str], None],
        withdraw: Callable[[QWidget], None] = lambda told: None,
        language: str = "en",
        eager: bool = False,
        ways: Ways | None = None,
        in_parts: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.setAcceptDrops(True)
        self.catalogue, self.language, self.eager = catalogue, language, eager
        self.run, self.toast, self.show_problem, self.withdraw = run, toast, show_problem, withdraw
        self.game = games.first()
        self.faces = FaceCache(
            lambda game, code, width: face_of(self.catalogue, game, code, self.language, width),
            eager=eager,
            parent=self,
        )
        self.owned = Owned(catalogue, run, self)
        self.parts = self._make(ways)
        if not in_parts:
            at_once(self.parts)

    # ------------------------------------------------------------------ building

    def _make(self, ways: Ways | None) -> Parts:
        self.results = Results(lambda codes: self.catalogue.cards(self.game, codes, effects=False), self)
        self.view = ResultsView(self.results, self.faces, self.owned.count)
        self.found = Found(self.results, self.view)
        self.stack = self.found.stack
        self.filters, self.help, self.detail = Filters(), QueryHelp(), Detail(self.faces)
        self.detail.catalogue, self.detail.language = self.catalogue, self.language
        yield
        if ways is not None:
            self.detail.used_in, self.detail.open_deck = ways.using, ways.open_deck
        self.card_import, self.own, self.chosen = CardImport(self), OwnCards(self), Chosen(self, ways or Ways())
        self.card_pictures = CardPictures(self)
        yield
        self.found.add_bar(self.chosen.bar)
        imported = self.card_import
        for page in (imported.mapping, imported.report, imported.asking, self.own.panel):
            self.stack.addWidget(page)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_MS)
        self._timer.timeout.connect(self.search)
        self._zoom = LargeCard(self.faces, self)
        yield
        self._build()
        self._wire()
        yield
        self.set_game(self._first_game())

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        column.addLayout(self._top())
        self.fault = label("", tone="bad", wrap=True)
        self.fault.hide()
        column.addWidget(self.fault)
        self.guess = label("", "quiet", wrap=True)
        self.guess.hide()
        column.addWidget(self.guess)
        row = QHBoxLayout()
        row.setSpacing(10)
        left = panel()
        left.setFixedWidth(min(scaled(240), 310))
        inside = QVBoxLayout(left)
        set_margins(inside, 12, 8, 8, 10)
        inside.addWidget(self.filters)
        row.addWidget(left)
        self.fold = Fold(self, left, below=scaled(1150), icon="filter", tip=tr("Filters"))
        self._top_row.insertWidget(0, self.fold.button)
        row.addWidget(self.found, 1)
        right = panel()
        right.setFixedWidth(288)
        inside = QVBoxLayout(right)
        set_margins(inside, 12, 10, 8, 10)
        self.side = QStackedWidget()
        self.side.setObjectName("side")
        self.side.setStyleSheet("QStackedWidget#side { background: transparent; }")
        self.side.addWidget(self.detail)
        self.side.addWidget(self.help)
        self.side.addWidget(self.own.preview)
        inside.addWidget(self.side)
        row.addWidget(right)
        column.addLayout(row, 1)

    def _top(self) -> QHBoxLayout:
        row = self._top_row = QHBoxLayout()
        row.setSpacing(8)
        self.games = Segmented(tr("Game"), [(game, isolated(game_name(game)), "") for game in games.ids()])
        row.addWidget(self.games)
        self.edit = QLineEdit()
        self.edit.setPlaceholderText(tr('Search names, or type:trap level>=5 text:"draw"'))
        self.edit.setAccessibleName(tr("Search cards"))
        row.addSpacing(4)
        row.addWidget(icon_label("search", "quiet"))
        row.addWidget(self.edit, 1)
        self.clear_button = button("", "close", kind="quiet", tip=tr("Clear the search (Esc)"))
        self.clear_button.clicked.connect(self.edit.clear)
        self.clear_button.setEnabled(False)
        row.addWidget(self.clear_button)
        self.help_button = button("", "help", tip=tr("How to search (F1)"))
        self.help_button.setCheckable(True)
        row.addWidget(self.help_button)
        self.add_button = button(tr("Import"), "import")
        row.addWidget(self.add_button)
        self.more_button = button("", "more", tip=tr("More"))
        row.addWidget(self.more_button)
        return row

    def _wire(self) -> None:
        self.games.chosen.connect(self._another_game)
        self.edit.textChanged.connect(self._asked)
        self.edit.returnPressed.connect(self._to_results)
        self.edit.installEventFilter(self)
        self.filters.changed.connect(self._asked)
        self.found.reordered.connect(self.search)
        self.found.way_on.connect(self._on_from_nothing)
        self.view.chosen.connect(self.show_card)
        self.view.opened.connect(self.enlarge)
        self.detail.zoom_wanted.connect(self.enlarge)
        self._zoom.closed.connect(self.view.setFocus)
        self.detail.edit_wanted.connect(self.own.edit)
        self.detail.owned_wanted.connect(lambda code, count: self.owned.set_counts({code: count}))
        self.owned.changed.connect(self._owned_changed)
        self.view.counted.connect(self.chosen.own)
        self.detail.copy_wanted.connect(self.own.begin)
        self.detail.picture_wanted.connect(self.card_pictures.ask)
        self.help_button.toggled.connect(lambda on: self.side.setCurrentWidget(self.help if on else self.detail))
        self.help.closed.connect(lambda: self.help_button.setChecked(False))
        self.help.wanted.connect(self.edit.setText)
        self.add_button.clicked.connect(self.card_import.show_menu)
        self.more_button.clicked.connect(self.chosen.show_menu)
        slider = self.found.size_slider
        for keys, act in (
            ("Ctrl+F", self._to_search),
            ("/", self._to_search),
            ("F1", self.help_button.toggle),
            ("Ctrl+G", lambda: self.found.set_grid(not self.view.is_grid)),
            ("Z", self._enlarge_chosen),
            ("Ctrl++", lambda: slider.setValue(slider.value() + 1)),
            ("Ctrl+-", lambda: slider.setValue(slider.value() - 1)),
        ):
            made = QShortcut(QKeySequence(keys), self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(act)
        self.setFocusProxy(self.edit)

    # ------------------------------------------------------------------ searching

    def _first_game(self) -> str:
        counts = self.catalogue.counts()
        return next((game for game in games.ids() if game in counts), games.first())

    def set_game(self, game: str) -> None:
        """Look at the cards of another game; the query stays."""
        self.game = game
        self.games.blockSignals(True)
        self.games.choose(game)
        self.games.blockSignals(False)
        self.filters.set_game(game, filter_words(self.catalogue, game, self.language))
        self.help.set_game(game)
        self.found.set_game(game)
        self.owned.set_game(game)
        self.detail.show_card(game, "", False)
        self.search()

    def query(self) -> str:
        """What is asked for: the typed words and the filters."""
        typed, filters = self.edit.text().strip(), self.filters.query()
        return f"({typed}) {filters}" if typed and filters else typed or filters

    def _asked(self, *_: object) -> None:
        """The person asks for other cards."""
        self._leave_report()
        if self.eager:
            self.search()
        else:
            self._timer.start()

    def _another_game(self, game: object) -> None:
        self._leave_report()
        self.set_game(str(game))

    def _leave_report(self) -> None:
        """Whoever looks for cards has read the report; what is being asked or written stays in its place."""
        if self.stack.currentWidget() is self.card_import.report:
            self.stack.setCurrentWidget(self.view)

    def search(self, *_: object) -> None:
        """Find the cards again."""
        from sanam.catalogue.query import QueryError, parse

        self._timer.stop()
        self.clear_button.setEnabled(bool(self.edit.text()))
        game, (sort, descending) = self.game, self.found.order
        query = self.query()

        def more(limit: int, offset: int) -> list[Any]:
            return self.catalogue.find(
                game, query, sort=sort, descending=descending, language=self.language, limit=limit, offset=offset
            )

        try:
            parse(self.edit.text())
            first, total = more(PAGE, 0), self.catalogue.count(game, query)
        except QueryError as error:
            self.fault.setText(query_fault(error))
            self.fault.show()
            set_tone(self.edit, "bad")
            return
        guessed = guess_words(self.catalogue.guessed(game, query)) if total else ""
        self.guess.setText(guessed)
        self.guess.setVisible(bool(guessed))
        self.fault.hide()
        set_tone(self.edit, "")
        self.faces.forget_waiting()
        self.results.show_hits(first, total, more)
        self.view.scrollToTop()
        self.found.show_count(total)
        if self.stack.currentWidget() in (self.view, self.found.nothing):
            if total:
                self.stack.setCurrentWidget(self.view)
                self._keep_shown()
            else:
                self.found.show_nothing(self.game, bool(query))
                self.detail.show_card(self.game, "", False)

    def back_to_cards(self) -> None:
        """From a page about something else to the cards found."""
        self.side.setCurrentWidget(self.help if self.help_button.isChecked() else self.detail)
        self.stack.setCurrentWidget(self.view)
        self.search()

    def _keep_shown(self) -> None:
        row = self.results.row_of(self.detail.code) if self.detail.code else -1
        index = self.results.index(max(row, 0))
        self.view.setCurrentIndex(index)
        self.show_card(str(index.data(CODE)))

    def _on_from_nothing(self) -> None:
        if self.query():
            self.filters.clear()
            self.edit.clear()
            self.search()
        else:
            self.card_import.ask_files()

    def show_card(self, code: str) -> None:
        """One card in full at the side."""
        self.detail.owned.show_count(self.owned.count(code))
        self.detail.show_card(self.game, code, code in self.catalogue.own_codes(self.game))

    def _owned_changed(self, codes: list[str]) -> None:
        self.view.viewport().update()
        if self.detail.code in codes:
            self.detail.owned.show_count(self.owned.count(self.detail.code))

    def enlarge(self, code: str) -> None:
        """The card over the whole screen."""
        self._zoom.show_card(self.game, code)

    def _enlarge_chosen(self) -> None:
        if self.detail.code:
            self.enlarge(self.detail.code)

    def _to_search(self) -> None:
        self.edit.setFocus()
        self.edit.selectAll()

    def _to_results(self) -> None:
        if self._timer.isActive():
            self.search()
        self.view.setFocus()

    # ------------------------------------------------------------------ events

    def tell(self, error: BaseException, what: str) -> None:
        """Say what went wrong; nothing was changed."""
        self.show_problem(problem_from(error, what, tr("Nothing was changed.")))

    def eventFilter(self, watched: Any, event: QEvent) -> bool:  # Qt's name
        if watched is self.edit and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Down:
                self._to_results()
                return True
            if event.key() == Qt.Key.Key_Escape and self.edit.text():
                self.edit.clear()
                return True
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # Qt's name
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # Qt's name
        self.card_pictures.drag(dropped_files(event), event.position().toPoint())
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        paths = dropped_files(event)
        if paths:
            event.acceptProposedAction()
            if not self.card_pictures.drop(paths, event.position().toPoint()):
                self.card_import.take(paths)

    def refresh(self) -> None:
        """Cards or pictures have changed elsewhere."""
        if self.card_import.job is None:
            self.faces.forget()
            self.set_game(self.game)

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self.faces.rest()
        super().hideEvent(event)

    def close_faces(self) -> None:
        """Draw nothing more and save what is not saved yet: the catalogue is about to be closed."""
        self.owned.close()
        self.own.preview.close_down()
        self.faces.close()


def cards_screen(window: WindowScreens, catalogue: Catalogue) -> Generator[None, None, CardsScreen]:
    """The screen for the window, in parts."""

    opened = weakref.ref(window)  # what is looked up in the background must not keep a window that is left

    def using(game: str, code: str) -> list[tuple[str, str]]:
        shelf = getattr(opened(), "shelf", None)
        if shelf is None:
            return []
        shelf.read_all()
        found: list[tuple[str, str]] = shelf.using(game, code)
        return found

    made = CardsScreen(
        catalogue,
        run=window.run,
        show_problem=window.show_problem,
        toast=window.toast,
        withdraw=window.notices.withdraw,
        language=current().code,
        ways=Ways(window.print_cards, window.add_to_deck, using, window.edit_deck),
        in_parts=True,
    )
    yield from made.parts
    return made
