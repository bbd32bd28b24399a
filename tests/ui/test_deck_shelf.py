"""All decks on one page: found, opened, put into folders, tagged, thrown away and put back by mouse and keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from deck_person import LEFT, Person
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QDropEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QWidget
from window_driver import press, texts, until

from sanam.decks.files import read_deck, write_deck
from sanam.decks.model import Deck, make_deck
from sanam.matches.summary import Summary
from sanam.ui.decks.shelf.covers import COVER
from sanam.ui.decks.shelf.model import FOLDER, ID, NAME, RECORD, RULES, TAGS
from sanam.ui.decks.shelf.page import ShelfPage


def a_deck(path: Path, *, game: str = "yugioh", tags: tuple[str, ...] = (), **piles: list[str]) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_deck(replace(make_deck(game, piles, name=path.stem), tags=tags), path)
    return path


class Page:
    """Somebody at the list of all decks."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: ShelfPage = person.editor.shelf_page
        press(person.editor.bar.open)
        self.wait()

    def wait(self) -> None:
        until(lambda: self.page._job is None)
        QApplication.processEvents()

    def shown(self) -> list[str]:
        return [row.name for row in self.page.model.rows]

    def place(self, name: str, column: int = NAME) -> QPoint:
        at = self.shown().index(name)
        index = self.page.model.index(at, column)
        self.page.table.scrollTo(index)
        QApplication.processEvents()
        return self.page.table.visualRect(index).center()

    def click(self, name: str, *, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.mouseClick(self.page.table.viewport(), LEFT, keys, self.place(name))
        QApplication.processEvents()

    def double_click(self, name: str) -> None:
        self.click(name)
        QTest.mouseDClick(self.page.table.viewport(), LEFT, pos=self.place(name))
        QApplication.processEvents()

    def cell(self, name: str, column: int) -> Any:
        return self.page.model.index(self.shown().index(name), column).data()

    def choose_folder(self, folder: str) -> None:
        item = self.page.tree._items[folder]
        QTest.mouseClick(self.page.tree.viewport(), LEFT, pos=self.page.tree.visualItemRect(item).center())
        QApplication.processEvents()

    def type(self, within: QWidget, text: str) -> None:
        """Into the cell that is being edited."""
        field = within.findChild(QLineEdit)
        assert field is not None and field.isVisible()
        field.selectAll()
        QTest.keyClicks(field, text)
        QTest.keyClick(field, Qt.Key.Key_Return)
        QApplication.processEvents()
        self.wait()


@pytest.fixture
def page(window: Callable[..., Any], data_dir: Path) -> Page:
    decks = data_dir / "decks"
    a_deck(decks / "Reeds.sanam-deck", tags=("water", "first"), main=["900100001"] * 3)
    a_deck(decks / "Club" / "Kites.sanam-deck", tags=("air",), main=["900100002"])
    a_deck(decks / "Club" / "Old" / "Crew.sanam-deck", game="onepiece", leader=["OP99-001"])
    a_deck(decks / "Club" / "Plain.ydk", main=["900100003"])
    person = Person(window())
    person.editor.deck_files.ask_keep = lambda: False
    return Page(person)


def test_decks_are_found_by_folder_words_game_and_tag(page: Page) -> None:
    assert {"Crew", "Kites", "Plain", "Reeds", "River", "Sky"} <= set(page.shown())
    page.choose_folder("")
    assert page.shown() == ["Crew", "Kites", "Plain", "Reeds"]
    page.choose_folder("Club")
    assert page.shown() == ["Crew", "Kites", "Plain"]
    assert page.page.tree._items["Club"].text(1) == "3"
    page.choose_folder("Club/Old")
    assert page.shown() == ["Crew"]
    page.choose_folder("*")
    press(page.page.search)
    QTest.keyClicks(page.page.search, "CLUB kit")
    assert page.shown() == ["Kites"]
    page.page.search.clear()
    page.page.tag.setCurrentIndex(page.page.tag.findData("water"))
    assert page.shown() == ["Reeds"]
    page.page.tag.setCurrentIndex(0)
    page.page.game.setCurrentIndex(page.page.game.findData("onepiece"))
    page.choose_folder("")
    assert page.shown() == ["Crew"]
    page.choose_folder("*")
    assert page.cell("Crew", RULES) == "✕ Unknown cards"
    page.page.game.setCurrentIndex(0)
    assert page.cell("River", RULES) == "✓ Legal" and page.cell("Reeds", RULES) == "✕ Not legal"
    assert "minimum is 40" in page.page.model.index(page.shown().index("Reeds"), RULES).data(
        Qt.ItemDataRole.ToolTipRole
    )
    page.page.table.sortByColumn(TAGS, Qt.SortOrder.DescendingOrder)
    assert page.shown()[0] == "Reeds"


def test_a_deck_is_opened_by_double_click_and_by_enter(page: Page) -> None:
    page.double_click("Kites")
    assert page.person.deck.name == "Kites"
    assert page.person.editor.pages.currentWidget() is page.person.editor.table
    press(page.person.editor.bar.open)
    page.wait()
    assert page.page.chosen() == [str(page.person.editor.document.path)]
    page.click("Reeds")
    QTest.keyClick(page.page.table, Qt.Key.Key_Return)
    assert page.person.deck.name == "Reeds"
    press(page.person.editor.bar.open)
    QTest.keyClick(page.page.search, Qt.Key.Key_Escape)
    assert page.person.editor.pages.currentWidget() is page.person.editor.table


def test_a_folder_is_made_named_and_filled_by_dragging(page: Page, data_dir: Path) -> None:
    page.choose_folder("Club")
    press(page.page.new_folder)
    page.type(page.page.tree, "Finals")
    assert (data_dir / "decks" / "Club" / "Finals").is_dir()
    page.choose_folder("*")
    tree, mime = page.page.tree, QMimeData()
    row = page.shown().index("Reeds")
    mime = page.page.model.mimeData([page.page.model.index(row, NAME)])
    at = QPointF(tree.visualItemRect(tree._items["Club/Finals"]).center())
    drop = QDropEvent(at, Qt.DropAction.MoveAction, mime, LEFT, Qt.KeyboardModifier.NoModifier)
    tree.dropEvent(drop)
    page.wait()
    assert (data_dir / "decks" / "Club" / "Finals" / "Reeds.sanam-deck").is_file()
    assert page.cell("Reeds", FOLDER).replace("\u2068", "").replace("\u2069", "") == "Club / Finals"
    # A name that a folder cannot have changes nothing and is told.
    page.choose_folder("Club/Finals")
    press(page.page.rename_folder)
    page.type(tree, "a/b")
    assert "a/b" in texts(page.person.window) and (data_dir / "decks" / "Club" / "Finals").is_dir()


def test_what_is_renamed_or_moved_stays_the_deck_that_is_open(page: Page, data_dir: Path) -> None:
    page.double_click("Reeds")
    press(page.person.editor.bar.open)
    page.wait()
    page.click("Reeds")
    press(page.page.rename)
    page.type(page.page.table, "Rushes")
    path = data_dir / "decks" / "Rushes.sanam-deck"
    assert read_deck(path).name == "Rushes" and not (data_dir / "decks" / "Reeds.sanam-deck").exists()
    document = page.person.editor.document
    assert (document.path, document.deck.name, document.is_changed) == (path, "Rushes", False)
    page.click("Rushes")
    page.page.table.edit(page.page.model.index(page.shown().index("Rushes"), TAGS))
    page.type(page.page.table, "finals, water")
    assert read_deck(path).tags == document.deck.tags == ("finals", "water")
    page.choose_folder("Club")
    press(page.page.rename_folder)
    page.type(page.page.tree, "Team")
    page.choose_folder("*")
    page.click("Rushes")
    page.page.deeds.move(page.page.chosen(), "Team")
    page.wait()
    assert document.path == data_dir / "decks" / "Team" / "Rushes.sanam-deck" and not document.is_changed
    assert "Team" in [entry.rpartition("/")[0].rpartition("/")[2] for entry in _ids(page)]


def _ids(page: Page) -> list[str]:
    return [str(page.page.model.index(at, NAME).data(ID)) for at in range(page.page.model.rowCount())]


def test_what_is_thrown_away_is_put_back_with_one_click(page: Page, data_dir: Path) -> None:
    page.double_click("Kites")
    document = page.person.editor.document
    press(page.person.editor.bar.open)
    page.wait()
    page.choose_folder("Club")
    press(page.page.delete_folder)
    page.wait()
    assert not (data_dir / "decks" / "Club").exists()
    assert "Kites" not in page.shown() and document.path is None and document.is_changed
    page.choose_folder("*")
    page.click("Reeds")
    QTest.keyClick(page.page.table, Qt.Key.Key_Delete)
    page.wait()
    assert page.shown().count("Reeds") == 0
    boxes = page.person.window.notices._boxes()
    for box in boxes:
        press(next(made for made in box.findChildren(QPushButton) if made.text() == "Restore"))
        page.wait()
    assert {"Kites", "Reeds", "Crew", "Plain"} <= set(page.shown())
    assert (data_dir / "decks" / "Club" / "Old" / "Crew.sanam-deck").is_file()


def test_starter_decks_stay_where_they_are(page: Page) -> None:
    page.choose_folder("*starters")
    page.click(page.shown()[0])
    assert page.page.open.isEnabled()
    assert not (page.page.delete.isEnabled() or page.page.rename.isEnabled() or page.page.move_to.isEnabled())
    before = page.shown()
    QTest.keyClick(page.page.table, Qt.Key.Key_Delete)
    page.wait()
    assert page.shown() == before


def test_a_deck_saved_in_a_folder_is_saved_there_again(page: Page, data_dir: Path) -> None:
    page.double_click("Kites")
    editor = page.person.editor
    editor.document.add("900100001", "main", "add")
    press(editor.bar.save)
    assert len(read_deck(data_dir / "decks" / "Club" / "Kites.sanam-deck").codes("main")) == 2


def test_two_hundred_decks_are_listed_without_stopping_the_window(page: Page, data_dir: Path) -> None:
    deck = Deck(game="yugioh", name="Many")
    for number in range(200):
        folder = data_dir / "decks" / f"F{number % 7}"
        folder.mkdir(exist_ok=True)
        write_deck(deck, folder / f"Many {number}.sanam-deck")
    before = len(page.shown())
    page.page.refresh()
    assert page.page._job is not None  # the window goes on meanwhile
    page.wait()
    assert len(page.shown()) == before + 200


def test_the_list_shows_covers_and_what_was_played_with_each_deck(page: Page) -> None:
    def over(winner: int | None) -> Summary:
        return Summary(
            id="m",
            game="yugioh",
            names=["Ana", "Computer"],
            deck_names=["Reeds", "Sky"],
            played_by=["", "easy"],
            public={"finished": {"winner": winner}},
        )

    page.page.shelf.finished = lambda: [over(0), over(0), over(1), over(None)]
    page.page.refresh()
    page.wait()
    assert page.cell("Reeds", RECORD) == "2 – 1, drawn: 1" and page.cell("Kites", RECORD) == ""
    index = page.page.model.index(page.shown().index("Reeds"), RECORD)
    assert "against \u2068Sky\u2069: 2 – 1, drawn: 1" in index.data(Qt.ItemDataRole.ToolTipRole)
    page.page.model.sort(RECORD, Qt.SortOrder.DescendingOrder)
    assert page.shown()[0] == "Reeds"
    cover = page.page.model.index(0, NAME).data(Qt.ItemDataRole.DecorationRole)
    assert isinstance(cover, QPixmap) and cover.deviceIndependentSize().toSize() == COVER
    unknown = page.page.model.index(page.shown().index("Crew"), NAME).data(Qt.ItemDataRole.DecorationRole)
    assert unknown is not None


def test_a_deck_keeps_what_was_played_with_it_under_another_name(page: Page, data_dir: Path) -> None:
    def over(**more: Any) -> Summary:
        names, finished = ["Ana", "Bo"], {"finished": {"winner": 0}}
        return Summary(id="m", game="yugioh", names=names, deck_names=["Reeds", "Sky"], public=finished, **more)

    shelf, reeds = page.page.shelf, str(data_dir / "decks" / "Reeds.sanam-deck")
    shelf.finished = lambda: [over(), over(deck_ids=[shelf.identity(reeds), "starter:sky"])]
    reeds = shelf.rename(reeds, "Rushes")
    page.page.went.emit(data_dir / "decks" / "Reeds.sanam-deck", Path(reeds))
    page.page.deeds.call_folder("Club", "Society")
    page.page.refresh()
    page.wait()
    assert page.cell("Rushes", RECORD) == "2 – 0"
    a_deck(data_dir / "decks" / "Reeds.sanam-deck", main=["900100001"])  # another deck takes the name
    assert shelf.row(reeds).name == "Rushes"
    assert {row.name: row.record.played for row in shelf.rows() if row.name in ("Rushes", "Sky")} == {
        "Rushes": 2,
        "Sky": 2,
    }


def test_a_card_of_the_deck_is_its_cover(page: Page, data_dir: Path) -> None:
    shelf, reeds = page.page.shelf, str(data_dir / "decks" / "Reeds.sanam-deck")
    write_deck(make_deck("yugioh", {"main": ["900100001"] * 3 + ["900100002"]}, name="Reeds"), Path(reeds))
    page.page.opened.emit(reeds)
    editor, other = page.person.editor, shelf.catalogue.card("yugioh", "900100002")
    before = shelf.row(reeds).cover
    tile = page.person.tile("main", other.name)
    QApplication.sendEvent(
        tile, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), tile.mapToGlobal(QPoint(5, 5)))
    )
    menu = tile.findChildren(QMenu)[-1] if tile.findChildren(QMenu) else editor.piles.findChildren(QMenu)[-1]
    action = next(one for one in menu.actions() if one.text() == "Use as cover")
    assert not action.isChecked()
    action.trigger()
    menu.close()
    assert editor.document.deck.cover == "900100002" and editor.bar.save.isEnabled()
    press(editor.bar.save)
    assert read_deck(Path(reeds)).cover == "900100002"
    after = shelf.row(reeds).cover
    assert after is not None and after != before and after.name == other.name
    assert shelf.faces(replace(editor.document.deck, cover="1"))[0] == before  # a card that is not there is no cover


def test_the_cards_screen_says_which_decks_have_a_card_and_opens_one(page: Page) -> None:
    window = page.person.window
    window.show_screen("cards")
    cards = window.cards
    cards.set_game("yugioh")
    cards.show_card("900100002")
    until(lambda: not cards.detail.uses.isHidden())
    assert cards.detail.uses.toolTip() == "\u2068Kites\u2069"
    (act,) = cards.detail.uses_menu().actions()
    act.trigger()
    assert page.person.deck.name == "Kites" and window.editor.isVisible()
    cards.show_card("900100007")
    until(lambda: cards.detail._uses_job is None)
    assert cards.detail.uses.isHidden()
