"""A deck built from nothing by mouse alone and by keyboard alone, in each game, with every click and key counted.

The decks are those that come with the program. The figures stand in docs/clicks.md. A drag or a click counts as one
click and a double click as two; a letter that is typed counts as one key, and so do a key and one held with Ctrl.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from deck_person import Person
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from window_driver import press

from sanam import games
from sanam.decks.files import load_deck, read_deck
from sanam.decks.model import Deck
from sanam.decks.shape import home_pile
from sanam.ui.decks.hits import CODE

DOCUMENT = Path(__file__).parents[2] / "docs" / "clicks.md"
LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
ROW = "| {game} | {deck} | {cards} | {different} | {clicks} | {keys} |"


class Builder:
    """Builds a deck, and counts."""

    def __init__(self, person: Person, wanted: Deck) -> None:
        self.person, self.editor, self.wanted = person, person.editor, wanted
        self.clicks = self.keys = 0
        self.choose(self.editor.bar.game, wanted.game)
        edition = games.get(wanted.game).matches.edition_ids[0]
        if self.editor.bar.edition.currentData() != edition:
            self.choose(self.editor.bar.edition, edition)

    def choose(self, combo: Any, value: str) -> None:
        """An entry of a list: it is opened, and the entry pressed; by keyboard as many keys at most."""
        combo.setCurrentIndex(combo.findData(value))
        combo.activated.emit(combo.currentIndex())
        QApplication.processEvents()
        self.clicks += 2
        self.keys += 2

    def cards(self) -> dict[tuple[str, str], int]:
        """Copies by pile and code; what every new deck has is left out."""
        found: dict[tuple[str, str], int] = {}
        for pile in self.wanted.piles:
            for code in self.wanted.codes(pile):
                if code not in self.person.deck.codes(pile):
                    found[pile, code] = found.get((pile, code), 0) + 1
        return found

    def click(self, widget: QWidget, at: QPoint, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(widget, LEFT, keys, at)
        self.clicks += 1

    def key(self, widget: QWidget, key: Qt.Key, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(widget, key, keys)
        self.keys += 1

    def has(self, pile: str, code: str) -> int:
        return self.person.deck.codes(pile).count(code)

    def place(self, code: str) -> QPoint:
        """Where a card is among the results; scrolling with the wheel is no click."""
        view = self.editor.results.view
        for row in range(view.hits.rowCount()):
            index = view.hits.index(row)
            if index.data(CODE) == code:
                view.scrollTo(index)
                QApplication.processEvents()
                return view.visualRect(index).center()
        raise AssertionError(f"{code} is not shown")

    def belongs_elsewhere(self, pile: str, code: str) -> bool:
        """Whether a card goes to another pile by itself."""
        return home_pile(self.wanted.game, self.editor.document.catalogue.card(self.wanted.game, code)) != pile

    def by_mouse(self) -> None:
        ground = self.editor.results.view.viewport()
        for (pile, code), copies in self.cards().items():
            for _ in range(copies):
                if self.has(pile, code) >= copies:
                    break
                at = self.place(code)
                if self.belongs_elsewhere(pile, code):
                    self.person.drag(ground, at, self.person.pile_point(pile))
                    self.clicks += 1
                    continue
                keys = CTRL if copies - self.has(pile, code) > 1 else Qt.KeyboardModifier.NoModifier
                self.click(ground, at, keys)
                QTest.mouseDClick(ground, LEFT, keys, at)
                self.clicks += 1
                QApplication.processEvents()
            while self.has(pile, code) > copies:
                tile = next(tile for key, tile in self.editor.piles.tiles.items() if key == (pile, code))
                self.editor.piles.ensureWidgetVisible(tile)
                QApplication.processEvents()
                press(tile.fewer)
                self.clicks += 1
        press(self.editor.bar.save)
        self.clicks += 1

    def by_keyboard(self) -> None:
        field, view = self.editor.results.field, self.editor.results.view
        self.key(self.editor, Qt.Key.Key_F, CTRL)
        for (pile, code), copies in self.cards().items():
            self.type_until_first(code)
            elsewhere = self.belongs_elsewhere(pile, code)
            if elsewhere or copies == 2:
                self.key(field, Qt.Key.Key_Down)
                keys = Qt.KeyboardModifier.ShiftModifier if elsewhere else Qt.KeyboardModifier.NoModifier
                for _ in range(copies):
                    self.key(view, Qt.Key.Key_Return, keys)
                self.key(self.editor, Qt.Key.Key_F, CTRL)
            else:
                several = copies > 1
                self.key(field, Qt.Key.Key_Return, CTRL if several else Qt.KeyboardModifier.NoModifier)
                if self.has(pile, code) > copies:
                    self.key(field, Qt.Key.Key_Down)
                    while self.has(pile, code) > copies:
                        self.key(view, Qt.Key.Key_Minus)
                    self.key(self.editor, Qt.Key.Key_F, CTRL)
            self.key(field, Qt.Key.Key_Escape)
        self.key(self.editor, Qt.Key.Key_S, CTRL)

    def type_until_first(self, code: str) -> None:
        """Type the name of a card until it is the first that is found."""
        field, view = self.editor.results.field, self.editor.results.view
        for letter in self.editor.source.name(code):
            QTest.keyClicks(field, letter)
            self.keys += 1
            if view.hits.rowCount() and view.hits.index(0).data(CODE) == code:
                return
        raise AssertionError(f"{code} is not found first")


def starter(person: Person, game: str) -> Deck:
    """The first deck of a game that comes with the program."""
    return load_deck(games.get(game).starter.decks[0], person.window.catalogue)


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ids())
def test_a_deck_is_built_from_nothing_in_as_many_clicks_or_keys_as_the_document_says(
    window: Callable[..., Any], data_dir: Path, game: str
) -> None:
    person = Person(window())
    person.editor.deck_files.ask_keep = lambda: False
    wanted = starter(person, game)
    counted = []
    for way in (Builder.by_mouse, Builder.by_keyboard):
        press(person.editor.bar.new)
        builder = Builder(person, wanted)
        different = len(builder.cards())
        way(builder)
        built = read_deck(person.editor.document.path)
        assert {pile: sorted(built.codes(pile)) for pile in built.piles} == {
            pile: sorted(wanted.codes(pile)) for pile in wanted.piles
        }
        counted.append(builder.clicks if way is Builder.by_mouse else builder.keys)
    row = {
        "deck": wanted.name,
        "cards": wanted.total(),
        "different": different,
        "clicks": counted[0],
        "keys": counted[1],
    }
    line = ROW.format(game=person.editor.bar.game.currentText().strip("\u2068\u2069"), **row)
    assert line in DOCUMENT.read_text(encoding="utf-8"), line
    # One double click a card at least, and not a second for most.
    assert counted[0] < 3 * different + 10 and counted[1] < 12 * different
