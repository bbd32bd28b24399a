"""The help page of the query language: every line is an example that can be clicked."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from sanam.ui.text import fill, tr
from sanam.ui.widgets import button, label, scrolled


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
    fields = {
        "yugioh": [
            ("type:trap", tr("Trap Cards")),
            ("type:dragon attribute:light", tr("Type and Attribute")),
            ("icon:counter", tr("Spells and Traps by their icon")),
            ("trait:tuner level<=3", tr("a trait and a Level")),
            ("atk>=2000 def<1000", tr("numbers are compared")),
            ("atk:?", tr("a printed “?”")),
            ("number:LOB-*", tr("printed numbers that start like this")),
            ("-set:LOB", tr("not in this set")),
        ],
        "onepiece": [
            ("type:leader", tr("Leaders")),
            ("color:red color:green", tr("cards of both colours")),
            ("c:multi", tr("cards of several colours")),
            ("cost<=3 power>=5000", tr("numbers are compared")),
            ("counter=2000", tr("a counter of 2000")),
            ("attribute:slash", tr("an attribute")),
            ("-set:OP01 trigger:yes", tr("not in this set, with [Trigger]")),
        ],
        "summoner-master": [
            ("type:seal element:fire", tr("Seals of an element")),
            ("tribe:dragon at>=3", tr("a tribe and its At")),
            ("type:mystic target:ps", tr("Mystic Cards attached to a Seal")),
            ("mp<=2 lv:1", tr("Mp and Level")),
            ("interfere:yes", tr("cards with Interfere")),
            ("turns:infinity", tr("Mystic Cards that stay")),
            ("has:growth", tr("Seals with a Growth Box")),
        ],
    }
    return [(tr("Words"), names), (tr("Fields"), fields[game]), (tr("Combined"), joined)]


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
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
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
