"""Editing the lists of banned names: which names they are no rulebook says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.catalogue.store import Catalogue
from sanam.decks.restrictions import OF_EDITION, banned_from, forget_list, keep_banned, lists, read_banned
from sanam.games.restrictions import BannedNames
from sanam.ui import file_dialogs
from sanam.ui.text import fill, isolated, say, tr
from sanam.ui.widgets import button, label, set_tone


class BannedDialog(QDialog):
    """The lists there are, one at a time: its name, and its names one a line. `kept(name)` after a change on the disk,
    "" when a list was deleted.
    """

    kept = Signal(str)

    def __init__(
        self,
        catalogue: Catalogue,
        game: str,
        chosen: str,
        parent: QWidget,
        show_error: Callable[[BaseException, str, str], None],
    ) -> None:
        super().__init__(parent)
        self._catalogue, self._game, self._show_error = catalogue, game, show_error
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Banned names"))
        self.resize(520, 520)
        column = QVBoxLayout(self)
        what = games.get(game).decks.banned
        column.addWidget(label(say(what) if what is not None else "", wrap=True))
        column.addLayout(self._name_row())
        self.names = QPlainTextEdit()
        self.names.setPlaceholderText(tr("One name per line"))
        self.names.setAccessibleName(tr("Banned names, one per line"))
        self.names.setTabChangesFocus(True)
        column.addWidget(self.names, 1)
        self.told = label("", "small", wrap=True)
        column.addWidget(self.told)
        column.addLayout(self._foot())
        self.list.activated.connect(self._show)
        self.list.editTextChanged.connect(lambda _: self._tell())
        self.names.textChanged.connect(self._tell)
        self.from_file.clicked.connect(self._ask_file)
        self.delete.clicked.connect(self._delete)
        self.cancel.clicked.connect(self.reject)
        self.save.clicked.connect(self._save)
        self._lists: dict[str, BannedNames] = {}
        self._fill(chosen)

    def _name_row(self) -> QHBoxLayout:
        """The name of the list, to choose or to type, and the way in for a file."""
        row = QHBoxLayout()
        self.list = QComboBox()
        self.list.setEditable(True)
        self.list.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.list.setAccessibleName(tr("Name of the list"))
        line = self.list.lineEdit()
        assert line is not None
        line.setPlaceholderText(tr("Name of the list"))
        line.setMaxLength(100)
        row.addWidget(self.list, 1)
        self.from_file = button(tr("From a file…"), "import", tip=tr("A text file with one name per line"))
        row.addWidget(self.from_file)
        return row

    def _foot(self) -> QHBoxLayout:
        """What can be done with the list as a whole."""
        foot = QHBoxLayout()
        self.delete = button(tr("Delete the list"), "trash", kind="danger")
        self.cancel = button(tr("Cancel"))
        self.save = button(tr("Save"), "save", kind="primary")
        for made in (self.from_file, self.delete, self.cancel):
            made.setAutoDefault(False)
        foot.addWidget(self.delete)
        foot.addStretch(1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.save)
        return foot

    def _fill(self, chosen: str) -> None:
        found = lists(self._catalogue, self._game)
        self._lists = {one.name: one for one in found if isinstance(one, BannedNames)}
        self.list.clear()
        self.list.addItems(list(self._lists))
        self.list.setCurrentText(chosen if chosen in self._lists else next(iter(self._lists), ""))
        self._show()

    def _show(self) -> None:
        made = self._lists.get(self.list.currentText())
        self.names.setPlainText("\n".join(made.names) if made is not None else "")
        self._tell()

    def _read(self) -> BannedNames:
        return banned_from(self.names.toPlainText(), self.list.currentText().strip())

    def _tell(self) -> None:
        """How many names, and which of them no card has."""
        name = self.list.currentText().strip()
        self.delete.setEnabled(name in self._lists)
        try:
            made = self._read()
        except FileRefused as refused:
            self.told.setText(str(refused.problem))
            set_tone(self.told, "bad")
            self.save.setEnabled(False)
            return
        self.save.setEnabled(bool(name) and name != OF_EDITION)
        listed = games.get(self._game).decks.listed
        unknown = [one for one in made.names[:200] if self._catalogue.code_of(self._game, listed(one)) is None]
        words = fill(tr("Names: {n}"), n=len(made.names))
        if unknown:
            shown = ", ".join(isolated(one) for one in unknown[:5]) + (" …" if len(unknown) > 5 else "")
            words += "\n" + fill(tr("No known card has the name: {names}"), names=shown)
        self.told.setText(words)
        set_tone(self.told, "wait" if unknown else "")

    def _ask_file(self) -> None:
        path = file_dialogs.open_file(self, tr("Banned names"), tr("Texts (*.txt);;All files (*)"))
        if path:
            self.take_file(Path(path))

    def take_file(self, path: Path) -> None:
        """Show the names of a file, to be saved under its name."""
        try:
            made = read_banned(path)
        except (FileRefused, OSError) as error:
            self._show_error(error, tr("This list cannot be read."), tr("Nothing was changed."))
            return
        self.list.setEditText(made.name)
        self.names.setPlainText("\n".join(made.names))

    def _save(self) -> None:
        made = self._read()
        keep_banned(self._catalogue, self._game, made)
        self.kept.emit(made.name)
        self.accept()

    def _delete(self) -> None:
        forget_list(self._catalogue, self._game, self.list.currentText().strip())
        self._fill("")
        self.kept.emit("")
