"""All decks on one page: in folders, searched, tagged, opened, moved, thrown away and put back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSplitter,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from sanam.decks import folders
from sanam.ui import icons
from sanam.ui.decks.bar import offer
from sanam.ui.decks.shelf.covers import COVER
from sanam.ui.decks.shelf.file_actions import DeckFileActions, Tell
from sanam.ui.decks.shelf.folder_tree import FolderTree
from sanam.ui.decks.shelf.model import FOLDER, GAME, ID, NAME, TAGS, ShelfModel
from sanam.ui.editions_words import game_names
from sanam.ui.plain import caption
from sanam.ui.text import fill, isolated, number, tr
from sanam.ui.widgets import button, label, panel, scaled
from sanam.ui.work import Job, Progress, while_there

if TYPE_CHECKING:
    from sanam.ui.deck_shelf import DeckShelf, ShelfRow


#: The least width of the tags before names and games get more than they need.
LEAST_TAGS = 70


class ShelfPage(QWidget):
    """`opened(id)`: a deck is wanted; `left`: back to the deck that is open; `file_wanted`, `paste_wanted`,
    `new_wanted`; `went` as DeckFileActions has it; `changed`: the decks on the disk are other ones.
    """

    opened = Signal(str)
    left = Signal()
    file_wanted = Signal()
    paste_wanted = Signal()
    new_wanted = Signal()
    changed = Signal()

    def __init__(
        self,
        shelf: DeckShelf,
        show_error: Callable[[BaseException, str, str], None],
        tell: Tell,
        eager: bool = False,
    ) -> None:
        super().__init__()
        self.shelf, self._show_error = shelf, show_error
        self.model = ShelfModel(eager, self)
        self.deeds = DeckFileActions(shelf, show_error, tell, self)
        self.went = self.deeds.went
        self._job: Job | None = None
        self._wanted: list[str] = []
        #: The width that the columns were made for.
        self._wide = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._head())
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.setHandleWidth(10)
        split.addWidget(self._left())
        split.addWidget(self._right())
        split.setSizes([220, 1030])
        split.setStretchFactor(1, 1)
        column.addWidget(split, 1)
        self.setFocusProxy(self.search)
        self._wire()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.back = button(tr("Back to the deck"), "chevron-left", kind="quiet", tip=tr("Back to the deck (Esc)"))
        row.addWidget(self.back)
        row.addWidget(label(tr("Your decks"), "heading"))
        row.addStretch(1)
        self.new = button(tr("New"), "plus")
        self.paste = button(tr("Paste a deck"), "import")
        self.file = button(tr("Open a file…"), "folder")
        for widget in (self.new, self.paste, self.file):
            row.addWidget(widget)
        return row

    def _left(self) -> QWidget:
        ground = panel()
        column = QVBoxLayout(ground)
        column.setContentsMargins(8, 8, 8, 8)
        self.tree = FolderTree(self.model)
        column.addWidget(self.tree, 1)
        row = QHBoxLayout()
        self.new_folder = button(tr("New folder"), "plus", kind="quiet")
        self.rename_folder = button("", "edit", kind="quiet", tip=tr("Rename the folder (F2)"))
        self.delete_folder = button(
            "", "trash", kind="quiet", tip=tr("Move the folder and everything in it to the trash")
        )
        for made in (self.rename_folder, self.delete_folder):
            made.setStyleSheet("padding: 6px;")  # the words beside them are not cut
        row.setSpacing(2)
        row.addWidget(self.new_folder)
        row.addStretch(1)
        row.addWidget(self.rename_folder)
        row.addWidget(self.delete_folder)
        column.addLayout(row)
        ground.setMinimumWidth(220)
        return ground

    def _right(self) -> QWidget:
        ground = panel()
        column = QVBoxLayout(ground)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(self._search_row())
        self.table = self._deck_table()
        column.addWidget(self.table, 1)
        foot = QHBoxLayout()
        self.state = label("", "quiet")
        foot.addWidget(self.state, 1)
        self.delete = button(
            tr("Move to trash"), "trash", tip=tr("Move the selected decks to the trash; deleted decks can be restored")
        )
        self.rename = button(tr("Rename"), "edit", tip=tr("Rename the deck (F2)"))
        self.move_to = button(tr("Move to…"), "folder")
        self.open = button(tr("Open"), "deck", kind="primary", tip=tr("Open the deck (Enter)"))
        for widget in (self.delete, self.rename, self.move_to, self.open):
            foot.addWidget(widget)
        column.addLayout(foot)
        return ground

    def _search_row(self) -> QHBoxLayout:
        """What narrows the decks that are shown."""
        row = QHBoxLayout()
        row.setSpacing(6)
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search: name, folder, tag"))
        self.search.setAccessibleName(tr("Search decks"))
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("search", "quiet"), QLineEdit.ActionPosition.LeadingPosition)
        self.game, self.tag = QComboBox(), QComboBox()
        self.game.setAccessibleName(tr("Game"))
        self.tag.setAccessibleName(tr("Tag"))
        for combo in (self.game, self.tag):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        offer(self.game, [("", tr("Any game")), *((game, isolated(words)) for game, words in game_names().items())])
        offer(self.tag, [("", tr("Any tag"))])
        row.addWidget(self.search, 1)
        row.addWidget(self.game)
        row.addWidget(self.tag)
        return row

    def _deck_table(self) -> QTableView:
        table = QTableView()
        table.setModel(self.model)
        table.setAccessibleName(tr("Decks"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        table.setSortingEnabled(True)
        table.setShowGrid(False)
        table.setStyleSheet("QTableView::item { border: 0; border-radius: 0; }")  # a mark a row, not a cell
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setDragEnabled(True)
        table.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(max(COVER.height() + 6, self.fontMetrics().height() + 12))
        table.setIconSize(COVER)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)  # as the cells
        header.setSortIndicator(NAME, Qt.SortOrder.AscendingOrder)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(TAGS, QHeaderView.ResizeMode.Stretch)
        for column, wide in ((NAME, 230), (GAME, 190), (FOLDER, 110)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, scaled(wide))
        return table

    def _wire(self) -> None:
        self.back.clicked.connect(self.left)
        self.new.clicked.connect(self.new_wanted)
        self.paste.clicked.connect(self.paste_wanted)
        self.file.clicked.connect(self.file_wanted)
        self.search.textChanged.connect(lambda text: self._choose(query=text))
        self.game.currentIndexChanged.connect(lambda _: self._choose(game=str(self.game.currentData() or "")))
        self.tag.currentIndexChanged.connect(lambda _: self._choose(tag=str(self.tag.currentData() or "")))
        self.tree.chosen.connect(lambda place: self._choose(place=place))
        self.tree.renamed.connect(self._call_folder)
        self.tree.decks_dropped.connect(self.deeds.move)
        self.deeds.done.connect(self._done)
        self.new_folder.clicked.connect(self.make_folder)
        self.rename_folder.clicked.connect(lambda: self.tree.edit_folder(self.tree.place()))
        self.delete_folder.clicked.connect(self._delete_folder)
        self.model.rename_wanted.connect(self.deeds.call)
        self.model.tags_wanted.connect(self.deeds.set_tags)
        self.model.modelReset.connect(self._tell_state)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._tell_state())
        self.table.doubleClicked.connect(lambda index: self.opened.emit(str(index.data(ID))))
        self.table.customContextMenuRequested.connect(self._menu)
        self.open.clicked.connect(self._open)
        self.rename.clicked.connect(lambda: self._edit(NAME))
        self.delete.clicked.connect(self.throw_away)
        self.move_to.clicked.connect(self._move_menu)

    # ------------------------------------------------------------------ showing

    def refresh(self, chosen: list[str] | None = None) -> None:
        """Look at the shelf again, off the GUI thread; then choose the decks of these ids."""
        self._wanted = self.chosen() if chosen is None else chosen
        if self._job is not None:
            self._job.cancel()
        job = Job(tr("Reading the decks"), self._look)
        self._job = job
        job.done.connect(while_there(self, lambda found: self._show(found) if self._job is job else None))
        job.failed.connect(
            while_there(self, lambda error: self._show_error(error, tr("The decks cannot be listed."), ""))
        )
        job.start()

    def _look(self, progress: Progress) -> tuple[list[ShelfRow], list[str]]:
        return self.shelf.rows(progress.advance), folders.folders(self.shelf.folder)

    def _show(self, found: tuple[list[ShelfRow], list[str]]) -> None:
        self._job = None
        self.model.ratio = self.devicePixelRatioF()
        self.model.set_rows(found[0])
        self._share_out()
        self.tree.show_folders(found[1])
        offer(self.tag, [("", tr("Any tag")), *((tag, isolated(tag)) for tag in self.model.tags())])
        self._select(self._wanted)

    def _share_out(self) -> None:
        """Give names and games the room that they need of this width, until the person has chosen otherwise."""
        wide = self.table.viewport().width()
        if wide == self._wide:
            return
        self._wide = wide
        header = self.table.horizontalHeader()
        for column, least in ((GAME, 190), (NAME, 230)):
            header.resizeSection(column, scaled(least))
            room = header.sectionSize(column) + header.sectionSize(TAGS) - scaled(LEAST_TAGS)
            wanted = min(self.table.sizeHintForColumn(column) + 8, room, wide // 3)
            header.resizeSection(column, max(scaled(least), wanted))

    def _select(self, ids: list[str]) -> None:
        selection = self.table.selectionModel()
        selection.clearSelection()
        rows = [at for at, row in enumerate(self.model.rows) if row.id in ids] or [0]
        for at in rows:
            index = self.model.index(at, NAME)
            if index.isValid():
                selection.select(
                    index, QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
                )
        if self.model.rows:
            selection.setCurrentIndex(self.model.index(rows[0], NAME), QItemSelectionModel.SelectionFlag.NoUpdate)

    def _choose(self, **what: str) -> None:
        chosen = self.chosen()
        self.model.choose(**what)
        self._select(chosen)
        self._tell_state()

    def chosen(self) -> list[str]:
        """The ids of the decks that are chosen, as they are shown."""
        return [str(index.data(ID)) for index in self.table.selectionModel().selectedRows(NAME)]

    def _own(self) -> list[str]:
        """Those of the chosen decks that are files of the person's."""
        return [row.id for row in self.model.rows if row.id in self.chosen() and not row.starter]

    def _tell_state(self) -> None:
        chosen, own = self.chosen(), self._own()
        words = fill(tr("Decks: {n}"), n=number(len(self.model.rows)))
        if len(chosen) > 1:
            words = fill(tr("{n} of {total} decks selected"), n=number(len(chosen)), total=number(len(self.model.rows)))
        self.state.setText(words)
        self.open.setEnabled(len(chosen) == 1)
        self.rename.setEnabled(len(own) == 1 == len(chosen))
        self.move_to.setEnabled(bool(own))
        self.delete.setEnabled(bool(own))
        folder = self.tree.folder()
        self.rename_folder.setEnabled(bool(folder))
        self.delete_folder.setEnabled(bool(folder))

    # ------------------------------------------------------------------ decks

    def _open(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1:
            self.opened.emit(chosen[0])

    def _edit(self, column: int) -> None:
        own = self._own()
        at = next((at for at, row in enumerate(self.model.rows) if row.id in own), None)
        if at is not None:
            self.table.setFocus()
            self.table.setCurrentIndex(self.model.index(at, column))
            self.table.edit(self.model.index(at, column))

    def throw_away(self) -> None:
        """Move the chosen decks to the trash."""
        own = self._own()
        self.deeds.throw_away([(Path(row.id), row.name) for row in self.model.rows if row.id in own])

    def _done(self, touched: list[str]) -> None:
        self.changed.emit()
        self.refresh(touched)

    # ------------------------------------------------------------------ folders

    def make_folder(self) -> None:
        """A new folder in the one that is chosen, its name to be typed."""
        made = self.deeds.make_folder(self.tree.folder() or "")
        if made is not None:
            self.tree.show_folders(folders.folders(self.shelf.folder), made)
            self.tree.edit_folder(made)

    def _call_folder(self, folder: str, name: str) -> None:
        after = self.deeds.call_folder(folder, name)
        self.tree.show_folders(folders.folders(self.shelf.folder), after)
        self._done(self.chosen())

    def _delete_folder(self) -> None:
        folder = self.tree.folder()
        if folder:
            self.deeds.throw_away([(self.shelf.folder / folder, folder.rpartition("/")[2])])

    # ------------------------------------------------------------------ menus and keys

    def _folders_menu(self, menu: QMenu) -> None:
        for folder in ("", *folders.folders(self.shelf.folder)):
            words = " / ".join(isolated(part) for part in folder.split("/")) if folder else tr("My decks")
            action = menu.addAction(icons.icon("folder"), caption(words))
            action.triggered.connect(lambda _=False, to=folder: self.deeds.move(self._own(), to))

    def _move_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._folders_menu(menu)
        menu.popup(self.move_to.mapToGlobal(QPoint(0, self.move_to.height())))

    def _menu(self, at: QPoint) -> None:
        chosen, own = self.chosen(), self._own()
        if not chosen:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icons.icon("deck"), tr("Open")).setEnabled(len(chosen) == 1)
        menu.actions()[0].triggered.connect(self._open)
        for words, icon, act, possible in (
            (tr("Rename"), "edit", lambda: self._edit(NAME), len(own) == 1),
            (tr("Tags"), "star", lambda: self._edit(TAGS), len(own) == 1 and own[0].endswith(".sanam-deck")),
            (tr("Move to trash"), "trash", self.throw_away, bool(own)),
        ):
            action = menu.addAction(icons.icon(icon), words)
            action.setEnabled(possible)
            action.triggered.connect(act)
        moved = menu.addMenu(icons.icon("folder"), tr("Move to…"))
        moved.setEnabled(bool(own))
        self._folders_menu(moved)
        menu.popup(self.table.viewport().mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open()
        elif event.key() == Qt.Key.Key_Delete and self.tree.hasFocus():
            self._delete_folder()
        elif event.key() == Qt.Key.Key_Delete:
            self.throw_away()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:  # Qt's name
        self.stop()
        super().hideEvent(event)

    def stop(self) -> None:
        """Look no more, and draw no more."""
        self.model.covers.stop()
        if self._job is not None:
            self._job.cancel()
            self._job = None
