"""What used to take gigabytes or hours, through the command line: refused in seconds, in one line, Ctrl-C answered."""

from __future__ import annotations

import json
import resource
import signal
import sqlite3
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from harness import environment, sanam

from starter_cards import with_starters

DATAS = "id, ot, alias, setcode, type, atk, def, level, race, attribute, category"
SLOW = "instr(zeroblob(3900000), zeroblob(1900000) || x'01')"
MIB = 1 << 20


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_starters(tmp_path_factory.mktemp("limits"))


def _database(*lies: str) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        with closing(sqlite3.connect(path)) as conn:
            conn.execute(f"create table datas ({DATAS})")
            conn.execute("create table texts (id, name, desc)")
            conn.executemany("insert into datas values (?, 3, 0, 0, 17, 0, 0, 4, 1, 1, 0)", [(7,)] * 5000)
            conn.executemany("insert into texts values (?, 'a', ?)", [(7, "x" * 1000)] * 5000)
            conn.execute("pragma writable_schema = on")
            for lie in lies:
                conn.execute("update sqlite_master set sql = ? where name = 'texts'", (lie,))
            conn.commit()

    return write


def _text(text: str) -> Callable[[Path], None]:
    return lambda path: path.write_text(text) and None


def _png(wide: int, high: int) -> bytes:
    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    packer = zlib.compressobj(1)
    body = b"".join(packer.compress(bytes(1 + wide * 3) * 1000) for _ in range(high // 1000)) + packer.flush()
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


CASES: dict[str, Callable[[Path], None]] = {
    "join.cdb": _database(),
    "check.cdb": _database(f"create table texts (id, name, desc, check ({SLOW} = 0))"),
    "computed.cdb": _database(f"create table texts (id, name, desc as ({SLOW}))"),
    "default.cdb": _database(f"create table texts (id, name, none, desc default '{'x' * 900_000}')"),
    "objects.json": _text("[" + "{}," * (20 * MIB // 3) + "{}]"),
    "record.json": _text('[{"name": "a", "atk": [' + "{}," * (20 * MIB // 3) + "{}]}]"),
    "spaces.json": _text(json.dumps([{"id": 7, "name": "A", "type": "Spell", "desc": " " * 40_000 + "<br"}] * 100)),
    "commas.csv": _text("name,family\n" + "," * 300_000),
    "lines.csv": _text("name,family\n" + "\n" * (10 * MIB)),
    "key.toml": _text("a" + ".a" * 200_000 + " = 1\n"),
    "strings.conf": _text("".join(f"!setname 0x{number:x} A{number}\n" for number in range(40_000))),
    "deck.txt": _text("a" + "\n" * MIB + "b"),
    "1001.png": lambda path: path.write_bytes(_png(1, 60_000_000)) and None,
    "1002.png": lambda path: path.write_bytes(_png(1, 70_000)) and None,
}


@pytest.mark.parametrize("name", CASES)
def test_nothing_takes_a_gigabyte_or_half_a_minute(name: str, data: Path, tmp_path: Path) -> None:
    CASES[name](tmp_path / name)
    ended = sanam("check" if name == "deck.txt" else "import", tmp_path / name, data=data)
    assert ended.fault == ""
    assert ended.seconds < 15


def test_ctrl_c_stops_an_import(data: Path, tmp_path: Path) -> None:
    card = {"type": "Effect Monster", "atk": 1, "desc": "Draw 1 card."}
    cards = [{"id": 10_000 + number, "name": f"A{number}", **card} for number in range(20_000)]
    (tmp_path / "cards.json").write_text(json.dumps(cards))
    ended = sanam("import", tmp_path / "cards.json", data=data, interrupt_after=1.5)
    assert (ended.status, ended.fault) == (130, "")
    assert ended.seconds < 2
    assert sanam("search", "A1", data=data).out.endswith("0 cards\n")


@pytest.mark.parametrize("name", ["out.pdf", "out.png"])
def test_a_full_disk_names_the_file_and_the_reason(name: str, data: Path, tmp_path: Path) -> None:
    def full() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))

    deck = data / "one.ydk"
    deck.write_text("#main\n900100001\n")
    command = [sys.executable, "-m", "sanam", "--data-dir", str(data), "proxies", str(deck), "-o", str(tmp_path / name)]
    ended = subprocess.run(command, env=environment(), capture_output=True, text=True, preexec_fn=full, check=False)
    assert ended.returncode == 1
    assert ended.stderr.startswith(f"sanam: {tmp_path}/out") and "too large" in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())
