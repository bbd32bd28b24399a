"""What is heard at the table, and where the sounds come from."""

from __future__ import annotations

import sys
import types
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest
from scenario import Scenario

from sanam import games, paths
from sanam.games.playmat import SOUNDS
from sanam.ui.settings.screen import SettingsScreen
from sanam.ui.settings.values import SOUND, Settings
from sanam.ui.sounds import Sounds

ROOT = Path(__file__).parents[3]
#: Sounds that no fact of a game brings about.
OF_NUMBERS = {"damage", "gain", "win", "lose"}


def test_the_sounds_are_those_that_the_script_makes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import sounds

    sounds.write(tmp_path)
    kept = {file.name: file for file in paths.resource("sounds").glob("*.wav")}
    assert kept.keys() == {file.name for file in tmp_path.glob("*.wav")} and len(kept) >= 12
    for name, file in kept.items():
        with wave.open(str(file)) as mine, wave.open(str(tmp_path / name)) as made:
            assert mine.getparams() == made.getparams() and mine.getnframes() < 2 * mine.getframerate()
            frames = [array("h", one.readframes(one.getnframes())) for one in (mine, made)]
        # Another processor may round a sample the other way.
        assert max(abs(a - b) for a, b in zip(*frames, strict=True)) <= 2
        assert max(map(abs, frames[0])) > 1000 and abs(frames[0][0]) < 200 and abs(frames[0][-1]) < 200


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.id)
def test_every_sound_that_a_game_names_is_there(game: Any) -> None:
    named = set(game.table.playmat().sounds.values()) | OF_NUMBERS
    assert named <= {file.stem for file in paths.resource("sounds").glob("*.wav")}
    assert set(SOUNDS) <= set(game.table.playmat().sounds)


class Heard(Sounds):
    """Remembers what it was to play."""

    def __init__(self) -> None:
        super().__init__()
        self.on, self.names = True, list[str]()

    def play(self, name: str) -> None:
        self.names.append(name)


def test_a_summon_an_attack_and_what_it_costs_are_heard(table: Any) -> None:
    s = Scenario("zh-mr2", open=True, prompts="never")
    bear = s.put(0, "bear", "hand")
    driver = table(s.play)
    heard = driver.screen.hearing.sounds = Heard()
    handle = driver.controller.sight.handles[bear]
    driver.drag(handle, "0.m2")
    if driver.screen.menu.isVisible():
        driver.press(driver.screen.menu.options[0])
    assert heard.names == ["place"]
    driver.press(driver.screen.phases.buttons["battle"])
    heard.names.clear()
    driver.drag(handle, "seat1")
    assert {"attack", "damage"} <= set(heard.names)
    heard.names.clear()
    driver.controller.undo()  # what is taken back is not heard once more
    assert heard.names == []


def test_sounds_can_be_turned_off_and_are_silent_without_the_part_of_qt(
    qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds = Sounds()
    sounds.on = True
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds.play("hit")
    played: list[str] = []
    output = types.SimpleNamespace(isNull=lambda: False)

    class Effect:
        def setSource(self, url: Any) -> None:
            self.name = Path(url.toLocalFile()).stem

        def setVolume(self, volume: float) -> None:
            assert 0 < volume <= 1

        def play(self) -> None:
            played.append(self.name)

        def stop(self) -> None: ...

    there = types.SimpleNamespace(
        QSoundEffect=Effect, QMediaDevices=types.SimpleNamespace(defaultAudioOutput=lambda: output)
    )
    monkeypatch.setattr("sanam.ui.sounds._multimedia", lambda: there)
    sounds.close()
    sounds.play("hit")
    sounds.play("no-such-sound")
    sounds.on = False
    sounds.play("hit")
    assert played == ["hit"]

    monkeypatch.setattr("sanam.ui.settings.screen.can_sound", lambda: True)
    settings = Settings(None)
    screen = SettingsScreen(settings, tmp_path)
    qtbot.addWidget(screen)
    assert screen.sound.isChecked() and screen.sound.isEnabled()
    screen.sound.click()
    assert settings.get(SOUND) is False
