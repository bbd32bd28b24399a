"""Files that are brought in on the Cards screen: chosen or dropped, asked about where needed, and reported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QMenu, QWidgetAction

from sanam.ui import file_dialogs, icons
from sanam.ui.cards.importing import PICTURES, SUFFIXES, TABLES, How, Outcome, ReportPage, give_each, import_each
from sanam.ui.cards.mapping import MappingPanel
from sanam.ui.cards.pictures.asking import Asked, PictureAsking, asked_of
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.catalogue.csv_cards import Mapping_
    from sanam.ui.cards.screen import CardsScreen


class CardImport(QObject):
    """Imports for `screen`; its pages stand in the middle of the screen while they are needed."""

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self.mapping, self.report, self.asking = MappingPanel(), ReportPage(), PictureAsking(screen)
        self.job: Job | None = None
        self._copies = False
        self._waiting: list[Path] = []
        self._outcomes: list[Outcome] = []
        self.mapping.accepted.connect(lambda path, mapping: self._start([path], mapping))
        self.mapping.cancelled.connect(self._next_table)
        self.report.closed.connect(screen.back_to_cards)
        self.report.asking_wanted.connect(self.ask_for_cards)
        self.asking.cancelled.connect(screen.back_to_cards)
        self.asking.given.connect(self._give)

    def show_menu(self) -> None:
        """Files, or a folder of pictures."""
        place = self._screen.add_button
        menu = QMenu(place)
        menu.addAction(icons.icon("import"), tr("Files…")).triggered.connect(lambda: self.ask_files())
        menu.addSeparator()
        menu.addAction(icons.icon("folder"), tr("A folder of pictures…")).triggered.connect(lambda: self.ask_folder())
        pictures = menu.addAction(icons.icon("cards"), tr("Pictures or a zip of pictures…"))
        pictures.triggered.connect(lambda: self.ask_pictures())
        self._copy_box = QCheckBox(tr("Keep copies of the pictures"))
        self._copy_box.setChecked(self._copies)
        self._copy_box.toggled.connect(self._set_copies)
        action = QWidgetAction(menu)
        action.setDefaultWidget(self._copy_box)
        menu.addSeparator()
        menu.addAction(action)
        menu.popup(place.mapToGlobal(place.rect().bottomLeft()))

    def _set_copies(self, on: bool) -> None:
        self._copies = on

    def ask_files(self) -> None:
        """Choose files to import."""
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        names = file_dialogs.open_files(
            self._screen, tr("Import cards"), f"{tr('Cards and pictures')} ({kinds});;{tr('All files')} (*)"
        )
        self.take([Path(name) for name in names])

    def ask_folder(self) -> None:
        """Choose a folder of pictures."""
        name = file_dialogs.choose_folder(self._screen, tr("A folder of pictures"))
        if name:
            self.take([Path(name)])

    def ask_pictures(self) -> None:
        """Choose pictures, or archives of them."""
        kinds = " ".join(f"*{suffix}" for suffix in PICTURES)
        names = file_dialogs.open_files(self._screen, tr("Add pictures"), f"{tr('Pictures')} ({kinds})")
        self.take([Path(name) for name in names])

    def ask_for_cards(self) -> None:
        """Ask whose the pictures of the last import are that belong to no card."""
        self.asking.show_asked(asked_of(self._outcomes))
        self._screen.stack.setCurrentWidget(self.asking)
        self.asking.edit.setFocus()

    def _give(self, choices: dict[Asked, tuple[str, str]]) -> None:
        """Give the chosen cards their pictures."""
        self._outcomes, self._waiting = [], []
        copies, catalogue = self._copies, self._screen.catalogue
        job = Job(tr("Reading the pictures"), lambda progress: give_each(catalogue, choices, copies, progress))
        self._run(job)

    def ask_collection(self) -> None:
        """Choose a table or list of what the person owns."""
        names = file_dialogs.open_files(
            self._screen, tr("Import your collection"), f"{tr('Tables and lists')} (*.csv *.tsv *.txt)"
        )
        if names:
            self._outcomes, self._waiting = [], []
            self._start([Path(name) for name in names], None, collection=True)

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
        from sanam.catalogue.collection_lists import is_collection
        from sanam.catalogue.csv_cards import look
        from sanam.catalogue.problems import FileRefused

        screen = self._screen
        while self._waiting:
            path = self._waiting.pop(0)
            try:
                table = look(screen.catalogue, path)
                if not table.mapping.columns:
                    table = look(screen.catalogue, path, screen.game)
            except (FileRefused, OSError) as error:
                self._outcomes.append((path, error))
                continue
            if is_collection(table.columns) or (table.remembered and not table.mapping.missing()):
                self._start([path], None)
                return
            self.mapping.show_table(path, table)
            screen.stack.setCurrentWidget(self.mapping)
            return
        self._finish()

    def _start(self, paths: list[Path], mapping: Mapping_ | None, *, collection: bool = False) -> None:
        title = fill(tr("Importing {file}"), file=isolated(paths[0].name))
        if len(paths) > 1:
            title = fill(tr("Importing {n} files"), n=number(len(paths)))
        how = How(mapping, self._copies, collection, self._screen.game)
        job = Job(title, lambda progress: import_each(self._screen.catalogue, paths, how, progress))
        self._run(job)

    def _run(self, job: Job) -> None:
        job.done.connect(self._imported)
        job.cancelled.connect(
            lambda: self._screen.toast(tr("The import was cancelled; nothing from that file was kept."))
        )
        job.cancelled.connect(self._finish)
        self.job = job
        self._screen.run(job, failed=tr("The import failed."), advice=tr("Nothing was changed."))

    def _imported(self, outcomes: list[Outcome]) -> None:
        self._outcomes += outcomes
        self._next_table()

    def _finish(self) -> None:
        screen = self._screen
        self.job = None
        screen.faces.forget()
        screen.stack.setCurrentWidget(screen.view)
        games = [outcome.game for _, outcome in self._outcomes if getattr(outcome, "game", "")]
        screen.set_game(games[0] if games and screen.game not in games else screen.game)
        if any(not isinstance(outcome, Exception) for _, outcome in self._outcomes):
            screen.changed.emit()
        if self._outcomes:
            self.report.show_outcomes(self._outcomes, len(asked_of(self._outcomes)))
            screen.stack.setCurrentWidget(self.report)
            self.report.close_button.setFocus()
