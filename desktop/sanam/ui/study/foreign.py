"""A replay of another program, as far as it can be followed: who played, with what, from which seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QVBoxLayout, QWidget

from sanam.decks.model import Deck
from sanam.matches.yrp import ForeignReplay, Player
from sanam.ui.text import fill, isolated, joined, number, plain_number, tr, when
from sanam.ui.widgets import button, label, panel, scrolled

#: The name of a card of a game by its code.
NameOf = Callable[[str, str], str]


class ForeignScreen(QWidget):
    """`kept(deck)`: a player's deck is to be put on the shelf; `left`."""

    kept = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("screen")
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(10)
        head = QHBoxLayout()
        back = button("", "chevron-left", kind="quiet", tip=tr("Back (Esc)"))
        back.clicked.connect(self.left)
        head.addWidget(back)
        self.title = label("", "title", wrap=True)
        head.addWidget(self.title, 1)
        column.addLayout(head)
        self.about = label("", wrap=True)
        column.addWidget(self.about)
        self.end = label("", "quiet", wrap=True)
        column.addWidget(self.end)
        self._players = QHBoxLayout()
        self._players.setSpacing(12)
        body = QWidget()
        body.setLayout(self._players)
        column.addWidget(scrolled(body), 1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_replay(self, file: str, replay: ForeignReplay, name_of: NameOf) -> None:
        """Show a replay; `file` is its name."""
        self.title.setText(isolated(file))
        self.about.setText("\n".join(_facts(replay)))
        self.end.setText(
            tr(
                "The answers are choices from menus that only the program has that wrote this file, so the duel cannot "
                "be followed further here. The decks can be kept and played."
            )
        )
        while (item := self._players.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for player in replay.players:
            self._players.addWidget(self._player(player, name_of), 1)

    def _player(self, player: Player, name_of: NameOf) -> QFrame:
        ground = panel()
        column = QVBoxLayout(ground)
        column.setContentsMargins(12, 10, 12, 10)
        column.addWidget(label(player.name or tr("A player without a name"), "heading", wrap=True))
        deck = player.deck
        if deck is None:
            column.addWidget(label(tr("The file has no deck of this player."), "quiet", wrap=True))
            column.addStretch(1)
            return ground
        counts = [len(copies) for copies in deck.piles.values() if copies]
        column.addWidget(label(fill(tr("{n} cards"), n=" + ".join(plain_number(n) for n in counts)), "quiet"))
        cards = QListWidget()
        cards.setAccessibleName(fill(tr("The deck of {name}"), name=isolated(player.name)))
        cards.addItems(_lines(deck, name_of))
        column.addWidget(cards, 1)
        keep = button(tr("Keep this deck"), "deck")
        keep.clicked.connect(lambda _=False: self.kept.emit(deck))
        keep.setEnabled(deck.total() > 0)
        column.addWidget(keep)
        return ground

    def keyPressEvent(self, event: QKeyEvent) -> None:  # Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _lines(deck: Deck, name_of: NameOf) -> list[str]:
    """The cards of a deck, each with its number, pile after pile."""
    counted = [Counter(deck.codes(pile)) for pile in deck.piles]
    words = "{n} × {card}"
    return [
        fill(words, n=plain_number(copies), card=isolated(name_of(deck.game, code)))
        for pile in counted
        for code, copies in pile.items()
    ]


def _facts(replay: ForeignReplay) -> list[str]:
    seed = " ".join(f"{word:x}" for word in replay.seed)
    begun = [
        fill(tr("{lp} Life Points"), lp=number(replay.lp)) if replay.lp else "",
        fill(tr("opening hand: {n}"), n=plain_number(replay.hand)) if replay.lp else "",
        fill(tr("cards drawn each turn: {n}"), n=plain_number(replay.draw)) if replay.lp else "",
    ]
    origin = [
        when(datetime.fromtimestamp(replay.written)) if replay.written else "",
        fill(tr("seed {seed}"), seed=isolated(seed)) if seed else "",
        fill(tr("scripted duel {script}"), script=isolated(replay.script)) if replay.script else "",
    ]
    given = [
        tr("%n answer(s) of the players", n=replay.answers),
        tr("%n message(s) shown", n=replay.shown) if replay.shown else "",
    ]
    return [joined(" · ", filter(None, line)) for line in (begun, origin, given) if any(line)]
