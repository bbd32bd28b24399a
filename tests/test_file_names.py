"""What decks and folders are called on the disk, and what killed processes leave there."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from sanam import games
from sanam.catalogue.problems import FileRefused
from sanam.decks import folders
from sanam.decks.files import file_name, read_deck, write_deck
from sanam.decks.model import make_deck
from sanam.file_names import MAX_BYTES, is_name, stem_for
from sanam.matches.store import Store

DEVICES = ["CON", "nul", "Prn", "AUX", "com1", "LPT9", "con.backup", "COM¹", "NUL .x"]


@pytest.mark.parametrize("name", DEVICES)
def test_what_windows_takes_for_a_device_is_the_name_of_nothing(name: str, tmp_path: Path) -> None:
    assert not is_name(name)
    assert is_name(stem_for(name, "deck"))
    with pytest.raises(FileRefused):
        folders.create(tmp_path, name)
    assert all(is_name(plain) for plain in ("Console", "com", "COM10", "lpt", "a.con"))


@pytest.mark.parametrize("letter", ["ก", "ที่", "龍", "👩‍🚀", "é", "x", "ی‌"])
def test_a_name_of_any_length_is_cut_to_the_bytes_that_a_system_takes(letter: str, tmp_path: Path) -> None:
    deck = make_deck(games.first(), {"main": [7]}, name=(letter * 84)[:200])
    stem = file_name(deck)
    assert len(stem.encode()) <= MAX_BYTES and deck.name.startswith(stem)
    path = folders.free_path(tmp_path, stem, ".sanam-deck")
    write_deck(deck, path)
    assert read_deck(path) == deck
    again = folders.free_path(tmp_path, stem, ".sanam-deck")
    write_deck(deck, again)
    assert again != path and read_deck(again) == deck


def test_a_mark_stays_with_its_letter() -> None:
    stem = stem_for("ที่" * 84, "deck")
    assert stem == "ที่" * (MAX_BYTES // 9)


def _left(path: Path, seconds: float) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("half")
    os.utime(path, (time.time() - seconds,) * 2)
    return path


def test_what_killed_saves_left_goes_and_what_is_being_written_stays(tmp_path: Path) -> None:
    old, new = 3600, 1
    gone = [
        _left(tmp_path / "decks" / ".deck-ab12_x9z.ydk", old),
        _left(tmp_path / "decks" / "Club" / ".deck-00000000.sanam-deck", old),
        _left(tmp_path / "matches" / "20260101-000000-aa.new", old),
        _left(tmp_path / "matches" / "20260101-000000-aa.summary-new", old),
        _left(tmp_path / "replays" / "20260101-000000-aa.lines-new", old),
        _left(tmp_path / "positions" / "20260101-000000-aa.sanam-position.new", old),
    ]
    kept = [
        _left(tmp_path / "decks" / ".deck-ab12_x9y.ydk", new),
        _left(tmp_path / "decks" / ".deck-list.ydk.bak", old),
        _left(tmp_path / "decks" / "deck-ab12_x9z.ydk", old),
        _left(tmp_path / "decks" / ".trash" / "1" / ".deck-ab12_x9z.ydk", old),
        _left(tmp_path / "matches" / "20260101-000000-bb.new", new),
        _left(tmp_path / "matches" / "20260101-000000-aa.sanam", old),
        _left(tmp_path / "matches" / "20260101-000000-aa.torn-1", old),
    ]
    folders.remove_leftovers(tmp_path / "decks")
    Store(tmp_path).remove_leftovers()
    assert [path for path in gone if path.exists()] == []
    assert [path for path in kept if not path.exists()] == []
