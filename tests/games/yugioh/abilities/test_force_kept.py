"""What is in force is kept while nothing it reads changes: it must be what working it out again would give."""

from __future__ import annotations

from typing import Any

import pytest
import test_interpreter_matches

import invariants
from sanam.engine.events import Event
from sanam.games.yugioh.abilities import continuous, force


def plain(now: force.Force) -> list[Any]:
    stand_ins = [(one.ctx, one.op, one.optional, one.index) for one in now.stand_ins]
    return [now.changes, now.words, now.laws, now.players, now.silenced, stand_ins]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_what_would_be_found(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    unchanged = force._unchanged
    kept = 0

    def checked(world: Any, reads: frozenset[str], events: list[Event]) -> bool:
        nonlocal kept
        if not unchanged(world, reads, events):
            return False
        cache = world.play.derived
        world.play.derived = force.Cache()
        try:
            again = continuous.compute(world, world.play.derived)
        finally:
            world.play.derived = cache
        assert plain(cache.force) == plain(again), events
        kept += 1
        return True

    monkeypatch.setattr(force, "_unchanged", checked)
    play = invariants.begin(test_interpreter_matches.make, seed)
    for _ in invariants.answers(play, seed, 400):
        pass
    assert kept > 100
