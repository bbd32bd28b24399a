"""Widgets for the fields of a card as `sanam.games.forms` declares them; what is wrong with one is said beside it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from sanam.games.forms import Field
from sanam.ui.cards.words import field_words, value_words
from sanam.ui.text import fill, number, tr
from sanam.ui.widgets import button, label, panel

MOST_TEXT = 10_000
MOST_ROWS = 20


class Fault(Exception):
    """What is wrong with what was typed, as a sentence; "" when the fault is told further in."""


class Editor(QWidget):
    """`value()` in the spelling of the model, `changed` when it may be another."""

    changed = Signal()

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        self.words = field_words(field.words or field.name)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(2)

    def value(self) -> Any:
        """Raises Fault."""
        raise NotImplementedError

    def set_value(self, value: Any) -> None:
        raise NotImplementedError

    def put(self, widget: QWidget) -> None:
        widget.setAccessibleName(self.words)
        self.column.addWidget(widget)

    def filled(self, value: Any) -> Any:
        """`value`, unless it is empty and may not be."""
        if self.field.needed and not value:
            raise Fault(tr("This is required."))
        return value


class Choice(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.combo = QComboBox()
        self.combo.setEditable(field.free)
        for option in field.options:
            self.combo.addItem(value_words(field.words or field.name, option) or tr("none"), option)
        self.combo.currentIndexChanged.connect(self.changed)
        self.combo.editTextChanged.connect(self.changed)
        self.put(self.combo)

    def value(self) -> str:
        if not self.field.free:
            return str(self.filled(str(self.combo.currentData() or "")))
        typed = self.combo.currentText().strip()[:40]
        known = self.combo.findText(typed)  # a word of the list stands for the option, in whatever language it is shown
        return str(self.filled(typed if known < 0 else str(self.combo.itemData(known))))

    def set_value(self, value: Any) -> None:
        known = self.combo.findData(value or "")
        if self.field.free and known < 0:
            self.combo.setCurrentText(str(value or ""))
        else:
            self.combo.setCurrentIndex(max(0, known))


class Choices(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.boxes: dict[str, QCheckBox] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        for place, option in enumerate(field.options):
            box = QCheckBox(value_words(field.words or field.name, option))
            box.toggled.connect(self.changed)
            self.boxes[option] = box
            grid.addWidget(box, place // 2, place % 2)
        self.column.addLayout(grid)

    def value(self) -> list[str]:
        chosen = [option for option, box in self.boxes.items() if box.isChecked()]
        return list(self.filled(chosen))

    def set_value(self, value: Any) -> None:
        for option, box in self.boxes.items():
            box.setChecked(option in (value or ()))


class Number(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.edit = QLineEdit()
        self.edit.setMaxLength(12)
        self.edit.textChanged.connect(self.changed)
        self.put(self.edit)

    def value(self) -> Any:
        typed, also = self.edit.text().strip(), dict(self.field.also)
        if typed in also:
            return also[typed]
        if typed.isdecimal() and self.field.low <= int(typed) <= self.field.high:
            return int(typed)
        low, high = number(self.field.low), number(self.field.high)
        if "" in also:
            raise Fault(fill(tr("A number from {low} to {high}, or leave it empty."), low=low, high=high))
        if also:
            other = next(iter(also))
            raise Fault(fill(tr("A number from {low} to {high}, or {other}."), low=low, high=high, other=other))
        raise Fault(fill(tr("A number from {low} to {high}."), low=low, high=high))

    def set_value(self, value: Any) -> None:
        spelled = next((typed for typed, meant in self.field.also if meant == value), None)
        self.edit.setText(spelled if spelled is not None else "" if value is None else str(value))


class Text(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.edit = QLineEdit()
        self.edit.setMaxLength(200)
        self.edit.textChanged.connect(self.changed)
        if field.kind == "words":
            self.edit.setMaxLength(1000)
            self.edit.setPlaceholderText(tr("words, separated by commas"))
        self.put(self.edit)

    def value(self) -> Any:
        words = " ".join(self.edit.text().split())
        if self.field.kind == "words":
            parts = [part.strip()[:100] for part in words.replace("،", ",").replace("，", ",").split(",")]
            return list(dict.fromkeys(part for part in parts if part))[:20]
        return self.filled(words)

    def set_value(self, value: Any) -> None:
        listed = ", ".join(str(part) for part in value or ()) if self.field.kind == "words" else str(value or "")
        self.edit.setText(listed)


class Lines(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.edit = QPlainTextEdit()
        self.edit.setFixedHeight(64)
        self.edit.setTabChangesFocus(True)
        self.edit.textChanged.connect(self.changed)
        self.put(self.edit)

    def value(self) -> str:
        return str(self.filled(self.edit.toPlainText().strip()[:MOST_TEXT]))

    def set_value(self, value: Any) -> None:
        self.edit.setPlainText(str(value or ""))


class Flag(Editor):
    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.box = QCheckBox(tr("yes"))
        self.box.toggled.connect(self.changed)
        self.put(self.box)

    def value(self) -> bool:
        return self.box.isChecked()

    def set_value(self, value: Any) -> None:
        self.box.setChecked(bool(value))


class Box(Editor):
    """Parts that a card has together or not at all."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.has = QCheckBox(tr("this card has it"))
        self.put(self.has)
        self.frame, self.form = _framed(field.parts)
        self.column.addWidget(self.frame)
        self.form.set_values(field.start)
        self.frame.hide()
        self.has.toggled.connect(self.frame.setVisible)
        self.has.toggled.connect(self.changed)
        self.form.changed.connect(self.changed)

    def value(self) -> Any:
        return self.form.complete() if self.has.isChecked() else None

    def set_value(self, value: Any) -> None:
        self.has.setChecked(value is not None)
        self.form.set_values({**self.field.start, **(value or {})})


class Rows(Editor):
    """Any number of such parts."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.rows: list[tuple[QFrame, FieldForm]] = []
        self.add_button = button(tr("Add"), "plus")
        self.add_button.setAccessibleName(fill(tr("Add: {what}"), what=self.words))
        self.add_button.clicked.connect(lambda: self._add(self.field.start, told=True))
        self.column.addWidget(self.add_button)

    def _add(self, value: Any, told: bool = False) -> None:
        frame, form = _framed(self.field.parts)
        away = button(tr("Remove"), "trash", kind="quiet")
        layout = frame.layout()
        assert layout is not None
        layout.addWidget(away)
        form.set_values({**self.field.start, **value})
        self.rows.append((frame, form))
        self.column.insertWidget(self.column.indexOf(self.add_button), frame)
        away.clicked.connect(lambda: self._take(frame))
        form.changed.connect(self.changed)
        self.add_button.setEnabled(len(self.rows) < MOST_ROWS)
        if told:
            self.changed.emit()

    def _take(self, frame: QFrame) -> None:
        self.rows = [row for row in self.rows if row[0] is not frame]
        frame.hide()
        frame.deleteLater()
        self.add_button.setEnabled(True)
        self.changed.emit()

    def value(self) -> list[dict[str, Any]]:
        values = [form.complete() for _, form in self.rows]
        return list(self.filled(values))

    def set_value(self, value: Any) -> None:
        for frame, _ in self.rows:
            frame.hide()
            frame.deleteLater()
        self.rows = []
        for part in value or ():
            self._add(part)


class FieldForm(QWidget):
    """Fields under one another. What is wrong with one stands below it. `changed` when something may be another."""

    changed = Signal()

    def __init__(self, fields: Sequence[Field]) -> None:
        super().__init__()
        self.editors: list[Editor] = []
        self.faults: dict[str, str] = {}
        self._beside: dict[int, tuple[QWidget, QWidget]] = {}
        self._kinds: frozenset[str] = frozenset()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setVerticalSpacing(6)
        for row, field in enumerate(fields):
            editor = EDITORS[field.kind](field)
            title, told = label(editor.words, "quiet", wrap=True), label("", "small", tone="bad", wrap=True)
            title.setBuddy(editor)
            told.hide()
            editor.column.addWidget(told)
            editor.changed.connect(self.changed)
            if field.kind in ("rows", "box"):
                grid.addWidget(title, 2 * row, 0, 1, 2)
                grid.addWidget(editor, 2 * row + 1, 0, 1, 2)
            else:
                top = field.kind in ("choices", "lines")
                grid.addWidget(title, 2 * row, 0, Qt.AlignmentFlag.AlignTop if top else Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(editor, 2 * row, 1)
            self.editors.append(editor)
            self._beside[row] = (title, told)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2 * len(fields), 1)

    def show_kinds(self, kinds: Collection[str]) -> None:
        """Show the fields that a card of these kinds has: "monster", "xyz" … A field that stands in the place of
        another of the same name takes its value over.
        """
        before = {editor.field.name: editor for editor in self.editors if self._has(editor.field)}
        self._kinds = frozenset(kinds)
        for row, editor in enumerate(self.editors):
            has = self._has(editor.field)
            other = before.get(editor.field.name)
            if has and other is not None and other is not editor:
                with suppress(Fault):
                    value = other.value()
                    editor.blockSignals(True)
                    editor.set_value(value)
                    editor.blockSignals(False)
            for widget in (editor, self._beside[row][0]):
                widget.setVisible(has)

    def _has(self, field: Field) -> bool:
        if not self._kinds:
            return True
        return (not field.only or bool(self._kinds & {*field.only})) and not self._kinds & {*field.without}

    def editor(self, name: str) -> Editor:
        """The one that is shown for a field."""
        found = [editor for editor in self.editors if editor.field.name == name]
        return next((editor for editor in found if self._has(editor.field)), found[0])

    def values(self) -> dict[str, Any]:
        """What can be read; `faults` has a sentence for every field that cannot, and is shown."""
        read: dict[str, Any] = {}
        self.faults = {}
        for editor in self.editors:
            if not self._has(editor.field):
                continue
            try:
                read[editor.field.name] = editor.value()
            except Fault as fault:
                self.faults[editor.field.name] = str(fault)
        self.show_faults({})
        return read

    def show_faults(self, more: dict[str, str]) -> None:
        """Say beside the fields what is wrong, `more` besides what `values` found."""
        self.faults |= {name: words for name, words in more.items() if name not in self.faults}
        for row, editor in enumerate(self.editors):
            told = self._beside[row][1]
            words = self.faults.get(editor.field.name, "") if self._has(editor.field) else ""
            told.setText(words)  # type: ignore[attr-defined]
            told.setVisible(bool(words))

    def texts(self) -> list[QPlainTextEdit]:
        """Where rules texts are typed, those within boxes and rows too."""
        return [editor.edit for editor in self.findChildren(Lines)]

    def complete(self) -> dict[str, Any]:
        """All values. Raises Fault when there is one inside, where it is told."""
        read = self.values()
        if self.faults:
            raise Fault("")
        return read

    def set_values(self, values: dict[str, Any]) -> None:
        """Show these; a field that is not among them is empty."""
        for editor in self.editors:
            editor.blockSignals(True)
            editor.set_value(values.get(editor.field.name))
            editor.blockSignals(False)
        self.values()


def _framed(parts: Sequence[Field]) -> tuple[QFrame, FieldForm]:
    frame, form = panel("zone"), FieldForm(parts)
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(8, 6, 4, 6)
    inside.addWidget(form)
    return frame, form


EDITORS: dict[str, type[Editor]] = {
    "choice": Choice,
    "choices": Choices,
    "number": Number,
    "text": Text,
    "words": Text,
    "lines": Lines,
    "flag": Flag,
    "box": Box,
    "rows": Rows,
}
