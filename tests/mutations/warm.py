"""Tries changes in copies of a process that has collected all tests that name rules: most are noticed at once.

Nothing is imported anew: in the copy the functions that a change touches get their new code. What had been worked out
before may hide a change, so what lives here is tried once more from the start (see `audit`).
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from changes import ROOT, Change, changed

#: The most bytes that a copy may hold: some changes make something grow without end.
MEMORY = 1_200_000_000
#: The most seconds of processor time that one test may take.
ONE_TEST = 12
NEW_LOCALS = 0x2


class Warm:
    """The process that has collected the tests."""

    def __init__(self, limit: float, environment: dict[str, str]) -> None:
        self.limit = limit
        there, back = os.pipe(), os.pipe()
        self.child = os.fork()
        if not self.child:
            os.close(there[1])
            os.close(back[0])
            try:
                os.environ.update(environment)
                _serve(os.fdopen(there[0]), os.fdopen(back[1], "w", buffering=1), limit)
            finally:
                os._exit(0)
        os.close(there[0])
        os.close(back[1])
        self.asking, self.answers = os.fdopen(there[1], "w", buffering=1), os.fdopen(back[0])

    def failed(self, change: Change, tests: list[list[str]]) -> list[str] | None:
        """The tests that notice the change, of each list one at most; None where it has to be tried otherwise."""
        plain = [change.module, change.place, change.kind, change.rules, change.old, change.new]
        self.asking.write(json.dumps([plain, tests]) + "\n")
        answer = self.answers.readline()
        found: list[str] | None = json.loads(answer) if answer else None
        return found

    def close(self) -> None:
        self.asking.close()
        os.waitpid(self.child, 0)


def _serve(asked: Any, answers: Any, limit: float) -> None:
    with open(os.devnull, "w") as silent:
        os.dup2(silent.fileno(), 1)
        os.dup2(silent.fileno(), 2)
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "desktop")]
    arguments = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-m", "rule", "tests"]
    pytest.main(arguments, plugins=[_Server(asked, answers, limit)])


class _Server:
    def __init__(self, asked: Any, answers: Any, limit: float) -> None:
        self.asked, self.answers, self.limit = asked, answers, limit
        self.found: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.found.append(report.nodeid.partition("[")[0])

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = defaultdict(list)
        for item in session.items:
            items[item.nodeid.partition("[")[0]].append(item)
        self._prepare(session.items)
        functions = _functions()
        gc.freeze()
        for line in self.asked:
            plain, tests = json.loads(line)
            change = Change(*plain[:3], tuple(tuple(rule) for rule in plain[3]), *plain[4:])
            wanted = [[item for test in names for item in items.get(test, ())] for names in tests]
            self.answers.write(json.dumps(self._try(change, wanted, functions)) + "\n")
        return True

    def _prepare(self, items: list[pytest.Item]) -> None:
        """Read what is read once for all tests: by the first test of each folder."""
        first = {item.path.parent: item for item in reversed(items) if "qtbot" not in getattr(item, "fixturenames", ())}
        for item in first.values():
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def _try(self, change: Change, items: list[list[pytest.Item]], functions: Functions) -> Any:
        try:
            pieces = new_code(change)
        except (OSError, ValueError):  # its module is not what it was
            return None
        if pieces is None or any((file, old) not in functions for file, old, _ in pieces):
            return None
        inside, outside = os.pipe()
        child = os.fork()
        if not child:
            self._run(pieces, items, functions, outside)
        os.close(outside)
        killed = _wait(child, 4 * self.limit)
        with os.fdopen(inside) as said:
            told = said.read()
        if killed:  # what comes to no end has been noticed
            return sorted({item.nodeid.partition("[")[0] for some in items for item in some})
        return json.loads(told) if told else None

    def _run(self, pieces: Pieces, items: list[list[pytest.Item]], functions: Functions, outside: int) -> None:
        """In the copy: put the new code in, run the tests, tell which failed, and be gone."""
        self.found = []
        bound(self.limit)
        try:
            for file, old, code in pieces:
                for function in functions[file, old]:
                    function.__code__ = code
            ran = set[str]()
            for some in items:
                for item in some:
                    if any(each.nodeid.partition("[")[0] in self.found for each in some):
                        break
                    if item.nodeid not in ran:
                        ran.add(item.nodeid)
                        spend(ONE_TEST)
                        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
            os.write(outside, json.dumps(sorted(set(self.found))).encode())
        finally:
            os._exit(0)


def bound(limit: float) -> None:
    """Let this process take no more than so many seconds of processor time, nor more than MEMORY."""
    spend(limit)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def spend(seconds: float) -> None:
    """Let this process take so much more processor time."""
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + seconds) + 1, most))


def _wait(child: int, limit: float) -> bool:
    """Wait for a process to end, so many seconds; whether it had to be killed."""
    until = time.monotonic() + limit
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.WIFSIGNALED(status)
        if time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return True
        time.sleep(0.005)


# ---------------------------------------------------------------------- code

Place = tuple[str, int]
"""The name of a function, with its class, and its line."""
Functions = dict[tuple[str, Place], list[FunctionType]]
Pieces = list[tuple[str, Place, CodeType]]
"""Of each function that a change touches its file, its place and its new code."""


def _functions() -> Functions:
    """The functions of the program, by where they stand."""
    found: Functions = defaultdict(list)
    for one in gc.get_objects():
        if type(one) is FunctionType and (one.__module__ or "").startswith("sanam."):
            found[one.__code__.co_filename, (one.__qualname__, one.__code__.co_firstlineno)].append(one)
    return dict(found)


def new_code(change: Change) -> Pieces | None:
    """The functions that a change touches; None where it touches anything else."""
    file = getattr(sys.modules.get(change.module), "__file__", None)
    if file is None:
        return None
    source = Path(file).read_text("utf-8")
    pieces = list(_differing(compile(source, file, "exec"), compile(changed(source, change), file, "exec")))
    if not pieces or None in pieces:
        return None
    return [(file, (old.co_qualname, old.co_firstlineno), new) for old, new in filter(None, pieces)]


def _differing(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType] | None]:
    """The functions of a module or class that differ; None where the module or class itself does."""
    if _bare(old) != _bare(new):
        yield None
        return
    for one, other in zip(_inside(old), _inside(new), strict=True):
        if one.co_flags & NEW_LOCALS:
            if not _same(one, other):
                yield one, other
        else:
            yield from _differing(one, other)


def _inside(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def _bare(code: CodeType) -> tuple[Any, ...]:
    """What a code does, without what stands in it."""
    consts = tuple(const.co_name if isinstance(const, CodeType) else repr(const) for const in code.co_consts)
    # The line of a class is one of the constants of its body.
    lined = tuple(const for const in consts if not (code.co_name != "<module>" and const.isdigit()))
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, lined


def _same(old: CodeType, new: CodeType) -> bool:
    ones, others = _inside(old), _inside(new)
    return _bare(old) == _bare(new) and len(ones) == len(others) and all(map(_same, ones, others))
