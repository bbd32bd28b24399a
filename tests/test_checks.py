"""The checks that every test is under: rule marks and their record, log records, things of Qt left behind.

Each is tried on a small test file in a pytest run of its own.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rule_coverage

HERE = Path(__file__).resolve().parent

RULE_TESTS = """
import pytest

@pytest.mark.rule("one-piece", "7-1-4-1", "1-2-1")
def test_passes(): pass

@pytest.mark.rule("yugioh-th", "YTH-1.2")
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("yugioh-th", "YTH-1.3"))])
def test_twice(n): pass

@pytest.mark.rule("one-piece", "1-1-1")
def test_fails(): assert False

@pytest.mark.rule("one-piece", "1-2-1-1")
@pytest.mark.xfail
def test_is_known_to_fail(): assert False

@pytest.mark.rule("one-piece", "1-2-1-1-1")
def test_is_skipped(): pytest.skip("today")

@pytest.fixture
def breaks_afterwards():
    yield
    raise RuntimeError

@pytest.mark.rule("one-piece", "1-2-1-1-2")
def test_breaks(breaks_afterwards): pass

@pytest.mark.rule("yugioh-zh", "YZH-99.99")
def test_of_no_rule(): pass

@pytest.mark.rule("chess", "1")
def test_of_no_book(): pass
"""

NOISE_TESTS = """
import logging, pytest

def test_logs(): logging.getLogger("x").warning("a thing happened")

@pytest.mark.allow_log("thing happened$")
def test_logs_what_it_names(): logging.getLogger("x").warning("a thing happened")

@pytest.mark.allow_log("another")
def test_logs_what_it_does_not_name(): logging.getLogger("x").error("a thing happened")

def test_is_quiet(): logging.getLogger("x").info("a thing happened")
"""

LEFT_TESTS = """
import pytest
from PySide6.QtCore import QThread, QTimer, QVariantAnimation
from PySide6.QtWidgets import QLabel

kept = []

def test_window(qapp):
    kept.append(QLabel("left"))

def test_window_closed(qtbot):
    kept.append(QLabel("closed"))
    qtbot.addWidget(kept[-1])

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(1000)

def test_timer_stopped(qapp):
    kept.append(QTimer())
    kept[-1].start(1000)
    kept[-1].stop()

def test_animation(qapp):
    kept.append(QVariantAnimation())
    kept[-1].setDuration(10000)
    kept[-1].setStartValue(0.0)
    kept[-1].setEndValue(1.0)
    kept[-1].start()

def test_thread(qapp, request):
    thread = QThread()
    kept.append(thread)
    thread.start()

def test_thread_ended(qapp):
    kept[-1].quit()
    kept[-1].wait()
"""


def run(directory: Path, tests: str, *arguments: str, with_conftest: bool = True) -> dict[str, str]:
    """Outcomes by test name: passed, failed, error, skipped, xfailed; `error` wins over `passed`."""
    (directory / "test_tried.py").write_text(tests, "utf-8")
    plugin = [] if with_conftest else ["-p", "rule_coverage"]
    if with_conftest:
        shutil.copy(HERE / "conftest.py", directory)
    command = [sys.executable, "-m", "pytest", "-rA", "-q", "--tb=no", "-p", "no:cacheprovider"]
    options = [
        "-c",
        str(HERE.parent / "pyproject.toml"),
        "--rootdir",
        str(directory),
        "--override-ini",
        "testpaths=",
    ]
    done = subprocess.run(
        [*command, *plugin, *options, *arguments, str(directory)],
        cwd=directory,
        env={**os.environ, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    outcomes: dict[str, str] = {}
    for found in re.finditer(r"^([A-Z]+) .*?::(test_\w+(?:\[\w+\])?)", done.stdout, re.MULTILINE):
        outcomes[found[2]] = "error" if "error" in (outcomes.get(found[2]), found[1].lower()) else found[1].lower()
    assert outcomes, done.stdout + done.stderr
    return outcomes


@pytest.mark.parametrize("workers", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_only_passing_tests_cover_their_rules(tmp_path: Path, workers: tuple[str, ...]) -> None:
    record = tmp_path / "record.json"
    outcomes = run(tmp_path, RULE_TESTS, "--rule-record", str(record), *workers, with_conftest=False)
    assert outcomes["test_passes"] == "passed"
    # a mark of an unknown rule or book fails its own test and no other
    assert outcomes["test_of_no_rule"] == outcomes["test_of_no_book"] == "error"
    covered = {book: rules for book, rules in json.loads(record.read_text("utf-8")).items() if rules}
    assert covered == {"one-piece": ["1-2-1", "7-1-4-1"], "yugioh-th": ["YTH-1.2", "YTH-1.3"]}


def test_the_records_of_several_parts_are_reported_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for number, rules in enumerate((["1-2-1", "1-1-1"], ["1-2-1"])):
        (tmp_path / f"{number}.json").write_text(json.dumps({"one-piece": rules}))
    assert rule_coverage.main([*map(str, sorted(tmp_path.iterdir())), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["books"]["one-piece"]["covered"] == 2


def test_what_is_wrong_with_a_mark_is_told() -> None:
    ledgers = rule_coverage.read_ledgers()
    assert rule_coverage.unknown_rules(ledgers, ("one-piece", "1-1-1")) is None
    assert rule_coverage.unknown_rules(ledgers, ("one-piece", "9-9", "1-1-1")) == "one-piece has no rule '9-9'"
    assert rule_coverage.unknown_rules(ledgers, ("one-piece",)) == "no rule of one-piece is named"
    assert "known: yugioh-th, " in str(rule_coverage.unknown_rules(ledgers, ("chess", "1")))
    assert "unknown rulebook None" in str(rule_coverage.unknown_rules(ledgers, ()))


def test_the_report_counts_binding_rows_only() -> None:
    ledgers = {"b": {"1": "engine", "2": "engine", "3": "info", "4": "deck"}}
    assert rule_coverage.report(ledgers, {"b": ["2", "3"]}) == {
        "books": {
            "b": {
                "rows": 3,
                "covered": 1,
                "missing": ["1", "4"],
                "tags": {"engine": {"rows": 2, "covered": 1}, "deck": {"rows": 1, "covered": 0}},
            }
        }
    }
    text = rule_coverage.as_text(rule_coverage.report(ledgers, {"b": ["2", "3"]}), with_missing=True)
    assert text.splitlines()[-1] == "Without one in b: 1 4"


def test_a_broken_ledger_is_named_with_its_line(tmp_path: Path) -> None:
    shutil.copytree(rule_coverage.LEDGER_DIR, tmp_path, dirs_exist_ok=True)
    with (tmp_path / "one-piece.tsv").open("a", encoding="utf-8") as ledger:
        ledger.write("1-1-1\tengine\tagain\n")
    with pytest.raises(ValueError, match=r"one-piece\.tsv, line \d+: not a new id"):
        rule_coverage.read_ledgers(tmp_path)


def test_unexpected_log_records_fail_a_test(tmp_path: Path) -> None:
    assert run(tmp_path, NOISE_TESTS) == {
        "test_logs": "error",
        "test_logs_what_it_names": "passed",
        "test_logs_what_it_does_not_name": "error",
        "test_is_quiet": "passed",
    }


def test_things_of_qt_left_behind_fail_a_test(tmp_path: Path) -> None:
    assert run(tmp_path, LEFT_TESTS) == {
        "test_window": "error",
        "test_window_closed": "passed",
        "test_timer": "error",
        "test_timer_stopped": "passed",
        "test_animation": "error",
        "test_thread": "error",
        "test_thread_ended": "passed",
    }
