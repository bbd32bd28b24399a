"""Somebody at the deck editor, with a mouse and a keyboard."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from window_driver import make_screens, press

from sanam.decks.model import Deck
from sanam.decks.reading import Reading
from sanam.ui.decks.editor import DeckEditor
from sanam.ui.decks.list_report import NEW

LEFT = Qt.MouseButton.LeftButton


class Person:
    """Somebody at the deck editor of a window."""

    def __init__(self, window: Any) -> None:
        self.window = window
        make_screens(window, "decks")
        window.show_screen("decks")
        window.activateWindow()
        QTest.qWaitForWindowActive(window)
        QApplication.processEvents()
        self.editor: DeckEditor = window.editor
        #: Lists that were shown before they were taken; each is taken as a new deck at once, until `looks` is set.
        self.shown: list[Reading] = []
        self.looks = False
        self._show = self.editor.deck_files.show_list
        self.editor.deck_files.show_list = self._take

    def _take(self, reading: Reading) -> None:
        self.shown.append(reading)
        if self.looks:
            self._show(reading)
        else:
            self.editor.deck_files.take_reading(reading, NEW)

    @property
    def deck(self) -> Deck:
        return self.editor.document.deck

    def search(self, words: str) -> None:
        field = self.editor.results.field
        press(field)
        field.selectAll()
        QTest.keyClicks(field, words)

    def found(self, name: str) -> tuple[QWidget, QPoint]:
        """Where a card lies among the results."""
        view = self.editor.results.view
        for row in range(view.hits.rowCount()):
            index = view.hits.index(row)
            if index.data() == name:
                view.scrollTo(index)
                QApplication.processEvents()
                return view.viewport(), view.visualRect(index).center()
        raise AssertionError(f"{name} is not found")

    def double_click(self, name: str) -> None:
        widget, at = self.found(name)
        QTest.mouseClick(widget, LEFT, pos=at)
        QTest.mouseDClick(widget, LEFT, pos=at)
        QApplication.processEvents()

    def drag(
        self,
        widget: QWidget,
        at: QPoint,
        target: QPoint,
        keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        """From a place in a widget to a global point, as a mouse moves; `keys` are held where it is let go."""
        start = widget.mapToGlobal(at)
        QTest.mousePress(widget, LEFT, pos=at)
        for part in range(1, 6):
            QTest.mouseMove(widget, widget.mapFromGlobal(start + (target - start) * part / 5))
            QApplication.processEvents()
            self._move(widget, start + (target - start) * part / 5)
        QTest.mouseRelease(widget, LEFT, keys, widget.mapFromGlobal(target))
        QApplication.processEvents()

    @staticmethod
    def _move(widget: QWidget, there: QPoint) -> None:
        """QTest.mouseMove holds no button; a drag does."""
        from PySide6.QtCore import QEvent, QPointF
        from PySide6.QtGui import QMouseEvent

        here = QPointF(widget.mapFromGlobal(there))
        moved = QMouseEvent(
            QEvent.Type.MouseMove, here, QPointF(there), Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(widget, moved)

    def pile_point(self, pile: str) -> QPoint:
        """A global point on a pile's heading, brought into view."""
        piles = self.editor.piles
        rect = piles.sections[pile].rect
        piles.ensureVisible(rect.left() + 40, rect.top() + 14, 10, 10)
        QApplication.processEvents()
        return piles.body.mapToGlobal(rect.topLeft() + QPoint(60, 14))

    def tile(self, pile: str, name: str) -> Any:
        for (in_pile, code), tile in self.editor.piles.tiles.items():
            card = self.editor.document.card(code)
            if in_pile == pile and (card.name if card else code) == name:
                self.editor.piles.ensureWidgetVisible(tile)
                QApplication.processEvents()
                return tile
        raise AssertionError(f"{name} is not in {pile}")


def put_cards(window: Any, game: str, cards: list[Any], prints: dict[str, list[tuple[str, str]]] | None = None) -> None:
    """Cards of a game in the catalogue, as an import leaves them; `prints`: (number, rarity) by code."""
    from sanam.catalogue.importing import Incoming, Print, Source, Steps, write

    source = Source(game=game, kind="json", file="cards.json", digest=game, language="en")
    incoming = [
        Incoming(
            card=card,
            language="en",
            prints=tuple(
                Print(set_id=number.partition("-")[0], number=number, set_name="First Voyage", rarity=rarity)
                for number, rarity in (prints or {}).get(card.key, [])
            ),
        )
        for card in cards
    ]
    write(window.catalogue, source, incoming, [], Steps(0, None, None))
    window.editor.cards_changed()
