"""The dialogs that ask for files, all made here: they never begin in a data directory and never open what they list.

Qt's own dialog opens each file that it lists, to tell its type. When our process closes any file handle on
`catalogue.db`, POSIX drops every lock that SQLite holds on it, and another process may then take the database away
from under us. So the dialogs tell types by name alone.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import QFileDialog, QFileIconProvider, QWidget

from sanam.paths import CATALOGUE


class _Icons(QFileIconProvider):
    """Icons and types of files from their names."""

    def __init__(self) -> None:
        super().__init__()
        kind = QAbstractFileIconProvider.IconType
        self._file, self._folder = super().icon(kind.File), super().icon(kind.Folder)

    def icon(self, what: QFileInfo | QAbstractFileIconProvider.IconType) -> QIcon:
        if isinstance(what, QFileInfo):
            return self._folder if what.isDir() else self._file
        return super().icon(what)

    def type(self, info: QFileInfo) -> str:
        return "" if info.isDir() else info.suffix()


def is_data_dir(folder: Path) -> bool:
    """Whether a folder holds a catalogue in use by this program."""
    return (folder / CATALOGUE).exists()


def beginning(wanted: str) -> str:
    """The folder or file at which a dialog begins: `wanted`, but never in a data directory, nor where nobody said.
    A bare file name is wanted in the person's documents.
    """
    documents = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    usual = documents if documents.is_dir() and not is_data_dir(documents) else Path.home()
    path = Path(wanted)
    if not wanted or path == Path(path.name):
        return str(usual / wanted)
    if path.is_dir():
        return str(usual if is_data_dir(path) else path)
    if path.parent.is_dir() and not is_data_dir(path.parent):
        return str(path)
    return str(usual / path.name) if path.suffix else str(usual)


def dialog(parent: QWidget | None, title: str, start: str = "", kinds: str = "") -> QFileDialog:
    """A dialog that begins at a folder, or at a file of that name in it."""
    made = QFileDialog(parent, title)
    if sys.platform.startswith("linux"):
        # The desktop's own would run inside our process and look into every file.
        made.setOption(QFileDialog.Option.DontUseNativeDialog)
    icons = _Icons()
    made.setIconProvider(icons)
    made._icons = icons  # type: ignore[attr-defined]  # the dialog does not own it
    if kinds:
        made.setNameFilters(kinds.split(";;"))
    at = Path(beginning(start))
    if at.is_dir():
        made.setDirectory(str(at))
    else:
        made.setDirectory(str(at.parent))
        made.selectFile(at.name)
    return made


def _ask(made: QFileDialog) -> tuple[list[str], str]:
    try:
        if made.exec() != QFileDialog.DialogCode.Accepted:
            return [], ""
        return made.selectedFiles(), made.selectedNameFilter()
    finally:
        made.deleteLater()


def open_files(parent: QWidget | None, title: str, kinds: str, start: str = "") -> list[str]:
    """Files to read; none when the dialog was left."""
    made = dialog(parent, title, start, kinds)
    made.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return _ask(made)[0]


def open_file(parent: QWidget | None, title: str, kinds: str, start: str = "") -> str:
    """A file to read, "" when the dialog was left."""
    made = dialog(parent, title, start, kinds)
    made.setFileMode(QFileDialog.FileMode.ExistingFile)
    return next(iter(_ask(made)[0]), "")


def save_file(parent: QWidget | None, title: str, name: str, kinds: str) -> tuple[str, str]:
    """A file to write and the kind chosen, "" when the dialog was left; it asks before one is written over."""
    made = dialog(parent, title, name, kinds)
    made.setFileMode(QFileDialog.FileMode.AnyFile)
    made.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    files, kind = _ask(made)
    return next(iter(files), ""), kind


def choose_folder(parent: QWidget | None, title: str, start: str = "") -> str:
    """A folder, "" when the dialog was left."""
    made = dialog(parent, title, start)
    made.setFileMode(QFileDialog.FileMode.Directory)
    made.setOption(QFileDialog.Option.ShowDirsOnly)
    return next(iter(_ask(made)[0]), "")
