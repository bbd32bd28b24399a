"""A puzzle solved at the table, and its line checked against every answer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from window_driver import press, texts, until

sys.path.append(str(Path(__file__).parents[1] / "matches"))
from test_puzzles import attacked, board


def test_a_puzzle_says_that_it_is_solved_and_what_prevents_it(window: Callable[..., Any]) -> None:
    main = window()
    main.studying.positions.keep(board(main.catalogue, "up/side").game.header)
    main.studying.show()
    until(lambda: main.studying.shelf.list.count() == 1 and main.studying.shelf.solve.isEnabled())
    press(main.studying.shelf.solve)
    until(lambda: main.seating.match is not None and main.studying.solving._match is main.seating.match)
    attacked(main.seating.match.play, ("character",))
    main.seating.table.controller.refresh()
    assert "Solved: the goal is reached." in texts(main)
    main.studying.solving.check()
    until(lambda: "The other player can prevent it." in texts(main))
