"""How many sequences of answers a position has: what chess programs call perft. A rule that offers one option more or
less, anywhere within the depth, changes the number.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

from sanam.engine.choice import Choice, Refused
from sanam.engine.game import Game
from sanam.engine.play import Play
from sanam.engine.table import Table


def answers(choice: Choice) -> Iterator[list[int]]:
    """Every answer to a question; where the order of picking tells, each order is one."""
    if choice.combinations is not None:
        yield from ([] for _ in range(choice.least == 0 and [] not in choice.combinations))
        yield from (list(combination) for combination in choice.combinations)
        return
    places = range(len(choice.options))
    ways = itertools.permutations if choice.order else itertools.combinations
    for number in range(choice.least, min(choice.most, len(places)) + 1):
        yield from (list(picks) for picks in ways(places, number))


def perft(build: Callable[[], Game], table: Table, depth: int) -> int:
    """The sequences of `depth` answers from a position on; those that end the match before count too."""
    if depth == 0 or table.choice is None:
        return 1
    found = 0
    for picks in answers(table.choice):
        play = Play(build(), table.clone())
        try:
            play.answer(picks)
        except Refused:
            continue
        found += perft(build, play.table, depth - 1)
    return found
