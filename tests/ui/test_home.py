"""The home screen and the window around it, by mouse and keyboard."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, QRect, Qt, QThreadPool
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sanam.decks.files import starter_name
from sanam.faces import card_face
from sanam.games.yugioh.cards.model import CardData
from sanam.matches.summary import Summary
from sanam.ui.app import guard, look
from sanam.ui.home import Fan, Home, HomeModel, SavedMatch, SavedReplay, versus
from sanam.ui.home_data import decks, players
from sanam.ui.match_setup import usual_names
from sanam.ui.notices import Notices
from sanam.ui.problems import Problem, problem_from
from sanam.ui.shell import Shell
from sanam.ui.text import fill, when
from sanam.ui.widgets import Tile
from sanam.ui.work import Job, Progress

NOW = datetime(2026, 11, 21, 12, 0)
GOOD = SavedMatch("m1", "Yu-Gi-Oh!", "Master Rule 2", ("Ana", "Bo"), "Duel 2, turn 5", NOW)
BROKEN = SavedMatch("m0", "Yu-Gi-Oh!", "Course", ("لیلا", "Reza"), problem="line 214 is broken")
REPLAY = SavedReplay("r1", "Yu-Gi-Oh!", "Master Rule 2", ("Ana", "Bo"), "Ana wins 2–1", NOW)


def shown(qtbot: QtBot, model: HomeModel) -> Home:
    home = Home(model)
    qtbot.addWidget(home)
    home.resize(1280, 660)
    home.show()
    return home


def words(widget: QWidget) -> str:
    return " | ".join(label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget))


def test_the_last_match_is_one_click_away(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel((GOOD,), decks=2))
    assert "Duel 2, turn 5" in words(home)
    with qtbot.waitSignal(home.continue_match) as sent:
        qtbot.mouseClick(home.first, Qt.MouseButton.LeftButton)
    assert sent.args == ["m1"]


def test_a_broken_match_is_not_the_one_to_continue_but_is_shown_with_its_reason(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel((BROKEN, GOOD), decks=2))
    assert "Ana" in home.first.accessibleDescription()
    assert "line 214 is broken" in words(home)
    with qtbot.waitSignal(home.continue_match) as sent:
        qtbot.mouseClick(home.rows["m0"], Qt.MouseButton.LeftButton)
    assert sent.args == ["m0"]


def test_a_first_start_has_a_match_one_click_away(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel(decks=2, cards=74))
    with qtbot.waitSignal(home.play_computer):
        qtbot.mouseClick(home.first, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(home.quick_match):
        qtbot.mouseClick(home.both, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(home.new_match):
        qtbot.mouseClick(home.tiles["new-match"], Qt.MouseButton.LeftButton)


def test_without_decks_the_way_on_is_an_import(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel())
    with qtbot.waitSignal(home.import_cards):
        qtbot.mouseClick(home.first, Qt.MouseButton.LeftButton)


def test_what_is_not_built_is_not_offered(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel(decks=2, actions=frozenset({"replay-file"})))
    assert set(home.tiles) == {"new-match", "replay-file"}


def test_a_replay_opens_by_keyboard(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel((GOOD,), (REPLAY,), 2))
    row = home.rows["r1"]
    row.setFocus()
    with qtbot.waitSignal(home.watch_replay) as sent:
        qtbot.keyClick(row, Qt.Key.Key_Space)
    assert sent.args == ["r1"]


def test_the_focus_walks_over_every_control_beginning_with_the_likeliest(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel((GOOD, BROKEN), (REPLAY,), 2))
    qtbot.waitUntil(home.first.hasFocus)
    reached = set()
    for _ in range(15):
        focused = home.focusWidget()
        reached.add(focused.accessibleName())
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    controls = {button.accessibleName() for button in home.findChildren(QAbstractButton) if button.isVisible()}
    assert controls <= reached
    assert "" not in controls


def test_a_new_model_replaces_the_old_one(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel((GOOD,), decks=2))
    home.set_model(HomeModel(decks=2))
    assert "Duel 2, turn 5" not in words(home)
    with qtbot.waitSignal(home.play_computer):
        home.first.click()


def test_the_fan_draws_its_cards_after_the_window_is_shown(qtbot: QtBot) -> None:
    card = CardData(
        code=1, name="Gale Heron", kind="monster", traits=("effect",), race="Winged Beast", attribute="WIND"
    )
    home = shown(qtbot, HomeModel(decks=2, faces=(card_face(card),) * 3))
    fan = home.findChild(Fan)
    before = fan.grab().toImage()
    qtbot.waitUntil(lambda: len(fan._images) == 3)
    assert fan.grab().toImage() != before


def test_in_a_low_window_the_side_has_one_scroll_bar(qtbot: QtBot) -> None:
    matches = tuple(SavedMatch(f"m{at}", "Game", "Rules", ("Ana", "Reza"), "turn 1") for at in range(4))
    home = shown(
        qtbot,
        HomeModel(matches, tuple(SavedReplay(f"r{at}", "Game", "Rules", ("Ana",), "Ana wins") for at in range(4))),
    )
    home.resize(1280, 600)
    QApplication.processEvents()
    bars = [area.verticalScrollBar() for area in home.findChildren(QScrollArea)]
    assert sum(bar.maximum() > 0 for bar in bars) == 1


def test_the_last_of_an_odd_number_of_ways_takes_the_whole_row(qtbot: QtBot) -> None:
    match = SavedMatch("m", "Game", "Rules", ("Ana", "Reza"), "turn 1")
    home = shown(qtbot, HomeModel((match,), decks=2))
    tiles = list(home.tiles.values())
    assert len(tiles) == 9
    assert tiles[-1].geometry().right() == tiles[1].geometry().right() and tiles[-1].x() == tiles[0].x()


@pytest.mark.parametrize("height", [720, 560, 640])
def test_no_card_of_the_hand_is_cut(qtbot: QtBot, height: int) -> None:
    home = shown(qtbot, HomeModel(decks=2))
    fan = home.findChild(Fan)
    qtbot.waitUntil(lambda: len(fan._images) == 5)
    fan.setMinimumHeight(0)
    for high in (height, height // 2):  # made smaller the same pictures are shown
        fan.setFixedHeight(high)
        QApplication.processEvents()
        shot = fan.grab().toImage()
        ground = shot.pixelColor(0, 0)
        edges = [shot.pixelColor(x, y) for x in range(0, shot.width(), 3) for y in (0, shot.height() - 1)]
        assert all(edge == ground for edge in edges)


def test_names_are_isolated_from_the_direction_of_the_sentence() -> None:
    assert versus(("لیلا", "Reza")) == "\u2068لیلا\u2069 against \u2068Reza\u2069"
    assert fill("{a} and {b}", b="x") == "{a} and x"


@pytest.mark.parametrize("spoken", ["en", "th", "fa", "zh_Hant"])
def test_names_nobody_gave_are_said_in_the_language_in_force(qapp: Any, spoken: str) -> None:
    kept = {}
    for code in ("en", "th", "zh_Hans"):
        look(qapp, "dark", code, 1.0)
        kept[code] = (*usual_names(), starter_name("tide", code), starter_name("watch", code))
    look(qapp, "dark", spoken, 1.0)
    try:
        first, second = usual_names()
        names = [starter_name("tide", spoken), starter_name("watch", spoken)]
        for one, other, *decks_kept in kept.values():
            ids = ["starter:tide", "starter:watch"]
            found = Summary(id="m", names=[one, other], deck_names=decks_kept, deck_ids=ids)
            assert players(found) == (first, second)
            assert [name.strip("\u2067\u2068\u2069") for name in decks(found)[0].split(" – ")] == names
        own = Summary(id="m", names=["Ana", "Player 3"], deck_names=["Tide", "Reeds"], deck_ids=["/tide.ydk", ""])
        assert players(own) == ("Ana", "Player 3")
        assert decks(own) == ["\u2068Tide\u2069 – \u2068Reeds\u2069"]
    finally:
        look(qapp, "dark", "en", 1.0)


def test_times_read_as_one_says_them() -> None:
    assert when(NOW, NOW + timedelta(seconds=20)) == "just now"
    assert when(NOW, NOW + timedelta(minutes=12)) == "12 min ago"
    assert when(NOW, NOW + timedelta(hours=5)) == "5 h ago"
    assert "2026" in when(NOW, NOW + timedelta(days=3))
    assert when(None) == ""


# the window


@pytest.fixture
def shell(qtbot: QtBot, tmp_path: Path) -> Shell:
    made = Shell(tmp_path)
    qtbot.addWidget(made)
    return made


def test_the_bar_shows_the_screens_that_exist_and_goes_to_them(qtbot: QtBot, shell: Shell) -> None:
    shell.add_screen("home", "Home", "home", QWidget())
    shell.add_screen("table", "Table", "table", QWidget(), immersive=QRect)
    shell.add_screen("new", "New match", "swords", QWidget(), in_bar=False)
    shell.show_screen("home")
    shell.show()
    buttons = [button for button in shell.bar.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in buttons] == ["Home", "Table"]
    assert buttons[0].isChecked()
    with qtbot.waitSignal(shell.screen_changed) as sent:
        qtbot.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert sent.args == ["table"]
    assert not shell.bar.isVisible()


def test_toasts_stay_where_a_screen_has_room_for_them(shell: Shell) -> None:
    room = QRect(6, 6, 240, 580)
    shell.add_screen("home", "Home", "home", QWidget())
    shell.add_screen("table", "Table", "table", QWidget(), immersive=lambda: room)
    shell.resize(960, 600)
    shell.show()
    shell.show_screen("table")
    shell.toast("The position has been put among your positions.")
    QApplication.processEvents()
    assert room.contains(shell.toast_label.geometry())
    shell.show_screen("home")
    assert shell.toast_label.geometry().center().x() > room.right()


def test_the_window_remembers_its_size(qtbot: QtBot, shell: Shell, tmp_path: Path) -> None:
    shell.resize(1333, 777)
    shell.show()
    shell.close()
    again, fresh = Shell(tmp_path), Shell(tmp_path / "elsewhere")
    qtbot.addWidget(again)
    qtbot.addWidget(fresh)
    # the offscreen display is smaller than the smallest window, so Qt trims what it restores
    assert again.size() != fresh.size()
    assert abs(again.height() - 777) <= 5


def test_a_problem_says_what_where_why_and_what_next_and_goes_when_closed(qtbot: QtBot, shell: Shell) -> None:
    shell.show()
    acted = []
    shell.show_problem(
        Problem("This deck could not be read.", "Blackwing.ydk", "line 12", "no card number", "Remove the line."),
        "Open it",
        lambda: acted.append(1),
    )
    text = words(shell.notices)
    assert all(part in text for part in ("could not be read", "Blackwing.ydk, line 12 – no card number", "Remove"))
    buttons = {button.accessibleName(): button for button in shell.notices.findChildren(QPushButton)}
    qtbot.mouseClick(buttons["Open it"], Qt.MouseButton.LeftButton)
    assert acted == [1]
    assert shell.notices.texts() == []
    assert not shell.notices.isVisible()


@pytest.mark.parametrize("immersive", [None, QRect])
def test_a_notice_covers_no_tool_and_moves_none_above_it(qtbot: QtBot, shell: Shell, immersive: Any) -> None:
    screen, top, foot = QWidget(), QPushButton("Above"), QPushButton("At the foot")
    column = QVBoxLayout(screen)
    column.addWidget(top)
    column.addStretch(1)
    column.addWidget(foot)
    shell.add_screen("one", "One", "home", screen, immersive=immersive)
    shell.show_screen("one")
    shell.resize(1000, 640)
    shell.show()
    QApplication.processEvents()
    before = top.mapTo(shell, top.rect().center())
    shell.show_problem(Problem("One went wrong.", reason="A reason that goes over more than one line. " * 6))
    shell.show_problem(Problem("Another went wrong."))
    QApplication.processEvents()
    assert top.mapTo(shell, top.rect().center()) == before
    for tool in (top, foot):
        with qtbot.waitSignal(tool.clicked):
            place = tool.mapTo(shell, tool.rect().center())
            qtbot.mouseClick(shell.childAt(place), Qt.MouseButton.LeftButton)
    assert not shell.stack.geometry().intersects(shell.notices.geometry())
    newest, older = shell.notices._boxes()
    assert newest.isVisible() and not older.isVisible() and "and 1 more" in words(newest)
    shell.notices._close(newest)
    QApplication.processEvents()
    assert older.isVisible() and shell.rect().contains(shell.notices.geometry())
    assert "more" not in [label.text() for label in older.findChildren(QLabel) if label.isVisible()]
    assert older.height() >= older.heightForWidth(older.width())


# notices that leave


@pytest.fixture
def notices(qtbot: QtBot) -> Iterator[Notices]:
    """A strip whose notices are read in a moment, in a window with something else to have the focus."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    made = Notices(least=60, per_letter=0)
    column.addWidget(QPushButton("Else"))
    column.addWidget(made)
    qtbot.addWidget(holder)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    yield made
    holder.close()


def test_a_notice_that_all_is_well_leaves_by_itself(qtbot: QtBot, notices: Notices) -> None:
    for number in range(2):
        notices.show_problem(Problem(f"Saved {number}.", tone="good"))
    qtbot.waitUntil(lambda: notices.texts() == ["Saved 0."])  # each has a time of its own
    qtbot.waitUntil(lambda: not notices.isVisible())
    assert notices.texts() == []


def test_an_error_and_what_asks_something_stay(qtbot: QtBot, notices: Notices) -> None:
    notices.show_problem(Problem("It failed."))
    notices.show_problem(Problem("It cannot be done yet.", tone="wait"))
    notices.show_problem(Problem("It was thrown away.", tone="good"), "Restore", lambda: None)
    qtbot.wait(150)
    assert notices.texts() == ["It was thrown away.", "It cannot be done yet.", "It failed."]


def test_nothing_leaves_under_the_mouse_or_the_focus(qtbot: QtBot, notices: Notices) -> None:
    box = notices.show_problem(Problem("Saved.", tone="good"))
    at = QPointF(5, 5)
    QApplication.sendEvent(notices, QEnterEvent(at, at, at))
    qtbot.wait(150)
    assert notices.texts() == ["Saved."]
    closer = box.findChild(QPushButton)
    closer.setFocus()
    QApplication.sendEvent(notices, QEvent(QEvent.Type.Leave))
    qtbot.wait(150)
    assert notices.texts() == ["Saved."]
    notices.parentWidget().findChild(QPushButton, options=Qt.FindChildOption.FindDirectChildrenOnly).setFocus()
    qtbot.waitUntil(lambda: notices.texts() == [])


def test_a_long_notice_stays_longer_and_none_is_counted_unseen(shell: Shell) -> None:
    notices = shell.notices
    notices.show_problem(Problem("Saved.", tone="good"))
    assert not notices._leaving.isActive()
    shell.show()
    assert notices._leaving.interval() == 6_000 and notices._leaving.isActive()
    notices.show_problem(Problem("Much was saved.", reason="One by one. " * 20, tone="good"))
    assert notices._leaving.interval() > 12_000
    shell.hide()
    assert not notices._leaving.isActive()


def test_a_screen_reader_says_a_notice_at_once(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    class Told:
        @staticmethod
        def updateAccessibility(event: Any) -> None:  # Qt's name
            said.append(event.message())

    monkeypatch.setattr("sanam.ui.notices.QAccessible", Told)
    shell.show_problem(Problem("It failed.", "a.ydk", next="Try another one."))
    assert said == ["It failed.\na.ydk\nTry another one."]


def test_many_problems_do_not_fill_the_window(shell: Shell) -> None:
    for number in range(9):
        shell.show_problem(Problem(f"Problem {number}"))
    assert shell.notices.texts() == ["Problem 8", "Problem 7", "Problem 6"]


def test_an_exception_becomes_a_problem_with_its_own_place() -> None:
    class Bad(Exception):
        file, place, reason = "x.cdb", "table datas", "it is missing"

    problem = problem_from(Bad(), "The import failed.")
    assert (problem.file, problem.place, problem.reason) == ("x.cdb", "table datas", "it is missing")
    missing = problem_from(FileNotFoundError(2, "No such file", "a.ydk"))
    assert missing.file == "a.ydk" and missing.reason == "No such file"


def test_work_reports_how_far_it_is_and_gives_its_result(qtbot: QtBot, shell: Shell) -> None:
    def work(progress: Progress) -> int:
        for step in range(5):
            progress.advance(step + 1, 5)
        return 42

    job = Job("Counting", work)
    steps: list[int] = []
    job.advanced.connect(lambda done, total, note: steps.append(done))
    with qtbot.waitSignal(job.done) as sent:
        shell.run(job)
    assert sent.args == [42]
    qtbot.waitUntil(lambda: bool(steps) and steps[-1] == 5)
    assert steps[0] == 1 and steps[-1] == 5
    QThreadPool.globalInstance().waitForDone()


def test_work_is_cancelled_between_its_steps(qtbot: QtBot, shell: Shell) -> None:
    started = threading.Event()

    def work(progress: Progress) -> None:
        while True:
            started.set()
            progress.advance(1, 0)
            threading.Event().wait(0.005)

    job = Job("Endless", work)
    with qtbot.waitSignal(job.cancelled):
        shell.run(job)
        started.wait(5)
        shell.busy_strip.cancel()
    qtbot.waitUntil(lambda: not shell.busy_strip.isVisible())
    QThreadPool.globalInstance().waitForDone()


@pytest.mark.allow_log("Reading failed")
def test_failed_work_is_told_in_the_window(qtbot: QtBot, shell: Shell) -> None:
    def work(progress: Progress) -> None:
        raise ValueError("row 3 has no name")

    job = Job("Reading", work)
    shell.run(job, failed="The cards could not be read.")
    qtbot.waitUntil(lambda: shell.notices.texts() == ["The cards could not be read."])
    assert "row 3 has no name" in words(shell.notices)
    QThreadPool.globalInstance().waitForDone()


@pytest.mark.allow_log("uncaught exception")
def test_an_uncaught_exception_is_told_once_and_the_window_lives(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    crashes = guard(shell.show_problem, Path("/somewhere"))
    for _ in range(3):
        try:
            raise ZeroDivisionError("a rule divided by nothing")
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
    assert len(shell.notices.texts()) == 1
    text = words(shell.notices)
    assert "ZeroDivisionError: a rule divided by nothing" in text and "test_home.py:" in text
    assert str(Path("/somewhere/log/sanam.log")) in text
    assert crashes.log_file


def test_screens_are_reached_by_keyboard(qtbot: QtBot, shell: Shell) -> None:
    for key in ("home", "decks"):
        shell.add_screen(key, key.title(), "home", QWidget())
    shell.show_screen("home")
    shell.show()
    shell.activateWindow()
    qtbot.waitUntil(shell.isActiveWindow)
    qtbot.keyClick(shell, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert shell.current_screen() == "decks"


def test_tiles_keep_room_for_their_mark_on_either_side(qtbot: QtBot) -> None:
    tile = Tile("Course rules", "", "rulebook", checkable=True)
    qtbot.addWidget(tile)
    left, right = tile.layout().contentsMargins().left(), tile.layout().contentsMargins().right()
    tile.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = tile.layout().contentsMargins()
    assert (mirrored.left(), mirrored.right()) == (right, left) and left != right


def test_a_picture_of_the_board_is_shown(qtbot: QtBot) -> None:
    board = QImage(320, 180, QImage.Format.Format_RGB32)
    board.fill(0xFF00FF)
    match = SavedMatch("m2", "Yu-Gi-Oh!", "", ("A", "B"), picture=board)
    image = shown(qtbot, HomeModel((match,), decks=2)).grab().toImage()
    found = sum(image.pixelColor(x, y).name() == "#ff00ff" for x in range(0, 1280, 20) for y in range(0, 660, 20))
    assert found > 100


def test_every_screen_of_the_library_is_a_tile(qtbot: QtBot) -> None:
    home = shown(qtbot, HomeModel(decks=2))
    for tile, signal in (("cards", home.browse_cards), ("sheets", home.print_sheets)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(home.tiles[tile], Qt.MouseButton.LeftButton)
