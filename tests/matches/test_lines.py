"""Lines: what was taken back is kept, in the journal too, and can be taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest
import toy
from hypothesis import given
from hypothesis import strategies as st

from sanam.bots.random_player import RandomPlayer
from sanam.engine import folding, journal
from sanam.engine.batch import fingerprint
from sanam.engine.choice import Refused
from sanam.engine.play import Play
from sanam.engine.session import Session
from sanam.matches.lines import MAX_NAME, LineNotes
from sanam.matches.store import Store


def practice(answers: int = 6, seed: int = 3) -> Play:
    play = Play(toy.Pebbles(toy.header(seed, open=True)))
    play.start(seed)
    player = RandomPlayer(seed)
    for _ in range(answers):
        if not play.finished:
            player.answer(play)
    return play


def other_answer(play: Play) -> None:
    """Answer otherwise than in any line so far."""
    choice = play.table.choice
    assert choice is not None
    before = len(play.lines.all())
    ways = [[], *([at] for at in range(len(choice.options)))]
    for picks in ways:
        try:
            play.answer(picks)
        except Refused:
            continue
        if len(play.lines.all()) > before:
            return
        play.undo()
    raise AssertionError("there is only one way")


def parted(play: Play) -> tuple[str, str]:
    """Go back to where there is a choice and play otherwise: the ids of the old line and of the new one."""
    old = next(line.id for line in play.lines.all() if line.current)
    while True:
        play.undo()
        try:
            other_answer(play)
        except AssertionError:
            continue
        return old, next(line.id for line in play.lines.all() if line.current)


def test_a_match_that_was_never_taken_back_has_one_line() -> None:
    play = practice()
    (line,) = play.lines.all()
    assert line.current
    assert line.length == line.fork == len(play.batches)


def test_playing_otherwise_keeps_the_old_line_and_it_can_be_taken_up_again() -> None:
    play = practice()
    end, length = fingerprint(play.table), len(play.batches)
    old, new = parted(play)
    first, second = play.lines.all()
    assert (first.id, first.current, first.length) == (old, False, length)
    assert (second.id, second.current) == (new, True)
    assert 1 <= first.fork < length
    here = fingerprint(play.table)
    play.take_line(old)
    assert fingerprint(play.table) == end
    assert [line.current for line in play.lines.all()] == [True, False]
    play.take_line(new)
    assert fingerprint(play.table) == here


def test_the_same_answer_again_is_no_new_line() -> None:
    play = practice()
    picks = play.batches[-1].picks
    play.undo()
    play.answer(picks or [])
    assert len(play.lines.all()) == 1


def test_undoing_and_redoing_stays_on_the_line() -> None:
    play = practice()
    play.undo()
    play.undo()
    (line,) = play.lines.all()
    assert line.current and line.length == len(play.batches) + 2
    play.redo()
    assert len(play.lines.all()) == 1


def test_lines_are_taken_up_in_open_practice_only() -> None:
    play = practice()
    old, _ = parted(play)
    play.table.marks.pop("open")
    before = fingerprint(play.table)
    with pytest.raises(Refused):
        play.take_line(old)
    assert fingerprint(play.table) == before
    assert Session(play, 0).lines == ()


def test_an_unknown_line_changes_nothing() -> None:
    play = practice()
    before = fingerprint(play.table)
    with pytest.raises(Refused):
        play.take_line("no such line")
    assert fingerprint(play.table) == before


@given(moves=st.lists(st.integers(0, 9), min_size=1, max_size=25))
def test_whatever_is_taken_back_every_line_ends_as_it_did(moves: list[int]) -> None:
    """Folding a line's batches gives the table that stood at its end."""
    play, player = practice(3), RandomPlayer(5)
    ends: dict[str, str] = {}
    for move in moves:
        lines = play.lines.all()
        ends[next(line.id for line in lines if line.current)] = ""
        if move < 3 and play.can_undo:
            play.undo()
        elif move < 5 and len(lines) > 1:
            play.take_line(lines[move % len(lines)].id)
        elif not play.finished:
            player.answer(play)
    for line in play.lines.all():
        play.take_line(line.id)
        copy = Session.of(play).line(line.id)
        assert copy.length == line.length == len(play.batches)
        assert fingerprint(copy._play.table) == fingerprint(play.table)
        assert next(each for each in play.lines.all() if each.current).id == line.id


def test_the_journal_keeps_every_line(store: Store) -> None:
    with store.create(toy.header(open=True)) as match:
        play, player = match.play, RandomPlayer(3)
        for _ in range(6):
            player.answer(play)
        old, new = parted(play)
        play.take_line(old)
        lines, table = play.lines.all(), fingerprint(play.table)
        match.line_notes.rename(new, "  the other   way ")
        id, path = match.id, match.path
    found = journal.read(path)
    assert fingerprint(folding.verify(found, toy.Pebbles(found.header)).table) == table
    with store.resume(id) as again:
        assert again.play.lines.all() == lines
        assert fingerprint(again.play.table) == table
        assert again.line_notes.name(new) == "the other way"
        again.play.take_line(new)
        assert [line.current for line in again.play.lines.all()] == [False, True]


def test_notes_are_bounded_and_lost_without_harm(tmp_path: Path) -> None:
    path = tmp_path / "match.sanam"
    notes = LineNotes(path)
    notes.rename("a", "x" * 500)
    notes.throw_away("b")
    again = LineNotes(path)
    assert again.name("a") == "x" * MAX_NAME
    assert again.is_gone("b")
    again.put_back("b")
    again.rename("a", " ")
    assert not LineNotes(path).is_gone("b") and LineNotes(path).name("a") == ""
    for junk in (b"", b"[", b'{"names": 3}', b"\xff", b'{"names": {"a": 1}}'):
        path.with_suffix(".lines").write_bytes(junk)
        assert LineNotes(path).name("a") == ""
