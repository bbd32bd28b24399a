"""A legal deck of each game from an empty one: built, saved, opened again, changed, undone and printed by mouse."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from deck_person import Person, put_cards
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from window_driver import press, until

from sanam.decks.files import read_deck
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.ui.decks.printings import PrintingDialog
from sanam.ui.decks.shelf.model import NAME

SAILORS = [
    OnePieceCard(code=f"OP99-{at:03}", name=f"Sailor {at}", category="character", colours=("red",), cost=at % 7)
    for at in range(2, 15)
]
CAPTAIN = OnePieceCard(code="OP99-001", name="Captain", category="leader", colours=("red",), life=5, power=5000)
SEALS = [SummonerCard(name=f"Seal {at}", family="seal", level=1 + at % 2, elements=("fire",)) for at in range(3)]
MYSTICS = [SummonerCard(name=f"Mystic {at}", family="mystic", mystic_kind="PA", duration=1) for at in range(3)]


@pytest.fixture
def person(window: Callable[..., Any]) -> Person:
    made = Person(window())
    made.editor.deck_files.ask_keep = lambda: False
    put_cards(made.window, "onepiece", [CAPTAIN, *SAILORS], {"OP99-002": [("OP99-002", "C"), ("OP99-002_p1", "SR")]})
    put_cards(made.window, "summoner-master", [*SEALS, *MYSTICS], {"Seal 0": [("SM-1", "C"), ("SM-1_p1", "R")]})
    return made


def begin(person: Person, game: str) -> None:
    """A new deck of a game, by the choice above it."""
    combo = person.editor.bar.game
    combo.setCurrentIndex(combo.findData(game))
    combo.activated.emit(combo.currentIndex())
    press(person.editor.bar.new)
    # New decks hold nothing but the DON!! cards, which are the same for everybody.
    assert person.deck.game == game and person.deck.total() == len(person.deck.piles.get("don", ()))


def put_in(person: Person, words: str, copies: int) -> None:
    """Search a card and take the first that is found, so often."""
    person.search(words)
    for _ in range(copies):
        QTest.keyClick(person.editor.results.field, Qt.Key.Key_Return)


def finish(person: Person, name: str, data_dir: Path, code: str) -> None:
    """Save, open from the list of all decks, choose a printing if there are several, undo, print."""
    editor = person.editor
    assert editor.bar.verdict.text() == "✓ Legal"
    press(editor.bar.name)
    QTest.keyClicks(editor.bar.name, name)
    press(editor.bar.save)
    path = data_dir / "decks" / f"{name}.sanam-deck"
    whole = read_deck(path)
    assert whole == person.deck
    press(editor.bar.new)
    press(editor.bar.open)
    page = editor.shelf_page
    until(lambda: page._job is None)
    QTest.keyClicks(page.search, name)
    index = page.model.index(0, NAME)
    at = page.table.visualRect(index).center()
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    press(page.open)
    assert person.deck == whole and not editor.document.is_changed
    if editor.source.printings(code)[1:]:
        tile = next(tile for (_, of), tile in editor.piles.tiles.items() if of == code)
        editor.piles.ensureWidgetVisible(tile)
        QTest.mouseMove(tile, tile.rect().center())
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.rect().center())
        until(lambda: editor.side.card.code == code and editor.side.card.printings.isVisible())
        press(editor.side.card.printings)
        dialog = editor.findChild(PrintingDialog)
        assert dialog is not None
        press(dialog.rows[-1].more)
        press(dialog.done_button)
        chosen = person.deck
        assert chosen != whole
        press(editor.bar.undo)
        assert person.deck == whole
        press(editor.bar.redo)
        press(editor.bar.save)
        assert read_deck(path) == chosen
    press(editor.bar.more)
    menu = next(menu for menu in editor.findChildren(QMenu) if menu.isVisible())
    next(action for action in menu.actions() if action.text() == "Print sheets").trigger()
    menu.close()
    sheets = person.window.sheets
    assert sum(card.copies for card in sheets._cards) == whole.total()
    assert sheets.sheet is not None and sheets.sheet.copies == whole.total()


def test_yugioh(person: Person, data_dir: Path) -> None:
    begin(person, "yugioh")
    catalogue = person.window.catalogue
    names = [card.name for card in catalogue.all_cards("yugioh") if card.kind == "spell"][:14]
    for name in names:
        put_in(person, f'"{name}"', 3)
    assert len(person.deck.codes("main")) == 42
    finish(person, "Only spells", data_dir, person.deck.codes("main")[0])


def test_one_piece(person: Person, data_dir: Path) -> None:
    begin(person, "onepiece")
    put_in(person, "captain", 1)
    for card in SAILORS[:12]:
        put_in(person, f"code:{card.code}", 4)
    put_in(person, f"code:{SAILORS[12].code}", 2)
    assert person.deck.codes("don") == ("DON",) * 10
    finish(person, "Crew", data_dir, "OP99-002")


def test_summoner_master(person: Person, data_dir: Path) -> None:
    begin(person, "summoner-master")
    editor = person.editor
    editor.bar.edition.setCurrentIndex(editor.bar.edition.findData("beginner"))
    editor.bar.edition.activated.emit(editor.bar.edition.currentIndex())
    for card in SEALS:
        put_in(person, f'"{card.name}"', 4)
    for card in MYSTICS:
        put_in(person, f'"{card.name}"', 2)
    finish(person, "Seals", data_dir, "Seal 0")
