"""Widgets in lines that break where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QStyle


class FlowLayout(QLayout):
    """Widgets in lines, as many in a line as there is room, in its middle. Those that like to grow share what is left
    of their line, and are of one width where all of it do; where all of them do, no line is longer than it must be, so
    that three and one become two and two.

    With `one_line` it asks for the room of all in one line, and breaks where it does not get that.
    """

    def __init__(self, spacing: int = 4, *, one_line: bool = False) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._one_line = one_line
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal if self._one_line else super().expandingDirections()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width)
        return sum(map(_height, lines)) + self.spacing() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        return QSize(self._width(self._items), _height(self._items)) if self._one_line else self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
        y = rect.y()
        for line in self._lines(rect.width()):
            x, high = rect.x(), _height(line)
            for item, width in zip(line, self._widths(line, rect.width()), strict=True):
                own = item.sizeHint().height()
                place = QRect(QPoint(x, y + (high - own) // 2), QSize(width, own))
                item.setGeometry(QStyle.visualRect(direction, rect, place))
                x += width + self.spacing()
            y += high + self.spacing()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines = self._filled(width)
        if len(lines) < 2 or any(not _grows(item) for item in self._items):
            return lines
        while True:
            longest = max(map(self._width, lines))
            shorter = self._filled(longest - 1)
            if len(shorter) > len(lines) or max(map(self._width, shorter)) >= longest:
                return lines
            lines = shorter

    def _filled(self, width: int) -> list[list[QLayoutItem]]:
        """Lines with as many in each as there is room for."""
        lines: list[list[QLayoutItem]] = []
        for item in self._items:
            if lines and self._width([*lines[-1], item]) <= width:
                lines[-1].append(item)
            else:
                lines.append([item])
        return lines

    def _width(self, line: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() + self.spacing() for item in line) - self.spacing() if line else 0

    def _widths(self, line: list[QLayoutItem], room: int) -> list[int]:
        """How wide each of a line is; those that all like to grow are alike if that leaves room for the widest."""
        growing = [item for item in line if _grows(item)]
        alike, rest = divmod(room - self.spacing() * (len(line) - 1), len(line))
        if len(growing) == len(line) and all(item.sizeHint().width() <= alike for item in line):
            return [alike + (at < rest) for at in range(len(line))]
        left = max(0, room - self._width(line))
        widths = []
        for item in line:
            more = left // len(growing) if item in growing else 0
            widths.append(min(item.sizeHint().width(), room) + more)
        return widths


def _grows(item: QLayoutItem) -> bool:
    return bool(item.expandingDirections() & Qt.Orientation.Horizontal)


def _height(line: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in line), default=0)
