"""The whole deck at once, several cards together, versions, groups, pictures and lists to hand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from deck_person import Person
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from window_driver import press, until

from sanam.decks.edit import add
from sanam.ui.decks import dense
from sanam.ui.decks.combination import Group
from sanam.ui.decks.more_menu import show_versions
from sanam.ui.decks.outputs.exports import export_list, export_picture, list_parts

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def person(window: Callable[..., Any]) -> Person:
    made = Person(window())
    made.editor.deck_files.open_deck("starter:river")
    return made


@pytest.mark.parametrize("tiles", [[40, 15, 15], [60, 15, 15], [1, 17], [40, 10, 5]])
@pytest.mark.parametrize("room", [(590, 560), (900, 800), (500, 480)])
def test_a_whole_deck_fits_where_it_can(tiles: list[int], room: tuple[int, int]) -> None:
    face = dense.fitting_face(tiles, *room)
    assert dense.height_of(face, tiles, room[0]) <= room[1]
    larger = dense.face_size(face.width() + 1)
    assert face.width() == dense.WIDEST or dense.height_of(larger, tiles, room[0]) > room[1]


def test_every_card_of_the_largest_deck_is_seen_at_once(person: Person) -> None:
    editor, deck = person.editor, person.deck
    hits = editor.results.view.hits
    others = [str(hits.index(row).data(Qt.ItemDataRole.UserRole)) for row in range(60)]
    for code in others[: 60 - len(deck.codes("main"))]:
        deck = add(deck, "main", code)
    for code in others[:15]:
        deck = add(deck, "side", code)
    editor.document.change(deck, "fill")
    press(editor.dense)
    view = editor.piles.viewport().rect()
    tiles = editor.piles.ordered()
    assert sum(tile.count for tile in tiles) == deck.total() >= 80
    shown = [tile.geometry() for tile in tiles]
    assert editor.piles.verticalScrollBar().maximum() == 0 and all(view.contains(place) for place in shown)
    assert not any(first.intersects(second) for at, first in enumerate(shown) for second in shown[at + 1 :])
    assert not tiles[0].more.isVisible()
    editor.show_dense(False)
    assert tiles[0].more.isVisible()


def test_several_cards_are_changed_in_one_step(person: Person) -> None:
    editor = person.editor
    editor.show_dense(True)
    before = person.deck
    first, second, *_, last = [tile for tile in editor.piles.ordered() if tile.pile == "main"]
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton, CONTROL)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, CONTROL)
    assert editor.piles.selected == {("main", second.code), ("main", first.code)}
    QTest.keyClick(second, Qt.Key.Key_Plus)
    for tile in (first, second):
        assert person.deck.codes("main").count(tile.code) == before.codes("main").count(tile.code) + 1
    editor.document.history.undo()
    assert person.deck == before
    QTest.keyClick(second, Qt.Key.Key_3)  # one of each to the Side Deck
    assert len(person.deck.codes("side")) == len(before.codes("side")) + 2
    editor.document.history.undo()
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert editor.piles.selected == set()
    QTest.keyClick(first, Qt.Key.Key_A, CONTROL)
    assert len(editor.piles.selected) == len(set(before.codes("main")))
    QTest.keyClick(first, Qt.Key.Key_Delete, SHIFT)
    assert person.deck.codes("main") == () and person.deck.codes("extra") == before.codes("extra")
    editor.document.history.undo()
    assert person.deck == before and last.pile == "main"


def test_what_is_saved_is_kept_compared_and_restored(person: Person, data_dir: Path) -> None:
    editor = person.editor
    assert editor.deck_files.save_deck()
    first = person.deck
    code = first.codes("main")[0]
    editor.piles.fewer.emit(code, "main")
    assert editor.deck_files.save_deck()
    shown = show_versions(editor)
    assert len(shown.found) == 2 and shown.chosen == person.deck
    assert not shown.restore_button.isEnabled()
    shown.list.setCurrentRow(1)
    assert [(one.code, one.before - one.after) for one in shown.changes] == [(code, 1)]
    assert shown.table.topLevelItemCount() == 1 and "%" in shown.table.topLevelItem(0).text(4)
    assert shown.then.bars and shown.now.bars
    press(shown.restore_button)
    assert person.deck == first and editor.document.is_changed
    editor.document.history.undo()
    assert person.deck != first


def test_groups_drawn_together_are_counted_exactly(person: Person) -> None:
    combination = person.editor.side.hands.combination
    person.editor.side.tabs.setCurrentWidget(person.editor.side.hands)
    offered = dict(combination.offered())
    kinds = {group.name: group for group in next(iter(offered.values()))}
    assert {"Monsters", "Spells", "Traps"} <= kinds.keys()
    combination.add(kinds["Monsters"])
    one = combination.said.text()
    combination.add(kinds["Traps"])
    assert combination.said.text() != one and "%" in combination.said.text()
    combination.add(Group([person.deck.codes("main")[0]]))
    combination.code = person.deck.codes("main")[-1]
    combination.join(2)
    assert len(combination.groups[2].codes) == 2
    person.editor.deck_files.new_deck("onepiece")
    assert combination.groups == []


def test_groups_keep_up_with_the_deck(person: Person) -> None:
    combination = person.editor.side.hands.combination
    kinds = {group.name: group for group in next(iter(dict(combination.offered()).values()))}
    combination.add(kinds["Monsters"])
    code = combination.groups[0].codes[0]
    while code in person.deck.codes("main"):
        person.editor.remove(code, "main")
    assert code not in combination.groups[0].codes  # "Monsters" are those of the deck as it is
    combination.add(Group([person.deck.codes("main")[0]]))
    person.editor.deck_files.ask_keep = lambda: False
    person.editor.deck_files.open_deck("starter:sky")
    (kept,) = combination.groups
    assert kept.name == "Monsters" and set(kept.codes) <= set(person.deck.codes("main"))
    assert " 0.0 %" not in combination.said.text()


def test_a_picture_and_a_list_of_the_deck_are_written(person: Person, tmp_path: Path) -> None:
    done: list[object] = []
    job = export_picture(person.editor, tmp_path / "deck.png")
    job.done.connect(done.append)
    until(lambda: bool(done))
    image = QImage(str(tmp_path / "deck.png"))
    assert image.width() == 1600 and image.height() > 800
    assert export_list(person.editor, tmp_path / "deck.pdf")
    with pikepdf.open(tmp_path / "deck.pdf") as pdf:
        assert len(pdf.pages) == 1
    assert not export_list(person.editor, tmp_path / "nowhere" / "deck.pdf")


def test_a_list_to_hand_in_has_the_card_numbers_where_lists_are_by_number(person: Person) -> None:
    editor = person.editor
    assert not any("·" in name for part in list_parts(editor) for name, _ in part.cards)
    editor.deck_files.open_deck("starter:tide")
    for part in list_parts(editor):
        assert all(any(code in name for code in person.deck.all_codes()) for name, _ in part.cards)


def test_a_deck_is_saved_and_played_against_the_computer(person: Person) -> None:
    begun: list[Any] = []
    person.window.seating.start = lambda shelf, setup, hand: begun.append(setup)
    person.editor.play()
    (setup,) = begun
    assert setup.seats[0].deck == str(person.editor.document.path) and Path(setup.seats[0].deck).exists()
    assert setup.players[0] == "" and setup.players[1] and setup.best_of == 1


def test_the_hand_on_the_screen_is_played_in_one_click(person: Person) -> None:
    hands, seating = person.editor.side.hands, person.window.seating
    person.editor.side.tabs.setCurrentWidget(hands)
    assert "YZH-3.18" in hands.mulligan.text()
    press(hands.draw)
    press(hands.play)
    until(lambda: seating.match is not None)
    there = [card.code for card in seating.table.controller.session.at(0).view.zones["0.hand"]]
    assert not Counter(hands.hand.codes) - Counter(there)
    assert seating.match.header.played_by[0] == "" != seating.match.header.played_by[1]
    seating.leave()
    QThreadPool.globalInstance().waitForDone()
    person.editor.deck_files.open_deck("starter:tide")
    assert not hands.hand.codes and not hands.hand.isVisible()  # the hand was of another deck
    assert "5-2-1-6-1" in hands.mulligan.text()
    person.editor.deck_files.open_deck("starter:river")
    pile = person.deck.codes("main")
    for code in pile[:3]:
        person.editor.remove(code, "main")
    assert not hands.play.isEnabled() and hands.play.toolTip().startswith("The deck has problems")


def test_a_copy_of_a_deck_is_a_deck_of_its_own(person: Person) -> None:
    assert person.editor.deck_files.save_deck()
    path, cards = person.editor.document.path, person.deck.piles
    person.editor.deck_files.duplicate()
    assert person.deck.piles == cards and person.deck.name.endswith("(copy)") and person.editor.document.path is None
    assert person.editor.deck_files.save_deck() and person.editor.document.path != path


def test_the_other_decks_that_have_a_card_are_named(person: Person) -> None:
    editor = person.editor
    assert editor.deck_files.save_deck()
    code = person.deck.codes("main")[0]
    editor.side.show_card(code)
    assert not editor.side.card.uses.isVisible()  # no other deck has it
    editor.deck_files.duplicate()
    assert editor.deck_files.save_deck()
    editor.shelf.entries()
    editor.side.show_card(code)
    assert editor.side.card.uses.isVisible() and "River" in editor.side.card.uses.text()
    editor.side.show_card("no such card")
    assert not editor.side.card.uses.isVisible()
