"""A backup of everything that belongs to the person, and the way back, from the window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox

from sanam.backups.manifest import SUFFIX, Counts, Manifest
from sanam.ui import file_dialogs
from sanam.ui.plain import message
from sanam.ui.problems import Problem
from sanam.ui.settings.values import deck_folder
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.work import Job, Progress, while_there

if TYPE_CHECKING:
    from sanam.ui.window_screens import WindowScreens


def count_words(counts: Counts) -> str:
    """What is in a backup, in words."""
    return joined(
        ", ",
        (
            tr("%n deck(s)", n=counts.decks),
            tr("%n card(s)", n=counts.cards),
            tr("%n card(s) of your own", n=counts.own),
            tr("%n picture(s)", n=counts.pictures),
            tr("%n match(es)", n=counts.matches),
        ),
    )


def _open(place: QUrl) -> None:
    QDesktopServices.openUrl(place)


class Backups:
    """Backs up the data of a window, and puts a backup in their place; the window is then opened again."""

    def __init__(self, window: WindowScreens) -> None:
        self._window = window
        #: Asks whether a backup is to be put in place.
        self.ask: Callable[[Manifest], bool] = self._ask

    def ask_file(self) -> None:
        """Choose where everything is written."""
        name = f"sanam-{datetime.now():%Y-%m-%d}{SUFFIX}"
        kinds = fill(tr("Backups ({kinds})"), kinds="*.zip")
        path, _ = file_dialogs.save_file(self._window, tr("Back up everything"), name, kinds)
        if path:
            self.back_up(Path(path) if Path(path).suffix.lower() == ".zip" else Path(f"{path}{SUFFIX}"))

    def back_up(self, target: Path) -> None:
        """Write everything into a file."""
        folder, decks = self._window.data_dir, deck_folder(self._window.settings, self._window.data_dir)
        if self._window.editor is not None:
            self._window.editor.deck_files.keep_draft()

        def work(progress: Progress) -> Manifest:
            from sanam.backups.writing import back_up

            return back_up(folder, target, decks=decks, progress=progress.advance)

        job = Job(tr("Backing everything up"), work)
        job.done.connect(while_there(self._window, lambda made: self._backed_up(target, made)))
        self._window.run(job, failed=tr("The backup cannot be written."), advice=tr("Nothing was changed."))

    def _backed_up(self, target: Path, made: Manifest) -> None:
        told = Problem(
            tr("Everything was backed up."), isolated(str(target)), next=count_words(made.counts), tone="good"
        )
        show = QUrl.fromLocalFile(str(target.parent))
        self._window.show_problem(told, tr("Show in the file manager"), lambda: _open(show))

    def ask_restore(self) -> None:
        """Choose a backup to put in place."""
        kinds = fill(tr("Backups ({kinds})"), kinds="*.zip")
        path = file_dialogs.open_file(self._window, tr("Restore a backup"), kinds)
        if path:
            self.restore(Path(path))

    def restore(self, backup: Path) -> None:
        """Check a backup, then ask whether it is to take the place of what there is."""
        folder = self._window.data_dir

        def work(progress: Progress) -> Manifest:
            from sanam.backups.restoring import unpack

            return unpack(backup, folder, progress.advance)

        job = Job(tr("Checking the backup"), work)
        job.done.connect(self._checked)
        self._window.run(job, failed=tr("The backup cannot be restored."), advice=tr("Nothing was changed."))

    def _checked(self, found: Manifest) -> None:
        from sanam.backups.restoring import discard

        if self.ask(found):
            self._window.restore_wanted.emit()
        else:
            discard(self._window.data_dir)

    def _ask(self, found: Manifest) -> bool:
        made = QLocale().toString(QDateTime.fromString(found.made[:19], "yyyy-MM-ddTHH:mm:ss").date())
        said = fill(
            tr(
                "The backup of {date} holds: {counts}. It takes the place of everything you have now, which is kept in "
                "a folder of its own. The window opens again."
            ),
            date=isolated(made),
            counts=isolated(count_words(found.counts)),
        )
        box = message(QMessageBox.Icon.Question, tr("Restore a backup"), said, self._window)
        yes = box.addButton(tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        return box.clickedButton() is yes
