"""The command line under what surrounds it: Ctrl-C at any moment, outputs that are closed or full, no display."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harness import environment, sanam

from sanam.cli import main
from starter_cards import with_starters

SIMULATE = ["simulate", "--game", "yugioh", "--deck", "river", "--deck", "river", "--matches", "500"]


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_starters(tmp_path_factory.mktemp("hostile"))


def test_ctrl_c_at_any_moment_ends_with_130_and_no_traceback(data: Path) -> None:
    chance = random.Random(8)
    for after in (0.02, 0.05, 0.1, 0.2, chance.uniform(0.2, 0.6), chance.uniform(0.6, 1.5)):
        ended = sanam(*SIMULATE, data=data, interrupt_after=after)
        assert (ended.status, ended.fault) == (130, ""), (after, ended.err)
        assert ended.seconds < 2


def test_ctrl_c_while_the_first_library_is_loaded_ends_with_130_and_no_traceback() -> None:
    start = (
        "import builtins, sys; load = builtins.__import__\n"
        "def interrupted(name, *rest):\n"
        "    if name == 'signal': raise KeyboardInterrupt\n"
        "    return load(name, *rest)\n"
        "builtins.__import__ = interrupted\n"
        "from sanam.__main__ import main; sys.exit(main())"
    )
    ended = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, env=environment(), timeout=20)
    assert (ended.returncode, ended.stderr) == (130, "")


def test_ctrl_c_reaches_a_child_of_a_process_that_ignores_it(data: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        ended = sanam(*SIMULATE, data=data, interrupt_after=0.3)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (ended.status, ended.fault) == (130, "")


def test_ctrl_c_closes_the_window(data: Path) -> None:
    ended = sanam(data=data, interrupt_after=2.5)
    assert (ended.status, ended.fault) == (130, "")
    assert ended.seconds < 2


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["search", "x"], ["check", "--help"]])
def test_a_full_or_closed_output_ends_quietly_with_1(data: Path, words: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        ended = sanam(*words, data=data, stdout=full.fileno())
    assert (ended.status, ended.err) == (1, "")
    reading, writing = os.pipe()
    os.close(reading)
    ended = sanam(*words, data=data, stdout=writing)
    os.close(writing)
    assert (ended.status, ended.err) == (1, "")


def test_no_display_is_a_stated_problem(data: Path) -> None:
    ended = sanam(data=data, QT_QPA_PLATFORM="xcb", DISPLAY=":987", WAYLAND_DISPLAY="")
    assert (ended.status, ended.fault) == (1, "")
    assert ended.err.startswith("sanam: the window cannot be opened: ")
    assert ended.err.count("\n") == 1


def test_the_output_steers_no_terminal_and_never_fails_for_its_encoding(data: Path, tmp_path: Path) -> None:
    for name in ("\x1b]0;owned\x07.ydk", "\udcff\udcfe.ydk", "怪獸.ydk", "a\nb.ydk", "\x9b31m.ydk"):
        ended = sanam("check", tmp_path / name, data=data, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
        assert (ended.status, ended.fault) == (1, "")
        assert ended.err.isascii() and ended.err.count("\n") == 1
    (tmp_path / "ok-\udcff.ydk").write_text("#main\n870000101\n")
    ended = sanam("convert", tmp_path / "ok-\udcff.ydk", "ydke://", data=data)
    assert (ended.status, ended.err) == (0, "")


def test_a_data_directory_without_a_name_is_wrong_usage() -> None:
    for name in ("", "  ", "~nobody-of-this-name/x"):
        ended = sanam("--data-dir", name, "search", "x")
        assert (ended.status, ended.fault) == (2, "")


def test_an_import_of_which_everything_is_refused_ends_with_1(data: Path, tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    cards.write_text('[{"name": "A", "type": "x", "id": "y", "atk": 1}]')
    ended = sanam("import", cards, data=data)
    assert (ended.status, ended.fault) == (1, "")


WORDS = (
    *("search", "check", "odds", "convert", "replay", "simulate", "repair", "import", "calibration", "proxies"),
    *(
        "--json",
        "--game",
        "yugioh",
        "onepiece",
        "--limit",
        "0",
        "-1",
        "9" * 5000,
        "--sort",
        "atk",
        "--seed",
        "1e9",
        "--",
    ),
    *(
        "river",
        "ydke://!!!",
        "ydke://" + "A" * 9000,
        "\x1b[31m",
        "\udcff",
        "level>=" + "9" * 400,
        "(" * 3000,
        '"',
        "not",
    ),
    *(
        "--card",
        "--least",
        "--draws",
        "--edition",
        "zh-mr2",
        "-o",
        "--paper",
        "1e400mm",
        "nan",
        "--skip",
        "1-99999",
        "怪",
    ),
    *("--list", "--lflist", "--banned", "/dev/zero", ".", "", " ", "--copies", "--dpi", "name:", "text:" + "x" * 9000),
)


@pytest.mark.parametrize("seed", range(60))
def test_whatever_is_typed_it_is_done_or_refused(
    seed: int, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sanam.cli._window", lambda arguments: 0)
    chance = random.Random(seed)
    words = [chance.choice(WORDS[:10]), *(chance.choice(WORDS[10:]) for _ in range(chance.randint(0, 5)))]
    if words[0] == "simulate":
        words += ["--matches", "1"]
    status = main(["--data-dir", str(data), *words])
    out, err = capsys.readouterr()
    assert status in (0, 1, 2), words
    assert not any(ord(char) < 32 and char not in "\n\t" for char in out + err), words
    if status == 1:
        assert err.count("\n") >= 1 and "Traceback" not in err, words
