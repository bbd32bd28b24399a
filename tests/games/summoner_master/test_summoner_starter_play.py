"""The starter decks at play: every text is carried out, nothing is left to the players' hands, and what holds of every
match holds of these.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

import msgspec
import pytest

import invariants
from invariants import RandomPlayer, begin
from sanam import paths
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.rules.game import SummonerGame
from sanam.games.summoner_master.rules.setup import make_header
from sanam.games.summoner_master.texts.execution.unchanged import NEVER
from sanam.games.summoner_master.texts.reading import texts


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "LIMIT", 200)


@cache
def cards() -> dict[str, SummonerCard]:
    with (paths.cardset_dir() / "summoner-master-starter.toml").open("rb") as file:
        tables: list[dict[str, Any]] = tomllib.load(file)["card"]
    fields = SummonerCard.__struct_fields__
    found = {}
    for table in tables:
        card = msgspec.convert({key: value for key, value in table.items() if key in fields}, SummonerCard)
        found[card.key] = msgspec.structs.replace(card, abilities=texts.reading(card, "en").abilities)
    return found


def starters(seed: int) -> SummonerGame:
    """Two copies of all cards against the same."""
    known = cards()
    deck: dict[str, list[str]] = {"seal": [], "mystic": [], "beside": []}
    for key, card in known.items():
        deck["beside" if card.extra else card.family] += [key] * 2
    options = {"first": "coin", "best_of": 1}
    return SummonerGame(make_header("summoner", [deck, deck], known, seed=seed, options=options))


@pytest.mark.parametrize("invariant", invariants.ALL, ids=lambda f: f.__name__)
def test_invariant(invariant: Any) -> None:
    invariant(starters, 900 + 7 * invariants.ALL.index(invariant))


def test_nothing_is_left_to_the_hands_of_the_players() -> None:
    asked = set()
    for seed in range(6):
        play = begin(starters, seed)
        players = [RandomPlayer(seed), RandomPlayer(seed + 50)]
        for _ in range(600):
            choice = play.table.choice
            if choice is None:
                break
            asked.add(choice.kind)
            players[choice.seat].answer(play)
    assert "target" in asked
    assert "by_hand" not in asked


def test_what_is_kept_of_the_table_is_what_would_be_found_anew() -> None:
    """After every answer: what is in force, and whether anything is due between two steps."""
    differed = 0
    for seed in range(8):
        play = begin(starters, seed)
        game = play.game
        assert isinstance(game, SummonerGame)
        players = [RandomPlayer(seed), RandomPlayer(seed + 50)]
        before: dict[str, Any] = {}
        for _ in range(150):
            choice = play.table.choice
            if choice is None:
                break
            players[choice.seat].answer(play)
            kept = vars(game.in_force())
            known, settled = play.derived, game.between.settled
            play.derived, game.between.settled = None, NEVER
            assert kept == vars(game.in_force())
            assert game.due() is None
            play.derived, game.between.settled = known, settled  # what is kept has to hold on over later answers
            differed += kept != before
            before = kept
    assert differed > 50
