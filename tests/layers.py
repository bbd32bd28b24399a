"""The two layers of the suite: a pytest plugin.

The fast layer is what every change must pass. A test marked `slow` (whole matches by the hundred, built artefacts,
audits) runs only with `--slow`, and then nothing else does; a test that is named by its id runs whatever its layer is.

A slow run has one seed, drawn by lot or given by `--slow-seed`, from which the `seed` of each test follows. It keeps a
record, `.slow-run.jsonl`: the seed and a digest of the sources, then a line for each test. A run that was stopped, or
in which tests failed, goes on with the tests that have not passed yet, on the same seed, as long as the sources are
the same; a run in which all passed is followed by a new one.
"""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

RECORD = ".slow-run.jsonl"
SOURCES = ("desktop", "tests", "cardsets", "resources", "packaging", "docs", "pyproject.toml")
_BUILT = {".pyc", ".qm"}


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("layers")
    group.addoption("--slow", action="store_true", help="run the slow layer instead of the fast one")
    group.addoption("--slow-seed", type=int, metavar="N", help="begin a slow run anew on this seed")


@pytest.hookimpl(tryfirst=True)  # before hypothesis looks for its seed
def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "slow: too long for every change; runs only with --slow")
    if not config.getoption("slow"):
        return
    if hasattr(config, "workerinput"):
        config.option.slow_seed, config.option.slow_passed = config.workerinput["slow"]
    else:
        record = Record(config.rootpath / RECORD)
        record.begin(sources_digest(config.rootpath), config.getoption("slow_seed"))
        config.option.slow_seed, config.option.slow_passed = record.seed, sorted(record.passed)
        config.pluginmanager.register(_Recorder(record), "slow-recorder")
    if config.pluginmanager.hasplugin("hypothesispytest") and config.getoption("hypothesis_seed", None) is None:
        config.option.hypothesis_seed = str(config.option.slow_seed)


def pytest_report_header(config: pytest.Config) -> str | None:
    if not config.getoption("slow"):
        return None
    passed = len(config.option.slow_passed)
    return f"slow layer, seed {config.option.slow_seed}" + (f", {passed} tests have passed before" if passed else "")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    slow = config.getoption("slow")
    named = [argument for argument in config.args if "::" in argument]
    if named and not slow:
        return
    passed = set(config.option.slow_passed) if slow else set()
    kept = [item for item in items if is_slow(item) == slow and item.nodeid not in passed]
    dropped = [item for item in items if is_slow(item) != slow or item.nodeid in passed]
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept


def first_fast(values: Iterable[Any]) -> list[Any]:
    """The parameters of a test of whole matches or screens: the first is of the fast layer, the others of the slow."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.slow) for value in others)]


def is_slow(item: pytest.Item) -> bool:
    return item.get_closest_marker("slow") is not None


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """A seed of the test's own: in the fast layer always the same, in the slow one by the run's seed."""
    run = request.config.getoption("slow_seed") or 0
    return random.Random(f"{run} {request.node.nodeid}").getrandbits(32)


def sources_digest(root: Path) -> str:
    """A digest of all that a test may depend on; what is built from it does not count."""
    total = hashlib.sha256()
    for file in _files(root):
        total.update(f"{file.relative_to(root)} {file.stat().st_size} ".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def _files(root: Path) -> Iterator[Path]:
    for name in SOURCES:
        place = root / name
        found = [place] if place.is_file() else sorted(place.rglob("*"))
        yield from (
            file
            for file in found
            if file.is_file() and file.suffix not in _BUILT and not file.relative_to(root).as_posix().startswith(".")
        )


class Record:
    """What a slow run has done so far, a line of JSON for each thing, on the disk at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seed = 0
        self.passed: set[str] = set()

    def begin(self, sources: str, seed: int | None) -> None:
        """Goes on with the run on the disk where it is unfinished and of these sources and seed, else begins one."""
        head, *lines = self._lines() or [{}]
        finished = any("finished" in line for line in lines)
        if head.get("sources") == sources and seed in (None, head.get("seed")) and not finished:
            self.seed = head["seed"]
            self.passed = {line["test"] for line in lines if line.get("passed")}
            self.file.write_text("".join(json.dumps(line) + "\n" for line in [head, *lines]), "utf-8")  # no torn line
            return
        self.seed = random.SystemRandom().getrandbits(32) if seed is None else seed
        self.file.unlink(missing_ok=True)
        self.add(seed=self.seed, sources=sources, begun=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()))

    def add(self, **line: Any) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def _lines(self) -> list[dict[str, Any]]:
        """The lines that are whole: the last may be torn."""
        lines = []
        for text in self.file.read_text("utf-8").splitlines() if self.file.exists() else ():
            try:
                lines.append(json.loads(text))
            except ValueError:
                break
        return lines


class _Recorder:
    """Writes what happens in a slow run, where tests are reported (with several workers: in the controller)."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.before = sorted(record.passed)
        self.good: dict[str, list[bool]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.good.setdefault(report.nodeid, []).append(report.passed)
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0) + report.duration
        if report.when == "teardown":
            passed = len(self.good[report.nodeid]) == 3 and all(self.good[report.nodeid])
            self.record.add(test=report.nodeid, passed=passed, seconds=round(self.seconds[report.nodeid], 1))

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Gives a worker of xdist what was decided for the run."""
        node.workerinput["slow"] = (self.record.seed, self.before)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        config = session.config
        whole = config.args_source is config.ArgsSource.TESTPATHS
        nothing_left = exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and bool(self.before)
        if whole and not config.option.keyword and not config.option.markexpr:
            if nothing_left:
                session.exitstatus = pytest.ExitCode.OK
            if nothing_left or exitstatus == pytest.ExitCode.OK:
                self.record.add(finished=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()))
