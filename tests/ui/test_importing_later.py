"""A card database in the window: its cards are there first, and their texts are read while people go on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from window_driver import texts, until

from sample_cards import write_cdb
from sanam.catalogue import rereading
from sanam.catalogue.understand import is_unread


def database(path: Path, first: int, count: int) -> Path:
    """Spell Cards that can be understood, with codes from `first` on."""
    rows = [{"id": first + n, "type": 0x2, "name": f"Cup {first + n}", "desc": "Draw 1 card."} for n in range(count)]
    return write_cdb(path, rows)


def test_an_imported_database_is_there_before_it_is_read_and_what_comes_meanwhile_is_read_too(
    window: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    main = window()
    until(lambda: not main._jobs)
    two = [database(tmp_path / "one.cdb", 700_000_000, 3), database(tmp_path / "two.cdb", 700_000_100, 2)]
    problems: list[list[bool]] = []
    second_is_there = threading.Event()

    def unread() -> list[bool]:
        found = main.catalogue.cards("yugioh", [700_000_000, 700_000_001, 700_000_002, 700_000_100, 700_000_101])
        return [is_unread(card.problem) for card in found.values()]

    read = rereading._read_some

    def slowly(catalogue: Any, wanted: Any) -> int:
        problems.append(unread())
        second_is_there.wait(20)  # it comes while the texts of the first are read
        return read(catalogue, wanted)

    monkeypatch.setattr(rereading, "_read_some", slowly)
    main.file_opener.take([two[0]])
    until(lambda: problems)
    main.file_opener.imported.connect(second_is_there.set)
    main.file_opener.take([two[1]])
    until(lambda: len(problems) > 1 and not main._jobs)
    assert problems[0][:3] == [True, True, True]
    assert unread() == [False] * 5
    assert all(card.abilities for card in main.catalogue.cards("yugioh", [700_000_000, 700_000_101]).values())
    assert "3 texts are being read now" in texts(main) and "2 texts are being read now" in texts(main)
