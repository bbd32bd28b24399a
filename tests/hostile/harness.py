"""Runs the program as a person does, in a process of its own that can neither hang nor take the machine's memory."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
#: Seconds without progress and bytes of memory that no input may cost.
MOST_SECONDS = 30
MOST_BYTES = 1 << 30
_CEILING = 4 << 30  # beyond it the test would harm whoever runs it


class Ended(NamedTuple):
    status: int
    out: str
    err: str
    seconds: float
    bytes: int

    @property
    def fault(self) -> str:
        """What is bad about how it ended, "" when nothing is: the property that every input must keep."""
        if "Traceback" in self.err or "Exception ignored" in self.err:
            return "traceback: " + self.err[-300:]
        if self.status not in (0, 1, 2, 130):
            return f"status {self.status}: {self.err[-300:]}"
        if self.seconds > MOST_SECONDS:
            return f"{self.seconds:.0f} s"
        if self.bytes > MOST_BYTES:
            return f"{self.bytes >> 20} MiB"
        if any(ord(char) < 32 and char not in "\n\t" for char in self.out + self.err):
            return "control characters in the output"
        if self.status == 1 and not self.err.startswith("sanam: "):
            return f"no reason: {self.err[:200]!r}"
        return ""


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "QT_QPA_PLATFORM": "offscreen", **more}


def _prepare() -> None:
    # A shell starts what it runs in the background with Ctrl-C ignored, and a child inherits that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (_CEILING, _CEILING))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def sanam(
    *words: object,
    data: Path | None = None,
    interrupt_after: float | None = None,
    stdin: int = subprocess.DEVNULL,
    stdout: int = subprocess.PIPE,
    **more: str,
) -> Ended:
    """Run `sanam WORDS`, and send it Ctrl-C so many seconds after Python has started; `seconds` counts from there."""
    given = ["--data-dir", str(data)] if data is not None else []
    ready, told = os.pipe()
    start = f"import os, sys; os.write({told}, b'.'); from sanam.__main__ import main; sys.exit(main())"
    command = [sys.executable, "-c", start, *given, *map(os.fsencode, map(str, words))]
    started = time.monotonic()
    child = subprocess.Popen(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment(**more),
        preexec_fn=_prepare,
        pass_fds=[told],
    )
    os.close(told)
    try:
        os.read(ready, 1)
        os.close(ready)
        if interrupt_after is not None:
            time.sleep(interrupt_after)
            started = time.monotonic()
            child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=MOST_SECONDS * 3)
    except subprocess.TimeoutExpired:
        child.kill()
        out, err = child.communicate()
    seconds = time.monotonic() - started
    # The largest of all children so far: good enough to see that none was too large.
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024
    return Ended(
        child.returncode, (out or b"").decode("utf-8", "replace"), err.decode("utf-8", "replace"), seconds, peak
    )
