"""tests/layers.py and tests/costs.py, tried on suites of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import layers

SUITE = """
import os, random, time
from pathlib import Path
import pytest

def ran(name):
    with open("ran", "a") as file:
        file.write(name + "\\n")

def test_fast(seed):
    ran(f"fast {seed}")

@pytest.mark.slow
@pytest.mark.parametrize("number", range(3))
def test_slow(number, seed):
    ran(f"slow{number} {seed}")

@pytest.mark.slow
def test_last():
    ran("last")
    if Path("wait").exists():
        time.sleep(60)
    assert not Path("fail").exists()
"""


class Suite:
    def __init__(self, root: Path) -> None:
        self.root = root
        (root / "tests").mkdir()
        (root / "tests" / "test_it.py").write_text(SUITE)
        (root / "pytest.ini").write_text("[pytest]\ntestpaths = tests\naddopts = --strict-markers\n")

    def start(self, *words: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "pytest", "-p", "layers", "-p", "costs", *words]
        if "-n" in words:
            command += ["-p", "xdist"]
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        given = {"PYTHONPATH": str(Path(layers.__file__).parent), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return subprocess.Popen(
            command, cwd=self.root, env=clean | given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def run(self, *words: str) -> tuple[int, list[str], str]:
        """Exit status, what the tests wrote, and the output."""
        (self.root / "ran").unlink(missing_ok=True)
        child = self.start(*words)
        out, _ = child.communicate(timeout=60)
        return child.returncode, self.ran(), out

    def ran(self) -> list[str]:
        file = self.root / "ran"
        return file.read_text().splitlines() if file.exists() else []


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def names(ran: list[str]) -> list[str]:
    return sorted(line.split()[0] for line in ran)


ALL = ["last", "slow0", "slow1", "slow2"]


def test_a_slow_test_runs_only_when_slow_tests_or_itself_are_asked_for(suite: Suite) -> None:
    assert names(suite.run()[1]) == ["fast"]
    assert names(suite.run("--slow")[1]) == ALL
    assert names(suite.run("tests/test_it.py::test_last")[1]) == ["last"]


def test_a_slow_run_goes_on_with_what_has_not_passed_on_the_same_seed(suite: Suite) -> None:
    (suite.root / "fail").touch()
    status, first, out = suite.run("--slow", "--slow-seed", "7")
    assert (status, names(first)) == (1, ALL)
    assert "slow layer, seed 7" in out
    status, again, out = suite.run("--slow")
    assert (status, names(again)) == (1, ["last"])
    assert "slow layer, seed 7, 3 tests have passed before" in out
    (suite.root / "fail").unlink()
    assert names(suite.run("--slow")[1]) == ["last"]
    # All have passed: the next run is a new one, on a seed of its own.
    status, anew, out = suite.run("--slow")
    assert (status, names(anew)) == (0, ALL)
    assert not re.search(r"^slow layer, seed 7\b", out, re.MULTILINE)
    assert sorted(anew) != sorted(first)


def test_a_killed_run_goes_on_with_several_workers_too(suite: Suite) -> None:
    (suite.root / "wait").touch()
    child = suite.start("--slow")
    until = time.monotonic() + 40
    while names(suite.ran()) != ALL and time.monotonic() < until:
        time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    child.communicate()
    record = suite.root / layers.RECORD
    record.write_text(record.read_text() + '{"test": "tests/test_it.py::te')  # and a line was torn
    (suite.root / "wait").unlink()
    status, ran, out = suite.run("--slow", "-n", "2")
    assert (status, names(ran)) == (0, ["last"]), out
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    assert [line for line in lines if "finished" in line] == lines[-1:]


def test_one_seed_gives_each_test_one_seed(suite: Suite) -> None:
    first = suite.run("--slow", "--slow-seed", "5")[1]
    assert suite.run("--slow", "--slow-seed", "5")[1] == first
    assert len({line.split()[1] for line in first if line.startswith("slow")}) == 3
    assert suite.run()[1] == suite.run()[1]


def test_a_changed_source_begins_a_new_run(suite: Suite) -> None:
    (suite.root / "fail").touch()
    suite.run("--slow")
    test = suite.root / "tests" / "test_it.py"
    test.write_text(test.read_text() + "\n# changed\n")
    assert names(suite.run("--slow")[1]) == ALL


def test_a_fast_test_that_takes_too_long_is_told_of(suite: Suite) -> None:
    heavy = "def test_heavy():\n    end = time.process_time() + 0.4\n    while time.process_time() < end: pass\n"
    (suite.root / "tests" / "test_heavy.py").write_text("import time\n" + heavy)
    (suite.root / "small.py").write_text("import costs\ncosts.MOST_SECONDS = 0.2\ncosts.MOST_MEGABYTES = 1\n")
    for workers in ((), ("-n", "2")):
        _, _, out = suite.run("-p", "small", *workers)
        assert re.findall("^too dear for the fast layer.*: (.*)$", out, re.MULTILINE) == [
            "tests/test_heavy.py::test_heavy"
        ]
        assert re.search(r"^a worker grew to \d+ MB; 1 are allowed$", out, re.MULTILINE)
