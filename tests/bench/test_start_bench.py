"""How long a start takes, and a match until its first question is on the screen. Printed, never asserted:
`pytest tests/bench/test_start_bench.py -s`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

DESKTOP = str(Path(__file__).parents[2] / "desktop")
STARTS = 5
#: Opens the window, tells when the home screen is painted and when the cards are there, then begins a match.
SCRIPT = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from sanam.ui import app
import sanam.ui.window as window

class Measured(window.Window):
    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.painted.connect(lambda: print("painted", time.time(), flush=True))
        self.ready.connect(self.then)

    def then(self):
        print("ready", time.time(), flush=True)
        if "match" not in sys.argv:
            self.close()
            return
        self.seating.seated.connect(self.seated)
        QTimer.singleShot(1500, self.begin_match)

    def begin_match(self):
        self.at = time.perf_counter()
        self.play_now()

    def seated(self):
        QTimer.singleShot(0, self.done)

    def done(self):
        print("seated", time.perf_counter() - self.at)
        peak = [line for line in open("/proc/self/status") if line.startswith(("VmHWM", "VmRSS"))]
        print("memory", " ".join(" ".join(line.split()) for line in peak))
        self.close()

window.Window = Measured
sys.exit(app.run(Path(sys.argv[1])))
"""


def start(folder: Path, *words: str) -> dict[str, float | str]:
    """Seconds from the start of the process to each moment it told of."""
    begun = time.time()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(folder), *words],
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
        env={**os.environ, "PYTHONPATH": DESKTOP},
    )
    told: dict[str, float | str] = {}
    for line in done.stdout.splitlines():
        what, _, value = line.partition(" ")
        if what == "memory":
            told[what] = value
        elif re.fullmatch(r"[0-9.e-]+", value):
            told[what] = float(value) - (begun if what in ("painted", "ready") else 0)
    return told


def test_start_and_first_question(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = start(tmp_path)
    later = [start(tmp_path) for _ in range(STARTS)]
    match = start(tmp_path, "match")
    with capsys.disabled():
        print("\nstart of the program (offscreen)")
        print(f"  first start: painted {first['painted']:.2f} s, starter cards in {first['ready']:.2f} s")
        for what in ("painted", "ready"):
            times = sorted(float(one[what]) for one in later)
            print(f"  later starts: {what} {times[len(times) // 2]:.2f} s (best {times[0]:.2f}, worst {times[-1]:.2f})")
        print(f"  click on “Play now” to the table with its question: {float(match['seated']) * 1000:.0f} ms")
        print(f"  memory with a match on the screen: {match['memory']}")
    assert {"painted", "ready"} <= set(first) and "seated" in match
