"""Thinking in a process of its own: it finds what is found here, can be hurried and stopped, and may be lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from sanam import games
from sanam.bots import process
from sanam.bots.computer import Strength
from sanam.bots.process import Task, ThinkingProcess
from sanam.bots.random_player import RandomPlayer
from sanam.bots.search import MoveNow
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.setup import deck_lists, header_for
from starter_cards import with_starters

QUICK = Strength(copies=2, beam=4, limit=400)
LONG = Strength(copies=5000, beam=6, limit=10_000_000)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A session at a question with many answers, and the decks that the other player might have."""
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as catalogue:
        decks = [load_deck(name, catalogue) for name in ("tide", "watch")]
        header = header_for(catalogue, game="onepiece", edition="standard", decks=decks, names=("A", "B"), seed=4)
        pool = deck_lists(catalogue, "onepiece", "standard", decks)
    play, player = Play(games.build(header)), RandomPlayer(4)
    play.start(4)
    while play.table.choice is None or len(play.table.choice.options) < 6:
        player.answer(play)
    session = Session.of(play)
    return session.imagined(9, pool), pool


@pytest.fixture(scope="module")
def one() -> Iterator[ThinkingProcess]:
    made = ThinkingProcess()
    yield made
    made.close()


def test_it_finds_what_is_found_here(asked: Any, one: ThinkingProcess) -> None:
    session, pool = asked
    for strength in (QUICK, "easy"):
        task = Task("decide", session.sent(), 9, strength, pool)
        assert one.think(task, lambda: None) == ThinkingPlayer(9, strength, pool).decide(session)
    judged = one.think(Task("judge", session.sent(), 9, "easy"), lambda: None)
    assert judged == ThinkingPlayer(9, "easy").judged(session)


def test_it_can_be_hurried_and_stopped_and_goes_on(asked: Any, one: ThinkingProcess) -> None:
    session, pool = asked

    def hurried() -> None:
        raise MoveNow

    assert one.think(Task("decide", session.sent(), 9, LONG, pool), hurried).cut

    def stopped() -> None:
        raise InterruptedError

    with pytest.raises(InterruptedError):
        one.think(Task("decide", session.sent(), 9, LONG, pool), stopped)
    assert not one.think(Task("decide", session.sent(), 9, QUICK, pool), lambda: None).cut


def test_when_the_process_is_lost_the_thinking_is_done_here(asked: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    session, pool = asked
    lost = ThinkingProcess()
    lost.close()
    monkeypatch.setattr(process, "_idle", [lost])
    task = Task("decide", session.sent(), 9, QUICK, pool)
    assert process.think(task) == ThinkingPlayer(9, QUICK, pool).decide(session)
    assert process._idle == []
