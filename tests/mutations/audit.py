"""Does the test of a rule fail when the rule is taken out?

Each change (see `changes`) breaks one place that cites rules, or is recorded for a rule by hand. The tests that name
the rule (`@pytest.mark.rule`) are run with it; a rule none of whose changes is noticed survives: its mark claims too
much, or its changes break nothing.

    python tests/mutations/audit.py                       go on with the audit, as long as it is let
    python tests/mutations/audit.py --book one-piece --most 50
    python tests/mutations/audit.py --slice 2/10          the second tenth of the changes
    python tests/mutations/audit.py --all                 also further changes of rules of which one was noticed
    python tests/mutations/audit.py --table               rules by book: cited, recorded by hand, killed, surviving
    python tests/mutations/audit.py --lived               the rules that survive, with the marked tests that let them

The changes are taken in an order drawn by lot from `--seed` (kept in the record, like all that was found). What was
found of a change holds as long as the function that it is in and the tests that name its rules are the same (see
`sources`), so that a stopped audit goes on where it was. The record is `.mutations.jsonl`.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Set
from pathlib import Path
from typing import Any

import hypothesis  # noqa: F401 – imported once for all copies of this process
import msgspec.json  # noqa: F401
import pytest

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]
from changes import ROOT, Change, automatic, by_hand  # noqa: E402
from results import KILLED, LIVED, UNMARKED, Index, survivors, table  # noqa: E402
from sources import of_change, of_test  # noqa: E402
from warm import Warm, bound  # noqa: E402

from rule_coverage import NOT_BINDING, read_ledgers  # noqa: E402

RECORD = ROOT / ".mutations.jsonl"
INDEX = ROOT / ".mutations-index.json"
#: A change under which the tests of a rule do not end in so many seconds (of processor time, in a copy) has been
#: noticed.
LIMIT = 60
WITH_COPIES = hasattr(os, "fork")
#: For more changes than this all tests are collected first, in a process of which copies try them (see `warm`).
WORTH_COLLECTING = 20


def tests_by_rule() -> Index:
    """The tests that name each rule; collected anew when a test has changed."""
    total = hashlib.sha256()
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        total.update(file.read_bytes())
    if INDEX.is_file():
        kept = json.loads(INDEX.read_text("utf-8"))
        if kept["of"] == total.hexdigest():
            return kept["tests"]  # type: ignore[no-any-return]
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch) / "index.json"
        command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-m", "rule", "--rule-index", str(target)]
        subprocess.run(command, cwd=ROOT, env=_environment(), stdout=subprocess.DEVNULL, check=True)
        found: Index = json.loads(target.read_text("utf-8"))
    INDEX.write_text(json.dumps({"of": total.hexdigest(), "tests": found}), "utf-8")
    return found


def _environment(**more: str) -> dict[str, str]:
    places = [str(ROOT / "tests" / "mutations"), str(ROOT / "tests"), str(ROOT / "desktop")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(places), "QT_QPA_PLATFORM": "offscreen", **more}


def binding(changes: Iterable[Change]) -> list[Change]:
    """The changes with those of their rules alone that a ledger has and that bind."""
    ledgers = read_ledgers()
    found = []
    for change in changes:
        rules = tuple(r for r in change.rules if ledgers[r[0]].get(r[1], NOT_BINDING) != NOT_BINDING)
        if rules:
            found.append(dataclasses.replace(change, rules=rules))
    return found


def run(change: Change, index: Index, warm: Warm | None = None) -> dict[str, Any]:
    """Run the tests of a change's rules with it: for each rule whether it was killed, and by hand what to look at."""
    tests = {rule: index.get(rule[0], {}).get(rule[1], []) for rule in change.rules}
    wanted = list(dict.fromkeys(test for names in tests.values() for test in names))
    began = time.monotonic()
    outcome: dict[str, Any] | None = {"failed": [], "made": True}
    if wanted:
        found = None if warm is None else warm.failed(change, [names for names in tests.values() if names])
        noticed = found is not None and all(set(names) & set(found) for names in tests.values() if names)
        outcome = {"failed": found, "made": True} if noticed else _outcome(change, wanted)
    verdicts = {}
    for rule, names in tests.items():
        dead = outcome is None or any(name in outcome["failed"] for name in names)
        verdicts[" ".join(rule)] = UNMARKED if not names else KILLED if dead else LIVED
    told: dict[str, Any] = {"change": change.id, "of": digest(change, wanted), "rules": verdicts}
    if outcome is None:
        told["hung"] = True
    elif not outcome["made"]:
        told["unreached"] = True  # its module is never imported by these tests
    return {**told, "seconds": round(time.monotonic() - began, 1)}


def _outcome(change: Change, tests: list[str]) -> dict[str, Any] | None:
    """What the tests came to; None when they did not come to an end."""
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch) / "outcome.json"
        told = json.dumps({"change": dataclasses.asdict(change), "outcome": str(target)})
        # One failing test is enough for the only rule of a change.
        fewest = ["-x"] if len(change.rules) == 1 else []
        arguments = ["-q", "--assert=plain", "-p", "hook", "-p", "no:cacheprovider", *fewest, *tests]
        # A copy of a process that has imported the program already would not import the change.
        fresh = WITH_COPIES and "sanam" not in sys.modules
        (_forked if fresh else _started)(arguments, told)
        if not target.is_file():
            return None
        found: dict[str, Any] = json.loads(target.read_text("utf-8"))
    # Tests that could not even be collected have failed.
    missing = [] if found["failed"] and fewest else sorted(set(tests) - set(found["ran"]))
    return {**found, "failed": [*found["failed"], *missing]}


def _started(arguments: list[str], told: str) -> None:
    """Run pytest with a change in a process of its own."""
    command = [sys.executable, "-m", "pytest", *arguments]
    silent = subprocess.DEVNULL
    with contextlib.suppress(subprocess.TimeoutExpired):
        environment = _environment(SANAM_CHANGE=told)
        subprocess.run(command, cwd=ROOT, env=environment, stdout=silent, stderr=silent, timeout=LIMIT)


def _forked(arguments: list[str], told: str) -> None:
    """The same in a copy of this process, which has imported pytest and what no change is in already."""
    child = os.fork()
    if not child:
        try:
            with open(os.devnull, "w") as silent:
                os.dup2(silent.fileno(), 1)
                os.dup2(silent.fileno(), 2)
            os.environ.update(_environment(SANAM_CHANGE=told))
            os.chdir(ROOT)
            bound(LIMIT)
            pytest.main(arguments)
        finally:
            os._exit(0)
    until = time.monotonic() + 4 * LIMIT
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return
        time.sleep(0.02)


def digest(change: Change, tests: Iterable[str]) -> str:
    """What a verdict depends on: the change, the function that it is in and the tests."""
    total = hashlib.sha256(f"{change.id} {change.old} {change.new}\n{of_change(change)}".encode())
    for source in dict.fromkeys(map(of_test, sorted(tests))):
        total.update(source.encode())
    return total.hexdigest()[:16]


# ---------------------------------------------------------------------- the record


def known(record: Path = RECORD) -> tuple[int | None, dict[str, dict[str, Any]]]:
    """The seed of the audit, and what was found last of each change."""
    seed, found = None, {}
    for text in record.read_text("utf-8").splitlines() if record.is_file() else ():
        try:
            line = json.loads(text)
        except ValueError:
            continue  # a torn line
        if "seed" in line:
            seed = line["seed"]
        else:
            found[line["change"]] = line
    return seed, found


def add(line: dict[str, Any], record: Path = RECORD) -> None:
    with record.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def every() -> list[Change]:
    return binding([*automatic(), *by_hand()])


def go(options: argparse.Namespace) -> None:
    """Go on with the audit."""
    kept, found = known()
    seed = options.seed if options.seed is not None else kept
    if seed is None:
        seed = random.SystemRandom().getrandbits(32)
    if seed != kept:
        add({"seed": seed})
    index, changes = tests_by_rule(), every()
    random.Random(seed).shuffle(changes)
    if options.book:
        changes = [change for change in changes if any(book == options.book for book, _ in change.rules)]
    if options.kind:
        changes = [change for change in changes if change.kind.startswith(options.kind)]
    if options.slice:
        part, parts = (int(number) for number in options.slice.split("/"))
        changes = changes[part - 1 :: parts]
    held = {change.id for change in changes if _holds(found.get(change.id), change, index)}
    dead = {rule for name in held for rule, verdict in found[name]["rules"].items() if verdict == KILLED}
    waiting = [change for change in changes if change.id not in held and (options.all or not _settled(change, dead))]
    until = time.monotonic() + options.minutes * 60 if options.minutes else None
    warm = Warm(LIMIT, _environment()) if len(waiting[: options.most]) > WORTH_COLLECTING and WITH_COPIES else None
    done = 0
    for change in waiting:
        if (options.most and done >= options.most) or (until is not None and time.monotonic() > until):
            break
        if not options.all and _settled(change, dead):
            continue
        if not options.all:
            change = dataclasses.replace(change, rules=tuple(r for r in change.rules if " ".join(r) not in dead))
        line = run(change, index, warm)
        add(line)
        done += 1
        dead |= {rule for rule, verdict in line["rules"].items() if verdict == KILLED}
        lived = [rule for rule, verdict in line["rules"].items() if verdict == LIVED]
        if lived:
            print(f"lived: {change.id}: {', '.join(lived)}", flush=True)
    if warm is not None:
        warm.close()
    print(f"{done} changes run, seed {seed}")


def _settled(change: Change, dead: Set[str]) -> bool:
    """Whether a change of each of its rules has been noticed already."""
    return all(" ".join(rule) in dead for rule in change.rules)


def _holds(line: dict[str, Any] | None, change: Change, index: Index) -> bool:
    """Whether what was found of a change still holds."""
    if line is None:
        return False
    tried = [rule for rule in change.rules if " ".join(rule) in line["rules"]]
    tests = [test for book, rule in tried for test in index.get(book, {}).get(rule, [])]
    return line["of"] == digest(change, tests)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--book")
    parser.add_argument("--kind", help="skip, allow, drop, negate, nothing, empty, more or “by hand”")
    parser.add_argument("--slice", metavar="K/N")
    parser.add_argument("--most", type=int, metavar="N", help="stop after N changes")
    parser.add_argument("--minutes", type=float, help="stop after so many minutes")
    parser.add_argument("--all", action="store_true", help="also further changes of rules of which one was noticed")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--lived", action="store_true")
    options = parser.parse_args(arguments)
    if options.table or options.lived:
        _, found = known()
        index, changes = tests_by_rule(), every()
        said = survivors(found, changes, index) if options.lived else table(found, changes, index, read_ledgers())
        print("\n".join(said))
    else:
        go(options)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
