"""Replays: any moment of a match, forwards and backwards, and a new match from there."""

from __future__ import annotations

import pytest
from toy import header

from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine import manual
from sanam.engine.batch import fingerprint
from sanam.engine.view import view
from sanam.matches.replay import Replay
from sanam.matches.store import Store

SEED = 6


@pytest.fixture
def tables(store: Store) -> list[str]:
    """A whole match, and the fingerprint of its table after each batch of its timeline, from 1."""
    with store.create(header(SEED)) as match:
        found = ["", fingerprint(match.play.table)]
        player = RandomPlayer(1)
        while match.play.table.choice is not None:
            if player.below(8) == 0:
                match.play.manual(0, manual.Note("hm"))
                match.play.undo()
                if player.below(2):
                    match.play.redo()
                    found.append(fingerprint(match.play.table))
            player.answer(match.play)
            found.append(fingerprint(match.play.table))
    return found


def test_every_moment_can_be_reached_from_every_other(store: Store, tables: list[str]) -> None:
    replay = store.replay(store.finished()[0].id)
    assert (replay.length, replay.position) == (len(tables) - 1, len(tables) - 1)
    places = RandomPlayer(3)
    for _ in range(80):
        at = 1 + places.below(replay.length)
        assert replay.to(at) == replay.position == at
        assert fingerprint(replay.play.table) == tables[at]
    assert replay.to(-5) == 0
    assert replay.play.table.cards == {}
    assert replay.to(10**6) == replay.length
    assert replay.step(-2) == replay.length - 2
    assert replay.step(1) == replay.length - 1


def test_undone_batches_are_not_part_of_the_timeline(store: Store) -> None:
    with store.create(header(SEED)) as match:
        match.play.manual(0, manual.Note("one"))
        match.play.manual(0, manual.Note("two"))
        match.play.undo()
    replay = store.replay(match.id)
    assert replay.length == 2
    assert replay.step(5) == 2


def test_what_was_answered_before_a_match_was_continued_from_a_moment_can_be_taken_back(
    store: Store, tables: list[str]
) -> None:
    replay = store.replay(store.finished()[0].id)
    replay.to(8)
    while replay.play.batches[-1].reveals:
        replay.step(1)
    at = replay.position
    with store.fork(replay) as match:
        match.play.undo()
        assert fingerprint(match.play.table) == tables[at - 1]
        match.play.redo()
        assert fingerprint(match.play.table) == tables[at]


def test_turn_starts_are_found(store: Store, tables: list[str]) -> None:
    replay = store.replay(store.finished()[0].id)
    turns = replay.turns
    assert [start.turn for start in turns] == list(range(1, len(turns) + 1))
    assert len(turns) > 5
    for start in turns:
        replay.to(start.at)
        turn = replay.play.table.marks["turn"]
        assert (turn["number"], turn["seat"]) == (start.turn, start.seat)
        replay.to(start.at - 1)
        before = replay.play.table.marks.get("turn", {"number": 0})
        assert before["number"] == start.turn - 1


def test_a_new_match_goes_on_from_any_moment(store: Store, tables: list[str]) -> None:
    entry = store.finished()[0]
    replay = store.replay(entry.id)
    at = replay.length // 2
    replay.to(at)
    with store.fork(replay) as match:
        assert fingerprint(match.play.table) == tables[at]
        assert match.id != entry.id
        player = RandomPlayer(77)
        while match.play.table.choice is not None:
            player.answer(match.play)
    assert replay.position == at
    assert fingerprint(replay.play.table) == tables[at]
    assert {one.id for one in store.finished()} == {entry.id, match.id}
    assert store.replay(entry.id).length == len(tables) - 1
    replay.to(0)
    with pytest.raises(ValueError):
        store.fork(replay)


def test_a_match_that_goes_on_can_be_looked_back_in(store: Store) -> None:
    with store.create(header(SEED)) as match:
        player = RandomPlayer(1)
        for _ in range(12):
            player.answer(match.play)
        now = [view(match.play, seat) for seat in (0, 1)]
        table = fingerprint(match.play.table)
        replay = Replay.of_live(match.header, match.play)
        assert [view(replay.play, seat) for seat in (0, 1)] == now
        replay.to(2)
        assert fingerprint(match.play.table) == table
        assert match.play.game is not replay.play.game
        assert isinstance(replay.play.game, type(games.build(match.header)))
