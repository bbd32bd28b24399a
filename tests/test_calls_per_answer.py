"""The rules do not become slower unnoticed: what does not vary from run to run is how many calls an answer takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from starter_cards import with_starters

HERE = Path(__file__).parent
#: Calls per answer by minor version of Python and game. A change that lowers them lowers them here.
RECORD = HERE / "calls_per_answer.json"
#: How much more is let through.
MORE = 1.05


def test_an_answer_takes_no_more_calls_than_recorded(tmp_path: Path) -> None:
    recorded = json.loads(RECORD.read_text("utf-8")).get(f"{sys.version_info.major}.{sys.version_info.minor}")
    if recorded is None:
        pytest.skip(f"nothing is recorded for this version of Python in {RECORD.name}")
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, str(HERE / "calls_per_answer.py"), str(with_starters(tmp_path / "data"))]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures = json.loads(told.stdout)
    print(f"\ncalls per answer: {figures}; recorded: {recorded}")
    assert figures.keys() == recorded.keys()
    dearer = {game: figure for game, figure in figures.items() if figure > recorded[game] * MORE}
    assert not dearer, f"recorded are {recorded}"
    cheaper = {game: figure for game, figure in figures.items() if figure * MORE < recorded[game]}
    assert not cheaper, f"record the lower figures in {RECORD.name}"
