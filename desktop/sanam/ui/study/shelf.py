"""All positions and puzzles on one screen: looked at, played, solved, renamed, thrown away and put back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from sanam.engine.positions import MAX_NAME
from sanam.engine.session import Session
from sanam.matches.positions import Kept
from sanam.ui import icons
from sanam.ui.plain import caption
from sanam.ui.study.preview import Preview
from sanam.ui.study.words import about, title
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.table.words import goal_words
from sanam.ui.text import tr
from sanam.ui.widgets import Segmented, button, label, panel, scaled, set_tone
from sanam.ui.words import words_of

ALL, POSITIONS, PUZZLES = "all", "positions", "puzzles"
ID = Qt.ItemDataRole.UserRole
#: The width below which buttons have their icon alone.
NARROW = 1100


class Shelf(QWidget):
    """`wanted(id)`: it is to be shown on the small board; `played(id, open hands)`, `solved(id)`, `edited(id)`,
    `renamed(id, name)`, `binned(id)`, `copied(id)`: a file of it; `made`: a new board; `file_wanted`; `left`.
    """

    wanted = Signal(str)
    played = Signal(str, bool)
    solved = Signal(str)
    edited = Signal(str)
    renamed = Signal(str, str)
    binned = Signal(str)
    copied = Signal(str)
    made = Signal()
    file_wanted = Signal()
    left = Signal()

    def __init__(self, eager: bool = False) -> None:
        super().__init__()
        self.setObjectName("screen")
        self._kept: dict[str, Kept] = {}
        self._shown = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(10)
        column.addLayout(self._head())
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._left(), 2)
        row.addWidget(self._right(eager), 3)
        column.addLayout(row, 1)
        self.setFocusProxy(self.list)
        self._say()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        back = button("", "chevron-left", kind="quiet", tip=tr("Back (Esc)"))
        back.clicked.connect(self.left)
        row.addWidget(back)
        row.addWidget(label(tr("Positions and puzzles"), "title"))
        row.addStretch(1)
        self.new = button(tr("Set up a board"), "plus")
        self.new.clicked.connect(self.made)
        self.file = button(tr("Open a file…"), "folder")
        self.file.clicked.connect(self.file_wanted)
        row.addWidget(self.new)
        row.addWidget(self.file)
        return row

    def _left(self) -> QWidget:
        ground = panel()
        column = QVBoxLayout(ground)
        column.setContentsMargins(10, 10, 10, 10)
        column.setSpacing(8)
        self.kinds = Segmented(
            tr("What is listed"),
            ((ALL, tr("All"), ""), (POSITIONS, tr("Positions"), ""), (PUZZLES, tr("Puzzles"), "")),
        )
        self.kinds.chosen.connect(self._fill)
        column.addWidget(self.kinds)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Positions and puzzles"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(22, 22))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(lambda at: self._menu().popup(self.list.mapToGlobal(at)))
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemActivated.connect(lambda _: self._begin())
        column.addWidget(self.list, 1)
        self.empty = label("", "quiet", wrap=True)
        column.addWidget(self.empty)
        return ground

    def _right(self, eager: bool) -> QWidget:
        ground = panel()
        column = QVBoxLayout(ground)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(6)
        self.preview = Preview(eager=eager)
        column.addWidget(self.preview, 1)
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setAccessibleName(tr("Name", "of a position"))
        self.name.editingFinished.connect(self._rename)
        column.addWidget(self.name)
        self.about = label("", "quiet", wrap=True)
        column.addWidget(self.about)
        self.goal = label("", wrap=True)
        column.addWidget(self.goal)
        column.addLayout(self._deeds())
        return ground

    def _deeds(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(6)
        self.solve = button(tr("Solve"), "target", kind="primary")
        self.solve.clicked.connect(lambda: self.solved.emit(self._shown))
        self.open = button(tr("Play both sides"), "play", kind="primary", tip=tr("Practice with both hands open"))
        self.open.clicked.connect(lambda: self.played.emit(self._shown, True))
        self.two = button(
            tr("Two people"), "curtain", tip=tr("A curtain hides the hand when the other player decides.")
        )
        self.two.clicked.connect(lambda: self.played.emit(self._shown, False))
        self.edit = button(tr("Edit"), "edit", tip=tr("Set up another board from this one"))
        self.edit.clicked.connect(lambda: self.edited.emit(self._shown))
        self.copy = button("", "export", kind="quiet", tip=tr("Save a copy as a file…"))
        self.copy.clicked.connect(lambda: self.copied.emit(self._shown))
        self.bin = button("", "trash", kind="quiet", tip=tr("Move to trash (deleted items can be restored)"))
        self.bin.clicked.connect(lambda: self.binned.emit(self._shown))
        for made in (self.solve, self.open, self.two, self.edit):
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(self.bin)
        return row

    # what the caller does

    def show_kept(self, kept: Sequence[Kept], chosen: str = "") -> None:
        """List these, with one of them chosen ("": the one that was)."""
        self._kept = {one.id: one for one in kept}
        if chosen and chosen in self._kept:
            self._shown = chosen
            if not self._fits(self._kept[chosen]):
                self.kinds.choose(ALL)
        self._fill()

    def show_board(self, id: str, match: Session, book: CardBook) -> None:
        """The board of a position that was `wanted`."""
        if id == self._shown and id in self._kept:
            goal = self._kept[id].goal
            self.preview.show_match(match, book, goal.seat if goal is not None else None)

    # the list

    def _fits(self, kept: Kept) -> bool:
        kind = self.kinds.value()
        return kind == ALL or (kind == PUZZLES) == (kept.goal is not None)

    def _fill(self, *_: object) -> None:
        shown = self._shown
        self.list.blockSignals(True)
        self.list.clear()
        for kept in self._kept.values():
            if self._fits(kept):
                self.list.addItem(self._item(kept))
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(ID) == shown]
        self.list.blockSignals(False)
        self.list.setCurrentRow(rows[0] if rows else 0)
        if not self.list.count():
            self._choose(None)
        self.empty.setVisible(not self.list.count())
        self.empty.setText(
            tr("At the table and in replays, “Save this moment” keeps a position here. Or set up a board yourself.")
        )

    def _item(self, kept: Kept) -> QListWidgetItem:
        made = QListWidgetItem(f"{title(kept)}\n{kept.problem or about(kept)}")
        sign = "warning" if kept.problem else "target" if kept.goal is not None else "table"
        made.setIcon(icons.icon(sign, "coral" if kept.problem else "teal"))
        made.setData(ID, kept.id)
        return made

    def _choose(self, item: QListWidgetItem | None, *_: object) -> None:
        self._shown = str(item.data(ID)) if item is not None else ""
        self.preview.forget()
        self._say()
        if self._shown and not self._kept[self._shown].problem:
            self.wanted.emit(self._shown)

    def _say(self) -> None:
        """The words and buttons of the one that is chosen."""
        kept = self._kept.get(self._shown)
        good = kept is not None and not kept.problem
        self.name.setText(title(kept) if kept is not None else "")
        self.name.setCursorPosition(0)
        self.about.setText("" if kept is None else kept.problem or about(kept))
        set_tone(self.about, "bad" if kept is not None and kept.problem else "")
        goal = kept.goal if kept is not None else None
        said = [] if kept is None else [kept.about]
        if kept is not None and goal is not None and goal.seat < len(kept.names):
            said.append(goal_words(words_of(kept.game), goal, kept.names[goal.seat]))
        self.goal.setText("\n".join(filter(None, said)))
        self.goal.setVisible(any(said))
        self.solve.setVisible(goal is not None)
        for made in (self.solve, self.open, self.two, self.edit, self.copy):
            made.setEnabled(good)
        given = kept is not None and kept.given
        self.name.setEnabled(good and not given)
        self.bin.setEnabled(kept is not None and not given)
        self.open.setProperty("kind", "" if goal is not None else "primary")
        self.open.setIcon(icons.icon("play", "text" if goal is not None else "on_teal", 18))
        self.open.style().unpolish(self.open)
        self.open.style().polish(self.open)

    def _rename(self) -> None:
        kept = self._kept.get(self._shown)
        if kept is not None and self.name.text().strip() not in ("", title(kept)):
            self.renamed.emit(self._shown, self.name.text())

    def _begin(self) -> None:
        """Enter or a double click: what one most likely wants."""
        deed = self.solve if self.solve.isVisibleTo(self) else self.open
        if self._shown and deed.isEnabled():
            deed.click()

    def _deed_buttons(self) -> tuple[QPushButton, ...]:
        return (self.solve, self.open, self.two, self.edit, self.copy, self.bin)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for made in self._deed_buttons():
            if made.isVisibleTo(self) and made.isEnabled():
                menu.addAction(made.icon(), made.text() or caption(made.toolTip())).triggered.connect(made.click)
        if self.name.isEnabled():
            menu.addAction(icons.icon("edit"), tr("Rename")).triggered.connect(self._to_name)
        return menu

    def _to_name(self) -> None:
        self.name.setFocus()
        self.name.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_F2 and self.name.isEnabled():
            self._to_name()
        elif event.key() == Qt.Key.Key_Delete and self.bin.isEnabled() and self.list.hasFocus():
            self.bin.click()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: object) -> None:  # Qt's name
        wide = self.width() >= scaled(NARROW)
        for made in (self.two, self.edit):
            made.setText(made.accessibleName() if wide else "")
