"""How long each screen takes to open with 25,000 cards in the catalogue, and the memory that takes.

Printed, never asserted: `pytest tests/bench/test_screens_bench.py -s`. The window makes its screens in advance, one
after the other when it has nothing else to do; here each is made when it is asked for, which is the worst there is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_search_bench import CARDS, filled

DESKTOP = str(Path(__file__).parents[2] / "desktop")
SCRIPT = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sanam.ui import app
import sanam.ui.window as window

def memory():
    lines = open("/proc/self/status").read().splitlines()
    return {line.split()[0]: int(line.split()[1]) // 1024 for line in lines if line.startswith(("VmHWM", "VmRSS"))}

class Measured(window.Window):
    def __init__(self, *args, **how):
        super().__init__(*args, **how)
        self.ready.connect(lambda: QTimer.singleShot(1500, self.measure))

    def _warm(self, steps):
        pass

    def painted(self, what, act):
        begun = time.perf_counter()
        act()
        QApplication.processEvents()  # laid out and painted
        print(f"{what}: {(time.perf_counter() - begun) * 1000:.0f} ms", flush=True)

    def settle(self, seconds=1.5):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            QApplication.processEvents()
            time.sleep(0.005)

    def measure(self):
        print("memory when the cards are there:", memory()["VmRSS:"], "MB")
        screens = (window.NEW, window.EDITOR, window.CARDS, window.SHEETS, window.SETTINGS)
        for key in screens:
            self.painted(f"{key}, made", lambda: (self._make(key), self.show_screen(key)))
            self.settle()
        for key in (window.HOME, *screens):
            self.painted(f"{key}, again", lambda: self.show_screen(key))
            self.settle(0.5)
        self.show_screen(window.CARDS)
        self.settle(0.5)
        self.cards.eager = True
        for typed in ("a", "th", "龍", ""):
            self.painted(f"cards, typing {typed!r}", lambda: self.cards.edit.setText(typed))
            self.settle(0.7)
        bar = self.cards.view.verticalScrollBar()
        for _ in range(40):
            bar.setValue(bar.value() + bar.pageStep())
            self.settle(0.02)
        self.settle()
        found = memory()
        print("memory after search and 40 pages of cards:", found["VmRSS:"], "MB, at most", found["VmHWM:"], "MB")
        self.close()

window.Window = Measured
sys.exit(app.run(Path(sys.argv[1])))
"""


def test_screens_open_and_memory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled(tmp_path / "catalogue.db").close()
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        env={**os.environ, "PYTHONPATH": DESKTOP, "QT_QPA_PLATFORM": "offscreen"},
    )
    with capsys.disabled():
        print(f"\nscreens with {CARDS:,} cards in four languages, made when they are asked for, and again")
        print("".join(f"  {line}\n" for line in done.stdout.splitlines()), end="")
    assert done.returncode == 0, done.stderr
    assert "memory after search" in done.stdout
