"""packaging/bootstrap.py: its decisions, without network and without touching this environment."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).resolve().parent.parent / "packaging" / "bootstrap.py"


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module, with a project directory of its own."""
    spec = importlib.util.spec_from_file_location("sanam_bootstrap", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    (tmp_path / "packaging").mkdir()
    (tmp_path / "packaging" / "requirements.txt").write_text("a==1\n")
    (tmp_path / "packaging" / "requirements-dev.txt").write_text("a==1\nb==2\n")
    return module


def fake_python(directory: Path, name: str, says: str, status: int = 0) -> Path:
    directory.mkdir(exist_ok=True)
    file = directory / name
    file.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
    file.chmod(0o755)
    return file


@pytest.mark.parametrize(
    ("implementation", "version", "fits"),
    [
        ("cpython", (3, 10), False),
        ("cpython", (3, 11), True),
        ("cpython", (3, 13), True),
        ("cpython", (3, 14), False),
        ("pypy", (3, 11), False),
    ],
)
def test_supported_versions(bootstrap: ModuleType, implementation: str, version: tuple[int, int], fits: bool) -> None:
    assert bootstrap.supported(implementation, version) is fits


def test_the_newest_fit_python_on_path_is_taken_and_placeholders_are_not(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    with pytest.raises(bootstrap.Problem, match=r"this is cpython 3\.14"):
        bootstrap.find_python("cpython", (3, 14))
    fake_python(tmp_path / "bin", "python3.13", "no such version", 127)
    fake_python(tmp_path / "bin", "python3.11", "cpython 3 11")
    expected = fake_python(tmp_path / "bin", "python3.12", "cpython 3 12")
    assert bootstrap.find_python("cpython", (3, 14)) == str(expected)


def test_an_unfit_python_hands_over_with_all_its_arguments(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    handed: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "supported", lambda *_: False)
    monkeypatch.setattr(bootstrap, "find_python", lambda *_: "/fit/python")
    monkeypatch.setattr(bootstrap, "run_instead", lambda command: handed.append(command) or 0)
    bootstrap.main(["test", "-x"])
    assert handed == [["/fit/python", str(FILE), "test", "-x"]]


def test_python_version_asks_the_program_itself(bootstrap: ModuleType, tmp_path: Path) -> None:
    assert bootstrap.python_version(sys.executable) == sys.version_info[:2]
    assert bootstrap.python_version(tmp_path / "nothing") is None
    assert bootstrap.python_version(fake_python(tmp_path / "bin", "broken", "cpython 3 11", 1)) is None
    assert bootstrap.python_version(fake_python(tmp_path / "bin", "other", "pypy 3 11")) is None


def test_a_stamp_fits_until_something_it_speaks_of_changes(bootstrap: ModuleType, tmp_path: Path) -> None:
    run, dev = (bootstrap.make_stamp(kind, (3, 11)) for kind in ("run", "dev"))
    assert bootstrap.stamp_fits(dev, run)
    assert not bootstrap.stamp_fits(run, dev)
    assert not bootstrap.stamp_fits(run, bootstrap.make_stamp("run", (3, 12)))
    (tmp_path / "packaging" / "requirements.txt").write_text("a==1.1\n")
    assert not bootstrap.stamp_fits(dev, bootstrap.make_stamp("run", (3, 11)))


def test_a_damaged_stamp_fits_nothing(bootstrap: ModuleType, tmp_path: Path) -> None:
    (tmp_path / ".venv").mkdir()
    assert bootstrap.read_stamp() is None
    bootstrap.write_stamp({"python": "3.11"})
    assert bootstrap.read_stamp() == {"python": "3.11"}
    (tmp_path / ".venv" / "sanam-stamp.json").write_text('{"python": "3.')
    assert bootstrap.read_stamp() is None
    assert not bootstrap.stamp_fits(None, {"python": "3.11"})


def test_a_fitting_stamp_starts_without_a_detour(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    (tmp_path / ".venv").mkdir()
    python = fake_python(tmp_path / ".venv" / "bin", "python", "never run")
    bootstrap.write_stamp(bootstrap.make_stamp("dev", sys.version_info[:2]))
    monkeypatch.setattr(bootstrap.subprocess, "run", lambda *_, **__: pytest.fail("a process was started"))
    monkeypatch.setattr(bootstrap, "run_instead", lambda command: started.append(command) or 0)
    bootstrap.start(["--data-dir", "x"])
    assert started == [[str(python), "-m", "sanam", "--data-dir", "x"]]


def test_a_window_needs_a_display_and_a_command_does_not(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "prepare", lambda kind: None)
    monkeypatch.setattr(bootstrap, "run_instead", lambda command: 0)
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(bootstrap.Problem, match="no window can open here"):
        bootstrap.start([])
    assert bootstrap.start(["check", "deck.ydk"]) == 0
    monkeypatch.setenv("DISPLAY", ":0")
    assert bootstrap.start([]) == 0


def test_why_an_environment_is_made_anew(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy = tmp_path / ".venv" / "sanam-installing"
    assert bootstrap.rebuild_reason((3, 11), busy) == "there is none yet"
    (tmp_path / ".venv").mkdir()
    assert bootstrap.rebuild_reason((3, 11), busy) == "its Python does not start"
    monkeypatch.setattr(bootstrap, "python_version", lambda _: (3, 12))
    assert bootstrap.rebuild_reason((3, 11), busy) == "it is of Python 3.12, not 3.11"
    fake_python(tmp_path / ".venv" / "bin", "python", "no module named pip", 1)
    assert bootstrap.rebuild_reason((3, 12), busy) == "its pip does not start"
    fake_python(tmp_path / ".venv" / "bin", "python", "pip 26")
    assert bootstrap.rebuild_reason((3, 12), busy) is None
    busy.touch()
    assert bootstrap.rebuild_reason((3, 12), busy) == "its set-up was interrupted"


def test_only_an_environment_is_ever_removed(bootstrap: ModuleType, tmp_path: Path) -> None:
    venv = tmp_path / ".venv"
    venv.mkdir()
    (venv / "letters.txt").write_text("mine")
    with pytest.raises(bootstrap.Problem, match="is not a Python environment"):
        bootstrap.remove_venv("test")
    assert (venv / "letters.txt").exists()
    (venv / "pyvenv.cfg").touch()
    bootstrap.remove_venv("test")
    assert not venv.exists()
    (tmp_path / "elsewhere").mkdir()
    venv.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(bootstrap.Problem, match="not a directory of its own"):
        bootstrap.remove_venv("test")


def test_only_one_set_up_works_at_a_time(bootstrap: ModuleType, tmp_path: Path) -> None:
    try_lock = "import fcntl, sys; fcntl.flock(open(sys.argv[1], 'w'), fcntl.LOCK_EX | fcntl.LOCK_NB)"
    command = [sys.executable, "-c", try_lock, str(tmp_path / ".venv.lock")]
    with bootstrap.only_one():
        refused = subprocess.run(command, capture_output=True, text=True)
    assert "BlockingIOError" in refused.stderr
    assert subprocess.run(command, capture_output=True).returncode == 0


def test_missing_libraries_are_named_once_by_package(bootstrap: ModuleType) -> None:
    libraries = {"libm.so.6": "libc6", "libnone-a.so.1": "libnone1", "libnone-b.so.1": "libnone1"}
    assert bootstrap.missing_packages(libraries) == ["libnone1"]


def test_without_the_right_to_install_the_one_command_is_told(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fake_python(tmp_path / "bin", "apt-get", "never run", 1)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    with pytest.raises(bootstrap.Problem, match=r"sudo apt-get install libegl1 libgl1$"):
        bootstrap.apt_install(["libegl1", "libgl1"], "libraries")
    (tmp_path / "bin" / "apt-get").unlink()
    with pytest.raises(bootstrap.Problem, match=r"Debian packages: libegl1$"):
        bootstrap.apt_install(["libegl1"], "libraries")


def test_a_missing_library_is_told_before_anything_is_made(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap.sys, "platform", "linux")
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(bootstrap, "loads", lambda library: library != "libEGL.so.1")
    with pytest.raises(bootstrap.Problem, match="libegl1"):
        bootstrap.prepare("run")
    assert not (tmp_path / ".venv").exists()


def test_help_needs_no_environment(bootstrap: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["--help"]) == 0
    assert "packaging/bootstrap.py rules [--json]" in capsys.readouterr().out
    assert not (tmp_path / ".venv").exists()


def test_a_stated_problem_is_exit_status_one(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(kind: str) -> None:
        raise bootstrap.Problem("no room")

    monkeypatch.setattr(bootstrap, "prepare", refuse)
    assert bootstrap.main(["test"]) == 1
    assert bootstrap.main(["rules", "--yaml"]) == 1
    assert capsys.readouterr().err.splitlines() == [
        "sanam: no room",
        "sanam: rules takes only --json, not --yaml",
    ]


def test_every_step_runs_and_any_failure_fails_the_whole(
    bootstrap: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = [("one", [sys.executable, "-c", "raise SystemExit(3)"]), ("two", [sys.executable, "-c", ""])]
    failed = bootstrap.run_steps(steps)
    assert failed == ["one"]
    assert bootstrap.verdict(failed) == 1
    assert bootstrap.verdict([]) == 0
    assert capsys.readouterr().out.splitlines() == ["== one", "== two", "== failed: one", "== all passed"]


def test_every_test_is_in_one_part(bootstrap: ModuleType) -> None:
    def has(words: list[str], file: str) -> bool:
        places = [word for word in words if not word.startswith("--")]
        skipped = [word.partition("=")[2] for word in words if word.startswith("--ignore=")]
        globs = [word.partition("=")[2] for word in words if word.startswith("--ignore-glob=")]
        inside = any(file.startswith(f"{place}/") for place in places)
        left_out = any(file.startswith(f"{place}/") for place in skipped)
        return inside and not left_out and not any(fnmatch(f"/checkout/{file}", glob) for glob in globs)

    root = Path(__file__).parents[1]
    files = [file.relative_to(root).as_posix() for file in (root / "tests").rglob("test_*.py")]
    found = {file: [part for part, words in bootstrap.PARTS.items() if has(words, file)] for file in files}
    assert files and not {file: parts for file, parts in found.items() if len(parts) != 1}


def test_steps_run_beside_one_another_and_are_told_in_whole(
    bootstrap: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "import time; print('begun', flush=True); time.sleep(0.5); print('ended'); raise SystemExit({})"
    steps = [(name, [sys.executable, "-c", said.format(code)]) for name, code in (("one", 1), ("two", 0), ("six", 4))]
    assert bootstrap.run_beside(steps) == ["one", "six"]
    lines = capsys.readouterr().out.splitlines()
    assert lines[1::3] == ["begun"] * 3 and lines[2::3] == ["ended"] * 3
    assert {line.split()[1] for line in lines[::3]} == {"one", "two", "six"}


def test_the_checks_run_beside_the_tests_and_the_slow_tests_alone(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(bootstrap, "prepare", lambda kind: None)
    monkeypatch.setattr(bootstrap, "build_translations", lambda: None)
    monkeypatch.setattr(bootstrap, "run_steps", lambda steps: ran.extend(steps) or [])
    checks = [("lint", [sys.executable, "-c", "print('a line is too long'); raise SystemExit(1)"])]
    monkeypatch.setattr(bootstrap, "check_steps", lambda: checks)
    assert bootstrap.main(["test", "--slow", "-n", "1"]) == 0
    assert [name for name, _ in ran] == ["slow tests"]
    assert ran[0][1][-3:] == ["--slow", "-n", "1"]
    ran.clear()
    beside = bootstrap.run_beside
    monkeypatch.setattr(bootstrap, "run_beside", lambda steps: ran.extend(steps) or beside(checks))
    assert bootstrap.main(["test"]) == 1
    assert [name for name, _ in ran] == ["lint", *bootstrap.PARTS, "rule coverage"]
    assert re.search(r"== lint \(\d s\)\na line is too long\n== failed: lint\n$", capsys.readouterr().out)
    records = [command[command.index("--rule-record") + 1] for _, command in ran if "--rule-record" in command]
    assert len({*records}) == len(bootstrap.PARTS), "each part has its own"
    ran.clear()
    checks[:] = [("types", [sys.executable, "-c", ""])]
    assert bootstrap.main(["test", "tests/engine"]) == 0
    assert [name for name, _ in ran] == ["tests", "types", "rule coverage"]
    assert not [word for _, command in ran for word in command if word == "--slow"]


def test_artefacts_are_built_and_then_tested_whatever_their_tests_cost(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[str, list[str]]] = []
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_artefacts.py").write_text(
        "def test_one() -> None: ...\n\n\ndef test_two(a: int): ...\n"
    )
    monkeypatch.setattr(bootstrap, "prepare", lambda kind: None)
    monkeypatch.setattr(bootstrap, "run_steps", lambda steps: ran.extend(steps) or [])
    monkeypatch.setenv("SANAM_ARTEFACTS", "")
    assert bootstrap.main(["artefacts", str(tmp_path / "out")]) == 0
    (built, builder), (tested, tests) = ran
    assert (built, tested) == ("build", "artefacts")
    assert builder[-2:] == [str(tmp_path / "packaging" / "artefacts.py"), str(tmp_path / "out")]
    assert [word.partition("::")[2] for word in tests if "::" in word] == ["test_one", "test_two"]
    assert os.environ["SANAM_ARTEFACTS"] == str(tmp_path / "out")
    assert bootstrap.main(["artefacts", "a", "b"]) == 1


def test_artefacts_that_cannot_be_built_are_not_tested(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(bootstrap, "prepare", lambda kind: None)
    monkeypatch.setattr(bootstrap, "run_steps", lambda steps: [ran.append(name) or name for name, _ in steps])
    assert bootstrap.main(["artefacts"]) == 1
    assert ran == ["build"]


def test_sound_is_an_extra_of_its_own_that_is_asked_for(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "packaging" / "requirements-sound.txt").write_text("a==1\nc==3\n")
    run, sound = (bootstrap.make_stamp(kind, (3, 11)) for kind in ("run", "sound"))
    assert bootstrap.stamp_fits(sound, run) and not bootstrap.stamp_fits(run, sound)
    prepared: list[str] = []
    commands: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "prepare", prepared.append)
    monkeypatch.setattr(bootstrap, "run_instead", lambda command: commands.append(command[3:]) or 0)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    bootstrap.start(["--with-sound", "--data-dir", "x"])
    bootstrap.start(["--data-dir", "x"])
    assert prepared == ["sound", "run"] and commands == [["--data-dir", "x"]] * 2
