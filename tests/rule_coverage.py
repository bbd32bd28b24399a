"""Which rows of the rulebook ledgers have a passing test: a pytest plugin and the report of its record.

A test names its rules with `@pytest.mark.rule("one-piece", "7-1-4-1", …)`. With `--rule-record FILE` a run
writes the rules whose test passed, with `--rule-index FILE` the tests that name each;
`python tests/rule_coverage.py FILE… [--json]` prints the report of such records together. A rule counts only when
set-up, test and tear-down all passed; a skipped or expectedly failing test covers nothing.
Needs only the standard library, so that the report can be read without pytest.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pytest

LEDGER_DIR = Path(__file__).resolve().parent / "rulebooks"
BOOKS = {
    "yugioh-th": ("yugioh-thai.tsv",),
    "yugioh-fa": ("yugioh-persian.tsv",),
    "yugioh-zh": ("yugioh-chinese.tsv",),
    "one-piece": ("one-piece.tsv",),
    "summoner-master": ("summoner-master-1.tsv", "summoner-master-2.tsv", "summoner-master-3.tsv"),
}
TAGS = ("engine", "deck", "data", "ability", "table", "info")
NOT_BINDING = "info"

Ledgers = Mapping[str, Mapping[str, str]]
"""Book -> rule id -> tag, in the order of the ledger."""


def read_ledgers(directory: Path = LEDGER_DIR) -> Ledgers:
    """All books. Raises ValueError naming file and line of a row that is not `id, tag, summary`."""
    return {book: dict(_rows(directory, files)) for book, files in BOOKS.items()}


def _rows(directory: Path, files: Iterable[str]) -> list[tuple[str, str]]:
    rows: dict[str, str] = {}
    for name in files:
        lines = (directory / name).read_text("utf-8").splitlines()
        for number, line in enumerate(lines[1:], start=2):
            cells = line.split("\t")
            if len(cells) != 3 or cells[1] not in TAGS or cells[0] in rows:
                raise ValueError(f"{name}, line {number}: not a new id, a tag and a summary")
            rows[cells[0]] = cells[1]
    return list(rows.items())


def report(ledgers: Ledgers, passed: Mapping[str, Iterable[str]]) -> dict[str, Any]:
    """The report as it is printed by `--json`. `passed`: book -> ids with a passing test."""
    books: dict[str, Any] = {}
    for book, ledger in ledgers.items():
        hits = set(passed.get(book, ()))
        binding = {rule: tag for rule, tag in ledger.items() if tag != NOT_BINDING}
        tags = {tag: [rule for rule in binding if binding[rule] == tag] for tag in TAGS if tag != NOT_BINDING}
        books[book] = {
            "rows": len(binding),
            "covered": sum(rule in hits for rule in binding),
            "missing": [rule for rule in binding if rule not in hits],
            "tags": {
                tag: {"rows": len(rules), "covered": sum(rule in hits for rule in rules)}
                for tag, rules in tags.items()
                if rules
            },
        }
    return {"books": books}


def as_text(told: Mapping[str, Any], *, with_missing: bool) -> str:
    """The report as lines for a person; `with_missing` adds the ids that have no passing test."""
    lines = ["Rules with a passing test:"]
    for book, row in told["books"].items():
        tags = ", ".join(f"{tag} {n['covered']}/{n['rows']}" for tag, n in row["tags"].items())
        lines.append(f"  {book:16} {row['covered']:5} of {row['rows']:5}   ({tags})")
    if with_missing:
        for book, row in told["books"].items():
            if row["missing"]:
                lines.append(f"Without one in {book}: " + " ".join(row["missing"]))
    return "\n".join(lines)


def unknown_rules(ledgers: Ledgers, args: tuple[Any, ...]) -> str | None:
    """What is wrong with a mark's arguments, or None."""
    book, *rules = args or (None,)
    if book not in ledgers:
        return f"unknown rulebook {book!r}; known: {', '.join(ledgers)}"
    if not rules:
        return f"no rule of {book} is named"
    strange = [rule for rule in rules if rule not in ledgers[book]]
    return f"{book} has no rule {', '.join(map(repr, strange))}" if strange else None


# --- the pytest plugin ------------------------------------------------------------------------------------


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-record", metavar="FILE", help="write the rules that have a passing test to FILE")
    parser.addoption("--rule-index", metavar="FILE", help="write the rules with the tests that name them to FILE")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(_Recorder(config.getoption("--rule-record")), "rule-recorder")
    if config.getoption("--rule-index"):
        config.pluginmanager.register(_Index(Path(config.getoption("--rule-index"))), "rule-index")


class _Index:
    """Writes which tests name which rule, without the parameters of a test."""

    def __init__(self, target: Path) -> None:
        self.target = target

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        found: dict[str, dict[str, list[str]]] = {}
        for item in session.items:
            name = item.nodeid.partition("[")[0]
            for mark in item.iter_markers("rule"):
                for rule in mark.args[1:]:
                    names = found.setdefault(mark.args[0], {}).setdefault(rule, [])
                    if name not in names:
                        names.append(name)
        self.target.write_text(json.dumps(found), "utf-8")


class _Recorder:
    """Checks each test's marks and, where tests are reported (under xdist: the controller), records them."""

    def __init__(self, target: str | None) -> None:
        self.target = target
        self.ledgers = read_ledgers()
        self.bad_marks: dict[str, str] = {}
        self.by_test: dict[str, list[tuple[str, str]]] = {}
        self.outcomes: dict[str, list[bool]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                problem = unknown_rules(self.ledgers, mark.args)
                if problem:
                    self.bad_marks[item.nodeid] = problem
                else:
                    item.user_properties += [("rule", (mark.args[0], rule)) for rule in mark.args[1:]]

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        if item.nodeid in self.bad_marks:
            raise ValueError(f"rule mark: {self.bad_marks[item.nodeid]}")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        properties: list[tuple[str, Any]] = report.user_properties
        rules = [(value[0], value[1]) for name, value in properties if name == "rule"]
        if rules:
            self.by_test[report.nodeid] = rules
            passed = report.passed and not hasattr(report, "wasxfail")
            self.outcomes.setdefault(report.nodeid, []).append(passed)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.target is None or hasattr(session.config, "workerinput"):
            return
        passed: dict[str, set[str]] = {book: set() for book in self.ledgers}
        for test, rules in self.by_test.items():
            # set-up, call and tear-down each report once
            if len(self.outcomes[test]) == 3 and all(self.outcomes[test]):
                for book, rule in rules:
                    passed[book].add(rule)
        record = {book: sorted(rules) for book, rules in passed.items()}
        Path(self.target).write_text(json.dumps(record), "utf-8")


def main(arguments: list[str]) -> int:
    """`FILE… [--json | --summary]`: print the report of the records of a run, which may have been in parts."""
    options = [word for word in arguments if word.startswith("--")]
    ledgers = read_ledgers()
    passed: dict[str, set[str]] = {book: set() for book in ledgers}
    for file in arguments:
        if file not in options:
            for book, rules in json.loads(Path(file).read_text("utf-8")).items():
                passed[book].update(rules)
    told = report(ledgers, {book: sorted(rules) for book, rules in passed.items()})
    if "--json" in options:
        print(json.dumps(told, ensure_ascii=False))
    else:
        print(as_text(told, with_missing="--summary" not in options))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
