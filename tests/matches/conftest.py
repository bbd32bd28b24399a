"""Matches of the toy game, which is small enough to play many of."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).parent.parent / "engine"
if str(ENGINE) not in sys.path:
    sys.path.append(str(ENGINE))

from toy_definition import PEBBLES  # noqa: E402

from sanam import games  # noqa: E402
from sanam.matches.store import Store  # noqa: E402


@pytest.fixture(autouse=True)
def _pebbles() -> Iterator[None]:
    with games.registered(PEBBLES):
        yield


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, sync=False)
