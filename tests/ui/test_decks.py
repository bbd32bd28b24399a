"""Decks are built by mouse and keyboard: whole sessions in the window a person has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from deck_person import Person, put_cards
from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from window_driver import make_screens, press, texts, until

from sanam.decks.files import load_deck, read_deck, write_deck
from sanam.games.onepiece.cards.model import OnePieceCard
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.ui import theme
from sanam.ui.decks.deck_files import DRAFT, with_suffix
from sanam.ui.decks.hits import CODE
from sanam.ui.decks.list_report import ListReport
from sanam.ui.settings.values import DECK_FOLDER
from sanam.ui.widgets import scaled

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def person(window: Callable[..., Any]) -> Person:
    made = Person(window())
    made.editor.deck_files.ask_keep = lambda: False
    return made


def test_a_deck_is_built_mended_saved_and_played_with_by_mouse(person: Person, data_dir: Path) -> None:
    editor = person.editor
    assert editor.bar.verdict.text().startswith("✕ 1 problem")  # an empty deck has too few cards

    person.search("signal kite")
    person.double_click("Signal Kite")
    tile = person.tile("main", "Signal Kite")
    press(tile.more)
    press(tile.more)
    press(tile.more)
    assert person.deck.codes("main") == (tile.code,) * 4
    assert [box.finding.id for box in editor.side.findings.boxes] == ["deck.too-few", "deck.copies"]
    assert tile.is_bad and tile.number.text() == "4"
    press(editor.side.findings.boxes[1].mend)
    assert person.deck.codes("main") == (tile.code,) * 3
    assert not tile.is_bad

    person.search("kind:spell")
    widget, at = person.found("Burst of Incense")
    person.drag(widget, at, person.pile_point("side"))
    assert len(person.deck.codes("side")) == 1
    side = person.tile("side", "Burst of Incense")
    person.drag(side, QPoint(30, 30), person.pile_point("main"))
    assert (len(person.deck.codes("side")), len(person.deck.codes("main"))) == (0, 4)
    spell = person.tile("main", "Burst of Incense")
    person.drag(spell, QPoint(30, 30), editor.results.view.mapToGlobal(QPoint(80, 80)))
    assert len(person.deck.codes("main")) == 3

    press(editor.bar.undo)
    assert len(person.deck.codes("main")) == 4
    press(editor.bar.undo)
    assert len(person.deck.codes("side")) == 1
    press(editor.bar.redo)
    assert len(person.deck.codes("side")) == 0

    press(editor.bar.name)
    QTest.keyClicks(editor.bar.name, "Kites")
    press(editor.bar.save)
    path = data_dir / "decks" / "Kites.sanam-deck"
    assert read_deck(path) == person.deck
    assert not editor.bar.save.isEnabled() and not editor.document.is_changed
    person.window.choose_match()
    assert str(path) in [entry.id for entry in person.window.shelf.entries()]


def test_the_keyboard_alone_is_enough(person: Person) -> None:
    editor = person.editor
    QTest.keyClick(editor, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(editor.results.field, "lantern weaver")
    QTest.keyClick(editor.results.field, Qt.Key.Key_Return)
    view = editor.results.view
    QTest.keyClick(editor.results.field, Qt.Key.Key_Down)
    assert view.hasFocus() and view.currentIndex().data() == "Lantern Weaver"
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert (len(person.deck.codes("main")), len(person.deck.codes("side"))) == (2, 1)
    tile = person.tile("main", "Lantern Weaver")
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Plus)
    QTest.keyClick(tile, Qt.Key.Key_3)
    assert (len(person.deck.codes("main")), len(person.deck.codes("side"))) == (2, 2)
    QTest.keyClick(tile, Qt.Key.Key_Down)
    other = QApplication.focusWidget()
    assert other is person.tile("side", "Lantern Weaver")
    QTest.keyClick(other, Qt.Key.Key_Delete, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(tile, Qt.Key.Key_Minus)
    assert (len(person.deck.codes("main")), len(person.deck.codes("side"))) == (1, 0)
    QTest.keyClick(tile, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(person.deck.codes("main")) == 2


def test_with_ctrl_as_many_copies_are_added_as_the_rules_allow(person: Person) -> None:
    editor, ctrl = person.editor, Qt.KeyboardModifier.ControlModifier
    person.search("lantern weaver")
    QTest.keyClick(editor.results.field, Qt.Key.Key_Return)
    QTest.keyClick(editor.results.field, Qt.Key.Key_Return, ctrl)
    assert len(person.deck.codes("main")) == 3
    QTest.keyClick(editor, Qt.Key.Key_Z, ctrl)
    assert len(person.deck.codes("main")) == 1
    view = editor.results.view
    at = view.visualRect(view.hits.index(0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, ctrl, at)
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, ctrl, at)
    assert len(person.deck.codes("main")) == 3


def test_what_is_drawn_is_what_the_deck_has(person: Person) -> None:
    editor = person.editor
    editor.deck_files.open_deck("starter:river")
    for grouping in ("kind", "level", "attribute", "race", ""):
        editor.grouping.setCurrentIndex(editor.grouping.findData(grouping))
        shown = dict.fromkeys(person.deck.piles, 0)
        for tile in editor.piles.ordered():
            shown[tile.pile] += int(tile.number.text())
            assert tile.isVisible() and editor.piles.sections[tile.pile].rect.contains(tile.geometry())
        assert shown == {pile: len(copies) for pile, copies in person.deck.piles.items()}
        for pile, section in editor.piles.sections.items():
            assert section.head.text().endswith(f"  {shown[pile]}")
        tiles = [tile.geometry() for tile in editor.piles.ordered()]
        assert not any(first.intersects(second) for at, first in enumerate(tiles) for second in tiles[at + 1 :])
        labels = [label.geometry() for section in editor.piles.sections.values() for label in section.labels]
        assert not grouping or labels
        visible = [
            label.geometry()
            for section in editor.piles.sections.values()
            for label in section.labels
            if label.isVisible()
        ]
        assert not any(label.intersects(tile) for label in visible for tile in tiles)


def test_any_format_is_pasted_and_the_link_copied(person: Person) -> None:
    editor = person.editor
    editor.deck_files.open_deck("starter:river")
    whole = person.deck
    editor.deck_files.copy_link()
    link = QGuiApplication.clipboard().text()
    assert link.startswith("ydke://")
    editor.deck_files.copy_text()
    names = QGuiApplication.clipboard().text()
    for text in (link, names):
        editor.deck_files.new_deck()
        assert person.deck.total() == 0
        QGuiApplication.clipboard().setText(text)
        editor.setFocus()
        QTest.keyClick(person.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        editor.deck_files.paste() if person.deck.total() == 0 else None
        counted = {pile: sorted(person.deck.codes(pile)) for pile in whole.piles}
        assert counted == {pile: sorted(whole.codes(pile)) for pile in whole.piles}
    before = person.deck
    QGuiApplication.clipboard().setText("once upon a time\nthere was no deck")
    editor.deck_files.paste()
    assert person.deck == before
    assert "No deck was found" in texts(person.window)


def test_a_deck_is_pasted_wherever_the_keyboard_is(person: Person) -> None:
    field = person.editor.results.field
    assert QApplication.focusWidget() is field  # what one types at once is a search
    for text, search in (("4xOP01-016\n4xOP01-025", ""), ("signal", "signal")):
        QGuiApplication.clipboard().setText(text)
        QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        assert field.text() == search
        assert person.deck.codes("deck") == ("OP01-016",) * 4 + ("OP01-025",) * 4
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""
    person.window.show_screen("home")
    QGuiApplication.clipboard().setText("Main Deck\n3 Signal Kite")
    QTest.keyClick(person.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert person.window.current_screen() == "decks" and person.deck.total() == 3


def pasted(person: Person, text: str) -> ListReport:
    """What is shown of a text that was pasted with the keyboard."""
    person.looks = True
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(person.editor.results.field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    shown: list[ListReport] = person.editor.findChildren(ListReport)
    return shown[-1]


def test_pasted_lines_in_doubt_are_shown_before_anything_is_taken(person: Person) -> None:
    catalogue = person.editor.deck_files.shelf.catalogue
    kite, carp = (str(catalogue.code_of("yugioh", name)) for name in ("Signal Kite", "Paper Carp"))
    shown = pasted(person, "Signal Kite\n3 Singal Kite\nthe best cards of them all\n2 Paper Carpp Old // mine\n")
    assert person.deck.total() == 0
    assert [item.text(0).split("  ")[-1] for item in shown.items][2].strip(
        "\u2068\u2069"
    ) == "the best cards of them all"
    assert sorted(shown.choices) == [1, 2, 3]
    choice = shown.choices[3]
    choice.setCurrentIndex(choice.findData(carp))
    choice.activated.emit(choice.currentIndex())
    guess = shown.choices[1]
    assert guess.currentData() == kite
    guess.setCurrentIndex(guess.findData(""))
    guess.activated.emit(guess.currentIndex())
    press(shown.take_button)
    assert sorted(person.deck.codes("main")) == sorted((kite, carp, carp))


@pytest.mark.parametrize(("how", "copies"), [("add", 5), ("merge", 3), ("replace", 3), ("new", 3)])
def test_a_list_goes_into_the_open_deck_as_the_person_says(person: Person, how: str, copies: int) -> None:
    person.editor.deck_files.take_text("Main Deck\n2 Signal Kite\n1 Paper Carp")
    person.editor.bar.name.setText("Kites")
    person.editor.document.change(msgspec.structs.replace(person.deck, name="Kites"), "name")
    before = person.deck
    shown = pasted(person, "Main Deck\n3 Signal Kite")
    kite = str(person.editor.shelf.catalogue.code_of("yugioh", "Signal Kite"))
    shown.how.choose(how)
    assert person.deck == before and shown.outcome.text()
    person.editor.deck_files.ask_keep = lambda: False
    press(shown.take_button)
    assert person.deck.codes("main").count(kite) == copies
    assert person.deck.total() == {"add": 6, "merge": 4, "replace": 3, "new": 3}[how]
    assert (person.deck.name == "Kites") is (how != "new")
    if how != "new":
        person.editor.document.history.undo()
        assert person.deck == before


def test_a_card_let_go_beside_the_piles_goes_where_it_belongs(person: Person) -> None:
    """Between the piles, or below them; with Ctrl as many copies as may be."""
    piles = person.editor.piles
    between = piles.sections["main"].rect.bottomLeft() + QPoint(60, 3)
    assert not any(section.rect.contains(between) for section in piles.sections.values())
    below = piles.viewport().mapToGlobal(piles.viewport().rect().bottomLeft() + QPoint(60, -6))
    assert not piles.pile_at(below)
    person.search("kind:spell")
    person.drag(*person.found("Burst of Incense"), piles.body.mapToGlobal(between))
    assert len(person.deck.codes("main")) == 1
    person.drag(*person.found("Burst of Incense"), below, Qt.KeyboardModifier.ControlModifier)
    assert len(person.deck.codes("main")) == 3
    tile = person.tile("main", "Burst of Incense")
    person.drag(
        tile, QPoint(30, 30), piles.viewport().mapToGlobal(piles.viewport().rect().bottomLeft() + QPoint(60, -6))
    )
    assert len(person.deck.codes("main")) == 3  # a card of the deck stays where it is


def test_a_list_that_is_not_taken_changes_nothing(person: Person) -> None:
    shown = pasted(person, "3 Singal Kite\nanother line that names nothing at all")
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert person.deck.total() == 0 and not person.editor.document.is_changed


def test_both_usual_keys_do_again_what_was_undone(person: Person) -> None:
    person.editor.deck_files.open_deck("starter:river")
    whole = person.deck
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    person.editor.piles.fewer.emit(whole.codes("main")[0], "main")
    for key, held in ((Qt.Key.Key_Z, both), (Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)):
        QTest.keyClick(person.editor.results.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert person.deck == whole
        QTest.keyClick(person.editor.results.view, key, held)
        assert person.deck.total() == whole.total() - 1


def test_cards_dropped_on_the_decks_are_left_to_the_window(person: Person, tmp_path: Path) -> None:
    taken = []
    for name in ("one.ydk", "all.cdb", "pictures"):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(tmp_path / name))])
        event = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        person.editor.dragEnterEvent(event)
        taken.append(event.isAccepted())
    assert taken == [True, False, False]


def test_a_copy_is_written_in_the_format_that_was_chosen(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.editor.deck_files.open_deck("starter:river")
    asked: list[str] = []

    def choose(parent: object, title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.append(kinds)
        return str(tmp_path / name), next(kind for kind in kinds.split(";;") if "*.cod" in kind)

    monkeypatch.setattr("sanam.ui.file_dialogs.save_file", choose)
    person.editor.deck_files.ask_export()
    person.editor.deck_files.ask_export()
    assert sorted(path.name for path in tmp_path.glob("*.cod")) == ["River 2.cod", "River.cod"]
    assert asked[0].count(";;") == 5
    assert [with_suffix(Path(name), ".ydk").name for name in ("a", "a.txt", "a v1.2", "a.sanam-deck")] == [
        *("a.ydk", "a.txt", "a v1.2.ydk", "a.ydk"),
    ]


def test_unknown_cards_stay_and_are_marked(person: Person) -> None:
    person.editor.deck_files.take_text("3 No Such Card\n2 Signal Kite\n")
    tile = person.tile("main", "No Such Card")
    assert tile.is_bad and tile.number.text() == "3"
    assert not person.tile("main", "Signal Kite").is_bad
    assert "deck.unknown" in [finding.id for finding in person.editor.document.report.findings]


def test_an_unsaved_deck_is_there_at_the_next_start(window: Callable[..., Any], data_dir: Path) -> None:
    first = Person(window())
    first.editor.deck_files.take_text("2 Signal Kite\n")
    deck = first.deck
    first.window.close()
    assert (data_dir / DRAFT).exists()
    second = Person(window())
    assert second.deck == deck and second.editor.document.is_changed
    assert second.editor.deck_files.save_deck()
    second.window.close()
    third = Person(window())
    assert third.deck == second.deck and not third.editor.document.is_changed
    third.window.close()
    (data_dir / DRAFT).write_text("{ damaged")
    assert Person(window()).deck.total() == 0


def test_a_deck_is_kept_while_it_is_edited_and_with_the_rest_of_ours(
    window: Callable[..., Any], data_dir: Path, tmp_path: Path
) -> None:
    one = window()
    mine = tmp_path / "elsewhere" / "mine"
    mine.mkdir(parents=True)
    one.settings.set(DECK_FOLDER, str(mine))
    person = Person(one)
    person.editor.deck_files._keeping.setInterval(1)
    person.editor.deck_files.take_text("Main Deck\n3 Signal Kite")
    until(lambda: (data_dir / DRAFT).exists())  # not only when the window is closed: it may not come to that
    assert not (mine.parent / DRAFT).exists()
    one.close()
    assert Person(window()).deck.total() == 3


def test_saving_never_writes_over_another_deck(person: Person, data_dir: Path) -> None:
    person.editor.deck_files.take_text("2 Signal Kite\n")
    person.editor.document.change(msgspec.structs.replace(person.deck, name="Kites"), "name")
    assert person.editor.deck_files.save_deck()
    first = person.deck
    person.editor.deck_files.take_text("1 Signal Kite\n")
    person.editor.document.change(msgspec.structs.replace(person.deck, name="Kites"), "name")
    assert person.editor.deck_files.save_deck()
    assert read_deck(data_dir / "decks" / "Kites.sanam-deck") == first
    assert read_deck(data_dir / "decks" / "Kites 2.sanam-deck") == person.deck


def test_leaving_asks_and_staying_changes_nothing(person: Person) -> None:
    editor = person.editor
    editor.deck_files.take_text("2 Signal Kite\n")
    before = person.deck
    editor.deck_files.ask_keep = lambda: None
    assert not editor.deck_files.new_deck()
    assert not editor.deck_files.open_deck("starter:river")
    editor.bar.game.setCurrentIndex(1)
    editor.bar.game.activated.emit(1)
    assert person.deck == before and editor.bar.game.currentData() == "yugioh"


def test_a_search_that_is_wrong_says_where(person: Person) -> None:
    results = person.editor.results
    results.field.setText("level>=")
    assert "level>=" in results.state.text() and results.state.property("tone") == "bad"
    assert results.view.hits.rowCount() > 0  # what was found before stays


def test_hands_and_odds_of_the_card_in_focus(person: Person) -> None:
    editor = person.editor
    editor.deck_files.open_deck("starter:river")
    hands = editor.side.hands
    editor.side.tabs.setCurrentWidget(hands)
    person.tile("main", "Lantern Weaver").setFocus()
    cells = [cell.text() for cell in hands.rows]
    assert "23.7 %" in cells and "1.3 %" in cells  # 2 copies in 40 cards, 5 drawn
    hands.set_seed(7)
    press(hands.draw)
    assert len(hands.hand.codes) == 5 and set(hands.hand.codes) <= set(person.deck.codes("main"))
    press(hands.try_out)
    assert hands.tried.text().endswith("(exactly 23.7 %)")
    share = float(hands.tried.text().split(" ")[0])
    assert abs(share - 23.7) < 1.8  # four standard deviations of 10,000 hands


def test_notes_and_tags_are_part_of_the_deck(person: Person) -> None:
    editor = person.editor
    editor.deck_files.open_deck("starter:river")
    notes = editor.side.notes
    editor.side.tabs.setCurrentWidget(notes)
    press(notes.tags)
    QTest.keyClicks(notes.tags, "water, first")
    press(notes.notes)
    QTest.keyClicks(notes.notes, "Try more kites.")
    press(editor.bar.save)
    assert (person.deck.tags, person.deck.notes) == (("water", "first"), "Try more kites.")
    assert editor.document.path is not None and read_deck(editor.document.path) == person.deck


def test_the_keyboard_stays_among_the_findings_when_one_is_fixed(person: Any) -> None:
    person.editor.deck_files.take_text("#main\n" + "900100006\n" * 5 + "900100011\n" * 4)
    side = person.editor.side
    fixable = [box for box in side.findings.boxes if not box.mend.isHidden()]
    assert len(fixable) >= 2
    fixable[0].mend.setFocus()
    QTest.keyClick(fixable[0].mend, Qt.Key.Key_Space)
    QApplication.processEvents()
    left = [box.mend for box in side.findings.boxes if not box.mend.isHidden()]
    assert left and QApplication.focusWidget() in left
    while left:
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        QApplication.processEvents()
        left = [box.mend for box in side.findings.boxes if not box.mend.isHidden()]
    assert QApplication.focusWidget() is side.findings.lists.choice


def test_one_piece_decks_have_leader_deck_and_don(person: Person) -> None:
    leader = OnePieceCard(code="OP99-001", name="Captain", category="leader", colours=("red",), life=5, power=5000)
    crew = [
        OnePieceCard(
            code=f"OP99-{at:03}", name=f"Sailor {at}", category="character", colours=("red",), cost=at % 7, power=3000
        )
        for at in range(2, 15)
    ]
    blue = OnePieceCard(code="OP99-020", name="Stranger", category="event", colours=("blue",), cost=1)
    put_cards(person.window, "onepiece", [leader, *crew, blue])
    lines = ["1xOP99-001", *(f"4xOP99-{at:03}" for at in range(2, 14)), "2xOP99-020"]
    person.editor.deck_files.take_text("\n".join(lines))
    assert (person.deck.game, person.deck.codes("leader"), len(person.deck.codes("deck"))) == (
        "onepiece",
        ("OP99-001",),
        50,
    )
    boxes = {box.finding.id: box for box in person.editor.side.findings.boxes}
    assert sorted(boxes) == ["deck.colour"]  # the DON!! deck is the same for everybody and in no list
    assert person.editor.piles.sections["don"].groups[0][0] == "don"  # and known, whatever was imported
    assert person.editor.source.name("DON") == "DON!!"
    assert len(person.deck.codes("don")) == 10
    person.editor.piles.all_out.emit("DON", "don")
    boxes = {box.finding.id: box for box in person.editor.side.findings.boxes}
    press(boxes["deck.too-few"].mend)
    assert len(person.deck.codes("don")) == 10
    boxes = {box.finding.id: box for box in person.editor.side.findings.boxes}
    press(boxes["deck.colour"].mend)
    person.search("sailor 14")
    person.double_click("Sailor 14")
    person.double_click("Sailor 14")
    assert person.editor.bar.verdict.text() == "✓ Legal"
    hands = person.editor.side.hands
    person.editor.side.tabs.setCurrentWidget(hands)
    press(hands.draw)
    assert len(hands.hand.codes) == 5 and len(hands.aside.text().partition(": ")[2].split(",")) == 5
    press(hands.redraw)
    assert not hands.redraw.isEnabled() and hands.mulligan.text().startswith("Mulligan taken")
    QTest.mouseClick(hands.hand, LEFT, pos=QPoint(4, 30))
    assert person.editor.source.name(hands.hand.codes[0]) in hands.about.text()


def test_cards_of_a_colour_that_the_leader_lacks_are_offered_only_when_asked_for(person: Person) -> None:
    colours = {"Captain": ("red", "green"), "Admiral": ("blue",)}
    leaders = [
        OnePieceCard(code=f"OP98-00{at}", name=name, category="leader", colours=has, life=4, power=5000)
        for at, (name, has) in enumerate(colours.items(), 1)
    ]
    crew = [
        OnePieceCard(code=f"OP98-01{at}", name=f"{colour} hand", category="character", colours=(colour,), cost=1)
        for at, colour in enumerate(("red", "green", "blue"))
    ]
    put_cards(person.window, "onepiece", [*leaders, *crew])
    results = person.editor.results

    def offered() -> set[str]:
        hits = results.view.hits
        return {str(hits.index(row).data()) for row in range(hits.rowCount())}

    person.editor.deck_files.take_text("1xOP98-001")
    assert results.quick.currentText() == "Cards for this deck"
    person.search("hand")
    assert offered() == {"red hand", "green hand"}
    results.quick.setCurrentIndex(0)
    assert offered() == {"red hand", "green hand", "blue hand"}
    person.double_click("blue hand")
    assert results.quick.currentIndex() == 0  # what was chosen stays
    results.quick.setCurrentIndex(1)
    person.editor.deck_files.take_text("1xOP98-002")
    assert (results.quick.currentText(), offered()) == ("Cards for this deck", {"blue hand"})
    person.editor.piles.all_out.emit("OP98-002", "leader")
    assert offered() == {"red hand", "green hand", "blue hand"}
    assert results.quick.findText("Cards for this deck") == -1


def test_summoner_master_decks_have_seals_mystics_and_what_lies_beside(person: Person) -> None:
    seals = [
        SummonerCard(name=f"Seal {at}", family="seal", level=1 + at % 6, elements=("fire",), at=3, df=2)
        for at in range(8)
    ]
    mystics = [SummonerCard(name=f"Mystic {at}", family="mystic", mystic_kind="PA", duration=1) for at in range(4)]
    mark = SummonerCard(name="Seal 1", family="seal", reflection=True, level=2)
    put_cards(person.window, "summoner-master", [*seals, *mystics, mark])
    editor = person.editor
    editor.bar.game.setCurrentIndex(editor.bar.game.findData("summoner-master"))
    editor.bar.game.activated.emit(editor.bar.game.currentIndex())
    editor.bar.edition.setCurrentIndex(editor.bar.edition.findData("beginner"))
    editor.bar.edition.activated.emit(editor.bar.edition.currentIndex())
    for name, copies in (*((f"Seal {at}", 2) for at in range(6)), *((f"Mystic {at}", 2) for at in range(3))):
        person.search(f'"{name}"')
        for _ in range(copies):
            editor.results.view.wanted.emit(name, "")
    assert editor.bar.verdict.text() == "✓ Legal"
    editor.results.view.wanted.emit("Seal 1 [Reflection]", "")
    assert person.deck.codes("beside") == ("Seal 1 [Reflection]",)
    assert editor.bar.verdict.text() == "✓ Legal"
    press(person.tile("seal", "Seal 5").more)
    assert [box.finding.id for box in editor.side.findings.boxes] == ["deck.copies"]


def test_every_menu_of_the_editor_opens(person: Person) -> None:
    editor = person.editor
    editor.deck_files.open_deck("starter:river")
    press(editor.bar.more)
    menus = [menu for menu in editor.findChildren(QMenu) if menu.isVisible()]
    assert menus and menus[0].actions()
    menus[0].close()


def test_saving_takes_no_keyboard_away_and_opens_no_windows(person: Person, qtbot: Any) -> None:
    shown: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(f"{type(watched).__name__} {watched.accessibleName()}")
            return False

    watch = Watch()
    make_screens(person.window, "settings")
    QApplication.instance().installEventFilter(watch)
    try:
        person.editor.deck_files.open_deck("starter:river")
        press(person.editor.bar.name)
        QTest.keyClicks(person.editor.bar.name, "Mine")
        before = person.window.home.model.decks
        QTest.keyClick(person.editor.bar.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        until(lambda: person.window.home.model.decks != before)
        assert QApplication.focusWidget() is person.editor.bar.name
        for screen in ("cards", "sheets", "new-match", "settings", "home"):
            person.window.show_screen(screen)
            QApplication.processEvents()
    finally:
        QApplication.instance().removeEventFilter(watch)
    assert shown == []


def test_large_letters_have_room_in_the_deck(person: Person) -> None:
    theme.apply(QApplication.instance(), "dark", scale=1.5)
    try:
        person.editor.deck_files.open_deck("starter:river")
        sections = person.editor.piles.sections.values()
        for section in sections:
            tiles = [tile.geometry() for _, group in section.groups for tile in group]
            words = [made.geometry() for made in (section.head, *section.labels) if made.isVisible()]
            assert words and not any(word.intersects(tile) for word in words for tile in tiles)
        assert person.editor.split.widget(0).minimumWidth() == 250 < scaled(250)
    finally:
        theme.apply(QApplication.instance(), "dark")


def test_the_button_that_saves_keeps_its_width(person: Person, data_dir: Path) -> None:
    bar = person.editor.bar
    person.search("signal kite")
    person.double_click("Signal Kite")
    before, beside = bar.save.width(), bar.new.x()
    assert bar.save.text() == "Save"
    press(bar.save)
    QApplication.processEvents()
    assert (bar.save.text(), bar.save.width(), bar.new.x()) == ("Saved", before, beside)


def test_results_count_the_copies_in_the_deck(person: Person) -> None:
    person.search("signal kite")
    index = person.editor.results.view.hits.index(0)
    assert person.editor._held(index.data(CODE)) == 0
    person.double_click("Signal Kite")
    assert person.editor._held(index.data(CODE)) == 1


def test_a_deck_of_a_game_without_a_table_is_opened_in_the_editor(
    person: Person, tmp_path: Path, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_screens(person.window, "new-match")
    monkeypatch.setattr(person.window.new_match, "plays", lambda game: False)
    path = tmp_path / "Seals.txt"
    path.write_text("Seal Deck\n4 Fire Rat\nMystic Deck\n2 Gate\n")
    person.window.show_screen("home")
    person.window.file_opener.take([path])
    assert person.window.current_screen() == "decks"
    assert (person.deck.game, person.deck.codes("seal")) == ("summoner-master", ("Fire Rat",) * 4)
    assert (data_dir / "decks" / "Seals.sanam-deck").exists()
    person.window.choose_match()
    assert person.window.current_screen() == "new-match"


def test_an_opened_file_is_not_unsaved(person: Person, tmp_path: Path, data_dir: Path) -> None:
    path = tmp_path / "river.ydk"
    write_deck(load_deck("river"), path)
    editor = person.editor
    editor.deck_files.ask_keep = lambda: pytest.fail("nothing would be lost")
    assert editor.deck_files.take_file(path)
    assert not editor.document.is_changed and editor.bar.save.isEnabled()  # it can be taken in among one's decks
    assert editor.deck_files.new_deck()
    assert editor.deck_files.take_file(path) and editor.deck_files.save_deck()
    assert (data_dir / "decks" / "river.sanam-deck").exists() and path.exists()
    assert not editor.bar.save.isEnabled()


def test_unknown_names_are_replaced_by_a_suggestion(person: Person) -> None:
    editor = person.editor
    assert editor.deck_files.take_text("Main Deck\n3 Signl Kites of Doom\n2 Lantern Dragn\n")
    (box,) = [box for box in editor.side.findings.boxes if box.finding.id == "deck.unknown"]
    choice = next(one for one in box.choices if one.text() == "Signal Kite")
    press(choice)
    code = editor.document.catalogue.code_of("yugioh", "Signal Kite")
    assert person.deck.codes("main").count(code) == 3
    editor.document.history.undo()
    assert "Signl Kites of Doom" in person.deck.codes("main")


def test_a_new_one_piece_deck_has_its_don_deck(person: Person) -> None:
    assert person.editor.deck_files.new_deck("onepiece")
    assert len(person.deck.piles["don"]) == 10 and not person.editor.document.is_changed


def test_cards_are_filtered_by_several_values_of_a_field(person: Person) -> None:
    results = person.editor.results
    press(results.filter_button)
    attributes, levels = results.filters.combos["attribute"], results.filters.ranges["level"]
    attributes.toggle(attributes.findData("fire"))
    fire = results.view.hits.rowCount()
    attributes.toggle(attributes.findData("water"))
    both = results.view.hits.rowCount()
    assert attributes.values() == ["fire", "water"] and both > fire > 0
    assert '(attribute:"fire" or attribute:"water")' in results.query()
    levels[0].setText("4")
    assert 0 < results.view.hits.rowCount() < both and results.filter_button.text() == "2"
    attributes.toggle(0)
    assert attributes.values() == [] and results.query() == "level>=4"
    press(results.filter_button)  # closed, what is chosen holds
    assert not results.filters.isVisible() and results.query() == "level>=4"
    press(results.filter_button)
    QTest.keyClick(attributes, Qt.Key.Key_Down)
    assert len(attributes.values()) == 1
    attributes.showPopup()
    QTest.keyClick(attributes.view(), Qt.Key.Key_Space)
    assert attributes.values() == []
    attributes.hidePopup()
    person.editor.deck_files.new_deck("onepiece")
    assert results.query() == "" and "colour" in results.filters.combos


def test_what_a_leader_hides_is_said(person: Person) -> None:
    leader = OnePieceCard(code="OP98-001", name="Captain", category="leader", colours=("red",), life=5)
    other = OnePieceCard(code="OP98-002", name="Blue Sailor", category="character", colours=("blue",), cost=1)
    put_cards(person.window, "onepiece", [leader, other])
    person.editor.deck_files.new_deck("onepiece")
    person.search("sailor")
    assert not person.editor.results.hidden.isVisible()
    person.editor.add("OP98-001")
    assert person.editor.results.view.hits.rowCount() == 0
    assert person.editor.results.hidden.isVisible() and "1" in person.editor.results.hidden.text()
    press(person.editor.results.hidden)
    assert person.editor.results.view.hits.rowCount() == 1
