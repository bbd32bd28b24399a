"""Printings, restriction lists and the cards one lacks, in the editor by mouse and keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from deck_person import Person, put_cards
from PIL import Image
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from window_driver import press, until

from sanam.catalogue.conf import import_conf
from sanam.decks.files import read_deck
from sanam.decks.model import Copy
from sanam.decks.restrictions import lists
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.yugioh.cards.model import CardData
from sanam.proxies.cards import deck_cards
from sanam.ui.decks.banned import BannedDialog
from sanam.ui.decks.printings import PrintingDialog

LEADER = OnePieceCard(code="OP99-001", name="Captain", category="leader", colours=("red",), life=5, power=5000)
CREW = [
    OnePieceCard(
        code=f"OP99-{at:03}", name=f"Sailor {at}", category="character", colours=("red",), cost=at % 7, power=3
    )
    for at in range(2, 15)
]
PRINTS = {
    "OP99-001": [("OP99-001", "L")],
    "OP99-002": [("OP99-002", "C"), ("OP99-002_p1", "Parallel"), ("PR-77", "Promo")],
}


@pytest.fixture
def person(window: Callable[..., Any]) -> Person:
    made = Person(window())
    made.editor.deck_files.ask_keep = lambda: False
    put_cards(made.window, "onepiece", [LEADER, *CREW], PRINTS)
    return made


@pytest.fixture
def pictures(person: Person, tmp_path: Path) -> dict[str, Path]:
    """A picture of the card and one of its other artwork."""
    made = {}
    for kind, colour in (("full", "#c02020"), ("print:p1", "#2020c0")):
        path = tmp_path / f"{kind.replace(':', '-')}.png"
        Image.new("RGB", (300, 420), colour).save(path)
        person.window.catalogue.set_image("onepiece", "OP99-002", path, kind=kind)
        made[kind] = path
    person.editor.cards_changed()
    return made


def crew(person: Person) -> None:
    person.editor.deck_files.take_text("1xOP99-001\n4xOP99-002\n2xOP99-003\n")


def menu_of(tile: Any) -> QMenu:
    at = QPoint(20, 20)
    QApplication.sendEvent(tile, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, tile.mapToGlobal(at)))
    menu = tile.findChild(QMenu)
    assert menu is not None
    return menu


def entry(menu: QMenu, words: str) -> QAction:
    return next(action for action in menu.actions() if action.text().startswith(words))


def printings(person: Person) -> dict[str, int]:
    return dict(Counter(copy.printing for copy in person.deck.piles["deck"] if copy.code == "OP99-002"))


def test_a_printing_is_chosen_from_the_menu_of_a_tile_and_survives(
    person: Person, pictures: dict[str, Path], data_dir: Path
) -> None:
    crew(person)
    editor, tile = person.editor, person.tile("deck", "Sailor 2")
    menu = menu_of(tile)
    one = entry(menu, "Printing of one copy").menu()
    assert [action.text() for action in one.actions()] == [
        "Any printing",
        "\u2068OP99-002\u2069 · C",
        "\u2068OP99-002_p1\u2069 · Parallel",
        "\u2068PR-77\u2069 · Promo",
    ]
    one.actions()[2].trigger()
    assert printings(person) == {"": 3, "OP99-002_p1": 1}
    assert tile.printings.count("OP99-002_p1") == 1 and "OP99-002_p1" in tile.accessibleName()
    entry(menu_of(tile), "Printing of all copies").menu().actions()[3].trigger()
    assert printings(person) == {"PR-77": 4}
    press(editor.bar.undo)
    assert printings(person) == {"": 3, "OP99-002_p1": 1}
    press(editor.bar.redo)
    press(editor.bar.undo)
    press(editor.bar.save)
    assert editor.document.path is not None
    assert Copy("OP99-002", "OP99-002_p1") in read_deck(editor.document.path).piles["deck"]
    editor.deck_files.new_deck()
    editor.deck_files.open_deck(str(data_dir / "decks" / "Pasted deck.sanam-deck"))
    assert printings(person) == {"": 3, "OP99-002_p1": 1}
    assert "Printing" not in " ".join(action.text() for action in menu_of(person.tile("deck", "Sailor 3")).actions())


def test_another_artwork_is_chosen_for_one_copy_and_for_all(person: Person) -> None:
    drakes = [
        CardData(code=code, name="Tin Drake", kind="monster", alias=501 if code > 501 else 0)
        for code in (501, 502, 503)
    ]
    put_cards(person.window, "yugioh", drakes)
    person.editor.deck_files.new_deck("yugioh")
    person.editor.deck_files.take_text("Main Deck\n3 Tin Drake")
    one = entry(menu_of(person.tile("main", "Tin Drake")), "Artwork of one copy").menu()
    assert [action.isEnabled() for action in one.actions()] == [False, True, True]
    assert [action.text() for action in one.actions()][1] == "Artwork 2 · \u2068502\u2069"
    one.actions()[1].trigger()
    assert person.deck.codes("main") == ("501", "501", "502")
    tile = next(tile for (_, code), tile in person.editor.piles.tiles.items() if code == "501")
    entry(menu_of(tile), "Artwork of all copies").menu().actions()[2].trigger()
    assert person.deck.codes("main") == ("503", "503", "502")
    press(person.editor.bar.undo)
    assert person.deck.codes("main") == ("501", "501", "502")


def test_the_tile_and_the_card_in_focus_show_the_picture_of_the_printing(
    person: Person, pictures: dict[str, Path]
) -> None:
    crew(person)
    tile = person.tile("deck", "Sailor 2")
    middle = QPoint(tile.width() // 3, 60)
    assert tile.grab().toImage().pixelColor(middle).red() > 120
    person.editor.document.set_printing("OP99-002", "deck", "OP99-002_p1", "printing")
    assert tile.grab().toImage().pixelColor(middle).blue() > 120
    tile.setFocus()
    card = person.editor.side.card
    assert (card.face.code, card.face.printing) == ("OP99-002", "OP99-002_p1")
    assert card.printings.isVisible()
    person.tile("deck", "Sailor 3").setFocus()
    assert not card.printings.isVisible()


def test_printings_beside_each_other_are_counted_copy_by_copy(person: Person) -> None:
    crew(person)
    person.tile("deck", "Sailor 2").setFocus()
    press(person.editor.side.card.printings)
    dialog = person.editor.findChild(PrintingDialog)
    assert dialog is not None
    rows = {row.printing: row for row in dialog.rows}
    assert list(rows) == ["", "OP99-002", "OP99-002_p1", "PR-77"]
    press(rows["PR-77"].more)
    press(rows["OP99-002_p1"].more)
    press(rows["OP99-002_p1"].more)
    assert printings(person) == {"": 1, "OP99-002_p1": 2, "PR-77": 1}
    assert [row.count.text() for row in dialog.rows] == ["1", "0", "2", "1"]
    press(rows["OP99-002_p1"].fewer)
    assert printings(person) == {"": 2, "OP99-002_p1": 1, "PR-77": 1}
    press(rows["OP99-002"].all)
    assert printings(person) == {"OP99-002": 4}
    assert not rows["OP99-002"].more.isEnabled() and not rows[""].fewer.isEnabled()
    press(dialog.done_button)
    QTest.keyClick(person.tile("deck", "Sailor 2"), Qt.Key.Key_P)
    again = [made for made in person.editor.findChildren(PrintingDialog) if made.isVisible()]
    assert len(again) == 1
    again[0].close()


def test_sheets_print_the_picture_of_the_printing(person: Person, pictures: dict[str, Path]) -> None:
    crew(person)
    person.editor.document.set_printing("OP99-002", "deck", "OP99-002_p1", "printing", 1)
    person.editor.document.set_printing("OP99-002", "deck", "PR-77", "printing", 1)
    cards, faces = deck_cards(person.window.catalogue, person.deck, piles=["deck"])
    assert [(card.code, card.copies) for card in cards] == [
        ("OP99-002", 2),
        ("OP99-002", 1),
        ("OP99-002", 1),
        ("OP99-003", 2),
    ]
    own = [face for face in faces if face.name == "Sailor 2"]
    assert sorted(str(face.image) for face in own) == sorted([str(pictures["full"])] * 2 + [str(pictures["print:p1"])])
    assert sorted(face.code for face in own) == ["OP99-002", "OP99-002_p1", "PR-77"]
    press(person.editor.bar.more)
    menu = next(menu for menu in person.editor.findChildren(QMenu) if menu.isVisible())
    entry(menu, "Print sheets").trigger()
    menu.close()
    sheets = person.window.sheets
    assert person.window.current_screen() == "sheets"
    assert [face.image for face in sheets._faces if face.name == "Sailor 2"] == [face.image for face in own]


def test_a_deck_is_checked_by_the_list_that_is_chosen_and_keeps_it(
    person: Person, tmp_path: Path, data_dir: Path
) -> None:
    editor, conf = person.editor, tmp_path / "lflist.conf"
    editor.deck_files.open_deck("starter:river")
    codes = person.deck.codes("main")
    conf.write_text(f"!2026.1\n{codes[0]} 0\n!2025.7\n{codes[0]} 3\n")
    import_conf(person.window.catalogue, conf)
    editor.cards_changed()
    choice = editor.side.findings.lists.choice
    assert [choice.itemData(at) for at in range(choice.count())] == ["", "2026.1", "2025.7"]
    choice.setCurrentIndex(1)
    choice.activated.emit(1)
    assert person.deck.restrictions == "2026.1"
    assert [box.finding.id for box in editor.side.findings.boxes] == ["deck.forbidden"]
    press(editor.bar.save)
    path = editor.document.path
    assert path is not None and read_deck(path).restrictions == "2026.1"
    # A match is checked by it, too.
    assert not person.window.shelf.verdict(str(path), "zh-mr2").legal
    press(editor.bar.undo)
    assert person.deck.restrictions == "" and choice.currentData() == "" and editor.document.report.legal
    editor.bar.edition.setCurrentIndex(editor.bar.edition.findData("fa-course"))
    editor.bar.edition.activated.emit(editor.bar.edition.currentIndex())
    assert choice.itemData(1) == "edition" and "Starter list 1" in choice.itemText(1)
    editor.bar.game.setCurrentIndex(1)
    editor.bar.game.activated.emit(1)
    assert editor.side.findings.lists.isVisible()  # One Piece has banned and restricted cards


def test_banned_names_are_edited_chosen_and_mended(person: Person) -> None:
    editor = person.editor
    ember = SummonerCard(name="Ember", family="seal", level=2)
    put_cards(person.window, "summoner-master", [ember])
    editor.bar.game.setCurrentIndex(2)
    editor.bar.game.activated.emit(2)
    editor.add("Ember")
    press(editor.side.findings.lists.more)
    dialog = editor.findChild(BannedDialog)
    assert dialog is not None and not dialog.save.isEnabled()
    dialog.list.setEditText("Club")
    press(dialog.names)
    for name in ("Ember", "Nobody"):
        QTest.keyClicks(dialog.names, name)
        QTest.keyClick(dialog.names, Qt.Key.Key_Return)
    assert "Nobody" in dialog.told.text() and "Ember" not in dialog.told.text()
    press(dialog.save)
    assert [found.name for found in lists(person.window.catalogue, "summoner-master")] == ["Club"]
    assert person.deck.restrictions == "Club"
    banned = next(box for box in editor.side.findings.boxes if box.finding.id == "deck.banned")
    assert "Ember" in banned.accessibleName()
    press(banned.mend)
    assert person.deck.total() == 0
    press(editor.side.findings.lists.more)
    dialog = next(made for made in editor.findChildren(BannedDialog) if made.isVisible())
    press(dialog.delete)
    dialog.close()
    assert [box.finding.id for box in editor.side.findings.boxes][-1] == "deck.no-list"


def test_what_is_lacking_is_told_and_printed(person: Person) -> None:
    editor, catalogue = person.editor, person.window.catalogue
    crew(person)
    assert not editor.missing.isVisible()  # nobody has counted
    catalogue.set_owned("onepiece", "OP99-001", 1)
    catalogue.set_owned("onepiece", "OP99-002", 1)
    catalogue.set_owned("onepiece", "OP99-003", 5)
    person.window.show_screen("home")
    person.window.show_screen("decks")
    assert person.tile("deck", "Sailor 2").lacking == (1, 4)
    assert "1 of 4 owned" in person.tile("deck", "Sailor 2").toolTip()
    assert person.tile("deck", "Sailor 3").lacking is None
    assert editor.missing.text() == "Missing cards: 3"
    press(editor.missing)
    assert person.window.current_screen() == "sheets"
    assert [(card.code, card.copies) for card in person.window.sheets._cards] == [("OP99-002", 3)]


def test_names_in_findings_are_those_of_the_person(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    blue = OnePieceCard(code="OP99-020", name="Stranger", category="event", colours=("blue",), cost=1)
    put_cards(person.window, "onepiece", [blue])
    names = {"OP99-001": "กัปตัน", "OP99-020": "คนแปลกหน้า"}
    monkeypatch.setattr(person.editor.source, "name", names.get)
    person.editor.deck_files.take_text("1xOP99-001\n1xOP99-020\n")
    said = " ".join(box.accessibleName() for box in person.editor.side.findings.boxes)
    assert "กัปตัน" in said and "คนแปลกหน้า" in said and "Stranger" not in said and "Captain" not in said


def test_a_deck_with_unknown_cards_names_them_in_a_new_match_and_the_way_out(person: Person, data_dir: Path) -> None:
    person.editor.deck_files.take_text("#main\n123\n456\n900100001\n")
    press(person.editor.bar.save)
    window = person.window
    window.choose_match()
    seat = window.new_match.seats[0]
    path = str(person.editor.document.path)
    window.new_match._offer_decks({0: path})
    window.new_match.check_again()
    line = seat.verdict_line.text()
    assert "123" in line and "456" in line and "900100001" not in line
    assert seat.bring_in.isVisible() and not window.new_match.start_button.isEnabled()
    press(seat.edit)
    assert window.current_screen() == "decks"
    box = next(box for box in person.editor.side.findings.boxes if box.finding.id == "deck.unknown")
    assert box.bring_in.isVisible()
    press(box.mend)
    assert person.deck.codes("main") == ("900100001",)
    press(person.editor.bar.save)
    window.choose_match()
    until(lambda: not seat.bring_in.isVisible())
    assert "123" not in seat.verdict_line.text() and seat.edit.isVisible()  # too few cards, but all are known


def test_tab_goes_through_every_part_of_the_editor(person: Person) -> None:
    editor = person.editor
    crew(person)
    editor.results.field.setFocus()
    reached: list[QWidget] = []
    for _ in range(40):
        widget = QApplication.focusWidget()
        assert widget is not None
        if widget in reached:
            break
        reached.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    bar = editor.bar
    parts = [editor.results.field, editor.grouping, bar.name, bar.game, bar.new, bar.open]
    assert [widget for widget in reached if widget in parts] == parts
    assert person.tile("deck", "Sailor 2") in reached
