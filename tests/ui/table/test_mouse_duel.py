"""A whole duel at the table by mouse events alone."""

from __future__ import annotations

from typing import Any

import pytest
from table_matches import started

from sanam.bots.random_player import RandomPlayer


@pytest.mark.parametrize(("seed", "open_hands"), [(6, True), (7, False)])
def test_a_duel_to_its_end_by_mouse_alone(table: Any, seed: int, open_hands: bool) -> None:
    play = started(seed, open_hands=open_hands)
    driver = table(play)
    player = RandomPlayer(seed)
    for _ in range(900):
        choice = play.table.choice
        if choice is None or choice.kind == "next_duel":
            break
        before = len(play.batches)
        driver.lift()
        driver.answer(player.picks(choice))
        assert len(play.batches) > before, f"{choice.kind} was not answered"
    assert play.table.marks["result"]["reason"] in ("lp", "deck-out", "effect", "both-lp")
    driver.lift()
    assert driver.screen.banner.isVisible()
