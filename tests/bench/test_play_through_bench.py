"""Whole matches by mouse and by keyboard, in each game, at each size, with open and with hidden hands.

Too long for every run of the suite: `pytest tests/bench/test_play_through_bench.py -s`. An answer that a person could
not give, or that changes nothing, fails it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parents[1]
RULES = (TESTS / "games" / game for game in ("onepiece", "summoner_master"))
sys.path[:0] = [str(TESTS / "ui" / "helpers"), str(TESTS / "ui" / "table"), *map(str, RULES)]

SIZES = ((960, 600), (1280, 720), (1920, 1080))
ANSWERS = 2500
SEED = 21


def yugioh(**options: Any) -> tuple[Any, Any]:
    from table_matches import Attacker, started

    return started(SEED, **{"match.best_of": 1}, **options), Attacker(SEED)


def onepiece(**options: Any) -> tuple[Any, Any]:
    from onepiece_matches import Fighter, voyage

    return voyage(SEED, **options), Fighter(SEED)


def summoner_master(**options: Any) -> tuple[Any, Any]:
    from summoner_matches import Summoner, shrine

    return shrine(SEED, **options), Summoner(SEED)


@pytest.fixture
def table(qtbot: Any, qapp: Any) -> Iterator[Callable[..., Any]]:
    """`table(play, size)` opens a match on a screen of that size, without animation."""
    from sanam.ui.app import look
    from sanam.ui.table.screen import TableScreen

    look(qapp, "dark", "en", 1.0)
    screens: list[TableScreen] = []

    def opened(play: Any, size: tuple[int, int]) -> TableScreen:
        screen = TableScreen(eager=True)
        screen.set_animated(False)
        screen.resize(*size)
        qtbot.addWidget(screen)
        screen.show()
        screen.open_match(play)
        qapp.processEvents()
        screens.append(screen)
        return screen

    yield opened
    for screen in screens:
        screen.close_match()
        screen.close()


@pytest.mark.parametrize(
    ("begin", "size", "hand", "hidden"),
    list(product((yugioh, onepiece, summoner_master), SIZES, ("mouse", "keyboard"), (False, True))),
)
def test_a_whole_match(
    table: Callable[..., Any], begin: Callable[..., tuple[Any, Any]], size: tuple[int, int], hand: str, hidden: bool
) -> None:
    from driver import Driver
    from keyboard import Keyboard

    play, player = begin(prompts="events", **({"open_hands": False, "one_screen": True} if hidden else {}))
    screen = table(play, size)
    person = Driver(screen) if hand == "mouse" else Keyboard(screen)
    given = curtains = 0
    while play.table.choice is not None and not play.finished:
        curtains += screen.curtain.isVisible()
        kind, before = play.table.choice.kind, len(play.batches)
        person.answer(player.picks(play.table.choice))
        assert len(play.batches) > before, f"answer {given}: {kind} changed nothing"
        given += 1
        assert given < ANSWERS, "the match does not end"
    print(f"\n{begin.__name__} {size[0]}×{size[1]} {hand}: {given} answers, {curtains} curtains", end="")
