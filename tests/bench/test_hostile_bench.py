"""Thousands of hostile files for each input, counted: `pytest tests/bench/test_hostile_bench.py -s`.

SANAM_HOSTILE_CASES says how many of each (default 400); each input has a process of its own, whose memory is measured.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
CASES = int(os.environ.get("SANAM_HOSTILE_CASES", "400"))
MOST_SECONDS, MOST_BYTES = 30, 1 << 30
NAMES = (
    *("pictures", "archives", "databases", "JSON", "TOML", "CSV", "strings.conf", "lflist.conf", "collections"),
    *("deck lists", "ydk", "cod", "sanam-deck", "links"),
)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_bad_comes_of_any_case(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, _PATHS))}
    done = subprocess.run(
        [sys.executable, __file__, name, str(CASES)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    counts = json.loads(done.stdout)
    with capsys.disabled():
        print(
            f"\n  {name}: {CASES} tried, {counts['refused']} refused well, {counts['accepted']} accepted rightly, "
            f"{len(counts['bad'])} bad; slowest {counts['slowest']:.2f} s, {counts['bytes'] >> 20} MiB"
        )
    assert counts["bad"] == []
    assert counts["slowest"] < MOST_SECONDS
    assert counts["bytes"] < MOST_BYTES


_PATHS = (TESTS.parent / "desktop", TESTS, TESTS / "hostile")


def _count(name: str, cases: int) -> dict[str, object]:
    from inputs import tried

    from sample_cards import write_cdb
    from sanam.catalogue.cdb import import_cdb
    from sanam.catalogue.store import Catalogue

    counts = {"accepted": 0, "refused": 0}
    bad: list[str] = []
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder:
        rows = [{"id": code, "type": 0x11, "name": f"Ox {code}"} for code in (1001, 1002)]
        with Catalogue(Path(folder, "catalogue.db")) as catalogue:
            import_cdb(catalogue, write_cdb(Path(folder, "known.cdb"), rows))
            for seed in range(cases):
                started = time.perf_counter()
                try:
                    counts[tried(name, seed, catalogue, Path(folder))] += 1
                except Exception:
                    bad.append(f"seed {seed}: {traceback.format_exc()[-1500:]}")
                slowest = max(slowest, time.perf_counter() - started)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    return {**counts, "bad": bad[:20], "slowest": slowest, "bytes": peak}


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    print(json.dumps(_count(sys.argv[1], int(sys.argv[2]))))
