"""The card browser by mouse and keyboard: searching, filtering, importing, own cards."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QThreadPool
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QMenu, QSlider
from window_driver import make_screens, press, until

from sanam.catalogue.store import Catalogue
from sanam.faces import FaceSpec
from sanam.games.yugioh.definition import FIRST_OWN as FIRST_CODE
from sanam.ui.app import look
from sanam.ui.cards import faces as faces_module
from sanam.ui.cards.chosen import Ways
from sanam.ui.cards.faces import FaceCache
from sanam.ui.cards.owned import Owned
from sanam.ui.cards.results import ARTWORKS, CARD, CODE
from sanam.ui.cards.screen import CardsScreen
from sanam.ui.cards.words import unsearched_words

LEADER = {
    "cardId": "TS01-001",
    "name": "Harbour Captain",
    "category": "leader",
    "colors": ["red"],
    "life": 5,
    "power": 5000,
    "effectText": "[Your Turn] +1000 power.",
}
STAGE = {"cardId": "TS01-002", "name": "Old Pier", "category": "stage", "colors": ["green"], "cost": 1}


class Told:
    """What the screen tells its window; jobs are done at once."""

    def __init__(self) -> None:
        self.problems: list[Any] = []
        self.toasts: list[str] = []
        self.acts: list[Any] = []

    def show_problem(self, problem: Any, action: str = "", act: Any = None) -> None:
        self.problems.append(problem)
        self.acts.append(act)

    def run(self, job: Any, **_: str) -> None:
        job.run_now()


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
def screen(qtbot: Any, data_dir: Path, told: Told) -> Iterator[CardsScreen]:
    from made_once import wear_usual

    wear_usual()
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        made = CardsScreen(
            catalogue, run=told.run, show_problem=told.show_problem, toast=told.toasts.append, eager=True
        )
        qtbot.addWidget(made)
        made.resize(1280, 660)
        made.show()
        QApplication.processEvents()
        yield made
        made.close_faces()
        made.close()


def shown(screen: CardsScreen) -> list[str]:
    return [str(screen.results.index(row).data()) for row in range(screen.results.rowCount())]


def write_json(path: Path, *cards: Any) -> Path:
    path.write_text(json.dumps(cards), encoding="utf-8")
    return path


def test_typing_finds_and_the_first_hit_is_shown(screen: CardsScreen) -> None:
    everything = screen.results.total
    assert everything == len(shown(screen)) > 70
    QTest.keyClicks(screen.edit, "lantern")
    found = shown(screen)
    assert 0 < len(found) < everything
    assert all("lantern" in name.lower() for name in found)
    assert str(len(found)) in screen.found.count.text()
    assert screen.detail.name.text() == found[0]
    assert screen.detail.face.code == screen.results.index(0).data(CODE)
    QTest.keyClick(screen.edit, Qt.Key.Key_Down)
    assert screen.view.hasFocus()
    QTest.keyClick(screen.view, Qt.Key.Key_Right)
    assert screen.detail.name.text() == found[1]
    QTest.keyClick(screen.edit, Qt.Key.Key_Escape)
    assert (screen.edit.text(), screen.results.total) == ("", everything)


def test_a_fault_of_the_query_is_told_with_its_place_and_keeps_the_hits(screen: CardsScreen) -> None:
    before = shown(screen)
    screen.edit.setText("lantern colr:red")
    assert screen.fault.isVisible()
    assert "9" in screen.fault.text() and "colr" in screen.fault.text()
    assert shown(screen) != [] != before
    screen.edit.setText("type:trap")
    assert not screen.fault.isVisible()
    assert {screen.catalogue.card("yugioh", hit.data(CODE)).kind for hit in map(screen.results.index, range(5))} == {
        "trap"
    }  # type: ignore[union-attr]


def test_nothing_found_has_a_way_on(screen: CardsScreen) -> None:
    screen.edit.setText("no such card")
    assert screen.stack.currentWidget() is screen.found.nothing
    press(screen.found.nothing_button)
    assert screen.stack.currentWidget() is screen.view
    assert screen.edit.text() == ""


@pytest.mark.parametrize("spoken", ["en", "fa", "zh_Hant"])
def test_an_empty_result_says_which_texts_are_not_searched(screen: CardsScreen, qapp: Any, spoken: str) -> None:
    look(qapp, "dark", spoken, 1.0)
    try:
        screen.found.show_nothing("yugioh", True)
        told = unsearched_words("yugioh") if spoken != "en" else "not searched"
        assert told and (told in screen.found.nothing_words.text()) == (spoken != "en")
        screen.found.show_nothing("yugioh", False)
        assert told not in screen.found.nothing_words.text()
    finally:
        look(qapp, "dark", "en", 1.0)


def test_a_game_without_any_cards_is_named(qtbot: Any, tmp_path: Path, told: Told) -> None:
    with Catalogue(tmp_path / "catalogue.db") as catalogue:  # one without even the starter sets
        made = CardsScreen(
            catalogue, run=told.run, show_problem=told.show_problem, toast=told.toasts.append, eager=True
        )
        qtbot.addWidget(made)
        made.show()
        made.games.choose("summoner-master")
        assert "Summoner Master" in made.found.nothing_title.text()
        made.close_faces()
        made.close()


def test_filters_narrow_and_are_cleared(screen: CardsScreen) -> None:
    everything = screen.results.total
    kind = screen.filters.combos["kind"]
    kind.setCurrentIndex(kind.findData("monster"))
    monsters = screen.results.total
    screen.filters.ranges["level"][0].setText("5")
    low = screen.results.total
    screen.edit.setText("-type:ritual")
    assert everything > monsters > low > screen.results.total > 0
    assert screen.query() == '(-type:ritual) kind:"monster" level>=5'
    screen.edit.clear()
    press(screen.filters.clear_button)
    assert screen.results.total == everything


def test_sorting(screen: CardsScreen) -> None:
    screen.edit.setText("type:monster")
    screen.found.sorts.setCurrentIndex(screen.found.sorts.findData("atk"))
    press(screen.found.down)
    values = [screen.results.index(row).data(CODE) for row in range(3)]
    attacks = [screen.catalogue.card("yugioh", code).atk for code in values]  # type: ignore[union-attr]
    assert attacks == sorted(attacks, key=lambda value: -(value or 0))
    assert attacks[0] == max(card.atk or 0 for card in screen.catalogue.all_cards("yugioh"))


def test_an_example_of_the_help_is_clicked(screen: CardsScreen) -> None:
    press(screen.help_button)
    example = next(made for made in screen.help.examples if made.text() == "type:trap")
    press(example)
    assert screen.edit.text() == "type:trap"
    for game in ("yugioh", "onepiece", "summoner-master"):
        screen.set_game(game)
        for made in screen.help.examples:
            screen.edit.setText(made.text())
            assert not screen.fault.isVisible(), made.text()
    press(screen.help.close_button)
    assert screen.side.currentWidget() is screen.detail


def test_grid_list_zoom_and_large(screen: CardsScreen) -> None:
    press(screen.found.list)
    assert not screen.view.is_grid
    assert screen.view.cell().height() < 80
    press(screen.found.grid)
    before = screen.view.face_width
    QTest.keyClick(screen, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    screen.found.size_slider.setValue(5)
    assert screen.view.face_width > before
    screen.view.setFocus()
    QTest.keyClick(screen.view, Qt.Key.Key_Return)
    assert screen._zoom.isVisible()
    QTest.keyClick(screen._zoom, Qt.Key.Key_Escape)
    assert not screen._zoom.isVisible()


def test_an_import_reports_and_shows_its_game(screen: CardsScreen, tmp_path: Path) -> None:
    changed: list[None] = []
    screen.changed.connect(lambda: changed.append(None))
    path = write_json(tmp_path / "cards.json", LEADER, STAGE, {**LEADER, "cardId": "?"})
    screen.card_import.take([path, tmp_path / "gone.cdb"])
    assert screen.stack.currentWidget() is screen.card_import.report
    words = screen.card_import.report.lines.toPlainText()
    assert "2 added" in words and "row 3" in words and "gone.cdb" in words
    assert (screen.game, changed) == ("onepiece", [None])
    press(screen.card_import.report.close_button)
    screen.edit.setText("set:TS01")
    assert shown(screen) == ["Harbour Captain", "Old Pier"]
    screen.edit.setText("set:TS01 c:red life>=5")
    assert shown(screen) == ["Harbour Captain"]


def test_a_search_leads_from_the_report_to_the_cards(screen: CardsScreen, tmp_path: Path) -> None:
    path = write_json(tmp_path / "cards.json", LEADER, STAGE)

    def search() -> None:
        QTest.keyClicks(screen.edit, "pier")

    def filter_() -> None:
        kind = screen.filters.combos["kind"]
        kind.setCurrentIndex(kind.findData("stage"))

    def change_game() -> None:
        press(next(one for one in screen.games.findChildren(QAbstractButton) if not one.isChecked()))

    for ask in (search, filter_, change_game):
        screen.edit.clear()
        screen.card_import.take([path])
        screen.refresh()  # other cards have changed meanwhile
        assert screen.card_import.report.isVisible()
        ask()
        assert screen.view.isVisible() and not screen.card_import.report.isVisible()
        assert shown(screen)


def test_a_table_is_asked_about_once(screen: CardsScreen, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text("No.,Wie es heißt,Was\n990,Granite Ox,Normal Monster\n", encoding="utf-8")
    screen.card_import.take([path])
    assert screen.stack.currentWidget() is screen.card_import.mapping
    assert not screen.card_import.mapping.import_button.isEnabled()
    for column, field in (("No.", "code"), ("Wie es heißt", "name"), ("Was", "kind")):
        combo = screen.card_import.mapping.columns[column]
        combo.setCurrentIndex(combo.findData(field))
    press(screen.card_import.mapping.import_button)
    assert screen.stack.currentWidget() is screen.card_import.report
    assert screen.catalogue.card("yugioh", 990) is not None
    path.write_text("No.,Wie es heißt,Was\n991,Slate Ox,Normal Monster\n", encoding="utf-8")
    screen.card_import.take([path])
    assert screen.stack.currentWidget() is screen.card_import.report
    assert screen.catalogue.card("yugioh", 991) is not None


def test_an_own_card_is_written_checked_saved_changed_and_exported(
    screen: CardsScreen, told: Told, tmp_path: Path
) -> None:
    screen.own.begin()
    own = screen.own.panel
    assert not own.save_button.isEnabled()
    QTest.keyClicks(own.name, "Paper Ox")
    QTest.keyClicks(own.text, "If this card is Normal Summoned: You can draw 1 card.")
    own.check_now()
    assert [part.kind for part in own.checked.parts if part.understood] == ["trigger"]
    assert "✓" in own.parts.text()
    QTest.keyClicks(own.text, " Frobnicate.")
    own.check_now()
    assert own.checked.fault is not None
    assert [part.kind for part in own.checked.parts if part.understood] == ["trigger"]  # what stands before it
    assert "Frobnicate" in own.checked.fault[0]
    assert "✗" in own.parts.text() and "Frobnicate" in own.parts.text()
    assert "Frobnicate" in own.verdict.text()
    assert any(mark.cursor.selectedText() for mark in own.text.extraSelections())  # type: ignore[attr-defined]
    own.form.editor("atk").edit.setText("x")
    assert not own.save_button.isEnabled() and "atk" in own.form.faults
    own.form.editor("atk").edit.setText("?")
    own.language.setCurrentIndex(own.language.findData("th"))
    own.name.setText("วัวกระดาษ")
    press(own.save_button)
    assert screen.stack.currentWidget() is screen.view
    (code,) = screen.catalogue.own_codes("yugioh")
    card = screen.catalogue.card("yugioh", code)
    assert card is not None
    assert (card.name, card.atk, card.partly) == ("Paper Ox", None, True)
    screen.edit.setText("วัวกระ")
    assert shown(screen) == ["Paper Ox"]
    assert screen.detail.edit.isVisible()
    press(screen.detail.edit)
    own.text.setPlainText("Once per turn: You can draw 1 card.")
    press(own.save_button)
    card = screen.catalogue.card("yugioh", code)
    assert card is not None and not card.by_hand
    screen.own.export(tmp_path / "own.toml")
    assert "Paper Ox" in (tmp_path / "own.toml").read_text(encoding="utf-8")
    screen.own.export(tmp_path / "no" / "such" / "own.toml")
    assert len(told.problems) == 1
    screen.own.edit(code)
    press(own.delete_button)
    assert screen.catalogue.card("yugioh", code) is None
    told.acts[-1]()
    assert screen.catalogue.card("yugioh", code) == card
    assert screen.catalogue.text("yugioh", code, "th") == ("วัวกระดาษ", "")


def test_the_span_that_is_not_understood_is_marked_in_the_detail(screen: CardsScreen) -> None:
    from sanam.catalogue.own import save_own
    from sanam.games.yugioh.cards.model import CardData

    made = CardData(code=FIRST_CODE, name="Odd <Ox>", kind="spell", icon="normal", text="Draw 1 card. Frobnicate.")
    save_own(screen.catalogue, made)
    screen.edit.setText("odd")
    text = screen.detail.text.text()
    assert "underline" in text and text.index("underline") < text.index("Frobnicate")
    assert "by hand" in screen.detail.state.text()


def test_a_misprint_that_is_read_is_told_in_the_detail(screen: CardsScreen) -> None:
    from sanam.catalogue.own import save_own
    from sanam.games.onepiece.cards.model import OnePieceCard

    for number, text in enumerate(
        ("[On Play] Draw 1 card.", "[Activate:Main] You may rest this Character: Draw 1 card.")
    ):
        made = OnePieceCard(
            code=f"OWN-90{number}",
            name=f"Pier Cat {number}",
            category="character",
            cost=1,
            power=1000,
            colours=("red",),
            text=text,
        )
        save_own(screen.catalogue, made)
        screen.detail.show_card("onepiece", made.key, own=True)
        said = screen.detail.state.text().replace("\u2068", "").replace("\u2069", "")
        assert said.startswith("The program plays this effect.")
        assert ("Read “[Activate:Main]” as “[Activate: Main]”." in said) == bool(number)


def test_every_control_has_a_name(screen: CardsScreen, tmp_path: Path) -> None:
    screen.own.begin()
    path = tmp_path / "cards.csv"
    path.write_text("No.,Name\n1,x\n", encoding="utf-8")
    screen.card_import.take([path])
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSlider)
    controls = [widget for kind in kinds for widget in screen.findChildren(kind)]
    unnamed = [
        widget
        for widget in controls
        if not (widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()))
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), QComboBox)
    ]
    assert unnamed == []


def test_faces_are_drawn_elsewhere_and_within_a_bound(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()

    def find(game: str, code: str, width: int) -> FaceSpec:
        threads.add(threading.get_ident())
        return FaceSpec(game=game, name=code, frame="normal", art_seed=code)

    cache = FaceCache(find)
    assert cache.pixmap("yugioh", "1", 60) is None
    until(lambda: cache.pixmap("yugioh", "1", 60) is not None)
    assert threads and threading.get_ident() not in threads
    monkeypatch.setattr(faces_module, "KEPT_BYTES", 60 * 87 * 4 * 3)
    for code in "23456":
        cache.pixmap("yugioh", code, 60)
    until(lambda: cache.pixmap("yugioh", "6", 60) is not None and not cache._asked)
    assert len(cache._ready) <= 3
    cache.close()


def test_the_window_has_the_screen(window: Any) -> None:
    main = window()
    make_screens(main, "cards")
    main.show_screen("cards")
    assert main.cards.edit.hasFocus() or main.cards.isVisible()
    assert main.cards.results.total > 70


@pytest.mark.parametrize("grid", [True, False])
def test_what_is_owned_is_counted_where_it_is_seen(screen: CardsScreen, grid: bool) -> None:
    screen.found.set_grid(grid)
    code = str(screen.results.index(0).data(CODE))
    screen.view.setFocus()
    before = screen.view.grab().toImage()
    press(screen.detail.owned.more)
    press(screen.detail.owned.more)
    assert screen.catalogue.owned("yugioh") == {code: 2}
    assert screen.view.grab().toImage() != before
    press(screen.detail.owned.fewer)
    screen.view.setFocus()
    for key, count in ((Qt.Key.Key_Plus, 2), (Qt.Key.Key_Plus, 3), (Qt.Key.Key_Minus, 2)):
        QTest.keyClick(screen.view, key)
        assert screen.catalogue.owned("yugioh") == {code: count}
        assert screen.detail.owned.count == count
    for typed, count in (("x", 2), ("٧", 7), ("0", 0)):
        screen.detail.owned.box.setText(typed)
        screen.detail.owned.box.editingFinished.emit()
        assert screen.catalogue.owned("yugioh").get(code, 0) == count
        assert screen.detail.owned.box.text() == str(count)
    assert screen.catalogue.owned("yugioh") == {}
    assert screen.view.grab().toImage() == before
    press(screen.detail.owned.more)
    screen.filters.ranges["have"][0].setText("1")
    assert [screen.results.index(row).data(CODE) for row in range(screen.results.rowCount())] == [code]


def test_several_are_chosen_and_acted_upon(qtbot: Any, data_dir: Path, told: Told) -> None:
    gone: list[Any] = []
    ways = Ways(lambda *what: gone.append(what), lambda *what: gone.append(what))
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        screen = CardsScreen(
            catalogue, run=told.run, show_problem=told.show_problem, toast=told.toasts.append, eager=True, ways=ways
        )
        qtbot.addWidget(screen)
        screen.resize(1280, 660)
        screen.show()
        QApplication.processEvents()
        screen.view.setFocus()
        assert not screen.chosen.bar.isVisible()
        QTest.keyClick(screen.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(screen.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        codes = [str(screen.results.index(row).data(CODE)) for row in range(3)]
        assert screen.view.codes() == codes
        assert screen.chosen.bar.isVisible() and "3" in screen.chosen.count.text()
        place = screen.view.visualRect(screen.results.index(1)).center()
        QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, place)
        assert screen.view.codes() == [codes[0], codes[2]]
        QTest.keyClick(screen.view, Qt.Key.Key_Plus)
        assert catalogue.owned("yugioh") == {codes[0]: 1, codes[2]: 1}
        press(screen.chosen.sheets)
        press(screen.chosen.deck)
        assert gone == [("Selected cards", "yugioh", [(codes[0], 1), (codes[2], 1)]), ("yugioh", [codes[0], codes[2]])]
        QTest.keyClick(screen.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        assert len(screen.view.codes()) == screen.results.total
        menu = QMenu()
        screen.chosen.fill_menu(menu)
        assert all(action.text() or action.isSeparator() for action in menu.actions())
        press(screen.chosen.none)
        assert not screen.chosen.bar.isVisible()
        assert len(screen.view.codes()) == 1
        screen.close_faces()
        screen.close()


def test_everything_is_chosen_beyond_what_was_scrolled_to(screen: CardsScreen, tmp_path: Path) -> None:
    stages = [{**STAGE, "cardId": f"TS01-{n:03}", "name": f"Pier {n}"} for n in range(1, 401)]
    screen.card_import.take([write_json(tmp_path / "cards.json", *stages)])
    press(screen.card_import.report.close_button)
    screen.edit.setText("set:TS01")
    assert (screen.results.total, screen.results.rowCount()) == (400, 400)
    screen.view.selectAll()
    assert len(screen.view.codes()) == 400
    assert screen.results.index(399).data(CARD).name == "Pier 99"  # the last by name
    screen.chosen.own(1)
    assert len(screen.catalogue.owned("onepiece")) == 400


@pytest.mark.parametrize("grid", [True, False])
def test_end_and_page_down_reach_every_card(screen: CardsScreen, tmp_path: Path, grid: bool) -> None:
    stages = [{**STAGE, "cardId": f"TS01-{n:03}", "name": f"Pier {n:03}"} for n in range(1, 701)]
    screen.card_import.take([write_json(tmp_path / "cards.json", *stages)])
    press(screen.card_import.report.close_button)
    screen.edit.setText("set:TS01")
    screen.found.set_grid(grid)
    screen.view.setFocus()
    screen.view.setCurrentIndex(screen.results.index(0))
    QTest.keyClick(screen.view, Qt.Key.Key_End)
    assert screen.detail.name.text() == "Pier 700"
    assert screen.view.viewport().rect().intersects(screen.view.visualRect(screen.view.currentIndex()))
    QTest.keyClick(screen.view, Qt.Key.Key_Home)
    assert screen.detail.name.text() == "Pier 001"
    reached = [0]
    while len(reached) < 701 and (len(reached) == 1 or reached[-1] > reached[-2]):
        QTest.keyClick(screen.view, Qt.Key.Key_PageDown)
        reached.append(screen.view.currentIndex().row())
    assert 2 < len(reached) < 701 and reached[-1] > 690


def test_artworks_are_one_card_with_a_count_and_can_be_looked_at(screen: CardsScreen, tmp_path: Path) -> None:
    card = {
        "id": 501,
        "name": "Tin Drake",
        "type": "Effect Monster",
        "race": "Dragon",
        "attribute": "DARK",
        "atk": 900,
        "def": 100,
        "level": 3,
        "desc": "",
        "card_images": [{"id": 501}, {"id": 502}, {"id": 503}],
    }
    screen.card_import.take([write_json(tmp_path / "cards.json", card)])
    press(screen.card_import.report.close_button)
    screen.edit.setText("tin drake")
    assert shown(screen) == ["Tin Drake"] and screen.results.index(0).data(ARTWORKS) == 3
    assert "3 artwork" in screen.results.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert screen.detail.artwork.isVisibleTo(screen) and screen.detail.artwork.text() == "Artwork 1 of 3"
    press(screen.detail.artwork)
    assert screen.detail.code == screen.detail.face.code == "502"
    press(screen.detail.artwork)
    press(screen.detail.artwork)
    assert screen.detail.code == "501"


def test_a_guess_is_told_as_such(screen: CardsScreen) -> None:
    screen.edit.setText("lantren")
    assert shown(screen) and all("lantern" in name.lower() for name in shown(screen))
    assert "“lantren”" in screen.guess.text() and screen.guess.isVisibleTo(screen)
    screen.edit.setText("lantern")
    assert not screen.guess.isVisibleTo(screen)


def test_a_collection_comes_and_goes_by_file(screen: CardsScreen, told: Told, tmp_path: Path) -> None:
    code = str(screen.results.index(0).data(CODE))
    path = tmp_path / "mine.csv"
    path.write_text(f"Passcode,Quantity\n{code},3\nno such card,1\n", encoding="utf-8")
    screen.card_import.take([path])
    words = screen.card_import.report.lines.toPlainText()
    assert "1 added" in words and "line 3" in words and "no such card" in words
    press(screen.card_import.report.close_button)
    assert screen.detail.owned.count == 3
    screen.chosen.export_owned(tmp_path / "out.csv")
    assert f"yugioh,{code}," in (tmp_path / "out.csv").read_text(encoding="utf-8-sig")
    screen.chosen.export_owned(tmp_path / "no" / "out.csv")
    assert len(told.problems) == 1


@pytest.mark.allow_log("Saving how many you own failed")
def test_counts_that_cannot_be_saved_are_taken_back(screen: CardsScreen) -> None:
    code = str(screen.results.index(0).data(CODE))
    press(screen.detail.owned.more)
    screen.catalogue.db.conn.execute("pragma query_only = on")
    press(screen.detail.owned.more)
    screen.catalogue.db.conn.execute("pragma query_only = off")
    assert screen.detail.owned.box.text() == "1"
    assert screen.catalogue.owned("yugioh") == {code: 1}


def test_counts_are_written_while_the_window_goes_on(qtbot: Any, data_dir: Path) -> None:
    """The newest count is on the disk in the end, whichever work is done first, also when the screen is closed."""
    jobs: list[Any] = []
    with Catalogue(data_dir / "catalogue.db") as catalogue:
        code = str(catalogue.find("yugioh", limit=1)[0].code)
        parent = QObject()
        owned = Owned(catalogue, lambda job, **_: jobs.append(job), parent)
        owned.set_game("yugioh")
        owned.change([code], 1)
        owned.change([code], 1)
        assert len(jobs) == 1 and catalogue.owned("yugioh") == {}
        owned.set_game("yugioh")
        assert owned.count(code) == 2
        owned.close()
        until(lambda: catalogue.owned("yugioh") == {code: 2})
        QThreadPool.globalInstance().waitForDone()
        jobs.pop().run_now()
        QApplication.processEvents()
        assert catalogue.owned("yugioh") == {code: 2}
        jobs.pop().run_now()
        QApplication.processEvents()
        assert jobs == [] and owned.count(code) == 2
