"""The window in five languages: every word whole, Persian mirrored but not the board, switched while it is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from clipping import clipped
from driver import Driver
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QScrollArea
from window_driver import everything, make_screens, texts

from layers import first_fast
from sanam import games
from sanam.games.printed_words import digits
from sanam.ui import language
from sanam.ui.app import WindowHost, look
from sanam.ui.problems import Problem
from sanam.ui.settings.values import LANGUAGE, Settings
from sanam.ui.shell import SMALLEST
from sanam.ui.table.board.badges import paint_count
from sanam.ui.table.board.geometry import Geometry
from sanam.ui.text import RIGHT_TO_LEFT_MARK, card_text, fill, isolated, joined, number, plain_number, tr
from sanam.ui.words import words_of

#: The smallest window; an old screen; 1280 × 720 with a window manager's frame, which 1920 × 1080 at 150 % is, too.
SIZES = ((SMALLEST.width(), SMALLEST.height()), (1024, 740), (1276, 690), (1920, 1080))
OTHERS = tuple(code for code in language.LANGUAGES if code != "en")


@pytest.fixture
def speak(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    monkeypatch.setattr(language, "lacking", lambda *_: "")  # whatever fonts this machine has

    def say(code: str) -> None:
        # Closed windows that wait to be deleted would be styled again.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        look(qapp, "dark", code, 1.0, tmp_path)

    yield say
    say("en")


SCREENS = ("settings", "home", "new-match", "table", "cards", "decks", "sheets")


@pytest.mark.parametrize("code", first_fast(sorted(language.LANGUAGES, key=lambda code: code != "th")))
def test_every_word_of_every_screen_is_whole(code: str, speak: Any, window: Callable[..., Any]) -> None:
    speak(code)
    one = window()
    everything(one)
    faults = []
    for size in SIZES:
        one.resize(*size)
        for screen in SCREENS:
            one.show_screen(screen)
            for _ in range(4):
                QApplication.processEvents()
            assert (one.width(), one.height()) == size, f"{screen} makes the window larger"
            faults += [f"{screen} at {size[0]}: {fault}" for fault in clipped(one)]
    assert faults == []


@pytest.mark.parametrize("code", list(language.LANGUAGES))
def test_every_choice_of_a_new_match_is_within_reach(code: str, speak: Any, window: Callable[..., Any]) -> None:
    speak(code)
    one = window()
    make_screens(one, "new-match")
    one.resize(1280, 690)
    one.show_screen("new-match")
    screen = one.new_match
    faults = []
    for tile in screen._game_group.buttons():
        tile.click()
        screen.computer_tile.click()
        for _ in range(4):
            QApplication.processEvents()
        for area in screen.findChildren(QScrollArea):
            if (hidden := area.horizontalScrollBar().maximum()) > 0:
                faults.append(f"{tile.accessibleName()}: {hidden} px of {area.widget()}")
            for button in area.widget().findChildren(QAbstractButton):
                at = button.mapTo(area.viewport(), QPoint()).x()
                if button.isVisible() and not (at >= 0 and at + button.width() <= area.viewport().width()):
                    faults.append(f"{tile.accessibleName()}: {button.text() or button.accessibleName()}")
    assert faults == []


def test_a_label_that_is_cut_off_is_found(qtbot: Any) -> None:
    button = QPushButton("A rather long text for a small button")
    label = QLabel("Many words that have to go over several lines and get one", wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    holder = QLabel()
    qtbot.addWidget(holder)
    for widget in (button, label):
        widget.setParent(holder)
        widget.setGeometry(0, 0, 90, 30)
    holder.resize(200, 60)
    holder.show()
    assert len(clipped(holder)) == 2


def test_persian_mirrors_the_window_and_not_the_board(speak: Any, window: Callable[..., Any]) -> None:
    def places() -> tuple[list[int], list[tuple[int, int]]]:
        one = window()
        one.resize(*SIZES[0])
        everything(one)
        for _ in range(4):
            QApplication.processEvents()
        table = one.seating.table
        panels = [table.left_side, table.right_side, table.view]
        centres = [panel.mapTo(one, panel.rect().center()).x() for panel in panels]
        names = ("0.m1", "0.m5", "0.s1", "1.m2", "0.graveyard", "0.field", "1.deck", "0.extra")
        board = [Driver(table).point_of(name).toTuple() for name in names]
        one.close()
        return centres, board

    speak("en")
    (left, right, board), zones = places()
    speak("fa")
    (persian_left, persian_right, persian_board), persian_zones = places()
    width = SIZES[0][0]
    assert left < board < right and persian_right < persian_board < persian_left
    assert abs(left + persian_left - width) <= 2 and abs(right + persian_right - width) <= 2
    assert zones == persian_zones and zones[0][0] < zones[1][0]


def test_the_bar_is_mirrored_in_persian(speak: Any, window: Callable[..., Any]) -> None:
    speak("fa")
    one = window()
    make_screens(one, "settings")
    one.show_screen("settings")
    QApplication.processEvents()
    home, settings = (one._screens[key].button for key in ("home", "settings"))
    assert home.mapTo(one, QPoint()).x() > settings.mapTo(one, QPoint()).x()


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        (["zh-Hant-HK"], "zh_Hant"),
        (["zh-TW"], "zh_Hant"),
        (["zh-CN"], "zh_Hans"),
        (["zh-Hans-SG"], "zh_Hans"),
        (["de-DE", "fa-IR"], "fa"),
        (["th_TH"], "th"),
        (["fr-FR"], "en"),
        ([], "en"),
    ],
)
def test_a_first_start_speaks_the_systems_language(asked: list[str], spoken: str) -> None:
    assert language.system_language(asked) == spoken


@pytest.mark.parametrize(
    ("code", "cancel", "right_to_left"),
    [("th", "ยกเลิก", False), ("fa", "انصراف", True), ("zh_Hant", "取消", False), ("zh_Hans", "取消", False)],
)
def test_qts_own_dialogs_and_the_direction_follow(code: str, cancel: str, right_to_left: bool, speak: Any) -> None:
    speak(code)
    assert QApplication.translate("QPlatformTheme", "Cancel") == cancel
    assert (QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft) is right_to_left


def test_digits_dates_and_plurals_follow_and_codes_do_not(speak: Any) -> None:
    speak("fa")
    assert number(1234) == "۱٬۲۳۴" and plain_number(8000) == "۸۰۰۰"
    assert fill("{n} × {code}", n=3, code="OP01-016") == "\u200f۳ × \u2068OP01-016\u2069"
    assert tr("%n card(s) exchanged.", None, 12) == "۱۲ کارت عوض شد."
    assert QLocale().language() == QLocale.Language.Persian
    speak("en")
    assert tr("%n card(s) exchanged.", None, 1) == "1 card exchanged."
    assert tr("%n card(s) exchanged.", None, 2) == "2 cards exchanged."


def test_a_fanned_hand_shows_the_side_where_names_begin() -> None:
    board = games.get("yugioh").table.playmat().board
    held = [Geometry(board, 1280, 720, mirrored=mirrored).hand_spots(0, 9) for mirrored in (False, True)]
    centres = [[spot.centre.x() for spot in spots] for spots in held]
    assert centres[0] == centres[1] == sorted(centres[0])  # the battlefield is not mirrored
    lies_above = [[spot.z for spot in spots] for spots in held]
    assert lies_above[0] == sorted(lies_above[0]) and lies_above[1] == sorted(lies_above[1], reverse=True)


def test_numbers_on_the_board_and_on_faces_have_the_digits_of_the_language(speak: Any) -> None:
    speak("en")
    english = paint_count(31, 20, 1.0).toImage()
    speak("fa")
    assert paint_count(31, 20, 1.0).toImage() != english
    assert digits("2400", "fa") == "۲۴۰۰" and digits("2400", "th") == "2400"
    assert digits("1 کارت از OP01-016 بردارید", "fa") == "۱ کارت از OP01-016 بردارید"
    assert digits("Draw 1 card", "fa") == "Draw 1 card"
    assert digits("قدرت +1000، 2-1 (-2)", "fa") == "قدرت \u200e+۱۰۰۰، ۲-۱ (\u200e-۲)"


@pytest.mark.parametrize(("spoken", "shown"), [("fa", "\u200e-۸٫۵ mm"), ("th", "-8.5 mm"), ("en", "-8.5 mm")])
def test_a_length_of_a_sheet_has_the_digits_of_the_language(speak: Any, qtbot: Any, spoken: str, shown: str) -> None:
    from sanam.ui.proxies.fields import LengthField

    speak(spoken)
    field = LengthField("gap", -10_000, 10_000)
    qtbot.addWidget(field)
    field.set_length(-8_500)
    assert field.text() == shown
    sent: list[int] = []
    field.changed.connect(sent.append)
    qtbot.keyClick(field, Qt.Key.Key_Up)
    qtbot.keyClick(field, Qt.Key.Key_Down)  # reads what it has written itself
    assert sent == [-8_000, -8_500] and field.text() == shown


def test_how_fast_a_replay_plays_has_the_digits_of_the_language(speak: Any, qtbot: Any) -> None:
    from sanam.ui.replay_screen import ReplayScreen

    speak("fa")
    screen = ReplayScreen()
    qtbot.addWidget(screen)
    assert screen.bar.speed.text() == "۱×"
    screen.bar.speed.click()
    assert screen.bar.speed.text() == "۲×"


def test_no_middle_dot_stands_for_a_zero_in_persian() -> None:
    """Beside Persian digits it is read as one."""
    catalogue = ElementTree.parse(Path(__file__).parents[2] / "translations" / "sanam_fa.ts")
    dotted = [
        said.text
        for said in catalogue.iter("translation")
        if "·" in (said.text or "") and said.get("type") not in ("vanished", "obsolete")
    ]
    assert not dotted


def test_each_line_of_a_persian_text_runs_from_the_right() -> None:
    text = "[کانتر] یک\n[Trigger] 1 کارت بردارید.\nDON!!"
    assert (
        card_text(text, "fa") == f"{RIGHT_TO_LEFT_MARK}[کانتر] یک\n{RIGHT_TO_LEFT_MARK}[Trigger] ۱ کارت بردارید.\nDON!!"
    )
    assert card_text("Growth: یک Seal.\nAt +1.", "fa").split("\n")[1].startswith(f"{RIGHT_TO_LEFT_MARK}At ")
    assert card_text("Draw 1 card.\n[Trigger]", "en") == "Draw 1 card.\n[Trigger]"


def test_a_quoted_text_runs_from_the_right_though_it_begins_with_a_latin_term(speak: Any) -> None:
    assert isolated("Growth: یک Seal") == "\u2068Growth: یک Seal\u2069"
    speak("fa")
    assert isolated("Growth: یک Seal") == "\u2067Growth: یک Seal\u2069"
    assert fill("{a} – {b}", a="Growth: یک Seal", b="DON!!").count("\u2067") == 1
    assert isolated("Kite") == "\u2068Kite\u2069" and isolated("/home/کارت/a.ydk")[0] == "\u2068"
    kinds = joined(" · ", ("خاک", "Beast", "Mp 2/1"))
    assert isolated(kinds)[0] == "\u2067"  # no path, though there is a slash


def test_counters_are_called_in_the_persons_language(speak: Any) -> None:
    speak("th")
    counter_name = words_of("yugioh").counter_name
    assert counter_name("Glow") == "เคาท์เตอร์แสงเรือง"
    assert counter_name("Frost") == "Frost"


def test_a_refused_file_reads_from_the_right_in_persian(speak: Any) -> None:
    problem = Problem("!", "/tmp/deck.ydk", "line 3", "not a code")
    speak("fa")
    assert problem.lines()[0].startswith(RIGHT_TO_LEFT_MARK) and "\u2068/tmp/deck.ydk\u2069،" in problem.lines()[0]
    speak("en")
    assert problem.lines() == ["/tmp/deck.ydk, line 3 – not a code"]


def test_where_qt_does_not_know_thai_words_lines_still_break_between_them(
    speak: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "breaks_thai", lambda: False)
    speak("th")
    assert tr("Battle Phase") == "แบทเทิลเฟส"
    assert "\u200b" in tr("The match is over.")
    monkeypatch.undo()
    speak("th")
    assert "\u200b" not in tr("The match is over.")


def test_a_persian_sentence_stays_one_behind_a_latin_name(speak: Any) -> None:
    speak("fa")
    told = fill(tr("{who} shuffles."), who=isolated("Chester"))
    assert told.startswith(RIGHT_TO_LEFT_MARK) and "\u2068Chester\u2069" in told
    speak("en")
    assert fill(tr("{who} shuffles."), who="Chester") == "Chester shuffles."


@pytest.mark.allow_log("no translations in ")
def test_without_a_catalogue_english_serves(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, speak: Any
) -> None:
    monkeypatch.setattr(language, "translation_dir", lambda: tmp_path / "nowhere")
    speak("th")
    assert tr("Cancel") == "Cancel"


def test_a_missing_catalogue_is_built_where_that_may_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    sources, mine = tmp_path / "sources", tmp_path / "mine"
    sources.mkdir()
    for path in (language.translation_dir()).glob("*_th.ts"):
        (sources / path.name).write_bytes(path.read_bytes())
    sources.chmod(0o555)
    monkeypatch.setattr(language, "translation_dir", lambda: sources)
    try:
        language.use(qapp, "th", built_in=mine)
        assert tr("Cancel") == "ยกเลิก"
    finally:
        sources.chmod(0o755)
        monkeypatch.undo()
        look(qapp, "dark", "en", 1.0)


def test_what_cannot_be_shown_is_named_with_what_mends_it(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    thai, chinese = language.LANGUAGES["th"], language.LANGUAGES["zh_Hans"]
    look(qapp, "dark", "en", 1.0)
    assert language.lacking(thai) == ""  # ships with the program
    monkeypatch.setattr(language.QFontMetrics, "inFontUcs4", lambda metrics, char: char < 128)
    monkeypatch.setattr(language.QFontDatabase, "families", lambda *_: [])
    assert language.lacking(chinese) == "fonts-noto-cjk"


def test_a_language_nobody_could_read_is_not_spoken_and_the_window_says_why(
    qapp: QApplication, data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacks(spoken: language.Language | None = None) -> str:
        return "fonts-noto-cjk" if spoken is not None and spoken.code.startswith("zh") else ""

    monkeypatch.setattr(language, "lacking", lacks)
    settings = Settings(data_dir)
    settings.set(LANGUAGE, "zh_Hant")
    look(qapp, "dark", "zh_Hant", 1.0)
    host = WindowHost(qapp, data_dir, settings)
    try:
        assert tr("Cancel") == "Cancel"
        told = texts(host.window)
        assert "Traditional Chinese" in told and "fonts-noto-cjk" in told
        names = [made.text() for made in host.window.make_settings().languages.values()]
        assert names == ["English", "ไทย", "فارسی", "Traditional Chinese", "Simplified Chinese"]
        assert settings.get(LANGUAGE) == "zh_Hant"  # spoken as soon as it can be read
    finally:
        host.window.close()
        host.window.deleteLater()
        host.deleteLater()
        monkeypatch.undo()
        look(qapp, "dark", "en", 1.0)
