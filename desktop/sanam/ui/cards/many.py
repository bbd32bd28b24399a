"""A choice of several values of one field."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyleOptionComboBox, QStylePainter

from sanam.ui.text import fill, number, tr

VALUE = Qt.ItemDataRole.UserRole


class Many(QComboBox):
    """A list of values with boxes to check; the first entry stands for any of them. The list stays open while values
    are checked with the mouse, Space or Enter; closed, the arrow keys choose one. `currentIndexChanged` with every
    change.
    """

    def __init__(self, words: list[tuple[str, str]]) -> None:
        super().__init__()
        # Before the items: else every one of hundreds is measured.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxVisibleItems(18)
        self._items = QStandardItemModel(self)
        for shown, value in [(tr("any"), ""), *words]:
            item = QStandardItem(shown)
            item.setData(value, VALUE)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            if value:
                item.setCheckable(True)
                item.setCheckState(Qt.CheckState.Unchecked)
            self._items.appendRow(item)
        self.setModel(self._items)
        self._is_toggling = False
        self.view().viewport().installEventFilter(self)
        self.view().installEventFilter(self)
        self.currentIndexChanged.connect(self._chosen)

    def values(self) -> list[str]:
        """The values that are checked, in the order of the list."""
        rows = range(1, self._items.rowCount())
        checked = [self._items.item(row) for row in rows]
        return [str(item.data(VALUE)) for item in checked if item.checkState() == Qt.CheckState.Checked]

    def toggle(self, row: int) -> None:
        """Check a value or no longer; the first row unchecks all."""
        item = self._items.item(row)
        if row == 0:
            self._check_only(0)
        else:
            is_checked = item.checkState() == Qt.CheckState.Checked
            item.setCheckState(Qt.CheckState.Unchecked if is_checked else Qt.CheckState.Checked)
        checked = [at for at in range(1, self._items.rowCount()) if self._is_checked(at)]
        self._is_toggling = True
        before = self.currentIndex()
        self.setCurrentIndex(checked[0] if checked else 0)
        self._is_toggling = False
        if self.currentIndex() == before:
            self.currentIndexChanged.emit(before)
        self.update()

    def _is_checked(self, row: int) -> bool:
        return self._items.item(row).checkState() == Qt.CheckState.Checked

    def _check_only(self, row: int) -> None:
        for at in range(1, self._items.rowCount()):
            self._items.item(at).setCheckState(Qt.CheckState.Checked if at == row else Qt.CheckState.Unchecked)

    def _chosen(self, row: int) -> None:
        if not self._is_toggling and not (row > 0 and self._is_checked(row)):
            self._check_only(row)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # Qt's name
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonRelease:
            index = self.view().indexAt(event.position().toPoint())
            if index.isValid() and watched is self.view().viewport():
                self.toggle(index.row())
                return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            index = self.view().currentIndex()
            if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
                self.toggle(index.row())
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # Qt's name
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        several = len(self.values())
        if several > 1:
            option.currentText = fill(tr("{first} + {n}"), first=option.currentText, n=number(several - 1))
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
