"""Settings are data: they keep, old and damaged files load, and each is in force when it is changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_driver import make_screens, until

from sanam.ui import bindings
from sanam.ui.app import look
from sanam.ui.settings.screen import SettingsScreen
from sanam.ui.settings.values import (
    ANIMATION,
    CARD_SIZE,
    DECK_FOLDER,
    LANGUAGE,
    PROMPTS,
    SETTINGS,
    TERMS,
    TEXT_SIZE,
    THEME,
    Settings,
    deck_folder,
)
from sanam.ui.widgets import Segmented


@pytest.fixture(autouse=True)
def _default_keys() -> Any:
    yield
    bindings.use({})


def test_without_a_file_everything_is_the_default(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    assert {setting.key: settings.get(setting) for setting in SETTINGS} == {one.key: one.default for one in SETTINGS}


def test_what_is_set_is_there_next_time(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    changed = ((LANGUAGE, "fa"), (THEME, "light"), (TEXT_SIZE, 120), (ANIMATION, False), (PROMPTS, "never"))
    for setting, value in changed:
        settings.set(setting, value)
    again = Settings(tmp_path)
    found = [again.get(setting) for setting in (LANGUAGE, THEME, TEXT_SIZE, ANIMATION, PROMPTS)]
    assert found == ["fa", "light", 120, False, "never"]


@pytest.mark.allow_log("the default is used")
def test_an_old_or_damaged_file_loads_and_keeps_what_is_not_known(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    file.write_text("[look]\ntheme=plaid\ntext_size=9000\nlanguage=th\n[future]\nthing=7\n", "utf-8")
    settings = Settings(tmp_path)
    assert [settings.get(one) for one in (THEME, TEXT_SIZE, LANGUAGE)] == ["dark", 100, "th"]
    settings.set(THEME, "light")
    assert "thing=7" in file.read_text("utf-8")


def test_rubbish_is_no_settings_file_and_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(bytes(range(256)) * 40)
    assert Settings(tmp_path).get(THEME) == "dark"


@pytest.mark.parametrize(("setting", "value"), [(THEME, "plaid"), (TEXT_SIZE, 10), (LANGUAGE, "de")])
def test_a_value_that_is_not_allowed_is_refused_and_changes_nothing(tmp_path: Path, setting: Any, value: Any) -> None:
    settings = Settings(tmp_path)
    with pytest.raises(ValueError, match=str(value)):
        settings.set(setting, value)
    assert settings.get(setting) == setting.default
    assert not (tmp_path / "settings.ini").exists()


def test_a_deck_folder_that_has_gone_is_not_used(tmp_path: Path) -> None:
    settings, mine = Settings(tmp_path), tmp_path / "mine"
    mine.mkdir()
    settings.set(DECK_FOLDER, str(mine))
    assert deck_folder(settings, tmp_path) == mine
    mine.rmdir()
    assert deck_folder(settings, tmp_path) == tmp_path / "decks"


def test_the_usual_deck_folder_is_one_click_away(tmp_path: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings, mine = Settings(tmp_path), tmp_path / "mine"
    mine.mkdir()
    screen = SettingsScreen(settings, tmp_path)
    qtbot.addWidget(screen)
    assert screen.usual.isHidden()
    monkeypatch.setattr("sanam.ui.file_dialogs.choose_folder", lambda *_: str(mine))
    screen.choose.click()
    assert str(mine) in screen.deck_folder.text() and not screen.usual.isHidden()
    screen.usual.click()
    assert settings.get(DECK_FOLDER) == "" and str(tmp_path / "decks") in screen.deck_folder.text()


# ---------------------------------------------------------------------- keys


def pressed(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> str:
    return bindings.action_of(QKeyEvent(QKeyEvent.Type.KeyPress, key, held))


def test_a_key_means_what_was_set_and_the_old_one_nothing() -> None:
    assert pressed(Qt.Key.Key_H) == "by_hand"
    bindings.use({"by_hand": "Ctrl+J", "no-such-action": "X"})
    assert pressed(Qt.Key.Key_H) == ""
    assert pressed(Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier) == "by_hand"
    assert pressed(Qt.Key.Key_X) == ""


@pytest.mark.parametrize("code", ["en", "zh_Hant", "zh_Hans"])
def test_arrow_keys_are_shown_as_arrows_in_every_language(code: str, qapp: QApplication, tmp_path: Path) -> None:
    look(qapp, "dark", code, 1.0, tmp_path)  # Qt's Chinese calls them what it calls the buttons of the mouse
    try:
        assert bindings.shown("earlier") == "Ctrl+←"
        assert bindings.shown("later") == "Ctrl+→"
        assert bindings.shown("undo") == "Ctrl+Z"
    finally:
        look(qapp, "dark", "en", 1.0, tmp_path)


def test_the_defaults_have_no_conflicts() -> None:
    assert bindings.conflicts(bindings.defaults()) == {}


def test_conflicts_are_shown_at_both_actions_and_resetting_takes_them_away(tmp_path: Path, qtbot: Any) -> None:
    settings = Settings(tmp_path)
    screen = SettingsScreen(settings, tmp_path)
    qtbot.addWidget(screen)
    keys = screen.keys
    keys.fields["log"].setKeySequence(QKeySequence("H"))
    assert keys.notes["log"].text() and keys.notes["by_hand"].text()
    assert not keys.notes["undo"].text()
    assert Settings(tmp_path).keys() == {"log": "H"}
    keys.fields["log"].setKeySequence(QKeySequence("3"))
    assert keys.notes["log"].text() and not keys.notes["by_hand"].text()
    keys.reset.click()
    assert Settings(tmp_path).keys() == {}
    assert not any(note.text() for note in keys.notes.values())
    assert bindings.in_force() == bindings.defaults()


# ---------------------------------------------------------------------- in the window


def test_the_window_takes_over_what_is_set(window: Callable[..., Any], tmp_path: Path) -> None:
    one = window()
    screen = one.make_settings()
    one.show_screen("settings")
    make_screens(one, "cards")
    assert one.bar.isVisible()
    screen.card_size.setValue(1)
    assert one.settings.get(CARD_SIZE) == 1
    assert one.cards.found.size_slider.value() == 1
    mine = tmp_path / "mine"
    mine.mkdir()
    one.settings.set(DECK_FOLDER, str(mine))
    assert one.shelf.folder == mine
    screen.prompts.setCurrentIndex(screen.prompts.findData("never"))
    one.play_now()
    until(lambda: one.current_screen() == "table")
    assert one.seating.table.left_side.prompts.value() == "never"


def test_a_new_look_is_wanted_once_for_each_change(window: Callable[..., Any], qtbot: Any) -> None:
    one = window()
    screen = one.make_settings()
    one.show_screen("settings")
    wanted: list[int] = []
    one.look_changed.connect(lambda: wanted.append(1))
    QTest.mouseClick(screen.languages["th"], Qt.MouseButton.LeftButton)
    screen.theme.choose("light")
    screen.animation.click()
    assert len(wanted) == 2
    assert (one.settings.get(LANGUAGE), one.settings.get(THEME), one.settings.get(ANIMATION)) == ("th", "light", False)


@pytest.mark.parametrize("code", ["en", "fa", "zh_Hant"])
def test_the_buttons_of_one_choice_are_of_one_width(qapp: QApplication, qtbot: Any, code: str) -> None:
    look(qapp, "dark", code, 1.0)
    try:
        parts = [(words, words, "") for words in ("Dark", "Light", "High contrast")]
        choice = Segmented("Theme", parts)
        qtbot.addWidget(choice)
        choice.resize(575, 40)
        choice.show()
        places = [made.geometry() for made in choice._group.buttons()]
        widths = [place.width() for place in places]
        assert max(widths) - min(widths) <= 1 and sum(widths) == 575 - 2 * choice._row.spacing()
        choice.resize(250, 80)  # too narrow for three that are alike
        QApplication.processEvents()
        assert all(made.width() >= min(made.sizeHint().width(), 250) for made in choice._group.buttons())
    finally:
        look(qapp, "dark", "en", 1.0)


def test_the_buttons_of_one_choice_that_need_two_lines_are_shared_out(qapp: QApplication, qtbot: Any) -> None:
    choice = Segmented("Who starts", [(n, f"One of several, number {n}", "") for n in range(4)])
    qtbot.addWidget(choice)
    made = choice._group.buttons()
    wide = made[0].sizeHint().width()
    choice.resize(3 * wide + 2 * choice._row.spacing() + 1, 2 * made[0].sizeHint().height() + choice._row.spacing())
    choice.show()
    lines: dict[int, int] = {}
    for button in made:
        lines[button.y()] = lines.get(button.y(), 0) + 1
    assert list(lines.values()) == [2, 2]


def test_where_a_language_has_two_vocabularies_one_is_chosen(qapp: QApplication, tmp_path: Path, qtbot: Any) -> None:
    from sanam.ui.text import tr

    settings = Settings(tmp_path)
    said = {}
    try:
        for code in ("en", "zh_Hant"):
            look(qapp, "dark", code, 1.0)
            screen = SettingsScreen(settings, tmp_path)
            qtbot.addWidget(screen)
            said[code] = screen.terms
        assert said["en"] is None and said["zh_Hant"] is not None
        again: list[bool] = []
        screen.look_changed.connect(lambda: again.append(True))
        assert said["zh_Hant"].currentData() == "rulebook"
        said["zh_Hant"].setCurrentIndex(1)
        assert again and Settings(tmp_path).get(TERMS) == "cards"
        assert "生命點數" in tr("{who} pays {amount} LP.")
        look(qapp, "dark", "zh_Hant", 1.0, words="cards")
        assert "生命值" in tr("{who} pays {amount} LP.")
    finally:
        look(qapp, "dark", "en", 1.0)
