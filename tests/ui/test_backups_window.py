"""Everything is backed up and restored from the settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from window_driver import press, until

from sanam.backups.manifest import Manifest
from sanam.backups.writing import back_up
from sanam.ui import file_dialogs
from sanam.ui.app import WindowHost
from sanam.ui.settings.values import Settings
from sanam.ui.window import Window


def notices(window: Window) -> str:
    return "\n".join(f"{box.accessibleName()} {box.accessibleDescription()}" for box in window.notices._boxes())


@pytest.fixture
def host(qapp: Any, data_dir: Path) -> Iterator[WindowHost]:
    made = WindowHost(qapp, data_dir, Settings(data_dir), eager=True)
    made.window.begin()
    made.window.show()
    until(lambda: made.window.shelf is not None)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()


def test_everything_is_backed_up_and_brought_back_from_the_window(
    host: WindowHost, data_dir: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data_dir / "decks").mkdir(exist_ok=True)
    deck = data_dir / "decks" / "Oxen.ydk"
    deck.write_text("#main\n900100001\n")
    screen = host.window.make_settings()
    host.window.show_screen("settings")
    target = tmp_path / "mine.sanam-backup.zip"
    monkeypatch.setattr(file_dialogs, "save_file", lambda *_: (str(target), ""))
    press(screen.back_up)
    until(target.exists)
    until(lambda: "Everything was backed up" in notices(host.window))
    deck.write_text("#main\n900100002\n")
    asked: list[Manifest] = []
    monkeypatch.setattr(file_dialogs, "open_file", lambda *_: str(target))
    host.window.backups.ask = lambda found: bool(asked.append(found))  # no
    press(screen.restore)
    until(lambda: bool(asked))
    assert asked[0].counts.decks == 1 and "900100002" in deck.read_text()
    assert not (data_dir / "restore-ready").exists()
    host.window.backups.ask = lambda found: True
    old = host.window
    press(screen.restore)
    until(lambda: host.window is not old and host.window.shelf is not None)
    assert "900100001" in deck.read_text()
    assert "The backup was restored" in notices(host.window)
    (kept,) = data_dir.glob("before-restore-*")
    assert "900100002" in (kept / "decks" / "Oxen.ydk").read_text()


@pytest.mark.allow_log("Checking the backup failed")
def test_what_is_no_backup_is_told_and_changes_nothing(window: Any, data_dir: Path, tmp_path: Path) -> None:
    one = window()
    one.make_settings()
    bad = tmp_path / "bad.zip"
    back_up(data_dir, bad)
    bad.write_bytes(bad.read_bytes()[:2000])
    one.backups.restore(bad)
    until(lambda: "The backup cannot be restored" in notices(one))
    assert not (data_dir / "restore-ready").exists()
