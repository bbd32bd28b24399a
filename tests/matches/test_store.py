"""Matches on disk: nothing that was answered is lost, whatever happens to the program or to the file."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from toy import Pebbles, header
from toy_definition import PEBBLES

import invariants
from sanam import games
from sanam.bots.random_player import RandomPlayer
from sanam.engine import folding, journal, manual
from sanam.engine.batch import fingerprint
from sanam.engine.journal import FORMAT, UPCASTERS, Header, JournalProblem
from sanam.engine.play import Play
from sanam.matches import store as matches_store
from sanam.matches import summary
from sanam.matches.live import InUse, LiveMatch
from sanam.matches.store import NoSuchMatch, Store

SEED = 4


def answer(match: LiveMatch, number: int, seed: int = 1) -> None:
    player = RandomPlayer(seed)
    for _ in range(number):
        if match.play.table.choice is not None:
            player.answer(match.play)


def to_the_end(match: LiveMatch) -> None:
    answer(match, 10_000)
    assert match.play.finished


def begun(store: Store, answers: int = 20, seed: int = SEED) -> Path:
    """The journal of a match that was left in the middle."""
    with store.create(header(seed)) as match:
        answer(match, answers)
        return match.path


def test_a_match_is_on_the_disk_at_every_question(store: Store) -> None:
    with store.create(header(SEED)) as match:
        for _ in range(30):
            on_disk = folding.fold(journal.read(match.path), games.build(match.header))
            assert fingerprint(on_disk.table) == fingerprint(match.play.table)
            answer(match, 1, seed=len(match.play.batches))
        match.play.manual(0, manual.Note("break"))
        match.play.undo()
        assert len(journal.read(match.path).lines) == len(match.play.batches) + 2


def test_a_resumed_match_goes_on_like_one_that_was_never_left(store: Store) -> None:
    path = begun(store)
    with store.create(header(SEED)) as other:
        answer(other, 20)
        answer(other, 12, seed=9)
        with store.resume(path.stem) as match:
            assert match.note == ""
            answer(match, 12, seed=9)
            assert fingerprint(match.play.table) == fingerprint(other.play.table)
    assert folding.verify(journal.read(path), games.build(header(SEED)))


def test_each_match_has_an_id_and_a_time(store: Store) -> None:
    with store.create(header(SEED)) as one, store.create(header(SEED)) as other:
        assert one.id != other.id
        assert one.header.id == one.id == one.path.stem
        assert one.header.created.endswith("+00:00")


def test_a_torn_line_is_dropped_and_kept_aside(store: Store) -> None:
    path = begun(store)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:33])
    assert store.unfinished()[0].torn
    with store.resume(path.stem) as match:
        assert f"line {len(lines)} " in match.note
        assert len(match.play.batches) == len(lines) - 2
        answer(match, 5)
    assert path.with_suffix(".torn-1").read_bytes() == lines[-1][:33]
    read = journal.read(path)
    assert (read.torn, len(read.lines)) == ("", len(lines) - 2 + 5)
    assert path.read_bytes().startswith(b"".join(lines[:-1]))


@pytest.mark.parametrize("damage", ["newer", "broken", "diverging", "unknown game"])
def test_what_cannot_be_continued_is_refused_and_opened_as_far_as_it_goes(store: Store, damage: str) -> None:
    path = begun(store, answers=36)
    lines = invariants.unsealed(path)
    number = next(n for n, line in enumerate(lines) if b'"fingerprint"' in line)
    if damage == "newer":
        lines[0] = lines[0].replace(b'{"sanam":%d' % FORMAT, b'{"sanam":%d' % (FORMAT + 1))
        number = 0
    elif damage == "broken":
        lines[number] = lines[number][:20]
    elif damage == "diverging":
        lines[number] = lines[number].replace(b'"fingerprint":"', b'"fingerprint":"0')
    else:
        lines[0] = lines[0].replace(b'"pebbles"', b'"marbles"')
    lines = [line + b"\n" for line in invariants.resealed(lines)]
    path.write_bytes(b"".join(lines))
    [entry] = store.unfinished()
    wanted = "marbles" if damage == "unknown game" else f"line {number + 1}:"
    assert wanted in entry.problem
    for open_it in (store.resume, store.replay):
        with pytest.raises((JournalProblem, games.UnknownGame), match=wanted):
            open_it(path.stem)
    assert path.read_bytes() == b"".join(lines)
    if damage in ("broken", "diverging"):
        replay = store.open_read_only(path.stem)
        assert replay.problem is not None
        assert replay.problem.line == number + 1
        assert replay.length == number - 1
        with store.fork(replay) as match:
            answer(match, 3)
    else:
        with pytest.raises((JournalProblem, games.UnknownGame)):
            store.open_read_only(path.stem)
    assert path.read_bytes() == b"".join(lines)
    assert sorted(beside.suffix for beside in path.parent.iterdir() if beside.stem == path.stem) == [
        ".sanam",
        ".summary",
    ]


def test_an_older_journal_is_written_anew_before_it_goes_on(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    path = begun(store)
    lines = [line.replace(b'"reveals":', b'"shows":') for line in invariants.unsealed(path)]
    old = b"".join(line + b"\n" for line in invariants.resealed(lines))
    path.write_bytes(old)
    for module in (journal, matches_store):
        monkeypatch.setattr(module, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(
        UPCASTERS, FORMAT, lambda plain: {"reveals" if k == "shows" else k: v for k, v in plain.items()}
    )
    with store.resume(path.stem) as match:
        answer(match, 4)
        expected = fingerprint(match.play.table)
    monkeypatch.delitem(UPCASTERS, FORMAT)
    read = journal.read(path)
    assert read.header.sanam == FORMAT + 1
    assert fingerprint(folding.fold(read, games.build(read.header)).table) == expected
    assert path.with_suffix(f".format-{FORMAT}-1").read_bytes() == old


def test_the_list_of_unfinished_matches_says_where_they_stand(store: Store) -> None:
    paths = [begun(store, answers=10 + n, seed=n) for n in (1, 2, 4)]
    os.utime(paths[1], (4_000_000_000, 4_000_000_000))
    found = store.unfinished()
    assert {entry.id for entry in found} == {path.stem for path in paths}
    newest = found[0]
    assert newest.id == paths[1].stem
    assert (newest.game, newest.edition, newest.names, newest.problem) == ("pebbles", "1", ["Ada", "Bo"], "")
    assert newest.answers == 13
    assert newest.public["turn"]["number"] >= 1
    assert [counts["lp"] for counts in newest.counts]
    assert newest.changed == 4_000_000_000
    assert store.finished() == []


def test_a_summary_that_is_out_of_date_or_damaged_is_made_anew(store: Store) -> None:
    path = begun(store)
    before = store.unfinished()
    assert summary.side_file(path).exists()
    summary.side_file(path).write_bytes(b"{junk")
    assert store.unfinished() == before
    with store.resume(path.stem) as match:
        answer(match, 5)
        # Killed here, the summary would be of the state before.
        assert store.unfinished()[0].answers == before[0].answers + 5


def test_a_finished_match_becomes_a_replay(store: Store) -> None:
    with store.create(header(SEED)) as match:
        to_the_end(match)
        id = match.id
    assert store.unfinished() == []
    [entry] = store.finished()
    assert (entry.id, entry.finished) == (id, True)
    assert store.replay(id).length == entry.answers


def test_a_match_that_ended_as_the_machine_died_becomes_a_replay_at_the_next_look(store: Store) -> None:
    match = store.create(header(SEED))
    to_the_end(match)
    match.on_close.clear()
    assert store.unfinished() == []
    assert match.path.exists()  # it is still open
    match.close()
    assert store.unfinished() == []
    assert [entry.id for entry in store.finished()] == [match.id]


def test_a_deleted_match_lies_in_the_trash(store: Store) -> None:
    path = begun(store)
    content = path.read_bytes()
    store.unfinished()
    where = store.delete(path.stem)
    assert where.parent == store.trash
    assert where.read_bytes() == content
    assert store.unfinished() == []
    assert list(store.matches.iterdir()) == []
    with pytest.raises(NoSuchMatch):
        store.resume(path.stem)


@pytest.mark.parametrize("id", ["", "nothing", "../trash/x", "a/b"])
def test_an_id_that_names_no_match_is_refused(store: Store, id: str) -> None:
    begun(store)
    for open_it in (store.resume, store.replay, store.delete, store.open_read_only):
        with pytest.raises(NoSuchMatch):
            open_it(id)


@pytest.mark.skipif(sys.platform == "win32", reason="file locks are another matter there")
def test_a_match_is_open_only_once(store: Store) -> None:
    with store.create(header(SEED)) as match:
        with pytest.raises(InUse):
            store.resume(match.id)
        with pytest.raises(InUse):
            store.delete(match.id)
        assert store.replay(match.id).length == 1
    store.resume(match.id).close()


def test_what_a_game_refuses_leaves_no_file(store: Store) -> None:
    def refuse(header: Header) -> Pebbles:
        raise ValueError("no such option")

    strict = replace(PEBBLES, id="strict", matches=replace(PEBBLES.matches, build=refuse))
    with games.registered(strict), pytest.raises(games.UnknownGame, match="no such option"):
        store.create(msgspec.structs.replace(header(SEED), game="strict"))
    assert not store.matches.exists()


def test_a_full_disk_is_told_and_what_waits_is_written_when_there_is_room(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[OSError | None] = []
    match = store.create(header(SEED))
    match.on_problem.append(told.append)
    answer(match, 5)
    before = match.path.read_bytes()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(match._writer, "_sync", True)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        answer(match, 3, seed=2)
        match.play.manual(0, manual.Note("is it saved?"))
        match.play.undo()
        assert match.problem is not None
        assert match.path.read_bytes() == before
    assert not told[1:]
    answer(match, 1, seed=3)
    assert told[1:] == [None]
    match.close()
    on_disk = folding.fold(journal.read(match.path), games.build(match.header))
    assert fingerprint(on_disk.table) == fingerprint(match.play.table)


KILLED = """
import sys
from pathlib import Path
from toy import header
from toy_definition import PEBBLES
from sanam.bots.random_player import RandomPlayer
from sanam.engine.batch import fingerprint
from sanam import games
from sanam.matches.store import Store
with games.registered(PEBBLES):
    match = Store(Path(sys.argv[1])).create(header(int(sys.argv[2])))
    player = RandomPlayer(5)
    while match.play.table.choice is not None:
        print(match.id, len(match.play.batches), fingerprint(match.play.table), flush=True)
        player.answer(match.play)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9")
@pytest.mark.parametrize("answers", [1, 7, 20, 33])
def test_kill_9_loses_nothing_that_was_answered(tmp_path: Path, answers: int) -> None:
    """Whatever the program said it had reached is there after it was killed, and the match goes on."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", KILLED, str(tmp_path), "11"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().split() for _ in range(answers)]
        process.send_signal(signal.SIGKILL)
        said += [line.split() for line in process.stdout if line.endswith("\n")]
    store = Store(tmp_path)
    [entry] = store.unfinished()
    replay = store.open_read_only(entry.id)
    assert replay.length >= len(said) >= answers
    for id, position, table in said:
        assert id == entry.id
        replay.to(int(position))
        assert fingerprint(replay.play.table) == table
    with store.resume(entry.id) as match:
        assert match.play.table.choice is not None
        to_the_end(match)


def test_a_journal_cut_at_any_byte_resumes_at_the_last_whole_answer(store: Store) -> None:
    """What a kill or a power cut in the middle of a write leaves."""
    path = begun(store, answers=6)
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    for end in range(first, len(whole), 97):
        path.write_bytes(whole[:end])
        with store.resume(path.stem) as match:
            kept = whole[:end].count(b"\n") - 1
            assert len(match.play.batches) == max(1, kept)
            assert match.play.table.choice is not None


def test_a_fresh_folder_has_nothing_and_is_not_made(tmp_path: Path) -> None:
    store = Store(tmp_path / "new")
    assert store.unfinished() == store.finished() == []
    assert not (tmp_path / "new").exists()


def test_the_toy_is_finished_by_its_rules() -> None:
    play: Play = invariants.played(lambda seed: games.build(header(seed)), SEED)
    assert play.finished
