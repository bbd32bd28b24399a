"""The window's commands in one table, from which keys, menus and the command palette are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from sanam.ui import icons
from sanam.ui.text import tr
from sanam.ui.widgets import scaled

Key = QKeySequence | QKeySequence.StandardKey | str


@runtime_checkable
class Offers(Protocol):
    """A screen with commands of its own."""

    def offered(self) -> list[QAction]:
        """What can be done there now."""
        ...


class Commands(QObject):
    """What the window can do, as QActions by their id, in the order they were added; `screen` adds what can be done on
    the screen that is shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self.screen: QWidget | None = None

    def add(self, id: str, words: str, act: Callable[[], object], key: Key = "", icon: str = "") -> QAction:
        """A command; `key` works wherever the keyboard is in the window. An id that is known is replaced."""
        if id in self._actions:
            self._window.removeAction(self._actions.pop(id))
        made = QAction(words, self)
        if icon:
            made.setIcon(icons.icon(icon))
        made.setShortcut(QKeySequence(key))
        made.triggered.connect(lambda: act())
        self._window.addAction(made)
        self._actions[id] = made
        return made

    def __getitem__(self, id: str) -> QAction:
        return self._actions[id]

    def offered(self) -> list[QAction]:
        """The commands that can be used now."""
        own = [action for action in self._actions.values() if action.isEnabled()]
        return [*(self.screen.offered() if isinstance(self.screen, Offers) else ()), *own]

    def end(self) -> None:
        """None of them works any more."""
        for action in self._actions.values():
            action.setEnabled(False)


def matching(actions: Iterable[QAction], typed: str) -> list[QAction]:
    """The commands whose words hold everything typed, in any order; case and accents make no difference."""
    from sanam.catalogue.fold import fold

    wanted = fold(typed).split()
    return [action for action in actions if all(part in fold(action.text()) for part in wanted)]


class Palette(QFrame):
    """A field and a list over the window: type a few letters, Enter does it. `closed` when it goes."""

    closed = Signal()

    def __init__(self, parent: QWidget, commands: Commands) -> None:
        super().__init__(parent)
        self._window, self._commands = parent, commands
        self._before: QWidget | None = None
        self.setProperty("role", "notice")
        self.setAccessibleName(tr("Commands"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("What would you like to do?"))
        self.field.setAccessibleName(tr("Commands"))
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        column.addWidget(self.field)
        self.list = QListWidget()
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._do)
        column.addWidget(self.list)
        self.hide()

    def open(self) -> None:
        """Show all commands; a second time closes."""
        if self.isVisible():
            self.close_palette()
            return
        parent = self._window
        self._before = self.window().focusWidget()
        self.resize(min(scaled(520), parent.width() - 40), min(scaled(380), parent.height() - 80))
        self.move((parent.width() - self.width()) // 2, 40)
        self.field.clear()
        self._fill("")
        self.show()
        self.raise_()
        self.field.setFocus()

    def close_palette(self) -> None:
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self._before = None
        self.closed.emit()

    def _fill(self, typed: str) -> None:
        self.list.clear()
        for action in matching(self._commands.offered(), typed):
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            item = QListWidgetItem(action.icon(), f"{action.text()}    {key}" if key else action.text())
            item.setData(Qt.ItemDataRole.UserRole, action)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _do(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            action = item.data(Qt.ItemDataRole.UserRole)
            self.close_palette()
            action.trigger()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if event.type() == QEvent.Type.FocusOut and self.isVisible():
            self.hide()
        if event.type() != QEvent.Type.KeyPress:
            return False
        assert isinstance(event, QKeyEvent)
        key, row = event.key(), self.list.currentRow()
        if key == Qt.Key.Key_Escape:
            self.close_palette()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._do(self.list.currentItem())
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            last = self.list.count() - 1
            self.list.setCurrentRow(max(0, min(last, row + (1 if key == Qt.Key.Key_Down else -1))))
        else:
            return False
        return True
