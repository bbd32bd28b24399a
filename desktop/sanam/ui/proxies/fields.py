"""Inputs of the settings panel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSizePolicy

from sanam.proxies.lengths import MM, format_length, parse_length
from sanam.ui.plain import plain
from sanam.ui.text import fill, measured, tr
from sanam.ui.widgets import set_tone


class LengthField(QLineEdit):
    """A length as a person writes it: "8", "8 mm", "0.3in". `changed` sends whole micrometres within the bounds.

    What cannot be read is marked, with the reason in the tip, and changes nothing. Up and down step by half a
    millimetre.
    """

    changed = Signal(int)

    def __init__(self, name: str, low: int, high: int, step: int = MM // 2) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._low, self._high, self._step = low, high, step
        self._length = low
        self.setMinimumWidth(70)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.textEdited.connect(self._edited)
        self.editingFinished.connect(self._tidy)

    def length(self) -> int:
        """The last good length in micrometres."""
        return self._length

    def set_length(self, length: int) -> None:
        """Show a length without sending it."""
        self._length = length
        if not self.hasFocus() or self._read() != length:
            self.setText(self._shown(length))
        self._mark("")

    def _shown(self, length: int) -> str:
        return measured(format_length(length))

    def _parsed(self, text: str) -> int:
        return parse_length(text)

    def _read(self) -> int | None:
        try:
            return self._parsed(self.text())
        except ValueError:
            return None

    def _edited(self) -> None:
        length = self._read()
        if length is None:
            self._mark(tr("Enter a length such as 8 mm, 0.8 cm or 0.3 in."))
        elif not self._low <= length <= self._high:
            bounds = {"low": self._shown(self._low), "high": self._shown(self._high)}
            self._mark(fill(tr("Between {low} and {high}."), **bounds))
        else:
            self._mark("")
            if length != self._length:
                self._length = length
                self.changed.emit(length)

    def _tidy(self) -> None:
        self.setText(self._shown(self._length))
        self._mark("")

    def _mark(self, problem: str) -> None:
        self.setToolTip(plain(problem))
        if bool(problem) != (self.property("tone") == "bad"):
            set_tone(self, "bad" if problem else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            length = self._length + steps[Qt.Key(event.key())] * self._step
            self.setText(self._shown(min(self._high, max(self._low, length))))
            self._edited()
        else:
            super().keyPressEvent(event)


class AngleField(LengthField):
    """An angle in degrees; `changed` sends thousandths of a degree."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, low, high, 50)

    def _shown(self, length: int) -> str:
        return measured(f"{length / 1000:g}°")

    def _parsed(self, text: str) -> int:
        return parse_length(text.strip().removesuffix("°"))


class Choice(QComboBox):
    """One of several values. The wheel scrolls the panel unless the list has the focus."""

    picked = Signal(object)

    def __init__(self, name: str, parts: Sequence[tuple[object, str]] = ()) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(4)
        self._values: list[object] = []
        self.set_parts(parts)
        self.activated.connect(lambda at: self.picked.emit(self._values[at]))

    def set_parts(self, parts: Sequence[tuple[object, str]]) -> None:
        """Replace the values; the one chosen before stays chosen if it is still there."""
        before = self.value()
        self._values = [value for value, _ in parts]
        self.clear()
        self.addItems([words for _, words in parts])
        self.choose(before)

    def value(self) -> object:
        """The chosen value, None when there is nothing to choose."""
        at = self.currentIndex()
        return self._values[at] if 0 <= at < len(self._values) else None

    def choose(self, value: object) -> None:
        """Show a value without sending it; an unknown one is passed over."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))

    def showPopup(self) -> None:  # Qt's name
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 24)  # no entry is cut off
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:  # Qt's name
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
