"""Words from outside (names and texts of cards, decks, players, files) as Qt shows them letter by letter.

Qt takes a tool tip or the words of a message for HTML when they look like it, and an "&" on a button or in a menu for
the sign of a key. Every tool tip, message, caption and label of the window goes through here or through
`widgets.label`; a test looks for those that do not.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from PySide6.QtCore import Qt as Core
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from sanam.faces.thai import unmarked


def plain(text: str) -> str:
    """`text` for a tool tip or a message: what looks like HTML is escaped, so that its letters are seen."""
    if not Qt.mightBeRichText(text):
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'


def caption(text: str) -> str:
    """`text` for a button or a menu, where a single "&" would underline the letter behind it and no line ends."""
    return unmarked(text).replace("&", "&&")


class PlainLabel(QLabel):
    """A label that shows letters."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said = ""
        self.setTextFormat(Core.TextFormat.PlainText)
        self.setText(text)

    def setText(self, text: str) -> None:  # Qt's name
        """Show `text`; a screen reader gets it without the marks where lines may end."""
        super().setText(text)
        said = unmarked(text)
        said = said if said != text else ""
        if said != self._said and self.accessibleName() == self._said:  # it has no other name
            self.setAccessibleName(said)
        self._said = said


class MarkedLabel(QLabel):
    """A label that shows letters, some words of which are marked: `linkHovered` and `linkActivated` name them."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Core.TextFormat.RichText)
        self.setWordWrap(True)
        self._words = ""

    def tell(self, text: str, marks: Mapping[str, str], ink: str) -> None:
        """Show `text`; `marks` names words by themselves, wherever they stand; `ink` is their colour, as "#rrggbb"."""
        self._words = text
        found = [_pattern(word) for word in sorted(marks, key=len, reverse=True)]
        parts = re.split(f"({'|'.join(found)})", text) if found else [text]
        shown = [escape(part) for part in parts]
        for at in range(1, len(parts), 2):
            name = escape(marks[parts[at].replace("\u200b", "")])
            shown[at] = f'<a href="{name}" style="color: {ink}; text-decoration: underline">{shown[at]}</a>'
        self.setText(f'<span style="white-space: pre-wrap">{"".join(shown)}</span>' if text else "")

    def clear(self) -> None:
        self._words = ""
        super().clear()

    def text(self) -> str:
        """The letters that are seen."""
        return self._words


def _pattern(word: str) -> str:
    """A word by itself, which may be broken by places where a line may end."""
    letters = "\u200b?".join(map(re.escape, word))
    return rf"\b{letters}\b" if word[0].isascii() and word[0].isalpha() else letters


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
