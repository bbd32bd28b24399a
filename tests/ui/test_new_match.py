"""The new-match screen: what it offers, what it refuses to start, what it gives back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QScrollArea
from pytestqt.qtbot import QtBot

from sanam import games, paths
from sanam.games.editions import EditionInfo
from sanam.games.yugioh.vocabulary.editions import EDITIONS, OPTIONS
from sanam.matches.records import Against, DeckKey, Record
from sanam.ui.app import look
from sanam.ui.editions_words import edition_name, game_info
from sanam.ui.match_setup import LOT, DeckEntry, DeckVerdict, GameInfo, MatchSetup, SeatSetup
from sanam.ui.new_match import NewMatch
from sanam.ui.rulings import Rulings
from sanam.wording import LANGUAGES

STARTERS = (
    DeckEntry("s1", "yugioh", "Lanterns of Dusk", "40 cards", True),
    DeckEntry("s2", "yugioh", "Tide and Cinder", "40 cards", True),
)
ILLEGAL = DeckEntry("f1", "yugioh", "Blackwing", "38 cards")


def check(deck: str, edition: str) -> DeckVerdict:
    if deck == "f1":
        return DeckVerdict(False, "Not legal in this edition", ("38 cards, at least 40 (YZH-1.1)",))
    return DeckVerdict(True, "Legal in this edition")


@pytest.fixture
def screen(qtbot: QtBot) -> NewMatch:
    made = NewMatch((game_info(games.get("yugioh")),), STARTERS, check)
    qtbot.addWidget(made)
    made.resize(1280, 670)
    made.show()
    return made


def speak(code: str) -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    look(QApplication.instance(), "dark", code, 1.0)  # type: ignore[arg-type]


def start(qtbot: QtBot, screen: NewMatch) -> MatchSetup:
    with qtbot.waitSignal(screen.start) as sent:
        qtbot.mouseClick(screen.start_button, Qt.MouseButton.LeftButton)
    return sent.args[0]


def test_two_starter_decks_are_one_click_from_a_match(qtbot: QtBot, screen: NewMatch) -> None:
    setup = start(qtbot, screen)
    assert setup == MatchSetup(
        "yugioh",
        "zh-mr2",
        (SeatSetup("Player 1", "s1"), SeatSetup("Player 2", "s2")),
        "rps",
        {},
        False,
        3,
        False,
    )


def test_the_computer_takes_the_far_seat(qtbot: QtBot, screen: NewMatch) -> None:
    assert not screen.strength.isVisible()
    qtbot.mouseClick(screen.computer_tile, Qt.MouseButton.LeftButton)
    assert screen.seats[1].name.text() == "Computer"
    hard = next(b for b in screen.strength.findChildren(QAbstractButton) if b.text() == "Hard")
    qtbot.mouseClick(hard, Qt.MouseButton.LeftButton)
    setup = start(qtbot, screen)
    assert (setup.players, setup.open_hands, setup.seats[1].name) == (("", "hard"), False, "Computer")
    screen.curtain_tile.setChecked(True)
    assert (screen.setup().players, screen.seats[1].name.text()) == (("", ""), "Player 2")
    screen.restore(setup)
    assert screen.setup() == setup


def test_each_seat_says_who_plays_it(qtbot: QtBot, screen: NewMatch) -> None:
    screen.seats[0].set_player("easy")
    assert screen.computer_tile.isChecked()
    screen.seats[1].set_player("hard")
    setup = start(qtbot, screen)
    assert setup.players == ("easy", "hard")
    assert [seat.name for seat in setup.seats] == ["Computer", "Computer"]
    qtbot.mouseClick(screen.practice_tile, Qt.MouseButton.LeftButton)
    assert screen.setup().players == ("", "")
    screen.restore(setup)
    assert screen.setup() == setup


def test_a_deck_may_be_left_to_the_lot(qtbot: QtBot, screen: NewMatch) -> None:
    seat = screen.seats[1]
    seat.deck.setCurrentIndex(seat.deck.findData(LOT))
    setup = start(qtbot, screen)
    assert setup.seats[1].deck == LOT


def test_a_name_that_was_given_to_the_computer_stays(qtbot: QtBot, screen: NewMatch) -> None:
    screen.seats[1].name.setText("Deep Thought")
    qtbot.mouseClick(screen.computer_tile, Qt.MouseButton.LeftButton)
    assert screen.seats[1].name.text() == "Deep Thought"


def test_everything_chosen_with_the_mouse_comes_back(qtbot: QtBot, screen: NewMatch) -> None:
    def click(button: QAbstractButton) -> None:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    click(screen.edition_tiles["fa-course"])
    click(screen.practice_tile)
    texts = {button.text(): button for button in screen.findChildren(QAbstractButton) if button.text()}
    click(texts["A single duel"])
    click(texts["Coin"])
    screen.seats[0].name.clear()
    qtbot.keyClicks(screen.seats[0].name, "Ana")
    screen.rulings.rows["turn.hand_limit"].set_value(7)
    setup = start(qtbot, screen)
    assert (setup.edition, setup.first, setup.open_hands, setup.best_of) == ("fa-course", "coin", True, 1)
    assert setup.seats[0].name == "Ana"
    assert setup.options == {"turn.hand_limit": 7}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_only_the_methods_of_the_edition_decide_who_starts(screen: NewMatch, edition: str) -> None:
    screen.edition_tiles[edition].setChecked(True)
    offered = [value for value, _, _ in screen._first_parts()]
    assert offered == [*EDITIONS[edition]["setup.first_method"], "seat0", "seat1"]


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_option_is_shown_with_its_source_and_the_editions_value(screen: NewMatch, edition: str) -> None:
    screen.edition_tiles[edition].setChecked(True)
    wanted = {option.id for option in OPTIONS if option.id in EDITIONS[edition].values} - {"match.best_of"}
    assert set(screen.rulings.rows) == wanted
    for key, row in screen.rulings.rows.items():
        value = EDITIONS[edition].values[key]
        assert row.value() == value.value, key
        assert bool(row.spec.source) == (value.status == "S"), key
        assert row.spec.label != key


def test_values_that_are_not_in_the_rulebook_are_counted_and_named(screen: NewMatch) -> None:
    for edition in game_info(games.get("yugioh")).editions:
        unstated = [value for value in EDITIONS[edition.id].values.values() if value.status != "S"]
        assert len(edition.unstated) == len(unstated)
        assert str(len(unstated)) in screen.edition_tiles[edition.id].note.text()
    assert edition_name("unknown") == "unknown"


def test_a_change_of_edition_forgets_the_other_editions_rulings(screen: NewMatch) -> None:
    screen.rulings.rows["turn.hand_limit"].set_value(7)
    assert screen.setup().options == {"turn.hand_limit": 7}
    screen.edition_tiles["th-guide"].setChecked(True)
    assert screen.setup().options == {}


def test_rulings_go_back_to_the_rulebook(qtbot: QtBot, screen: NewMatch) -> None:
    row = screen.rulings.rows["battle.zero_atk_tie_destroys"]
    assert not screen.rulings.reset.isEnabled()
    row.set_value(True)
    assert not row.mark.isHidden()
    qtbot.mouseClick(screen.rulings.reset, Qt.MouseButton.LeftButton)
    assert screen.rulings.values() == {} and row.mark.isHidden()


def test_an_illegal_deck_starts_only_when_both_agree(qtbot: QtBot, screen: NewMatch) -> None:
    screen.add_deck(ILLEGAL, 1)
    assert not screen.start_button.isEnabled()
    assert "38 cards, at least 40 (YZH-1.1)" in screen.seats[1].verdict_line.text()
    qtbot.mouseClick(screen.agree, Qt.MouseButton.LeftButton, pos=QPoint(8, screen.agree.height() // 2))
    setup = start(qtbot, screen)
    assert setup.allow_illegal and setup.seats[1].deck == "f1"


def test_agreement_is_withdrawn_when_the_decks_are_legal_again(screen: NewMatch) -> None:
    screen.add_deck(ILLEGAL, 1)
    screen.agree.setChecked(True)
    screen.add_deck(STARTERS[1], 1)
    assert not screen.setup().allow_illegal
    screen.add_deck(ILLEGAL, 1)
    assert not screen.start_button.isEnabled()


def test_without_a_deck_the_screen_says_what_is_missing(qtbot: QtBot) -> None:
    screen = NewMatch((game_info(games.get("yugioh")),), (), check)
    qtbot.addWidget(screen)
    assert not screen.start_button.isEnabled()
    assert "deck" in screen.summary.text()


def test_a_deck_file_is_asked_for_or_dropped_on_a_seat(qtbot: QtBot, screen: NewMatch) -> None:
    opener = next(button for button in screen.seats[1].findChildren(QAbstractButton) if "file" in button.toolTip())
    with qtbot.waitSignal(screen.deck_file_wanted) as sent:
        qtbot.mouseClick(opener, Qt.MouseButton.LeftButton)
    assert sent.args == [1]
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile("/tmp/notes.pdf"), QUrl.fromLocalFile("/tmp/my deck.ydk")])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter, drop = QDragEnterEvent(QPoint(20, 20), *how), QDropEvent(QPointF(20, 20), *how)
    QApplication.sendEvent(screen.seats[0], enter)
    assert enter.isAccepted()
    with qtbot.waitSignal(screen.deck_dropped) as dropped:
        QApplication.sendEvent(screen.seats[0], drop)
    assert dropped.args == [0, "/tmp/my deck.ydk"]


def test_the_last_setup_comes_back(screen: NewMatch) -> None:
    wanted = MatchSetup(
        "yugioh",
        "th-guide",
        (SeatSetup("Suda", "s2"), SeatSetup("สมชาย", "s1")),
        "seat1",
        {"turn.hand_limit": 99},
        True,
        1,
        False,
    )
    screen.restore(wanted)
    assert screen.setup() == wanted


def test_a_stored_setup_with_things_that_are_gone_keeps_the_defaults(screen: NewMatch) -> None:
    screen.restore(
        MatchSetup("mahjong", "x", (SeatSetup("A", "gone"), SeatSetup("B", "gone")), "dice", {"no": 1}, False, 9)
    )
    setup = screen.setup()
    assert (setup.game, setup.edition, setup.first, setup.best_of, setup.options) == (
        "yugioh",
        "zh-mr2",
        "rps",
        3,
        {},
    )
    assert {seat.deck for seat in setup.seats} <= {"s1", "s2"}


def test_a_game_without_options_and_another_game_can_be_chosen(qtbot: QtBot) -> None:
    other = GameInfo("free", "Free table", (EditionInfo("free", "No rules", "Cards, zones, nothing refused"),))
    screen = NewMatch((game_info(games.get("yugioh")), other), (*STARTERS, DeckEntry("x", "free", "Pile")), check)
    qtbot.addWidget(screen)
    screen._game_group.buttons()[1].click()
    assert screen.setup().game == "free"
    assert [seat.deck_id() for seat in screen.seats] == ["x", "x"]


def test_every_control_has_a_name_and_can_take_the_focus(screen: NewMatch) -> None:
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for control in screen.findChildren(kind):
            if control.isVisible() and control.isEnabled():
                assert control.accessibleName() or getattr(control, "text", str)(), control
                assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control


@pytest.mark.parametrize("size", [(1280, 670), (1920, 1030)])
def test_nothing_is_cut_off(qtbot: QtBot, screen: NewMatch, size: tuple[int, int]) -> None:
    screen.resize(*size)
    qtbot.wait(50)
    for tile in (*screen.edition_tiles.values(), screen.curtain_tile, screen.practice_tile):
        assert tile.height() >= tile.heightForWidth(tile.width()), tile.accessibleName()
    for button in screen.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.sizeHint().width() - 1, button.text()


def test_each_level_of_summoner_master_offers_the_starter_decks_that_were_built_for_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    from sanam.catalogue.store import Catalogue
    from sanam.catalogue.toml_set import import_set
    from sanam.ui.deck_shelf import DeckShelf

    with Catalogue(tmp_path / "catalogue.db") as catalogue:
        import_set(catalogue, paths.cardset_dir() / "summoner-master-starter.toml")
        entries = DeckShelf(catalogue, tmp_path).entries()
    mine = tuple(entry for entry in entries if entry.game == "summoner-master")
    screen = NewMatch((game_info(games.get("summoner-master")),), mine, check)
    qtbot.addWidget(screen)
    screen.show()
    offered = {}
    for level, tile in screen.edition_tiles.items():
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        decks = screen.seats[0].deck
        names = {decks.itemText(row).partition(" ·")[0] for row in range(decks.count())}
        offered[level] = names - {"Drawn by lot"}
    assert offered == {
        "caller": {"Willow", "Workshop"},
        "summoner": {"Opera", "Belltower"},
        "beginner": {"Orchard", "Snow Post"},
    }


def test_what_was_won_and_lost_with_the_deck_is_told(screen: NewMatch) -> None:
    screen.seats[1].set_player("hard")
    known, named = DeckKey(id="a"), DeckKey(name="Old name")
    screen.set_decks([replace(entry, keys=(known, named)) for entry in STARTERS])
    screen.set_records({Against("yugioh", known, "hard"): Record(2), Against("yugioh", named, "hard"): Record(1, 1)})
    assert "3 won, 1 lost" in screen.summary.text()
    screen.seats[1].set_player("easy")
    assert "won" not in screen._way.text()


PLACES = ("curtain_tile", "computer_tile", "practice_tile", "first", "start_button")


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_fits_a_window_of_1280_by_720_and_its_rows_stay_where_they_are(qtbot: QtBot, code: str) -> None:
    """In every game, with the frame of the window and its bar of screens taken off; and whatever is chosen."""
    speak(code)
    infos = tuple(game_info(game) for game in games.all_games())
    entries = tuple(
        DeckEntry(f"{game.id}{n}", game.id, f"Deck {n}", "40 · 5 · 12", True) for game in infos for n in "ab"
    )
    screen = NewMatch(infos, entries, check)
    qtbot.addWidget(screen)
    screen.resize(1280, 640)
    screen.show()
    for button in screen._game_group.buttons():
        button.click()
        places = set()
        for tile in (screen.curtain_tile, screen.computer_tile, screen.practice_tile):
            tile.click()
            QApplication.processEvents()
            places.add(tuple(getattr(screen, name).mapTo(screen, QPoint(0, 0)).y() for name in PLACES))
            for area in screen.findChildren(QScrollArea):
                if area.isVisible() and not screen.rulings.isAncestorOf(area):
                    assert area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0
        assert len(places) == 1, "rows jump"


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_heading_of_the_rulings_stands_over_their_beginning(qtbot: QtBot, qapp: Any, code: str) -> None:
    look(qapp, "dark", code, 1.0)
    try:
        rulings = Rulings()
        qtbot.addWidget(rulings)
        rulings.show_edition(games.get("yugioh").matches.editions()[0])
        rulings.resize(340, 500)
        rulings.show()
        heading, row = rulings.findChild(QLabel), next(iter(rulings.rows.values()))
        edges = []
        for part in (heading, row):
            at = part.mapTo(rulings, QPoint())
            edges.append(rulings.width() - at.x() - part.width() if code == "fa" else at.x())
        assert edges[0] == edges[1] == 15
    finally:
        look(qapp, "dark", "en", 1.0)


def test_what_is_one_of_several_is_called_so_by_a_screen_reader(window: Any) -> None:
    main = window()
    main.choose_match()
    screen = main.new_match
    group = [*screen.edition_tiles.values(), *screen._game_group.buttons(), *main._group.buttons()]
    assert len(group) > 7
    roles = {QAccessible.queryAccessibleInterface(made).role() for made in group}
    assert roles == {QAccessible.Role.RadioButton}
    assert sum(made.isChecked() for made in main._group.buttons()) == 1
