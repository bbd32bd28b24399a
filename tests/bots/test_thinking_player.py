"""The player that thinks ahead: better than chance, and only where it is asked."""

from __future__ import annotations

from typing import Any

import pytest

from sanam import games
from sanam.bots.computer import Computer, computer_of
from sanam.bots.random_player import RandomPlayer
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import header_for
from starter_cards import with_starters


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def match(catalogue: Any, game: str, edition: str, names: tuple[str, str], seed: int, **options: Any) -> Play:
    decks = [load_deck(name, catalogue) for name in names]
    header = header_for(
        catalogue, game=game, edition=edition, decks=decks, names=("A", "B"), seed=seed, options=options
    )
    play = Play(games.build(header))
    play.start(header.seed)
    return play


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_it_beats_chance(catalogue: Any, seed: int) -> None:
    decks = ("orchard-beginner", "snowpost-beginner")
    play = match(catalogue, "summoner-master", "beginner", decks, seed, best_of=1)
    seat = seed % 2
    computer, other, session = ThinkingPlayer(seed, trials=1), RandomPlayer(seed), Session.of(play).at(seat)
    while not play.finished:
        if session.asked == seat:
            session.answer(computer.picks(session))
        else:
            other.answer(play)
    assert play.table.marks["finished"]["winner"] == seat


def test_it_answers_alike_with_the_same_seed_and_changes_nothing(catalogue: Any) -> None:
    play = match(catalogue, "onepiece", "standard", ("tide", "watch"), 4)
    player = RandomPlayer(4)
    for _ in range(40):
        player.answer(play)
    session = Session.of(play)
    before, length = session.view, session.length
    one, other = (ThinkingPlayer(9, trials=1).picks(session) for _ in range(2))
    assert one == other
    assert (session.view, session.length) == (before, length)


def test_it_answers_in_time(catalogue: Any) -> None:
    play = match(catalogue, "onepiece", "standard", ("tide", "watch"), 4)
    player = RandomPlayer(4)
    while play.table.choice is None or len(play.table.choice.options) < 4:
        player.answer(play)
    asked: list[None] = []
    session = Session.of(play)
    picks = ThinkingPlayer(9, trials=1000, seconds=0.0).picks(session, lambda: asked.append(None))
    assert len(picks) <= 1
    assert len(asked) <= 20
    session.answer(picks)


def test_it_does_not_answer_for_the_other_seat(catalogue: Any) -> None:
    session = Session.of(match(catalogue, "onepiece", "standard", ("tide", "watch"), 4))
    assert session.asked is not None
    with pytest.raises(ValueError, match="not asked"):
        ThinkingPlayer(9).picks(session.at(1 - session.asked))


def test_the_thinking_can_be_ended(catalogue: Any) -> None:
    session = Session.of(match(catalogue, "onepiece", "standard", ("tide", "watch"), 4))

    def stop() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        ThinkingPlayer(9).picks(session, stop)


@pytest.mark.parametrize(
    ("players", "found"),
    [
        ([], None),
        (["", ""], None),
        (["", "hard"], Computer(1, "hard")),
        (["easy", ""], Computer(0, "easy")),
        (["easy", "hard"], None),
        (["", "unheard of"], None),
    ],
)
def test_whom_the_computer_plays(catalogue: Any, players: list[str], found: Computer | None) -> None:
    header = match(catalogue, "onepiece", "standard", ("tide", "watch"), 4).game.header
    header.played_by = players
    assert computer_of(header) == found
