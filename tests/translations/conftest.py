"""What the program says, collected once for all tests of its translations."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import translate


@pytest.fixture(scope="session")
def program() -> translate.Collected:
    return translate.collect()
