"""The folders of the shelf as a tree; decks are dropped on them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from sanam.ui import icons, theme
from sanam.ui.decks.shelf.model import ALL, MIME, STARTERS, ShelfModel, dragged
from sanam.ui.plain import plain
from sanam.ui.text import number, tr

PLACE = Qt.ItemDataRole.UserRole


class FolderTree(QTreeWidget):
    """`chosen(place)` as the selection moves; `renamed(folder, name)` when somebody typed another name;
    `decks_dropped(ids, folder)`.
    """

    chosen = Signal(str)
    renamed = Signal(str, str)
    decks_dropped = Signal(object, str)

    def __init__(self, model: ShelfModel) -> None:
        super().__init__()
        self._model = model
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setAccessibleName(tr("Folders"))
        self.setAcceptDrops(True)
        self.setDragDropMode(QTreeWidget.DragDropMode.DropOnly)
        self.setEditTriggers(QTreeWidget.EditTrigger.EditKeyPressed)
        self.setIndentation(16)
        chosen = theme.color("hover").name()  # one mark over the whole line
        self.setStyleSheet(
            "QTreeView::item:selected { border: 0; border-radius: 0; }"
            f"QTreeView::branch:selected {{ background: {chosen}; }}"
        )
        self._items: dict[str, QTreeWidgetItem] = {}
        self._is_filling = False
        self.currentItemChanged.connect(self._changed)
        self.itemChanged.connect(self._typed)

    def place(self) -> str:
        """The place that is chosen: a folder, ALL or STARTERS."""
        item = self.currentItem()
        return str(item.data(0, PLACE)) if item is not None else ALL

    def folder(self) -> str | None:
        """The folder that is chosen, None where no folder is."""
        place = self.place()
        return None if place in (ALL, STARTERS) else place

    def show_folders(self, folders: list[str], chosen: str = "") -> None:
        """Show these folders, each with the number of its decks; `chosen` "" keeps what is chosen."""
        chosen = chosen or self.place()
        self._is_filling = True
        self.clear()
        self._items = {}
        for place, words, icon in (
            (ALL, tr("All decks"), "cards"),
            (STARTERS, tr("Starter decks"), "star"),
            ("", tr("My decks"), "folder"),
        ):
            self._add(None, place, words, icon)
        for folder in folders:
            parent = self._items[folder.rpartition("/")[0]]
            item = self._add(parent, folder, folder.rpartition("/")[2], "folder")
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        self.expandAll()
        self.setCurrentItem(self._items.get(chosen, self._items[ALL]))
        self._is_filling = False
        self.chosen.emit(self.place())

    def _add(self, parent: QTreeWidgetItem | None, place: str, words: str, icon: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem()
        self._items[place] = item
        item.setText(0, words)
        item.setText(1, number(self._model.count(place)))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setToolTip(0, plain(words))
        item.setData(0, PLACE, place)
        item.setIcon(0, icons.icon(icon, on="text"))  # an open folder is "on" to Qt
        if parent is None:
            self.addTopLevelItem(item)
        else:
            parent.addChild(item)
        return item

    def edit_folder(self, folder: str) -> None:
        """Let somebody type another name of a folder."""
        self.setCurrentItem(self._items[folder])
        self.editItem(self._items[folder], 0)

    def _changed(self) -> None:
        if not self._is_filling:
            self.chosen.emit(self.place())

    def _typed(self, item: QTreeWidgetItem, column: int) -> None:
        if not self._is_filling and column == 0:
            self.renamed.emit(str(item.data(0, PLACE)), item.text(0))

    # ------------------------------------------------------------------ drops

    def _target(self, event: QDropEvent) -> str | None:
        item = self.itemAt(event.position().toPoint())
        place = str(item.data(0, PLACE)) if item is not None else ALL
        return None if place in (ALL, STARTERS) else place

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # Qt's name
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # Qt's name
        item = self.itemAt(event.position().toPoint())
        if item is not None and self._target(event) is not None and dragged(event.mimeData()):
            self._is_filling = True  # to light it up is not to choose it
            self.setCurrentItem(item)
            self._is_filling = False
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:  # Qt's name
        folder = self._target(event)
        if folder is not None:
            event.acceptProposedAction()
            self.decks_dropped.emit(dragged(event.mimeData()), folder)
