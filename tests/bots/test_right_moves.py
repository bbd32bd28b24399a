"""Positions from real matches with one right move, which the computer finds by its rules of thumb.

positions/GAME.json has a position in each line: its name, the edition and the decks (starters), the seed and the
answers that lead to it, the kind of the question, and what is right there: acts with the name of their card, or with
the value of the option where it is about no card.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from sanam import games
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.catalogue.first_run import open_catalogue
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import header_for
from starter_cards import with_starters

HERE = Path(__file__).parent / "positions"
GAMES = tuple(sorted(path.stem for path in HERE.glob("*.json")))
POSITIONS = [(game, at) for game in GAMES for at in json.loads((HERE / f"{game}.json").read_text("utf-8"))]


@pytest.fixture(scope="module")
def headers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as catalogue:

        @lru_cache
        def header(game: str, edition: str, *decks: str) -> Any:
            loaded = [load_deck(deck, catalogue) for deck in decks]
            return header_for(catalogue, game=game, edition=edition, decks=loaded, names=("A", "B"), seed=1)

        yield header


def reached(headers: Any, game: str, position: dict[str, Any]) -> Play:
    """The match at a position."""
    play = Play(games.build(headers(game, position["edition"], *position["decks"])))
    play.start(position["seed"])
    for picks in position["answers"]:
        play.answer(picks)
    return play


def picked(play: Play, picks: list[int]) -> list[list[Any]]:
    """What was picked, as the positions say it."""
    choice, game = play.table.choice, play.game
    assert choice is not None
    found = []
    for option in (choice.options[at] for at in picks):
        card = play.table.cards.get(option.card) if option.card is not None else None
        definition = game.definition(card.code) if card is not None else None
        found.append([option.act, definition.name if definition is not None else option.value])
    return found or [["pass", ""]]


@pytest.mark.parametrize(
    ("game", "position"), POSITIONS, ids=lambda value: value["name"] if isinstance(value, dict) else value
)
def test_it_finds_the_right_move(headers: Any, game: str, position: dict[str, Any]) -> None:
    play = reached(headers, game, position)
    choice = play.table.choice
    assert choice is not None
    assert choice.kind == position["kind"]
    picks = ThinkingPlayer(3, "easy").picks(Session.of(play).at(choice.seat))
    assert all(one in position["right"] for one in picked(play, picks))


@pytest.mark.slow
@pytest.mark.parametrize("strength", ["medium", "hard"])
@pytest.mark.parametrize("game", GAMES)
def test_a_search_finds_nearly_all_of_them(headers: Any, game: str, strength: str) -> None:
    missed = []
    for name, position in POSITIONS:
        if name == game:
            play = reached(headers, game, position)
            assert play.table.choice is not None
            picks = ThinkingPlayer(3, strength).picks(Session.of(play).at(play.table.choice.seat))
            if not all(one in position["right"] for one in picked(play, picks)):
                missed.append((position["name"], picked(play, picks)))
    assert len(missed) <= 2, missed
