"""Whole Yu-Gi-Oh! matches between the starter decks: speed, size, creating, undoing, resuming. Prints only.

python -m pytest tests/bench/test_match_bench.py -s
"""

from __future__ import annotations

import resource
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

sys.path.append(str(Path(__file__).parent.parent / "games" / "yugioh"))

from starter import MAKERS

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine.view import view
from sanam.matches.replay import Replay
from sanam.matches.simulation import simulate
from sanam.matches.store import Store


def timed(samples: list[float], action: Callable[[], object]) -> None:
    begun = perf_counter()
    action()
    samples.append((perf_counter() - begun) * 1000)


def told(samples: list[float]) -> str:
    ordered = sorted(samples)
    return f"median {statistics.median(ordered):7.2f} ms, p95 {ordered[int(len(ordered) * 0.95)]:7.2f} ms"


@pytest.mark.parametrize("edition", sorted(MAKERS))
def test_random_play(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    header = MAKERS[edition](1).header
    simulate(games.build, header, 1)
    found = simulate(games.build, header, 8)
    with capsys.disabled():
        print(f"\n{edition:>10}: {found.answers / found.seconds:,.0f} answers/s,", end=" ")
        print(f"{found.duels / found.seconds:.1f} duels/s, {found.events / found.answers:.0f} events an answer")
    assert found.matches == 8


def test_a_match_on_the_disk(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = Store(tmp_path)
    header = MAKERS["zh-mr2"](1).header
    create: list[float] = []
    for _ in range(15):
        timed(create, lambda: store.create(header).close())
    answers: list[float] = []
    undos: list[float] = []
    views: list[float] = []
    match = store.create(header)
    player = RandomPlayer(1)
    while match.play.table.choice is not None:
        timed(answers, lambda: player.answer(match.play))
        timed(views, lambda: view(match.play, 0))
        if match.play.can_undo:
            timed(undos, match.play.undo)
            match.play.redo()
    batches, path = len(match.play.batches), match.path
    size = path.stat().st_size
    match.close()
    reads: list[float] = []
    for _ in range(3):
        timed(reads, lambda: store.replay(match.id))
    replay: Replay = store.replay(match.id)
    jumps: list[float] = []
    for _ in range(60):
        at = player.below(replay.length)
        timed(jumps, lambda at=at: replay.to(at))  # type: ignore[misc]
    lists: list[float] = []
    timed(lists, store.unfinished)
    timed(lists, store.unfinished)
    with capsys.disabled():
        print(f"\none match: {batches} batches, {size / 1e6:.1f} MB")
        print(f"  create with journal  {told(create)}")
        print(f"  answer, to the disk  {told(answers)}")
        print(f"  undo, to the disk    {told(undos)}")
        print(f"  a seat's View        {told(views)}")
        print(f"  open a whole match   {told(reads)}")
        print(f"  jump in the replay   {told(jumps)}")
        print(f"  list of 15 matches   {lists[1]:7.2f} ms")
        print(f"  memory at most       {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:7.0f} MB")
    assert replay.length == batches
