"""What tests cost: a pytest plugin that tells which are too dear for the fast layer, and how large the workers grew.

It counts processor time, of a test and of the processes it waited for, so that a busy machine makes no test dear; and
it only tells, because another processor may be slower.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest

#: Seconds of processor time that a test of the fast layer may take, and MB that a worker may grow to.
MOST_SECONDS = 20
MOST_MEGABYTES = 700
#: How many of the tests are told in which a worker grew that has grown too large.
MOST_TOLD = 12


def _spent() -> float:
    """Seconds of processor time that this process and its ended children have taken."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _largest() -> int:
    """MB that this process has held at most; 0 where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held // 2**20 if sys.platform == "darwin" else held // 2**10


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Teller(), "cost-teller")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    before = _spent()
    yield
    item.user_properties.append(("cost", (round(_spent() - before, 1), _largest())))


class _Teller:
    def __init__(self) -> None:
        self.costs: dict[str, tuple[float, int]] = {}
        self.held: dict[str, int] = {}  # MB, by worker
        self.grew: dict[str, int] = {}  # MB by which a test let its worker grow

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "cost" and report.when == "teardown":
                self.costs[report.nodeid] = value
                node = getattr(report, "node", None)  # of pytest-xdist
                worker = node.gateway.id if node is not None else ""
                self.grew[report.nodeid] = value[1] - self.held.get(worker, value[1])
                self.held[worker] = value[1]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        if config.getoption("slow") or not self.costs:
            return
        tell = terminalreporter.write_line
        for test, (seconds, _) in sorted(self.costs.items(), key=lambda cost: -cost[1][0]):
            if seconds > MOST_SECONDS:
                tell(f"too dear for the fast layer ({seconds:.0f} s of processor time): {test}", yellow=True)
        largest = max(megabytes for _, megabytes in self.costs.values())
        if largest > MOST_MEGABYTES:
            tell(f"a worker grew to {largest} MB; {MOST_MEGABYTES} are allowed", yellow=True)
            for test, megabytes in sorted(self.grew.items(), key=lambda grown: -grown[1])[:MOST_TOLD]:
                tell(f"  by {megabytes} MB in {test}", yellow=True)
