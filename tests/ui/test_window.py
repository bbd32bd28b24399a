"""The window over a data directory: first start, new match, continue, replays, files handed over, refusals."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, QSize, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from window_driver import Hand, make_screens, press, texts, until

from sanam.decks.files import starter_decks
from sanam.ui.app import last_crash
from sanam.ui.last_setup import recall
from sanam.ui.settings.values import THEME
from sanam.ui.shell import PREFERRED, Shell, fitted

Open = Callable[..., Any]
DESKTOP = str(Path(__file__).parents[2] / "desktop")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sanam", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "PYTHONPATH": DESKTOP},
    )


def quick_match(main: Any) -> Hand:
    """Start a match of the starter decks with the one click that does it."""
    press(main.home.both)
    until(lambda: main.seating.match is not None)
    return Hand(main)


def to_home(main: Any) -> None:
    press(main.seating.table.right_side.findChild(type(main.home.first), "home"))
    assert main.current_screen() == "home"
    until(lambda: not main._jobs)  # the matches are listed again


def saved_match(main: Any, answers: int = 4) -> Path:
    """Play some answers, leave, and give the journal."""
    hand = quick_match(main)
    for _ in range(answers):
        hand.step()
    path = main.seating.match.path
    to_home(main)
    until(lambda: main.home.model.matches)
    return Path(path)


# ---------------------------------------------------------------------------------- start-up


SCREENS = {
    "old": QRect(0, 0, 1024, 768),
    "small, with a panel above": QRect(0, 28, 1280, 692),
    "1920 × 1080 at 150 %": QRect(0, 0, 1280, 720),
    "second": QRect(1920, 0, 1280, 1024),
    "large": QRect(0, 0, 2560, 1440),
}


@pytest.mark.parametrize("room", SCREENS.values(), ids=SCREENS)
def test_a_window_fits_the_screen_it_is_on(room: QRect) -> None:
    first = fitted(QRect(QPoint(), PREFERRED), room, centred=True)
    assert room.contains(first)
    assert first.size() == PREFERRED.boundedTo(room.size())
    elsewhere = fitted(QRect(5000, -40, 1300, 900), room)  # as it was left, on a screen that has gone
    assert room.contains(elsewhere)
    inside = QRect(room.topLeft() + QPoint(10, 12), QSize(970, 640))
    assert fitted(inside, room) == inside


class Framed(Shell):
    """A window whose frame comes with its first picture, as X11 has it."""

    painted = False

    def paintEvent(self, event: Any) -> None:
        self.painted = True
        super().paintEvent(event)

    def frameGeometry(self) -> QRect:
        return self.geometry().adjusted(-1, -20, 1, 5) if self.painted else self.geometry()


def test_the_frame_of_a_window_is_on_the_screen_too(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sanam.ui.shell.SMALLEST", QSize(400, 300))  # the screen of the tests is small
    one = Framed()
    qtbot.addWidget(one)
    one.show()
    qtbot.waitUntil(lambda: one.painted)
    room = one.screen().availableGeometry()
    qtbot.waitUntil(lambda: one.frameGeometry().top() >= room.top() and one.frameGeometry().bottom() <= room.bottom())


def test_the_palette_finds_a_command_and_does_it(qtbot: Any, window: Callable[..., Any]) -> None:
    one = window()
    make_screens(one, "cards", "sheets", "settings")
    palette = one.palette_box
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(one, Qt.Key.Key_P, keys)
    qtbot.waitUntil(palette.isVisible)
    assert palette.list.count() == len(one.commands.offered())
    qtbot.keyClicks(palette.field, "contrast theme")
    assert [palette.list.item(at).text() for at in range(palette.list.count())] == ["Theme: High contrast"]
    qtbot.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible() and one.current_screen() == "home"
    qtbot.keyClick(one, Qt.Key.Key_P, keys)
    qtbot.keyClicks(palette.field, "sheet")
    qtbot.keyClick(palette.field, Qt.Key.Key_Return)
    assert one.current_screen() == "sheets" and not palette.isVisible()
    changed = []
    one.look_changed.connect(lambda: changed.append(1))
    one.commands["theme:light"].trigger()
    assert changed == [1] and one.settings.get(THEME) == "light"


def test_one_key_is_one_command(window: Callable[..., Any]) -> None:
    one = window()
    make_screens(one, "cards", "decks", "sheets", "settings")
    keys = [action.shortcut().toString() for action in one.commands.offered() if not action.shortcut().isEmpty()]
    assert len(keys) == len(set(keys)) >= 8


def test_f11_fills_the_screen_and_gives_it_back(qtbot: Any, window: Callable[..., Any]) -> None:
    one = window()
    qtbot.keyClick(one, Qt.Key.Key_F11)
    qtbot.waitUntil(one.isFullScreen)
    qtbot.keyClick(one, Qt.Key.Key_F11)
    qtbot.waitUntil(lambda: not one.isFullScreen())


def test_a_panel_folds_where_there_is_no_room_and_comes_back(qtbot: Any, window: Callable[..., Any]) -> None:
    one = window()
    make_screens(one, "cards")
    one.show_screen("cards")
    fold = one.cards.fold
    one.resize(1300, 700)
    QApplication.processEvents()
    assert one.cards.filters.isVisible() and not fold.button.isVisible()
    one.resize(1000, 700)
    QApplication.processEvents()
    assert not one.cards.filters.isVisible() and fold.button.isVisible()
    press(fold.button)
    assert one.cards.filters.isVisible()
    one.resize(1300, 700)
    QApplication.processEvents()
    assert one.cards.filters.isVisible() and not fold.button.isVisible()


def test_the_program_starts_on_an_empty_directory_and_ends_when_told(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "place"
    done = run("--data-dir", str(folder), "--exit-on-launch")
    assert (done.returncode, done.stderr) == (0, "")
    with sqlite3.connect(folder / "catalogue.db") as database:
        (cards,) = database.execute("select count(*) from cards").fetchone()
    database.close()
    assert cards >= 70
    assert "home screen painted" in (folder / "log" / "sanam.log").read_text(encoding="utf-8")


def test_nothing_heavy_is_imported_before_the_home_screen_is_painted(data_dir: Path) -> None:
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "from sanam.ui import app\n"
        "from sanam.ui.window import Window\n"
        "Window._open_cards = lambda self: None\n"
        "app.create_app()\n"
        f"window = Window(Path({str(data_dir)!r}))\n"
        "window.painted.connect(window.close)\n"
        "window.begin()\n"
        "window.show()\n"
        "app.QApplication.instance().exec()\n"
        "heavy = ('sanam.abilities.reader', 'sqlite_utils', 'sanam.ui.table', 'sanam.games.yugioh.rules.game',"
        " 'sanam.ui.new_match')\n"
        "print([name for name in heavy if name in sys.modules])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, "PYTHONPATH": DESKTOP},
    )
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


def test_a_first_start_says_what_it_does_and_then_offers_a_match(window: Open, tmp_path: Path, qtbot: Any) -> None:
    from sanam.ui.window import Window

    fresh = tmp_path / "fresh"
    fresh.mkdir()
    main = Window(fresh, eager=True)
    qtbot.addWidget(main)
    main.begin()
    main.show()
    assert not main.home.first.isEnabled()  # there are no cards yet
    until(lambda: main.shelf is not None, 60)
    assert main.home.model.decks == len(starter_decks()) >= 8 and main.home.model.cards >= 70
    assert main.home.first.isEnabled()
    hand = quick_match(main)
    assert hand.play.open and hand.play.table.choice.kind == "action"
    main.close()


@pytest.mark.beforehand
def test_screens_are_made_beforehand_only_while_no_match_is_prepared(window: Open) -> None:
    main = window()
    main.seating._fetcher._job = object()  # a match is on its way
    made: list[int] = []
    main._warm(made.append(number) for number in range(3))
    QTest.qWait(120)
    assert not made
    main.seating._fetcher._job = None
    until(lambda: made == [0, 1, 2])


def test_a_crash_of_the_last_run_is_told_once(tmp_path: Path) -> None:
    assert last_crash(tmp_path) is None
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "crash.log").write_text("Fatal Python error: Segmentation fault", encoding="utf-8")
    aside = last_crash(tmp_path)
    assert aside is not None and "Segmentation fault" in aside.read_text(encoding="utf-8")
    assert last_crash(tmp_path) is None


def test_a_crash_ends_up_in_the_log_that_the_next_start_reads(tmp_path: Path) -> None:
    code = f"from sanam.ui.app import start_log; from pathlib import Path; start_log(Path({str(tmp_path)!r}))\n"
    code += "import ctypes; ctypes.string_at(0)"
    subprocess.run(
        [sys.executable, "-c", code], capture_output=True, timeout=60, env={**os.environ, "PYTHONPATH": DESKTOP}
    )
    aside = last_crash(tmp_path)
    assert aside is not None and "Segmentation fault" in aside.read_text(encoding="utf-8")


@pytest.mark.allow_log("Unpacking the starter cards failed")
def test_a_catalogue_that_is_none_is_refused_with_its_file_and_matches_still_play(
    window: Open, data_dir: Path, qtbot: Any
) -> None:
    first = window()
    saved_match(first)
    first.close()
    (data_dir / "catalogue.db").write_bytes(b"this is no database" * 100)
    before = (data_dir / "catalogue.db").read_bytes()
    from sanam.ui.window import Window

    main = Window(data_dir, eager=True)
    qtbot.addWidget(main)
    main.begin()
    main.show()
    until(lambda: main.home.model.ready and main.home.model.matches)
    assert "catalogue.db" in texts(main) and "not an SQLite database" in texts(main)
    assert (data_dir / "catalogue.db").read_bytes() == before
    press(main.home.first)
    until(lambda: main.seating.match is not None)
    main.close()


# ---------------------------------------------------------------------------------- matches


def test_a_match_is_set_up_remembered_left_and_continued(window: Open, data_dir: Path) -> None:
    main = window()
    press(main.home.tiles["new-match"])
    screen = main.new_match
    press(screen.edition_tiles["fa-course"])
    assert [seat.deck.currentText() for seat in screen.seats] == ["River", "Sky"]
    screen.seats[0].name.setText("Ana")
    screen.best_of.choose(1)
    screen.first.choose("coin")
    screen.rulings.rows["turn.hand_limit"].set_value(7)
    press(screen.start_button)
    until(lambda: main.seating.match is not None)
    header = main.seating.match.header
    assert (header.edition, header.names[0]) == ("fa-course", "Ana")
    told = {"prompts": "events", "one_screen": True}
    assert header.options == {"turn.hand_limit": 7, "first": "coin", "match.best_of": 1, **told}
    assert recall(data_dir).edition == "fa-course"

    hand = Hand(main)
    for _ in range(3):
        hand.step()
    count = len(hand.play.batches)
    main.close()  # at any time

    again = window()
    until(lambda: again.home.model.matches)
    assert again.home.model.matches[0].picture is not None
    assert again.home.model.matches[0].seats[0] == "Ana"
    press(again.home.first)
    until(lambda: again.seating.match is not None)
    assert len(again.seating.match.play.batches) == count
    to_home(again)
    press(again.home.tiles["new-match"])
    assert again.new_match.setup().edition == "fa-course"
    assert again.new_match.setup().seats[0].name == "Ana"


def test_two_clicks_on_start_make_one_match(window: Open, data_dir: Path) -> None:
    main = window()
    main.play_now()
    main.play_now()
    until(lambda: main.seating.match is not None)
    QApplication.processEvents()
    assert len(list((data_dir / "matches").glob("*.sanam"))) == 1


def test_the_picture_of_a_match_shows_nobodys_hidden_cards(window: Open) -> None:
    from sanam.engine.session import Session
    from sanam.ui.board_picture import board_picture

    main = window()
    press(main.home.tiles["new-match"])
    main.new_match.first.choose("seat0")
    press(main.new_match.start_button)
    until(lambda: main.seating.match is not None)
    hand = Hand(main)
    hand.driver.lift()
    table, play = main.seating.table, hand.play
    options = play.table.choice.options
    handle = table.controller.sight.handles[next(o.card for o in options if o.act == "set_monster")]
    hand.driver.click(handle)
    press(next(b for b in table.menu.options if "Set" in b.text()))
    if play.table.choice.kind == "place":
        hand.step()
    seen = Session.of(play).onlooker
    down = [card for zone, cards in seen.zones.items() for card in cards if zone[2:] in ("m1", "m2", "m3", "m4", "m5")]
    assert [card.stance for card in down] == ["down/side"]
    assert all(card.code is None for card in down + seen.zones["0.hand"] + seen.zones["1.hand"])
    image = board_picture(Session.of(play), table.pictures, table.view.width(), table.view.height())
    assert image.width() == 960 and len({image.pixel(x, 200) for x in range(0, 960, 5)}) > 20


def test_a_match_that_another_window_plays_is_not_opened_twice(window: Open, data_dir: Path) -> None:
    main = window()
    hand = quick_match(main)
    hand.step()
    other = window()
    until(lambda: other.home.model.matches)
    press(other.home.first)
    until(lambda: other.notices.texts())
    assert "open in another window" in texts(other)
    assert other.seating.match is None and main.seating.match is not None


def test_a_torn_last_line_is_told_and_the_match_goes_on(window: Open) -> None:
    main = window()
    path = saved_match(main)
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    press(main.home.first)
    until(lambda: main.seating.match is not None)
    assert "asked again" in texts(main)
    Hand(main).step()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (lambda lines: [*lines[:3], b'{"kind": "answer"', *lines[4:]], "line 4"),
        (lambda lines: [lines[0].replace(b'{"sanam":', b'{"sanam":99', 1), *lines[1:]], "line 1"),
    ],
    ids=["broken line", "newer version"],
)
def test_a_damaged_match_is_refused_with_its_place_and_not_changed(
    window: Open, fault: Callable[[list[bytes]], list[bytes]], said: str
) -> None:
    main = window()
    path = saved_match(main)
    damaged = b"\n".join(fault(path.read_bytes().split(b"\n")))
    path.write_bytes(damaged)
    press(main.home.first)
    until(lambda: main.notices.texts())
    assert path.name in texts(main) and said in texts(main)
    assert main.seating.match is None
    assert path.read_bytes() == damaged


def test_a_damaged_match_is_open_to_look_at_and_a_new_one_goes_on_from_there(window: Open, data_dir: Path) -> None:
    main = window()
    path = saved_match(main)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:4], b"?", *lines[4:]]))
    press(main.home.first)
    until(lambda: main.current_screen() == "replay")
    assert main.seating.replays.replay.length == 3
    buttons = [b for b in main.notices.findChildren(type(main.home.first)) if "Continue" in b.text()]
    press(buttons[0])
    until(lambda: main.seating.match is not None)
    assert main.seating.match.path != path and len(main.seating.match.play.batches) == 3
    Hand(main).step()


def test_a_match_that_has_gone_is_said(window: Open) -> None:
    main = window()
    path = saved_match(main)
    path.unlink()
    press(main.home.first)
    until(lambda: main.notices.texts())
    assert "no longer there" in texts(main)
    until(lambda: not main.home.model.matches)


def test_a_full_disk_is_said_and_the_answers_are_written_later(window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    from sanam.engine.journal import Writer

    main = window()
    hand = quick_match(main)
    whole = Writer._line

    def full(self: Writer, line: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Writer, "_line", full)
    hand.step()
    assert "No space left on device" in texts(main)
    monkeypatch.setattr(Writer, "_line", whole)
    main.seating._save_again()
    assert main.seating.match.problem is None
    path, count = main.seating.match.path, len(hand.play.batches)
    to_home(main)
    assert len(path.read_bytes().strip().split(b"\n")) == count + 1


# ---------------------------------------------------------------------------------- replays


def test_a_replay_file_is_opened_by_dialog_and_goes_on_as_a_new_match(
    window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = window()
    path = saved_match(main, 6)
    copy = tmp_path / "elsewhere.sanam"
    copy.write_bytes(path.read_bytes())
    before = copy.read_bytes()
    monkeypatch.setattr("sanam.ui.file_dialogs.open_files", lambda *_: [str(copy)])
    press(main.home.tiles["replay-file"])
    until(lambda: main.current_screen() == "replay")
    replays = main.seating.replays
    press(replays.bar.back)
    position = replays.position
    assert position == replays.replay.length - 1
    press(replays.right_side.panel.timeline.here_button)
    until(lambda: main.seating.match is not None)
    assert main.current_screen() == "table"
    assert len(main.seating.match.play.batches) == position
    Hand(main).step()
    assert copy.read_bytes() == before


def test_a_file_that_is_no_match_is_refused(window: Open, tmp_path: Path) -> None:
    main = window()
    junk = tmp_path / "junk.sanam"
    junk.write_text("hello", encoding="utf-8")
    main.seating.watch_file(junk)
    until(lambda: main.notices.texts())
    assert "junk.sanam" in texts(main) and "line 1" in texts(main)
    assert main.current_screen() == "home"


# ---------------------------------------------------------------------------------- files


def drop(main: Any, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    main.dropEvent(
        QDropEvent(
            QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        )
    )


def a_deck(path: Path, code: int = 900100001, count: int = 40) -> Path:
    path.write_text("#main\n" + f"{code}\n" * count + "#extra\n!side\n", encoding="utf-8")
    return path


def test_dropped_files_go_where_they_belong_and_junk_is_refused(window: Open, tmp_path: Path, data_dir: Path) -> None:
    main = window()
    bad_set, bad_db, junk = tmp_path / "bad.toml", tmp_path / "bad.cdb", tmp_path / "notes.pdf"
    bad_set.write_text("[set]\nformat = 1\nid = 7\n", encoding="utf-8")
    bad_db.write_bytes(b"nothing of the kind")
    junk.write_bytes(b"%PDF")
    bad_deck = tmp_path / "bad.ydk"
    bad_deck.write_bytes(b"\x00\x01\x02")
    cards = main.catalogue.counts()
    drop(main, bad_set, junk)
    until(lambda: len(main.notices.texts()) == 2)
    said = texts(main)
    assert "bad.toml" in said and "notes.pdf" in said
    drop(main, bad_db, bad_deck)
    until(lambda: "bad.cdb" in texts(main) and "bad.ydk" in texts(main))
    assert "not an SQLite database" in texts(main)
    assert main.catalogue.counts() == cards
    assert not (data_dir / "decks").exists() or not list((data_dir / "decks").iterdir())


def test_a_dropped_deck_is_kept_and_chosen(window: Open, tmp_path: Path, data_dir: Path) -> None:
    main = window()
    drop(main, a_deck(tmp_path / "mine.ydk"))
    until(lambda: main.current_screen() == "new-match")
    seat = main.new_match.seats[0]
    assert seat.deck.currentText() == "mine"
    assert "40 copies" in seat.verdict_line.text()  # three at most
    assert not main.new_match.start_button.isEnabled()
    (tmp_path / "mine.ydk").unlink()
    drop(main, a_deck(tmp_path / "mine.ydk", count=41))  # another deck of the same name
    assert sorted(path.name for path in (data_dir / "decks").iterdir()) == ["mine 2.ydk", "mine.ydk"]
    main.new_match.agree.setChecked(True)
    press(main.new_match.start_button)
    until(lambda: main.seating.match is not None)
    assert main.seating.match.header.options["allow_illegal"] is True


def test_allow_illegal_on_the_command_line_agrees_beforehand(window: Open, tmp_path: Path) -> None:
    main = window(allow_illegal=True)
    drop(main, a_deck(tmp_path / "mine.ydk"))
    until(lambda: main.current_screen() == "new-match")
    assert main.new_match.start_button.isEnabled() and main.new_match.setup().allow_illegal


def test_a_deck_with_unknown_cards_says_so_and_cannot_be_played(window: Open, tmp_path: Path) -> None:
    main = window(allow_illegal=True)
    drop(main, a_deck(tmp_path / "strange.ydk", 123))
    until(lambda: main.current_screen() == "new-match")
    assert "not in the catalogue" in main.new_match.seats[0].verdict_line.text()
    assert not main.new_match.start_button.isEnabled()
    assert "Import" in main.new_match.summary.text()


def test_a_link_in_the_clipboard_becomes_a_deck(window: Open, data_dir: Path) -> None:
    from sanam.decks.files import deck_link, load_deck

    main = window()
    QGuiApplication.clipboard().setText(deck_link(load_deck("river")))
    main._paste()
    until(lambda: main.current_screen() == "new-match")
    assert main.new_match.seats[0].deck_id().startswith(str(data_dir))
    assert main.new_match.start_button.isEnabled()


def test_an_import_reports_and_the_decks_are_looked_at_again(window: Open, tmp_path: Path) -> None:
    main = window()
    drop(main, a_deck(tmp_path / "strange.ydk", 700_000_001, 3))
    until(lambda: main.current_screen() == "new-match")
    assert "not in the catalogue" in main.new_match.seats[0].verdict_line.text()
    file = tmp_path / "one.toml"
    file.write_text(
        '[set]\nformat = 1\nid = "one"\ngame = "yugioh"\nname = "One"\nlanguage = "en"\nversion = 1\n\n[[card]]\n'
        'code = 700000001\nname = "Test Wall"\nkind = "monster"\ntraits = ["normal"]\nlevel = 4\n'
        'attribute = "EARTH"\ntype = "Rock"\natk = 0\ndef = 2000\ntext = "A wall."\n',
        encoding="utf-8",
    )
    drop(main, file)
    until(lambda: main.notices.texts())
    assert "one.toml" in texts(main) and "1 new" in texts(main)
    until(lambda: "not in the catalogue" not in texts_of(main))
    assert "at least" in main.new_match.seats[0].verdict_line.text() or "minimum is 40" in texts_of(main)


def texts_of(main: Any) -> str:
    return str(main.new_match.seats[0].verdict_line.text())


def test_an_import_is_cancelled_and_changes_nothing(window: Open, tmp_path: Path) -> None:
    main = window()
    file = tmp_path / "many.toml"
    head = '[set]\nformat = 1\nid = "many"\ngame = "yugioh"\nname = "Many"\nlanguage = "en"\nversion = 1\n'
    file.write_text(
        head
        + "".join(
            f'\n[[card]]\ncode = {710_000_000 + n}\nname = "Wall {n}"\nkind = "monster"\n'
            'traits = ["normal"]\nlevel = 4\n'
            f'attribute = "EARTH"\ntype = "Rock"\natk = 0\ndef = 2000\ntext = "A wall."\n'
            for n in range(1500)
        ),
        encoding="utf-8",
    )
    before = main.catalogue.counts()
    drop(main, file)
    job = main._jobs[-1]
    job.advanced.connect(lambda *_: main.busy_strip.cancel())
    job.cancel()
    until(lambda: not main._jobs)
    assert main.catalogue.counts() == before
    assert "cancelled" in main.toast_label.text()


def test_what_the_last_setup_file_holds_is_not_trusted(window: Open, data_dir: Path) -> None:
    for junk in ("", "{", '{"game": 7}', json.dumps({"game": "x", "edition": "y", "seats": []})):
        (data_dir / "last-match.json").write_text(junk, encoding="utf-8")
        assert recall(data_dir) is None
    main = window()
    press(main.home.tiles["new-match"])
    assert main.new_match.start_button.isEnabled()


def test_a_match_is_thrown_away_and_put_back(window: Open, data_dir: Path) -> None:
    one = window()
    one.play_now()
    until(lambda: one.seating.match is not None)
    id = one.seating.match.id
    one.seating.leave()
    until(lambda: one.home.model.matches)
    kept = (data_dir / "matches" / f"{id}.sanam").read_bytes()
    press(one.home.bins[id])
    until(lambda: not one.home.model.matches)
    assert not list((data_dir / "matches").glob("*.sanam"))
    back = next(b for b in one.notices.findChildren(QPushButton) if b.text() == "Restore")
    press(back)
    until(lambda: one.home.model.matches)
    assert (data_dir / "matches" / f"{id}.sanam").read_bytes() == kept
    press(one.home.first)
    until(lambda: one.seating.match is not None)
    assert one.seating.match.id == id


def test_a_replay_is_thrown_away_from_its_row_by_keyboard(window: Open, data_dir: Path) -> None:
    one = window()
    one.play_now()
    until(lambda: one.seating.match is not None)
    play, controller = one.seating.match.play, one.seating.table.controller
    for _ in range(20):
        if play.finished:
            break
        choice = play.table.choice
        if choice.kind == "side":
            controller.answer([i for i, option in enumerate(choice.options) if option.value])
        elif choice.kind in ("next_duel", "first"):
            controller.answer([0])
        else:
            controller.give_up()
    assert play.finished
    id = one.seating.match.id
    one.seating.leave()
    until(lambda: one.home.model.replays)
    row = one.home.rows[id]
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Delete)
    until(lambda: not one.home.model.replays)
    assert list((data_dir / "trash").glob("*.sanam"))
    press(next(b for b in one.notices.findChildren(QPushButton) if b.text() == "Restore"))
    until(lambda: one.home.model.replays)
    assert one.home.model.replays[0].id == id and not one.home.model.matches


def test_home_leads_to_the_cards_and_the_sheets(window: Open) -> None:
    main = window()
    until(lambda: main.catalogue is not None)
    for tile in ("cards", "sheets"):
        press(main.home.tiles[tile])
        assert main.current_screen() == tile
        main.show_screen("home")


def test_chosen_cards_go_into_the_deck_that_is_open(window: Open) -> None:
    main = window()
    make_screens(main, "cards", "decks")
    main.editor.deck_files.new_deck("yugioh")
    codes = [hit.code for hit in main.catalogue.find("yugioh", "type:fusion or type:spell", limit=5)]
    main.add_to_deck("yugioh", codes)
    deck = main.editor.document.deck
    assert sorted(deck.all_codes()) == sorted(codes) and deck.total() == 5
    main.editor.document.history.undo()
    assert main.editor.document.deck.total() == 0
    main.add_to_deck("onepiece", ["OP01-001"])
    assert main.editor.document.deck.total() == 0 and main.notices.texts()


def test_a_table_of_what_is_owned_is_taken_at_the_front_door(window: Open, tmp_path: Path) -> None:
    main = window()
    until(lambda: main.catalogue is not None)
    code = main.catalogue.find("yugioh", limit=1)[0].code
    (tmp_path / "mine.csv").write_text(f"Passcode,Quantity\n{code},3\n", encoding="utf-8")
    main.file_opener.take([tmp_path / "mine.csv"])
    until(lambda: main.catalogue.owned("yugioh") == {code: 3})
    until(lambda: any("own" in text for text in main.notices.texts()))


def test_pictures_and_lists_are_taken_at_the_front_door_and_not_told_as_cards(window: Open, tmp_path: Path) -> None:
    main = window()
    until(lambda: main.catalogue is not None)
    folder = tmp_path / "pictures"
    folder.mkdir()
    code = main.catalogue.find("yugioh", limit=1)[0].code
    image = QImage(59, 86, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(folder / f"{code}.png"))
    (tmp_path / "lflist.conf").write_text(f"!Mine\n{code} 1 --\n", encoding="utf-8")
    main.file_opener.take([folder, tmp_path / "lflist.conf"])
    until(lambda: sum("was imported" in text for text in main.notices.texts()) == 2)


def test_a_table_nobody_understands_leads_to_where_it_can_be_explained(window: Open, tmp_path: Path) -> None:
    main = window()
    until(lambda: main.catalogue is not None)
    (tmp_path / "odd.csv").write_text("foo,bar\n1,2\n", encoding="utf-8")
    main.file_opener.take([tmp_path / "odd.csv"])
    until(lambda: main.notices.texts())
    assert "on the Cards screen" in texts(main)


def test_what_stays_is_not_looked_through_for_garbage(data_dir: Path, qapp: Any) -> None:
    """A collection of everything takes long enough to be seen as a halt of what moves on the board."""
    import gc

    from sanam.ui.app import WindowHost
    from sanam.ui.settings.values import Settings

    gc.unfreeze()
    host = WindowHost(qapp, data_dir, Settings(data_dir))
    try:
        host.window.settled.emit()
        assert gc.get_freeze_count() > 10_000
    finally:
        gc.unfreeze()
        host.window.close()
        host.window.deleteLater()
        host.deleteLater()


def test_enter_presses_the_button_that_has_the_focus_on_every_screen(
    window: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtWidgets import QAbstractButton

    from sanam.ui.shell import Shell

    made = window()
    make_screens(made, "sheets", "decks")
    made.choose_match()
    made.make_settings()
    pressed: list[QAbstractButton] = []
    with monkeypatch.context() as patched:
        patched.setattr(Shell, "_press", staticmethod(pressed.append))
        for screen in ("home", "new-match", "cards", "decks", "sheets", "settings"):
            made.show_screen(screen)
            QApplication.processEvents()
            buttons = [
                one
                for one in made.stack.currentWidget().findChildren(QAbstractButton)
                if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
            ]
            assert buttons, screen
            for one in buttons:
                one.setFocus()
                QTest.keyClick(one, Qt.Key.Key_Return)
                assert pressed and pressed[-1] is one, f"{screen}: {one.text() or one.accessibleName()}"
    made.show_screen("home")
    made.home.tiles["new-match"].setFocus()
    QTest.keyClick(made.home.tiles["new-match"], Qt.Key.Key_Enter)
    assert made.current_screen() == "new-match"


def test_the_table_has_its_size_in_its_first_picture(window: Open) -> None:
    """It has the room of the bar, too, which is hidden: not laid out with it first and without it a moment later."""
    main = window()
    quick_match(main)
    table = main.seating.table
    main.show_screen("home")
    QApplication.processEvents()
    assert table.height() < main.centralWidget().height()
    main.show_screen("table")
    assert table.size() == main.stack.size() == main.centralWidget().size()


@pytest.mark.beforehand
def test_nothing_is_made_beforehand_while_a_match_is_played(window: Open) -> None:
    main = window()
    quick_match(main)
    made: list[bool] = []
    main._warm(made.append(True) for _ in range(1))
    QTest.qWait(120)
    assert not made
    main.seating.leave()
    until(lambda: made)
