"""The help page of the query language: every line is an example that can be clicked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sanam import games
from sanam.ui.text import fill, say, tr
from sanam.ui.widgets import button, empty, label, scrolled


def examples(game: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Sections of (query, what it finds) for a game."""
    names = [
        ("dragon", tr("names that contain this, in any language and spelling")),
        ("dark dragon", tr("names that contain both words")),
        ('"dark dragon"', tr("names that contain this exact phrase")),
        ('text:"draw 1 card"', tr("texts that contain this")),
    ]
    joined = [
        ("-dragon", tr("cards for which this is not true")),
        ("dragon or fiend", tr("cards for which either is true")),
        ("(dragon or fiend) -dark", tr("parentheses group conditions")),
        ("lang:th", tr("cards with a text in this language")),
        ("hand:yes", tr("cards whose effect is applied by hand")),
        ("have>=1", tr("cards of which you own one or more")),
        ("have=0", tr("cards you do not own")),
    ]
    fields = [(query, say(words)) for query, words in games.get(game).search.examples]
    return [(tr("Words"), names), (tr("Fields"), fields), (tr("Combined"), joined)]


class QueryHelp(QWidget):
    """`wanted(query)` when an example is clicked; `closed` when the page is done with."""

    wanted = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(label(tr("How to search"), "heading"))
        head.addStretch(1)
        self.close_button = button("", "close", kind="quiet", tip=tr("Close the help"))
        self.close_button.clicked.connect(self.closed)
        head.addWidget(self.close_button)
        column.addLayout(head)
        column.addWidget(label(tr("Click an example to try it."), "quiet", wrap=True))
        self._body = QWidget()
        self._lines = QVBoxLayout(self._body)
        self._lines.setContentsMargins(0, 0, 8, 0)
        self._lines.setSpacing(3)
        column.addWidget(scrolled(self._body), 1)
        self.examples: list[QPushButton] = []
        self._game = ""

    def set_game(self, game: str) -> None:
        """The examples for this game."""
        if game == self._game:
            return
        self._game = game
        empty(self._lines)
        self.examples = []
        for title, lines in examples(game):
            self._lines.addWidget(label(title, "section"))
            for query, words in lines:
                made = button(query)
                made.setStyleSheet("text-align: left; padding: 4px 10px;")
                made.setAccessibleName(fill(tr("Search for {query}: {words}"), query=query, words=words))
                made.clicked.connect(lambda _=False, query=query: self.wanted.emit(query))
                self._lines.addWidget(made)
                self._lines.addWidget(label(words, "quiet", wrap=True))
                self.examples.append(made)
        self._lines.addStretch(1)
