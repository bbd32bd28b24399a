"""Going once more through what happened last leaves the table as it was, and shows it as it stood."""

from __future__ import annotations

import sys
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
sys.path[:0] = [
    str(TESTS / "ui" / "helpers"),
    *(str(TESTS / "games" / game) for game in ("onepiece", "summoner_master")),
]

from sanam.bots.random_player import RandomPlayer  # noqa: E402
from sanam.engine.batch import fingerprint  # noqa: E402
from sanam.engine.events import Happened  # noqa: E402
from sanam.engine.play import Play  # noqa: E402
from sanam.engine.retrace import retrace  # noqa: E402
from sanam.engine.table import Table  # noqa: E402
from sanam.games import get  # noqa: E402


def games() -> dict[str, Any]:
    from onepiece_matches import voyage
    from summoner_matches import shrine
    from table_matches import started

    return {"yugioh": started, "one-piece": voyage, "summoner-master": shrine}


def places_of(play: Play, since: int, kinds: Collection[str]) -> list[tuple[int, int]]:
    return [
        (number, index)
        for number in range(since, len(play.batches))
        for index, event in enumerate(play.batches[number].events)
        if isinstance(event, Happened) and event.what in kinds
    ]


@pytest.mark.parametrize("game", ["yugioh", "one-piece", "summoner-master"])
def test_every_moment_is_the_table_of_then(game: str) -> None:
    play: Play = games()[game](3)
    pauses = get(play.game.name).table.playmat().pauses
    player, seen = RandomPlayer(3), 0
    for _ in range(120):
        if play.table.choice is None:
            break
        since = len(play.batches)
        player.answer(play)
        now, version = fingerprint(play.table), play.version
        places = places_of(play, since, pauses)
        moments = retrace(play, places, lambda number: (number, fingerprint(play.table)))
        assert fingerprint(play.table) == now and play.version >= version
        assert [number for number, _ in moments] == [*range(len(places))]
        if not moments:
            continue
        last = retrace(play, places[-1:], lambda number: (number, fingerprint(play.table)))
        assert last == [(0, moments[-1][1])]
        # The same from the very beginning, by another way.
        table = Table()
        for batch in play.batches[:since]:
            for event in batch.events:
                event.apply(table)
        at = iter(moments)
        for batch in play.batches[since:]:
            for event in batch.events:
                event.apply(table)
                if isinstance(event, Happened) and event.what in pauses:
                    assert next(at)[1] == fingerprint(table)
                    seen += 1
    assert seen > 3


def test_a_look_that_fails_leaves_the_table_as_it_was() -> None:
    play: Play = games()["yugioh"](3, 60)
    now = fingerprint(play.table)
    with pytest.raises(ZeroDivisionError):
        retrace(play, places_of(play, 0, ("activated", "turn")), lambda _: 1 // 0)
    assert fingerprint(play.table) == now
