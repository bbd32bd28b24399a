"""Matches on the disk that are damaged, foreign, or no files at all: none hides the others."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from harness import sanam

from mutations import mutated
from sanam.cli import main
from sanam.engine import journal
from sanam.engine.journal import JournalProblem
from sanam.engine.session import Session
from sanam.games import UnknownGame
from sanam.matches import positions
from sanam.matches.replay import Replay
from sanam.matches.store import NoSuchMatch, Store
from sanam.matches.summary import side_file, summary
from sanam.ui.home_data import matches_model, saved_match

KEPT = Path(__file__).parents[1] / "journals"
TOKENS = (
    b'"finished"',
    b'{"winner": "x"}',
    b"null",
    b"1e400",
    b"[[[[",
    b'"\\ud800"',
    b'"names":[]',
    b"\n",
    b'"rewind":-1',
)


def resealed(lines: list[bytes]) -> bytes:
    """Lines whose checksums are right, as somebody would make them who means harm."""
    before, made = b"", []
    for line in lines:
        before = journal.sealed(line, before)
        made.append(before)
    return b"\n".join(made) + b"\n"


def opened(path: Path) -> list[bytes]:
    lines = []
    for line in path.read_bytes().splitlines():
        plain = json.loads(line)
        plain.pop("check", None)
        lines.append(json.dumps(plain, separators=(",", ":")).encode())
    return lines


def tried(path: Path) -> str:
    """How reading a match ends: "accepted" or "refused"; what else is raised fails the test."""
    try:
        Replay.read(path)
    except (JournalProblem, UnknownGame):
        return "refused"
    return "accepted"


@pytest.mark.parametrize("seed", range(40))
def test_a_mutated_journal_is_refused_or_read(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    source = KEPT / "zh-mr2-unfinished.sanam"
    path = tmp_path / "match.sanam"
    if seed % 2:
        path.write_bytes(mutated(chance, source.read_bytes(), TOKENS))
    else:  # past the checksums
        lines = opened(source)
        at = chance.randrange(len(lines)) if seed % 4 else 0
        lines[at] = mutated(chance, lines[at], TOKENS).replace(b"\n", b" ")
        with suppress(ValueError, TypeError):
            lines[0] = json.dumps({**json.loads(lines[0]), "sanam": journal.FORMAT}).encode()
        path.write_bytes(resealed(lines))
    tried(path)
    found = summary(path)
    saved_match(Store(tmp_path), found, False)


@pytest.mark.parametrize("seed", range(24))
def test_a_mutated_position_is_refused_or_read(seed: int, tmp_path: Path) -> None:
    """A table in which anything was changed is refused with its place, or the rules go on from it."""
    chance = random.Random(seed)
    replay = Replay.read(KEPT / "zh-mr2-unfinished.sanam")
    header = Session.of(replay).position()
    path = tmp_path / f"table{positions.SUFFIX}"
    line = mutated(chance, msgspec.json.encode(header), (*TOKENS, b"-1", b'"answer":[0]')).replace(b"\n", b" ")
    path.write_bytes(resealed([line]))
    with suppress(JournalProblem, UnknownGame):
        positions.read(path)
    positions.summary(path)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path)
    made.matches.mkdir()
    made.replays.mkdir()
    shutil.copy(KEPT / "zh-mr2-unfinished.sanam", made.matches / "good.sanam")
    return made


def _header(change: Callable[[dict[str, Any]], Any]) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        lines = opened(KEPT / "zh-mr2-unfinished.sanam")
        header = json.loads(lines[0]) | {"sanam": journal.FORMAT}
        change(header)
        path.write_bytes(resealed([json.dumps(header).encode()]))

    return write


BAD: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "folder": Path.mkdir,
    "empty": lambda path: path.touch(),
    "no names": _header(lambda header: header.update(names=[])),
    "one name": _header(lambda header: header.update(names=["A"])),
    "long name": _header(lambda header: header.update(names=["A" * 500, "B"])),
    "no time": _header(lambda header: header.update(created="yesterday")),
    "many decks": _header(lambda header: header.update(deck_names=["x"] * 9)),
    "no game": _header(lambda header: header.update(game="chess")),
    "deep": lambda path: path.write_bytes(b'{"sanam":2,"cards":' + b"[" * 100_000),
    "large": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 1 << 40),
}


@pytest.mark.parametrize("kind", BAD)
def test_one_bad_match_never_hides_the_others(kind: str, store: Store) -> None:
    for folder in (store.matches, store.replays):
        BAD[kind](folder / "bad.sanam")
    rows = {row.id: row for row in matches_model(store).matches}
    assert set(rows) == {"bad", "good"}
    assert rows["bad"].problem and not rows["good"].problem
    with pytest.raises((JournalProblem, NoSuchMatch, UnknownGame, OSError)):
        store.resume("bad")


@pytest.mark.parametrize(
    "wrong",
    [
        {"public": {"finished": {"winner": "x"}}},
        {"public": {"finished": {"winner": 7}}},
        {"public": {"finished": [1]}},
        {"public": {"finished": {"winner": 0, "wins": "x"}}},
        {"public": {"duel": [], "wins": 5}},
        {"changed": 1e300},
        {"names": []},
        {"counts": [{}]},
    ],
)
def test_what_is_kept_beside_a_journal_is_not_trusted(wrong: dict[str, Any], store: Store) -> None:
    path = store.matches / "good.sanam"
    good = summary(path)
    kept = json.loads(side_file(path).read_bytes())
    kept["summary"] |= wrong
    side_file(path).write_text(json.dumps(kept))
    (row,) = [row for model in (matches_model(store),) for row in (*model.matches, *model.replays)]
    assert row.id == good.id


@pytest.mark.parametrize("made", [os.mkfifo, lambda path: path.symlink_to("/dev/zero"), Path.mkdir])
def test_a_summary_that_is_no_file_is_made_again(made: Callable[[Path], None], store: Store) -> None:
    made(side_file(store.matches / "good.sanam"))
    assert not summary(store.matches / "good.sanam").problem


def test_a_result_without_a_seat_is_refused_with_its_line(store: Store) -> None:
    lines = opened(KEPT / "zh-mr2-finished.sanam")
    changed = [re.sub(rb'"winner":[01]', b'"winner":"x"', line) for line in lines]
    path = store.replays / "bad.sanam"
    changed[0] = json.dumps(json.loads(changed[0]) | {"sanam": 1}).encode()
    path.write_bytes(b"\n".join(changed) + b"\n")
    with pytest.raises(JournalProblem, match=r"does not say which seat won|diverges"):
        Replay.read(path)
    assert summary(path).problem


def test_names_that_are_not_utf8_are_shown_escaped_and_work(store: Store) -> None:
    shutil.copy(KEPT / "zh-mr2-unfinished.sanam", store.matches / "x\udcff.sanam")
    (row,) = [row for row in matches_model(store).matches if row.id != "good"]
    assert row.id == "x\\udcff" and not row.problem
    with store.resume(row.id) as match:
        assert match.id == row.id
    store.put_back(store.delete(row.id))
    assert store.replay(row.id).length


def test_replay_reads_no_device(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.sanam")
    for name in ("/dev/zero", tmp_path / "pipe.sanam"):
        ended = sanam("replay", name)
        assert (ended.status, ended.fault) == (1, "")
        assert ended.seconds < 10


@pytest.mark.parametrize("name", [".", "\x1b[31m"])
def test_replay_of_no_file_says_so_without_steering_the_terminal(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", name]) == 1
    err = capsys.readouterr().err
    assert err.startswith("sanam: ") and err.count("\n") == 1 and "\x1b" not in err
