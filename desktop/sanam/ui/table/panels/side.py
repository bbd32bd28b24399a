"""Side-decking: two piles and counts that cannot lie. A click or a drag moves a card; Done answers."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from sanam.engine.session import Session
from sanam.ui.table.board.card_grid import CardGrid, Shown
from sanam.ui.table.board.pictures import Pictures
from sanam.ui.table.seat.card_book import CardBook
from sanam.ui.text import fill, isolated, tr
from sanam.ui.widgets import button, label, panel, set_tone


class SideScreen(QWidget):
    """One question of side-decking for the seat that is asked: which cards are in the Side Deck now."""

    done = Signal(list)
    pointed = Signal(str)
    clear_undo = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.codes: list[str] = []  # of the cards that are asked about, by option
        self.side: list[int] = []
        self.began: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        self.title = label("", "title", wrap=True)
        column.addWidget(self.title)
        self.words = label("", "quiet", wrap=True)
        column.addWidget(self.words)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.deck_title, self.deck, deck_box = self._pile()
        self.side_title, self.board, side_box = self._pile()
        row.addWidget(deck_box, 3)
        row.addWidget(side_box, 2)
        column.addLayout(row, 1)
        foot = QHBoxLayout()
        self.state = label("", wrap=True)
        foot.addWidget(self.state, 1)
        self.reset = button(tr("As it was"), "undo")
        self.reset.clicked.connect(self._restore)
        foot.addWidget(self.reset)
        self.done_button = button(tr("Done"), "check", kind="prompt", big=True)
        self.done_button.setObjectName("side-done")
        self.done_button.clicked.connect(lambda: self.done.emit(list(self.side)))
        foot.addWidget(self.done_button)
        column.addLayout(foot)
        self.deck.clicked.connect(lambda key: self.move_card(int(key), True))
        self.board.clicked.connect(lambda key: self.move_card(int(key), False))
        self.board.dropped.connect(lambda key: self.move_card(int(key), True))
        self.deck.dropped.connect(lambda key: self.move_card(int(key), False))
        self.board.accepts = lambda key: key.isdigit() and int(key) not in self.side
        self.deck.accepts = lambda key: key.isdigit() and int(key) in self.side

    def _pile(self) -> tuple[QLabel, CardGrid, QFrame]:
        box = panel()
        column = QVBoxLayout(box)
        column.setContentsMargins(12, 10, 12, 10)
        title = label("", "heading")
        column.addWidget(title)
        grid = CardGrid(74, draggable=True)
        grid.pointed.connect(self._point)
        holder = QWidget()
        holder.setObjectName("body")
        inner = QVBoxLayout(holder)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(grid)
        inner.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(holder)
        column.addWidget(area, 1)
        return title, grid, box

    def _point(self, key: str) -> None:
        if self.codes:  # the pointer may still enter a card that is already forgotten
            self.pointed.emit(self.codes[int(key)])

    def use(self, pictures: Pictures) -> None:
        self.deck.pictures = self.board.pictures = pictures

    def ask(self, match: Session, book: CardBook, name: str) -> None:
        """Put the open question. Its options are its seat's own cards: showing them tells nobody anything new."""
        choice = match.choice
        assert choice is not None
        self.book = book
        cards = [option.card for option in choice.options]
        self.codes = [(match.own(card) if card is not None else None) or "" for card in cards]
        self.extra = choice.params.get("pile") == "extra"
        self.began = [i for i, option in enumerate(choice.options) if option.value]
        self.side = list(self.began)
        self.wanted = choice.least
        self.title.setText(fill(tr("{name}: Side Deck"), name=isolated(name)))
        self.words.setText(
            tr("Exchange Extra Deck monsters, one for one. A click or a drag moves a card.")
            if self.extra
            else tr("Exchange cards between Main Deck and Side Deck, one for one. A click or a drag moves a card.")
        )
        self._show()

    def forget(self) -> None:
        """Show no card of anybody."""
        self.codes, self.side, self.began = [], [], []
        for pile in (self.deck, self.board):
            pile.show_cards([])
        for part in (self.title, self.words, self.deck_title, self.side_title, self.state):
            part.clear()

    def move_card(self, option: int, into_side: bool) -> None:
        """Move one card to the other pile."""
        if into_side and option not in self.side:
            self.side.append(option)
        elif not into_side and option in self.side:
            self.side.remove(option)
        self._show()

    def _restore(self) -> None:
        self.side = list(self.began)
        self._show()

    def _show(self) -> None:
        number = len(self.codes)

        def order(option: int) -> tuple[int, str, int]:
            code = self.codes[option]
            data = self.book.data(code)
            kinds = {"monster": 0, "spell": 1, "trap": 2}
            return (kinds.get(data.kind, 3) if data else 3, self.book.name(code) if data else "", option)

        def shown(option: int, other: bool) -> Shown:
            code = self.codes[option]
            return Shown(str(option), code, self.book.name(code), "other" if other else "")

        inside = sorted(self.side, key=order)
        rest = sorted((i for i in range(number) if i not in self.side), key=order)
        self.board.show_cards([shown(i, i not in self.began) for i in inside])
        self.deck.show_cards([shown(i, i in self.began) for i in rest])
        main = number - self.wanted
        word = tr("Extra Deck: {n} of {size}") if self.extra else tr("Main Deck: {n} of {size}")
        self.deck_title.setText(fill(word, n=len(rest), size=main))
        self.side_title.setText(fill(tr("Side Deck: {n} of {size}"), n=len(inside), size=self.wanted))
        ready = len(inside) == self.wanted
        moved = len([i for i in inside if i not in self.began])
        self.done_button.setEnabled(ready)
        self.reset.setEnabled(inside != sorted(self.began, key=order))
        if ready:
            self.state.setText(tr("%n card(s) exchanged.", None, moved) if moved else tr("Nothing exchanged."))
            set_tone(self.state, "good" if moved else "")
        else:
            lacking = self.wanted - len(inside)
            self.state.setText(
                tr("%n more card(s) into the Side Deck.", None, lacking)
                if lacking > 0
                else tr("%n card(s) too many in the Side Deck.", None, -lacking)
            )
            set_tone(self.state, "wait")
