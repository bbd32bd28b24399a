"""Which rules get a change recorded by hand: a sample of those that no citation leads to.

    python tests/mutations/drawing.py           by book and chapter: rules, how many are to be recorded, and are
    python tests/mutations/drawing.py --next    the rules that are still to be recorded, in the order drawn

Each chapter of a book gets its share of `SAMPLE`. Rules are drawn by lot from `SEED`; a rule keeps its lot when others
come or go, and what is recorded already counts.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
from changes import Rule, automatic, by_hand  # noqa: E402

from rule_coverage import NOT_BINDING, Ledgers, read_ledgers  # noqa: E402

SAMPLE = 300
SEED = 20261127

Strata = Mapping[tuple[str, str], list[str]]
"""Book and chapter -> the rules in it that no citation leads to, in the order drawn."""


def chapter(rule: str) -> str:
    """`YZH-2.14`: YZH-2, `200.6.2`: 2, `SMG-27`: SMG, `8-1-3`: 8; the list of name parts is one of its own."""
    found = re.match(r"SMG-48(?=\.)|SMG|Y\w\w-\d+|\d(?=\d\d\b)|\d+", rule)
    assert found, rule
    return found[0]


def _lot(rule: str) -> str:
    return hashlib.sha256(f"{SEED} {rule}".encode()).hexdigest()


def strata(ledgers: Ledgers, cited: Iterable[Rule]) -> Strata:
    known, found = set(cited), dict[tuple[str, str], list[str]]()
    for book, rows in ledgers.items():
        for rule in sorted(rows, key=_lot):
            if rows[rule] != NOT_BINDING and (book, rule) not in known:
                found.setdefault((book, chapter(rule)), []).append(rule)
    return dict(sorted(found.items()))


def shares(sizes: Mapping[tuple[str, str], int], sample: int) -> dict[tuple[str, str], int]:
    """The share of each in a sample, by largest remainders."""
    whole = sum(sizes.values())
    exact = {key: size * sample / whole for key, size in sizes.items()}
    found = {key: int(share) for key, share in exact.items()}
    by_rest = sorted(exact, key=lambda key: exact[key] - found[key], reverse=True)
    for key in by_rest[: sample - sum(found.values())]:
        found[key] += 1
    return found


def lacking() -> list[Rule]:
    """The rules that are still to be recorded, in the order drawn."""
    return [rule for _, _, _, _, rules in _rows() for rule in rules]


def _rows() -> list[tuple[tuple[str, str], int, int, int, list[Rule]]]:
    """Of each chapter its rules, its share, what is recorded of it, and what is lacking."""
    there = strata(read_ledgers(), (rule for change in automatic() for rule in change.rules))
    share = shares({key: len(rules) for key, rules in there.items()}, SAMPLE)
    recorded = {rule for change in by_hand() for rule in change.rules}
    rows = []
    for key, rules in there.items():
        left = [(key[0], rule) for rule in rules if (key[0], rule) not in recorded]
        had = len(rules) - len(left)
        rows.append((key, len(rules), share[key], had, left[: max(0, share[key] - had)]))
    return rows


def main(arguments: list[str]) -> int:
    for (book, part), size, share, had, left in _rows():
        if "--next" in arguments:
            print("\n".join(f"{book} {rule}" for _, rule in left), end="\n" if left else "")
        else:
            print(f"{book:16} {part:6} {size:4} {share:4} {had:4}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
