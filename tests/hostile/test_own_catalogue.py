"""Our own catalogue, damaged in every way: each command says so in one line, and `sanam repair` brings it back."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from harness import environment, sanam

from sanam.catalogue.first_run import open_catalogue
from sanam.cli import main
from starter_cards import with_starters

UNCLEAN = """
import os, sqlite3, sys
conn = sqlite3.connect(sys.argv[1])
conn.execute("pragma journal_mode = wal")
conn.execute("pragma user_version = 6")
conn.commit()
os._exit(9)
"""
COMMANDS = (
    ["search", "ox"],
    ["search", "text:draw"],
    ["check", "river"],
    ["odds", "river"],
)
#: Plays a whole match, so it is tried on two kinds of damage only.
SIMULATE = ["simulate", "--game", "summoner-master", "--deck", "willow", "--deck", "workshop"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory with the starter cards, an imported file, and cards that are owned."""
    folder = with_starters(tmp_path_factory.mktemp("whole"))
    table = folder / "mine.csv"
    table.write_text("name,family\nQuiet Pebble,seal\nLoud Pebble,seal\n")
    with open_catalogue(folder) as catalogue:
        codes = sorted(catalogue.names("yugioh"))[:3]
        for code in codes:
            catalogue.set_owned("yugioh", code, 2)
    assert main(["--data-dir", str(folder), "import", str(table)]) == 0
    return folder


@pytest.fixture
def data(whole: Path, tmp_path: Path) -> Path:
    shutil.copy(whole / "catalogue.db", tmp_path / "catalogue.db")
    return tmp_path


def changed(sql: str, *values: object) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        with closing(sqlite3.connect(path)) as conn:
            conn.execute("pragma foreign_keys = off")
            conn.execute("pragma writable_schema = on")
            conn.execute(sql, values)
            conn.commit()

    return change


def zeroed(seed: int) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        page = 4096
        chance = random.Random(seed)
        with path.open("r+b") as file:
            file.seek(chance.randrange(1, path.stat().st_size // page) * page)
            file.write(bytes(page))

    return change


DAMAGE: dict[str, Callable[[Path], None]] = {
    "bad JSON": changed("update cards set data = '{'"),
    "bad UTF-8": changed("update cards set name = cast(x'fffe41' as text)"),
    "bad UTF-8 in texts": changed("update texts set name = cast(x'c328' as text)"),
    "no version row": changed("delete from facts_version"),
    "cut": lambda path: os.truncate(path, path.stat().st_size // 2),
    "junk": lambda path: path.write_bytes(b"junk" * 5000),
    "first page": lambda path: path.write_bytes(path.read_bytes()[:100] + bytes(3996) + path.read_bytes()[4096:]),
    **{f"no {table}": changed(f"drop table {table}") for table in ("texts", "facts", "owned")},
    **{f"page {seed}": zeroed(seed) for seed in range(2)},
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_said_and_repaired(kind: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = data / "catalogue.db"
    with open_catalogue(data) as catalogue:
        before = {game: set(catalogue.names(game)) for game in ("yugioh", "onepiece", "summoner-master")}
        owned = catalogue.owned("yugioh")
    DAMAGE[kind](path)
    capsys.readouterr()
    commands = [*COMMANDS, SIMULATE] if kind in ("bad JSON", "page 0") else COMMANDS
    for words in commands:
        status = main(["--data-dir", str(data), *words])
        err = capsys.readouterr().err
        assert status in (0, 1)
        if status:
            assert err.count("\n") == 1 and str(path) in err, err
    if kind == "junk":
        with pytest.raises(sqlite3.DatabaseError), closing(sqlite3.connect(path)) as conn:
            conn.execute("select * from cards")
    damaged = path.read_bytes()
    assert main(["--data-dir", str(data), "repair"]) == 0, capsys.readouterr().err
    assert damaged == (data / "catalogue.db.damaged-1").read_bytes() or "bad" in kind or "no " in kind
    for words in commands:
        assert main(["--data-dir", str(data), *words]) == 0, capsys.readouterr().err
    with open_catalogue(data) as catalogue:
        assert catalogue.db.conn.execute("pragma integrity_check").fetchone()[0] == "ok"
        if kind not in ("junk", "first page", "cut"):
            for game, codes in before.items():
                assert set(catalogue.names(game)) == codes
        if not kind.startswith(("junk", "first page", "cut", "no owned", "page")):
            assert catalogue.owned("yugioh") == owned


def damage_a_page_in_use(path: Path) -> None:
    """Some pages of a catalogue hold nothing: nobody misses them."""
    for seed in range(3, 40):
        zeroed(seed)(path)
        with closing(sqlite3.connect(path)) as conn:
            try:
                if conn.execute("pragma integrity_check").fetchone()[0] != "ok":
                    return
            except sqlite3.DatabaseError:
                return
    raise AssertionError("no page is in use")


def test_after_an_unclean_end_every_page_is_looked_at(data: Path) -> None:
    damage_a_page_in_use(data / "catalogue.db")
    holder = subprocess.Popen(
        [
            sys.executable,
            "-c",
            UNCLEAN,
            str(data / "catalogue.db"),
        ],
        env=environment(),
    )
    holder.wait()
    assert (data / "catalogue.db-wal").stat().st_size > 0
    ended = sanam("--data-dir", data, "search", "kind:monster")
    assert (ended.status, ended.fault) == (1, "")
    assert "damaged" in ended.err and "sanam repair" in ended.err


def test_a_repair_that_fails_changes_nothing(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sanam.catalogue import repair

    before = (data / "catalogue.db").read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(repair, "import_starter_sets", full)
    assert main(["--data-dir", str(data), "repair", "--force"]) == 1
    assert (data / "catalogue.db").read_bytes() == before
    assert [path.name for path in data.iterdir() if "damaged" in path.name] == []


def test_a_catalogue_in_use_is_not_repaired(data: Path) -> None:
    with open_catalogue(data) as catalogue:
        catalogue.db.conn.execute("begin")
        catalogue.names("yugioh")
        ended = sanam("repair", data=data)
        catalogue.db.conn.rollback()
    assert (ended.status, ended.fault) == (1, "")


@pytest.mark.slow
def test_of_four_first_starts_at_once_none_fails(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sanam", "--data-dir", str(tmp_path), "search", "ox"]
    starts = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment())
        for _ in range(4)
    ]
    for start in starts:
        assert start.communicate(timeout=120)[1] == b""
        assert start.returncode == 0
