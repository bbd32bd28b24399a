"""The program is killed in the middle of a match and started again: what was answered is there and goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from window_driver import Hand, press, until

from sanam.engine.batch import fingerprint
from sanam.matches.replay import Replay

HERE = Path(__file__).parent
ANSWERS = 25


def play_and_kill(data_dir: Path, answers: int) -> dict[int, str]:
    """Play in a process of its own and kill it while it goes on; the tables it told of, by their batches."""
    paths = [str(HERE / "table"), str(HERE / "helpers")]
    desktop = str(HERE.parents[1] / "desktop")
    child = subprocess.Popen(
        [sys.executable, str(HERE / "helpers" / "play_until_killed.py"), str(data_dir), *paths],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": desktop},
    )
    told: dict[int, str] = {}
    try:
        assert child.stdout is not None
        for line in child.stdout:
            number, _, mark = line.strip().partition(" ")
            told[int(number)] = mark
            if len(told) >= answers:
                break
    finally:
        child.kill()  # SIGKILL: nothing is tidied up
        rest = child.communicate()[0]
    for line in rest.splitlines(keepends=True):
        if line.endswith("\n"):
            number, _, mark = line.strip().partition(" ")
            told[int(number)] = mark
    return told


@pytest.mark.skipif(not hasattr(os, "fork"), reason="SIGKILL is POSIX")
def test_a_killed_match_is_offered_and_goes_on_where_it_was(window: Callable[..., Any], data_dir: Path) -> None:
    told = play_and_kill(data_dir, ANSWERS)
    assert len(told) >= ANSWERS

    main = window()
    until(lambda: main.home.model.matches)
    (saved,) = main.home.model.matches
    assert not saved.problem and "Duel 1, turn" in saved.status
    press(main.home.first)
    until(lambda: main.seating.match is not None)
    match = main.seating.match

    # Everything told of is there, and the table was the same after each of those answers.
    last = max(told)
    assert len(match.play.batches) >= last
    copy = Replay.of_live(match.header, match.play)
    copy.to(last)
    assert fingerprint(copy.play.table) == told[last]
    for number in sorted(told)[::5]:
        copy.to(number)
        assert fingerprint(copy.play.table) == told[number], number

    # The screen shows that table, and it goes on.
    shown = {card.handle for cards in main.seating.table.controller.view.zones.values() for card in cards}
    assert len(shown) == len(match.play.table.cards)
    hand = Hand(main)
    before = len(match.play.batches)
    for _ in range(5):
        hand.step()
    assert len(match.play.batches) > before
    assert not main.notices.texts()
