"""Positions in the window: kept at the table, listed, played, renamed, thrown away, opened from a file."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from window_driver import press, until

from sanam.engine.batch import fingerprint
from sanam.matches import positions
from sanam.matches.positions import Positions
from sanam.matches.starter_puzzles import puzzles


@pytest.fixture
def main(window: Callable[..., Any]) -> Any:
    """The window with a match of practice a few answers in, and its position kept."""
    made = window()
    made.play_now()
    until(lambda: made.seating.match is not None)
    controller = made.seating.table.controller
    for _ in range(4):
        controller.answer([0] * controller.choice.least)
    press(made.seating.table.right_side.panel.timeline.keep_button)
    until(made.notices.texts)  # told a moment after the file is there
    assert made.studying.positions.all()
    return made


def test_that_a_position_was_saved_is_told_until_it_is_seen(main: Any) -> None:
    press(main.seating.table.right_side.panel.timeline.keep_button)
    until(lambda: len(main.studying.positions.all()) == 2)
    until(lambda: main.notices.texts() == ["The position was saved."])
    main.studying.show()
    assert not main.notices.texts()
    until(lambda: main.studying.shelf.preview.board.view is not None)


def shelf_of(main: Any) -> Any:
    main.studying.show()
    main.studying.shelf.kinds.choose("positions")
    until(lambda: main.studying.shelf.list.count() == 1)
    until(lambda: main.studying.shelf.preview.board.view is not None)
    return main.studying.shelf


def test_a_moment_of_the_table_is_kept_and_played_from(main: Any) -> None:
    before = fingerprint(main.seating.match.play.table)
    first = main.seating.match.id
    shelf = shelf_of(main)
    assert main.current_screen() == "study"
    press(shelf.open)
    until(lambda: main.seating.match is not None and main.seating.match.id != first)
    assert fingerprint(main.seating.match.play.table) == before
    assert main.current_screen() == "table" and main.seating.match.play.open


def test_two_people_play_from_a_position_behind_the_curtain(main: Any) -> None:
    first = main.seating.match.id
    press(shelf_of(main).two)
    until(lambda: main.seating.match is not None and main.seating.match.id != first)
    assert not main.seating.match.play.open
    assert main.seating.table.curtain.isVisible()


def test_an_earlier_moment_is_kept_as_it_was(main: Any) -> None:
    table = main.seating.table
    table.controller.scrub(1)
    earlier = fingerprint(table.controller.past._play.table)
    main.commands["keep-position"].trigger()
    until(lambda: len(main.studying.positions.all()) == 2)
    kept = [one.path for one in main.studying.positions.all()]
    found = {fingerprint(positions.try_out(path, positions.read(path)).table) for path in kept}
    assert earlier in found and len(found) == 2


def test_a_position_is_renamed_thrown_away_and_put_back(main: Any) -> None:
    shelf = shelf_of(main)
    shelf.name.setText("Before the storm")
    shelf.name.editingFinished.emit()
    until(lambda: shelf.list.count() == 1 and shelf.list.item(0).text().startswith("Before the storm"))
    press(shelf.bin)
    until(lambda: shelf.list.count() == 0)
    assert shelf.empty.isVisible() and not shelf.open.isEnabled()
    restore = next(b for b in main.notices.findChildren(type(shelf.bin)) if b.text() == "Restore")
    press(restore)
    until(lambda: shelf.list.count() == 1)


def test_a_file_with_a_position_opens_on_the_shelf(main: Any, tmp_path: Path) -> None:
    path = main.studying.positions.all()[0].path
    file = tmp_path / "from a friend.sanam-position"
    shutil.copyfile(path, file)
    main.open_files([file])
    until(lambda: main.current_screen() == "study" and main.studying.shelf.list.count() > len(puzzles()) + 1)


def test_a_damaged_file_is_refused_with_its_place(main: Any, tmp_path: Path) -> None:
    file = tmp_path / "broken.sanam-position"
    file.write_bytes(main.studying.positions.all()[0].path.read_bytes()[:-40] + b"\n")
    shown: list[Any] = []
    main.notices.show_problem = lambda problem, *_: shown.append(problem)
    main.studying.take(file)
    until(lambda: shown)
    assert (shown[0].file, shown[0].place) == (str(file), "line 1") and shown[0].reason
    assert len(Positions(main.data_dir).all()) == 1
