"""The Cards screen: search and filters at one side, the cards found in the middle, one card in full at the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSlider,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
    QWidgetAction,
)

from sanam.ui import icons
from sanam.ui.cards.detail import Detail
from sanam.ui.cards.faces import FaceCache, face_of
from sanam.ui.cards.filters import NUMBERS, Filters
from sanam.ui.cards.importing import SUFFIXES, TABLES, Outcome, ReportPage, import_each
from sanam.ui.cards.large import LargeCard
from sanam.ui.cards.mapping import GAMES, MappingPanel
from sanam.ui.cards.own_card import OwnCardPanel
from sanam.ui.cards.query_help import QueryHelp
from sanam.ui.cards.results import CODE, GRID_WIDTHS, PAGE, Results, ResultsView
from sanam.ui.cards.words import field_words, game_words, query_fault
from sanam.ui.problems import Problem, problem_from
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import Segmented, button, icon_label, label, panel, set_tone
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.catalogue.csv_cards import Mapping_
    from sanam.catalogue.store import Catalogue
    from sanam.ui.window import Window

TYPING_MS = 40  # a pause in typing after which the search begins


class CardsScreen(QWidget):
    """The cards of `catalogue`. `run` starts a job in the window's strip, `show_problem` and `toast` tell.

    `changed` when cards were imported or edited; `language` is that of names and texts where there is one.
    """

    changed = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        *,
        run: Callable[..., Any],
        show_problem: Callable[[Problem], None],
        toast: Callable[[str], None],
        language: str = "en",
        eager: bool = False,
        print_cards: Callable[[str, str, list[tuple[str, int]]], None] | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("screen")
        self.setAcceptDrops(True)
        self.catalogue, self.language, self.eager = catalogue, language, eager
        self._run, self._tell, self._toast, self._print = run, show_problem, toast, print_cards
        self.game = "yugioh"
        self.faces = FaceCache(
            lambda game, code, width: face_of(self.catalogue, game, code, self.language, width),
            eager=eager,
            parent=self,
        )
        self.results = Results(lambda codes: self.catalogue.cards(self.game, codes))
        self.view = ResultsView(self.results, self.faces)
        self.filters, self.help, self.detail = Filters(), QueryHelp(), Detail(self.faces)
        self.detail.catalogue, self.detail.language = catalogue, language
        self.mapping, self.report = MappingPanel(), ReportPage()
        self.own = OwnCardPanel(None if eager else run)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TYPING_MS)
        self._timer.timeout.connect(self.search)
        self._job: Job | None = None
        self._waiting: list[Path] = []
        self._outcomes: list[Outcome] = []
        self._zoom = LargeCard(self.faces, self)
        self._build()
        self._wire()
        self.set_game(self._first_game())

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(8)
        column.addLayout(self._top())
        self.fault = label("", tone="bad", wrap=True)
        self.fault.hide()
        column.addWidget(self.fault)
        row = QHBoxLayout()
        row.setSpacing(10)
        left = panel()
        left.setFixedWidth(240)
        inside = QVBoxLayout(left)
        inside.setContentsMargins(12, 8, 8, 10)
        inside.addWidget(self.filters)
        row.addWidget(left)
        row.addWidget(self._middle(), 1)
        right = panel()
        right.setFixedWidth(288)
        inside = QVBoxLayout(right)
        inside.setContentsMargins(12, 10, 8, 10)
        self.side = QStackedWidget()
        self.side.setObjectName("side")
        self.side.setStyleSheet("QStackedWidget#side { background: transparent; }")
        self.side.addWidget(self.detail)
        self.side.addWidget(self.help)
        inside.addWidget(self.side)
        row.addWidget(right)
        column.addLayout(row, 1)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.games = Segmented(tr("Game"), [(game, isolated(game_words(game)), "") for game in GAMES])
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

    def _middle(self) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        row = QHBoxLayout()
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
        self.grid = button("", "table", tip=tr("Grid of faces"))
        self.list = button("", "log", tip=tr("List"))
        for made in (self.grid, self.list):
            made.setCheckable(True)
            row.addWidget(made)
        self.grid.setChecked(True)
        self.size_slider = QSlider(Qt.Orientation.Horizontal)
        self.size_slider.setRange(0, len(GRID_WIDTHS) - 1)
        self.size_slider.setValue(3)
        self.size_slider.setFixedWidth(110)
        self.size_slider.setAccessibleName(tr("Size of the faces"))
        self.size_slider.setToolTip(tr("Size of the faces (Ctrl and the wheel)"))
        row.addWidget(self.size_slider)
        column.addLayout(row)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.view)
        self.nothing = self._nothing()
        for page in (self.nothing, self.mapping, self.report, self.own):
            self.stack.addWidget(page)
        column.addWidget(self.stack, 1)
        return box

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
        self.nothing_button.clicked.connect(self._on_from_nothing)
        column.addWidget(self.nothing_button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return page

    def _wire(self) -> None:
        self.games.chosen.connect(lambda game: self.set_game(str(game)))
        self.edit.textChanged.connect(lambda _: self.search() if self.eager else self._timer.start())
        self.edit.returnPressed.connect(self._to_results)
        self.edit.installEventFilter(self)
        self.filters.changed.connect(lambda: self.search() if self.eager else self._timer.start())
        self.sorts.currentIndexChanged.connect(self.search)
        self.down.toggled.connect(self._turned)
        self.grid.clicked.connect(lambda: self.set_grid(True))
        self.list.clicked.connect(lambda: self.set_grid(False))
        self.size_slider.valueChanged.connect(self.view.zoom)
        self.view.zoomed.connect(self.size_slider.setValue)
        self.view.chosen.connect(self.show_card)
        self.view.opened.connect(self.enlarge)
        self.detail.zoom_wanted.connect(self.enlarge)
        self._zoom.closed.connect(self.view.setFocus)
        self.detail.edit_wanted.connect(self.edit_own)
        self.detail.copy_wanted.connect(lambda code: self.new_own(code))
        self.own.saved.connect(self._save_own)
        self.own.deleted.connect(self._delete_own)
        self.own.cancelled.connect(self.back_to_cards)
        self.help_button.toggled.connect(lambda on: self.side.setCurrentWidget(self.help if on else self.detail))
        self.help.closed.connect(lambda: self.help_button.setChecked(False))
        self.help.wanted.connect(self.edit.setText)
        self.add_button.clicked.connect(self.ask_import)
        self.more_button.clicked.connect(self._more)
        self.mapping.accepted.connect(lambda path, mapping: self._start([path], mapping))
        self.mapping.cancelled.connect(self._next_table)
        self.report.closed.connect(self.back_to_cards)
        for keys, act in (
            ("Ctrl+F", self._to_search), ("/", self._to_search), ("F1", self.help_button.toggle),
            ("Ctrl+G", lambda: self.set_grid(not self.view.is_grid)), ("Z", self._enlarge_chosen),
            ("Ctrl++", lambda: self.size_slider.setValue(self.size_slider.value() + 1)),
            ("Ctrl+-", lambda: self.size_slider.setValue(self.size_slider.value() - 1)),
        ):  # fmt: skip
            made = QShortcut(QKeySequence(keys), self)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(act)
        self.setFocusProxy(self.edit)

    # ------------------------------------------------------------------ searching

    def _first_game(self) -> str:
        counts = self.catalogue.counts()
        return next((game for game in GAMES if game in counts), GAMES[0])

    def set_game(self, game: str) -> None:
        """Look at the cards of another game; the query stays."""
        self.game = game
        self.games.blockSignals(True)
        self.games.choose(game)
        self.games.blockSignals(False)
        self.filters.set_game(game, self._words(game))
        self.help.set_game(game)
        self.view.set_game(game)
        self.detail.show_card(game, "", False)
        self.sorts.blockSignals(True)
        self.sorts.clear()
        self.sorts.addItem(tr("Best match"), "")
        for field in ("name", "code", *NUMBERS[game]):
            shown = {"atk": "at", "def": "df"}.get(field, field) if game == "summoner-master" else field
            self.sorts.addItem(field_words(shown), field)
        self.sorts.blockSignals(False)
        self.search()

    def _words(self, game: str) -> dict[str, list[str]]:
        """What cards have in each field; series by their names where a number stands for them."""
        values = self.catalogue.all_values(game)
        known = self.catalogue.words(game, "series")
        named = {known.get(word, "" if word.startswith("0x") else word) for word in values.get("series", ())}
        values["series"] = sorted(name for name in named if name)
        return values

    def query(self) -> str:
        """What is asked for: the typed words and the filters."""
        typed, filters = self.edit.text().strip(), self.filters.query()
        return f"({typed}) {filters}" if typed and filters else typed or filters

    def search(self, *_: object) -> None:
        """Find the cards again."""
        from sanam.catalogue.query import QueryError, parse

        self._timer.stop()
        self.clear_button.setEnabled(bool(self.edit.text()))
        game, sort, descending = self.game, self.sorts.currentData() or "", self.down.isChecked()
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
        self.fault.hide()
        set_tone(self.edit, "")
        self.faces.forget_waiting()
        self.results.show_hits(first, total, more)
        self.view.scrollToTop()
        self.count.setText(fill(tr("Cards: {n}"), n=number(total)))
        if self.stack.currentWidget() in (self.view, self.nothing):
            if total:
                self.stack.setCurrentWidget(self.view)
                self._keep_shown()
            else:
                self._show_nothing(bool(query))

    def back_to_cards(self) -> None:
        """From a page about something else to the cards found."""
        self.stack.setCurrentWidget(self.view)
        self.search()

    def _keep_shown(self) -> None:
        row = self.results.row_of(self.detail.code) if self.detail.code else -1
        index = self.results.index(max(row, 0))
        self.view.setCurrentIndex(index)
        self.show_card(str(index.data(CODE)))

    def _show_nothing(self, asked: bool) -> None:
        self.stack.setCurrentWidget(self.nothing)
        self.detail.show_card(self.game, "", False)
        if asked:
            self.nothing_title.setText(tr("No card is like that."))
            self.nothing_words.setText(tr("Try fewer words, or take the filters away."))
            self.nothing_button.setText(tr("Show all cards"))
        else:
            self.nothing_title.setText(fill(tr("There are no {game} cards yet."), game=game_words(self.game)))
            self.nothing_words.setText(tr(
                "Bring a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures; drop them here "
                "or choose them."
            ))  # fmt: skip
            self.nothing_button.setText(tr("Import cards…"))

    def _on_from_nothing(self) -> None:
        if self.query():
            self.filters.clear()
            self.edit.clear()
            self.search()
        else:
            self.ask_files()

    def show_card(self, code: str) -> None:
        """One card in full at the side."""
        self.detail.show_card(self.game, code, code in self.catalogue.own_codes(self.game))

    def set_grid(self, on: bool) -> None:
        """A grid of faces, or a list."""
        self.grid.setChecked(on)
        self.list.setChecked(not on)
        self.size_slider.setEnabled(on)
        current = self.view.currentIndex()
        self.view.set_grid(on)
        self.view.scrollTo(current)

    def enlarge(self, code: str) -> None:
        """The card over the whole screen."""
        self._zoom.show_card(self.game, code)

    def _enlarge_chosen(self) -> None:
        if self.detail.code:
            self.enlarge(self.detail.code)

    def set_language(self, language: str) -> None:
        """Names, texts and faces in another language."""
        self.language = self.detail.language = language
        self.faces.forget()
        self.search()

    def _turned(self, on: bool) -> None:
        tip = tr("Largest first") if on else tr("Smallest first")
        self.down.setIcon(icons.icon("chevron-down" if on else "chevron-up"))
        self.down.setToolTip(tip)
        self.down.setAccessibleName(tip)
        self.search()

    def _to_search(self) -> None:
        self.edit.setFocus()
        self.edit.selectAll()

    def _to_results(self) -> None:
        if self._timer.isActive():
            self.search()
        self.view.setFocus()

    # ------------------------------------------------------------------ importing

    def ask_import(self) -> None:
        """Files, or a folder of pictures."""
        menu = QMenu(self)
        menu.addAction(icons.icon("import"), tr("Files…")).triggered.connect(lambda: self.ask_files())
        menu.addAction(icons.icon("folder"), tr("A folder of pictures…")).triggered.connect(lambda: self.ask_folder())
        self._copy_box = QCheckBox(tr("Keep copies of the pictures"))
        self._copy_box.setChecked(self._copies)
        self._copy_box.toggled.connect(self._set_copies)
        action = QWidgetAction(menu)
        action.setDefaultWidget(self._copy_box)
        menu.addSeparator()
        menu.addAction(action)
        menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    _copies = False

    def _set_copies(self, on: bool) -> None:
        self._copies = on

    def ask_files(self) -> None:
        """Choose files to import."""
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        names, _ = QFileDialog.getOpenFileNames(
            self, tr("Import cards"), "", f"{tr('Cards and pictures')} ({kinds});;{tr('All files')} (*)"
        )
        self.take([Path(name) for name in names])

    def ask_folder(self) -> None:
        """Choose a folder of pictures."""
        name = QFileDialog.getExistingDirectory(self, tr("A folder of pictures"))
        if name:
            self.take([Path(name)])

    def take(self, paths: Sequence[Path]) -> None:
        """Import files and folders; a table whose columns are not known is asked about."""
        self._outcomes = []
        self._waiting = [path for path in paths if path.suffix.lower() in TABLES]
        rest = [path for path in paths if path not in self._waiting]
        if rest:
            self._start(rest, None)
        elif paths:
            self._next_table()

    def _next_table(self) -> None:
        from sanam.catalogue.csv_cards import look
        from sanam.catalogue.problems import FileRefused

        while self._waiting:
            path = self._waiting.pop(0)
            try:
                table = look(self.catalogue, path)
                if not table.mapping.columns:
                    table = look(self.catalogue, path, self.game)
            except (FileRefused, OSError) as error:
                self._outcomes.append((path, error))
                continue
            if table.remembered and not table.mapping.missing():
                self._start([path], None)
                return
            self.mapping.show_table(path, table)
            self.stack.setCurrentWidget(self.mapping)
            return
        self._finish()

    def _start(self, paths: list[Path], mapping: Mapping_ | None) -> None:
        title = fill(tr("Importing {file}"), file=isolated(paths[0].name))
        if len(paths) > 1:
            title = fill(tr("Importing {n} files"), n=number(len(paths)))
        copy = self._copies
        job = Job(title, lambda progress: import_each(self.catalogue, paths, mapping, copy, progress))
        job.done.connect(self._imported)
        job.cancelled.connect(lambda: self._toast(tr("The import was cancelled; that file changed nothing.")))
        job.cancelled.connect(self._finish)
        self._job = job
        self._run(job, failed=tr("The import failed."), advice=tr("Nothing was changed."))

    def _imported(self, outcomes: list[Outcome]) -> None:
        self._outcomes += outcomes
        self._next_table()

    def _finish(self) -> None:
        self._job = None
        self.faces.forget()
        self.stack.setCurrentWidget(self.view)
        games = [outcome.game for _, outcome in self._outcomes if getattr(outcome, "game", "")]
        self.set_game(games[0] if games and self.game not in games else self.game)
        if any(not isinstance(outcome, Exception) for _, outcome in self._outcomes):
            self.changed.emit()
        if self._outcomes:
            self.report.show_outcomes(self._outcomes)
            self.stack.setCurrentWidget(self.report)
            self.report.close_button.setFocus()

    # ------------------------------------------------------------------ own cards

    def new_own(self, like: str = "") -> None:
        """A new own card, like another of this game or empty."""
        from sanam.catalogue.own import new_code
        from sanam.games.yugioh.cards import CardData

        card = self.catalogue.card("yugioh", like) if like else None
        words = self._words_of(like) if card is not None else {}
        if card is not None and "en" in words:
            name, text = words.pop("en")
            card = msgspec.structs.replace(card, name=name, text=text)
        empty = CardData(
            code=0, name="", kind="monster", traits=("effect",), level=4, race="Warrior", attribute="EARTH"
        )
        made = msgspec.structs.replace(card or empty, code=new_code(self.catalogue), alias=0)
        self.own.show_card(made, words, True)
        self.stack.setCurrentWidget(self.own)
        self.own.name.setFocus()

    def edit_own(self, code: str) -> None:
        """Change an own card."""
        card = self.catalogue.card("yugioh", code)
        if card is not None:
            words = self._words_of(code)
            self.own.show_card(card, words, False)
            self.stack.setCurrentWidget(self.own)

    def _words_of(self, code: str) -> dict[str, tuple[str, str]]:
        spoken = self.catalogue.languages("yugioh", code)
        found = {language: self.catalogue.text("yugioh", code, language) for language in spoken}
        return {language: words for language, words in found.items() if words is not None}

    def _save_own(self, card: Any, others: dict[str, tuple[str, str]], language: str) -> None:
        from sanam.catalogue.own import save_own
        from sanam.catalogue.problems import FileRefused

        try:
            save_own(self.catalogue, card, others, language=language)
        except FileRefused as refused:
            self.tell(refused, tr("The card was not saved."))
            return
        self._after_own(card.key)
        self._toast(fill(tr("{card} is saved among your own cards."), card=isolated(card.name)))

    def _delete_own(self, code: int) -> None:
        from sanam.catalogue.own import delete_own
        from sanam.catalogue.problems import FileRefused

        try:
            delete_own(self.catalogue, code)
        except FileRefused as refused:
            self.tell(refused, tr("The card was not deleted."))
            return
        self._after_own("")

    def _after_own(self, code: str) -> None:
        self.faces.forget()
        self.stack.setCurrentWidget(self.view)
        self.set_game("yugioh")
        self.changed.emit()
        if code:
            self.show_card(code)
            row = self.results.row_of(code)
            if row >= 0:
                self.view.setCurrentIndex(self.results.index(row))

    def ask_export(self) -> None:
        """Choose where the own cards are written as a card set."""
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Export own cards"), "own-cards.toml", tr("Card sets") + " (*.toml)"
        )
        if name:
            self.export_own(Path(name))

    def export_own(self, path: Path) -> None:
        """Write the own cards as a card set."""
        from sanam.catalogue.own import write_set

        try:
            count = write_set(self.catalogue, path, self.catalogue.own_codes("yugioh"))
        except OSError as error:
            self.tell(error, tr("The card set was not written."))
            return
        self._toast(fill(tr("{n} cards are in {file}."), n=number(count), file=isolated(path.name)))

    def _more(self) -> None:
        menu = QMenu(self)
        self.fill_menu(menu)
        menu.popup(self.more_button.mapToGlobal(self.more_button.rect().bottomLeft()))

    def fill_menu(self, menu: QMenu) -> None:
        """What is seldom wanted."""
        if self.game == "yugioh":
            own = self.catalogue.own_codes("yugioh")
            menu.addAction(icons.icon("plus"), tr("New card of your own")).triggered.connect(lambda: self.new_own())
            export = menu.addAction(icons.icon("export"), tr("Export own cards…"))
            export.setEnabled(bool(own))
            export.triggered.connect(lambda: self.ask_export())
            menu.addSeparator()
        copy = menu.addAction(icons.icon("cards"), tr("Copy the codes of the chosen cards"))
        copy.setEnabled(bool(self.view.codes()))
        copy.triggered.connect(self._copy_codes)
        if self._print is not None:
            sheets = menu.addAction(icons.icon("print"), tr("Print the chosen cards"))
            sheets.setEnabled(bool(self.view.codes()))
            sheets.triggered.connect(self._print_chosen)

    def _print_chosen(self) -> None:
        if self._print is not None:
            self._print(tr("Chosen cards"), self.game, [(code, 1) for code in self.view.codes()])

    def _copy_codes(self) -> None:
        from PySide6.QtGui import QGuiApplication

        QGuiApplication.clipboard().setText("\n".join(self.view.codes()))
        self._toast(tr("The codes are in the clipboard."))

    # ------------------------------------------------------------------ events

    def tell(self, error: BaseException, what: str) -> None:
        """Say what went wrong; nothing was changed."""
        self._tell(problem_from(error, what, tr("Nothing was changed.")))

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

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.acceptProposedAction()
            self.take(paths)

    def refresh(self) -> None:
        """Cards or pictures have changed elsewhere."""
        if self._job is None:
            self.faces.forget()
            self.set_game(self.game)

    def changeEvent(self, event: QEvent) -> None:  # Qt's name
        if event.type() == QEvent.Type.LanguageChange and current_language() != self.language:
            self.set_language(current_language())
        super().changeEvent(event)

    def close_faces(self) -> None:
        """Draw nothing more: the catalogue is about to be closed."""
        self.faces.close()


def current_language() -> str:
    """The person's language as the catalogue spells it."""
    locale = QLocale()
    if locale.language() == QLocale.Language.Chinese:
        return "zh_Hant" if locale.script() == QLocale.Script.TraditionalChineseScript else "zh_Hans"
    return {QLocale.Language.Thai: "th", QLocale.Language.Persian: "fa"}.get(locale.language(), "en")


def cards_screen(window: Window, catalogue: Catalogue) -> CardsScreen:
    """The screen for the window."""
    return CardsScreen(
        catalogue, run=window.run, show_problem=window.show_problem, toast=window.toast, language=current_language(),
        print_cards=window.print_cards,
    )  # fmt: skip
