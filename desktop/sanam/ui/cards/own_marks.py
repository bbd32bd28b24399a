"""Marks in the texts of an own card: what is understood is coloured, what is left to the players underlined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from sanam.ui import theme
from sanam.ui.cards.own_check import Part


def mark(edits: Iterable[QPlainTextEdit], parts: Sequence[Part]) -> None:
    """Mark each part where its words stand in one of the texts, each place once."""
    left = list(parts)
    for edit in edits:
        text, marks, taken = edit.toPlainText(), [], 0
        for part in list(left):
            at = text.find(part.words, taken)
            at = text.find(part.words) if at < 0 else at
            if at < 0:
                continue
            left.remove(part)
            taken = at + len(part.words)
            if part.understood:
                marks.append(_selection(edit, at, taken, "teal", False))
            for words in part.unread:
                start = at + part.words.rfind(words)
                marks.append(_selection(edit, start, start + len(words), "amber", True))
        edit.setExtraSelections(marks)


def _selection(edit: QPlainTextEdit, start: int, end: int, token: str, wrong: bool) -> QTextEdit.ExtraSelection:
    form = QTextCharFormat()
    form.setForeground(QColor(theme.color(token)))
    if wrong:
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(QColor(theme.color(token)))
    cursor = QTextCursor(edit.document())
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    made = QTextEdit.ExtraSelection()
    made.cursor, made.format = cursor, form
    return made
