"""Finds words from outside that Qt would take for HTML or for the sign of a key."""

from __future__ import annotations

import json
import sqlite3
from html import unescape
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Html
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from sanam.ui.plain import plain

#: A picture that would be read, letters in bold, and what stands for "&". (/dev/zero would be read without end.)
NAMES = ('<img src="/dev/null">', "<b>x</b>", "&amp;")
#: How many rows of a list are looked at.
ROWS = 40


def outside(number: int) -> str:
    """A name for a card, a deck or a player."""
    return f"{NAMES[number % len(NAMES)]}{number}"


def spoil(data_dir: Path) -> None:
    """Give the cards of a catalogue such names, in every language."""
    conn = sqlite3.connect(data_dir / "catalogue.db")
    with conn:
        for number, (game, code, data) in enumerate(conn.execute("select game, code, data from cards").fetchall()):
            known, name = json.loads(data), outside(number)
            if str(known.get("code", "")) == code:  # otherwise the cards of this game go by their names
                plain = json.dumps({**known, "name": name})
                conn.execute(
                    "update cards set name = ?, data = ? where game = ? and code = ?", (name, plain, game, code)
                )
            conn.execute("update texts set name = ? where game = ? and code = ?", (name, game, code))
    conn.close()


def _is_outside(text: str) -> bool:
    return any(name in text for name in NAMES)


def _is_html(tip: str) -> bool:
    """Whether Qt would take a tip for HTML that `plain` has not made of its letters."""
    if not Html.mightBeRichText(tip):
        return False
    letters = unescape(tip.removeprefix('<p style="white-space: pre-wrap">').removesuffix("</p>"))
    return tip != plain(letters)


def _faults_of(widget: QWidget) -> tuple[list[str], int]:
    """What a widget would show otherwise than it is written, and how many such words it has."""
    faults, seen = [], 0
    for words in (widget.toolTip(), widget.whatsThis(), widget.statusTip()):
        if _is_outside(words) and _is_html(words):
            faults.append(f"the tip {words!r}")
        seen += _is_outside(words) or "&lt;" in words
    if isinstance(widget, QLabel) and _is_outside(widget.text()):
        seen += 1
        if widget.textFormat() != Qt.TextFormat.PlainText:
            faults.append(f"the label {widget.text()!r}")
    if isinstance(widget, QLineEdit):
        seen += _is_outside(widget.text())
    if isinstance(widget, QPlainTextEdit):  # which knows no HTML
        seen += _is_outside(widget.toPlainText())
    captions = [widget.text()] if isinstance(widget, QAbstractButton) else []
    captions += [action.text() for action in widget.actions() if isinstance(action, QAction)]
    for words in captions:
        seen += any(name in words.replace("&&", "&") for name in NAMES)
        if "&" in words.replace("&&", ""):
            faults.append(f"the caption {words!r}")
    if isinstance(widget, QTextEdit) and "\N{OBJECT REPLACEMENT CHARACTER}" in widget.toPlainText():
        faults.append("a picture in a text")
    return faults, seen


def _faults_of_rows(widget: QAbstractItemView | QComboBox) -> tuple[list[str], int]:
    faults, seen, model = [], 0, widget.model()
    for row in range(min(ROWS, model.rowCount(QModelIndex()))):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(QModelIndex())):
            index = model.index(row, column)
            tip = index.data(Qt.ItemDataRole.ToolTipRole)
            seen += _is_outside(str(index.data()))
            if isinstance(tip, str) and _is_outside(tip) and _is_html(tip):
                faults.append(f"the tip of row {row}: {tip!r}")
    return faults, seen


def look_through() -> tuple[list[str], int]:
    """The faults of everything that is shown, and how many words from outside are shown."""
    faults, seen = [], 0
    tops = [top for top in QApplication.topLevelWidgets() if top.isVisible()]
    for widget in [one for top in tops for one in (top, *top.findChildren(QWidget))]:
        if not widget.isVisible():
            continue
        found, number = _faults_of(widget)
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            more, others = _faults_of_rows(widget)
            found, number = found + more, number + others
        faults += [f"{type(widget).__name__}: {fault}" for fault in found]
        seen += number
    return faults, seen
