"""Two starts on one data directory, and the window beside the command line."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QFileInfo, QLockFile
from PySide6.QtWidgets import QFileDialog, QTreeView
from window_driver import until

from sanam.ui import file_dialogs
from sanam.ui.instance import INBOX, Instance

DESKTOP = str(Path(__file__).parents[2] / "desktop")


def sanam(data: Path, *words: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sanam", "--data-dir", str(data), *map(str, words)]
    environment = {**os.environ, "PYTHONPATH": DESKTOP}
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.fixture
def first(qtbot: Any, tmp_path: Path) -> Any:
    made = Instance(tmp_path)
    yield made
    made.close()


def test_a_second_start_hands_over_its_files(first: Instance, tmp_path: Path) -> None:
    taken: list[list[Path]] = []
    first.files_wanted.connect(taken.append)
    first.serve()
    second = sanam(tmp_path, "--exit-on-launch")
    until(lambda: second.poll() is not None)
    assert (second.communicate(), second.returncode) == (("", ""), 0)
    until(lambda: taken)
    assert taken == [[]]  # without files the window only comes to the front
    third = subprocess.Popen(
        [sys.executable, "-m", "sanam", "--data-dir", str(tmp_path), "Mine.ydk", "/tmp/ครู.sanam-deck"],
        env={**os.environ, "PYTHONPATH": DESKTOP},
        cwd=tmp_path,
    )
    until(lambda: third.poll() is not None)
    assert third.returncode == 0
    until(lambda: len(taken) == 2)
    assert taken[1] == [tmp_path / "Mine.ydk", Path("/tmp/ครู.sanam-deck")]
    assert list((tmp_path / INBOX).iterdir()) == []
    assert not (tmp_path / "catalogue.db").exists()


def test_only_one_start_is_the_first_until_it_ends(first: Instance, tmp_path: Path) -> None:
    again = Instance(tmp_path)
    assert first.is_first
    assert not again.is_first
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    other = Instance(elsewhere)
    assert other.is_first
    other.close()
    first.close()
    later = Instance(tmp_path)
    assert later.is_first
    later.close()


def test_a_lock_whose_owner_was_killed_does_not_stand(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from pathlib import Path; from sanam.ui.instance import Instance;"
        "one = Instance(Path(sys.argv[1])); print(one.is_first, flush=True); time.sleep(60)"
    )
    environment = {**os.environ, "PYTHONPATH": DESKTOP}
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path)], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert not Instance(tmp_path).is_first
        process.kill()
    again = Instance(tmp_path)
    assert again.is_first
    again.close()


def test_a_window_that_does_not_answer_is_told_of(first: Instance, tmp_path: Path) -> None:
    """It holds the lock and has not begun to watch."""
    second = Instance(tmp_path)
    began = time.monotonic()
    assert not second.hand_over([Path("/a.ydk")], patience=0.2)
    assert time.monotonic() - began < 5
    assert list((tmp_path / INBOX).iterdir()) == []


@pytest.mark.parametrize(
    "junk",
    [b"", b"{}", b"[1]", b'["\\u0000"]', b"[" * 100_000, b'["' + b"x" * 5000 + b'"]', b'["a"]' + b" " * 2_000_000],
)
def test_a_message_that_is_not_in_order_is_dropped(first: Instance, tmp_path: Path, junk: bytes) -> None:
    taken: list[list[Path]] = []
    first.files_wanted.connect(taken.append)
    first.serve()
    (tmp_path / INBOX / "1.new").write_bytes(junk)
    os.replace(tmp_path / INBOX / "1.new", tmp_path / INBOX / "1.open")
    until(lambda: not list((tmp_path / INBOX).iterdir()))
    assert taken == []


def test_a_data_directory_that_cannot_be_locked_hinders_nobody(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(QLockFile, "error", lambda self: QLockFile.LockError.PermissionError)
    monkeypatch.setattr(QLockFile, "tryLock", lambda self, *_: False)
    assert Instance(tmp_path).is_first


# ---------------------------------------------------------------------------------- the catalogue's locks


def listed(dialog: QFileDialog) -> None:
    """Wait until a dialog has told the kinds of all files it lists."""
    view = dialog.findChild(QTreeView, "treeView")
    assert view is not None
    dialog.setViewMode(QFileDialog.ViewMode.Detail)
    dialog.show()
    until(lambda: view.model().rowCount(view.rootIndex()) > 2)
    end = time.monotonic() + 0.5
    until(lambda: time.monotonic() > end)
    dialog.close()
    dialog.deleteLater()


def test_a_command_beside_the_window_leaves_the_catalogue_whole(window: Any, data_dir: Path) -> None:
    """A dialog that has listed the data directory must not have cost the window its locks: the command would take
    itself for the last user of the catalogue and delete the log that the window writes to.
    """
    main = window()
    catalogue = main.catalogue
    catalogue.set_owned("yugioh", 900100001, 2)
    wal = data_dir / "catalogue.db-wal"
    before = wal.stat().st_ino
    dialog = file_dialogs.dialog(None, "Cards", kinds="All files (*)")
    dialog.setDirectory(str(data_dir))  # as a person may, by going there
    listed(dialog)
    for words in (("search", "lantern", "--json"), ("search", "carp")):
        command = sanam(data_dir, *words)
        out, err = command.communicate(timeout=60)
        assert (command.returncode, err) == (0, "")
        assert out
    assert wal.stat().st_ino == before
    catalogue.set_owned("yugioh", 900100002, 3)
    assert catalogue.owned("yugioh") == {"900100001": 2, "900100002": 3}
    with sqlite3.connect(data_dir / "catalogue.db") as other:
        assert other.execute("pragma integrity_check").fetchone() == ("ok",)
        assert other.execute("select count(*) from owned").fetchone() == (2,)
    other.close()


def test_dialogs_never_begin_in_a_data_directory(qtbot: Any, data_dir: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = Path.home().resolve()
    decks = data_dir / "decks"
    decks.mkdir()
    monkeypatch.chdir(data_dir)
    for start in ("", "cards.csv", str(data_dir), str(data_dir / "cards.csv"), str(data_dir / "gone"), str(decks)):
        dialog = file_dialogs.dialog(None, "Files", start, "Tables (*.csv)")
        qtbot.addWidget(dialog)
        at = Path(dialog.directory().absolutePath()).resolve()
        assert at == decks if start == str(decks) else at != data_dir and at.is_relative_to(home), start


def test_the_types_of_files_are_told_by_their_names(qtbot: Any, tmp_path: Path) -> None:
    (tmp_path / "a.db").write_bytes(b"SQLite format 3\0" + b"\0" * 100)
    (tmp_path / "folder").mkdir()
    icons = file_dialogs._Icons()
    assert icons.type(QFileInfo(str(tmp_path / "a.db"))) == "db"
    assert icons.type(QFileInfo(str(tmp_path / "folder"))) == ""


def test_starting_makes_the_folder_of_decks(tmp_path: Path) -> None:
    command = sanam(tmp_path, "--exit-on-launch")
    out, err = command.communicate(timeout=60)
    assert (command.returncode, out, err) == (0, "", "")
    assert (tmp_path / "decks").is_dir()
    assert not (tmp_path / "sanam.lock").exists()
