"""The command line: what it prints, what it refuses, and with which exit status."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import sanam
from sanam import games
from sanam.cli import main
from sanam.commands import waiting
from sanam.engine.journal import sealed
from sanam.matches.played_under import rules_digest

TESTS = Path(__file__).parent
SUFFIX = {"zh-mr2": "", "fa-course": "-fa", "th-guide": "-th"}
KEYS = ["matches", "duels", "turns", "answers", "events", "seconds", "winners", "hash"]


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data directory in which the starter set was imported by the first use."""
    folder = tmp_path_factory.mktemp("data")
    assert main(["check", "river", "--game", "yugioh", "--edition", "zh-mr2", "--data-dir", str(folder)]) == 0
    assert [path.name for path in folder.iterdir() if path.suffix == ".db"] == ["catalogue.db"]
    return folder


@pytest.fixture
def run(data: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command line on that directory: exit status, standard output, standard error."""
    capsys.readouterr()

    def run(*words: object) -> tuple[int, str, str]:
        status = main(["--data-dir", str(data), *map(str, words)])
        out, err = capsys.readouterr()
        return status, out, err

    return run


def stated(result: tuple[int, str, str], *parts: str) -> None:
    """Exit status 1 and one line on standard error with all of `parts`."""
    status, _, err = result
    assert status == 1
    assert err.count("\n") == 1
    assert err.startswith("sanam: ")
    for part in parts:
        assert part in err


# --- the whole ------------------------------------------------------------------------------------


def test_version_and_help(run: Any) -> None:
    assert run("--version") == (0, f"sanam {sanam.__version__}\n", "")
    status, out, _ = run("--help")
    assert status == 0
    for word in ("import", "check", "simulate", "replay", "--data-dir", "--allow-illegal"):
        assert word in out
    assert "--exit-on-launch" not in out


@pytest.mark.parametrize(
    ("words", "files"),
    [
        ([], []),
        (["Mine.sanam-deck"], ["Mine.sanam-deck"]),
        (["a b.ydk", "sub/c.cod"], ["a b.ydk", "sub/c.cod"]),
        (["--allow-illegal", "a.ydk"], ["a.ydk"]),
        (["--", "check"], ["check"]),
    ],
)
def test_files_are_opened_in_the_window(
    words: list[str], files: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from sanam.ui import app

    asked: list[Any] = []
    monkeypatch.setattr(app, "run", lambda data, **how: asked.append((data, how)) or 0)
    monkeypatch.chdir(tmp_path)
    assert main(["--data-dir", str(tmp_path / "own"), *words]) == 0
    ((data, how),) = asked
    assert data == tmp_path / "own" and how["files"] == [tmp_path / file for file in files]
    assert how["allow_illegal"] == ("--allow-illegal" in words)


@pytest.mark.parametrize(
    "words",
    [
        ["frobnicate"],
        ["import"],
        ["check"],
        ["check", "river", "--game", "chess", "--edition", "zh-mr2"],
        ["check", "river", "--game", "yugioh", "--edition", "xx"],
        ["simulate", "--game", "yugioh", "--edition", "zh-mr2"],
        ["simulate", "--game", "yugioh", "--edition", "zh-mr2", "--deck", "river"],
        ["simulate", "--game", "yugioh", "--edition", "zh-mr2", *["--deck", "river"] * 2, "--matches", "0"],
        ["simulate", "--game", "yugioh", "--edition", "zh-mr2", *["--deck", "river"] * 2, "--seed", "-1"],
        ["simulate", "--game", "yugioh", "--edition", "zh-mr2", *["--deck", "river"] * 2, "--seed", "x"],
        ["replay"],
        ["--no-such-option"],
    ],
)
def test_wrong_usage_is_status_2_and_says_so(run: Any, words: list[str]) -> None:
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert "error:" in err


def test_python_m_sanam_is_the_same_command() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "sanam", "replay", "/nowhere/x.sanam"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("sanam: x.sanam: ")
    assert ended.stderr.count("\n") == 1


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[Path, dict[str, Any]]] = []
    app = ModuleType("sanam.ui.app")

    def run(data: Path, **more: Any) -> int:
        opened.append((data, more))
        return 0

    app.run = run  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "sanam.ui.app", app)
    assert main(["--data-dir", str(tmp_path / "x"), "--allow-illegal"]) == 0
    assert main(["--data-dir", str(tmp_path / "x"), "--exit-on-launch"]) == 0
    place = (tmp_path / "x").resolve()
    assert opened == [
        (place, {"allow_illegal": True, "exit_on_launch": False, "files": []}),
        (place, {"allow_illegal": False, "exit_on_launch": True, "files": []}),
    ]


def test_a_data_directory_that_cannot_be_made_is_stated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("here already")
    status = main(["--data-dir", str(tmp_path / "file" / "data"), "import", "x.toml"])
    stated((status, *capsys.readouterr()), "file")


# --- import ------------------------------------------------------------------------------------------

SET = """[set]
format = 1
id = "tiny"
game = "yugioh"
name = "Tiny"
language = "en"
version = 1

[[card]]
code = 912345678
name = "Tiny Mouse"
kind = "monster"
traits = ["normal"]
level = 1
attribute = "EARTH"
type = "Beast"
atk = 100
def = 100
text = "It squeaks."
"""


def test_a_card_set_is_imported_into_the_catalogue_named(run: Any, tmp_path: Path) -> None:
    file, catalogue = tmp_path / "tiny.toml", tmp_path / "other.db"
    file.write_text(SET)
    status, out, err = run("import", file, "--catalogue", catalogue)
    assert (status, err) == (0, "")
    assert f"{file}: 1 cards, 1 new" in out
    assert catalogue.exists()
    again = run("import", file, "--catalogue", catalogue)
    assert "1 unchanged" in again[1]
    deck = tmp_path / "mouse.ydk"
    deck.write_text("#main\n912345678\n")
    stated(
        run("simulate", "--game", "yugioh", "--edition", "zh-mr2", "--deck", deck, "--deck", deck, "--allow-illegal"),
        "912345678",
        "not in the catalogue",
    )


@pytest.mark.parametrize(
    ("name", "content", "parts"),
    [
        ("set.toml", SET.replace("level = 1", 'level = "one"'), ("line", "card Tiny Mouse", "level")),
        ("set.toml", "[set\n", ("line 1",)),
        ("cards.cdb", "this is no database", ("cards.cdb",)),
        ("cards.exe", "", (".exe",)),
    ],
)
def test_what_cannot_be_imported_names_file_place_and_reason(
    run: Any, tmp_path: Path, name: str, content: str, parts: tuple[str, ...]
) -> None:
    (tmp_path / name).write_text(content)
    stated(run("import", tmp_path / name), name, *parts)
    stated(run("import", tmp_path / "missing.toml"), "missing.toml")


# --- check -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", games.get("yugioh").matches.edition_ids)
@pytest.mark.parametrize("deck", ["river", "sky"])
def test_the_starter_decks_are_legal_in_their_editions(run: Any, deck: str, edition: str) -> None:
    status, out, err = run("check", deck + SUFFIX[edition], "--game", "yugioh", "--edition", edition, "--json")
    assert (status, err) == (0, "")
    report = json.loads(out)
    assert (report["legal"], report["edition"], report["unknown"]) == (True, edition, [])


def test_an_illegal_deck_is_status_1_with_the_rule(run: Any, tmp_path: Path) -> None:
    deck = tmp_path / "few.ydk"
    deck.write_text("#main\n900100001\n")
    result = run("check", deck, "--game", "yugioh", "--edition", "zh-mr2", "--json")
    stated(result, str(deck), "not legal in Master Rule 2 (Chinese, 2011)", "minimum is 40", "YZH-1.1")
    assert json.loads(result[1])["legal"] is False


def test_a_list_of_forbidden_cards_is_applied(run: Any, tmp_path: Path) -> None:
    assert run("check", "river", "--game", "yugioh", "--edition", "zh-mr2")[0] == 0
    from sanam.decks.files import load_deck

    code = load_deck("river").codes("main")[0]
    lists = tmp_path / "lflist.conf"
    lists.write_text(f"!2026.1\n{code} 0 --gone\n")
    words = ("check", "river", "--game", "yugioh", "--edition", "zh-mr2", "--lflist", lists)
    stated(run(*words), "Forbidden", "2026.1")
    lists.write_text("!2026.1\nnonsense\n")
    stated(run(*words), "lflist.conf", "line 2")


def test_an_imported_list_is_applied_by_its_name(run: Any, tmp_path: Path) -> None:
    from sanam.decks.files import load_deck, write_deck

    deck = load_deck("river")
    lists = tmp_path / "lflist.conf"
    lists.write_text(f"!2026.1\n{deck.codes('main')[0]} 0 --gone\n")
    assert run("import", lists)[0] == 0
    words = ("--game", "yugioh", "--edition", "zh-mr2")
    stated(run("check", "river", *words, "--list", "2026.1"), "Forbidden", "2026.1")
    stated(run("check", "river", *words, "--list", "2031.1"), "2031.1", "2026.1")
    own = tmp_path / "Own.sanam-deck"
    write_deck(msgspec.structs.replace(deck, restrictions="2026.1"), own)
    stated(run("check", own, *words), "Forbidden", "2026.1")
    assert run("check", own, *words, "--list", "none")[0] == 0


@pytest.mark.parametrize("deck", ["no-such-deck", "junk.ydk", "junk.sanam-deck", "ydke://###"])
def test_what_is_no_deck_is_refused(run: Any, tmp_path: Path, deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "junk.ydk").write_bytes(b"\x00\xff junk")
    (tmp_path / "junk.sanam-deck").write_text("[deck")
    stated(run("check", deck, "--game", "yugioh", "--edition", "zh-mr2"), deck.rstrip("#"))


# --- simulate ----------------------------------------------------------------------------------------


def simulate(run: Any, edition: str, *more: object) -> Any:
    suffix = SUFFIX[edition]
    return run(
        "simulate",
        "--game",
        "yugioh",
        "--edition",
        edition,
        "--deck",
        "river" + suffix,
        "--deck",
        "sky" + suffix,
        *more,
    )


@pytest.mark.parametrize("edition", games.get("yugioh").matches.edition_ids)
def test_matches_are_simulated_to_their_end(run: Any, edition: str) -> None:
    status, out, err = simulate(run, edition, "--matches", 2, "--seed", 5, "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert list(found) == KEYS
    assert found["matches"] == sum(found["winners"]) == 2
    assert found["duels"] >= 2
    assert found["events"] > found["answers"] > found["turns"] > found["duels"]
    assert len(found["hash"]) == 64
    again = json.loads(simulate(run, edition, "--matches", 2, "--seed", 5, "--json")[1])
    assert {**again, "seconds": 0} == {**found, "seconds": 0}
    assert json.loads(simulate(run, edition, "--matches", 2, "--seed", 6, "--json")[1])["hash"] != found["hash"]


def test_a_deck_of_another_game_is_not_played(run: Any) -> None:
    ended = run(
        "simulate", "--game", "summoner-master", "--edition", "beginner", "--deck", "orchard-beginner", "--deck", "tide"
    )
    stated(ended, "tide: this is a deck of onepiece, not of summoner-master")


def test_the_hash_is_the_same_under_another_hash_seed(data: Path) -> None:
    found = set()
    for seed in ("1", "77"):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "sanam", "--data-dir", str(data), "simulate", "--game", "yugioh"]
        command += ["--edition", "zh-mr2", "--deck", "river", "--deck", "sky", "--matches", "2", "--json"]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
        found.add(json.loads(ended.stdout)["hash"])
    assert len(found) == 1


def test_illegal_decks_are_played_only_when_agreed(run: Any, tmp_path: Path) -> None:
    deck = tmp_path / "few.ydk"
    deck.write_text("#main\n" + "900100001\n" * 8)
    words = ["simulate", "--game", "yugioh", "--edition", "zh-mr2", "--deck", deck, "--deck", "sky", "--json"]
    stated(run(*words), str(deck), "not legal", "--allow-illegal")
    status, out, _ = run(*words, "--allow-illegal")
    assert status == 0
    assert json.loads(out)["matches"] == 1


def test_a_defect_of_the_rules_names_the_match(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("sanam.games.yugioh.rules.match.match_result", broken)
    stated(simulate(run, "zh-mr2", "--seed", 5), "match 1, seed 5", "ZeroDivisionError", "test_cli.py:")


# --- replay ------------------------------------------------------------------------------------------


@pytest.fixture
def journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A finished match of the toy game, in a file."""
    monkeypatch.syspath_prepend(str(TESTS / "engine"))
    from toy import header
    from toy_definition import PEBBLES

    from sanam.bots.random_player import RandomPlayer
    from sanam.matches.store import Store

    with games.registered(PEBBLES):
        store = Store(tmp_path, sync=False)
        with store.create(header(4)) as match:
            player = RandomPlayer(1)
            while match.play.table.choice is not None:
                player.answer(match.play)
            id = match.id
        yield store.replays / f"{id}.sanam"


def test_a_replay_is_told_and_verified(run: Any, journal: Path) -> None:
    before = journal.read_bytes()
    status, out, err = run("replay", journal, "--verify", "--json")
    assert (status, err) == (0, "")
    told = json.loads(out)
    assert (told["game"], told["names"], told["verified"], told["torn"]) == ("pebbles", ["Ada", "Bo"], True, "")
    assert told["finished"] is True
    assert told["turns"] > 5
    status, out, _ = run("replay", journal)
    assert status == 0
    assert "Ada against Bo" in out
    assert "verified" not in out
    assert journal.read_bytes() == before


def test_a_torn_replay_is_read_and_said_to_be_so(run: Any, journal: Path) -> None:
    whole = journal.read_bytes()
    journal.write_bytes(whole[:-40])
    status, out, _ = run("replay", journal)
    assert status == 0
    assert f"line {len(whole.splitlines())} was cut" in out
    assert "not finished" in out


@pytest.mark.parametrize("result", [{}, {"reason": "x"}, {"winner": 2}, {"winner": "Ada"}, [], 1, True])
def test_a_result_that_names_no_winner_is_stated(run: Any, journal: Path, result: Any) -> None:
    lines = journal.read_bytes().splitlines()
    at = next(at for at, line in enumerate(lines) if b'"finished"' in line)
    plain = [msgspec.json.decode(line) for line in lines]
    for event in plain[at]["events"]:
        if event.get("key") == "finished":
            event["now"] = result
    plain[at].pop("fingerprint", None)
    whole, before = [], b""
    for line in plain:
        line.pop("check")
        before = sealed(msgspec.json.encode(line), before)
        whole.append(before)
    journal.write_bytes(b"\n".join(whole) + b"\n")
    stated(run("replay", journal), journal.name, f"line {at + 1}", "which seat won")


def test_a_missing_replay_has_no_lines(run: Any, tmp_path: Path) -> None:
    status, _, err = run("replay", tmp_path / "nosuch")
    assert (status, err) == (1, "sanam: nosuch: No such file or directory\n")


LONG = "9" * 4000


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "--game", "yugioh", "--deck", "river", "--deck", "sky", "--matches", LONG],
        ["simulate", "--game", "yugioh", "--deck", "river", "--deck", "sky", "--seed", LONG],
        ["odds", "river", "--least", LONG],
        ["odds", "river", "--card", LONG],
        ["check", LONG],
        ["check", "river", "--edition", LONG],
        ["check", "river", "--list", LONG],
        ["search", f"atk>={LONG}", "--sort", LONG],
        ["search", f"{LONG}:{LONG}"],
        ["import", LONG],
        ["replay", LONG],
        ["proxies", "river", "-o", "out.pdf", "--card-size", f"{LONG}x{LONG}"],
        ["proxies", "river", "-o", "out.pdf", "--skip", LONG],
        ["simulate", "--game", LONG],
        [LONG],
    ],
)
def test_what_has_no_end_is_not_repeated_whole(run: Any, words: list[str]) -> None:
    status, out, err = run(*words)
    assert status in (1, 2)
    assert max(map(len, (out + err).splitlines())) < 700


def test_a_healthy_catalogue_is_not_called_damaged(run: Any, data: Path) -> None:
    before = {path.name: path.stat().st_size for path in data.iterdir()}
    status, out, err = run("repair")
    assert (status, err) == (0, "") and "no damage" in out and "nothing was changed" in out
    assert {path.name: path.stat().st_size for path in data.iterdir()} == before
    assert json.loads(run("repair", "--json")[1]) == {"fault": "", "aside": None, "rows": 0, "missing": []}


def test_a_healthy_catalogue_is_rebuilt_when_that_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--data-dir", str(tmp_path)]
    assert main([*words, "search", "ox"]) == 0
    assert main([*words, "repair", "--force"]) == 0
    assert "rows of the old file" in capsys.readouterr().out
    assert (tmp_path / "catalogue.db.damaged-1").exists()


def test_a_damaged_or_diverging_replay_is_stated_with_its_line(
    run: Any, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    with monkeypatch.context() as patch:
        patch.setattr("toy.HAND_LIMIT", 0)
        assert run("replay", journal)[0] == 0
        stated(run("replay", journal, "--verify"), journal.name, "same rules, different result", "diverges")
        monkeypatch.setattr("sanam.matches.played_under.__version__", "9.9")
        rules_digest.cache_clear()
        status, out, _ = run("replay", journal, "--verify")
        assert status == 0
        assert f"played under other rules: {journal.name}, line" in out
        told = json.loads(run("replay", journal, "--verify", "--json")[1])
        assert (told["verified"], told["finished"]) == (False, True)
        assert "diverges" in told["other_rules"]
    rules_digest.cache_clear()
    journal.write_bytes(b"".join([*lines[:7], b"{}\n", *lines[8:]]))
    stated(run("replay", journal), f"{journal.name}, line 8")
    journal.write_bytes(lines[0].replace(b"pebbles", b"marbles"))
    stated(run("replay", journal), f"{journal.name}, line 1", "checksum")
    body = lines[0][: lines[0].rindex(b',"check":')] + b"}"
    journal.write_bytes(sealed(body.replace(b"pebbles", b"marbles"), b"") + b"\n")
    stated(run("replay", journal), journal.name, "marbles")
    stated(run("replay", journal.parent / "none.sanam"), "none.sanam")


def test_a_long_import_tells_how_far_it_is_in_a_pipe_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter((0.0, 10.0, 19.0, 21.0, 30.0, 42.0, 4242.0))
    monkeypatch.setattr(waiting.time, "monotonic", lambda: next(clock))
    tell = waiting.Waiting(Path("big.cdb"))
    for done in (10, 19, 21, 30, 42, 50):
        tell(done, 100)
    assert capsys.readouterr().err.splitlines() == [
        "big.cdb: 21 %, about 79 s left",
        "big.cdb: 42 %, about 58 s left",
        "big.cdb: 50 %, about 71 min left",
    ]


def test_the_first_command_in_a_folder_says_that_it_unpacks_the_starters(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    command = ["--data-dir", str(tmp_path), "search", "Lantern", "--limit", "1"]
    assert main(command) == 0
    out, err = capsys.readouterr()
    assert err.count("\n") == 1 and "unpacking the starter cards" in err
    assert "Lantern" in out and "unpacking" not in out
    assert main(command) == 0
    assert capsys.readouterr().err == ""
    with contextlib.closing(sqlite3.connect(tmp_path / "catalogue.db")) as database, database:
        database.execute("update sources set digest = digest || '-of-an-earlier-version' where file like '%one-piece%'")
    assert main(command) == 0
    assert capsys.readouterr().err == "sanam: reading the starter cards again, for this version\n"
