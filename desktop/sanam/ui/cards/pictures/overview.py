"""Which cards have no picture yet, and giving them one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout

from sanam.ui import file_dialogs
from sanam.ui.editions_words import game_name
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, label
from sanam.ui.work import Job

if TYPE_CHECKING:
    from sanam.ui.cards.screen import CardsScreen

#: The pictures that may be chosen for a card.
KINDS = "*.jpg *.jpeg *.png *.webp *.gif *.bmp"


class CardArtDialog(QDialog):
    """The cards of the game on the Cards screen that have no picture, by name, with ways to bring pictures in."""

    def __init__(self, screen: CardsScreen) -> None:
        super().__init__(screen)
        self._screen, self._game = screen, screen.game
        self._missing: list[tuple[str, str]] = []
        self.job: Job | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(fill(tr("Card pictures: {game}"), game=isolated(game_name(self._game))))
        self.resize(760, 560)
        column = QVBoxLayout(self)
        self.told = label("", "heading", wrap=True)
        column.addWidget(self.told)
        advice = tr(
            "A card without a picture is drawn. A picture belongs to the card whose number or name is the name of its"
            " file; it is shown on the table, in lists and on sheets."
        )
        column.addWidget(label(advice, "quiet", wrap=True))
        self.mine = QCheckBox(tr("Only cards that I own"))
        self.mine.toggled.connect(self.refresh)
        column.addWidget(self.mine)
        one = button(tr("A picture for this card…"), "plus")
        self.list = QListWidget()
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("Cards without a picture"))
        self.list.itemActivated.connect(lambda _: self.choose())
        self.list.currentRowChanged.connect(lambda row: one.setEnabled(row >= 0))
        column.addWidget(self.list, 1)
        foot = QHBoxLayout()
        self.folder = button(tr("A folder of pictures…"), "folder", kind="primary")
        self.files = button(tr("Pictures or a zip…"), "import")
        self.one = one
        self.copy = button(tr("Copy the list"), "export")
        self.close_button = button(tr("Close"))
        for made, act in (
            (self.folder, self._ask_folder),
            (self.files, self._ask_files),
            (self.one, self.choose),
            (self.copy, self._copy),
            (self.close_button, self.close),
        ):
            made.setAutoDefault(False)
            made.clicked.connect(lambda _=False, act=act: act())
            foot.addWidget(made)
        column.addLayout(foot)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Read again what is missing."""
        catalogue = self._screen.catalogue
        owned = list(catalogue.owned(self._game)) if self.mine.isChecked() else None
        self._missing = catalogue.without_image(self._game, owned)
        every = len(owned) if owned is not None else catalogue.counts().get(self._game, {}).get("cards", 0)
        words = tr("{n} of {all} cards have a picture.")
        self.told.setText(fill(words, n=number(every - len(self._missing)), all=number(every)))
        at = max(0, self.list.currentRow())
        self.list.clear()
        for code, name in self._missing:
            item = QListWidgetItem(f"{isolated(name)}  ·  {isolated(code)}")
            item.setData(Qt.ItemDataRole.UserRole, code)
            self.list.addItem(item)
        self.list.setCurrentRow(min(at, self.list.count() - 1))
        self.one.setEnabled(self.list.currentRow() >= 0)
        self.copy.setEnabled(bool(self._missing))

    def _ask_folder(self) -> None:
        """The report of what was found stands on the Cards screen."""
        self.close()
        self._screen.card_import.ask_folder()

    def _ask_files(self) -> None:
        self.close()
        self._screen.card_import.ask_pictures()

    def _copy(self) -> None:
        """Code and name of each card, one a line."""
        lines = "\n".join(f"{code}\t{name}" for code, name in self._missing)
        QGuiApplication.clipboard().setText(lines)
        self._screen.toast(tr("Copied."))

    def choose(self) -> None:
        """Ask for the picture of the card in the list."""
        path = file_dialogs.open_file(self, tr("A picture for this card"), f"{tr('Pictures')} ({KINDS})")
        if path:
            self.give(Path(path))

    def give(self, path: Path) -> None:
        """The card in the list has this picture from here on."""
        item = self.list.currentItem()
        if item is None:
            return
        code, catalogue, game = str(item.data(Qt.ItemDataRole.UserRole)), self._screen.catalogue, self._game

        def work(_: object) -> None:
            from sanam.catalogue.pictures import set_picture

            set_picture(catalogue, game, code, path)

        self.job = Job(tr("Reading the picture"), work)
        self.job.done.connect(self._given)
        self._screen.run(self.job, failed=tr("The picture could not be used."), advice=tr("Nothing was changed."))

    def _given(self, _: object) -> None:
        self._screen.faces.forget()
        self._screen.changed.emit()
        self.refresh()
