"""Words from outside (names and texts of cards, decks, players, files) as Qt shows them letter by letter.

Qt takes a tool tip or the words of a message for HTML when they look like it, and an "&" on a button or in a menu for
the sign of a key. Every tool tip, message, caption and label of the window goes through here or through
`widgets.label`; a test looks for those that do not.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt as Core
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def plain(text: str) -> str:
    """`text` for a tool tip or a message: what looks like HTML is escaped, so that its letters are seen."""
    if not Qt.mightBeRichText(text):
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


def caption(text: str) -> str:
    """`text` for a button or a menu, where a single "&" would underline the letter behind it."""
    return text.replace("&", "&&")


class PlainLabel(QLabel):
    """A label that shows letters."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Core.TextFormat.PlainText)
        self.setText(text)


def rich_label() -> QLabel:
    """A label of HTML that the program makes: whoever gives it words escapes what comes from outside."""
    made = QLabel()
    made.setTextFormat(Core.TextFormat.RichText)
    return made


def message(icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None = None) -> QMessageBox:
    """A message that shows letters."""
    box = QMessageBox(parent)
    box.setTextFormat(Core.TextFormat.PlainText)
    box.setIcon(icon)
    box.setWindowTitle(title)
    box.setText(text)
    return box
