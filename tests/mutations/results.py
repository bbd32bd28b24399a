"""What the audit of rule tests has found: the table by book, and the rules that lived."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from changes import Change, Rule

from rule_coverage import NOT_BINDING, Ledgers

KILLED, LIVED, UNMARKED = "killed", "lived", "no test"

Index = Mapping[str, Mapping[str, list[str]]]
"""Book -> rule -> the tests that name it."""
Found = Mapping[str, Mapping[str, Any]]
"""Id of a change -> what was found of it last."""
COLUMNS = ("rules", "marked", "cited", "by hand", "tried", "killed", "survive")


def verdicts(found: Found, changes: Iterable[Change]) -> dict[Rule, list[tuple[str, str]]]:
    """Of each rule that was tried the verdicts, each with the change."""
    told: dict[Rule, list[tuple[str, str]]] = {}
    for change in changes:
        line = found.get(change.id)
        for rule in change.rules if line is not None else ():
            verdict = line["rules"].get(" ".join(rule)) if line is not None else None
            if verdict is not None:
                told.setdefault(rule, []).append((verdict, change.id))
    return told


def table(found: Found, changes: list[Change], index: Index, ledgers: Ledgers) -> list[str]:
    """By book: the rules that bind, those that tests name, those with an automatic change (something cites them) and
    with one recorded by hand, those that were tried, of which a change was noticed, and of which none was.
    """
    tried = verdicts(found, changes)
    cited = {rule for change in changes if change.kind != "by hand" for rule in change.rules}
    recorded = {rule for change in changes if change.kind == "by hand" for rule in change.rules}
    dead = {rule for rule, told in tried.items() if any(verdict == KILLED for verdict, _ in told)}
    rows, total = [], [0] * len(COLUMNS)
    for book, ledger in ledgers.items():
        rules = {(book, rule) for rule, tag in ledger.items() if tag != NOT_BINDING}
        marked = {(book, rule) for rule in index.get(book, {})} & rules
        killed = rules & dead
        numbers = [len(each) for each in (rules, marked, rules & cited, rules & recorded, rules & {*tried}, killed)]
        numbers.append(len(rules & {*tried} - dead))
        total = [one + other for one, other in zip(total, numbers, strict=True)]
        rows.append(_row(book, numbers))
    return [_row("book", COLUMNS), *rows, _row("all", total)]


def _row(name: str, cells: Iterable[object]) -> str:
    return f"{name:16}" + "".join(f"{cell:>9}" for cell in cells)


def survivors(found: Found, changes: list[Change], index: Index) -> list[str]:
    """The rules of which no change was noticed, with the tests that name them."""
    lines = []
    for (book, rule), told in sorted(verdicts(found, changes).items()):
        if all(verdict != KILLED for verdict, _ in told):
            lines.append(f"{book} {rule}: {'; '.join(change for _, change in told)}")
            lines += [f"    {name}" for name in index.get(book, {}).get(rule, [])]
    return lines
