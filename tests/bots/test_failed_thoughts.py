"""A thought that fails on a copy is told in the log, with its place, and the policy answers."""

from __future__ import annotations

import logging
import re
from typing import Any

import pytest

from sanam import games
from sanam.bots import process, thinking_player
from sanam.bots.computer import Strength
from sanam.bots.process import Task, ThinkingProcess
from sanam.bots.search import Search
from sanam.bots.thinking_player import ThinkingPlayer
from sanam.decks.files import load_deck
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.engine.trial import Trial
from sanam.matches.setup import header_for
from starter_cards import with_starters

PLACE = r"a thought failed: onepiece, match 4, moment \d+, seat \d, question action, seed 9"
pytestmark = pytest.mark.allow_log("a thought failed")


@pytest.fixture(scope="module")
def header(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(with_starters(tmp_path_factory.mktemp("data"))) as catalogue:
        decks = [load_deck(name, catalogue) for name in ("tide", "watch")]
        return header_for(catalogue, game="onepiece", edition="standard", decks=decks, names=("A", "B"), seed=4)


@pytest.fixture
def session(header: Any) -> Session:
    """A match in a Main Phase, at a question to which several answers are tried."""
    play = Play(games.build(header))
    play.start(4)
    player = ThinkingPlayer(1, "easy")
    while play.table.choice is None or play.table.choice.kind != "action" or len(play.table.choice.options) < 6:
        play.answer(player.picks(Session.of(play)))
    return Session.of(play)


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno == logging.ERROR]


def test_the_policy_answers_when_a_trial_fails(
    session: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    by_policy = ThinkingPlayer(9, "easy").decide(session).advice

    def broken(*_: Any) -> float:
        raise KeyError("a card that is not there")

    monkeypatch.setattr(Search, "_outcome", broken)
    assert ThinkingPlayer(9, "hard").decide(session).advice == by_policy
    (record,) = told(caplog)
    assert re.fullmatch(PLACE, record.getMessage())
    assert record.exc_info is not None
    assert "a card that is not there" in str(record.exc_info[1])


def test_an_answer_that_cannot_be_carried_out_is_left_alone(
    session: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = (advice.picks for advice in ThinkingPlayer(9, "easy").judged(session).answers[:2])
    carried_out = Trial.answer

    def answer(trial: Trial, picks: list[int]) -> Any:
        found = carried_out(trial, picks)
        if tuple(picks) == first:
            raise IndexError("half done")
        return found

    monkeypatch.setattr(Trial, "answer", answer)
    assert ThinkingPlayer(9, Strength()).decide(session).advice.picks == second
    assert len(told(caplog)) == 1


def test_a_policy_that_fails_is_told_and_the_match_goes_on(
    session: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking_player, "different", lambda *_: 1 / 0)
    session.answer(ThinkingPlayer(9, "hard").picks(session))
    assert len(told(caplog)) == 1


def test_what_is_logged_in_the_process_is_logged_here(session: Session, caplog: pytest.LogCaptureFixture) -> None:
    """A pool that is none makes every copy fail, there as here."""
    line = ThinkingProcess()
    try:
        for _ in range(2):  # each time once
            line.think(Task("decide", session.sent(), 9, "hard", pool=((None,),)), lambda: None)  # type: ignore[arg-type]
    finally:
        line.close()
    first, second = (record.getMessage() for record in told(caplog))
    assert first == second
    assert "a thought failed: onepiece, match 4" in first
    assert "Traceback" in first


def test_whoever_stops_the_thinking_is_no_defect(session: Session, caplog: pytest.LogCaptureFixture) -> None:
    def stopped() -> None:
        raise process.Stopped

    with pytest.raises(process.Stopped):
        ThinkingPlayer(9, "hard").decide(session, stopped)
    assert not told(caplog)
