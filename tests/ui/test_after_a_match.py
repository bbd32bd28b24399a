"""The end of a match: play it once more, with the seats swapped or not, or watch it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from window_driver import press, until

from sanam.engine import manual
from sanam.matches.store import Store


@pytest.fixture
def ended(window: Callable[..., Any]) -> tuple[Any, Any]:
    """The window with a match that has just been given up, and its header."""
    main = window()
    press(main.home.tiles["new-match"])
    main.new_match.best_of.choose(1)
    press(main.new_match.start_button)
    until(lambda: main.seating.match is not None)
    header = main.seating.match.header
    end_of(main)
    return main, header


def end_of(main: Any) -> None:
    """Answer until it can be given up, and give it up."""
    from window_driver import Hand

    hand = Hand(main)
    hand.play_on(lambda: hand.play.table.choice.kind == "action")
    hand.driver.lift()
    table = main.seating.table
    press(table.right_side.flag)
    press(table.right_side.flag)
    hand.driver.lift()
    assert main.seating.match.play.finished and table.banner.isVisible()


def test_a_match_is_played_once_more_with_the_seats_as_they_were(ended: tuple[Any, Any], data_dir: Path) -> None:
    main, header = ended
    press(main.seating.table.banner.again_button)
    until(lambda: main.seating.match is not None and main.seating.match.header.id != header.id)
    again = main.seating.match.header
    assert (again.names, again.decks, again.options) == (header.names, header.decks, header.options)
    assert again.seed != header.seed and not main.seating.match.play.finished
    assert main.current_screen() == "table" and not main.seating.table.banner.isVisible()
    # The one before is among the replays.
    assert [one.id for one in Store(data_dir).finished()] == [header.id]


def test_a_match_is_played_once_more_with_the_seats_swapped(ended: tuple[Any, Any]) -> None:
    main, header = ended
    press(main.seating.table.banner.swapped_button)
    until(lambda: main.seating.match is not None and main.seating.match.header.id != header.id)
    again = main.seating.match.header
    assert again.names == header.names[::-1] and again.decks == header.decks[::-1]
    assert again.deck_names == header.deck_names[::-1]
    end_of(main)
    assert main.seating.match.header.id == again.id


def test_a_match_that_is_over_is_watched_from_the_table(ended: tuple[Any, Any]) -> None:
    main, header = ended
    table = main.seating.table
    # There is nothing to be given up, advised or changed any more.
    assert not table.right_side.flag.isEnabled()
    assert not table.advice.row.hint_button.isEnabled() and not table.left_side.by_hand.switch.isEnabled()
    # Also after the result was put away to look at the board.
    press(table.banner.look_button)
    watch = next(b for b in table.prompt.answering() if b.objectName() == "watch-finished")
    main.seating.match.play.manual(0, manual.SetCount("seat0", "lp", 6500))
    press(watch)
    until(lambda: main.current_screen() == "replay")
    replays = main.seating.replays
    # It begins as though nothing had come before: no change of what was shown at the end.
    assert replays.position < replays.replay.length
    assert [plate.delta for plate in (replays.near, replays.far)] == [0, 0]
    assert main.seating.replays.replay.header.id == header.id
    # Nobody is asked anything there.
    assert not main.seating.replays.left_side.prompts.isVisible()
    assert main.seating.match is None


def test_the_end_of_a_match_says_its_figures(ended: tuple[Any, Any]) -> None:
    main, _ = ended
    table = main.seating.table
    play = main.seating.match.play
    answers = [sum(batch.kind == "answer" and batch.seat == seat for batch in play.batches) for seat in (0, 1)]
    assert sum(answers)
    banner = table.banner
    rows = {words: (first, second) for words, first, second in banner.table.rows}
    assert len(rows) >= 6
    assert list(rows["Decisions"]) == answers
    assert sum(rows["Cards drawn"])
    said = banner.accessibleName()
    assert all(name in said for name in main.seating.match.header.names)
    assert "turn" in banner.figures.text()
    press(table.banner.look_button)
