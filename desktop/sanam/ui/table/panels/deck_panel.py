"""The deck list of whoever looks at the table, beside the board: how many copies of each card are left."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from sanam import games
from sanam.decks.shape import home_pile
from sanam.engine.own_list import Listed
from sanam.ui.decks.words import pile_words
from sanam.ui.plain import plain
from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, plain_number, tr
from sanam.ui.theme import color

CARD, LEFT = range(2)
_CODE = Qt.ItemDataRole.UserRole


class DeckPanel(QTreeWidget):
    """Cards by pile, each with how many are left of how many. `pointed(code)`: one is looked at."""

    pointed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("My deck: what is left in it"))
        self.setColumnCount(2)
        self.setHeaderLabels([tr("Card"), tr("Left")])
        self.headerItem().setToolTip(LEFT, plain(self._meaning()))
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(0)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(CARD, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(LEFT, QHeaderView.ResizeMode.ResizeToContents)
        self._wanted = ""
        self._shown: tuple[object, ...] = ()
        #: The lines of cards, by code.
        self.lines: dict[str, QTreeWidgetItem] = {}
        self.itemEntered.connect(self._point)
        self.currentItemChanged.connect(self._point)

    @staticmethod
    def _meaning() -> str:
        return tr("Copies in your decks, or face-down where you may not know which card is which")

    def _point(self, item: QTreeWidgetItem | None, _: object = None) -> None:
        code = item.data(CARD, _CODE) if item is not None else None
        if code:
            self.pointed.emit(code)

    def forget(self) -> None:
        """Show nothing of whoever looked."""
        self.clear()
        self.lines = {}
        self._shown = ()

    def tell(self, controller: TableController) -> None:
        """Show the list at the moment on the screen."""
        listed, book, game = controller.shown.deck_list(), controller.book, controller.match.game
        named = sorted((book.name(one.code).casefold(), one) for one in listed)
        if self._shown == (controller.seat, named):
            return
        self._shown = (controller.seat, named)
        here = self.verticalScrollBar().value()
        self.clear()
        self.lines = {}
        by_pile: dict[str, list[Listed]] = {pile: [] for pile in games.get(game).decks.pile_ids}
        for _, one in named:
            by_pile[home_pile(game, book.data(one.code))].append(one)
        for pile, cards in by_pile.items():
            if cards:
                self._add_pile(pile_words(game, pile), cards, controller)
        self.expandAll()
        self.look_for(self._wanted)
        self.verticalScrollBar().setValue(here)

    def _add_pile(self, name: str, cards: list[Listed], controller: TableController) -> None:
        head = QTreeWidgetItem([name, _of(sum(one.left for one in cards), sum(one.copies for one in cards))])
        font = head.font(CARD)
        font.setBold(True)
        for column in (CARD, LEFT):
            head.setFont(column, font)
            head.setBackground(column, QColor(color("panel")))
        head.setTextAlignment(LEFT, Qt.AlignmentFlag.AlignCenter)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.addTopLevelItem(head)
        for one in cards:
            said = isolated(controller.book.name(one.code))
            item = QTreeWidgetItem([said, _of(one.left, one.copies)])
            item.setData(CARD, _CODE, one.code)
            tip = fill(tr("{card}: {left} of {copies} left"), card=said, left=one.left, copies=one.copies)
            item.setToolTip(CARD, plain(tip))
            if not one.left:
                for column in (CARD, LEFT):
                    item.setForeground(column, QColor(color("quiet")))
            item.setTextAlignment(LEFT, Qt.AlignmentFlag.AlignCenter)
            head.addChild(item)
            self.lines[one.code] = item

    def look_for(self, words: str) -> None:
        """Show only cards with these words in their names; "" for all."""
        self._wanted = words.casefold().strip()
        for item in self.lines.values():
            item.setHidden(self._wanted not in item.text(CARD).casefold())


def _of(left: int, copies: int) -> str:
    return fill(tr("{left} / {copies}"), left=plain_number(left), copies=plain_number(copies))
