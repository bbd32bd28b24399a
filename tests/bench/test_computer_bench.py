"""How well the computer plays: matches won against a player that answers at random, and how long an answer takes.

pytest -s tests/bench/test_computer_bench.py
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from sanam import games
from sanam.bots.computer import STRENGTHS
from sanam.bots.random_player import RandomPlayer
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import header_for

MATCHES = 4
PAIRS = {
    "yugioh": ("zh-mr2", ("river", "sky")),
    "onepiece": ("standard", ("tide", "watch")),
    "summoner-master": ("beginner", ("orchard-beginner", "snowpost-beginner")),
}


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("game", PAIRS)
def test_matches_against_chance(tmp_path: Path, game: str, strength: str) -> None:
    edition, names = PAIRS[game]
    with open_catalogue(tmp_path) as catalogue:
        decks = [load_deck(name, catalogue) for name in names]
        header = header_for(catalogue, game=game, edition=edition, decks=decks, names=("A", "B"), seed=50)
    won, times = 0, []
    for number in range(MATCHES):
        play = Play(games.build(header))
        play.start(header.seed + number)
        seat = number % 2
        session = Session.of(play).at(seat)
        computer, chance = ThinkingPlayer(number, STRENGTHS[strength]), RandomPlayer(number)
        while not play.finished:
            if session.asked == seat:
                begun = perf_counter()
                picks = computer.picks(session)
                times.append(perf_counter() - begun)
                session.answer(picks)
            else:
                chance.answer(play)
        won += play.table.marks["finished"]["winner"] == seat
    times.sort()
    percentiles = ", ".join(f"p{share} {times[len(times) * share // 100] * 1000:.0f} ms" for share in (50, 95, 99))
    print(f"\n{game}, {strength}: won {won} of {MATCHES}; an answer {percentiles}")
