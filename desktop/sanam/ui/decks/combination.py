"""The exact odds of drawing groups of cards together: at least so many of these, and so many of those."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field

from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from sanam import games
from sanam.decks.odds import Wish, all_in_opening, opening_of
from sanam.decks.shape import NONE, group_key, values
from sanam.ui.decks.card_source import CardSource
from sanam.ui.decks.document import Document
from sanam.ui.decks.words import field_words, group_words, percent
from sanam.ui.plain import caption
from sanam.ui.text import fill, isolated, joined, tr
from sanam.ui.widgets import button, empty, label, spin_box

#: Groups at once, and the names of cards of a group that are written out.
MOST, NAMED = 4, 6


@dataclass
class Group:
    """At least `least` cards of `codes`; `name` is what it is called, "" for cards that were chosen one by one."""

    codes: list[str] = field(default_factory=list)
    least: int = 1
    name: str = ""


class Combination(QWidget):
    """Groups of cards of the document's deck; `code` is the card in focus, which can be put into one."""

    def __init__(self, document: Document, source: CardSource) -> None:
        super().__init__()
        self._document, self._source = document, source
        self.code = ""
        self.groups: list[Group] = []
        self._game = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(label(tr("Drawn together"), "section"), 1)
        self.add_button = button(tr("Add a group"), "plus", kind="quiet")
        self.add_button.clicked.connect(self._offer)
        head.addWidget(self.add_button)
        column.addLayout(head)
        self._rows = QVBoxLayout()
        column.addLayout(self._rows)
        self.said = label("", wrap=True)
        column.addWidget(self.said)
        document.moved.connect(self._moved)

    def _keep_up(self) -> None:
        """What a group is called says which cards of the deck are in it, also after the deck has changed."""
        if any(one.name for one in self.groups):
            named = {one.name: one.codes for _, groups in self.offered() for one in groups}
            for one in self.groups:
                if one.name:
                    one.codes = list(named.get(one.name, ()))

    def _moved(self) -> None:
        """Maybe another deck: groups without any of its cards are dropped."""
        self._keep_up()
        there = set(self._document.deck.all_codes())
        kept = [one for one in self.groups if there & set(one.codes)]
        if kept != self.groups:
            self.groups = kept
            self.show_groups()

    def offered(self) -> list[tuple[str, list[Group]]]:
        """The groups that the deck's cards make, by what they are grouped by."""
        deck, cards = self._document.deck, self._document.cards
        drawn = list(dict.fromkeys(code for pile in opening_of(deck).draws for code in deck.codes(pile)))
        found: list[tuple[str, list[Group]]] = []
        for known in games.get(deck.game).decks.fields:
            by_value: dict[str, list[str]] = {}
            for code in drawn:
                for value in values(deck.game, cards.get(code), known.id) or (NONE,):
                    by_value.setdefault(value, []).append(code)
            ordered = sorted(by_value, key=functools.partial(group_key, deck.game, known.id))
            named = [Group(by_value[value], 1, self._called(known.id, value)) for value in ordered if value != NONE]
            if len(named) > 1:
                found.append((field_words(deck.game, known.id), named))
        return found

    def _called(self, field: str, value: str) -> str:
        words = group_words(self._document.deck.game, value)
        if value.isdigit():
            return fill(tr("{field} {n}"), field=field_words(self._document.deck.game, field), n=words)
        return words

    def _offer(self) -> None:
        menu = QMenu(self)
        name = self._source.name(self.code) if self.code else ""
        if name:
            menu.addAction(caption(name)).triggered.connect(lambda: self.add(Group([self.code])))
        for title, groups in self.offered():
            inside = menu.addMenu(caption(title))
            for one in groups:
                inside.addAction(caption(one.name)).triggered.connect(lambda _=False, of=one: self.add(of))
        menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    def add(self, group: Group) -> None:
        """Ask for one group more."""
        if len(self.groups) < MOST:
            self.groups.append(Group(list(group.codes), group.least, group.name))
            self.show_groups()

    def show_groups(self) -> None:
        """Make a row for each group, and count anew."""
        empty(self._rows)
        for at, one in enumerate(self.groups):
            self._rows.addWidget(self._row(at, one))
        self.refresh()

    def _row(self, at: int, one: Group) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        least = spin_box()
        least.setRange(1, 9)
        least.setValue(one.least)
        least.setAccessibleName(tr("At least so many"))
        least.valueChanged.connect(lambda now: self._set_least(at, now))
        names = [isolated(self._source.name(code)) for code in one.codes[:NAMED]]
        words = one.name or joined(", ", [*names, *(["…"] if len(one.codes) > NAMED else [])])
        more = button("", "plus", kind="quiet", tip=tr("Add the card in focus to this group"))
        more.clicked.connect(lambda: self.join(at))
        gone = button("", "close", kind="quiet", tip=tr("Remove this group"))
        gone.clicked.connect(lambda: self._drop(at))
        row.addWidget(least)
        row.addWidget(label(words, wrap=True), 1)
        row.addWidget(more)
        row.addWidget(gone)
        return box

    def _set_least(self, at: int, least: int) -> None:
        self.groups[at].least = least
        self.refresh()

    def join(self, at: int) -> None:
        """Put the card in focus into a group."""
        one = self.groups[at]
        if self.code and self.code not in one.codes:
            one.codes.append(self.code)
            one.name = ""
            self.show_groups()

    def _drop(self, at: int) -> None:
        del self.groups[at]
        self.show_groups()

    def refresh(self) -> None:
        """Say the odds of the deck as it is now."""
        deck = self._document.deck
        if deck.game != self._game:
            self._game = deck.game
            self.groups = []
            empty(self._rows)
        self._keep_up()
        self.add_button.setEnabled(len(self.groups) < MOST)
        self.said.setVisible(bool(self.groups))
        if not self.groups:
            return
        wishes = [Wish(tuple(one.codes), one.least) for one in self.groups]
        pile = next(iter(opening_of(deck).draws))
        later = [(draws, float(all_in_opening(deck, wishes, {pile: draws}))) for draws in (0, 1, 3, 5)]
        parts = [fill(tr("the opening hand {chance}"), chance=percent(later[0][1]))]
        for draws, chance in later[1:]:
            words = tr("%n draw(s) later", n=draws)
            parts.append(fill(tr("{when} {chance}"), when=words, chance=percent(chance)))
        self.said.setText(fill(tr("All of it: {odds}"), odds=joined(", ", parts)))
