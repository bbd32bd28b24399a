"""The ways out of the Sheets screen: PDF, PNG pages, printer, calibration sheet; each off the GUI thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from sanam import games
from sanam.decks.files import file_name
from sanam.decks.model import Deck
from sanam.proxies.outputs import Report, write_pdf, write_pngs
from sanam.proxies.painter import SheetPainter
from sanam.proxies.settings import SheetRefused
from sanam.ui import file_dialogs
from sanam.ui.problems import Problem
from sanam.ui.proxies.words import refusal
from sanam.ui.text import fill, joined, tr
from sanam.ui.work import Job, Progress

Run = Callable[..., Job]


class Outputs:
    """Asks where to, does the work as a Job, tells the end. `folder` is where the last file went."""

    def __init__(
        self,
        parent: QWidget,
        run: Run,
        show_problem: Callable[..., object],
        toast: Callable[[str], None],
        folder: str = "",
        withdraw: Callable[[Any], None] = lambda told: None,
    ) -> None:
        self._withdraw = withdraw
        #: Tells where the last file is, None for nothing.
        self._told: object = None
        self._parent, self._run, self._problem, self._toast = parent, run, show_problem, toast
        self.folder = folder
        self._jobs: list[Job] = []

    def save_pdf(self, painter: SheetPainter, title: str) -> None:
        path = self._ask(tr("Save PDF"), f"{_stem(title)}.pdf", tr("PDF document (*.pdf)"))
        if path is not None:
            self._work(
                tr("Writing the PDF"),
                lambda progress: write_pdf(painter, path, title=title, report=_report(progress)),
                lambda _: self._written(path),
            )

    def save_pngs(self, painter: SheetPainter, title: str) -> None:
        path = self._ask(tr("Save PNG pages"), f"{_stem(title)}.png", tr("PNG pictures (*.png)"))
        if path is not None:
            self._work(
                tr("Drawing the pages"),
                lambda progress: write_pngs(painter, path.parent, path.stem, report=_report(progress)),
                lambda files: self._written(*files),
            )

    def save_calibration(self, painter: SheetPainter) -> None:
        path = self._ask(tr("Save the calibration sheet"), "calibration.pdf", tr("PDF document (*.pdf)"))
        if path is not None:
            self._work(
                tr("Writing the calibration sheet"),
                lambda progress: write_pdf(painter, path, report=_report(progress)),
                lambda _: self._written(path),
            )

    def print(self, painter: SheetPainter, title: str) -> None:
        from sanam.ui.proxies.printing import WrongPaper, ask, check_paper, print_sheet, printer_for

        printer = printer_for(painter, title)
        if not ask(printer, self._parent):
            return
        try:
            check_paper(printer, painter)
        except WrongPaper as wrong:
            advice = tr("Choose the same paper here and in the print dialog.")
            self._problem(Problem(tr("Nothing was printed."), reason=str(wrong), next=advice))
            return
        self._work(
            tr("Printing"),
            lambda progress: print_sheet(printer, painter, _report(progress)),
            lambda _: self._toast(tr("The sheet was sent to the printer.")),
        )

    def _work(self, title: str, work: Callable[[Progress], Any], done: Callable[[Any], None]) -> None:
        self.forget()
        job = Job(title, _in_words(work))
        self._jobs.append(job)
        job.done.connect(done)
        for signal in (job.done, job.failed, job.cancelled):
            signal.connect(lambda *_: self._jobs.remove(job) if job in self._jobs else None)
        self._run(job, failed=tr("The sheet could not be created."), in_place=True)

    def _written(self, file: Path, *more: Path) -> None:
        names = joined(" – ", (file.name, *(last.name for last in more[-1:])))
        words = fill(tr("Saved as {file}. Print it at 100 %; do not fit to page."), file=names)
        is_pdf = file.suffix.lower() == ".pdf"
        act = tr("Open the PDF") if is_pdf else tr("Open the folder")
        place = QUrl.fromLocalFile(str(file if is_pdf else file.parent))
        self.forget()
        self._told = self._problem(Problem(words, tone="good"), act, lambda: QDesktopServices.openUrl(place))

    def forget(self) -> None:
        """The last file is of no interest any more: another is made, or the screen is left."""
        if self._told is not None:
            self._withdraw(self._told)
            self._told = None

    def _ask(self, title: str, name: str, kinds: str) -> Path | None:
        """A file to write; its suffix is given where the person gave none."""
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        folder = Path(self.folder) if self.folder and Path(self.folder).is_dir() else Path(documents)
        chosen = ask_file(self._parent, title, str(folder / name), kinds)
        if not chosen:
            return None
        path = Path(chosen)
        if path.suffix.lower() != Path(name).suffix:
            path = path.with_name(path.name + Path(name).suffix)
        self.folder = str(path.parent)
        return path


def ask_file(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """The dialog for a file to write, "" when it was left."""
    return file_dialogs.save_file(parent, title, name, kinds)[0]


def _in_words(work: Callable[[Progress], Any]) -> Callable[[Progress], Any]:
    """The same work; what it refuses is told in the person's language."""

    def worded(progress: Progress) -> Any:
        try:
            return work(progress)
        except SheetRefused as refused:
            raise ValueError(refusal(refused)) from refused

    return worded


def _stem(title: str) -> str:
    return file_name(Deck(game=games.first(), name=title))


def _report(progress: Progress) -> Report:
    return lambda done, total: progress.advance(done, total)
